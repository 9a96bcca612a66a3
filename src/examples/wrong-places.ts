/** Where in a file an example says otherwise than the rules. @module */

import { isRecord } from '../kernel/json.js'
import type { Path } from './parsing.js'
import { placeIn, type Source } from './source.js'
import type { ExampleRun } from './verdict.js'

/** Where a file says otherwise than the rules: one place for each problem, with file, line, column and field. */
export const placesIn = (
  source: Source,
  { example: { name }, places }: Pick<ExampleRun, 'places'> & { readonly example: { readonly name: string } },
): readonly string[] => places.map((at) => placeIn(source, [...rootOf(source, name), ...at]))

/** Where an example stands in its file. */
function rootOf({ value }: Source, name: string): Path {
  if (!isRecord(value) || !Array.isArray(value.examples)) return []
  const index = value.examples.findIndex((one) => isRecord(one) && one.name === name)
  return index < 0 ? [] : ['examples', index]
}

/** What is wrong, and then where, each place once. */
export const firstWhatThenWhere = (problems: readonly string[], places: readonly string[]): readonly string[] => [
  ...problems,
  ...[...new Set(places)].map((place) => `at ${place}`),
]
