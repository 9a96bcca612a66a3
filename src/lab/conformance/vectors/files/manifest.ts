/** The manifest of a book's vectors. @module */
import { z } from 'zod'
import { type Book, bookClauses, executable, type GameState, type Json, offersOf } from '#core'
import { type Case, ORIGINS } from '../../format/case.js'
import { FORMAT, type Manifest } from '../../format/manifest.js'
import type { PlainChoice } from '../../format/situation.js'
import { inOrder, plainGame } from '../game-cache.js'

/** Choices of each kind that were seen, by what is asked. */
export type Instances = ReadonlyMap<string, ReadonlyMap<string, PlainChoice>>

/** Makes the manifest of a folder of cases. */
export const manifestOf = <Game extends GameState>(
  book: Book<Game>,
  cases: readonly Case[],
  instances: Instances,
  madeBy: string,
): Omit<Manifest, 'files'> => ({
  format: FORMAT,
  book: book.name,
  title: book.title,
  edition: book.edition,
  madeBy,
  cases: {
    total: cases.length,
    byOrigin: Object.fromEntries(
      ORIGINS.map((origin) => [origin, cases.filter((one) => one.origin === origin).length]),
    ) as Manifest['cases']['byOrigin'],
    byAsking: countedBy(cases.map(({ asks }) => asks)),
  },
  clauses: clausesIn(book, cases),
  questions: executable(book.questions).map(({ name, asks, clauses, readings, usual }) => ({
    name,
    asks,
    clauses: clauses.map(({ id }) => id),
    readings,
    usual,
  })),
  procedures: book.charts.map(({ procedure: { name, args, results } }) => ({
    name,
    args: z.toJSONSchema(args, { unrepresentable: 'any', io: 'input' }) as Json,
    results,
  })),
  decisions: decisionsIn(book, instances),
  base: plainGame(book.empty),
})

const countedBy = (names: readonly string[]): Readonly<Record<string, number>> => {
  const counts = new Map<string, number>()
  for (const name of [...names].sort()) counts.set(name, (counts.get(name) ?? 0) + 1)
  return Object.fromEntries(counts)
}

function clausesIn<Game extends GameState>(book: Book<Game>, cases: readonly Case[]): Manifest['clauses'] {
  const applied = countedBy(cases.flatMap(({ clauses }) => clauses))
  const refuses = countedBy(cases.flatMap(({ refusing }) => refusing))
  return bookClauses(book).map(({ id, section, kind, text }) => ({
    id,
    section: section.number,
    title: section.title,
    kind,
    text,
    applied: applied[id] ?? 0,
    refuses: refuses[id] ?? 0,
  }))
}

function decisionsIn<Game extends GameState>(book: Book<Game>, instances: Instances): Manifest['decisions'] {
  const offers = book.charts.flatMap(({ states }) => Object.values(states).flatMap(offersOf))
  return [...new Set(offers.map(({ name }) => name))].sort().map((asks) => ({
    asks,
    clauses: [...new Set(offers.filter(({ name }) => name === asks).flatMap(({ cites }) => cites.map(({ id }) => id)))],
    choices: inOrder([...(instances.get(asks)?.values() ?? [])]),
  }))
}
