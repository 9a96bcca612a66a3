/** Questions to tables, answered by the tables themselves and by ts-pattern over the same rows. @module */
import { isMatching } from 'ts-pattern'
import type { Clause } from '../../../src/core/kernel/sections/clause.js'
import type { ForbidTable, Table } from '../../../src/core/kernel/tables/rule-table.js'
import type { Opened } from '../open-build.js'
import type { Job, Task } from '../process-protocol.js'
import { type Draw, drawing, oneOf } from '../random-play.js'

type Seen = Readonly<Record<string, string | number | boolean>>
type ViewModule = typeof import('../../../src/core/kernel/tables/table-view.js')

const VIEWS = 2000
/** The number of lookups of each view in one run. */
const TIMES = 20

/** Views that can occur, drawn field by field. */
function viewsOf(
  { view: { fields, impossible } }: ForbidTable,
  domainOf: ViewModule['domainOf'],
  draw: Draw,
): readonly Seen[] {
  const domains = Object.entries(fields).map(([name, domain]) => [name, domainOf(domain)] as const)
  const drawn = () => Object.fromEntries(domains.map(([name, domain]) => [name, oneOf(domain, draw)]))
  const views: Seen[] = []
  while (views.length < VIEWS) {
    const view = drawn()
    if (!impossible.some(({ when }) => when(view as never))) views.push(view)
  }
  return views
}

/** Counts the rows that refuse a view; if reasons are not requested, 1 for any number. */
type Refusing = (view: Seen) => number

/** A table asked by ts-pattern: a row whose pattern matches refuses, unless exceptions lift all its clauses. */
function byPattern({ rows }: ForbidTable, why: boolean): Refusing {
  const all = rows.map(({ pattern, clauses, lifts }) => ({
    matches: isMatching(pattern as never) as (view: Seen) => boolean,
    clauses,
    lifts,
  }))
  const bars = all.filter(({ lifts }) => lifts === undefined)
  const exceptions = all.filter(({ lifts }) => lifts !== undefined)
  const liftedIn = (view: Seen): ReadonlySet<Clause> =>
    new Set(exceptions.flatMap(({ matches, lifts = [] }) => (matches(view) ? lifts : [])))
  return (view) => {
    const lifted = liftedIn(view)
    const stands = ({ matches, clauses }: (typeof all)[number]) =>
      matches(view) && !clauses.every((clause) => lifted.has(clause))
    return why ? bars.filter(stands).length : Number(bars.some(stands))
  }
}

const byTable = (table: ForbidTable, why: boolean): Refusing =>
  why ? (view) => table.ask(view as never).length : (view) => Number(table.refuses(view as never))

const isForbidding = (table: Table): table is ForbidTable => table.policy === 'forbid'

const countsOf = (refusing: Refusing, views: readonly Seen[]) => views.map(refusing)

/** Asks some tables of a book about views that are drawn, always the same. */
export async function asking(
  build: Opened,
  { book: name, tables, why, by }: Extract<Task, { does: 'ask' }>,
): Promise<Job> {
  const { domainOf } = await build.module<ViewModule>(
    'src/core/kernel/tables/table-view',
    'src/kernel/table-view',
    'src/kernel/view',
  )
  const book = await build.book(name)
  const asked = (book.tables as readonly Table[])
    .filter(isForbidding)
    .filter((table) => table.name.startsWith(tables))
    .map((table) => ({ table, views: viewsOf(table, domainOf, drawing(1)) }))
  if (asked.length === 0) throw new Error(`no table that refuses has a name that begins with "${tables}"`)
  for (const { table, views } of asked)
    if (`${countsOf(byTable(table, why), views)}` !== `${countsOf(byPattern(table, why), views)}`)
      throw new Error(`ts-pattern answers otherwise than the table "${table.name}"`)

  const work = asked.map(({ table, views }) => ({
    refusing: by === 'the table' ? byTable(table, why) : byPattern(table, why),
    views,
  }))
  return () => {
    for (let time = 0; time < TIMES; time += 1)
      for (const { refusing, views } of work) for (const view of views) refusing(view)
    return { times: TIMES * VIEWS * work.length }
  }
}
