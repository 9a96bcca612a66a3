import { describe, expect, it } from 'vitest'
import { asManyAs, briefly, oneScreen, SCREEN } from '../../src/cli/text/layout/one-screen.js'

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `line ${index}`)

describe('one screen', () => {
  it('shows a short text whole, and of a long one the beginning and how to see the rest', () => {
    expect(oneScreen('a\nb\n', '--full')).toBe('a\nb\n')
    const lines = oneScreen(numbered(100).join('\n'), '--full prints all').trimEnd().split('\n')
    expect(lines.length).toBe(SCREEN.lines)
    expect(lines.slice(-3)).toEqual([`line ${SCREEN.lines - 3}`, '… 79 more lines', '--full prints all'])
  })

  it('wraps long lines at spaces, a little further in, and counts no signs of colour', () => {
    const long = `  ${'word '.repeat(30).trim()}`
    const [first = '', second = ''] = oneScreen(long, '').split('\n')
    expect(first.length).toBeLessThanOrEqual(SCREEN.columns)
    expect(second).toMatch(/^ {4}word/)
    const coloured = `\u001b[31m${'x'.repeat(SCREEN.columns)}\u001b[39m`
    expect(oneScreen(coloured, '')).toBe(`${coloured}\n`)
  })

  it('cuts a row of a table, which would be none in two lines', () => {
    expect(oneScreen(`a    b    ${'c'.repeat(100)}`, '')).toBe(`a    b    ${'c'.repeat(SCREEN.columns - 12)} …\n`)
  })

  it('never cuts the name of a file', () => {
    const path = `/tmp/${'folder/'.repeat(20)}file.yaml`
    expect(oneScreen(`written to ${path}`, '')).toContain(path)
  })

  it('tells how many blocks have no room, and cuts none', () => {
    const blocks = numbered(5).map((line) => [line, `  ${line}`])
    expect(asManyAs(10, blocks, String)).toEqual(blocks.flat())
    expect(asManyAs(6, blocks, (hidden) => `${hidden} more`)).toEqual([...blocks.slice(0, 2).flat(), '3 more'])
  })

  it('shortens a text to so many lines', () => {
    const [only = '', ...more] = briefly('word '.repeat(50), 2, 1)
    expect(more).toEqual([])
    expect(only).toMatch(/^ {2}word .* …$/)
    expect(only.length).toBeLessThanOrEqual(SCREEN.columns)
  })
})
