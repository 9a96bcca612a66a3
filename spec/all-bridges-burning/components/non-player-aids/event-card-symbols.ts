/** The symbols by which the Event cards tell Non-players what to do. @module */

import { type Fact, record } from 'rulewright/book'
import { z } from 'zod'
import { FACTIONS, type Faction } from '../../vocabulary.js'
import { standardDeck } from '../deck.js'
import { factOf, known } from './known.js'

/** The component that the facts of the symbols are about. */
export const SYMBOLS = 'Non-player symbols'
const factions = (says: string) => z.array(z.enum(FACTIONS)).readonly().default([]).describe(says)
export const Symbols = record({
  card: z.int().min(1).max(47).describe('The number of the Event card'),
  event: factions('The Non-players that execute the Event: those whose symbol is in color'),
  pass: factions('The Non-players that Pass to play the Event next: those that have the Pass symbol'),
  instructions: factions('The Non-players whose symbol has the letter "i": the aid sheet says more of them'),
  ...known,
}).meta({ id: 'Symbols' })
export type Symbols = z.infer<typeof Symbols>

/** The kinds of symbols that decide something. */
export type SymbolKind = 'event' | 'pass'

/** True if a card shows a symbol of a kind for a Faction. */
export const showsSymbol = (
  { cards }: { readonly cards: readonly Symbols[] },
  card: number | 'none',
  kind: SymbolKind,
  faction: Faction,
): boolean => cards.find((other) => other.card === card)?.[kind].includes(faction) ?? false

const BECAUSE = 'the symbols were not found; ours, spread over the Factions in turn'
/** One card in this many shows no Faction in color, and one in this many a Pass symbol. */
const [PLAIN, PASS] = [5, 7]
const factionAt = (place: number): Faction => FACTIONS[place % FACTIONS.length] ?? 'reds'

const standIn = (card: number, place: number): Symbols => ({
  card,
  event: place % PLAIN === PLAIN - 1 ? [] : [factionAt(place)],
  pass: place % PASS === PASS - 1 ? [factionAt(place + 1)] : [],
  instructions: [],
  source: 'stand-in',
  because: BECAUSE,
})

const periphery: Symbols = {
  card: 18,
  event: ['moderates'],
  pass: [],
  instructions: [],
  source: 'derived',
  because: 'the example of 8.1.5 has the Moderates leave the card for want of an effect only',
}

/** The symbols as far as they are known, with stand-ins for the rest. */
export const standardSymbols: readonly Symbols[] = [...standardDeck.events1917, ...standardDeck.events1918].map(
  (card, place) => (card === periphery.card ? periphery : standIn(card, place)),
)

const inWords = ({ card, event, pass, instructions }: Symbols): string =>
  [
    `card ${card}: `,
    event.length > 0 ? `executed by ${event.join(', ')}` : 'executed by nobody',
    ...(pass.length > 0 ? [`; ${pass.join(', ')} Pass for it`] : []),
    ...(instructions.length > 0 ? [`; instructions for ${instructions.join(', ')}`] : []),
  ].join('')

/** The facts of the symbols, each card with its source. */
export const symbolFacts = (cards: readonly Symbols[], file: string): readonly Fact[] =>
  cards.map((symbols) => factOf(SYMBOLS, inWords(symbols), symbols, file))
