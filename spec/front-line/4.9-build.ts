/** page 4, para 9 Build to page 4, para 11 Leadership. @module */

import { among, flag, forbid, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { HIGH } from './2.1-turns.js'
import { INDUSTRIES } from './2.5-actions.js'
import { RESERVE } from './components/units.js'
import * as cited from './rules.gen.js'
import { KINDS } from './vocabulary.js'

/** The most units of a kind that begin in reserve. */
export const MOST_IN_RESERVE = Math.max(...KINDS.map((kind) => RESERVE[kind]))

const building = view({
  kind: among(KINDS, 'the kind of unit'),
  chits: range(0, HIGH, 'chits that are left in the stack'),
  inReserve: range(0, MOST_IN_RESERVE, 'units of that kind in reserve'),
  industry: among(INDUSTRIES, 'whose the Industry is'),
  empty: flag('the Industry is empty', 'a unit is in the Industry'),
  reading: cited.whereBuilt,
})

export const mayNotBuild = forbid('may not be built there', building, (bar) => [
  bar(cited.build.fromReserve, { inReserve: 0 }),
  bar(cited.build.two, { kind: P.union('Infantry', 'Artillery'), chits: P.number.lt(2) }),
  bar(cited.build.three, { kind: 'Tank', chits: P.number.lt(3) }),
  bar(cited.build.ownIndustry, { empty: false }),
  bar(cited.build.ownIndustry, { industry: P.union('lost', "opponent's") }),
  bar(cited.build.ownIndustry, { industry: 'captured', reading: 'own country' }),
])

export const buildCost = one('What a Build costs', view({ kind: among(KINDS, 'the kind of unit') }), (row) => [
  row(cited.build.two, { kind: P.union('Infantry', 'Artillery') }, 2),
  row(cited.build.three, { kind: 'Tank' }, 3),
])
