/** 3.2.3 Terror: what becomes of News, and the ransom. @module */

import { first, flag, forbid, one, question, range, readingOf, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { resources } from '../1-introduction/1.5-resources.js'
import { TRACKS } from '../components/forces.js'
import type { Game, SpaceState } from '../game.js'
import { ahead } from '../section.js'
import type { Color } from '../vocabulary.js'
import { commandsInGeneral, freeCommands } from './3.1-commands.js'
import { terror } from './3.2.3-terror.js'
import { fullTerrorStack, markerGivesWay } from './3.2.3-terror-markers.js'

export const newsLetGo = question('newsLetGo', {
  asks: 'What becomes of News that its owner could pass on after Terror, and does not?',
  clauses: [ahead('message.terrorPasses'), ahead('message.ownerTransfers'), ahead('message.changesOwner')],
  readings: {
    removed: 'It is removed.',
    'stays alone': 'It stays in the space on its own.',
  },
  usual: 'removed',
  because:
    'It cannot change owners, since another Cell could take it, and removal is the other thing that Terror can do to it.',
})

export const newsOfMilitants = question('newsOfMilitants', {
  asks: 'Does Terror take News over from Reds or Senate Cells, too?',
  clauses: [ahead('message.terrorPasses'), ahead('message.changesOwner')],
  readings: {
    'of anybody': 'Yes: News changes owners when its last holder is removed by Terror, whoever that was.',
    'of the Moderates only': 'No: the bullet is about Terror against Moderates Cells; other News is removed.',
  },
  usual: 'of anybody',
  because: 'The second half of the bullet speaks of the owner and the holding Cell without naming a Faction.',
})

export const newsTaken = question('newsTaken', {
  asks: 'Terror removes the last holder of News: may the Faction that acts have the News removed instead of taking it?',
  clauses: [ahead('message.terrorPasses'), ahead('message.changesOwner'), terror.removeEnemies],
  readings: {
    'must take': 'No: the News passes to it.',
    'may remove': 'Yes: it takes the News or has it removed, as it likes.',
  },
  usual: 'must take',
  because: 'The exact rule says that the News changes owners then; removed is what becomes of News that nobody gets.',
})

export const ransomOverTheTrack = question('ransomOverTheTrack', {
  asks: 'Do the Moderates transfer Resources for which the other Faction has no room on the track?',
  clauses: [terror.ransom, resources.range],
  readings: {
    lost: 'Yes: they pay all of it, and what goes beyond 30 is lost.',
    kept: 'No: they keep what cannot be received.',
  },
  usual: 'lost',
  because: 'The number that the Moderates must transfer does not depend on what the other Faction holds.',
})

export const shortRansom = question('shortRansom', {
  asks: 'What do the Moderates transfer for the Personality when they have fewer than three Resources?',
  clauses: [terror.ransom, commandsInGeneral.maximumExtent],
  readings: {
    all: 'They transfer what they have.',
    nothing: 'Without three Resources nothing is transferred.',
  },
  usual: 'all',
  because: 'The transfer is a must, and 3.1 has a Faction that is targeted affected to the maximum extent.',
})

export const ransomOfFreeTerror = question('ransomOfFreeTerror', {
  asks: 'Do the Moderates transfer Resources for the Personality when the Terror that removed it was free?',
  clauses: [terror.ransom, freeCommands.noCost, ahead('freeByEvent.noCost')],
  readings: {
    'they do': 'Yes: a transfer is no cost of the Command.',
    'they do not': 'No: a free Command takes Resources from no Faction that has a part in it.',
  },
  usual: 'they do',
  because:
    'The Index tells costs from transfers, and what is transferred is a consequence of the Terror, not its price.',
})

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
    row(ahead('message.terrorPasses'), { lost: false }, 'nobody'),
    row(ahead('message.ownerTransfers'), { lost: true, another: true }, 'the owner'),
    row(
      [ahead('message.terrorPasses'), ahead('message.changesOwner')],
      { lost: true, another: false, moderates: true },
      'the actor',
    ),
    row(
      ahead('message.changesOwner'),
      { lost: true, another: false, moderates: false, reading: 'of anybody' },
      'the actor',
    ),
    row(
      ahead('message.terrorPasses'),
      { lost: true, another: false, moderates: false, reading: 'of the Moderates only' },
      'nobody',
    ),
  ],
)

export const newsPasses = first(
  'Terror: how News passes to the actor',
  view({ nonPlayer: flag('the actor is a Non-player', 'the actor is no Non-player'), reading: newsTaken }),
  (row) => [
    row(ahead('message.changesOwner'), { reading: 'must take' }, 'at once'),
    row([ahead('redsTerrorCard.transferable'), ahead('senateTerrorCard.transferable')], { nonPlayer: true }, 'at once'),
    row([ahead('message.terrorPasses'), ahead('message.changesOwner')], { reading: 'may remove' }, 'if it likes'),
  ],
)

export const mayNotTakeNews = forbid(
  'Terror: may not take the News',
  view({
    there: flag('a Cell of the owner is there', 'no Cell of the owner is there'),
    holdsNews: flag('the Cell holds News', 'the Cell holds no News'),
  }),
  (bar) => [
    bar(ahead('message.ownerTransfersTo'), { there: false }),
    bar(ahead('message.oneNews'), { holdsNews: true }),
  ],
)

export const newsStaying = one('Terror: News that is let go', view({ reading: newsLetGo }), (row) => [
  row(ahead('message.terrorPasses'), { reading: 'removed' }, 0),
  row(ahead('message.aloneOrHeld'), { reading: 'stays alone' }, 1),
])

export const ransom = first(
  'Terror: Resources for the Personality',
  view({
    held: range(0, TRACKS.resources, 'Resources of the Moderates'),
    room: range(0, TRACKS.resources, 'Resources for which the actor has room'),
    free: flag('the Terror is free', 'the Terror is paid for'),
    short: shortRansom,
    over: ransomOverTheTrack,
    freely: ransomOfFreeTerror,
  }),
  (row) => [
    row([freeCommands.noCost, ahead('freeByEvent.noCost')], { free: true, freely: 'they do not' }, 0),
    row(terror.ransom, { held: P.number.lt(3), short: 'nothing' }, 0),
    row([terror.ransom, resources.range], { room: P.number.lt(3), over: 'kept' }, ({ held, room }) =>
      Math.min(held, room),
    ),
    row([terror.ransom, commandsInGeneral.maximumExtent], { held: P.number.lt(3) }, ({ held }) => held),
    row(terror.ransom, {}, 3),
  ],
)

const OTHER = { red: 'white', white: 'red' } as const

/** A space with two Terror markers to which one more of a color has come. */
export function withThirdTerror(game: Game, space: SpaceState, color: Color): SpaceState {
  const other = OTHER[color]
  const givesWay = fullTerrorStack.ask({ other: space.terror[other] > 0, reading: readingOf(game, markerGivesWay) })
  if (givesWay === 'the new one') return space
  const terror = { ...space.terror, [color]: space.terror[color] + 1, [other]: space.terror[other] - 1 }
  return { ...space, terror }
}
