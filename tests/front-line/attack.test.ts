import { beforeAll, describe, expect, it } from 'vitest'
import { resultIn } from '#spec/front-line/8.5-attack-result-table'
import { asPrinted } from '#spec/front-line/components/attack-results'
import { standardComponents } from '#spec/front-line/components/components'
import { emptyGame } from '#spec/front-line/empty-game'
import type { Game } from '#spec/front-line/game'
import { ofPlayer } from '#spec/front-line/supply'
import { KINDS, type Kind, type Square, STATUSES, type Status } from '#spec/front-line/vocabulary'
import { assemble } from '../../machines/front-line/assemble.js'
import { frontLine } from '../../machines/front-line/book.js'
import type { Position } from '../../src/core/kernel/plays/position.js'
import { type Rules, rulesOf } from '../../src/core/kernel/plays/rules.js'
import { range } from '../../src/core/kernel/tables/table-view.js'
import { withOnly } from './positions.js'

// What an Attack comes to, written down from pages 3, 4, 5 and 8 without the tables, against what is played.

const PRINTED = [
  ['Blitz', 'Blitz', 'Disrupt', 'Rout', 'Adv', 'Adv'],
  ['Blitz', 'Disrupt', 'Rout', 'Rout', 'Adv', 'Miss'],
  ['Disrupt', 'Disrupt', 'Rout', 'Rout', 'Miss', 'Miss'],
] as const
const YELLOW = ['Blitz', 'Blitz', 'Disrupt', 'Disrupt', 'Rout', 'Miss'] as const
const ICONS = ['', 'Capital', 'Industry', 'Soldier', 'Air Base', ''] as const
const LADDER = ['Blitz', 'Disrupt', 'Rout', 'Miss', 'reward'] as const
const RANGES: Readonly<Record<Kind, number>> = { Infantry: 1, Tank: 2, Artillery: 3 }

type Height = 1 | 2 | 3
interface Place {
  readonly from: Square
  readonly to: Square
  readonly range: number
  /** The heights of the attacker and of its target. */
  readonly heights: readonly [Height, Height]
  readonly city?: string
  /** True if a Rout leaves no choice there. */
  readonly low?: true
}

const PLACES: readonly Place[] = [
  { from: 'E4', to: 'F3', range: 1, heights: [1, 1] },
  { from: 'E3', to: 'E4', range: 1, heights: [3, 1] },
  { from: 'E4', to: 'E3', range: 1, heights: [1, 3] },
  { from: 'F2', to: 'E3', range: 1, heights: [2, 3] },
  { from: 'E3', to: 'F2', range: 1, heights: [3, 2] },
  { from: 'E5', to: 'D6', range: 1, heights: [2, 2] },
  { from: 'H2', to: 'I1', range: 1, heights: [1, 1], low: true },
  { from: 'F4', to: 'G3', range: 1, heights: [3, 1], low: true },
  { from: 'I3', to: 'J2', range: 1, heights: [1, 1], city: 'Industry' },
  { from: 'I5', to: 'J4', range: 1, heights: [1, 1], city: 'Capital' },
  { from: 'H5', to: 'I6', range: 1, heights: [3, 1], city: 'Air Base' },
  { from: 'E3', to: 'E5', range: 2, heights: [3, 2] },
  { from: 'D4', to: 'F2', range: 2, heights: [1, 2] },
  { from: 'E4', to: 'E6', range: 2, heights: [1, 1] },
  { from: 'H4', to: 'J2', range: 2, heights: [1, 1], city: 'Industry' },
  { from: 'E3', to: 'E6', range: 3, heights: [3, 1] },
  { from: 'E6', to: 'E3', range: 3, heights: [1, 3] },
  { from: 'E4', to: 'H4', range: 3, heights: [1, 1] },
]

interface Case {
  readonly place: Place
  readonly attacker: Kind
  readonly target: Kind
  readonly status: Status
  readonly rallied: boolean
  readonly white: number
  /** 0 where it is not rolled. */
  readonly yellow: number
  readonly picked: 'white' | 'yellow' | 'none'
}

/** The result of the dice, and the face beside which its icon stands. */
function looked({ place, attacker, white, yellow, picked }: Case) {
  const { range: away, heights } = place
  const column = heights[0] < heights[1] && attacker !== 'Artillery' ? away + 1 : away
  const first = PRINTED[column - 1]?.[white - 1] ?? 'Miss'
  const second = { result: YELLOW[yellow - 1] ?? 'Miss', face: yellow }
  if (yellow > 0 && (first === 'Adv' || picked === 'yellow')) return second
  return { result: first === 'Adv' ? 'Miss' : first, face: white }
}

/** Computes the expected result of the target. */
function expected(of: Case): string {
  const { place, target, status, rallied } = of
  const { result, face } = looked(of)
  const icon = ICONS[face - 1]
  const dugIn = icon === 'Soldier' && target === 'Infantry' && place.heights[1] > 1
  const final = icon === place.city || dugIn ? 'Miss' : result
  const lessened = rallied ? (LADDER[LADDER.indexOf(final) + 1] ?? 'reward') : final
  if (status === 'disrupted') return ['Disrupt', 'Rout'].includes(lessened) ? 'Blitz' : lessened
  return lessened === 'Rout' && place.low ? 'Disrupt' : lessened
}

