/**
 * The pages of a toy book: everything is drawn, and everything is linked both ways.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { applyRulings } from '../../src/core/kernel/book/apply-rulings.js'
import type { Book, CaseLaw } from '../../src/core/kernel/book/book.js'
import { searched } from '../../src/core/kernel/book/finding.js'
import { type Clause, rule, section } from '../../src/core/kernel/sections/clause.js'
import { range, view } from '../../src/core/kernel/tables/table-view.js'
import { wordsOfCheck } from '../../src/core/verify/text/check-titles.js'
import { html, plainText, raw } from '../../src/site/draw/html-template.js'
import { sitePages } from '../../src/site/publish/book-pages.js'
import { gather, type Sources } from '../../src/site/publish/book-sources.js'
import { dotOf, wayLabel, wrapLabel } from '../../src/site/publish/chart-dot.js'
import { drawing, naturalWidth } from '../../src/site/publish/draw-graph.js'
import { bookTargets } from '../../src/site/publish/link-targets.js'
import { type Page, withChildren } from '../../src/site/publish/page.js'
import { fitting } from '../../src/site/publish/pages/chart-page.js'
import { clauseText } from '../../src/site/publish/pages/parts/clause-text.js'
import { gateNotice, verdict } from '../../src/site/publish/pages/parts/gates-table.js'
import { welcome } from '../../src/site/typedoc/welcome.js'
import { book, climbChart, orchardChart, scoring, turns } from '../kernel/orchard.js'
import { temporaryFolder } from '../temporary.js'
import { nothingIsLost } from '../verify/sound-book.js'

const places = bookTargets(book)
let pages: ReadonlyMap<string, Page>

beforeAll(async () => {
  const top = sitePages(gather(book as unknown as Book, { plays: 5 }), await drawing())
  pages = new Map(withChildren(top).map((page) => [page.id, page]))
})

/** The text of one clause on the page of its section. */
function clauseLines(sources: Sources, id: string): string {
  const clause = sources.clauses.get(id)
  if (clause === undefined) throw new Error(`no clause ${id}`)
  return clauseText(sources, clause, (text) => html`${text}`).html
}

const htmlOf = (id: string) => pages.get(id)?.body.html ?? `no page ${id}`
const textOf = (id: string) => plainText(htmlOf(id))

describe('the page of a section', () => {
  it('shows every clause under an anchor that is its id', () => {
    const { body } = pages.get('orchard/sections/turns') ?? { body: { html: '' } }
    for (const { id, text } of Object.values(book.sections[0] ?? {})) {
      expect(body.html).toContain(`id="${id}"`)
      expect(plainText(body.html)).toContain(text)
    }
  })

  it('shows a subject above the first clause that it is about', () => {
    const subject = '<p class="rw-subject" role="heading" aria-level="2">Eating</p>'
    const [before = '', after = ''] = htmlOf('orchard/sections/turns').split(subject)
    expect(before).toContain('id="turns.ladder"')
    expect(after).toMatch(/^\s*<div class="rw-rule rw-is-permission" id="turns.eat"/)
  })

  it('links a clause to the table row, the chart and the question that cite it', () => {
    const text = htmlOf('orchard/sections/turns')
    expect(text).toContain('href="book:orchard/tables/may-not-eat#row-2"')
    expect(text).toContain('href="book:orchard/charts/eat#way-chewing-always-done"')
    expect(text).toContain('href="book:orchard/questions/eatingScores"')
  })

  it('marks a clause whose question somebody settled, and the page of the question tells how', async () => {
    expect(htmlOf('orchard/sections/turns')).toContain('aria-label="A question: ')
    const settled = applyRulings(book, [
      {
        question: 'eatingScores',
        reading: 'yes',
        by: 'Ann',
        on: '2026-03-31',
        where: 'the gate',
        words: 'It counts.',
      },
    ])
    const top = sitePages(gather(settled as unknown as Book, { plays: 5 }), await drawing())
    const bodyOf = (id: string) => withChildren(top).find((page) => page.id === id)?.body.html ?? ''
    const section = bodyOf('orchard/sections/turns')
    expect(section).toContain('href="book:orchard/questions/eatingScores#ruling"')
    expect(section).toContain('Ruled by Ann, 2026-03-31: yes"')
    expect(section).not.toContain('aria-label="A question: ')
    const page = plainText(bodyOf('orchard/questions/eatingScores'))
    for (const part of [
      'yes , ruled by Ann on 2026-03-31 (the gate).',
      'The default of the book is “no”.',
      'It counts.',
      'yes default',
    ])
      expect(page.replaceAll(/\s+/g, ' ')).toContain(part)
  })

  it('shows the whole id of a clause, with a button to copy it', () => {
    expect(htmlOf('orchard/sections/turns')).toContain(
      '<a href="#turns.ladder"><code>turns.ladder</code></a><button type="button">Copy</button>',
    )
  })

  it('shows the line of a clause where its words stand on a page, as a link where the files have an address', () => {
    expect(htmlOf('orchard/sections/turns')).not.toContain('rw-page-line')
    const home = temporaryFolder()
    writeFileSync(join(home, 'package.json'), '{}')
    writeFileSync(join(home, 'contents.md'), '# The rules\n\n- [1 Turns](1 turns.md)\n')
    writeFileSync(join(home, '1 turns.md'), '# 1 Turns\n\n`turns`\n\n- It helps. `ladder` _exception_\n')
    const sources = (more: object) => gather({ ...(book as unknown as Book), home }, { plays: 1, ...more })
    const plain = clauseLines(sources({}), 'turns.ladder')
    expect(plain).toContain('<span class="rw-page-line" title="1 turns.md">1 turns.md:5</span>')
    expect(clauseLines(sources({ edit: 'https://example.org/blob/main' }), 'turns.ladder')).toContain(
      '<a class="rw-page-line" href="https://example.org/blob/main/1%20turns.md?plain=1#L5" title="Edit 1 turns.md">',
    )
    expect(clauseLines(sources({}), 'turns.eat')).not.toContain('rw-page-line')
  })

  it('links the sections that a clause refers to', () => {
    expect(htmlOf('orchard/sections/turns')).toContain('See <a href="book:orchard/sections/scoring">2 Scoring</a>')
  })

  it('shows how often a prohibition refused', () => {
    expect(textOf('orchard/sections/turns')).toMatch(/onceEach refused \d+ times/)
  })
})

