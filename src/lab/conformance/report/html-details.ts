/** The details of one run on the page of runs: the likeliest clauses, readings, smallest forms, failures. @module */

import { inHtml } from '#core'
import type { Outcome, Reduced, Run, Suspect } from '../runner/outcome.js'
import { sumOf, tallyText } from '../runner/totals.js'
import { askedIn, failuresOf, followedLine, placeLine, unclaimedLines } from './shared-phrases.js'

/** The maximum number of failures to list one by one. */
const TOLD = 100

/** Returns the markup of one run's details. */
export function detailsOf(run: Run, id: string): readonly string[] {
  const { implementation, stopped, suspects, profile, reduced, totals } = run
  const { tracker, ignores } = implementation
  const failures = failuresOf(run)
  return [
    `<section id="${id}">`,
    `<h2>${inHtml(askedIn(run))}</h2>`,
    `<p>${sumOf(totals)} cases: ${tallyText(totals)}.${tracker === undefined ? '' : ` ${linkTo(tracker)}`}</p>`,
    ...(stopped === undefined ? [] : [`<p class="note">The run stopped early: ${inHtml(stopped)}.</p>`]),
    ...(ignores.length === 0 ? [] : [`<p class="note">Not compared: ${inHtml(ignores.join(', '))}.</p>`]),
    ...(suspects.length === 0 ? [] : suspectsTable(suspects)),
    ...list(unclaimedLines(run).map(inHtml)),
    ...folded(`Readings that it follows (${profile.length})`, list(profile.map((one) => inHtml(followedLine(one))))),
    ...folded(`Smallest forms (${reduced.length})`, reduced.flatMap(reducedOf)),
    ...folded(`Failures (${failures.length})`, [
      ...list(failures.slice(0, TOLD).map(failureOf)),
      ...(failures.length > TOLD ? [`<p>And ${failures.length - TOLD} more.</p>`] : []),
    ]),
    '</section>',
  ]
}

/** Only web pages are linked to: what an implementation says of itself could be anything. */
const linkTo = (tracker: string): string =>
  /^https?:/.test(tracker) ? `<a href="${inHtml(tracker)}">${inHtml(tracker)}</a>` : inHtml(tracker)

const list = (items: readonly string[]): readonly string[] =>
  items.length === 0 ? [] : ['<ul>', ...items.map((item) => `<li>${item}</li>`), '</ul>']

const folded = (title: string, inside: readonly string[]): readonly string[] =>
  inside.length === 0 ? [] : ['<details>', `<summary>${title}</summary>`, ...inside, '</details>']

const suspectsTable = (suspects: readonly Suspect[]): readonly string[] => [
  '<div class="wide">',
  '<table>',
  '<caption>The likeliest clauses</caption>',
  '<thead><tr><th scope="col">Clause</th><th scope="col">Section</th><th scope="col">Score</th><th scope="col">Failing</th><th scope="col">Passing</th></tr></thead>',
  '<tbody>',
  ...suspects.map(
    ({ clause, section, score, failing, passing }) =>
      `<tr><th scope="row"><code>${inHtml(clause)}</code></th><td class="words">${inHtml(section)}</td><td>${score.toFixed(2)}</td><td>${failing}</td><td>${passing}</td></tr>`,
  ),
  '</tbody>',
  '</table>',
  '</div>',
]

function failureOf({ id, status, says = '', places = [] }: Outcome): string {
  const lines = places.map((place) => `<code>${inHtml(placeLine(place))}</code>`)
  return `<code>${inHtml(id)}</code> ${status}: ${[inHtml(says), ...lines].join('<br>')}`
}

const reducedOf = ({ case: id, says, example }: Reduced): readonly string[] => [
  `<p><code>${inHtml(id)}</code>: ${inHtml(says)}</p>`,
  ...(example === undefined ? [] : [`<pre>${inHtml(example)}</pre>`]),
]
