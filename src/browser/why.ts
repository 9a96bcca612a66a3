/** Why not: of all that is refused, what somebody means, folded by the reasons for which it is refused. @module */
import type { Decision, GameState, RefusedChoice, Rules } from '#kernel'
import { isSamePlace } from '../kernel/drawing.js'
import { byReason } from '../kernel/refusing.js'
import { aboutText, spoken } from '../kernel/words.js'
import { mentioned } from './cited.js'
import { folded, foldedText } from './folding.js'
import { placesIn } from './places.js'
import type { Meant, RefusedTogether, Why } from './protocol.js'
import { worded } from './worded.js'

/** How many candidates that are refused alike are named. */
const NAMED = 4

/** What is refused of what is meant, and what of it is offered. */
export function whyOf<Game extends GameState>(
  { book }: Pick<Rules<Game>, 'book'>,
  game: Game,
  due: Decision,
  meant: Meant,
): Why {
  const isMeant = (one: Worded) => agrees(one, meant) && agreesAt(placesIn(book, game, one.option), meant)
  const refused = [...due.refused(), ...due.asides.refused()].filter(
    (one) => isMeant(one) && (meant.clause === undefined || isBy(one, meant.clause)),
  )
  const offered = meant.clause === undefined ? [...due.choices, ...due.asides.choices()].filter(isMeant) : []
  const groups = togetherOf(refused)
  const texts = offered.map(worded)
  return {
    refused: groups,
    offered: folded(texts).map((one) => foldedText(one, texts)),
    says: [],
    clauses: mentioned(
      book,
      groups.flatMap(({ why }) => why),
    ),
  }
}

type Worded = Parameters<typeof spoken>[0] & { readonly seat: string; readonly about?: string }

/** Candidates that are refused for the same reasons, a few of them by name. */
function togetherOf(refused: readonly RefusedChoice[]): readonly RefusedTogether[] {
  return byReason(refused).map((same) => {
    const texts = [...new Set(same.refused.map(worded))]
    const names = folded(texts).map((one) => foldedText(one, texts))
    const kept = names.slice(0, NAMED)
    return { names: kept, more: names.length - kept.length, why: same.why }
  })
}

const isBy = ({ refusals }: RefusedChoice, id: string): boolean =>
  refusals.some(({ clauses }) => clauses.some((clause) => clause.id === id))

const agreesAt = (places: readonly string[], { place }: Meant): boolean =>
  place === undefined || places.some((about) => isSamePlace(about, place))

/** Words that say nothing of what is meant. */
const IDLE = new Set(
  'a an and are at be can could do does how i in is it may might my not of on or should the their to we who why would you'.split(
    ' ',
  ),
)

/** The words of a text, without marks and capitals. */
export const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether every word that somebody typed begins a word of an option, of its seat, or of what it is about. */
function agrees(one: Worded, { words = '' }: Meant): boolean {
  const said = wordsIn(words).filter((word) => !IDLE.has(word))
  if (said.length === 0) return true
  const all = wordsIn(`${one.seat} ${spoken(one)}${aboutText(one.about)}`)
  return said.every((word) => all.some((other) => other.startsWith(word) || word === `${other}s`))
}
