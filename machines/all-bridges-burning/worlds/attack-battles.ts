/** Small worlds of the battles of an Attack. @module */

import { CHANCE, call, type World } from '#kernel'
import type { Game } from '#spec/all-bridges-burning/game'
import {
  type Attacker,
  type BattleArgs,
  battleOfGermans,
  battleProcedure,
} from '#spec/all-bridges-burning/procedures/battle'
import type { Capability, Space } from '#spec/all-bridges-burning/vocabulary'
import { both, having, markers, troops } from './attack-shared.js'
import { alone, cells, readAs, withOnly } from './shared.js'

const battle = (attacker: Exclude<Attacker, 'germany'>, space: Space, of: Partial<BattleArgs>) =>
  call(battleProcedure, {
    attacker,
    decides: attacker,
    space,
    free: false,
    attackers: { active: 0, inactive: 0, troops: 0 },
    capabilities: [],
    ...of,
  })

/** The worlds of the Reds' battles. */
function redsBattles(phaseTwo: Game): readonly World<Game>[] {
  const strong: Game = { ...having(phaseTwo, 1), vassalage: { germany: 2, russia: 2 } }
  const armed = withOnly(strong, {
    Tampere: {
      cells: both([2, 1], [1, 1]),
      troops: troops(1, 3),
      prepared: { reds: 1, senate: 1 },
      capabilities: markers(['Cannons', 'Commander'], ['Cannons', 'Commander', 'Jaeger']),
      news: { alone: 0, reds: 0, senate: 1, moderates: { active: 0, inactive: 0 } },
    },
  })
  const armedBattle = battle('reds', 'Tampere', {
    attackers: { active: 2, inactive: 1, troops: 3 },
    capabilities: ['Cannons', 'Commander'],
  })
  const manyGermans = withOnly(strong, {
    Tampere: { cells: both([1, 1], [2, 0]), troops: troops(3, 6) },
  })
  const againstGermans = battle('reds', 'Tampere', { attackers: { active: 1, inactive: 1, troops: 6 } })
  const germansAlone = withOnly(
    { ...having(phaseTwo, 3), vassalage: { germany: 1, russia: 1 } },
    { Tampere: { cells: cells(1), troops: troops(1, 1) } },
  )
  const withRussian = { active: 1, inactive: 0, troops: 1 }
  const manyCells = withOnly(strong, { Tampere: { cells: both([2, 0], [4, 0]), troops: troops(1, 4) } })
  const againstCells = battle('reds', 'Tampere', { attackers: { active: 2, inactive: 0, troops: 4 } })
  const rolling = withOnly(having(phaseTwo, 3), {
    Häme: { cells: both([3, 0], [1, 0]), capabilities: markers([], ['Trains', 'Cannons']) },
  })
  const retreating = battle('reds', 'Häme', { attackers: { active: 3, inactive: 0, troops: 0 } })
  return [
    alone('a battle of the Reds with all that counts', armed, armedBattle),
    alone(
      'a battle of the Reds who pick the Capabilities against them',
      readAs(armed, { defendingCapabilities: 'the Attacker' }),
      armedBattle,
    ),
    alone('a battle in which News is lost in a Retreat', readAs(armed, { newsInRetreat: 'is removed' }), armedBattle),
    alone('a battle against Germans alone', germansAlone, battle('reds', 'Tampere', { attackers: withRussian })),
    alone('a battle that costs Cells and could cost Russians', manyCells, againstCells),
    alone('a battle that stops when the Germans are gone', readAs(manyCells, { takingTurns: 'stop' }), againstCells),
    alone('a battle against many Germans', manyGermans, againstGermans),
    alone(
      'a battle against many Germans, the losses by turns',
      readAs(manyGermans, { attritionOrder: 'by turns' }),
      againstGermans,
    ),
    alone(
      'a battle that stops where turns cannot be kept',
      readAs(manyGermans, { takingTurns: 'stop' }),
      againstGermans,
    ),
    alone('a battle in which Trains Retreat', rolling, retreating),
    alone(
      'a battle in which Trains Retreat by Railway only',
      readAs(rolling, { retreatingTrains: 'Railway needed' }),
      retreating,
    ),
    alone(
      'a battle in which Sabotage keeps Trains from a Retreat',
      { ...rolling, sabotage: ['Häme | Tampere', 'Häme | Uusimaa'] },
      retreating,
    ),
    alone(
      'a free battle in which Strength is not bought',
      readAs(rolling, { freeStrength: 'not at all' }),
      battle('reds', 'Häme', { attackers: { active: 3, inactive: 0, troops: 0 }, free: true }),
    ),
  ]
}

/** The worlds of the Senate's battles. */
function senateBattles(phaseTwo: Game): readonly World<Game>[] {
  const white = withOnly(
    { ...having(phaseTwo, 2), vassalage: { germany: 1, russia: 1 } },
    {
      Turku: {
        cells: both([2, 2], [3, 1]),
        troops: troops(0, 1),
        administrations: 1,
        prepared: { reds: 0, senate: 1 },
        capabilities: markers(['Commander'], ['Jaeger', 'Trains', 'Trains']),
      },
    },
  )
  const led = (capabilities: readonly Capability[]) =>
    battle('senate', 'Turku', { attackers: { active: 3, inactive: 1, troops: 0 }, capabilities })
  const crowded = withOnly(having(phaseTwo, 2), {
    Turku: {
      cells: both([3, 0], [2, 0]),
      capabilities: markers(['Jaeger', 'Cannons'], ['Jaeger', 'Jaeger']),
      terror: { red: 1, white: 1 },
    },
    Vaasa: { news: { alone: 2, reds: 0, senate: 0, moderates: { active: 0, inactive: 0 } } },
  })
  const readings = { casualtiesUpTo: 'any number', lastDefendingCell: 'last of the Attack', takingTurns: 'stop' }
  return [
    alone('a battle of the Senate', white, led(['Jaeger', 'Trains'])),
    alone('a battle of the Senate in which a Jaeger stays out', white, led(['Trains', 'Trains'])),
    alone(
      'a battle of the Senate in which a Jaeger has to count',
      readAs(white, { jaegerPresent: 'affecting the Strength' }),
      led(['Trains', 'Trains']),
    ),
    alone('a battle of the Senate that takes as many as it likes', readAs(white, readings), led(['Trains', 'Trains'])),
    alone(
      'a battle of the Senate in which Retreats cost Cells',
      readAs(white, { attritionAfterRetreat: 'relocated too' }),
      led(['Trains', 'Trains']),
    ),
    alone(
      'a battle in a space with two Terror markers, without News Available',
      crowded,
      battle('senate', 'Turku', {
        attackers: { active: 2, inactive: 0, troops: 0 },
        capabilities: ['Jaeger', 'Jaeger'],
      }),
    ),
  ]
}

/** The worlds of the Germans' battles. */
function germanBattles(phaseTwo: Game): readonly World<Game>[] {
  const coast = withOnly(phaseTwo, {
    Turku: { cells: both([1, 2], [1, 0]), troops: troops(4, 2), administrations: 1 },
  })
  return [
    alone('a battle of the Germans', coast, call(battleProcedure, battleOfGermans('Turku', 4, CHANCE))),
    alone(
      'a battle of one German, led by the Senate',
      coast,
      call(battleProcedure, battleOfGermans('Turku', 1, 'senate')),
    ),
  ]
}

/** The worlds of battles. */
export const battleWorlds = (phaseTwo: Game): readonly World<Game>[] => [
  ...redsBattles(phaseTwo),
  ...senateBattles(phaseTwo),
  ...germanBattles(phaseTwo),
]
