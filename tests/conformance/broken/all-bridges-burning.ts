/** Mistakes in All Bridges Burning, chapter by chapter: what a player of its sisters, or a hasty reader, takes for granted. */

import { adjacency } from '#spec/all-bridges-burning/1-introduction/1.2-map'
import { mayNotTake, options } from '#spec/all-bridges-burning/2-sequence-of-play/2.1-start'
import { adjustEligibility, returnRank } from '#spec/all-bridges-burning/2-sequence-of-play/2.2.5-eligibility'
import { rally } from '#spec/all-bridges-burning/3-commands/3.2.1-rally'
import { rallyCount } from '#spec/all-bridges-burning/3-commands/3.2.1-rally-cells'
import { mayNotTerrorize, terror } from '#spec/all-bridges-burning/3-commands/3.2.3-terror'
import { march, marchPrice } from '#spec/all-bridges-burning/3-commands/3.2.5-march'
import { moderatesRally } from '#spec/all-bridges-burning/3-commands/3.3.1-moderates-rally'
import { crackdown, mayNotCrackDown } from '#spec/all-bridges-burning/4-special-activities/4.2.5-crackdown'
import { mayNotPublish, publish } from '#spec/all-bridges-burning/4-special-activities/4.3.3-publish'
import { capabilities, capabilityOnMap } from '#spec/all-bridges-burning/5-events/5.3-capabilities'
import { victoryPhase } from '#spec/all-bridges-burning/6-propaganda-rounds/6.1-victory-phase'
import { markerColor, politicsPhase } from '#spec/all-bridges-burning/6-propaganda-rounds/6.2-politics-phase'
import { redsActivismCard49 } from '#spec/all-bridges-burning/8-non-players/8.3.2-reds-activism'
import { relationsOfCard } from '#spec/all-bridges-burning/8-non-players/8.4.1-senate-rally'
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
