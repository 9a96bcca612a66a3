/** 3.2.2 Soviet Combat Strategies. @module */
import { example, exception, flag, forbid, permission, prohibition, question, range, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { generalPoints } from './1.1-general-points.js'
import { sovietPlacement } from './2.1-general-placement.js'
import { ahead, section } from './section.js'
import { GREATEST_FORCE, SOVIET_STRATEGIES } from './vocabulary.js'

export const sovietStrategies = section('sovietStrategies', '3.2.2', 'Soviet Combat Strategies', {
  prudSpace: rule('Prudent advance: one space is attacked.'),
  prudUnits: prohibition('Prudent advance: up to three units of any types.'),
  prudSupport: prohibition('Prudent advance: one Tactical Support.'),
  prudBonus: rule('Prudent advance: the tactical bonus of mechanised units and of infantry is doubled.'),
  attSecond: permission('Massive attack: after a space is conquered, a second one connected with it can be attacked.'),
  attUnits: prohibition('Massive attack: six units at most of any types in each attack.'),
  attSupport: prohibition('Massive attack: two Tactical Supports.'),
  attBonus: rule('Massive attack: the tactical bonus of infantry does not count.'),
  blinSpaces: permission('Armoured attack: up to two spaces in succession.'),
  blinArmour: prohibition('Armoured attack: no fewer than three TAN or MECA.'),
  blinUnits: prohibition('Armoured attack: six units at most.'),
  blinSupport: prohibition('Armoured attack: up to two Tactical Supports.'),
  blinBonus: rule('Armoured attack: the tactical bonus of armoured units is doubled.'),
  manSpaces: permission('Coordinated manoeuvre: up to two spaces in succession.'),
  manUnits: prohibition('Coordinated manoeuvre: four units at most.'),
  manInfantry: prohibition('Coordinated manoeuvre: two infantry among them, FUS or ELI.'),
  manSupport: prohibition('Coordinated manoeuvre: up to three Tactical Supports.'),
  manBonus: rule('Coordinated manoeuvre: the tactical bonus of all Soviet units is doubled.'),
  manCancelled: exception(
    'Coordinated manoeuvre: where a Finnish counter cancels the bonus, it becomes +1 for every unit.',
  ),
  stays: rule('Soviet units stay on the map.'),
  once: prohibition('A unit is activated by a Combat Strategy once a turn.'),
  fewer: permission('The player may leave Combat Strategies unused.'),
  commander: permission('A commander comes on top of the supports that a Combat Strategy allows.'),
  commanderExample: example('From January 1940 on, a Prudent advance can have a support and a commander.'),
  january: prohibition('In January 1940 a Combat Strategy has one support, and one commander on top of it.'),
})

export const manoeuvreInfantry = question('manoeuvreInfantry', {
  asks: 'How many infantry units has a Coordinated manoeuvre?',
  clauses: [sovietStrategies.manInfantry],
  readings: {
    'at least two': 'Two or more: two are included, whatever the others are.',
    'exactly two': 'Two, and no more.',
    'at most two': 'Up to two.',
  },
  usual: 'at least two',
  because: 'What includes two of a kind has these two, and nothing limits the rest.',
})

export const bothCommanders = question('bothCommanders', {
  asks: 'Can a Combat Strategy have both commanders?',
  clauses: [sovietStrategies.commander, sovietStrategies.january],
  readings: {
    'after January': 'Yes, but not in January, when it has one.',
    never: 'No: a commander is added to its supports, one in each month.',
  },
  usual: 'after January',
  because: 'The restriction of January names one commander, which would say nothing if that held in all months.',
  kind: 'gap',
})

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
      manoeuvreInfantry,
    },
    [
      {
        because: 'every unit is armour or infantry',
        when: ({ units, armour, infantry }) => units !== armour + infantry,
      },
    ],
  ),
  (bar) => [
    bar(sovietStrategies.once, { others: true }),
    bar(generalPoints.force, { units: P.number.gt(GREATEST_FORCE) }),
    bar(sovietStrategies.prudUnits, { strategy: 'PRUD', units: P.number.gt(3) }),
    bar(sovietStrategies.attUnits, { strategy: 'ATT', units: P.number.gt(6) }),
    bar(sovietStrategies.blinUnits, { strategy: 'BLIN', units: P.number.gt(6) }),
    bar(sovietStrategies.blinArmour, { strategy: 'BLIN', armour: P.number.lt(3) }),
    bar(sovietStrategies.manUnits, { strategy: 'MAN', units: P.number.gt(4) }),
    bar(sovietStrategies.manInfantry, {
      strategy: 'MAN',
      manoeuvreInfantry: P.union('at least two', 'exactly two'),
      infantry: P.number.lt(2),
    }),
    bar(sovietStrategies.manInfantry, {
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
      bothCommanders,
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
    bar(sovietStrategies.prudSupport, { strategy: 'PRUD', supports: P.number.gt(1) }),
    bar(sovietStrategies.attSupport, { strategy: 'ATT', supports: P.number.gt(2) }),
    bar(sovietStrategies.blinSupport, { strategy: 'BLIN', supports: P.number.gt(2) }),
    bar(sovietStrategies.manSupport, { strategy: 'MAN', supports: P.number.gt(3) }),
    bar(sovietStrategies.january, { january: true, supports: P.number.gt(1) }),
    bar(sovietStrategies.january, { january: true, commanders: 2 }),
    bar([sovietStrategies.commander, sovietStrategies.january], { commanders: 2, bothCommanders: 'never' }),
    bar([sovietPlacement.commanders, sovietPlacement.brigade], { before: true, late: true }),
    bar(ahead('supportPoints.once'), { used: true }),
  ],
)
