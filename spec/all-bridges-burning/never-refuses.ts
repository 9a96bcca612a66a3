/** Prohibitions that nobody can run into, and why. @module */
import type { NeverRefuses } from 'rulewright/book'

const ofPlayers: readonly NeverRefuses[] = [
  {
    reason: 'A formula counts the pieces of a space and tells who Controls it; nobody claims Control.',
    clauses: ['control.notModerates', 'control.notPowers'],
  },
  {
    reason: 'Resources are counted and stop at 30; nobody says how many come.',
    clauses: ['executingEvents.resourceLimit', 'resourcesPhase.atMost30'],
  },
  {
    reason: 'Tables find the winner once the game has ended; nobody chooses any more.',
    clauses: ['finalVictory.onlyWithoutCheckWin', 'finalVictory.powersOnlyAtEnd', 'finalVictory.noPositiveMargin'],
  },
  {
    reason: 'It says what comes next, or where a marker goes, at a moment in which nobody chooses.',
    clauses: [
      'eventCard.germanCircles',
      'finalPropaganda.noFurther',
      'conscription.firstRoundOnly',
      'coordinate.nextActionOnly',
    ],
  },
  {
    reason: 'The decks are made by chance before anybody plays; no player chooses, shuffles or looks at a card.',
    clauses: ['phases.notShuffled', 'setup.faceDown', 'setup.upperUnshuffled', 'setup.leftoverUnseen'],
  },
  {
    reason:
      'News goes to another Faction only where its holder is removed; there is no choice by which it could be given away.',
    clauses: ['message.changesOwner'],
  },
  {
    reason:
      'The marker may be asked for wherever it is, for it can be taken back first; where that is declined, a table leaves it where it is.',
    clauses: ['personality.fromAvailable'],
  },
  {
    reason: 'One text is chosen, and with it the choice is over: nothing asks for a second text of the same card.',
    clauses: ['dualUse.notBoth'],
  },
  {
    reason: 'Tables say what a space costs, and a later one costs nothing extra; nobody asks to pay more than is due.',
    clauses: ['agitationCost.firstSpaceOnly'],
  },
]

/** Of Non-players: they choose by priorities among what players are offered, whom their cards do not bind. */
const ofNonPlayers: readonly NeverRefuses[] = [
  {
    reason:
      'It says how many spaces, Cells or markers the card of a Non-player takes; its priorities stop there, and refuse a player nothing.',
    clauses: [
      'redsRallyCard.upToThree',
      'redsRallyCard.sabotageLimit',
      'redsTerrorCard.upToTwo',
      'senateRallyCard54.upToThree',
      'senateRallyCard55.upToThree',
      'senateTerrorCard.upToTwo',
      'senateMarchCard.groupsFive',
      'moderatesRallyCard.upToTwo',
      'moderatesNegotiateCard.upToTwoCells',
      'moderatesNegotiateCard.untilFive',
      'moderatesMessageCard62.upToThree',
      'moderatesMessageCard63.upToThree',
    ],
  },
  {
    reason:
      'It says which spaces or pieces the card of a Non-player leaves out; its priorities pass them over, and refuse a player nothing.',
    clauses: [
      'nonPlayerPriorities.noRetreat',
      'redsRallyCard.administrationPopulation',
      'redsRallyCard.administrationOpposition',
      'redsRallyCard.administrationRoom',
      'redsRallyCard.sabotagePlayerOnly',
      'redsActivismCard50.removeLastCampaign',
      'redsActivismCard50.removeOpposeAdmins',
      'redsActivismCard50.removePolarization',
      'redsActivismCard50.agitateWhere',
      'redsTerrorCard.withEnemies',
      'redsMarchCard.provincesOnly',
      'redsMarchCard.breakNeedsFour',
    ],
  },
  {
    reason:
      'It says whose Control a Non-player does not change; its priorities try out what comes of a choice, and refuse a player nothing.',
    clauses: [
      'redsRallyCard.relocateKeepsControl',
      'redsActivismCard50.removeKeepsControl',
      'redsAttackCard.keepControl',
      'redsMarchCard.keepControl',
      'senateActivismCard.removeKeepsTowns',
      'senateAttackCard.redsGain',
      'senateAttackCard.senateLoses',
      'senateMarchCard.keepTowns',
      'senateMarchCard.othersGain',
      'moderatesMessageCard62.controlOrigin',
      'moderatesMessageCard63.controlNone',
    ],
  },
  {
    reason:
      'It says of what the turn of a Non-player consists and how it is recorded; tables decide that, and nobody is asked.',
    clauses: [
      'noResourceTracking.moderatesForVictory',
      'nonPlayerOptions.eventOnlyWithSymbol',
      'nonPlayerOptions.fullOnlyAsLast',
      'executingInstructions.noRedraw',
      'executingInstructions.notFromMap',
      'redsRallyCard.recordedOnlySo',
      'redsActivismCard49.limitedSkipsFlips',
      'redsActivismCard49.foreignRelationsPhaseOne',
      'redsActivismCard49.foreignRelationsTwo',
      'redsActivismCard50.limitedSkipsFlips',
    ],
  },
]

export const neverRefuses: readonly NeverRefuses[] = [...ofPlayers, ...ofNonPlayers]
