/** A game in the terminal: asks who sits there, decides for who does not, until the game or the input ends. @module */

import { setImmediate } from 'node:timers/promises'
import {
  beginsWithoutChoice,
  CHANCE,
  type Clause,
  currentPosition,
  type Decision,
  decisionText,
  type GameState,
  habitAt,
  type Option,
  type Over,
  pickerAt,
  playOf,
  type Seat,
  seatTitle,
  spoken,
} from '#core'
import { INTERRUPTED } from '#fleet'
import { closedText } from '../text/decision.js'
import { oddsText } from '../text/dice-odds.js'
import { begunIn, outcomeText } from '../text/game-outcome.js'
import { joinList, many, type Paint } from '../text/layout/output-layout.js'
import { targetsText } from '../text/link-targets.js'
import { aboutText } from '../text/why-not.js'
import { endingText } from '../text/winning-reasons.js'
import { groupOptions, menuText, type Numbered } from './menu.js'
import { type LineEffect, obey } from './play-commands.js'
import { handedTo, turnedToAll } from './private-screens.js'
import { asksYou, choose, dueIn, type Hall, safely, show, showFor, tellerFor } from './terminal-game.js'
import { numberedOptions, parseTypedLine, type Typed } from './typed-input.js'

/** Plays on until the game ends, somebody quits, or the input ends. */
export async function playOn<Game extends GameState>(hall: Hall<Game>): Promise<number> {
  for (let asks = true; ; ) {
    // While seats decide by themselves, nobody would hear that the program is told to end.
    await setImmediate()
    if (hall.interrupted.aborted) return ended(hall)
    const due = dueIn(hall)
    if (due.over && asks) end(hall, due)
    if (due.over && hall.keeper.unsaved(playOf(hall.sitting)) === 0) return hall.code
    if (!due.over && !asksYou(hall)) {
      if (due.seat === CHANCE) hall.io.out(oddsHere(hall))
      if (!choose(hall, drawnFor(hall, due))) return ended(hall)
      continue
    }
    if (!due.over && asks) {
      const next = (prompt: string) => unlessInterrupted(hall, hall.reader.next(prompt))
      if (!(await handedTo(hall, due.seat, next))) return ended(hall)
      ask(hall)
    }
    const line = await unlessInterrupted(hall, hall.reader.next('> '))
    if (line === undefined) return ended(hall)
    const answer = hear(hall, line)
    if (answer === 'leave') return hall.code
    asks = answer === 'on'
  }
}

/** Waits for typed input; nothing if the program is asked to stop first. */
async function unlessInterrupted<Game extends GameState>(
  { interrupted }: Hall<Game>,
  line: Promise<string | undefined>,
): Promise<string | undefined> {
  let stop = () => {}
  const ends = new Promise<undefined>((resolve) => {
    stop = () => resolve(undefined)
    if (interrupted.aborted) stop()
  })
  interrupted.addEventListener('abort', stop, { once: true })
  try {
    return await Promise.race([line, ends])
  } finally {
    interrupted.removeEventListener('abort', stop)
  }
}

/** Formats the possible results of the die roll that is pending. */
const oddsHere = <Game extends GameState>(hall: Hall<Game>): string =>
  oddsText(tellerFor(hall), currentPosition(hall.sitting))

/** The odds of what somebody can aim at. */
function targetsHere<Game extends GameState>(hall: Hall<Game>, due: Decision): string {
  const targets = numberedOptions(due).filter(({ label }) => /^\d/.test(label))
  return targetsText(tellerFor(hall), currentPosition(hall.sitting), targets)
}

/** Makes a decision without asking anyone. */
const drawnFor = <Game extends GameState>({ seating, seed, sitting }: Hall<Game>, due: Decision): Option =>
  pickerAt(seed, sitting.choices.length, { habitOf: (seat: Seat) => habitAt(seating.at(seat)) })(due)

/** Shows the game as it ended, and how. */
function end<Game extends GameState>(hall: Hall<Game>, { outcome }: Over): void {
  turnedToAll(hall)
  show(hall)
  const { rules, positions, choices } = hall.sitting
  const begun = begunIn(positions) ?? hall.opening?.call.procedure.name
  hall.io.out(outcomeText(rules.book, begun, outcome, hall.paint))
  if (choices.length === 0) hall.io.out(closedAtOnce(hall))
  const [before, last] = [positions.at(-2), choices.at(-1)]
  if (before && last && begun === rules.book.main.procedure.name)
    hall.io.out(endingText(rules, before, last, hall.paint))
}

