/** `rulewright questions`, carried out: questions listed, compared and measured. @module */
import { join } from 'node:path'
import { type Book, executable, mustBeFolder, mustBeWritable, type Pair, pairsOf, Unreadable } from '#core'
import { effectBy, type Spread, type ToldPair, type Workers, weightsBy, witnessesBy } from '#fleet'
import {
  type Comparison,
  keepWeights,
  keepWitnesses,
  keptOf,
  keptOfPairs,
  keptWeights,
  keptWitnesses,
  readingsReport,
  type WitnessesReport,
  weightsFile,
  witnessesFile,
  witnessName,
} from '#lab'
import { bookAndWord, bookMeant } from '../../books/library.js'
import { originOf } from '../../books/load-origin.js'
import { type HandFlags, handsOver } from '../../options/choose-workers.js'
import { wholeNumber } from '../../options/numbers.js'
import { printResult } from '../../output/print-result.js'
import { writeAll } from '../../output/print-then-write.js'
import { whileTimed } from '../../output/progress.js'
import type { Session } from '../../program/command-context.js'
import { EXIT } from '../../program/io.js'
import { oneScreen } from '../../text/layout/one-screen.js'
import {
  comparisonText,
  fitsOneScreen,
  questionText,
  readingsShort,
  readingsText,
  witnessesText,
} from '../../text/reports/readings.js'
import { keptExamples, mustTakeExample, writeExample } from './example-files.js'
import { pairMeant, questionMeant } from './question-argument.js'

/** Command-line options of `questions`. */
export interface ReadingsFlags extends HandFlags {
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
  first: string | undefined,
  second: string | undefined,
  flags: ReadingsFlags,
  isOverOwn = false,
): Promise<void> {
  const [name, asked] = bookAndWord(session.library, first, second)
  const book = await bookMeant(session.library, name)
  numbersOf(flags)
  checkUpdate(flags, asked)
  if (flags.kept) {
    session.io.out(keptExamples(book, asked, keptOfPairs(book)))
    return
  }
  const hands = handsOver(isOverOwn ? undefined : originOf(session, book), flags, session.io)
  const asking = { session, book, flags, hands }
  if (flags.witnesses) return allWitnesses(asking, asked)
  if (flags.compare !== undefined) return compare(asking, pairMeant(book, asked, flags.compare))
  return list(asking, asked)
}

/** A book that is asked about, by what the command line says, and who does the work. */
interface Asking {
  readonly session: Session
  readonly book: Book
  readonly flags: ReadingsFlags
  readonly hands: Workers
}

const numbersOf = ({ plays, seed, bound }: ReadingsFlags) => ({
  plays: wholeNumber('--plays', plays),
  seed: wholeNumber('--seed', seed),
  bound: wholeNumber('--bound', bound, 1),
})

/** Refuses to keep what is not looked for, and to keep it in two places. */
function checkUpdate({ update, measure, witnesses, out }: ReadingsFlags, asked: string | undefined): void {
  if (update && !measure && !witnesses) throw new Unreadable(['--update: expected --measure or --witnesses, too'])
  if (update && witnesses && out !== undefined)
    throw new Unreadable(['--out: expected none, as --update keeps the witnesses beside the book'])
  if (update && measure && asked !== undefined)
    throw new Unreadable([`--update: keeps the weights of all questions together; expected none by its name`])
}

/** Measures something over plays, and shows how far it is. */
const measured = <Result>(
  gate: string,
  { session, flags, hands }: Asking,
  measure: (how: ReturnType<typeof numbersOf>, spread: Spread) => Promise<Result>,
): Promise<Result> =>
  whileTimed((progress) => {
    const numbers = numbersOf(flags)
    const played = progress && ((done: number) => progress({ gate, done, total: numbers.plays }))
    return measure(numbers, { hands, played })
  }, session.io.told)

