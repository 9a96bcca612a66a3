/** The words of a text, as they are compared. @module */

/** The words of a text: camel case is parted, accents and the ending of a plural do not count. */
export const wordsIn = (text: string): string[] =>
  text
    .replace(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}.]+|\.(?!\d)/u)
    .map(singular)
    .filter((word) => word !== '')

const singular = (word: string): string =>
  word.length > 4 && word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : /[^s]s$/.test(word) && word.length > 3
      ? word.slice(0, -1)
      : word
