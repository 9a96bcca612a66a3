/** The legend of drawings: the letters of the shown signs, pieces and boxes, with their words. @module */

import { type Drawing, type Meaning, type Shown, type Sign, tokenLetters } from '#core'

/** The visible part of a game: all of it, unless certain tracks are chosen or the map is left out. */
export interface Sighted {
  readonly shown: Shown
  readonly tracks?: ReadonlySet<string>
  readonly withoutMap?: boolean
}

/** The meanings of the signs, pieces and boxes in some pictures. */
export type DrawnLegend = Readonly<Record<'marks' | 'pieces' | 'boxes', readonly Meaning[]>>

/** The meanings of all letters on drawings that are not words themselves; different numbers appear once. */
export function drawnLegend({ tracks }: Pick<Drawing, 'tracks'>, all: readonly Sighted[]): DrawnLegend {
  const places = all.flatMap(({ shown, withoutMap }) => (withoutMap ? [] : Object.values(shown.places ?? {})))
  const isDrawn = (name: string) => all.some((one) => one.tracks?.has(name) ?? one.shown.tracks[name] !== undefined)
  const forms = tracks.filter(({ name }) => isDrawn(name))
  const inBoxes = all.flatMap(({ shown, tracks: chosen }) =>
    Object.entries(shown.tracks).flatMap(([name, boxes]) =>
      (chosen?.has(name) ?? true) ? Object.values(boxes).flat() : [],
    ),
  )
  const tokens = [...places.flatMap((place) => place.tokens), ...inBoxes]
  return {
    marks: told(places.flatMap(({ signs = [] }) => signs)),
    pieces: told(tokens.map((token) => ({ ...token, short: tokenLetters({ ...token, count: 1 }) }))),
    boxes: told(forms.flatMap(({ boxes }) => boxes.flatMap(({ name, short }) => (short ? [{ name, short }] : [])))),
  }
}

const NUMBER = /\d+/g

const numbersIn = (text: string): readonly string[] => text.match(NUMBER) ?? []

/** A sign of which the number differs: it is told of any. */
function meaningOf({ short, name, tint }: Sign): Meaning {
  const [number, ...more] = numbersIn(short)
  const isAny = number !== undefined && more.length === 0 && numbersIn(name).includes(number)
  const words = short === number ? name.replace(/,.*$/, '') : name
  const any = isAny ? { short: short.replace(NUMBER, 'n'), name: words.replace(number, 'n') } : { short, name }
  return { ...any, ...(tint && { tint }) }
}

/** Each once, in the order of their letters; what is a word itself needs no other. */
function told(signs: readonly Sign[]): readonly Meaning[] {
  const meanings = signs.map(meaningOf).filter(({ short = '', name }) => short.toLowerCase() !== name.toLowerCase())
  const by = new Map(meanings.map((one) => [`${one.short}\n${one.name}`, one]))
  return [...by.keys()].toSorted().flatMap((key) => by.get(key) ?? [])
}
