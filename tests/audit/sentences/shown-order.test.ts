/** The printed order as people see it: in lists of clauses, beside their own copy, and on the page for auditors. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditing } from '../../../src/cli/commands/audit/command.js'
import { type Book, bookClauses } from '../../../src/core/kernel/book/book.js'
import { keptOrder } from '../../../src/lab/stored/stored-sentences.js'
import { plainText } from '../../../src/site/draw/html-template.js'
import { sitePages } from '../../../src/site/publish/book-pages.js'
import { gather } from '../../../src/site/publish/book-sources.js'
import { drawing } from '../../../src/site/publish/draw-graph.js'
import { withChildren } from '../../../src/site/publish/page.js'
import { rulewright } from '../../cli/call-rulewright.js'
import { book as orchard } from '../../kernel/orchard.js'
import { temporaryFolder } from '../../temporary.js'
import { narrow } from '../editions/copy-layouts.js'
import { orchard as garden, RULES } from '../editions/orchard-rules.js'
import { HARBOUR, harbour, PLACES } from './harbour-rules.js'

let folder = ''
let home: Book = harbour
const at = (name: string) => join(folder, name)
const files = () => ({
  lockFile: at('edition.lock.json'),
  tiesFile: at('ties.lock.json'),
  printedFile: at('printed.json'),
  sentencesFile: at('sentences.lock.json'),
})

/** Calls the program for the harbour, whose files are in the folder of the test. */
const call = (...argv: readonly string[]) =>
  rulewright(argv, { books: [home], more: [auditing(() => ({ ...files(), examples: () => [] }))] })
const audit = (...argv: readonly string[]) => call('audit', 'harbour', '--text', ...argv)

beforeEach(async () => {
  folder = temporaryFolder()
  home = { ...harbour, home: folder }
  writeFileSync(at('rules.txt'), HARBOUR)
  const because = 'It is drawn on a sheet of its own.'
  const clauses = [{ clause: 'flags.drawn', passages: 'none', because }]
  writeFileSync(at('printed.json'), JSON.stringify({ book: 'harbour', clauses }))
  expect(await audit(at('rules.txt'), '--lock')).toMatchObject({ code: 0, err: '' })
})

/** Changes a stored file. */
const change = (file: string, old: string | RegExp, now: string) => {
  const text = readFileSync(at(file), 'utf8')
  expect(text).toMatch(old)
  writeFileSync(at(file), text.replace(old, now))
}

describe('rulewright find clauses', () => {
  it('says which sentence a clause restates, in text and in JSON', async () => {
    expect((await call('find', 'clauses', 'harbour', 'pilots.climbs')).out).toMatch(
      /^1 pilots\.climbs {2}rule, modelled; sentence 2 \(\w{3}\) of 4\n {2}Then the ladder is climbed\.\n/,
    )
    const all = JSON.parse((await call('find', 'clauses', 'harbour', '--json')).out) as readonly {
      readonly id: string
      readonly printed: { readonly sentences: readonly { readonly sentence: number }[]; readonly because?: string }
    }[]
    const places = all.map(({ id, printed }) => [id, printed.sentences.map(({ sentence }) => sentence)])
    expect(Object.fromEntries(places)).toEqual(PLACES)
    expect(all.find(({ id }) => id === 'flags.yellow')?.printed).toEqual({
      sentences: [{ section: '3', sentence: 1, of: 2, first: expect.stringMatching(/^\w{3}$/) }],
    })
  })
  it('says why a clause has no sentence', async () => {
    const about = async () => (await call('find', 'clauses', 'harbour', 'flags.drawn')).out.split('\n')[0]
    expect(await about()).toMatch(/; no sentence: It is drawn on a sheet of its own\.$/)
    rmSync(at('printed.json'))
    expect(await about()).toMatch(/; no sentence: a component$/)
    change('ties.lock.json', /\n.*"flags\.drawn".*/, '')
    expect(await about()).toMatch(/; no sentence: not linked to the text$/)
  })
  it('says nothing where no order is stored, or that of another edition', async () => {
    change('sentences.lock.json', '"edition": "', '"edition": "older ')
    expect((await call('find', 'clauses', 'harbour', 'pilots.climbs')).out).toMatch(
      /^1 pilots\.climbs {2}rule, modelled\n/,
    )
    rmSync(at('sentences.lock.json'))
    expect(keptOrder(home)).toBeUndefined()
    const { out } = await call('find', 'clauses', 'harbour', '--json')
    expect(out).not.toContain('"printed"')
  })
  it('refuses the sentences of another book, with the file', async () => {
    change('sentences.lock.json', '"harbour"', '"garden"')
    const { code, err } = await call('find', 'clauses', 'harbour')
    expect([code, err]).toEqual([
      2,
      expect.stringMatching(/these are sentences of garden; expected those of harbour\n$/),
    ])
  })
})

