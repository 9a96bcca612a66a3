/** A new wording written into its book: a clause reworded, or a new one behind it. @module */
import { join, relative } from 'node:path'
import {
  addClauseBehind,
  type Book,
  CLAUSE_KINDS,
  type ClauseContent,
  type ClauseKind,
  CONTENTS,
  citingLines,
  editPage,
  findClause,
  findSection,
  type Gate,
  hasPages,
  homeOf,
  instead,
  type Report,
  readPages,
  rewriteClause,
  Unreadable,
  writeModule,
} from '#core'
import { type EditedBook, proveEdit, verifyNow } from '../../../books/prove-edit.js'
import type { Session } from '../../../program/command-context.js'

/** The command-line options that say what to write. */
export interface ApplyFlags {
  readonly add?: string
  readonly kind?: string
}

/** The consequences of a wording that was written into its book. */
export interface AppliedWording {
  readonly clause: string
  readonly page: string
  /** The lines of code that cite the clause. */
  readonly cited: readonly string[]
  /** The checks of the book as it is now; absent where they did not run. */
  readonly report?: Report
  /** The checks that fail now, each with what it did not find before. */
  readonly fresh: readonly Gate[]
}

/** A change of a page that is known to be possible. */
export interface WordingChange {
  readonly clause: string
  readonly page: string
  readonly write: () => void
}

/** Finds the place of a new wording; refuses what cannot be written, before anything is. */
export function wordingChange(
  book: Book,
  where: string,
  words: string | undefined,
  { add, kind }: ApplyFlags,
): WordingChange {
  const folder = homeOf(book)
  const label = relative(process.cwd(), folder)
  const pages = hasPages(folder) ? readPages(folder, label) : []
  const found = findClause(pages, where)
  if (found === undefined)
    throw new Unreadable([
      `--apply: got "${where}", expected the id of a clause on the pages of ${label} (see ${CONTENTS}), such as rally.cost`,
    ])
  const { page, part } = found
  const [section = ''] = where.split('.')
  const text = words === undefined ? undefined : oneLine(words)
  const given = kind === undefined ? {} : { kind: knownKind(kind) }
  const change = (clause: string, line: number, edits: ReturnType<typeof rewriteClause>): WordingChange => ({
    clause,
    page: `${join(label, page.file)}:${line}`,
    write: () => {
      editPage(folder, label, page, edits)
      writeModule(folder, label)
    },
  })
  if (add === undefined)
    return change(where, part.line, rewriteClause(part, { ...part, ...(text !== undefined && { text }), ...given }))
  if (text === undefined) throw new Unreadable(['--add: expected the words of the new clause, as --draft FILE'])
  const content: ClauseContent = { key: newKey(pages, section, add), kind: 'rule', see: [], text, ...given }
  return change(`${section}.${add}`, part.line + 1, addClauseBehind(part, content))
}

/** Writes a wording into its book, and proves what comes of it. */
export async function applyWording(
  session: Pick<Session, 'io'>,
  edited: EditedBook,
  { clause, page, write }: WordingChange,
): Promise<AppliedWording> {
  const before = await verifyNow(session, edited)
  write()
  const proved = await proveEdit(session, { ...edited, ...(before && { before }) })
  const cited = citingLines(edited.book, clause, process.cwd())
  return { clause, page, cited, fresh: [], ...(proved && { report: proved.report, fresh: proved.fresh }) }
}

/** The words of a clause, which is one line of a page. */
function oneLine(words: string): string {
  const text = words.replaceAll(/\s+/g, ' ').trim()
  if (text === '') throw new Unreadable(['--draft: got an empty text, expected the words of the clause'])
  return text
}

const KINDS: readonly string[] = CLAUSE_KINDS

function knownKind(kind: string): ClauseKind {
  if (!KINDS.includes(kind)) throw new Unreadable([`--kind: got "${kind}"${instead(kind, KINDS)}`])
  return kind as ClauseKind
}

/** The id of a new clause within its section. */
function newKey(pages: Parameters<typeof findSection>[0], section: string, add: string): string {
  if (!/^[a-z]\w*$/i.test(add))
    throw new Unreadable([`--add: got "${add}", expected an id of letters and digits, such as spaceLimit`])
  const clauses = findSection(pages, section)?.part.clauses ?? []
  const before = clauses.find(({ key }) => key === add)
  if (before !== undefined) throw new Unreadable([`--add: ${section}.${add} is there already, on line ${before.line}`])
  return add
}
