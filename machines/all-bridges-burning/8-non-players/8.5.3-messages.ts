/** The priorities of the Moderates in a Message, by their cards: the Cells to move, and their ways. @module */

import { type Clause, readingOf } from 'rulewright/book'
import type { Cargo } from '#spec/all-bridges-burning/3-commands/3.3.2-steps'
import { distanceTo } from '#spec/all-bridges-burning/8-non-players/8.1.7-places'
import { personalitySpace } from '#spec/all-bridges-burning/8-non-players/8.5.1-moderates-rally'
import { CELL_KINDS, type CellKind, holdsNews, statusOf } from '#spec/all-bridges-burning/cells'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import { cellsIn } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import type { Space } from '#spec/all-bridges-burning/vocabulary'
import {
  gameIn,
  inSequence,
  type Line,
  type Look,
  line,
  type Nested,
  prefer,
  timesOf,
  type Way,
} from './8.2-priority.js'
import { cellsLeft, type Journey, messageIn, moverIn } from './8.5.4-journeys.js'

interface Message {
  readonly type: 'message'
  readonly space: Space
  readonly cell: CellKind
}

interface Select {
  readonly type: 'select' | 'stop selecting'
  readonly space?: Space
}

interface Step {
  readonly type: 'move' | 'pick up News'
  readonly to?: Space
  readonly with?: Cargo
}

/** The goal of Cells in a Message: one sequential priority. */
export interface Goal {
  readonly name: string
  readonly cites: readonly Clause[]
  /** The journeys that would serve it. */
  readonly journeys: (look: Look) => readonly Journey[]
  /** The measure that makes one journey better than another, by a nested priority. */
  readonly better?: { readonly cites: Clause; readonly says: string; readonly value: (look: Look, to: Space) => number }
  /** True for a space whose News is the goal. The News then goes along. */
  readonly news?: (look: Look, space: Space) => boolean
}

/** The Preliminaries that both cards share. */
export interface Preliminaries {
  readonly upToThree: Clause
  readonly keepPersonality: Clause
  readonly keepNetwork: Clause
  readonly keepThree: Clause
  readonly loneFirst: Clause
  readonly otherwiseRandom: Clause
  readonly activeFirst: Clause
}

const CELL = 'a Cell to move by Message'

const isLone = (look: Look, { space: name }: Message) => {
  const space = gameIn(look).spaces[name]
  return cellsIn(space, 'moderates') === 1 && space.networks === 0
}

const servedBy = (goal: Goal, look: Look, { space, cell }: Message) =>
  goal.journeys(look).filter((journey) => journey.from === space && journey.cell === cell)

const bestOf = (look: Look, { better }: Goal, journeys: readonly Journey[]): number =>
  Math.max(...journeys.map(({ to }) => better?.value(look, to) ?? 0))

const betterBy = (goal: Goal): readonly Nested[] =>
  goal.better === undefined
    ? []
    : [
        prefer<Message>(goal.better.cites, goal.better.says, (look, option) =>
          bestOf(look, goal, servedBy(goal, look, option)),
        ),
      ]

const isActive = ({ cell }: Message) => statusOf(cell) === 'active'

/** True if a Cell is Active, or, under one reading, if no Active Cell of its space could Message. */
const goesFirst = (look: Look, option: Message): boolean =>
  isActive(option) ||
  (readingOf(gameIn(look), cited.activeMessenger) === 'of its space' &&
    !CELL_KINDS.some((cell) => isActive({ ...option, cell }) && isOffered(look, { ...option, cell })))

const isOffered = ({ decision }: Look, { space, cell }: Message): boolean =>
  decision.choices.some(
    ({ option }) =>
      option.type === 'message' &&
      'cell' in option &&
      'space' in option &&
      option.space === space &&
      option.cell === cell,
  )

/** The Cells that Message for the sake of a goal. */
const cellsFor = (goal: Goal, preliminaries: Preliminaries): Line =>
  line<Message>(CELL, 'message', {
    name: goal.name,
    cites: [...goal.cites, preliminaries.keepPersonality, preliminaries.keepNetwork, preliminaries.keepThree],
    when: (look) => cellsLeft(look) > 0,
    wants: (look, option) => servedBy(goal, look, option).length > 0,
    within: [
      ...betterBy(goal),
      prefer<Message>(preliminaries.loneFirst, 'a single Cell without other Moderates pieces', isLone),
      prefer<Message>([preliminaries.activeFirst, preliminaries.otherwiseRandom], 'an Active Cell', goesFirst),
    ],
  })

