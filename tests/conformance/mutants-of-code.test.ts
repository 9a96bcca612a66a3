/** Mutants of what stands beside the tables of toys: effects, the fields that offers find, conditions, and priorities. */
import { describe, expect, it } from 'vitest'
import { russianCivilWar } from '../../machines/russian-civil-war/book.js'
import { certain } from '../../src/core/kernel/book/book-defect.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { readingOf } from '../../src/core/kernel/sections/question.js'
import type { Case } from '../../src/lab/conformance/format/case.js'
import { isNoticedBy } from '../../src/lab/conformance/mutants/detect-mutants.js'
import { effectMutants } from '../../src/lab/conformance/mutants/effect-mutants.js'
import { furtherRuns } from '../../src/lab/conformance/mutants/extra-runs.js'
import { fieldMutants } from '../../src/lab/conformance/mutants/field-mutants.js'
import type { Mutant } from '../../src/lab/conformance/mutants/mutant.js'
import { priorityMutants } from '../../src/lab/conformance/mutants/priority-mutants.js'
import { transitionMutants } from '../../src/lab/conformance/mutants/transition-mutants.js'
import { plainGame } from '../../src/lab/conformance/vectors/game-cache.js'
import { climb, eatingScores, type Game } from '../kernel/orchard.js'
import { withBot } from '../verify/orchard-bot.js'
import { judged, suite } from './orchard-hunt.js'
import { orchard } from './orchards.js'

const named = <Of extends { readonly where: string; readonly says: string }>(all: readonly Of[], name: string): Of => {
  const found = all.find(({ where, says }) => `${where}: ${says}` === name)
  if (found === undefined)
    throw new Error(`there is no mutant ${name} among ${all.map((one) => `${one.where}: ${one.says}`)}`)
  return found
}

/** The game after Ann has climbed the short tree, by rules with a mistake. */
const climbedBy = (mutant: Mutant<Game>) =>
  mutant.within((book) => {
    const rules = rulesOf(book)
    const { position } = rules.begin(book.empty, climb.name, { picker: 'Ann' })
    const { game, stack } = rules.choose(position, { type: 'climb', tree: 'short' } as never).position
    return { trees: game.trees, baskets: game.baskets, climbed: stack[0]?.data }
  })

describe('the mutants of effects', () => {
  const effects = effectMutants(orchard)
  const way = 'effect:climb/next tree --climb--> next tree'

  it('leave out what is changed first or last, or let numbers go too far', () => {
    const { short } = orchard.empty.trees
    expect(climbedBy(named(effects, `${way}: its first change left out`))).toMatchObject({ trees: { short } })
    expect(climbedBy(named(effects, `${way}: its last change left out`))).toMatchObject({
      trees: { short: short - 1 },
      climbed: { climbed: [] },
    })
    const far = named(effects, `${way}: its numbers one too far, or without any, nothing changed`)
    expect(climbedBy(far)).toMatchObject({ trees: { short: short - 2 }, baskets: { Ann: 2 } })
  })

  it('are made in every transition that changes anything, and in no other', () => {
    const changing = orchard.charts.flatMap(({ states }) =>
      Object.values(states).flatMap(({ ways }) => ways.filter(({ changes }) => changes)),
    )
    expect(new Set(effects.map(({ where }) => where)).size).toBe(changing.length)
  })

  it('are noticed by the cases', () => {
    const fates = judged.filter(({ mutant }) => mutant.kind === 'effect').map(({ fate }) => fate)
    expect(fates.length).toBe(effects.length)
    expect(fates.filter((fate) => fate !== 'killed' && fate !== 'mixed')).toEqual([])
  })

  it('are not noticed by cases that say nothing of them', () => {
    const blind = { ...suite, cases: suite.cases.filter(({ begin }) => begin.procedure === 'eat') }
    expect(isNoticedBy(orchard, blind, named(effects, `${way}: its first change left out`))).toBe(false)
  })
})

describe('the mutants of views', () => {
  const fields = fieldMutants(orchard)

  it('find a field otherwise in one offer, while its table stays as it is', () => {
    const bare = named(fields, 'field:a tree to climb/fruit: always false')
    const offered = bare.within((book) => {
      const rules = rulesOf(book)
      const due = rules.decide(rules.begin(book.empty, climb.name, { picker: 'Ann' }).position)
      return due.over ? [] : due.choices.filter(({ declines }) => !declines)
    })
    expect(offered).toEqual([])
  })

  it('keep numbers within what the view knows, and leave readings alone', () => {
    expect(fields.map(({ where, says }) => `${where}: ${says}`)).toEqual(
      expect.arrayContaining(['field:a tree to climb/number: one more', 'field:a tree to climb/number: one less']),
    )
    expect(fields.some(({ where }) => where.endsWith('/reading'))).toBe(false)
  })

  it('are noticed by the cases', () => {
    const fates = judged.filter(({ mutant }) => mutant.kind === 'field').map(({ fate }) => fate)
    expect(fates.length).toBe(fields.length)
    expect(fates.filter((fate) => fate === 'killed').length / fates.length).toBeGreaterThan(0.9)
  })
})

