/** Runs as Markdown, for a page or a summary of a build. @module */

import { blocks, code, codeBlock, inMarkdown, items, joinMarkdown, type Markdown, markdown, table } from '#core'
import type { Outcome, Reduced, Run } from '../runner/outcome.js'
import { percentOf, sumOf, tallyText } from '../runner/totals.js'
import { askedIn, failuresOf, followedLine, notableQuestions, placeLine, unclaimedLines } from './shared-phrases.js'

/** The maximum number of failures to list one by one. */
const TOLD = 50

export function markdownOf(run: Run): Markdown {
  const failures = failuresOf(run)
  const { title, edition, totals, stopped } = run
  return blocks([
    markdown`# ${inMarkdown(title)}: ${inMarkdown(askedIn(run))}`,
    markdown`Edition: ${inMarkdown(edition)}. ${sumOf(totals)} cases: ${inMarkdown(tallyText(totals))}; ${percentOf(totals)} % of those not skipped pass.`,
    ...(stopped === undefined ? [] : [markdown`The run stopped early: ${inMarkdown(stopped)}.`]),
    markdown`## Sections`,
    sectionsTable(run),
    ...part('Likeliest clauses', run.suspects.length > 0 ? [suspectsTable(run)] : []),
    ...part('Changed by no clause', items(unclaimedLines(run).map(inMarkdown))),
    ...part('Readings', items(notableQuestions(run).map((one) => inMarkdown(followedLine(one))))),
    ...part('Smallest forms', run.reduced.flatMap(reducedText)),
    ...part('Failures', [...failures.slice(0, TOLD).map(failureText), ...moreThan(failures.length)]),
  ])
}

const part = (title: string, inside: readonly Markdown[]): readonly Markdown[] =>
  inside.length === 0 ? [] : [markdown`## ${inMarkdown(title)}`, ...inside]

const moreThan = (count: number): readonly Markdown[] => (count > TOLD ? [markdown`And ${count - TOLD} more.`] : [])

const sectionsTable = ({ sections }: Run): Markdown =>
  table(
    { section: 'left', title: 'left', passed: 'right', failed: 'right', errored: 'right', skipped: 'right' },
    sections.map(({ section, title, passed, failed, errored, skipped }) => [
      ...[inMarkdown(section), inMarkdown(title)],
      ...[passed, failed, errored, skipped],
    ]),
  )

const suspectsTable = ({ suspects }: Run): Markdown =>
  table(
    { clause: 'left', section: 'left', score: 'right', failing: 'right', passing: 'right' },
    suspects.map(({ clause, section, score, failing, passing }) => [
      ...[code(clause), inMarkdown(section), inMarkdown(score.toFixed(2))],
      ...[failing, passing],
    ]),
  )

const failureText = ({ id, status, says = '', places = [] }: Outcome): Markdown =>
  joinMarkdown(
    [
      markdown`- ${code(id)} ${inMarkdown(status)}: ${inMarkdown(says)}`,
      ...places.map((place) => markdown`  - ${code(placeLine(place))}`),
    ],
    '\n',
  )

function reducedText({ case: id, suspect, says, places, example, file }: Reduced): readonly Markdown[] {
  const about = suspect === undefined ? markdown`` : markdown`, for ${code(suspect)}`
  const where = file === undefined ? markdown`` : markdown` (${code(file)})`
  return [
    markdown`${code(id)}${about}: ${inMarkdown(says)}${where}`,
    ...items(places.map((place) => code(placeLine(place)))),
    ...(example === undefined ? [] : [codeBlock(example, 'yaml')]),
  ]
}