describe('a law over cases', () => {
  const seen = view({ trees: range(0, 3) })
  const law: CaseLaw = {
    name: 'there are at most three trees',
    clauses: [turns.tall, scoring.stock],
    broken: () => searched(seen, ({ trees }) => trees > 3),
    breaks: () => searched(seen, ({ trees }) => trees > 2),
  }
  let lawful: ReadonlyMap<string, Page>
  beforeAll(async () => {
    const held = { ...book, pathLaws: [nothingIsLost], caseLaws: [law] } as unknown as Book
    const top = sitePages(gather(held, { plays: 1 }), await drawing())
    lawful = new Map(withChildren(top).map((page) => [page.id, page]))
  })
  const lawfulHtml = (id: string) => lawful.get(id)?.body.html ?? `no page ${id}`
  /** The box of a clause on the page of its section. */
  const boxOf = ({ id, section: { name } }: Clause) =>
    lawfulHtml(`orchard/sections/${name}`)
      .split('<div class="rw-rule ')
      .find((box) => box.includes(`id="${id}"`)) ?? `no clause ${id}`

  it('is linked from each of its clauses, and from no other', () => {
    const link = 'href="book:orchard/laws#law-there-are-at-most-three-trees"'
    for (const clause of [turns.tall, scoring.stock]) expect(boxOf(clause)).toContain(link)
    expect(boxOf(turns.ladder)).toContain('id="turns.ladder"')
    expect(boxOf(turns.ladder)).not.toContain(link)
  })

  it('stands there with its clauses, and with how many cases it was held in', () => {
    const html = lawfulHtml('orchard/laws')
    const box = html.split('<article ').find((one) => one.includes('id="law-there-are-at-most-three-trees"')) ?? ''
    expect(box).toContain('href="book:orchard/sections/turns#turns.tall"')
    expect(box).toContain('href="book:orchard/sections/scoring#scoring.stock"')
    expect(plainText(box)).toContain('held in 4 cases')
  })

  it('is led to from where it is declared, as are laws of games and of paths', () => {
    expect(lawful.get('orchard/laws')?.about).toEqual([...book.laws, nothingIsLost, law])
    expect(book.laws.length).toBeGreaterThan(0)
  })
})

describe('the page of a table', () => {
  it('says what every row asks and answers in words, and links its clauses back', () => {
    const text = textOf('orchard/tables/may-not-climb')
    expect(text).toContain('tree climbed number fruit ladder')
    expect(text).toMatch(/1 any yes any any any refused 1 onceEach/)
    expect(text).toMatch(/5 tall any any any yes lifts 1 tall 1 ladder/)
    expect(htmlOf('orchard/tables/may-not-climb')).toContain('href="book:orchard/sections/turns#turns.ladder"')
  })

  it('explains the hit policy and tells what was checked', () => {
    expect(textOf('orchard/tables/who-wins')).toContain('Exactly one row answers every case.')
    expect(textOf('orchard/tables/who-wins')).toContain('13 combinations checked: no gap, no overlap')
  })

  it('leads to the offers that it refuses', () => {
    expect(htmlOf('orchard/tables/may-not-climb')).toContain('href="book:orchard/charts/climb#state-next-tree"')
  })
})

