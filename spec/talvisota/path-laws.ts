/** The laws along every path of a procedure, each with the clauses that state it. @module */

import type { PathLaw } from 'rulewright/book'
import type { Game } from './game.js'
import { isOverByMorale } from './morale.js'
import * as cited from './rules.gen.js'
import { SIDES, type Side } from './vocabulary.js'

const differ = (one: Game, other: Game): boolean => one !== other && JSON.stringify(one) !== JSON.stringify(other)

/** A game in which a side has lost all morale at once. */
const downAtOnce = (game: Game, side: Side): Game => ({
  ...game,
  readings: { ...game.readings, [cited.moraleWhen.name]: 'at once' },
  morale: { ...game.morale, [side]: 0 },
})

/** After such a game nobody decides anything, so that no other game can follow it. */
const nothingFollows: PathLaw<Game> = {
  name: 'where morale changes at once, nothing changes any more when one is at 0',
  clauses: [cited.victoryConditions.finnishMorale, cited.victoryConditions.sovietMorale],
  procedures: ['game'],
  broken: (games) => {
    const end = games.find(isOverByMorale)
    const last = games.at(-1)
    return end && last && differ(end, last) ? ['the game goes on with a morale of 0'] : []
  },
  breaks: (game) =>
    SIDES.map((side) => {
      const down = downAtOnce(game, side)
      return [down, { ...down, turn: down.turn + 1 }]
    }),
}

/** The laws of paths. */
export const pathLaws: readonly PathLaw<Game>[] = [nothingFollows]
