/**
 * Every rule table and formula of the book, in the order of its chapters.
 *
 * @module
 */
import type { Formula, Table } from '../../../src/kernel/table.js'
import * as doorOfBattles from '../doors/battle.js'
import * as doorOfCommands from '../doors/commands.js'
import * as doorOfNonPlayers from '../doors/non-players.js'
import * as doorsOfPhases from '../doors/phases.js'
import * as doorOfSpecialActivities from '../doors/special-activities.js'
import { earningsOf } from '../earnings.js'
import { nextEligible, withEligibilityAdjusted, withPass } from '../eligibility.js'
import { eventFormulas, eventTables } from '../events/all.js'
import { onTrack, withoutStrayMarkers } from '../pieces.js'
import * as totals from '../totals.js'
import { marginOf, rankingOf, winnersOf } from '../victory.js'
import * as accompanying from './accompanying.js'
import * as actions from './actions.js'
import * as activism from './activism.js'
import * as activismAgitation from './activism-agitation.js'
import * as agitationPrice from './agitation-price.js'
import * as agitationSpaces from './agitation-spaces.js'
import * as agitationSteps from './agitation-steps.js'
import * as attack from './attack.js'
import * as attackAftermath from './attack-aftermath.js'
import * as attackCasualties from './attack-casualties.js'
import * as attackStrength from './attack-strength.js'
import * as capture from './capture.js'
import * as cards from './cards.js'
import * as eligibility from './eligibility.js'
import * as germanActionPhase from './german-action-phase.js'
import * as germanFlowchart from './german-flowchart.js'
import * as march from './march.js'
import * as message from './message.js'
import * as moderatesRally from './moderates-rally.js'
import * as moderatesSpecialActivities from './moderates-special-activities.js'
import * as negotiate from './negotiate.js'
import * as nonPlayerActivism from './non-players/activism.js'
import * as nonPlayerRelations from './non-players/foreign-relations.js'
import * as nonPlayerMessages from './non-players/messages.js'
import * as nonPlayerModerates from './non-players/moderates.js'
import * as nonPlayerRally from './non-players/rally.js'
import * as nonPlayerReds from './non-players/reds.js'
import * as nonPlayerResources from './non-players/resources.js'
import * as nonPlayerSenate from './non-players/senate.js'
import * as nonPlayerSenateInWar from './non-players/senate-in-war.js'
import * as nonPlayerSequence from './non-players/sequence.js'
import * as nonPlayerSequenceCapabilities from './non-players/sequence-capabilities.js'
import * as nonPlayerSequenceCards from './non-players/sequence-cards.js'
import * as nonPlayerSequenceLast from './non-players/sequence-last.js'
import * as nonPlayerVictory from './non-players/victory.js'
import * as ownPieces from './own-pieces.js'
import * as politics from './politics.js'
import * as politicsPhase from './politics-phase.js'
import * as powers from './powers.js'
import * as prisoners from './prisoners.js'
import * as propagandaRound from './propaganda-round.js'
import * as rally from './rally.js'
import * as rallyCells from './rally-cells.js'
import * as redRevolt from './red-revolt.js'
import * as resourcesPhase from './resources-phase.js'
import * as sequenceOfPlayOptions from './sequence-of-play-options.js'
import * as setupRolls from './setup-rolls.js'
import * as spacesAtOnce from './spaces-at-once.js'
import * as specialActivities from './special-activities.js'
import * as terror from './terror.js'
import * as terrorLosses from './terror-losses.js'
import * as trains from './trains.js'
import * as transfers from './transfers.js'
import * as victory from './victory.js'
import * as withoutSpaces from './without-spaces.js'

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && 'policy' in value && 'rows' in value

/** Every rule table of the book. */
export const tables: readonly Table[] = [
  totals,
  setupRolls,
  sequenceOfPlayOptions,
  eligibility,
  cards,
  redRevolt,
  germanActionPhase,
  germanFlowchart,
  transfers,
  accompanying,
  doorOfCommands,
  doorOfSpecialActivities,
  doorOfBattles,
  doorsOfPhases,
  doorOfNonPlayers,
  actions,
  spacesAtOnce,
  attack,
  attackStrength,
  attackCasualties,
  attackAftermath,
  ownPieces,
  rally,
  rallyCells,
  moderatesRally,
  activism,
  activismAgitation,
  terror,
  terrorLosses,
  withoutSpaces,
  march,
  trains,
  message,
  capture,
  negotiate,
  politics,
  specialActivities,
  moderatesSpecialActivities,
  propagandaRound,
  politicsPhase,
  resourcesPhase,
  agitationPrice,
  agitationSpaces,
  agitationSteps,
  prisoners,
  powers,
  eventTables,
  victory,
  nonPlayerSequence,
  nonPlayerSequenceCapabilities,
  nonPlayerSequenceLast,
  nonPlayerSequenceCards,
  nonPlayerResources,
  nonPlayerVictory,
  nonPlayerActivism,
  nonPlayerRelations,
  nonPlayerRally,
  nonPlayerReds,
  nonPlayerSenate,
  nonPlayerSenateInWar,
  nonPlayerModerates,
  nonPlayerMessages,
].flatMap((topic) => Object.values(topic).filter(isTable))

/** Every formula of the book. */
export const formulas: readonly Formula[] = [
  totals.controlOf,
  totals.totalOpposition,
  totals.opposeAdmins,
  totals.senateTownPop,
  totals.networksAndIssuesOf,
  totals.cellsOnMapOf,
  nextEligible,
  withPass,
  withEligibilityAdjusted,
  earningsOf,
  marginOf,
  winnersOf,
  rankingOf,
  attackAftermath.lossesToCells,
  specialActivities.targetValue,
  moderatesSpecialActivities.halfARoll,
  onTrack,
  withoutStrayMarkers,
  ...eventFormulas,
]
