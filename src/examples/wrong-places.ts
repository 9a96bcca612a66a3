/** Where in a file an example says otherwise than the rules. @module */

import { wholesIn } from './otherwise.js'
import { placeIn, type Source } from './source.js'
import type { ExampleRun } from './verdict.js'

/** Where a file says otherwise than the rules: one place for each problem, with file, line, column and field. */
export const placesIn = (
  source: Source,
  { example: { name }, places }: Pick<ExampleRun, 'places'> & { readonly example: { readonly name: string } },
): readonly string[] => {
  const whole = wholesIn(source.value).find(({ value }) => value.name === name)
  return places.map((at) => placeIn(source, whole?.placed(at) ?? at))
}

/** What is wrong, and then where, each place once. */
export const firstWhatThenWhere = (problems: readonly string[], places: readonly string[]): readonly string[] => [
  ...problems,
  ...[...new Set(places)].map((place) => `at ${place}`),
]
