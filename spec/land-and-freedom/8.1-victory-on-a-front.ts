/** page 8, Victory on a Front. @module */

import { among, flag, forbid, one, permission, prohibition, question, range, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { fronts } from './4.1-winning-and-losing.js'
import { fascistEvent } from './5.1-turn-sequence.js'
import { eventOfACard } from './6.1-player-cards.js'
import type { Game } from './game.js'
import { repeats, SHOWN } from './reasons.js'
import { ahead, section } from './section.js'
import { DECIDED, FRONTS, type Front } from './vocabulary.js'

export const victory = section('victory', 'page 8, Victory on a Front, para 1', 'Victory on a Front', {
  atOnce: rule('Reaching +10 is Victory on a Front, without delay.', {
    status: repeats('page 4, Winning and Losing'),
  }),
  card: rule('A card that says so covers the Front.', { status: SHOWN }),
  neverDamaged: prohibition('Nothing Attacks or damages a victorious Front ever again.'),
  heroPoints: rule('Each player with a contribution to it in the present turn gets 3 Hero points.'),
  attacksElsewhere: rule("A Fascist Attack on it instead Attacks a Front of the Initiative player's choice."),
  testsPass: rule('A Test on it is passed, whatever happens.'),
  cardsElsewhere: permission('Whatever player cards do to it, their player can do to a Front of their choice.'),
})

export const closestToVictory = section(
  'closestToVictory',
  'page 8, Victory on a Front, para 2',
  'Closest to Victory',
  {
    value: rule('Closest to Victory is whichever Front has the least way to +10.'),
    ties: rule('The Initiative player breaks a tie among those closest to Victory.'),
  },
)

export const decidedFronts = question('decidedFronts', {
  asks: 'Can a Front that is victorious or defeated be the one closest to Victory or to Defeat?',
  clauses: [closestToVictory.value, victory.attacksElsewhere, ahead('closestToDefeat.value'), fascistEvent.closest],
  readings: {
    no: 'No: only Fronts that are still fought for are compared.',
    yes: 'Yes: it is at the very end; what then happens to it is redirected.',
  },
  usual: 'no',
  because:
    'Page 8 has the word "remaining" for the Front that is closest to Defeat; a Front that is closest to something is not yet there.',
})

export const attacksTogether = question('attacksTogether', {
  asks: 'What of Attacks that are left over when the first of them bring their Front to -10?',
  clauses: [fronts.defeat, ahead('defeatEffects.attacksElsewhere'), fascistEvent.attacks],
  readings: {
    'one by one': 'They fall on the Front to which Attacks on a defeated Front go.',
    together: 'They are lost: all were added at once.',
  },
  usual: 'one by one',
  because: 'Defeat comes as soon as -10 is reached, and from then on Attacks there go elsewhere.',
})

export const closestEach = question('closestEach', {
  asks: 'Is the Front closest to Victory, or to Defeat, found once for all Attacks on it, or for each of them?',
  clauses: [fascistEvent.closest, closestToVictory.value, ahead('closestToDefeat.value')],
  readings: {
    once: 'Once: all of them are on that Front.',
    each: 'For each: the Attack before can have made another Front the closest.',
  },
  usual: 'once',
  because: 'The card has so many Attacks on one Front, and the example brings both of its V down on one.',
})

export const attackChoice = question('attackChoice', {
  asks: 'Is the Front chosen for each Fascist Attack on a victorious Front, or once for all Attacks of a letter?',
  clauses: [victory.attacksElsewhere, fascistEvent.attacks],
  readings: {
    each: 'For each Attack.',
    once: 'Once for all of them, as long as that Front can be Attacked.',
  },
  usual: 'each',
  because: 'Each token that is added is an Attack.',
})

export const attackOnDefeated = question('attackOnDefeated', {
  asks: 'Can the Initiative player choose a defeated Front for an Attack on a victorious one?',
  clauses: [victory.attacksElsewhere, ahead('defeatEffects.attacksElsewhere')],
  readings: {
    yes: 'Yes; it then falls on the remaining Front closest to Defeat.',
    no: 'No: only a Front that can be Attacked.',
  },
  usual: 'no',
  because: 'The Attack is on a Front of that choice; a defeated one cannot be damaged further.',
})

export const cardAttacks = question('cardAttacks', {
  asks: 'Who says where an Attack of a player card falls that is on a victorious Front?',
  clauses: [victory.attacksElsewhere, victory.cardsElsewhere],
  readings: {
    'who plays the card': 'The player of the card, as of whatever else it does there.',
    'the Initiative player': 'The Initiative player, as of any Attack there, and it cannot be forgone.',
  },
  usual: 'who plays the card',
  because: 'Player cards have a sentence of their own, and Attacks from elsewhere are those of the Fascists.',
  kind: 'contradiction',
})

export const strengthBeyond = question('strengthBeyond', {
  asks: 'What of Strength of an Event that is left over when a Front reaches +10?',
  clauses: [fronts.victory, eventOfACard.lines, victory.cardsElsewhere],
  readings: {
    wasted: 'It is wasted.',
    elsewhere:
      'The player applies it to a Front of their choice, as all that player cards do to a victorious Front. Other Strength follows where it is treated as that of a player card.',
  },
  usual: 'wasted',
  because:
    'The line of an Event names its Front, and +10 is the end of it. Cards go elsewhere from a Front that is victorious already.',
})

/** What has become of a Front. */
export const FATES = ['open', 'victorious', 'defeated'] as const
export type Fate = (typeof FATES)[number]

export const fateOfFront = one(
  'What has become of a Front',
  view({ value: range(-DECIDED, DECIDED, 'the value') }),
  (row) => [
    row(fronts.victory, { value: DECIDED }, 'victorious'),
    row(fronts.defeat, { value: -DECIDED }, 'defeated'),
    row([fronts.negative, fronts.positive], { value: P.number.between(1 - DECIDED, DECIDED - 1) }, 'open'),
  ],
)

export const whereAnAttackFalls = one(
  'Where an Attack falls',
  view({ fate: among(FATES, 'the Front that it is on') }),
  (row) => [
    row(fascistEvent.attacks, { fate: 'open' }, 'there'),
    row(victory.attacksElsewhere, { fate: 'victorious' }, 'chosen'),
    row(ahead('defeatEffects.attacksElsewhere'), { fate: 'defeated' }, 'closest to Defeat'),
  ],
)

export const saysWhere = one(
  'An Attack on a victorious Front: who says where it falls',
  view({ ofCard: flag('a player card brings it', 'no player card brings it'), cardAttacks }),
  (row) => [
    row(victory.attacksElsewhere, { ofCard: false }, 'the Initiative player'),
    row(victory.cardsElsewhere, { ofCard: true, cardAttacks: 'who plays the card' }, 'who plays the card'),
    row(victory.attacksElsewhere, { ofCard: true, cardAttacks: 'the Initiative player' }, 'the Initiative player'),
  ],
)

/** How words mean a Front. */
export const WORDS = ['its name', 'being closest'] as const

export const staysWith = one(
  'Attacks: where those go that come after the first',
  view({ words: among(WORDS, 'by what the Front is meant'), closestEach }),
  (row) => [
    row(fascistEvent.letters, { words: 'its name' }, 'the same Front'),
    row(fascistEvent.closest, { words: 'being closest', closestEach: 'once' }, 'the same Front'),
    row(fascistEvent.closest, { words: 'being closest', closestEach: 'each' }, 'the Front that is closest then'),
  ],
)

/** Why a Front is meant by what is done to one. */
export const MEANT = ['named', 'redirected', 'chosen', 'closest', 'not meant'] as const

/** Whether words leave a choice of some Fronts that they name, and not of any Front. */
export const namesSome = (fronts: readonly string[]): boolean => fronts.length > 1 && fronts.length < FRONTS.length

export const mayNotAttack = forbid(
  'Attack: may not fall on the Front',
  view({
    fate: among(FATES, 'the Front'),
    meant: among(MEANT, 'what the Attack means by this Front'),
    attackOnDefeated,
  }),
  (bar) => [
    bar(victory.neverDamaged, { fate: 'victorious', meant: P.not('redirected') }),
    bar(ahead('defeatEffects.attacksElsewhere'), { fate: 'defeated', meant: P.union('named', 'closest', 'not meant') }),
    bar(ahead('defeatEffects.attacksElsewhere'), { fate: 'defeated', meant: 'chosen', attackOnDefeated: 'no' }),
    bar(fascistEvent.letters, { fate: P.union('open', 'defeated'), meant: 'not meant' }),
  ],
)

/** What has become of a Front. */
export const fateOf = ({ fronts: values }: Pick<Game, 'fronts'>, front: Front): Fate =>
  fateOfFront.ask({ value: values[front] })
