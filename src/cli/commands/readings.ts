/** `rulewright readings`, carried out: questions listed, compared and measured. @module */
import { join } from 'node:path'
import { readingsReport, toldOf } from '../../audit/readings/as-report.js'
import { effectOf } from '../../audit/readings/effect.js'
import { playsIn } from '../../audit/readings/example-plays.js'
import { witnessesOf } from '../../audit/readings/find.js'
import { keptOf, witnessName } from '../../audit/readings/kept.js'
import type { Comparison, WitnessesReport } from '../../audit/readings/report.js'
import { type Measuring, weightsOf } from '../../audit/readings/weights.js'
import { type Pair, pairsOf } from '../../explore/pair.js'
import { examplesFolder } from '../../home/home.js'
import {
  keepWeights,
  keepWitnesses,
  keptOfPairs,
  keptWeights,
  keptWitnesses,
  weightsFile,
  witnessesFile,
} from '../../home/kept-readings.js'
import type { Book } from '../../kernel/book.js'
import { executable } from '../../kernel/question.js'
import { rulesOf } from '../../kernel/rules.js'
import { Unreadable } from '../../outside/unreadable.js'
import { mustBeFolder, mustBeWritable } from '../../outside/write.js'
import { EXIT, type Io } from '../io.js'
import { bookMeant } from '../library.js'
import { wholeNumber } from '../numbers.js'
import { withProgress } from '../progress.js'
import type { Session } from '../session.js'
import { paintFor } from '../text/layout.js'
import {
  comparisonText,
  fitsOneScreen,
  questionText,
  readingsShort,
  readingsText,
  witnessesText,
} from '../text/readings.js'
import { oneScreen } from '../text/screen.js'
import { writeAll } from '../write-all.js'
import { pairMeant, questionMeant } from './readings-asked.js'
import { keptExamples, mustTakeExample, writeExample } from './readings-files.js'

/** What the command line says. */
export interface Flags {
  readonly section?: string
  readonly kind?: string
  readonly editorial?: true
  readonly compare?: true | readonly string[]
  readonly witnesses?: true
  readonly kept?: true
  readonly measure?: true
  readonly update?: true
  readonly plays: string
  readonly seed: string
  readonly bound: string
  readonly out?: string
  readonly full?: true
  readonly json?: true
}

/** Tells of the questions of a book what is asked for. */
export async function readings(
  session: Session,
  name: string | undefined,
  asked: string | undefined,
  flags: Flags,
): Promise<void> {
  const book = await bookMeant(session.library, name)
  numbersOf(flags)
  checkUpdate(flags, asked)
  if (flags.kept) {
    session.io.out(keptExamples(book, asked, keptOfPairs(book)))
    return
  }
  if (flags.witnesses) return allWitnesses(session, book, asked, flags)
  if (flags.compare !== undefined) return compare(session, book, pairMeant(book, asked, flags.compare), flags)
  return list(session, book, asked, flags)
}

const numbersOf = ({ plays, seed, bound }: Flags) => ({
  plays: wholeNumber('--plays', plays),
  seed: wholeNumber('--seed', seed),
  bound: wholeNumber('--bound', bound, 1),
})

/** Refuses to keep what is not looked for, and to keep it in two places. */
function checkUpdate({ update, measure, witnesses, out }: Flags, asked: string | undefined): void {
  if (update && !measure && !witnesses) throw new Unreadable(['--update: expected --measure or --witnesses, too'])
  if (update && witnesses && out !== undefined)
    throw new Unreadable(['--out: expected none, as --update keeps the witnesses beside the book'])
  if (update && measure && asked !== undefined)
    throw new Unreadable([`--update: keeps the weights of all questions together; expected none by its name`])
}

/** What the command line says, and who hears how far the work is. */
type Told = Flags & Pick<Io, 'told'>

const toldBy = ({ told }: Io): Pick<Io, 'told'> => ({ ...(told && { told }) })

/** Measures something over plays, and shows how far it is. */
const measured = <Result>(gate: string, { told, ...flags }: Told, measure: (how: Measuring) => Result): Result =>
  withProgress((progress) => {
    const numbers = numbersOf(flags)
    const played = progress && { played: (done: number) => progress({ gate, done, total: numbers.plays }) }
    return measure({ ...numbers, ...played })
  }, told)

