// A server of boardgame.io to measure beside ours: a counter as its game, memory only.
// Usage: node counter.cjs FOLDER-WITH-NODE_MODULES MOVES-IN-A-GAME
const { createRequire } = require("node:module");
const path = require("node:path");

const [folder, moves] = process.argv.slice(2);
const peer = createRequire(path.join(folder, "counter.cjs"));
const { Server } = peer("boardgame.io/server");

const counter = {
  name: "counter",
  setup: () => ({ count: 0 }),
  moves: {
    add: ({ G }) => {
      G.count += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.count >= Number(moves) ? { over: true } : undefined),
};

const server = Server({ games: [counter], origins: [] });
server.run({ port: 0 }).then(({ appServer }) => {
  const version = (name) => peer(`${name}/package.json`).version;
  const versions = { "boardgame.io": version("boardgame.io"), "socket.io": version("socket.io"), node: process.version };
  console.log(JSON.stringify({ port: appServer.address().port, versions }));
});
process.stdin.on("end", () => process.exit(0)).resume(); // with whoever started it
