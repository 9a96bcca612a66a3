/** Drawings: the map of a game, its tracks and boxes as data, and what a game has on them, for whatever draws it. @module */

import type { Sign, Tint } from './board-picture.js'

/** A point, from the left and from above. */
export type Point = readonly [x: number, y: number]

/** The form in which a place is drawn on a map. */
export interface PlaceForm {
  /** The middle of its name; what stands there is drawn under it. */
  readonly at: Point
  /**
   * The corners around it, by their names; or a form as large as what stands there. A `spot` has no name, and is seen
   * only where something stands on it.
   */
  readonly outline: readonly string[] | 'box' | 'disc' | 'spot'
  /** The place in which it lies, and on which it therefore borders. */
  readonly inside?: string
  /** The maximum number of pieces side by side. */
  readonly across?: number
}

/** A line that is printed on a map through the middles of places. */
export interface MapLine {
  readonly through: readonly string[]
  readonly kind: 'rail' | 'broken'
}

/** A map: places over named corners, with what they border on. */
export interface MapForm {
  readonly title: string
  readonly size: Point
  readonly corners?: Readonly<Record<string, Point>>
  readonly places: Readonly<Record<string, PlaceForm>>
  /** Places that border on each other, in pairs. Areas border where they share an edge; other pairs are joined by a line. */
  readonly borders: readonly (readonly [string, string])[]
  readonly lines?: readonly MapLine[]
  /** The fields of a game that hold its places by their names: what is counted there stands on the map. */
  readonly fields: readonly string[]
  /** Names of fields in a place's record that repeat pieces already counted there. */
  readonly again?: readonly string[]
  /** The word for nobody, if such a field names the owner of the one piece on a place. */
  readonly nobody?: string
}

/** A box of a track, or a box alone. */
export interface BoxForm {
  readonly name: string
  /** The printed label, if it differs from the name. */
  readonly short?: string
  readonly tint?: Tint
}

/** Boxes in a row: a track, or what lies beside the map. */
export interface TrackForm {
  readonly name: string
  readonly boxes: readonly BoxForm[]
  /** The number of boxes side by side; all of them if left out. */
  readonly across?: number
  /** The number of columns it takes, out of twelve; all of them if left out. */
  readonly columns?: number
  /**
   * The kinds of options whose values are its boxes. Where it is left out, a value is a box of it that names nothing else on
   * the drawing.
   */
  readonly chosenBy?: readonly string[]
}

/** The parts of a game that can be drawn before any piece is placed. */
export interface Drawing {
  readonly map?: MapForm
  readonly tracks: readonly TrackForm[]
}

/** The forms of pieces and markers. */
export const TOKEN_SHAPES = ['disc', 'hex', 'octagon', 'square', 'tag', 'counter'] as const

/** Pieces that are alike, drawn as one with their number. */
export interface Token extends Sign {
  readonly shape: (typeof TOKEN_SHAPES)[number]
  readonly count: number
  /** True if they show their other face; they are then drawn hollow. */
  readonly idle?: boolean
}

/** The current state of a place on the map, and the pieces there. */
export interface ShownPlace {
  readonly ground?: Tint
  /** Facts to show beside its name, as small signs. */
  readonly signs?: readonly Sign[]
  readonly tokens: readonly Token[]
}

/** The content of a game's drawing. */
export interface Shown {
  readonly places?: Readonly<Record<string, ShownPlace>>
  /** By the name of the track, then of the box. */
  readonly tracks: Readonly<Record<string, Readonly<Record<string, readonly Token[]>>>>
}

/** Some pieces that are alike: none where there are none. */
export const tokens = (count: number, token: Omit<Token, 'count'>): readonly Token[] =>
  count > 0 ? [{ ...token, count }] : []

/** Boxes by their names. */
export const boxes = (...names: readonly string[]): readonly BoxForm[] => names.map((name) => ({ name }))

/** The pieces in the boxes of a track, by box. */
export function inBoxes(
  ...all: readonly (readonly [box: string | number, tokens: readonly Token[]])[]
): Readonly<Record<string, readonly Token[]>> {
  const by = new Map<string, readonly Token[]>()
  for (const [box, things] of all) by.set(String(box), [...(by.get(String(box)) ?? []), ...things])
  return Object.fromEntries(by)
}

/** Boxes that are called by numbers. */
export const numbered = (from: number, to: number): readonly BoxForm[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ name: String(from + index) }))

/** The name of a box among all places. */
export const boxName = (track: string, box: string): string => `${track}: ${box}`

/** Pieces in words. */
export const tokenWords = ({ count, name }: Token): string => (count === 1 ? name : `${count} × ${name}`)

/** The letters of pieces: how many there are, then what they are. */
export const tokenLetters = ({ count, short }: Token): string =>
  count > 1 ? `${count}${short.length > 2 ? '×' : ''}${short}` : short

/** The letters of the signs of a place. */
export const placeLetters = ({ signs = [] }: ShownPlace): string => signs.map(({ short }) => short).join(' ')

