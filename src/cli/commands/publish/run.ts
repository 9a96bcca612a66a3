/** `rulewright publish`, carried out. @module */

import { basename, extname } from 'node:path'
import {
  type Book,
  bytesAt,
  DATA,
  type FileKind,
  type FolderChanges,
  isFile,
  type ListedBook,
  type Report,
  readIn,
  refuseStaleBuild,
  textAt,
  Unreadable,
  writeOwn,
  writtenBefore,
} from '#core'
import { type Paged, pagesOf, type Unpaged } from '#fleet'
import { type ChangesReport, changesSchema } from '#lab'
import {
  exampleAssets,
  type FirstVisit,
  firstVisits,
  graphvizPackage,
  heaviest,
  isPlayable,
  pageAssets,
  SITE,
  type SiteBranding,
  type SiteFiles,
  type SiteFrame,
  type SitePart,
  siteFiles,
} from '#site'
import { bookNamed, wholeName } from '../../books/library.js'
import { originOf } from '../../books/load-origin.js'
import { reportOn } from '../../books/verification-report.js'
import { type HandFlags, threadsOver } from '../../options/choose-workers.js'
import { printResult } from '../../output/print-result.js'
import { whileProgress } from '../../output/progress.js'
import type { Session } from '../../program/command-context.js'
import { EXIT } from '../../program/io.js'
import { programName } from '../../program/program-name.js'
import { mustBeWatchable, watching } from '../../watch/watch.js'

/** Command-line options of `publish`. */
export interface PublishFlags extends Pick<HandFlags, 'jobs'> {
  readonly out?: string
  readonly title: string
  readonly logo?: string
  readonly licence?: string
  readonly address?: string
  readonly reference?: string
  readonly edit?: string
  readonly changes: readonly string[]
  readonly watch?: true
  readonly evenSo?: true
  readonly json?: true
}

/** Publishes books, by themselves or over components of the user's own. */
export async function publish(
  session: Session,
  names: readonly string[],
  flags: PublishFlags,
  isOverOwn: boolean,
): Promise<void> {
  const { io, ends } = session
  const { out, watch = false, evenSo = watch } = flags
  if (out === undefined) throw new Unreadable(['--out: expected the folder into which the site is written'])
  const own = writtenBefore(SITE, '--out', out)
  const given = givenLook(flags)
  await graphvizPackage()
  const listed = await meant(session, names)
  for (const { book } of listed) refuseStaleBuild(book)
  if (watch) mustBeWatchable(listed.map(({ book }) => book))
  const changes = changesIn(
    flags.changes,
    listed.map(({ book }) => book.name),
  )
  const began = process.cpuUsage()
  const built = new Map([...pageAssets(), ...given.files])
  const playable = listed.filter(({ short }) => isPlayable(short, built))
  const assets = new Map([...built, ...playable.flatMap(({ short, book }) => [...exampleAssets(short, book)])])
  const frame: SiteFrame = { look: given.look, shelf: listed.map(({ book, short }) => ({ short, title: book.title })) }
  const unpaged: Unpaged[] = []
  for (const { book, short } of listed) {
    const from = isOverOwn ? undefined : originOf(session, book)
    const report = await reportOn(book, session, from)
    if (!report.passed) io.err(`${faultsOf(book, report)}; ${evenSo ? 'it is published even so' : NOTHING_WRITTEN}\n`)
    const own = changes.filter((one) => one.book === book.name)
    const common = {
      ...{ short, report, changes: own, frame, isPlayable: isPlayable(short, assets), isWatched: watch },
      ...(flags.edit !== undefined && { edit: flags.edit }),
    }
    unpaged.push({ book, common, hands: threadsOver(from, flags, io) })
  }
  if (!evenSo && unpaged.some(({ common: { report } }) => !report.passed)) return ends(EXIT.failed)
  const paged = await pagesMade(unpaged, io)
  const parts = paged.map(({ part }) => part)
  const files = siteFiles({ parts, ...given, assets })
  const done = writeOwn(SITE, out, files, own)
  const { user, system } = process.cpuUsage(began)
  const summary = { out, ...sizesOf(files, parts), ...done, cpuSeconds: Math.round((user + system) / 1e4) / 100 }
  printResult(io, flags, { data: () => summary, text: () => printed(summary) })
  if (!watch) return
  const books = paged.flatMap(({ part, learnt }) => (learnt ? [{ name: part.name, short: part.short, learnt }] : []))
  await watching({ out, frame, files, books }, io)
}

const NOTHING_WRITTEN = 'nothing is written (--even-so publishes it all the same)'

/** The gates that found something in a book, in a line. */
function faultsOf({ title, name }: Book, { gates }: Report): string {
  const failed = gates.filter(({ passed }) => !passed).map((gate) => gate.name)
  return `${title} does not pass ${failed.join(', ')}, as "${programName()} verify ${name}" tells`
}

