/** A message that cannot be said: the catalogue does not have it, or a fact is missing. Nothing is said by halves. */
export class WordsMissing extends Error {}
