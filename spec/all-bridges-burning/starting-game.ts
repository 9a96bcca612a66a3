/**
 * A game just after Setup, with every chance choice made in one named way: a base for examples and small worlds.
 *
 * @module
 */

import { usualReadings } from 'rulewright/book'
import { CAMPAIGN, type Deck } from './components/deck.js'
import { FORCES } from './components/forces.js'
import { questions } from './contents.js'
import { emptySpace, forFactions, type Game, type SpaceState } from './game.js'
import { noNonPlayers, withNonPlayers } from './non-player-state.js'
import { inSpace, withCells } from './pieces.js'
import { withMarkers, withoutResources, withStartingPieces } from './starting-position.js'
import { FACTIONS, type Faction, SPACES, type Space } from './vocabulary.js'

/** The game before anything is set up. */
export const emptyGame: Game = {
  readings: usualReadings(questions),
  phase: 1,
  propagandaRounds: 0,
  cards: { current: 'none', upcoming: 'none', draw: [] },
  cylinders: forFactions('aside'),
  specialActivity: false,
  attacked: [],
  germanCylinder: 'waiting',
  coordinate: false,
  resources: forFactions(0),
  polarization: 0,
  vassalage: { germany: 0, russia: 0 },
  cubes: { red: 0, white: 0 },
  resolved: { red: 0, white: 0 },
  prisoners: forFactions(0),
  troopBoxes: { germany: 0, russia: 0 },
  conscripts: FORCES.conscripts,
  capabilityBox: { reds: [], senate: [] },
  sabotage: [],
  spaces: Object.fromEntries(SPACES.map((space) => [space, emptySpace])) as Record<Space, SpaceState>,
  nonPlayers: noNonPlayers,
}

/** The Campaign Decks with their cards in the order of their numbers, the Propaganda card last. */
function orderedDeck({ events1917, events1918, propaganda }: Deck): readonly number[] {
  const size = CAMPAIGN.lower + CAMPAIGN.upper
  const parts = [events1917.slice(0, size), events1917.slice(size, 2 * size), events1918.slice(0, size)]
  return [...parts, events1918.slice(size, 2 * size)].flatMap((events, campaign) => [
    ...events,
    ...propaganda.slice(campaign, campaign + 1),
  ])
}

/**
 * The game after Setup where the cards lie in the order of their numbers, the further Senate Cell is in Turku, the
 * further Moderates Cell in Tampere, and the Factions stand in the order Reds, Senate, Moderates.
 */
export function startingGame(deck: Deck): Game {
  const [current = 'none', upcoming = 'none', ...draw] = orderedDeck(deck)
  const pieces = withStartingPieces(withMarkers(emptyGame))
  const rolled = inSpace(
    inSpace(pieces, 'Turku', (town) => withCells(town, 'senate', { inactive: 1 })),
    'Tampere',
    (town) => withCells(town, 'moderates', { inactive: 1 }),
  )
  return {
    ...rolled,
    cylinders: { reds: '1st', senate: '2nd', moderates: '3rd' },
    cards: { current, upcoming, draw },
  }
}

const NOBODY: readonly Faction[] = []
const OTHERS = { Reds: ['senate', 'moderates'], Senate: ['reds', 'moderates'], Moderates: ['reds', 'senate'] } as const

/** The games after Setup by name: with players only, with Non-players only, and with one player against two Non-players. */
export function basesOf(deck: Deck): Readonly<Record<string, Game>> {
  const start = startingGame(deck)
  const among = (factions: readonly Faction[]) => withoutResources(withNonPlayers(start, { factions }))
  return {
    setup: among(NOBODY),
    'setup, all Non-players': among(FACTIONS),
    ...Object.fromEntries(Object.entries(OTHERS).map(([name, others]) => [`setup, the ${name} alone`, among(others)])),
  }
}
