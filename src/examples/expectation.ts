/** Expectations: what an example says, compared with what the rules say. @module */
import { match } from 'ts-pattern'
import { missed } from '../explore/partial.js'
import { canonical } from '../kernel/json.js'
import { refusalsText } from '../kernel/refusing.js'
import { words } from '../kernel/words.js'
import { dueProblems } from './due.js'
import type { AskedExample, KnockedExample, PlayedExample } from './example.js'
import type { Then } from './format.js'
import type { Path } from './parsing.js'
import { shown } from './shape.js'
import { ambiguityLines, barredLines, byText, dueLine, lacking } from './told.js'
import type { Barred, Closed, Contradicted, Denied, DoorVerdict, Legal, PlayVerdict, TableVerdict } from './verdict.js'
import { missedIn, type Wrong, wrongAt } from './wrong.js'

/** What differs where choices were made in a position. */
export const playProblems = (
  { then, refusedBy, paths }: Pick<PlayedExample, 'then' | 'refusedBy' | 'paths'>,
  verdict: PlayVerdict,
): readonly Wrong[] =>
  match(verdict)
    .with({ is: 'legal' }, (legal) =>
      refusedBy ? notRefused('every choice can be made', refusedBy) : thenProblems(then, legal),
    )
    .with({ is: 'refused' }, (barred) =>
      refusedBy ? barredProblems(refusedBy, barred, paths) : wrongAt(placeOf(barred, paths), barredLines(barred)),
    )
    .with({ is: 'ambiguous' }, ({ found }) => wrongAt(['when'], ambiguityLines(found)))
    .with({ is: 'undecided' }, ({ message }) => wrongAt(['when'], [message]))
    .with({ is: 'defect' }, contradiction)
    .exhaustive()

/** What differs where somebody knocked at the door of a procedure. */
export const doorProblems = (
  { refusedBy }: Pick<KnockedExample, 'refusedBy'>,
  verdict: DoorVerdict,
): readonly Wrong[] =>
  match(verdict)
    .with({ is: 'open' }, ({ procedure }) => notRefused(`${procedure} may begin here`, refusedBy))
    .with({ is: 'shut' }, (shut) => deniedProblems(refusedBy, shut))
    .with({ is: 'closed' }, (closed) => closedProblems(refusedBy, closed))
    .with({ is: 'defect' }, contradiction)
    .exhaustive()

/** What differs where a table was asked. */
export const tableProblems = (
  { answer, refusedBy }: Pick<AskedExample, 'answer' | 'refusedBy'>,
  verdict: TableVerdict,
): readonly Wrong[] =>
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
  wrongAt(['refused'], [`${what}; expected a refusal${byText(by)}`])

const contradiction = ({ message }: Contradicted) => wrongAt([], [`the book contradicts itself: ${message}`])

/** What differs from the answer that is expected, where one is. */
const answerProblems = (got: unknown, expected: unknown): readonly Wrong[] =>
  expected === undefined || canonical(got) === canonical(expected)
    ? []
    : wrongAt(['answer'], [`the answer: got ${shown(got)}, expected ${shown(expected)}`])

/** Where the choice is named at which it goes no further. */
const placeOf = ({ unsaid: [first] }: Pick<Barred, 'unsaid'>, paths: PlayedExample['paths']): Path =>
  (first && paths.get(first)) ?? ['when']

/** The last choice must be refused, and every candidate that it could mean by all the clauses. */
function barredProblems(by: readonly string[], barred: Barred, paths: PlayedExample['paths']): readonly Wrong[] {
  const expected = `expected a refusal of the last choice${byText(by)}`
  if (barred.refused.length === 0 || barred.unsaid.length > 1)
    return wrongAt(placeOf(barred, paths), [expected, ...barredLines(barred)])
  return barred.refused.flatMap(({ option, refusals }) =>
    wrongAt(
      ['refused'],
      lacking(refusals, by).map((id) => `${words(option)}: refused by ${refusalsText(refusals)}; not by ${id}`),
    ),
  )
}

const closedProblems = (by: readonly string[], { procedure, refusals }: Closed): readonly Wrong[] =>
  wrongAt(
    ['refused'],
    lacking(refusals, by).map((id) => `nothing can be done in ${procedure}: ${refusalsText(refusals)}; not by ${id}`),
  )

const refusedProblems = ({ refusals }: Denied, answer: unknown): readonly Wrong[] =>
  answer === undefined ? [] : wrongAt(['answer'], [`the table refuses: ${refusalsText(refusals)}`])

function deniedProblems(by: readonly string[], { refusals }: Pick<Denied, 'refusals'>): readonly Wrong[] {
  return wrongAt(
    ['refused'],
    lacking(refusals, by).map((id) => `refused by ${refusalsText(refusals)}; not by ${id}`),
  )
}

function thenProblems(then: Then, legal: Legal): readonly Wrong[] {
  const game = missedIn(missed({ game: then.game ?? {} }, { game: legal.position.game }))
  const outcome = 'outcome' in then ? outcomeProblems(then.outcome, legal) : []
  return [...game, ...outcome, ...(then.due ? dueProblems(then.due, legal) : [])]
}

const outcomeProblems = (outcome: unknown, { due, procedure }: Legal): readonly Wrong[] =>
  due.over
    ? missedIn(missed({ outcome }, { outcome: due.outcome }))
    : wrongAt(['then', 'outcome'], [`outcome: expected an end, but ${dueLine({ due, procedure })}`])
