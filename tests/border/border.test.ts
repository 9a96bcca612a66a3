import { randomInt } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseLock as parseEditionLock } from '../../src/audit/editions/lock.js'
import { BadLock, parseLock } from '../../src/conformance/mutants/lock.js'
import { readJournal } from '../../src/conformance/runner/journal.js'
import { replyIn } from '../../src/conformance/runner/talk.js'
import { BadEdges, parseEdges } from '../../src/conformance/vectors/edges.js'
import { filesOf, sha256 } from '../../src/conformance/vectors/folder.js'
import { readVectors } from '../../src/conformance/vectors/read.js'
import { jsonIn } from '../../src/home/json-file.js'
import { problemLine } from '../../src/kernel/play.js'
import { Unreadable } from '../../src/outside/unreadable.js'
import { parseSnapshot } from '../../src/verify/status.js'
import { rulewright } from '../cli/shell.js'
import { vectorsOfOrchard } from '../conformance/orchards.js'
import { book } from '../kernel/orchard.js'
import { temporaryFolder } from '../temporary.js'
import { changedBytes, changedValue } from './mutations.js'

/** What came of something that was read: as a command ends, and what it says. */
interface Met {
  readonly code: number
  readonly out?: string
  readonly err: string
}

/** Something that the program reads. */
interface Subject {
  readonly name: string
  /** What is sound of it, as one value, or as lines of one value each. */
  readonly sound: unknown
  readonly lines?: true
  /** Whether a command meets it, which cuts what is long. */
  readonly isCommand?: true
  readonly meet: (file: string, bytes: Uint8Array) => Met | Promise<Met>
}

/** What a reading came to that is no command: only what nobody can read may be thrown. */
function reading(read: () => unknown): Met {
  try {
    read()
    return { code: 0, err: '' }
  } catch (error) {
    if (error instanceof Unreadable || error instanceof BadLock || error instanceof BadEdges)
      return { code: 2, err: error.message }
    throw error
  }
}

const told = (problems: readonly { readonly path: readonly (string | number)[]; readonly message: string }[]): Met => ({
  code: 2,
  err: problems.map(problemLine).join('\n'),
})

const { readings: _, ...game } = book.empty
const climb = { seat: 'Ann', type: 'climb', tree: 'short' }
const situation = {
  id: 'one',
  given: { game, begin: { procedure: 'climb', args: { picker: 'Ann' } } },
  choices: [climb],
}
const example = {
  name: 'A tall tree with a ladder',
  cites: ['turns.ladder', '2'],
  given: { game: { ladder: 'Ann' } },
  when: [{ tree: 'tall' }],
  // biome-ignore lint/suspicious/noThenProperty: a word of the format
  then: { game: { baskets: { Ann: 1 } } },
}
const who = { name: 'orchard', version: '1' }
const vectors = vectorsOfOrchard()
const cases = vectors.cases.filter(({ origin }) => origin === 'example').slice(0, 3)
const positions = new Map([...vectors.positions].filter(([id]) => cases.some(({ given }) => given === id)))
const written = filesOf({ ...vectors, cases, positions })

/** A folder of vectors in which one file is other, and known to the manifest as it is. */
function vectorsWith(path: string, bytes: Uint8Array): string {
  const folder = temporaryFolder()
  for (const sub of ['cases', 'schema']) mkdirSync(join(folder, sub))
  const text = Buffer.from(bytes).toString('utf8')
  for (const file of written) {
    const before = written.find((one) => one.path === path)?.text ?? ''
    const manifest = file.path === 'manifest.json' ? file.text.replace(sha256(before), sha256(text)) : file.text
    writeFileSync(join(folder, file.path), file.path === path ? bytes : manifest)
  }
  return folder
}

