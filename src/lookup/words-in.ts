/** The words of a text, as they are compared. @module */

/** The words of a text: camel case is parted, accents and the ending of a plural do not count. */
export const wordsIn = (text: string): string[] => parted(text, /[^\p{L}\p{N}.]+|\.(?!\d)/u)

/** The same, but a sign before a number is a part of it: `-10` is not `+10`. */
export const signedWordsIn = (text: string): string[] =>
  parted(
    text.replace(/(?<![\p{L}\p{N}])[−–](?=\d)/gu, '-'),
    /(?:[^\p{L}\p{N}.+-]|\.(?!\d)|(?<=[\p{L}\p{N}])[+-]|[+-](?!\d))+/u,
  )

/** A number without its sign. */
export const unsigned = (word: string): string => word.replace(/^[+-]/, '')

const parted = (text: string, between: RegExp): string[] =>
  text
    .replace(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(between)
    .map(singular)
    .filter((word) => word !== '')

const singular = (word: string): string =>
  word.length > 4 && word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : /[^s]s$/.test(word) && word.length > 3
      ? word.slice(0, -1)
      : word
