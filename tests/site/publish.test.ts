/** The readers' site of a toy book: its pages, its weights, and the folder in which it stands. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { writeOwn, writtenBefore } from '../../src/core/files/generated-folder.js'
import { keptOffline } from '../../src/site/output/offline.js'
import { SITE, type SiteFiles } from '../../src/site/output/site-output.js'
import { numberSlug, readersNaming } from '../../src/site/publish/link-targets.js'
import { book } from '../kernel/orchard.js'
import { sited } from './site-of.js'

const ENGINE: SiteFiles = new Map([['assets/book-or.js', 'export {}']])
const look = { title: 'Club rules', address: 'https://example.org/rules/', licence: 'CC BY 4.0' }

let files: SiteFiles
let alone: SiteFiles

beforeAll(async () => {
  const site = await sited(book, 'or', 5)
  files = site(look, ENGINE)
  alone = site({ title: 'Club rules' }, new Map())
})

const textOf = (file: string, of: SiteFiles = files): string => String(of.get(file) ?? `no file ${file}`)
const pagesOf = (of: SiteFiles) => [...of.keys()].filter((file) => file.endsWith('.html'))

/** Returns the target of a link on a page, as a path in the site. */
const led = (from: string, to: string): string => new URL(to, `https://site/${from}`).pathname.slice(1)

