/** Why not: of all that is refused, what somebody means, folded by the reasons for which it is refused. @module */
import {
  aboutText,
  byReason,
  type Decision,
  type GameState,
  isSamePlace,
  type RefusedChoice,
  type Rules,
  spoken,
} from '#core'
import { mentionedClauses } from './citations.js'
import { foldedText, foldTexts } from './fold-texts.js'
import { shortOptionText } from './option-text.js'
import { placesIn } from './pictured-places.js'
import type { RefusedTogether, WhyNotView, WhyRequest } from './protocol.js'

/** The maximum number of candidates with the same refusal to name. */
const NAMED = 4

/** Finds the refused candidates that a request means, and the matching options. */
export function whyNotView<Game extends GameState>(
  { book }: Pick<Rules<Game>, 'book'>,
  game: Game,
  due: Decision,
  meant: WhyRequest,
): WhyNotView {
  const isMeant = (one: Worded) => agrees(one, meant) && agreesAt(placesIn(book, game, one.option), meant)
  const refused = [...due.refused(), ...due.asides.refused()].filter(
    (one) => isMeant(one) && (meant.clause === undefined || isBy(one, meant.clause)),
  )
  const offered = meant.clause === undefined ? [...due.choices, ...due.asides.choices()].filter(isMeant) : []
  const groups = togetherOf(refused)
  const texts = offered.map(shortOptionText)
  return {
    refused: groups,
    offered: foldTexts(texts).map((one) => foldedText(one, texts)),
    says: [],
    clauses: mentionedClauses(
      book,
      groups.flatMap(({ why }) => why),
    ),
  }
}

type Worded = Parameters<typeof spoken>[0] & { readonly seat: string; readonly about?: string }

/** Candidates that are refused for the same reasons, a few of them by name. */
function togetherOf(refused: readonly RefusedChoice[]): readonly RefusedTogether[] {
  return byReason(refused).map((same) => {
    const texts = [...new Set(same.refused.map(shortOptionText))]
    const names = foldTexts(texts).map((one) => foldedText(one, texts))
    const kept = names.slice(0, NAMED)
    return { names: kept, more: names.length - kept.length, why: same.why }
  })
}

const isBy = ({ refusals }: RefusedChoice, id: string): boolean =>
  refusals.some(({ clauses }) => clauses.some((clause) => clause.id === id))

const agreesAt = (places: readonly string[], { place }: WhyRequest): boolean =>
  place === undefined || places.some((about) => isSamePlace(about, place))

/** Words that say nothing of what is meant. */
const IDLE = new Set(
  'a an and are at be can could do does how i in is it may might my not of on or should the their to we who why would you'.split(
    ' ',
  ),
)

/** The words of a text, without marks and capitals. */
export const splitWords = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** True if every typed word begins a word of an option, of its seat, or of its subject. */
function agrees(one: Worded, { words = '' }: WhyRequest): boolean {
  const said = splitWords(words).filter((word) => !IDLE.has(word))
  if (said.length === 0) return true
  const all = splitWords(`${one.seat} ${spoken(one)}${aboutText(one.about)}`)
  return said.every((word) => all.some((other) => other.startsWith(word) || word === `${other}s`))
}
