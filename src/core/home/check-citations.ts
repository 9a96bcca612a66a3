/** Citations in the code of a book, compared with its pages: a book in TypeScript may run without a compiler. @module */
import { dirname, join, resolve } from 'node:path'
import { DATA, textAt } from '../files/read-file.js'
import { instead } from '../lookup/nearest-word.js'
import type { Page } from '../pages/page-parts.js'
import { MODULE } from '../pages/pages-module.js'
import { reachableModules } from './module-graph.js'

/** Lists the citations in the modules of a book that lead to nothing on its pages, as `file:line:column: message`. */
export function checkCitations(module: string, pages: readonly Page[]): readonly string[] {
  const generated = join(dirname(module), MODULE)
  const known = namesOn(pages)
  return reachableModules([module])
    .filter((file) => file !== generated)
    .flatMap((file) => faultsIn(file, generated, known))
}

/** The names that pages give: of sections, with the keys of their clauses, and of questions. */
type PageNames = ReadonlyMap<string, readonly string[] | undefined>

const namesOn = (pages: readonly Page[]): PageNames =>
  new Map(
    pages.flatMap(({ parts }) =>
      parts.map((part) => [part.name, part.is === 'section' ? part.clauses.map(({ key }) => key) : undefined] as const),
    ),
  )

function faultsIn(file: string, generated: string, known: PageNames): readonly string[] {
  const text = textAt(file, DATA)
  const name = importedName(file, text, generated)
  if (name === undefined) return []
  const citation = new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}\\.([\\w$]+)(?:\\.([\\w$]+))?`, 'dg')
  return [...withoutWords(text).matchAll(citation)].flatMap((match) => {
    const [said, part = '', key] = match
    const isPart = known.has(part)
    const keys = known.get(part)
    if (isPart && (key === undefined || keys === undefined || keys.includes(key))) return []
    const message = isPart
      ? `got ${said}, which is no clause of ${part}${instead(key ?? '', keys ?? [])}`
      : `got ${name}.${part}, which is no section or question of the pages${instead(part, [...known.keys()])}`
    return [`${file}:${placeOf(text, match.indices?.[isPart ? 2 : 1]?.[0] ?? match.index)}: ${message}`]
  })
}

/** The name by which a module imports the generated one as a whole. */
const importedName = (file: string, text: string, generated: string): string | undefined =>
  [...text.matchAll(/^import \* as ([\w$]+) from ['"](\.[^'"]+)\.[jt]s['"]/gm)].find(
    ([, , target = '']) => `${resolve(dirname(file), target)}.ts` === generated,
  )?.[1]

const WORDS = /\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

/** A text with spaces in place of its comments and strings. */
const withoutWords = (text: string): string => text.replaceAll(WORDS, (words) => words.replaceAll(/[^\n]/g, ' '))

function placeOf(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n')
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
}
