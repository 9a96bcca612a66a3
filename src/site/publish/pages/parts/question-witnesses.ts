/**
 * The smallest case in which two readings of a question differ, as a search found it: the same beginning under each.
 *
 * @module
 */

import { type Pair, pairsOf, type Question } from '#core'
import { witnessName } from '#lab'
import { type Html, html } from '../../../draw/html-template.js'
import type { ShownExample, Sources } from '../../book-sources.js'
import { exampleBox } from '../examples-page.js'

/** For the usual reading beside each of the others, the smallest case that a search found, under both. */
export const witnessesShown = (sources: Sources, question: Question): Html =>
  html`${pairsOf([question]).map((pair) => pairShown(sources, pair))}<p class="rw-aside">The search found this case. To see what another reading does to the results of plays, run <code>rulewright questions ${sources.book.name} ${question.name} --compare</code>.</p>`

const witnessOf = ({ witnesses }: Sources, pair: Pair) =>
  witnesses.find(({ file }) => file.endsWith(` ${witnessName(pair)}`))

/** All examples that are the smallest cases of a question. */
export const witnessesOf = (sources: Sources, question: Question): readonly ShownExample[] =>
  pairsOf([question]).flatMap((pair) => witnessOf(sources, pair)?.examples ?? [])

function pairShown(sources: Sources, pair: Pair): Html {
  const [one, other] = pair.readings
  const found = witnessOf(sources, pair)
  const title = html`<p><strong>${one}</strong> or <strong>${other}</strong></p>`
  if (found === undefined) return html`${title}<p class="rw-aside">No stored case shows it.</p>`
  return html`${title}${found.examples.map((example) => exampleBox(sources, example))}<p class="rw-aside"><code>${found.file}</code></p>`
}
