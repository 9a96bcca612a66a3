import { describe, expect, it } from 'vitest'
import { type NonPlayerAidsFile, standardAids } from '#spec/all-bridges-burning/components/non-player-aids'
import { SYMBOLS } from '#spec/all-bridges-burning/components/non-player-aids/event-card-symbols'
import type { Game } from '#spec/all-bridges-burning/game'
import type { Faction, Space } from '#spec/all-bridges-burning/vocabulary'
import { allBridgesBurning as book } from '../../machines/all-bridges-burning/book.js'
import type { Option } from '../../src/core/kernel/offers/option.js'
import { type Decision, rulesOf } from '../../src/core/kernel/plays/rules.js'

const given = (parts: object) => ({ name: 'mine', ...parts })
const card5 = { card: 5, event: ['reds'], source: 'rulebook' }
const read = { source: 'rulebook' }

/** The book over what a file gives. */
function over(parts: object): typeof book {
  const made = book.components?.['non-players']?.over(given(parts) satisfies { name: string })
  if (!made?.ok) throw new Error(made?.problems.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '))
  return made.value
}

const begun = (of: typeof book, procedure: string, args: object | null, change: (game: Game) => Game) => {
  const rules = rulesOf(of)
  const { position } = rules.begin(change(of.bases?.setup ?? of.empty), procedure, args as never)
  const due = rules.decide(position)
  if (due.over) throw new Error('nothing is due')
  return due
}
const offered = ({ choices }: Decision): readonly Option[] => choices.map(({ option }) => option)
const played =
  (...factions: readonly Faction[]) =>
  (game: Game): Game => ({
    ...game,
    nonPlayers: { ...game.nonPlayers, factions },
  })
const effects = (executing: Faction, ...list: readonly object[]) => ({ executing, here: 'nowhere', effects: list })
const asked = (of: typeof book, executing: Faction, effect: object, change: Partial<Game> = {}) =>
  begun(of, 'event effects', effects(executing, effect), (game) => ({ ...played(executing)(game), ...change }))

const factsAbout = (of: typeof book, name: string) => of.facts.filter(({ component }) => component === name)

describe('what a user gives of the symbols and sheets for Non-players', () => {
  it('takes the place of our symbols: the Reds then play card 5', () => {
    const mine = over({ cards: [card5] })
    const change = (game: Game): Game => ({
      ...played('reds')(game),
      cards: { ...game.cards, current: 5, upcoming: 8 },
    })
    expect(begun(book, 'event card', null, change).asks).toBe('the Non-player card that is drawn')
    expect(begun(mine, 'event card', null, change).asks).toBe('an action of the Sequence of Play, or Pass')
    const facts = factsAbout(mine, SYMBOLS)
    expect(facts.find(({ fact }) => fact.startsWith('card 5:'))).toMatchObject({ source: 'rulebook' })
    expect(facts).toHaveLength((standardAids.cards satisfies NonPlayerAidsFile['cards'] & object).length)
  })

  it('names the text of one Event, and ours for the others stay', () => {
    const mine = over({ instructions: [{ card: 7, faction: 'reds', text: 'unshaded', ...read }] })
    const text = (current: number) =>
      offered(
        begun(mine, 'event', { faction: 'reds' }, (game) => ({
          ...played('reds')(game),
          cards: { ...game.cards, current },
        })),
      )
    expect(text(7)).toEqual([{ type: 'carry out', text: 'unshaded' }])
    expect(text(8)).toEqual([{ type: 'carry out', text: 'shaded' }])
  })

  const place = { do: 'place', of: 'senate', piece: 'Cell', where: { in: ['Turku', 'Viipuri', 'Häme'] } }
  const spacesOf = (due: Decision) => offered(due).map((option) => ('space' in option ? option.space : option.type))

  it('prefers spaces in an Event, and the general priorities decide among those', () => {
    const empty = book.bases?.setup ?? book.empty
    const bare = (name: Space) => ({ ...empty.spaces[name], cells: book.empty.spaces[name].cells, administrations: 0 })
    const spaces = { ...empty.spaces, Turku: bare('Turku'), Viipuri: bare('Viipuri'), Häme: bare('Häme') }
    const reds = { active: 1, inactive: 0 }
    const held = { ...spaces.Turku, cells: { ...spaces.Turku.cells, reds } }
    const change = { spaces: { ...spaces, Turku: held } }
    const prefer = { place: [{ prefer: 'spaces', where: { kind: 'Town' } }] }
    const mine = over({ instructions: [{ card: 'any', faction: 'senate', prefer, ...read }] })
    expect(new Set(spacesOf(asked(book, 'senate', place, change)))).toEqual(new Set(['Viipuri', 'Häme']))
    const due = asked(mine, 'senate', place, change)
    expect(spacesOf(due)).toEqual(['Viipuri'])
    expect(due.advised?.advice).toMatchObject({
      priority: 'Event Instructions: a piece to place',
      leansOn: ['Event Instructions', 'events'],
    })
  })

  it.each([
    [[{ prefer: 'most', of: 'Population' }], 'Helsinki'],
    [[{ prefer: 'least', of: 'Population' }], 'Oulun lääni'],
    [[{ prefer: 'spaces', where: { in: ['Viipuri'] } }], 'Viipuri'],
  ])('counts what is in spaces, %#', (preferences, space) => {
    const where = { in: ['Helsinki', 'Oulun lääni', 'Viipuri'] }
    const prefer = { spaces: preferences }
    const mine = over({ instructions: [{ card: 'any', faction: 'reds', prefer, ...read }] })
    expect(spacesOf(asked(mine, 'reds', { do: 'in spaces', where, effects: [] }))).toEqual([space])
  })

  it('prefers pieces, colors, markers, effects, and to do no more', () => {
    const mine = over({
      instructions: [
        {
          card: 'any',
          faction: 'reds',
          prefer: {
            cube: [{ prefer: 'colors', order: ['white'] }],
            remove: [{ prefer: 'pieces', of: 'moderates' }],
            'place marker': [{ prefer: 'markers', order: ['white Terror', 'red Terror'] }],
            effect: [{ prefer: 'effect', text: 'two' }],
            flip: [{ prefer: 'no more' }],
            shift: [{ prefer: 'shifts', toward: 'Support' }],
          },
          ...read,
        },
      ],
    })
    const cells = {
      ...book.empty.spaces.Turku.cells,
      moderates: { active: 1, inactive: 0 },
      senate: { active: 1, inactive: 0 },
    }
    const spaces = { ...book.empty.spaces, Turku: { ...book.empty.spaces.Turku, cells } }
    const where = { in: ['Turku'] }
    const ask = (effect: object) => offered(asked(mine, 'reds', effect, { spaces } as Partial<Game>))
    expect(ask({ do: 'place cube', color: 'any' })).toEqual([{ type: 'place cube', color: 'white' }])
    expect(ask({ do: 'remove', of: 'enemies', piece: 'Cell', where })).toMatchObject([{ of: 'moderates' }])
    expect(ask({ do: 'place marker', marker: ['red Terror', 'white Terror'], where })).toMatchObject([
      { marker: 'white Terror' },
    ])
    expect(
      ask({
        do: 'choose',
        from: [
          { text: 'one', effects: [] },
          { text: 'two', effects: [] },
        ],
      }),
    ).toMatchObject([{ text: 'two' }])
    expect(ask({ do: 'flip', of: 'senate', to: 'Inactive', optional: true, where })).toEqual([{ type: 'no more' }])
    expect(ask({ do: 'shift', toward: 'any', where })).toMatchObject([{ toward: 'Support' }])
  })

  it('orders the Agitation of the Moderates, and names the color of cubes and markers', () => {
    const mine = over({
      propaganda: [
        {
          faction: 'moderates',
          agitation: [{ use: 'cube', prefer: [{ prefer: 'most', of: 'Population' }] }, { use: 'Polarization' }],
          cube: ['white'],
          marker: ['red', 'white'],
          ...read,
        },
      ],
    })
    const there = (name: Space) => ({
      ...book.empty.spaces[name],
      cells: { ...book.empty.spaces[name].cells, moderates: { active: 1, inactive: 0 } },
    })
    const spaces = { ...book.empty.spaces, Turku: there('Turku'), Helsinki: there('Helsinki') }
    const rules = rulesOf(mine)
    const game = { ...played('moderates')(book.empty), spaces, polarization: 3 }
    let { position } = rules.begin(game, 'agitation', { faction: 'moderates' })
    const options = (): readonly Option[] => {
      const due = rules.decide(position)
      return due.over ? [] : offered(due)
    }
    expect(options()).toEqual([{ type: 'cube', space: 'Helsinki', color: 'white' }])
    position = rules.choose(position, options()[0] as Option).position
    expect(options()).toEqual([{ type: 'cube', space: 'Turku', color: 'white' }])

    const tied = begun(mine, 'politics phase', null, (before) => ({
      ...played('moderates')(before),
      cubes: { red: 1, white: 1 },
    }))
    const roll = rulesOf(mine)
    const begunAt = roll.begin({ ...game, cubes: { red: 1, white: 1 } }, 'politics phase', null).position
    const marking = roll.decide(roll.choose(begunAt, { type: 'roll', face: 1 } as Option).position)
    expect(tied.asks).toBe('the die against the cubes')
    expect(!marking.over && offered(marking)).toEqual([{ type: 'mark', color: 'red' }])
  })

  it('releases Prisoners in an order, and lowers Polarization', () => {
    const mine = over({
      propaganda: [
        { faction: 'senate', agitation: [{ use: 'Polarization' }], release: ['moderates', 'reds'], ...read },
      ],
    })
    const rules = rulesOf(mine)
    const game: Game = { ...played('senate')(book.empty), phase: 2, prisoners: { reds: 1, senate: 0, moderates: 1 } }
    const { position } = rules.begin(game, 'prisoners', null)
    const due = rules.decide(rules.choose(position, { type: 'stop' }).position)
    expect(!due.over && offered(due)).toEqual([{ type: 'release', of: 'moderates' }])
    const cells = { ...book.empty.spaces.Turku.cells, senate: { active: 1, inactive: 0 } }
    const spaces = { ...book.empty.spaces, Turku: { ...book.empty.spaces.Turku, cells } }
    const agitation = begun(mine, 'agitation', { faction: 'senate' }, (before) => ({
      ...played('senate')(before),
      spaces,
      polarization: 3,
    }))
    expect(agitation.advised?.advice.priority).toBe('Agitation of the senate: decrease Polarization')
  })

  it('puts a Capability where the sheet says, and names for whom the Moderates get one', () => {
    const mine = over({
      capabilities: [
        { owner: 'reds', prefer: [{ prefer: 'least', of: 'own Cells' }], ...read },
        { owner: 'reds', marker: 'Trains', prefer: [{ prefer: 'most', of: 'Population' }], ...read },
      ],
      onBehalf: { order: ['senate'], ...read },
    })
    const held = (name: Space, active: number) => ({
      ...book.empty.spaces[name],
      cells: { ...book.empty.spaces[name].cells, reds: { active, inactive: 0 } },
    })
    const spaces = { ...book.empty.spaces, Helsinki: held('Helsinki', 3), Häme: held('Häme', 1) }
    const change = { phase: 2, spaces } as Partial<Game>
    const put = (marker: string) => offered(asked(mine, 'reds', { do: 'gain Capability', marker }, change))
    expect(put('Cannons')).toEqual([{ type: 'put', space: 'Häme' }])
    expect(put('Trains')).toEqual([{ type: 'put', space: 'Helsinki' }])
    expect(offered(asked(mine, 'moderates', { do: 'gain Capability', marker: 'Cannons' }))).toEqual([
      { type: 'for', faction: 'senate' },
    ])
  })

  it('weighs random spaces, and gives a space one weight whatever there is to choose in it', () => {
    const mine = over({ randomSpaces: [{ space: 'Turku', weight: 6, ...read }] })
    const where = { in: ['Turku', 'Häme'] }
    const weights = (of: typeof book, effect: object) =>
      asked(of, 'reds', effect).choices.map(({ option, weight }) => [
        'space' in option ? option.space : option.type,
        weight,
      ])
    const select = { do: 'in spaces', where, effects: [] }
    expect(weights(book, select)).toEqual([
      ['Turku', 1],
      ['Häme', 1],
    ])
    expect(weights(mine, select)).toEqual([
      ['Turku', 6],
      ['Häme', 1],
    ])
    // What names no space weighs as much as a space on the average: 7 in 2.
    expect(weights(mine, { ...select, optional: true })).toEqual([
      ['Turku', 12],
      ['Häme', 2],
      ['no more', 7],
    ])
    const markers = { do: 'place marker', marker: ['red Terror', 'white Terror'], where: { in: ['Turku'] } }
    expect(weights(mine, markers).map(([, weight]) => weight)).toEqual([1, 1])
  })
})

describe('8.3.4 a random cube', () => {
  it('is drawn by cube, not by color', () => {
    const due = asked(book, 'senate', { do: 'remove cube', color: 'any' }, {
      cubes: { red: 3, white: 1 },
    } as Partial<Game>)
    expect(due.choices.map(({ option, weight }) => [option, weight])).toEqual([
      [{ type: 'remove cube', color: 'red' }, 3],
      [{ type: 'remove cube', color: 'white' }, 1],
    ])
  })
})
