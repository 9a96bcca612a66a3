/** Expectations: what an example says, compared with what the rules say. @module */
import { match } from 'ts-pattern'
import { missed } from '../explore/partial.js'
import { canonical } from '../kernel/json.js'
import { refusalsText } from '../kernel/refusing.js'
import { words } from '../kernel/words.js'
import { dueProblems } from './due.js'
import type { AskedExample, KnockedExample, PlayedExample } from './example.js'
import type { Then } from './format.js'
import { shown } from './shape.js'
import { ambiguityLines, barredLines, byText, dueLine, lacking } from './told.js'
import { missedLine } from './told-changes.js'
import type { Barred, Contradicted, Denied, DoorVerdict, Legal, PlayVerdict, TableVerdict } from './verdict.js'

/** What differs where choices were made in a position. */
export const playProblems = (
  { then, refusedBy }: Pick<PlayedExample, 'then' | 'refusedBy'>,
  verdict: PlayVerdict,
): readonly string[] =>
  match(verdict)
    .with({ is: 'legal' }, (legal) =>
      refusedBy ? notRefused('every choice can be made', refusedBy) : thenProblems(then, legal),
    )
    .with({ is: 'refused' }, (barred) => (refusedBy ? barredProblems(refusedBy, barred) : barredLines(barred)))
    .with({ is: 'ambiguous' }, ({ found }) => ambiguityLines(found))
    .with({ is: 'undecided' }, ({ message }) => [message])
    .with({ is: 'defect' }, contradiction)
    .exhaustive()

/** What differs where somebody knocked at the door of a procedure. */
export const doorProblems = (
  { refusedBy }: Pick<KnockedExample, 'refusedBy'>,
  verdict: DoorVerdict,
): readonly string[] =>
  match(verdict)
    .with({ is: 'open' }, ({ procedure }) => notRefused(`${procedure} may begin here`, refusedBy))
    .with({ is: 'shut' }, (shut) => deniedProblems(refusedBy, shut))
    .with({ is: 'defect' }, contradiction)
    .exhaustive()

/** What differs where a table was asked. */
export const tableProblems = (
  { answer, refusedBy }: Pick<AskedExample, 'answer' | 'refusedBy'>,
  verdict: TableVerdict,
): readonly string[] =>
  match(verdict)
    .with({ is: 'answered' }, (answered) =>
      refusedBy ? notRefused('the table allows it', refusedBy) : answerProblems(answered.answer, answer),
    )
    .with({ is: 'denied' }, (denied) =>
      refusedBy ? deniedProblems(refusedBy, denied) : refusedProblems(denied, answer),
    )
    .with({ is: 'defect' }, contradiction)
    .exhaustive()

const notRefused = (what: string, by: readonly string[]) => [`${what}; expected a refusal${byText(by)}`]

const contradiction = ({ message }: Contradicted) => [`the book contradicts itself: ${message}`]

/** What differs from the answer that is expected, where one is. */
const answerProblems = (got: unknown, expected: unknown): readonly string[] =>
  expected === undefined || canonical(got) === canonical(expected)
    ? []
    : [`the answer: got ${shown(got)}, expected ${shown(expected)}`]

/** The last choice must be refused, and every candidate that it could mean by all the clauses. */
function barredProblems(by: readonly string[], barred: Barred): readonly string[] {
  const expected = `expected a refusal of the last choice${byText(by)}`
  if (barred.refused.length === 0 || barred.unsaid.length > 1) return [expected, ...barredLines(barred)]
  return barred.refused.flatMap(({ option, refusals }) =>
    lacking(refusals, by).map((id) => `${words(option)}: refused by ${refusalsText(refusals)}; not by ${id}`),
  )
}

const refusedProblems = ({ refusals }: Denied, answer: unknown): readonly string[] =>
  answer === undefined ? [] : [`the table refuses: ${refusalsText(refusals)}`]

function deniedProblems(by: readonly string[], { refusals }: Pick<Denied, 'refusals'>): readonly string[] {
  return lacking(refusals, by).map((id) => `refused by ${refusalsText(refusals)}; not by ${id}`)
}

function thenProblems(then: Then, legal: Legal): readonly string[] {
  const game = missed({ game: then.game ?? {} }, { game: legal.position.game }).map(missedLine)
  const outcome = 'outcome' in then ? outcomeProblems(then.outcome, legal) : []
  return [...game, ...outcome, ...(then.due ? dueProblems(then.due, legal) : [])]
}

const outcomeProblems = (outcome: unknown, { due, procedure }: Legal): readonly string[] =>
  due.over
    ? missed({ outcome }, { outcome: due.outcome }).map(missedLine)
    : [`outcome: expected an end, but ${dueLine({ due, procedure })}`]
