/** The commands of a game in the terminal: why, undo, show, save and the others. @module */

import type { GameState } from '../../kernel/question.js'
import { toldLines } from '../../kernel/told-trace.js'
import { aboutText as aboutWhat, words } from '../../kernel/words.js'
import { Unreadable } from '../../outside/unreadable.js'
import { exampleOf, positionText } from '../../play/as-files.js'
import { playOf, type Sitting, standing, undone } from '../../play/game-in-play.js'
import { many } from '../text/layout.js'
import { riskText } from '../text/odds.js'
import { aboutText, asidesRefusedText, optionText, refusedText } from '../text/why.js'
import { grouped, menuText } from './menu.js'
import { sightAt } from './screens.js'
import { dueIn, followed, type Hall, safely, show, tellerFor } from './terminal-game.js'
import { type Command, numbered } from './typed.js'

const HELP = `
  a number, or words of an option   choose it; Enter takes the only option
  ?                                 why other things are not offered; "? aside" of what may be done at any time
  ? 3, ? words, ? 2.3.1             what the clauses say of an option, of something refused, of a section
  aside                             rights that may be used at any time; a1 uses the first
  show, options, trace              the game, the options, what the last choice did and by which clauses
  undo                              take back your last choice, and what followed
  save [file]                       keep the game in a file; one that ends in .yaml holds the position as it stands
  example file [name]               write what was done as an example, which "rulewright explain" plays
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
      safely(hall, () => hall.io.out(save(hall, about || undefined)))
      return 'stay'
    case 'example':
      safely(hall, () => hall.io.out(writeExample(hall, about)))
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
  else if (about === 'aside') io.out(asidesRefusedText(due, paint))
  else if (option)
    io.out(`${optionText(option.choice, paint)}${riskText(tellerFor(hall), standing(sitting), option.choice.option)}`)
  else io.out(about === '' ? refusedText(due, paint) : aboutText(sitting.rules, due, about, paint))
}

function undo<Game extends GameState>(hall: Hall<Game>): Answer {
  const before = undone(hall.sitting, hall.isYours)
  if (before === undefined) {
    hall.io.out('  There is no choice of yours to take back.\n')
    return 'stay'
  }
  hall.sitting = before
  hall.shown.clear()
  followed(hall)
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

/** Keeps the game, or the position in which it stands, and tells how to go on. */
function save<Game extends GameState>({ keeper, sitting, goesOn }: Hall<Game>, file: string | undefined): string {
  const play = playOf(sitting)
  if (file === undefined || !isData(file)) return keptText(keeper.save(play, file), goesOn) + openText(sitting)
  keeper.tell(play, file, positionText(sitting.rules, standing(sitting)))
  return `  the position is in ${file}: "rulewright ask ${file}" tells what is due there\n${openText(sitting)}`
}

const keptText = (file: string, goesOn: (file: string) => string) => `  kept in ${file}: "${goesOn(file)}" goes on\n`

/** That a file shows what seats keep from each other, where they do. */
const openText = <Game extends GameState>({ rules }: Sitting<Game>): string =>
  rules.book.secrets === undefined ? '' : '  the file shows everything, also what seats keep from each other\n'

/** Whether a file is one of those in which positions and examples stand. */
const isData = (file: string): boolean => /\.ya?ml$/i.test(file)

/** Writes what was done as an example. */
function writeExample<Game extends GameState>({ keeper, sitting, opening }: Hall<Game>, about: string): string {
  const [file = '', ...name] = about.split(/\s+/)
  if (!isData(file))
    throw new Unreadable([
      `example: ${file === '' ? '' : `got "${file}", `}expected a file that ends in .yaml, as in "example mine.yaml"`,
    ])
  const told = exampleOf(sitting, opening, name.join(' ') || nameFor(sitting))
  if (told === undefined) throw new Unreadable(['example: there is no base from which this position could be given'])
  keeper.tell(playOf(sitting), file, told.text)
  const later = told.before > 0 ? `, from choice ${told.before + 1} on` : ''
  return `  what was done${later} is in ${file}: "rulewright explain ${file}" plays it\n${openText(sitting)}`
}

/** How an example is called that nobody names: by its last choice. */
function nameFor<Game extends GameState>({ choices, rules, traces }: Sitting<Game>): string {
  const [last, made] = [choices.at(-1), traces.at(-1)?.find((line) => line.kind === 'chosen')]
  if (last === undefined || made?.kind !== 'chosen') return `${rules.book.title}: what is due`
  return `${made.seat}: ${words(last)}${aboutWhat(made.about)}`
}

function quit<Game extends GameState>(hall: Hall<Game>): Answer {
  const unsaved = hall.keeper.unsaved(playOf(hall.sitting))
  if (unsaved === 0 || hall.warned) return 'leave'
  hall.warned = true
  hall.io.out(
    `  ${many(unsaved, 'choice')} not kept in a file: "save game.jsonl" keeps the game, "save here.yaml" the position,\n` +
      '  "example mine.yaml" what was done; "quit" again leaves without.\n',
  )
  return 'stay'
}
