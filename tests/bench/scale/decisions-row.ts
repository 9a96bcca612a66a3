/** The results of many random decisions of a book, in a row. @module */

/** The games to play: a book under its default readings, or under others for each game. */
export interface Part {
  readonly book: string
  readonly readings: 'usual' | 'random'
}

/** The results of a part. */
export interface Row extends Part {
  readonly seed: number
  readonly games: number
  /** The number of games that ended. */
  readonly finished: number
  readonly decisions: number
  /** The number of broken invariants and of games that could not continue. */
  readonly findings: number
  readonly seconds: number
  /** A fingerprint of this report without its duration. */
  readonly digest: string
}

/** The report of games as a row. */
export function rowOf({ book, readings }: Part, report: string, digestOf: (text: string) => string): Row {
  const { seed, games, finished, decisions, findings, seconds } = JSON.parse(report)
  const same = JSON.parse(report, (key, value) => (/[sS]econds$|PerSecond$/.test(key) ? undefined : value))
  return {
    book,
    readings,
    seed,
    games,
    finished,
    decisions: decisions.total,
    findings: findings.length,
    seconds,
    digest: digestOf(JSON.stringify(same)),
  }
}

/** Rows with another one: in the place of that of the same part, or behind all. */
export function inPlaceOf(rows: readonly Row[], row: Row): readonly Row[] {
  const at = rows.findIndex(({ book, readings }) => book === row.book && readings === row.readings)
  return at < 0 ? [...rows, row] : rows.with(at, row)
}

const many = (number: number) => number.toLocaleString('en')

/** Rows as a table of Markdown. */
export const printed = (rows: readonly Row[]): string =>
  [
    '| book | readings | decisions | games | finished | findings | seconds | report |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | --- |',
    ...rows.map(
      ({ book, readings, decisions, games, finished, findings, seconds, digest }) =>
        `| ${[book, readings, many(decisions), many(games), many(finished), many(findings), many(Math.round(seconds)), digest].join(' | ')} |`,
    ),
  ].join('\n')
