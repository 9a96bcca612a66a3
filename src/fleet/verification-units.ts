/** The units of a verification by names that stay while their contents do. @module */
import {
  type GameState,
  hashOfContent,
  type UnitToKeep as KeptUnit,
  placesToKeepSecrets,
  type Scope,
  type Unit,
  type UnitGate,
  unitsOf,
  type VerifyContext,
  type World,
  worldsOf,
} from '#core'

/** A unit with its name, and what it depends on. */
export interface NamedUnit extends KeptUnit {
  readonly unit: Unit
}

/** The gates whose units are small: what a unit of the others runs is nearly everything. */
const OF_PIECES: readonly UnitGate[] = ['tables', 'charts', 'examples']

const scopeOf = (gate: UnitGate): Scope => (OF_PIECES.includes(gate) ? 'pieces' : 'book')

/** The units of the work on a book: one for each table, world and example file, some for the rest of each gate. */
export function namedUnits<Game extends GameState>(
  work: VerifyContext<Game>,
  files: readonly string[],
  parts: number,
): readonly NamedUnit[] {
  const gates: readonly UnitGate[] = [...new Set(unitsOf(work, 1).map(({ gate }) => gate))]
  return gates.flatMap((gate): readonly NamedUnit[] => {
    const scope = scopeOf(gate)
    if (gate === 'examples')
      return files.map((file, part) => ({
        name: `examples ${file}`,
        scope,
        unit: { gate, part, of: files.length },
      }))
    if (gate === 'charts') return chartUnits(work, scope)
    const names = namesOf(work, gate)
    if (names === undefined)
      return unitsOf(work, parts).flatMap((unit) =>
        unit.gate === gate && 'from' in unit ? [{ name: `${gate} ${unit.from}-${unit.to}`, scope, unit }] : [],
      )
    return names.map((name, from) => ({ name: `${gate} ${name}`, scope, unit: { gate, from, to: from + 1 } }))
  })
}

/** The worlds of each chart alone as one unit: they use nearly the same. */
function chartUnits<Game extends GameState>({ book }: VerifyContext<Game>, scope: Scope): readonly NamedUnit[] {
  const worlds = worldsOf(book, 'charts')
  const charts = [...new Set(worlds.map(({ call }) => call.procedure.name))]
  return charts.map((chart) => {
    const some = [...worlds.keys()].filter((place) => worlds[place]?.call.procedure.name === chart)
    const names = some.flatMap((place) => worlds.slice(place, place + 1).map(nameOfWorld))
    const name = `charts ${chart} ${hashOfContent(names.join('\n'))}`
    return { name, scope, unit: { gate: 'charts', from: 0, to: some.length, some } }
  })
}

/** The names of the things that a gate is about, where each is a unit of its own. */
function namesOf<Game extends GameState>(
  { book, plays }: VerifyContext<Game>,
  gate: UnitGate,
): readonly string[] | undefined {
  if (gate === 'tables') return book.tables.map(({ name }) => name)
  if (gate === 'worlds') return worldsOf(book, gate).map(nameOfWorld)
  if (gate === 'meetings') return book.meetings ? ['of the book'] : []
  if (gate === 'secrets')
    return placesToKeepSecrets(book, plays).map((place) => ('world' in place ? nameOfWorld(place.world) : place.name))
  return undefined
}

/** The name of a world, with a digest of what it is: its game and what is called in it. */
const nameOfWorld = ({ name, game, call: { procedure, args }, reach, asides }: AnyWorld): string =>
  `${name} ${hashOfContent(JSON.stringify([game, procedure.name, args, reach, asides === true]))}`

type AnyWorld = Omit<World<never>, 'game'> & { readonly game: object }
