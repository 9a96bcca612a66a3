/** Mistakes in All Bridges Burning, chapter by chapter: what a player of its sisters, or a hasty reader, takes for granted. */

import { march } from '../../../spec/all-bridges-burning/clauses/commands/march.js'
import { moderatesRally } from '../../../spec/all-bridges-burning/clauses/commands/moderates-rally.js'
import { rally } from '../../../spec/all-bridges-burning/clauses/commands/rally.js'
import { terror } from '../../../spec/all-bridges-burning/clauses/commands/terror.js'
import { capabilities } from '../../../spec/all-bridges-burning/clauses/events.js'
import { adjacency } from '../../../spec/all-bridges-burning/clauses/introduction.js'
import { redsActivismCard49 } from '../../../spec/all-bridges-burning/clauses/non-players/reds.js'
import { politicsPhase, victoryPhase } from '../../../spec/all-bridges-burning/clauses/propaganda-rounds.js'
import { adjustEligibility, options } from '../../../spec/all-bridges-burning/clauses/sequence-of-play.js'
import { publish } from '../../../spec/all-bridges-burning/clauses/special-activities/moderates.js'
import { crackdown } from '../../../spec/all-bridges-burning/clauses/special-activities/reds-and-senate.js'
import { capabilityOnMap } from '../../../spec/all-bridges-burning/events/tables/capability.js'
import { returnRank } from '../../../spec/all-bridges-burning/tables/eligibility.js'
import { marchPrice } from '../../../spec/all-bridges-burning/tables/march.js'
import { mayNotPublish } from '../../../spec/all-bridges-burning/tables/moderates-special-activities.js'
import { relationsOfCard } from '../../../spec/all-bridges-burning/tables/non-players/foreign-relations.js'
import { markerColor } from '../../../spec/all-bridges-burning/tables/politics-phase.js'
import { rallyCount } from '../../../spec/all-bridges-burning/tables/rally-cells.js'
import { mayNotTake } from '../../../spec/all-bridges-burning/tables/sequence-of-play-options.js'
import { mayNotCrackDown } from '../../../spec/all-bridges-burning/tables/special-activities.js'
import { mayNotTerrorize } from '../../../spec/all-bridges-burning/tables/terror.js'
import { answering, forgetting, neverOffering, rewiring, type Topic } from './mistakes.js'

/** Mistakes in chapters 2 to 8, by the examples of which the cases are made. */
export const topics: readonly Topic[] = [
  {
    examples: ['sequence-of-play-options'],
    mistakes: [
      {
        name: 'whoever acts is Ineligible on the next card',
        wrong: answering(returnRank, adjustEligibility.actedThird, 'Ineligible'),
        breaks: adjustEligibility.actedThird,
      },
      {
        name: 'the first Faction takes any box of a row',
        wrong: forgetting(mayNotTake, options.firstTakesFirstBox),
        breaks: options.firstTakesFirstBox,
      },
    ],
  },
  {
    examples: ['rally', 'terror', 'march'],
    mistakes: [
      {
        name: 'a Rally places a Cell more than the count',
        wrong: answering(rallyCount, rally.base, 2),
        breaks: rally.perSpace,
      },
      {
        name: 'nobody Offsets anything in a Rally',
        wrong: neverOffering('rally', 'how many Terror markers or levels to Offset'),
        breaks: rally.offset,
        with: [moderatesRally.offset],
      },
      {
        name: 'Cells that are Underground carry out Terror',
        wrong: forgetting(mayNotTerrorize, terror.activeCells),
        breaks: terror.activeCells,
      },
      {
        name: 'every Cell that Marches costs a Resource',
        wrong: answering(marchPrice, march.price, 1),
        breaks: march.price,
        with: [adjacency.movement],
      },
    ],
  },
  {
    examples: ['crackdown', 'publish'],
    mistakes: [
      {
        name: 'Crackdown needs no Control',
        wrong: forgetting(mayNotCrackDown, crackdown.senateControl),
        breaks: crackdown.senateControl,
      },
      {
        name: 'the Moderates Publish wherever they can',
        wrong: forgetting(mayNotPublish, publish.upToTwo),
        breaks: publish.upToTwo,
      },
    ],
  },
  {
    examples: ['events-grants'],
    mistakes: [
      {
        name: 'Capability markers go into their box in Phase II too',
        wrong: answering(capabilityOnMap, capabilities.phaseTwoOnMap, false),
        breaks: capabilities.phaseTwoOnMap,
      },
    ],
  },
  {
    examples: ['politics-phase'],
    mistakes: [
      {
        name: 'as many white cubes as red ones make a red marker',
        wrong: answering(markerColor, politicsPhase.tieToModerates, 'red'),
        breaks: politicsPhase.tieToModerates,
      },
    ],
  },
  {
    examples: ['victory-check'],
    mistakes: [
      {
        name: 'nobody wins before the final Propaganda Round',
        wrong: rewiring('propaganda round', 'Victory Phase --always 1--> done', undefined),
        breaks: victoryPhase.endsOnWin,
        with: [victoryPhase.winnerAndRanks],
      },
    ],
  },
  {
    examples: ['np-foreign-relations'],
    mistakes: [
      {
        name: 'Non-player Reds roll for Foreign Relations in Phase II too',
        wrong: forgetting(relationsOfCard, redsActivismCard49.foreignRelationsPhaseOne),
        breaks: redsActivismCard49.foreignRelationsPhaseOne,
      },
    ],
  },
]
