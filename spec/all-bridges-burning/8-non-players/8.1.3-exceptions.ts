/** 8.1.3 Non-player Rules Exceptions. @module */

import {
  among,
  COMPARED,
  example,
  exception,
  first,
  flag,
  forbid,
  formula,
  question,
  range,
  rule,
  view,
} from 'rulewright/book'
import { P } from 'ts-pattern'
import { limitedCommand } from '../2-sequence-of-play/2.2.4-limited-command.js'
import { cardWithoutDie, commandsInGeneral, freeCommands } from '../3-commands/3.1-commands.js'
import { rally } from '../3-commands/3.2.1-rally.js'
import { activism } from '../3-commands/3.2.2-activism.js'
import { TRACKS } from '../components/forces.js'
import { ahead, section } from '../section.js'
import { MILITANTS } from '../vocabulary.js'
import { nonPlayer, nonPlayerSequence, nonPlayers } from './8.0-non-players.js'

export const nonPlayerExceptions = section('nonPlayerExceptions', '8.1.3', 'Non-player Rules Exceptions', {
  otherwiseBound: rule('All base rules bind a Non-player but for the exceptions of this section.'),
  noSpending: exception('A Non-player pays nothing.', { see: ['8.1.2'] }),
  offsetTerror: exception('In a space where a Non-player Rallies, the effects of Terror count as Offset.', {
    see: ['3.2.1', '3.3.1'],
  }),
  offsetLevels: exception(
    'In a space where a Non-player Rallies, the effects of Support or Opposition count as Offset.',
    { see: ['3.2.1', '3.3.1'] },
  ),
  agitationTerror: exception('When a Non-player Agitates, removing the Terror in the space counts as paid.', {
    see: ['3.2.2', '6.4.2'],
  }),
  senateStrength: formula('The Attack Strength of a Non-player Senate starts from seven.', {
    see: ['3.2.4'],
  }),
  redsStrength: formula('The Attack Strength of Non-player Reds starts from five.', {
    see: ['3.2.4'],
  }),
  strengthModifiers: formula('To that start every modifier is added, or taken off, as usual.', {
    see: ['3.2.4'],
  }),
  preparedExample: example('A Prepared marker of the Defender is a modifier of that Strength.', { see: ['3.2.4'] }),
  activismDie: exception(
    'Non-player Reds and Senate Activate friendly Cells by Activism with a die roll of their own.',
    { see: ['3.2.2', '8.3.2', '8.4.3'] },
  ),
})

export const activationWithoutADie = question('activationWithoutADie', {
  asks: 'How many Cells does a Non-player Activate up to the die of a condition for which no die was rolled?',
  kind: 'gap',
  clauses: [ahead('senateActivismCard.activateDie'), ahead('senateActivismCard.ifTowns')],
  readings: {
    none: 'None: the action point is left out.',
    rolled: 'Up to a die that is rolled for it then.',
  },
  usual: 'none',
  because: 'The action point names the die of the condition and no other; the note on it speaks of a possible use.',
})

export const cardRallyLimit = question('cardRallyLimit', {
  asks: 'Do Non-player Reds and Senate Rally in three spaces while Polarization is lower than that?',
  clauses: [
    ahead('redsRallyCard.upToThree'),
    ahead('redsRallyCard.cellsUntilThree'),
    ahead('senateRallyCard54.upToThree'),
    ahead('senateRallyCard54.cellsUntilThree'),
    ahead('senateRallyCard55.upToThree'),
    rally.upToPolarization,
    rally.alwaysTwo,
    nonPlayerExceptions.otherwiseBound,
  ],
  readings: {
    both: 'No: in no more spaces than Polarization allows, and in three at the most.',
    'the card': 'Yes: until the three spaces of the card are reached, whatever Polarization is.',
  },
  usual: 'both',
  because: 'The limit of Polarization is not among the exceptions of 8.1.3, and three is named as a most.',
})

