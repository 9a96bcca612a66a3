/**
 * Every rule table and formula of the book, in the order of its chapters.
 *
 * @module
 */
import type { Formula, Table } from '../../../src/kernel/table.js'
import { earningsOf } from '../earnings.js'
import { nextEligible, withEligibilityAdjusted, withPass } from '../eligibility.js'
import { onTrack, withoutStrayMarkers } from '../pieces.js'
import * as totals from '../totals.js'
import { rankingOf, winnersOf } from '../victory.js'
import * as actions from './actions.js'
import * as agitationPrice from './agitation-price.js'
import * as agitationSpaces from './agitation-spaces.js'
import * as agitationSteps from './agitation-steps.js'
import * as cards from './cards.js'
import * as eligibility from './eligibility.js'
import * as germanActionPhase from './german-action-phase.js'
import * as politicsPhase from './politics-phase.js'
import * as powers from './powers.js'
import * as prisoners from './prisoners.js'
import * as propagandaRound from './propaganda-round.js'
import * as redRevolt from './red-revolt.js'
import * as resourcesPhase from './resources-phase.js'
import * as sequenceOfPlayOptions from './sequence-of-play-options.js'
import * as setupRolls from './setup-rolls.js'
import * as victory from './victory.js'

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
  actions,
  propagandaRound,
  politicsPhase,
  resourcesPhase,
  agitationPrice,
  agitationSpaces,
  agitationSteps,
  prisoners,
  powers,
  victory,
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
  winnersOf,
  rankingOf,
  onTrack,
  withoutStrayMarkers,
]
