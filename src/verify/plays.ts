/**
 * Random plays of the whole book: seeded, so that the same seed gives the same plays.
 *
 * Chance decides by the weights of its options; everybody else picks any option, each as likely as the next, or as their
 * habit says.
 *
 * @module
 */
import type { GameState } from '../kernel/book.js'
import { canonical, type Json } from '../kernel/json.js'
import type { Option } from '../kernel/offer.js'
import type { Rules } from '../kernel/rules.js'
import { type Picker, type Picking, pickerFrom } from '../play/picker.js'
import type { Collector } from './evidence.js'
import { asJson, messageOf } from './explorable.js'
import type { Court } from './laws.js'
import type { Finding, PlaysReport } from './report.js'

/** How many plays, from which seed, after how many decisions a play is given up, and how is picked. */
export interface PlayOptions extends Picking {
  readonly plays: number
  readonly seed: number
  readonly bound: number
}

/** What random plays are listened to by. */
export interface PlayWatch<Game> {
  readonly watch: Collector
  readonly court: Court<Game>
  /** Told after every play. */
  readonly played?: (done: number) => void
}

/** What random plays came to. */
export interface Played {
  readonly report: PlaysReport
  readonly findings: readonly Finding[]
}

interface PlayedOne<Game> {
  readonly choices: readonly Option[]
  readonly games: readonly Game[]
  /** The outcome, where the play came to its end. */
  readonly outcome?: Json
  readonly failure?: string
}

/** Plays a book at random. */
export function playRandomly<Game extends GameState>(
  rules: Rules<Game>,
  options: PlayOptions,
  listening: PlayWatch<Game>,
): Played {
  const { court, played } = listening
  const { procedure } = rules.book.main
  const lengths: number[] = []
  const outcomes = new Map<string, number>()
  const findings: Finding[] = []
  for (let number = 1; number <= options.plays; number += 1) {
    const one = playOne(rules, pickerFrom(options.seed + number, options), options.bound, listening)
    const occasion = { where: `random play ${number}`, witness: () => witnessOf(one.choices) }
    for (const [made, game] of one.games.entries())
      court.game(game, { ...occasion, witness: () => witnessOf(one.choices.slice(0, Math.max(0, made - 1))) })
    if (court.hears(procedure.name)) court.path(procedure.name, one.games, occasion)
    if (one.failure !== undefined) findings.push(failed(number, one.failure, one.choices))
    if (one.outcome !== undefined) count(outcomes, canonical(one.outcome))
    lengths.push(one.choices.length)
    played?.(number)
  }
  const finished = [...outcomes.values()].reduce((total, times) => total + times, 0)
  return {
    report: { ...summary(lengths, options), outcomes: sorted(outcomes), unfinished: options.plays - finished },
    findings,
  }
}

/** Plays one game to its end, or to where it cannot go on. */
function playOne<Game extends GameState>(
  rules: Rules<Game>,
  pick: Picker,
  bound: number,
  { watch }: PlayWatch<Game>,
): PlayedOne<Game> {
  const { empty, main } = rules.book
  const choices: Option[] = []
  const games: Game[] = [empty]
  try {
    let { position, trace } = rules.begin(empty, main.procedure.name, main.args)
    for (;;) {
      watch.trace(trace)
      games.push(position.game)
      const decision = rules.decide(position)
      if (decision.over) return { choices, games, outcome: decision.outcome }
      if (choices.length >= bound) return { choices, games, failure: `no end after ${bound} decisions` }
      watch.refusing(decision.refused)
      const option = pick(decision)
      choices.push(option)
      ;({ position, trace } = rules.choose(position, option))
    }
  } catch (thrown) {
    return { choices, games, failure: messageOf(thrown) }
  }
}

const count = (tally: Map<string, number>, name: string) => void tally.set(name, (tally.get(name) ?? 0) + 1)

const sorted = (tally: ReadonlyMap<string, number>) =>
  Object.fromEntries([...tally].sort(([a], [b]) => (a < b ? -1 : 1)))

const witnessOf = (choices: readonly Option[]): Json => ({ choices: asJson(choices) })

const failed = (number: number, failure: string, choices: readonly Option[]): Finding => ({
  what: failure,
  where: `random play ${number}`,
  witness: witnessOf(choices),
  clauses: [],
})

function summary(lengths: readonly number[], { plays, seed, bound }: PlayOptions) {
  const decisions = lengths.reduce((total, length) => total + length, 0)
  return {
    plays,
    seed,
    bound,
    decisions,
    shortest: lengths.length > 0 ? Math.min(...lengths) : 0,
    mean: Math.round(decisions / Math.max(1, lengths.length)),
    longest: Math.max(0, ...lengths),
  }
}
