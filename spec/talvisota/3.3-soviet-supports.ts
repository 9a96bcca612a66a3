/** 3.3.2 Soviet Tactical Supports. @module */

import { flag, forbid, one, range, sum, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from './rules.gen.js'

export const finnishUnitPenalty = sum(
  'Combat: what Soviet supports take from a Finnish unit',
  view({
    air: flag('Soviet Air support has an effect', 'no Soviet Air support has an effect'),
    munitions: flag('the Finns lack munitions', 'the Finns do not lack munitions'),
  }),
  (row) => [
    row(cited.sovietSupports.air, { air: true }, 1),
    row(cited.sovietSupports.munitions, { munitions: true }, 2),
  ],
)

export const artilleryTakes = one(
  'Combat: what Soviet artillery takes from one Finnish unit',
  view(
    {
      artillery: flag('the Soviets have Artillery support', 'the Soviets have no Artillery support'),
      doubled: flag('Meretskov doubles it', 'Meretskov does not double it'),
    },
    [{ because: 'he doubles what is there', when: ({ artillery, doubled }) => doubled && !artillery }],
  ),
  (row) => [
    row(cited.sovietSupports.artillery, { artillery: false, doubled: false }, 0),
    row(cited.sovietSupports.artillery, { artillery: true, doubled: false }, 2),
    row([cited.sovietSupports.artillery, cited.sovietSupports.meretskovArtillery], { doubled: true }, 4),
  ],
)

export const airWorks = one(
  'Combat: whether Soviet Air support has an effect',
  view({
    air: flag('the Soviets have Air support', 'the Soviets have no Air support'),
    met: flag('the Finns have Air support', 'the Finns have no Air support'),
    grounded: flag('nobody can fly', 'everybody can fly'),
  }),
  (row) => [
    row(cited.sovietSupports.air, { air: false }, false),
    row(cited.sovietSupports.air, { air: true, met: false, grounded: false }, true),
    row(cited.finnishSupports.airCounter, { air: true, met: true, grounded: false }, false),
    row([cited.environments.snowAir, cited.environments.fogAir], { air: true, grounded: true }, false),
  ],
)

const come = range(0, 2, 'units that have come')

/** The prohibitions on units that come with the Soviet Reinforcements. */
export const mayNotJoin = forbid(
  'Combat: may not come with the Soviet Reinforcements',
  view({
    come,
    force: range(0, 8, 'units of the force'),
    near: flag('it is in the space of the force or beside it', 'it is in another space'),
    march: flag('only the connection of March leads there', 'it takes no connection of March'),
    meretskov: flag('the Combat Strategy has Meretskov', 'the Combat Strategy has not Meretskov'),
    marchUse: cited.marchUse,
    free: flag(
      'no Combat Strategy has it, or has had it in this turn',
      'a Combat Strategy has it, or has had it in this turn',
    ),
    keeps: flag('it is the last that keeps its space', 'it is not the last that keeps its space'),
  }),
  (bar) => [
    bar(cited.sovietSupports.reinforcements, { come: 2 }),
    bar(cited.sovietSupports.sixAtMost, { force: P.number.gte(6) }),
    bar([cited.sovietSupports.reinforcements, cited.mapSpaces.connections], { near: false }),
    bar(cited.sovietSupports.meretskovLink, { march: true, meretskov: false, marchUse: 'with Meretskov' }),
    bar(cited.sovietStrategies.once, { free: false }),
    bar(cited.progression.occupied, { keeps: true }),
  ],
)
