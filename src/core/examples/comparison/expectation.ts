/** Expectations: what an example says, compared with what the rules say. @module */
import { match } from 'ts-pattern'
import { findMismatches } from '../../explore/partial-values.js'
import { canonical } from '../../values/json.js'
import { words } from '../../wording/option-text.js'
import { refusalsText } from '../../wording/refusal-lines.js'
import type { PlayExample, PreconditionExample, TableExample } from '../example.js'
import { formatValue } from '../format/check-schema.js'
import type { ThenBlock } from '../format/file-format.js'
import type { ValuePath } from '../format/parse-helpers.js'
import { decisionProblems } from './decision-check.js'
import { ambiguityLines, barredLines, dueLine, missingClauses, refusedByText } from './messages.js'
import { type ExampleMismatch, mismatchAt, mismatchesIn } from './mismatch.js'
import type {
  BarredVerdict,
  Closed,
  ContradictionVerdict,
  LegalVerdict,
  PlayVerdict,
  PreconditionVerdict,
  RefusedVerdict,
  TableVerdict,
} from './verdict.js'

/** Lists the mismatches of an example with choices. */
export const playProblems = (
  { then, refusedBy, paths }: Pick<PlayExample, 'then' | 'refusedBy' | 'paths'>,
  verdict: PlayVerdict,
): readonly ExampleMismatch[] =>
  match(verdict)
    .with({ is: 'legal' }, (legal) =>
      refusedBy ? notRefused('every choice can be made', refusedBy) : thenProblems(then, legal),
    )
    .with({ is: 'refused' }, (barred) =>
      refusedBy ? barredProblems(refusedBy, barred, paths) : mismatchAt(placeOf(barred, paths), barredLines(barred)),
    )
    .with({ is: 'ambiguous' }, ({ found }) => mismatchAt(['when'], ambiguityLines(found)))
    .with({ is: 'undecided' }, ({ message }) => mismatchAt(['when'], [message]))
    .with({ is: 'defect' }, contradiction)
    .exhaustive()

/** Lists the mismatches of an example that tests a precondition. */
export const preconditionProblems = (
  { refusedBy }: Pick<PreconditionExample, 'refusedBy'>,
  verdict: PreconditionVerdict,
): readonly ExampleMismatch[] =>
  match(verdict)
    .with({ is: 'open' }, ({ procedure }) => notRefused(`${procedure} may begin here`, refusedBy))
    .with({ is: 'shut' }, (shut) => deniedProblems(refusedBy, shut))
    .with({ is: 'closed' }, (closed) => closedProblems(refusedBy, closed))
    .with({ is: 'defect' }, contradiction)
    .exhaustive()

/** Lists the mismatches of an example that asks a table. */
export const tableProblems = (
  { answer, refusedBy }: Pick<TableExample, 'answer' | 'refusedBy'>,
  verdict: TableVerdict,
): readonly ExampleMismatch[] =>
  match(verdict)
    .with({ is: 'answered' }, (answered) =>
      refusedBy ? notRefused('the table allows it', refusedBy) : answerProblems(answered.answer, answer),
    )
    .with({ is: 'denied' }, (denied) =>
      refusedBy ? deniedProblems(refusedBy, denied) : refusedProblems(denied, answer),
    )
    .with({ is: 'defect' }, contradiction)
    .exhaustive()

const notRefused = (what: string, by: readonly string[]) =>
  mismatchAt(['refused'], [`${what}; expected a refusal${refusedByText(by)}`])

const contradiction = ({ message }: ContradictionVerdict) => mismatchAt([], [`the book contradicts itself: ${message}`])

/** Compares an answer with the expected one, if there is one. */
const answerProblems = (got: unknown, expected: unknown): readonly ExampleMismatch[] =>
  expected === undefined || canonical(got) === canonical(expected)
    ? []
    : mismatchAt(['answer'], [`the answer: got ${formatValue(got)}, expected ${formatValue(expected)}`])

/** The place of the named choice at which play stops. */
const placeOf = ({ unsaid: [first] }: Pick<BarredVerdict, 'unsaid'>, paths: PlayExample['paths']): ValuePath =>
  (first && paths.get(first)) ?? ['when']

/** The last choice must be refused, and every candidate that it could mean by all the clauses. */
function barredProblems(
  by: readonly string[],
  barred: BarredVerdict,
  paths: PlayExample['paths'],
): readonly ExampleMismatch[] {
  const expected = `expected a refusal of the last choice${refusedByText(by)}`
  if (barred.refused.length === 0 || barred.unsaid.length > 1)
    return mismatchAt(placeOf(barred, paths), [expected, ...barredLines(barred)])
  return barred.refused.flatMap(({ option, refusals }) =>
    mismatchAt(
      ['refused'],
      missingClauses(refusals, by).map((id) => `${words(option)}: refused by ${refusalsText(refusals)}; not by ${id}`),
    ),
  )
}

const closedProblems = (by: readonly string[], { procedure, refusals }: Closed): readonly ExampleMismatch[] =>
  mismatchAt(
    ['refused'],
    missingClauses(refusals, by).map(
      (id) => `nothing can be done in ${procedure}: ${refusalsText(refusals)}; not by ${id}`,
    ),
  )

const refusedProblems = ({ refusals }: RefusedVerdict, answer: unknown): readonly ExampleMismatch[] =>
  answer === undefined ? [] : mismatchAt(['answer'], [`the table refuses: ${refusalsText(refusals)}`])

function deniedProblems(
  by: readonly string[],
  { refusals }: Pick<RefusedVerdict, 'refusals'>,
): readonly ExampleMismatch[] {
  return mismatchAt(
    ['refused'],
    missingClauses(refusals, by).map((id) => `refused by ${refusalsText(refusals)}; not by ${id}`),
  )
}

function thenProblems(then: ThenBlock, legal: LegalVerdict): readonly ExampleMismatch[] {
  const game = mismatchesIn(findMismatches({ game: then.game ?? {} }, { game: legal.position.game }))
  const outcome = 'outcome' in then ? outcomeProblems(then.outcome, legal) : []
  return [...game, ...outcome, ...(then.due ? decisionProblems(then.due, legal) : [])]
}

const outcomeProblems = (outcome: unknown, { due, procedure }: LegalVerdict): readonly ExampleMismatch[] =>
  due.over
    ? mismatchesIn(findMismatches({ outcome }, { outcome: due.outcome }))
    : mismatchAt(['then', 'outcome'], [`outcome: expected an end, but ${dueLine({ due, procedure })}`])
