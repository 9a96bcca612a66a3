import { describe, expect, it } from 'vitest'
import { standardComponents, withAids } from '#spec/all-bridges-burning/components/components'
import type { Game } from '#spec/all-bridges-burning/game'
import { withoutResources } from '#spec/all-bridges-burning/starting-position'
import { CAPABILITIES, type Capability, FACTIONS, type Faction, type Place } from '#spec/all-bridges-burning/vocabulary'
import { assemble } from '../../machines/all-bridges-burning/assemble.js'
import type { Option } from '../../src/core/kernel/offers/option.js'
import { topOf } from '../../src/core/kernel/plays/list-options.js'
import { type Rules, rulesOf } from '../../src/core/kernel/plays/rules.js'
import { type Does, type Facts, isHigher, type Kind, optionOf, rolls, USUAL } from './non-players-options-oracle.js'

/** Cards on which every Faction has its symbol, or its Pass symbol; on the others none has. */
const SYMBOL = [6, 14, 15, 18]
const PASS_SYMBOL = [8, 14, 15]
const CURRENT = [6, 7, 14, 16, 15, 17, 18, 24]
const UPCOMING = [8, 9, 14, 16, 15, 17]
const KINDS: Readonly<Record<number, Kind>> = { 14: 'Capability', 16: 'Capability', 15: 'Trains', 17: 'Trains' }
const GAINED: Readonly<Record<number, Capability>> = { 14: 'Cannons', 16: 'Jaeger', 15: 'Trains', 17: 'Trains' }
const MARKED = ['none', 'its own'] as const

const book = assemble(
  withAids(standardComponents, {
    name: 'a symbol on every card, or on none',
    cards: [6, 7, 8, 9, 14, 15, 16, 17, 18].map((card) => ({
      card,
      event: SYMBOL.includes(card) ? FACTIONS : [],
      pass: PASS_SYMBOL.includes(card) ? FACTIONS : [],
      instructions: [],
      source: 'stand-in',
    })),
  }),
)
const rules: Rules<Game> = rulesOf(book, { trace: false })

/** The meaning of each box of the standard track, row by row, from left to right. */
const ROWS = [
  [
    ['top d', 'Limited Command'],
    ['top dark', 'Command'],
    ['top c', 'Limited Command'],
  ],
  [
    ['middle dark', 'Command'],
    ['middle c', 'Event'],
    ['middle d', 'Limited Command'],
  ],
  [
    ['bottom d', 'Event'],
    ['bottom dark', 'Command'],
    ['bottom c', 'Limited Command'],
  ],
] as const

type Others = readonly [Place, Place]

/** The possible places of the other two when the turn of a Faction comes. Their identity makes no difference. */
const arrangements: readonly Others[] = [
  ['2nd', '3rd'],
  ['2nd', 'Pass A'],
  ['2nd', 'Ineligible'],
  ['Pass A', 'Pass B'],
  ['Pass A', 'Ineligible'],
  ['Ineligible', '2nd'],
  ...ROWS.flatMap(([[first], [second], [third]]): readonly Others[] => [
    [first, '3rd'],
    ['3rd', first],
    [first, 'Pass A'],
    [first, 'Ineligible'],
    [first, second],
    [third, first],
  ]),
]

/** Lists the boxes still open by 2.2.3: the first box of any row, or the rest of the row that is fixed. */
function openAfter(others: Others): readonly string[] {
  const row = ROWS.find((boxes) => boxes.some(([box]) => others.includes(box)))
  const boxes = row === undefined ? ROWS.map(([first]) => first) : row.filter(([box]) => !others.includes(box))
  return boxes.map(([, action]) => action)
}

interface Case {
  readonly faction: Faction
  readonly others: Others
  readonly current: number
  readonly upcoming: number
  readonly marker: (typeof MARKED)[number]
  readonly phase: 1 | 2
  /** The number of Capabilities of the Faction. */
  readonly number: number
}

function factsOf({ faction, others, current, upcoming, marker }: Case): Facts {
  const open = openAfter(others)
  const isEventOpen = open.includes('Event') && current !== 24
  return {
    faction,
    marker,
    passSymbol: PASS_SYMBOL.includes(upcoming),
    symbol: SYMBOL.includes(current),
    current: KINDS[current] ?? 'other',
    upcoming: KINDS[upcoming] ?? 'other',
    event: !isEventOpen ? 'closed' : current === 18 ? 'without effect' : 'open',
    nextHasEffect: true,
    anotherPassed: others.some((place) => place.startsWith('Pass')),
    last: !others.some((place) => place === '2nd' || place === '3rd'),
    full: open.includes('Command'),
    limited: open.includes('Limited Command'),
    found: true,
  }
}

