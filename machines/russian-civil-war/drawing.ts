/** The game as a picture: territories and sea zones where they lie, roughly, and the money beside them; drawn by us. @module */
import {
  type Book,
  boxes,
  numbered,
  type PlaceForm,
  type Point,
  type Shown,
  type Sign,
  type Token,
  type TrackForm,
  tokens,
} from 'rulewright/book'
import type { Components } from '#spec/russian-civil-war/components/components'
import type { Game, TerritoryState, Units, ZoneState } from '#spec/russian-civil-war/game'
import { isContested } from '#spec/russian-civil-war/sides'
import {
  CENTRAL_POWERS,
  LAND_UNITS,
  MOSCOW_STORIES,
  type Place,
  POWERS,
  type Power,
  SHIPS,
  TERRITORIES,
  ZONES,
} from '#spec/russian-civil-war/vocabulary'

/** The points of the places on the map. Places that border on nothing in the text stand at the foot. */
const POINTS: Readonly<Record<Place, Point>> = {
  'zone 5': [90, 40],
  'zone 6': [400, 40],
  Finland: [330, 160],
  Karelia: [640, 160],
  'zone 10': [90, 180],
  'zone 11': [90, 320],
  'zone 12': [270, 300],
  Livonia: [460, 310],
  Moscow: [700, 360],
  Berlin: [90, 460],
  Prussia: [240, 440],
  Poland: [390, 480],
  Belarus: [550, 470],
  Tatarstan: [780, 540],
  Vienna: [90, 640],
  Galicia: [280, 640],
  Ukraine: [570, 630],
  'zone 30': [680, 740],
  Kazakhstan: [790, 800],
  Serbia: [130, 810],
  Romania: [330, 800],
  Sevastopol: [500, 830],
  Constantinople: [125, 975],
  Mesopotamia: [380, 985],
  Persia: [590, 985],
  Afghanistan: [780, 985],
  London: [110, 1140],
  Paris: [290, 1140],
  Rome: [470, 1140],
  'United States of America': [690, 1140],
}

const formOf = (place: Place, at: Point): PlaceForm => ({
  at,
  outline: ZONES.some((zone) => zone === place) ? 'disc' : 'box',
  across: 3,
})

const LOOKS = {
  'Austria-Hungary': { short: 'AH', tint: 'yellow' },
  Russia: { short: 'Ru', tint: 'green' },
  Germany: { short: 'Ge', tint: 'grey' },
  France: { short: 'Fr', tint: 'blue' },
  Britain: { short: 'Br', tint: 'brown' },
  'Ottoman Empire': { short: 'Ot', tint: 'orange' },
  Italy: { short: 'It', tint: 'purple' },
  USA: { short: 'US', tint: 'white' },
  'Soviet Russia': { short: 'So', tint: 'red' },
} as const satisfies Readonly<Record<Power, Omit<Sign, 'name'>>>

/** The forms of land units, ashore and on transports. */
const SHAPES = { infantry: 'square', artillery: 'hex' } as const

const ashore = (forces: TerritoryState['forces']): readonly Token[] =>
  POWERS.flatMap((power) =>
    LAND_UNITS.flatMap((unit) =>
      tokens(forces[power][unit], {
        short: `${LOOKS[power].short}${unit.slice(0, 1)}`,
        tint: LOOKS[power].tint,
        name: `${unit} of ${power}`,
        shape: SHAPES[unit],
      }),
    ),
  )

const aboard = (units: Readonly<Record<Power, Units>>): readonly Token[] =>
  POWERS.flatMap((power) =>
    LAND_UNITS.flatMap((unit) =>
      tokens(units[power][unit], {
        short: `${LOOKS[power].short} ${unit.slice(0, 3)}`,
        name: `${unit} of ${power} aboard`,
        shape: 'tag',
        tint: LOOKS[power].tint,
      }),
    ),
  )

const atSea = (ships: ZoneState['ships']): readonly Token[] =>
  POWERS.flatMap((power) =>
    SHIPS.flatMap((kind) =>
      tokens(ships[power][kind], {
        short: `${LOOKS[power].short} ${kind.slice(0, 3)}`,
        name: `${kind.slice(0, -1)} of ${power}`,
        shape: 'counter',
        tint: LOOKS[power].tint,
      }),
    ),
  )

function placesIn({ map }: Components, { territories, zones }: Game): NonNullable<Shown['places']> {
  const lands = TERRITORIES.map((name) => {
    const { control, forces } = territories[name]
    const holder = control === 'nobody' ? undefined : { ...LOOKS[control], name: `control: ${control}` }
    const signs: readonly Sign[] = [
      { short: `${map.worth[name]}`, name: `${map.worth[name]} IPCs` },
      ...(holder ? [holder] : []),
      ...(isContested(territories[name]) ? [{ short: '⚔', name: 'contested' }] : []),
    ]
    return [name, { ...(holder && { ground: holder.tint }), signs, tokens: ashore(forces) }] as const
  })
  const seas = ZONES.map((name) => {
    const mines = map.mines[name]
    const signs = mines ? [{ short: `✹${mines.slice(0, 2)}`, name: `mines of whoever controls ${mines}` }] : []
    return [
      name,
      { ground: 'blue' as const, signs, tokens: [...atSea(zones[name].ships), ...aboard(zones[name].aboard)] },
    ] as const
  })
  return Object.fromEntries([...lands, ...seas])
}

const NOW: Token = { short: '●', name: 'now', shape: 'disc', count: 1 }

const tracksOver = ({ base }: Components): readonly TrackForm[] => [
  { name: 'Round', boxes: numbered(1, base.lastRound) },
  { name: 'Treasuries', boxes: boxes(...POWERS), across: 3, chosenBy: [] },
  { name: 'The story of Moscow', boxes: boxes(...MOSCOW_STORIES), across: 2 },
  {
    name: 'The Soviets are played by',
    boxes: boxes('nobody', ...CENTRAL_POWERS),
    across: 2,
    chosenBy: ['assign'],
  },
]

/** The picture of a game over components. */
export const drawingOver = (components: Components): Required<Pick<Book<Game>, 'drawing' | 'shown'>> => ({
  drawing: {
    map: {
      title: 'The map as far as the text speaks of it, drawn by us',
      size: [870, 1260],
      places: Object.fromEntries(Object.entries(POINTS).map(([place, at]) => [place, formOf(place as Place, at)])),
      borders: components.map.borders,
      fields: ['territories', 'zones'],
    },
    tracks: tracksOver(components),
  },
  shown: (game) => ({
    places: placesIn(components, game),
    tracks: {
      Round: { [game.round]: [NOW] },
      Treasuries: Object.fromEntries(
        POWERS.map((power) => [power, tokens(game.treasury[power], { short: 'IPC', name: 'IPC', shape: 'counter' })]),
      ),
      'The story of Moscow': { [game.moscow]: [NOW] },
      'The Soviets are played by': { [game.sovietPlayer]: [NOW] },
    },
  }),
})
