/**
 * Ranges as measures: how far units fire and move, and how many squares that are there are in reach of each.
 *
 * They ask what the offers ask, and nothing asks them but who wants to know.
 *
 * @module
 */

import { type Fields, type ForbidTable, measure, readingOf, type Total, type Viewed } from 'rulewright/book'
import { mayNotMoveTo, mayNotSetOut } from '#spec/front-line/2.9-move'
import { mayNotTarget } from '#spec/front-line/3.2-attack'
import type { Components } from '#spec/front-line/components/components'
import type { Game } from '#spec/front-line/game'
import * as cited from '#spec/front-line/rules.gen'
import { unitAt } from '#spec/front-line/units'
import { KINDS, SQUARES } from '#spec/front-line/vocabulary'
import { squaresToMoveOnto } from './2.9-move.js'
import { squaresToTarget } from './3.2-attack-offers.js'

/** True if the view of a table is possible and the table refuses nothing. */
const isFree = <F extends Fields>(table: ForbidTable<F>, view: Viewed<F>): boolean =>
  !table.view.impossible.some(({ when }) => when(view)) && !table.refuses(view)

const range = measure(
  'Range',
  [cited.attack.range, cited.attack.infantry, cited.attack.tanks, cited.attack.artillery, cited.attack.emptyCityNear],
  { kind: KINDS, target: ['an enemy unit', 'an empty unfriendly city'] },
  (game: Game, { kind, target }): number => {
    const straight = { corner: false, cityCorner: readingOf(game, cited.cityCorner) } as const
    return Math.max(
      ...mayNotTarget.view.fields.distance.domain.filter((distance) =>
        isFree(mayNotTarget, { kind, target, distance, ...straight }),
      ),
    )
  },
)

/** The kinds of way by deserts: none, one on the way, or the first one at the end. */
const WAYS = {
  'without a desert': (_: number, desert: number) => desert === 0,
  'through a desert': (squares: number, desert: number) => desert > 0 && desert < squares,
  'to its first desert': (squares: number, desert: number) => desert === squares,
} as const
type WayIs = keyof typeof WAYS

const movement = measure(
  'Movement',
  [cited.move.oneOrTwo, cited.move.desert, cited.move.desertOnce],
  { kind: KINDS, way: Object.keys(WAYS) as readonly WayIs[] },
  (game: Game, { kind, way }): number => {
    const { squares: lengths, desert: deserts } = mayNotMoveTo.view.fields
    const clear = { empty: true, city: 'none', water: false, diagonal: false } as const
    const unbarred = { pastEnemy: false, pastCity: false, pastWater: false } as const
    const reading = { desertStep: readingOf(game, cited.desertStep) }
    const isGone = (squares: number, desert: number) =>
      WAYS[way](squares, desert) && isFree(mayNotMoveTo, { kind, squares, desert, ...clear, ...unbarred, ...reading })
    return Math.max(...lengths.domain.filter((squares) => deserts.domain.some((desert) => isGone(squares, desert))))
  },
)

const IN_REACH = { Move: squaresToMoveOnto, Attack: squaresToTarget } as const

const reach = measure(
  'Squares in reach',
  [
    cited.regularActions.activeUnits,
    cited.move.oneOrTwo,
    cited.move.ontoEmpty,
    cited.attack.range,
    cited.attack.target,
  ],
  { action: ['Move', 'Attack'], unit: SQUARES },
  (game: Game, { action, unit: square }, parts: Components): number => {
    const unit = unitAt(game, square)
    if (unit === undefined) return 0
    const { status, owner } = unit
    if (mayNotSetOut.refuses({ whose: 'own', status })) return 0
    return IN_REACH[action](parts, game, owner, square).length
  },
)

/** The ranges of fire and movement of units. */
export const rangesOn = (parts: Components): readonly Total<Game>[] => [
  { ...range.over(), unit: 'squares' },
  { ...movement.over(), unit: 'squares' },
  reach.over(parts),
]
