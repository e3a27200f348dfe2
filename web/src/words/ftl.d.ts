/** A catalogue of words, as text (catalogues.ts). */
declare module "virtual:words/*" {
  const text: string;
  export default text;
}

/** The languages there are: what each calls itself, and where its words are. */
declare module "virtual:languages" {
  interface Language {
    readonly name: string;
    readonly home: () => Promise<{ default: string }>;
    readonly table: () => Promise<{ default: string }>;
    readonly replay: () => Promise<{ default: string }>;
    readonly games: () => Promise<{ default: string }>;
    readonly together: () => Promise<{ default: string }>;
    readonly learn: () => Promise<{ default: string }>;
    readonly tips: () => Promise<{ default: string }>;
  }
  const languages: Readonly<Record<string, Language>>;
  export default languages;
}
