/** Beginnings: the procedures that a sentence names, with the arguments that it says. @module */

import {
  type ArgumentValues,
  argumentValues,
  type Book,
  type Chart,
  checkPrecondition,
  type GameState,
  type Json,
  once,
  type Refusal,
  type Value,
} from '#core'
import { boardOccupants, type Places, squareNames } from './board-occupants.js'
import type { AskPosition } from './meaning.js'
import { hasMisplacedPiece } from './misplaced-pieces.js'
import { beyond, type Covered, type Naming, NOTHING, naming, together, weightOf } from './name-coverage.js'
import type { Sentence } from './sentence.js'

/** The words that one part of a meaning covers. */
export interface Accounted {
  readonly means: string
  readonly covered: Covered
}

/** A procedure that is about to begin as a sentence says. */
export interface AskedStart<Game extends GameState = GameState> {
  readonly standing: AskPosition<Game>
  readonly chart: Chart
  readonly args: Json
  readonly accounted: readonly Accounted[]
  readonly covered: Covered
  /** The penalty for unsaid words of its names and for fields without a value. */
  readonly against: number
  readonly refusals: readonly Refusal[]
  /** The share of its name that was said, from 0 to 1. */
  readonly named: number
  /** A wording of it that leaves nothing open. */
  readonly said: string
}

/** Penalties for an unsaid word of a name, for an open field, and for a field that may have any value. */
const [WORD_UNSAID, FIELD_OPEN, FIELD_ANY] = [0.25, 0.1, 0.02]

/** The factor for an argument of a procedure that nobody named. */
const ARGUMENT_UNNAMED = 0.1

/** Limits: values to try for a field, starts to try for a procedure, and starts to keep. */
const [MOST_VALUES, MOST_TRIED, MOST_KEPT] = [8, 500, 12]

/** The value of a field that leaves it open, where it has one. */
const ANY = 'any'

const fieldsOf = once((chart: Chart): readonly ArgumentValues[] => argumentValues(chart.procedure.args))

/** The types of the options that a chart handles. */
const typesOf = once((chart: Chart): readonly string[] => [
  ...new Set(Object.values(chart.states).flatMap(({ ways }) => ways.map(({ on }) => on))),
])

const NO_OPTIONS = ['always', 'returned', 'nothing']

/** The beginnings that a sentence can mean in a game, of procedures that it names or whose options it does. */
export function beginningsIn<Game extends GameState>(
  book: Book<Game>,
  standing: AskPosition<Game>,
  sentence: Sentence,
): readonly AskedStart<Game>[] {
  const places = boardOccupants(book, standing.game)
  if (hasMisplacedPiece(places, squareNames(book, standing.game), sentence)) return []
  return book.charts.flatMap((chart) => {
    const name = procedureNaming(book, sentence, chart)
    const fields = fieldsOf(chart)
    if (!name && !names(sentence, chart) && !namesArgument(book, sentence, fields)) return []
    // What is made of lists and fields nobody says in a sentence.
    if (fields.some(({ needed, values }) => needed && values.length === 0)) return []
    return bestOf(begunWith(standing, chart, name, fields.map(choicesOf(sentence, places))))
  })
}

/** Finds the words that the name of a procedure covers. A seat that is only part of the name does not count. */
function procedureNaming(book: Pick<Book, 'seats'>, sentence: Sentence, { name }: Chart): Naming | undefined {
  const found = naming(sentence, name)
  if (found === undefined || found.unsaid === 0) return found
  return beyond(found.covered, seatsIn(book, sentence)).size > 0 ? found : undefined
}

/** The words of a sentence that name seats. */
export const seatsIn = ({ seats = [] }: Pick<Book, 'seats'>, sentence: Sentence): Covered =>
  together(...seats.map((seat) => naming(sentence, seat)?.covered ?? NOTHING))

const names = (sentence: Sentence, chart: Chart): boolean =>
  typesOf(chart).some((type) => !NO_OPTIONS.includes(type) && naming(sentence, type) !== undefined)

/** True if a sentence names an argument that is not a seat. */
const namesArgument = ({ seats = [] }: Pick<Book, 'seats'>, sentence: Sentence, fields: readonly ArgumentValues[]) =>
  fields.some(({ values }) =>
    values.some(
      (value) => typeof value === 'string' && !seats.includes(value) && naming(sentence, value) !== undefined,
    ),
  )

/** A value that a field may be given. */
interface Choosable extends Naming {
  readonly field: string
  readonly value: Value | undefined
  readonly against: number
}

