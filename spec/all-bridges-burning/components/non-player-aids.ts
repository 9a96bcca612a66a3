/**
 * The symbols by which the Event cards tell Non-players what to do: they are printed on the cards, and not in the rulebook.
 *
 * @module
 */
import { z } from 'zod'
import { checkShape } from '../../../src/examples/shape.js'
import { type Fact, SOURCES } from '../../../src/kernel/book.js'
import type { Parsed } from '../../../src/kernel/position.js'
import { FACTIONS, type Faction } from '../vocabulary.js'
import { type Deck, standardDeck } from './deck.js'

const factions = (says: string) => z.array(z.enum(FACTIONS)).readonly().default([]).describe(says)

const Symbols = z
  .strictObject({
    card: z.int().min(1).max(47).describe('The number of the Event card'),
    event: factions('The Non-players that execute the Event: those whose symbol is in color'),
    pass: factions('The Non-players that Pass to play the Event next: those that have the Pass symbol'),
    instructions: factions('The Non-players whose symbol has the letter "i": the aid sheet says more of them'),
    source: z.enum(SOURCES).describe('Where it was read; stand-in if it is nobody knows what'),
    because: z.string().exactOptional().describe('Where it was read, or why something stands in'),
  })
  .readonly()
  .meta({ id: 'Symbols' })
type Symbols = z.infer<typeof Symbols>

/** The symbols for Non-players on the Event cards. */
export const NonPlayerSymbols = z
  .strictObject({ name: z.string().min(1), cards: z.array(Symbols).min(1).readonly() })
  .readonly()
/** The symbols for Non-players on the Event cards. */
export type NonPlayerSymbols = z.infer<typeof NonPlayerSymbols>

/** The kinds of symbols that decide something. */
export type SymbolKind = 'event' | 'pass'

/** Whether a card shows a symbol of a kind for a Faction. */
export const showsSymbol = (
  { cards }: NonPlayerSymbols,
  card: number | 'none',
  kind: SymbolKind,
  faction: Faction,
): boolean => cards.find((known) => known.card === card)?.[kind].includes(faction) ?? false

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
export const standardSymbols: NonPlayerSymbols = {
  name: 'stand-ins',
  cards: [...standardDeck.events1917, ...standardDeck.events1918].map((card, place) =>
    card === periphery.card ? periphery : standIn(card, place),
  ),
}

/** What the facts of the symbols are about. */
export const SYMBOLS = 'non-players'

const inWords = ({ card, event, pass, instructions }: Symbols): string =>
  [
    `card ${card}: `,
    event.length > 0 ? `executed by ${event.join(', ')}` : 'executed by nobody',
    ...(pass.length > 0 ? [`; ${pass.join(', ')} Pass for it`] : []),
    ...(instructions.length > 0 ? [`; instructions for ${instructions.join(', ')}`] : []),
  ].join('')

/** The facts of the symbols, each card with its source. */
export const symbolFacts = ({ name, cards }: NonPlayerSymbols): readonly Fact[] =>
  cards.map((symbols) => ({
    component: SYMBOLS,
    fact: inWords(symbols),
    source: symbols.source,
    because: symbols.because ?? `the file "${name}"`,
  }))

/** Symbols in which cards of another file take the place of those with their numbers. */
export const overlaidSymbols = (under: NonPlayerSymbols, over: NonPlayerSymbols): NonPlayerSymbols => ({
  name: over.name,
  cards: under.cards.map((known) => over.cards.find(({ card }) => card === known.card) ?? known),
})

/** Reads the symbols of a file for a deck. */
export function parseSymbols(
  { events1917, events1918 }: Pick<Deck, 'events1917' | 'events1918'>,
  value: unknown,
): Parsed<NonPlayerSymbols> {
  const shaped = checkShape(NonPlayerSymbols, value)
  if (!shaped.ok) return shaped
  const { cards } = shaped.value
  const problems = cards.flatMap(({ card }, index) => {
    const path = ['cards', index, 'card']
    if (![...events1917, ...events1918].includes(card))
      return [{ path, message: `got ${card}, expected the number of an Event: 1 to 21 or 25 to 45` }]
    const first = cards.findIndex((other) => other.card === card)
    return first < index ? [{ path, message: `card ${card} is there twice, first as cards[${first}]` }] : []
  })
  return problems.length > 0 ? { ok: false, problems } : shaped
}

const stands = (fact: string, because: string): Fact => ({
  component: 'non-player aids',
  fact,
  source: 'stand-in',
  because,
})
const [SHEET, INSTRUCTIONS, RANDOM] = [
  'the Solitaire play-aid sheet was not found; ours, 8.1.7 as far as it goes',
  'the sheet of Event Instructions was not found',
  'the Random Spaces Map sheet was not found; ours',
] as const

/** What stands in for the sheets that help Non-players to decide. */
export const aidFacts: readonly Fact[] = [
  stands('in Agitation a Non-player first Agitates wherever the shift is one that it wants, Towns first', SHEET),
  stands('a Non-player Agitates in a space as far as it wants to shift there', SHEET),
  stands('after that it replaces Cells by a disc wherever it has no such disc yet', SHEET),
  stands('in Agitation no Non-player lowers Polarization, and the Moderates add no cube', SHEET),
  stands('a Non-player releases no Prisoners', SHEET),
  stands('chance decides on the color of a Resolved marker for Non-player Moderates', SHEET),
  stands('chance decides in which of the possible spaces a Non-player puts a Capability', SHEET),
  stands('chance decides for whom Non-player Moderates execute a Capability Event', SHEET),
  stands('no Event has instructions: the general priorities decide, and then chance', INSTRUCTIONS),
  stands('every candidate among Random Spaces is as likely as any other', RANDOM),
]
