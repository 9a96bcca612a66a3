import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { standardComponents, withEvents } from '#spec/all-bridges-burning/components/components'
import { standardDeck } from '#spec/all-bridges-burning/components/deck'
import { standardEvents } from '#spec/all-bridges-burning/components/event-pack'
import { parsePack } from '#spec/all-bridges-burning/events/check'
import type { Effect } from '#spec/all-bridges-burning/events/effects'
import { TRIGGERS } from '#spec/all-bridges-burning/events/grant-effects'
import { MARKERS } from '#spec/all-bridges-burning/events/marker-effects'
import { cardOf, EventPack, textsOf } from '#spec/all-bridges-burning/events/pack'
import { PROCEDURE_OF } from '#spec/all-bridges-burning/events/procedures'
import { books } from '../../machines/books.js'
import { componentSchema } from '../../src/cli/commands/export/schema/run.js'
import { parseSource } from '../../src/core/examples/format/parse-source.js'
import { packageRoot } from '../../src/core/home/package-root.js'
import { rulewright } from '../cli/call-rulewright.js'
import { folder } from '../examples/example-files.js'

const files = folder()
const guide = readFileSync(join(packageRoot, 'docs', 'event-packs.md'), 'utf8')
const [shown = ''] = [...guide.matchAll(/```yaml\n(.*?)```/gs)].map(([, text = '']) => text)

/** A card with one effect. */
const packWith = (effect: unknown, card: unknown = 1) => ({
  name: 'a pack',
  cards: [{ card, title: 'a card', source: 'stand-in', effects: [effect] }],
})

