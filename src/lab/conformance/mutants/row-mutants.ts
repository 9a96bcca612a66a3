/**
 * Mutants of rule tables: a row that is missing, whose condition is turned round, too wide or shifted by one, or whose
 * number is one too many or too few.
 *
 * @module
 */
import { isMatching } from 'ts-pattern'
import {
  type Book,
  canonical,
  domainOf,
  type Fields,
  type GameState,
  questionOf,
  type Readings,
  type Row,
  rowAnchor,
  type Table,
  type Viewed,
  withAmendedRows,
} from '#core'
import type { Mutant } from './mutant.js'

type AnyView = Viewed<Fields>
type AnyRow = Row<AnyView, unknown>

/** A row with a mistake, or none at all. */
interface Mistake {
  readonly says: string
  readonly row: AnyRow | undefined
  /** The field that its condition forgets. */
  readonly without?: string
}

export const rowMutants = <Game extends GameState>(book: Book<Game>): readonly Mutant<Game>[] =>
  book.tables.flatMap((table) =>
    (table.rows as readonly AnyRow[]).flatMap((row, index) =>
      mistakesIn(table, row).map((mistake) => mutantOf(book, table, index, mistake)),
    ),
  )

function mutantOf<Game extends GameState>(
  book: Book<Game>,
  table: Table,
  index: number,
  { says, row, without }: Mistake,
): Mutant<Game> {
  const written = table.rows as readonly AnyRow[]
  const rows = row === undefined ? written.toSpliced(index, 1) : written.with(index, row)
  const amendment = { table: table.name, rows: decided(table, rows, row) as readonly Row<never, unknown>[] }
  const under = <T>(piece: () => T) => withAmendedRows(amendment, piece)
  return {
    kind: 'row',
    where: rowAnchor(table.name, index),
    says,
    clauses: (written[index] as AnyRow).clauses.map(({ id }) => id),
    declared: { table },
    trail: {
      of: 'table',
      table: table.name,
      readings: readingsFor(table, written[index] as AnyRow, without),
      differs: (view) =>
        isTouched(written[index] as AnyRow, row, view as AnyView) &&
        answerOf(table, view as AnyView) !== under(() => answerOf(table, view as AnyView)),
      under: (view, readings) => viewUnder(table, view, readings),
    },
    within: (piece) => under(() => piece(book)),
  }
}

/** A view as it would be under some readings: a field that stands for a question may have a name of its own. */
function viewUnder({ view: { fields } }: Table, view: object, readings: Readings): object {
  const read = Object.entries(fields).flatMap(([field, domain]) => {
    const reading = readings[questionOf(domain)?.name ?? '']
    return reading === undefined ? [] : [[field, reading] as const]
  })
  return { ...view, ...Object.fromEntries(read) }
}

/**
 * True if a mistake in a row can matter to a view: the row matches it. If the condition is wrong, only one of the two rows
 * matches.
 */
const isTouched = (row: AnyRow, changed: AnyRow | undefined, view: AnyView): boolean =>
  changed === undefined || changed.matches === row.matches
    ? row.matches(view)
    : changed.matches(view) !== row.matches(view)

/**
 * The readings under which a row can answer; where its condition forgets a question, those under which it must not; then
 * each other reading of the table, under which other rows stand beside it.
 */
function readingsFor(table: Table, row: AnyRow, without: string | undefined): readonly Readings[] {
  const { fields } = table.view
  const needed = readingsNeeded(table, row, without)
  const forgotten = without === undefined ? undefined : fields[without] && questionOf(fields[without])
  const others = forgotten
    ? parted(forgotten.domain, row.pattern[without as string])[1].map((reading) => ({ [forgotten.name]: reading }))
    : []
  const beside = Object.values(fields).flatMap((domain) => {
    const question = questionOf(domain)
    if (question === undefined || question.name in needed) return []
    return question.domain
      .filter((reading) => reading !== question.usual)
      .map((reading) => ({ ...needed, [question.name]: reading }))
  })
  return [needed, ...others.map((other) => ({ ...needed, ...other })), ...beside]
}

