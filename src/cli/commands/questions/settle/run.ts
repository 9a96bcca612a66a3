/** `rulewright questions settle`, carried out: a ruling kept, replaced or taken back. @module */

import { relative } from 'node:path'
import {
  type Book,
  changeRulings,
  homeOf,
  instead,
  isDate,
  type Question,
  type Ruled,
  type Ruling,
  rootOf,
  rulingsFile,
  rulingsIn,
  Unreadable,
} from '#core'
import { locatingIn } from '#lab'
import { bookAndWord, bookMeant } from '../../../books/library.js'
import { verifyNow } from '../../../books/prove-edit.js'
import { printResult } from '../../../output/print-result.js'
import type { Session } from '../../../program/command-context.js'
import { EXIT } from '../../../program/io.js'
import { questionMeant } from '../question-argument.js'
import { applyRuling, questionPage } from './apply.js'
import { listText, type RulingResult, resultText, type WrittenAt, writtenOf } from './ruling-text.js'

/** The file of a book's rulings, and the places where its questions are written. */
export interface RuleHome {
  readonly rulingsFile: (book: Book) => string
  readonly writtenAt: WrittenAt
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
  readonly apply?: true
  readonly json?: true
}

/** Keeps a ruling, or lists those that are kept; unless somebody says otherwise, of the books of this package. */
export async function rule(
  session: Session,
  first: string | undefined,
  second: string | undefined,
  said: RuleFlags,
  home: RuleHome = HOME,
): Promise<void> {
  const { io, library, ends } = session
  const [name, asked] = bookAndWord(library, first, second)
  const book = await bookMeant(library, name)
  const file = home.rulingsFile(book)
  if (asked === undefined) return list(session, book, file, said)
  const page = said.apply && !said.withdraw ? questionPage(book, questionMeant(book, nameIn(asked)).name) : undefined
  const change = said.withdraw ? withdrawn : given
  // What is refused is refused before the checks, which take their time.
  if (page) change(book, rulingsIn(file), asked, said)
  const before = page && (await verifyNow(session, { book, named: name && first }))
  const { rulings: _all, ...changed } = changeRulings(file, (kept) => change(book, kept, asked, said))
  const { ruling, question } = changed
  const applied =
    page && ruling && question
      ? await applyRuling(
          session,
          { book, named: name && first, ...(before && { before }) },
          page,
          ruling,
          formerOf(question, ruling.reading),
        )
      : undefined
  const result: RulingResult = { file: relative(process.cwd(), file), ...changed, ...(applied && { applied }) }
  const { question: _, ...plain } = result
  printResult(io, said, { data: () => plain, text: (paint) => resultText(book, result, home.writtenAt, paint) })
  if (applied !== undefined && applied.fresh.length > 0) ends(EXIT.failed)
}

/** Lists the rulings of a book. */
function list({ io }: Session, book: Book, file: string, said: RuleFlags): void {
  const odd = (['by', 'on', 'where', 'words', 'instead', 'withdraw', 'apply'] as const).find(
    (flag) => said[flag] !== undefined,
  )
  if (odd !== undefined) throw new Unreadable([`--${odd}: expected a question, too, as ${exampleOf(book)}`])
  const kept = rulingsIn(file)
  printResult(io, said, { data: () => kept, text: (paint) => listText(book, kept, paint) })
}

/** The name of the question that an argument sets. */
const nameIn = (asked: string): string => asked.split('=')[0] ?? ''

/** The reading under which the examples of a book were written, before a ruling. */
const formerOf = ({ usual, written = usual }: Question, reading: string): string =>
  usual === reading ? written : usual

type Change = Omit<RulingResult, 'file' | 'applied'> & { readonly rulings: readonly Ruled[] }

const usualSince = (before: string, now: string): Pick<RulingResult, 'usual'> =>
  before === now ? {} : { usual: { before, now } }

function withdrawn(book: Book, kept: readonly Ruled[], name: string, said: RuleFlags): Change {
  const odd = (['by', 'on', 'where', 'words', 'instead', 'apply'] as const).find((flag) => said[flag] !== undefined)
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
  if (before && said.apply && before.reading === reading && said.by === undefined)
    return { rulings: kept, name, question, ruling: before, ...usualSince(writtenOf(question), reading) }
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
