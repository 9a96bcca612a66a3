/** 8.3.4 Reds Terror (Card #51). @module */

import { first, flag, prohibition, question, rule, view } from 'rulewright/book'
import { controlIn } from '../1-introduction/1.7-control.js'
import type { Game, SpaceState } from '../game.js'
import { cellsIn, discsOf, newsOf, piecesIn } from '../pieces.js'
import { section } from '../section.js'
import { FACTIONS, type Faction, type Militant } from '../vocabulary.js'

export const redsTerrorCard = section('redsTerrorCard', '8.3.4', 'Reds Terror (Card #51)', {
  ifActiveNearEnemy: rule('Condition: the card applies if an Active Reds Cell shares its space with enemy Cells.'),
  upToTwo: prohibition('Preliminaries: all priorities together conduct Terror in two spaces at the most.'),
  withEnemies: prohibition('Preliminaries: Terror goes only to spaces that have Active Reds as well as enemy Cells.'),

  control: rule('Priority 1: Terror goes to all spaces in which it creates the most Control for the Reds.'),
  controlTowns: rule('Nested in priority 1: Towns go first.'),

  activeSenate: rule('Priority 2: Terror removes Active Senate Cells.'),

  network: rule('Priority 3: Terror goes where a Moderates Network stands.'),
  personality: rule('Priority 3: Terror goes just as well where the Personality is.'),
  news: rule('Priority 3: Terror goes just as well where some Faction has a News marker.'),
  removable: rule('Nested in priority 3: first where Terror can take away a Network or the Personality.'),
  transferable: rule('Nested in priority 3, beside that: where Terror can hand a News marker over to the Reds.'),

  random: rule('Priority 4: Terror goes to random spaces.', { see: ['8.6'] }),
  randomDisplay: rule('Priority 4: the Political Display can be among them.'),
  randomCube: rule('Priority 4: out of the Political Display a random cube is removed.'),

  foreignRelations: rule('Foreign Relations follow, as on the first card of the Reds for Activism.', {
    see: ['8.3.2'],
  }),
  prepare: rule('Prepare is next, as on the card of the Reds Rally.', { see: ['8.3.1'] }),
})

export const mostRedsControl = question('mostRedsControl', {
  asks: 'When Non-player Reds conduct Terror where it creates the most Control, is that counted in spaces or in Population?',
  clauses: [redsTerrorCard.control],
  readings: {
    spaces: 'Every space that comes under Reds Control counts alike.',
    Population: 'The space with the highest Population that comes under Reds Control goes first.',
  },
  usual: 'spaces',
  because: 'No measure is printed, while the card of the Senate for Terror speaks of Control of Population (8.4.4).',
})

export const redsTerrorCondition = first(
  'Non-player Reds: the condition of Terror (#51)',
  view({
    activeNearEnemy: flag(
      'an Active Reds Cell shares its space with enemy Cells',
      'no Active Reds Cell shares its space with enemy Cells',
    ),
  }),
  (row) => [
    row(redsTerrorCard.ifActiveNearEnemy, { activeNearEnemy: true }, 'met'),
    row(redsTerrorCard.ifActiveNearEnemy, { activeNearEnemy: false }, 'not met'),
  ],
)

/** From this Polarization on, Terror can remove two pieces in a space (3.2.3). */
const TWO_PIECES = 6

/** How many pieces Terror can remove in a space. */
export const removals = ({ polarization }: Game): number => (polarization >= TWO_PIECES ? 2 : 1)

/** Whether the last Cell of a Faction in a space is spared, as a Capability or a Prepared marker would go with it. */
const isSpared = ({ capabilities, prepared }: SpaceState, faction: Faction) =>
  faction !== 'moderates' && capabilities[faction].length + prepared[faction] > 0

/** How many Cells of a Faction in a space Terror could remove if it went on. */
export const removableCells = (space: SpaceState, faction: Faction): number =>
  Math.max(0, cellsIn(space, faction) - Number(isSpared(space, faction)))

/** How many pieces of a Faction in a space Terror could remove if it went on: its discs come last. */
export const removablePieces = (space: SpaceState, faction: Faction): number => {
  const cells = removableCells(space, faction)
  return cells === cellsIn(space, faction) ? piecesIn(space, faction) : cells
}

export const enemiesOf = (actor: Militant): readonly Faction[] => FACTIONS.filter((faction) => faction !== actor)

/** Whether an enemy of a Faction has a Cell in a space. */
export const hasEnemyCells = (space: SpaceState, actor: Militant): boolean =>
  enemiesOf(actor).some((enemy) => cellsIn(space, enemy) > 0)

/** Whether Terror in a space, as far as it can go there, would give its Faction a Control that it does not have. */
export function terrorizesToControl(game: Game, space: SpaceState, actor: Militant): boolean {
  if (controlIn(space) === actor) return false
  const enemies = enemiesOf(actor)
  const standing = enemies.reduce((sum, enemy) => sum + piecesIn(space, enemy), 0)
  const removable = enemies.reduce((sum, enemy) => sum + removablePieces(space, enemy), 0)
  return piecesIn(space, actor) > standing - Math.min(removable, removals(game))
}

/** How many Active Cells of a Faction Terror can remove in a space. */
export const removableActive = (game: Game, space: SpaceState, faction: Militant): number =>
  Math.min(space.cells[faction].active, removableCells(space, faction), removals(game))

/** Whether so many removals suffice to take a Network or the Personality away. */
export function reachesDisc(space: SpaceState, left: number): boolean {
  const cells = cellsIn(space, 'moderates')
  return (space.personality && cells <= left) || (discsOf(space, 'moderates') > 0 && cells + 1 <= left)
}

/** Whether so many removals suffice to take a News marker from an enemy, so that none of its Cells can keep it. */
export function reachesNews(space: SpaceState, enemy: Faction, left: number): boolean {
  if (newsOf(space, enemy) === 0) return false
  const cells = cellsIn(space, enemy)
  if (enemy === 'moderates') return cells - newsOf(space, enemy) + 1 <= left
  return cells <= left && removableCells(space, enemy) === cells
}
