/** 8.3.4 Reds Terror (Card #51). @module */

import { first, flag, prohibition, question, rule, view } from '#kernel'
import { section } from '../section.js'

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
