/** The printed texts of cards and Events, beside the options that name them. */
import { describe, expect, it } from 'vitest'
import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import { landAndFreedom } from '../../machines/land-and-freedom/book.js'
import type { Book, Sketch } from '../../src/core/kernel/book/book.js'
import { sightOf } from '../../src/core/kernel/seats/secrets.js'
import { createEngine } from '../../src/site/browser/engine/engine.js'
import { printedTexts } from '../../src/site/browser/engine/printed-texts.js'
import type { PositionView, StartRequest } from '../../src/site/browser/engine/protocol.js'
import { cardTextMarkup, optionsMarkup } from '../../src/site/browser/views/options-view.js'
import { html } from '../../src/site/draw/html-template.js'
import { book as orchard } from '../kernel/orchard.js'
import { told } from './orchard-shelf.js'

const CARDS: Sketch = {
  title: 'Cards in sight',
  columns: ['', 'strength', 'Event'],
  rows: [
    ['Card 1', 3, 'pick a fruit'],
    ['Card 2', 1, ''],
    ['Card 12', 2, 'climb'],
  ],
  isPrinted: true,
}
const WEATHER: Sketch = {
  title: 'Weather card: Storm',
  columns: ['', ''],
  rows: [['harm', 'a fruit falls']],
  isPrinted: true,
}
const EVENTS: Sketch = {
  title: 'Events on the table',
  columns: ['', ''],
  rows: [['card 7, dark', 'a branch breaks']],
}
const COUNTED: Sketch = { title: 'Baskets', columns: ['', ''], rows: [['Ann', 3]] }

const print = printedTexts(
  { ...orchard, sketch: () => [CARDS, WEATHER, EVENTS, COUNTED] },
  sightOf(orchard),
  orchard.empty,
  'Ann',
)

describe('what is printed', () => {
  it('is told of the card that an option names, and of no other', () => {
    expect(print.on({ type: 'choose', card: 'Card 1' } as never)).toBe('Strength: 3. Event: pick a fruit.')
    expect(print.on({ type: 'choose', card: 'Card 2' } as never)).toBe('Strength: 1.')
    expect(print.on({ type: 'choose', card: 'Card' } as never)).toBeUndefined()
    expect(print.on({ type: 'meet', weather: 'Storm' } as never)).toBe('Harm: a fruit falls.')
  })

  it('is told of the card that a decision is about, whatever stands behind its name', () => {
    expect(print.beside('Card 1, strength 3', []).map(({ name }) => name)).toEqual(['Card 1'])
    expect(print.beside('Card 12', [])).toEqual([{ name: 'Card 12', says: 'Strength: 2. Event: climb.' }])
    expect(print.beside(undefined, [])).toEqual([])
  })

  it('is told of texts where an option stands for them, and of nothing that is counted', () => {
    const beside = (action: string) => print.beside(undefined, [{ type: 'take', action } as never])
    expect(beside('Event')).toEqual([{ name: 'card 7, dark', says: 'a branch breaks' }])
    expect(beside('Command')).toEqual([])
    expect(beside('Basket')).toEqual([])
  })

  it('stands beside its option, and describes it to those who hear the page', () => {
    const options = [{ option: { type: 'play' }, text: 'play', places: [], declines: false, printed: 'Climb a tree.' }]
    const shown = optionsMarkup([{ text: 'play', seat: 'Ann', options }], 'offer', undefined, () => html``).html
    const [, id] = /aria-describedby="([^"]+)"/.exec(shown) ?? []
    expect(shown).toContain(`id="${id}">Climb a tree.`)
    expect(cardTextMarkup([])).toBeUndefined()
    expect(cardTextMarkup([{ name: 'card 7', says: 'a <b>' }])?.html).toContain('<dt>Card 7</dt><dd>a &lt;b&gt;</dd>')
  })
})

describe('in a book', () => {
  const begun = (book: unknown, from: StartRequest, more: object = {}): Promise<PositionView> => {
    const engine = createEngine({ book: async () => book as Book, examples: () => ({}) as never })
    return told('begin', { book: 'any', from, ...more }, engine)
  }

  it('every card that a Faction can choose has its text beside it, in a trial and in a game', async () => {
    const engine = createEngine({ book: async () => landAndFreedom as unknown as Book, examples: () => ({}) as never })
    const start = await begun(landAndFreedom, {})
    const { standing } = await told(
      'goOn',
      {
        book: 'any',
        position: start.position,
        sitters: { Anarchists: 'you', Communists: 'random', Moderates: 'random' },
        seed: 1,
        made: 0,
      },
      engine,
    )
    for (const seat of [undefined, 'Anarchists']) {
      const { due } = await told(
        'at',
        { book: 'any', position: standing.position, ...(seat !== undefined && { seat }) },
        engine,
      )
      const cards = due?.offered.flatMap(({ options }) => options) ?? []
      expect(cards.length).toBeGreaterThan(3)
      expect(cards.filter(({ printed }) => !/Strength: \d.*Event: /.test(printed ?? ''))).toEqual([])
    }
  })

  it('the Event has its texts where it can be taken', async () => {
    const { due } = await begun(allBridgesBurning, { base: 'setup', procedure: 'event card' })
    expect(due?.offered.some(({ text }) => text.includes('Event'))).toBe(true)
    expect(due?.printed.length).toBeGreaterThan(0)
    expect(due?.printed.every(({ name, says }) => name.startsWith('card ') && says.length > 10)).toBe(true)
  })
})
