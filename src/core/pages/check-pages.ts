/** Checks over all pages of a book: names are given once, and questions concern clauses that there are. @module */
import { PAGE_KINDS, STATUS_FUNCTIONS } from './dispositions.js'
import type { Page, PagePart } from './page-parts.js'

/** Lists what is wrong between the pages of a book, as `file:line:1: message`. */
export function checkPages(pages: readonly Page[]): readonly string[] {
  const clauses = new Set(
    partsOf(pages).flatMap(({ part }) =>
      part.is === 'section' ? part.clauses.map(({ key }) => `${part.name}.${key}`) : [],
    ),
  )
  return [...codeWords(pages), ...repeatedNames(pages), ...repeatedKeys(pages), ...strayIds(pages, clauses)]
}

interface PlacedPart {
  readonly file: string
  readonly part: PagePart
}

const partsOf = (pages: readonly Page[]): readonly PlacedPart[] =>
  pages.flatMap(({ file, parts }) => parts.map((part) => ({ file, part })))

/** Words that name nothing in a module of TypeScript, and the functions that the module of the pages calls. */
const CODE_WORDS: ReadonlySet<string> = new Set([
  ...'arguments await break case catch class const continue debugger default delete do else enum eval export extends'.split(
    ' ',
  ),
  ...'false finally for function if implements import in instanceof interface let new null package private'.split(' '),
  ...'protected public return static super switch this throw true try typeof undefined var void while with yield'.split(
    ' ',
  ),
  ...['section', 'question', ...PAGE_KINDS, ...Object.values(STATUS_FUNCTIONS)],
])

const codeWords = (pages: readonly Page[]): readonly string[] =>
  partsOf(pages).flatMap(({ file, part: { name, line } }) =>
    CODE_WORDS.has(name)
      ? [`${file}:${line}:1: got the id ${name}, which is a word of the code; expected another id`]
      : [],
  )

function repeatedNames(pages: readonly Page[]): readonly string[] {
  const first = new Map<string, string>()
  return partsOf(pages).flatMap(({ file, part: { name, line } }) => {
    const before = first.get(name)
    first.set(name, before ?? `${file}:${line}`)
    return before === undefined ? [] : [`${file}:${line}:1: got the id ${name} again, which stands at ${before}`]
  })
}

const repeatedKeys = (pages: readonly Page[]): readonly string[] =>
  partsOf(pages).flatMap(({ file, part }) => {
    if (part.is !== 'section') return []
    const seen = new Set<string>()
    return part.clauses.flatMap(({ key, line }) => {
      const again = seen.has(key)
      seen.add(key)
      return again ? [`${file}:${line}:1: got the id ${key} again in the section ${part.name}`] : []
    })
  })

const strayIds = (pages: readonly Page[], known: ReadonlySet<string>): readonly string[] =>
  partsOf(pages).flatMap(({ file, part }) =>
    part.is === 'question'
      ? part.clauses
          .filter((id) => !known.has(id))
          .map((id) => `${file}:${part.line}:1: ${part.name}: got ${id}, expected a clause of the book`)
      : [],
  )
