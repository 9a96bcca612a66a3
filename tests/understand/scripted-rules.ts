/** Rules that follow a script: places, each with what is offered and refused there, and where each option leads. @module */
import type { Option } from '../../src/core/kernel/offers/option.js'
import type { Position } from '../../src/core/kernel/plays/position.js'
import type { Chosen, Rules } from '../../src/core/kernel/plays/rules.js'
import type { GameState } from '../../src/core/kernel/sections/question.js'

/** An option of a place. Without a place behind it, it is offered and cannot be chosen. */
export interface Way {
  readonly option: Option & Readonly<Record<string, unknown>>
  readonly seat?: string
  readonly declines?: boolean
  readonly says?: string
  readonly leads?: () => Place
}

/** A place where somebody decides; over, where nothing is offered. */
export interface Place {
  readonly asks?: string
  readonly seat?: string
  readonly offers?: readonly Way[]
  readonly asides?: readonly Way[]
  readonly refuses?: readonly Way[]
  /** What was refused on the way here, where nobody was asked. */
  readonly skipped?: readonly Way[]
}

/** Writes an option of Ann that leads to the end, or to a place. */
export const way = (type: string, fields: object = {}, leads: () => Place = () => ({}), more: object = {}): Way => ({
  ...{ option: { type, ...fields }, leads },
  ...more,
})

const choiceOf = ({ option, seat = 'Ann', declines = false, says }: Way) => ({
  ...{ option, seat, declines, refusals: [] },
  ...(says !== undefined && { says: () => says }),
})

/** The place as what a choice led to. */
export function arrivedAt(place: Place): Chosen<GameState> {
  const { skipped } = place
  const line = { kind: 'skipped', asks: '', refused: () => (skipped ?? []).map(choiceOf) }
  const trace = skipped ? [{ kind: 'entered' }, line] : []
  return { position: place, trace } as unknown as Chosen<GameState>
}

function decide(place: Place) {
  const { asks = 'something', seat = 'Ann', offers, asides = [], refuses = [] } = place
  if (offers === undefined) return { over: true, outcome: null }
  const [choices, refused] = [offers.map(choiceOf), () => refuses.map(choiceOf)]
  return { over: false, asks, seat, choices, refused, asides: { choices: () => asides.map(choiceOf) } }
}

function choose({ offers = [], asides = [] }: Place, option: Option): Chosen<GameState> {
  const leads = [...offers, ...asides].find((one) => one.option === option)?.leads
  if (leads === undefined) throw new Error('nothing lies behind it')
  return arrivedAt(leads())
}

/** The rules of a script, and the number of places at which they were asked. */
export function scripted(): { readonly rules: Rules; readonly asked: () => number } {
  let asked = 0
  const rules = {
    decide: (position: Position<GameState>) => {
      asked += 1
      return decide(position as unknown as Place)
    },
    choose: (position: Position<GameState>, option: Option) => choose(position as unknown as Place, option),
  }
  return { rules: rules as unknown as Rules, asked: () => asked }
}
