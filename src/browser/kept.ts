/** Keeping: what was done in a page as an example file that `rulewright explain` takes, or as a play file for `replay`. @module */
import type { GameState, Option, Position, Rules } from '#kernel'
import type { Begun } from '../examples/given.js'
import type { Opening } from '../explore/place.js'
import { resumption } from '../explore/place.js'
import { canonical } from '../kernel/json.js'
import { parsePlay, printPlay } from '../kernel/play.js'
import { exampleOf } from '../play/as-files.js'
import { chosen, playOf, type Sitting, sittingAt } from '../play/game-in-play.js'
import { beginningOf, retell } from '../play/replay.js'
import { fit, unfit } from './fault.js'
import type { Replies } from './protocol.js'

/** A sitting at which choices were made from a position on. */
function sittingAfter<Game extends GameState>(
  rules: Rules<Game>,
  start: Position<Game>,
  choices: readonly Option[],
): Sitting<Game> {
  const isUsual = canonical(start) === canonical(rules.start())
  return choices.reduce<Sitting<Game>>(chosen, { ...sittingAt(rules, start), ...(!isUsual && { from: start }) })
}

/** What was done, as the text of an example file. */
export function asExample<Game extends GameState>(
  rules: Rules<Game>,
  start: Position<Game>,
  choices: readonly Option[],
  begun: Begun<Game> | undefined,
): Replies['keep'] {
  const sitting = sittingAfter(rules, start, choices)
  const told = exampleOf(sitting, openingOf(rules, start, begun), `tried in a page: ${rules.book.title}`)
  if (told === undefined) throw unfit('what was done here cannot be told as an example')
  return { name: `${rules.book.name}-tried.yaml`, ...told }
}

/** What began, where the position is one in which it did. */
function openingOf<Game extends GameState>(
  { book }: Rules<Game>,
  start: Position<Game>,
  begun: Begun<Game> | undefined,
): Opening<Game> | undefined {
  const isThis = begun !== undefined && canonical(begun.position) === canonical(start)
  const chart = book.charts.find(({ name }) => name === begun?.procedure)
  if (!isThis || begun.args === undefined || chart === undefined) return resumption(book, start)
  return { game: begun.game, call: { procedure: chart.procedure, args: begun.args } }
}

/** What was done, as the text of a play file. */
export const asPlay = <Game extends GameState>(
  rules: Rules<Game>,
  start: Position<Game>,
  choices: readonly Option[],
): Replies['keep'] => ({
  name: `${rules.book.name}.jsonl`,
  text: printPlay(playOf(sittingAfter(rules, start, choices))),
  before: 0,
})

/** A game that was kept in a play file, as far as the rules let it be played again. */
export function opened<Game extends GameState>(rules: Rules<Game>, text: string) {
  const play = fit(parsePlay(text))
  if (play.book !== rules.book.name)
    throw unfit(`this is a game of "${play.book}", expected ${rules.book.name}`, 'line 1')
  const start = fit(beginningOf(rules, play))
  const { positions, traces, fault, at = 0 } = retell(rules, start, play.choices)
  if (fault) {
    const why = fault.why === 'refused' ? 'the rules refuse this choice' : fault.messages.join('; ')
    throw unfit(why, `line ${at + 2}`)
  }
  const [before, trace] = [positions.at(-2), traces.at(-1)]
  return {
    start,
    choices: play.choices,
    position: positions.at(-1) ?? start,
    ...(before && trace && { step: { before, trace } }),
  }
}
