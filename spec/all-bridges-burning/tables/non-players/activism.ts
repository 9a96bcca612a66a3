/**
 * Activism of Non-players: which step may follow, and which die Activates their Cells.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first, forbid } from '../../../../src/kernel/table.js'
import { among, COMPARED, flag, view } from '../../../../src/kernel/view.js'
import { activism } from '../../clauses/commands/activism.js'
import { commandsInGeneral, freeCommands } from '../../clauses/commands/general.js'
import { nonPlayerExceptions } from '../../clauses/non-players/general.js'
import { redsActivismCard49, redsActivismCard50 } from '../../clauses/non-players/reds.js'
import { senateActivismCard } from '../../clauses/non-players/senate.js'
import { limitedCommand } from '../../clauses/sequence-of-play.js'
import { activationWithoutADie } from '../../questions/non-players/rally-and-activism/activation-without-a-die.js'
import { nonPlayerActivism } from '../../questions/non-players/rally-and-activism/non-player-activism.js'
import { MILITANTS } from '../../vocabulary.js'

/** The steps that Activism can take. */
export const ACTIVISM_STEPS = ['remove', 'flip', 'Agitation', 'die'] as const
/** A step that Activism can take. */
export type ActivismStep = (typeof ACTIVISM_STEPS)[number]

const withCells = P.union('remove', 'flip')
const afterCells = P.union('Agitation', 'die')

/** Which step a Non-player may not take next. */
export const mayNotTakeStep = forbid(
  'Non-players: may not go on so in Activism',
  view(
    {
      step: among(ACTIVISM_STEPS, 'the step'),
      faction: among(MILITANTS, 'the Faction'),
      granted: flag('the space is among those that were granted', 'the space is not among those that were granted'),
      limited: flag('the Command is Limited', 'the Command is not Limited'),
      begun: flag('a step has been taken before', 'no step has been taken before'),
      done: flag('the step has been taken, if it is one of Cells in this space', 'the step has not been taken'),
      able: flag(
        'the step would find Cells, Terror or a level',
        'the step would find neither Cells nor Terror nor a level',
      ),
      die: flag('there is a die, or one can be rolled', 'there is no die'),
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
    bar([activism.limitedOneOption, limitedCommand.oneSpace], { limited: true, begun: true }),
    bar(activism.removeOne, { step: 'remove', done: true }),
    bar(activism.remove, { step: 'remove', able: false }),
    bar([activism.flipPerActive, activism.flipPerTwoInactive], { step: 'flip', done: true }),
    bar([activism.flip, activism.flipEnemies], { step: 'flip', able: false }),
    bar(activism.redsAgitateOnly, { step: 'Agitation', faction: 'senate' }),
    bar(activism.agitateOneSpace, { step: 'Agitation', done: true }),
    bar(activism.agitateAdministration, { step: 'Agitation', administration: false }),
    bar(activism.agitateControl, { step: 'Agitation', control: false }),
    bar(activism.agitateDirection, { step: 'Agitation', able: false }),
    bar(activism.thenOnce, { step: 'die', done: true }),
    bar(commandsInGeneral.someSpaceOrPieces, { step: 'die', able: false }),
    bar([redsActivismCard49.activateUpToDie, senateActivismCard.activateDie], { step: 'die', die: false }),
    bar(activism.either, { step: withCells, instead: true, reading: '3.2.2' }),
    bar(activism.thenEither, { step: afterCells, instead: true, reading: '3.2.2' }),
    bar(activism.thenLater, { step: withCells, later: true, reading: '3.2.2' }),
  ],
)

/** The Non-player cards that execute Activism. */
export const ACTIVISM_CARDS = [49, 50, 56] as const

/** Which die Activates the Cells of a Non-player. */
export const dieOfCard = first(
  'Non-players: the die of Activism',
  view({
    card: among([...ACTIVISM_CARDS, 'another'], 'the card'),
    retained: flag('a die was rolled for the condition of the card', 'no die was rolled for the condition of the card'),
    reading: activationWithoutADie,
  }),
  (row) => [
    row(
      [redsActivismCard49.keepDie, redsActivismCard49.activateUpToDie, nonPlayerExceptions.activismDie],
      { card: 49, retained: true },
      'retained',
    ),
    row([senateActivismCard.activateDie, nonPlayerExceptions.activismDie], { card: 56, retained: true }, 'retained'),
    row(redsActivismCard49.activateUpToDie, { card: 49, reading: 'none' }, 'none'),
    row(senateActivismCard.activateDie, { card: 56, reading: 'none' }, 'none'),
    row([redsActivismCard50.activateDie, nonPlayerExceptions.activismDie], { card: 50 }, 'rolled'),
    row([activism.dieActivates, nonPlayerExceptions.otherwiseBound], {}, 'rolled'),
  ],
)

/** Whether a die that was rolled Activates any Cells. */
export const dieSuffices = first(
  'Non-players: does the die of Activism suffice',
  view({
    card: among([...ACTIVISM_CARDS, 'another'], 'the card'),
    die: among(COMPARED, 'the die, against the Active Cells of the Non-player on the map'),
  }),
  (row) => [
    row(redsActivismCard50.activateDie, { card: 50, die: P.not('more') }, false),
    row(redsActivismCard50.activate, { card: 50 }, true),
    row([activism.dieActivates, nonPlayerExceptions.otherwiseBound], {}, true),
  ],
)