const AT_SEA = 'way:movement/on land --move 1--> at sea'

describe('a transition without its condition', () => {
  it('is tried on who takes another way from there', () => {
    const [first] = transitionMutants(russianCivilWar).filter(({ where }) => where === AT_SEA)
    expect(first?.says).toBe('without its condition')
    expect(first?.trail).toEqual({ of: 'transition', names: [AT_SEA, AT_SEA.replace('move 1', 'move 2')] })
  })
})

describe('the mutants of priorities', () => {
  it('put one after the next about the same offer, and never after one about another', () => {
    const { automaton } = withBot
    const [line] = automaton?.all ?? []
    if (automaton === undefined || line === undefined) throw new Error('the bot has no priority')
    const all = [line, { ...line, name: 'elsewhere', asks: 'another offer' }, { ...line, name: 'the same offer' }]
    const swaps = priorityMutants({ ...withBot, automaton: { ...automaton, all, priorities: () => all } }).filter(
      ({ says }) => says === 'after the next',
    )
    expect(swaps.map(({ where }) => where)).toEqual([`priority:${line.name}`])
    const order = swaps[0]?.within((book) => book.automaton?.priorities(undefined as never).map(({ name }) => name))
    expect(order).toEqual(['elsewhere', 'the same offer', line.name])
  })

  const priorities = priorityMutants(withBot)
  const fuller: Game = { ...withBot.empty, trees: { short: 1, middle: 2, tall: 1 } }
  const seated = withBot.automaton?.seated(fuller, ['Ann']) ?? fuller
  const kept = (book: typeof withBot) => {
    const rules = rulesOf(book)
    const due = rules.decide(rules.begin(seated, climb.name, { picker: 'Ann' }).position)
    return due.over ? [] : (due.advised?.advice.kept ?? []).map(({ option }) => option)
  }

  it('leave one out, or a nested one, or turn that round', () => {
    expect(priorities.map(({ says }) => says)).toEqual([
      'left out',
      'without "most fruit" (1)',
      '"most fruit" (1) turned round',
    ])
    const without = named(priorities, 'priority:the fullest tree: without "most fruit" (1)')
    const turned = named(priorities, 'priority:the fullest tree: "most fruit" (1) turned round')
    const usual = kept(withBot)
    expect(without.within(kept).length).toBeGreaterThan(usual.length)
    expect(turned.within(kept)).not.toEqual(usual)
  })

  it('put one after the next about the same offer, whatever stands between', () => {
    const bot = certain(withBot.automaton, 'bot')
    const [fullest] = bot.all
    const tallest = { ...certain(fullest, 'priority'), name: 'the tallest tree', within: [] }
    const basket = { ...tallest, name: 'a basket', asks: 'a basket to fill' }
    const all = [...bot.all, basket, tallest]
    const three = { ...withBot, automaton: { ...bot, all, priorities: () => all } }
    const late = priorityMutants(three).filter(({ says }) => says === 'after the next')
    expect(late.map(({ where }) => where)).toEqual(['priority:the fullest tree'])
    const order = late[0]?.within(({ automaton }) => automaton?.priorities({} as never).map(({ name }) => name))
    expect(order).toEqual(['a basket', 'the tallest tree', 'the fullest tree'])
  })

  it('are tried under the readings for which the mistake asks, and the rules do not', () => {
    const bot = certain(withBot.automaton, 'bot')
    const otherwise: typeof bot.otherwise = ({ position }) => ({
      ...bot.otherwise({} as never),
      chance: readingOf(position.game, eatingScores) === 'yes',
    })
    const asking = { ...withBot, automaton: { ...bot, otherwise } }
    const lines = priorityMutants(asking)
    const one = certain(suite.cases[0], 'case')
    const begin = { procedure: climb.name, args: { picker: 'Ann' } }
    const climbing = { ...one, asks: 'result', begin, choices: [], expected: [] } as unknown as Case
    const further = furtherRuns(rulesOf(asking), { ...suite, gameOf: () => plainGame(seated) })
    const readingsFor = (name: string) =>
      further(named(lines, `priority:the fullest tree: ${name}`), [{ case: climbing, readings: {} }]).map(
        ({ readings }) => readings,
      )
    expect(readingsFor('left out')).toEqual([{ eatingScores: 'yes' }])
    expect(readingsFor('"most fruit" (1) turned round')).toEqual([])
  })
})
