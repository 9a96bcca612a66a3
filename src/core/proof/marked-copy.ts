/**
 * Marked copies of books: the built modules of a book, with marks that tell which of their pieces run.
 *
 * A copy lies where a checkout keeps what can be made again. Its modules import the program that runs, so book and program
 * share one kernel.
 *
 * @module
 */
import { readdirSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { hashOfContent } from '../files/hash-content.js'
import { DATA, isThere, textAt } from '../files/read-file.js'
import { besideOf, dropUnfinished, takeAwayUnfinished } from '../files/unfinished-files.js'
import { ifItCanBe, makeFolder, putFolder, takeAwayFolder, writeWhole } from '../files/write-file.js'
import { cacheFolder } from '../home/cache-folder.js'
import { jsonIn } from '../home/json-file.js'
import {
  builtModules,
  bundledModules,
  findModule,
  isBundled,
  reachableModules,
  resolveImport,
  runningModules,
} from '../home/module-graph.js'
import { markedText } from './mark-module.js'
import { type ModulePieces, takeApart } from './module-pieces.js'
import { loadParser, type ParseModule } from './syntax.js'

/** Changes with the way in which modules are taken apart and marked. */
const FORMAT = 1

const pieceSchema = z.strictObject({
  /** The module and the path of names in it. */
  name: z.string(),
  kind: z.enum(['function', 'table', 'chart', 'question', 'section']),
  /** The number of the piece around it; -1 for the load text. */
  parent: z.int(),
  digest: z.string(),
})
const listSchema = z.strictObject({
  format: z.literal(FORMAT),
  book: z.string(),
  /** A digest of all modules. */
  whole: z.string(),
  modules: z.array(z.strictObject({ name: z.string(), load: z.string() })),
  pieces: z.array(pieceSchema),
})

/** The pieces of a book, by their numbers, and the load texts of its modules. */
export type PieceList = Readonly<z.infer<typeof listSchema>>

/** A marked copy of a book. */
export interface MarkedCopy {
  readonly folder: string
  /** The module that lists the book. */
  readonly module: string
  /** The module that holds the marks. */
  readonly marks: string
  readonly list: PieceList
}

/** The files of the running program that a copy imports. */
const program = isBundled
  ? { book: join(bundledModules, 'entries', 'book.js'), books: join(bundledModules, 'books.js') }
  : { book: join(builtModules, 'src', 'book.js'), books: join(builtModules, 'machines', 'books.js') }

/** The built modules of a book, if it is one of this package, and they are what runs. */
function modulesOf(book: string): readonly string[] {
  if (runningModules !== builtModules) return []
  const first = findModule(join(builtModules, 'machines', book, 'book.js'))
  if (first === undefined || !Object.values(program).every(isThere)) return []
  const own = ['spec', 'machines'].map((folder) => `${join(builtModules, folder)}/`)
  return reachableModules([first]).filter((file) => own.some((folder) => file.startsWith(folder)))
}

/** A digest of all modules of a book; nothing where they are not at hand. */
export function wholeDigest(book: string): string | undefined {
  const modules = modulesOf(book)
  if (modules.length === 0) return undefined
  const texts = modules.map((file) => `${relative(builtModules, file)}\n${textAt(file, DATA)}\n`)
  return hashOfContent([FORMAT, ...texts].join('\n'))
}

/** Makes a marked copy of a book, or finds one that is up to date; nothing where the book is not built or no parser is there. */
export async function markedCopyOf(book: string): Promise<MarkedCopy | undefined> {
  const whole = wholeDigest(book)
  if (whole === undefined) return undefined
  const around = join(cacheFolder(), 'marked')
  // Each program has a kernel of its own: the bundled one, the one of modules, and that of another checkout with the same packages.
  const own = `${book}-${isBundled ? 'bundled' : 'modules'}-${hashOfContent(program.book)}-`
  const folder = join(around, `${own}${whole}`)
  const kept = keptCopy(folder)
  if (kept) return kept
  const parse = await loadParser()
  if (parse === undefined) return undefined
  return ifItCanBe(() => putCopy(folder, own, (beside) => write(beside, book, whole, parse)))
    ? keptCopy(folder)
    : undefined
}

/** Writes a copy beside its place until it is whole, and takes older ones away. Somebody else may make the same one just now. */
function putCopy(folder: string, own: string, writeTo: (beside: string) => void): void {
  const around = dirname(folder)
  for (const older of isThere(around) ? readdirSync(around) : [])
    if (older.startsWith(own) && join(around, older) !== folder) takeAwayFolder(join(around, older))
  takeAwayUnfinished(around, [basename(folder)])
  const beside = besideOf(folder)
  try {
    writeTo(beside)
    putFolder(beside, folder, () => keptCopy(folder) !== undefined)
  } finally {
    dropUnfinished(beside)
  }
}

const LIST = 'pieces.json'
const MARKS = 'marks.js'
const BOOKS = 'books.js'

function keptCopy(folder: string): MarkedCopy | undefined {
  const file = join(folder, LIST)
  if (!isThere(file)) return undefined
  const read = listSchema.safeParse(jsonIn(file))
  return read.success ? { folder, module: join(folder, BOOKS), marks: join(folder, MARKS), list: read.data } : undefined
}

interface Apart {
  readonly file: string
  readonly name: string
  readonly text: string
  readonly module: ModulePieces
  /** The number of its first piece. */
  readonly first: number
}

function write(folder: string, book: string, whole: string, parse: ParseModule): void {
  let first = 0
  const apart = modulesOf(book).map((file): Apart => {
    const text = textAt(file, DATA)
    const one = { file, name: relative(builtModules, file), text, module: takeApart(text, parse), first }
    first += one.module.pieces.length
    return one
  })
  for (const one of apart) {
    const target = join(folder, one.name)
    makeFolder(dirname(target))
    const marking = {
      first: one.first,
      marks: addressFrom(target, join(folder, MARKS)),
      moved: (name: string) => movedImport(one.file, name),
    }
    writeWhole(target, markedText(one.text, one.module, marking))
  }
  writeWhole(join(folder, MARKS), marksModule(first))
  writeWhole(join(folder, BOOKS), booksModule(book))
  const list: PieceList = {
    format: FORMAT,
    book,
    whole,
    modules: apart.map((one) => ({ name: one.name, load: digestOf(one, { path: '', ...one.module.load }) })),
    pieces: apart.flatMap((one) =>
      one.module.pieces.map((piece) => ({
        name: `${one.name}${piece.path}`,
        kind: piece.kind,
        parent: piece.parent === undefined ? -1 : one.first + piece.parent,
        digest: digestOf(one, piece),
      })),
    ),
  }
  // Last: a copy without its list is none.
  writeWhole(join(folder, LIST), JSON.stringify(list))
}

/** A digest of what is a piece's own: where it stands, its text, and where the names in it come from. */
const digestOf = (
  { name, file }: Apart,
  { path, text, origins }: { readonly path: string; readonly text: string; readonly origins: readonly string[] },
): string => hashOfContent([name, path, text, ...origins.map((origin) => wholeOrigin(file, origin))].join('\n'))

function wholeOrigin(file: string, origin: string): string {
  const [target = '', name = ''] = origin.split('#').length > 2 ? splitLast(origin) : origin.split('#')
  return isOwn(target) ? `${relative(builtModules, resolveImport(file, target))}#${name}` : origin
}

/** A name that the package gives to a file of its own begins with the sign that parts it from a name in it. */
const splitLast = (origin: string): readonly string[] => {
  const at = origin.lastIndexOf('#')
  return [origin.slice(0, at), origin.slice(at + 1)]
}

const isOwn = (target: string): boolean => target.startsWith('.') || target.startsWith('#')

const addressFrom = (file: string, other: string): string => {
  const path = relative(dirname(file), other)
  return path.startsWith('.') ? path : `./${path}`
}

/** Resolves an import of a copied module: a module of the copy, or one of the running program. */
function movedImport(file: string, target: string): string {
  if (target === 'rulewright/book') return pathToFileURL(program.book).href
  return target.startsWith('#') ? addressFrom(file, resolveImport(file, target)) : target
}

const marksModule = (pieces: number): string => `export const ran = new Int32Array(${pieces}).fill(-1)
export const age = [0]
export const declarations = []
export const declare = (number, thing) => {
  declarations.push([number, thing.name])
  return thing
}
`

const booksModule = (
  book: string,
): string => `import { withExamples } from ${JSON.stringify(pathToFileURL(program.books).href)}
import * as all from ${JSON.stringify(`./machines/${book}/book.js`)}
const written = Object.values(all).find((one) => one?.name === ${JSON.stringify(book)} && Array.isArray(one.charts))
export const books = [{ name: ${JSON.stringify(book)}, load: () => withExamples(written) }]
`
