/** Every command that writes, each with a small book, in a folder of its own. */
import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { book as sticks } from '../../../docs/first-book/book.js'
import { auditing } from '../../../src/cli/commands/audit/command.js'
import { writtenTo } from '../../../src/cli/commands/conform/cases/run.js'
import { diffingBehaviour } from '../../../src/cli/commands/diff/behaviour/command.js'
import { changing } from '../../../src/cli/commands/diff/command.js'
import { publishCommand } from '../../../src/cli/commands/publish/command.js'
import { ruling } from '../../../src/cli/commands/questions/settle/command.js'
import { verifying } from '../../../src/cli/commands/verify/command.js'
import { type OwnFolder, writeOwn, writtenBefore } from '../../../src/core/files/generated-folder.js'
import { Unreadable } from '../../../src/core/files/input-error.js'
import { mustBeWritable } from '../../../src/core/files/write-file.js'
import { withExampleWorlds } from '../../../src/core/home/example-worlds.js'
import { packageRoot } from '../../../src/core/home/package-root.js'
import type { Book } from '../../../src/core/kernel/book/book.js'
import { late } from '../../../src/core/kernel/quick/memoize.js'
import { parsePlay } from '../../../src/core/records/recorded-play.js'
import { parseJson } from '../../../src/core/values/plain-data.js'
import { journalIn } from '../../../src/lab/conformance/runner/journal.js'
import { USUALLY } from '../../../src/lab/conformance/vectors/default-extent.js'
import { writeVectors } from '../../../src/lab/conformance/vectors/files/folder.js'
import { type Vectors, vectorsOf } from '../../../src/lab/conformance/vectors/vectors.js'
import { orchard, RULES } from '../../audit/editions/orchard-rules.js'
import { type Called, library, rulewright } from '../../cli/call-rulewright.js'
import { book as purse } from '../../conformance/purse-book.js'
import { temporaryFolder } from '../../temporary.js'
import { copyOf, type Writing } from './disk-fault-trial.js'

const HOME = join(packageRoot, 'docs', 'first-book')

/** The first book of the guide, at home in the folder of a trial, with what it keeps there. */
const homely = (root: string) => withExampleWorlds({ ...sticks, home: join(root, 'home') })

const withHome =
  (...names: readonly string[]) =>
  (root: string) => {
    for (const name of names) copyOf(join(HOME, name), join(root, 'home'), name)
  }

const atHome = (root: string, argv: readonly string[]): Promise<Called> =>
  rulewright(argv, { books: [homely(root)], more: [verifying(), publishCommand, ruling()] })

/** Runs a part of the program as if it were a command of its own. */
async function called(act: () => unknown): Promise<Called> {
  try {
    await act()
    return { code: 0, out: '', err: '' }
  } catch (error) {
    if (error instanceof Unreadable) return { code: 2, out: '', err: error.message }
    return { code: 70, out: '', err: `internal error: ${String(error)}` }
  }
}

/** Calls the command line where settings are kept in the folder of a trial. */
async function withSettings(root: string, call: () => Promise<Called>): Promise<Called> {
  const before = process.env.XDG_CONFIG_HOME
  process.env.XDG_CONFIG_HOME = join(root, 'config')
  try {
    return await call()
  } finally {
    process.env.XDG_CONFIG_HOME = before
  }
}

const BY = ['--by', 'the author', '--on', '2026-03-31', '--where', 'a letter'] as const

const storing = (root: string): Promise<Called> => rulewright(['playouts', 'orchard', '-n', '20', '--store', root])

const isPlay = (path: string, text: string): boolean => /\.jsonl$/.test(path) && parsePlay(text).ok

/** Goes on with the game, as far as it was kept. */
const goOnPlaying = (root: string): Promise<Called> => {
  const file = join(root, 'game.jsonl')
  const from = existsSync(file) ? ['--resume', file] : ['orchard']
  return rulewright(['play', ...from, '--save', file], { piped: 'show\n' })
}

const vectorsOfPurse = late(
  (): Vectors => vectorsOf(purse, { ...USUALLY, examples: temporaryFolder(), plays: [], madeBy: 'a test' }),
)

const PAGES: OwnFolder = { marker: '.pages', by: 'the press' }

const press = (root: string, files: Readonly<Record<string, string>>): void => {
  const site = join(root, 'site')
  writeOwn(PAGES, site, new Map(Object.entries(files)), writtenBefore(PAGES, '--out', site))
}

