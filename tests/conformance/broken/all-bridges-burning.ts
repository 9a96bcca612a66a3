import { mayNotTake } from '#spec/all-bridges-burning/2-sequence-of-play/2.1-start'
import { returnRank } from '#spec/all-bridges-burning/2-sequence-of-play/2.2.5-eligibility'
import { rallyCount } from '#spec/all-bridges-burning/3-commands/3.2.1-rally-cells'
import { mayNotTerrorize } from '#spec/all-bridges-burning/3-commands/3.2.3-terror'
import { marchPrice } from '#spec/all-bridges-burning/3-commands/3.2.5-march'
import { mayNotCrackDown } from '#spec/all-bridges-burning/4-special-activities/4.2.5-crackdown'
import { mayNotPublish } from '#spec/all-bridges-burning/4-special-activities/4.3.3-publish'
import { capabilityOnMap } from '#spec/all-bridges-burning/5-events/5.3-capabilities'
import { markerColor } from '#spec/all-bridges-burning/6-propaganda-rounds/6.2-politics-phase'
import { relationsOfCard } from '#spec/all-bridges-burning/8-non-players/8.4.1-senate-rally'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { answering, forgetting, neverOffering, rewiring, type Topic } from './mistakes.js'

/** Mistakes in chapters 2 to 8, by the examples of which the cases are made. */
export const topics: readonly Topic[] = [
  {
    examples: ['sequence-of-play-options'],
    mistakes: [
      {
        name: 'whoever acts is Ineligible on the next card',
        wrong: answering(returnRank, cited.adjustEligibility.actedThird, 'Ineligible'),
        breaks: cited.adjustEligibility.actedThird,
      },
      {
        name: 'the first Faction takes any box of a row',
        wrong: forgetting(mayNotTake, cited.options.firstTakesFirstBox),
        breaks: cited.options.firstTakesFirstBox,
      },
    ],
  },
  {
    examples: ['rally', 'terror', 'march'],
    mistakes: [
      {
        name: 'a Rally places a Cell more than the count',
        wrong: answering(rallyCount, cited.rally.base, 2),
        breaks: cited.rally.perSpace,
      },
      {
        name: 'nobody Offsets anything in a Rally',
        wrong: neverOffering('rally', 'how many Terror markers or levels to Offset'),
        breaks: cited.rally.offset,
        with: [cited.moderatesRally.offset],
      },
      {
        name: 'Cells that are Underground carry out Terror',
        wrong: forgetting(mayNotTerrorize, cited.terror.activeCells),
        breaks: cited.terror.activeCells,
      },
      {
        name: 'every Cell that Marches costs a Resource',
        wrong: answering(marchPrice, cited.march.price, 1),
        breaks: cited.march.price,
        with: [cited.adjacency.movement],
      },
    ],
  },
  {
    examples: ['crackdown', 'publish'],
    mistakes: [
      {
        name: 'Crackdown needs no Control',
        wrong: forgetting(mayNotCrackDown, cited.crackdown.senateControl),
        breaks: cited.crackdown.senateControl,
      },
      {
        name: 'the Moderates Publish wherever they can',
        wrong: forgetting(mayNotPublish, cited.publish.upToTwo),
        breaks: cited.publish.upToTwo,
      },
    ],
  },
  {
    examples: ['events-grants'],
    mistakes: [
      {
        name: 'Capability markers go into their box in Phase II too',
        wrong: answering(capabilityOnMap, cited.capabilities.phaseTwoOnMap, false),
        breaks: cited.capabilities.phaseTwoOnMap,
      },
    ],
  },
  {
    examples: ['politics-phase'],
    mistakes: [
      {
        name: 'as many white cubes as red ones make a red marker',
        wrong: answering(markerColor, cited.politicsPhase.tieToModerates, 'red'),
        breaks: cited.politicsPhase.tieToModerates,
      },
    ],
  },
  {
    examples: ['victory-check'],
    mistakes: [
      {
        name: 'nobody wins before the final Propaganda Round',
        wrong: rewiring('propaganda round', 'Victory Phase --always 1--> done', undefined),
        breaks: cited.victoryPhase.endsOnWin,
        with: [cited.victoryPhase.winnerAndRanks],
      },
    ],
  },
  {
    examples: ['np-foreign-relations'],
    mistakes: [
      {
        name: 'Non-player Reds roll for Foreign Relations in Phase II too',
        wrong: forgetting(relationsOfCard, cited.redsActivismCard49.foreignRelationsPhaseOne),
        breaks: cited.redsActivismCard49.foreignRelationsPhaseOne,
      },
    ],
  },
]
