/** Checks of a map that a user has written. @module */
import type { Problem } from 'rulewright/book'
import { FRONTS } from '../vocabulary.js'
import type { Link, MapText } from './map.js'

/** Spaces that the rules name. */
const NAMED = ['Orianenbaum', 'Koivisto'] as const

function nameProblems({ spaces }: MapText): readonly Problem[] {
  const names = spaces.map(({ name }) => name)
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  return [
    ...twice.map((name) => ({ path: ['spaces'], message: `names ${name} twice; expected each space once` })),
    ...names
      .filter((name) => name === 'none')
      .map(() => ({ path: ['spaces'], message: 'expected another name than "none", which stands for no space' })),
  ]
}

const sideProblems = ({ spaces }: MapText): readonly Problem[] =>
  spaces.flatMap(({ name, side, value, dotted, centre }) => [
    ...(side === 'Soviet' && (value > 0 || dotted)
      ? [{ path: ['spaces', name], message: 'expected a Soviet space without a number and without a dotted line' }]
      : []),
    ...(side === 'Finnish' && centre
      ? [{ path: ['spaces', name], message: 'expected no logistic centre in Finnish territory' }]
      : []),
  ])

const centreProblems = ({ spaces }: MapText): readonly Problem[] =>
  FRONTS.filter((front) => !spaces.some((space) => space.centre && space.front === front)).map((front) => ({
    path: ['spaces'],
    message: `expected a logistic centre of ${front}`,
  }))

function linkProblems({ spaces, links, marchLink, capital }: MapText): readonly Problem[] {
  const sideOf = (name: string) => spaces.find((space) => space.name === name)?.side
  const unknown = ([one, other]: Link, path: readonly (string | number)[]): readonly Problem[] => [
    ...[one, other]
      .filter((name) => sideOf(name) === undefined)
      .map((name) => ({ path, message: `expected a space of the map, got ${name}` })),
    ...(one === other ? [{ path, message: `expected two spaces, got ${one} twice` }] : []),
  ]
  return [
    ...links.flatMap((link, index) => unknown(link, ['links', index])),
    ...unknown(marchLink, ['marchLink']),
    ...(sideOf(capital) === 'Finnish'
      ? []
      : [{ path: ['capital'], message: `expected a Finnish space of the map, got ${capital}` }]),
  ]
}

const namedProblems = ({ marchLink }: MapText): readonly Problem[] =>
  NAMED.every((name) => marchLink.includes(name))
    ? []
    : [{ path: ['marchLink'], message: `expected the connection of ${NAMED.join(' and ')}, which 1.3.1 names` }]

/** Lists the problems of a map, beyond its shape. */
export const mapProblems = (map: MapText): readonly Problem[] => [
  ...nameProblems(map),
  ...sideProblems(map),
  ...centreProblems(map),
  ...linkProblems(map),
  ...namedProblems(map),
]
