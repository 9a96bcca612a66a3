/** `rulewright verify --paths` and `--path`: the covering paths of charts, listed by name, and played one by one. @module */
import {
  type Book,
  chartsAlone,
  instead,
  type NamedPath,
  nameIn,
  partsOfName,
  pathsByWorld,
  pathsOfWorldNumbered,
  playPath,
  Unreadable,
  type WorldPaths,
  worldsOfChart,
} from '#core'
import { bookMeant } from '../../books/library.js'
import { wholeNumber } from '../../options/numbers.js'
import { printResult } from '../../output/print-result.js'
import { withProgress } from '../../output/progress.js'
import type { Session } from '../../program/command-context.js'
import { EXIT, type Io } from '../../program/io.js'
import { allPlayedText, type ChartCount, chartsText, pathsText, playedText } from '../../text/reports/chart-paths.js'
import { plainPlayed, plainWorlds } from '../../text/reports/paths-plain.js'

/** The options that ask for paths. */
export interface PathFlags {
  /** Set without a value where the charts are wanted. */
  readonly paths?: string | true
  readonly path?: string
  readonly bound: string
  readonly json?: true
}

/** True if the options ask for paths instead of a verification. */
export const asksForPaths = ({ paths, path }: PathFlags): boolean => paths !== undefined || path !== undefined

/** Lists charts or paths, or plays a path, and ends with 1 where XState takes it otherwise. */
export async function showPaths(session: Session, name: string | undefined, flags: PathFlags): Promise<void> {
  const book = await bookMeant(session.library, name)
  const bound = wholeNumber('--bound', flags.bound, 1)
  if (flags.path !== undefined) return showPlayed(session, book, flags.path, bound, flags)
  if (typeof flags.paths === 'string')
    return showListed(session, book, worldsNamed('--paths', book, flags.paths, bound), flags)
  return showCharts(session, book, bound, flags)
}

function showCharts({ io }: Session, book: Book, bound: number, flags: PathFlags): void {
  const charts = each(io, 'charts', chartsAlone(book), (chart) => countOf(chart, [...pathsByWorld(book, chart, bound)]))
  printResult(io, flags, {
    data: () => ({ book: book.name, charts }),
    text: (paint) => chartsText(book, charts, paint),
  })
}

const countOf = (chart: string, worlds: readonly WorldPaths[]): ChartCount => ({
  chart,
  worlds: worlds.length,
  paths: worlds.reduce((sum, { paths }) => sum + paths.length, 0),
})

const showListed = ({ io }: Session, book: Book, worlds: readonly WorldPaths[], flags: PathFlags): void =>
  printResult(io, flags, {
    data: () => ({ book: book.name, worlds: plainWorlds(worlds) }),
    text: (paint) => pathsText(book, worlds, paint),
  })

/** Plays what a name means: one path, or all of a chart or of one of its worlds. */
function showPlayed(session: Session, book: Book, name: string, bound: number, flags: PathFlags): void {
  const parts = nameIn(chartsAlone(book), name) === undefined ? partsOfName(name) : undefined
  if (parts === undefined) {
    const paths = worldsNamed('--path', book, name, bound).flatMap((world) => world.paths)
    showAll(session, book, { name, paths }, flags)
  } else showOne(session, book, pathAt(book, parts, bound), flags)
}

/** Plays one path and prints its steps. */
function showOne({ io, ends }: Session, book: Book, path: NamedPath, flags: PathFlags): void {
  const played = playPath(book, path)
  printResult(io, flags, {
    data: () => ({ book: book.name, ...plainPlayed(path, played) }),
    text: (paint) => playedText(path, played, paint),
  })
  if (!played.passed) ends(EXIT.failed)
}

/** Plays many paths and prints how many passed, and those that fail. */
function showAll(
  { io, ends }: Session,
  book: Book,
  { name, paths }: { readonly name: string; readonly paths: readonly NamedPath[] },
  flags: PathFlags,
): void {
  const all = each(io, 'paths', paths, (path) => ({ path, played: playPath(book, path) }))
  printResult(io, flags, {
    data: () => ({ book: book.name, paths: all.map(({ path, played }) => plainPlayed(path, played)) }),
    text: (paint) => allPlayedText(name, all, paint),
  })
  if (all.some(({ played }) => !played.passed)) ends(EXIT.failed)
}

/** Does something with each of many things, and tells how far it is. */
const each = <Item, Result>(
  io: Io,
  gate: string,
  items: readonly Item[],
  visit: (item: Item) => Result,
): readonly Result[] =>
  withProgress(
    (progress) =>
      items.map((item, done) => {
        progress?.({ gate, done, total: items.length })
        return visit(item)
      }),
    io.told,
  )

/** The worlds of a chart by its name, or one of them by the name of the chart and its number. */
function worldsNamed(flag: string, book: Book, name: string, bound: number): readonly WorldPaths[] {
  const charts = chartsAlone(book)
  const chart = nameIn(charts, name)
  if (chart !== undefined) return [...pathsByWorld(book, chart, bound)]
  const { of = name, number } = /^(?<of>.+) (?<number>\d+)$/.exec(name)?.groups ?? {}
  const known = nameIn(charts, of)
  if (known === undefined || number === undefined) throw unknownChart(flag, book, name)
  return [worldNumbered(flag, book, known, Number(number), bound)]
}

/** The path that the parts of a name mean. */
function pathAt(book: Book, { chart: written, world, path }: PathParts, bound: number): NamedPath {
  const chart = nameIn(chartsAlone(book), written)
  if (chart === undefined) throw unknownChart('--path', book, written)
  const { name, paths } = worldNumbered('--path', book, chart, world, bound)
  const found = paths[path - 1]
  if (found !== undefined) return found
  throw new Unreadable([`--path: "${name}.${path}" is no path; expected ${fromTo(`${name}.`, paths.length)}`])
}

type PathParts = NonNullable<ReturnType<typeof partsOfName>>

/** A world of a chart by its number. */
function worldNumbered(flag: string, book: Book, chart: string, number: number, bound: number): WorldPaths {
  const world = pathsOfWorldNumbered(book, chart, number, bound)
  if (world !== undefined) return world
  const expected = fromTo(`${chart} `, worldsOfChart(book, chart))
  throw new Unreadable([`${flag}: "${chart} ${number}" is not a world of the chart; expected ${expected}`])
}

const fromTo = (name: string, last: number): string => (last === 1 ? `${name}1` : `${name}1 to ${name}${last}`)

const unknownChart = (flag: string, book: Book, name: string): Unreadable =>
  new Unreadable([
    `${flag}: "${name}" is not a chart of ${book.name} that is enumerated alone${instead(name, chartsAlone(book))}`,
  ])
