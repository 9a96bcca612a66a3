/** Keeping: what was done in a page as an example file that `rulewright explain` takes, or as a play file for `replay`. @module */

import {
  beginningOf,
  canonical,
  chooseOption,
  exampleOf,
  type GameState,
  type Opening,
  type Option,
  type Position,
  parsePlay,
  playOf,
  printPlay,
  type Rules,
  resumption,
  retell,
  type Sitting,
  type StartedPosition,
  sittingAt,
} from '#core'
import { invalidRequest, parsedOrThrow } from './invalid-request.js'
import type { Replies } from './protocol.js'

/** A sitting at which choices were made from a position on. */
function sittingAfter<Game extends GameState>(
  rules: Rules<Game>,
  start: Position<Game>,
  choices: readonly Option[],
): Sitting<Game> {
  const isUsual = canonical(start) === canonical(rules.start())
  return choices.reduce<Sitting<Game>>(chooseOption, { ...sittingAt(rules, start), ...(!isUsual && { from: start }) })
}

/** Formats the choices so far as the text of an example file. */
export function toExampleText<Game extends GameState>(
  rules: Rules<Game>,
  start: Position<Game>,
  choices: readonly Option[],
  begun: StartedPosition<Game> | undefined,
): Replies['keep'] {
  const sitting = sittingAfter(rules, start, choices)
  const told = exampleOf(sitting, openingOf(rules, start, begun), `tried in a page: ${rules.book.title}`)
  if (told === undefined) throw invalidRequest('what was done here cannot be told as an example')
  return { name: `${rules.book.name}-tried.yaml`, ...told }
}

/** Finds what began, if the position is a starting one. */
function openingOf<Game extends GameState>(
  { book }: Rules<Game>,
  start: Position<Game>,
  begun: StartedPosition<Game> | undefined,
): Opening<Game> | undefined {
  const isThis = begun !== undefined && canonical(begun.position) === canonical(start)
  const chart = book.charts.find(({ name }) => name === begun?.procedure)
  if (!isThis || begun.args === undefined || chart === undefined) return resumption(book, start)
  return { game: begun.game, call: { procedure: chart.procedure, args: begun.args } }
}

/** Formats the choices so far as the text of a play file. */
export const toPlayText = <Game extends GameState>(
  rules: Rules<Game>,
  start: Position<Game>,
  choices: readonly Option[],
): Replies['keep'] => ({
  name: `${rules.book.name}.jsonl`,
  text: printPlay(playOf(sittingAfter(rules, start, choices))),
  before: 0,
})

/** A game that was kept in a play file, as far as the rules let it be played again. */
export function openPlay<Game extends GameState>(rules: Rules<Game>, text: string) {
  const play = parsedOrThrow(parsePlay(text))
  if (play.book !== rules.book.name)
    throw invalidRequest(`this is a game of "${play.book}", expected ${rules.book.name}`, 'line 1')
  const start = parsedOrThrow(beginningOf(rules, play))
  const { positions, traces, fault, at = 0 } = retell(rules, start, play.choices)
  if (fault) {
    const why = fault.why === 'refused' ? 'the rules refuse this choice' : fault.messages.join('; ')
    throw invalidRequest(why, `line ${at + 2}`)
  }
  const [before, trace] = [positions.at(-2), traces.at(-1)]
  return {
    start,
    choices: play.choices,
    position: positions.at(-1) ?? start,
    ...(before && trace && { step: { before, trace } }),
  }
}
