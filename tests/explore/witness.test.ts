import { describe, expect, it } from 'vitest'
import type { Pair } from '../../src/core/explore/reading-pair.js'
import { begunUnder, choosing, judgeWitness, surfacing } from '../../src/core/explore/reading-witness.js'
import type { Opening } from '../../src/core/explore/search-place.js'
import { law } from '../../src/core/kernel/book/book.js'
import { call } from '../../src/core/kernel/charts/procedure.js'
import type { Option } from '../../src/core/kernel/offers/option.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import type { Question } from '../../src/core/kernel/sections/question.js'
import {
  book,
  day,
  doubleFlour,
  type Game,
  mill,
  sellingIsWork,
  songs,
  stillGrinds,
  threeCoins,
  work,
} from '../audit/mill-game.js'
import { eatingScores, book as orchard, turn } from '../kernel/orchard.js'

const rules = rulesOf(book)
const pairOf = (question: Question): Pair => ({ question, readings: ['no', 'yes'] })
const game: Game = { ...book.empty, grain: 2, flour: 0, coins: 0, wheel: 'turning' }
const working: Opening<Game> = { game, call: call(work, null) }
const grind: Option = { type: 'grind' }
const sell: Option = { type: 'sell' }
const stop: Option = { type: 'stop' }

/** Finds the difference that a candidate shows, and the choices before it. */
const shown = (question: Question, opening: Opening<Game>, choices: readonly Option[], of = rules) => {
  const found = judgeWitness(of, pairOf(question), choosing(opening, choices))
  return found && { choices: found.choices.map(({ type }) => type), sights: found.sights }
}

describe('a witness', () => {
  it('ends with the choice after which two readings differ', () => {
    expect(shown(doubleFlour, working, [grind, grind, stop])).toEqual({ choices: ['grind'], sights: ['game'] })
    expect(shown(stillGrinds, { ...working, game: { ...game, wheel: 'still', flour: 1 } }, [grind])).toEqual({
      choices: [],
      sights: ['due'],
    })
  })

  it('has both positions, under its readings', () => {
    const found = judgeWitness(rules, pairOf(doubleFlour), choosing(working, [grind]))
    expect(found).toMatchObject({ game, call: working.call, pair: pairOf(doubleFlour) })
    expect(found?.positions.map(({ game: { flour, readings } }) => [flour, readings.doubleFlour])).toEqual([
      [1, 'no'],
      [2, 'yes'],
    ])
  })

  it('is none where nothing differs, or where the choices cannot be made', () => {
    expect(shown(doubleFlour, working, [])).toBeUndefined()
    expect(shown(songs, working, [grind, stop])).toBeUndefined()
    expect(shown(doubleFlour, working, [sell, grind])).toBeUndefined()
  })

  it('is none where a game breaks a law of the book under either reading, before or after', () => {
    const lawful = (breaks: (broken: Game) => boolean) =>
      rulesOf({
        ...book,
        laws: [
          law<Game>(
            'a law',
            [mill.stock],
            (one) => (breaks(one) ? ['broken'] : []),
            () => [],
          ),
        ],
      })
    const found = (breaks: (broken: Game) => boolean) => shown(doubleFlour, working, [grind], lawful(breaks))
    expect(found(() => false)).toBeDefined()
    for (const reading of ['no', 'yes']) {
      const under = (one: Game) => one.readings.doubleFlour === reading
      expect(found(under), reading).toBeUndefined()
      expect(
        found((one) => under(one) && one.flour > 0),
        reading,
      ).toBeUndefined()
      const atFirst = (one: Game) => under(one) && one.flour === 0
      expect(found(atFirst), reading).toBeUndefined()
      expect(begunUnder(lawful(atFirst), pairOf(doubleFlour), working), reading).toBeUndefined()
    }
  })

  it('can begin in the middle of what runs, where both positions can be read', () => {
    const { position } = rules.choose(rules.begin(game, 'work', null).position, grind)
    const resumed: Opening<Game> = { game: position.game, call: call(work, null), stack: position.stack }
    expect(choosing(resumed, [sell])).toStrictEqual({ ...resumed, choices: [sell] })
    expect(choosing(working, [])).toStrictEqual({ ...working, choices: [] })
    expect(shown(doubleFlour, resumed, [grind])?.choices).toEqual(['grind'])
    expect(begunUnder(rules, pairOf(doubleFlour), resumed)?.map(({ stack }) => stack)).toEqual([
      position.stack,
      position.stack,
    ])
    const broken = { ...resumed, game: { ...position.game, grain: -1 } }
    expect(begunUnder(rules, pairOf(doubleFlour), broken)).toBeUndefined()
    const never: Question = { ...doubleFlour, name: 'doubleFlour' }
    expect(begunUnder(rules, { question: never, readings: ['no', 'perhaps'] }, resumed)).toBeUndefined()
    expect(begunUnder(rules, { question: never, readings: ['perhaps', 'no'] }, resumed)).toBeUndefined()
  })
})

