/**
 * The output of `rulewright conform`: the share of passing cases, the suspect clauses, and the smallest failures.
 *
 * @module
 */
import {
  askedIn,
  failuresOf,
  followedLine,
  isClean,
  notableQuestions,
  type Outcome,
  percentOf,
  placeLine,
  type Reduced,
  type Run,
  sumOf,
  tallyText,
  unclaimedLines,
} from '#lab'
import { block, type Paint } from '../layout/output-layout.js'
import { tableOf, wrapIndented } from '../layout/terminal-table.js'

/** The maximum number of failures, and of places in each, to show one by one. */
const TOLD = 10
const PLACES = 3
/** The maximum number of clauses to show. */
const SUSPECTS = 8

/** A run, for a terminal. */
export function conformText(run: Run, paint: Paint): string {
  const failures = failuresOf(run)
  return [
    headText(run, paint),
    ...titled('likeliest clauses', suspectsTable(run, paint), paint),
    ...titled('sections', sectionsTable(run, paint), paint),
    ...titled('changed by no clause', linesOf(unclaimedLines(run)), paint),
    ...titled('readings', linesOf(notableQuestions(run).map(followedLine)), paint),
    ...titled('failures', failures.length > 0 ? failuresText(failures, paint) : undefined, paint),
    ...titled('smallest forms', run.reduced.length > 0 ? run.reduced.map(reducedText).join('\n') : undefined, paint),
  ].join('\n')
}

/** The maximum numbers of clauses and of smallest failures on one screen. */
const [FEW_SUSPECTS, FEW_FORMS] = [4, 2]

/** A run on one screen: whether it passes, which clauses are to blame, and where the smallest failures are. */
export function conformShort(run: Run, paint: Paint): string {
  const failures = failuresOf(run)
  const forms = run.reduced.map((one) => reducedHead(one))
  const shown = [
    ...forms.slice(0, FEW_FORMS),
    ...(forms.length > FEW_FORMS ? [` and ${forms.length - FEW_FORMS} more`] : []),
  ]
  return [
    headText(run, paint),
    ...titled('likeliest clauses', suspectsTable(run, paint, FEW_SUSPECTS), paint),
    ...titled('smallest forms', forms.length > 0 ? shown.join('\n') : undefined, paint),
    ...titled('changed by no clause', linesOf(unclaimedLines(run)), paint),
    ...titled('failures', forms.length === 0 && failures.length > 0 ? failuresText(failures, paint) : undefined, paint),
    ...titled('readings', linesOf(notableQuestions(run).map(followedLine)), paint),
    ...titled('sections', sectionsTable(run, paint), paint),
  ].join('\n')
}

/** A run in one line. */
export function conformLine(run: Run, paint: Paint): string {
  const { totals, stopped } = run
  const isFine = isClean(totals) && stopped === undefined
  const told = `${askedIn(run)}: ${tallyText(totals)}${stopped === undefined ? '' : `, stopped: ${stopped}`}`
  return `${isFine ? paint.good('✓') : paint.bad('✗')} ${told}\n`
}

const titled = (title: string, inside: string | undefined, paint: Paint): readonly string[] =>
  inside === undefined ? [] : [paint.strong(title), inside.trimEnd(), '']

const linesOf = (texts: readonly string[]): string | undefined =>
  texts.length === 0 ? undefined : texts.flatMap((text) => wrapIndented(text, 1)).join('\n')

function headText(run: Run, paint: Paint): string {
  const { totals, title, edition, stopped } = run
  const { ignores, tracker } = run.implementation
  const isAsked = sumOf(totals) > totals.skipped
  const clean = isClean(totals) && stopped === undefined
  const mark = clean ? (isAsked ? paint.good('✓') : '–') : paint.bad('✗')
  const passing = isAsked ? `${percentOf(totals)} % of those not skipped` : 'nothing was asked: every case was skipped'
  const lines = [
    block(paint, 'edition', [edition]),
    block(paint, 'cases', [`${sumOf(totals)}: ${tallyText(totals)}`]),
    block(paint, 'passing', [passing]),
    block(paint, 'ignored', ignores.length > 0 ? [ignores.join(', ')] : []),
    block(paint, 'stopped', stopped === undefined ? [] : [stopped]),
    block(paint, 'tracker', tracker === undefined ? [] : [tracker]),
  ]
  return `${mark} ${paint.strong(title)}: ${askedIn(run)}\n${lines.join('')}`
}

/** Sections in which something does not pass, or was not asked. */
function sectionsTable({ sections }: Run, paint: Paint): string | undefined {
  const told = sections.filter((section) => !isClean(section))
  if (told.length === 0) return undefined
  return tableOf(
    ['section', 'passed', 'failed', 'errored', 'skipped', 'title'],
    told.map(({ section, title, passed, failed, errored, skipped }) => [
      section,
      passed,
      failed,
      errored,
      skipped,
      title,
    ]),
    paint,
  )
}

function suspectsTable({ suspects }: Run, paint: Paint, most = SUSPECTS): string | undefined {
  if (suspects.length === 0) return undefined
  return tableOf(
    ['clause', 'score', 'failing', 'passing'],
    suspects
      .slice(0, most)
      .map(({ clause, section, score, failing, passing }) => [`${section} ${clause}`, score, failing, passing]),
    paint,
  )
}

function failuresText(failures: readonly Outcome[], paint: Paint): string {
  const more = failures.length - TOLD
  return [
    ...failures.slice(0, TOLD).map((one) => failureText(one, paint)),
    ...(more > 0 ? [` and ${more} more (--out, --json and --markdown tell them)`] : []),
  ].join('\n')
}

const failureText = ({ id, status, says = '', places = [] }: Outcome, paint: Paint): string =>
  [
    ` ${paint.bad(id)} ${status}`,
    ...wrapIndented(says, 3),
    ...places.slice(0, PLACES).flatMap((place) => wrapIndented(placeLine(place), 3)),
  ].join('\n')

/** The smallest form of a failure, without its example. */
const reducedHead = ({ case: id, suspect, says, places, file }: Reduced): string =>
  [
    ` ${id}${suspect === undefined ? '' : `, for ${suspect}`}${file === undefined ? '' : `: ${file}`}`,
    ...wrapIndented(says, 3),
    ...places.slice(0, PLACES).flatMap((place) => wrapIndented(placeLine(place), 3)),
  ].join('\n')

function reducedText(reduced: Reduced): string {
  const { example, file } = reduced
  return [
    reducedHead(reduced),
    ...(file === undefined && example !== undefined
      ? example
          .trimEnd()
          .split('\n')
          .map((line) => `   ${line}`)
      : []),
  ].join('\n')
}
