/** The data of Non-players in a position. @module */

import { record } from 'rulewright/book'
import { z } from 'zod'
import { ACTIONS, FACTIONS, type Faction } from './vocabulary.js'

/** The Non-player cards, by Faction. */
export const DECKS = {
  reds: [48, 49, 50, 51, 52, 53],
  senate: [54, 55, 56, 57, 58, 59],
  moderates: [60, 61, 62, 63, 64],
} as const satisfies Readonly<Record<Faction, readonly number[]>>

export type CardNumber = (typeof DECKS)[Faction][number]

/** The Phase of the cards that share their Command with a card of the other Phase. */
const PHASES: Partial<Readonly<Record<CardNumber, 1 | 2>>> = { 49: 1, 50: 2, 54: 1, 55: 2, 62: 1, 63: 2 }

/** True if a card deals with its Command in a Phase. */
export const dealsIn = (card: CardNumber, phase: 1 | 2): boolean => (PHASES[card] ?? phase) === phase
const NUMBERS = [...DECKS.reds, ...DECKS.senate, ...DECKS.moderates]
const card = z.literal(NUMBERS)
const count = z.int().min(0)
const event = z.int().min(1).max(47)

/** The possible intentions of a Non-player in its turn. */
export const INTENTIONS = ['nothing', 'Pass', ...ACTIONS] as const
export const NonPlayers = record({
  /** The Factions that are Non-players. */
  factions: z.array(z.enum(FACTIONS)).readonly(),
  /** On which Event card each Faction has its "NP to play" marker. */
  toPlay: record({
    reds: event.or(z.literal('none')),
    senate: event.or(z.literal('none')),
    moderates: event.or(z.literal('none')),
  }),
  /** The Non-player that acts. */
  acting: z.enum(['nobody', ...FACTIONS]),
  /** The action that it has settled on. */
  intends: z.enum(INTENTIONS),
  /** The Non-player card that it executes. */
  card: card.or(z.literal('none')),
  /** The Non-player cards that were drawn and discarded in this turn, by their numbers. */
  drawn: z.array(card).readonly(),
  /** The die that was rolled for the condition of the card, retained; 0 for none. */
  die: count.max(6),
  /** The further dice that were rolled for the card, by what they are for. */
  dice: z.record(z.string(), z.int().min(1).max(6)).readonly(),
  /** The spaces that the Command of the card has selected, or the Cells of a Message. */
  selected: z.array(z.string()).readonly(),
  /** The number of decisions by each priority while the card is executed. */
  used: z.record(z.string(), count).readonly(),
  /** The latest choice of each priority. */
  latest: z.record(z.string(), z.record(z.string(), z.string().or(z.number()))).readonly(),
})

export type NonPlayers = z.infer<typeof NonPlayers>

export const noNonPlayers: NonPlayers = {
  factions: [],
  toPlay: { reds: 'none', senate: 'none', moderates: 'none' },
  acting: 'nobody',
  intends: 'nothing',
  card: 'none',
  drawn: [],
  die: 0,
  dice: {},
  selected: [],
  used: {},
  latest: {},
}

interface WithNonPlayers {
  readonly nonPlayers: NonPlayers
}

/** True if a Faction, or any other seat, is a Non-player. */
export const isNonPlayer = ({ nonPlayers }: WithNonPlayers, who: string): boolean =>
  nonPlayers.factions.some((faction) => faction === who)

/** A game in which the Non-players know something else. */
export const withNonPlayers = <G extends WithNonPlayers>(game: G, change: Partial<NonPlayers>): G => ({
  ...game,
  nonPlayers: { ...game.nonPlayers, ...change },
})

/** A game in which a Non-player begins to execute a card: no priority has decided yet. */
export const executingCard = <G extends WithNonPlayers>(game: G, acting: Faction, number: CardNumber, die = 0): G =>
  withNonPlayers(game, { acting, card: number, die, dice: {}, selected: [], used: {}, latest: {} })

/** A game in which no Non-player acts: its deck is whole again. */
export const reconstituted = <G extends WithNonPlayers>(game: G): G => {
  const { factions, toPlay } = game.nonPlayers
  return withNonPlayers(game, { ...noNonPlayers, factions, toPlay })
}
