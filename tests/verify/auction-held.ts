/** The auction without games that it names itself, in positions that tests hold against each other. */
import type { Book } from '../../src/core/kernel/book/book.js'
import { type Rules, rulesOf } from '../../src/core/kernel/plays/rules.js'
import { type LookAlike, madeIn } from '../../src/core/verify/secrets/indistinguishable-pairs.js'
import { begun, book, type Game, secrets } from '../kernel/auction.js'
import { due } from '../kernel/tiny.js'

const { couldBe: _couldBe, ...others } = secrets
/** The secrets of the auction, which name no games themselves. */
export const fewSecrets = others
/** The auction, which names no games itself. */
export const silent: Book<Game> = { ...book, secrets: fewSecrets }
export const rules = rulesOf(silent)
export const gold = { type: 'draw', kind: 'gold' }
export const bid = (card: string) => ({ type: 'bid', card })
export const token = rules.start(begun)
export const bidding = rules.choose(token, gold).position
export type Position = typeof token

export const made = (of: Rules<Game>, from: Position, option: { readonly type: string }) => {
  const found = madeIn(of, from, due(of.decide(from)), option)
  if (found === undefined) throw new Error('it cannot be chosen')
  return found
}
export const occasion = { where: 'a play', witness: () => ({ choices: [] }) }
export const withGame = (position: Position, changes: Partial<Game>): Position => ({
  ...position,
  game: { ...position.game, ...changes },
})
export const alike = (seat: string, position: Position): LookAlike<Game> => ({ seat, position })

/** Another hand of Bob, and the deck that goes with it: Ann sees no difference. */
export const otherHand: Partial<Game> = {
  hands: { ...begun.hands, Bob: ['one', 'three'] },
  deck: { one: 0, two: 2, three: 0 },
}
export const other = withGame(bidding, otherHand)