const FOLDERS = {
  lockFile: 'edition.lock.json',
  tiesFile: 'ties.lock.json',
  printedFile: 'printed.json',
  sentencesFile: 'sentences.lock.json',
}

const audit = (root: string, ...argv: readonly string[]): Promise<Called> => {
  const at = (name: string) => join(root, name)
  const home = () => ({
    lockFile: at(FOLDERS.lockFile),
    tiesFile: at(FOLDERS.tiesFile),
    printedFile: at(FOLDERS.printedFile),
    sentencesFile: at(FOLDERS.sentencesFile),
    examples: () => [],
  })
  return rulewright(['audit', 'orchard', '--text', at('rules.txt'), ...argv], {
    books: [orchard],
    more: [auditing(home)],
  })
}

const changes = (root: string, ...argv: readonly string[]): Promise<Called> =>
  rulewright(['changes', 'orchard', ...argv], {
    more: [
      changing({ root: () => root, examples: () => join(root, 'examples'), editions: () => join(root, 'editions') }),
    ],
  })

/** The commands that take little time, and the pieces of others that write. */
export const QUICK: readonly Writing[] = [
  {
    name: 'rule',
    prepare: withHome('examples'),
    run: (root) => atHome(root, ['rule', sticks.name, 'whoBegins=younger', ...BY]),
  },
  {
    name: 'rule --instead',
    prepare: (root) => {
      withHome('examples')(root)
      const ruled = [{ question: 'whoBegins', reading: 'older', by: 'me', on: '2026-01-01', where: 'here' }]
      writeFileSync(join(root, 'home', 'rulings.json'), `${JSON.stringify(ruled)}\n`)
    },
    run: (root) => atHome(root, ['rule', sticks.name, 'whoBegins=younger', '--instead', ...BY]),
  },
  {
    name: 'trust',
    run: (root) => withSettings(root, () => rulewright(['trust', root])),
  },
  {
    name: 'new',
    run: (root) => withSettings(root, () => rulewright(['new', join(root, 'my-game')])),
  },
  {
    name: 'play --save',
    goOn: goOnPlaying,
    isWhole: isPlay,
    run: (root) =>
      rulewright(['play', 'orchard', '--seed', '3', '--save', join(root, 'game.jsonl')], { piped: '1\n2\n' }),
  },
  {
    name: 'play, with save and example',
    goOn: goOnPlaying,
    isWhole: isPlay,
    run: (root) => {
      const lines = ['1', `save ${join(root, 'game.jsonl')}`, '2', 'save', `save ${join(root, 'here.yaml')}`]
      return rulewright(['play', 'orchard', '--seed', '3'], { piped: lines.join('\n') })
    },
  },
  {
    name: 'playouts --store',
    isWhole: isPlay,
    run: (root) => storing(root),
    // Where one game is not written, the next has its name.
    goOn: (root) => storing(root),
  },
  {
    name: 'audit --lock',
    prepare: (root) => writeFileSync(join(root, 'rules.txt'), RULES),
    run: (root) => audit(root, '--lock'),
  },
  { name: 'changes --keep', run: (root) => changes(root, '--keep', 'v1') },
  { name: 'changes --save', run: (root) => changes(root, '--save', join(root, 'v1.json')) },
  {
    name: 'a folder of vectors, over others',
    prepare: (root) => {
      const { manifest, ...more } = vectorsOfPurse()
      writeVectors(join(root, 'vectors'), { ...more, manifest: { ...manifest, madeBy: 'another' } })
    },
    run: (root) => called(() => writtenTo(join(root, 'vectors'), vectorsOfPurse())),
  },
  {
    name: 'a folder of pages, over others',
    // The list of the folder names what is there and what comes.
    isWhole: (path, text) => path === 'site/.pages' && parseJson(text).ok,
    prepare: (root) => press(root, { 'a.html': 'old', 'deep/b.html': 'old', 'c.html': 'gone' }),
    run: (root) => called(() => press(root, { 'a.html': 'new', 'deep/b.html': 'new', 'new/d.html': 'new' })),
  },
  {
    name: 'a journal',
    isWhole: (_, text) => text.startsWith('{"journal":1'),
    run: (root) =>
      called(() => {
        const head = { journal: 1 as const, vectors: 'some', implementation: { name: 'mine', version: '1' } }
        mustBeWritable('--journal', join(root, 'journal.jsonl'))
        const journal = journalIn(join(root, 'journal.jsonl'), head)
        for (const id of ['a', 'b', 'c']) journal.add({ id, status: 'passed' })
      }),
  },
]

