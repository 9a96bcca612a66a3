/** 4.2: what a force is worth in combat, and who rolls. @module */

import { among, COMPARED, computed, first, flag, one, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from './rules.gen.js'
import { SIDES, SOVIET_STRATEGIES, SOVIET_UNITS } from './vocabulary.js'

const strategy = among(SOVIET_STRATEGIES, 'the Combat Strategy')
const unit = among(SOVIET_UNITS, 'the unit')
const INFANTRY = P.union('FUS', 'ELI')
const ARMOUR = P.union('MECA', 'TAN')

export const bonusTimes = one(
  'Combat: how often the bonus of a Soviet unit counts',
  view({ strategy, unit, armouredUnits: cited.armouredUnits, mechanisedUnits: cited.mechanisedUnits }),
  (row) => {
    const { prudBonus, attBonus, blinBonus, manBonus } = cited.sovietStrategies
    return [
      row(prudBonus, { strategy: 'PRUD', unit: P.union('FUS', 'ELI', 'MECA') }, 2),
      row(prudBonus, { strategy: 'PRUD', unit: 'TAN', mechanisedUnits: 'MECA and TAN' }, 2),
      row([cited.combatValues.soviet, prudBonus], { strategy: 'PRUD', unit: 'TAN', mechanisedUnits: 'MECA' }, 1),
      row(attBonus, { strategy: 'ATT', unit: INFANTRY }, 0),
      row(cited.combatValues.soviet, { strategy: 'ATT', unit: ARMOUR }, 1),
      row(blinBonus, { strategy: 'BLIN', unit: 'TAN' }, 2),
      row(blinBonus, { strategy: 'BLIN', unit: 'MECA', armouredUnits: 'TAN and MECA' }, 2),
      row([cited.combatValues.soviet, blinBonus], { strategy: 'BLIN', unit: 'MECA', armouredUnits: 'TAN' }, 1),
      row([cited.combatValues.soviet, blinBonus], { strategy: 'BLIN', unit: INFANTRY }, 1),
      row(manBonus, { strategy: 'MAN' }, 2),
    ]
  },
)

/** The causes that can cancel the bonus of a unit. */
export const CANCELLING = ['nothing', 'an Environment marker', 'an Ambush'] as const

export const bonusLeft = first(
  'Combat: what is left of a bonus',
  view(
    {
      strategy,
      by: among(CANCELLING, 'what cancels it'),
      others: flag('the bonus of a unit of the force is cancelled', 'that of no unit of the force is cancelled'),
      manoeuvreCancels: cited.manoeuvreCancels,
      cutUnits: cited.cutUnits,
    },
    [{ because: 'the unit is of the force', when: ({ by, others }) => by !== 'nothing' && !others }],
  ),
  (row) => {
    const marker = { by: 'an Environment marker' } as const
    const ambush = { by: 'an Ambush' } as const
    return [
      row(cited.sovietStrategies.manCancelled, { by: 'nothing', others: true, strategy: 'MAN', cutUnits: 'no' }, 'one'),
      row(cited.combatValues.strategy, { by: 'nothing' }, 'all'),
      row(
        [cited.environments.snowBonus, cited.environments.forestBonus],
        { ...marker, strategy: P.not('MAN') },
        'nothing',
      ),
      row(cited.finnishSupports.ambushBonus, { ...ambush, strategy: P.not('MAN') }, 'nothing'),
      row(cited.sovietStrategies.manCancelled, { ...marker, strategy: 'MAN' }, 'one'),
      row(
        cited.sovietStrategies.manCancelled,
        { ...ambush, strategy: 'MAN', manoeuvreCancels: 'every counter' },
        'one',
      ),
      row(
        cited.finnishSupports.ambushBonus,
        { ...ambush, strategy: 'MAN', manoeuvreCancels: 'markers alone' },
        'nothing',
      ),
    ]
  },
)

export const timoshenkoAdds = one(
  'Combat: what Timoshenko adds to a bonus',
  view({
    used: flag('he is used for it', 'he is not used for it'),
    cut: flag('a Finnish counter has brought it down to 1', 'no Finnish counter has brought it down'),
    timoshenkoDoubled: cited.timoshenkoDoubled,
    timoshenkoCut: cited.timoshenkoCut,
  }),
  (row) => [
    row(cited.sovietSupports.timoshenkoChoice, { used: false }, 0),
    row(cited.sovietSupports.timoshenkoBonus, { used: true, cut: false, timoshenkoDoubled: 'no' }, 1),
    row(cited.sovietSupports.timoshenkoBonus, { used: true, cut: false, timoshenkoDoubled: 'yes' }, 2),
    row(cited.sovietStrategies.manCancelled, { used: true, cut: true, timoshenkoCut: 'no' }, 0),
    row(cited.sovietSupports.timoshenkoBonus, { used: true, cut: true, timoshenkoCut: 'yes' }, 1),
  ],
)

export const valueCounts = one(
  'Combat: for whom the number of the space counts',
  view({ spaceValue: cited.spaceValue }),
  (row) => [
    row(
      [cited.combatValues.defensiveValue, cited.mapSpaces.defends],
      { spaceValue: 'adds to the Finns' },
      'for the Finns',
    ),
    row(
      [cited.combatValues.defensiveValue, cited.mapSpaces.defends],
      { spaceValue: 'takes from the Soviets' },
      'against the Soviets',
    ),
    row(cited.combatValues.defensiveValue, { spaceValue: 'is the dotted outline' }, 'for nobody'),
  ],
)

export const atLeastOne = computed(
  'Combat: what a force is worth at least',
  [cited.combatValues.floor, cited.combatValues.bothFloors],
  (worth: number): number => Math.max(1, worth),
)

export const whoRolls = one(
  'Combat: who rolls',
  view({
    soviets: among(COMPARED, 'what the Soviet force is worth, against the Finnish one'),
    equalForces: cited.equalForces,
  }),
  (row) => [
    row(cited.combatValues.higherRolls, { soviets: 'more' }, 'Soviets'),
    row(cited.combatValues.higherRolls, { soviets: 'less' }, 'Finns'),
    row(cited.combatValues.higherRolls, { soviets: 'as much', equalForces: 'the Soviet player' }, 'Soviets'),
    row(cited.combatValues.higherRolls, { soviets: 'as much', equalForces: 'the Finnish player' }, 'Finns'),
  ],
)

export const dieAdds = one(
  'Combat: what is added to the die',
  view({
    roller: among(SIDES, 'who rolls'),
    supply: flag('the Soviets have Supply', 'the Soviets do not have Supply'),
  }),
  (row) => [
    row(cited.combatValues.higherRolls, { supply: false }, 0),
    row(cited.sovietSupports.supply, { supply: true, roller: 'Soviets' }, 1),
    row(cited.sovietSupports.supplyEnemy, { supply: true, roller: 'Finns' }, -1),
  ],
)