/** Builds a function that lists the values a sentence allows for a field; open if the sentence does not mention it. */
const choicesOf =
  (sentence: Sentence, places: Places) =>
  ({ name, values, needed }: ArgumentValues): readonly Choosable[] => {
    const said = values
      .flatMap((value): readonly Choosable[] => {
        const found = valueNaming(sentence, places, name, value)
        return found ? [{ field: name, value, ...found, against: found.unsaid * WORD_UNSAID }] : []
      })
      .toSorted((one, other) => weightOf(other.covered) - other.against - (weightOf(one.covered) - one.against))
      .slice(0, MOST_VALUES)
    const open = { field: name, covered: NOTHING, unsaid: 0 }
    if (!needed) return [...said, { ...open, value: undefined, against: 0 }]
    if (values.includes(ANY)) return [...said, { ...open, value: ANY, against: FIELD_ANY }]
    return said.length > 0 ? said : values.map((value) => ({ ...open, value, against: FIELD_OPEN }))
  }

/** Finds the words that a value covers: its name, and the pieces on the place that it names. */
function valueNaming(sentence: Sentence, places: Places, field: string, value: Value): Naming | undefined {
  if (value === false) return undefined
  const named = naming(sentence, value === true ? field : String(value))
  const standing = places.get(String(value))
  const held = standing === undefined ? undefined : naming(sentence, standing)
  if (!named) return held && { ...held, unsaid: 0 }
  return held ? { covered: together(named.covered, held.covered), unsaid: named.unsaid } : named
}

function begunWith<Game extends GameState>(
  standing: AskPosition<Game>,
  chart: Chart,
  name: Naming | undefined,
  fields: readonly (readonly Choosable[])[],
): readonly AskedStart<Game>[] {
  const tried = fields.reduce((times, choices) => times * choices.length, 1)
  if (tried > MOST_TRIED) return []
  const all = fields.reduce<readonly (readonly Choosable[])[]>(
    (before, choices) => before.flatMap((chosen) => choices.map((choice) => [...chosen, choice])),
    [[]],
  )
  return all.map((chosen) => beginning(standing, chart, name, chosen))
}

function beginning<Game extends GameState>(
  standing: AskPosition<Game>,
  chart: Chart,
  name: Naming | undefined,
  chosen: readonly Choosable[],
): AskedStart<Game> {
  const given = chosen.filter(({ value }) => value !== undefined)
  const args = fieldsOf(chart).length === 0 ? null : completed(chart, given)
  const own = { means: chart.name, covered: name?.covered ?? NOTHING }
  const fields = given.map(({ field, value, covered }) => ({ means: `${field} ${String(value)}`, covered }))
  return {
    standing,
    chart,
    args,
    accounted: [own, ...fields],
    covered: together(own.covered, ...fields.map(({ covered }) => covered)),
    named: name ? name.covered.size / (name.covered.size + name.unsaid) : 0,
    against:
      (name?.unsaid ?? 0) * WORD_UNSAID +
      (name ? 0 : given.length * ARGUMENT_UNNAMED) +
      chosen.reduce((sum, { against }) => sum + against, 0),
    refusals: checkPrecondition({ chart, game: standing.game, args })[0],
    said: spokenAs(chart, given),
  }
}

/** An argument is read a few times: to compile a reader for that takes longer than to read it. */
const FEW_TIMES = { jitless: true }

/** The argument with what holds where it is left out. */
const completed = (chart: Chart, given: readonly Choosable[]): Json =>
  chart.procedure.args.parse(Object.fromEntries(given.map(({ field, value }) => [field, value])), FEW_TIMES) as Json

/** Formats a start as words: the seat, the procedure, and the other arguments. */
function spokenAs(chart: Chart, given: readonly Choosable[]): string {
  const said = given.filter(({ value }) => value !== ANY)
  const words = said.map(({ field, value }) => (value === true ? field : String(value)))
  return [...words.slice(0, 1), chart.name, ...words.slice(1)].join(' ')
}

/** The beginnings that are worth going on with: those that may begin before those that may not, by what they account for. */
function bestOf<Game extends GameState>(all: readonly AskedStart<Game>[]): readonly AskedStart<Game>[] {
  const worth = (one: AskedStart<Game>) => weightOf(one.covered) - one.against
  const open = all.filter(({ refusals }) => refusals.length === 0)
  const shut = all.length <= MOST_KEPT ? all : saidFully(all)
  const sorted = (some: readonly AskedStart<Game>[]) =>
    some.toSorted((one, other) => worth(other) - worth(one)).slice(0, MOST_KEPT)
  return [...new Set([...sorted(open), ...sorted(open.length > 0 ? saidFully(all) : shut)])]
}

/** Filters the starts that leave nothing open. */
const saidFully = <Game extends GameState>(all: readonly AskedStart<Game>[]): readonly AskedStart<Game>[] =>
  all.filter(({ accounted }) => accounted.slice(1).every(({ covered }) => beyond(covered, NOTHING).size > 0))
