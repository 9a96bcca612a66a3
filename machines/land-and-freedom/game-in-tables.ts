/** The game as players look at it: Fronts, tracks, and what everybody has. @module */
import type { Json, Results, Scale, Sign, Sketch } from 'rulewright/book'
import { governmentOf, initiativeOf } from '#spec/land-and-freedom/4.2-initiative'
import type { Components } from '#spec/land-and-freedom/components/components'
import type { TrackText } from '#spec/land-and-freedom/components/tracks'
import type { Effect } from '#spec/land-and-freedom/effects'
import type { Game } from '#spec/land-and-freedom/game'
import type { Outcome } from '#spec/land-and-freedom/outcome'
import { cardsHeld } from '#spec/land-and-freedom/players'
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
import { cardsSketched } from './cards-sketch.js'

/** Formats the supporters of a Front in this turn, with a token or without. */
const supportOf = ({ supporters, withoutToken }: Game, front: Front): string => {
  const others = withoutToken[front].filter((one) => !supporters[front].includes(one))
  return [...supporters[front], ...others.map((one) => `${one} without a token`)].join(', ')
}

const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`)

/** A Front as a scale. */
export const frontScale = (game: Game, front: Front): Scale => ({
  name: front,
  from: -DECIDED,
  to: DECIDED,
  at: game.fronts[front],
  signed: true,
  marks: [
    { at: -DECIDED, sign: { short: 'D', name: 'Defeat' } },
    { at: DECIDED, sign: { short: 'V', name: 'Victory' } },
  ],
  parts: [
    { from: -DECIDED, to: -1, tint: 'red' },
    { from: 1, to: DECIDED, tint: 'green' },
  ],
  ...(supportOf(game, front) !== '' && { beside: `supported by ${supportOf(game, front)}` }),
})

/** The signs for the icons of tracks. */
const ICONS: Readonly<Partial<Record<Effect['do'], Sign>>> = {
  'add Strength': { short: 'S', name: 'Strength' },
  'add Attacks': { short: 'A', name: 'Attacks' },
  'move a track': { short: 'T', name: 'a track moves' },
  'turn a Bonus': { short: 'B', name: 'a Bonus is turned' },
  'gain Hero points': { short: 'H', name: 'Hero points' },
  'lose Hero points': { short: 'L', name: 'Hero points are lost' },
  'take Hero points': { short: 'L', name: 'Hero points are lost' },
  'draw cards': { short: 'C', name: 'cards are drawn' },
  'add tokens to the Bag': { short: 'G', name: 'tokens for the Bag of Glory' },
  'claim a Medallion': { short: 'M', name: 'Medallion' },
}

/** The parts of the Government track, by the faction that each one favors. */
const GOVERNMENT: Scale['parts'] = [
  { from: 0, to: 5, tint: 'red' },
  { from: 6, to: HIGHEST, tint: 'blue' },
]

/** A track as a scale, with its icons. */
export const trackScale = (game: Game, { lowest, triggers }: TrackText, track: Track): Scale => ({
  name: track,
  from: lowest,
  to: HIGHEST,
  at: game.tracks[track],
  marks: triggers.map(({ space, effect }) => ({
    at: space,
    sign: ICONS[effect.do] ?? { short: 'o', name: 'another icon' },
    covered: game.blanks[track].includes(space),
  })),
  ...(track === 'Government' && { parts: GOVERNMENT, beside: `${governmentOf(game)} control it` }),
})

/** A game in tables of words. */
export const sketchOf =
  (parts: Components) =>
  (game: Game, seat?: string): readonly Sketch[] => {
    const { tracks } = parts
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
        columns: ['', '', 'supported by'],
        rows: FRONTS.map((front) => [front, signed(game.fronts[front]), supportOf(game, front)]),
        scales: FRONTS.map((front) => frontScale(game, front)),
      },
      {
        title: 'Tracks',
        columns: ['', '', 'covered'],
        rows: TRACKS.map((track) => [track, game.tracks[track], game.blanks[track].join(', ')]),
        scales: TRACKS.map((track) => trackScale(game, tracks[track], track)),
      },
      {
        title: 'Factions',
        columns: ['', ...FACTIONS],
        rows: [
          ['Hero points', ...each((faction) => cards(faction).heroPoints)],
          ['in the Bag of Glory', ...each((faction) => game.bag[faction])],
          ['Glory', ...each((faction) => game.glory[faction])],
          ['cards in hand', ...each((faction) => cardsHeld(cards(faction)))],
          ['deck', ...each((faction) => cards(faction).deck.length)],
          ['tableau', ...each((faction) => cards(faction).tableau.join(', '))],
          ['Medallions', ...each((faction) => cards(faction).medallions.join(', '))],
        ],
      },
      ...cardsSketched(parts, game, seat),
    ]
  }

/** Returns the winner and the lead over the others. */
export function resultsOf(outcome: Json): Results {
  const { war, winner, role, glory } = outcome as Outcome
  const ahead = (faction: Faction) =>
    glory[faction] - Math.max(...FACTIONS.filter((other) => other !== faction).map((other) => glory[other]))
  return {
    winner,
    ...(role && { role }),
    says: war === 'won' ? `the war is won; ${winsIn(winner, ahead)}` : 'the war is lost, and so have all players',
    margins: Object.fromEntries(FACTIONS.map((faction) => [faction, ahead(faction)])),
  }
}

/** The winner of a war that is won, in words; others may have as much Glory. */
function winsIn(winner: Outcome['winner'], ahead: (faction: Faction) => number): string {
  if (winner === 'nobody') return 'nobody wins'
  return `the ${winner} win${ahead(winner) === 0 ? ', after a tie in Glory' : ''}`
}
