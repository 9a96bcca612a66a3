/** 3.2.2 Soviet Combat Strategies. @module */

import { flag, forbid, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from './rules.gen.js'
import { GREATEST_FORCE, SOVIET_STRATEGIES } from './vocabulary.js'

/** The armour and the infantry of a force, as far as a Combat Strategy asks for them. */
export const mayNotBeForce = forbid(
  'may not be the force',
  view(
    {
      strategy: { domain: SOVIET_STRATEGIES, words: 'the Combat Strategy' },
      units: range(1, GREATEST_FORCE + 1, 'units, 7 for more than six'),
      armour: range(0, GREATEST_FORCE + 1, 'TAN and MECA'),
      infantry: range(0, GREATEST_FORCE + 1, 'FUS and ELI'),
      others: flag('another Combat Strategy has one of them', 'no other Combat Strategy has any of them'),
      manoeuvreInfantry: cited.manoeuvreInfantry,
    },
    [
      {
        because: 'every unit is armour or infantry',
        when: ({ units, armour, infantry }) => units !== armour + infantry,
      },
    ],
  ),
  (bar) => [
    bar(cited.sovietStrategies.once, { others: true }),
    bar(cited.generalPoints.force, { units: P.number.gt(GREATEST_FORCE) }),
    bar(cited.sovietStrategies.prudUnits, { strategy: 'PRUD', units: P.number.gt(3) }),
    bar(cited.sovietStrategies.attUnits, { strategy: 'ATT', units: P.number.gt(6) }),
    bar(cited.sovietStrategies.blinUnits, { strategy: 'BLIN', units: P.number.gt(6) }),
    bar(cited.sovietStrategies.blinArmour, { strategy: 'BLIN', armour: P.number.lt(3) }),
    bar(cited.sovietStrategies.manUnits, { strategy: 'MAN', units: P.number.gt(4) }),
    bar(cited.sovietStrategies.manInfantry, {
      strategy: 'MAN',
      manoeuvreInfantry: P.union('at least two', 'exactly two'),
      infantry: P.number.lt(2),
    }),
    bar(cited.sovietStrategies.manInfantry, {
      strategy: 'MAN',
      manoeuvreInfantry: P.union('at most two', 'exactly two'),
      infantry: P.number.gt(2),
    }),
  ],
)

export const mayNotSupport = forbid(
  'may not support the Soviets',
  view(
    {
      strategy: { domain: SOVIET_STRATEGIES, words: 'the Combat Strategy' },
      supports: range(0, 4, 'supports without the commanders, 4 for more than three'),
      commanders: range(0, 2, 'commanders'),
      bothCommanders: cited.bothCommanders,
      january: flag('it is January', 'it is not January'),
      before: flag('January has not begun', 'January has begun'),
      late: flag('a support is among them that comes in January', 'no support is among them that comes in January'),
      used: flag('another Combat Strategy has one of them', 'no other Combat Strategy has any of them'),
    },
    [
      { because: 'January is not before January', when: ({ january, before }) => january && before },
      { because: 'commanders come in January', when: ({ commanders, late }) => commanders > 0 && !late },
    ],
  ),
  (bar) => [
    bar(cited.sovietStrategies.prudSupport, { strategy: 'PRUD', supports: P.number.gt(1) }),
    bar(cited.sovietStrategies.attSupport, { strategy: 'ATT', supports: P.number.gt(2) }),
    bar(cited.sovietStrategies.blinSupport, { strategy: 'BLIN', supports: P.number.gt(2) }),
    bar(cited.sovietStrategies.manSupport, { strategy: 'MAN', supports: P.number.gt(3) }),
    bar(cited.sovietStrategies.january, { january: true, supports: P.number.gt(1) }),
    bar(cited.sovietStrategies.january, { january: true, commanders: 2 }),
    bar([cited.sovietStrategies.commander, cited.sovietStrategies.january], { commanders: 2, bothCommanders: 'never' }),
    bar([cited.sovietPlacement.commanders, cited.sovietPlacement.brigade], { before: true, late: true }),
    bar(cited.supportPoints.once, { used: true }),
  ],
)
