/** What a book keeps beside its rules: what was found of it, and is held against it. @module */
import { writeFileSync } from 'node:fs'
import { keptSchema } from '../../../src/audit/readings/kept.js'
import { weightsSchema } from '../../../src/audit/readings/report.js'
import { witnessed } from '../../../src/audit/readings/witnessed.js'
import { reasonsSchema } from '../../../src/conformance/mutants/reasons.js'
import { sha256 } from '../../../src/conformance/vectors/folder.js'
import { keptIn, linesIn } from '../../../src/home/json-file.js'
import { keptAnswers, keptLock } from '../../../src/home/kept-cases.js'
import { keptDeclared } from '../../../src/home/kept-declared.js'
import { rulingsIn } from '../../../src/home/kept-rulings.js'
import { termsIn } from '../../../src/home/kept-terms.js'
import { snapshotSchema } from '../../../src/verify/status.js'
import { book } from '../../kernel/orchard.js'
import { IN_JSON, IN_LINES, reading, type Subject } from '../subject.js'

/** What is known of mutants, with the seal of its lines, so that more than the seal is looked at. */
function sealed(bytes: Buffer): Buffer {
  const end = bytes.indexOf('\n') + 1
  const seal = sha256(bytes.subarray(end).toString()).slice(0, 16)
  return Buffer.concat([
    Buffer.from(bytes.subarray(0, end).toString('latin1').replace('"seal":""', `"seal":"${seal}"`), 'latin1'),
    bytes.subarray(end),
  ])
}

export const KEPT: readonly Subject[] = [
  {
    name: 'a snapshot',
    readBy: [
      'src/cli/commands/verify.ts',
      'src/cli/commands/standing.ts',
      'src/home/verify-in.ts',
      'src/home/kept-status.ts',
    ],
    sound: {
      book: 'orchard',
      edition: 'a toy',
      clauses: { 'turns.order': { status: 'modelled', evidence: 'exercised' } },
      accepted: [{ clause: 'turns.order', reason: 'a toy' }],
    },
    refusal: IN_JSON,
    meet: (file) => reading(() => keptIn(file, snapshotSchema)),
  },
  {
    name: 'what is declared',
    readBy: ['src/home/kept-declared.ts'],
    written: 'lines',
    sound: [{ at: 'table "a", row 1', cites: ['turns.order'] }],
    refusal: IN_LINES,
    meet: (file) => reading(() => keptDeclared(file)),
  },
  {
    name: 'answers',
    readBy: ['src/home/kept-cases.ts'],
    written: 'lines',
    sound: [['a', 'b']],
    refusal: IN_LINES,
    meet: (file) => reading(() => keptAnswers(file)),
  },
  {
    name: 'why mutants survive',
    readBy: ['src/home/kept-cases.ts'],
    sound: [],
    refusal: IN_JSON,
    meet: (file) => reading(() => keptIn(file, reasonsSchema)),
  },
  {
    name: 'what is known of mutants',
    readBy: ['src/conformance/mutants/lock.ts'],
    written: 'lines',
    sound: [
      { book: 'orchard', code: 'a', cases: 'b', kinds: ['row'], seal: '' },
      { where: 'table "a"', killed: { 'row-0123456789ab': ['row 1 is gone'] }, same: ['row 2 is gone'] },
    ],
    refusal: IN_JSON,
    meet: (file, bytes) => {
      writeFileSync(file, sealed(Buffer.from(bytes)))
      return reading(() => keptLock(file))
    },
  },
  {
    name: 'rulings',
    readBy: ['src/home/kept-rulings.ts'],
    sound: [{ question: 'eatingScores', reading: 'no', by: 'Ann', on: '2026-03-31', where: 'here', words: 'No.' }],
    refusal: IN_JSON,
    meet: (file) => reading(() => rulingsIn(file)),
  },
  {
    name: 'words of the game',
    readBy: ['src/home/kept-terms.ts'],
    sound: { Front: 'fronts.four' },
    refusal: IN_JSON,
    meet: (file) => reading(() => termsIn(file)),
  },
  {
    name: 'weights of readings',
    readBy: ['src/home/kept-readings.ts'],
    sound: { plays: 1, seed: 1, decisions: 1, weights: { eating: { asked: 1, plays: 1, decisions: 1 } } },
    refusal: IN_JSON,
    meet: (file) => reading(() => keptIn(file, weightsSchema)),
  },
  {
    name: 'witnesses of readings',
    readBy: ['src/home/kept-readings.ts', 'src/audit/readings/kept.ts', 'src/audit/readings/witnessed.ts'],
    written: 'lines',
    sound: [{ question: 'eating', readings: ['yes', 'no'], examples: [{ name: 'a' }, { name: 'b' }] }],
    refusal: IN_LINES,
    meet: (file) => reading(() => witnessed(book, linesIn(file, keptSchema))),
  },
]
