import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cardSteps, commandStep } from '#spec/all-bridges-burning/8-non-players/8.1.4-last-steps'
import { eventKind } from '#spec/all-bridges-burning/8-non-players/8.1.4-markers'
import { eventSteps } from '#spec/all-bridges-burning/8-non-players/8.1.4-sequence-of-play'
import { recordedAs } from '#spec/all-bridges-burning/8-non-players/8.2-cards'
import { standardComponents } from '#spec/all-bridges-burning/components/components'
import { FACTIONS, type Faction } from '#spec/all-bridges-burning/vocabulary'
import { allBridgesBurning as book } from '../../machines/all-bridges-burning/book.js'
import { exampleFiles } from '../../src/core/examples/folder.js'
import { readExamples } from '../../src/core/examples/format/read-examples.js'
import { pickerFrom } from '../../src/core/explore/seat-strategies.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { product } from '../../src/core/kernel/tables/table-view.js'

const rules = rulesOf(book)
const folder = join(import.meta.dirname, '../../spec/all-bridges-burning/examples/non-players')
const among = (file: string) => basename(file).includes('sequence')

describe('8.1.4 nonPlayerOptions: the examples', () => {
  it('are many, and the verification runs them', () => {
    const read = exampleFiles(folder)
      .filter(among)
      .map((file) => readExamples(rules, file))
    expect(read.flatMap((file) => (file.ok ? [] : file.misread))).toEqual([])
    expect(read.flatMap((file) => (file.ok ? file.value : [])).length).toBeGreaterThan(30)
  })
})

describe('8.1.4 nonPlayerOptions: the die for a Capability', () => {
  it('is rolled by the Senate for no Trains, and by the Moderates for nothing', () => {
    for (const view of product(eventSteps.view)) {
      if (eventSteps.ask(view) !== 'die') continue
      expect(view.faction).not.toBe('moderates')
      if (view.faction === 'senate') expect([view.current, view.upcoming]).toContain('Capability')
    }
  })

  it('knows the Capabilities by what their Events bring, and #15 and #17 as Trains', () => {
    const kinds = [14, 15, 16, 17, 18].map((card) => eventKind(standardComponents.events, card))
    expect(kinds).toEqual(['Capability', 'Trains', 'Capability', 'Trains', 'other'])
    expect(eventKind(standardComponents.events, 'none')).toBe('other')
  })
})

describe('8.1.4 nonPlayerOptions: the order of the steps', () => {
  it('puts a marked Event before everything', () => {
    for (const view of product(eventSteps.view))
      if (view.marked && view.playable) expect(eventSteps.ask(view)).toBe('Event')
  })

  it('never has an Event played that cannot be', () => {
    for (const view of product(eventSteps.view)) if (!view.playable) expect(eventSteps.ask(view)).not.toBe('Event')
    for (const view of product(cardSteps.view)) if (!view.playable) expect(cardSteps.ask(view)).not.toBe('Event')
  })

  it('draws a card before the Event that is left, and Passes last', () => {
    for (const view of product(cardSteps.view)) {
      const step = cardSteps.ask(view)
      if (step === 'Pass') expect(view.command).toBe(false)
      if (view.command && !view.symbol) expect(step).toBe('card')
    }
  })

  it('gives a full Command to the last Eligible Faction alone', () => {
    for (const view of product(commandStep.view)) {
      expect(commandStep.ask(view) === 'Command').toBe(view.last && view.full)
      if (!view.last && view.limited) expect(commandStep.ask(view)).toBe('Limited Command')
    }
  })

  it('records as a Limited Command only a full Command in one space without a Special Activity', () => {
    for (const view of product(recordedAs.view))
      if (recordedAs.ask(view) === 'Limited Command') {
        expect(view).toMatchObject({ turn: 'Command', special: false, limited: true })
        expect(view.places).not.toBe('more')
      }
  })
})

/** Plays a random game from its setup on, and returns its events. */
function playAtRandom(factions: readonly Faction[], seed: number) {
  const pick = pickerFrom(seed)
  const game = { ...book.empty, nonPlayers: { ...book.empty.nonPlayers, factions } }
  let { position } = rules.begin(game, 'game', null)
  const turns: { readonly last: boolean; readonly took: string; readonly seat: string }[] = []
  const problems: string[] = []
  for (let number = 0; number < 5000; number += 1) {
    const due = rules.decide(position)
    if (due.over) return { over: true, turns, problems, position }
    const option = pick(due)
    if (due.advised && due.asks.startsWith('an action of the Sequence')) {
      const { cylinders } = position.game
      const last = FACTIONS.filter((faction) => /^(1st|2nd|3rd)$/.test(cylinders[faction])).length === 1
      const took = 'action' in option ? String(option.action) : 'Pass'
      turns.push({ last, took, seat: due.advised.seat })
    }
    ;({ position } = rules.choose(position, option))
    for (const { name, broken } of book.laws)
      problems.push(...broken(position.game).map((message) => `${name}: ${message}`))
  }
  return { over: false, turns, problems, position }
}

describe('8.1 a whole game with Non-players', () => {
  const seatings: readonly (readonly [string, readonly Faction[]])[] = [
    ['Non-players only', FACTIONS],
    ['the Reds alone', ['senate', 'moderates']],
    ['the Senate alone', ['reds', 'moderates']],
    ['the Moderates alone', ['reds', 'senate']],
    ['two players', ['moderates']],
  ]

  it.each(seatings)('of %s comes to its end and keeps the laws', (_, factions) => {
    const { over, turns, problems, position } = playAtRandom(factions, 7)
    expect(over).toBe(true)
    expect(problems).toEqual([])
    expect(position.game.nonPlayers).toMatchObject({ acting: 'nobody', card: 'none', intends: 'nothing' })
    expect(turns.length).toBeGreaterThan(10)
    expect(new Set(turns.map(({ seat }) => seat))).toEqual(new Set(factions))
    expect(turns.filter(({ last, took }) => took === 'Command' && !last)).toEqual([])
  })
})

describe('8.1.2 the bases of examples', () => {
  it('give Non-players no Resources, and players theirs', () => {
    const resources = (name: string) => book.bases?.[name]?.resources
    expect(resources('setup')).toEqual({ reds: 5, senate: 5, moderates: 5 })
    expect(resources('setup, all Non-players')).toEqual({ reds: 0, senate: 0, moderates: 0 })
    expect(resources('setup, the Moderates alone')).toEqual({ reds: 0, senate: 0, moderates: 5 })
  })
})
