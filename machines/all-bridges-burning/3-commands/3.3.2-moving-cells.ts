/** The choices in a Message: the Cells, their spaces, their steps, and the keepers of abandoned News. @module */

import { asks, compared, deciding, option, readingOf } from 'rulewright/book'
import { mayNotMessage, mayNotSelectForMessage, messagePrice } from '#spec/all-bridges-burning/3-commands/3.3.2-message'
import { mayNotKeepNews } from '#spec/all-bridges-burning/3-commands/3.3.2-news'
import { CARGO, mayNotStepInMessage, type OTHER_NEWS } from '#spec/all-bridges-burning/3-commands/3.3.2-steps'
import { purse } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import { CELL_KINDS, cellKindsIn, holdsNews } from '#spec/all-bridges-burning/cells'
import { type GameMap, neighbors } from '#spec/all-bridges-burning/components/map'
import type { SpaceState } from '#spec/all-bridges-burning/game'
import { cellsIn, newsOf } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { MILITANTS, SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'
import { oneCell } from '#spec/all-bridges-burning/wording'
import {
  type MessageContext as C,
  isThere,
  isUnmovedThere,
  known,
  type MessageData,
  moverOf,
  moverText,
  selectedBy,
} from './3.3.2-movers.js'

const ask = asks<C>()
const granted = ({ spaces }: MessageData, space: Space) => spaces === 'any' || spaces.includes(space)

/** The Cells to move, over the map. */
export const cellsOn = (map: GameMap) =>
  ask.upTo(
    option('stop'),
    {
      name: 'a Cell to move by Message',
      cites: [cited.message.moves, cited.commandsInGeneral.actorPicksOwn],
      seat: () => 'moderates',
      from: () => SPACES.flatMap((space) => CELL_KINDS.map((cell) => option('message', { space, cell }))),
      says: (_, { space, cell }) => `with ${oneCell(cell, 'moderates')} in ${space}`,
      forbid: {
        table: mayNotMessage,
        view: {
          limited: ({ data }) => data.limited,
          first: ({ data }) => data.moved.length === 0,
          there: (context, { space, cell }) => isThere(context, space, cell),
          unmoved: (context, { space, cell }) => isUnmovedThere(context, space, cell),
          wayOut: ({ data }, { space }) => neighbors(map, space).some((name) => granted(data, name)),
          resources: ({ game, data }) => compared(purse(game, 'moderates'), messagePrice.ask({ free: data.free })),
          caught: ({ data }) => data.caught,
          reading: ({ game }) => readingOf(game, cited.captureEnds),
        },
      },
    },
    ({ data }) => data.moved.length > 0,
  )

/** True if the Cell need not move. */
const mayStay = ({ game }: C) => readingOf(game, cited.messageInPlace) === 'may stay'

/** Finds whether none, some or all of the selected spaces are among others. */
const howManyOf = (selected: readonly Space[], around: readonly Space[]) => {
  if (!selected.some((name) => around.includes(name))) return 'none'
  return selected.every((name) => around.includes(name)) ? 'all' : 'some'
}

/** The spaces for the Cell on its way, over the map. */
export const spacesOn = (map: GameMap) =>
  ask.upTo(
    option('stop selecting'),
    {
      name: 'a space that the Cell may move to',
      about: ({ data }) => moverText(data),
      cites: [cited.message.threeSpaces, cited.message.together, cited.message.nextToCell],
      seat: () => 'moderates',
      from: () => SPACES.map((space) => option('select', { space })),
      forbid: {
        table: mayNotSelectForMessage,
        view: {
          number: ({ data }) => moverOf(data).selected.length,
          selected: ({ data }, { space }) => selectedBy(data, space),
          nextToCell: ({ data }, { space }) => neighbors(map, space).includes(moverOf(data).start),
          nextToSelected: ({ data }, { space }) => howManyOf(moverOf(data).selected, neighbors(map, space)),
          granted: ({ data }, { space }) => granted(data, space),
          reading: ({ game }) => readingOf(game, cited.messageChain),
        },
      },
    },
    (context) => moverOf(context.data).selected.length > 0 || mayStay(context),
  )

const moves = () => SPACES.flatMap((to) => CARGO.map((cargo) => option('move', { to, with: cargo })))
const pickUp = option('pick up News')
type Step = ReturnType<typeof moves>[number] | typeof pickUp

/** The other News in the space of the Cell on its way, as far as it matters to a step. */
function otherNews({ game, data }: C, { type }: Step): (typeof OTHER_NEWS)[number] {
  const { at, cell } = moverOf(data)
  const space = game.spaces[at]
  const ownHolder = newsOf(space, 'moderates') > (holdsNews(cell) ? 1 : 0)
  if (ownHolder && (type === 'move' || space.news.alone === 0)) return 'with an own Cell'
  if (space.news.alone > 0) return 'alone'
  return MILITANTS.some((faction) => newsOf(space, faction) > 0) ? 'held' : 'none'
}

const reached = (data: MessageData, to: Space): 'selected' | 'start' | 'another' => {
  const { start, selected } = moverOf(data)
  if (selected.includes(to)) return 'selected'
  return to === start ? 'start' : 'another'
}

/** The prohibitions on steps of the moving Cell, over the map. */
const steppingOn = (map: GameMap) =>
  deciding<C, Step>()({
    table: mayNotStepInMessage,
    view: {
      step: (_, { type }) => (type === 'move' ? 'move' : 'pick up'),
      moves: ({ data }) => moverOf(data).moves,
      adjacent: ({ data }, step) => step.type === 'move' && neighbors(map, moverOf(data).at).includes(step.to),
      space: ({ data }, step) => (step.type === 'move' ? reached(data, step.to) : 'another'),
      cargo: (_, step) => (step.type === 'move' ? step.with : 'neither'),
      holdsNews: ({ data }) => holdsNews(moverOf(data).cell),
      otherNews,
      personality: ({ game, data }) => game.spaces[moverOf(data).at].personality,
      reading: ({ game }) => readingOf(game, cited.messageBack),
      cargoReading: ({ game }) => readingOf(game, cited.newsAndPersonality),
      newsReading: ({ game }) => readingOf(game, cited.newsOfAnotherCell),
    },
  })

const moveText = (move: Extract<Step, { readonly to: Space }>): string =>
  `to ${move.to}${move.with === 'neither' ? '' : ` with ${move.with}`}`

/** The steps of the Cell on its way, over the map. */
export const stepsOn = (map: GameMap) =>
  ask.upTo(
    option('stop moving'),
    {
      name: 'a step of the Cell on its way',
      about: ({ data }) => moverText(data),
      cites: [cited.message.moves, cited.message.oneMarker, cited.message.pickUp],
      seat: () => 'moderates',
      from: () => [...moves(), pickUp],
      says: (_, step) => (step.type === 'move' ? moveText(step) : undefined),
      forbid: steppingOn(map),
    },
    (context) => moverOf(context.data).moves > 0 || mayStay(context),
  )

/** The News that a Captured Cell could still pick up, over the map. */
export const caughtOn = (map: GameMap) =>
  ask.may(option('leave the News'), {
    name: 'whether the Captured Cell picks up News',
    about: ({ data }) => moverText(data),
    cites: [cited.message.pickUp],
    seat: () => 'moderates',
    from: () => [pickUp],
    forbid: steppingOn(map),
  })

/** The space where the Cell on its way has left News behind. */
const leftIn = ({ game, data }: C): SpaceState => game.spaces[known(moverOf(data).left)]
const KEEPERS = ['Active', 'Inactive', 'nobody'] as const

export const keepers = ask.must({
  name: 'who has the News that is left',
  about: ({ data }) => known(moverOf(data).left),
  cites: [cited.message.oneMarker],
  seat: () => 'moderates',
  from: () => KEEPERS.map((keeper) => option('keep', { keeper })),
  forbid: {
    table: mayNotKeepNews,
    view: {
      keeper: (_, { keeper }) => (keeper === 'nobody' ? 'nobody' : 'Cell'),
      there: (context, { keeper }) => cellKindsIn(leftIn(context), 'moderates').some(({ kind }) => kind === keeper),
      last: (context) => cellsIn(leftIn(context), 'moderates') === 0,
      reading: ({ game }) => readingOf(game, cited.newsLeftBehind),
    },
  },
})

export const hiding = ask.may(option('stay Active'), {
  name: 'whether the Cell goes Underground',
  about: ({ data }) => moverText(data),
  cites: [cited.message.hides],
  seat: () => 'moderates',
  from: () => [option('hide')],
})
