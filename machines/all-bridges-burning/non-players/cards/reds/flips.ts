/**
 * How the Reds flip enemy Cells by their cards for Activism.
 *
 * @module
 */
import type { CellKind } from '../../../../../spec/all-bridges-burning/cells.js'
import {
  flippableIn,
  flipsLastActive,
  flipsOf,
  flipsPlayer,
  wantsFlipped,
} from '../../../../../spec/all-bridges-burning/non-players/activism.js'
import { isNonPlayer } from '../../../../../spec/all-bridges-burning/non-players/state.js'
import type { Faction, Space } from '../../../../../spec/all-bridges-burning/vocabulary.js'
import type { Clause } from '../../../../../src/kernel/clause.js'
import type { NonPlayerActivismData } from '../../activism-data.js'
import { dataIn, gameIn, type Line, type Look, line, prefer } from '../../priority.js'

/** The clauses of a card on flips. */
interface OnFlips {
  readonly limitedSkipsFlips: Clause
  readonly flipSenate: Clause
  readonly flipModerates: Clause
  readonly flipPlayer: Clause
  readonly flipLastActive: Clause
}
interface FlipIn {
  readonly type: 'flip in'
  readonly space: Space
}
interface Flip {
  readonly type: 'flip'
  readonly of: Faction
  readonly cell: CellKind
}

const activismIn = (look: Look) => dataIn<NonPlayerActivismData>(look, 'non-player activism')
const spaceIn = (look: Look, name: Space) => gameIn(look).spaces[name]

/** Whether the flips that are left could turn the last Active Senate Cell where Cells are being flipped. */
function reachesLastActive(look: Look): boolean {
  const data = activismIn(look)
  const name = data?.done.at(-1)
  return (
    data !== undefined &&
    name !== undefined &&
    flipsLastActive(spaceIn(look, name), 'senate', data.most - data.flips.length)
  )
}

/** In which spaces the Reds flip Cells, by a card. */
export const redsFlipSpaces = (card: string, clauses: OnFlips): Line =>
  line<FlipIn>({
    name: `${card}: spaces in which to flip Cells`,
    cites: [clauses.flipSenate, clauses.flipModerates, clauses.limitedSkipsFlips],
    asks: 'the next step of a Non-player in Activism',
    type: 'flip in',
    when: (look) => activismIn(look)?.limited === false,
    wants: (look, { space }) => flippableIn(spaceIn(look, space), 'reds').length > 0,
    within: [
      prefer<FlipIn>(clauses.flipPlayer, 'Cells of a player', (look, { space }) =>
        flipsPlayer(gameIn(look), spaceIn(look, space), 'reds'),
      ),
      prefer<FlipIn>(clauses.flipLastActive, 'the last Active Senate Cell', (look, { space }) =>
        flipsLastActive(spaceIn(look, space), 'senate', flipsOf(spaceIn(look, space), 'reds')),
      ),
    ],
  })

/** Which Cells the Reds flip there, by a card. */
export const redsFlips = (card: string, clauses: OnFlips): Line =>
  line<Flip>({
    name: `${card}: Cells to flip`,
    cites: [clauses.flipSenate, clauses.flipModerates],
    asks: 'an enemy Cell that a Non-player flips',
    type: 'flip',
    wants: (_, { of, cell }) => wantsFlipped('reds', of, cell),
    within: [
      prefer<Flip>(clauses.flipPlayer, 'a Cell of a player', (look, { of }) => !isNonPlayer(gameIn(look), of)),
      prefer<Flip>(
        clauses.flipLastActive,
        'up to the last Active Senate Cell',
        (look, { of }) => of === 'senate' && reachesLastActive(look),
      ),
    ],
  })
