/** 3.2.4 Attack: the battle, its Strength and the roll. @module */

import { among, CHANCE, COMPARED, first, flag, forbid, one, range, sum, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { FORCES, TRACKS } from '../components/forces.js'
import * as cited from '../rules.gen.js'
import { MILITANTS, POWERS } from '../vocabulary.js'
import { ENEMY_LEFT, LEFT } from './3.2.4-attack.js'

/** The possible Attackers: a Faction, or Germany. */
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
    reading: cited.russiansAlone,
  }),
  (bar) => [
    bar(cited.attack.phaseTwoOnly, { attacker: P.union(...MILITANTS), phase: 1 }),
    bar(cited.germanActions.phaseTwoOnly, { attacker: 'germany', phase: 1 }),
    bar(cited.attack.attackingFaction, { attacker: 'reds', decides: P.not('reds') }),
    bar(cited.attack.attackingFaction, { attacker: 'senate', decides: P.not('senate') }),
    bar([cited.germanActions.byFlowchart, cited.germanActions.senateMayCoordinate], {
      attacker: 'germany',
      decides: 'reds',
    }),
    bar(cited.commandsInGeneral.powersPayNothing, { attacker: 'germany', free: false }),
    bar(cited.attack.designate, { cells: false, troops: false }),
    bar(cited.attack.designate, { pieces: 'none' }),
    bar([cited.attack.oncePerTurn, cited.attack.oncePerTurnNews], { pieces: 'used' }),
    bar(cited.attack.designate, { markers: 'none' }),
    bar([cited.attack.oncePerTurn, cited.attack.oncePerTurnNews], { markers: 'used' }),
    bar(cited.attack.russiansAlone, { attacker: 'reds', cells: false, troops: true }),
    bar(cited.attack.senateWithoutGermans, { attacker: 'senate', troops: true }),
    bar(cited.attack.germansWithoutSenate, { attacker: 'germany', cells: true }),
    bar([cited.attack.twoCapabilities, cited.stacking.capabilityAttack], { counted: P.number.gt(2) }),
    bar(cited.attack.where, { enemy: 'none' }),
    bar([cited.attack.where, cited.attack.oncePerTurn], { enemy: 'used' }),
    bar([cited.attack.where, cited.attack.notModerates], { enemy: 'Moderates only' }),
    bar([cited.attack.where, cited.attack.redsAndRussians], { enemy: 'Russians alone', reading: 'Reds needed' }),
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
    row(cited.attack.startsAtZero, { nonPlayer: false }, 0),
    row(
      [cited.nonPlayerExceptions.redsStrength, cited.nonPlayerExceptions.strengthModifiers],
      { attacker: 'reds', nonPlayer: true },
      5,
    ),
    row(
      [cited.nonPlayerExceptions.senateStrength, cited.nonPlayerExceptions.strengthModifiers],
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
      row(cited.attack.threeCells, { ...attacking, cells: P.number.gte(3) }, 1),
      row(cited.attack.jaegerAttacking, { ...attacking, jaegers: some }, (v) => 2 * v.jaegers),
      row(cited.attack.jaegerDefending, { ...defending, jaegers: some }, (v) => -2 * v.jaegers),
      row(cited.attack.germanAttacking, { ...attacking, power: 'germany', troops: some }, (v) => 2 * v.troops),
      row(cited.attack.germanDefending, { ...defending, power: 'germany', troops: some }, (v) => -2 * v.troops),
      row(
        cited.attack.russianAttackingStrong,
        { ...attacking, power: 'russia', troops: some, vassalage: strong },
        (v) => 2 * v.troops,
      ),
      row(
        cited.attack.russianAttacking,
        { ...attacking, power: 'russia', troops: some, vassalage: P.not(strong) },
        (v) => v.troops,
      ),
      row(
        cited.attack.russianDefendingStrong,
        { ...defending, power: 'russia', troops: some, vassalage: strong },
        (v) => -2 * v.troops,
      ),
      row(
        cited.attack.russianDefending,
        { ...defending, power: 'russia', troops: some, vassalage: P.not(strong) },
        (v) => -v.troops,
      ),
      row(cited.attack.preparedAttacking, { ...attacking, prepared: 1 }, 0),
      row(
        [cited.attack.preparedDefending, cited.forces.preparedFight, cited.personalityAndPrepared.preparedAttack],
        { ...defending, prepared: 1 },
        -2,
      ),
      row(
        [cited.attack.commanderAttacking, cited.forces.capabilitiesFight],
        { ...attacking, commanders: some },
        (v) => v.commanders,
      ),
      row(cited.attack.commanderDefending, { ...defending, commanders: some }, (v) => -v.commanders),
      row(cited.attack.gunsAttackingJaeger, { ...attacking, guns: some, withJaeger: true }, (v) => 2 * v.guns),
      row(cited.attack.gunsAttacking, { ...attacking, guns: some, withJaeger: false }, (v) => v.guns),
      row(cited.attack.gunsDefendingJaeger, { ...defending, guns: some, withJaeger: true }, (v) => -2 * v.guns),
      row(cited.attack.gunsDefending, { ...defending, guns: some, withJaeger: false }, (v) => -v.guns),
    ]
  },
)

