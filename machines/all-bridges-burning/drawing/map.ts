/** The map as it is drawn: areas over corners in longitude and latitude, ours and rounded; no picture of the board is copied. @module */
import { edgeMiddle, type MapForm, type PlaceForm, type Point, pairName } from 'rulewright/book'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import type { Space } from '#spec/all-bridges-burning/vocabulary'

const CORNERS = {
  swcoast: [20.9, 60.5],
  hanko: [22.9, 59.85],
  VU: [23.0, 60.15],
  VUH: [23.7, 60.62],
  UHM: [25.75, 60.95],
  UMK: [26.55, 60.9],
  UKcoast: [26.95, 60.42],
  helcoast: [25.0, 60.02],
  kar1: [28.6, 60.3],
  kar2: [30.0, 60.15],
  ladoga1: [30.6, 60.75],
  ladoga2: [30.3, 61.2],
  ladoga3: [31.5, 61.55],
  eastK: [31.45, 62.6],
  KKM: [29.2, 62.05],
  VHP: [22.9, 62.15],
  VPcoast: [21.2, 62.25],
  HPM: [25.2, 62.05],
  PMK: [25.85, 62.45],
  POK: [25.9, 63.7],
  POcoast: [23.9, 64.25],
  east2: [30.1, 63.95],
  quark: [21.0, 63.0],
  vcoast: [22.4, 63.75],
  bay1: [25.2, 65.1],
  bay2: [24.1, 65.9],
  tornio: [23.7, 66.9],
  enont: [20.9, 69.0],
  utsjoki: [27.5, 70.0],
  petsamo: [29.0, 68.6],
  salla: [29.6, 66.6],
  kuhmo: [29.9, 64.9],
  rauma: [21.3, 61.3],
} as const satisfies Readonly<Record<string, Point>>

type Corner = keyof typeof CORNERS
const area = (at: Point, across: number, ...outline: readonly Corner[]): PlaceForm => ({ at, outline, across })
const town = (at: Point, inside: Space): PlaceForm => ({ at, outline: 'box', inside, across: 3 })

const PLACES: Readonly<Record<Space, PlaceForm>> = {
  Häme: area([358, 676], 3, 'VUH', 'UHM', 'HPM', 'VHP'),
  Karelia: area([715, 600], 4, 'UKcoast', 'UMK', 'KKM', 'eastK', 'ladoga3', 'ladoga2', 'ladoga1', 'kar2', 'kar1'),
  'Kuopion lääni': area([610, 360], 4, 'PMK', 'KKM', 'eastK', 'east2', 'POK'),
  'Mikkelin lääni': area([530, 590], 3, 'UHM', 'UMK', 'KKM', 'PMK', 'HPM'),
  'Oulun lääni': area(
    [560, 130],
    6,
    ...([
      'POcoast',
      'POK',
      'east2',
      'kuhmo',
      'salla',
      'petsamo',
      'utsjoki',
      'enont',
      'tornio',
      'bay2',
      'bay1',
    ] as const),
  ),
  Pohjanmaa: area([325, 345], 4, 'VPcoast', 'VHP', 'HPM', 'PMK', 'POK', 'POcoast', 'vcoast', 'quark'),
  Uusimaa: area([385, 812], 5, 'VU', 'VUH', 'UHM', 'UMK', 'UKcoast', 'helcoast', 'hanko'),
  'Varsinais-Suomi': area([190, 600], 3, 'swcoast', 'hanko', 'VU', 'VUH', 'VHP', 'VPcoast', 'rauma'),
  Helsinki: town([430, 985], 'Uusimaa'),
  Tampere: town([350, 535], 'Häme'),
  Turku: town([120, 880], 'Varsinais-Suomi'),
  Vaasa: town([95, 370], 'Pohjanmaa'),
  Viipuri: town([650, 900], 'Karelia'),
}

/** The distance to the south for each degree. The north is drawn small. */
const LATITUDES = [
  [59.8, 975],
  [60, 945],
  [61, 760],
  [62.3, 500],
  [64, 235],
  [66, 120],
  [70, 20],
] as const

function southOf(latitude: number): number {
  const next = LATITUDES.findIndex(([degree]) => degree >= latitude)
  const [[from, low], [to, high]] = [LATITUDES[next - 1] ?? LATITUDES[0], LATITUDES[next] ?? LATITUDES[0]]
  return to === from ? low : Math.round(low + ((latitude - from) / (to - from)) * (high - low))
}

const onPaper = ([longitude, latitude]: Point): Point => [Math.round((longitude - 20.4) * 70 + 75), southOf(latitude)]

const corners = Object.fromEntries(Object.entries(CORNERS).map(([name, corner]) => [name, onPaper(corner)]))

/** Returns the point of things on a border: on the edge, or beside the box of a Town. */
function onBorder([one, other]: readonly [Space, Space]): readonly [string, PlaceForm] {
  const name = pairName(one, other)
  const { inside, at } = PLACES[one]
  const beside: Point = [at[0] + (inside === 'Karelia' ? -40 : 40), at[1] - 32]
  return [name, { at: edgeMiddle({ corners, places: PLACES }, name) ?? beside, outline: 'spot' }]
}

/** The map over a component. */
export const mapOver = ({ borders, railways }: GameMap): MapForm => ({
  title: 'The map of Finland, drawn by us',
  size: [870, 1130],
  corners,
  places: { ...PLACES, ...Object.fromEntries(borders.map(onBorder)) },
  borders,
  lines: railways.map((through) => ({ through, kind: 'rail' })),
  fields: ['spaces'],
})
