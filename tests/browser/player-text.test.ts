/** The text of a page about refused or chosen options: in the words of players, each clause a link. */
import { describe, expect, it } from 'vitest'
import type { Option } from '../../src/core/kernel/offers/option.js'
import { optionsInText, refusedByLines } from '../../src/site/browser/engine/player-text.js'
import { exampleMarkup } from '../../src/site/browser/views/position-markup.js'
import { told } from './orchard-shelf.js'

const option = (fields: object) => ({ option: { type: 'place', ...fields } as Option })

describe('options in lines', () => {
  it('are told in words, also where one begins as another does', () => {
    const options = [option({ cells: 1 }), option({ cells: 10 }), option({ space: 'Old Town' })]
    expect(
      optionsInText(['place cells=10 is refused', '  place cells=1: no', 'place space="Old Town"'], options),
    ).toEqual(['place cells 10 is refused', '  place cells 1: no', 'place Old Town'])
  })

  it('are told as they were offered, whatever stands in that', () => {
    const climb = { option: { type: 'climb', tree: 'tall' } as Option, says: () => 'the $& tall tree' }
    expect(optionsInText(['Ann: climb tree=tall'], [climb])).toEqual(['Ann: climb the $& tall tree'])
  })

  it('are refused by nothing where they only come to nothing', () => {
    expect(refusedByLines(['it leads to no option', '  inside "a tree": 1 turns.bare'])).toEqual([
      'it leads to no option',
      '  inside "a tree": 1 turns.bare',
    ])
    expect(refusedByLines(['1 turns.bare', '  2 of 3: 1 turns.tall'])).toEqual([
      'refused by 1 turns.bare',
      '  2 of 3: 1 turns.tall',
    ])
  })
})

describe('an example in which something is refused', () => {
  it('tells it in words', async () => {
    const { verdict } = await told('example', { book: 'orchard', id: 'climbing/tall' })
    expect(verdict[0]).toMatch(/^climb tall is refused by 1 turns\.tall/)
  })

  it('links the clauses that refuse, whether it cites them or not', () => {
    const clause = (id: string) => ({ id, text: 'A rule.' })
    const named = [{ section: '1', title: 'Turns', clauses: [clause('turns.tall'), clause('turns.bare')] }]
    const shown = exampleMarkup(
      {
        id: 'a/b',
        name: 'A climb',
        choices: [],
        says: [],
        verdict: ['climb tall is refused by 1 turns.tall, 1 turns.bare'],
        named,
        clauses: [],
      },
      (section, id) => `${section}#${id}`,
      'nothing',
    )?.html
    expect(shown?.match(/<a [^>]*href="[^"]+"/g)?.length).toBe(2)
  })
})

describe('what a step did', () => {
  it('names what was chosen as it was offered', async () => {
    const from = { procedure: 'climb', args: { picker: 'Ann' }, game: { ladder: 'nobody' } as never }
    const { position } = await told('begin', { book: 'orchard', from })
    const chosen = { type: 'climb', tree: 'short' } as never
    const next = await told('choose', { book: 'orchard', position, option: chosen })
    expect(next.told[0]).toBe('Ann: climb short')
  })
})
