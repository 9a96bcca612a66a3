/** A map in a few lines: the places where something stands, with what has just changed and what a decision is about. @module */
import { placeLetters, type ShownPlace, tokenLetters } from '#core'
import { SCREEN } from '../layout/one-screen.js'
import type { Paint } from '../layout/output-layout.js'

type Places = Readonly<Record<string, ShownPlace>>

/** A place that is told: what it is like, and whether it is asked about, or has just changed. */
export interface ToldPlace {
  readonly name: string
  readonly shown?: ShownPlace
  readonly is: 'asked about' | 'changed' | 'as it was'
}

/** The places to be told: where something stands, what has just changed, and what a decision is about. */
export function toldPlaces(
  names: readonly string[],
  { before, now, about }: { readonly before: Places; readonly now: Places; readonly about: ReadonlySet<string> },
): readonly ToldPlace[] {
  return names.flatMap((name): readonly ToldPlace[] => {
    const shown = now[name]
    const isChanged = lettersOf(shown) !== lettersOf(before[name])
    const is = about.has(name) ? 'asked about' : isChanged ? 'changed' : 'as it was'
    return is === 'as it was' && !shown?.tokens.length ? [] : [{ name, is, ...(shown && { shown }) }]
  })
}

/**
 * Places in columns: what changed stands behind a star, and what is asked about in brackets. It is read beside the large map or
 * the tables, which tell what the letters mean.
 */
export const smallMapText = (places: readonly ToldPlace[], paint: Paint): string =>
  inColumns(places.map((place) => entryOf(place, paint)))

const lettersOf = (shown: ShownPlace | undefined): string =>
  shown ? [placeLetters(shown), ...shown.tokens.map(tokenLetters)].join(' ').trim() : ''

const SIGNS = { 'asked about': ['[', ']'], changed: ['*', ''], 'as it was': [' ', ''] } as const

interface Entry {
  readonly text: string
  readonly painted: string
}

function entryOf({ name, shown, is }: ToldPlace, paint: Paint): Entry {
  const [before, after] = SIGNS[is]
  const letters = lettersOf(shown)
  return {
    text: `${before}${name}${after} ${letters}`,
    painted: `${before}${paint.strong(paint.tinted(name, shown?.ground))}${after} ${letters}`,
  }
}

/** Entries side by side, as many as a small terminal has room for, all equally wide. */
function inColumns(entries: readonly Entry[]): string {
  const widthOf = ({ text }: Entry) => [...text].length
  const width = Math.max(1, ...entries.map(widthOf)) + 2
  const across = Math.max(1, Math.floor((SCREEN.columns + 1) / width))
  const rows = Array.from({ length: Math.ceil(entries.length / across) }, (_, row) =>
    entries.slice(row * across, (row + 1) * across),
  )
  return rows
    .map((row) => `${row.map((entry) => entry.painted + ' '.repeat(width - widthOf(entry))).join('')}`.trimEnd())
    .map((line) => `${line}\n`)
    .join('')
}
