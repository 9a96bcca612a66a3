/** 9.2: the harassment of the solo game. @module */

import { flag, forbid, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from './rules.gen.js'

export const scoutsByDie = one('Solo: SCT by the die', view({ die: range(1, 6, 'the die') }), (row) => [
  row(cited.soloHarassment.die, { die: P.union(1, 2) }, 1),
  row(cited.soloHarassment.die, { die: P.union(3, 4) }, 2),
  row(cited.soloHarassment.die, { die: P.union(5, 6) }, 3),
])

export const scoutsThatCome = one(
  'Solo: SCT that come',
  view({
    called: range(1, 3, 'SCT that are called for'),
    there: range(0, 3, 'SCT on the sheet'),
    fewScouts: cited.fewScouts,
  }),
  (row) => [
    row(
      [cited.soloHarassment.die, cited.soloHarassment.incomplete],
      { fewScouts: 'as many as there are' },
      ({ called, there }) => Math.min(called, there),
    ),
    row(cited.soloHarassment.die, { fewScouts: 'none' }, ({ called, there }) => (there < called ? 0 : called)),
  ],
)

export const forceCounted = one('Solo: how a force is weak', view({ weakestForce: cited.weakestForce }), (row) => [
  row(cited.soloHarassment.target, { weakestForce: 'by units' }, 'units'),
  row(cited.soloHarassment.target, { weakestForce: 'by strength' }, 'strength'),
])

export const mayNotForgo = forbid(
  'Solo: a harassment may not be left out',
  view({ solo: flag('one player plays', 'two players play'), soloEveryTurn: cited.soloEveryTurn }),
  (bar) => [bar(cited.soloHarassment.target, { solo: true, soloEveryTurn: 'every turn' })],
)
