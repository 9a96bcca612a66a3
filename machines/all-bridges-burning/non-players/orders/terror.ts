/**
 * Orders for Terror, whoever conducts it.
 *
 * @module
 */
import { nonPlayerPriorities } from '../../../../spec/all-bridges-burning/clauses/non-players/general.js'
import { type Line, line, prefer } from '../priority.js'

interface Remove {
  readonly type: 'remove'
  readonly of: string
  readonly piece: string
}

const isActive = (piece: string) => piece.startsWith('Active')
const isInactive = (piece: string) => piece.startsWith('Inactive')

/** Orders for Terror, whoever conducts it. */
export const terrorOrders: readonly Line[] = [
  line<Remove>({
    name: 'Terror: as many enemy pieces as can be',
    cites: nonPlayerPriorities.maximumExtent,
    asks: 'an enemy piece to remove by Terror',
    type: 'remove',
    within: [
      prefer<Remove>(
        [nonPlayerPriorities.removeActive, nonPlayerPriorities.removeInactive],
        'Active Senate or Reds Cells, Inactive Moderates Cells',
        (_, { of, piece }) => (of === 'moderates' ? isInactive(piece) : isActive(piece)),
      ),
    ],
  }),
]
