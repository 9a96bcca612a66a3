import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paintFor } from '../../src/cli/text/layout/output-layout.js'
import { briefly, inHtml, visible } from '../../src/core/files/escape.js'
import { code, codeBlock, inMarkdown, type Markdown, markdown } from '../../src/core/files/safe-markdown.js'
import { colourText, inTerminal } from '../../src/core/files/terminal-text.js'
import { rulewright } from '../cli/call-rulewright.js'

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
const RAW = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/

const NASTY = 'a\u001b[2J\u001b]0;title\u0007\u009b31m\u202eb\u2066c\r\u0000\u2028\ud800d'
const foreign = fc
  .array(
    fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(NASTY, '\u001b[31m', '\u001b[1;31m', '`', '|', '<b>')),
    { maxLength: 5 },
  )
  .map((parts) => parts.join(''))

describe('texts from elsewhere', () => {
  it('show what cannot be seen as its number, and leave the rest as it is', () => {
    expect(visible(NASTY)).toBe(
      'a\\u001b[2J\\u001b]0;title\\u0007\\u009b31m\\u202eb\\u2066c\\u000d\\u0000\\u2028\\ud800d',
    )
    expect(visible('Ärger 😀\tin\n目')).toBe('Ärger 😀\tin\n目')
  })

  it('come raw to no terminal, no page of HTML and no Markdown', () => {
    fc.assert(
      fc.property(foreign, (text) => {
        for (const show of [visible, inTerminal, inHtml, inMarkdown, code, codeBlock, briefly])
          expect(show(text)).not.toMatch(RAW)
        expect(inHtml(text)).not.toMatch(/[<>"']/)
        expect(inMarkdown(text)).not.toMatch(/\n|(?<!\\)[|<]/)
      }),
    )
  })

  it('are no heading, list, rule or number where they begin a line of Markdown', () => {
    for (const text of ['# a', '- a', '+ a', '=== ', '1. a', '12) a', '~~~', '> a', '&lt;b', '| a'])
      expect(inMarkdown(text)).toMatch(/^\d*\\/)
    expect(inMarkdown('3.2.1 a & b, 1.5 - c')).toBe('3.2.1 a & b, 1.5 - c')
  })

  it('do not become Markdown but by what escapes them', () => {
    const foreignText: string = NASTY
    // @ts-expect-error: a text is no Markdown
    const wrong: Markdown = foreignText
    // @ts-expect-error: nor may it stand in some
    expect(markdown`# ${foreignText}`).toContain(wrong)
    expect(markdown`# ${inMarkdown('a|b')} ${2}`).toBe('# a\\|b 2')
  })

  it('mean the same in JSON, though they are shown', () => {
    fc.assert(
      fc.property(foreign, (text) => {
        expect(JSON.parse(inTerminal(JSON.stringify([text])))).toEqual([text])
      }),
    )
  })

  it('can imitate no colour of the program, which is shown as terminals know it', () => {
    expect(inTerminal(`${colourText('good', 32, 39)} \u001b[32mbad\u001b[39m`)).toBe(
      '\u001b[32mgood\u001b[39m \\u001b[32mbad\\u001b[39m',
    )
    const { strong, faint, good } = paintFor(true)
    expect(inTerminal(strong(`a ${faint('b')} c`))).toBe('\u001b[1ma \u001b[2mb\u001b[22m\u001b[1m c\u001b[22m')
    expect(inTerminal(good(NASTY))).toBe(`\u001b[32m${visible(NASTY)}\u001b[39m`)
    expect(paintFor(false).good('a')).toBe('a')
  })

  it('are cut in messages where they are long', () => {
    expect(briefly('x'.repeat(1000))).toBe(`${'x'.repeat(120)}…`)
    expect(briefly('a\n  b')).toBe('a b')
  })
})

describe('a command', () => {
  it('shows nothing raw, neither of what it is told nor of what it reads', async () => {
    const { code: ended, err } = await rulewright(['explain', `no${NASTY}.yaml`])
    expect([ended, RAW.test(err)]).toEqual([2, false])
    const piped = JSON.stringify({ book: 'orchard', name: NASTY, cites: ['turns.order'], note: NASTY })
    for (const argv of [
      ['explain', '-'],
      ['explain', '-', '--json'],
      ['explain', '-', '--full'],
    ]) {
      const { out } = await rulewright(argv, { piped })
      expect(out).toContain('\\u001b[2J')
      expect(out).not.toMatch(RAW)
    }
  })
})