const inVectors = (path: string): Subject => {
  const text = written.find((one) => one.path === path)?.text ?? ''
  const isLines = path.endsWith('.jsonl')
  return {
    name: `${path} of vectors`,
    sound: isLines
      ? text
          .trim()
          .split('\n')
          .map((line): unknown => JSON.parse(line))
      : JSON.parse(text),
    ...(isLines && { lines: true }),
    meet: (__, bytes) => {
      const folder = vectorsWith(path, bytes)
      let met: Met = { code: 0, err: '' }
      const read = reading(() => {
        const vectorsRead = readVectors(folder)
        met = vectorsRead.ok ? met : told(vectorsRead.problems)
      })
      return read.code === 0 ? met : read
    },
  }
}

const SUBJECTS: readonly Subject[] = [
  {
    name: 'examples',
    sound: { book: 'orchard', examples: [example] },
    isCommand: true,
    meet: (file) => rulewright(['explain', file]),
  },
  {
    name: 'a position',
    sound: { book: 'orchard', given: { game: { ladder: 'Ann' } }, when: [{ tree: 'tall' }] },
    isCommand: true,
    meet: (file) => rulewright(['ask', file, '--refused', '--totals']),
  },
  {
    name: 'a position for a census',
    sound: { book: 'orchard', given: { game, procedure: 'climb', args: { picker: 'Ann' } } },
    isCommand: true,
    meet: (file) => rulewright(['census', 'orchard', file]),
  },
  {
    name: 'a play',
    lines: true,
    sound: [{ book: 'orchard' }, { type: 'climb', tree: 'short' }, { type: 'eat' }],
    isCommand: true,
    meet: (file) => rulewright(['replay', file]),
  },
  {
    name: 'a play that begins elsewhere',
    lines: true,
    sound: [
      {
        book: 'orchard',
        from: { game: book.empty, stack: [{ chart: 'climb', state: 'choosing', data: { picker: 'Ann' } }] },
      },
      { type: 'climb', tree: 'short' },
    ],
    isCommand: true,
    meet: (file) => rulewright(['replay', file, '--json']),
  },
  {
    name: 'a game that was kept',
    lines: true,
    sound: [{ book: 'orchard' }, { type: 'climb', tree: 'short' }],
    isCommand: true,
    meet: (file) => rulewright(['play', '--resume', file, '--seed', '1'], { piped: 'show\n' }),
  },
  {
    name: 'requests',
    lines: true,
    sound: [
      { type: 'start', protocol: 1, book: 'orchard', edition: 'a toy' },
      { type: 'case', ...situation },
      { type: 'judge', ...situation, candidates: [climb] },
      { type: 'census', ...situation, divide: true },
    ],
    isCommand: true,
    meet: (__, piped) => rulewright(['adapter', 'orchard'], { piped }),
  },
  {
    name: 'a reply',
    sound: {
      type: 'started',
      protocol: 1,
      implementation: who,
      books: [{ book: 'orchard', editions: ['a toy'] }],
      readings: {},
      supports: { requests: ['case'] },
    },
    meet: (__, bytes) => {
      const read = replyIn(Buffer.from(bytes))
      return read.ok ? { code: 0, err: '' } : { code: 2, err: read.fault }
    },
  },
  {
    name: 'a journal',
    lines: true,
    sound: [
      { journal: 1, vectors: 'a', implementation: who },
      { id: 'row-0123456789ab', status: 'passed' },
    ],
    meet: (file) => reading(() => readJournal(file)),
  },
  {
    name: 'a run',
    sound: { run: 1, book: 'orchard', cases: [] },
    isCommand: true,
    meet: (file) => rulewright(['conform', '--matrix', file, '--html', join(temporaryFolder(), 'page.html')]),
  },
  {
    name: 'what is known of mutants',
    lines: true,
    sound: [{ book: 'orchard', code: 'a', cases: 'b', seal: 'c' }],
    meet: (__, bytes) => reading(() => parseLock(Buffer.from(bytes).toString())),
  },
  {
    name: 'edges',
    lines: true,
    sound: [{ shows: 'a', from: 'empty', game: {}, begin: { procedure: 'climb', args: null }, choices: [climb] }],
    meet: (__, bytes) => reading(() => parseEdges(Buffer.from(bytes).toString())),
  },
  {
    name: 'a snapshot',
    sound: { book: 'orchard', edition: 'a toy', clauses: { 'turns.order': 'tested' } },
    meet: (file) => {
      let met: Met = { code: 0, err: '' }
      const read = reading(() => {
        const snapshot = parseSnapshot(jsonIn(file))
        met = snapshot.ok ? met : told(snapshot.problems)
      })
      return read.code === 0 ? met : read
    },
  },
  {
    name: 'fingerprints of an edition',
    sound: { book: 'orchard', edition: 'a toy', sections: [] },
    meet: (file) => {
      let met: Met = { code: 0, err: '' }
      const read = reading(() => {
        const lock = parseEditionLock(jsonIn(file))
        met = lock.ok ? met : told(lock.problems)
      })
      return read.code === 0 ? met : read
    },
  },
  inVectors('manifest.json'),
  inVectors('positions.jsonl'),
  inVectors('cases/example.jsonl'),
]

