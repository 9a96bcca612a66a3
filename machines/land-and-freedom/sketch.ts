/** The game as players look at it: Fronts, tracks, and what everybody has. @module */
import type { Json, Results, Sketch } from 'rulewright/book'
import { initiativeOf } from '#spec/land-and-freedom/4.2-initiative'
import type { Game } from '#spec/land-and-freedom/game'
import type { Outcome } from '#spec/land-and-freedom/outcome'
import {
  DECIDED,
  FACTIONS,
  type Faction,
  FRONTS,
  type Front,
  HIGHEST,
  TRACKS,
  type Track,
} from '#spec/land-and-freedom/vocabulary'

/** A Front between Defeat and Victory: where it stands on a line of twenty-one places. */
const frontLine = (value: number): string =>
  Array.from({ length: 2 * DECIDED + 1 }, (_, place) => {
    const at = place - DECIDED
    if (at === value) return '●'
    return at === 0 ? '|' : '·'
  }).join('')

/** A track with its Standee, and the icons that are covered. */
const trackLine = (game: Game, track: Track): string =>
  Array.from({ length: HIGHEST + 1 }, (_, space) => {
    if (space === game.tracks[track]) return '●'
    return game.blanks[track].includes(space) ? '×' : '·'
  }).join('')

const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`)

const frontRow = (game: Game, front: Front): readonly (string | number)[] => [
  front,
  frontLine(game.fronts[front]),
  signed(game.fronts[front]),
  game.supporters[front].join(', '),
]

/** A game in tables of words. */
export function sketchOf(game: Game): readonly Sketch[] {
  const each = (words: (faction: Faction) => string | number) => FACTIONS.map(words)
  const cards = (faction: Faction) => game.players[faction]
  return [
    {
      title: `Year ${game.year}, turn ${game.turn}`,
      columns: ['', ''],
      rows: [
        ['Initiative', initiativeOf(game)],
        ['Morale Bonus', game.bonuses.Morale],
        ['Teamwork Bonus', game.bonuses.Teamwork],
        ['Fascist card', game.fascists.current],
        ['Medallions', game.medallions.join(', ')],
      ],
    },
    {
      title: 'Fronts',
      columns: ['', `-${DECIDED} to +${DECIDED}`, '', 'supported by'],
      rows: FRONTS.map((front) => frontRow(game, front)),
    },
    {
      title: 'Tracks',
      columns: ['', `0 to ${HIGHEST}`, ''],
      rows: TRACKS.map((track) => [track, trackLine(game, track), game.tracks[track]]),
    },
    {
      title: 'Factions',
      columns: ['', ...FACTIONS],
      rows: [
        ['Hero points', ...each((faction) => cards(faction).heroPoints)],
        ['in the Bag of Glory', ...each((faction) => game.bag[faction])],
        ['Glory', ...each((faction) => game.glory[faction])],
        ['hand', ...each((faction) => cards(faction).hand.length)],
        ['deck', ...each((faction) => cards(faction).deck.length)],
        ['tableau', ...each((faction) => cards(faction).tableau.join(', '))],
        ['Medallions', ...each((faction) => cards(faction).medallions.join(', '))],
      ],
    },
  ]
}

/** Who won, and how far ahead of the others. */
export function resultsOf(outcome: Json): Results {
  const { war, winner, role, glory } = outcome as Outcome
  const ahead = (faction: Faction) =>
    glory[faction] - Math.max(...FACTIONS.filter((other) => other !== faction).map((other) => glory[other]))
  return {
    winner,
    ...(role && { role }),
    says: war === 'won' ? 'the war is won' : 'the war is lost, and so have all players',
    margins: Object.fromEntries(FACTIONS.map((faction) => [faction, ahead(faction)])),
  }
}
