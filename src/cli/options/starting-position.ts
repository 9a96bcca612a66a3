/** The options that say in which game of a book a play begins. @module */
import { Option } from 'commander'
import { type Book, bookFrom, type NamedBeginning, Unreadable } from '#core'

export interface BeginningFlags {
  readonly from?: string
  readonly variant?: readonly string[]
}

export const fromOption = (): Option => new Option('--from <game>', 'begin in a named game of the book, such as solo')

export const variantOption = (): Option =>
  new Option('--variant <rule>', 'play by an optional rule of the book; repeatable').argParser(
    (one: string, before: readonly string[] | undefined) => [...(before ?? []), one],
  )

/** The beginning that the flags name. */
export const beginningOf = ({ from, variant }: BeginningFlags): NamedBeginning => ({
  ...(from !== undefined && { from }),
  ...(variant !== undefined && { variants: variant }),
})

/** The same book, whose games begin as the flags say. */
export function begunFrom(book: Book, flags: BeginningFlags): Book {
  const read = bookFrom(book, beginningOf(flags))
  if (read.ok) return read.book
  throw new Unreadable([`${flags.from === undefined ? '--variant' : '--from'}: ${read.message}`])
}
