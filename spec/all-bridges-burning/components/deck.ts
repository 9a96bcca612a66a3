/** The deck: which cards there are, and what the Sequence of Play needs to know of them. @module */
import { type Fact, range } from 'rulewright/book'

/** The parts of the deck that the model needs. */
export interface Deck {
  readonly events1917: readonly number[]
  readonly events1918: readonly number[]
  readonly propaganda: readonly number[]
  readonly pivotal: number
  /** The Events that show the German Action Phase. */
  readonly germanActionPhase: readonly number[]
}

/** The deck as far as it is known, with stand-ins for the rest. */
export const standardDeck: Deck = {
  events1917: range(1, 21),
  events1918: range(25, 45),
  propaganda: [22, 23, 46, 47],
  pivotal: 24,
  germanActionPhase: [26, 29, 32, 35, 38, 41, 44],
}

/** The years of the Campaign Decks in the draw deck, from the top. */
export const CAMPAIGN_YEARS = ['1917', '1917', '1918', '1918'] as const

/** The numbers of Event cards below and above the shuffled part of a Campaign Deck. */
export const CAMPAIGN = { lower: 4, upper: 5 } as const
const COUNTS = 'card lists published for the game, agreeing with every count in the rulebook'

/** The facts of the deck with their sources. */
export const deckFacts: readonly Fact[] = [
  { component: 'deck', fact: 'cards 1 to 21 are the 1917 Events', source: 'public', because: COUNTS },
  { component: 'deck', fact: 'cards 25 to 45 are the 1918 Events', source: 'public', because: COUNTS },
  { component: 'deck', fact: 'cards 22, 23, 46 and 47 are the Propaganda cards', source: 'public', because: COUNTS },
  { component: 'deck', fact: 'card 24 is Red Revolt!', source: 'rulebook', because: '2.4' },
  { component: 'deck', fact: 'card 26 shows the German Action Phase', source: 'rulebook', because: '3.4' },
  {
    component: 'deck',
    fact: 'cards 29, 32, 35, 38, 41 and 44 show the German Action Phase',
    source: 'stand-in',
    because: 'not found; every third 1918 Event from 26 on',
  },
]
