/** The markup of a page for a position and its decision. */
import { describe, expect, it } from 'vitest'
import type { OfferedTogether } from '../../src/site/browser/engine/protocol.js'
import { optionsMarkup } from '../../src/site/browser/views/options-view.js'
import {
  exampleMarkup,
  gameMarkup,
  linkedLines,
  sentences,
  stepMarkup,
  whyForm,
} from '../../src/site/browser/views/position-markup.js'
import { html } from '../../src/site/draw/html-template.js'

const offer = (text: string, ...places: readonly string[]): OfferedTogether => ({
  text,
  seat: 'Ann',
  options: [{ option: { type: text }, text, places, declines: false }],
})
const buttons = (offered: readonly OfferedTogether[], place?: string) =>
  [...optionsMarkup(offered, 'offer', place, () => html``).html.matchAll(/<button[^>]*>([^<]*)/g)].map(
    ([, text]) => text,
  )

describe('options', () => {
  const offered = [offer('strengthen', 'Madrid'), offer('cover', 'Liberty: 3'), offer('wait', 'Liberty: 30')]

  it('are those of a place that is looked at, of the track on which it is, and of the boxes that it has', () => {
    expect(buttons(offered)).toEqual(['strengthen', 'cover', 'wait'])
    expect(buttons(offered, 'Madrid: 0')).toEqual(['strengthen'])
    expect(buttons(offered, 'Liberty: 3')).toEqual(['cover'])
    expect(buttons(offered, 'Liberty')).toEqual(['cover', 'wait'])
  })

  it('are all, and that is told, where none is about the place', () => {
    expect(buttons(offered, 'Mad')).toEqual(['strengthen', 'cover', 'wait'])
    expect(optionsMarkup(offered, 'offer', 'Mad', () => html``).html).toContain('None of these options is about Mad:')
    expect(optionsMarkup(offered, 'offer', 'Madrid', () => html``).html).not.toContain('None of these')
  })
})

describe('a game on the page', () => {
  const shown = (picture: string, tracks: string) =>
    gameMarkup({ picture, tracks, tables: '<table></table>' }, html`decide`, (content) => content()).html
  const order = (text: string) => [...text.matchAll(/map|fronts|decide(?!")|<table/g)].map(([part]) => part)

  it('has its map before what is to be decided, and its tracks after it', () => {
    expect(order(shown('map', 'fronts'))).toEqual(['map', 'decide', 'fronts', '<table'])
  })
  it('has its tracks in the place of a map where there is none', () => {
    expect(order(shown('', 'fronts'))).toEqual(['fronts', 'decide', '<table'])
    expect(shown('', 'fronts')).toMatch(/<div class="rw-picture">.*tabindex="0"[^>]*>fronts<\/div><\/div>/)
  })
  it('has no empty part', () => {
    expect(
      gameMarkup({ picture: 'map', tracks: '', tables: '' }, html`decide`, (content) => content()).html,
    ).not.toContain('rw-beside')
    expect(shown('<svg viewBox="-5 0 1040 900"></svg>', '')).toContain('style="--drawn:1040px"')
    expect(shown('', '')).not.toContain('rw-picture')
  })
})

describe('a line that names clauses', () => {
  const clause = (section: string, id: string) => ({ section, title: '', clauses: [{ id, text: 'A rule.' }] })
  const cited = [
    clause('page 3, para 2', 'attack.range'),
    clause('3', 'attack.when'),
    clause('3.1 & (more)', 'attack.who'),
  ]
  const words = (line: string) =>
    linkedLines([line], cited, (section, id) => `${section}#${id}`)
      .html.replace(/<a class="rw-cite"[^>]*>/g, '[')
      .replaceAll('</a>', ']')
      .replace(/<[^>]*>/g, '')

  it('links each with its section, told once, whether that is a number or a place in words', () => {
    expect(words('page 3, para 2 attack.range: too far')).toBe('[page 3, para 2 attack.range]: too far')
    expect(words('by 3 attack.when, 3.1 & (more) attack.who')).toBe('by [3 attack.when], [3.1 &amp; (more) attack.who]')
  })
  it('keeps a section that is another than that of the clause, and what is no clause', () => {
    expect(words('3 attack.range, 3 attack.none')).toBe('3 [page 3, para 2 attack.range], 3 attack.none')
    expect(words('step 13 attack.when')).toBe('step 13 [3 attack.when]')
  })
  it('links without any sections, too', () => {
    expect(linkedLines(['see attack.range'], [], () => '').html).toContain('see attack.range')
  })
})

describe('what is told', () => {
  it('is in sentences that end, each once', () => {
    expect(sentences('a card is trashed', 'Now Ann: a card')).toBe('a card is trashed. Now Ann: a card.')
    expect(sentences('Taken back.', 'Over: Ann wins')).toBe('Taken back. Over: Ann wins.')
    expect(sentences('', 'Now?')).toBe('Now?')
  })

  it('of a change has an arrow', () => {
    const { html: told } = stepMarkup({ told: [], changed: ['trees, short: 2 -> 1'], clauses: [] }, () => '')
    expect(told).toContain('trees, short: 2 → 1')
  })

  it('is not how many are refused where none is', () => {
    const words = (refused: number) => whyForm({ refused, refusing: [] }, undefined, () => '').html
    expect(words(2)).toContain('2 refused')
    expect(words(0)).not.toContain('refused')
  })
})

describe('an example', () => {
  const example = {
    id: 'a/b',
    name: 'A climb',
    note: 'It is late.',
    choices: [],
    says: [],
    verdict: [],
    named: [],
    others: [],
    clauses: [],
  }
  const shown = (told: 'all' | 'note' | 'nothing', more = {}) =>
    exampleMarkup({ ...example, ...more }, () => '', told)?.html

  it('is told with its name and its note, unless they stand beside it', () => {
    expect(shown('all')).toBe('<div class="rw-shows"><p><strong>A climb</strong> It is late.</p></div>')
    expect(shown('note')).toBe('<div class="rw-shows"><p>It is late.</p></div>')
    expect(shown('nothing')).toBeUndefined()
  })
  it('shows clauses where it has some', () => {
    const clauses = [{ section: '1', title: 'Turns', clauses: [{ id: 'turns.order', text: 'In turns.' }] }]
    expect(shown('nothing', { clauses })).toContain('data-by="Shows"')
    expect(shown('all')).not.toContain('Shows')
  })
})
