import { describe, expect, it } from 'vitest'
import { books } from '../../machines/books.js'
import { type PlayVerdict, verdictWord } from '../../src/core/examples/comparison/verdict.js'
import { playChoices } from '../../src/core/examples/run-example.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import type { Chart } from '../../src/core/kernel/charts/chart.js'
import { isShutAt } from '../../src/core/kernel/offers/procedure-lookahead.js'
import { type Rules, rulesOf } from '../../src/core/kernel/plays/rules.js'
import type { GameState } from '../../src/core/kernel/sections/question.js'
import { argumentValues } from '../../src/core/lookup/argument-fields.js'
import { canonical, type Json } from '../../src/core/values/json.js'
import { engineOf } from '../../src/lab/conformance/engine/reference-implementation.js'
import { plainGame } from '../../src/lab/conformance/vectors/game-cache.js'

/** The number of games of a book to try, and of arguments for each procedure in each game. */
const [GAMES, ARGUMENTS] = [10, 8]

/** Arguments of a procedure, made of the plain values of the fields that it needs. */
function argumentsFor({ procedure: { args } }: Chart): readonly Json[] {
  if (args.safeParse(null).success) return [null]
  const needed = argumentValues(args).filter((field) => field.needed)
  const all = needed.reduce<readonly Record<string, Json>[]>(
    (made, { name, values }) => made.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  )
  return all.filter((one) => args.safeParse(one).success).slice(0, ARGUMENTS)
}

/** A procedure that is over as soon as it has begun. */
interface AtOnce {
  readonly game: GameState
  readonly procedure: string
  readonly args: Json
  readonly changes: boolean
  readonly verdict: PlayVerdict
}

/** Everything that ends without a choice in the games that a book names: its bases, and its small worlds. */
function endingAtOnce(rules: Rules): readonly AtOnce[] {
  const { bases = {}, empty, worlds, charts } = rules.book
  const all = [...Object.values(bases), ...worlds.map(({ game }) => game)]
  // Who answers for the book follows its usual readings.
  const games = all.filter(({ readings }) => canonical(readings) === canonical(empty.readings)).slice(0, GAMES)
  return games.flatMap((game) =>
    charts.flatMap((chart) =>
      argumentsFor(chart).flatMap((args): readonly AtOnce[] => {
        if (isShutAt({ chart, game, args })) return []
        const begun = beginning(rules, game, chart.name, args)
        if (begun === undefined || begun.position.stack.length > 0) return []
        if (begun.trace.some(({ kind }) => kind === 'chosen')) return []
        const [verdict] = playChoices(rules, { begun: { ...begun, game, procedure: chart.name, args }, groups: [] })
        const changes = canonical(game) !== canonical(begun.position.game)
        return [{ game, procedure: chart.name, args, changes, verdict }]
      }),
    ),
  )
}

/** Begins a procedure; nothing if it makes no sense in that game. */
function beginning(rules: Rules, game: GameState, procedure: string, args: Json) {
  try {
    return rules.begin(game, procedure, args)
  } catch {
    return undefined
  }
}

describe.each(books.map(({ name, load }) => ({ name, load })))('what ends without a choice: $name', ({ load }) => {
  it('is never told as allowed, nor by who answers for the book', async () => {
    const book = (await load()) as Book
    const answer = engineOf(book)
    const all = endingAtOnce(rulesOf(book))
    expect(all.length).toBeGreaterThan(0)
    const wrong = all.flatMap(({ verdict, game, procedure, args, changes }) => {
      const given = { game: plainGame(game), begin: { procedure, args } }
      const reply = answer({ type: 'case', id: procedure, given, choices: [] })
      const word = verdict.is === 'legal' ? verdictWord(verdict) : verdict.is
      // Who answers looks only at games that keep the laws; some small worlds leave pieces out.
      const isTold = reply.type === 'errored' || (reply.type === 'result' && (reply.nothing === undefined) === changes)
      return word === (changes ? 'unasked' : 'nothing') && isTold ? [] : [{ procedure, args, changes, word, reply }]
    })
    expect(wrong).toEqual([])
  })
})
