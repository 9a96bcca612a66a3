/** The words of a text, as they are compared. @module */

/** The words of a text: camel case is parted, accents and the ending of a plural do not count. */
export const tokenize = (text: string): string[] => parted(text, BETWEEN)

/** The same, but a sign before a number is a part of it: `-10` is not `+10`. */
export const signedWordsIn = (text: string): string[] =>
  parted(isAscii(text) ? text : text.replace(/(?<![\p{L}\p{N}])[−–](?=\d)/gu, '-'), BETWEEN_SIGNED)

/** Patterns for the text between words: one for any text, and a faster one for English letters. */
interface Between {
  readonly anywhere: RegExp
  readonly ascii: RegExp
}

const BETWEEN: Between = { anywhere: /[^\p{L}\p{N}.]+|\.(?!\d)/u, ascii: /[^a-z\d.]+|\.(?!\d)/ }
const BETWEEN_SIGNED: Between = {
  anywhere: /(?:[^\p{L}\p{N}.+-]|\.(?!\d)|(?<=[\p{L}\p{N}])[+-]|[+-](?!\d))+/u,
  ascii: /(?:[^a-z\d.+-]|\.(?!\d)|(?<=[a-z\d])[+-]|[+-](?!\d))+/,
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the bounds of ASCII
const isAscii = (text: string): boolean => /^[\x00-\x7f]*$/.test(text)

/** A number without its sign. */
export const withoutSign = (word: string): string => word.replace(/^[+-]/, '')

function parted(text: string, { anywhere, ascii }: Between): string[] {
  const words = isAscii(text)
    ? text
        .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
        .toLowerCase()
        .split(ascii)
    : text
        .replace(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ')
        .toLowerCase()
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .split(anywhere)
  return words.map(singular).filter((word) => word !== '')
}

const singular = (word: string): string =>
  word.length > 4 && word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : /[^s]s$/.test(word) && word.length > 3
      ? word.slice(0, -1)
      : word

/** Words that hold a sentence together and name nothing. */
export const SMALL: ReadonlySet<string> = new Set(
  `a an and any are as at be been but by can could did do does doing during each even ever far for from get gets had happen has have he her his how i
  if in into is it its just let many may me might more much must my near no not of off on one's onto or our out over please shall
  she should so some still than that the their them then there these they this those to until up us was we were what when where
  which who whom whose why will with within without would you your`
    .split(/\s+/)
    .flatMap(tokenize),
)

/** Numbers that people write as words. */
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** The words of a name that say something; all of them where none does. */
export function tellingWords(name: string): readonly string[] {
  const words = signedWordsIn(name).map(asNumber)
  const telling = words.filter((word) => !SMALL.has(word))
  return telling.length > 0 ? telling : words
}

/** Numbers as they are printed behind a name, such as Phase II; one and five are letters, too. */
const ROMAN = { ii: '2', iii: '3', iv: '4', vi: '6', vii: '7', viii: '8', ix: '9' }

const FIGURES: ReadonlyMap<string, string> = new Map([
  ...NUMBERS.map((word, number) => [word, String(number)] as const),
  ...Object.entries(ROMAN),
])

/** A word, or the number that it is, in figures. */
export const asNumber = (word: string): string => FIGURES.get(word) ?? word
