/** A picture of a terminal: its runs keep their columns and styles. */
import { describe, expect, it } from 'vitest'
import { runsOf, terminalSvg } from './terminal-svg.js'

const ESC = String.fromCharCode(27)

describe('a picture of a terminal', () => {
  it('keeps a style until it ends, also over the end of a line', () => {
    expect(runsOf(`${ESC}[1mno: refused\nby 3.2.1${ESC}[22m, since`)).toEqual([
      [{ text: 'no: refused', style: 'b' }],
      [
        { text: 'by 3.2.1', style: 'b' },
        { text: ', since', style: '' },
      ],
    ])
  })

  it('places each run in its column, and shows signs of markup as they are', () => {
    const svg = terminalSvg('ask', `  ${ESC}[2mopen${ESC}[22m  a <b> & c`)
    expect(svg).toContain('<tspan x="34" textLength="32" class="f">open</tspan>')
    expect(svg).toContain('<tspan x="82" textLength="72">a &lt;b&gt; &amp; c</tspan>')
    expect(svg).not.toBe(terminalSvg('ask', `  ${ESC}[2mopen${ESC}[22m  a <b> & d`))
  })
})
