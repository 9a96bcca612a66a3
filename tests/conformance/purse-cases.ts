/**
 * Purse: the vectors of a toy game, written by hand. Ann and Bob pay each other coins, never more than are there.
 */
import { resolve } from 'node:path'
import { type Case, caseSchema } from '../../src/lab/conformance/format/case.js'
import { caseIdOf } from '../../src/lab/conformance/format/case-id.js'
import { digestOf } from '../../src/lab/conformance/format/digest.js'
import { type Manifest, manifestSchema } from '../../src/lab/conformance/format/manifest.js'
import type { PlainChoice } from '../../src/lab/conformance/format/situation.js'
import type { TalkOptions } from '../../src/lab/conformance/runner/line-protocol.js'
import type { Suite } from '../../src/lab/conformance/runner/suite.js'
import { HANG_LIMIT } from '../hang-limit.js'

type Seat = 'Ann' | 'Bob'
type Purses = Readonly<Record<Seat, number>>

const base: Purses = { Ann: 4, Bob: 2 }

export const pays = (seat: Seat, coins: number) => ({ seat, type: 'pay', coins })

type Paying = ReturnType<typeof pays>

const paid = (purses: Purses, { seat, coins }: Paying): Purses => ({
  Ann: purses.Ann + (seat === 'Ann' ? -coins : coins),
  Bob: purses.Bob + (seat === 'Bob' ? -coins : coins),
})

const mayPay = (purses: Purses, { seat, coins }: Paying) => purses[seat] >= coins

const about = (asks: Case['asks'], choices: readonly PlainChoice[], candidates?: readonly PlainChoice[]) => {
  const begin = { procedure: 'paying', args: null }
  return {
    id: caseIdOf(base, { asks, game: base, begin, choices, ...(candidates && { candidates }) }),
    about: 'who pays',
    origin: 'edge' as const,
    reached: 'constructed' as const,
    given: 'base',
    begin,
    choices,
  }
}

/** Ann and Bob choose in turn. */
const dueAfter = ({ length }: readonly Paying[]) => ({ seat: length % 2 === 0 ? 'Ann' : 'Bob', asks: 'coins to pay' })

function resultOf(...choices: readonly Paying[]): Case {
  let purses = base
  for (const [at, choice] of choices.entries()) {
    if (!mayPay(purses, choice))
      return caseSchema.parse({
        ...about('result', choices),
        asks: 'result',
        clauses: ['paying.free'],
        refusing: ['purses.empty'],
        expected: [{ readings: {}, verdict: 'refused', at, clauses: ['purses.empty'] }],
      })
    purses = paid(purses, choice)
  }
  const changes = Object.entries(purses).map(([seat, to]) => ({ at: [seat], to }))
  return caseSchema.parse({
    ...about('result', choices),
    asks: 'result',
    clauses: ['paying.free'],
    refusing: [],
    expected: [{ readings: {}, verdict: 'legal', changes, digest: digestOf(purses), due: dueAfter(choices) }],
  })
}

function judgementOf(...candidates: readonly Paying[]): Case {
  const legal = candidates.map((choice) => mayPay(base, choice))
  return caseSchema.parse({
    ...about('judgement', [], candidates),
    asks: 'judgement',
    clauses: ['paying.free'],
    refusing: ['purses.empty'],
    candidates,
    expected: [{ readings: {}, legal, refusing: legal.map((is) => (is ? [] : ['purses.empty'])) }],
  })
}

export const cases: readonly Case[] = [
  ...[1, 2, 3, 4, 5].map((coins) => resultOf(pays('Ann', coins))),
  resultOf(pays('Ann', 4), pays('Bob', 6)),
  resultOf(pays('Ann', 4), pays('Bob', 7)),
  judgementOf(pays('Ann', 3), pays('Ann', 4), pays('Ann', 5), pays('Ann', 6)),
]

/** The case in which the adapters of the folder `adapters` misbehave, and the one after it. */
export const theOne = cases[2]?.id ?? ''
export const theOneAfter = cases[3]?.id ?? ''

const clause = (id: string, section: string, kind: string, text: string) => ({
  id,
  section,
  title: 'Paying',
  kind,
  text,
  applied: 1,
  refuses: kind === 'prohibition' ? 1 : 0,
})

export const manifest: Manifest = manifestSchema.parse({
  format: 1,
  book: 'purse',
  title: 'Purse',
  edition: 'a toy',
  madeBy: 'hand',
  cases: {
    total: cases.length,
    byOrigin: { example: 0, row: 0, edge: cases.length, way: 0, refusal: 0, play: 0, game: 0, census: 0 },
    byAsking: { result: 7, judgement: 1 },
  },
  files: [],
  clauses: [
    clause('paying.free', '1', 'permission', 'Who likes may pay.'),
    clause('purses.empty', '1.1', 'prohibition', 'Nobody pays more than the purse holds.'),
  ],
  questions: [],
  procedures: [{ name: 'paying', args: null, results: [] }],
  decisions: [{ asks: 'coins to pay', clauses: ['paying.free'], choices: [pays('Ann', 1)] }],
  base,
})

export const suite: Suite = { manifest, cases, gameOf: () => base }

/** Builds the command that starts an adapter from the folder `adapters`. */
export const adapter = (name: string, ...args: readonly string[]): readonly string[] => [
  process.execPath,
  resolve(import.meta.dirname, 'adapters', `${name}.mjs`),
  ...args,
]

export const talking = (name: string, more: Partial<TalkOptions> = {}): TalkOptions => ({
  command: adapter(name),
  book: 'purse',
  edition: 'a toy',
  timeout: HANG_LIMIT,
  starts: HANG_LIMIT,
  longest: 1_000_000,
  ...more,
})
