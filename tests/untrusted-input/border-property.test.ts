/** The property that all borders share sees what it is there for, and what is kept of hard inputs can be read. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { packageRoot } from '../../src/core/home/package-root.js'
import { temporaryFolder } from '../temporary.js'
import type { Met, Subject } from './border-type.js'
import { EVERY, HARD, hardInputsIn, hardLine } from './hard-inputs.js'
import { BORDERS } from './inputs/every-border.js'
import { inputsFor, sendTo } from './test-border.js'

const file = join(temporaryFolder(), 'sent.json')

/** A border that takes any list, unless what comes in is long enough; then it does something else. */
const taking = (instead: () => Met): Subject => ({
  name: 'a list',
  readBy: [],
  sound: { list: [1, 2, 3] },
  isCommand: true,
  refusal: /^FILE: /,
  meet: (path, bytes) => (bytes.length > 20 ? instead() : { code: 2, err: `${path}: too short` }),
})

const fault = (): Met => {
  throw new TypeError('undefined is not iterable')
}

const polluted = (): Met => {
  const all = Object.prototype as { odd?: number }
  all.odd = 1
  setImmediate(() => {
    delete all.odd
  })
  return { code: 0, err: '' }
}

const DEFECTS: readonly (readonly [title: string, instead: () => Met])[] = [
  ['throws a plain TypeError', fault],
  ['ends with 70', () => ({ code: 70, err: 'a defect' })],
  ['shows a stack', () => ({ code: 1, err: 'TypeError: x\n    at met (/a/b.js:1:2)' })],
  ['writes a raw control character', () => ({ code: 0, out: '\u001b[2J', err: '' })],
  ['refuses without a word', () => ({ code: 2, err: '' })],
  ['refuses and names no file', () => ({ code: 2, err: 'this cannot be read' })],
  ['says very much', () => ({ code: 0, out: 'much\n'.repeat(20_000), err: '' })],
  ['says a very long line', () => ({ code: 1, err: 'x'.repeat(5000) })],
  ['changes all objects', polluted],
  [
    'lets Node warn',
    () => {
      process.emitWarning('odd')
      return { code: 0, err: '' }
    },
  ],
]

describe('the property of all borders', () => {
  it('holds where everything is met as it must be', async () => {
    expect(
      await sendTo(
        taking(() => ({ code: 0, err: '' })),
        file,
        100,
        7,
      ),
    ).toBe(100)
  })

  it.each(DEFECTS)('is broken where a border %s', async (_title, instead) => {
    await expect(sendTo(taking(instead), file, 100, 7)).rejects.toThrow(/^seed 7, input \d+; a line for /)
    await new Promise((resolve) => setImmediate(resolve))
  })

  it('tells an input that broke it as a line that can be kept, as small as it was found', async () => {
    const told = await sendTo(taking(fault), file, 100, 7).catch((error: unknown) => String(error))
    const [kept] = hardInputsIn(String(told).split('\n').at(-1) ?? '')
    expect(kept).toMatchObject({ border: 'a list', because: 'TypeError: undefined is not iterable' })
    expect(kept?.bytes.length).toBeGreaterThan(20)
    expect(kept?.bytes.length).toBeLessThan(2100)
  })
})

describe('hard inputs', () => {
  test('are sent to borders that there are', () => {
    const names = [EVERY, ...BORDERS.map(({ name }) => name)]
    expect(HARD.map(({ border }) => border).filter((border) => !names.includes(border))).toEqual([])
    expect(HARD.length).toBeGreaterThan(10)
  })

  test('are read as they were written', () => {
    const odd = ['', 'x'.repeat(100_000), 'a'.repeat(50) + '{"a":'.repeat(3000), 'é👩‍👧\u0000', '\ufeff[]']
    const bytes = [...odd.map((text) => Buffer.from(text)), Buffer.from([0xfe, 0xff, 0xc0])]
    const lines = bytes.map((one) => hardLine({ border: 'a', because: 'b', bytes: one }))
    expect(hardInputsIn(lines.join('\n')).map((one) => Buffer.from(one.bytes).toString('hex'))).toEqual(
      bytes.map((one) => one.toString('hex')),
    )
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(200)
  })
})

test('borders have names of their own', () => {
  const names = BORDERS.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('a night sends 100,000 inputs', () => {
  const [, each = ''] = /INPUTS:-(\d+)/.exec(readFileSync(join(packageRoot, '.ci', 'night'), 'utf8')) ?? []
  const sum = BORDERS.reduce((all, border) => all + inputsFor(border, Number(each)), 0)
  expect(sum).toBeGreaterThanOrEqual(100_000)
})
