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
  asks: 'Is the force of a Massive attack filled up before it goes on?',
  clauses: [sovietStrategies.attSecond, sovietStrategies.attUnits, deployment.allocates, sovietSupports.reinforcements],
  readings: {
    no: 'No: it goes on as it is, and can only leave some behind.',
    yes: 'Yes: up to its limit, from where it stands and from beside it, as Reinforcements come.',
  },
  usual: 'no',
  because:
    'A Combat Strategy is given what it has before it is deployed, and only Reinforcements are told to add to it.',
})

export const othersCome = one(
  'A second attack: whether other units come',
  view({ strategy: among(SOVIET_STRATEGIES, 'the Combat Strategy'), secondAttackers }),
  (row) => [
    row([deployment.allocates, sovietVictory.occupies], { secondAttackers: 'no' }, false),
    row(sovietStrategies.attUnits, { secondAttackers: 'yes', strategy: 'ATT' }, true),
    row(deployment.allocates, { secondAttackers: 'yes', strategy: P.not('ATT') }, false),
  ],
)

/** Who may come to a second attack. */
export const mayNotFollow = forbid(
  'A second attack: may not come',
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
    bar([sovietStrategies.attSecond, sovietSupports.reinforcements, mapSpaces.connections], { near: false }),
    bar(sovietSupports.meretskovLink, { march: true, meretskov: false, marchUse: 'with Meretskov' }),
    bar(deployment.boxes, { front: false, unitsOfFront: 'of its Front' }),
    bar(sovietStrategies.once, { free: false }),
    bar(ahead('progression.occupied'), { keeps: true }),
  ],
)