describe('the page of a chart', () => {
  it('draws every state with a link to its entry', () => {
    const text = htmlOf('orchard/charts/climb')
    expect(text).toContain('<svg role="group" aria-label="Chart: climb"')
    expect(text).toMatch(/<a href="book:orchard\/charts\/climb#state-next-tree"/)
    expect(text).toContain('id="state-next-tree"')
  })

  it('says who is asked, what can be chosen and what refuses', () => {
    const text = textOf('orchard/charts/climb')
    expect(text).toContain('Asked of Ann, Bob')
    expect(text).toContain('climb tree short')
    expect(text).toContain('Refused by the table may not climb')
  })

  it('keeps the room of the side bar for its list, where the drawing leaves it', () => {
    expect(htmlOf('orchard/charts/climb')).toMatch(/^<div class="rw">/)
    expect(pages.get('orchard/charts/climb')?.headings.map(({ text }) => text)).toContain('next tree')
  })

  it('leads to the charts that are called, also those that interrupt', () => {
    expect(htmlOf('orchard/charts/turn')).toContain('href="book:orchard/charts/climb"')
    expect(htmlOf('orchard/charts/turn')).toContain('href="book:orchard/charts/eat"')
  })
})

describe('the graph of a chart', () => {
  it('has a node for every state and one line for all ways between two states', () => {
    const dot = dotOf(climbChart, places)
    expect(dot).toContain('"*" -> "next tree"')
    expect(dot).toContain('"next tree" -> "done" [label="  stop  \\n  nothing  "')
    expect(dot).toContain('label="next tree\\nasks: a tree to climb"')
    expect(dot.match(/ -> /g)).toHaveLength(3)
  })

  it('writes the event and the section on a line', () => {
    const ways = orchardChart.states.wind?.ways ?? []
    expect(ways.map((way) => wayLabel(way, ways))).toEqual(['blow', 'calm 1'])
  })

  it('says if and else where a way depends on something', () => {
    const way = { id: 'a', from: 's', on: 'always', to: 't', guarded: true, changes: false, requirements: [] }
    const other = { ...way, id: 'b', guarded: false }
    expect([way, other].map((one) => wayLabel(one, [way, other]))).toEqual(['if', 'else'])
    expect(wayLabel(other, [other])).toBe('')
  })

  it('keeps a place in words together, behind the event', () => {
    const { all } = section('tie', 'page 3, para 4', 'A tie', { all: rule('Nobody wins.') })
    const way = { id: 'a', from: 's', on: 'stop', to: 't', guarded: false, changes: false, requirements: [all] }
    expect(wayLabel(way, [way])).toBe('stop (page\u00a03,\u00a0para\u00a04)')
    expect(wrapLabel('end the turn (page\u00a03,\u00a0para\u00a04)', 20)).toBe(
      'end the turn\n(page\u00a03,\u00a0para\u00a04)',
    )
  })
})

describe('the drawing of a chart', () => {
  /** Draws nothing, and says how wide each try is. */
  const drawnIn = (widths: readonly number[]) => {
    const tried: string[] = []
    const drawn = fitting(
      (dot) => {
        tried.push(dot)
        return raw(`<svg style="--natural: ${widths[tried.length - 1]}px">`)
      },
      climbChart,
      places,
    )
    return { tried, width: naturalWidth(drawn) }
  }

  it('is the roomiest that fits beside the contents of a book', () => {
    expect(drawnIn([900])).toMatchObject({ width: 900, tried: { length: 1 } })
    expect(drawnIn([1500, 1100])).toMatchObject({ width: 1100, tried: { length: 2 } })
  })

  it('is the narrowest where none fits', () => {
    expect(drawnIn([3000, 2000, 2100])).toMatchObject({ width: 2000, tried: { length: 3 } })
  })

  it('is drawn closer together with shorter lines', () => {
    const [roomy = '', close = '', spread = ''] = drawnIn([3000, 2000, 2100]).tried
    expect(roomy).toBe(dotOf(climbChart, places))
    expect(close).toContain('nodesep="0.2"')
    expect(close).toContain('label="next tree\\nasks: a tree to\\nclimb"')
    expect([roomy, close, spread].map((dot) => dot.includes('minlen'))).toEqual([false, false, true])
  })
})

