/** Small worlds of Attack. @module */

import { call, type World } from '#kernel'
import type { Game } from '#spec/all-bridges-burning/game'
import { attackProcedure, type Terms } from '#spec/all-bridges-burning/procedures/commands'
import type { Militant } from '#spec/all-bridges-burning/vocabulary'
import { battleWorlds } from './attack-battles.js'
import { both, having, markers, troops } from './attack-shared.js'
import { alone, cells, readAs, whole, withOnly } from './shared.js'

const attack = (faction: Militant, terms: Partial<Terms> = {}) =>
  call(attackProcedure, { faction, spaces: 'any', free: false, limited: false, ...terms })

/** The worlds of the Command. */
function commandWorlds(phaseTwo: Game): readonly World<Game>[] {
  const trainless = withOnly(having(phaseTwo, 2), {
    Helsinki: {
      cells: both([1, 1], [1, 0]),
      troops: troops(1, 1),
      capabilities: markers(['Cannons', 'Commander', 'Commander']),
    },
    Turku: { cells: both([1, 0], [1, 0]) },
    Viipuri: { cells: cells(1, 0, 1) },
  })
  const byTrain = withOnly(having(phaseTwo, 2), {
    Vaasa: { cells: both([0, 0], [4, 1]), capabilities: markers([], ['Cannons', 'Trains']) },
    Pohjanmaa: { cells: both([1, 0], [0, 0]), troops: troops(1, 1) },
  })
  const onward = withOnly(having(phaseTwo, 2), {
    Vaasa: { cells: cells(1, 1) },
    Pohjanmaa: { cells: cells(1, 1), capabilities: markers([], ['Trains']) },
  })
  const halfUsed = withOnly(having(phaseTwo, 2), {
    Vaasa: { administrations: 1 },
    Pohjanmaa: { cells: both([1, 0], [1, 1]), capabilities: markers([], ['Trains', 'Trains']) },
  })
  const twoTrains = withOnly(having(phaseTwo, 1), {
    Vaasa: { cells: cells(0, 3), capabilities: markers([], ['Trains']) },
    Häme: { cells: cells(0, 1), capabilities: markers([], ['Trains']) },
    Pohjanmaa: { cells: cells(1) },
  })
  const offRail = withOnly(having(phaseTwo, 2), {
    'Mikkelin lääni': { cells: cells(1, 1) },
    Karelia: { cells: cells(0, 1), capabilities: markers([], ['Trains']) },
  })
  const redTrain = withOnly(having(phaseTwo, 1), {
    Tampere: { cells: cells(1), capabilities: markers(['Trains']), troops: troops(0, 1) },
    Häme: { cells: cells(0, 1) },
  })
  const withoutSymbol = withOnly(having(phaseTwo, 1), {
    'Mikkelin lääni': { cells: cells(0, 1), capabilities: markers([], ['Trains']) },
    Karelia: { cells: cells(1, 1) },
  })
  return [
    alone('an Attack of the Reds in two Towns', trainless, attack('reds')),
    alone('an Attack of the Senate against the Reds in Towns', trainless, attack('senate')),
    alone('a Limited Attack of the Reds', trainless, attack('reds', { limited: true })),
    alone(
      'a free Attack of the Reds in Turku',
      having(trainless, 0),
      attack('reds', { free: true, spaces: ['Turku'] }),
    ),
    alone('an Attack without Resources', having(trainless, 0), attack('reds')),
    alone('an Attack by Train', byTrain, attack('senate')),
    alone('a free Attack by Train', having(byTrain, 0), attack('senate', { free: true })),
    alone(
      'an Attack by Train over a Sabotaged border',
      { ...onward, sabotage: ['Pohjanmaa | Vaasa'] },
      attack('senate', { spaces: ['Vaasa'] }),
    ),
    alone('an Attack by Trains that have attacked', onward, attack('senate')),
    alone('an Attack by Train of Cells that are left', halfUsed, attack('senate')),
    alone('an Attack by two Trains', twoTrains, attack('senate')),
    alone('an Attack where no Trains stop', offRail, attack('senate')),
    alone('an Attack by Russians on a Train', readAs(redTrain, { russiansByTrain: 'Troops too' }), attack('reds')),
    ...(['to Attack', 'no'] as const).map((reading) =>
      alone(
        `an Attack by Trains without a symbol, who may set out ${reading}`,
        readAs(withoutSymbol, { trainsSettingOut: reading }),
        attack('senate'),
      ),
    ),
    whole(
      'a whole Attack of the Reds in one Town',
      withOnly(having(phaseTwo, 3), { Turku: { cells: cells(1, 2) } }),
      attack('reds'),
    ),
  ]
}

/** The worlds of Attack. */
export const attackWorlds = (phaseTwo: Game): readonly World<Game>[] => [
  ...commandWorlds(phaseTwo),
  ...battleWorlds(phaseTwo),
]
