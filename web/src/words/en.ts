// English, all of it but what only the terminal says.
const files = import.meta.glob<string>(
  ["../../../src/digsite/words/en/*.ftl", "!../../../src/digsite/words/en/terminal.ftl"],
  { import: "default", eager: true },
);

export default Object.values(files);
