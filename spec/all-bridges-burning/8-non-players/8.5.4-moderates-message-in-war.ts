/** 8.5.4 Moderates Message (Card #63). @module */

import { first, flag, forbid, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { FORCES } from '../components/forces.js'
import type { Game, SpaceState } from '../game.js'
import { availableNetworks, cellsIn, newsOf, withCells } from '../pieces.js'
import * as cited from '../rules.gen.js'
import { SPACES, type Space } from '../vocabulary.js'
import { lacksNetwork, personalitySpace } from './8.5.1-moderates-rally.js'
import { phase } from './8.5.3-moderates-message.js'

export const moderatesMessage63Condition = first(
  'Non-player Moderates: the condition of Message (#63)',
  view({
    phase,
    cells: range(0, FORCES.cells.moderates, 'how many Moderates Cells are on the map'),
    news: flag(
      'News is on the map that a Moderates Cell holds, or nobody',
      'no News is on the map that a Moderates Cell holds, or nobody',
    ),
    reading: cited.messageCondition,
  }),
  (row) => [
    row(cited.moderatesMessageCard63.ifNews, { news: true, reading: 'in any Phase' }, 'met'),
    row(cited.moderatesMessageCard63.ifPhaseTwo, { phase: 1 }, 'not met'),
    row(cited.moderatesMessageCard63.ifCells, { cells: P.union(5, 6) }, 'met'),
    row(cited.moderatesMessageCard63.ifNews, { news: true }, 'met'),
    row([cited.moderatesMessageCard63.ifCells, cited.moderatesMessageCard63.ifNews], {}, 'not met'),
  ],
)

export const newsByDie = first(
  'Non-player Moderates: which News the die picks (#63)',
  view({
    die: range(0, 6, 'what the die shows; 0 if none was rolled'),
  }),
  (row) => [
    row(cited.moderatesMessageCard63.newsRandom, { die: 0 }, 'either'),
    row(cited.moderatesMessageCard63.newsRandom, { die: P.union(1, 2, 3) }, 'the first'),
    row(cited.moderatesMessageCard63.newsRandom, {}, 'the second'),
  ],
)

export const mayNotLeave = forbid(
  'Non-player Moderates: may not Message away from the space',
  view(
    {
      cells: range(1, FORCES.cells.moderates, 'how many Moderates Cells are there'),
      personality: flag('the Personality is there', 'the Personality is not there'),
      network: flag('a Network is there', 'no Network is there'),
      available: flag('a Network is Available', 'no Network is Available'),
      room: flag('there is room for a Network', 'there is no room for a Network'),
    },
    [
      {
        because: 'Non-players never place a second Network in a space, so there is no room for one',
        when: ({ network, room }) => network && room,
      },
    ],
  ),
  (bar, lift) => [
    bar([cited.moderatesMessageCard62.keepPersonality, cited.moderatesMessageCard63.keepPersonality], {
      personality: true,
      cells: P.union(1, 2, 3),
    }),
    bar([cited.moderatesMessageCard62.keepNetwork, cited.moderatesMessageCard63.keepNetwork], {
      network: true,
      cells: P.union(1, 2),
    }),
    bar([cited.moderatesMessageCard62.keepThree, cited.moderatesMessageCard63.keepThree], { network: false, cells: 3 }),
    lift([cited.moderatesMessageCard62.keepThreeIf, cited.moderatesMessageCard63.keepThreeIf], { available: false }, [
      cited.moderatesMessageCard62.keepThree,
      cited.moderatesMessageCard63.keepThree,
    ]),
    lift([cited.moderatesMessageCard62.keepThreeIf, cited.moderatesMessageCard63.keepThreeIf], { room: false }, [
      cited.moderatesMessageCard62.keepThree,
      cited.moderatesMessageCard63.keepThree,
    ]),
  ],
)

/** True if a Moderates Cell can be spared where it is. */
function canLeave(game: Game, space: SpaceState): boolean {
  const { personality, networks } = space
  const cells = cellsIn(space, 'moderates')
  if (cells === 0) return false
  const available = availableNetworks(game) > 0
  return !mayNotLeave.refuses({ cells, personality, network: networks > 0, available, room: lacksNetwork(space) })
}

/** Counts the given Cells of a space that could leave it one after another. */
export function spared(game: Game, space: SpaceState, cells: number, stays: (space: SpaceState) => boolean): number {
  if (cells === 0 || !canLeave(game, space) || !stays(space)) return 0
  return 1 + spared(game, withCells(space, 'moderates', { inactive: -1 }), cells - 1, stays)
}

/** The spaces with News that a Moderates Cell has, or nobody. */
export const newsSpaces = ({ spaces }: Game): readonly Space[] =>
  SPACES.filter((name) => spaces[name].news.alone + newsOf(spaces[name], 'moderates') > 0)

/** The spaces with News that could come nearer to the Personality: together, or one after the other as the die has it. */
export function newsSought(game: Game, die: number): readonly (readonly Space[])[] {
  const home = personalitySpace(game)
  const [one, other, ...more] = newsSpaces(game).filter((news) => news !== home)
  if (home === undefined || one === undefined) return []
  if (other === undefined) return [[one]]
  const first = newsByDie.ask({ die })
  if (first === 'either') return [[one, other, ...more]]
  return first === 'the first' ? [[one], [other]] : [[other], [one]]
}
