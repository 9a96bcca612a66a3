/** Small worlds in which cards of Non-player Reds are executed under other readings. @module */

import { call, type World } from '#kernel'
import type { Game } from '#spec/all-bridges-burning/game'
import { type CardNumber, executingCard, withNonPlayers } from '#spec/all-bridges-burning/non-player-state'
import { commandProcedure, rallyProcedure, type Terms } from '#spec/all-bridges-burning/procedures/commands'
import { prepareProcedure } from '#spec/all-bridges-burning/procedures/special-activities'
import { alone, cells, readAs, whole, withOnly } from './shared.js'

const holding = (game: Game, card: CardNumber, die = 0): Game =>
  executingCard(withNonPlayers(game, { factions: ['reds'] }), 'reds', card, die)

const termsIn = (spaces: Terms['spaces']): Terms => ({ faction: 'reds', spaces, free: false, limited: false })

/** The worlds of cards under other readings. */
export function cardWorlds(phaseTwo: Game): readonly World<Game>[] {
  const town = withOnly(phaseTwo, { Viipuri: { cells: cells(2) } })
  const trains = withOnly(phaseTwo, {
    Viipuri: { cells: cells(1, 1), capabilities: { reds: [], senate: ['Trains'] } },
  })
  const hidden = withOnly(phaseTwo, { Viipuri: { cells: { ...cells(0), reds: { active: 0, inactive: 1 } } } })
  const vassal: Game = { ...hidden, phase: 1, vassalage: { germany: 0, russia: 2 } }
  const activism = { commands: ['Activism' as const], special: true, ...termsIn(['Viipuri']) }
  return [
    alone(
      'a Rally by card #48 that builds at once',
      holding(readAs(town, { administrationByCard: 'at once' }), 48),
      call(rallyProcedure, termsIn(['Viipuri', 'Häme'])),
    ),
    alone(
      'a Rally by card #48 that goes by the limit of the card',
      holding(readAs({ ...town, polarization: 2 }, { cardRallyLimit: 'the card' }), 48),
      call(rallyProcedure, termsIn(['Viipuri', 'Häme', 'Karelia'])),
    ),
    alone(
      'Prepare by a card of the Reds that does both',
      holding(readAs(trains, { prepareByCard: 'both' }), 48),
      call(prepareProcedure, { faction: 'reds', free: false }),
    ),
    alone(
      'Prepare by a card of the Reds that finds no Town',
      holding(
        readAs(
          withOnly(phaseTwo, { Karelia: { cells: cells(1, 1), capabilities: { reds: [], senate: ['Trains'] } } }),
          {
            prepareByCard: 'both',
          },
        ),
        48,
      ),
      call(prepareProcedure, { faction: 'reds', free: false }),
    ),
    whole(
      'Foreign Relations by card #49 that count for nothing when they fail',
      holding(readAs(vassal, { failedForeignRelations: 'tried' }), 49, 1),
      call(commandProcedure, activism),
    ),
  ]
}
