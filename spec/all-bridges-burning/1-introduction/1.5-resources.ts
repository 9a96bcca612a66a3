/** 1.5 Resources. @module */

import { note, prohibition, rule } from 'rulewright/book'
import { BACKGROUND, SHOWN } from '../reasons.js'
import { section } from '../section.js'

export const resources = section('resources', '1.5', 'Resources', {
  range: prohibition('A Faction never has fewer than 0 or more than 30 Resources.'),
  payment: rule('A Faction pays for its actions with Resources.'),
  cylinder: rule('A cylinder in the color of the Faction marks its Resources on the edge track.', {
    see: ['1.3'],
    status: SHOWN,
  }),
  politicalWill: note(
    'Resources stand for the political will behind a Faction, and therefore Rally after enemy Terror, or Attack on a ' +
      'stronger enemy, can cost more of them.',
    { see: ['3.2.1', '3.2.3', '3.2.4'], status: BACKGROUND },
  ),
})
