/** The game as a picture: the spaces of the map and their connections, morale, and both sheets; drawn by us. @module */
import {
  type Book,
  boxes,
  type MapForm,
  numbered,
  type PlaceForm,
  type Point,
  type ShownPlace,
  type Sign,
  type Token,
  type TrackForm,
  tokens,
} from 'rulewright/book'
import { controlOf } from '#spec/talvisota/1.1-general-points'
import type { Components } from '#spec/talvisota/components/components'
import type { MapText, SpaceText } from '#spec/talvisota/components/map'
import type { Game } from '#spec/talvisota/game'
import { engagedFinns } from '#spec/talvisota/plans'
import { markersLeft, spaceIn } from '#spec/talvisota/spaces'
import { minus, plus } from '#spec/talvisota/units'
import { EVENTS, FRONTS, HIGHEST_MORALE, SIDES, TURNS } from '#spec/talvisota/vocabulary'

/** The points of the spaces of our map: their geography, with more room where they are near each other. */
const POINTS: Readonly<Record<string, Point>> = {
  Petsamo: [470, 40],
  Mourmansk: [740, 40],
  Kandalaksha: [760, 205],
  Salla: [540, 190],
  Rovaniemi: [310, 140],
  Kemi: [120, 220],
  Oulu: [130, 370],
  Suomussalmi: [430, 310],
  Belomorsk: [770, 385],
  Kuhmo: [470, 440],
  Kuopio: [200, 520],
  Joensuu: [420, 580],
  Suojarvi: [600, 530],
  Petrozavodsk: [770, 610],
  Sortavala: [580, 690],
  Mikkeli: [170, 690],
  Lappeenranta: [360, 760],
  Kakisalmi: [590, 830],
  Lahti: [80, 850],
  Viipuri: [400, 910],
  Taipale: [640, 960],
  Kotka: [190, 1010],
  Summa: [500, 1060],
  Helsinki: [80, 1150],
  Koivisto: [330, 1180],
  Leningrad: [770, 1060],
  Orianenbaum: [580, 1220],
}
const WIDTH = 870
const FOOT = 1300
const ACROSS = 5
const [COLUMN, ROW] = [170, 120]

/** Returns the point of a space known only by name from another map: at the foot, side by side. */
const atTheFoot = (number: number): Point => [
  95 + (number % ACROSS) * COLUMN,
  FOOT + 40 + Math.floor(number / ACROSS) * ROW,
]

function mapOver({ spaces, links, marchLink }: MapText): MapForm {
  const unknown = spaces.filter(({ name }) => POINTS[name] === undefined).map(({ name }) => name)
  const formOf = ({ name, centre }: SpaceText): PlaceForm => ({
    at: POINTS[name] ?? atTheFoot(unknown.indexOf(name)),
    outline: centre ? 'disc' : 'box',
    across: 2,
  })
  return {
    title: 'The map, drawn by us: where the spaces lie is a stand-in',
    size: [WIDTH, FOOT + Math.ceil(unknown.length / ACROSS) * ROW],
    places: Object.fromEntries(spaces.map((space) => [space.name, formOf(space)])),
    borders: links,
    lines: [{ through: marchLink, kind: 'broken' }],
    fields: ['spaces'],
    again: ['spent'],
  }
}

/** Counters of each type. */
const counters = (units: Readonly<Record<string, number>>, tint: Token['tint']): readonly Token[] =>
  Object.entries(units).flatMap(([unit, count]) =>
    tokens(count, { short: unit, name: unit, shape: 'counter', ...(tint && { tint }) }),
  )

/** Units that a Combat Strategy of this turn has left behind. */
const hadItsTurn = (token: Token): Token => ({
  ...token,
  short: token.short.toLowerCase(),
  name: `${token.name}, left behind in this turn`,
  idle: true,
})

const FRONT_LETTERS = { Lapland: 'Lap', Ladoga: 'Lad', Karelia: 'Kar' } as const

const HOLDERS = {
  Soviets: { short: 'S', name: 'controlled by the Soviets', tint: 'red' },
  Finns: { short: 'F', name: 'controlled by the Finns', tint: 'blue' },
} as const

