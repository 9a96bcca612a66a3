/** 1.4 The counters. @module */
import { component, note } from 'rulewright/book'
import { BOX, COUNTERS, HISTORY, POINTER, SHOWN } from './reasons.js'
import { section } from './section.js'

export const counters = section('counters', '1.4', 'The counters', {
  types: component('There are Combat Strategies, Combat Units, Tactical Supports and Markers.', { status: BOX }),
  backs: note('A counter has one printed side; its back shows the flag of its side.', { status: SHOWN }),
  corps: component('A corps counter has three fusilier units on its front, one on its back.', { status: BOX }),
  colour: note('The colour of a unit tells whose it is.', { status: SHOWN }),
  unitTypes: component(
    'Soviet units are ELI (elite), FUS (fusiliers), MECA (mechanised) and TAN (tanks), Finnish ones SCT, WD, SK, DIV and RES.',
    {
      status: BOX,
      see: ['9.1'],
    },
  ),
  strength: component('A unit has a combat strength.', { status: COUNTERS }),
  capacity: component('A unit has a tactical capacity: a bonus for its own strength, or a penalty for the enemy.', {
    status: COUNTERS,
  }),
  plans: note('A Combat Strategy is a plan of its side.', { status: HISTORY }),
  fourStrategies: component('Each side has four Combat Strategies.', { status: BOX }),
  sovietNumbers: component('Those of the Soviets tell the spaces to conquer, the units and the supports.', {
    status: POINTER,
    see: ['3.2.2'],
  }),
  finnishNumbers: component('Those of the Finns tell the units, the Environment markers and the supports.', {
    status: POINTER,
    see: ['3.2.3'],
  }),
  supports: component('A Tactical Support has an effect in combat, or properties of its own.', {
    status: POINTER,
    see: ['3.3.3'],
  }),
  markers: component('There are markers for turn, morale, possession, infiltration, events and Environment.', {
    status: BOX,
    see: ['6.1'],
  }),
})
