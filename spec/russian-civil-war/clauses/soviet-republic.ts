/**
 * The Soviet Russian Republic: a new power, the treaty that binds it, and its ships.
 *
 * @module
 */
import {
  component,
  definition,
  leftToComponent,
  permission,
  prohibition,
  rule,
  section,
} from '../../../src/kernel/clause.js'

/** The paragraph on the new power. */
export const republic = section('republic', 'Soviet Republic', 'The Soviet Russian Republic', {
  newPower: definition('Soviet Russia is a power of its own, and a new one.'),
  phases: rule('A Soviet turn has the phases that the turn of every power has.'),
  purchase: permission('The Soviets may purchase units.'),
  income: permission('They collect income for the territories that they control.'),
  objectives: permission('They collect income for national objectives that they have met, too.', {
    status: leftToComponent('which objectives there are is left to the base game, and no list of them is known'),
  }),
  capital: definition('Moscow is the capital of Soviet Russia.'),
  turnPlace: rule('The Soviet turn ends the round: the USA comes before it, and Austria-Hungary after it.'),
  atWar: rule('Every Allied power is at war with Soviet Russia.'),
  chips: component('Red chips, those of the Central Powers, stand under Soviet units.'),
  member: rule('Soviet Russia counts as one of the Central Powers, but its units may not go everywhere.', {
    see: ['Soviet Republic, Brest-Litovsk'],
  }),
})

/** The sentences on the treaty. */
export const treaty = section('treaty', 'Soviet Republic, Brest-Litovsk', 'The treaty of Brest-Litovsk', {
  outerRussia: definition('Outer Russia is made up of six: Finland, Livonia, Belarus, Poland, Ukraine, Sevastopol.'),
  ceded: rule('The treaty cedes Outer Russia to the Central Powers.'),
  sovereign: rule('The Soviets respect that Persia and Afghanistan are sovereign.'),
  noSoviets: prohibition('No Soviet land unit enters Persia or Afghanistan.'),
  innerRussia: definition('Karelia, Moscow, Tatarstan and Kazakhstan are Inner Russia.'),
  claim: rule('The Central Powers respect that the Soviets claim Inner Russia.'),
  closed: prohibition('They enter no part of it.'),
  originally: prohibition('No Soviet unit ever enters what was a territory of the Central Powers from the beginning.'),
  controlled: prohibition('No Soviet unit ever enters what a Central Power controls now.'),
  contested: prohibition('No Soviet unit ever enters what a Central Power contests now.'),
})

/** The sentences on Soviet ships. */
export const sovietShips = section('sovietShips', 'Soviet Republic, sea units', 'Soviet sea units', {
  through: permission('Soviet ships may pass through sea zones in which there are units of the Central Powers.'),
  noEnd: prohibition('They may not end their movement in such a zone.'),
  hostile: rule('Soviet ships and the units of the Allies are enemies.'),
  mines: rule('The mines of each Allied power work against them.'),
})
