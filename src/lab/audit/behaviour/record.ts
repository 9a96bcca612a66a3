/** Recording: rules at work are led along roads, and whatever they are asked is kept. @module */

import { canonical, changes, type GameState, hashOf, mergePartial, type Position, partialOf } from '#core'
import type { Bundle, Probe } from './behaviour-bundle.js'
import type { Behaviour, PendingLook, Road } from './behaviour-types.js'
import { fieldsOf } from './field-mapping.js'
import { walk } from './parallel-walk.js'
import { gameKey, openingKey } from './stored-bundle.js'
import { bundleOf, numbering, type Stretch } from './unchanged-stretches.js'

type Result = Probe['results'][number]

/** After how many games that are kept as changes one is kept whole. */
const LONGEST = 50

interface Noted {
  /** The number of games stored as changes before this one. */
  readonly depth: number
  readonly head: Pick<Probe, 'after' | 'game' | 'stack' | 'outcome'>
  due?: Probe['due']
  refused?: Probe['refused']
  readonly results: Map<string, Result>
}

/** Records what a behaviour says along roads, here. */
export const recordBehaviour = (live: Behaviour, roads: readonly Road[], told?: (done: number) => void): Bundle =>
  bundleOf(
    live,
    roads,
    roads.map((road, at) => {
      told?.(at)
      return recordedAlong(live, road)
    }),
  )

/** Records what a behaviour says along one road. */
export function recordedAlong(live: Behaviour, road: Road): Stretch {
  const probes = new Map<string, Noted>()
  const openings = new Map<string, Bundle['openings'][string]>()
  const games = new Map<string, Bundle['games'][string]>()

  const causes = numbering()
  const noted = (position: Position, before?: Position): Noted => {
    const name = hashOf(position)
    const found = probes.get(name) ?? fresh(position, before)
    probes.set(name, found)
    return found
  }
  const fresh = (position: Position, before: Position | undefined): Noted => {
    const depth = before ? noted(before).depth + 1 : 0
    const head = headOf(position, depth < LONGEST ? before : undefined)
    return { head, depth: head.after === undefined ? 0 : depth, results: new Map() }
  }
  const recorder: Behaviour = {
    ...live,
    problems: (game) => {
      const found = live.problems(game)
      if (found) games.set(gameKey(game), found)
      return found
    },
    begin: (opening) => {
      const begun = live.begin(opening)
      if (begun?.ok) noted(begun.value)
      if (begun) openings.set(openingKey(opening), begun.ok ? hashOf(begun.value) : { fault: begun.fault })
      return begun
    },
    decide: (position) => {
      const look = live.decide(position)
      if (look) noted(position).due = look.ok ? plain(look.value) : { fault: look.fault }
      return look
    },
    choose: (position, option) => {
      const chosen = live.choose(position, option)
      if (chosen === undefined) return undefined
      if (chosen.ok) noted(chosen.value, position)
      const { results } = noted(position)
      const to = chosen.ok ? hashOf(chosen.value) : { fault: chosen.fault }
      results.set(canonical(option), { ...results.get(canonical(option)), option, to })
      return chosen
    },
    causes: (position, option) => {
      const found = live.causes(position, option)
      const { results } = noted(position)
      const result = results.get(canonical(option))
      if (result) results.set(canonical(option), { ...result, causes: found.map(causes.numberOf) })
      return found
    },
  }
  /** Everything that can be asked of a position that is looked at. */
  const ask = (position: Position) => {
    const look = recorder.decide(position)
    if (!look?.ok || look.value.over) return
    noted(position).refused = look.value.refused()
    for (const { option } of look.value.offered()) {
      recorder.choose(position, option)
      recorder.causes(position, option)
    }
  }
  const looked = new Set<string>()
  const look = ({ base }: { readonly base: Position }) => {
    const name = hashOf(base)
    if (!looked.has(name)) ask(base)
    looked.add(name)
    return false
  }
  const of = { base: recorder, now: live, fields: fieldsOf({ base: live, now: live }) }
  walk(of, 'base', road, { found: () => undefined, look })
  return {
    openings: Object.fromEntries(openings),
    causes: causes.all(),
    games: Object.fromEntries(games),
    probes: Object.fromEntries([...probes].map(([name, one]) => [name, probeOf(one)])),
  }
}

const probeOf = ({ head, due, refused, results }: Noted): Probe => ({
  ...head,
  ...(due && { due }),
  ...(refused && { refused }),
  results: [...results.values()],
})

/** A game is kept as what differs from the one before, where that can be said. */
function headOf({ game, stack, outcome }: Position, before: Position | undefined): Noted['head'] {
  const rest = { stack, ...(outcome !== undefined && { outcome }) }
  const part = before && partFrom(before.game, game)
  return part && before ? { after: hashOf(before), game: part, ...rest } : { game: { ...game }, ...rest }
}

function partFrom(before: GameState, game: GameState): ReturnType<typeof partialOf> | undefined {
  const differences = changes(before, game)
  if (differences.some(({ to }) => to === undefined)) return undefined
  const part = partialOf(differences)
  return canonical(mergePartial(before, part)) === canonical(game) ? part : undefined
}

const plain = (look: PendingLook): Probe['due'] => {
  if (look.over) return look
  const { refused: _, offered, ...kept } = look
  return { ...kept, offered: offered() }
}
