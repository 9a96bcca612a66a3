/** The items that Cells of a Message leave with others in their spaces. One reading takes them away. @module */

import { certain, readingOf } from 'rulewright/book'
import { withoutStrayMarkers } from '#spec/all-bridges-burning/1-introduction/1.4.2-availability'
import { messagePrice } from '#spec/all-bridges-burning/3-commands/3.3.2-message'
import { leftWithOthers } from '#spec/all-bridges-burning/3-commands/3.3.2-news'
import { afterMoves, type Cargo, isWithNews, isWithPersonality } from '#spec/all-bridges-burning/3-commands/3.3.2-steps'
import { paid } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import { type CellKind, holdsNews, kindOf, statusOf, withCell, withoutCell } from '#spec/all-bridges-burning/cells'
import type { Game, SpaceState } from '#spec/all-bridges-burning/game'
import { inSpace, newsOf, withNews } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { Space } from '#spec/all-bridges-burning/vocabulary'
import type { Chosen } from './3.1-terms.js'
import {
  type MessageContext as C,
  known,
  type MessageContext,
  type MessageData,
  type Mover,
  moverOf,
  settingOut,
  withMover,
} from './3.3.2-movers.js'

const isTaken = ({ game, data }: MessageContext): boolean =>
  leftWithOthers.ask({ limited: data.limited, reading: readingOf(game, cited.lastMovingCell) }) === 'is removed'

/** The data with what is left in a space that a Cell has just set out from. */
export function withBehind(context: MessageContext, space: Space): MessageData {
  const { game, data } = context
  if (!isTaken(context)) return data
  const { personality } = game.spaces[space]
  const others = (data.behind ?? []).filter((one) => one.space !== space)
  return { ...data, behind: [...others, { space, personality, news: newsOf(game.spaces[space], 'moderates') }] }
}

/** True if a Cell left something with others that is to be taken from them. */
export const hasBehind = (context: MessageContext): boolean =>
  isTaken(context) && (context.data.behind ?? []).some(({ personality, news }) => personality || news > 0)

/** The status of a Moderates Cell in a space that holds News, an Active one first, if there is any. */
const holderIn = (space: SpaceState) =>
  (['active', 'inactive'] as const).find((status) => space.news.moderates[status] > 0)

/** A space whose Moderates hold one News marker less, if they hold any. */
function withoutOneNews(space: SpaceState): SpaceState {
  const holder = holderIn(space)
  if (holder === undefined) return space
  return withCell(withoutCell(space, 'moderates', kindOf(holder, true)), 'moderates', kindOf(holder, false))
}

/** The game without what was left with others. */
export const withoutBehind = ({ game, data }: MessageContext): Game =>
  (data.behind ?? []).reduce(
    (before, { space, personality, news }) =>
      inSpace(before, space, (here) =>
        Array.from({ length: news }).reduce<SpaceState>(withoutOneNews, {
          ...here,
          personality: here.personality && !personality,
        }),
      ),
    game,
  )

/** A Cell sets out, and is paid for. */
export const messaging = ({
  context: { game, data },
  event: { space, cell },
}: Chosen<C, { space: Space; cell: CellKind }>) => ({
  game: paid(game, 'moderates', messagePrice.ask({ free: data.free })),
  data: settingOut(data, space, cell),
})

/** A space is selected for the Cell on its way. */
export const selecting = ({ context: { data }, event: { space } }: Chosen<C, { readonly space: Space }>) => ({
  data: withMover(data, { selected: [...moverOf(data).selected, space] }),
})

/** True if a Cell takes News along that another one there holds. */
const isTakingFromAnother = (cell: CellKind, cargo: Cargo): boolean => isWithNews(cargo) && !holdsNews(cell)

/** The data after another Cell of a space has handed its News over: if it has moved, it has moved all the same. */
function withoutHolder({ game, data }: C, at: Space): MessageData {
  const status = certain(holderIn(game.spaces[at]), 'Cell that holds News')
  const place = data.moved.findIndex((one) => one.space === at && one.cell === kindOf(status, true))
  return place < 0 ? data : { ...data, moved: data.moved.with(place, { space: at, cell: kindOf(status, false) }) }
}

