/**
 * Laws, held against every game that is reached and every path that is gone.
 *
 * A law of games is held against a game once; a law of paths against the games along a path that begins with one of the
 * procedures it names. That a game has the shape of its schema is a law of every book.
 *
 * @module
 */

import { lawAnchor, pathLawAnchor } from '../../explore/citation-anchors.js'
import type { Collector } from '../../explore/evidence.js'
import type { Book, Law, World } from '../../kernel/book/book.js'
import { late } from '../../kernel/quick/memoize.js'
import type { GameState } from '../../kernel/sections/question.js'
import { readerOf } from '../../records/cached-validation.js'
import { problemLine } from '../../records/recorded-play.js'
import type { Json } from '../../values/json.js'
import { check } from '../../values/parse-result.js'
import { messageOf } from '../charts/search-graph.js'
import { type Finding, idsOf, type LawReport } from '../report.js'

/** The maximum number of breaches to show for one invariant. */
const SHOWN = 3

/** The source of a game or a path, and the choices that lead there again. */
export interface Occasion {
  readonly where: string
  readonly witness: () => Json
}

/** A breach of a law that is shown, and the game that breaks it, where it is one of those with which a book begins. */
interface Breach {
  readonly finding: Finding
  readonly beginning?: string
}

/** The checks of a book's invariants as plain data, so that several checkers can work separately. */
export interface Held {
  /** For every law, in the order of the book. */
  readonly laws: readonly { readonly checked: number; readonly broken: number; readonly breaches: readonly Breach[] }[]
  /** The names of those games with which a book begins that laws were held against: another court may have met them, too. */
  readonly beginnings: readonly string[]
}

/** The laws of a book, and what they were held against. */
export interface Court<Game> {
  readonly game: (game: Game, occasion: Occasion) => void
  readonly path: (procedure: string, games: readonly Game[], occasion: Occasion) => void
  /** True if any invariant is about the paths of a procedure. */
  readonly hears: (procedure: string) => boolean
  readonly reports: () => readonly LawReport[]
  readonly findings: () => readonly Finding[]
  /** Returns the work of this checker, for another one. */
  readonly held: () => Held
  /** Adds what another court has done, as if it had been done here. */
  readonly add: (held: Held) => void
}

interface LawHeld<Judged> {
  readonly about: LawReport['about']
  readonly name: string
  readonly anchor: string
  readonly law: Pick<Law, 'clauses'> & { broken(judged: Judged): readonly string[] }
  /** The cases made to break the invariant. */
  readonly witnesses: readonly Judged[]
  readonly breaches: Breach[]
  checked: number
  broken: number
}

/** The input of a checker besides the invariants. */
export interface CourtOptions<Game> {
  /** Hears which laws tell the cases that are made to break them; without it, they are not tried. */
  readonly watch?: Collector
  /** The worlds that are enumerated, here or before another court; none where a book is only played. */
  readonly worlds?: readonly World<Game>[]
}

/** Holds the laws of a book against every game and path that it is shown. */
export function courtOf<Game extends GameState>(
  book: Book<Game>,
  { watch, worlds = [] }: CourtOptions<Game> = {},
): Court<Game> {
  const sound = soundGame(book)
  const made = <Judged>(law: { breaks(game: Game): readonly Judged[] }) => (watch ? law.breaks(sound) : [])
  const games = [shapeOf(book), ...book.laws].map((law) => opened(law, 'games', lawAnchor(law.name), made(law)))
  const paths = book.pathLaws.map((law) => ({
    law,
    file: opened<readonly Game[]>(law, 'paths', pathLawAnchor(law.name), made(law)),
  }))
  const files: readonly LawHeld<unknown>[] = [...games, ...paths.map(({ file }) => file)]
  const unbreakable = watch ? files.flatMap((file) => tryToBreak(file, watch)) : []
  const beginnings = beginningsOf(book, worlds)
  const nameOf = new Map([...beginnings].toReversed().map(([name, game]) => [game, name]))
  const begun = new Set<Game>()
  const seen = new WeakSet<Game>()
  const about = (procedure: string) => paths.filter(({ law }) => law.procedures.includes(procedure))
  return {
    game: (game, occasion) => {
      if (seen.has(game)) return
      seen.add(game)
      const beginning = nameOf.get(game)
      if (beginning !== undefined) begun.add(game)
      for (const file of games) judge(file, game, occasion, beginning)
    },
    path: (procedure, along, occasion) => {
      for (const { file } of about(procedure)) judge(file, along, occasion)
    },
    hears: (procedure) => about(procedure).length > 0,
    reports: () => files.map(reportOf),
    findings: () => [...files.flatMap(shownOf), ...files.flatMap(unheard), ...unbreakable],
    held: () => ({
      laws: files.map(({ checked, broken, breaches }) => ({ checked, broken, breaches: [...breaches] })),
      beginnings: [...begun].flatMap((game) => nameOf.get(game) ?? []),
    }),
    add: ({ laws, beginnings: met }) => {
      const isBegun = (name: string): boolean => {
        const game = beginnings.get(name)
        return game !== undefined && begun.has(game)
      }
      const twice = new Set(met.filter(isBegun))
      for (const game of met.flatMap((name) => beginnings.get(name) ?? [])) {
        begun.add(game)
        seen.add(game)
      }
      for (const [index, file] of files.entries()) {
        const held = laws[index]
        if (held) addTo(file, held, twice)
      }
    },
  }
}

