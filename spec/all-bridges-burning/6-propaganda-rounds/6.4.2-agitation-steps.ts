/** 6.4.2 Agitation: the steps. @module */

import { among, COMPARED, first, flag, forbid, one, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from '../rules.gen.js'
import { FACTIONS, LEVELS } from '../vocabulary.js'

export const stepPrice = one(
  'Agitation: the price of a step',
  view(
    {
      step: among(['remove Terror', 'shift'], 'the step'),
      levelPaid: flag('the Resource that removed the last Terror marker pays for a level'),
    },
    [
      {
        because: 'what the last marker has paid for is a level',
        when: ({ step: next, levelPaid }) => levelPaid && next !== 'shift',
      },
    ],
  ),
  (row) => [
    row(cited.agitation.payPerTerror, { step: 'remove Terror' }, 1),
    row(cited.agitation.payPerShift, { step: 'shift', levelPaid: false }, 1),
    row([cited.agitation.payPerTerror, cited.agitation.terrorFirst], { step: 'shift', levelPaid: true }, 0),
  ],
)

export const markerPaysLevel = first(
  'Agitation: does the Resource for Terror pay for a level',
  view({
    last: flag('no Terror is left in the space', 'Terror is left in the space'),
    reading: cited.lastTerrorMarker,
  }),
  (row) => [
    row([cited.agitation.payPerTerror, cited.agitation.terrorFirst], { last: true, reading: 'for both' }, true),
    row(cited.agitation.payPerTerror, {}, false),
  ],
)

const step = view(
  {
    faction: among(FACTIONS, 'the Faction'),
    step: among(['remove red Terror', 'remove white Terror', 'shift to Support', 'shift to Opposition'], 'the step'),
    level: among(LEVELS, 'the level of Support or Opposition'),
    marker: flag('such a Terror marker is there', 'no such Terror marker is there'),
    terror: flag('Terror is in the space', 'no Terror is in the space'),
    administration: flag('an Administration is there', 'no Administration is there'),
    resources: among(COMPARED, 'the Resources of the Faction, against the price of the step'),
    reading: cited.shiftDirection,
  },
  [{ because: 'a marker that is there is Terror', when: ({ marker, terror }) => marker && !terror }],
)

const removing = P.union('remove red Terror', 'remove white Terror')
const shifting = P.union('shift to Support', 'shift to Opposition')

export const mayNotStep = forbid('Agitation: may not spend the Resource so', step, (bar, lift) => [
  bar(cited.agitation.payPerTerror, { step: removing, marker: false }),
  bar(cited.agitation.payPerTerror, { step: removing, resources: 'less' }),
  bar(cited.agitation.moderatesIgnoreTerror, { step: removing, faction: 'moderates' }),
  bar(cited.agitation.payPerShift, { step: shifting, resources: 'less' }),
  bar(cited.agitation.terrorFirst, { step: shifting, terror: true }),
  lift(cited.agitation.moderatesIgnoreTerror, { step: shifting, faction: 'moderates' }, [cited.agitation.terrorFirst]),
  bar(cited.support.levels, { step: 'shift to Support', level: 'Active Support' }),
  bar(cited.support.levels, { step: 'shift to Opposition', level: 'Active Opposition' }),
  bar(cited.agitation.redsPassiveOnly, {
    step: 'shift to Opposition',
    faction: 'reds',
    administration: false,
    level: 'Passive Opposition',
  }),
  bar(cited.agitation.moderatesTowardNeutral, {
    step: 'shift to Support',
    faction: 'moderates',
    level: P.union('Neutral', 'Passive Support', 'Active Support'),
  }),
  bar(cited.agitation.moderatesTowardNeutral, {
    step: 'shift to Opposition',
    faction: 'moderates',
    level: P.union('Neutral', 'Passive Opposition', 'Active Opposition'),
  }),
  bar(cited.support.towardSenate, { step: 'shift to Opposition', faction: 'senate', reading: 'own side' }),
  bar([cited.support.towardSenate, cited.agitation.redsPassiveOnly], {
    step: 'shift to Support',
    faction: 'reds',
    reading: 'own side',
  }),
])
