/** The place of a clause in the printed order, in words. @module */
import { stem } from '../editions/heading.js'
import type { PrintedSentence } from './edition-sentences.js'
import type { Misfit } from './first-misfit.js'

/** The place of a clause: its sentences, or the reason why it has none. */
export interface ClausePlace {
  readonly sentences: readonly PrintedSentence[]
  /** The reason why the clause restates no sentence. */
  readonly because?: string
}

/** Formats the name of a sentence with its digest. */
export const sentenceWords = ({ number, ordinal, first }: PrintedSentence): string =>
  `${headingWords(number)}, sentence ${ordinal} (${first})`

/** Formats the names of sentences in a row. */
export const misfitWords = ({ first, last }: Misfit): string =>
  first === last
    ? sentenceWords(first)
    : `${headingWords(first.number)}, one of the sentences ${first.ordinal} (${first.first}) to ${last.ordinal} (${last.first})`

const headingWords = (number: string): string => (number === '' ? 'before the first heading' : number)

/** Formats the place of a clause: its sentences, and the heading above them if that is not its own. */
export function placeWords({ sentences, because }: ClausePlace, ownNumber: string): string {
  if (sentences.length === 0) return `no sentence${because === undefined ? '' : `: ${because}`}`
  const headings = [...new Set(sentences.map(({ number }) => number))]
  return headings
    .map((heading) => {
      const own = sentences.filter(({ number }) => number === heading)
      const names = own.map(({ ordinal, first }) => `${ordinal} (${first})`).join(', ')
      const under =
        stem(heading) === stem(ownNumber) ? '' : `, printed ${heading === '' ? '' : 'under '}${headingWords(heading)}`
      return `sentence${own.length > 1 ? 's' : ''} ${names} of ${own[0]?.of}${under}`
    })
    .join('; ')
}
