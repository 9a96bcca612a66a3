/** 1.4 Forces, 1.4.1 Active, Inactive, and Underground. @module */

import { definition, exception, informative, note, prohibition, rule } from 'rulewright/book'
import { BACKGROUND, SHOWN } from '../reasons.js'
import { section } from '../section.js'

export const forces = section('forces', '1.4', 'Forces', {
  wooden: definition('The Forces in play are wooden pieces of four types.', {
    status: informative('a name; availability counts the pieces'),
  }),
  troops: definition('Troops belong to Russia (brown cubes) and Germany (gray cubes).'),
  russianStart: note('Some of the Russian Troops start out on the map.', { status: informative('repeats Setup') }),
  germanStart: note('Every German Troop starts out set aside, Out of Play.', { status: informative('repeats Setup') }),
  powersWait: note('Not before Phase II do the Powers become active.', {
    see: ['2.4'],
    status: informative('repeats 1.3.1, which confines the Powers to Phase II'),
  }),
  cells: definition('Cells belong to the Reds (red), the Senate (white) and the Moderates (blue).'),
  networks: definition('Networks belong to the Moderates.'),
  administrations: definition('Administrations belong to the Reds.'),
  capabilitiesFight: rule('Capabilities (Cannons, Trains, Commander, Jaeger...) let Reds and Senate fight better.', {
    see: ['5.3'],
  }),
  preparedFight: rule('Prepared markers let Reds and Senate fight better too.', {
    see: ['1.4.4', '4.2.3'],
  }),
  cellsMean: note(
    'A Reds or Senate Cell stands for a larger or smaller group of hardly trained people, a Moderates Cell for one ' +
      'person or a few.',
    { status: BACKGROUND },
  ),
})

export const cellStatus = section('cellStatus', '1.4.1', 'Active, Inactive, and Underground', {
  sides: definition('A Senate or Reds Cell is either Inactive or Active.', {
    status: informative('the state of a game knows both'),
  }),
  sidesShown: rule('The symbol end of a Senate or Reds Cell points down if Inactive, up if Active.', { status: SHOWN }),
  moderates: definition('A Moderates Cell is either Underground or Active.', {
    status: informative('the state of a game knows both'),
  }),
  moderatesShown: rule('The symbol end of a Moderates Cell points down if Underground, up if Active.', {
    status: SHOWN,
  }),
  newCells: rule('A Cell is Inactive, or if Moderates Underground, when it is placed.'),
  eventText: exception('The text of an Event can have a Cell placed in another status.'),
  matters: rule('How some Commands and Special Activities go depends on the status of Cells.'),
  cellsOnly: prohibition('Nothing but Cells has such a status: not Troops, Networks, Administrations, nor others.', {
    status: informative('the state of a game has a status for Cells only'),
  }),
  otherVolumes: note('Players of the COIN Series beware: most other volumes treat Active almost the other way.', {
    status: BACKGROUND,
  }),
  meaning: note(
    'An Active Reds or Senate Cell is committed enough for drastic acts such as Terror, an Inactive one supports ' +
      'passively; a Moderates Cell hides Underground and must often expose itself to act.',
    { see: ['3.2.3'], status: BACKGROUND },
  ),
})
