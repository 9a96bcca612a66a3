import { describe, expect, it } from 'vitest'
import { standardComponents, withEvents } from '#spec/all-bridges-burning/components/components'
import { standardEvents } from '#spec/all-bridges-burning/components/event-pack'
import type { Effect } from '#spec/all-bridges-burning/events/effects'
import { cardOf, EventPack, textsInWords } from '#spec/all-bridges-burning/events/pack'
import { effectsText, effectText } from '#spec/all-bridges-burning/events/text/effects'
import { startingGame } from '#spec/all-bridges-burning/starting-game'
import { assemble } from '../../machines/all-bridges-burning/assemble.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { decisionText, spoken } from '../../src/core/wording/option-text.js'
import { due } from '../kernel/tiny.js'

const here = 'here' as const
const said: readonly (readonly [Effect, string])[] = [
  [{ do: 'place', of: 'reds', piece: 'Cell' }, 'place 1 Cell of the Reds'],
  [
    { do: 'place', of: ['reds', 'moderates'], piece: ['Administration', 'Network'], count: 2, optional: true },
    'place up to 2 Administrations or Networks of the Reds or the Moderates',
  ],
  [
    { do: 'place', of: 'moderates', piece: 'Cell', status: 'Inactive', where: { in: ['Turku', 'Häme', 'Karelia'] } },
    'place 1 Underground Cell of the Moderates in Turku, Häme or Karelia',
  ],
  [
    { do: 'remove', of: 'senate', piece: 'Cell', count: 'all', optional: true, spaces: 3, by: 'senate' },
    'remove any number of Cells of the Senate, in at most 3 spaces, as the Senate decides',
  ],
  [
    {
      do: 'remove',
      of: 'reds',
      piece: 'Cell',
      where: { kind: 'Town', with: [{ of: 'senate', least: 2 }] },
      to: 'Prisoners',
    },
    'remove 1 Cell of the Reds in a Town with at least 2 pieces of the Senate, to Prisoners',
  ],
  [
    { do: 'replace', of: 'enemies', piece: 'Cell', count: 2, where: here, with: { of: 'executing', piece: 'Cell' } },
    'replace 2 Cells of enemies in that space, each with a Cell of the executing Faction',
  ],
  [
    { do: 'flip', of: 'senate', to: 'Active', count: 'all', spaces: 1 },
    'flip all Cells of the Senate to Active, all in one space',
  ],
  [
    { do: 'move', of: 'russia', piece: 'Troop', where: { kind: 'Province' }, to: { adjacentTo: 'origin' } },
    'move 1 Troop of Russia from a Province to a space adjacent to where the piece stands',
  ],
  [
    { do: 'between boxes', of: ['germany', 'russia'], from: 'Out of Play', to: 'Available', count: 2 },
    'put 2 Troops of Germany and Russia each from Out of Play into Available',
  ],
  [
    {
      do: 'shift',
      toward: 'either',
      count: 2,
      each: 1,
      where: { control: ['reds', 'nobody'], level: ['Neutral'], population: 1 },
    },
    'shift 2 levels toward Support or Opposition in spaces with a Population of 1 or more, Controlled by the Reds or nobody and at Neutral, at most 1 in each space',
  ],
  [{ do: 'shift Polarization', amount: -2 }, 'lower Polarization by 2'],
  [{ do: 'shift Vassalage', power: 'russia', amount: 1 }, 'raise the Vassalage of Russia by 1'],
  [{ do: 'gain Resources', of: ['reds', 'senate'], amount: 3 }, 'the Reds and the Senate gain 3 Resources each'],
  [{ do: 'lose Resources', of: 'executing', amount: 1 }, 'the executing Faction loses 1 Resource'],
  [
    { do: 'transfer Resources', from: 'moderates', to: 'executing', amount: 2 },
    'the Moderates give 2 Resources to the executing Faction',
  ],
  [{ do: 'place cube', color: 'white', count: 2 }, 'place 2 white cubes in the Political Display'],
  [
    { do: 'remove cube', color: 'any', by: 'reds' },
    'remove 1 cube of any color from the Political Display, as the Reds decide',
  ],
  [
    { do: 'place marker', marker: ['red Terror', 'News'], where: { without: [{ of: 'senate', status: 'Active' }] } },
    'place 1 marker (red Terror or News) in a space without an Active Cell of the Senate',
  ],
  [{ do: 'remove marker', marker: 'Personality' }, 'remove 1 marker (Personality)'],
  [
    { do: 'place Sabotage', where: { with: [{ of: 'reds' }] } },
    'place 1 Sabotage on borders of spaces with a piece of the Reds',
  ],
  [{ do: 'remove Sabotage', count: 'all', by: 'moderates' }, 'remove all Sabotage, as the Moderates decide'],
  [{ do: 'gain Capability', marker: 'Trains' }, 'gain the Capability Trains'],
  [
    {
      do: 'free Command',
      of: 'enemies',
      commands: ['Rally', 'March'],
      limited: true,
      where: { adjacentTo: ['Vaasa'] },
    },
    'an enemy must execute a free Limited Command (Rally or March) in a space adjacent to Vaasa',
  ],
  [
    { do: 'free Command', of: 'reds', commands: 'any', free: false, optional: true },
    'the Reds may execute a Command, and pay for it',
  ],
  [
    { do: 'free Special Activity', of: 'senate', activities: ['Prepare'] },
    'the Senate must carry out a free Special Activity (Prepare)',
  ],
  [{ do: 'trigger', what: 'Agitation of the Reds' }, 'bring about Agitation of the Reds'],
  [
    {
      do: 'choose',
      by: 'reds',
      from: [
        { text: 'a', effects: [] },
        { text: 'b', effects: [{ do: 'shift Polarization', amount: 1 }] },
      ],
    },
    'as the Reds decide, either do nothing, or raise Polarization by 1',
  ],
  [
    {
      do: 'in spaces',
      count: 2,
      optional: true,
      where: { kind: 'Town' },
      effects: [
        { do: 'shift', toward: 'Neutral', where: here },
        { do: 'remove marker', marker: 'News', where: here },
      ],
    },
    'in up to 2 Towns: shift 1 level toward Neutral in that space, then remove 1 marker (News) in that space',
  ],
]