export const nonPlayerActivism = question('nonPlayerActivism', {
  asks: 'May the Activism of a Non-player combine all action points of its card, in the order of the card?',
  kind: 'contradiction',
  clauses: [
    nonPlayerSequence.exceptHere,
    nonPlayerExceptions.activismDie,
    ahead('executingInstructions.topToBottom'),
    activism.either,
    activism.thenEither,
  ],
  readings: {
    'the card': 'Yes: each in turn, as far as possible.',
    '3.2.2': 'No: it removes or flips Cells, and after that takes the die or Agitates.',
  },
  usual: 'the card',
  because:
    'Card #56 removes Cells after the die and card #50 could do all four: 8.1 puts what the cards detail before the base rules.',
})

export const activismOccurred = question('activismOccurred', {
  asks: 'Has any Activism occurred by card #50 if its die was rolled in vain?',
  clauses: [ahead('redsActivismCard50.removeAfterAll'), ahead('redsActivismCard50.activateDie')],
  readings: {
    'something done': 'No: only Cells that were flipped or Activated, or Agitation, count.',
    'a die rolled': 'Yes: to roll the die is Activism.',
  },
  usual: 'something done',
  because: 'The roll is the condition of its priority, and nothing of it has been executed.',
})

/** How many spaces a Rally card lets a Non-player select. */
const OF_CARD = 3

export const spacesByCard = first(
  'Non-players: in how many spaces they may Rally',
  view({
    allowed: range(2, TRACKS.polarization, 'how many spaces Polarization allows'),
    reading: cardRallyLimit,
  }),
  (row) => [
    row(
      [ahead('redsRallyCard.upToThree'), ahead('senateRallyCard54.upToThree'), ahead('senateRallyCard55.upToThree')],
      { reading: 'the card' },
      OF_CARD,
    ),
    row([rally.upToPolarization, rally.alwaysTwo, nonPlayerExceptions.otherwiseBound], {}, ({ allowed }) => allowed),
  ],
)

/** The steps that Activism can take. */
export const ACTIVISM_STEPS = ['remove', 'flip', 'Agitation', 'die'] as const

/** What there is of a die by which Cells are Activated. */
export const DIES = ['there is none', 'no face suffices', 'it has been rolled too low', 'it may suffice'] as const

/** What has been done of an Activism: a die that does not suffice is in vain. */
export const BEGUN = ['no step', 'a die in vain', 'a step'] as const

const withCells = P.union('remove', 'flip')
const afterCells = P.union('Agitation', 'die')

export const mayNotTakeStep = forbid(
  'Non-players: may not go on so in Activism',
  view(
    {
      step: among(ACTIVISM_STEPS, 'the step'),
      faction: among(MILITANTS, 'the Faction'),
      granted: flag('the space is among those that were granted', 'the space is not among those that were granted'),
      limited: flag('the Command is Limited', 'the Command is not Limited'),
      begun: among(BEGUN, 'what has been done before'),
      occurred: activismOccurred,
      done: flag('the step has been taken, if it is one of Cells in this space', 'the step has not been taken'),
      able: flag(
        'the step would find Cells, Terror or a level',
        'the step would find neither Cells nor Terror nor a level',
      ),
      die: among(DIES, 'the die'),
      administration: flag('an Administration is there', 'no Administration is there'),
      control: flag('the Reds Control the space', 'the Reds do not Control the space'),
      instead: flag(
        'the step that 3.2.2 puts in its stead has been taken',
        'the step that 3.2.2 puts in its stead has not been taken',
      ),
      later: flag('one of the later steps has been taken', 'none of the later steps has been taken'),
      reading: nonPlayerActivism,
    },
    [
      {
        because:
          'Agitation and the die are the later steps: the one that has been taken is this one, or the one in its stead',
        when: ({ step, later, done, instead }) =>
          (step === 'Agitation' || step === 'die') && later && !done && !instead,
      },
    ],
  ),
  (bar) => [
    bar(freeCommands.withinGrant, { granted: false }),
    bar([activism.limitedOneOption, limitedCommand.oneSpace], { limited: true, begun: 'a step' }),
    bar([activism.limitedOneOption, ahead('redsActivismCard50.removeAfterAll')], {
      limited: true,
      begun: 'a die in vain',
      occurred: 'a die rolled',
    }),
    bar(activism.removeOne, { step: 'remove', done: true }),
    bar(activism.removeActive, { step: 'remove', able: false }),
    bar([activism.flipPerActive, activism.flipPerTwoInactive], { step: 'flip', done: true }),
    bar([activism.flip, activism.flipEnemies], { step: 'flip', able: false }),
    bar(activism.redsAgitateOnly, { step: 'Agitation', faction: 'senate' }),
    bar(activism.agitateOneSpace, { step: 'Agitation', done: true }),
    bar(activism.agitateAdministration, { step: 'Agitation', administration: false }),
    bar(activism.agitateControl, { step: 'Agitation', control: false }),
    bar(activism.agitateDirection, { step: 'Agitation', able: false }),
    bar(activism.thenOnce, { step: 'die', done: true }),
    bar(commandsInGeneral.someSpaceOrPieces, { step: 'die', able: false }),
    bar([ahead('redsActivismCard49.activateUpToDie'), ahead('senateActivismCard.activateDie')], {
      step: 'die',
      die: 'there is none',
    }),
    bar(ahead('redsActivismCard50.activateDie'), { step: 'die', die: 'no face suffices' }),
    bar(ahead('redsActivismCard50.activateDie'), {
      step: 'die',
      die: 'it has been rolled too low',
      occurred: 'something done',
    }),
    bar(activism.either, { step: withCells, instead: true, reading: '3.2.2' }),
    bar(activism.thenEither, { step: afterCells, instead: true, reading: '3.2.2' }),
    bar(activism.thenLater, { step: withCells, later: true, reading: '3.2.2' }),
  ],
)

