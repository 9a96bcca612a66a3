/**
 * Slips: small mistakes in the code of a book, all of them written into it, of which one is made at a time.
 *
 * The modules of a book are rewritten so that each place where a slip can be made asks here. Nothing is made as long as none is
 * chosen: then the rewritten code does what it did.
 *
 * @module
 */

/** A small mistake that can be made in code. */
export interface Slip {
  /** The function in which it is made: its module and its name. */
  readonly place: string
  /** The mistake in words. */
  readonly says: string
  /** A digest of the function: a verdict rests on it. */
  readonly digest: string
}

type Two = (a: never, b: never) => unknown

/** The operators that slips exchange, as functions. */
const OPERATORS = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '===': (a, b) => a === b,
  '!==': (a, b) => a !== b,
  '+': (a, b) => (a as number) + (b as number),
  '-': (a, b) => (a as number) - (b as number),
  '*': (a, b) => (a as number) * (b as number),
  '/': (a, b) => (a as number) / (b as number),
  '%': (a, b) => (a as number) % (b as number),
} satisfies Readonly<Record<string, Two>>

/** An operator for which a slip puts another one. */
export type Operator = keyof typeof OPERATORS

type Method = (...args: readonly unknown[]) => unknown

/** The maximum number of calls of a function with a slip; far more than any run of a case makes. */
const MOST_CALLS = 3_000_000

/** The slips of rewritten modules, and which of them is made. */
class Slips {
  private readonly all: Slip[] = []
  private readonly early = new Set<string>()
  private isLoaded = false
  private made: number | undefined
  private heard: Set<string> = this.early
  private calls = 0

  /** Takes the slips of a module, and tells the number of the first of them. */
  of(slips: readonly Slip[]): number {
    const first = this.all.length
    this.all.push(...slips)
    return first
  }

  /** Every slip that can be made, in the order of their numbers. */
  get known(): readonly Slip[] {
    return this.all
  }

  /** The functions that were called while their book was loaded: until this is asked for the first time. */
  get whileLoading(): ReadonlySet<string> {
    if (!this.isLoaded) this.heard = new Set()
    this.isLoaded = true
    return this.early
  }

  /** Makes a slip for as long as a piece of work runs. */
  making<T>(number: number, piece: () => T): T {
    this.made = number
    this.calls = 0
    try {
      return piece()
    } finally {
      this.made = undefined
    }
  }

  /** Hears which functions are called while a piece of work runs. */
  hearing<T>(piece: () => T): readonly [T, ReadonlySet<string>] {
    const heard = new Set<string>()
    this.heard = heard
    try {
      return [piece(), heard]
    } finally {
      this.heard = new Set()
    }
  }

  /** A function is called. With a slip it may never come to an end: then it is ended. */
  called(place: string): void {
    if (this.made === undefined) this.heard.add(place)
    else if (++this.calls > MOST_CALLS) throw new Error(`more than ${MOST_CALLS} functions are called`)
  }

  operate(number: number, right: Operator, wrong: Operator, a: never, b: never): unknown {
    return OPERATORS[number === this.made ? wrong : right](a, b)
  }

  and(number: number, a: () => unknown, b: () => unknown): unknown {
    return number === this.made ? a() || b() : a() && b()
  }

  or(number: number, a: () => unknown, b: () => unknown): unknown {
    return number === this.made ? a() && b() : a() || b()
  }

  turned(number: number, holds: unknown): unknown {
    return number === this.made ? !holds : holds
  }

  number(number: number, value: number, wrong: number): number {
    return number === this.made ? wrong : value
  }

  list<Item>(number: number, items: Item[]): Item[] {
    return number === this.made ? items.reverse() : items
  }

  /** A method is called, or another one in its place; without another one, nothing is done to what it belongs to. */
  call(
    number: number,
    on: Readonly<Record<string, Method>>,
    right: string,
    wrong: string,
    ...args: unknown[]
  ): unknown {
    if (number !== this.made) return on[right]?.(...args)
    return wrong === '' ? on : on[wrong]?.(...args)
  }
}

/** The key by which rewritten modules find their slips. */
const KEY = 'rulewright.slips'

/** The expression by which rewritten modules refer to the slips. */
export const SLIPS = `globalThis[Symbol.for('${KEY}')]`

/** The slips of all modules that were rewritten and loaded here. */
export const slips: Slips = shared()

/** The same for all copies of this module: rewritten modules know but one. */
function shared(): Slips {
  const all = globalThis as unknown as Record<symbol, Slips | undefined>
  const made = all[Symbol.for(KEY)] ?? new Slips()
  all[Symbol.for(KEY)] = made
  return made
}
