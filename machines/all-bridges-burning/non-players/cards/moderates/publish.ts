/**
 * How the Moderates Publish by their cards.
 *
 * @module
 */

import type { Clause } from '#kernel'
import { moderatesMessageCard62 } from '#spec/all-bridges-burning/8-non-players/8.5.3-moderates-message'
import { moderatesMessageCard63 } from '#spec/all-bridges-burning/8-non-players/8.5.4-moderates-message-in-war'
import { moderatesPoliticsCard } from '#spec/all-bridges-burning/8-non-players/8.5.5-moderates-politics'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import { mostPublished, publishedAt } from '#spec/all-bridges-burning/non-players/publishing'
import type { Space } from '#spec/all-bridges-burning/vocabulary'
import { gameIn, type Line, line, prefer, timesOf } from '../../priority.js'
import { oncePerMap } from './shared.js'

interface Select {
  readonly type: 'select'
  readonly space: Space
}

const publishing = (map: GameMap, name: string, least: number, cites: readonly Clause[]): Line =>
  line<Select>({
    name,
    cites,
    asks: 'a space to Publish in',
    type: 'select',
    when: (look) => mostPublished(map, gameIn(look)) >= least,
    wants: (look, { space }) => publishedAt(map, gameIn(look), space) > 0,
    within: [prefer<Select>(cites, 'the most Resources', (look, { space }) => publishedAt(map, gameIn(look), space))],
  })

const MOST = 'Publish: the most Resources'
const FOUR = 'Publish: four Resources or more'

const activating = line({
  name: 'Publish: every Cell that brings Resources',
  cites: [moderatesMessageCard62.publish, moderatesMessageCard63.publish],
  asks: 'a Cell to Activate',
  type: 'Activate',
  when: (look) => [MOST, FOUR].some((name) => timesOf(look, name) > 0),
})

const linesOn = (map: GameMap) => ({
  most: [publishing(map, MOST, 1, [moderatesMessageCard62.publish]), activating],
  four: [
    publishing(map, FOUR, 4, [
      moderatesMessageCard63.publish,
      moderatesMessageCard63.publishFour,
      moderatesPoliticsCard.publish,
    ]),
    activating,
  ],
})

const lines = oncePerMap(linesOn)

/** The priorities for Publish, over the map: for the most Resources, or for four at least; cards share them. */
export const moderatesPublish = (map: GameMap, which: 'most' | 'four'): readonly Line[] => lines(map)[which]
