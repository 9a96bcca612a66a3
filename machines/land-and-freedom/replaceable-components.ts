/**
 * The components of which a user can give their own, as a file: those who own the game can read them off the box.
 *
 * @module
 */

import {
  type Book,
  check,
  type Fact,
  few,
  type GameState,
  type Parsed,
  type Problem,
  type Replaceable,
  record,
} from 'rulewright/book'
import { type ZodType, z } from 'zod'
import { BoardText } from '#spec/land-and-freedom/components/board'
import { FascistCard, PlayerCard } from '#spec/land-and-freedom/components/cards'
import { boardProblems } from '#spec/land-and-freedom/components/check-board'
import { playerCardProblems } from '#spec/land-and-freedom/components/check-cards'
import { fascistCardProblems } from '#spec/land-and-freedom/components/check-fascists'
import { trackProblems } from '#spec/land-and-freedom/components/check-tracks'
import type { Components } from '#spec/land-and-freedom/components/components'
import { fascistCardFacts } from '#spec/land-and-freedom/components/fascist-cards'
import { playerCardFacts } from '#spec/land-and-freedom/components/player-cards'
import { boardFacts } from '#spec/land-and-freedom/components/stand-in-board'
import { trackFacts } from '#spec/land-and-freedom/components/stand-in-tracks'
import { TrackTexts } from '#spec/land-and-freedom/components/tracks'
import { FACTIONS, YEARS } from '#spec/land-and-freedom/vocabulary'

/** A deck that a file may leave out: what it leaves out stays as it was. */
const deckOf = <Card extends ZodType>(card: Card) => z.array(card).readonly().exactOptional()
const isGiven = (decks: object) => Object.keys(decks).length > 0
const GIVES_NOTHING = 'gives no deck; expected one at least'

const GivenPlayerCards = record({
  Anarchists: deckOf(PlayerCard),
  Communists: deckOf(PlayerCard),
  Moderates: deckOf(PlayerCard),
}).refine(isGiven, GIVES_NOTHING)

const GivenFascistCards = record({
  1: deckOf(FascistCard),
  2: deckOf(FascistCard),
  3: deckOf(FascistCard),
}).refine(isGiven, GIVES_NOTHING)

/** A part of the components that a file can replace, and what was known of that part. */
interface Part<Value> {
  readonly says: string
  readonly schema: ZodType<Value>
  /** The components with what the file gives. */
  readonly within: (parts: Components, value: Value) => Components
  /** Lists the problems of components after the file has been put in. */
  readonly problemsOf: (parts: Components) => readonly Problem[]
  /** The facts about what the file replaces. */
  readonly factsOf: (value: Value) => readonly Fact[]
}

/** Facts without those about what a file replaces, as far as they were stand-ins. */
const without = (facts: readonly Fact[], replaced: readonly Fact[]): readonly Fact[] =>
  facts.filter((fact) => fact.source !== 'stand-in' || !replaced.includes(fact))

/** Components with what a file gives, or what is wrong with that. */
function replacedIn<Value>(part: Part<Value>, parts: Components, value: unknown): Parsed<Components> {
  const read = check(part.schema, value)
  if (!read.ok) return read
  const replaced = part.within(parts, read.value)
  const problems = part.problemsOf(replaced)
  if (problems.length > 0) return { ok: false, problems: few(problems) }
  return { ok: true, value: { ...replaced, facts: without(parts.facts, part.factsOf(read.value)) } }
}

const playerCards: Part<z.infer<typeof GivenPlayerCards>> = {
  says: 'the player cards, of one faction or of several',
  schema: GivenPlayerCards,
  within: (parts, decks) => ({ ...parts, cards: { ...parts.cards, ...decks } }),
  problemsOf: ({ cards }) => playerCardProblems(cards),
  factsOf: (decks) => FACTIONS.filter((faction) => faction in decks).flatMap((faction) => playerCardFacts[faction]),
}

const fascistCards: Part<z.infer<typeof GivenFascistCards>> = {
  says: 'the Fascist cards, of one Year or of several',
  schema: GivenFascistCards,
  within: (parts, decks) => ({ ...parts, fascists: { ...parts.fascists, ...decks } }),
  problemsOf: ({ fascists }) => fascistCardProblems(fascists),
  factsOf: (decks) => YEARS.filter((year) => year in decks).flatMap((year) => fascistCardFacts[year]),
}

const tracks: Part<TrackTexts> = {
  says: 'the icons of the five tracks, and where the Government ends',
  schema: TrackTexts,
  within: (parts, given) => ({ ...parts, tracks: given }),
  problemsOf: (parts) => trackProblems(parts.tracks),
  factsOf: () => trackFacts,
}

const board: Part<BoardText> = {
  says: 'the flags and the order of the Fronts, who sits where, the places for Glory',
  schema: BoardText,
  within: (parts, given) => ({ ...parts, board: given }),
  problemsOf: (parts) => boardProblems(parts.board),
  factsOf: () => boardFacts,
}

/** The components that can be replaced. */
export function replaceable<Game extends GameState>(
  parts: Components,
  assemble: (parts: Components) => Book<Game>,
): Readonly<Record<string, Replaceable<Game>>> {
  const fromFile = <Value>(part: Part<Value>): Replaceable<Game> => ({
    says: part.says,
    schema: part.schema,
    over: (value) => {
      const read = replacedIn(part, parts, value)
      return read.ok ? { ok: true, value: assemble(read.value) } : read
    },
  })
  return {
    'player-cards': fromFile(playerCards),
    'fascist-cards': fromFile(fascistCards),
    tracks: fromFile(tracks),
    board: fromFile(board),
  }
}
