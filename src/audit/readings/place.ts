/**
 * Places: positions with the way that led there, and with the procedures that began on the way.
 *
 * @module
 */
import type { Book, GameState } from '../../kernel/book.js'
import type { Chart, StateOf } from '../../kernel/chart.js'
import { overhear } from '../../kernel/hearing.js'
import type { Option } from '../../kernel/offer.js'
import type { Position } from '../../kernel/position.js'
import type { Call, Calls } from '../../kernel/procedure.js'
import { type Chosen, type Rules, rulesOf } from '../../kernel/rules.js'
import type { Traced } from '../../kernel/trace.js'

/** A procedure that begins in a game, or that runs already. */
export interface Opening<Game extends GameState = GameState> {
  readonly game: Game
  readonly call: Call
  /** What runs already, the outermost first: then nothing begins, and the innermost is that of the call. */
  readonly stack?: Position<Game>['stack']
}

/** A position, and how it came about. */
export interface Place<Game extends GameState = GameState> {
  readonly position: Position<Game>
  /** What began in the last step, the innermost last. */
  readonly openings: readonly Opening<Game>[]
  /** The last choice, and where it was made; absent where the first procedure has just begun. */
  readonly made?: { readonly option: Option; readonly from: Place<Game> }
}

/** The rules of a book that tell which procedures begin. */
export interface Surveyor<Game extends GameState> {
  readonly rules: Rules<Game>
  readonly begin: (opening: Opening<Game>) => Place<Game>
  readonly after: (place: Place<Game>, option: Option) => Place<Game>
}

/**
 * Puts the rules of a book to work, and listens to which procedures begin.
 *
 * @param told - is told what happened in every step; without it, steps tell nothing and are faster
 */
export function surveyorOf<Game extends GameState>(
  book: Book<Game>,
  told?: (trace: readonly Traced[]) => void,
): Surveyor<Game> {
  let openings: Opening<Game>[] = []
  const heard = (context: unknown, call: Call): Call => {
    openings.push({ game: (context as { readonly game: Game }).game, call })
    return call
  }
  const telling = { ...book, charts: book.charts.map((chart) => toldCalls(chart, heard)) }
  const rules = rulesOf(telling, { trace: told !== undefined })
  const listened = (first: readonly Opening<Game>[], step: () => Chosen<Game>) => {
    openings = [...first]
    const { position, trace } = step()
    told?.(trace)
    return { position, openings }
  }
  return {
    rules,
    begin: (opening) => {
      const { game, call, stack } = opening
      if (stack) return { position: { game, stack }, openings: [] }
      return listened([opening], () => rules.begin(game, call.procedure.name, call.args))
    },
    after: (from, option) => ({
      ...listened([], () => rules.choose(from.position, option)),
      made: { option, from },
    }),
  }
}

type Heard = (context: unknown, call: Call) => Call

/** A chart whose calls are told. */
const toldCalls = (chart: Chart, heard: Heard): Chart => ({
  ...chart,
  states: Object.fromEntries(Object.entries(chart.states).map(([name, state]) => [name, told(state, heard)])),
})

const told = (state: StateOf, heard: Heard): StateOf => {
  const { calls, meanwhile } = state
  return {
    ...state,
    ...(calls && {
      calls: {
        ...calls,
        pick: (context) =>
          heard(
            context,
            overhear(() => (calls as Calls<unknown>).pick(context)),
          ),
      },
    }),
    ...(meanwhile && {
      meanwhile: {
        ...meanwhile,
        call: (context, chosen) => heard(context, meanwhile.call(context, chosen)),
      },
    }),
  }
}

/** The places from the first one on to a place, which is the last. */
export function wayTo<Game extends GameState>(place: Place<Game>): readonly Place<Game>[] {
  const way: Place<Game>[] = []
  for (let at: Place<Game> | undefined = place; at !== undefined; at = at.made?.from) way.push(at)
  return way.toReversed()
}

/** What goes on in the middle of a position; nothing where the game is over. */
export function resumption<Game extends GameState>(
  { charts }: Pick<Book<Game>, 'charts'>,
  { game, stack }: Position<Game>,
): Opening<Game> | undefined {
  const innermost = charts.find(({ name }) => name === stack.at(-1)?.chart)
  return innermost && { game, call: { procedure: innermost.procedure, args: null }, stack }
}
