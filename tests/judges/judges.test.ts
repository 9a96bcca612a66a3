/** The hunt for mutants of judges: it finds what no test notices, and its lock hides nothing. */
import { describe, expect, it } from 'vitest'
import { hunted } from './hunt-mutants.js'
import { digestOf, faultsOf, isCurrent, type Locked, readLock } from './judges-lock.js'
import { mutated } from './mutants.js'
import { ROOMS, testsOf } from './rooms.js'

const SCALES = 'tests/judges/fixture/scales.ts'
const SURVIVORS = [
  'WEIGHTS: constant: 1 -> 0',
  'isTooHeavy: comparison: load > 14 -> load >= 14',
  'isTooHeavy: constant: 14 -> (14 + 1)',
  'weightsFor: logical: WEIGHTS.find((weight) => weight <= left) ?? left -> WEIGHTS.find((weight) => weight <= left)',
  'isEven: equality: load % 2 === 0 -> load % 2 !== 0',
  'isEven: arithmetic: load % 2 -> load * 2',
  'isEven: constant: 2 -> (2 + 1)',
  'isEven: constant: 0 -> (0 + 1)',
]

describe('a hunt', () => {
  it('tells exactly the mutants that no test notices, and which of them no test reaches', async () => {
    const { mutants, survived, unreached, failing } = await hunted(SCALES, ['tests/judges/fixture/scales.cases.ts'])
    expect(survived.map(({ name }) => name)).toEqual(SURVIVORS)
    const ofNoTest = survived.filter(({ number }) => unreached.has(number)).map(({ name }) => name.split(':')[0])
    expect([...new Set(ofNoTest)]).toEqual(['isEven'])
    expect(mutants.length).toBeGreaterThan(15)
    expect(failing).toEqual([])
  })

  it('names a test that fails without any mutant, since it would notice none', async () => {
    const { failing } = await hunted(SCALES, ['tests/judges/fixture/wrong.cases.ts'])
    expect(failing).toEqual(['tests/judges/fixture/wrong.cases.ts: is wrong'])
  })

  it('says so where the tests fail without any mutant', async () => {
    await expect(hunted(SCALES, ['tests/judges/fixture/none.cases.ts'])).rejects.toThrow('no test passes as it is')
  })
})

const namesIn = (source: string) => mutated(source).mutants.map(({ name }) => name)

describe('mutants', () => {
  it('stand beside what is written, each once, and leave types and messages alone', () => {
    const source = [
      "type Kind = 'a' | 1",
      'const is = (list: readonly Kind[], kind?: Kind) => list.some((one) => one === kind) && list[0] !== undefined',
      "const say = (count: number) => { if (count < 2) throw new Error('few') }",
    ].join('\n')
    expect(namesIn(source)).toEqual([
      'is: logical: list.some((one) => one === kind) && list[0] !== undefined -> list.some((one) => one === kind)',
      'is: logical: list.some((one) => one === kind) && list[0] !== undefined -> list[0] !== undefined',
      'is: method: list.some((one) => one === kind) -> list.every((one) => one === kind)',
      'is: equality: one === kind -> one !== kind',
      'is: equality: list[0] !== undefined -> list[0] === undefined',
      'is: constant: 0 -> (0 + 1)',
      'say: comparison: count < 2 -> count <= 2',
      'say: condition: count < 2 -> true',
      'say: condition: count < 2 -> false',
      'say: constant: 2 -> (2 + 1)',
    ])
  })

  it('leave the call of `super` outside of any block, since the fields of a class are set right after it', () => {
    const source = 'class One extends Error {\n  constructor(readonly sure: boolean) {\n    super()\n  }\n}\n'
    expect(mutated(source).text).toContain('{\n    super()\n  }')
  })

  it('keep their names where something else changes', () => {
    const source = 'export const one = (a: number) => a > 1\n'
    expect(namesIn(`const other = 5\n${source}`).slice(1)).toEqual(namesIn(source))
  })

  it('leave the lines of a module where they are', () => {
    const source = 'const a = (b: number[]) => {\n  b.sort()\n  return b?.at(0)\n}\n'
    const { text, mutants } = mutated(source)
    expect(text.split('\n').slice(0, 4)).toHaveLength(4)
    expect(mutants.map(({ line, name }) => `${line} ${name.split(': ')[1]}`)).toEqual([
      '2 statement',
      '3 chain',
      '3 constant',
    ])
    expect(text.split('\n')[3]).toBe('}')
  })
})

const locked = (more: Partial<Locked> = {}): Locked => ({
  judge: SCALES,
  digest: digestOf(SCALES),
  mutants: mutated('').mutants.length,
  survived: {},
  ...more,
})
const faults = (one: Locked) => faultsOf(new Map([[one.judge, one]]))

describe('the lock', () => {
  it('is in order: judges that have not changed have these mutants, and each survivor a reason', () => {
    expect(readLock().size).toBeGreaterThan(0)
    expect(faultsOf(readLock())).toEqual([])
  })

  it('tells a survivor without a reason, also where the judge has changed since', () => {
    const survived = { [SURVIVORS[0] ?? '']: ' ' }
    const says = `${SCALES}: ${SURVIVORS[0]}: survives, without a reason in the lock`
    expect(faults(locked({ survived }))).toContain(says)
    expect(faults(locked({ survived, digest: 'older' }))).toEqual([says])
  })

  it('tells what is none of the mutants, another number of them, and a file that is gone', () => {
    expect(faults(locked({ survived: { 'is: logical: a -> b': 'alike' } }))).toEqual([
      expect.stringMatching(/: \d+ mutants, where the lock has 0$/),
      `${SCALES}: is: logical: a -> b: none of its mutants`,
    ])
    expect(faults(locked({ judge: 'src/gone.ts' }))).toContain('src/gone.ts: this file is gone')
  })

  it('knows which judges have changed since', () => {
    expect(isCurrent(SCALES, new Map([[SCALES, locked()]]))).toBe(true)
    expect(isCurrent(SCALES, new Map([[SCALES, locked({ digest: 'older' })]]))).toBe(false)
    expect(isCurrent(SCALES, new Map())).toBe(false)
  })
})

describe('the rooms', () => {
  it('have judges, and most of them have tests that are about them', () => {
    const judges = ROOMS.flatMap((room) => room.judges.map((judge) => ({ judge, tests: testsOf(judge, room) })))
    expect(judges.length).toBeGreaterThan(100)
    expect(judges.filter(({ tests }) => tests.length === 0).map(({ judge }) => judge)).toEqual([])
  })

  it('take tests of the room, the nearest first', () => {
    const [room] = ROOMS
    expect(
      testsOf('src/lab/conformance/runner/judge-answer.ts', room ?? { name: '', judges: [], folders: [] }),
    ).toContain('tests/conformance/judge-answer.test.ts')
  })
})