describe('the text about a book', () => {
  const sources = () => gather(book as unknown as Book, { plays: 1 })

  it('has a page, without its title and linked from the first page, where there is one', async () => {
    const top = sitePages(
      { ...sources(), about: '# Orchard\n\nThe text is *silent*; see [the map](../../docs/map.md).\n' },
      await drawing(),
    )
    const about = top.children.find(({ id }) => id === 'orchard/about')
    expect(about).toMatchObject({ name: 'About this book', markdown: 'The text is *silent*; see the map.\n' })
    expect(top.body.html).toContain('href="book:orchard/about"')
  })

  it('leaves out where the files of the book are', async () => {
    const about = '# Orchard\n\nApples.\n\n## In the files\n\n`trees.ts`\n\n## Pears\n\nNone.\n'
    const top = sitePages({ ...sources(), about }, await drawing())
    expect(top.children.find(({ id }) => id === 'orchard/about')?.markdown).toBe('Apples.\n\n## Pears\n\nNone.\n')
    const last = sitePages(
      { ...sources(), about: '# Orchard\n\nApples.\n\n## In the files\n\n`trees.ts`\n' },
      await drawing(),
    )
    expect(last.children.find(({ id }) => id === 'orchard/about')?.markdown).toBe('Apples.\n\n')
  })

  it('opens the first page with what stands before its first heading', async () => {
    const about = '# Orchard\n\nA game of *apples* by [who](../who.md).\n\n## Pears\n\nNone.\n'
    const facts = [
      { component: 'Tree, short', fact: 'grows', source: 'stand-in', because: '' },
      { component: 'Tree, tall', fact: 'grows', source: 'stand-in', because: '' },
      { component: 'Items card', fact: 'is ours', source: 'stand-in', because: '' },
      { component: 'basket', fact: 'is known', source: 'rulebook', because: '' },
    ] as const
    const all = sources()
    const index = sitePages({ ...all, about, book: { ...all.book, facts } }, await drawing()).body.html
    expect(index).toContain('<p>A game of <em>apples</em> by who.</p>')
    const text = plainText(index)
    expect(text).toMatch(/^A game of apples by who\. Here are \d+ rules, with/)
    expect(text).toContain('replace them: tree, Items card. Components lists')
    expect(text).not.toContain('None.')
  })

  it('is not missed where there is none', () => {
    expect(pages.has('orchard/about')).toBe(false)
    expect(htmlOf('orchard/index')).not.toContain('About this book')
  })
})

describe('the components of a book', () => {
  it('say which of them a file can replace, and how', async () => {
    const hedge = {
      says: 'where the hedge grows',
      schema: z.string(),
      over: () => ({ ok: false, problems: [] }) as const,
    }
    const sources = gather({ ...(book as unknown as Book), components: { hedge } }, { plays: 1 })
    const page = sitePages(sources, await drawing()).children.find(({ id }) => id === 'orchard/components')
    expect(plainText(page?.body.html ?? '')).toContain('where the hedge grows: --component hedge=FILE')
    expect(htmlOf('orchard/components')).not.toContain('--component')
  })
})

describe('a gate that did not pass', () => {
  it('is named on the first page and on the proof, and shown on the card of the book', async () => {
    const sources = gather(book as unknown as Book, { plays: 1 })
    const gates = [
      {
        name: 'laws',
        passed: false,
        checked: 3,
        findings: [{ what: 'a fruit is lost', where: 'orchard', clauses: [] }],
        notes: [],
      },
      { name: 'tables', passed: true, checked: 5, findings: [], notes: [] },
    ]
    const open: Sources = { ...sources, report: { ...sources.report, gates } }
    const top = sitePages(open, await drawing())
    const proof = top.children.find(({ id }) => id === 'orchard/proof')
    for (const { body } of [top, proof ?? top])
      expect(plainText(body.html)).toContain('1 check of 2 failed: invariants (1 finding)')
    expect(plainText(top.body.html)).toContain('1 of 2 checks failed')
    expect(plainText(welcome([open]).html)).toContain('1 of 2 checks failed')
  })

  it('is told with what it checks', () => {
    const rows = [...htmlOf('orchard/proof').matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) => row)
    const { report } = gather(book as unknown as Book, { plays: 1 })
    expect(report.gates.length).toBeGreaterThan(10)
    for (const { name } of report.gates) {
      const row = rows.find((each) => each.includes(`<strong>${wordsOfCheck(name).title}</strong>`)) ?? ''
      const checks = plainText(/<br>(.*?)<\/td>/s.exec(row)?.[1] ?? '')
      expect([name, checks]).toEqual([name, expect.stringMatching(/\w+ \w+.*\./)])
    }
  })

  it('has beside it, folded, the prohibitions that never refuse, with their reasons', async () => {
    const sources = gather(book as unknown as Book, { plays: 1 })
    const neverRefuses = [{ reason: 'Trees are as they are.', clauses: ['turns.tall'] }]
    const { children } = sitePages({ ...sources, report: { ...sources.report, neverRefuses } }, await drawing())
    const proof = children.find(({ id }) => id === 'orchard/proof')?.body.html ?? ''
    const [folded = ''] = /<details class="rw-more"><summary>1 prohibition that.*?<\/details>/s.exec(proof) ?? []
    expect(plainText(folded)).toContain('Trees are as they are.')
    expect(folded).toContain('turns.tall</a>')
    expect(htmlOf('orchard/proof')).not.toContain('nobody can run into')
  })

  it('is no notice where all have passed', () => {
    const gates = [{ name: 'tables', passed: true, checked: 5, findings: [], notes: [] }]
    expect(gateNotice({ gates }, places).html).toBe('')
    expect(plainText(verdict({ gates }, places).html)).toBe('all 1 check passed')
  })
})

