/**
 * Links between pages: resolved where they lead somewhere, found where they do not.
 */
import { describe, expect, it } from 'vitest'
import { html } from '../../src/site/draw/html-template.js'
import { link, linkProblems, resolveLinks, slug } from '../../src/site/publish/links.js'
import { type Page, page } from '../../src/site/publish/page.js'

const at = (id: string, body: Page['body'], children: readonly Page[] = []) => page({ id, name: id, body, children })
const home = { page: 'a/index' }
const deep = { page: 'a/b/deep', anchor: 'here' }

describe('links', () => {
  it('are relative to the page on which they stand', () => {
    expect(resolveLinks(at('a/index', html`${link(deep, 'x')}`))).toBe('<a href="b/deep.html#here">x</a>')
    expect(resolveLinks(at('a/b/deep', html`${link(home, 'x')}`))).toBe('<a href="../index.html">x</a>')
    expect(resolveLinks(at('a/b/deep', html`${link({ page: 'a/b' }, 'x')}`))).toBe('<a href="../b.html">x</a>')
    expect(resolveLinks(at('a/b/other', html`${link(deep, 'x')}`))).toBe('<a href="deep.html#here">x</a>')
    expect(resolveLinks(at('a/b/deep', html`${link(deep, 'x')}`))).toBe('<a href="#here">x</a>')
    expect(resolveLinks(at('index', html`${link(home, 'x')}`))).toBe('<a href="a/index.html">x</a>')
  })

  it('escape what is put into them', () => {
    expect(link(home, 'a < b', 'the "x"').html).toBe('<a href="book:a/index" title="the &quot;x&quot;">a &lt; b</a>')
  })

  it('have no problems where every page and every anchor is there', () => {
    expect(
      linkProblems([
        at('a/index', html`${link(deep, 'x')}`, [at('a/b/deep', html`<p id="here">${link(home, 'x')}</p>`)]),
      ]),
    ).toEqual([])
  })

  it('to a page that there is not are found', () => {
    expect(linkProblems([at('a/index', html`${link({ page: 'a/gone' }, 'x')}`)])).toEqual([
      'a/index: links to the page a/gone, which there is not',
    ])
  })

  it('to an anchor that there is not are found, also from the same page', () => {
    const pages = [at('a/index', html`${link(deep, 'x')}`), at('a/b/deep', html`${link(deep, 'x')}<p id="there"></p>`)]
    expect(linkProblems(pages)).toEqual([
      'a/index: links to a/b/deep#here, which there is not',
      'a/b/deep: links to a/b/deep#here, which there is not',
    ])
  })

  it('written as a plain hash are held against their page too', () => {
    expect(linkProblems([at('a/index', html`<a href="#gone">x</a><a href="#top">y</a><p id="top"></p>`)])).toEqual([
      'a/index: links to a/index#gone, which there is not',
    ])
  })

  it('cannot be told apart where two pages or two places have the same name', () => {
    expect(linkProblems([at('a', html`<p id="x"></p><p id="x"></p>`), at('a', html``)])).toContain(
      'two pages have the address a',
    )
    expect(linkProblems([at('a', html`<p id="x"></p><p id="x"></p>`)])).toEqual(['a: two places have the anchor #x'])
  })

  it('have addresses in plain letters', () => {
    expect(slug('Häme: who acts? --stop 2--> done')).toBe('hame-who-acts-stop-2-done')
  })
})
