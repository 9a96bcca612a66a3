/** Small worlds of the choice of a Command, of Limited Commands and of News. @module */

import { call, type World } from '#kernel'
import type { Game } from '#spec/all-bridges-burning/game'
import {
  type CommandArgs,
  commandProcedure,
  fullCommand,
  limitedCommand,
} from '#spec/all-bridges-burning/procedures/commands'
import { limitedCommandProcedure, newsCommandsProcedure } from '#spec/all-bridges-burning/procedures/turn'
import { FACTIONS } from '#spec/all-bridges-burning/vocabulary'
import { alone, cells, readAs, withOnly } from './shared.js'

const noNews = { active: 0, inactive: 0 }

/** The worlds of the choice of a Command. */
export function actionWorlds(start: Game, phaseTwo: Game): readonly World<Game>[] {
  const news = withOnly(phaseTwo, {
    Helsinki: { cells: cells(1, 1, 1), news: { alone: 0, reds: 1, senate: 1, moderates: noNews } },
  })
  const twice = withOnly(phaseTwo, {
    Helsinki: { cells: cells(1), news: { alone: 0, reds: 2, senate: 0, moderates: noNews } },
  })
  const poor: Game = { ...start, resources: { reds: 0, senate: 0, moderates: 0 } }
  const command = (args: CommandArgs) => call(commandProcedure, args)
  return [
    ...FACTIONS.flatMap((faction) => [
      alone(`a full Command of the ${faction} in Phase I`, start, command(fullCommand(faction))),
      alone(`a full Command of the ${faction} in Phase II`, phaseTwo, command(fullCommand(faction))),
      alone(`a full Command of the ${faction} without Resources`, poor, command(fullCommand(faction))),
      alone(`a Limited Command of the ${faction} without Resources`, poor, command(limitedCommand(faction))),
      alone(
        `a full Command of the ${faction}, the Resources to be at hand`,
        readAs(poor, { meansFirst: 'at hand' }),
        command(fullCommand(faction)),
      ),
    ]),
    alone(
      'a Rally of the Reds, its spaces first',
      readAs(start, { spacesAtOnce: 'all first' }),
      command({ ...fullCommand('reds'), commands: ['Rally'], spaces: ['Helsinki', 'Turku'], special: false }),
    ),
    alone(
      'a Rally of the Reds that a Special Activity leaves nothing to do',
      readAs(start, { commandLeftWithout: 'it is taken back' }),
      command({ ...fullCommand('reds'), commands: ['Rally'], spaces: ['Helsinki'] }),
    ),
    alone(
      'a Rally of the Moderates with whom no Special Activity can go',
      withOnly(start, {}),
      command({ ...fullCommand('moderates'), commands: ['Rally'], spaces: ['Helsinki'] }),
    ),
    alone(
      'a free Limited Rally of the Reds in Helsinki',
      start,
      command({ ...limitedCommand('reds'), commands: ['Rally'], spaces: ['Helsinki'], free: true }),
    ),
    alone('a Limited Command of the Reds', news, call(limitedCommandProcedure, { faction: 'reds' })),
    alone('a Limited Command of the Moderates', news, call(limitedCommandProcedure, { faction: 'moderates' })),
    alone(
      'News after a Limited Command of the Reds',
      news,
      call(newsCommandsProcedure, { faction: 'reds', held: 'not told' }),
    ),
    alone(
      'News after a Limited Command of the Moderates',
      news,
      call(newsCommandsProcedure, { faction: 'moderates', held: 'not told' }),
    ),
    alone(
      'News after a Limited Command of the Reds, to be discarded once',
      readAs(twice, { furtherNews: 'once' }),
      call(newsCommandsProcedure, { faction: 'reds', held: 'not told' }),
    ),
  ]
}
