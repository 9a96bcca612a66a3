import { describe, expect, it } from 'vitest'
import { russianCivilWar as book } from '../../machines/russian-civil-war/book.js'
import { standardBaseGame } from '../../spec/russian-civil-war/components/base-game.js'
import { standardComponents } from '../../spec/russian-civil-war/components/components.js'
import { adjacentTo } from '../../spec/russian-civil-war/components/map.js'
import { SOVIET_IPCS } from '../../spec/russian-civil-war/revolution.js'
import {
  INNER_RUSSIA,
  LEFT_BY_ALLIES,
  LEFT_BY_CENTRAL_POWERS,
  OUTER_RUSSIA,
  POWERS,
} from '../../spec/russian-civil-war/vocabulary.js'
import { rulesOf } from '../../src/kernel/rules.js'

const { map, facts } = standardComponents

describe('what the text fixes', () => {
  it('treaty: Outer Russia has six parts and Inner Russia four', () => {
    expect(OUTER_RUSSIA.toSorted()).toEqual(['Belarus', 'Finland', 'Livonia', 'Poland', 'Sevastopol', 'Ukraine'])
    expect(INNER_RUSSIA.toSorted()).toEqual(['Karelia', 'Kazakhstan', 'Moscow', 'Tatarstan'])
  })

  it('alliesLeave.all, centralLeave.all: step 1 names three territories and step 2 four', () => {
    expect(LEFT_BY_ALLIES.toSorted()).toEqual(['Karelia', 'Kazakhstan', 'Moscow'])
    expect(LEFT_BY_CENTRAL_POWERS.toSorted()).toEqual(['Karelia', 'Kazakhstan', 'Moscow', 'Tatarstan'])
  })

  it('sovietMarkers.chart: the three marked territories of the published map are worth the printed 9 IPCs', () => {
    expect(SOVIET_IPCS).toBe(9)
    expect(LEFT_BY_ALLIES.reduce((sum, name) => sum + map.worth[name], 0)).toBe(9)
    expect(map.worth.Tatarstan).toBeGreaterThan(0)
  })

  it('republic.turnPlace: the round goes from Austria-Hungary to the Soviets, who follow the USA; Germany follows Russia', () => {
    expect(POWERS.slice(-2)).toEqual(['USA', 'Soviet Russia'])
    expect(POWERS[0]).toBe('Austria-Hungary')
    expect(POWERS[POWERS.indexOf('Russia') + 1]).toBe('Germany')
  })
})

describe('the components', () => {
  it('name a source and a reason for every fact', () => {
    expect(facts.length).toBeGreaterThan(60)
    for (const { fact, because } of facts) expect(because.length, fact).toBeGreaterThan(8)
  })

  it('make adjacency go both ways', () => {
    for (const [one, other] of map.borders) {
      expect(adjacentTo(map, one)).toContain(other)
      expect(adjacentTo(map, other)).toContain(one)
    }
  })

  it('can be replaced: with harder conditions the same board brings no Revolution', () => {
    const harder = { ...standardBaseGame, revolution: { adjacentToMoscow: 4, elsewhere: 1 } }
    const over = book.components?.['game-itself']?.over(harder)
    if (!over?.ok) throw new Error('the component cannot be replaced')
    const met = book.bases?.['conditions met'] ?? book.empty
    const turn = (of: typeof book) => rulesOf(of).begin(met, 'turn', { power: 'Russia' }).position
    expect(turn(over.value).outcome).toBe('with its phases')
    expect(turn(book).outcome).toBeUndefined()
    expect(over.value.facts.some(({ because }) => because === 'given by the user')).toBe(true)
  })

  it('are refused with the field that is wrong', () => {
    const over = book.components?.['game-itself']?.over({ ...standardBaseGame, mineSinks: 7 })
    expect(over).toMatchObject({ ok: false, problems: [{ path: ['mineSinks'] }] })
  })
})

describe('the sketch and the results', () => {
  it('show who controls what, and who plays the Soviets', () => {
    const [lands, , , war] = book.sketch?.(book.bases?.['Soviets in power'] ?? book.empty) ?? []
    expect(lands?.rows.find(([name]) => name === 'Moscow')).toEqual([
      'Moscow',
      6,
      'Soviet Russia',
      'Soviet Russia: 3 infantry, 1 artillery',
      '',
    ])
    expect(war?.rows).toContainEqual(['the Soviets are played by', 'Germany'])
  })

  it('tell the winner and the capitals', () => {
    const outcome = { winner: 'Allies', round: 5, capitals: { Allies: 2, 'Central Powers': 0 } }
    expect(book.results?.(outcome)).toEqual({ winner: 'Allies', margins: { Allies: 2, 'Central Powers': 0 } })
  })
})