describe('the site of a book', () => {
  it('has a page for every section, chart, table and question', () => {
    const ids = [...pages.keys()]
    expect(ids).toEqual(
      expect.arrayContaining(['orchard/index', 'orchard/proof', 'orchard/examples', 'orchard/components']),
    )
    expect(ids.filter((id) => id.startsWith('orchard/charts/'))).toHaveLength(book.charts.length)
    expect(ids.filter((id) => id.startsWith('orchard/tables/'))).toHaveLength(book.tables.length)
    expect(ids.filter((id) => id.startsWith('orchard/sections/'))).toHaveLength(book.sections.length)
    expect(ids.filter((id) => id.startsWith('orchard/questions/'))).toHaveLength(book.questions.length)
  })

  it('shows a question with its usual reading and the rows that depend on it', () => {
    expect(textOf('orchard/questions/eatingScores')).toContain('no default A fruit that was eaten is gone.')
    expect(htmlOf('orchard/questions/eatingScores')).toContain('href="book:orchard/tables/what-eating-costs#row-1"')
  })

  it('calls a question by what it asks, with its key beside it, and says of one that never came up that it did not', async () => {
    const asked = pages.get('orchard/questions/eatingScores')
    expect(asked?.name).toBe('Does a fruit that was eaten still count?')
    expect(asked?.whole).toBeUndefined()
    expect(asked?.body.html).toContain('<span class="rw-audited">, <code>eatingScores</code></span>')
    expect(textOf('orchard/questions')).toContain('Default: A fruit that was eaten is gone.')
    const told = async (plays: number, came: number) => {
      const weights = { plays: 60, weights: { eatingScores: { asked: came, plays, decisions: plays } } }
      const sources = { ...gather(book as unknown as Book, { plays: 1 }), weights: weights as never }
      const all = withChildren(sitePages(sources, await drawing()))
      return plainText(all.find(({ id }) => id === 'orchard/questions/eatingScores')?.body.html ?? '')
    }
    expect(await told(0, 0)).toContain('It never came up in 60 random plays.')
    expect(await told(0, 3)).toContain('It came up in 3 of 60 random plays; another reading changed nothing')
    expect(await told(2, 3)).toContain('another reading changed something in 2 of them, at 2 decisions.')
  })

  it('tells how often something was seen to who audits only', () => {
    const seen = [...pages.values()]
      .filter(({ id }) => /\/(charts|sections)\//.test(id))
      .map(({ body }) => body.html)
      .join('')
    const counted = /(?:entered|taken|refused|at work) \d+ times?/
    expect(seen).toMatch(counted)
    expect(seen.replace(/<span class="rw-audited[^"]*">(?:<span[^>]*>[^<]*<\/span>|[^<]*)<\/span>/g, '')).not.toMatch(
      counted,
    )
  })

  it('is the same when it is made again', async () => {
    const again = sitePages(gather(book as unknown as Book, { plays: 5 }), await drawing())
    expect(withChildren(again).map(({ body }) => body.html)).toEqual([...pages.values()].map(({ body }) => body.html))
  })

  it('is not made where a citation leads nowhere', async () => {
    const draw = await drawing()
    const sources = gather(book as unknown as Book, { plays: 1 })
    const broken = { ...sources, book: { ...sources.book, questions: [] } }
    expect(() => sitePages(broken, draw)).toThrow(/eatingScores/)
  })
})
