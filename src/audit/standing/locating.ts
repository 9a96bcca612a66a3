/** Where the questions and findings of a book are stated, in a checkout of the project. @module */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DATA, textAt } from '../../outside/read.js'
import type { Locate, Located } from './sarif.js'

const STATED = /^export const \w+ = (question|finding)\('([^']+)'/

/** Finds where the questions and findings of a book are stated, below the top of the project. */
export function locatingIn(top: string, book: string): Locate {
  const found = new Map<string, Located>()
  const under = ['spec', book].join('/')
  for (const file of sourcesIn(join(top, under)))
    for (const [index, line] of textAt(join(top, under, file), DATA)
      .split('\n')
      .entries()) {
      const [, what, name] = STATED.exec(line) ?? []
      if (name !== undefined) found.set(`${what} ${name}`, { file: `${under}/${file}`, line: index + 1 })
    }
  return (what, name) => found.get(`${what} ${name}`)
}

const sourcesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => file.replaceAll('\\', '/'))
        .sort()
    : []