/** Why nothing could be chosen in what began. */
function closedAtOnce<Game extends GameState>({ sitting: { rules }, opening, paint }: Hall<Game>): string {
  if (opening === undefined) return ''
  const { procedure, args } = opening.call
  const ended = beginsWithoutChoice(rules, opening.game, procedure.name, args)
  return ended
    ? `${ended.isNothing ? 'nothing could be done' : 'done without a choice'}\n${closedText(ended, paint)}`
    : ''
}

/** Shows the game as far as the decision is about it, and what is due. */
function ask<Game extends GameState>(hall: Hall<Game>): void {
  const due = dueIn(hall)
  if (due.over) return
  showFor(hall, due)
  if (due.seat === CHANCE) hall.io.out(oddsHere(hall))
  hall.io.out(dueText(due, hall.paint))
  if (due.seat !== CHANCE) hall.io.out(targetsHere(hall, due))
}

function hear<Game extends GameState>(hall: Hall<Game>, line: string): LineEffect {
  const due = dueIn(hall)
  const options = numberedOptions(due)
  if (line.trim() === '' && isRolled(due)) {
    choose(hall, drawnFor(hall, due))
    return 'on'
  }
  const typed = line.trim() === '' ? onlyOne(options) : parseTypedLine(line, options)
  switch (typed.is) {
    case 'option':
      choose(hall, typed.chosen.choice.option)
      return 'on'
    case 'command':
      return obey(hall, typed.command, typed.about)
    case 'several':
      hall.io.out(`  Which? ${typed.among.map(({ label, choice }) => `${label} ${spoken(choice)}`).join(', ')}\n`)
      return 'stay'
    case 'none':
      hall.io.out(notUnderstood(hall, typed.text))
      return 'stay'
  }
}

/** True if chance can decide when the player types nothing. */
const isRolled = (due: Decision | Over): due is Decision => !due.over && due.seat === CHANCE

/** Interprets an empty line: the only option, if there is just one. */
function onlyOne(options: readonly Numbered[]): Typed {
  const [only, ...others] = options.filter(({ label }) => /^\d/.test(label))
  return only && others.length === 0 ? { is: 'option', chosen: only } : { is: 'none', text: '' }
}

/** Why words are no option: because the clauses refuse it, or because there is nothing like it. */
function notUnderstood<Game extends GameState>(hall: Hall<Game>, text: string): string {
  const due = dueIn(hall)
  const least = '  Type the number of an option or its words; "help" lists the commands.\n'
  if (due.over || text === '' || /^a?\d+$/.test(text))
    return text === '' ? least : `  There is no option ${text}.\n${least}`
  return `${aboutText(hall.sitting.rules, due, text, hall.paint)}${least}`
}

/** The sections in which clauses stand, each once. */
const sectionsOf = (clauses: readonly Clause[]): string =>
  joinList([...new Set(clauses.map(({ section }) => section.number))])

/** Formats the pending decision with every option. */
function dueText(due: Decision, paint: Paint): string {
  const beside = due.asides.choices().length
  return [
    `\n${paint.strong(`${seatTitle(due.seat)} to decide: ${decisionText(due)}`)}  ${paint.faint(sectionsOf(due.cites))}\n`,
    menuText(groupOptions(due.choices), due, paint),
    ...(beside > 0 ? [paint.faint(`  at any time: ${beside} more, see "aside"\n`)] : []),
  ].join('')
}

/**
 * The input has ended, or the program is told to end. What somebody typed is kept in a file, and so is what is interrupted;
 * what was piped in to its end can be piped in again.
 */
function ended<Game extends GameState>(hall: Hall<Game>): number {
  const { aborted } = hall.interrupted
  const play = playOf(hall.sitting)
  const unsaved = hall.keeper.unsaved(play)
  if (unsaved > 0 && (hall.io.typed || aborted))
    safely(hall, () => {
      const file = hall.keeper.rescue(play)
      if (file === undefined) return
      hall.io.out(`  ${many(unsaved, 'choice')} not yet in a file: kept in ${file}\n`)
      hall.io.out(`  "${hall.goesOn(file)}" goes on\n`)
    })
  else if (unsaved > 0)
    hall.io.out(`  The input has ended; ${many(unsaved, 'choice')} not kept in a file ("save FILE" keeps them).\n`)
  return aborted ? INTERRUPTED : hall.code
}
