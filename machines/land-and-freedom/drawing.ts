/** The game as a picture: the Fronts, the tracks with their icons, and what everybody has. @module */
import {
  type Book,
  boxes,
  inBoxes,
  numbered,
  type Scale,
  type Sign,
  type Token,
  type TrackForm,
  tokens,
} from 'rulewright/book'
import { initiativeOf } from '#spec/land-and-freedom/4.2-initiative'
import type { Components } from '#spec/land-and-freedom/components/components'
import type { Game } from '#spec/land-and-freedom/game'
import { cardsHeld } from '#spec/land-and-freedom/players'
import {
  BONUSES,
  DECIDED,
  FACTIONS,
  type Faction,
  FRONTS,
  HIGHEST,
  type Medallion,
  TRACKS,
  TURNS,
  YEARS,
} from '#spec/land-and-freedom/vocabulary'
import { frontScale, trackScale } from './game-in-tables.js'

const LOOKS = {
  Anarchists: { short: 'A', name: 'Anarchists', tint: 'grey' },
  Communists: { short: 'C', name: 'Communists', tint: 'red' },
  Moderates: { short: 'M', name: 'Moderates', tint: 'purple' },
} as const satisfies Readonly<Record<Faction, Sign>>

const AT: Token = { short: '●', name: 'it stands here', shape: 'disc', tint: 'blue', count: 1 }
const HERE: Token = { ...AT, name: 'now', shape: 'hex' }
const factions = (list: readonly Faction[]): readonly Token[] =>
  list.map((faction) => ({ ...LOOKS[faction], shape: 'disc', count: 1 }))
/** Returns the label of a Medallion: its name, in whole words. */
const labelOf = (name: Medallion): string => (name === 'Seven Hero points' ? '7 Hero points' : name)
const medallions = (list: readonly Medallion[]): readonly Token[] =>
  list.map((name) => ({ short: labelOf(name), name: `Medallion ${name}`, shape: 'tag', tint: 'yellow', count: 1 }))
const some = (count: number, short: string, name: string): readonly Token[] =>
  tokens(count, { short, name, shape: 'counter' })

/** Beside the places of a Front, a box for who supports it. */
const SUPPORT = 'support'
const frontForm = (name: string): TrackForm => ({
  name,
  across: 11,
  boxes: [
    ...numbered(-DECIDED, -1).map((box) => ({ ...box, tint: 'red' as const })),
    ...numbered(0, 0),
    ...numbered(1, DECIDED).map((box) => ({ ...box, tint: 'green' as const })),
    { name: SUPPORT, short: 'help' },
  ],
})

/** Lists the marks printed on a scale, and the pieces on it. */
const onScale = ({ marks = [], at }: Scale): readonly (readonly [number, readonly Token[]])[] => [
  ...marks.map(({ at: space, sign: { short, name }, covered = false }) => {
    const icon = { short, name: covered ? `${name}, covered` : name, idle: covered }
    return [space, tokens(1, { ...icon, shape: 'tag' })] as const
  }),
  [at, [AT]],
]

const OWN = ['Hero points', 'cards', 'Glory', 'Medallions'] as const

const tracksOver = ({ tracks }: Components): readonly TrackForm[] => [
  { name: 'Year', boxes: numbered(1, YEARS.length), columns: 5 },
  { name: 'Turn', boxes: numbered(0, TURNS), columns: 7 },
  { name: 'Initiative', boxes: boxes('holder'), columns: 5 },
  { name: 'Bonuses', boxes: boxes(...BONUSES), columns: 7 },
  ...FRONTS.map(frontForm),
  ...TRACKS.map((name): TrackForm => ({ name, boxes: numbered(tracks[name].lowest, HIGHEST), across: 11 })),
  { name: 'Medallions', boxes: boxes('to be earned') },
  ...FACTIONS.map((name): TrackForm => ({ name, boxes: boxes(...OWN) })),
]

/** Returns the public belongings of a faction. Of cards, only the number shows. */
function ownOf({ players, bag, glory }: Game, faction: Faction) {
  const { heroPoints, deck, tableau, medallions: earned } = players[faction]
  return {
    'Hero points': some(heroPoints, 'HP', 'Hero point'),
    cards: [
      ...some(cardsHeld(players[faction]), 'hand', 'card in the hand'),
      ...some(deck.length, 'deck', 'card in the deck'),
      ...some(tableau.length, 'tableau', 'card in the tableau'),
    ],
    Glory: [...some(glory[faction], 'Glory', 'Glory'), ...some(bag[faction], 'Bag', 'token in the Bag of Glory')],
    Medallions: medallions(earned),
  }
}

/** The picture of a game over components. */
export const drawingOver = (parts: Components): Required<Pick<Book<Game>, 'drawing' | 'shown'>> => ({
  drawing: { tracks: tracksOver(parts) },
  shown: (game) => ({
    tracks: {
      Year: { [game.year]: [HERE] },
      Turn: { [game.turn]: [HERE] },
      Initiative: { holder: factions([initiativeOf(game)]) },
      Bonuses: inBoxes(
        ...BONUSES.map((bonus) => {
          const face = game.bonuses[bonus]
          return [
            bonus,
            tokens(1, { short: face, name: `turned ${face}`, shape: 'tag', idle: face === 'off' }),
          ] as const
        }),
      ),
      ...Object.fromEntries(
        FRONTS.map((front) => [
          front,
          inBoxes(...onScale(frontScale(game, front)), [SUPPORT, factions(game.supporters[front])]),
        ]),
      ),
      ...Object.fromEntries(
        TRACKS.map((track) => [track, inBoxes(...onScale(trackScale(game, parts.tracks[track], track)))]),
      ),
      Medallions: { 'to be earned': medallions(game.medallions) },
      ...Object.fromEntries(FACTIONS.map((faction) => [faction, ownOf(game, faction)])),
    },
  }),
})
