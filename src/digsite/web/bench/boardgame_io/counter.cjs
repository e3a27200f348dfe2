// A server of boardgame.io to measure beside ours: a counter as its game.
// Usage: node counter.cjs FOLDER-WITH-NODE_MODULES MOVES-IN-A-GAME [BYTES [FOLDER]]
// BYTES: the state has about so many more for each player, as a card table has. FOLDER: states are kept there, by the
// store that comes with boardgame.io; otherwise they are in memory only.
const { createRequire } = require("node:module");
const path = require("node:path");

const [folder, moves, bytes = "0", kept] = process.argv.slice(2);
const peer = createRequire(path.join(folder, "counter.cjs"));
const { Server, FlatFile } = peer("boardgame.io/server");
const { PlayerView } = peer("boardgame.io/core");

// Half of what a player is told everybody sees, half is their own; the rest of the cards nobody sees.
const cards = (size) => Array.from({ length: size / 37 }, (_, id) => ({ id: id + 100, kind: "parchment", of: 3 }));
const half = Number(bytes) / 2;
const table = () => ({ table: cards(half), players: { 0: cards(half), 1: cards(half) }, secret: cards(half) });

const counter = {
  name: "counter",
  setup: () => ({ count: 0, ...(half ? table() : {}) }),
  playerView: half ? PlayerView.STRIP_SECRETS : undefined,
  moves: {
    add: ({ G }) => {
      G.count += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.count >= Number(moves) ? { over: true } : undefined),
};

const db = kept ? new FlatFile({ dir: kept }) : undefined;
const server = Server({ games: [counter], origins: [], db });
server.run({ port: 0 }).then(({ appServer }) => {
  const version = (name) => peer(`${name}/package.json`).version;
  const versions = { "boardgame.io": version("boardgame.io"), "socket.io": version("socket.io"), node: process.version };
  console.log(JSON.stringify({ port: appServer.address().port, versions }));
});
process.stdin.on("end", () => process.exit(0)).resume(); // with whoever started it