/** The games with which a book and worlds begin, by names: the same object in several places has several names. */
const beginningsOf = <Game extends GameState>(
  { empty, bases = {} }: Book<Game>,
  worlds: readonly World<Game>[],
): ReadonlyMap<string, Game> =>
  new Map([
    ['empty', empty],
    ...Object.entries(bases).map(([name, game]) => [`base ${name}`, game] as const),
    ...worlds.map(({ name, game }) => [`world ${name}`, game] as const),
  ])

/** Adds what another court found about a law; games that both have met count once. */
function addTo(file: LawHeld<unknown>, held: Held['laws'][number], twice: ReadonlySet<string>): void {
  const again = ({ beginning }: Breach) => beginning !== undefined && twice.has(beginning)
  file.checked += held.checked - (file.about === 'games' ? twice.size : 0)
  file.broken += held.broken - held.breaches.filter(again).length
  file.breaches.push(...held.breaches.filter((breach) => !again(breach)))
}

function shapeOf<Game extends GameState>({ schema }: Book<Game>): Law<Game> {
  const reader = late(() => readerOf(schema))
  return {
    name: 'the shape of a game',
    clauses: [],
    broken: (game) => {
      if (reader()(game)) return []
      const parsed = check(schema, game)
      return parsed.ok ? [] : parsed.problems.map(problemLine)
    },
    breaks: (game) => [{ ...game, 'no field of a game': true }],
  }
}

/** A game that keeps all laws, to make others from that break them. */
const soundGame = <Game extends GameState>({ bases = {}, empty }: Book<Game>): Game => Object.values(bases)[0] ?? empty

const opened = <Judged>(
  law: LawHeld<Judged>['law'] & { readonly name: string },
  about: LawReport['about'],
  anchor: string,
  witnesses: readonly Judged[],
): LawHeld<Judged> => ({ about, name: law.name, anchor, law, witnesses, breaches: [], checked: 0, broken: 0 })

function judge<Judged>(file: LawHeld<Judged>, judged: Judged, { where, witness }: Occasion, beginning?: string): void {
  file.checked += 1
  const messages = breachesOf(file, judged)
  if (messages.length === 0) return
  file.broken += 1
  // A game that another court has met, too, may be left out later, so it does not count among those that are shown.
  if (beginning === undefined && file.breaches.filter((breach) => breach.beginning === undefined).length >= SHOWN)
    return
  const finding = {
    what: `"${file.name}" is broken in ${where}: ${messages.join('; ')}`,
    where: file.anchor,
    witness: witness(),
    clauses: idsOf(file.law.clauses),
  }
  file.breaches.push({ finding, ...(beginning !== undefined && { beginning }) })
}

const shownOf = ({ breaches }: LawHeld<unknown>): readonly Finding[] =>
  breaches.slice(0, SHOWN).map(({ finding }) => finding)

function breachesOf<Judged>({ law }: LawHeld<Judged>, judged: Judged): readonly string[] {
  try {
    return law.broken(judged)
  } catch (thrown) {
    return [`the law itself fails: ${messageOf(thrown)}`]
  }
}

/** Holds a law against what is made to break it: each case must be told as broken. */
function tryToBreak<Judged>(file: LawHeld<Judged>, watch: Collector): readonly Finding[] {
  const missed = file.witnesses.filter((witness) => breachesOf(file, witness).length === 0).length
  if (file.witnesses.length > 0 && missed === 0) {
    watch.broke(file.law)
    return []
  }
  const what = `"${file.name}" does not find ${missed} of ${file.witnesses.length} cases that should break it`
  return [{ what, where: file.anchor, clauses: idsOf(file.law.clauses) }]
}

const reportOf = ({ name, about, law, checked, broken }: LawHeld<unknown>): LawReport => ({
  name,
  about,
  clauses: idsOf(law.clauses),
  checked,
  broken,
})

/** A law that was never held against anything proves nothing. */
const unheard = ({ name, anchor, law, checked }: LawHeld<unknown>): readonly Finding[] =>
  checked > 0
    ? []
    : [{ what: `"${name}" was never checked against a position`, where: anchor, clauses: idsOf(law.clauses) }]
