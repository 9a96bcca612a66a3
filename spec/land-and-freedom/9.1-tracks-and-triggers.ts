/** page 9, Tracks and Triggers. @module */

import { among, flag, forbid, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from './rules.gen.js'
import { HIGHEST, TRACKS, WAYS } from './vocabulary.js'

export const ownerOfTrack = one(
  'To whom a track belongs',
  view({ track: among(TRACKS, 'the track'), side: among(['low', 'high'], 'the side of the center') }),
  (row) => [
    row(cited.belonging.anarchists, { track: P.union('Liberty', 'Collectivization') }, 'Anarchists'),
    row(cited.belonging.communists, { track: 'Soviet Support' }, 'Communists'),
    row(cited.belonging.moderates, { track: 'Foreign Aid' }, 'Moderates'),
    row(cited.belonging.communists, { track: 'Government', side: 'low' }, 'Communists'),
    row(cited.belonging.moderates, { track: 'Government', side: 'high' }, 'Moderates'),
  ],
)

/** The kinds of benefit that an icon on a track gives. */
export const GIFTS = ['Strength', 'a Medallion', 'something else'] as const

export const whoseIcon = one(
  'Whose an icon is',
  view({ gift: among(GIFTS, 'what it gives'), otherTriggers: cited.otherTriggers }),
  (row) => [
    row([cited.ownTriggers.strength, cited.ownTriggers.whoever], { gift: 'Strength' }, 'whose track it is'),
    row(cited.medallions.maxedOut, { gift: 'a Medallion' }, 'whose track it is'),
    row(cited.triggers.atOnce, { gift: 'something else', otherTriggers: 'whose track it is' }, 'whose track it is'),
    row(cited.triggers.atOnce, { gift: 'something else', otherTriggers: 'who moved it' }, 'who moved it'),
  ],
)

export const wayOfStep = one(
  'Which way a step goes',
  view({ way: among(WAYS, 'the way that is meant'), government: range(0, HIGHEST, 'the space of the Government') }),
  (row) => [
    row([], { way: 'up' }, 'up'),
    row([], { way: 'down' }, 'down'),
    row(
      [cited.government.towards, cited.government.across],
      { way: 'towards Center', government: P.number.lte(5) },
      'up',
    ),
    row(
      [cited.government.towards, cited.government.across],
      { way: 'towards Center', government: P.number.gte(6) },
      'down',
    ),
    row(cited.government.away, { way: 'away from Center', government: P.number.lte(5) }, 'down'),
    row(cited.government.away, { way: 'away from Center', government: P.number.gte(6) }, 'up'),
  ],
)

export const mayNotStep = forbid(
  'A track: may not go a step further',
  view({
    track: among(TRACKS, 'the track'),
    way: among(['up', 'down'], 'the way of the step'),
    space: range(0, HIGHEST, 'the space where it stands'),
    end: flag('the track ends there', 'the track goes on'),
    other: among(['below 8', '8 or above'], 'the track on which this step depends'),
    governmentBottom: cited.governmentBottom,
  }),
  (bar) => [
    bar(cited.medallions.end, { end: true }),
    bar(cited.medallions.end, {
      track: 'Government',
      way: 'down',
      space: P.number.lte(1),
      governmentBottom: 'it ends at 1',
    }),
    bar([cited.dependence.liberty, cited.dependence.noFurther], {
      track: 'Liberty',
      way: 'up',
      space: P.number.gte(7),
      other: 'below 8',
    }),
    bar([cited.dependence.communists, cited.dependence.noFurther], {
      track: 'Government',
      way: 'down',
      space: P.number.lte(3),
      other: 'below 8',
    }),
    bar([cited.dependence.moderates, cited.dependence.noFurther], {
      track: 'Government',
      way: 'up',
      space: P.number.gte(7),
      other: 'below 8',
    }),
  ],
)

export const isTriggered = one(
  'Whether an icon takes effect',
  view({
    covered: flag('a Blank marker covers the icon', 'the icon is open'),
    wanted: flag('the track moves the way its player wants', 'the track goes back'),
    triggersDown: cited.triggersDown,
  }),
  (row) => [
    row(cited.triggers.blank, { covered: true }, false),
    row(cited.triggers.atOnce, { covered: false, wanted: true }, true),
    row(cited.triggers.atOnce, { covered: false, wanted: false, triggersDown: 'yes' }, true),
    row(cited.triggers.atOnce, { covered: false, wanted: false, triggersDown: 'no' }, false),
  ],
)

export const turnsMoraleOff = one(
  'Whether a track turns off the Morale Bonus',
  view({
    track: among(TRACKS, 'the track'),
    space: range(0, HIGHEST, 'the space where it is'),
    moved: flag('it has come there', 'it was there, and could not go down'),
    governmentBottom: cited.governmentBottom,
    bottomAgain: cited.bottomAgain,
  }),
  (row) => [
    row(
      [cited.moraleTrigger.off, cited.moraleTrigger.notCovered],
      { track: P.not('Government'), space: 0, moved: true },
      true,
    ),
    row(cited.moraleTrigger.off, { track: P.not('Government'), space: 0, moved: false, bottomAgain: 'yes' }, true),
    row(cited.moraleTrigger.off, { track: P.not('Government'), space: 0, moved: false, bottomAgain: 'no' }, false),
    row(cited.moraleTrigger.off, { track: 'Government', space: 0, governmentBottom: 'no' }, false),
    row(cited.moraleTrigger.off, { track: 'Government', space: 0, governmentBottom: P.not('no'), moved: true }, true),
    row(
      cited.moraleTrigger.off,
      { track: 'Government', space: 0, governmentBottom: P.not('no'), moved: false, bottomAgain: 'yes' },
      true,
    ),
    row(
      cited.moraleTrigger.off,
      { track: 'Government', space: 0, governmentBottom: P.not('no'), moved: false, bottomAgain: 'no' },
      false,
    ),
    row(cited.moraleTrigger.off, { space: P.number.gte(1) }, false),
  ],
)
