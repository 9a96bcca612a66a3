/**
 * Secrecy as an invariant: a seat gets the same view in positions that it cannot distinguish.
 *
 * The same seat must decide, with the same options in the same order. Refusals and their reasons, free actions and words must be
 * the same as well. The running procedures must also be the same, so that no frame contains a secret. Positions come from random
 * plays and from the worlds of the whole book.
 *
 * @module
 */

import { SECRETS } from '../../explore/citation-anchors.js'
import { collecting } from '../../explore/evidence.js'
import { playing } from '../../explore/play-with-picker.js'
import type { Book, World } from '../../kernel/book/book.js'
import type { Option } from '../../kernel/offers/option.js'
import { CHANCE } from '../../kernel/offers/option.js'
import { type Rules, rulesOf } from '../../kernel/plays/rules.js'
import type { GameState } from '../../kernel/sections/question.js'
import type { Json } from '../../values/json.js'
import { explore, pathTo } from '../charts/reachable-graph.js'
import { asJson, messageOf } from '../charts/search-graph.js'
import { eventsOf } from '../charts/test-paths.js'
import { type BookPlace, wholeBook } from '../charts/whole-book.js'
import { begunAs, type PlayOptions } from '../plays/random-plays.js'
import { type Finding, type Gate, gateOf, idsOf } from '../report.js'
import { type LookAlike, madeIn } from './indistinguishable-pairs.js'
import type { AskedBySeat } from './seat-knowledge.js'
import { courtOfSecrets, type SecretsCourt, type SecretsHeld } from './secrets-check.js'

/** A source of positions to check: a random play by its number, or a world. */
export type SecretsPlace<Game extends GameState = GameState> =
  | { readonly name: string; readonly play: number }
  | { readonly name: string; readonly world: World<Game> }

/** One in how many of the random plays is looked at: each position is held against several others for everybody. */
const SHARE = 3

/** The numbers of some random plays, the first and the last ones: in the last the book plays seats, where it can. */
const someOf = (plays: number): readonly number[] =>
  Array.from({ length: Math.ceil(plays / SHARE) }, (_, place) =>
    place % 2 === 0 ? place / 2 + 1 : plays - (place - 1) / 2,
  )

/** The sources of positions in a book; none if it has no secrets. */
export const placesToKeepSecrets = <Game extends GameState>(
  book: Book<Game>,
  { plays }: Pick<PlayOptions, 'plays'>,
): readonly SecretsPlace<Game>[] =>
  book.secrets === undefined
    ? []
    : [
        ...book.worlds
          .filter(({ reach }) => reach === 'whole')
          .map((world) => ({ name: `world "${world.name}"`, world })),
        ...someOf(plays).map((play) => ({ name: `random play ${play}`, play })),
      ]

/** The extent of the search, and a function that asks as a seat; nothing is asked if it is left out. */
export interface SecretsEffort {
  readonly plays: PlayOptions
  readonly bound: number
  readonly asked?: AskedBySeat | undefined
}

/** Holds the law in a random play, or in a world. */
export const keptSecrets = <Game extends GameState>(
  book: Book<Game>,
  place: SecretsPlace<Game>,
  { plays, bound, asked }: SecretsEffort,
): SecretsHeld => {
  const rules = rulesOf(book)
  const court = courtOfSecrets(rules, asked)
  return 'play' in place ? inPlay(rules, court, place, plays) : inWorld(rules, court, place, bound)
}

