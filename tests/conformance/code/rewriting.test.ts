/** Slips: a rewritten module does what it did as long as none is made, and something else with each of them. */
import { describe, expect, it } from 'vitest'
import { slips } from '../../../src/lab/conformance/mutants/code/injected-slips.js'
import { rewritten } from '../../../src/lab/conformance/mutants/code/rewriting.js'

let loaded = 0

/** A module as it is rewritten, loaded. */
async function moduleOf(text: string): Promise<Readonly<Record<string, (...args: never[]) => unknown>>> {
  loaded += 1
  const { text: code } = rewritten(`toy ${loaded}`, text, (imported) => imported)
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(`${code}\n// ${loaded}`)}`)
}

/** Computes the values of an expression over `a` and `b`: as it is, and with each slip in it, by description. */
async function outcomes(expression: string, a: unknown, b: unknown = 0) {
  const before = slips.known.length
  const { f } = await moduleOf(`export const f = (a, b) => ${expression}`)
  if (f === undefined) throw new Error('the module exports nothing')
  const run = () => f(a as never, b as never)
  const right = run()
  const wrong = slips.known
    .map(({ says }, number) => ({ says, number }))
    .slice(before)
    .map(({ says, number }) => [says.replace(/ in ".*/, ''), slips.making(number, run)] as const)
  return { right, wrong: Object.fromEntries(wrong) }
}

describe('a module with slips', () => {
  it.each([
    ['a < b', 2, 2, false, { '"<=" for "<"': true }],
    ['a === b', 1, 1, true, { '"!==" for "==="': false }],
    ['a - b', 5, 2, 3, { '"+" for "-"': 7 }],
    ['a && b', 0, 1, 0, { '"||" for "&&"': 1 }],
    ['!a', true, 0, false, { 'without "!"': true }],
    ['a + 6', 1, 0, 7, { '"-" for "+"': -5, '7 for 6': 8 }],
    ['a.slice(0, 2)', [1, 2, 3], 0, [1, 2], { 'without "slice"': [1, 2, 3], '1 for 0': [2], '3 for 2': [1, 2, 3] }],
    ['a.filter(Boolean)', [0, 1], 0, [1], { 'without "filter"': [0, 1] }],
    ['a.some(Boolean)', [0, 1], 0, true, { '"every" for "some"': false }],
    ['a ? "yes" : "no"', true, 0, 'yes', { 'turned round': 'no' }],
    ['["x", "y"]', 0, 0, ['x', 'y'], { 'the other way round': ['y', 'x'] }],
    ['Math.max(a, b)', 1, 2, 2, { '"min" for "max"': 1 }],
    ['({ a, [b]: a?.c.d ?? b })', { c: { d: 1 } }, 2, { a: { c: { d: 1 } }, 2: 1 }, {}],
  ] as const)('does in %s what it did, and with each slip something else', async (code, a, b, right, wrong) => {
    expect(await outcomes(code, a, b)).toEqual({ right, wrong })
  })

  it('has none where it runs once, in laws and findings, and in what can never be', async () => {
    const code = `
      const LIMIT = 2 + 3
      const law = (one) => one, pairs = law({ holds: (n) => n > 1 })
      const never = { because: 'no', when: (n) => n === 1 }
      export const f = { broken: (n) => n < 1 }`
    expect(rewritten('toy', code, (imported) => imported).slips).toEqual([])
  })

  it('names the function of each, and counts what is told of one in the same words', () => {
    const code = 'export const view = { most: (n) => n < 3, few(n) { return [n < 2, n < 2] } }'
    expect(rewritten('toy', code, (imported) => imported).slips.map(({ place, says }) => `${place}: ${says}`)).toEqual([
      'toy/view.most: "<=" for "<" in "n < 3"',
      'toy/view.most: 4 for 3 in "3"',
      'toy/view.few: "<=" for "<" in "n < 2"',
      'toy/view.few: 3 for 2 in "2"',
      'toy/view.few: "<=" for "<" in "n < 2" (2)',
      'toy/view.few: 3 for 2 in "2" (2)',
    ])
  })

  it('imports what it is told in the place of something', () => {
    const { text } = rewritten('toy', "import { a } from './a.js'\nexport * from 'b'", (imported) => `${imported}?`)
    expect(text).toBe('import { a } from "./a.js?"\nexport * from "b?"')
  })

  it('ends what does not come to an end with a slip', async () => {
    const before = slips.known.length
    const { f } = await moduleOf(
      'export const f = (n) => { while (g(n) !== n) n += 1; return n }\nconst g = (n) => n + 0',
    )
    const number = slips.known.findIndex(({ says }, at) => at >= before && says.startsWith('1 for 0'))
    expect(() => slips.making(number, () => f?.(1 as never))).toThrow(/functions are called/)
    expect(f?.(1 as never)).toBe(1)
  })
})
