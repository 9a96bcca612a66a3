/**
 * The Revolution Phase and its six steps.
 *
 * @module
 */
import { informative, note, permission, rule, section } from '../../../src/kernel/clause.js'

/** The heading of the six steps. */
export const revolutionPhase = section('revolutionPhase', 'Revolution Phase', 'The Revolution Phase', {
  order: rule('Six numbered steps, one after the other, bring the Civil War onto the board.'),
})

/** Step 1: the Allies leave. */
export const alliesLeave = section('alliesLeave', 'Revolution Phase, step 1', 'The Allies leave', {
  all: rule('Whatever forces of Russia and of other Allies are in Moscow, Karelia or Kazakhstan have to leave.'),
  oneSpace: rule('A unit that leaves goes one space.'),
  territory: permission(
    'It may go to an adjacent territory, if Russia or a power that is its friend controls or contests that territory.',
  ),
  transport: permission('Or it boards a friendly transport, in any sea zone that is adjacent.'),
  removed: rule('A unit that finds neither leaves the game.'),
})

/** Step 2: the Central Powers leave. */
export const centralLeave = section('centralLeave', 'Revolution Phase, step 2', 'The Central Powers leave', {
  all: rule('The units of the Central Powers have to leave Moscow, Karelia, Tatarstan and Kazakhstan.'),
  sameManner: rule('They do so as the Allies did.', { see: ['Revolution Phase, step 1'] }),
  markers: rule('Control markers of the Central Powers leave these territories too.'),
  capital: rule('A unit that cannot leave like that goes to the capital of its own power.'),
  spelling: note('Step 2 prints Tartarstan for the territory that is called Tatarstan later.', {
    status: informative('one territory in two spellings'),
  }),
})

/** Step 3: the Soviets come into the game. */
export const sovietPower = section('sovietPower', 'Revolution Phase, step 3', 'The Soviet Power', {
  introduced: rule('The Soviet Power comes into the game.'),
  player: rule('One of those who play a Central Power is charged with playing it.'),
})

/** Step 4: the first Soviet units. */
export const sovietUnits = section('sovietUnits', 'Revolution Phase, step 4', 'Soviet units', {
  moscow: rule('Moscow gets three infantry and one artillery of the Soviets.'),
  karelia: rule('Karelia gets as much: three infantry and one artillery.'),
  kazakhstan: rule('Kazakhstan gets two infantry.'),
  cruiser: rule('A Soviet cruiser is put into sea zone 12.'),
})

/** Step 5: Soviet markers and money. */
export const sovietMarkers = section('sovietMarkers', 'Revolution Phase, step 5', 'Soviet markers and IPCs', {
  territories: rule('Moscow, Karelia and Kazakhstan each get a Soviet control marker.'),
  chart: rule('On the national production chart a Soviet marker shows 9 IPCs.'),
  treasury: rule('The Soviet treasury opens with 9 IPCs.'),
})

/** Step 6: the money of Imperial Russia. */
export const imperialTreasury = section('imperialTreasury', 'Revolution Phase, step 6', 'The Imperial treasury', {
  kept: rule('What Imperial Russia has not spent stays with it.'),
})
