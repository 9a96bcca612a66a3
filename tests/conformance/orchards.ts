/** Orchards to make vectors of: as it is, where eating costs nothing, and where the weather is told too. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Book } from '../../src/core/kernel/book/book.js'
import { charting } from '../../src/core/kernel/charts/chart.js'
import { call } from '../../src/core/kernel/charts/procedure.js'
import { type Rules, rulesOf } from '../../src/core/kernel/plays/rules.js'
import { type GameState, type Readings, usualReadings } from '../../src/core/kernel/sections/question.js'
import { canonical } from '../../src/core/values/json.js'
import type { Case, Result } from '../../src/lab/conformance/format/case.js'
import { digestOf } from '../../src/lab/conformance/format/digest.js'
import { gameFrom, optionIn, plainChoice, plainGame } from '../../src/lab/conformance/vectors/game-cache.js'
import { type VectorOptions, type VectorsMade, vectorsOf } from '../../src/lab/conformance/vectors/vectors.js'
import { book, climb, eat, Game, PICKERS, orchard as play, turn } from '../kernel/orchard.js'
import { temporaryFolder } from '../temporary.js'

const EXAMPLES = `
book: orchard
examples:
  - name: Ann climbs the short tree and eats what she picked
    cites: [turns.eat]
    given: { procedure: turn, args: { picker: Ann } }
    when: [{ type: climb, tree: short }, { type: eat }]
    then: { game: { baskets: { Ann: 0 } } }
  - name: Bob has no ladder for the tall tree
    cites: [turns.tall]
    given: { procedure: climb, args: { picker: Bob } }
    when: [{ type: climb, tree: tall }]
    refused: { by: [turns.tall] }
`

const folderOf = (text: string): string => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'examples.yaml'), text)
  return folder
}

const bare = { ...book.empty, trees: { short: 0, middle: 1, tall: 1 }, baskets: { Ann: 1, Bob: 2 } }

/** The orchard, with small worlds. */
export const orchard: Book<Game> = {
  ...book,
  worlds: [
    { name: 'a climb', game: book.empty, call: call(climb, { picker: 'Ann' }), reach: 'whole' },
    { name: 'a turn of Bob', game: bare, call: call(turn, { picker: 'Bob' }), reach: 'whole' },
    { name: 'a turn of Ann', game: bare, call: call(turn, { picker: 'Ann' }), reach: 'whole' },
    { name: 'a game', game: bare, call: call(play, null), reach: 'whole' },
  ],
}

const fasting = charting<Game>().implementing(eat, z.strictObject({ picker: z.enum(PICKERS) }))

/** The orchard in which eating costs nothing. */
export const generous: Book<Game> = {
  ...orchard,
  charts: orchard.charts.map((chart) =>
    chart.name === 'eat'
      ? fasting.chart({
          context: ({ input: { game, args } }) => ({ game, data: args }),
          initial: 'chewing',
          states: { chewing: { always: 'done' }, done: { type: 'final' } },
        })
      : chart,
  ),
}

const WithWeather = Game.extend({ weather: z.enum(['fair', 'foul']) })
type WithWeather = z.infer<typeof WithWeather>

/** The orchard whose games tell the weather, which is always fair. */
export const weathered = {
  ...orchard,
  schema: WithWeather,
  empty: { ...orchard.empty, weather: 'fair' as const },
  worlds: orchard.worlds.map((world) => ({ ...world, game: { ...world.game, weather: 'fair' as const } })),
} as unknown as Book<WithWeather>

/** Options for building the cases of a toy, with its examples. */
export const optionsOfToy = (): VectorOptions => ({
  places: 100,
  patience: 20,
  random: 6,
  seed: 1,
  bound: 60,
  games: 1,
  examples: folderOf(EXAMPLES),
  plays: [],
  madeBy: 'a test',
})

/** The vectors of a toy, with its examples. */
export const made = <G extends GameState>(toy: Book<G>): VectorsMade => vectorsOf(toy, optionsOfToy())

let ofOrchard: VectorsMade | undefined

/** The vectors of the orchard, made once for all tests of a thread. */
export function vectorsOfOrchard(): VectorsMade {
  ofOrchard ??= made(orchard)
  return ofOrchard
}

/**
 * The ids of the cases that rules answer otherwise than the vectors expect, by a way of following of its own, under the
 * usual readings or with one of them another.
 */
export function failing<G extends GameState>(
  toy: Book<G>,
  { cases, positions }: Pick<VectorsMade, 'cases' | 'positions'>,
  readings: Readings = {},
) {
  const rules = rulesOf(toy)
  const all = { ...usualReadings(toy.questions), ...readings }
  const passes = (one: Case): boolean => {
    const game = positions.get(one.given)
    if (game === undefined || one.asks === 'census' || one.asks === 'pair') return game !== undefined
    const begun = rules.begin(gameFrom<G>(game, all), one.begin.procedure, one.begin.args).position
    if (one.asks === 'result') return agrees(resultOf(rules, begun, one.choices), expectedOf(one.expected, readings))
    const position = one.choices.reduce((at, choice) => rules.choose(at, optionIn(choice)).position, begun)
    const due = rules.decide(position)
    const choices = due.over ? [] : [...due.choices, ...due.asides.choices()]
    const offered = choices.map((choice) => canonical(plainChoice(choice)))
    const legal = one.candidates.map((choice) => offered.includes(canonical(choice)))
    return canonical(legal) === canonical(expectedOf(one.expected, readings)?.legal)
  }
  return cases.filter((one) => !withoutFault(() => passes(one))).map(({ id }) => id)
}

/** Finds the expectation under some readings: the one given for them, or the default. */
const expectedOf = <E extends { readonly readings: Readings }>(expected: readonly E[], readings: Readings) =>
  expected.find((one) => canonical(one.readings) === canonical(readings)) ?? expected[0]

/** True if a condition holds. Rules that fail with an error count as false. */
function withoutFault(holds: () => boolean): boolean {
  try {
    return holds()
  } catch {
    return false
  }
}

type Told = { readonly refusedAt: number } | { readonly digest: string }

function resultOf<G extends GameState>(
  rules: Rules<G>,
  begun: ReturnType<Rules<G>['start']>,
  choices: readonly { readonly seat: string; readonly type: string }[],
): Told {
  let position = begun
  for (const [at, choice] of choices.entries()) {
    try {
      position = rules.choose(position, optionIn(choice)).position
    } catch {
      return { refusedAt: at }
    }
  }
  return { digest: digestOf(plainGame(position.game)) }
}

const agrees = (told: Told, expected: Result | undefined): boolean =>
  expected?.verdict === 'refused'
    ? 'refusedAt' in told && told.refusedAt === expected.at
    : 'digest' in told && told.digest === expected?.digest
