import { describe, expect, it } from 'vitest'
import { colourText, inTerminal, withoutColours } from '../../src/core/files/terminal-text.js'
import { cut, cutLines } from '../../src/core/files/truncate.js'
import { rulewright } from '../cli/call-rulewright.js'
import { folder } from '../examples/example-files.js'

const LONG = 'x'.repeat(100_000)

describe('what is told', () => {
  it('is cut where a line of an error is very long', () => {
    expect(cut('short')).toBe('short')
    expect(cut(LONG)).toBe(`${'x'.repeat(2000)}…`)
  })

  it('says how much of a line is left out that people read, and leaves the others as they are', () => {
    expect(cutLines(`a\n${LONG}\nb`)).toBe(`a\n${'x'.repeat(4000)}… (96000 letters more)\nb`)
    const many = 'a line as others are\n'.repeat(10_000)
    expect(cutLines(many)).toBe(many)
  })

  it('counts no colours, and cuts none in two', () => {
    const wide = 'ab'.repeat(2000)
    const painted = colourText(wide, 31, 39)
    expect(cutLines(painted)).toBe(painted)
    const cutShort = cutLines(colourText(LONG, 31, 39))
    expect(withoutColours(cutShort)).toBe(cutShort)
    expect(inTerminal(cutShort)).toContain('… (96000 letters more)')
  })
})

describe('a name of 100,000 letters', () => {
  const files = folder()
  const named = (name: string) => ({
    book: 'orchard',
    name,
    cites: ['turns.ladder'],
    given: {},
    when: [{ tree: 'short' }],
  })
  const written = (name: string) => files.write('long.yaml', JSON.stringify(named(name)))

  it('is told to people in part, with how much is left out', async () => {
    const { out } = await rulewright(['explain', written(LONG)])
    expect(out).toMatch(/^✓ x{3900}x*… \(\d+ letters more\)\n/)
    expect(out.length).toBeLessThan(6000)
  })

  it('comes back whole to a program, which may look for it', async () => {
    const { out } = await rulewright(['explain', written(LONG), '--json'])
    expect(out).toContain(`"name": "${LONG}"`)
  })

  it.each([
    ['a book', ['ask', LONG]],
    ['a file', ['explain', `${LONG}.yaml`]],
    ['an option', ['books', `--${LONG}`]],
    ['a component', ['books', '--component', `${LONG}=file.json`]],
    ['a procedure', ['census', 'orchard', '--procedure', LONG]],
    ['a question', ['readings', 'orchard', LONG]],
    ['a reading', ['ask', 'orchard', 'Ann eats', '--reading', `${LONG}=yes`]],
    ['a format', ['export', 'orchard', LONG]],
    ['a shell', ['completion', LONG]],
  ])('is cut in a refusal: %s', async (_title, argv) => {
    const { code, out, err } = await rulewright(argv)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain('xxx')
    expect(Math.max(...err.split('\n').map(({ length }) => length))).toBeLessThan(2100)
    expect(err.length).toBeLessThan(5000)
  })
})

describe('a sentence', () => {
  it('of very many letters without a blank is refused before it is looked into', async () => {
    const { code, err } = await rulewright(['ask', 'orchard', '{"a":'.repeat(20_000)])
    expect({ code, err }).toEqual({ code: 2, err: 'got a sentence of 100000 letters, expected at most 1000\n' })
  })
})
