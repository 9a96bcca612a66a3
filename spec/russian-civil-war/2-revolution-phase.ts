/** Revolution Phase The Revolution Phase to Revolution Phase, step 6 The Imperial treasury. @module */
import { among, flag, informative, note, one, question, rule, view } from 'rulewright/book'
import { ahead, section } from './section.js'

export const revolutionPhase = section('revolutionPhase', 'Revolution Phase', 'The Revolution Phase', {
  order: rule('Six numbered steps, one after the other, bring the Civil War onto the board.'),
})

export const alliesLeave = section('alliesLeave', 'Revolution Phase, step 1', 'The Allies leave', {
  all: rule('Whatever forces of Russia and of other Allies are in Moscow, Karelia or Kazakhstan have to leave.'),
  oneSpace: rule('A unit that leaves goes one space.'),
  territory: rule(
    'On land it goes to an adjacent territory, which Russia or a power that is its friend controls or contests.',
  ),
  transport: rule('Or else it boards a friendly transport, in any sea zone that is adjacent.'),
  removed: rule('A unit that finds neither leaves the game.'),
})

export const centralLeave = section('centralLeave', 'Revolution Phase, step 2', 'The Central Powers leave', {
  all: rule('The units of the Central Powers have to leave Moscow, Karelia, Tatarstan and Kazakhstan.'),
  sameManner: rule('They do so as the Allies did.', { see: ['Revolution Phase, step 1'] }),
  markers: rule('Control markers of the Central Powers leave these territories too.'),
  capital: rule('A unit that cannot leave like that goes to the capital of its own power.'),
  spelling: note('Step 2 prints Tartarstan for the territory that is called Tatarstan later.', {
    status: informative('one territory in two spellings'),
  }),
})

export const sovietPower = section('sovietPower', 'Revolution Phase, step 3', 'The Soviet Power', {
  introduced: rule('The Soviet Power comes into the game.'),
  player: rule('One of those who play a Central Power is charged with playing it.'),
})

export const sovietUnits = section('sovietUnits', 'Revolution Phase, step 4', 'Soviet units', {
  moscow: rule('Moscow gets three infantry and one artillery of the Soviets.'),
  karelia: rule('Karelia gets as much: three infantry and one artillery.'),
  kazakhstan: rule('Kazakhstan gets two infantry.'),
  cruiser: rule('A Soviet cruiser is put into sea zone 12.'),
})

export const sovietMarkers = section('sovietMarkers', 'Revolution Phase, step 5', 'Soviet markers and IPCs', {
  territories: rule('Moscow, Karelia and Kazakhstan each get a Soviet control marker.'),
  chart: rule('On the national production chart a Soviet marker shows 9 IPCs.', {
    status: informative('the chart shows what the marked territories are worth, and the game counts that itself'),
  }),
  treasury: rule('The Soviet treasury opens with 9 IPCs.'),
})

export const imperialTreasury = section('imperialTreasury', 'Revolution Phase, step 6', 'The Imperial treasury', {
  kept: rule('What Imperial Russia has not spent stays with it.'),
})

export const cruiserPlace = question('cruiserPlace', {
  asks: 'Is the cruiser put into zone 12 if units of the Central Powers are there?',
  clauses: [sovietUnits.cruiser, ahead('sovietShips.noEnd')],
  readings: {
    'all the same': 'Yes: to be placed is no movement.',
    'not beside Central Powers': 'No: it may not end there, so there is no cruiser.',
  },
  usual: 'all the same',
  because: 'The step has no condition, and the prohibition speaks of the end of a movement.',
})

export const tatarstanAfter = question('tatarstanAfter', {
  asks: 'Who controls Tatarstan after a Central Power has taken its marker away?',
  clauses: [centralLeave.markers, sovietMarkers.territories, ahead('treaty.innerRussia')],
  readings: {
    'Imperial Russia': 'Imperial Russia, whose territory it is by print.',
    nobody: 'Nobody, until somebody enters it.',
    'Soviet Russia': 'Soviet Russia, as with the rest of Inner Russia.',
  },
  usual: 'Imperial Russia',
  because:
    'Step 5 puts Soviet markers on the other three only, and 9 IPCs are what those three are worth. Without a marker the print counts.',
})

export const afterWithdrawal = one(
  'Step 2: who controls what the Central Powers leave',
  view({
    territory: among(['Tatarstan', 'another'], 'the territory of Inner Russia'),
    central: flag('a Central Power controls the territory', 'no Central Power controls the territory'),
    tatarstanAfter,
  }),
  (row) => [
    row(centralLeave.markers, { central: false }, 'as it was'),
    row([centralLeave.markers, sovietMarkers.territories], { territory: 'another', central: true }, 'nobody'),
    row(
      centralLeave.markers,
      { territory: 'Tatarstan', central: true },
      ({ tatarstanAfter: after }) =>
        ({ 'Imperial Russia': 'Russia', nobody: 'nobody', 'Soviet Russia': 'Soviet Russia' })[after] as
          | 'Russia'
          | 'nobody'
          | 'Soviet Russia',
    ),
  ],
)

export const cruiserPlaced = one(
  'Step 4: the cruiser in zone 12',
  view({
    centralInZone: flag('units of the Central Powers are in zone 12', 'no unit of the Central Powers is in zone 12'),
    cruiserPlace,
  }),
  (row) => [
    row(sovietUnits.cruiser, { centralInZone: false }, 'placed'),
    row(sovietUnits.cruiser, { centralInZone: true, cruiserPlace: 'all the same' }, 'placed'),
    row(sovietUnits.cruiser, { centralInZone: true, cruiserPlace: 'not beside Central Powers' }, 'not placed'),
  ],
)
