/** The places of mismatches between an example and the rules in its file. @module */

import { formatLocation, type ParsedSource } from '../format/parse-source.js'
import { placedExamples } from '../other-readings.js'
import type { ExampleRun } from './verdict.js'

/** Lists the places of a file that differ from the rules, one for each problem, with file, line, column and field. */
export const mismatchLocations = (
  source: ParsedSource,
  { example: { name }, places }: Pick<ExampleRun, 'places'> & { readonly example: { readonly name: string } },
): readonly string[] => {
  const whole = placedExamples(source.value).find(({ value }) => value.name === name)
  return places.map((at) => formatLocation(source, whole?.placed(at) ?? at))
}

/** Lists the problems, and then the places, each place once. */
export const problemsThenPlaces = (problems: readonly string[], places: readonly string[]): readonly string[] => [
  ...problems,
  ...[...new Set(places)].map((place) => `at ${place}`),
]
