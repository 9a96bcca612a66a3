/**
 * The decisions of chance for Non-players: among Random Spaces, among cubes, and where no priority applies.
 *
 * @module
 */

import { type Draw, type Option, readingOf, type Unadvised } from 'rulewright/book'
import { CAPABILITY_PLACEMENT } from '#spec/all-bridges-burning/components/non-player-aids/capabilities'
import { EVENT_CHOICES, INSTRUCTIONS } from '#spec/all-bridges-burning/components/non-player-aids/instructions'
import { PROPAGANDA } from '#spec/all-bridges-burning/components/non-player-aids/propaganda'
import {
  RANDOM_SPACES,
  type RandomSpace,
  weightOf,
} from '#spec/all-bridges-burning/components/non-player-aids/random-spaces'
import { sumOf } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { COLORS, type Space } from '#spec/all-bridges-burning/vocabulary'
import { placeOf } from './8.1.7-pieces.js'
import { PROPAGANDA_CHOICES } from './8.1.8-propaganda.js'
import { gameIn, type Line, type Look, type Way } from './8.2-priority.js'

/** The color of a cube that an option takes out of the Political Display. */
const removedCube = (option: Option) =>
  option.type === 'remove cube' ? COLORS.find((color) => 'color' in option && option.color === color) : undefined

/** Counts the options for each candidate space. An option without a space counts for itself. */
function candidatesAmong(left: readonly Option[]): ReadonlyMap<Space | Option, number> {
  const counts = new Map<Space | Option, number>()
  for (const option of left) {
    const place = placeOf(option) ?? option
    counts.set(place, (counts.get(place) ?? 0) + 1)
  }
  return counts
}

/**
 * Draws a space first, by the Random Spaces map, and then one of the options there, each as often as the others. What
 * names no space is drawn as often as a space on the average.
 */
function drawnBySpace(
  all: readonly RandomSpace[],
  left: readonly Option[],
  candidates: ReadonlyMap<Space | Option, number>,
): Draw {
  const names = [...candidates.keys()].filter((one) => typeof one === 'string')
  const shares = [...candidates.values()].reduce(lowestCommon, 1)
  const total = sumOf(names.map((name) => weightOf(all, name)))
  const weights = left.map((option) => {
    const place = placeOf(option)
    if (place === undefined) return total * shares
    return (weightOf(all, place) * names.length * shares) / (candidates.get(place) ?? 1)
  })
  return byTheMap(left, weights)
}

/** Draws the space that is gone to first, by the Random Spaces map, and then one of the ways there. */
function drawnByWay(all: readonly RandomSpace[], left: readonly Option[], waysOf: (option: Option) => readonly Way[]) {
  const ways = left.map(waysOf)
  const shares = ways.flat().reduce((common, { among }) => lowestCommon(common, among), 1)
  const weights = ways.map((some) => sumOf(some.map(({ to, among }) => (weightOf(all, to) * shares) / among)))
  return byTheMap(left, weights)
}

function byTheMap(left: readonly Option[], weights: readonly number[]): Draw {
  const common = weights.reduce(greatestCommon, 0)
  return {
    clauses: [cited.randomSpaces.equalPriority, cited.randomSpaces.anyAction, cited.randomSpaces.sheet],
    leansOn: [RANDOM_SPACES],
    weight: (option) => (weights[left.indexOf(option)] ?? common) / common,
  }
}

const greatestCommon = (one: number, other: number): number => (other === 0 ? one : greatestCommon(other, one % other))
const lowestCommon = (one: number, other: number) => (one * other) / greatestCommon(one, other)

/** Draws among the options that a priority leaves, if one decides: spaces by the map, cubes one by one, others equally. */
export function drawAmong(all: readonly RandomSpace[], look: Look, left: readonly Option[], by?: Line): Draw {
  const ways = by?.ways
  if (ways) return drawnByWay(all, left, (option) => ways(look, option))
  const candidates = candidatesAmong(left)
  const spaces = [...candidates.keys()].filter((one) => typeof one === 'string')
  if (spaces.length > 1) return drawnBySpace(all, left, candidates)
  const { cubes } = gameIn(look)
  return {
    clauses: [cited.randomSpaces.anyAction],
    weight: (option) => {
      const color = removedCube(option)
      return color === undefined ? 1 : cubes[color]
    },
  }
}

const ON_BEHALF = 'the Faction for which the Moderates execute the Event'

/** The grounds for decisions that no priority covers, by their offers. */
const GROUNDS: readonly { readonly offers: readonly string[]; readonly ground: Unadvised }[] = [
  {
    offers: PROPAGANDA_CHOICES,
    ground: {
      of: 'Propaganda Rounds (8.1.8)',
      clauses: [cited.nonPlayerPropaganda.aidSheet, cited.nonPlayerPropaganda.asUsual],
      leansOn: [PROPAGANDA],
    },
  },
  {
    offers: [ON_BEHALF],
    ground: {
      of: 'Capabilities (8.1.9)',
      clauses: [cited.nonPlayerCapabilities.aidSheet],
      leansOn: [CAPABILITY_PLACEMENT],
    },
  },
  {
    offers: Object.values(EVENT_CHOICES),
    ground: {
      of: 'Events (8.1.6, 8.1.7)',
      clauses: [cited.nonPlayerOptions.eventRandom, cited.freeNonPlayerActions.atRandom],
      leansOn: [INSTRUCTIONS],
    },
  },
]

/** Returns the ground for a decision that no priority covers. */
export function groundOf(look: Look): Unadvised {
  const listed = GROUNDS.find(({ offers }) => offers.includes(look.decision.asks))
  if (listed) return listed.ground
  const chance = readingOf(gameIn(look), cited.nothingSaid) === 'chance'
  return { of: 'no priority', clauses: [cited.nonPlayerExceptions.otherwiseBound], chance }
}

/** Every clause on which chance and such decisions can rest. */
export const grounds = [
  cited.randomSpaces.equalPriority,
  cited.randomSpaces.anyAction,
  cited.randomSpaces.sheet,
  ...GROUNDS.flatMap(({ ground }) => ground.clauses),
  cited.nonPlayerExceptions.otherwiseBound,
]
