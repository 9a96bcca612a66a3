/** Questions that no play over our own boards tells apart, played over another board that a file may give. */
import { describe, expect, it } from 'vitest'
import { type BoardText, standInBoards } from '#spec/front-line/components/boards'
import { boardProblems } from '#spec/front-line/components/check-boards'
import { fieldsOf, standardComponents } from '#spec/front-line/components/components'
import { emptyGame } from '#spec/front-line/empty-game'
import { assemble } from '../../machines/front-line/assemble.js'
import { NotBegun, rulesOf } from '../../src/core/kernel/plays/rules.js'
import { readAs, withOnly } from './positions.js'

/** The Main side with a Port in the neutral area, E1, and a purple hex in the Red country, C5. */
const Main: BoardText = {
  rows: standInBoards.Main.rows.with(0, 'vAhvpvhpbv'),
  purple: ['C5', 'E5'],
}
const boards = { ...standInBoards, Main }
const rules = rulesOf(assemble({ ...standardComponents, fields: fieldsOf(boards) }))

describe('over a board with a neutral Port and a purple hex in a country', () => {
  it('the board is one that a file may give', () => {
    expect(boardProblems(boards)).toEqual([])
  })

  it('hexAtHome: a unit on the hex of its own country decides the game, or nothing', () => {
    const lastTurn = { ...emptyGame, month: 'December', turn: 6, firstPlayer: 'Red' } as const
    const ending = (hexAtHome: string) => {
      const game = readAs(withOnly(lastTurn, { C5: 'Red Infantry', I3: 'Green Infantry' }), { hexAtHome })
      const decision = rules.decide(rules.begin(game, 'game', null).position)
      return decision.over ? decision.outcome : 'not over'
    }
    expect(ending('no')).toMatchObject({ winner: 'nobody' })
    expect(ending('yes')).toMatchObject({ winner: 'Red' })
  })

  it('amphibiousPort: a unit goes to sea from the neutral Port, or does not', () => {
    const begins = (amphibiousPort: string): boolean => {
      const game = readAs(withOnly({ ...emptyGame, amphibious: true }, { E1: 'Red Infantry' }), { amphibiousPort })
      try {
        rules.begin(game, 'Amphibious Move', { player: 'Red', unit: 'E1' })
        return true
      } catch (thrown) {
        if (thrown instanceof NotBegun) return false
        throw thrown
      }
    }
    expect([begins('yes'), begins('no')]).toEqual([true, false])
  })
})
