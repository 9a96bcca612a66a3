/** Implementations as the command line names them. @module */

import { Unreadable } from '#core'
import { wordsOf } from '#lab'

/** The words of a command line that starts an implementation. */
export function commandIn(flag: string, line: string): readonly string[] {
  const words = wordsOf(line)
  if (words === undefined) throw new Unreadable([`${flag}: a quotation mark is not closed`])
  if (words.length === 0) throw new Unreadable([`${flag}: got nothing, expected a command`])
  return words
}

const EXPECTED = 'expected a name and how it is started, such as engine="python3 my_adapter.py"'

/** Parses the commands that start implementations, by name. */
export function implementationsIn(texts: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const named = texts.map((text) => {
    const [, name = '', line = ''] = /^([\w.-]+)=(.*)$/s.exec(text) ?? []
    if (name === '') throw new Unreadable([`--implementation: got "${text}", ${EXPECTED}`])
    return [name, commandIn('--implementation', line)] as const
  })
  return Object.fromEntries(noneTwice(named, ([name]) => name))
}

/** The names of implementations, each of which may be followed by how it is started: workers know that themselves. */
export const namesOfImplementations = (texts: readonly string[]): readonly string[] =>
  noneTwice(
    texts.map((text) => text.replace(/=.*$/s, '')),
    (name) => name,
  )

function noneTwice<One>(all: readonly One[], nameOf: (one: One) => string): readonly One[] {
  const names = all.map(nameOf)
  const twice = names.find((name, at) => names.indexOf(name) < at)
  if (twice === undefined) return all
  throw new Unreadable([`--implementation: got "${twice}" twice, expected a name for each`])
}
