/** A game in the terminal: asks who sits there, decides for who does not, until the game or the input ends. @module */

import { setImmediate } from 'node:timers/promises'
import type { Clause, Decision, GameState, Option, Over, Seat } from '#kernel'
import { pickerAt } from '../../explore/picker.js'
import { CHANCE } from '../../kernel/option.js'
import { beginsWithoutChoice } from '../../kernel/without-choice.js'
import { asked, spoken } from '../../kernel/words.js'
import { playOf, standing } from '../../play/game-in-play.js'
import { habitAt } from '../../play/seats.js'
import { INTERRUPTED } from '../../work/interruptible.js'
import { closedText } from '../text/due.js'
import { endingText } from '../text/ending.js'
import { listed, many, type Paint } from '../text/layout.js'
import { oddsText } from '../text/odds.js'
import { begunIn, outcomeText } from '../text/outcome.js'
import { targetsText } from '../text/targets.js'
import { aboutText } from '../text/why.js'
import { grouped, menuText, type Numbered } from './menu.js'
import { type Answer, obey } from './play-commands.js'
import { handedTo, turnedToAll } from './screens.js'
import { asksYou, choose, dueIn, type Hall, safely, show, showFor, tellerFor } from './terminal-game.js'
import { numbered, type Typed, understood } from './typed.js'

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

/** What somebody types; nothing where the program is told to end before. */
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

/** What the die that is due can come to. */
const oddsHere = <Game extends GameState>(hall: Hall<Game>): string => oddsText(tellerFor(hall), standing(hall.sitting))

/** The odds of what somebody can aim at. */
function targetsHere<Game extends GameState>(hall: Hall<Game>, due: Decision): string {
  const targets = numbered(due).filter(({ label }) => /^\d/.test(label))
  return targetsText(tellerFor(hall), standing(hall.sitting), targets)
}

/** How a decision is made at which nobody is asked. */
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

function hear<Game extends GameState>(hall: Hall<Game>, line: string): Answer {
  const due = dueIn(hall)
  const options = numbered(due)
  if (line.trim() === '' && isRolled(due)) {
    choose(hall, drawnFor(hall, due))
    return 'on'
  }
  const typed = line.trim() === '' ? onlyOne(options) : understood(line, options)
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

/** Whether chance can decide for somebody who types nothing. */
const isRolled = (due: Decision | Over): due is Decision => !due.over && due.seat === CHANCE

/** What an empty line means: the only option, where there is only one. */
function onlyOne(options: readonly Numbered[]): Typed {
  const [only, ...others] = options.filter(({ label }) => /^\d/.test(label))
  return only && others.length === 0 ? { is: 'option', chosen: only } : { is: 'none', text: '' }
}

/** Why words are no option: because the clauses refuse it, or because there is nothing like it. */
function notUnderstood<Game extends GameState>(hall: Hall<Game>, text: string): string {
  const due = dueIn(hall)
  const least = '  Type the number of an option or its words; "help" tells more.\n'
  if (due.over || text === '' || /^a?\d+$/.test(text))
    return text === '' ? least : `  There is no option ${text}.\n${least}`
  return `${aboutText(hall.sitting.rules, due, text, hall.paint)}${least}`
}

/** The sections in which clauses stand, each once. */
const sectionsOf = (clauses: readonly Clause[]): string =>
  listed([...new Set(clauses.map(({ section }) => section.number))])

/** What is due, with every option. */
function dueText(due: Decision, paint: Paint): string {
  const beside = due.asides.choices().length
  return [
    `\n${paint.strong(`${due.seat} to decide: ${asked(due)}`)}  ${paint.faint(sectionsOf(due.cites))}\n`,
    menuText(grouped(due.choices), due, paint),
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
