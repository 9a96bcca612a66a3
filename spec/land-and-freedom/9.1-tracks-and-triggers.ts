/** page 9, Tracks and Triggers. @module */

import {
  among,
  definition,
  example,
  exception,
  flag,
  forbid,
  informative,
  note,
  one,
  prohibition,
  question,
  range,
  rule,
  view,
} from 'rulewright/book'
import { P } from 'ts-pattern'
import { ADVICE, repeats } from './reasons.js'
import { ahead, section } from './section.js'
import { HIGHEST, TRACKS, WAYS } from './vocabulary.js'

export const belonging = section('belonging', 'page 9, Tracks and Triggers, para 1', 'Tracks and Triggers', {
  two: rule('A player has two tracks.', { status: repeats('the three statements after it') }),
  anarchists: rule('Liberty and Collectivization belong to the Anarchists, who want them high.'),
  communists: rule(
    'Soviet Support belongs to the Communists, and they pull the Government to the left, to low values.',
  ),
  moderates: rule('Foreign Aid belongs to the Moderates, and they pull the Government to the right, to high values.'),
})

export const dependence = section('dependence', 'page 9, Tracks and Triggers, para 2', 'Dependent tracks', {
  one: note('For every player one of the two tracks depends on the other one.', { status: ADVICE }),
  liberty: prohibition('Space 7 is as far as Liberty goes, except while Collectivization is at least 8.'),
  communists: prohibition('Below 3 the Government goes only with Soviet Support at 8 or more.'),
  moderates: prohibition('Above 7 the Government goes only with Foreign Aid at 8 or more.'),
  remains: exception(
    'A Standee that is in such an area is not moved back if the track on which it depends drops below 8.',
    {
      status: informative('nothing in the rules moves it back'),
    },
  ),
  noFurther: prohibition('From there it goes no further until that track has 8 or more again.'),
})

export const triggers = section('triggers', 'page 9, Tracks and Triggers, para 3', 'Triggers', {
  atOnce: rule('An icon on a track takes effect at once when the Standee moves to its space or through it.'),
  blank: rule('A Blank marker then covers the icon: the trigger is extinguished.'),
  flag: exception('Space 6 of Liberty and of Collectivization has an Anarchist flag, which is no trigger.', {
    status: repeats('page 4, Initiative'),
  }),
  flagStays: prohibition('It gets no Blank marker.', { status: repeats('the same: it is no trigger') }),
})

export const moraleTrigger = section('moraleTrigger', 'page 9, Tracks and Triggers, para 4', 'Morale Bonus off', {
  notCovered: exception(
    'What turns off the Morale Bonus, at the bottom of every track, stays open: no Blank marker comes there.',
  ),
  off: rule('A track that reaches 0 turns off the Morale Bonus, every time.'),
  defeat: rule('So it is when a Front falls to Defeat.', { status: repeats('page 8, Defeat on a Front') }),
  often: note('That can happen several times in a game.', { status: repeats('that the icon is not covered') }),
})

export const government = section('government', 'page 9, Tracks and Triggers, para 5', 'The center', {
  center: definition('Spaces 5 and 6 of the Government track have its center between them.'),
  towards: rule('Towards Center is exactly one step.'),
  across: rule('That step can cross the center and so give control to the other player.'),
  fromSix: example('So it goes from 6 to 5, and then it is the Communists who control the Government.'),
  away: rule('Away from Center is a step towards the end of whoever controls the Government.'),
})

export const ownTriggers = section('ownTriggers', 'page 9, Tracks and Triggers, para 6', '+1 to a Front', {
  strength: rule('Where +1 to a Front is triggered, the player to whom the track belongs decides which Front gets it.'),
  whoever: rule('That holds whoever has moved the track.'),
  foreignAid: example('So it is for the Moderates to say which Front, when the Communists bring Foreign Aid to 7.'),
})

export const triggersDown = question('triggersDown', {
  asks: 'Does an icon take effect when the Standee comes to it by going back?',
  clauses: [triggers.atOnce],
  readings: {
    yes: 'Yes: whichever way it moves.',
    no: 'No: only when the track moves the way its player wants.',
  },
  usual: 'yes',
  because: 'The text speaks of moving to a space or through it, and of no direction.',
})

export const governmentTrigger = question('governmentTrigger', {
  asks: 'To whom does an icon on the Government track belong?',
  clauses: [ownTriggers.strength, belonging.communists, belonging.moderates],
  readings: {
    'its side': 'To the player on whose side of the center it stands.',
    control: 'To the player who controls the Government when it takes effect.',
  },
  usual: 'its side',
  because: 'That is the way in which this player pulls the Government.',
  kind: 'gap',
  editorial:
    'An icon takes effect while the Standee is on its space: whoever controls the Government then is the one on whose side it stands.',
})

export const otherTriggers = question('otherTriggers', {
  asks: 'Who gains what an icon on a track gives, where it is neither Strength nor a Medallion?',
  clauses: [ownTriggers.strength, triggers.atOnce, ahead('medallions.maxedOut')],
  readings: {
    'whose track it is': 'The player to whom the track belongs.',
    'who moved it': 'The player who has moved the track; where a Fascist card did, the Initiative player.',
  },
  usual: 'whose track it is',
  because: 'So it is for Strength and for Medallions, whoever has moved the track; nothing is said of other icons.',
  kind: 'gap',
})

export const governmentBottom = question('governmentBottom', {
  asks: 'Does the Government turn off the Morale Bonus at the bottom of its track?',
  clauses: [moraleTrigger.notCovered, moraleTrigger.off, ahead('medallions.end'), ahead('medallions.governmentAtOne')],
  readings: {
    'it ends at 1': 'It never comes there: on 1 it is maxed out for the Communists, and goes no further.',
    yes: 'Yes, at 0, a step further than the Medallion: the text speaks of each track, and of any.',
    no: 'No: it goes to 0, but its ends are the aims of two players.',
  },
  usual: 'it ends at 1',
  because: 'The Medallion is for a track that is maxed out, and page 10 has it on space 1 for the Communists.',
})

