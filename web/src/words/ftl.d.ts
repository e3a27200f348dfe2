/** A catalogue of words, as text without its comments (vite.config.ts). */
declare module "*.ftl" {
  const text: string;
  export default text;
}
