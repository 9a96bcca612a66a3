/** Checks of a line that a user has written for a card or a track, beyond its shape. @module */
import type { Problem } from 'rulewright/book'
import type { Effect } from '../effects.js'
import type { Way } from '../vocabulary.js'

type Path = Problem['path']

/** The members of a list that stand in it again. */
export const repeated = (list: readonly string[]): readonly string[] => [
  ...new Set(list.filter((item, index) => list.indexOf(item) !== index)),
]

const twice = (path: Path, list: readonly string[]): readonly Problem[] =>
  repeated(list).map((item) => ({ path, message: `names ${item} twice; expected each once` }))

const CENTRAL: readonly Way[] = ['towards Center', 'away from Center']

/** Only the Government has a center. */
function centerProblems(effect: Effect, path: Path): readonly Problem[] {
  if (effect.do !== 'move a track') return []
  const others = effect.tracks.filter((track) => track !== 'Government')
  return effect.ways
    .filter((way) => CENTRAL.includes(way) && others.length > 0)
    .map((way) => ({
      path: [...path, 'ways'],
      message: `only the Government moves ${way}; expected up or down of ${others.join(' and ')}`,
    }))
}

/** Lists the sets to choose from, by the name of their field. */
function lists(effect: Effect): readonly (readonly [string, readonly string[]])[] {
  switch (effect.do) {
    case 'add Strength':
    case 'add Attacks':
      return [['fronts', effect.fronts]]
    case 'move a track':
      return [
        ['tracks', effect.tracks],
        ['ways', effect.ways],
      ]
    case 'turn a Bonus':
      return [['bonuses', effect.bonuses]]
    case 'take Hero points':
      return [['from', effect.from]]
    default:
      return []
  }
}

/** The knowledge of contributors. Only a Test makes them known. */
export type Contributors = 'known' | 'unknown'

const whoProblems = (effect: Effect, path: Path, contributors: Contributors): readonly Problem[] =>
  effect.who === 'who contributed' && contributors === 'unknown'
    ? [{ path: [...path, 'who'], message: 'nobody contributes but to a Test; expected whom this is about' }]
    : []

/** Lists the problems of one line that a user has written. */
export const effectProblems = (effect: Effect, path: Path, contributors: Contributors): readonly Problem[] => [
  ...lists(effect).flatMap(([field, list]) => twice([...path, field], list)),
  ...centerProblems(effect, path),
  ...whoProblems(effect, path, contributors),
]

/** Lists the problems of several lines. */
export const linesProblems = (effects: readonly Effect[], path: Path, contributors: Contributors): readonly Problem[] =>
  effects.flatMap((effect, index) => effectProblems(effect, [...path, index], contributors))
