/** The flips of enemy Cells by the Reds and the Senate, by their cards for Activism. @module */

import { type Clause, readingOf } from 'rulewright/book'
import {
  flippableIn,
  flipsLastActive,
  flipsOf,
  flipsPlayer,
  wantsFlipped,
} from '#spec/all-bridges-burning/8-non-players/8.4.3-senate-activism'
import type { CellKind } from '#spec/all-bridges-burning/cells'
import { isNonPlayer } from '#spec/all-bridges-burning/non-player-state'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { Faction, Militant } from '#spec/all-bridges-burning/vocabulary'
import type { NonPlayerActivismData } from './8.1.3-activism-offers.js'
import { dataIn, gameIn, type Line, type Look, line, prefer, type SpaceOption, spaceIn } from './8.2-priority.js'

/** The instructions of a card on flips. */
export interface OnFlips {
  readonly title: string
  readonly actor: Militant
  readonly enemy: Militant
  /** The clauses on the Cells that are flipped, and the one that leaves it out of a Limited Command. */
  readonly flip: readonly Clause[]
  readonly notLimited: Clause
  /** The nested ones. */
  readonly players: Clause
  readonly lastActive: Clause
}

type FlipIn = SpaceOption<'flip in'>

interface Flip {
  readonly type: 'flip'
  readonly of: Faction
  readonly cell: CellKind
}

const activismIn = (look: Look) => dataIn<NonPlayerActivismData>(look, 'non-player activism')

/** True if the remaining flips could turn the last Active enemy Cell in the current space. */
function reachesLastActive(look: Look, enemy: Militant): boolean {
  const data = activismIn(look)
  const name = data?.done.at(-1)
  return (
    data !== undefined &&
    name !== undefined &&
    flipsLastActive(spaceIn(look, name), enemy, data.most - data.flips.length)
  )
}

/** In which spaces Cells are flipped, by a card. */
export const flipSpaces = ({ title, actor, enemy, flip, notLimited, players, lastActive }: OnFlips): Line =>
  line<FlipIn>('the next step of a Non-player in Activism', 'flip in', {
    name: `${title}: spaces in which to flip Cells`,
    cites: [...flip, notLimited],
    when: (look) => activismIn(look)?.limited === false,
    wants: (look, { space }) => flippableIn(spaceIn(look, space), actor).length > 0,
    within: [
      prefer<FlipIn>(players, 'Cells of a player', (look, { space }) =>
        flipsPlayer(gameIn(look), spaceIn(look, space), actor),
      ),
      prefer<FlipIn>(lastActive, 'the last Active enemy Cell', (look, { space }) =>
        flipsLastActive(spaceIn(look, space), enemy, flipsOf(spaceIn(look, space), actor)),
      ),
    ],
  })

export const flippedCells = ({ title, actor, enemy, flip, players, lastActive }: OnFlips): Line =>
  line<Flip>('an enemy Cell that a Non-player flips', 'flip', {
    name: `${title}: Cells to flip`,
    cites: flip,
    wants: (_, { of, cell }) => wantsFlipped(actor, of, cell),
    within: [
      prefer<Flip>(players, 'a Cell of a player', (look, { of }) => !isNonPlayer(gameIn(look), of)),
      prefer<Flip>(
        lastActive,
        'up to the last Active enemy Cell',
        (look, { of }) => of === enemy && reachesLastActive(look, enemy),
      ),
      prefer<Flip>(
        flip,
        'as printed',
        (look, { of }) => of === enemy && readingOf(gameIn(look), cited.flipsFirst) === 'as printed',
      ),
    ],
  })