async function list(asking: Asking, asked: string | undefined): Promise<void> {
  const { session, book, flags } = asking
  const { io, ends } = session
  const question = asked === undefined ? undefined : questionMeant(book, asked)
  if (flags.update) mustBeWritable('--update', weightsFile(book))
  const about = question ? { ...book, questions: [question] } : book
  const weights = flags.measure
    ? await measured('plays', asking, (how, spread) => weightsBy(book, how, spread))
    : keptWeights(book)
  const keeps = flags.measure && flags.update && weights ? [() => keepWeights(book, weights)] : []
  const report = readingsReport(about, { weights, witnesses: keptWitnesses(book) }, flags)
  const listText = flags.full || fitsOneScreen(report) ? readingsText : readingsShort
  printResult(io, flags, {
    data: () => report,
    text: (paint) => (question ? questionText(report, paint) : listText(book, report, paint)),
  })
  writeAll(keeps, { io, ends })
}

/** The numbers of positions to examine in a world: first in every world, then in worlds where something is still open. */
const DEPTHS = [8, 60]
/** The maximum number of witnesses to make smaller when two readings are compared. */
const ENOUGH = 8

const searched = (
  { session, book, flags, hands }: Asking,
  pairs: readonly Pair[],
  enough: number,
): Promise<readonly ToldPair[]> =>
  whileTimed((progress) => {
    const effort = {
      ...numbersOf(flags),
      depths: DEPTHS,
      enough,
      thorough: enough > 1,
      ...(progress && { told: (gate: string, done: number, total: number) => progress({ gate, done, total }) }),
    }
    return witnessesBy(book, pairs, effort, hands)
  }, session.io.told)

async function compare(asking: Asking, pair: Pair): Promise<void> {
  const { session, book, flags } = asking
  const { io, ends } = session
  const { out } = flags
  if (out !== undefined) mustTakeExample(out)
  const [found] = await searched(asking, [pair], ENOUGH)
  if (found === undefined) return
  const { name } = pair.question
  const { weights } = await measured('weight', asking, (how, spread) => weightsBy(book, how, spread, name))
  const weight = weights[name]
  const effect = await measured('effect', asking, (how, spread) => effectBy(book, pair, how, spread))
  const told: Comparison = { book: book.name, ...found, ...(weight && { weight }), effect }
  if (found.witness === undefined) ends(EXIT.failed)
  printResult(io, flags, {
    data: () => told,
    text: (paint) => comparisonText(book, pair.question, told, paint),
  })
  const { witness } = found
  writeAll(out !== undefined && witness ? [() => writeExample(out, witness.example)] : [], { io, ends })
}

/** A hint at the options that show more than fits one screen. */
const SEE_REST = '--full prints all, --json everything for programs'

async function allWitnesses(asking: Asking, asked: string | undefined): Promise<void> {
  const { session, book, flags } = asking
  const { io, ends } = session
  const { out } = flags
  if (out !== undefined) mustBeFolder('--out', out)
  if (flags.update) mustBeWritable('--update', witnessesFile(book))
  const about = asked === undefined ? book : { ...book, questions: [questionMeant(book, asked)] }
  const questions = readingsReport(about, {}, flags).questions.map(({ name }) => name)
  const pairs = pairsOf(executable(book.questions).filter(({ name }) => questions.includes(name)))
  const began = performance.now()
  const found = await searched(asking, pairs, 1)
  const told: WitnessesReport = {
    book: book.name,
    seconds: Math.round((performance.now() - began) / 100) / 10,
    found,
  }
  const examples = found.flatMap(({ witness }, at) => {
    const pair = pairs[at]
    return pair && witness ? [{ pair, text: witness.example }] : []
  })
  if (told.found.some(({ witness }) => !witness?.passed)) ends(EXIT.failed)
  printResult(io, flags, {
    data: () => told,
    text: (paint) => (flags.full ? witnessesText(told, paint) : oneScreen(witnessesText(told, paint), SEE_REST)),
  })
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