/** The pages of books, in their order. */
async function pagesMade(unpaged: readonly Unpaged[], { told }: Session['io']): Promise<readonly Paged[]> {
  const total = unpaged.length
  const made = await whileProgress(
    (progress) => pagesOf(unpaged, (done) => progress?.({ gate: 'books', done, total })),
    told,
  )
  return unpaged.flatMap((one) => made.get(one) ?? [])
}

/** The books that are meant, each once. */
async function meant(
  { library }: Session,
  names: readonly string[],
): Promise<readonly { readonly book: Book; readonly short: string }[]> {
  const wanted =
    names.length > 0
      ? [...new Set(names.map((name) => wholeName(library, name)))]
      : (library.worked ?? library.books.map(({ name }) => name))
  const shortOf = ({ name }: Book) => library.books.find((listed: ListedBook) => listed.name === name)?.short ?? name
  const books = await Promise.all(wanted.map((name) => bookNamed(library, name)))
  return books.map((book) => ({ book, short: shortOf(book) }))
}

const CHANGES: FileKind = { ...DATA, expected: 'what "changes --json" prints' }

/** Reads the changes of the given books from report files. */
const changesIn = (files: readonly string[], books: readonly string[]): readonly ChangesReport[] =>
  files.map((file) => {
    const report = readIn(file, changesSchema, CHANGES)
    if (books.includes(report.book)) return report
    throw new Unreadable([`--changes: ${file}: this is about ${report.book}; expected ${books.join(' or ')}`])
  })

const MEGABYTE = 1024 * 1024
const PICTURE: FileKind = { most: MEGABYTE, expected: 'a picture: SVG, PNG, JPEG or WebP' }
const LICENCE_TEXT: FileKind = { most: MEGABYTE, expected: 'a text in Markdown' }
const PICTURES = ['.svg', '.png', '.jpg', '.jpeg', '.webp']

/** Reads the appearance of the site, and the files that it needs. */
function givenLook({ title, logo, licence, address, reference, edit }: PublishFlags): {
  readonly look: SiteBranding
  readonly licence?: string
  readonly files: SiteFiles
} {
  if (reference !== undefined && !URL.canParse(reference) && !/^[.\w/-]+$/.test(reference))
    throw new Unreadable([`--reference: got "${reference}", expected an address, such as https://example.org/program/`])
  if (edit !== undefined && !/^https?:\/\/./.test(edit))
    throw new Unreadable([
      `--edit: got "${edit}", expected where the files of the project stand, such as https://example.org/rules/blob/main/`,
    ])
  if (address !== undefined && !/^https?:\/\/./.test(address))
    throw new Unreadable([
      `--address: got "${address}", expected where the site will stand, such as https://example.org/rules/`,
    ])
  if (licence !== undefined && !isFile(licence) && /^\S+\.(md|txt)$|^\.?\.?\//.test(licence))
    throw new Unreadable([`--licence: ${licence}: there is no such file; expected a file in Markdown, or a few words`])
  const text = licence !== undefined && isFile(licence) ? textAt(licence, LICENCE_TEXT) : undefined
  const picture = logo === undefined ? undefined : pictureAt(logo)
  return {
    look: {
      title,
      ...(picture && { logo: picture.place }),
      ...(licence !== undefined && { licence: text === undefined ? licence : 'page' }),
      ...(address !== undefined && { address: address.replace(/\/*$/, '/') }),
      ...(reference !== undefined && { reference }),
    },
    ...(text !== undefined && { licence: text }),
    files: new Map(picture ? [[picture.place, picture.bytes]] : []),
  }
}

function pictureAt(file: string) {
  const kind = extname(basename(file)).toLowerCase()
  if (!PICTURES.includes(kind))
    throw new Unreadable([
      `--logo: ${file}: expected ${PICTURE.expected}, with a name that ends so (${PICTURES.join(', ')})`,
    ])
  return { place: `assets/logo${kind}`, bytes: bytesAt(file, PICTURE) }
}

interface Sizes {
  readonly files: number
  readonly pages: number
  readonly bytes: number
  /** The section whose first visit loads most, and how much that is. */
  readonly firstVisit: FirstVisit
}

function sizesOf(files: SiteFiles, parts: readonly SitePart[]): Sizes {
  const bytes = [...files.values()].reduce((sum, content) => sum + Buffer.byteLength(content), 0)
  return {
    files: files.size,
    pages: [...files.keys()].filter((file) => file.endsWith('.html')).length,
    bytes,
    firstVisit: heaviest(
      firstVisits(
        files,
        parts.flatMap(({ sections }) => sections),
      ),
    ),
  }
}

const printed = ({
  out,
  pages,
  bytes,
  written,
  unchanged,
  removed,
  cpuSeconds,
}: Sizes & FolderChanges & { readonly out: string; readonly cpuSeconds: number }): string =>
  `${out}: ${pages.toLocaleString('en')} pages, ${(bytes / MEGABYTE).toFixed(1)} MB; ${written} files written, ${unchanged} unchanged, ${removed} removed; ${cpuSeconds} s of CPU\n`
