/** `rulewright questions settle`, carried out: a ruling kept, replaced or taken back. @module */

import { relative } from 'node:path'
import { locatingIn } from '../../../../audit/defects/source-locations.js'
import { homeOf, rootOf } from '../../../../home/book-home.js'
import { changeRulings, rulingsFile, rulingsIn } from '../../../../home/stored-rulings.js'
import type { Book } from '../../../../kernel/book.js'
import type { Question, Ruled, Ruling } from '../../../../kernel/question.js'
import { questionOf } from '../../../../kernel/table-view.js'
import { instead } from '../../../../lookup/nearest-word.js'
import { Unreadable } from '../../../../outside/input-error.js'
import { isDate } from '../../../../verify/check-questions.js'
import { bookAndWord, bookMeant } from '../../../books/library.js'
import type { Session } from '../../../program/command-context.js'
import { programName } from '../../../program/program-name.js'
import { block, many, type Paint, paintFor } from '../../../text/output-layout.js'
import { wrapIndented } from '../../../text/terminal-table.js'
import { questionMeant } from '../question-argument.js'

/** The file of a book's rulings, and the places where its questions are written. */
export interface RuleHome {
  readonly rulingsFile: (book: Book) => string
  readonly writtenAt: (book: Book, question: string) => string | undefined
}

const HOME: RuleHome = {
  rulingsFile,
  writtenAt: (book, question) => {
    const found = locatingIn(rootOf(book), homeOf(book))('question', question)
    return found && `${found.file}:${found.line}`
  },
}

/** Command-line options of `questions settle`. */
export interface RuleFlags {
  readonly by?: string
  readonly on?: string
  readonly where?: string
  readonly words?: string
  readonly instead?: true
  readonly withdraw?: true
  readonly json?: true
}

/** The result of recording or removing a ruling of a book. */
interface Done {
  readonly file: string
  readonly name: string
  /** Absent where the book does not ask it any more. */
  readonly question?: Question
  readonly ruling?: Ruled
  readonly before?: Ruled
  /** The usual reading before and now, where that is another. */
  readonly usual?: { readonly before: string; readonly now: string }
}

/** Keeps a ruling, or lists those that are kept; unless somebody says otherwise, of the books of this package. */
export async function rule(
  { io, library }: Session,
  first: string | undefined,
  second: string | undefined,
  said: RuleFlags,
  home: RuleHome = HOME,
): Promise<void> {
  const [name, asked] = bookAndWord(library, first, second)
  const book = await bookMeant(library, name)
  const file = home.rulingsFile(book)
  const paint = paintFor(io.colour)
  if (asked === undefined) {
    const odd = (['by', 'on', 'where', 'words', 'instead', 'withdraw'] as const).find(
      (flag) => said[flag] !== undefined,
    )
    if (odd !== undefined) throw new Unreadable([`--${odd}: expected a question, too, as ${exampleOf(book)}`])
    const kept = rulingsIn(file)
    io.out(said.json ? asJson(kept) : listText(book, kept, paint))
    return
  }
  const change = said.withdraw ? withdrawn : given
  const { rulings: _all, ...done } = changeRulings(file, (kept) => change(book, kept, asked, said))
  const told = { file: relative(process.cwd(), file), ...done }
  const { question: _, ...plain } = told
  io.out(said.json ? asJson(plain) : doneText(book, told, home, paint))
}

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

type Change = Omit<Done, 'file'> & { readonly rulings: readonly Ruled[] }

/** The reading that holds where nobody has ruled. */
const writtenOf = ({ written, usual }: Question): string => written ?? usual

const usualSince = (before: string, now: string): Pick<Done, 'usual'> =>
  before === now ? {} : { usual: { before, now } }

function withdrawn(book: Book, kept: readonly Ruled[], name: string, said: RuleFlags): Change {
  const odd = (['by', 'on', 'where', 'words', 'instead'] as const).find((flag) => said[flag] !== undefined)
  if (odd !== undefined) throw new Unreadable([`--withdraw: expected the question alone, without --${odd}`])
  const before = kept.find((one) => one.question === name)
  // A ruling on a question that the book has no more can be taken back, too.
  const question = book.questions.find((one) => one.name === name) ?? (before ? undefined : questionMeant(book, name))
  if (before === undefined) throw new Unreadable([`${name}: there is no ruling on it that could be taken back`])
  const usual = question && usualSince(before.reading, writtenOf(question))
  return { rulings: kept.filter((one) => one !== before), name, before, ...(question && { question }), ...usual }
}

