/** The wishes of Non-players for shifts of Support and Opposition, wherever they decide on some. @module */

import { type Clause, type Option, readingOf } from 'rulewright/book'
import {
  lowersOther,
  makesNeutral,
  nearsNeutral,
  raisesOwn,
  type Toward,
} from '#spec/all-bridges-burning/8-non-players/8.1.7-levels'
import { isPopulated, isTown } from '#spec/all-bridges-burning/8-non-players/8.1.7-places'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { FACTIONS, type Faction, type Level, type Militant, type Space } from '#spec/all-bridges-burning/vocabulary'
import { gameIn, type Line, type Look, line, type Nested, prefer } from './8.2-priority.js'

const TOWARD: Readonly<Record<Militant, Toward>> = { senate: 'Support', reds: 'Opposition' }

const CLAUSES: Readonly<Record<Militant, Clause>> = {
  senate: cited.nonPlayerPriorities.senateSupport,
  reds: cited.nonPlayerPriorities.redsOpposition,
}

/** An offer of shifts: its options, and where each of them shifts, and which way; without a way, either is possible. */
export interface Shifts<O extends Option> {
  /** The section of the shifts, for the names of the orders. */
  readonly of: string
  readonly asks: string
  readonly type: O['type']
  readonly space: (look: Look, option: O) => Space | undefined
  readonly toward?: (option: O) => Toward
  /** True if the rules allow an option to shift a way. Used if choosing the option does not yet shift. */
  readonly allowed?: (look: Look, option: O, toward: Toward) => boolean
  /** True if a shifted space can be shifted on, by any number of levels. */
  readonly anyLevels?: true
  /** True if there is only one space, so that nothing is left to narrow. */
  readonly single?: true
  /** Instructions that come before the general priorities. */
  readonly instructed?: readonly Nested[]
  /** The clause of these instructions. */
  readonly cites?: Clause
}

/** Tests a condition on the level and a way in which an option can shift it. */
const holdsOf =
  <O extends Option>({ space, toward, allowed = () => true }: Shifts<O>) =>
  (look: Look, option: O, ways: readonly Toward[], holds: (level: Level, toward: Toward) => boolean): boolean => {
    const name = space(look, option)
    if (name === undefined) return false
    const { level } = gameIn(look).spaces[name]
    const meant = ways.filter((way) => toward === undefined || toward(option) === way)
    return meant.some((way) => holds(level, way) && allowed(look, option, way))
  }

const inTown =
  <O extends Option>({ space }: Shifts<O>) =>
  (look: Look, option: O): boolean => {
    const name = space(look, option)
    return name !== undefined && isTown(name)
  }

const populationAt =
  <O extends Option>(map: GameMap, { space }: Shifts<O>) =>
  (look: Look, option: O): number => {
    const name = space(look, option)
    return name === undefined ? 0 : map.population[name]
  }

/** The clauses behind every order for shifts. */
const citedBy = <O extends Option>({ cites }: Shifts<O>): readonly Clause[] => [
  cited.nonPlayerPriorities.whereSilent,
  cited.nonPlayerPriorities.maximumExtent,
  ...(cites ? [cites] : []),
]

/** Lists the preferences that narrow shifts: instructions, then the general priorities. With only one space there are none. */
const narrowing = <O extends Option>(
  { single, instructed = [] }: Shifts<O>,
  general: readonly Nested[],
): readonly Nested[] => (single ? [] : [...instructed, ...general])

/** Returns the priority of the Senate or the Reds for shifts: raising the own side, then lowering the other, Towns first. */
export function militantShifts<O extends Option>(map: GameMap, faction: Militant, shifts: Shifts<O>): Line {
  const shiftsSo = holdsOf(shifts)
  const population = populationAt(map, shifts)
  const raises = (look: Look, option: O) =>
    shiftsSo(look, option, [TOWARD[faction]], (level, toward) => raisesOwn(faction, level, toward))
  const lowers = (look: Look, option: O) =>
    shiftsSo(look, option, [TOWARD[faction]], (level, toward) => lowersOther(faction, level, toward))
  return line<O>(shifts.asks, shifts.type, {
    name: `${shifts.of} of the ${faction}: their own side`,
    cites: [CLAUSES[faction], ...citedBy(shifts)],
    when: (look) => decides(look, faction),
    wants: (look, option) => raises(look, option) || lowers(look, option),
    within: narrowing(shifts, [
      prefer<O>(CLAUSES[faction], 'raised before lowered', raises),
      prefer<O>(
        [CLAUSES[faction], cited.nonPlayerPriorities.maximumExtent],
        'the most Population (reading)',
        (look, option) =>
          readingOf(gameIn(look), cited.unitOfSupport) === 'Population' ? population(look, option) : 0,
      ),
      prefer<O>(cited.nonPlayerPriorities.townsFirst, 'Towns first', inTown(shifts)),
    ]),
  })
}

/** Returns the priority of the Moderates for shifts: more Neutral Population, Towns first. */
export function moderatesShifts<O extends Option>(map: GameMap, shifts: Shifts<O>): Line {
  const shiftsSo = holdsOf(shifts)
  const makes = (look: Look, option: O) => shiftsSo(look, option, ['Support', 'Opposition'], makesNeutral)
  const nears = (look: Look, option: O) => shiftsSo(look, option, ['Support', 'Opposition'], nearsNeutral)
  const stepByStep = (look: Look) =>
    shifts.anyLevels === true || readingOf(gameIn(look), cited.stepsTowardsNeutral) === 'a step counts'
  return line<O>(shifts.asks, shifts.type, {
    name: `${shifts.of} of the moderates: Neutral Population`,
    cites: [cited.nonPlayerPriorities.moderatesNeutral, ...citedBy(shifts)],
    when: (look) => decides(look, 'moderates'),
    wants: (look, option) => {
      const name = shifts.space(look, option)
      const populated = name !== undefined && isPopulated(map, name)
      return populated && (stepByStep(look) ? nears(look, option) : makes(look, option))
    },
    within: narrowing(shifts, [
      ...(shifts.anyLevels
        ? []
        : [prefer<O>(cited.nonPlayerPriorities.moderatesNeutral, 'Neutral at once (reading)', makes)]),
      prefer<O>(cited.nonPlayerPriorities.townsFirst, 'Towns first', inTown(shifts)),
      prefer<O>(
        [cited.nonPlayerPriorities.moderatesNeutral, cited.nonPlayerPriorities.maximumExtent],
        'the most Population',
        populationAt(map, shifts),
      ),
    ]),
  })
}

/** Orders that belong to one part of the text, and lean on some components. */
export const belonging = (of: string, lines: readonly Line[], ...leansOn: readonly string[]): readonly Line[] =>
  lines.map((line) => ({ ...line, of: line.of ?? of, leansOn: [...(line.leansOn ?? []), ...leansOn] }))

/** True if the given Faction decides. */
export const decides = ({ decision: { seat } }: Look, faction: Faction): boolean => seat === faction

export const decidingIn = ({ decision: { seat } }: Look): Faction | undefined =>
  FACTIONS.find((faction) => faction === seat)