export const bottomAgain = question('bottomAgain', {
  asks: 'Does a track that is at 0 and is to go down again turn off the Morale Bonus again?',
  clauses: [moraleTrigger.off, moraleTrigger.often],
  readings: {
    no: 'No: it must come to 0.',
    yes: 'Yes: whatever would bring it below has it reach its bottom.',
  },
  usual: 'no',
  because: 'The text has a track reach 0, and one that stands there does not move.',
})

export const towardsCenterTwice = question('towardsCenterTwice', {
  asks: 'How far does the Government move towards its center, or away from it, where the effect is multiplied?',
  clauses: [government.towards, government.across, government.away],
  readings: {
    'step by step': 'As many steps, each towards the center, or away from it, as it is then.',
    'one step': 'One step: it is precisely one.',
  },
  usual: 'step by step',
  because: 'The effect is multiplied, and each time it is precisely one step.',
})

export const ownerOfTrack = one(
  'To whom a track belongs',
  view({ track: among(TRACKS, 'the track'), side: among(['low', 'high'], 'the side of the center') }),
  (row) => [
    row(belonging.anarchists, { track: P.union('Liberty', 'Collectivization') }, 'Anarchists'),
    row(belonging.communists, { track: 'Soviet Support' }, 'Communists'),
    row(belonging.moderates, { track: 'Foreign Aid' }, 'Moderates'),
    row(belonging.communists, { track: 'Government', side: 'low' }, 'Communists'),
    row(belonging.moderates, { track: 'Government', side: 'high' }, 'Moderates'),
  ],
)

/** What an icon on a track gives. */
export const GIFTS = ['Strength', 'a Medallion', 'something else'] as const

export const whoseIcon = one(
  'Whose an icon is',
  view({ gift: among(GIFTS, 'what it gives'), otherTriggers }),
  (row) => [
    row([ownTriggers.strength, ownTriggers.whoever], { gift: 'Strength' }, 'whose track it is'),
    row(ahead('medallions.maxedOut'), { gift: 'a Medallion' }, 'whose track it is'),
    row(triggers.atOnce, { gift: 'something else', otherTriggers: 'whose track it is' }, 'whose track it is'),
    row(triggers.atOnce, { gift: 'something else', otherTriggers: 'who moved it' }, 'who moved it'),
  ],
)

export const wayOfStep = one(
  'Which way a step goes',
  view({ way: among(WAYS, 'the way that is meant'), government: range(0, HIGHEST, 'the space of the Government') }),
  (row) => [
    row([], { way: 'up' }, 'up'),
    row([], { way: 'down' }, 'down'),
    row([government.towards, government.across], { way: 'towards Center', government: P.number.lte(5) }, 'up'),
    row([government.towards, government.across], { way: 'towards Center', government: P.number.gte(6) }, 'down'),
    row(government.away, { way: 'away from Center', government: P.number.lte(5) }, 'down'),
    row(government.away, { way: 'away from Center', government: P.number.gte(6) }, 'up'),
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
    governmentBottom,
  }),
  (bar) => [
    bar(ahead('medallions.end'), { end: true }),
    bar(ahead('medallions.end'), {
      track: 'Government',
      way: 'down',
      space: P.number.lte(1),
      governmentBottom: 'it ends at 1',
    }),
    bar([dependence.liberty, dependence.noFurther], {
      track: 'Liberty',
      way: 'up',
      space: P.number.gte(7),
      other: 'below 8',
    }),
    bar([dependence.communists, dependence.noFurther], {
      track: 'Government',
      way: 'down',
      space: P.number.lte(3),
      other: 'below 8',
    }),
    bar([dependence.moderates, dependence.noFurther], {
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
    triggersDown,
  }),
  (row) => [
    row(triggers.blank, { covered: true }, false),
    row(triggers.atOnce, { covered: false, wanted: true }, true),
    row(triggers.atOnce, { covered: false, wanted: false, triggersDown: 'yes' }, true),
    row(triggers.atOnce, { covered: false, wanted: false, triggersDown: 'no' }, false),
  ],
)

export const turnsMoraleOff = one(
  'Whether a track turns off the Morale Bonus',
  view({
    track: among(TRACKS, 'the track'),
    space: range(0, HIGHEST, 'the space where it is'),
    moved: flag('it has come there', 'it was there, and could not go down'),
    governmentBottom,
    bottomAgain,
  }),
  (row) => [
    row([moraleTrigger.off, moraleTrigger.notCovered], { track: P.not('Government'), space: 0, moved: true }, true),
    row(moraleTrigger.off, { track: P.not('Government'), space: 0, moved: false, bottomAgain: 'yes' }, true),
    row(moraleTrigger.off, { track: P.not('Government'), space: 0, moved: false, bottomAgain: 'no' }, false),
    row(moraleTrigger.off, { track: 'Government', space: 0, governmentBottom: 'no' }, false),
    row(moraleTrigger.off, { track: 'Government', space: 0, governmentBottom: P.not('no'), moved: true }, true),
    row(
      moraleTrigger.off,
      { track: 'Government', space: 0, governmentBottom: P.not('no'), moved: false, bottomAgain: 'yes' },
      true,
    ),
    row(
      moraleTrigger.off,
      { track: 'Government', space: 0, governmentBottom: P.not('no'), moved: false, bottomAgain: 'no' },
      false,
    ),
    row(moraleTrigger.off, { space: P.number.gte(1) }, false),
  ],
)
