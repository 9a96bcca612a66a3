/** 3.2.4 Attack: the battle, its Strength and the roll. @module */

import { among, CHANCE, COMPARED, first, flag, forbid, one, question, range, sum, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { personalityAndPrepared, stacking } from '../1-introduction/1.4.2-availability.js'
import { forces } from '../1-introduction/1.4-forces.js'
import { FORCES, TRACKS } from '../components/forces.js'
import { ahead } from '../section.js'
import { MILITANTS, POWERS } from '../vocabulary.js'
import { commandsInGeneral, freeCommands } from './3.1-commands.js'
import { attack, ENEMY_LEFT, LEFT, russiansAlone } from './3.2.4-attack.js'

export const defendingCapabilities = question('defendingCapabilities', {
  asks: 'Who decides which two of more than two Defending Capabilities affect the Strength?',
  clauses: [attack.twoCapabilities],
  readings: {
    'their owner': 'The Defending Faction decides.',
    'the Attacker': 'The Attacker decides.',
  },
  usual: 'their owner',
  because: 'The text is silent; a Faction uses its own Capabilities.',
})

export const freeStrength = question('freeStrength', {
  asks: 'May the Attacker pay for more Strength when the Attack is free?',
  clauses: [attack.buyStrength, freeCommands.noCost],
  readings: {
    'for Resources': 'Strength is bought for Resources as in any Attack.',
    'not at all': 'No Resources can be spent, so that Strength is not bought.',
  },
  usual: 'for Resources',
  because: 'The payment is a choice within the procedure, which 3.1.2 leaves as it is, and no cost of the Command.',
})

export const jaegerPresent = question('jaegerPresent', {
  asks: 'Must a friendly Jaeger itself affect the Strength to be present for Cannons and Trains?',
  clauses: [attack.gunsAttackingJaeger, attack.gunsDefendingJaeger],
  readings: {
    'in the space': 'A friendly Jaeger anywhere in the space is enough.',
    'affecting the Strength': 'The Jaeger must be one of the two Capabilities that affect the Strength.',
  },
  usual: 'in the space',
  because: 'The table asks only that it be present.',
})

/** Who can attack: a Faction, or Germany. */
export const ATTACKERS = [...MILITANTS, 'germany'] as const

export const mayNotBeginBattle = forbid(
  'Attack: the battle may not begin',
  view({
    attacker: among(ATTACKERS, 'the Attacker'),
    phase: among([1, 2], 'the Phase'),
    decides: among([...MILITANTS, CHANCE], 'who decides for the Attacker'),
    free: flag('the Attack costs nothing', 'the Attack is paid for'),
    cells: flag('Cells attack', 'no Cells attack'),
    troops: flag('Troops attack', 'no Troops attack'),
    pieces: among(LEFT, 'so many pieces in the space'),
    markers: among(LEFT, 'so many Capabilities in the space'),
    counted: range(0, 3, 'Capabilities of the Attackers that affect the Strength'),
    enemy: among(ENEMY_LEFT, 'enemy pieces in the space'),
    reading: russiansAlone,
  }),
  (bar) => [
    bar(attack.phaseTwoOnly, { attacker: P.union(...MILITANTS), phase: 1 }),
    bar(ahead('germanActions.phaseTwoOnly'), { attacker: 'germany', phase: 1 }),
    bar(attack.attackingFaction, { attacker: 'reds', decides: P.not('reds') }),
    bar(attack.attackingFaction, { attacker: 'senate', decides: P.not('senate') }),
    bar([ahead('germanActions.byFlowchart'), ahead('germanActions.senateMayCoordinate')], {
      attacker: 'germany',
      decides: 'reds',
    }),
    bar(commandsInGeneral.powersPayNothing, { attacker: 'germany', free: false }),
    bar(attack.designate, { cells: false, troops: false }),
    bar(attack.designate, { pieces: 'none' }),
    bar([attack.oncePerTurn, attack.oncePerTurnNews], { pieces: 'used' }),
    bar(attack.designate, { markers: 'none' }),
    bar([attack.oncePerTurn, attack.oncePerTurnNews], { markers: 'used' }),
    bar(attack.russiansAlone, { attacker: 'reds', cells: false, troops: true }),
    bar(attack.senateWithoutGermans, { attacker: 'senate', troops: true }),
    bar(attack.germansWithoutSenate, { attacker: 'germany', cells: true }),
    bar([attack.twoCapabilities, stacking.capabilityAttack], { counted: P.number.gt(2) }),
    bar(attack.where, { enemy: 'none' }),
    bar([attack.where, attack.oncePerTurn], { enemy: 'used' }),
    bar([attack.where, attack.notModerates], { enemy: 'Moderates only' }),
    bar([attack.where, attack.redsAndRussians], { enemy: 'Russians alone', reading: 'Reds needed' }),
  ],
)

export const startingStrength = one(
  'Attack: the Strength at first',
  view(
    {
      attacker: among(ATTACKERS, 'the Attacker'),
      nonPlayer: flag('the Attacker is a Non-player', 'the Attacker is no Non-player'),
    },
    [{ because: 'Germans are no Faction', when: ({ attacker, nonPlayer }) => attacker === 'germany' && nonPlayer }],
  ),
  (row) => [
    row(attack.startsAtZero, { nonPlayer: false }, 0),
    row(
      [ahead('nonPlayerExceptions.redsStrength'), ahead('nonPlayerExceptions.strengthModifiers')],
      { attacker: 'reds', nonPlayer: true },
      5,
    ),
    row(
      [ahead('nonPlayerExceptions.senateStrength'), ahead('nonPlayerExceptions.strengthModifiers')],
      { attacker: 'senate', nonPlayer: true },
      7,
    ),
  ],
)

export const attackStrength = sum(
  'Attack: the Strength',
  view(
    {
      side: among(['Attackers', 'Defenders'], 'the side'),
      cells: range(0, 3, 'Cells among the Attackers, counted up to three'),
      power: among(POWERS, 'the Power whose Troops can be on the side'),
      troops: range(0, Math.max(FORCES.troops.germany, FORCES.troops.russia), 'Troops of the side'),
      vassalage: range(0, TRACKS.vassalage, 'Russian Vassalage, counted up to six'),
      prepared: range(0, 1, 'Prepared markers of the side'),
      jaegers: range(0, 2, 'Jaegers of the side'),
      commanders: range(0, 2, 'Commanders of the side'),
      guns: range(0, 2, 'Cannons and Trains of the side'),
      withJaeger: flag('a friendly Jaeger is present', 'no friendly Jaeger is present'),
    },
    [
      {
        because: 'at most two Capabilities of a Faction affect the Strength',
        when: ({ jaegers, commanders, guns }) => jaegers + commanders + guns > 2,
      },
    ],
  ),
  (row) => {
    const attacking = { side: 'Attackers' } as const
    const defending = { side: 'Defenders' } as const
    const some = P.number.positive()
    const strong = P.number.gte(2)
    return [
      row(attack.threeCells, { ...attacking, cells: P.number.gte(3) }, 1),
      row(attack.jaegerAttacking, { ...attacking, jaegers: some }, (v) => 2 * v.jaegers),
      row(attack.jaegerDefending, { ...defending, jaegers: some }, (v) => -2 * v.jaegers),
      row(attack.germanAttacking, { ...attacking, power: 'germany', troops: some }, (v) => 2 * v.troops),
      row(attack.germanDefending, { ...defending, power: 'germany', troops: some }, (v) => -2 * v.troops),
      row(
        attack.russianAttackingStrong,
        { ...attacking, power: 'russia', troops: some, vassalage: strong },
        (v) => 2 * v.troops,
      ),
      row(
        attack.russianAttacking,
        { ...attacking, power: 'russia', troops: some, vassalage: P.not(strong) },
        (v) => v.troops,
      ),
      row(
        attack.russianDefendingStrong,
        { ...defending, power: 'russia', troops: some, vassalage: strong },
        (v) => -2 * v.troops,
      ),
      row(
        attack.russianDefending,
        { ...defending, power: 'russia', troops: some, vassalage: P.not(strong) },
        (v) => -v.troops,
      ),
      row(attack.preparedAttacking, { ...attacking, prepared: 1 }, 0),
      row(
        [attack.preparedDefending, forces.preparedFight, personalityAndPrepared.preparedAttack],
        { ...defending, prepared: 1 },
        -2,
      ),
      row(
        [attack.commanderAttacking, forces.capabilitiesFight],
        { ...attacking, commanders: some },
        (v) => v.commanders,
      ),
      row(attack.commanderDefending, { ...defending, commanders: some }, (v) => -v.commanders),
      row(attack.gunsAttackingJaeger, { ...attacking, guns: some, withJaeger: true }, (v) => 2 * v.guns),
      row(attack.gunsAttacking, { ...attacking, guns: some, withJaeger: false }, (v) => v.guns),
      row(attack.gunsDefendingJaeger, { ...defending, guns: some, withJaeger: true }, (v) => -2 * v.guns),
      row(attack.gunsDefending, { ...defending, guns: some, withJaeger: false }, (v) => -v.guns),
    ]
  },
)

export const jaegerSupports = first(
  'Attack: is a friendly Jaeger present',
  view({
    jaeger: among(['affecting the Strength', 'in the space', 'none'], 'the friendly Jaeger'),
    reading: jaegerPresent,
  }),
  (row) => [
    row([attack.gunsAttackingJaeger, attack.gunsDefendingJaeger], { jaeger: 'affecting the Strength' }, true),
    row(
      [attack.gunsAttackingJaeger, attack.gunsDefendingJaeger],
      { jaeger: 'in the space', reading: 'in the space' },
      true,
    ),
    row([attack.gunsAttacking, attack.gunsDefending], {}, false),
  ],
)

export const defendingCapabilitiesBy = one(
  'Attack: who decides on the Defending Capabilities',
  view({ markers: range(0, 3, 'Capabilities of the Defenders, three for more'), reading: defendingCapabilities }),
  (row) => {
    const more = P.number.gt(2)
    return [
      row(attack.twoCapabilities, { markers: P.not(more) }, 'nobody'),
      row(attack.twoCapabilities, { markers: more, reading: 'their owner' }, 'the Defender'),
      row(attack.twoCapabilities, { markers: more, reading: 'the Attacker' }, 'the Attacker'),
    ]
  },
)

export const germanStrength = first(
  'Attack: the least Strength of Germans',
  view({
    attacker: among(ATTACKERS, 'the Attacker'),
    strength: range(0, 2, 'the Attack Strength, kept between 0 and 2'),
  }),
  (row) => [
    row(attack.germanMinimum, { attacker: 'germany', strength: P.number.lt(2) }, 2),
    row(attack.startsAtZero, {}, 'as added up'),
  ],
)

export const mayNotBuyStrength = forbid(
  'Attack: may not buy Strength',
  view(
    {
      germans: flag('the Germans Attack', 'a Faction Attacks'),
      nonPlayer: flag('the Attacker is a Non-player', 'the Attacker is no Non-player'),
      resources: among(COMPARED, 'the Resources of the Attacker, against the price of more Strength'),
      free: flag('the Attack is free', 'the Attack is not free'),
      reading: freeStrength,
    },
    [{ because: 'Germans are no Faction', when: ({ germans, nonPlayer }) => germans && nonPlayer }],
  ),
  (bar) => [
    bar(commandsInGeneral.powersPayNothing, { germans: true }),
    bar([attack.buyStrength, commandsInGeneral.enoughResources], { germans: false, resources: 'less' }),
    bar(freeCommands.noCost, { germans: false, free: true, reading: 'not at all' }),
    bar([ahead('nonPlayerExceptions.noSpending'), ahead('noResourceTracking.noSpending')], { nonPlayer: true }),
  ],
)

export const attackRoll = first(
  'Attack: the die roll',
  view({
    face: range(1, 6, 'the die'),
    roll: among(COMPARED, 'the roll, against the Attack Strength'),
  }),
  (row) => [
    row(attack.sixFails, { face: 6 }, 'fails'),
    row(attack.success, { roll: P.not('more') }, 'succeeds'),
    row(attack.failure, {}, 'fails'),
  ],
)

/** The Resources that one more Strength takes. */
export const PRICE_OF_STRENGTH = 1