describe('rulewright audit --ties', () => {
  it('prints every clause beside its sentence in the copy, however that was made', async () => {
    writeFileSync(at('narrow.txt'), narrow(HARBOUR))
    for (const copy of ['rules.txt', 'narrow.txt']) {
      const { code, out } = await audit(at(copy), '--ties', '2')
      expect([code, out]).toEqual([0, expect.stringMatching(/^cargo\.order {2}sentence 1 \(\w{3}\) of 4\n/)])
      expect(out).toMatch(/\n {2}Crates of lemons follow\.\n {4}3 \w{3} \d+:\w+ \| (?:• )?Crates of lemons\./)
    }
  })
  it('names what is wrong with a stored place, and stores the right one when told', async () => {
    const right = readFileSync(at('sentences.lock.json'), 'utf8')
    change('sentences.lock.json', /"pilots\.climbs": "2"/, '"pilots.climbs": "1"')
    expect(await audit(at('rules.txt'), '--ties')).toMatchObject({
      code: 1,
      out: expect.stringContaining(
        'pilots.climbs: is stored as sentence 1; this text has it in 2; expected --ties --update',
      ),
    })
    expect(await audit(at('rules.txt'), '--ties', '--update')).toMatchObject({ code: 0 })
    expect(readFileSync(at('sentences.lock.json'), 'utf8')).toBe(right)
    rmSync(at('sentences.lock.json'))
    expect(await audit(at('rules.txt'), '--ties')).toMatchObject({
      code: 1,
      out: expect.stringMatching(/is not there/),
    })
  })
  it('tells without the text, too, of a place that no passage of the clause has', async () => {
    change('sentences.lock.json', /"pilots\.climbs": "2"/, '"pilots.climbs": "4"')
    const { code, out } = await audit(at('rules.txt'))
    expect([code, out]).toEqual([
      1,
      expect.stringMatching(/pilots\.climbs: is stored as sentence 4, not of its passage/),
    ])
  })
  it.each([
    ['Crates of lemons', 'Crates of limes', 'sentence 3 \\(\\w{3}\\)'],
    ['Crates of lemons', 'Boxes of lemons', 'sentence 3 \\(\\w{3}\\)'],
    ['Bananas, which', 'Mangoes, which', 'sentence 4 \\(\\w{3}\\)'],
    ['the large scales', 'the small scales', 'one of the sentences 2 \\(\\w{3}\\) to 4'],
    ['in an order of its own', 'in an order', 'sentence 1 \\(\\w{3}\\)'],
  ])('names the first sentence of another text that does not fit: "%s", now "%s"', async (old, now, first) => {
    expect(HARBOUR).toContain(old)
    writeFileSync(at('other.txt'), HARBOUR.replace(old, now))
    expect((await audit(at('other.txt'), '--ties')).err).toMatch(new RegExp(`; the first is 2, ${first}.*; expected`))
    expect((await audit(at('other.txt'))).out).toMatch(new RegExp(`the first that differs: 2 Cargo, ${first}`))
  })
})

describe('the page for auditors', () => {
  it('shows every sentence with its digest and its clauses, and the clauses without one', async () => {
    const book = { ...garden, name: 'orchard', home: folder } as Book
    const more = [auditing(() => ({ ...files(), examples: () => [] }))]
    writeFileSync(at('garden.txt'), RULES)
    writeFileSync(at('printed.json'), '{"book":"orchard"}')
    const argv = ['audit', 'orchard', '--text', at('garden.txt'), '--lock']
    expect(await rulewright(argv, { books: [book], more })).toMatchObject({ code: 0 })
    change('ties.lock.json', /\["[^\]]*"\](?=,?\n {2}\})/, '[]')
    const sources = gather({ ...(orchard as unknown as Book), home: folder }, { plays: 1 })
    const pages = withChildren(sitePages(sources, await drawing()))
    const page = pages.find(({ id }) => id === 'orchard/audit')
    const text = plainText(page?.body.html ?? '')
    expect(page?.headings.map(({ text }) => text)).toContain('The printed order')
    const places = keptOrder(sources.book)?.places
    const fruit = places?.get('scoring.fruit')?.sentences[0]
    expect(text).toContain(`${fruit?.ordinal} ${fruit?.first} scoring.fruit`)
    for (const { id } of bookClauses(sources.book)) expect(text, id).toContain(id)
  })
})