function given(book: Book, kept: readonly Ruled[], asked: string, said: RuleFlags): Change {
  const [name = '', ...rest] = asked.split('=')
  const reading = rest.join('=')
  if (rest.length === 0)
    throw new Unreadable([`"${asked}": expected a question and its reading, as in ${exampleOf(book, name)}`])
  const question = questionMeant(book, name)
  if (!question.domain.includes(reading))
    throw new Unreadable([`${name}: "${reading}" is not a reading of it${instead(reading, question.domain)}`])
  const before = kept.find((one) => one.question === name)
  if (before && !said.instead)
    throw new Unreadable([
      `${name}: it stands as "${before.reading}", ruled by ${before.by} on ${before.on} (${before.where})`,
      '--instead puts another ruling in its place, --withdraw takes it back',
    ])
  if (!before && said.instead) throw new Unreadable([`--instead: there is no ruling on ${name} yet; expected none`])
  const ruling = { question: name, ...rulingSaid(reading, said) }
  return {
    rulings: [...kept.filter((one) => one !== before), ruling],
    name,
    question,
    ruling,
    ...(before && { before }),
    ...usualSince(before?.reading ?? writtenOf(question), reading),
  }
}

function rulingSaid(reading: string, { by, on, where, words }: RuleFlags): Ruling {
  const lacking = Object.entries({ '--by WHO': by, '--on DAY': on, '--where SOURCE': where }).flatMap(
    ([flag, value]) => (value === undefined || value.trim() === '' ? [flag] : []),
  )
  if (by === undefined || on === undefined || where === undefined || lacking.length > 0)
    throw new Unreadable([`a ruling says who gave it, when, and where it can be read; expected ${lacking.join(', ')}`])
  if (!isDate(on)) throw new Unreadable([`--on: got "${on}", expected a day such as 2020-11-30`])
  return { reading, by, on, where, ...(words !== undefined && words.trim() !== '' && { words }) }
}

/** A question with a reading, as it is typed. */
function exampleOf({ questions }: Book, name = ''): string {
  const question = questions.find((one) => one.name === name) ?? questions[0]
  return question === undefined ? 'question=reading' : `"${question.name}=${question.usual}"`
}

const rulingText = ({ question, reading, by, on, where }: Ruled): string =>
  `${question}: "${reading}" by ${by}, ${on}: ${where}`

function listText({ name, title, edition, questions }: Book, kept: readonly Ruled[], paint: Paint): string {
  const head = `${paint.strong(`${title}, ${edition}`)}: ${many(kept.length, 'ruling')} on ${many(questions.length, 'question')}\n`
  const foot = kept.length > 0 ? `${programName()} questions ${name} QUESTION shows a question\n` : ''
  return `${head}${kept.map((one) => wrapIndented(rulingText(one), 2).join('\n').concat('\n')).join('')}${foot}`
}

const filled = (text: string): readonly string[] => wrapIndented(text, 12).map((line) => line.trim())

function doneText(book: Book, done: Done, home: RuleHome, paint: Paint): string {
  const { file, name, question, ruling, before, usual } = done
  const head = ruling ? rulingText(ruling) : `${name}: the ruling is taken back`
  return [
    `${paint.strong(head)}\n`,
    block(paint, 'asks', filled(question?.asks ?? 'nothing: the book has no such question any more')),
    block(paint, 'reading', ruling && question ? filled(String(question.readings[ruling.reading])) : []),
    block(paint, 'words', ruling?.words ? filled(ruling.words) : []),
    block(paint, ruling ? 'in place' : 'it was', before ? filled(rulingText(before)) : []),
    block(paint, 'kept', [file]),
    question === undefined || usual === undefined || question.editorial !== undefined
      ? block(paint, 'in play', ['nothing changes'])
      : changedText(book, question, usual, home, paint),
  ].join('')
}

/** Formats the consequences of a new default reading, and the commands to run next. */
function changedText(
  book: Book,
  question: Question,
  { before, now }: NonNullable<Done['usual']>,
  home: RuleHome,
  paint: Paint,
): string {
  const { name } = question
  const asking = book.tables.filter(({ view }) =>
    Object.values(view.fields).some((one) => questionOf(one)?.name === name),
  )
  const at = home.writtenAt(book, name)
  const written = writtenOf(question)
  const author = at === undefined ? 'on its page' : `in ${at}`
  return [
    block(paint, 'in play', filled(`"${now}" is the usual reading now, and no longer "${before}"`)),
    block(paint, 'asked by', filled(asking.map((table) => `the table "${table.name}"`).join(', '))),
    block(paint, 'to do', [
      ...(now === written
        ? []
        : filled(`write usual: '${now}' ${author}, which says '${written}': verify holds it against the ruling`)),
      `${programName()} verify ${book.name} --update`,
      `${programName()} questions ${book.name} ${name} --witnesses --update`,
      `${programName()} questions ${book.name} --measure --plays 60 --update`,
    ]),
  ].join('')
}
