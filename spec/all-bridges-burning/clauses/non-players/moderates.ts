/**
 * 8.5 to 8.5.2 and 8.5.5: the cards of the Non-player Moderates for Rally, Negotiate and Politics.
 *
 * @module
 */
import { formula, informative, prohibition, rule, section } from '../../../../src/kernel/clause.js'

/** 8.5 Non-player Moderates Actions */
export const nonPlayerModerates = section('nonPlayerModerates', '8.5', 'Non-player Moderates Actions', {})

/** 8.5.1 Moderates Rally (Card #60) */
export const moderatesRallyCard = section('moderatesRallyCard', '8.5.1', 'Moderates Rally (Card #60)', {
  ifCellsAvailable: rule('Condition: the card applies if a Moderates Cell is Available.'),
  ifNetworksAvailable: rule('Condition: it applies if a Network is Available.'),
  upToTwo: prohibition('Preliminaries: all priorities together Rally in two spaces at the most.'),
  upToMore: formula('Preliminaries: every level of Polarization from six upwards adds a space to that limit.'),

  network: rule('Priority 1: in every space with three or more Moderates Cells, a Network replaces two of them.'),
  networkNone: rule('Priority 1 leaves out spaces that have a Network.', { see: ['8.1.7'] }),
  networkRoom: rule('Priority 1 leaves out spaces that have no room for a Network.', {
    see: ['1.4.3'],
  }),

  cells: rule('Priority 2: Cells are placed, by the three parts that follow.'),
  cellsGuard: rule('First part: wherever there is a Network or the Personality with one or two Moderates Cells only.'),
  cellsGuardPersonality: rule('Nested in it: spaces with the Personality go first.'),
  cellsTown: rule('Second part: one Cell, in one more Town.'),
  cellsTownIf: rule('Second part: this needs Moderates Cells in one Town exactly.'),
  cellsTownWithout: rule('Second part: the further Town has no Moderates Cell.'),
  cellsTownRandom: rule('Second part: among such Towns it is a random one.', { see: ['8.6'] }),
  cellsPopulated: rule('Third part: one Cell, in one populated space.'),
  cellsPopulatedControl: rule('Nested a in it: spaces go first where Control can be taken away.'),
  cellsPopulatedEmpty: rule('Nested b in it: Uncontrolled spaces without Moderates go first.'),
  cellsPopulatedDie: rule('Nested a and b: a die sets their order, one way on 1 or 2, the other on 3 to 6.'),

  rallies: rule('Priority 3: Rally, by the three parts that follow.'),
  ralliesNews: rule('First of these: one Cell, in one space with News that no Cell has.'),
  ralliesNewsPhase: rule('First of these: this is for Phase II.'),
  ralliesCells: rule('Second of these: one Cell, in one space where there are Moderates Cells already.'),
  ralliesHide: rule('Third of these: in the one space where the most Moderates can be flipped Underground.'),
  ralliesHideLimit: formula('Third of these: no more than its Population and its Networks come to.', {
    see: ['3.3.1'],
    status: informative('repeats 3.3.1, which decides'),
  }),
  random: rule('At the end: Rally in random spaces that are populated.', { see: ['8.6'] }),

  news: rule('Personality, priority 1: News that a Moderates Cell has is used.'),
  newsPhase: rule('Personality, priority 1: this is for Phase II.', {
    see: ['2.4'],
    status: informative('repeats 4.3.1, which decides'),
  }),
  newsPolarization: rule('Personality, priority 1, first part: Polarization is lowered.'),
  newsPolarizationIf: rule('First part: this needs Issues+Networks (+1) at three or more.'),
  newsPolarizationBy: formula('First part: Polarization falls by half a die, rounded up.', {
    see: ['4.3.1'],
    status: informative('repeats 4.3.1, which decides'),
  }),
  newsResources: rule('Personality, priority 1, second part: Resources are gained, as many as a die shows.'),
  newsCube: rule('Personality, priority 1: with either part an Available Political cube goes to the Display.', {
    see: ['4.3.1'],
  }),
  newsCubeRandom: rule('Personality, priority 1: that cube is a random one.'),
  personality: rule('Personality, priority 2: the Available Personality is placed in a Town.'),
  personalityCells: rule('Personality, priority 2: the Town has two or more Moderates Cells.'),
})

/** 8.5.2 Moderates Negotiate (Card #61) */
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

/** 8.5.5 Moderates Politics (Card #64) */
export const moderatesPoliticsCard = section('moderatesPoliticsCard', '8.5.5', 'Moderates Politics (Card #64)', {
  ifPolarization: rule('Condition: the card applies at Polarization five or less.'),
  ifThreeCells: rule('Condition: the card applies with three or more Moderates Cells on the map.'),
  cube: rule('Priority 1: an Available Political cube goes to the Political Display.'),
  color: rule('Priority 1: if there are cubes of both colors, a die decides on the color.'),
  colorReds: rule('Priority 1: on 1 or 2 the cube is a Reds cube.'),
  colorSenate: rule('Priority 1: on 3 or 4 it is a Senate cube.'),
  colorNonPlayer: rule('Priority 1: on 5 or 6 it is a cube of a Non-player Faction.'),

  publish: rule('Publish follows, as on the second card for Message.', { see: ['8.5.4'] }),
  personality: rule('Personality is next, as on the card of the Moderates Rally.', {
    see: ['8.5.1'],
  }),
  dialogue: rule('Dialogue is last, as on the card for Negotiate.', { see: ['8.5.2'] }),
})