describe('the words of an effect', () => {
  it.each(said)('%o', (effect, words) => {
    expect(effectText(effect)).toBe(words)
  })

  it('differ wherever two texts of the standard pack differ', () => {
    const texts = standardEvents.cards.flatMap((card) =>
      'effects' in card ? [card.effects] : [card.unshaded, card.shaded],
    )
    const kinds = new Set(texts.map((effects) => JSON.stringify(effects)))
    expect(new Set(texts.map(effectsText)).size).toBe(kinds.size)
  })
})

describe('5.2 a player', () => {
  const card = {
    card: 3,
    title: 'Mine',
    source: 'stand-in',
    unshaded: [{ do: 'shift Polarization', amount: 1 }],
    shaded: [],
  }
  const book = assemble(withEvents(standardComponents, EventPack.parse({ name: 'mine', cards: [card] })))
  const start = startingGame(standardComponents.deck)
  const game = { ...start, cards: { ...start.cards, current: 3, upcoming: 16 } }

  it('reads on the table what the texts of the cards do, also of a pack of his own', () => {
    expect(book.sketch?.(game).find(({ title }) => title === 'Events on the table')?.rows).toEqual([
      ['card 3, unshaded', 'raise Polarization by 1'],
      ['card 3, shaded', 'do nothing'],
      ['card 16', 'gain the Capability Jaeger'],
    ])
  })

  it('reads them beside the options when one is to be carried out', () => {
    const decision = due(rulesOf(book).decide(rulesOf(book).begin(game, 'event', { faction: 'reds' }).position))
    expect(decisionText(decision)).toBe('the text of the Event to carry out (Mine)')
    expect(decision.choices.map(spoken)).toEqual([
      'carry out the unshaded text: raise Polarization by 1',
      'carry out the shaded text: do nothing',
    ])
  })

  it('reads in each decision of a text what the text says', () => {
    const rules = rulesOf(assemble(standardComponents))
    const { position } = rules.begin({ ...game, cards: { ...game.cards, current: 2 } }, 'event', { faction: 'reds' })
    const decision = due(rules.decide(rules.choose(position, { type: 'carry out', text: 'shaded' } as never).position))
    expect(decisionText(decision)).toBe('a piece to remove (remove up to 2 Cells of the Senate)')
    expect(decision.choices.map(spoken)).toContain('remove an Inactive Cell of the Senate in Vaasa')
  })

  it('finds the words of every card among the facts of the components', () => {
    for (const card of standardEvents.cards)
      for (const [, words] of textsInWords(card))
        expect(
          standardComponents.facts.some(({ fact }) => fact.startsWith(`card ${card.card}: `) && fact.includes(words)),
        ).toBe(true)
    expect(cardOf(standardEvents, 24)).toBeUndefined()
  })
})