describe('a page of the readers’ site', () => {
  it('stands under the number printed over its section, with what is before and after it', () => {
    const text = textOf('or/1.html')
    expect(text).toContain('<h1>1 Turns</h1>')
    expect(text).toMatch(/<a rel="next" href="2\.html">/)
    expect(text).toContain('<title>1 Turns · Orchard · Club rules</title>')
    expect(text).toMatch(/<meta name="description" content="[^"]{20,}">/)
    expect(text).toContain('<link rel="canonical" href="https://example.org/rules/or/1.html">')
  })

  it('has every clause as a sentence, and folds away what cites it', () => {
    const text = textOf('or/1.html')
    expect(text).toMatch(/<div class="rw-rule rw-is-\w+" id="turns\.ladder"><a class="rw-key" href="#turns\.ladder"/)
    expect(text).toMatch(/<details class="rw-behind"><summary title="1 table[^"]*">/)
  })

  it('asks for nothing that must be tried where no engine of the book stands beside it', () => {
    expect(textOf('or/questions/eatingScores.html')).toContain('<rw-try book="or" question="eatingScores"')
    expect(textOf('or/questions/eatingScores.html', alone)).not.toContain('rw-try')
    expect([files.has('play/or.html'), alone.has('play/or.html')]).toEqual([true, false])
  })

  it('leads nowhere that is not there, and asks no other host', () => {
    const known = new Set([...files.keys(), 'assets/site.css', 'assets/app.js', 'assets/icon.svg'])
    const dead = pagesOf(files).flatMap((file) =>
      [...textOf(file).matchAll(/(?:href|src)="([^"#]+)(?:#[^"]*)?"/g)]
        .map(([, to = '']) => to)
        .filter((to) => !to.startsWith(look.address) && !known.has(led(file, to)))
        .map((to) => `${file}: ${to}`),
    )
    expect(dead).toEqual([])
  })

  it('weighs little', () => {
    const heavy = pagesOf(files).filter((file) => /^or\/\d/.test(file) && gzipSync(textOf(file)).length > 20_000)
    expect(heavy).toEqual([])
  })
})

describe('the site', () => {
  it('has a first page, one for what is not there, one to be printed, and lists for machines', () => {
    for (const file of ['index.html', '404.html', 'or/index.html', 'or/print.html', 'sw.js', 'assets/offline-or.json'])
      expect([...files.keys()]).toContain(file)
    expect(textOf('404.html')).toContain('<base href="https://example.org/rules/">')
    expect(textOf('sitemap.xml')).toContain('<loc>https://example.org/rules/or/1.html</loc>')
    expect(alone.has('sitemap.xml')).toBe(false)
    expect(JSON.parse(textOf('site.webmanifest'))).toMatchObject({ name: 'Club rules', start_url: 'index.html' })
  })

  it('shows what is not there with a style of its own where nobody knows how deep, and leads to the books', () => {
    const text = textOf('404.html', alone)
    expect(text).toContain('<style>')
    expect(text).not.toMatch(/<script src|rel="stylesheet"|<img/)
    expect(text).toContain('<li><a href="/or/index.html">Orchard</a></li>')
    expect(text).toContain('<rw-search books="or=Orchard">')
  })

  it('keeps every page of a short book for reading without a network, and what plays it, and says how much that is', () => {
    const { bytes, without, places } = JSON.parse(textOf('assets/offline-or.json'))
    expect(without).toEqual([])
    const own = pagesOf(files).filter((file) => file.startsWith('or/') || file === 'play/or.html')
    expect(places).toEqual(expect.arrayContaining([...own, 'assets/search-or.js', 'assets/book-or.js']))
    expect(places.filter((place: string) => !files.has(place))).toEqual([])
    const all = places.reduce((sum: number, place: string) => sum + Buffer.byteLength(textOf(place)), 0)
    expect(bytes).toBe(all)
  })

  it('leaves out of a long book what is needed last, and says what', () => {
    const part = { short: 'or', files: new Map([...files].filter(([file]) => /^(?:or|play)\//.test(file))) }
    const kept = (most: number) => JSON.parse(keptOffline(part, ENGINE, most)[1])
    const { bytes } = kept(Number.POSITIVE_INFINITY)
    const less = kept(bytes - 1)
    expect(less.without).toEqual(['questions'])
    expect(less.bytes).toBeLessThan(bytes)
    expect(less.places).toContain('or/1.html')
    expect(kept(0)).toMatchObject({ bytes: 0, places: [] })
  })

  it('keeps the words of a card apart', () => {
    expect(textOf('index.html').replace(/<[^>]*>/g, '')).toMatch(/Orchard \S/)
  })

  it('prints text and nothing else', () => {
    const text = textOf('or/print.html')
    expect(text).not.toMatch(/<nav class="rw-side"|<details class="rw-behind"|<rw-try/)
    expect(text).toContain('id="turns.ladder"')
  })

  it('is told how it is licensed', () => {
    expect(textOf('or/1.html')).toContain('CC BY 4.0')
  })
})

describe('the address of a section', () => {
  it('is its number, or what is printed over it, and never that of another page', () => {
    expect(numberSlug({ number: '3.2.1' })).toBe('3.2.1')
    expect(numberSlug({ number: 'page 3, para 4' })).toBe('page-3-para-4')
    expect(numberSlug({ number: 'Index' })).toBe('section-index')
    expect(numberSlug({ number: 'Components' })).toBe('section-components')
    const naming = readersNaming('orchard', 'or', [{ name: 'turns', number: '1', title: 'Turns' }])
    expect(['orchard/sections/turns', 'orchard/tables/x', 'orchard/play'].map(naming)).toEqual([
      'or/1',
      'or/tables/x',
      'play/or',
    ])
  })
})

describe('the folder of a site', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-'))
    return () => rmSync(folder, { recursive: true })
  })
  const write = (some: SiteFiles) => writeOwn(SITE, folder, some, writtenBefore(SITE, '--out', folder))

  it('takes only what changed, and loses what is no more', () => {
    expect(
      write(
        new Map([
          ['a.html', 'a'],
          ['b/c.html', 'c'],
        ]),
      ),
    ).toEqual({ written: 2, unchanged: 0, removed: 0 })
    const before = statSync(join(folder, 'a.html')).mtimeMs
    expect(
      write(
        new Map([
          ['a.html', 'a'],
          ['d.html', 'd'],
        ]),
      ),
    ).toEqual({ written: 1, unchanged: 1, removed: 1 })
    expect(statSync(join(folder, 'a.html')).mtimeMs).toBe(before)
    expect(readdirSync(folder).toSorted()).toEqual([SITE.marker, 'a.html', 'b', 'd.html'])
    expect(readdirSync(join(folder, 'b'))).toEqual([])
  })

  it('is not written where something else lies', () => {
    writeFileSync(join(folder, 'letter.txt'), 'Dear')
    expect(() => write(new Map([['a.html', 'a']]))).toThrow('this folder holds something else')
    expect(readdirSync(folder)).toEqual(['letter.txt'])
  })

  it('keeps a file that somebody else has put into it', () => {
    write(new Map([['a.html', 'a']]))
    writeFileSync(join(folder, 'b.html'), 'theirs')
    expect(() =>
      write(
        new Map([
          ['a.html', 'A'],
          ['b.html', 'b'],
        ]),
      ),
    ).toThrow('did not write this file')
    expect(['a.html', 'b.html'].map((file) => readFileSync(join(folder, file), 'utf8'))).toEqual(['a', 'theirs'])
    write(new Map([['c.html', 'c']]))
    expect(readFileSync(join(folder, 'b.html'), 'utf8')).toBe('theirs')
  })

  it('is refused where its list is none', () => {
    writeFileSync(join(folder, SITE.marker), '[]')
    expect(() => writtenBefore(SITE, '--out', folder)).toThrow('expected the list of files')
  })
})
