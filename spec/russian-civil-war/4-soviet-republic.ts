/** Soviet Republic The Soviet Russian Republic to Soviet Republic, sea units Soviet sea units. @module */
import {
  among,
  COMPARED,
  component,
  definition,
  first,
  flag,
  forbid,
  leftToComponent,
  one,
  permission,
  prohibition,
  question,
  rule,
  view,
} from 'rulewright/book'
import { opening } from './1-opening.js'
import { sovietPower, sovietUnits } from './2-revolution-phase.js'
import { civilWar } from './3-civil-war.js'
import { ahead, section } from './section.js'

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

export const sovietShips = section('sovietShips', 'Soviet Republic, sea units', 'Soviet sea units', {
  through: permission('Soviet ships may pass through sea zones in which there are units of the Central Powers.'),
  noEnd: prohibition('They may not end their movement in such a zone.'),
  hostile: rule('Soviet ships and the units of the Allies are enemies.'),
  mines: rule('The mines of each Allied power work against them.'),
})

export const ceded = question('ceded', {
  asks: 'What happens to parts of Outer Russia that Imperial Russia or an Ally controls when they are ceded?',
  clauses: [treaty.ceded, ahead('contested.where')],
  readings: {
    'a claim is given up': 'Nothing: the Soviets give up their claim, and markers stay.',
    'markers change': 'Those that are not contested get the marker of a Central Power.',
  },
  usual: 'a claim is given up',
  because:
    'The treaty binds the Soviets and the Central Powers. White forces may go to territories that Imperial Russia still controls.',
})

export const shipsInZone12 = question('shipsInZone12', {
  asks: 'What of Allied ships in zone 12 when the Soviet cruiser is put there?',
  clauses: [sovietUnits.cruiser, sovietShips.hostile, civilWar.begins],
  readings: {
    'until a Combat': 'They stay beside it until the Combat of a power that has ships there.',
    'a combat at once': 'They are enemies, and the war begins at once: there is a combat before Germany begins.',
  },
  usual: 'until a Combat',
  because: 'The steps clear territories and no sea zone; combat belongs to the turn of a power, and Germany is next.',
  kind: 'gap',
})

export const firstSovietTurn = question('firstSovietTurn', {
  asks: 'When do the Soviets take their first turn?',
  clauses: [republic.turnPlace, civilWar.begins, opening.germanyNext],
  readings: {
    'at the end of the round': 'After the USA, in the round of the Revolution.',
    'at once': 'Before Germany, and again after the USA.',
  },
  usual: 'at the end of the round',
  because:
    'The place in the round is given, and Germany is next when the Revolution is complete. That the war begins at once needs no turn.',
})

export const fightsAtOnce = one(
  'Revolution Phase: combat in zone 12',
  view({
    allied: flag('Allied ships are beside the Soviet cruiser', 'no Allied ship is beside a Soviet cruiser'),
    shipsInZone12,
  }),
  (row) => [
    row(sovietUnits.cruiser, { allied: false }, false),
    row([sovietUnits.cruiser, sovietShips.hostile], { allied: true, shipsInZone12: 'until a Combat' }, false),
    row([civilWar.begins, sovietShips.hostile], { allied: true, shipsInZone12: 'a combat at once' }, true),
  ],
)

export const mayNotCede = forbid(
  'Brest-Litovsk: no marker of a Central Power',
  view({
    allied: flag('an Ally controls the territory', 'no Ally controls the territory'),
    contested: flag('the territory is contested', 'the territory is not contested'),
    ceded,
  }),
  (bar) => [
    bar(treaty.ceded, { ceded: 'a claim is given up' }),
    bar([treaty.ceded, treaty.controlled], { allied: false }),
    bar(ahead('contested.remain'), { contested: true }),
  ],
)

export const mayNotMobilize = forbid(
  'Mobilize New Units: what a power may not mobilize',
  view({
    treasury: among(COMPARED, 'the IPCs of the power, against the price of the unit'),
    capital: among(['own', 'lost'], 'the capital of the power'),
  }),
  (bar) => [
    bar([republic.phases, republic.purchase], { treasury: 'less' }),
    bar([republic.phases, republic.capital], { capital: 'lost' }),
  ],
)

export const mayNotTakeTurn = forbid(
  'the power has no turn',
  view({ inPlay: flag('the power is in the game', 'the power is not in the game yet') }),
  (bar) => [bar([republic.newPower, sovietPower.introduced], { inPlay: false })],
)

/** Whose turn has ended: the Soviets may have had one out of their place. */
export const ENDED = ['Russia', 'USA', 'Soviet Russia', 'Soviet Russia, at once', 'another power'] as const

export const nextTurn = first(
  'Turns: who is next',
  view(
    {
      after: among(ENDED, 'whose turn has ended'),
      soviets: flag('the Soviets are in the game', 'the Soviets are not in the game'),
      revolution: flag('the turn has brought the Revolution', 'the turn has not brought the Revolution'),
      firstSovietTurn,
    },
    [
      {
        because: 'the Revolution comes in a turn of Russia, and brings the Soviets',
        when: ({ after, soviets, revolution }) => revolution && (after !== 'Russia' || !soviets),
      },
      {
        because: 'without Soviets there is no Soviet turn',
        when: ({ after, soviets }) => after.startsWith('Soviet') && !soviets,
      },
    ],
  ),
  (row) => [
    row(
      [civilWar.begins, republic.turnPlace],
      { revolution: true, firstSovietTurn: 'at once' },
      'Soviet Russia, at once',
    ),
    row(opening.germanyNext, { revolution: true }, 'the next power'),
    row(opening.germanyNext, { after: 'Soviet Russia, at once' }, 'the next power'),
    row(republic.turnPlace, { after: 'USA', soviets: true }, 'Soviet Russia'),
    row(sovietPower.introduced, { after: 'USA', soviets: false }, 'the end of the round'),
    row(republic.turnPlace, { after: 'Soviet Russia' }, 'the end of the round'),
    row(republic.turnPlace, {}, 'the next power'),
  ],
)
