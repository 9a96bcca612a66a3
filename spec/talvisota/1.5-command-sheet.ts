/** 1.5 Command sheet. @module */
import { component, rule } from 'rulewright/book'
import { BOX, repeats } from './reasons.js'
import { section } from './section.js'

export const commandSheet = section('commandSheet', '1.5', 'Command sheet', {
  sheets: component('Each player has a command sheet.', { status: BOX }),
  fronts: component('It has a box for each Front: Lapland, Ladoga, Karelia.', { status: BOX }),
  lapland: rule('Lapland has room for one Combat Strategy.'),
  others: rule('Ladoga and Karelia have room for two each.'),
  losses: rule('Units lost in combat go to the box of losses.', { status: repeats('4.5.1') }),
  reinforcements: rule('From there they go to the box of reinforcements, and then to a Front in the next turn.', {
    status: repeats('4.5.4'),
  }),
})
