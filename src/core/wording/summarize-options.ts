/** Options told together: `climb tree=short|middle`, `give amount=1 to 6`. @module */
import type { Option } from '../kernel/offers/option.js'
import { words } from './option-text.js'

/** Options in as few texts as tell them all: those that differ in one field side by side, runs of numbers by their ends. */
export function summarizeOptions(options: readonly Option[]): readonly string[] {
  const distinct = [...new Map(options.map((one) => [words(one), one])).values()]
  const alike = groupsBy(distinct, (one) => JSON.stringify([one.type, ...Object.keys(one)]))
  return alike.flatMap(together)
}

/** Things by a key, in the order in which they come. */
export function groupsBy<T>(things: readonly T[], keyOf: (one: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>()
  for (const one of things) {
    const key = keyOf(one)
    const same = groups.get(key)
    if (same) same.push(one)
    else groups.set(key, [one])
  }
  return [...groups.values()]
}

/** Options with the same fields, merged along the field that leaves the fewest texts. */
function together(options: readonly Option[]): readonly string[] {
  const [first] = options
  if (first === undefined || options.length === 1) return options.map(words)
  const ways = Object.keys(first)
    .filter((field) => field !== 'type')
    .map((field) => ({
      field,
      groups: groupsBy(options, (option) => JSON.stringify(without(option, field))),
    }))
  const best = ways.reduce((a, b) => (b.groups.length < a.groups.length ? b : a), ways[0] ?? { field: '', groups: [] })
  return best.groups.map((group) => merged(group, best.field))
}

const without = (option: object, field: string): object =>
  Object.fromEntries(Object.entries(option).filter(([name]) => name !== field))

/** Options that differ in one field only, as one text. */
function merged(group: readonly Option[], field: string): string {
  const [first] = group
  if (first === undefined || group.length === 1) return group.map(words).join('')
  const values = group.map((option) => Object.entries(option).find(([name]) => name === field)?.[1] as unknown)
  const text = `${field}=${valuesText(values)}`
  return `${words(without(first, field) as Option)} ${text}`
}

/** Values side by side, and numbers that follow each other by their ends. */
function valuesText(values: readonly unknown[]): string {
  if (values.every((value) => typeof value === 'number')) return runsOf(values.toSorted((a, b) => a - b)).join('|')
  return values.map((value) => words({ type: String(value) })).join('|')
}

/** Numbers in their order, those that follow each other by their ends. */
export function runsOf(numbers: readonly number[]): readonly string[] {
  const runs: number[][] = []
  for (const number of numbers) {
    const last = runs.at(-1)
    if (last !== undefined && last.at(-1) === number - 1) last.push(number)
    else runs.push([number])
  }
  return runs.flatMap((run) => (run.length > 2 ? [`${run[0]} to ${run.at(-1)}`] : run.map(String)))
}
