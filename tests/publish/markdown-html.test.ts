/** Markdown as HTML: where a list ends. */
import { describe, expect, it } from 'vitest'
import { markdownHtml } from '../../src/site/publish/markdown-html.js'

const htmlOf = (...lines: readonly string[]) => markdownHtml(lines.join('\n')).html.replaceAll('\n', '')

describe('a list in Markdown', () => {
  it('ends before a paragraph, code or heading that is not indented, and takes no letter of it', () => {
    expect(htmlOf('- one', '- two', '', 'After it.')).toBe('<ul><li>one</li><li>two</li></ul><p>After it.</p>')
    expect(htmlOf('- one', '', '```', '  code', '```')).toBe('<ul><li>one</li></ul><pre><code>  code</code></pre>')
    expect(htmlOf('1. one', '', '## Next')).toBe('<ol><li>one</li></ol><h2 id="next">Next</h2>')
  })

  it('keeps what is indented under an item, and a line that goes on without a blank one', () => {
    expect(htmlOf('- one', '', '  more', '- two')).toBe('<ul><li>one<p>more</p></li><li>two</li></ul>')
    expect(htmlOf('- one', 'goes on', '', '- two')).toBe('<ul><li>onegoes on</li><li>two</li></ul>')
    expect(htmlOf('- one', '  - inner', '- two')).toBe('<ul><li>one<ul><li>inner</li></ul></li><li>two</li></ul>')
  })
})