/** The goal for which the Cell on its way has set out. */
const goalOf = (look: Look, goals: readonly Goal[]) => goals.findLast(({ name }) => timesOf(look, name) > 0)

/** The best journeys of the Cell on its way, from where it has set out. */
function bestJourneys(look: Look, goals: readonly Goal[]): readonly Journey[] {
  const goal = goalOf(look, goals)
  const mover = moverIn(look)
  if (goal === undefined || mover === undefined) return []
  const served = servedBy(goal, look, { type: 'message', space: mover.start, cell: mover.cell })
  const best = bestOf(look, goal, served)
  return served.filter(({ to }) => (goal.better?.value(look, to) ?? 0) === best)
}

/** Filters the journeys that begin with the spaces selected so far and go on by one more, or end. */
function goingOn(look: Look, journeys: readonly Journey[], next: Space | undefined): readonly Journey[] {
  const selected = moverIn(look)?.selected ?? []
  return journeys.filter(
    ({ selects }) => selects[selected.length] === next && selected.every((space, place) => selects[place] === space),
  )
}

/** The ways on which the Cell would go on: its end is drawn, and then one of the ways there. */
function waysBy(look: Look, goals: readonly Goal[], next: Space | undefined): readonly Way[] {
  const all = bestJourneys(look, goals)
  return goingOn(look, all, next).map(({ to }) => ({ to, among: all.filter((one) => one.to === to).length }))
}

/** Returns the load of the next move of the moving Cell. */
function cargoOf(look: Look, goals: readonly Goal[]): Cargo {
  const game = gameIn(look)
  const mover = moverIn(look)
  if (mover === undefined || !holdsNews(mover.cell)) return 'neither'
  const wouldLose = cellsIn(game.spaces[mover.at], 'moderates') === 1
  const along = mover.moves > 0 || goalOf(look, goals)?.news !== undefined || wouldLose
  return along || readingOf(game, cited.messageNewsAlong) === 'takes it' ? 'News' : 'neither'
}

/** True if a move follows the selected way. With News on its way home, it must go nearer to the Personality. */
function isOnTheWay(map: GameMap, look: Look, goals: readonly Goal[], to: Space): boolean {
  const mover = moverIn(look)
  const home = personalitySpace(gameIn(look))
  const goal = goalOf(look, goals)
  if (mover === undefined || goal === undefined) return false
  if (goal.news === undefined || !holdsNews(mover.cell)) return mover.selected[mover.moves] === to
  return home !== undefined && distanceTo(map, to, [home]) < distanceTo(map, mover.at, [home])
}

/** True if the moving Cell is to pick up the News in its space. */
const picksUp = (look: Look, goals: readonly Goal[]): boolean => {
  const mover = moverIn(look)
  if (mover === undefined || holdsNews(mover.cell)) return false
  const isSought = goalOf(look, goals)?.news?.(look, mover.at) ?? false
  return isSought && gameIn(look).spaces[mover.at].news.alone > 0
}

const onTheWay = (map: GameMap, title: string, goals: readonly Goal[]): readonly Line[] => [
  line<Select>('a space that the Cell may move to', ['select', 'stop selecting'], {
    name: `${title}: the spaces of the way`,
    cites: [cited.message.threeSpaces, cited.message.nextToCell, cited.message.together],
    wants: (look, { space }) => goingOn(look, bestJourneys(look, goals), space).length > 0,
    ways: (look, { space }) => waysBy(look, goals, space),
  }),
  line<Step>('a step of the Cell on its way', 'move', {
    name: `${title}: the moves`,
    cites: cited.message.moves,
    wants: (look, step) =>
      !picksUp(look, goals) &&
      step.to !== undefined &&
      step.with === cargoOf(look, goals) &&
      isOnTheWay(map, look, goals, step.to),
  }),
]

/** The priorities of a card for Message: its goals in their order, and the ways of the Cells. */
export const messageFor = (
  map: GameMap,
  title: string,
  preliminaries: Preliminaries,
  goals: readonly Goal[],
): readonly Line[] => [
  line(CELL, 'stop', {
    name: `${title}: no more than three Cells`,
    cites: preliminaries.upToThree,
    when: (look) => goalOf(look, goals) !== undefined && messageIn(look)?.limited === false && cellsLeft(look) === 0,
  }),
  ...inSequence(goals.map((goal) => cellsFor(goal, preliminaries))),
  ...onTheWay(map, title, goals),
  ...goals
    .filter(({ news }) => news)
    .map(({ cites }) =>
      line<Step>('a step of the Cell on its way', 'pick up News', {
        name: `${title}: News is picked up`,
        cites,
        when: (look) => picksUp(look, goals),
      }),
    ),
]
