/** The player cards: the three decks, and what of them is known. @module */
import type { Fact } from 'rulewright/book'
import type { Faction } from '../vocabulary.js'
import { anarchistCards } from './anarchists.js'
import { type PlayerCards, STRENGTHS } from './cards.js'
import { communistCards } from './communists.js'
import { moderateCards } from './moderates.js'

/** The facts of the text and of a public source, with placeholders. */
export const standInPlayerCards: PlayerCards = {
  Anarchists: anarchistCards,
  Communists: communistCards,
  Moderates: moderateCards,
}

/** The cards that are taken out of a deck that a Non-player plays, by their titles: Appendix 3, 1. */
export const WITHOUT_NON_PLAYERS: Readonly<Record<Faction, readonly string[]>> = {
  Anarchists: ['Guerrillas', 'Iron Column'],
  Communists: [],
  Moderates: ['Publicize Fascist War Crimes'],
}

const of = (faction: Faction) => `Player cards, ${faction}`
const strengths = (faction: Faction): Fact => ({
  component: of(faction),
  fact: `${STRENGTHS[1]} cards of strength 1, ${STRENGTHS[2]} of 2, ${STRENGTHS[3]} of 3`,
  source: 'rulebook',
  because: 'page 6, Player Cards',
})
const leader = (faction: Faction, name: string): readonly Fact[] => [
  {
    component: of(faction),
    fact: `their leader is ${name}`,
    source: 'public',
    because: 'a Spanish forum on board games names who leads the three factions of this game',
  },
  {
    component: of(faction),
    fact: 'the card of strength 3 has the name of the leader for its title',
    source: 'stand-in',
    because: 'the text says that this card is the Leader, not what its title is',
  },
]
const titles = (faction: Faction): Fact => ({
  component: of(faction),
  fact: `there are cards with these titles: ${WITHOUT_NON_PLAYERS[faction].join(', ')}`,
  source: 'rulebook',
  because: 'Appendix 3, 1 takes them out for a Non-player; their strength, icons and Event are ours',
})
const others = (faction: Faction): Fact => ({
  component: of(faction),
  fact: 'all other titles, icons and Events',
  source: 'stand-in',
  because: 'the cards were not seen; made of what the text says that Events and icons do',
})

/** The facts of cards in the examples of the text, which do not name their owner. */
export const examplesOfPlayerCards: readonly Fact[] = [
  {
    component: 'Player cards',
    fact: 'one card has an Event that begins with Liberty +1',
    source: 'rulebook',
    because: 'page 6, Player Cards, the example',
  },
  {
    component: 'Player cards',
    fact: 'one card has three icons: Foreign Aid up, Government the way that its player wants, Collectivization down',
    source: 'rulebook',
    because: 'page 7, Morale Bonus, the example',
  },
]

/** The owners that we assume for these cards. */
const ofExamples: Readonly<Record<Faction, readonly Fact[]>> = {
  Anarchists: [
    {
      component: of('Anarchists'),
      fact: 'the card whose Event begins with Liberty +1 is an Anarchist card of strength 1',
      source: 'stand-in',
      because: 'the text does not tell whose it is; nobody else gains by Liberty',
    },
  ],
  Communists: [],
  Moderates: [
    {
      component: of('Moderates'),
      fact: 'the card with the three icons of the example is a Moderate card',
      source: 'derived',
      because: 'page 9: Foreign Aid is the track of the Moderates',
    },
    {
      component: of('Moderates'),
      fact: 'that card is of strength 1, and its Event',
      source: 'stand-in',
      because: 'the text does not tell',
    },
  ],
}

/** The sources of the facts about the cards of each faction. */
export const playerCardFacts: Readonly<Record<Faction, readonly Fact[]>> = {
  Anarchists: [
    strengths('Anarchists'),
    ...leader('Anarchists', 'Durruti'),
    titles('Anarchists'),
    ...ofExamples.Anarchists,
    others('Anarchists'),
  ],
  Communists: [strengths('Communists'), ...leader('Communists', 'Dolores Ibárruri'), others('Communists')],
  Moderates: [
    strengths('Moderates'),
    ...leader('Moderates', 'Indalecio Prieto'),
    titles('Moderates'),
    ...ofExamples.Moderates,
    others('Moderates'),
  ],
}
