/**
 * The Attack Strength: what each side contributes, the least Strength of Germans, and the roll against it.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { first, forbid, one, sum } from '../../../src/kernel/table.js'
import { among, COMPARED, flag, range, view } from '../../../src/kernel/view.js'
import { attack } from '../clauses/commands/attack.js'
import { commandsInGeneral, freeCommands } from '../clauses/commands/general.js'
import { forces, personalityAndPrepared } from '../clauses/forces.js'
import { nonPlayerExceptions, noResourceTracking } from '../clauses/non-players/general.js'
import { FORCES, TRACKS } from '../components/forces.js'
import { ATTACKERS } from '../doors/battle.js'
import { defendingCapabilities } from '../questions/commands/defending-capabilities.js'
import { freeStrength } from '../questions/commands/free-strength.js'
import { jaegerPresent } from '../questions/commands/jaeger-present.js'
import { POWERS } from '../vocabulary.js'

/** The Attack Strength to which both sides contribute. */
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
      [nonPlayerExceptions.redsStrength, nonPlayerExceptions.strengthModifiers],
      { attacker: 'reds', nonPlayer: true },
      5,
    ),
    row(
      [nonPlayerExceptions.senateStrength, nonPlayerExceptions.strengthModifiers],
      { attacker: 'senate', nonPlayer: true },
      7,
    ),
  ],
)

/** What one side contributes to the Attack Strength. */
export const attackStrength = sum(
  'Attack: the Strength',
  view(
    {
      side: among(['Attackers', 'Defenders'], 'the side'),
      cells: range(0, 3, 'Cells among the Attackers, counted up to three'),
      power: among(POWERS, 'the Power whose Troops can be on the side'),
      troops: range(0, Math.max(FORCES.troops.germany, FORCES.troops.russia), 'Troops of the side'),
      vassalage: range(0, TRACKS.vassalage, 'Russian Vassalage'),
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

/** Whether a friendly Jaeger is present for Cannons and Trains. */
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

/** Who decides which Defending Capabilities affect the Strength, where not all of them do. */
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

/** Whether the Strength stays as it was added up, or is raised to the least that Germans have. */
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

/** The Resources that one more Strength takes. */
export const PRICE_OF_STRENGTH = 1

/** Where no more Strength may be bought. */
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
    bar([nonPlayerExceptions.noSpending, noResourceTracking.noSpending], { nonPlayer: true }),
  ],
)

/** Whether the Attack succeeds. */
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
