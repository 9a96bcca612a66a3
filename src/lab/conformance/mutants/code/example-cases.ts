/**
 * Examples among the cases of a hunt: they expect more than a case, such as totals and odds, and so notice more slips in code.
 *
 * @module
 */

import { type Book, canonical, type Example, type GameState, late, picturesIn, type Rules, runExample } from '#core'
import { sha256 } from '../../format/digest.js'
import { hearingCode } from './code-mutants.js'

/** An example that holds, and what it comes past. */
export interface Holding {
  readonly id: string
  /** A digest of its start and its expectations. */
  readonly digest: string
  /** The functions that it calls, as mutants of code name them. */
  readonly calls: () => readonly string[]
  readonly holds: () => boolean
}

/** The prefix of example ids; like case ids, they contain no blanks. */
const EXAMPLE = 'example:'

/** True if an example detected a mutant. */
export const isByExample = (by: string | undefined): boolean => by?.startsWith(EXAMPLE) === true

/** The games with which a book begins, as pictures that are drawn as they were. */
export const picturedOf = <Game extends GameState>(book: Book<Game>): readonly Holding[] =>
  picturesIn(book).map(({ name, picture }) => {
    const holds = () => isDrawnAs(book, name, picture)
    return {
      id: `${EXAMPLE}picture:${name.replaceAll(' ', '_')}`,
      digest: picture,
      calls: late(() => hearingCode(holds)[1]),
      holds,
    }
  })

function isDrawnAs<Game extends GameState>(book: Book<Game>, name: string, picture: string): boolean {
  try {
    return picturesIn(book).some((one) => one.name === name && one.picture === picture)
  } catch {
    return false
  }
}

/** The examples of a book, as what notices mutants of its code. */
export const holdingOf = <Game extends GameState>(
  rules: Rules<Game>,
  examples: readonly Example<Game>[],
): readonly Holding[] =>
  examples.map((example) => {
    const holds = () => passes(rules, example)
    return {
      id: `${EXAMPLE}${example.name.replaceAll(' ', '_')}`,
      digest: sha256(canonical(plainOf(example))),
      calls: late(() => hearingCode(holds)[1]),
      holds,
    }
  })

/** True if an example passes; code with a slip may crash. */
function passes<Game extends GameState>(rules: Rules<Game>, example: Example<Game>): boolean {
  try {
    return runExample(rules, example).passed
  } catch {
    return false
  }
}

function plainOf<Game extends GameState>(example: Example<Game>): unknown {
  const { kind, name, refusedBy = [] } = example
  const ids = [kind, name, refusedBy]
  if (example.kind === 'knocked') return [...ids, example.knock.game, example.knock.args]
  if (example.kind === 'asked') return [...ids, example.table.name, example.view, example.answer ?? null]
  const { begun, groups, then } = example
  return [...ids, begun.position.game, begun.position.stack, groups, then]
}

/** Examples by the functions that they call; found when it is first asked for. */
export function holdingBy(all: readonly Holding[]): (name: string) => readonly Holding[] {
  const byName = late(() => {
    const known = new Map<string, Holding[]>()
    for (const one of all) for (const name of one.calls()) known.set(name, [...(known.get(name) ?? []), one])
    return known
  })
  return (name) => byName().get(name) ?? []
}
