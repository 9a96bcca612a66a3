/** The start of a trial, and the order in which it shows the readings of the text. */
import { describe, expect, it } from 'vitest'
import { openFirstExample } from '../../src/site/browser/elements/start-attributes.js'
import type { ReadingChoice } from '../../src/site/browser/engine/protocol.js'
import { readingsMarkup } from '../../src/site/browser/views/position-markup.js'
import { html } from '../../src/site/draw/html-template.js'

describe('a trial of several examples', () => {
  const listed = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, name: id }))
  /** Lists the examples that are opened in turn to find one with a decision. */
  const opened = async (some: string, of = listed) => {
    const all: string[] = []
    await openFirstExample(of, async (id) => all.push(id) > 0 && some.includes(id))
    return all.join('')
  }

  it('begins with the first in which there is something to choose', async () => {
    expect(await opened('abc')).toBe('a')
    expect(await opened('c')).toBe('abc')
  })

  it('begins with the first of all where there is nothing to choose in any, or only in one far down', async () => {
    expect(await opened('')).toBe('abcda')
    expect(await opened('e')).toBe('abcda')
  })

  it('opens one that stands alone once, and none where there is none', async () => {
    expect(await opened('', listed.slice(0, 1))).toBe('a')
    expect(await opened('', [])).toBe('')
  })
})

describe('the readings in a trial', () => {
  const question = (name: string, matters: boolean): ReadingChoice => ({
    name,
    asks: `${name}?`,
    reading: 'no',
    usual: 'no',
    readings: [
      { name: 'no', says: 'No.' },
      { name: 'yes', says: 'Yes.' },
    ],
    matters,
  })
  const all = [question('rain', false), question('wind', true), question('sun', false), question('snow', true)]
  const shown = (own: string | null, questions = all) => {
    const { html: text } = readingsMarkup(questions, own, (title, content) => html`[${title}]${content()}`)
    return [...text.matchAll(/data-of="(\w+)"|\[(\d+ other questions)\]/g)].map(([, name, title]) => name ?? title)
  }

  it('stand so: the question that is tried, those that matter here, and folded away all others', () => {
    expect(shown('sun')).toEqual(['sun', 'wind', 'snow', '1 other questions', 'rain'])
    expect(shown('wind')).toEqual(['wind', 'snow', '2 other questions', 'rain', 'sun'])
    expect(shown(null)).toEqual(['wind', 'snow', '2 other questions', 'rain', 'sun'])
  })

  it('say so where none matters here', () => {
    const { html: text } = readingsMarkup([question('rain', false)], null, () => html``)
    expect(text).toContain('No other reading changes the options here.')
  })

  it('have the one as which it is read chosen, and the usual one marked', () => {
    const { html: text } = readingsMarkup([{ ...question('wind', true), reading: 'yes' }], null, () => html``)
    expect(text).toContain('<option value="no">No. (default)</option><option value="yes" selected>Yes.</option>')
  })
})
