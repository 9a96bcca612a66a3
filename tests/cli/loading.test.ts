/** A command loads what it needs and nothing else: what each module imports, as the bundler sees it. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { books } from '../../machines/books.js'
import { packageRoot } from '../../src/core/home/package-root.js'
import { bookClauses } from '../../src/core/kernel/book/book.js'
import { asListed } from '../../src/core/kernel/book/listed-book.js'
import { bundled, reachedFrom } from '../bundle-sources.js'

const MAIN = 'src/main.ts'
const BOOKS = 'machines/books.ts'
/** The program finds its books as it finds those of others: by what the package says of them. */
const whole = await bundled(`import './${MAIN}'\nimport './${BOOKS}'`, 'node')

const isOurs = (module: string) => /^(src|spec|machines)\//.test(module)
const isIn =
  (...folders: readonly string[]) =>
  (module: string) =>
    folders.some((folder) => module.startsWith(`${folder}/`))

/** The packages among modules. */
const packagesIn = (modules: readonly string[]) =>
  modules.filter((module) => !isOurs(module) && !module.startsWith('node:') && !module.startsWith('\0')).toSorted()

/** Lists the modules that run a command, as its registration loads them. */
const carriesOut = (command: string) => whole.needs.get(`src/cli/commands/${command}/command.ts`)?.later ?? []

const commands = readdirSync(join(packageRoot, 'src/cli/commands'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('/command.ts'))
  .map((name) => name.replace('/command.ts', ''))

describe('the command line at its start', () => {
  const start = [MAIN, BOOKS].flatMap((file) => reachedFrom(whole, file))

  it('has every command and no book, and nothing that reads, plays or verifies one', () => {
    expect(start.filter((module) => module.endsWith('/command.ts'))).toHaveLength(commands.length)
    expect(start.filter(isIn('spec', 'machines'))).toEqual([BOOKS])
    expect(start.filter(isIn('src/lab/audit', 'src/core/verify', 'src/site/publish'))).toEqual([])
    for (const module of [
      'src/core/kernel/plays/rules.ts',
      'src/core/kernel/tables/rule-table.ts',
      'src/core/kernel/charts/chart.ts',
      'src/core/examples/format/parse-source.ts',
      // `play` has said which book it is by then.
      'src/cli/commands/play/run.ts',
    ])
      expect([start.includes(module), whole.needs.has(module)], module).toEqual([false, true])
  })

  it('has the packages that parse the call and colour the answer, and no others', () => {
    expect(packagesIn(start)).toEqual(['commander', 'picocolors'])
  })

  it('never comes to TypeDoc', () => {
    expect(packagesIn([...whole.needs.keys()]).filter((name) => name === 'typedoc')).toEqual([])
  })
})

describe('a command', () => {
  it.each(commands.filter((command) => command !== 'find/books'))(
    'is carried out by a module of its own: %s',
    (command) => {
      const [module = '', ...more] = carriesOut(command)
      expect(more).toEqual([])
      expect(reachedFrom(whole, module).filter(isIn('spec', 'machines'))).toEqual([])
    },
  )

  const publishes = (command: string) =>
    reachedFrom(whole, carriesOut(command)[0] ?? '').filter(isIn('src/site/publish', 'src/site/output'))

  it.each(commands.filter((command) => !['find/books', 'publish'].includes(command)))(
    'never comes to what publishes: %s',
    (command) => {
      expect(publishes(command)).toEqual([])
    },
  )

  it('that publishes does', () => {
    expect(publishes('publish')).toEqual(
      expect.arrayContaining(['src/site/output/site.ts', 'src/site/publish/draw-graph.ts']),
    )
  })

  it.each(['ask', 'explain'])('that asks the rules once loads them and the reader of files: %s', (command) => {
    const reached = reachedFrom(whole, carriesOut(command)[0] ?? '')
    expect(reached).toContain('src/core/kernel/plays/rules.ts')
    expect(reached.filter(isIn('src/lab', 'src/core/verify'))).toEqual([])
    const packages = packagesIn(reached)
    expect(packages).toContain('yaml')
    for (const heavy of ['@xstate/graph', 'cli-progress', 'pure-rand']) expect(packages).not.toContain(heavy)
  })
})

describe('a book', () => {
  it.each(books.map(({ name }) => name))('is loaded alone: %s', (name) => {
    const reached = reachedFrom(whole, `machines/${name}/book.ts`)
    const others = books
      .filter((book) => book.name !== name)
      .flatMap((book) => [`spec/${book.name}`, `machines/${book.name}`])
    expect(reached.length).toBeGreaterThan(20)
    expect(reached.filter(isIn(...others))).toEqual([])
    expect(reached.filter(isIn('src/cli', 'src/lab', 'src/site/publish'))).toEqual([])
  })

  it.each(books)('is what the list tells of it: $name', async (told) => {
    const book = await told.load()
    const { name, title, edition, clauses, seats, components } = asListed(book)
    const own = { short: told.short, shown: told.shown, load: told.load }
    expect(told).toEqual({ name, title, edition, clauses, seats, components, ...own })
    // Which clause comes first is left to who loads modules: the exports of one come in another order elsewhere.
    const all = bookClauses(book).map(({ id, section }) => ({ id, section: section.number }))
    expect(all).toContainEqual(told.shown)
  })

  it('has a short name that means no other', () => {
    const called = books.flatMap(({ name, short }) => [name, short])
    expect(new Set(called).size).toBe(2 * books.length)
  })
})