/** The readings without which a row cannot answer: one each that its condition admits, where it does not admit the usual one. */
export function readingsNeeded({ view: { fields } }: Table, { pattern }: AnyRow, without?: string): Readings {
  const needed: Record<string, string> = {}
  for (const [field, expected] of Object.entries(pattern)) {
    const question = fields[field] && questionOf(fields[field])
    if (question === undefined || field === without) continue
    const [holds] = parted(question.domain, expected)
    if (!holds.includes(question.usual) && holds[0]) needed[question.name] = holds[0]
  }
  return needed
}

/** The values that a condition admits, and those that it does not. */
const parted = (values: readonly string[], expected: unknown): readonly [readonly string[], readonly string[]] => [
  values.filter((value) => isMatching(expected as never, value)),
  values.filter((value) => !isMatching(expected as never, value)),
]

/**
 * Decides a view for a table in which exactly one row must answer. The row with the mistake comes first; the others answer only
 * if it does not.
 */
function decided({ policy }: Table, rows: readonly AnyRow[], changed: AnyRow | undefined): readonly AnyRow[] {
  if (policy !== 'one' || changed === undefined) return rows
  return rows.map((row) =>
    row === changed ? row : { ...row, matches: (view: AnyView) => !changed.matches(view) && row.matches(view) },
  )
}

/** The answer of a table as text; for a table that refuses, whether it does. */
function answerOf(table: Table, view: AnyView): string {
  try {
    const answer = table.ask(view)
    return table.policy === 'forbid' ? String((answer as readonly unknown[]).length > 0) : canonical(answer)
  } catch {
    return 'nothing'
  }
}

const mistakesIn = ({ view, policy }: Table, row: AnyRow): readonly Mistake[] => [
  { says: 'left out', row: undefined },
  { says: 'its condition turned round', row: { ...row, matches: (viewed) => !row.matches(viewed) } },
  ...Object.keys(row.pattern).flatMap((field) => conditionMistakes(view.fields, row, field)),
  ...(policy === 'forbid' ? [] : answerMistakes(row)),
]

function conditionMistakes(fields: Fields, row: AnyRow, field: string): readonly Mistake[] {
  const domain = domainOf(fields[field] ?? [])
  const elsewhere = (value: unknown) => (viewed: AnyView) => row.matches({ ...viewed, [field]: value } as AnyView)
  const wide: Mistake = {
    says: `its condition without ${field}`,
    without: field,
    row: { ...row, matches: (viewed) => domain.some((value) => elsewhere(value)(viewed)) },
  }
  if (!domain.every((value) => typeof value === 'number')) return [wide]
  return [
    wide,
    ...[1, -1].map((by) => ({
      says: `its condition on ${field} shifted by ${by}`,
      row: { ...row, matches: (viewed: AnyView) => elsewhere(Number(viewed[field]) - by)(viewed) },
    })),
  ]
}

function answerMistakes(row: AnyRow): readonly Mistake[] {
  const answering = (says: string, change: (answer: unknown) => unknown): Mistake => {
    const { constant: _, ...rest } = row
    return { says, row: { ...rest, answer: (view) => change(row.answer(view)) } }
  }
  const known = row.constant
  if (known !== undefined && typeof known !== 'number' && typeof known !== 'boolean') return []
  const [more, less] = [1, -1].map((by) =>
    answering(by > 0 ? 'its number one more' : 'its number one less', (answer) =>
      typeof answer === 'number' ? answer + by : answer,
    ),
  ) as [Mistake, Mistake]
  const turned = answering('its answer turned round', (answer) => (typeof answer === 'boolean' ? !answer : answer))
  if (known === undefined) return [more, less, turned]
  return typeof known === 'number' ? [more, less] : [turned]
}
