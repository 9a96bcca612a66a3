/** The preferences of the aid sheets, applied to the options of a decision. @module */

import { type Clause, type Option, readingOf } from 'rulewright/book'
import { isRemovedFirst } from '#spec/all-bridges-burning/8-non-players/8.1.7-places'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import {
  type Measure,
  type Preference,
  preferenceText,
} from '#spec/all-bridges-burning/components/non-player-aids/preferences'
import { ownersOf } from '#spec/all-bridges-burning/events/owners'
import { namesFor, totalOf } from '#spec/all-bridges-burning/events/pieces'
import { spacesMeant } from '#spec/all-bridges-burning/events/spaces'
import { PIECES } from '#spec/all-bridges-burning/events/words'
import type { Game } from '#spec/all-bridges-burning/game'
import { cellsIn, inSpace, piecesIn, sumOf, terrorIn } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { type Color, FACTIONS, type Faction, SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'
import { isCell, type TerrorData } from '../3-commands/3.2.3-targets.js'
import { withoutPiece } from '../3-commands/3.2.3-terror-losses.js'
import { controlAfter } from './8.1.7-control.js'
import { decidingIn } from './8.1.7-levels.js'
import type { Remove } from './8.2.3-terror.js'
import { dataIn, gameIn, type Line, type Look, line, type Nested, prefer } from './8.2-priority.js'

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (option: Option): Fields => option as Option & Fields

/** The fields in which options name the space that they are about. */
const PLACES = ['to', 'space', 'town'] as const

/** The space that an option is about. */
export const placeOf = (option: Option): Space | undefined => {
  const fields = fieldsOf(option)
  for (const field of PLACES) {
    const place = SPACES.find((space) => space === fields[field])
    if (place !== undefined) return place
  }
  return undefined
}

/** Returns a measure of a space, for a Faction. */
function measured(map: GameMap, look: Look, own: Faction, what: Measure, name: Space): number {
  const space = gameIn(look).spaces[name]
  const enemies = FACTIONS.filter((faction) => faction !== own)
  return {
    Population: map.population[name],
    'own Cells': cellsIn(space, own),
    'own pieces': piecesIn(space, own),
    'enemy Cells': sumOf(enemies.map((faction) => cellsIn(space, faction))),
    'Active enemy Cells': sumOf(enemies.map((faction) => totalOf(space, faction, 'Cell', 'Active'))),
    Terror: terrorIn(space),
  }[what]
}

/** Returns the rank of a name in an order. A name that is not in it comes last. */
const placed = (order: readonly unknown[], name: unknown): number => {
  const place = order.indexOf(name)
  return place < 0 ? -order.length : -place
}

/** True if an option is about pieces of certain owners and types. */
function isPiece(
  own: Faction,
  { of, piece, status }: Extract<Preference, { prefer: 'pieces' }>,
  option: Option,
): boolean {
  const { of: owner, cell, piece: disc } = fieldsOf(option)
  const meant = ownersOf(of, own).filter((one) => one === owner)
  const names = meant.flatMap((one) => namesFor(one, piece ?? PIECES, status))
  return names.some((name) => ('cell' in name ? name.cell === cell || disc === 'Cell' : name.piece === disc))
}

/** Returns the value of an option by a preference of a Faction. */
export function worthOf(map: GameMap, look: Look, own: Faction, preference: Preference, option: Option): number {
  const place = placeOf(option)
  const fields = fieldsOf(option)
  switch (preference.prefer) {
    case 'spaces': {
      const meant = () => spacesMeant.compute(map, gameIn(look), { executing: own, here: 'nowhere' }, preference.where)
      return Number(place !== undefined && meant().includes(place))
    }
    case 'most':
      return place === undefined ? Number.NEGATIVE_INFINITY : measured(map, look, own, preference.of, place)
    case 'least':
      return place === undefined ? Number.NEGATIVE_INFINITY : -measured(map, look, own, preference.of, place)
    case 'pieces':
      return Number(isPiece(own, preference, option))
    case 'Factions':
      return placed(preference.order, fields.faction ?? fields.of)
    case 'shifts':
      return Number(fields.toward === preference.toward)
    case 'colors':
      return placed(preference.order, fields.color)
    case 'markers':
      return placed(preference.order, fields.marker)
    case 'effect':
      return Number(fields.text === preference.text)
    case 'no more':
      return Number(option.type === 'no more')
  }
}

/** The options that are left when preferences narrow them, one after the other. */
export const preferredAmong = (
  map: GameMap,
  look: Look,
  own: Faction,
  preferences: readonly Preference[],
  options: readonly Option[],
): readonly Option[] =>
  preferences.reduce((left, preference) => {
    const values = left.map((option) => worthOf(map, look, own, preference, option))
    const highest = Math.max(...values)
    return left.filter((_, index) => values[index] === highest)
  }, options)

/** Preferences as nested priorities of a Faction. */
export const nestedBy = (
  map: GameMap,
  own: Faction,
  cites: Clause,
  preferences: readonly Preference[],
): readonly Nested[] =>
  preferences.map((preference) =>
    prefer(cites, preferenceText(preference), (look, option) => worthOf(map, look, own, preference, option)),
  )

export const inColors = (order: readonly Color[]): readonly Preference[] =>
  order.length > 0 ? [{ prefer: 'colors', order }] : []

/** True if Control comes before the side of a Cell. */
export const controlFirst = (look: Look): boolean => readingOf(gameIn(look), cited.controlOrSide) === 'Control first'
type RemovedFirst<O> = (look: Look, option: O) => boolean

/** The side of enemy Cells, as long as it comes before Control. */
export const sideFirst = <O extends Option>(removedFirst: RemovedFirst<O>): Nested =>
  prefer<O>(
    [cited.nonPlayerPriorities.removeActive, cited.nonPlayerPriorities.removeInactive],
    'Active Cells, Inactive ones of the Moderates',
    (look, option) => controlFirst(look) || removedFirst(look, option),
  )

/** The nested priorities for an enemy piece that goes, once its side is settled, or where Control comes before that. */
export const enemiesGoing = <O extends Option & { readonly of: string }>(
  map: GameMap,
  after: (look: Look, option: O) => Game,
  removedFirst: RemovedFirst<O>,
): readonly Nested[] => [
  prefer<O>(cited.nonPlayerPriorities.removeActive, 'Cells of the Senate or the Reds (reading)', (look, { of }) =>
    readingOf(gameIn(look), cited.enemiesInOrder) === 'as listed' ? of !== 'moderates' : 0,
  ),
  ...controlAfter(map, after),
  prefer<O>(
    [cited.nonPlayerPriorities.removeActive, cited.nonPlayerPriorities.removeInactive],
    'after Control, Active Cells, Inactive ones of the Moderates (reading)',
    removedFirst,
  ),
]

/** The game without a piece in the space that is being resolved. */
function after(look: Look, { of, piece }: Remove): Game {
  const data = dataIn<TerrorData>(look, 'terror')
  const name = data?.selected[data.resolved]
  const game = gameIn(look)
  return name === undefined ? game : inSpace(game, name, (space) => withoutPiece(space, of, piece))
}

function removedFirst(look: Look, { of, piece }: Remove): boolean {
  const own = decidingIn(look)
  return own !== undefined && isCell(piece) && isRemovedFirst(own, of, piece)
}

/** Orders for Terror, whoever conducts it, over the map. */
export const terrorOrders = (map: GameMap): readonly Line[] => [
  line<Remove>('an enemy piece to remove by Terror', 'remove', {
    name: 'Terror: as many enemy pieces as can be',
    cites: cited.nonPlayerPriorities.maximumExtent,
    within: [sideFirst<Remove>(removedFirst), ...enemiesGoing<Remove>(map, after, removedFirst)],
  }),
]
