/** 3.2.2 and 4.5.2: who makes a second attack. @module */

import { among, flag, forbid, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from './rules.gen.js'
import { GREATEST_FORCE, SOVIET_STRATEGIES } from './vocabulary.js'

export const othersCome = one(
  'A second attack: whether other units come',
  view({ strategy: among(SOVIET_STRATEGIES, 'the Combat Strategy'), secondAttackers: cited.secondAttackers }),
  (row) => [
    row([cited.deployment.allocates, cited.sovietVictory.occupies], { secondAttackers: 'no' }, false),
    row(cited.sovietStrategies.attUnits, { secondAttackers: 'yes', strategy: 'ATT' }, true),
    row(cited.deployment.allocates, { secondAttackers: 'yes', strategy: P.not('ATT') }, false),
  ],
)

/** The prohibitions on units that come to a second attack. */
export const mayNotFollow = forbid(
  'A second attack: may not come',
  view({
    force: range(0, GREATEST_FORCE, 'units of the force'),
    near: flag('it is in the space of the force or beside it', 'it is in another space'),
    march: flag('only the connection of March leads there', 'it takes no connection of March'),
    meretskov: flag('the Combat Strategy has Meretskov', 'the Combat Strategy has not Meretskov'),
    marchUse: cited.marchUse,
    front: flag('its space is on the Front of the Combat Strategy', 'its space is on another Front'),
    unitsOfFront: cited.unitsOfFront,
    free: flag(
      'no Combat Strategy has it, or has had it in this turn',
      'a Combat Strategy has it, or has had it in this turn',
    ),
    keeps: flag('it is the last that keeps its space', 'it is not the last that keeps its space'),
  }),
  (bar) => [
    bar(cited.sovietStrategies.attUnits, { force: GREATEST_FORCE }),
    bar([cited.sovietStrategies.attSecond, cited.sovietSupports.reinforcements, cited.mapSpaces.connections], {
      near: false,
    }),
    bar(cited.sovietSupports.meretskovLink, { march: true, meretskov: false, marchUse: 'with Meretskov' }),
    bar(cited.deployment.boxes, { front: false, unitsOfFront: 'of its Front' }),
    bar(cited.sovietStrategies.once, { free: false }),
    bar(cited.progression.occupied, { keeps: true }),
  ],
)
