import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellsOnMapOf, controlOf } from '#spec/all-bridges-burning/1-introduction/1.7-control'
import {
  networksAndIssuesOf,
  opposeAdmins,
  senateTownPop,
} from '#spec/all-bridges-burning/1-introduction/1.11-political-display'
import { standardDeck as deck, standardDeck } from '#spec/all-bridges-burning/components/deck'
import { standardMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { availableCells, troopsOnMap, troopsOutOfPlay } from '#spec/all-bridges-burning/pieces'
import { emptyGame, startingGame } from '#spec/all-bridges-burning/starting-game'
import type { Space } from '#spec/all-bridges-burning/vocabulary'
import { allBridgesBurning } from '../../machines/all-bridges-burning/book.js'
import type { Position } from '../../src/core/kernel/plays/position.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'
import { brokenLaws } from '../../src/core/records/read-position.js'
import { everyWalk, gameAfter } from './walk.js'

const rules = rulesOf(allBridgesBurning)

/** Plays chance until the first Faction decides; each pick takes one of the options that are there. */
function setUp(picks: readonly number[]): Position<Game> {
  let position = rules.start()
  for (let turn = 0; ; turn += 1) {
    const decision = rules.decide(position)
    if (decision.over || decision.seat !== 'chance') return position
    const choice = decision.choices[(picks[turn % picks.length] ?? 0) % decision.choices.length]
    if (choice === undefined) throw new Error(`nothing to choose at "${decision.asks}"`)
    position = rules.choose(position, choice.option).position
  }
}

const picks = fc.array(fc.nat(), { minLength: 1, maxLength: 45 })

describe('Setup', () => {
  it('makes a draw deck of four Campaign Decks, two of 1917 upon two of 1918', () => {
    fc.assert(
      fc.property(picks, (chosen) => {
        const { cards } = setUp(chosen).game
        const order = [cards.current, cards.upcoming, ...cards.draw]
        expect(new Set(order).size).toBe(40)
        const campaigns = [0, 10, 20, 30].map((from) => order.slice(from, from + 10))
        for (const [index, campaign] of campaigns.entries()) {
          const year: readonly unknown[] = index < 2 ? deck.events1917 : deck.events1918
          const upper = campaign.slice(0, 5)
          const lower = campaign.slice(5)
          expect(upper.every((card) => year.includes(card))).toBe(true)
          expect(lower.filter((card) => deck.propaganda.some((propaganda) => propaganda === card))).toHaveLength(1)
          expect(lower.filter((card) => year.includes(card))).toHaveLength(4)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('leaves three Events of each year over and keeps Red Revolt! aside', () => {
    const { cards } = setUp([3, 1, 4, 1, 5]).game
    const used: readonly unknown[] = [cards.current, cards.upcoming, ...cards.draw]
    expect(deck.events1917.filter((card) => !used.includes(card))).toHaveLength(3)
    expect(deck.events1918.filter((card) => !used.includes(card))).toHaveLength(3)
    expect(used).not.toContain(deck.pivotal)
  })

  it('ends in 216 ways after the deck, six faces twice and six orders, each agreeing with the printed markers', () => {
    const walks = everyWalk(allBridgesBurning, 'setup', emptyGame)
    expect(walks).toHaveLength(6 * 6 * 6)
    for (const walk of walks) {
      const game = gameAfter(walk)
      expect(senateTownPop.compute(game, {}, standardMap)).toBe(1)
      expect(opposeAdmins.compute(game, {}, standardMap)).toBe(3)
      expect(cellsOnMapOf.compute(game, {})).toBe(13)
      expect(networksAndIssuesOf.compute(game, {}) + 1).toBe(1)
      expect(brokenLaws(allBridgesBurning, game)).toEqual([])
    }
  })

  it('leaves the Factions with the pieces that the Setup page implies', () => {
    const game = startingGame(standardDeck)
    expect(availableCells(game, 'reds')).toBe(20 - 9)
    expect(availableCells(game, 'senate')).toBe(20 - 4 - 10)
    expect(availableCells(game, 'moderates')).toBe(6 - 2)
    expect([troopsOnMap(game, 'russia'), troopsOutOfPlay(game, 'russia')]).toEqual([3, 3])
    expect([troopsOnMap(game, 'germany'), troopsOutOfPlay(game, 'germany')]).toEqual([0, 6])
  })

  it('computes the Control that the Setup page prints, and what the further Cells make of it', () => {
    const game = startingGame(standardDeck)
    const control = (space: Space) => controlOf.compute(game, { space })
    expect(['Uusimaa', 'Tampere', 'Häme', 'Viipuri'].map((name) => control(name as 'Häme'))).toEqual(
      Array(4).fill('reds'),
    )
    expect([control('Vaasa'), control('Pohjanmaa')]).toEqual(['senate', 'senate'])
    // One Reds Cell, and the further Senate Cell: nobody has more than the others.
    expect([control('Turku'), control('Helsinki')]).toEqual(['nobody', 'nobody'])
  })
})