/** A play goes on until something cannot; that is told by the gate of plays. */
function inPlay<Game extends GameState>(
  rules: Rules<Game>,
  court: SecretsCourt<Game>,
  { name, play }: { readonly name: string; readonly play: number },
  options: PlayOptions,
): SecretsHeld {
  const { main } = rules.book
  const { byBook, game, pick } = begunAs(rules.book, options, play)
  const choices: Option[] = []
  const occasion = () => {
    const made = asJson(choices)
    return { where: name, witness: () => ({ ...(byBook.length > 0 && { byBook }), choices: made }) }
  }
  let go = (): readonly LookAlike<Game>[] => []
  try {
    const begun = rules.begin(game, main.procedure.name, main.args)
    for (const { position, due, option } of playing(rules, begun, pick, options.bound)) {
      const alike = court.at(position, go(), occasion())
      if (due.over || option === undefined) break
      choices.push(option)
      const here = occasion()
      go = () => {
        const made = madeIn(rules, position, due, option)
        return made ? court.after(made, alike, here) : []
      }
    }
    return court.held()
  } catch (thrown) {
    return withFinding(
      court.held(),
      rules.book,
      `the rules cannot go on: ${messageOf(thrown)} (${name})`,
      occasion().witness(),
    )
  }
}

/** In a world, every position is looked at, with what could have been chosen in the place of what led there. */
function inWorld<Game extends GameState>(
  rules: Rules<Game>,
  court: SecretsCourt<Game>,
  { name, world }: { readonly name: string; readonly world: World<Game> },
  bound: number,
): SecretsHeld {
  const { game, call } = world
  const watch = collecting(rules.book)
  const graph = explore(wholeBook(rules, game, call.procedure.name, call.args, watch, world.asides), bound)
  const positionAt = (place: number) => (graph.places[place] as BookPlace<Game>).position
  for (const [number, { position, is }] of graph.places.entries()) {
    if (is === 'dead') continue
    const edge = graph.arriving[number]
    const path = () => ({ path: eventsOf(pathTo(graph, number)) })
    const occasion = { where: name, witness: path }
    const from = edge && positionAt(edge.from)
    const due = from && rules.decide(from)
    const made = edge && from && due && !due.over ? madeIn(rules, from, due, edge.event) : undefined
    court.at(position, made ? court.after(made, [], occasion) : [], occasion)
  }
  return court.held()
}

const withFinding = <Game extends GameState>(
  held: SecretsHeld,
  book: Book<Game>,
  what: string,
  witness: Json,
): SecretsHeld => ({ ...held, findings: [...held.findings, found(book, what, witness)] })

const found = <Game extends GameState>({ secrets }: Book<Game>, what: string, witness?: Json): Finding => ({
  what,
  where: SECRETS,
  clauses: idsOf(secrets?.clauses ?? []),
  ...(witness !== undefined && { witness }),
})

/** The maximum number of findings to show that differ only in their place. */
const SHOWN = 3

/** The gate of a book with secrets: nobody is told what it may not know, and the law was held for everybody who may not know something. */
export function secretsGate<Game extends GameState>(book: Book<Game>, all: readonly SecretsHeld[]): Gate {
  const checked = all.reduce((total, one) => total + one.checked, 0)
  const chose = new Set(all.flatMap((one) => one.chose))
  const idle = (book.seats ?? []).filter((seat) => seat !== CHANCE && !chose.has(seat))
  const sealed = [...new Set(all.flatMap((one) => Object.keys(one.sealed)))]
  const open = sealed.filter((asks) => all.every((one) => one.sealed[asks] !== true))
  return gateOf('secrets', checked, [
    ...fewOf(all.flatMap(({ findings }) => findings)),
    ...idle.map((seat) =>
      found(book, `${seat} never had to choose in two positions that it cannot tell apart: this proves nothing`),
    ),
    ...open.map((asks) =>
      found(book, `"${asks}" is not seen by all, but everybody always sees at once what was chosen`),
    ),
  ])
}

/** Few findings of each kind: those of one kind begin alike. */
function fewOf(findings: readonly Finding[]): readonly Finding[] {
  const kindOf = ({ what }: Finding) => what.split(': ').slice(0, 2).join(': ')
  return findings.filter(
    (one, place) => findings.slice(0, place).filter((other) => kindOf(other) === kindOf(one)).length < SHOWN,
  )
}
