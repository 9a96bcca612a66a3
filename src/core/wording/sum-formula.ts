/** Sums as formulas: `1 = 1 (base) + 2 (fruit) - 2 (ladders)`. The command line and the pages print the same. @module */
import type { Clause } from '../kernel/sections/clause.js'
import type { Json, Value } from '../values/json.js'

/** A term of a sum, with the words for it. */
export interface SumTerm {
  readonly amount: number
  readonly label: string
  /** How often the term is added; once if missing. */
  readonly times?: number
}

/** True for an amount that is taken away. A row that takes nothing away answers -0. */
const isTaken = (amount: number): boolean => amount < 0 || Object.is(amount, -0)

/** A value with the terms that make it up, in one line; only the value if there are none. */
export function formulaText(value: Json, terms: readonly SumTerm[]): string {
  const total = typeof value === 'string' ? value : JSON.stringify(value)
  const parts = terms.map(({ amount, label, times = 1 }, at) => {
    const sign = at === 0 ? (amount < 0 ? '-' : '') : isTaken(amount) ? ' - ' : ' + '
    return `${sign}${times > 1 ? `${times} × ` : ''}${Math.abs(amount)} (${label})`
  })
  return parts.length === 0 ? total : `${total} = ${parts.join('')}`
}

/** The maximum number of clauses of a row that name its term. */
const NAMED = 2

/**
 * The words for a term, from the names of its clauses: `twoTrees` becomes `two trees`. A leading word that one of the
 * row's fields says already, such as a side, is left out.
 */
export function termLabel(clauses: readonly Clause[], because: Readonly<Record<string, Value>>): string {
  const [first] = clauses
  const said = new Set(Object.values(because).map((value) => String(value).toLowerCase()))
  const named = clauses.filter(({ section }) => section === first?.section).slice(0, NAMED)
  return [...new Set(named.map((clause) => clauseLabel(clause, said)))].join(', ')
}

function clauseLabel({ id, text }: Clause, said: ReadonlySet<string>): string {
  const words = id
    .slice(id.indexOf('.') + 1)
    .split(/(?=\p{Lu})|(?<=\D)(?=\d)/u)
    .map((word) => asWritten(word.toLowerCase(), text))
  const [first = '', ...others] = words
  return (others.length > 0 && said.has(first.toLowerCase()) ? others : words).join(' ')
}

/** A word with a capital if a text always writes it with one. */
function asWritten(word: string, text: string): string {
  const capital = `${word.charAt(0).toUpperCase()}${word.slice(1)}`
  const inside = text.split(/[^\p{L}\p{N}]+/u).slice(1)
  return inside.includes(capital) && !inside.includes(word) ? capital : word
}
