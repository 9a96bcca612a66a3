/**
 * Terms: what a sentence speaks of, as far as two sentences about the same share it, though their words are not the same.
 *
 * Numbers count in figures or in words, and a word counts by its stem: `picking two apples` and `2 apples are picked` share all.
 *
 * @module
 */

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Words that stand in any sentence. */
const EMPTY = new Set(
  `a an the of to in on at by for with from as is are be been was were it its this that these those there and or not no if then
  than also so such only any each every all both either which who whose whom what when where while he she they them their his
  her you your we our us i do does did has have had will would can could may might must shall should into onto out up down over
  under again same other another more most less least much many few some one's per about after before during until but nor
  see e.g i.e etc thus hence s t`.split(/\s+/),
)

/** Longest first, so that the whole ending goes. */
const ENDINGS = /(?:ations?|ments?|ingly|ings?|ions?|ies|ers?|als?|ed|es|ly|y|e|s)$/

/** No stem is longer, and none that is cut off is shorter. */
const LONGEST = 7
const SHORTEST = 3

const WORD = /[+\-–−]?\p{N}+(?:\.\p{N}+)*|\p{L}+(?:[’'`]\p{L}+)?/gu

const known = new Map<string, string | undefined>()

/** The stem of a word; nothing where it stands in any sentence. */
function stemOf(raw: string): string | undefined {
  if (known.has(raw)) return known.get(raw)
  const stem = stemmed(raw)
  known.set(raw, stem)
  return stem
}

function stemmed(raw: string): string | undefined {
  const word = raw
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’'`]\p{L}*$/u, '')
    .replace(/^[–−]/, '-')
    .replace(/^[+-](?=\d)/, '')
  if (EMPTY.has(word)) return undefined
  const number = NUMBERS.indexOf(word)
  if (number >= 0) return `${number}`
  if (/^\d/.test(word)) return word
  const bare = word.replace(ENDINGS, '')
  return (bare.length >= SHORTEST ? bare : word).slice(0, LONGEST)
}

/** The terms of a text, each once. */
export const termsOf = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(WORD)].flatMap(([word]) => stemOf(word) ?? [])),
]

/** Returns the weight of each term: the fewer texts contain it, the more it weighs. */
export function weightsOf(texts: readonly (readonly string[])[]): (term: string) => number {
  const counts = new Map<string, number>()
  for (const terms of texts) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return (term) => Math.log((texts.length + 1) / ((counts.get(term) ?? 0) + 0.5))
}