function spaceShown(map: MapText, game: Game, space: SpaceText): ShownPlace {
  const { name, side, value, dotted, centre, front } = space
  const { soviets, spent, possession, scouts } = spaceIn(game, name)
  const holder = controlOf(game, map, name)
  const attacks = game.soviets.plans.filter(({ target }) => target === name).map(({ order }) => order)
  const signs: readonly Sign[] = [
    ...(side === 'Finnish' ? [{ short: `${value}`, name: `number ${value}` }] : []),
    { short: FRONT_LETTERS[front], name: `Front ${front}` },
    ...(dotted ? [{ short: '┄', name: 'dotted line' }] : []),
    ...(centre ? [{ short: '★', name: 'logistic centre' }] : []),
    ...attacks.toSorted().map((order): Sign => ({ short: `⚔${order}`, name: `attack ${order}`, tint: 'red' })),
    ...(game.finns.infiltration === name ? [{ short: 'Inf', name: 'Infiltration marker', tint: 'blue' as const }] : []),
    ...(holder === 'nobody' ? [] : [HOLDERS[holder]]),
  ]
  return {
    ...(holder !== 'nobody' && { ground: HOLDERS[holder].tint }),
    signs,
    tokens: [
      ...counters(minus(soviets, spent), 'red'),
      ...counters(spent, 'red').map(hadItsTurn),
      ...tokens(possession ? 1 : 0, { short: 'Poss', name: 'Possession marker', shape: 'tag', tint: 'red' }),
      ...counters({ SCT: scouts }, 'blue'),
    ],
  }
}

const NOW: Token = { short: '●', name: 'now', shape: 'disc', count: 1 }
const SHEET = ['sheet', 'losses', 'reinforcements'] as const
const SOVIET_BOXES = [...FRONTS, 'losses', 'reinforcements', 'Possession'] as const

const TRACKS: readonly TrackForm[] = [
  { name: 'Turn', boxes: TURNS.map((turn) => ({ name: turn })), across: 4 },
  ...SIDES.map(
    (side): TrackForm => ({ name: `Morale of the ${side}`, boxes: numbered(0, HIGHEST_MORALE), across: 12 }),
  ),
  { name: 'International Event', boxes: EVENTS.map((event) => ({ name: String(event) })), columns: 6 },
  { name: 'Changes of this turn', boxes: boxes(...SIDES), columns: 6 },
  { name: 'Soviets', boxes: boxes(...SOVIET_BOXES), across: 3 },
  { name: 'Finns', boxes: boxes(...SHEET) },
]

const changed = (by: number): readonly Token[] =>
  by === 0 ? [] : [{ short: by > 0 ? `+${by}` : `−${-by}`, name: `a change by ${by}`, shape: 'tag', count: 1 }]

const tracksShown = (game: Game) => ({
  Turn: game.turn > 0 ? { [TURNS[game.turn - 1] ?? '']: [NOW] } : {},
  ...Object.fromEntries(SIDES.map((side) => [`Morale of the ${side}`, { [game.morale[side]]: [NOW] }])),
  'International Event': { [game.event]: [NOW] },
  'Changes of this turn': { Soviets: changed(game.changes.Soviets), Finns: changed(game.changes.Finns) },
  Soviets: {
    ...Object.fromEntries(FRONTS.map((front) => [front, counters(game.soviets.fronts[front], 'red')])),
    losses: counters(game.soviets.losses, 'red'),
    reinforcements: counters(game.soviets.reinforcements, 'red'),
    Possession: tokens(markersLeft(game), { short: 'Poss', name: 'Possession marker', shape: 'tag', tint: 'red' }),
  },
  Finns: {
    // What is committed to Combat Strategies looks as though it were still there.
    sheet: counters(plus(game.finns.forces, engagedFinns(game)), 'blue'),
    losses: counters(game.finns.losses, 'blue'),
    reinforcements: counters(game.finns.reinforcements, 'blue'),
  },
})

/** The picture of a game over components; nothing of it is secret. */
export const drawingOver = ({ map }: Pick<Components, 'map'>): Required<Pick<Book<Game>, 'drawing' | 'shown'>> => ({
  drawing: { map: mapOver(map), tracks: TRACKS },
  shown: (game) => ({
    places: Object.fromEntries(map.spaces.map((space) => [space.name, spaceShown(map, game, space)])),
    tracks: tracksShown(game),
  }),
})
