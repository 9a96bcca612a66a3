/** 8.4.4 Senate Terror (Card #57). @module */

import { first, flag, permission, prohibition, question, range, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { controlIn } from '../1-introduction/1.7-control.js'
import { TRACKS } from '../components/forces.js'
import type { Game, SpaceState } from '../game.js'
import { isNonPlayer } from '../non-player-state.js'
import { cellsIn, discsOf, piecesIn, terrorIn } from '../pieces.js'
import { section } from '../section.js'
import { type Militant, SPACES, TOWNS } from '../vocabulary.js'
import { executingInstructions } from './8.2-cards.js'
import { enemiesOf, redsTerrorCard, removableCells, removablePieces } from './8.3.4-reds-terror.js'
import { phase } from './8.4.1-senate-rally.js'

export const senateTerrorCard = section('senateTerrorCard', '8.4.4', 'Senate Terror (Card #57)', {
  ifTowns: rule(
    'Condition: the card applies if Terror can raise Senate Controlled Town Population by removing one enemy Cell.',
  ),
  ifTownsByTwo: rule('Condition: at Polarization six or more, it applies if removing two can do so.'),
  ifActiveCell: rule('Condition: what counts is a space with an Active Senate Cell.', {
    see: ['3.2.3'],
  }),
  ifReds: rule('Condition: in Phase I it applies, too, if Terror can remove some Reds piece.'),
  upToTwo: prohibition('Preliminaries: all priorities together conduct Terror in two spaces at the most.'),

  control: rule('Priority 1: Terror adds the most Population to what the Senate Controls.'),
  controlTowns: rule('Nested a in priority 1: Towns go first.'),
  controlDiscs: rule('Nested b in priority 1: then spaces where a player’s Network or Administration can be removed.'),

  activeReds: rule('Priority 2: Terror removes Active Reds pieces.'),

  network: rule('Priority 3: Terror goes where a Moderates Network stands.'),
  personality: rule('Priority 3: Terror goes just as well where the Personality is.'),
  news: rule('Priority 3: Terror goes just as well where some Faction has a News marker.'),
  removable: rule('Nested in priority 3: first where Terror can take away a Network or the Personality.'),
  transferable: rule('Nested in priority 3, beside that: where Terror can hand a News marker over to the Senate.'),

  random: rule('Priority 4: Terror goes to random spaces.', { see: ['8.6'] }),
  randomDisplay: permission('Priority 4: the Political Display can be among them.'),
  randomCube: rule('Priority 4: out of the Political Display a random cube is removed.'),

  foreignRelations: rule('Foreign Relations follow, as on the first card of the Senate Rally.', {
    see: ['8.4.1'],
  }),
  crackdown: rule('Crackdown is next, as on the second card of the Senate Rally.', {
    see: ['8.4.2'],
  }),
  prepare: rule('Prepare is last, as on the first card of the Senate Rally.', { see: ['8.4.1'] }),
})

export const displayAmongSpaces = question('displayAmongSpaces', {
  asks: 'Does the Political Display count towards the two spaces in which a Non-player conducts Terror?',
  clauses: [
    redsTerrorCard.upToTwo,
    redsTerrorCard.random,
    redsTerrorCard.randomDisplay,
    senateTerrorCard.upToTwo,
    senateTerrorCard.random,
    senateTerrorCard.randomDisplay,
  ],
  readings: {
    'one of the two': 'Yes: it is drawn among the random spaces and takes the place of one.',
    'beside them': 'No: it is no space, and can be selected beside two of them.',
  },
  usual: 'one of the two',
  because: 'The last priority includes it among the random spaces, which are within the limit of two.',
})

export const terrorOfNothing = question('terrorOfNothing', {
  asks: 'Does a Non-player conduct Terror in a space where no marker can be placed and no piece be removed?',
  clauses: [
    executingInstructions.impossibleCommand,
    executingInstructions.partIsEnough,
    redsTerrorCard.random,
    senateTerrorCard.random,
  ],
  readings: {
    no: 'No: nothing of it can be executed there, so such a space is passed over.',
    yes: 'Yes: own Active Cells and enemies are all that Terror asks of a space.',
  },
  usual: 'no',
  because: 'A Command that cannot be executed even in part is put away, and of this one not even a part can be.',
})

export const terrorAtNews = question('terrorAtNews', {
  asks: 'When a Non-player conducts Terror where a Faction holds News, may that be the acting Faction itself?',
  clauses: [redsTerrorCard.news, senateTerrorCard.news],
  readings: {
    'any Faction': 'Yes: whichever Faction holds it.',
    'an enemy': 'No: it must be held by an enemy.',
  },
  usual: 'any Faction',
  because: 'The words leave no Faction out; what Terror can win is for the priority nested in it.',
})

export const senateTerrorCondition = first(
  'Non-player Senate: the condition of Terror (#57)',
  view({
    phase,
    polarization: range(0, TRACKS.polarization, 'Polarization'),
    forTown: range(
      0,
      2,
      'how many enemy pieces Terror has to remove at least in one space to add a Town to Senate Control; 0 for more than two, or never',
    ),
    reds: flag('Terror can remove some piece of the Reds', 'Terror can remove no piece of the Reds'),
  }),
  (row) => [
    row([senateTerrorCard.ifTowns, senateTerrorCard.ifActiveCell], { forTown: 1 }, 'met'),
    row(
      [senateTerrorCard.ifTownsByTwo, senateTerrorCard.ifActiveCell],
      { forTown: 2, polarization: P.number.gte(6) },
      'met',
    ),
    row([senateTerrorCard.ifReds, senateTerrorCard.ifActiveCell], { phase: 1, reds: true }, 'met'),
    row([senateTerrorCard.ifTowns, senateTerrorCard.ifTownsByTwo, senateTerrorCard.ifReds], {}, 'not met'),
  ],
)

/** A space holds no more Terror markers than these (3.2.3). */
const MOST_MARKERS = 2

const ENEMIES = ['reds', 'moderates'] as const
export type EnemyOfSenate = (typeof ENEMIES)[number]
const sumOver = (value: (enemy: EnemyOfSenate) => number) => ENEMIES.reduce((sum, enemy) => sum + value(enemy), 0)

/** How many enemy Cells Terror would have to remove in a space for Senate Control; endless where it cannot bring it. */
function cellsForControl(space: SpaceState): number {
  if (space.cells.senate.active === 0 || controlIn(space) === 'senate') return Number.POSITIVE_INFINITY
  const needed = sumOver((enemy) => piecesIn(space, enemy)) - cellsIn(space, 'senate') + 1
  return needed <= sumOver((enemy) => removableCells(space, enemy)) ? needed : Number.POSITIVE_INFINITY
}

/** How many enemy Cells Terror would have to remove for the Control of some Town: one, two, or 0 if neither will do. */
export function cellsForTown({ spaces }: Game): 0 | 1 | 2 {
  const fewest = Math.min(...TOWNS.map((town) => cellsForControl(spaces[town])))
  if (fewest > 2) return 0
  return fewest > 1 ? 2 : 1
}

/** Whether anything can come of Terror in a space: a marker, or a piece that is removed. */
export const canTerrorize = (space: SpaceState, actor: Militant): boolean =>
  terrorIn(space) < MOST_MARKERS || enemiesOf(actor).some((enemy) => removablePieces(space, enemy) > 0)

/** Whether Terror of the Senate could remove some piece of the Reds. */
export const canRemoveReds = ({ spaces }: Game): boolean =>
  SPACES.some((name) => spaces[name].cells.senate.active > 0 && removablePieces(spaces[name], 'reds') > 0)

/** Whether so many removals suffice for a Network or an Administration of a certain Faction that is a player. */
export const reachesDiscOf = (game: Game, space: SpaceState, enemy: EnemyOfSenate, left: number): boolean =>
  !isNonPlayer(game, enemy) &&
  discsOf(space, enemy) > 0 &&
  removablePieces(space, enemy) > cellsIn(space, enemy) &&
  cellsIn(space, enemy) < left

/** Whether so many removals suffice for a Network or an Administration of any player. */
export const reachesDiscOfPlayer = (game: Game, space: SpaceState, left: number): boolean =>
  ENEMIES.some((enemy) => reachesDiscOf(game, space, enemy, left))