function* cases(): Generator<Case> {
  for (const place of PLACES)
    for (const attacker of KINDS.filter((kind) => RANGES[kind] >= place.range))
      for (const target of ['Infantry', 'Tank'] as const)
        for (const status of STATUSES)
          for (const rallied of [false, true]) {
            const above = place.heights[0] > place.heights[1]
            const picks = above && attacker === 'Tank' ? (['white', 'yellow'] as const) : (['none'] as const)
            for (const white of range(1, 6))
              for (const yellow of above ? range(1, 6) : [0])
                for (const picked of picks) yield { place, attacker, target, status, rallied, white, yellow, picked }
          }
}

const ready = ofPlayer(emptyGame, 'Green', { leadership: 'Available' })

/** Plays an Attack as far as the dice decide, and a little further where nothing is to be chosen. */
function played(rules: Rules<Game>, of: Case): Position<Game> {
  const { place, attacker, target, status, rallied, white, yellow, picked } = of
  const game = withOnly(ready, {
    [place.from]: `Red ${attacker}`,
    [place.to]: status === 'active' ? `Green ${target}` : `Green ${target} disrupted`,
  })
  const args = { player: 'Red', unit: place.from, by: 'supply', target: 'any' }
  const choices = [
    { type: 'target', square: place.to },
    { type: rallied ? 'rally' : 'no Rally' },
    { type: 'roll', die: 'white', face: white },
    ...(yellow > 0 ? [{ type: 'roll', die: 'yellow', face: yellow }] : []),
    ...(picked === 'none' ? [] : [{ type: 'use', die: picked }]),
  ]
  return choices.reduce(
    (position, choice) => rules.choose(position, choice).position,
    rules.begin(game, 'Attack', args).position,
  )
}

/** Reads the result from the board, or from the decision. */
function seen(rules: Rules<Game>, { place, target, status }: Case, position: Position<Game>): string {
  const decision = rules.decide(position)
  const asked = decision.over ? 'nothing' : decision.asks
  if (asked === 'Retreat or Hold') return 'Rout'
  if (asked === 'the reward of the Rally') return 'reward'
  const now = position.game.squares[place.to]
  if (!now.startsWith(`Green ${target}`)) return 'Blitz'
  const after = now.endsWith('disrupted') ? 'disrupted' : 'active'
  if (after === status) return 'Miss'
  return after === 'disrupted' ? 'Disrupt' : 'reward'
}

describe('page 8, para 5 attackResultTable: the Attack Result Table', () => {
  it('is what is printed, cell by cell', () => {
    for (const [index, column] of (['Range 1', 'Range 2', 'Range 3'] as const).entries())
      for (const roll of range(1, 6)) expect(resultIn.ask({ column, roll })).toBe(PRINTED[index]?.[roll - 1])
  })
})

describe('page 3, para 2 attack: what an Attack comes to', () => {
  const rules = rulesOf(frontLine, { trace: false })
  const plays: { readonly of: Case; readonly position: Position<Game> }[] = []
  beforeAll(() => {
    for (const of of cases()) plays.push({ of, position: played(rules, of) })
  })

  it('is what the pages say, for every place, unit, die and Rally', () => {
    for (const { of, position } of plays) {
      const found = seen(rules, of, position)
      if (found !== expected(of)) expect({ ...of, found }).toEqual({ ...of, found: expected(of) })
    }
    expect(plays.length).toBe(7152)
    expect(new Set(plays.map(({ of }) => expected(of)))).toEqual(new Set(LADDER))
  })

  it('gives the Edge to the defender after a white 1, to the attacker after a white 6, and else to nobody', () => {
    for (const { of, position } of plays)
      expect(position.game.edge.holder).toBe(of.white === 1 ? 'Green' : of.white === 6 ? 'Red' : 'nobody')
  })

  it('leaves no target in its square that was Blitzed, and takes the attacker into a city next to it', () => {
    for (const { of, position } of plays.filter((play) => expected(play.of) === 'Blitz')) {
      const enters = of.place.city !== undefined && of.place.range === 1
      expect(position.game.squares[of.place.to]).toBe(enters ? `Red ${of.attacker}` : 'empty')
    }
  })

  it('follows a chart with another yellow column', () => {
    const { 'at a three': chart } = standardComponents.results
    const worse = { ...chart, advantage: ['Miss', 'Miss', 'Miss', 'Miss', 'Miss', 'Miss'] as const }
    const other = rulesOf(assemble({ ...standardComponents, results: asPrinted(worse) }), { trace: false })
    const of: Case = {
      place: { from: 'E3', to: 'E4', range: 1, heights: [3, 1] },
      attacker: 'Infantry',
      target: 'Tank',
      status: 'active',
      rallied: false,
      white: 6,
      yellow: 1,
      picked: 'none',
    }
    expect(seen(rules, of, played(rules, of))).toBe('Blitz')
    expect(seen(other, of, played(other, of))).toBe('Miss')
  })
})
