/** 8.5.2 Moderates Negotiate (Card #61). @module */

import { first, informative, prohibition, question, range, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { controlIn } from '../1-introduction/1.7-control.js'
import { negotiate } from '../3-commands/3.3.3-negotiate.js'
import { dialogue, dialogueLevel } from '../4-special-activities/4.3.2-dialogue.js'
import { TRACKS } from '../components/forces.js'
import type { GameMap } from '../components/map.js'
import type { Game, SpaceState } from '../game.js'
import { withCells } from '../pieces.js'
import { section } from '../section.js'
import { type Militant, SPACES, type Space } from '../vocabulary.js'
import { isInOpposition } from './8.1.7-levels.js'
import { isTown } from './8.1.7-places.js'
import { readingCards } from './8.2-cards.js'
import { oppositionFor } from './8.4.2-senate-rally-in-war.js'

export const moderatesNegotiateCard = section('moderatesNegotiateCard', '8.5.2', 'Moderates Negotiate (Card #61)', {
  ifPolarization: rule('Condition: the card applies at Polarization six or more.'),
  ifResources: rule('Condition: it applies while the Moderates have 15 or more Resources.'),
  upToTwoCells: prohibition('Preliminaries: all priorities together Activate two Moderates Cells at the most.'),
  untilFive: prohibition('Preliminaries: nor does Negotiate go on when Polarization has come down to 5.'),

  enemies: rule('Priority 1: Negotiate where there is an Active Reds or Senate Cell.'),
  enemiesUnderground: rule('Priority 1: Underground Moderates are there as well.', {
    see: ['3.3.3'],
    status: informative('repeats 3.3.3, which decides'),
  }),
  enemiesPersonality: rule('Priority 1, first part: spaces with the Personality or a Network.'),
  enemiesTowns: rule('Priority 1, second part: Towns.'),
  everywhere: rule('Priority 2: Negotiate in every space where it is possible.'),
  everywhereIf: rule('Priority 2 needs 15 or more Resources of the Moderates.'),

  dialogueOpposition: rule(
    'Dialogue, priority 1: an Underground Moderates Cell is Activated where that takes away the most Opposition.',
  ),
  dialogueOppositionIf: rule('Dialogue, priority 1: this needs Oppose+Admins at 10 or more.'),
  dialogueTowns: rule(
    'Dialogue, priority 1, or else: an Available Moderates Cell replaces a Senate Cell to cost the Senate the most Town Population.',
  ),
  dialogueTownsIf: rule(
    'Dialogue, priority 1, or else: this needs Senate Controlled Towns with four or more Population in all.',
  ),
  dialoguePlayer: rule('Nested in it: the target is rather a Faction of a player.'),
  dialogueReplace: rule('Dialogue, priority 2: an Available Moderates Cell replaces an Inactive enemy Cell.'),
  dialogueReplaceNetwork: rule('Nested a in it: spaces with a Network or the Personality go first.'),
  dialogueReplaceTown: rule('Nested b in it: then Towns go first.'),
  dialogueShift: rule(
    'Dialogue, priority 3: one space of Active Support or Active Opposition moves a level to Neutral.',
  ),
  dialogueShiftNetwork: rule('Nested in priority 3, too: spaces with a Network or the Personality go first.'),
})

export const dialogueFurther = question('dialogueFurther', {
  asks: 'If Dialogue may be held in several spaces, do Non-player Moderates hold one for each of the three priorities?',
  clauses: [
    moderatesNegotiateCard.dialogueOpposition,
    moderatesNegotiateCard.dialogueReplace,
    moderatesNegotiateCard.dialogueShift,
    dialogue.anySpaces,
    readingCards.sequential,
  ],
  readings: {
    'each in turn': 'Yes, one after the other, each in one space.',
    'the first alone': 'No: the first that is possible is all.',
  },
  usual: 'each in turn',
  because: '8.2.5 executes sequential priorities one after the other; only the one space of 4.3.2 could stop that.',
})

export const dialogueTarget = question('dialogueTarget', {
  asks: 'Does a player go first between the Opposition of the Reds and the Towns of the Senate?',
  clauses: [
    moderatesNegotiateCard.dialogueOpposition,
    moderatesNegotiateCard.dialogueTowns,
    moderatesNegotiateCard.dialoguePlayer,
  ],
  readings: {
    'a player first': 'Yes: if both are possible, that which hurts a player is done.',
    'in their order': 'No: Opposition goes first, and within each part there is one Faction alone.',
  },
  usual: 'a player first',
  because: 'Each of the two parts has but one Faction as its target, so the sentence can decide only between them.',
})

export const negotiateAtFive = question('negotiateAtFive', {
  asks: 'How many Cells do Non-player Moderates Activate by Negotiate at a Polarization of five or less?',
  clauses: [moderatesNegotiateCard.upToTwoCells, moderatesNegotiateCard.untilFive, moderatesNegotiateCard.ifResources],
  readings: {
    two: 'Two: the limit speaks of a Polarization that comes down to five.',
    none: 'None: it is down to five already.',
  },
  usual: 'two',
  because: 'If it were none, 15 Resources would never meet the condition of the card but where Polarization meets it.',
})

export const negotiateBelowFive = question('negotiateBelowFive', {
  asks: 'Where Polarization is five or less already, do Non-player Moderates lower it further by Negotiate?',
  clauses: [moderatesNegotiateCard.untilFive, moderatesNegotiateCard.ifResources, negotiate.lower],
  readings: {
    'lower it': 'Yes, by one for each enemy Cell that is made Inactive.',
    'leave it': 'No: they make enemy Cells Inactive, and no more.',
  },
  usual: 'lower it',
  because: 'The five ends how many Cells are Activated; it is no bar to what Negotiate then does by 3.3.3.',
})

export const negotiateEverywhere = question('negotiateEverywhere', {
  asks: 'With 15 Resources, do Non-player Moderates Negotiate in more spaces than their Preliminaries allow?',
  clauses: [moderatesNegotiateCard.everywhere, moderatesNegotiateCard.upToTwoCells, readingCards.preliminaries],
  readings: {
    'within the limit': 'No: the Preliminaries hold for every priority.',
    'every space': 'Yes: every space means what it says.',
  },
  usual: 'within the limit',
  because:
    'Preliminaries are general priorities for the Command; every space that is possible is possible within them.',
})

export const negotiateWhere = question('negotiateWhere', {
  asks: 'Do Non-player Moderates Negotiate at the Personality or a Network, then in Towns, or only where both hold?',
  clauses: [moderatesNegotiateCard.enemiesPersonality, moderatesNegotiateCard.enemiesTowns],
  readings: {
    'one after the other': 'First at the Personality or a Network, then in Towns.',
    'both together': 'In Towns with the Personality or a Network.',
  },
  usual: 'one after the other',
  because: 'Such bullets are steps on the other cards; only the word before the list could join them.',
})

const resources = range(0, TRACKS.resources, 'Resources of the Moderates')

export const moderatesNegotiateCondition = first(
  'Non-player Moderates: the condition of Negotiate (#61)',
  view({
    polarization: range(0, TRACKS.polarization, 'Polarization'),
    resources,
  }),
  (row) => [
    row(moderatesNegotiateCard.ifPolarization, { polarization: P.number.gte(6) }, 'met'),
    row(moderatesNegotiateCard.ifResources, { resources: P.number.gte(15) }, 'met'),
    row([moderatesNegotiateCard.ifPolarization, moderatesNegotiateCard.ifResources], {}, 'not met'),
  ],
)

export const moderatesLower = first(
  'Non-player Moderates: is Polarization lowered by Negotiate (#61)',
  view({ polarization: range(0, TRACKS.polarization, 'Polarization'), reading: negotiateBelowFive }),
  (row) => [
    row(negotiate.lower, { polarization: P.number.gt(5) }, true),
    row(negotiate.lower, { reading: 'lower it' }, true),
    row(moderatesNegotiateCard.untilFive, { reading: 'leave it' }, false),
  ],
)

export const negotiateCells = first(
  'Non-player Moderates: Cells to Activate by Negotiate (#61)',
  view({
    polarization: range(0, TRACKS.polarization, 'Polarization when the Command begins'),
    resources,
    atFive: negotiateAtFive,
    everywhere: negotiateEverywhere,
  }),
  (row) => [
    row(
      [moderatesNegotiateCard.everywhere, moderatesNegotiateCard.everywhereIf],
      { resources: P.number.gte(15), everywhere: 'every space' },
      SPACES.length,
    ),
    row(moderatesNegotiateCard.untilFive, { polarization: P.number.lte(5), atFive: 'none' }, 0),
    row(moderatesNegotiateCard.untilFive, { polarization: 6 }, 1),
    row(moderatesNegotiateCard.upToTwoCells, {}, 2),
  ],
)

export const negotiatesEverywhere = first(
  'Non-player Moderates: Negotiate in every space (#61)',
  view({ resources }),
  (row) => [
    row(
      [moderatesNegotiateCard.everywhere, moderatesNegotiateCard.everywhereIf],
      { resources: P.number.gte(15) },
      true,
    ),
    row(moderatesNegotiateCard.everywhereIf, {}, false),
  ],
)

/** How much Opposition a shift of a level towards Neutral would take away. */
export function lessOpposition(map: GameMap, game: Game, name: Space): number {
  const space = game.spaces[name]
  if (!isInOpposition(space)) return 0
  const after = { ...space, level: dialogueLevel.ask({ level: space.level }) }
  return oppositionFor(map, game, name, space) - oppositionFor(map, game, name, after)
}

/** A space in which an Inactive Cell of an enemy has given way to one of the Moderates. */
export const withModeratesFor = (space: SpaceState, enemy: Militant): SpaceState =>
  withCells(withCells(space, enemy, { inactive: -1 }), 'moderates', { inactive: 1 })

/** How much Town Population the Senate would lose if one of its Inactive Cells gave way to one of the Moderates. */
export function fewerTowns({ population }: GameMap, name: Space, space: SpaceState): number {
  if (!isTown(name) || controlIn(space) !== 'senate') return 0
  return controlIn(withModeratesFor(space, 'senate')) === 'senate' ? 0 : population[name]
}
