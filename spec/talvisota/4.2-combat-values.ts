/** 4.2: what a force is worth in combat, and who rolls. @module */
import { among, COMPARED, computed, first, flag, formula, note, one, question, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { mapSpaces } from './1.3-the-map.js'
import { counters } from './1.4-the-counters.js'
import { sovietStrategies } from './3.2-soviet-strategies.js'
import { finnishSupports } from './3.3-finnish-supports.js'
import { sovietSupports } from './3.3-soviet-supports.js'
import { POINTER } from './reasons.js'
import { ahead, section } from './section.js'
import { SIDES, SOVIET_STRATEGIES, SOVIET_UNITS } from './vocabulary.js'

export const combatValues = section('combatValues', '4.2', 'Calculation of combat values', {
  soviet: formula('The Soviet force is worth the strength of its units and their bonuses, less the Finnish penalties.'),
  strategy: rule('The Combat Strategy may change the bonuses of the units.'),
  finnish: formula('The Finnish force is counted in the same way.'),
  environment: note('Environment markers are to be counted, too.', { status: POINTER, see: ['5'] }),
  defensiveValue: rule('The defensive value of the space counts in its combats.'),
  announced: rule('Each player announces the worth of the force, the attacker first.'),
  higherRolls: rule('The player whose force is worth more rolls one die.'),
  column: rule('The result stands in the column of the difference between the two.'),
  floor: rule('A force that would be worth 0 or less is worth 1.'),
  bothFloors: rule('So is each of two forces that would both be worth 0.'),
})

export const spaceValue = question('spaceValue', {
  asks: 'What does the defensive value of a space do in combat?',
  clauses: [combatValues.defensiveValue, mapSpaces.defends, ahead('fortificationLines.penalty')],
  readings: {
    'adds to the Finns': 'It is added to the worth of the Finnish force.',
    'takes from the Soviets': 'It is a penalty on the Soviet force, as a dotted outline is.',
    'is the dotted outline': 'It is the penalty of a dotted outline and no more; the number counts for morale alone.',
  },
  usual: 'adds to the Finns',
  because: 'The number is called a defensive value, and a value of the defence is what the defenders have more.',
})

export const equalForces = question('equalForces', {
  asks: 'Who rolls where both forces are worth the same?',
  clauses: [combatValues.higherRolls, combatValues.column],
  readings: {
    'the Soviet player': 'The attacker, who is the Soviet player.',
    'the Finnish player': 'The defender, who is the Finnish player.',
  },
  usual: 'the Soviet player',
  because: 'There is a column for no difference, but no higher force; the attacker announces first, and attacks.',
  kind: 'gap',
})

export const unitBelowZero = question('unitBelowZero', {
  asks: 'Can penalties take more from a unit than it is worth?',
  clauses: [combatValues.soviet, combatValues.finnish, combatValues.floor],
  readings: {
    yes: 'Yes: all is added up, and only the sum has a floor.',
    no: 'No: a unit is never worth less than nothing.',
  },
  usual: 'yes',
  because: 'The only floor that is named is that of a side.',
  kind: 'gap',
})

export const armouredUnits = question('armouredUnits', {
  asks: 'Which units are the armoured ones whose bonus an Armoured attack doubles?',
  clauses: [sovietStrategies.blinBonus, sovietStrategies.blinArmour],
  readings: {
    'TAN and MECA': 'The TAN and the MECA, of which it needs three.',
    TAN: 'The TAN alone.',
  },
  usual: 'TAN and MECA',
  because: 'They are what makes the attack an armoured one, and either of them will do.',
})

export const mechanisedUnits = question('mechanisedUnits', {
  asks: 'Which units are the mechanised ones whose bonus a Prudent advance doubles?',
  clauses: [sovietStrategies.prudBonus, counters.unitTypes],
  readings: {
    MECA: 'The MECA alone: TAN are tanks.',
    'MECA and TAN': 'The MECA and the TAN.',
  },
  usual: 'MECA',
  because: 'Mechanised is what the counters call the MECA, and the TAN are another type.',
})

export const timoshenkoDoubled = question('timoshenkoDoubled', {
  asks: 'Is the 1 that Timoshenko adds to the bonus of a Coordinated manoeuvre doubled as well?',
  clauses: [sovietSupports.timoshenkoBonus, sovietStrategies.manBonus],
  readings: {
    no: 'No: it is added to what has been doubled.',
    yes: 'Yes: the bonus with it is doubled.',
  },
  usual: 'no',
  because: 'He gives a bonus to the bonus of the units as the strategy has it.',
})

export const timoshenkoCut = question('timoshenkoCut', {
  asks: 'Does Timoshenko add his 1 to a bonus that a Finnish counter has brought down to 1?',
  clauses: [sovietSupports.timoshenkoBonus, sovietStrategies.manCancelled],
  readings: {
    no: 'No: the bonus is 1 then, whatever it was.',
    yes: 'Yes: his 1 comes on top.',
  },
  usual: 'no',
  because: 'What is left of a bonus is told as a number, for every unit alike.',
})

const strategy = among(SOVIET_STRATEGIES, 'the Combat Strategy')
const unit = among(SOVIET_UNITS, 'the unit')
const INFANTRY = P.union('FUS', 'ELI')
const ARMOUR = P.union('MECA', 'TAN')

export const bonusTimes = one(
  'Combat: how often the bonus of a Soviet unit counts',
  view({ strategy, unit, armouredUnits, mechanisedUnits }),
  (row) => {
    const { prudBonus, attBonus, blinBonus, manBonus } = sovietStrategies
    return [
      row(prudBonus, { strategy: 'PRUD', unit: P.union('FUS', 'ELI', 'MECA') }, 2),
      row(prudBonus, { strategy: 'PRUD', unit: 'TAN', mechanisedUnits: 'MECA and TAN' }, 2),
      row([combatValues.soviet, prudBonus], { strategy: 'PRUD', unit: 'TAN', mechanisedUnits: 'MECA' }, 1),
      row(attBonus, { strategy: 'ATT', unit: INFANTRY }, 0),
      row(combatValues.soviet, { strategy: 'ATT', unit: ARMOUR }, 1),
      row(blinBonus, { strategy: 'BLIN', unit: 'TAN' }, 2),
      row(blinBonus, { strategy: 'BLIN', unit: 'MECA', armouredUnits: 'TAN and MECA' }, 2),
      row([combatValues.soviet, blinBonus], { strategy: 'BLIN', unit: 'MECA', armouredUnits: 'TAN' }, 1),
      row([combatValues.soviet, blinBonus], { strategy: 'BLIN', unit: INFANTRY }, 1),
      row(manBonus, { strategy: 'MAN' }, 2),
    ]
  },
)

export const manoeuvreCancels = question('manoeuvreCancels', {
  asks: 'What leaves a bonus of 1 to the units of a Coordinated manoeuvre, where it cancels that of others?',
  clauses: [sovietStrategies.manCancelled, finnishSupports.ambushBonus],
  readings: {
    'every counter': 'Every Finnish counter: Environment markers and an Ambush.',
    'markers alone': 'Environment markers alone: an Ambush is a Tactical Support, and cancels all.',
  },
  usual: 'every counter',
  because: 'What lies there for the Finns marks the combat, whatever sort of counter 1.4 calls it.',
})

export const cutUnits = question('cutUnits', {
  asks: 'Where a Finnish counter cancels the bonus of some units of a Coordinated manoeuvre, is that of the others doubled?',
  clauses: [sovietStrategies.manCancelled, sovietStrategies.manBonus],
  readings: {
    yes: 'Yes: it becomes 1 only where it would be cancelled.',
    no: 'No: it becomes 1 for every unit of the force, whichever the counter is about.',
  },
  usual: 'yes',
  because: 'A bonus that nothing cancels need not be kept; that it is 1 whatever the unit says how much is left.',
})

/** What can cancel the bonus of a unit. */
export const CANCELLING = ['nothing', 'an Environment marker', 'an Ambush'] as const

export const bonusLeft = first(
  'Combat: what is left of a bonus',
  view(
    {
      strategy,
      by: among(CANCELLING, 'what cancels it'),
      others: flag('the bonus of a unit of the force is cancelled', 'that of no unit of the force is cancelled'),
      manoeuvreCancels,
      cutUnits,
    },
    [{ because: 'the unit is of the force', when: ({ by, others }) => by !== 'nothing' && !others }],
  ),
  (row) => {
    const marker = { by: 'an Environment marker' } as const
    const ambush = { by: 'an Ambush' } as const
    return [
      row(sovietStrategies.manCancelled, { by: 'nothing', others: true, strategy: 'MAN', cutUnits: 'no' }, 'one'),
      row(combatValues.strategy, { by: 'nothing' }, 'all'),
      row(
        [ahead('environments.snowBonus'), ahead('environments.forestBonus')],
        { ...marker, strategy: P.not('MAN') },
        'nothing',
      ),
      row(finnishSupports.ambushBonus, { ...ambush, strategy: P.not('MAN') }, 'nothing'),
      row(sovietStrategies.manCancelled, { ...marker, strategy: 'MAN' }, 'one'),
      row(sovietStrategies.manCancelled, { ...ambush, strategy: 'MAN', manoeuvreCancels: 'every counter' }, 'one'),
      row(finnishSupports.ambushBonus, { ...ambush, strategy: 'MAN', manoeuvreCancels: 'markers alone' }, 'nothing'),
    ]
  },
)

export const timoshenkoAdds = one(
  'Combat: what Timoshenko adds to a bonus',
  view({
    used: flag('he is used for it', 'he is not used for it'),
    cut: flag('a Finnish counter has brought it down to 1', 'no Finnish counter has brought it down'),
    timoshenkoDoubled,
    timoshenkoCut,
  }),
  (row) => [
    row(sovietSupports.timoshenkoChoice, { used: false }, 0),
    row(sovietSupports.timoshenkoBonus, { used: true, cut: false, timoshenkoDoubled: 'no' }, 1),
    row(sovietSupports.timoshenkoBonus, { used: true, cut: false, timoshenkoDoubled: 'yes' }, 2),
    row(sovietStrategies.manCancelled, { used: true, cut: true, timoshenkoCut: 'no' }, 0),
    row(sovietSupports.timoshenkoBonus, { used: true, cut: true, timoshenkoCut: 'yes' }, 1),
  ],
)

export const valueCounts = one('Combat: for whom the number of the space counts', view({ spaceValue }), (row) => [
  row([combatValues.defensiveValue, mapSpaces.defends], { spaceValue: 'adds to the Finns' }, 'for the Finns'),
  row(
    [combatValues.defensiveValue, mapSpaces.defends],
    { spaceValue: 'takes from the Soviets' },
    'against the Soviets',
  ),
  row(combatValues.defensiveValue, { spaceValue: 'is the dotted outline' }, 'for nobody'),
])

export const atLeastOne = computed(
  'Combat: what a force is worth at least',
  [combatValues.floor, combatValues.bothFloors],
  (worth: number): number => Math.max(1, worth),
)

export const whoRolls = one(
  'Combat: who rolls',
  view({ soviets: among(COMPARED, 'what the Soviet force is worth, against the Finnish one'), equalForces }),
  (row) => [
    row(combatValues.higherRolls, { soviets: 'more' }, 'Soviets'),
    row(combatValues.higherRolls, { soviets: 'less' }, 'Finns'),
    row(combatValues.higherRolls, { soviets: 'as much', equalForces: 'the Soviet player' }, 'Soviets'),
    row(combatValues.higherRolls, { soviets: 'as much', equalForces: 'the Finnish player' }, 'Finns'),
  ],
)

export const dieAdds = one(
  'Combat: what is added to the die',
  view({
    roller: among(SIDES, 'who rolls'),
    supply: flag('the Soviets have Supply', 'the Soviets do not have Supply'),
  }),
  (row) => [
    row(combatValues.higherRolls, { supply: false }, 0),
    row(sovietSupports.supply, { supply: true, roller: 'Soviets' }, 1),
    row(sovietSupports.supplyEnemy, { supply: true, roller: 'Finns' }, -1),
  ],
)