function gameOf({ faction, others, current, upcoming, marker, phase, number }: Case): Game {
  const [one, two] = FACTIONS.filter((other) => other !== faction)
  const base = (book.bases?.setup ?? book.empty) as Game
  const whose = marker === 'its own' ? faction : marker === 'none' ? undefined : one
  const markers = CAPABILITIES.filter((name) => name !== GAINED[current]).slice(0, number)
  const cylinders = { ...base.cylinders, [faction]: '1st', [String(one)]: others[0], [String(two)]: others[1] }
  return withoutResources({
    ...base,
    phase,
    cubes: { red: 0, white: 0 },
    cards: { ...base.cards, current, upcoming },
    cylinders,
    capabilityBox: faction === 'moderates' ? base.capabilityBox : { ...base.capabilityBox, [faction]: markers },
    nonPlayers: {
      ...base.nonPlayers,
      factions: FACTIONS,
      toPlay: { ...base.nonPlayers.toPlay, ...(whose && { [whose]: current }) },
    },
  })
}

const roll = (face: number): Option & { readonly face: number } => ({ type: 'roll', face })

/** Finds the decision of the chart, after a die roll if there is one. */
function byChart(game: Game, faction: Faction, upcoming: number): (die: number) => Does {
  const begun = rules.begin(game, 'non-player deliberation', { faction }).position
  const due = rules.decide(begun)
  const isRolling = !due.over && due.asks === 'the die for a Capability Event'
  return (die) => {
    const position = isRolling ? rules.choose(begun, roll(die)).position : begun
    const { intends, toPlay } = position.game.nonPlayers
    if (position.stack.length > 0) return (topOf(position).data as { action: Does }).action
    if (intends === 'Event') return intends
    return toPlay[faction] === upcoming ? 'Pass, marked' : 'Pass'
  }
}

/** Every pair of cards: none is both current and upcoming. */
const PAIRS = CURRENT.flatMap((current) =>
  UPCOMING.filter((upcoming) => upcoming !== current).map((upcoming) => ({ current, upcoming })),
)

/** Every place of the cylinders with every marker. */
const placesOf = (faction: Faction): readonly Case[] =>
  arrangements.flatMap((others) =>
    PAIRS.flatMap((pair) =>
      MARKED.map((marker) => ({ ...pair, faction, others, marker, phase: 1 as const, number: 1 })),
    ),
  )

/** Every number of Capabilities in both Phases: with all boxes open, after a Pass, and with the Event taken. */
const numbersOf = (faction: Faction): readonly Case[] =>
  (
    [
      ['2nd', '3rd'],
      ['2nd', 'Pass A'],
      ['bottom d', '3rd'],
    ] as const
  ).flatMap((others) =>
    PAIRS.flatMap((pair) =>
      ([1, 2] as const).flatMap((phase) =>
        [0, 1, 2, 3].map((number) => ({ ...pair, faction, others, marker: 'none' as const, phase, number })),
      ),
    ),
  )

/** In how many cases the chart was asked, and in which it differs from the text. */
function compared(cases: readonly Case[]) {
  const wrong: string[] = []
  let count = 0
  for (const one of cases) {
    const { faction, number } = one
    const facts = factsOf(one)
    const settled = byChart(gameOf(one), faction, one.upcoming)
    for (const die of rolls(facts, USUAL) ? [1, 2, 3, 4, 5, 6] : [1]) {
      const text = optionOf(facts, USUAL, () => isHigher(faction, number, die, USUAL))
      const chart = settled(die)
      count += 1
      if (text !== chart) wrong.push(`${JSON.stringify(one)}, die ${die}: ${text}, not ${chart}`)
    }
  }
  return { wrong, count }
}

describe('8.1.4 nonPlayerOptions: the chart and the text', () => {
  it.each([
    ['reds', 5662],
    ['senate', 3777],
    ['moderates', 2112],
  ] as const)('agree for the %s on every card, marker and place of the cylinders', (faction, count) => {
    expect(compared(placesOf(faction))).toEqual({ wrong: [], count })
  })

  it.each([
    ['reds', 3216],
    ['senate', 1976],
  ] as const)('agree for the %s on every card, number of Capabilities and roll', (faction, count) => {
    expect(compared(numbersOf(faction))).toEqual({ wrong: [], count })
  })
})
