/** The aids of Non-players beside the rulebook: the symbols on the Event cards, and their sheets. @module */

import { checkShape, type Fact, type Parsed, type Problem, record } from 'rulewright/book'
import { z } from 'zod'
import type { Deck } from './deck.js'
import {
  capabilityFacts,
  OnBehalf,
  Placement,
  placementProblems,
  standardOnBehalf,
  standardPlacement,
} from './non-player-aids/capabilities.js'
import { Symbols, standardSymbols, symbolFacts } from './non-player-aids/event-card-symbols.js'
import { Instruction, instructionFacts, standardInstructions } from './non-player-aids/instructions.js'
import { listOf } from './non-player-aids/preferences.js'
import { Propaganda, propagandaFacts, propagandaProblems, standardPropaganda } from './non-player-aids/propaganda.js'
import {
  RandomSpace,
  randomSpaceFacts,
  randomSpaceProblems,
  standardRandomSpaces,
} from './non-player-aids/random-spaces.js'

export { showsSymbol } from './non-player-aids/event-card-symbols.js'

const parts = {
  cards: listOf(Symbols, 'The symbols for Non-players on the Event cards'),
  instructions: listOf(Instruction, 'The Event Instructions'),
  propaganda: listOf(Propaganda, 'What Non-players decide in Propaganda Rounds'),
  capabilities: listOf(Placement, 'Where Non-players put Capabilities'),
  onBehalf: OnBehalf.describe('For whom Non-player Moderates execute a Capability Event'),
  randomSpaces: listOf(RandomSpace, 'The Random Spaces map'),
}

const Whole = record({ name: z.string().min(1), ...parts })
export type NonPlayerAids = z.infer<typeof Whole>
export const NonPlayerAidsFile = record({
  name: z.string().min(1),
  cards: parts.cards.exactOptional(),
  instructions: parts.instructions.exactOptional(),
  propaganda: parts.propaganda.exactOptional(),
  capabilities: parts.capabilities.exactOptional(),
  onBehalf: parts.onBehalf.exactOptional(),
  randomSpaces: parts.randomSpaces.exactOptional(),
})
export type NonPlayerAidsFile = z.infer<typeof NonPlayerAidsFile>

/** The symbols and sheets as far as they are known, with stand-ins for the rest. */
export const standardAids: NonPlayerAids = {
  name: 'stand-ins',
  cards: standardSymbols,
  instructions: standardInstructions,
  propaganda: standardPropaganda,
  capabilities: standardPlacement,
  onBehalf: standardOnBehalf,
  randomSpaces: standardRandomSpaces,
}

/** The facts of the symbols and sheets, each with its source. */
export const aidFacts = ({ name, ...aids }: NonPlayerAids): readonly Fact[] => [
  ...symbolFacts(aids.cards, name),
  ...instructionFacts(aids.instructions, name),
  ...propagandaFacts(aids.propaganda, name),
  ...capabilityFacts(aids.capabilities, aids.onBehalf, name),
  ...randomSpaceFacts(aids.randomSpaces, name),
]

/** A list in which the items of another take the place of those with the same key. */
const laidOver = <T>(under: readonly T[], over: readonly T[] | undefined, key: (item: T) => unknown): readonly T[] => {
  const given = over ?? []
  return [...under.filter((item) => !given.some((other) => key(other) === key(item))), ...given]
}

const inOrder = <T>(items: readonly T[], place: (item: T) => number): readonly T[] =>
  items.toSorted((one, other) => place(one) - place(other))

/** Symbols and sheets in which what a file gives takes the place of what was there for the same card, Faction or space. */
export const overlaidAids = (under: NonPlayerAids, over: NonPlayerAidsFile): NonPlayerAids => ({
  name: over.name,
  cards: inOrder(
    laidOver(under.cards, over.cards, ({ card }) => card),
    ({ card }) => card,
  ),
  instructions: laidOver(under.instructions, over.instructions, ({ card, faction }) => `${card} ${faction}`),
  propaganda: laidOver(under.propaganda, over.propaganda, ({ faction }) => faction),
  capabilities: laidOver(under.capabilities, over.capabilities, ({ owner }) => owner),
  onBehalf: over.onBehalf ?? under.onBehalf,
  randomSpaces: laidOver(under.randomSpaces, over.randomSpaces, ({ space }) => space),
})

type Events = Pick<Deck, 'events1917' | 'events1918'>

/** Cards that are no Events, and entries that are there twice. */
function cardProblems(
  { events1917, events1918 }: Events,
  part: 'cards' | 'instructions',
  entries: readonly { readonly card: number | 'any'; readonly faction?: string }[],
): readonly Problem[] {
  const keyOf = ({ card, faction = '' }: (typeof entries)[number]) => `${card} ${faction}`
  return entries.flatMap((entry, index): readonly Problem[] => {
    const { card, faction } = entry
    const path = [part, index, 'card']
    if (card !== 'any' && ![...events1917, ...events1918].includes(card))
      return [{ path, message: `got ${card}, expected the number of an Event: 1 to 21 or 25 to 45` }]
    const first = entries.findIndex((other) => keyOf(other) === keyOf(entry))
    const what = `card ${card}${faction === undefined ? '' : ` for "${faction}"`}`
    return first < index ? [{ path, message: `${what} is there twice, first as ${part}[${first}]` }] : []
  })
}

/** Reads what a file gives of the symbols and sheets, for a deck. */
export function parseAids(deck: Events, value: unknown): Parsed<NonPlayerAidsFile> {
  const shaped = checkShape(NonPlayerAidsFile, value)
  if (!shaped.ok) return shaped
  const { name: _, ...given } = shaped.value
  const { cards = [], instructions = [], propaganda = [], capabilities = [], randomSpaces = [] } = given
  const problems = [
    ...cardProblems(deck, 'cards', cards),
    ...cardProblems(deck, 'instructions', instructions),
    ...propagandaProblems(propaganda),
    ...placementProblems(capabilities),
    ...randomSpaceProblems(randomSpaces),
    ...(Object.keys(given).length > 0 ? [] : [NOTHING_GIVEN]),
  ]
  return problems.length > 0 ? { ok: false, problems } : shaped
}

const NOTHING_GIVEN: Problem = {
  path: [],
  message: `expected at least one of ${Object.keys(parts).join(', ')}: the file gives nothing`,
}