describe('where a difference comes to the surface', () => {
  const begun = (question: Question, of: Game = game, procedure = day) => {
    const positions = begunUnder(rules, pairOf(question), { game: of, call: call(procedure, null) })
    if (positions === undefined) throw new Error('nothing begins')
    return positions
  }
  const typesOf = (choices: readonly Option[] | undefined) => choices?.map(({ type }) => type)

  it('is found after the fewest choices', () => {
    expect(typesOf(surfacing(rules, begun(doubleFlour), { limit: 100 }))).toEqual(['grind'])
    const rich = { ...game, grain: 0, flour: 2, coins: 1 }
    expect(typesOf(surfacing(rules, begun(threeCoins, rich), { limit: 100 }))).toEqual(['sell', 'stop'])
    expect(typesOf(surfacing(rules, begun(sellingIsWork, rich), { limit: 100 }))).toEqual(['sell', 'sell'])
    expect(surfacing(rules, begun(stillGrinds, { ...game, wheel: 'still', flour: 1 }), { limit: 1 })).toEqual([])
  })

  it('is found nowhere where nothing differs, or the game is over', () => {
    expect(surfacing(rules, begun(songs), { limit: 1000 })).toBeUndefined()
    const over = { ...rules.start(), stack: [], outcome: 'good' as const }
    expect(surfacing(rules, [over, over], { limit: 10 })).toBeUndefined()
  })

  it('is not looked for beyond a number of pairs, or of choices', () => {
    const rich = { ...game, grain: 0, flour: 2, coins: 1 }
    const found = (bounds: object) => typesOf(surfacing(rules, begun(threeCoins, rich), { limit: 100, ...bounds }))
    expect(found({ longest: 2 })).toEqual(['sell', 'stop'])
    expect(found({ longest: 1 })).toBeUndefined()
    expect([4, 5].map((limit) => found({ limit })?.length)).toEqual([undefined, 2])
  })

  it('is looked for only between positions that differ in secret, where that is asked for', () => {
    const rich = { ...game, grain: 0, flour: 2, coins: 1 }
    expect(surfacing(rules, begun(threeCoins, rich), { limit: 100, hiddenOnly: true })).toBeUndefined()
    const [one, other] = begun(sellingIsWork, rich).map((position) => rules.choose(position, sell).position)
    if (one === undefined || other === undefined) throw new Error('nothing is sold')
    expect(typesOf(surfacing(rules, [one, other], { limit: 100, hiddenOnly: true }))).toEqual(['sell'])
  })

  it('is looked for beside choices at which the book fails', () => {
    const rich = { ...game, grain: 1, flour: 2, coins: 1 }
    const failing: typeof rules = {
      ...rules,
      choose: (position, chosen) => {
        if (chosen.type === 'grind') throw new Error('the wheel is broken')
        return rules.choose(position, chosen)
      },
    }
    expect(typesOf(surfacing(failing, begun(threeCoins, rich), { limit: 100 }))).toEqual(['sell', 'stop'])
  })

  it('comes of an interruption, too', () => {
    const toy = rulesOf(orchard)
    const fed = { ...orchard.empty, trees: { short: 1, middle: 2, tall: 2 }, baskets: { Ann: 1, Bob: 0 } }
    const positions = begunUnder(toy, pairOf(eatingScores), { game: fed, call: call(turn, { picker: 'Ann' }) })
    expect(positions && typesOf(surfacing(toy, positions, { limit: 50 }))).toEqual(['eat'])
  })
})