export const mayNotBeginActivism = forbid(
  'Non-players: may not begin Activism',
  view({ nonPlayer, withoutDie: cardWithoutDie }),
  (bar) => [
    bar([nonPlayers.scope, nonPlayers.ownSequence], { nonPlayer: false }),
    bar(ahead('redsActivismCard49.ifDieAboveActive'), { withoutDie: 49 }),
    bar(ahead('senateActivismCard.ifDie'), { withoutDie: 56 }),
  ],
)

/** The Non-player cards that execute Activism. */
export const ACTIVISM_CARDS = [49, 50, 56] as const

export const dieOfCard = first(
  'Non-players: the die of Activism',
  view(
    {
      card: among([...ACTIVISM_CARDS, 'another'], 'the card'),
      retained: flag('a die was rolled when the card was found', 'no die was rolled when the card was found'),
      reading: activationWithoutADie,
    },
    [
      {
        because: 'the condition of card #49 always has a die, without which its Activism does not begin',
        when: ({ card, retained }) => card === 49 && !retained,
      },
    ],
  ),
  (row) => [
    row(
      [
        ahead('redsActivismCard49.keepDie'),
        ahead('redsActivismCard49.activateUpToDie'),
        nonPlayerExceptions.activismDie,
      ],
      { card: 49, retained: true },
      'retained',
    ),
    row(
      [ahead('senateActivismCard.activateDie'), nonPlayerExceptions.activismDie],
      { card: 56, retained: true },
      'retained',
    ),
    row(ahead('senateActivismCard.activateDie'), { card: 56, reading: 'none' }, 'none'),
    row(
      [ahead('redsActivismCard50.activateDie'), nonPlayerExceptions.activismDie],
      { card: 50, retained: true },
      'retained',
    ),
    row([ahead('redsActivismCard50.activateDie'), nonPlayerExceptions.activismDie], { card: 50 }, 'rolled'),
    row([activism.dieActivates, nonPlayerExceptions.otherwiseBound], {}, 'rolled'),
  ],
)

export const dieSuffices = first(
  'Non-players: does the die of Activism suffice',
  view({
    card: among([...ACTIVISM_CARDS, 'another'], 'the card'),
    die: among(COMPARED, 'the die, against the Active Cells of the Non-player on the map'),
  }),
  (row) => [
    row(ahead('redsActivismCard50.activateDie'), { card: 50, die: P.not('more') }, false),
    row(ahead('redsActivismCard50.activate'), { card: 50 }, true),
    row([activism.dieActivates, nonPlayerExceptions.otherwiseBound], {}, true),
  ],
)

export type ActivismStep = (typeof ACTIVISM_STEPS)[number]
