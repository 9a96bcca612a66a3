/** Runs as Markdown, for a page or a summary of a build. @module */

import { code, codeBlock, inMarkdown } from '../../outside/escape.js'
import type { Outcome, Reduced, Run } from '../runner/outcome.js'
import { percentOf, sumOf, tallyText } from '../runner/tally.js'
import { askedIn, failuresOf, followedLine, placeLine, toldOf, unclaimedLines } from './lines.js'

/** How many failures are told one by one. */
const TOLD = 50

export function markdownOf(run: Run): string {
  const failures = failuresOf(run)
  return [
    `# ${inMarkdown(run.title)}: ${inMarkdown(askedIn(run))}`,
    `Edition: ${inMarkdown(run.edition)}. ${sumOf(run.totals)} cases: ${tallyText(run.totals)}; ${percentOf(run.totals)} % of those not skipped pass.`,
    ...(run.stopped === undefined ? [] : [`The run did not come to its end: ${inMarkdown(run.stopped)}.`]),
    '## Sections',
    sectionsTable(run),
    ...part('Likeliest clauses', run.suspects.length > 0 ? [suspectsTable(run)] : []),
    ...part('Changed by no clause', list(unclaimedLines(run).map(inMarkdown))),
    ...part('Readings', list(toldOf(run).map((one) => inMarkdown(followedLine(one))))),
    ...part('Smallest forms', run.reduced.flatMap(reducedText)),
    ...part('Failures', [...failures.slice(0, TOLD).map(failureText), ...moreThan(failures.length)]),
    '',
  ].join('\n\n')
}

const part = (title: string, inside: readonly string[]): readonly string[] =>
  inside.length === 0 ? [] : [`## ${title}`, ...inside]

const list = (lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [lines.map((line) => `- ${line}`).join('\n')]

const moreThan = (count: number): readonly string[] => (count > TOLD ? [`And ${count - TOLD} more.`] : [])

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

const sectionsTable = ({ sections }: Run): string =>
  [
    row(['section', 'title', 'passed', 'failed', 'errored', 'skipped']),
    row(['---', '---', '---:', '---:', '---:', '---:']),
    ...sections.map(({ section, title, passed, failed, errored, skipped }) =>
      row([inMarkdown(section), inMarkdown(title), passed, failed, errored, skipped]),
    ),
  ].join('\n')

const suspectsTable = ({ suspects }: Run): string =>
  [
    row(['clause', 'section', 'score', 'failing', 'passing']),
    row(['---', '---', '---:', '---:', '---:']),
    ...suspects.map(({ clause, section, score, failing, passing }) =>
      row([code(clause), inMarkdown(section), score.toFixed(2), failing, passing]),
    ),
  ].join('\n')

const failureText = ({ id, status, says = '', places = [] }: Outcome): string =>
  [`- ${code(id)} ${status}: ${inMarkdown(says)}`, ...places.map((place) => `  - ${code(placeLine(place))}`)].join('\n')

function reducedText({ case: id, suspect, says, places, example, file }: Reduced): readonly string[] {
  return [
    `${code(id)}${suspect === undefined ? '' : `, for ${code(suspect)}`}: ${inMarkdown(says)}${file === undefined ? '' : ` (${code(file)})`}`,
    ...list(places.map((place) => code(placeLine(place)))),
    ...(example === undefined ? [] : [codeBlock(example, 'yaml')]),
  ]
}
