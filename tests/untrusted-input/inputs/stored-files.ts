/** The stored files of a book besides its rules: results that later runs are compared with. @module */
import { writeFileSync } from 'node:fs'
import { keptIn, linesIn } from '../../../src/core/home/json-file.js'
import { keptDeclared } from '../../../src/core/home/stored-declarations.js'
import { rulingsIn } from '../../../src/core/home/stored-rulings.js'
import { termsIn } from '../../../src/core/home/stored-terms.js'
import { snapshotSchema } from '../../../src/core/verify/status-snapshot.js'
import { pairWitnesses } from '../../../src/lab/audit/readings/check-witnesses.js'
import { weightsSchema } from '../../../src/lab/audit/readings/report.js'
import { keptSchema } from '../../../src/lab/audit/readings/stored-witnesses.js'
import { reasonsSchema } from '../../../src/lab/conformance/mutants/survivor-reasons.js'
import { sha256 } from '../../../src/lab/conformance/vectors/files/folder.js'
import { keptAnswers, keptLock } from '../../../src/lab/stored/stored-cases.js'
import { book } from '../../kernel/orchard.js'
import { IN_JSON, IN_LINES, reading, type Subject } from '../border-type.js'

/** Seals the stored results for mutants anew, so that the test reads past the seal. */
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
      'src/cli/commands/verify/run.ts',
      'src/cli/commands/audit/text-report.ts',
      'src/core/home/verify-folder.ts',
      'src/core/home/stored-status.ts',
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
    readBy: ['src/core/home/stored-declarations.ts'],
    written: 'lines',
    sound: [{ at: 'table "a", row 1', cites: ['turns.order'] }],
    refusal: IN_LINES,
    meet: (file) => reading(() => keptDeclared(file)),
  },
  {
    name: 'answers',
    readBy: ['src/lab/stored/stored-cases.ts'],
    written: 'lines',
    sound: [['a', 'b']],
    refusal: IN_LINES,
    meet: (file) => reading(() => keptAnswers(file)),
  },
  {
    name: 'why mutants survive',
    readBy: ['src/lab/stored/stored-cases.ts'],
    sound: [],
    refusal: IN_JSON,
    meet: (file) => reading(() => keptIn(file, reasonsSchema)),
  },
  {
    name: 'what is known of mutants',
    readBy: ['src/lab/conformance/mutants/verdict-lockfile.ts'],
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
    readBy: ['src/core/home/stored-rulings.ts'],
    sound: [{ question: 'eatingScores', reading: 'no', by: 'Ann', on: '2026-03-31', where: 'here', words: 'No.' }],
    refusal: IN_JSON,
    meet: (file) => reading(() => rulingsIn(file)),
  },
  {
    name: 'words of the game',
    readBy: ['src/core/home/stored-terms.ts'],
    sound: { Front: 'fronts.four' },
    refusal: IN_JSON,
    meet: (file) => reading(() => termsIn(file)),
  },
  {
    name: 'weights of readings',
    readBy: ['src/lab/stored/stored-readings.ts'],
    sound: { plays: 1, seed: 1, decisions: 1, weights: { eating: { asked: 1, plays: 1, decisions: 1 } } },
    refusal: IN_JSON,
    meet: (file) => reading(() => keptIn(file, weightsSchema)),
  },
  {
    name: 'witnesses of readings',
    readBy: [
      'src/lab/stored/stored-readings.ts',
      'src/lab/audit/readings/stored-witnesses.ts',
      'src/lab/audit/readings/check-witnesses.ts',
    ],
    written: 'lines',
    sound: [{ question: 'eating', readings: ['yes', 'no'], examples: [{ name: 'a' }, { name: 'b' }] }],
    refusal: IN_LINES,
    meet: (file) => reading(() => pairWitnesses(book, linesIn(file, keptSchema))),
  },
]
