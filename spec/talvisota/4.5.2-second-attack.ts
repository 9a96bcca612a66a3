/** 3.2.2 and 4.5.2: who makes a second attack. @module */
import { among, flag, forbid, one, question, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { mapSpaces, marchUse } from './1.3-the-map.js'
import { deployment, unitsOfFront } from './3.2-deployment.js'
import { sovietStrategies } from './3.2-soviet-strategies.js'
import { sovietSupports } from './3.3-soviet-supports.js'
import { sovietVictory } from './4.5.2-soviet-victory.js'
import { ahead } from './section.js'
import { GREATEST_FORCE, SOVIET_STRATEGIES } from './vocabulary.js'

export const secondAttackers = question('secondAttackers', {
  asks: 'Do other units come to the second attack of a Massive attack?',
  clauses: [sovietStrategies.attSecond, sovietStrategies.attUnits, deployment.allocates],
  readings: {
    no: 'No: the units that have conquered the first space go on, and some of them can stay behind.',
    yes: 'Yes: free units of the conquered space, or of a space beside it, up to six in all.',
  },
  usual: 'no',
  because:
    'A Combat Strategy is given its units before it is deployed, and the force that conquers is the one that goes on.',
})

export const othersCome = one(
  'Combat: whether other units come to a second attack',
  view({ strategy: among(SOVIET_STRATEGIES, 'the Combat Strategy'), secondAttackers }),
  (row) => [
    row([deployment.allocates, sovietVictory.occupies], { secondAttackers: 'no' }, false),
    row(sovietStrategies.attUnits, { secondAttackers: 'yes', strategy: 'ATT' }, true),
    row(deployment.allocates, { secondAttackers: 'yes', strategy: P.not('ATT') }, false),
  ],
)

/** Who may come to a second attack. */
export const mayNotFollow = forbid(
  'Combat: may not come to a second attack',
  view({
    force: range(0, GREATEST_FORCE, 'units of the force'),
    near: flag('it is in the space of the force or beside it', 'it is in another space'),
    march: flag('only the connection of March leads there', 'it takes no connection of March'),
    meretskov: flag('the Combat Strategy has Meretskov', 'the Combat Strategy has not Meretskov'),
    marchUse,
    front: flag('its space is on the Front of the Combat Strategy', 'its space is on another Front'),
    unitsOfFront,
    free: flag(
      'no Combat Strategy has it, or has had it in this turn',
      'a Combat Strategy has it, or has had it in this turn',
    ),
    keeps: flag('it is the last that keeps its space', 'it is not the last that keeps its space'),
  }),
  (bar) => [
    bar(sovietStrategies.attUnits, { force: GREATEST_FORCE }),
    bar([sovietStrategies.attSecond, mapSpaces.connections], { near: false }),
    bar(sovietSupports.meretskovLink, { march: true, meretskov: false, marchUse: 'with Meretskov' }),
    bar(deployment.boxes, { front: false, unitsOfFront: 'of its Front' }),
    bar(sovietStrategies.once, { free: false }),
    bar(ahead('progression.occupied'), { keeps: true }),
  ],
)
