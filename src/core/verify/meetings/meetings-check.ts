/** The gate of the rules that meet: the book answers for each two of them how they get on. @module */
import type { Book } from '../../kernel/book/book.js'
import type { Meeting } from '../../kernel/book/meeting-rules.js'
import type { GameState } from '../../kernel/sections/question.js'
import { type Finding, type Gate, gateOf, idsOf } from '../report.js'
import { liesWithin } from './differing-fields.js'
import type { Met } from './meetings-in-plays.js'

/** The name of the gate. */
export const MEETINGS = 'meetings'

/** Checks that every two rules that met in the plays have an answer, and that every answer speaks of what there is. */
export function meetingsGate<Game extends GameState>(
  { charts, tables, meetings = [] }: Pick<Book<Game>, 'charts' | 'tables' | 'meetings'>,
  met: readonly Met[],
): Gate {
  const named = { charts: namesOf(charts), tables: namesOf(tables) }
  const open = met.filter((one) => !meetings.some((meeting) => answers(meeting, one)))
  const idle = meetings.filter((meeting) => !met.some((one) => answers(meeting, one)))
  return gateOf(
    MEETINGS,
    met.length,
    [...unanswered(open), ...meetings.flatMap((meeting) => faultsOf(meeting, named))],
    idle.map((meeting) => ({ what: 'no rules that this answer names met in the plays', ...whereOf(meeting) })),
  )
}

const namesOf = (all: readonly { readonly name: string }[]): ReadonlySet<string> => new Set(all.map(({ name }) => name))

/** True if an answer covers a meeting of two rules. */
const answers = ({ fields, written, asked }: Meeting, { field, writer, other }: Met): boolean =>
  fields.some((outer) => liesWithin(field, outer)) &&
  written.includes(writer) &&
  ('table' in other ? asked?.includes(other.table) === true : written.includes(other.chart))

/** Lists the meetings without an answer: one for each field and each chart or table that meets its writers. */
function unanswered(open: readonly Met[]): readonly Finding[] {
  const together = new Map<string, { readonly one: Met; readonly writers: readonly string[] }>()
  for (const one of open) {
    const key = JSON.stringify([one.field, one.other])
    together.set(key, { one, writers: [...(together.get(key)?.writers ?? []), one.writer] })
  }
  return [...together.values()].map(({ one: { field, other }, writers }) => ({
    what: `in one turn ${field} is written by ${quoted(writers)} and ${'table' in other ? `asked by the table ${quoted([other.table])}` : `by ${quoted([other.chart])}`}; no answer says which of them is first`,
    where: MEETINGS,
    clauses: [],
  }))
}

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ')

/** The charts and tables of a book by their names. */
interface Named {
  readonly charts: ReadonlySet<string>
  readonly tables: ReadonlySet<string>
}

function faultsOf(meeting: Meeting, { charts, tables }: Named): readonly Finding[] {
  const { written, asked = [], clauses = [], questions = [], note } = meeting
  const faults = [
    ...written.filter((name) => !charts.has(name)).map((name) => `no chart is called "${name}"`),
    ...asked.filter((name) => !tables.has(name)).map((name) => `no table is called "${name}"`),
    ...(clauses.length + questions.length === 0 && note === undefined
      ? ['the answer is missing; expected clauses, questions or a note']
      : []),
  ]
  return faults.map((what) => ({ what, ...whereOf(meeting) }))
}

const whereOf = ({ fields, written, clauses = [] }: Meeting) => ({
  where: `${MEETINGS}: ${fields.join(', ')}, written by ${written.join(', ')}`,
  clauses: idsOf(clauses),
})
