/** Behaviours as they were recorded: they answer what was asked then, and nothing else. @module */
import { createHash } from 'node:crypto'
import { canonical, type GameState, hashOf, mergePartial, type Position } from '#core'
import type { Bundle, Probe } from './behaviour-bundle.js'
import type { Attempted, Behaviour, OpeningCall, PendingLook } from './behaviour-types.js'

const keyOf = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex').slice(0, 16)

/** The name of an opening in a bundle. */
export const openingKey = ({ game, procedure, args }: OpeningCall): string => keyOf([game, procedure, args])
/** The name of a game in a bundle. */
export const gameKey = (game: GameState): string => keyOf(game)

/** The behaviour that a bundle holds. */
export function savedBehaviour(bundle: Bundle): Behaviour {
  const { about, numbers, written, empty, bases, openings, games, probes, causes } = bundle
  const positions = new Map<string, Position>()
  const probeAt = (position: Position) => own(probes, hashOf(position))
  const gameAt = (name: string): GameState => {
    const { after, game } = probes[name] as Probe
    return (after === undefined ? game : mergePartial(positionAt(after).game, game)) as GameState
  }
  const positionAt = (name: string): Position => {
    const found = positions.get(name)
    if (found) return found
    const { stack, outcome } = probes[name] as Probe
    const position = { game: gameAt(name), stack, ...(outcome !== undefined && { outcome }) } as Position
    positions.set(name, position)
    return position
  }
  const reached = (to: string | { readonly fault: string }): Attempted<Position> =>
    typeof to === 'string' ? { ok: true, value: positionAt(to) } : { ok: false, fault: to.fault }
  const resultOf = (position: Position, wanted: unknown) => {
    const text = canonical(wanted)
    return probeAt(position)?.results.find(({ option }) => canonical(option) === text)
  }
  return {
    about,
    numbers,
    written: new Set(written),
    tables: new Map(),
    empty,
    bases,
    problems: (game) => own(games, gameKey(game)),
    begin: (opening) => {
      const to = own(openings, openingKey(opening))
      return to === undefined ? undefined : reached(to)
    },
    resume: (position) => (probeAt(position) ? position : undefined),
    decide: (position) => lookAt(probeAt(position)),
    choose: (position, option) => {
      const result = resultOf(position, option)
      return result && reached(result.to)
    },
    causes: (position, option) => resultOf(position, option)?.causes?.flatMap((at) => causes[at] ?? []) ?? [],
    asked: () => [],
  }
}

function lookAt(probe: Probe | undefined): Attempted<PendingLook> | undefined {
  if (probe?.due === undefined) return undefined
  const { due, refused = [] } = probe
  if ('fault' in due) return { ok: false, fault: due.fault }
  return { ok: true, value: due.over ? due : { ...due, offered: () => due.offered, refused: () => refused } }
}

const own = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined
