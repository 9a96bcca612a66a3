/** The commands of a game in the terminal: why, undo, show, save and the others. @module */

import {
  aboutText as aboutWhat,
  currentPosition,
  exampleOf,
  type GameState,
  playOf,
  positionText,
  type Sitting,
  toldLines,
  Unreadable,
  undoChoice,
  withSeatTitles,
  words,
} from '#core'
import { programName } from '../program/program-name.js'
import { riskText } from '../text/dice-odds.js'
import { many } from '../text/layout/output-layout.js'
import { aboutText, asidesRefusedText, optionText, refusedText } from '../text/why-not.js'
import { groupOptions, menuText } from './menu.js'
import { sightAt } from './private-screens.js'
import { dueIn, type Hall, safely, show, storeGame, tellerFor } from './terminal-game.js'
import { type Command, numberedOptions } from './typed-input.js'

const HELP = `
  a number, or words of an option   choose it; Enter takes the only option
  ?                                 why other options are missing; "? aside" for the free actions
  ? 3, ? words, ? 2.3.1             the clauses about an option, a refused option or a section
  aside                             free actions, open at any time; a1 uses the first
  show, options, trace              the game, the options, what the last choice did and its clauses
  undo                              take back your last choice and everything after it
  save [file]                       store the game in a file; a .yaml file holds only the position
  example file [name]               write your choices as an example for "rulewright explain"
  quit                              leave
`

/** The effect of a line: the game continues (`on`), the decision stays the same, or the player leaves. */
export type LineEffect = 'on' | 'stay' | 'leave'

/** Does what a command says. */
export function obey<Game extends GameState>(hall: Hall<Game>, command: Command, about: string): LineEffect {
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
  const option = numberedOptions(due).find(({ label }) => label === about)
  const tell = (text: string) => io.out(withSeatTitles(text, sitting.rules.book.seats))
  if (due.over) io.out('  The game is over. There is nothing to decide.\n')
  else if (about === 'aside') tell(asidesRefusedText(due, paint))
  else if (option)
    tell(
      `${optionText(option.choice, paint)}${riskText(tellerFor(hall), currentPosition(sitting), option.choice.option)}`,
    )
  else tell(about === '' ? refusedText(due, paint) : aboutText(sitting.rules, due, about, paint))
}

function undo<Game extends GameState>(hall: Hall<Game>): LineEffect {
  const before = undoChoice(hall.sitting, hall.isYours)
  if (before === undefined) {
    hall.io.out('  You have no choice to take back.\n')
    return 'stay'
  }
  hall.sitting = before
  hall.shown.clear()
  storeGame(hall)
  return 'on'
}

/** Formats the trace of the last choice with its clauses, as far as the viewer may know it. */
function traceText<Game extends GameState>(hall: Hall<Game>): string {
  const last = hall.sitting.traces.at(-1)
  if (last === undefined) return '  Nothing has been chosen yet.\n'
  const lines = toldLines(sightAt(hall).trace(last))
  return lines.length > 0 ? lines.map((line) => `  ${line}\n`).join('') : '  You may not see this choice.\n'
}

function asidesText<Game extends GameState>(hall: Hall<Game>): string {
  const due = dueIn(hall)
  const groups = due.over ? [] : groupOptions(due.asides.choices(), 'a')
  if (due.over || groups.length === 0) return '  There is no free action now.\n'
  return menuText(groups, { seat: '', asks: '' }, hall.paint)
}

/** Keeps the game, or the position in which it stands, and tells how to go on. */
function save<Game extends GameState>({ keeper, sitting, goesOn }: Hall<Game>, file: string | undefined): string {
  const play = playOf(sitting)
  if (file === undefined || !isData(file)) return keptText(keeper.save(play, file), goesOn) + openText(sitting)
  keeper.tell(play, file, positionText(sitting.rules, currentPosition(sitting)))
  return `  The position is in ${file}. "${programName()} ask ${file}" shows its decision.\n${openText(sitting)}`
}

const keptText = (file: string, goesOn: (file: string) => string) => `  kept in ${file}: "${goesOn(file)}" goes on\n`

/** Formats a warning that the file shows secrets of the seats, if the book has any. */
const openText = <Game extends GameState>({ rules }: Sitting<Game>): string =>
  rules.book.secrets === undefined ? '' : '  the file shows everything, also what seats keep from each other\n'

/** True if a file has the extension of positions and examples. */
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
  return `  what was done${later} is in ${file}: "${programName()} explain ${file}" plays it\n${openText(sitting)}`
}

/** Builds a default name for an example, from its last choice. */
function nameFor<Game extends GameState>({ choices, rules, traces }: Sitting<Game>): string {
  const [last, made] = [choices.at(-1), traces.at(-1)?.find((line) => line.kind === 'chosen')]
  if (last === undefined || made?.kind !== 'chosen') return `${rules.book.title}: what is due`
  return `${made.seat}: ${words(last)}${aboutWhat(made.about)}`
}

function quit<Game extends GameState>(hall: Hall<Game>): LineEffect {
  const unsaved = hall.keeper.unsaved(playOf(hall.sitting))
  if (unsaved === 0 || hall.warned) return 'leave'
  hall.warned = true
  hall.io.out(
    `  ${many(unsaved, 'choice')} not kept in a file: "save game.jsonl" keeps the game, "save here.yaml" the position,\n` +
      '  "example mine.yaml" what was done; "quit" again leaves without.\n',
  )
  return 'stay'
}
