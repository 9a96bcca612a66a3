/**
 * Terror: what becomes of News and Resources when a piece is removed.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first, forbid, one } from '../../../src/kernel/table.js'
import { flag, range, view } from '../../../src/kernel/view.js'
import { commandsInGeneral } from '../clauses/commands/general.js'
import { message } from '../clauses/commands/message.js'
import { terror } from '../clauses/commands/terror.js'
import { redsTerrorCard } from '../clauses/non-players/reds-in-war.js'
import { senateTerrorCard } from '../clauses/non-players/senate.js'
import { resources } from '../clauses/tracks.js'
import { TRACKS } from '../components/forces.js'
import { newsLetGo } from '../questions/commands/news-let-go.js'
import { newsOfMilitants } from '../questions/commands/news-of-militants.js'
import { newsTaken } from '../questions/commands/news-taken.js'
import { ransomOverTheTrack } from '../questions/commands/ransom-over-the-track.js'
import { shortRansom } from '../questions/commands/short-ransom.js'

/** Who decides about, or gets, the News that has lost its holder. */
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
      reading: newsOfMilitants,
    },
    [
      {
        because: 'News of the Reds and the Senate is lost only with their last Cell in the space',
        when: ({ lost, another, moderates }) => lost && another && !moderates,
      },
    ],
  ),
  (row) => [
    row(message.terrorPasses, { lost: false }, 'nobody'),
    row(message.ownerTransfers, { lost: true, another: true }, 'the owner'),
    row([message.terrorPasses, message.changesOwner], { lost: true, another: false, moderates: true }, 'the actor'),
    row(message.changesOwner, { lost: true, another: false, moderates: false, reading: 'of anybody' }, 'the actor'),
    row(
      message.terrorPasses,
      { lost: true, another: false, moderates: false, reading: 'of the Moderates only' },
      'nobody',
    ),
  ],
)

/** Whether News that falls to the Faction that acts passes to it at once. */
export const newsPasses = first(
  'Terror: how News passes to the actor',
  view({ nonPlayer: flag('the actor is a Non-player', 'the actor is no Non-player'), reading: newsTaken }),
  (row) => [
    row(message.changesOwner, { reading: 'must take' }, 'at once'),
    row([redsTerrorCard.transferable, senateTerrorCard.transferable], { nonPlayer: true }, 'at once'),
    row([message.terrorPasses, message.changesOwner], { reading: 'may remove' }, 'if it likes'),
  ],
)

/** Which Cell may not take the News. */
export const mayNotTakeNews = forbid(
  'Terror: may not take the News',
  view({
    there: flag('a Cell of the owner is there', 'no Cell of the owner is there'),
    holdsNews: flag('the Cell holds News', 'the Cell holds no News'),
  }),
  (bar) => [bar(message.ownerTransfers, { there: false }), bar(message.oneMarker, { holdsNews: true })],
)

/** How many of the News markers that their owner lets go stay in the space. */
export const newsStaying = one('Terror: News that is let go', view({ reading: newsLetGo }), (row) => [
  row(message.terrorPasses, { reading: 'removed' }, 0),
  row(message.aloneOrHeld, { reading: 'stays alone' }, 1),
])

/** What the Moderates transfer when the Personality is removed. */
export const ransom = first(
  'Terror: Resources for the Personality',
  view({
    held: range(0, TRACKS.resources, 'Resources of the Moderates'),
    room: range(0, TRACKS.resources, 'Resources for which the actor has room'),
    short: shortRansom,
    over: ransomOverTheTrack,
  }),
  (row) => [
    row(terror.ransom, { held: P.number.lt(3), short: 'nothing' }, 0),
    row([terror.ransom, resources.range], { room: P.number.lt(3), over: 'kept' }, ({ held, room }) =>
      Math.min(held, room),
    ),
    row([terror.ransom, commandsInGeneral.maximumExtent], { held: P.number.lt(3) }, ({ held }) => held),
    row(terror.ransom, {}, 3),
  ],
)
