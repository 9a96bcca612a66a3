/** 3.2.3 Terror: what becomes of News, and the ransom. @module */

import { first, flag, forbid, one, range, readingOf, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { TRACKS } from '../components/forces.js'
import type { Game, SpaceState } from '../game.js'
import * as cited from '../rules.gen.js'
import type { Color } from '../vocabulary.js'
import { fullTerrorStack } from './3.2.3-terror-markers.js'

export const newsOfRemoved = one(
  'Terror: the News of a removed Cell',
  view(
    {
      lost: flag('News has lost its holder', 'no News has lost its holder'),
      another: flag(
        'another Cell of its owner in the space can take the News',
        'no other Cell of its owner in the space can take the News',
      ),
      moderates: flag('the Cell was of the Moderates', 'the Cell was not of the Moderates'),
      reading: cited.newsOfMilitants,
    },
    [
      {
        because: 'News of the Reds and the Senate is lost only with their last Cell in the space',
        when: ({ lost, another, moderates }) => lost && another && !moderates,
      },
    ],
  ),
  (row) => [
    row(cited.message.terrorPasses, { lost: false }, 'nobody'),
    row(cited.message.ownerTransfers, { lost: true, another: true }, 'the owner'),
    row(
      [cited.message.terrorPasses, cited.message.changesOwner],
      { lost: true, another: false, moderates: true },
      'the actor',
    ),
    row(
      cited.message.changesOwner,
      { lost: true, another: false, moderates: false, reading: 'of anybody' },
      'the actor',
    ),
    row(
      cited.message.terrorPasses,
      { lost: true, another: false, moderates: false, reading: 'of the Moderates only' },
      'nobody',
    ),
  ],
)

export const newsPasses = first(
  'Terror: how News passes to the actor',
  view({ nonPlayer: flag('the actor is a Non-player', 'the actor is no Non-player'), reading: cited.newsTaken }),
  (row) => [
    row(cited.message.changesOwner, { reading: 'must take' }, 'at once'),
    row([cited.redsTerrorCard.transferable, cited.senateTerrorCard.transferable], { nonPlayer: true }, 'at once'),
    row([cited.message.terrorPasses, cited.message.changesOwner], { reading: 'may remove' }, 'if it likes'),
  ],
)

export const mayNotTakeNews = forbid(
  'Terror: may not take the News',
  view({
    there: flag('a Cell of the owner is there', 'no Cell of the owner is there'),
    holdsNews: flag('the Cell holds News', 'the Cell holds no News'),
  }),
  (bar) => [bar(cited.message.ownerTransfersTo, { there: false }), bar(cited.message.oneNews, { holdsNews: true })],
)

export const newsStaying = one('Terror: News that is let go', view({ reading: cited.newsLetGo }), (row) => [
  row(cited.message.terrorPasses, { reading: 'removed' }, 0),
  row(cited.message.aloneOrHeld, { reading: 'stays alone' }, 1),
])

export const ransom = first(
  'Terror: Resources for the Personality',
  view({
    held: range(0, TRACKS.resources, 'Resources of the Moderates'),
    room: range(0, TRACKS.resources, 'Resources for which the actor has room'),
    free: flag('the Terror is free', 'the Terror is paid for'),
    short: cited.shortRansom,
    over: cited.ransomOverTheTrack,
    freely: cited.ransomOfFreeTerror,
  }),
  (row) => [
    row([cited.freeCommands.noCost, cited.freeByEvent.noCost], { free: true, freely: 'they do not' }, 0),
    row(cited.terror.ransom, { held: P.number.lt(3), short: 'nothing' }, 0),
    row([cited.terror.ransom, cited.resources.range], { room: P.number.lt(3), over: 'kept' }, ({ held, room }) =>
      Math.min(held, room),
    ),
    row([cited.terror.ransom, cited.commandsInGeneral.maximumExtent], { held: P.number.lt(3) }, ({ held }) => held),
    row(cited.terror.ransom, {}, 3),
  ],
)

const OTHER = { red: 'white', white: 'red' } as const

/** A space with two Terror markers to which one more of a color has come. */
export function withThirdTerror(game: Game, space: SpaceState, color: Color): SpaceState {
  const other = OTHER[color]
  const givesWay = fullTerrorStack.ask({
    other: space.terror[other] > 0,
    reading: readingOf(game, cited.markerGivesWay),
  })
  if (givesWay === 'the new one') return space
  const terror = { ...space.terror, [color]: space.terror[color] + 1, [other]: space.terror[other] - 1 }
  return { ...space, terror }
}