const textOf = ({ lines }: Subject, value: unknown): string =>
  lines && Array.isArray(value)
    ? value.map((line) => `${JSON.stringify(line) ?? ''}\n`).join('')
    : (JSON.stringify(value) ?? '')

/** All that can come of a subject: its structure is other, or its bytes are. */
const sent = (subject: Subject): fc.Arbitrary<Uint8Array> =>
  fc.oneof(
    { weight: 3, arbitrary: changedValue(subject.sound).map((value) => Buffer.from(textOf(subject, value))) },
    { weight: 2, arbitrary: changedBytes(textOf(subject, subject.sound)) },
  )

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
const RAW = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/

/** What is told of an error, as text or within JSON. */
const linesTold = (err: string): readonly string[] =>
  err.startsWith('{"error":') ? (JSON.parse(err) as { error: { lines: string[] } }).error.lines : err.split('\n')

/** Holds that something foreign was met as it must be: no crash, nothing raw, few words, and a reason where it is refused. */
async function met(subject: Subject, bytes: Uint8Array, file: string): Promise<void> {
  writeFileSync(file, bytes)
  const { code, err, out = '' } = await subject.meet(file, bytes)
  expect([0, 1, 2]).toContain(code)
  expect(`${out}${err}`).not.toMatch(/\n +at \S.*:\d+:\d+|internal error|\[object Object\]/)
  if (out !== '' || code === 0) expect(`${out}${err}`).not.toMatch(RAW)
  if (code !== 0) expect(`${out}${err}`.trim()).not.toBe('')
  for (const line of subject.isCommand ? linesTold(err) : []) expect(line.length).toBeLessThan(2100)
}

const RUNS = 60

/** How much of what was sent is shown where it was not met as it must be; the seed gives the rest. */
const SHOWN = 400

function shortly({
  failed,
  seed,
  counterexamplePath,
  counterexample,
  errorInstance,
}: fc.RunDetails<[Uint8Array]>): void {
  if (!failed) return
  const sentText = Buffer.from(counterexample?.[0] ?? []).toString()
  const what = `seed ${seed}, path ${counterexamplePath}: ${JSON.stringify(sentText.slice(0, SHOWN))}`
  throw new Error(what, { cause: errorInstance })
}

describe.each(SUBJECTS)('$name', (subject) => {
  const file = join(temporaryFolder(), 'sent.json')

  test('is met as it must be where it is sound', async () => {
    await met(subject, Buffer.from(textOf(subject, subject.sound)), file)
  })

  test.each([
    ['of a known seed', 7],
    ['of a seed of its own', randomInt(2 ** 31)],
  ])('is met as it must be where it is changed: %s', async (_title, seed) => {
    await fc.assert(
      fc.asyncProperty(sent(subject), (bytes) => met(subject, bytes, file)),
      { seed, numRuns: RUNS, endOnFailure: true, reporter: shortly },
    )
  })
})
