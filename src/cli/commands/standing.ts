/**
 * How the text of a book stands, printed: its findings, its questions, and the sections that have most of them.
 *
 * @module
 */

import { caseText } from '../../audit/standing/boxes.js'
import { locatingIn } from '../../audit/standing/locating.js'
import { standingMarkdown } from '../../audit/standing/markdown.js'
import { type Standing, standingOf } from '../../audit/standing/report.js'
import { standingSarif } from '../../audit/standing/sarif.js'
import { homeOf, rootOf } from '../../home/home.js'
import { keptWeights, keptWitnesses } from '../../home/kept-readings.js'
import { keptSnapshot } from '../../home/kept-status.js'
import { packageVersion } from '../../home/package-root.js'
import type { Book } from '../../kernel/book.js'
import { sectionWords } from '../../lookup/section-words.js'
import type { Snapshot } from '../../verify/status.js'
import { filled } from '../text/filled.js'
import { block, many, type Paint } from '../text/layout.js'
import { asManyAs, briefly, narrow, SCREEN } from '../text/screen.js'

/** How a standing can be printed. */
export interface StandingFlags {
  readonly json?: true
  readonly markdown?: true
  readonly sarif?: true
  readonly full?: true
}

/** How the text of a book stands, as somebody wants it printed. */
export function standingPrinted(book: Book, { json, markdown, sarif, full }: StandingFlags, paint: Paint): string {
  const standing = standingOf(book, snapshotOf(book), keptWeights(book), keptWitnesses(book))
  if (sarif) return asJson(standingSarif(standing, packageVersion(), locatingIn(rootOf(book), homeOf(book))))
  if (json) return asJson(standing)
  if (markdown) return standingMarkdown(standing)
  return full ? standingText(standing, paint) : standingShort(standing, paint)
}

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** What the clauses of a book had achieved when it was last verified, where that is known. */
function snapshotOf(book: Book): Snapshot | undefined {
  try {
    return keptSnapshot(book)
  } catch {
    return undefined
  }
}

/** How wide the lines of a finding are, and how many sections are named. */
const [WIDTH, SECTIONS] = [88, 12]

/** How many sections are named on one screen. */
const FEW_SECTIONS = 4

/** The same on one screen: every finding in a line or two as far as there is room, and where to look next. */
function standingShort(standing: Standing, paint: Paint): string {
  const { title, edition, findings, book } = standing
  const head = [...narrow(`${title}, ${edition}`).map(paint.strong), ...narrow(countsText(standing)), '']
  const open = mostOpen(standing).slice(0, FEW_SECTIONS)
  const foot = [
    '',
    ...(open.length > 0 ? ['most open', ...open.flatMap((line) => briefly(line, 2, 1)), ''] : []),
    ...narrow(
      `audit ${book} --full tells each finding with its case; --text FILE holds your own copy against this edition; readings ${book} tells of the questions`,
    ),
  ]
  const room = SCREEN.lines - head.length - foot.length
  const most = findings.length * 2 > room ? 1 : 2
  const blocks = findings.map(({ name, kind, says }) => briefly(`${name} (${kind}): ${says}`, 2, most))
  const more = (hidden: number) => `  and ${many(hidden, 'more finding')}`
  return [...head, ...asManyAs(room, blocks, more), ...foot].map((line) => `${line}\n`).join('')
}

function countsText({ findings, questions }: Standing): string {
  const editorial = questions.filter((one) => one.editorial !== undefined).length
  const elsewhere = questions.filter((one) => one.elsewhere !== undefined).length
  const settled = questions.filter(({ ruling }) => ruling !== undefined).length
  return `${many(findings.length, 'finding')}; ${many(questions.length, 'question')}: ${questions.length - editorial - elsewhere} that a play can tell apart, ${elsewhere > 0 ? `${elsewhere} that only other components can, ` : ''}${editorial} that none can; ${settled} settled by a ruling`
}

function standingText(standing: Standing, paint: Paint): string {
  const { title, edition, findings } = standing
  return [
    `${paint.strong(title)}, ${edition}\n`,
    `${countsText(standing)}\n`,
    ...findings.map((one) => `\n${findingText(one, paint)}`),
    '\n',
    block(paint, 'most open', mostOpen(standing)),
    `\nrulewright readings ${standing.book} lists the questions; --text FILE compares your own copy with this edition.\n`,
  ].join('')
}

function findingText(
  { name, kind, says, clauses, among, shown, smallest }: Standing['findings'][number],
  paint: Paint,
) {
  const first = smallest === undefined ? [] : filled(`${among > 1 ? 'smallest: ' : ''}${caseText(smallest)}`, WIDTH)
  return [
    `${paint.strong(name)} (${kind})`,
    ...filled(`${says}.`, WIDTH),
    ...(among > 1 ? [`shown by ${shown} of ${among} cases`] : []),
    ...first,
    ...filled(clauses.join(', '), WIDTH).map(paint.faint),
  ]
    .map((line, index) => `${index === 0 ? '' : '  '}${line}\n`)
    .join('')
}

/** The sections that most questions and findings are about, and how many. */
function mostOpen({ sections }: Standing): readonly string[] {
  const open = sections
    .map(({ number, title, questions, findings }) => ({
      line: `${sectionWords({ number, title })}: ${[many(questions.length, 'question'), ...(findings.length > 0 ? [many(findings.length, 'finding')] : [])].join(', ')}`,
      weight: questions.length + findings.length,
    }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
  return open.slice(0, SECTIONS).map(({ line }) => line)
}
