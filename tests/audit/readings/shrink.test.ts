/** Shrinking: witnesses become shorter, and their games more like a base of the book. */
import { describe, expect, it } from 'vitest'
import { LONG } from '../../../src/core/explore/play-root.js'
import type { Pair } from '../../../src/core/explore/reading-pair.js'
import type { Witness } from '../../../src/core/explore/reading-witness.js'
import { type Surveyor, surveyorOf } from '../../../src/core/explore/search-place.js'
import type { Book } from '../../../src/core/kernel/book/book.js'
import { option } from '../../../src/core/kernel/offers/offer.js'
import { rulesOf } from '../../../src/core/kernel/plays/rules.js'
import type { GameState } from '../../../src/core/kernel/sections/question.js'
import { distanceOf, endOf, nearer, shrunk, witnessSize } from '../../../src/lab/audit/readings/shrink.js'
import { book as mill } from '../mill-game.js'
import { STEPS, book as walk } from '../walk-game.js'
import { candidateOf, pairOf, walkOf, witnessOf } from './toy-witnesses.js'

type Mill = typeof mill.empty

/** A witness of the mill, by its question and its choices. */
const millWitness = (name: string, procedure: string, choices: readonly string[], game: Partial<Mill> = {}) =>
  witnessOf(mill, pairOf(mill, name), candidateOf(mill, procedure, choices, game))

const typesOf = ({ choices }: Pick<Witness, 'choices'>) => choices.map(({ type }) => type)

/** Shrinks a witness, and fails where that does not come to an end. */
function shrunkIn<Game extends GameState>(
  book: Book<Game>,
  witness: Witness<Game>,
  games: readonly Game[] = [],
  { rules, ...surveyor }: Surveyor<Game> = surveyorOf(book),
) {
  let looks = 0
  const decide: typeof rules.decide = (position) => {
    looks += 1
    if (looks > MOST_LOOKS) throw new Error('this does not come to an end')
    return rules.decide(position)
  }
  const small = shrunk({ ...surveyor, rules: { ...rules, decide } }, book, witness, games)
  expect(looks).toBeLessThanOrEqual(MOST_LOOKS)
  return small
}

/** The number of decisions to look at for a witness: more than any of these tests needs. */
const MOST_LOOKS = 20_000

const small = (witness: Witness<Mill>, games?: readonly Mill[]) => shrunkIn(mill, witness, games).witness

describe('a witness that is made smaller', () => {
  it('loses choices that show nothing, and begins late, in a game like that of the book', () => {
    const { witness, distance } = shrunkIn(
      mill,
      millWitness('doubleFlour', 'day', ['sell', 'grind'], { flour: 2, coins: 1 }),
    )
    expect(typesOf(witness)).toEqual(['grind'])
    expect(witness.call.procedure.name).toBe('work')
    expect(witness.game).toEqual(mill.empty)
    expect(distance).toEqual({ base: 'empty', part: {}, changes: [] })
  })

  it('may have other choices that are fewer', () => {
    const three = millWitness('sellingIsWork', 'day', ['sell', 'sell', 'sell'], { flour: 3, grain: 1 })
    expect(typesOf(small(three))).toEqual(['sell', 'stop'])
  })

  it('may have one other choice instead of two', () => {
    const stopping = millWitness('threeCoins', 'day', ['stop'], { coins: 2 })
    const grinding = { ...stopping, choices: [option('grind'), option('grind')] }
    expect(typesOf(small(grinding))).toEqual(['stop'])
  })

  it('stays as it is where it has no choices', () => {
    const still = millWitness('stillGrinds', 'work', [], { wheel: 'still' })
    expect(small(still)).toEqual(still)
  })

  it('loses choices where parts of another game stand in for them', () => {
    const selling = millWitness('sellingIsWork', 'work', ['sell', 'stop'], { flour: 1 })
    expect(typesOf(small(selling))).toEqual(['sell', 'stop'])
    const witness = small(selling, [{ ...mill.empty, grain: 0 }])
    expect(typesOf(witness)).toEqual(['sell'])
    expect(witness.game).toEqual({ ...mill.empty, grain: 0, flour: 1 })
  })

  it('stays as it is where it shows nothing, and where its choices cannot be made', () => {
    const songs = { ...millWitness('stillGrinds', 'work', [], { wheel: 'still' }), pair: pairOf(mill, 'songs') }
    const singing = { ...songs, choices: [option('sing')] }
    expect(small(songs)).toBe(songs)
    expect(small(singing)).toBe(singing)
  })
})

const arrivesHungry = pairOf(walk, 'arrivesHungry')
const stepping = (steps: number) => candidateOf(walk, 'walk', Array<string>(steps).fill('step'))
const walkWitness = (steps: number) => witnessOf(walkOf(steps), arrivesHungry, stepping(steps))
const walked = (steps: number) => shrunkIn(walkOf(steps), walkWitness(steps)).witness

