/** The game as a picture: the Fronts, the tracks with their icons, and what everybody has. @module */
import { type Book, boxes, inBoxes, numbered, type Sign, type Token, type TrackForm, tokens } from 'rulewright/book'
import { initiativeOf } from '#spec/land-and-freedom/4.2-initiative'
import type { Components } from '#spec/land-and-freedom/components/components'
import type { Effect } from '#spec/land-and-freedom/effects'
import type { Game } from '#spec/land-and-freedom/game'
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

/** What the icons of tracks are drawn with. */
const ICONS: Readonly<Partial<Record<Effect['do'], Pick<Sign, 'short' | 'name'>>>> = {
  'add Strength': { short: 'Str', name: 'Strength' },
  'add Attacks': { short: 'Att', name: 'Attacks' },
  'move a track': { short: 'Trk', name: 'a track moves' },
  'turn a Bonus': { short: 'Bon', name: 'a Bonus is turned' },
  'gain Hero points': { short: '+HP', name: 'Hero points' },
  'lose Hero points': { short: '−HP', name: 'Hero points are lost' },
  'take Hero points': { short: '−HP', name: 'Hero points are lost' },
  'draw cards': { short: 'Crd', name: 'cards are drawn' },
  'add tokens to the Bag': { short: 'Bag', name: 'tokens for the Bag of Glory' },
  'claim a Medallion': { short: 'Med', name: 'a Medallion' },
}
const OTHER_ICON = { short: 'other', name: 'another icon' }

const LOOKS = {
  Anarchists: { short: 'A', name: 'Anarchists', tint: 'grey' },
  Communists: { short: 'C', name: 'Communists', tint: 'red' },
  Moderates: { short: 'M', name: 'Moderates', tint: 'purple' },
} as const satisfies Readonly<Record<Faction, Sign>>

const AT: Token = { short: '●', name: 'it stands here', shape: 'disc', tint: 'blue', count: 1 }
const HERE: Token = { ...AT, name: 'now', shape: 'hex' }
const factions = (list: readonly Faction[]): readonly Token[] =>
  list.map((faction) => ({ ...LOOKS[faction], shape: 'disc', count: 1 }))
const medallions = (list: readonly Medallion[]): readonly Token[] =>
  list.map((name) => ({ short: name.slice(0, 6), name: `Medallion ${name}`, shape: 'tag', tint: 'yellow', count: 1 }))
const some = (count: number, short: string, name: string): readonly Token[] =>
  tokens(count, { short, name, shape: 'counter' })

/** Beside the places of a Front, a box for who supports it. */
const SUPPORT = 'support'
const frontForm = (name: string): TrackForm => ({
  name,
  across: 11,
  boxes: [
    ...numbered(-DECIDED, DECIDED).map((box) => ({
      ...box,
      ...(box.name === `${-DECIDED}` && { short: 'Defeat' }),
      ...(box.name === `${DECIDED}` && { short: 'Victory' }),
      ...(box.name !== '0' && { tint: box.name.startsWith('-') ? ('red' as const) : ('green' as const) }),
    })),
    { name: SUPPORT, short: 'helped' },
  ],
})

const OWN = ['Hero points', 'cards', 'Glory', 'Medallions'] as const

const tracksOver = ({ tracks }: Components): readonly TrackForm[] => [
  { name: 'Year', boxes: numbered(1, YEARS.length), columns: 3 },
  { name: 'Turn', boxes: numbered(0, TURNS), columns: 4 },
  { name: 'Initiative', boxes: boxes('holder'), columns: 2 },
  { name: 'Bonuses', boxes: boxes(...BONUSES), columns: 3 },
  ...FRONTS.map(frontForm),
  ...TRACKS.map((name): TrackForm => ({ name, boxes: numbered(tracks[name].lowest, HIGHEST), across: 11 })),
  { name: 'Medallions', boxes: boxes('to be earned') },
  ...FACTIONS.map((name): TrackForm => ({ name, boxes: boxes(...OWN) })),
]

const iconsOf = ({ tracks }: Components, game: Game, track: (typeof TRACKS)[number]) =>
  tracks[track].triggers.map(({ space, effect }) => {
    const covered = game.blanks[track].includes(space)
    const icon = ICONS[effect.do] ?? OTHER_ICON
    const token: Token = { ...icon, shape: 'tag', count: 1, ...(covered && COVERED) }
    return [space, [covered ? { ...token, name: `${icon.name}, covered` } : token]] as const
  })
const COVERED = { idle: true } as const

/** What everybody has: of cards, only how many. */
function ownOf({ players, bag, glory }: Game, faction: Faction) {
  const { heroPoints, hand, deck, tableau, medallions: earned } = players[faction]
  return {
    'Hero points': some(heroPoints, 'HP', 'Hero point'),
    cards: [
      ...some(hand.length, 'hand', 'card in the hand'),
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
          inBoxes([game.fronts[front], [AT]], [SUPPORT, factions(game.supporters[front])]),
        ]),
      ),
      ...Object.fromEntries(
        TRACKS.map((track) => [track, inBoxes(...iconsOf(parts, game, track), [game.tracks[track], [AT]])]),
      ),
      Medallions: { 'to be earned': medallions(game.medallions) },
      ...Object.fromEntries(FACTIONS.map((faction) => [faction, ownOf(game, faction)])),
    },
  }),
})