function list({ io, ends }: Session, book: Book, asked: string | undefined, flags: Flags): void {
  const question = asked === undefined ? undefined : questionMeant(book, asked)
  if (flags.update) mustBeWritable('--update', weightsFile(book))
  const about = question ? { ...book, questions: [question] } : book
  const weights = flags.measure
    ? measured('plays', { ...flags, ...toldBy(io) }, (how) => weightsOf(book, how))
    : keptWeights(book)
  const keeps = flags.measure && flags.update && weights ? [() => keepWeights(book, weights)] : []
  const report = readingsReport(about, { weights, witnesses: keptWitnesses(book) }, flags)
  const paint = paintFor(io.colour)
  const listed = (of: Book, all: typeof report) =>
    flags.full || fitsOneScreen(all) ? readingsText(of, all, paint) : readingsShort(of, all, paint)
  const text = () => (question ? questionText(report, paint) : listed(book, report))
  io.out(flags.json ? `${JSON.stringify(report, null, 2)}\n` : text())
  writeAll(keeps, { io, ends })
}

/** How many places of a world are looked at: of every world, then of those where something is still open. */
const DEPTHS = [8, 60]
/** How many witnesses are made small where two readings are compared. */
const ENOUGH = 8

const searched = (book: Book, pairs: readonly Pair[], enough: number, { told, ...flags }: Told) =>
  withProgress(
    (progress) =>
      witnessesOf(book, pairs, {
        ...numbersOf(flags),
        depths: DEPTHS,
        enough,
        thorough: enough > 1,
        lines: () => playsIn(rulesOf(book), examplesFolder(book)),
        ...(progress && { told: (gate: string, done: number, total: number) => progress({ gate, done, total }) }),
      }),
    told,
  )

function compare({ io, ends }: Session, book: Book, pair: Pair, flags: Flags): void {
  const { out } = flags
  if (out !== undefined) mustTakeExample(out)
  const [found] = searched(book, [pair], ENOUGH, { ...flags, ...toldBy(io) }).map((one) => toldOf(book, one))
  if (found === undefined) return
  const one = { ...book, questions: [pair.question] }
  const weight = measured('weight', { ...flags, ...toldBy(io) }, (how) => weightsOf(one, how)).weights[
    pair.question.name
  ]
  const effect = measured('effect', { ...flags, ...toldBy(io) }, (how) => effectOf(book, pair, how))
  const told: Comparison = { book: book.name, ...found, ...(weight && { weight }), effect }
  if (found.witness === undefined) ends(EXIT.failed)
  io.out(
    flags.json ? `${JSON.stringify(told, null, 2)}\n` : comparisonText(book, pair.question, told, paintFor(io.colour)),
  )
  const { witness } = found
  writeAll(out !== undefined && witness ? [() => writeExample(out, witness.example)] : [], { io, ends })
}

function allWitnesses({ io, ends }: Session, book: Book, asked: string | undefined, flags: Flags): void {
  const { out } = flags
  if (out !== undefined) mustBeFolder('--out', out)
  if (flags.update) mustBeWritable('--update', witnessesFile(book))
  const about = asked === undefined ? book : { ...book, questions: [questionMeant(book, asked)] }
  const questions = readingsReport(about, {}, flags).questions.map(({ name }) => name)
  const pairs = pairsOf(executable(book.questions).filter(({ name }) => questions.includes(name)))
  const began = performance.now()
  const found = searched(book, pairs, 1, { ...flags, ...toldBy(io) }).map((one) => ({
    pair: one.pair,
    told: toldOf(book, one),
  }))
  const told: WitnessesReport = {
    book: book.name,
    seconds: Math.round((performance.now() - began) / 100) / 10,
    found: found.map((one) => one.told),
  }
  const examples = found.flatMap(({ pair, told: { witness } }) => (witness ? [{ pair, text: witness.example }] : []))
  if (told.found.some(({ witness }) => !witness?.passed)) ends(EXIT.failed)
  const text = () => witnessesText(told, paintFor(io.colour))
  const short = () => (flags.full ? text() : oneScreen(text(), '--full prints all, --json everything for programs'))
  io.out(flags.json ? `${JSON.stringify(told, null, 2)}\n` : short())
  const named = ({ pair, text }: (typeof examples)[number], folder: string) =>
    writeExample(join(folder, `${witnessName(pair)}.yaml`), text)
  const kept = () =>
    keepWitnesses(
      book,
      pairs,
      examples.map(({ pair, text }) => keptOf(pair, text)),
    )
  const writes = out === undefined ? [] : examples.map((one) => () => named(one, out))
  writeAll([...writes, ...(flags.update ? [kept] : [])], { io, ends })
}
