/**
 * Laws, held against every game that is reached and every path that is gone.
 *
 * A law of games is held against a game once; a law of paths against the games along a path that begins with one of the
 * procedures it names. That a game has the shape of its schema is a law of every book.
 *
 * @module
 */
import type { Book, GameState, Law } from '../kernel/book.js'
import type { Json } from '../kernel/json.js'
import { problemLine } from '../kernel/play.js'
import { check } from '../kernel/position.js'
import { lawAnchor, pathLawAnchor } from './anchors.js'
import type { Collector } from './evidence.js'
import { messageOf } from './explorable.js'
import { type Finding, idsOf, type LawReport } from './report.js'
import { fitting } from './shape.js'

/** How many breaches of one law are shown. */
const SHOWN = 3

/** Where a game or a path comes from, and how to come there again. */
export interface Occasion {
  readonly where: string
  readonly witness: () => Json
}

/** The laws of a book, and what they were held against. */
export interface Court<Game> {
  readonly game: (game: Game, occasion: Occasion) => void
  readonly path: (procedure: string, games: readonly Game[], occasion: Occasion) => void
  /** Whether any law is about the paths of a procedure. */
  readonly hears: (procedure: string) => boolean
  readonly reports: () => readonly LawReport[]
  readonly findings: () => readonly Finding[]
}

interface Case<Judged> {
  readonly about: LawReport['about']
  readonly name: string
  readonly anchor: string
  readonly law: Pick<Law, 'clauses'> & { broken(judged: Judged): readonly string[] }
  /** What is made to break the law. */
  readonly witnesses: readonly Judged[]
  readonly findings: Finding[]
  checked: number
  broken: number
}

/** Holds the laws of a book against whatever it is shown. */
export function courtOf<Game extends GameState>(book: Book<Game>, watch: Collector): Court<Game> {
  const sound = soundGame(book)
  const games = [shapeOf(book), ...book.laws].map((law) => opened(law, 'games', lawAnchor(law.name), law.breaks(sound)))
  const paths = book.pathLaws.map((law) => ({
    law,
    file: opened<readonly Game[]>(law, 'paths', pathLawAnchor(law.name), law.breaks(sound)),
  }))
  const files: readonly Case<unknown>[] = [...games, ...paths.map(({ file }) => file)]
  const unbreakable = [
    ...games.flatMap((file) => tryToBreak(file, watch)),
    ...paths.flatMap(({ file }) => tryToBreak(file, watch)),
  ]
  const seen = new WeakSet<Game>()
  const about = (procedure: string) => paths.filter(({ law }) => law.procedures.includes(procedure))
  return {
    game: (game, occasion) => {
      if (seen.has(game)) return
      seen.add(game)
      for (const file of games) judge(file, game, occasion)
    },
    path: (procedure, along, occasion) => {
      for (const { file } of about(procedure)) judge(file, along, occasion)
    },
    hears: (procedure) => about(procedure).length > 0,
    reports: () => files.map(reportOf),
    findings: () => [...files.flatMap(({ findings }) => findings), ...files.flatMap(unheard), ...unbreakable],
  }
}

function shapeOf<Game extends GameState>({ schema }: Book<Game>): Law<Game> {
  const fits = fitting(schema)
  return {
    name: 'the shape of a game',
    clauses: [],
    broken: (game) => {
      if (fits(game)) return []
      const parsed = check(schema, game)
      return parsed.ok ? [] : parsed.problems.map(problemLine)
    },
    breaks: (game) => [{ ...game, 'no field of a game': true }],
  }
}

/** A game that keeps all laws, to make others from that break them. */
const soundGame = <Game extends GameState>({ bases = {}, empty }: Book<Game>): Game => Object.values(bases)[0] ?? empty

const opened = <Judged>(
  law: Case<Judged>['law'] & { readonly name: string },
  about: LawReport['about'],
  anchor: string,
  witnesses: readonly Judged[],
): Case<Judged> => ({ about, name: law.name, anchor, law, witnesses, findings: [], checked: 0, broken: 0 })

function judge<Judged>(file: Case<Judged>, judged: Judged, { where, witness }: Occasion): void {
  file.checked += 1
  const messages = breaches(file, judged)
  if (messages.length === 0) return
  file.broken += 1
  if (file.broken > SHOWN) return
  file.findings.push({
    what: `"${file.name}" is broken in ${where}: ${messages.join('; ')}`,
    where: file.anchor,
    witness: witness(),
    clauses: idsOf(file.law.clauses),
  })
}

function breaches<Judged>({ law }: Case<Judged>, judged: Judged): readonly string[] {
  try {
    return law.broken(judged)
  } catch (thrown) {
    return [`the law itself fails: ${messageOf(thrown)}`]
  }
}

/** Holds a law against what is made to break it: each case must be told as broken. */
function tryToBreak<Judged>(file: Case<Judged>, watch: Collector): readonly Finding[] {
  const missed = file.witnesses.filter((witness) => breaches(file, witness).length === 0).length
  if (file.witnesses.length > 0 && missed === 0) {
    watch.broke(file.law)
    return []
  }
  const what = `"${file.name}" does not tell ${missed} of ${file.witnesses.length} cases that are made to break it`
  return [{ what, where: file.anchor, clauses: idsOf(file.law.clauses) }]
}

const reportOf = ({ name, about, law, checked, broken }: Case<unknown>): LawReport => ({
  name,
  about,
  clauses: idsOf(law.clauses),
  checked,
  broken,
})

/** A law that was never held against anything proves nothing. */
const unheard = ({ name, anchor, law, checked }: Case<unknown>): readonly Finding[] =>
  checked > 0 ? [] : [{ what: `"${name}" was never held against anything`, where: anchor, clauses: idsOf(law.clauses) }]