const adapter = `"${process.execPath}" "${resolve(import.meta.dirname, '../../conformance/adapters/right.mjs')}"`

/** The others: whole commands that take a second or more at every call. */
export const SLOW: readonly Writing[] = [
  {
    name: 'verify --update',
    prepare: withHome('examples', 'status.json', 'declared.jsonl'),
    run: (root) => atHome(root, ['verify', sticks.name, '--update', '--plays', '3']),
  },
  {
    name: 'verify --deep --update',
    prepare: withHome('examples', 'status.json', 'declared.jsonl', 'answers.jsonl', 'witnesses.jsonl'),
    run: (root) => atHome(root, ['verify', sticks.name, '--deep', '--update', '--plays', '3']),
  },
  {
    name: 'readings --witnesses --update',
    prepare: withHome('examples', 'witnesses.jsonl'),
    run: (root) => atHome(root, ['readings', sticks.name, '--witnesses', '--update', '--plays', '3']),
  },
  {
    name: 'readings --measure --update',
    prepare: withHome('examples', 'readings.json'),
    run: (root) => atHome(root, ['readings', sticks.name, '--measure', '--update', '--plays', '3']),
  },
  {
    name: 'readings --witnesses --out',
    prepare: withHome('examples'),
    run: (root) => atHome(root, ['readings', sticks.name, '--witnesses', '--out', join(root, 'home'), '--plays', '3']),
  },
  {
    name: 'mutants --update',
    prepare: withHome('examples'),
    run: (root) => atHome(root, ['mutants', sticks.name, '--update']),
  },
  {
    name: 'audit --ties --update',
    prepare: (root) => writeFileSync(join(root, 'rules.txt'), RULES),
    run: async (root) => {
      const locked = await audit(root, '--lock')
      return locked.code === 0 ? audit(root, '--ties', '--update') : locked
    },
  },
  {
    name: 'vectors --contrasts',
    prepare: withHome('examples'),
    run: (root) => atHome(root, ['vectors', sticks.name, '--contrasts']),
  },
  {
    name: 'vectors --out',
    prepare: withHome('examples'),
    run: (root) => atHome(root, ['vectors', sticks.name, '--out', join(root, 'vectors')]),
  },
  { name: 'export dmn', run: (root) => rulewright(['export', 'orchard', 'dmn', '--out', join(root, 'dmn')]) },
  { name: 'export csv', run: (root) => rulewright(['export', 'orchard', 'csv', '--out', join(root, 'csv')]) },
  {
    name: 'publish',
    prepare: withHome('examples', 'status.json', 'declared.jsonl'),
    run: (root) => atHome(root, ['publish', sticks.name, '--even-so', '--out', join(root, 'site')]),
  },
  {
    name: 'diff-behaviour --save',
    run: (root) =>
      rulewright(
        [
          'diff-behaviour',
          'orchard',
          '--plays',
          '1',
          '--bound',
          '20',
          '--around',
          '4',
          '--save',
          join(root, 'bundle.json'),
        ],
        {
          more: [diffingBehaviour({ root, examples: () => root })],
        },
      ),
  },
  {
    name: 'conform with every report',
    prepare: (root) => void writeVectors(join(root, 'vectors'), vectorsOfPurse()),
    // The last line of a journal may be cut off: whoever goes on with it takes that away.
    isWhole: (path, text) =>
      (path === 'run.json' && text.endsWith('}\n')) || (path === 'journal.jsonl' && text.startsWith('{"journal":1')),
    run: (root) => {
      const at = (name: string) => join(root, name)
      const reports = [
        '--junit',
        at('j.xml'),
        '--markdown',
        at('m.md'),
        '--html',
        at('p.html'),
        '--out',
        at('run.json'),
      ]
      const how = ['--vectors', at('vectors'), '--command', adapter, '--journal', at('journal.jsonl'), '--jobs', '1']
      return rulewright(['conform', 'purse', ...how, ...reports], { books: [purse as unknown as Book, ...library] })
    },
  },
]
