/** page 4, para 9 Build to page 4, para 11 Leadership. @module */

import { among, flag, forbid, note, one, permission, prohibition, question, range, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { HIGH } from './2.1-turns.js'
import { INDUSTRIES } from './2.5-actions.js'
import { RESERVE } from './components/units.js'
import { SHOWN } from './reasons.js'
import { section } from './section.js'
import { KINDS } from './vocabulary.js'

export const leadership = section('leadership', 'page 4, para 11', 'Leadership', {
  oneTask: permission('Available Leadership can be used for one of its five Tasks.'),
  exhausted: rule('A Task exhausts it.'),
  commissioned: note('A commissioned card lies apart until the end of the turn, when it becomes active.', {
    status: SHOWN,
  }),
})

export const build = section('build', 'page 4, para 9', 'Build', {
  fromReserve: rule('Industry supply brings a unit from the reserve into play.'),
  ownIndustry: prohibition("It is set on the player's Industry, which must be empty."),
  two: rule('An Infantry or an Artillery costs two supply.'),
  three: rule('A Tank costs three supply.'),
  active: rule('It comes into play active.'),
  action: permission('With supply left, it may do one action after it was built.'),
})

export const regroup = section('regroup', 'page 4, para 10', 'Regroup', {
  flips: rule('For 1 Capital supply a disrupted unit of the player becomes active again.'),
  disruptedOnly: prohibition('Only a disrupted unit is regrouped.'),
  action: permission('With supply left, it may do one action after the mission.'),
})

export const whereBuilt = question('whereBuilt', {
  asks: 'On which Industry does a player build?',
  clauses: [build.ownIndustry],
  readings: {
    'own country': 'On that of the own country only.',
    'any controlled': 'On a captured one as well.',
  },
  usual: 'own country',
  because: 'Page 4, para 9 speaks of your Industry, and Industry chits are granted for the city of the own country.',
})

/** The most units of a kind that begin in reserve. */
export const MOST_IN_RESERVE = Math.max(...KINDS.map((kind) => RESERVE[kind]))

const building = view({
  kind: among(KINDS, 'the kind of unit'),
  chits: range(0, HIGH, 'chits that are left in the stack'),
  inReserve: range(0, MOST_IN_RESERVE, 'units of that kind in reserve'),
  industry: among(INDUSTRIES, 'whose the Industry is'),
  empty: flag('the Industry is empty', 'a unit is in the Industry'),
  reading: whereBuilt,
})

export const mayNotBuild = forbid('may not be built there', building, (bar) => [
  bar(build.fromReserve, { inReserve: 0 }),
  bar(build.two, { kind: P.union('Infantry', 'Artillery'), chits: P.number.lt(2) }),
  bar(build.three, { kind: 'Tank', chits: P.number.lt(3) }),
  bar(build.ownIndustry, { empty: false }),
  bar(build.ownIndustry, { industry: P.union('lost', "opponent's") }),
  bar(build.ownIndustry, { industry: 'captured', reading: 'own country' }),
])

export const buildCost = one('What a Build costs', view({ kind: among(KINDS, 'the kind of unit') }), (row) => [
  row(build.two, { kind: P.union('Infantry', 'Artillery') }, 2),
  row(build.three, { kind: 'Tank' }, 3),
])