export const jaegerSupports = first(
  'Attack: is a friendly Jaeger present',
  view({
    jaeger: among(['affecting the Strength', 'in the space', 'none'], 'the friendly Jaeger'),
    reading: cited.jaegerPresent,
  }),
  (row) => [
    row(
      [cited.attack.gunsAttackingJaeger, cited.attack.gunsDefendingJaeger],
      { jaeger: 'affecting the Strength' },
      true,
    ),
    row(
      [cited.attack.gunsAttackingJaeger, cited.attack.gunsDefendingJaeger],
      { jaeger: 'in the space', reading: 'in the space' },
      true,
    ),
    row([cited.attack.gunsAttacking, cited.attack.gunsDefending], {}, false),
  ],
)

export const defendingCapabilitiesBy = one(
  'Attack: who decides on the Defending Capabilities',
  view({ markers: range(0, 3, 'Capabilities of the Defenders, three for more'), reading: cited.defendingCapabilities }),
  (row) => {
    const more = P.number.gt(2)
    return [
      row(cited.attack.twoCapabilities, { markers: P.not(more) }, 'nobody'),
      row(cited.attack.twoCapabilities, { markers: more, reading: 'their owner' }, 'the Defender'),
      row(cited.attack.twoCapabilities, { markers: more, reading: 'the Attacker' }, 'the Attacker'),
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
    row(cited.attack.germanMinimum, { attacker: 'germany', strength: P.number.lt(2) }, 2),
    row(cited.attack.startsAtZero, {}, 'as added up'),
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
      reading: cited.freeStrength,
    },
    [{ because: 'Germans are no Faction', when: ({ germans, nonPlayer }) => germans && nonPlayer }],
  ),
  (bar) => [
    bar(cited.commandsInGeneral.powersPayNothing, { germans: true }),
    bar([cited.attack.buyStrength, cited.commandsInGeneral.enoughResources], { germans: false, resources: 'less' }),
    bar(cited.freeCommands.noCost, { germans: false, free: true, reading: 'not at all' }),
    bar([cited.nonPlayerExceptions.noSpending, cited.noResourceTracking.noSpending], { nonPlayer: true }),
  ],
)

export const attackRoll = first(
  'Attack: the die roll',
  view({
    face: range(1, 6, 'the die'),
    roll: among(COMPARED, 'the roll, against the Attack Strength'),
  }),
  (row) => [
    row(cited.attack.sixFails, { face: 6 }, 'fails'),
    row(cited.attack.success, { roll: P.not('more') }, 'succeeds'),
    row(cited.attack.failure, {}, 'fails'),
  ],
)

/** The Resources that one more Strength takes. */
export const PRICE_OF_STRENGTH = 1
