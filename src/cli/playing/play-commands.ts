/** The commands of a game in the terminal: why, undo, show, save and the others. @module */

import type { GameState } from '../../kernel/question.js'
import { toldLines } from '../../kernel/told-trace.js'
import { playOf, undone } from '../../play/game-in-play.js'
import { many } from '../text/layout.js'
import { aboutText, optionText, refusedText } from '../text/why.js'
import { grouped, menuText } from './menu.js'
import { sightAt } from './screens.js'
import { dueIn, type Hall, safely, show } from './terminal-game.js'
import { type Command, numbered } from './typed.js'

const HELP = `
  a number, or words of an option   choose it; Enter takes the only option
  ?                                 why other things are not offered
  ? 3, ? words, ? 2.3.1             what the clauses say of an option, of something refused, of a section
  aside                             rights that may be used at any time; a1 uses the first
  show, options, trace              the game, the options, what the last choice did and by which clauses
  undo                              take back your last choice, and what followed
  save [file]                       keep the game in a file; "rulewright play --resume file" goes on
  quit                              leave
`

/** What a line does: the game goes `on`, the same decision is still due, or somebody leaves. */
export type Answer = 'on' | 'stay' | 'leave'

/** Does what a command says. */
export function obey<Game extends GameState>(hall: Hall<Game>, command: Command, about: string): Answer {
  switch (command) {
    case '?':
      why(hall, about)
      return 'stay'
    case 'undo':
      return undo(hall)
    case 'show':
      show(hall)
      return 'stay'
    case 'options':
      return 'on'
    case 'trace':
      hall.io.out(traceText(hall))
      return 'stay'
    case 'aside':
      hall.io.out(asidesText(hall))
      return 'stay'
    case 'save':
      safely(hall, () => hall.io.out(`  kept in ${hall.keeper.save(playOf(hall.sitting), about || undefined)}\n`))
      return 'stay'
    case 'help':
      hall.io.out(HELP)
      return 'stay'
    case 'quit':
      return quit(hall)
  }
}

function why<Game extends GameState>(hall: Hall<Game>, about: string): void {
  const { sitting, paint, io } = hall
  const due = dueIn(hall)
  const option = numbered(due).find(({ label }) => label === about)
  if (due.over) io.out('  The game is over; nothing is to be decided.\n')
  else if (option) io.out(optionText(option.choice, paint))
  else io.out(about === '' ? refusedText(due, paint) : aboutText(sitting.rules, due, about, paint))
}

function undo<Game extends GameState>(hall: Hall<Game>): Answer {
  const before = undone(hall.sitting, (seat) => hall.seating.at(seat) === 'you')
  if (before === undefined) {
    hall.io.out('  There is no choice of yours to take back.\n')
    return 'stay'
  }
  hall.sitting = before
  hall.shown = undefined
  safely(hall, () => hall.keeper.follow(playOf(before)))
  return 'on'
}

/** What the last choice did, with the clauses, as far as it may be known. */
function traceText<Game extends GameState>(hall: Hall<Game>): string {
  const last = hall.sitting.traces.at(-1)
  if (last === undefined) return '  Nothing has been chosen yet.\n'
  const lines = toldLines(sightAt(hall).trace(last))
  return lines.length > 0 ? lines.map((line) => `  ${line}\n`).join('') : '  It is not seen what was chosen.\n'
}

function asidesText<Game extends GameState>(hall: Hall<Game>): string {
  const due = dueIn(hall)
  const groups = due.over ? [] : grouped(due.asides.choices(), 'a')
  if (due.over || groups.length === 0) return '  There is no right that may be used now, beside what is offered.\n'
  return menuText(groups, { seat: '', asks: '' }, hall.paint)
}

function quit<Game extends GameState>(hall: Hall<Game>): Answer {
  const unsaved = hall.keeper.unsaved(playOf(hall.sitting))
  if (unsaved === 0 || hall.warned) return 'leave'
  hall.warned = true
  hall.io.out(
    `  ${many(unsaved, 'choice')} not kept in a file: "save game.jsonl" keeps the game, "quit" again leaves without.\n`,
  )
  return 'stay'
}