/** The game after the Cell on its way has moved, with what it takes along. */
function moved({ game, data }: C, to: Space, cargo: Cargo, arriving: CellKind): Game {
  const { at, cell } = moverOf(data)
  const personality = isWithPersonality(cargo)
  const leaving = (space: SpaceState) => {
    const left = withoutCell(space, 'moderates', cell)
    return {
      ...(isTakingFromAnother(cell, cargo) ? withoutOneNews(left) : left),
      personality: space.personality && !personality,
    }
  }
  const entering = (space: SpaceState) => ({
    ...withCell(space, 'moderates', arriving),
    personality: space.personality || personality,
  })
  return inSpace(
    inSpace(game, at, (space) => withoutStrayMarkers.compute(leaving(space))),
    to,
    entering,
  )
}

/** The spaces that the Cell on its way has come to without News and Personality, where a reading asks for it. */
const withPassed = ({ game, data }: C, to: Space, cargo: Cargo): Partial<Mover> =>
  cargo === 'neither' && readingOf(game, cited.captureSpaces) === 'from then on'
    ? { passed: [...(moverOf(data).passed ?? []), to] }
    : {}

/** The Cell on its way has moved. */
export const moving = ({ context, event }: Chosen<C, { readonly to: Space; readonly with: Cargo }>) => {
  const { at, cell, moves, origin } = moverOf(context.data)
  const { to, with: cargo } = event
  const arriving = kindOf(statusOf(cell), isWithNews(cargo))
  const game = moved(context, to, cargo, arriving)
  const before = isTakingFromAnother(cell, cargo) ? withoutHolder(context, at) : context.data
  const data = moves === 0 ? withBehind({ game, data: before }, at) : before
  return {
    game,
    data: withMover(data, {
      at: to,
      cell: arriving,
      moves: moves + 1,
      cargo,
      origin: origin === 'none' && cargo !== 'neither' ? at : origin,
      left: holdsNews(cell) && !isWithNews(cargo) ? at : 'none',
      ...withPassed(context, to, cargo),
    }),
  }
}

/** The Cell has picked up News; before its first move it does not yet move with it. */
export const pickingUp = ({ context: { game, data } }: { readonly context: C }) => {
  const { at, cell, moves, origin } = moverOf(data)
  const holder = kindOf(statusOf(cell), true)
  const carried = { cargo: 'News', origin: origin === 'none' ? at : origin } as const
  return {
    game: inSpace(game, at, (space) => {
      const held = withCell(withoutCell(space, 'moderates', cell), 'moderates', holder)
      return withNews(held, 'alone', -1)
    }),
    data: withMover(data, { cell: holder, ...(moves > 0 && carried) }),
  }
}

/** Somebody has the News that was left, or it stands by itself. */
export const keeping = ({ context, event }: Chosen<C, { keeper: 'Active' | 'Inactive' | 'nobody' }>) => {
  const { left, moves } = moverOf(context.data)
  const game = inSpace(context.game, known(left), (space) => {
    const { keeper } = event
    if (keeper === 'nobody') return withNews(space, 'alone', 1)
    const holder = kindOf(keeper === 'Active' ? 'active' : 'inactive', true)
    return withCell(withoutCell(space, 'moderates', keeper), 'moderates', holder)
  })
  const data = withMover(context.data, { left: 'none' })
  return { game, data: moves === 1 ? withBehind({ game, data }, known(left)) : data }
}

/** Returns the fate of the Cell after its moves. */
export const outcome = ({ game, data }: C) => {
  const { cell, captured: caught } = moverOf(data)
  return afterMoves.ask({
    captured: caught,
    underground: statusOf(cell) === 'inactive',
    reading: readingOf(game, cited.messageHiding),
  })
}
