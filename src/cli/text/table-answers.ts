/** Answers: what a table was asked and answered, in a line with the sections of its row. @module */
import { type Json, phraseOf, type TableAsked, totalText, withHits } from '#core'

/** A table with what it answered, and what it looked at. */
export const answerLine = ({ table, view, answer }: TableAsked): string =>
  `${table.name}: ${plain(answer)}${sections([{ table, view, answer }])} (${looksAt({ table, view }, []).join(', ')})`

/** Lists the fields that a table looked at, except some. */
export const looksAt = (
  { table, view }: Pick<TableAsked, 'table' | 'view'>,
  but: readonly string[],
): readonly string[] =>
  Object.entries(view)
    .filter(([name]) => !but.includes(name))
    .map(([name, value]) => phraseOf(name, table.view.fields[name], value as string | number | boolean))

/** The sections of the rows that answer. */
export function sections(asked: readonly TableAsked[]): string {
  const clauses = asked.flatMap(({ table, view }) =>
    withHits(() => table.ask(view as never))[1].flatMap((hit) => hit.clauses),
  )
  const numbers = [...new Set(clauses.map(({ section }) => section.number))]
  return numbers.length > 0 ? `  [${numbers.join('; ')}]` : ''
}

/** An answer in words. */
export const plain = (value: Json): string => (value === null ? 'nothing' : totalText(value))
