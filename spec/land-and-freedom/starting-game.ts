/** The game before and after it is set up. @module */
import { usualReadings } from 'rulewright/book'
import type { Components } from './components/components.js'
import { WITHOUT_NON_PLAYERS } from './components/player-cards.js'
import { questions } from './contents.js'
import type { Game, PlayerState } from './game.js'
import { isPlayed, ofFaction, withTokenIn } from './players.js'
import { FACTIONS, type Faction } from './vocabulary.js'

/** The number of Medallions drawn from the bag. */
export const MEDALLIONS_DRAWN = 5
/** Attack tokens on each Front, and Hero points of those without the Initiative. */
const ATTACKS = 2
const HERO_POINTS = 2
/** The cards of the first hand. */
const HAND = 5

const nobody: PlayerState = {
  role: 'player',
  heroPoints: 0,
  medallions: [],
  used: [],
  deck: [],
  hand: [],
  chosen: 'none',
  played: [],
  bid: [],
  kept: [],
  tableau: [],
  discard: [],
  trash: [],
}

/** The game before anything is set up. */
export const emptyGame: Game = {
  readings: usualReadings(questions),
  year: 1,
  turn: 0,
  acting: 'nobody',
  fronts: { Madrid: 0, Northern: 0, Aragon: 0, Southern: 0 },
  supporters: { Madrid: [], Northern: [], Aragon: [], Southern: [] },
  withoutToken: { Madrid: [], Northern: [], Aragon: [], Southern: [] },
  tracks: { Liberty: 5, Collectivization: 5, Government: 6, 'Soviet Support': 3, 'Foreign Aid': 3 },
  blanks: { Liberty: [], Collectivization: [], Government: [], 'Soviet Support': [], 'Foreign Aid': [] },
  bonuses: { Morale: 'off', Teamwork: 'off' },
  bag: { Anarchists: 0, Communists: 0, Moderates: 0 },
  glory: { Anarchists: 0, Communists: 0, Moderates: 0 },
  medallions: [],
  fascists: { deck: [], current: 'none' },
  finalBid: 'nobody',
  players: { Anarchists: nobody, Communists: nobody, Moderates: nobody },
}

/** A game that is set up but for the Medallions and the hands. */
export function beforeMedallions({ cards, fascists, tracks }: Components, game: Game): Game {
  const start = (track: keyof typeof tracks) => tracks[track].start
  const deckOf = (faction: Faction) => {
    const titles = cards[faction].map(({ title }) => title).toSorted()
    return isPlayed(game, faction) ? titles : titles.filter((title) => !WITHOUT_NON_PLAYERS[faction].includes(title))
  }
  const player = (faction: Faction): PlayerState => ({
    ...nobody,
    role: game.players[faction].role,
    deck: deckOf(faction),
    heroPoints: faction === 'Moderates' ? 0 : HERO_POINTS,
  })
  const ready: Game = {
    ...game,
    fronts: { Madrid: -ATTACKS, Northern: -ATTACKS, Aragon: -ATTACKS, Southern: -ATTACKS },
    tracks: {
      Liberty: start('Liberty'),
      Collectivization: start('Collectivization'),
      Government: start('Government'),
      'Soviet Support': start('Soviet Support'),
      'Foreign Aid': start('Foreign Aid'),
    },
    bonuses: { Morale: 'on', Teamwork: 'on' },
    fascists: { deck: fascists[1].map(({ title }) => title).toSorted(), current: 'none' },
    players: {
      Anarchists: player('Anarchists'),
      Communists: player('Communists'),
      Moderates: player('Moderates'),
    },
  }
  return FACTIONS.reduce<Game>((before, faction) => withTokenIn(before, 'bag', faction), ready)
}

/** A game before Setup in which nobody plays some factions. */
export const withNonPlayers = (game: Game, factions: readonly Faction[]): Game =>
  factions.reduce((before, faction) => ofFaction(before, faction, { role: 'Non-player' }), game)

/** A first game in which nothing but chance has been left out: five Medallions, and each hand the first of its deck. */
export function firstGame(parts: Components, nonPlayers: readonly Faction[] = []): Game {
  const ready: Game = {
    ...beforeMedallions(parts, withNonPlayers(emptyGame, nonPlayers)),
    medallions: ['Organization', 'Volunteers', 'Strategy', 'Archives', 'Intelligence'],
  }
  return FACTIONS.filter((faction) => isPlayed(ready, faction)).reduce(withFirstHand, ready)
}

function withFirstHand(game: Game, faction: Faction): Game {
  const { deck } = game.players[faction]
  return ofFaction(game, faction, { hand: deck.slice(0, HAND), deck: deck.slice(HAND) })
}