/** A place in words: its name, what is to be said of it, and what stands there. */
export function placeWords(name: string, { signs = [], tokens: pieces }: ShownPlace): string {
  const place = [name, ...signs.map((sign) => sign.name)].join(', ')
  return pieces.length > 0 ? `${place}: ${pieces.map(tokenWords).join('; ')}` : place
}

/** Every place and every box of what is shown, with what is there. */
export const allShown = ({ places = {}, tracks }: Shown): ReadonlyMap<string, ShownPlace> =>
  new Map([
    ...Object.entries(places),
    ...Object.entries(tracks).flatMap(([track, boxes]) =>
      Object.entries(boxes).map(([box, pieces]) => [boxName(track, box), { tokens: pieces }] as const),
    ),
  ])

const told = new WeakMap<Shown, ReadonlyMap<string, string>>()

/** Describes each place and box. It is stored, because one drawing is compared with several. */
function wordsOf(shown: Shown): ReadonlyMap<string, string> {
  const words = told.get(shown) ?? new Map([...allShown(shown)].map(([name, place]) => [name, placeWords(name, place)]))
  told.set(shown, words)
  return words
}

/** The places and boxes on which two games differ, by what is told of them. */
export function changedPlaces(before: Shown, after: Shown): readonly string[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const wordsIn = (all: ReadonlyMap<string, string>, name: string) => all.get(name) ?? name
  return [...new Set([...old.keys(), ...now.keys()])].filter((name) => wordsIn(old, name) !== wordsIn(now, name))
}

/** True if two names are the same place, or a track and one of its boxes. */
export const isSamePlace = (one: string, other: string): boolean =>
  one === other || one.startsWith(boxName(other, '')) || other.startsWith(boxName(one, ''))

/**
 * The places, tracks and boxes of a drawing that an option names: a track as a whole, unless the option also tells which of
 * its boxes.
 */
export function optionPlaces({ map, tracks }: Drawing, option: { readonly type: string }): readonly string[] {
  const values = new Set(Object.entries(option).flatMap(([field, value]) => (field === 'type' ? [] : [String(value)])))
  const onMap = Object.keys(map?.places ?? {})
  const others = new Set([...onMap, ...tracks.map(({ name }) => name)])
  const holders = countsOf(tracks.flatMap(({ boxes }) => boxes.map(({ name }) => name)))
  const isOwn = (box: string) => !others.has(box) && holders.get(box) === 1 && !isNumber(box)
  const inTrack = ({ name, boxes, chosenBy }: TrackForm): readonly string[] => {
    const isNamed = values.has(name) && !onMap.includes(name)
    const isMeant = isNamed || (chosenBy?.includes(option.type) ?? false)
    const named = boxes.filter(
      (box) => values.has(box.name) && (isMeant || (chosenBy === undefined && isOwn(box.name))),
    )
    return named.length === 0 && isNamed ? [name] : named.map((box) => boxName(name, box.name))
  }
  return [...onMap.filter((name) => values.has(name)), ...tracks.flatMap(inTrack)]
}

const isNumber = (name: string): boolean => /^-?\d+$/.test(name)

function countsOf(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

/** The edges of areas, each with those that have it. */
function edgesOf({ places }: Pick<MapForm, 'places'>): ReadonlyMap<string, readonly string[]> {
  const owners = new Map<string, readonly string[]>()
  for (const [name, { outline }] of Object.entries(places))
    if (typeof outline !== 'string')
      outline.forEach((corner, index) => {
        const edge = [corner, outline[(index + 1) % outline.length] ?? corner].toSorted().join('\n')
        owners.set(edge, [...(owners.get(edge) ?? []), name])
      })
  return owners
}

/** The name of a pair of places; the order does not matter. */
export const pairName = (one: string, other: string): string => [one, other].toSorted().join(' | ')

/** The middle of the edge that two areas share; nothing where they share none. */
export function edgeMiddle(
  { corners = {}, places }: Pick<MapForm, 'corners' | 'places'>,
  pair: string,
): Point | undefined {
  const [edge] =
    [...edgesOf({ places })].find(([, owners]) => owners.length > 1 && owners.toSorted().join(' | ') === pair) ?? []
  const [one, other] = edge?.split('\n').map((corner) => corners[corner]) ?? []
  return one && other && [Math.round((one[0] + other[0]) / 2), Math.round((one[1] + other[1]) / 2)]
}

/** The pairs of places that border on each other on the map itself: by an edge, or because one lies in the other. */
export function touching(map: Pick<MapForm, 'places'>): ReadonlySet<string> {
  const byEdge = [...edgesOf(map).values()].flatMap(([one, other]) => (one && other ? [pairName(one, other)] : []))
  const within = Object.entries(map.places).flatMap(([name, { inside }]) => (inside ? [pairName(name, inside)] : []))
  return new Set([...byEdge, ...within])
}
