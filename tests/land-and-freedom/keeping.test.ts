/** The view of others on a hand and a tableau while cards are kept at the end of a Year. */
import { describe, expect, it } from 'vitest'
import type { Game } from '#spec/land-and-freedom/game'
import { ofFaction } from '#spec/land-and-freedom/players'
import { secrets } from '#spec/land-and-freedom/secrets'
import { emptyGame } from '#spec/land-and-freedom/starting-game'
import { landAndFreedom as book } from '../../machines/land-and-freedom/book.js'
import { rulesOf } from '../../src/core/kernel/plays/rules.js'

const game: Game = ofFaction(emptyGame, 'Anarchists', {
  hand: ['Durruti', 'Guerrillas'],
  tableau: ['Iron Column', 'Stand-in A3'],
})

/** Lists the Moderates' views of the Anarchists after each of their choices. */
function seenAlong(cards: readonly string[]) {
  const rules = rulesOf(book, { trace: false })
  let { position } = rules.begin(game, 'keeping', { faction: 'Anarchists' })
  return cards.map((card) => {
    const option = card === 'keep no more' ? { type: card } : { type: 'keep', card }
    position = rules.choose(position, option).position
    const seen = secrets.seenBy(position.game, 'Moderates') as unknown as {
      readonly players: { readonly Anarchists: { readonly hand: number; readonly tableau: readonly string[] } }
    }
    const { hand, tableau } = seen.players.Anarchists
    return { hand, tableau: tableau.length }
  })
}

describe('endOfYear1.keep: a card that is to be kept', () => {
  it('counts among the hand, or lies in the tableau, as before until the others are discarded', () => {
    expect(seenAlong(['Guerrillas', 'keep no more', 'Stand-in A3', 'keep no more'])).toEqual([
      { hand: 2, tableau: 2 },
      { hand: 1, tableau: 2 },
      { hand: 1, tableau: 2 },
      { hand: 1, tableau: 1 },
    ])
  })
})