describe('a long witness', () => {
  it('is told from the middle of what runs', () => {
    expect(walked(21)).toMatchObject({ stack: [{ data: { steps: STEPS - 1 } }], choices: [option('step')] })
  })

  it.each([3, LONG])('of %i choices is told from its beginning', (steps) => {
    expect(LONG).toBe(20)
    const witness = walked(steps)
    expect(witness).not.toHaveProperty('stack')
    expect(witness.choices).toHaveLength(steps)
  })

  it('is told from further on, where it is told from the middle of what runs already', () => {
    const stack = [{ chart: 'walk', state: 'walking', data: { steps: STEPS - 3 } }]
    const witness = witnessOf(walk, arrivesHungry, { ...stepping(3), stack })
    expect(shrunkIn(walk, witness).witness).toMatchObject({
      stack: [{ data: { steps: STEPS - 1 } }],
      choices: [option('step')],
    })
  })

  it('has its first eight shorter forms tried in other games, before and after its game is changed', () => {
    const { rules, ...surveyor } = surveyorOf(walkOf(4))
    const other = { ...walk.empty, bread: 1 }
    let begun = 0
    const begin: typeof rules.begin = (game, ...rest) => {
      if (game.bread === 1) begun += 1
      return rules.begin(game, ...rest)
    }
    const from = walkWitness(4)
    expect(shrunkIn(walkOf(4), from, [other], { ...surveyor, rules: { ...rules, begin } }).witness).toEqual(from)
    const readings = 2
    expect(begun).toBe(8 * readings * 2)
  })
})

describe('a shorter play with other choices', () => {
  /** A walk of two steps, or of one run, which is offered after the steps of so many ways. */
  function offeringRun(before: number): Surveyor<typeof walk.empty> {
    const { rules, ...surveyor } = surveyorOf(walkOf(2))
    const decide: typeof rules.decide = (position) => {
      const decision = rules.decide(position)
      const [step] = decision.over ? [] : decision.choices
      if (decision.over || step === undefined) return decision
      return { ...decision, choices: [...Array(before).fill(step), { ...step, option: option('run') }] }
    }
    const choose: typeof rules.choose = (position, chosen) => {
      if (chosen.type !== 'run') return rules.choose(position, chosen)
      return rules.choose(rules.choose(position, option('step')).position, option('step'))
    }
    return { ...surveyor, rules: { ...rules, decide, choose } }
  }

  it.each([
    [298, ['run']],
    [299, ['step', 'step']],
  ])('is found among the first 300 positions: after %i others', (before, types) => {
    const { witness } = shrunkIn(walkOf(2), walkWitness(2), [], offeringRun(before))
    expect(typesOf(witness)).toEqual(types)
  })
})

describe('the end of a witness', () => {
  const surveyor: Surveyor<Mill> = surveyorOf(mill)
  const usual = pairOf(mill, 'doubleFlour')
  const turned: Pair = { ...usual, readings: ['yes', 'no'] }

  it('is the place that its choices come to under its first reading', () => {
    const grinding = candidateOf(mill, 'work', ['grind'])
    const flourAt = (pair: Pair) => endOf(surveyor, witnessOf(mill, pair, grinding))?.position.game
    expect(flourAt(usual)).toMatchObject({ flour: 1, readings: { doubleFlour: 'no' } })
    expect(flourAt(turned)).toMatchObject({ flour: 2, readings: { doubleFlour: 'yes' } })
    expect(endOf(surveyor, witnessOf(mill, usual, grinding))?.made?.option).toEqual(option('grind'))
  })

  it('is nowhere if its choices cannot be made', () => {
    const witness = { ...witnessOf(mill, usual, candidateOf(mill, 'work', ['grind'])), choices: [option('sing')] }
    expect(endOf(surveyor, witness)).toBeUndefined()
  })
})

describe('the game of a witness', () => {
  const grinding = millWitness('doubleFlour', 'work', ['grind'], { flour: 1, coins: 3, wheel: 'turning' })
  const rich = { ...mill.empty, flour: 1, coins: 4 }
  const richer: Book<Mill> = { ...mill, bases: { rich } }

  it('is told from the nearest base, whatever the reading in question', () => {
    expect(distanceOf(richer, grinding)).toEqual({
      base: 'rich',
      part: { coins: 3 },
      changes: [{ path: ['coins'], from: 4, to: 3 }],
    })
    expect(distanceOf(mill, grinding).part).toEqual({ flour: 1, coins: 3 })
  })

  it('is no further where it leaves a reading out, and is where another reading is in force', () => {
    const bare = { ...grinding, game: { ...mill.empty, readings: {} } }
    expect(distanceOf(mill, bare).changes).toEqual([])
    const singing = { ...grinding, game: { ...mill.empty, readings: { songs: 'yes', doubleFlour: 'yes' } } }
    expect(distanceOf(mill, singing).part).toEqual({ readings: { songs: 'yes' } })
  })

  it('is told in no way from a base of which it lacks something', () => {
    const noisy = { ...mill, empty: { ...mill.empty, noise: 1 } }
    expect(distanceOf(noisy, grinding as never)).toEqual({ base: 'empty', part: {}, changes: [] })
  })

  it('becomes that of a base where that shows the same', () => {
    expect(nearer(rulesOf(mill), mill, grinding)).toMatchObject({ game: mill.empty, choices: [option('grind')] })
    const still = millWitness('stillGrinds', 'work', [], { wheel: 'still', coins: 1 })
    expect(nearer(rulesOf(mill), mill, still).game).toEqual({ ...mill.empty, wheel: 'still' })
  })

  it('stays as it is where no game shows the same', () => {
    const songs = { ...grinding, pair: pairOf(mill, 'songs') }
    expect(nearer(rulesOf(mill), mill, songs)).toBe(songs)
  })
})

describe('the size of a witness', () => {
  it('is its choices, then the places that differ, then its text', () => {
    const witness = millWitness('doubleFlour', 'work', ['grind'], { coins: 1 })
    const distance = distanceOf(mill, witness)
    expect(witnessSize({ witness, distance })).toEqual([
      1,
      1,
      '["work",null,[],[{"type":"grind"}],"empty",{"coins":1}]',
    ])
    const stack = [{ chart: 'work', state: 'working', data: { times: 1, worked: true } }]
    expect(witnessSize({ witness: { ...witness, stack }, distance })[2]).toContain('"times":1')
  })
})