const problemsOf = (value: unknown): readonly string[] => {
  const read = parsePack(standardDeck, value)
  return read.ok ? [] : read.problems.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

const within = (effects: readonly Effect[]): readonly Effect[] =>
  effects.flatMap((effect) => {
    if (effect.do === 'in spaces') return [effect, ...within(effect.effects)]
    return effect.do === 'choose' ? [effect, ...effect.from.flatMap((one) => within(one.effects))] : [effect]
  })

describe('the standard pack of Events', () => {
  it('has every Event once, without a mistake', () => {
    expect(problemsOf(standardEvents)).toEqual([])
    const { events1917, events1918 } = standardDeck
    expect(standardEvents.cards.map(({ card }) => card)).toEqual([...events1917, ...events1918])
  })

  it('uses every kind of effect', () => {
    const effects = standardEvents.cards.flatMap(textsOf).flatMap(([, text]) => within(text))
    expect(new Set(effects.map((effect) => effect.do))).toEqual(new Set(Object.keys(PROCEDURE_OF)))
  })

  it('calls a card a stand-in whose text was not found', () => {
    for (const { card, title, source } of standardEvents.cards)
      expect(/stand-in/i.test(title), String(card)).toBe(source === 'stand-in')
  })

  it('tells the source of every card among the facts', () => {
    const facts = standardComponents.facts.filter(({ component }) => component === 'events')
    expect(facts).toHaveLength(42)
    expect(facts.filter(({ source }) => source === 'rulebook').map(({ fact }) => fact)).toEqual([
      'card 15: Trains (gain the Capability Trains)',
      'card 17: Trains (gain the Capability Trains)',
      'card 18: Mobilization in the Periphery (either bring about the Politics Phase, or do nothing)',
    ])
  })
})

describe('a pack of a user', () => {
  it('takes the place of the cards that it holds, and of no others', () => {
    const pack = EventPack.parse(packWith({ do: 'shift Polarization', amount: 1 }, 7))
    const { events, facts } = withEvents(standardComponents, pack)
    expect(cardOf(events, 7)?.title).toBe('a card')
    expect(cardOf(events, 8)).toBe(cardOf(standardEvents, 8))
    expect(facts.filter(({ component }) => component === 'events')).toHaveLength(42)
  })

  it.each([
    [packWith({ do: 'plce', of: 'reds' }), 'cards.0.effects.0.do: got "plce"; expected one of place, remove, replace'],
    [packWith({ do: 'place', of: 'red', piece: 'Cell' }), 'cards.0.effects.0.of: got "red"; expected one of reds'],
    [
      packWith({ do: 'place', of: 'reds', piece: 'Cell', toward: 'Support' }),
      'cards.0.effects.0.toward: "toward" is unknown here; expected one of do, by',
    ],
    [packWith({ do: 'shift Polarization', amount: 0 }), 'cards.0.effects.0.amount: expected a number other than 0'],
    [
      packWith({ do: 'trigger', what: 'Powers' }, 24),
      'cards.0.card: got 24, expected the number of an Event: 1 to 21 or 25 to 45',
    ],
    [
      { name: 'a pack', cards: [{ card: 1, title: 'a card', source: 'stand-in', unshaded: [] }] },
      'cards.0.shaded: is missing; expected a list',
    ],
    [
      {
        name: 'a pack',
        cards: [
          ...packWith({ do: 'trigger', what: 'Powers' }).cards,
          ...packWith({ do: 'trigger', what: 'Powers' }).cards,
        ],
      },
      'cards.1.card: card 1 is there twice, first as cards[0]',
    ],
    [
      packWith({ do: 'place', of: 'senate', piece: 'Administration' }),
      'cards.0.effects.0.of: "senate" has no Administration',
    ],
    [
      packWith({ do: 'flip', of: 'reds', to: 'Active', where: 'here' }),
      'cards.0.effects.0.where: "here" has a meaning within "in spaces" only',
    ],
    [
      packWith({ do: 'flip', of: 'reds', to: 'Active', where: { adjacentTo: 'origin' } }),
      'cards.0.effects.0.where.adjacentTo: "origin" has a meaning as the goal of a move only',
    ],
    [
      packWith({ do: 'shift', toward: 'either', count: 'all' }),
      'cards.0.effects.0.count: expected a number: "all" would have no end here',
    ],
    [
      packWith({ do: 'replace', of: 'reds', piece: 'Cell', count: 'all', with: { of: 'reds', piece: 'Cell' } }),
      'cards.0.effects.0.count: expected a number',
    ],
    [
      packWith({ do: 'replace', of: 'reds', piece: 'Cell', with: { of: 'germany', piece: 'Cell' } }),
      'cards.0.effects.0.with.of: "germany" has no Cell',
    ],
    [
      packWith({ do: 'remove', of: 'reds', piece: 'Administration', to: 'Prisoners' }),
      'cards.0.effects.0.to: only Cells become Prisoners',
    ],
    [
      packWith({ do: 'remove', of: 'reds', piece: 'Cell', to: 'Out of Play' }),
      'cards.0.effects.0.to: only Troops are removed to Out of Play',
    ],
    [
      packWith({ do: 'between boxes', of: 'germany', from: 'Available', to: 'Available' }),
      'cards.0.effects.0.to: expected another box',
    ],
    [
      packWith({ do: 'between boxes', of: 'russia', from: 'Prisoners', to: 'Available' }),
      'cards.0.effects.0.of: the Prisoners box holds',
    ],
    [
      packWith({ do: 'between boxes', of: 'senate', from: 'Available', to: 'Out of Play' }),
      'cards.0.effects.0.to: only Troops of Powers',
    ],
    [
      packWith({ do: 'gain Resources', of: 'germany', amount: 1 }),
      'cards.0.effects.0.of: "germany" is a Power; expected a Faction',
    ],
    [
      packWith({
        do: 'choose',
        from: [
          { text: 'one', effects: [{ do: 'remove', of: 'reds', piece: 'Cell', where: 'here' }] },
          { text: 'two', effects: [] },
        ],
      }),
      'cards.0.effects.0.from.0.effects.0.where: "here" has',
    ],
  ])('is told what is wrong with it, %#', (pack, problem) => {
    expect(problemsOf(pack)).toEqual([expect.stringContaining(problem)])
  })

  it('is described by the committed JSON Schema, which is what the program prints', async () => {
    const committed = readFileSync(join(packageRoot, 'spec', 'event-pack.schema.json'), 'utf8')
    const { out } = await rulewright(['schema', 'events'], { books })
    expect(JSON.parse(committed)).toEqual(JSON.parse(out))
    expect(JSON.parse(committed)).toMatchObject(JSON.parse(JSON.stringify(componentSchema(EventPack))))
  })
})

const EXAMPLE = `
book: all-bridges-burning
name: the card of the pack
cites: [dualUse.select, executingEvents.literally]
given: { from: setup, procedure: event, args: { faction: reds }, game: { cards: { current: 3 } } }
when:
  - { seat: reds, type: carry out, text: unshaded }
  - { seat: reds, type: place, space: Vaasa, of: senate }
then:
  game: { polarization: 4, spaces: { Vaasa: { cells: { senate: { inactive: 2 } } } } }
`

describe('docs/event-packs.md', () => {
  it('shows a pack without a mistake, with every kind of card', () => {
    const source = parseSource('shown.yaml', shown)
    expect(source.ok && problemsOf(source.value.value)).toEqual([])
  })

  it('names every kind of effect, every marker and every phase', () => {
    for (const word of [...Object.keys(PROCEDURE_OF), ...MARKERS, ...TRIGGERS]) expect(guide).toContain(`\`${word}\``)
  })

  it('shows a pack that runs, and a mistake as it is told', async () => {
    const example = files.write('card.yaml', EXAMPLE)
    const run = (pack: string) =>
      rulewright(['explain', example, '--component', `events=${pack}`, '--brief'], { books })
    expect(await run(files.write('pack.yaml', shown))).toMatchObject({ code: 0, err: '' })
    const wrong = await run(files.write('my-events.yaml', shown.replace('piece: Cell', 'piece: Cells')))
    expect(wrong).toMatchObject({ code: 2, out: '' })
    const told = /my-events\.yaml:\d+:\d+: (.*)\n```/.exec(guide)?.[1]
    expect(wrong.err).toContain(`${told}\n`)
  })
})

describe('--component', () => {
  it.each([
    ['events', 'expected a name and a file'],
    ['event=x.yaml', 'no book has a component "event"'],
    ['events=nowhere.yaml', 'nowhere.yaml: there is no such file'],
  ])('%s is refused: %s', async (component, message) => {
    const called = await rulewright(['books', '--component', component], { books })
    expect(called).toMatchObject({ code: 2, out: '' })
    expect(called.err).toContain(message)
  })
})
