/** Counting without memory: every list of choices is made from its beginning, and digests are computed by hand. */
import { createHash } from 'node:crypto'
import type { Position } from '../../src/core/kernel/plays/position.js'
import type { Rules } from '../../src/core/kernel/plays/rules.js'
import type { GameState } from '../../src/core/kernel/sections/question.js'

/** The results of all lists of choices. */
export interface Listed {
  readonly lists: ReadonlySet<string>
  readonly games: ReadonlySet<string>
}

/** Every list of choices from a position on, and the game in which each ends. */
export function everyList<Game extends GameState>(rules: Rules<Game>, from: Position<Game>): Listed {
  const lists = new Set<string>()
  const games = new Set<string>()
  const goOn = (position: Position<Game>, made: readonly string[]): void => {
    const due = rules.decide(position)
    if (due.over) {
      lists.add(made.join(' '))
      games.add(sortedText(withoutReadings(position.game)))
      return
    }
    for (const { seat, option } of due.choices)
      goOn(rules.choose(position, option).position, [...made, sortedText({ seat, ...option })])
  }
  goOn(from, [])
  return { lists, games }
}

const withoutReadings = ({ readings: _, ...rest }: GameState): unknown => rest

/** JSON without spaces, keys in order: by the words of the documentation, not by the code of the project. */
export function sortedText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedText).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const record = value as Readonly<Record<string, unknown>>
  return `{${Object.keys(record)
    .sort()
    .map((key) => `"${key}":${sortedText(record[key])}`)
    .join()}}`
}

const sha = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')

/** The digest of some games. */
export const digestByHand = (games: Iterable<string>): string =>
  sha(
    [...games]
      .map(sha)
      .sort()
      .reduce((text, line) => `${text}${line}\n`, ''),
  )
