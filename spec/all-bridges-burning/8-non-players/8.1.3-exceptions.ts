/** 8.1.3 Non-player Rules Exceptions. @module */

import { among, COMPARED, first, flag, forbid, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { cardWithoutDie } from '../3-commands/3.1-commands.js'
import { TRACKS } from '../components/forces.js'
import * as cited from '../rules.gen.js'
import { MILITANTS } from '../vocabulary.js'
import { nonPlayer } from './8.0-non-players.js'

/** The number of spaces that a Rally card lets a Non-player select. */
const OF_CARD = 3

export const spacesByCard = first(
  'Non-players: in how many spaces they may Rally',
  view({
    allowed: range(2, TRACKS.polarization, 'how many spaces Polarization allows'),
    reading: cited.cardRallyLimit,
  }),
  (row) => [
    row(
      [cited.redsRallyCard.upToThree, cited.senateRallyCard54.upToThree, cited.senateRallyCard55.upToThree],
      { reading: 'the card' },
      OF_CARD,
    ),
    row(
      [cited.rally.upToPolarization, cited.rally.alwaysTwo, cited.nonPlayerExceptions.otherwiseBound],
      {},
      ({ allowed }) => allowed,
    ),
  ],
)

/** The steps that Activism can take. */
export const ACTIVISM_STEPS = ['remove', 'flip', 'Agitation', 'die'] as const

/** The states of a die for Activating Cells. */
export const DIES = ['there is none', 'no face suffices', 'it has been rolled too low', 'it may suffice'] as const

/** The progress of an Activism. A die that does not suffice is in vain. */
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
      occurred: cited.activismOccurred,
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
      reading: cited.nonPlayerActivism,
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
    bar(cited.freeCommands.withinGrant, { granted: false }),
    bar([cited.activism.limitedOneOption, cited.limitedCommand.oneSpace], { limited: true, begun: 'a step' }),
    bar([cited.activism.limitedOneOption, cited.redsActivismCard50.removeAfterAll], {
      limited: true,
      begun: 'a die in vain',
      occurred: 'a die rolled',
    }),
    bar(cited.activism.removeOne, { step: 'remove', done: true }),
    bar(cited.activism.removeActive, { step: 'remove', able: false }),
    bar([cited.activism.flipPerActive, cited.activism.flipPerTwoInactive], { step: 'flip', done: true }),
    bar([cited.activism.flip, cited.activism.flipEnemies], { step: 'flip', able: false }),
    bar(cited.activism.redsAgitateOnly, { step: 'Agitation', faction: 'senate' }),
    bar(cited.activism.agitateOneSpace, { step: 'Agitation', done: true }),
    bar(cited.activism.agitateAdministration, { step: 'Agitation', administration: false }),
    bar(cited.activism.agitateControl, { step: 'Agitation', control: false }),
    bar(cited.activism.agitateDirection, { step: 'Agitation', able: false }),
    bar(cited.activism.thenOnce, { step: 'die', done: true }),
    bar(cited.commandsInGeneral.someSpaceOrPieces, { step: 'die', able: false }),
    bar([cited.redsActivismCard49.activateUpToDie, cited.senateActivismCard.activateDie], {
      step: 'die',
      die: 'there is none',
    }),
    bar(cited.redsActivismCard50.activateDie, { step: 'die', die: 'no face suffices' }),
    bar(cited.redsActivismCard50.activateDie, {
      step: 'die',
      die: 'it has been rolled too low',
      occurred: 'something done',
    }),
    bar(cited.activism.either, { step: withCells, instead: true, reading: '3.2.2' }),
    bar(cited.activism.thenEither, { step: afterCells, instead: true, reading: '3.2.2' }),
    bar(cited.activism.thenLater, { step: withCells, later: true, reading: '3.2.2' }),
  ],
)

export const mayNotBeginActivism = forbid(
  'Non-players: may not begin Activism',
  view({ nonPlayer, withoutDie: cardWithoutDie }),
  (bar) => [
    bar([cited.nonPlayers.scope, cited.nonPlayers.ownSequence], { nonPlayer: false }),
    bar(cited.redsActivismCard49.ifDieAboveActive, { withoutDie: 49 }),
    bar(cited.senateActivismCard.ifDie, { withoutDie: 56 }),
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
      reading: cited.activationWithoutADie,
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
        cited.redsActivismCard49.keepDie,
        cited.redsActivismCard49.activateUpToDie,
        cited.nonPlayerExceptions.activismDie,
      ],
      { card: 49, retained: true },
      'retained',
    ),
    row(
      [cited.senateActivismCard.activateDie, cited.nonPlayerExceptions.activismDie],
      { card: 56, retained: true },
      'retained',
    ),
    row(cited.senateActivismCard.activateDie, { card: 56, reading: 'none' }, 'none'),
    row(
      [cited.redsActivismCard50.activateDie, cited.nonPlayerExceptions.activismDie],
      { card: 50, retained: true },
      'retained',
    ),
    row([cited.redsActivismCard50.activateDie, cited.nonPlayerExceptions.activismDie], { card: 50 }, 'rolled'),
    row([cited.activism.dieActivates, cited.nonPlayerExceptions.otherwiseBound], {}, 'rolled'),
  ],
)

export const dieSuffices = first(
  'Non-players: does the die of Activism suffice',
  view({
    card: among([...ACTIVISM_CARDS, 'another'], 'the card'),
    die: among(COMPARED, 'the die, against the Active Cells of the Non-player on the map'),
  }),
  (row) => [
    row(cited.redsActivismCard50.activateDie, { card: 50, die: P.not('more') }, false),
    row(cited.redsActivismCard50.activate, { card: 50 }, true),
    row([cited.activism.dieActivates, cited.nonPlayerExceptions.otherwiseBound], {}, true),
  ],
)

export type ActivismStep = (typeof ACTIVISM_STEPS)[number]
