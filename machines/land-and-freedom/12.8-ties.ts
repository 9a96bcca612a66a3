/** The ties that a Non-player with the Initiative breaks. @module */

import { readingOf } from 'rulewright/book'
import type { z } from 'zod'
import type { Components } from '#spec/land-and-freedom/components/components'
import { around } from '#spec/land-and-freedom/order'
import type { EffectsArgs } from '#spec/land-and-freedom/procedures'
import * as cited from '#spec/land-and-freedom/rules.gen'
import type { Faction } from '#spec/land-and-freedom/vocabulary'
import { dataIn, gameIn, type Line, type Look, line, orderIn, prefer, seatIn } from './12-priority.js'

interface OfFaction {
  readonly type: string
  readonly faction: Faction
}
type Running = z.infer<typeof EffectsArgs> & { readonly done: number }

const TIES = 'Ties (Appendix 3, 8)'
const MOST = { asks: 'who is the player with most Hero points', type: 'it is', of: TIES } as const
const isItself = (look: Look, { faction }: OfFaction): boolean => faction === seatIn(look)

/** True if the faction with most Hero points is to lose some. */
function isLoss(look: Look): boolean {
  const running = dataIn<Running>(look, 'effects')
  return running?.effects[running.done]?.do === 'lose Hero points'
}

function gloryLinesOn({ board }: Components, asks: string): readonly Line[] {
  const wins = { asks, type: 'wins', of: TIES } as const
  return [
    line<OfFaction>({ ...wins, name: `${asks}: itself`, cites: [cited.gloryTies.itself], wants: isItself }),
    line<OfFaction>({
      ...wins,
      name: `${asks}: another one`,
      cites: [cited.initiativeTies.what],
      leansOn: ['Table'],
      within: [
        prefer<OfFaction>(
          cited.gloryTies.heroPoints,
          'more Hero points',
          (look, { faction }) => gameIn(look).players[faction].heroPoints,
        ),
        prefer<OfFaction>(
          cited.gloryTies.medallions,
          'more Medallions',
          (look, { faction }) => gameIn(look).players[faction].medallions.length,
        ),
        prefer<OfFaction>(
          cited.gloryTies.finalBid,
          'the Final Bid',
          (look, { faction }) => gameIn(look).finalBid === faction,
        ),
        prefer<OfFaction>(
          cited.gloryTies.next,
          'next, clockwise',
          (look, { faction }) => -around(board.seats, seatIn(look), 'clockwise').indexOf(faction),
        ),
      ],
    }),
  ]
}

export const tieLinesOn = (parts: Components): readonly Line[] => [
  line<OfFaction>({
    ...MOST,
    name: 'who loses Hero points',
    cites: [cited.initiativeTies.what],
    leansOn: ['Table'],
    when: isLoss,
    within: [
      prefer<OfFaction>(cited.losingTies.notItself, 'not itself', (look, option) => !isItself(look, option)),
      prefer<OfFaction>(cited.losingTies.last, 'last in the turn order', (look, { faction }) =>
        orderIn(parts.board, look).indexOf(faction),
      ),
    ],
  }),
  line<OfFaction>({
    ...MOST,
    name: 'who has most Hero points',
    cites: [cited.initiativeTies.what],
    when: (look) => !isLoss(look) && readingOf(gameIn(look), cited.tieForGaining) === 'itself',
    wants: isItself,
  }),
  ...gloryLinesOn(parts, 'who wins the Final Bid'),
  ...gloryLinesOn(parts, 'who wins the game'),
]
