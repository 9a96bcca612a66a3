/** A small checkout with one book, to change and to prove again and again. @module */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { transformSync } from 'rolldown/utils'
import { temporaryFolder } from '../temporary.js'

const root = join(import.meta.dirname, '../..')
const BOOK = 'first-book'
const MODULE = `dist/machines/${BOOK}/book.js`

/** The numbers of units stored, proved anew and compared, and whether all checks passed. */
export interface Proof {
  readonly passed: boolean
  readonly kept: number
  readonly fresh: number
  readonly checked: number
  readonly differing: readonly string[]
  readonly because?: string
}

/** Settings for a proof. */
interface How {
  readonly environment?: Readonly<Record<string, string>>
  /** True if threads may be started. */
  readonly threads?: boolean
}

/** A checkout in a folder of its own. */
export interface SmallCheckout {
  /** Replaces a text in a file, which must be there. */
  readonly change: (file: string, from: string, to: string) => void
  readonly write: (file: string, text: string) => void
  readonly read: (file: string) => string
  /** Moves the checkout to another folder. */
  readonly move: () => void
  /** Proves the book; of what is kept a share is proved again, in percent. */
  readonly prove: (share: number, how?: How) => Proof
}

/** The module of the book. */
export const BOOK_MODULE: string = MODULE
/** The module of its pages. */
export const RULES_MODULE: string = `dist/machines/${BOOK}/rules.gen.js`
/** A module without functions that the book imports. */
export const NUMBERS: string = `dist/machines/${BOOK}/numbers.js`
/** The file that holds what is kept. */
export const KEPT: string = `node_modules/.cache/rulewright/units/${BOOK}.verification.node${process.versions.node.split('.')[0]}.json`
/** A file of examples. */
export const EXAMPLES: string = `spec/${BOOK}/examples/taking.yaml`

const PROVE = `
import { keptBook } from './dist/src/fleet/kept-book.js'
import { verifyKept } from './dist/src/fleet/stored-verification.js'
import { examplesOf } from './dist/src/core/home/run-book-examples.js'
const kept = await keptBook('${BOOK}', Number(process.argv[2]))
const options = { plays: 2, runExamples: examplesOf(kept.book) }
const module = new URL('dist/machines/books.js', import.meta.url).pathname
const hands = process.argv[3] === 'threads' ? { jobs: 1, from: { module } } : undefined
const { report, count } = await verifyKept(kept.book, options, hands, kept)
kept.save(true)
const passed = report.gates.filter(({ name }) => name !== 'snapshot' && name !== 'evidence').every(({ passed }) => passed)
console.log(JSON.stringify({ passed, ...count }))
`

/** Makes a checkout with the compiled program and the first book. */
export function smallCheckout(): SmallCheckout {
  let folder = temporaryFolder()
  const at = (file: string) => join(folder, file)
  const write = (file: string, text: string) => {
    mkdirSync(dirname(at(file)), { recursive: true })
    writeFileSync(at(file), text)
  }
  const read = (file: string) => readFileSync(at(file), 'utf8')
  for (const file of [
    'package.json',
    'package-lock.json',
    'dist/package.json',
    'dist/src',
    'dist/cli',
    'dist/machines/books.js',
  ])
    cpSync(join(root, file), at(file), { recursive: true })
  cpSync(join(root, 'docs/first-book/examples'), at(`spec/${BOOK}/examples`), { recursive: true })
  mkdirSync(at('dist/spec'))
  mkdirSync(at('node_modules'))
  for (const name of readdirSync(join(root, 'node_modules')).filter((one) => !one.startsWith('.')))
    symlinkSync(join(root, 'node_modules', name), at(`node_modules/${name}`))
  const compile = (name: string) =>
    transformSync(name, readFileSync(join(root, 'docs/first-book', name), 'utf8')).code.replaceAll(
      '.gen.ts"',
      '.gen.js"',
    )
  write(RULES_MODULE, compile('rules.gen.ts'))
  write(MODULE, `import { NUMBERS, OTHERS } from './numbers.js'\n${compile('book.ts')}`)
  write(NUMBERS, 'export const NUMBERS = [1, 2, 3, 4]\nexport const OTHERS = [1, 2, 3, 4]\n')
  write('prove.js', PROVE)
  const change = (file: string, from: string, to: string) => {
    const text = read(file)
    if (!text.includes(from)) throw new Error(`${file} has no "${from}"`)
    write(file, text.replace(from, to))
  }
  change(MODULE, '[\n\t\t1,\n\t\t2,\n\t\t3,\n\t\t4\n\t].map', 'NUMBERS.map')
  change(
    MODULE,
    'export const gameChart = playing.chart(',
    'const { chart } = playing\nexport const gameChart = chart(',
  )
  const prove = (share: number, { environment = {}, threads = false }: How = {}): Proof => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['prove.js', String(share), ...(threads ? ['threads'] : [])],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, ...environment },
      },
    )
    if (stdout === '') throw new Error(stderr)
    return JSON.parse(stdout) as Proof
  }
  const move = () => {
    const other = join(temporaryFolder(), 'moved')
    renameSync(folder, other)
    folder = other
  }
  return { change, write, read, prove, move }
}
