/** Scales: a row of numbered spaces with something that stands on one of them, as people look at it, for whatever draws it. @module */
import type { Sign, Tint } from './board-picture.js'

/** A sign printed on a space of a scale, or covering one. */
export interface Mark {
  readonly at: number
  readonly sign: Sign
  /** True if the print is covered and no longer counts. */
  readonly covered?: boolean
}

/** A scale, and where what moves on it stands. */
export interface Scale {
  readonly name: string
  /** The numbers of its first and its last space. */
  readonly from: number
  readonly to: number
  readonly at: number
  /** True if numbers above 0 are written with a plus sign. */
  readonly signed?: boolean
  readonly marks?: readonly Mark[]
  /** Parts that are drawn alike. */
  readonly parts?: readonly { readonly from: number; readonly to: number; readonly tint: Tint }[]
  /** An additional note about its current state. */
  readonly beside?: string
}

/** The numbers of the spaces, in their order. */
export const spacesOf = ({ from, to }: Pick<Scale, 'from' | 'to'>): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** A number as it stands on a scale. */
export const numberOn = ({ signed }: Pick<Scale, 'signed'>, number: number): string =>
  signed && number > 0 ? `+${number}` : `${number}`

/** The mark on a space. */
export const markAt = ({ marks = [] }: Pick<Scale, 'marks'>, space: number): Mark | undefined =>
  marks.find(({ at }) => at === space)

/** The signs on scales, each once, for a legend. */
export const signsOn = (scales: readonly Scale[]): readonly Sign[] => [
  ...new Map(scales.flatMap(({ marks = [] }) => marks.map(({ sign }) => [sign.short, sign] as const))).values(),
]
