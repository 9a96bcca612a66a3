/** The data between the program and an implementation: cases, requests, replies, journals, runs. @module */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJournal } from '../../../src/lab/conformance/runner/journal.js'
import { replyIn } from '../../../src/lab/conformance/runner/line-protocol.js'
import { filesOf, sha256 } from '../../../src/lab/conformance/vectors/files/folder.js'
import { readVectors } from '../../../src/lab/conformance/vectors/files/read.js'
import { edgesIn } from '../../../src/lab/stored/stored-cases.js'
import { rulewright } from '../../cli/call-rulewright.js'
import { vectorsOfOrchard } from '../../conformance/orchards.js'
import { book } from '../../kernel/orchard.js'
import { temporaryFolder } from '../../temporary.js'
import { IN_LINES, IN_VECTORS, type Met, parsing, reading, type Subject } from '../border-type.js'

const { readings: _, ...game } = book.empty
const climb = { seat: 'Ann', type: 'climb', tree: 'short' }
const situation = {
  id: 'one',
  given: { game, begin: { procedure: 'climb', args: { picker: 'Ann' } } },
  choices: [climb],
}
const who = { name: 'orchard', version: '1' }
const vectors = vectorsOfOrchard()
const cases = vectors.cases.filter(({ origin }) => origin === 'example').slice(0, 3)
const positions = new Map([...vectors.positions].filter(([id]) => cases.some(({ given }) => given === id)))
const written = filesOf({ ...vectors, cases, positions })

const none = { passed: 0, failed: 0, skipped: 0, errored: 0 }
const run = {
  run: 1,
  book: 'orchard',
  title: 'Orchard',
  edition: 'a toy',
  vectors: 'a',
  implementation: { ...who, readings: {}, ignores: [] },
  totals: none,
  cases: [{ id: 'row-0123456789ab', status: 'passed' }],
  clauses: [{ clause: 'turns.order', section: '1', ...none }],
  sections: [{ section: '1', title: 'Turns', ...none }],
  profile: [],
  suspects: [],
  reduced: [],
}

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
    readBy: ['src/lab/conformance/vectors/files/read.ts', 'src/lab/conformance/vectors/files/folder.ts'],
    sound: isLines
      ? text
          .trim()
          .split('\n')
          .map((line): unknown => JSON.parse(line))
      : JSON.parse(text),
    ...(isLines && { written: 'lines' }),
    refusal: IN_VECTORS,
    meet: (__, bytes) => parsing(() => readVectors(vectorsWith(path, bytes))),
  }
}

/** Reads the replies to requests. An input that is no request and has no known id is refused. */
function unanswered({ code, out = '', err }: Met): Met {
  const replies = out.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Record<string, unknown>]))
  const refused = replies.flatMap(({ type, id, message }) => (type === 'errored' && id === '' ? [String(message)] : []))
  return refused.length > 0 && code === 0 ? { code: 2, out, err: refused.join('\n') } : { code, out, err }
}

export const CONFORMANCE: readonly Subject[] = [
  {
    name: 'requests',
    readBy: ['src/lab/conformance/engine/serve-lines.ts'],
    written: 'lines',
    sound: [
      { type: 'start', protocol: 1, book: 'orchard', edition: 'a toy' },
      { type: 'case', ...situation },
      { type: 'judge', ...situation, candidates: [climb] },
      { type: 'census', ...situation, divide: true },
    ],
    isCommand: true,
    echoes: true,
    refusal: /^(?:line \d+: |--|<stdin>)/,
    meet: async (__, piped) => unanswered(await rulewright(['adapter', 'orchard'], { piped })),
  },
  {
    name: 'a reply',
    readBy: ['src/lab/conformance/runner/line-protocol.ts'],
    sound: {
      type: 'started',
      protocol: 1,
      implementation: who,
      books: [{ book: 'orchard', editions: ['a toy'] }],
      readings: {},
      supports: { requests: ['case'] },
    },
    refusal:
      /^(?:a line that is not text, |a line that is not JSON \(column \d+: expected JSON\), |".*", which is not a message of the protocol \(.+\)$)/,
    meet: (__, bytes) => {
      const read = replyIn(Buffer.from(bytes))
      return read.ok ? { code: 0, err: '' } : { code: 2, err: read.fault }
    },
  },
  {
    name: 'a journal',
    readBy: ['src/lab/conformance/runner/journal.ts'],
    written: 'lines',
    sound: [
      { journal: 1, vectors: 'a', implementation: who },
      { id: 'row-0123456789ab', status: 'passed' },
    ],
    refusal: IN_LINES,
    meet: (file) => reading(() => readJournal(file)),
  },
  {
    name: 'a run',
    readBy: ['src/cli/commands/conform/cases-and-reports.ts'],
    sound: run,
    isCommand: true,
    refusal: /^--matrix: FILE: /,
    meet: (file) => rulewright(['conform', '--matrix', file, '--html', join(temporaryFolder(), 'page.html')]),
  },
  {
    name: 'edges',
    readBy: ['src/lab/stored/stored-cases.ts'],
    written: 'lines',
    sound: [{ shows: 'a', from: 'empty', game: {}, begin: { procedure: 'climb', args: null }, choices: [climb] }],
    refusal: IN_LINES,
    meet: (file) => reading(() => edgesIn(file)),
  },
  inVectors('manifest.json'),
  inVectors('positions.jsonl'),
  inVectors('cases/example.jsonl'),
]
