/** The check for Capture: which space it looks at, the die, and what comes of it. @module */

import { asks, compared, option, range, readingOf } from 'rulewright/book'
import { withoutStrayMarkers } from '#spec/all-bridges-burning/1-introduction/1.4.2-availability'
import {
  captureResult,
  captureStep,
  caughtPicksUp,
  comparedWith,
  mayNotCheck,
  spacesThatCount,
} from '#spec/all-bridges-burning/3-commands/3.3.2-capture'
import { isWithPersonality } from '#spec/all-bridges-burning/3-commands/3.3.2-steps'
import { holdsNews, kindOf, withCell, withoutCell } from '#spec/all-bridges-burning/cells'
import { distances, type GameMap } from '#spec/all-bridges-burning/components/map'
import type { Game } from '#spec/all-bridges-burning/game'
import { inSpace } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { MILITANTS, SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'
import {
  type MessageContext as C,
  isHolding,
  known,
  moverOf,
  moverText,
  selectedBy,
  withMover,
} from './3.3.2-movers.js'

const ask = asks<C>()

/** Returns the current step of the check for Capture. */
export const stepOfCheck = ({ game, data }: C) => {
  const mover = moverOf(data)
  return captureStep.ask({
    holding: isHolding(mover),
    check: mover.check,
    inChosen: mover.at === mover.chosen,
    reading: readingOf(game, cited.captureMoment),
  })
}

/** The Active Cells of the enemy Faction that has the most of them in a space. */
const strongest = ({ spaces }: Game, name: Space): number =>
  Math.max(...MILITANTS.map((faction) => spaces[name].cells[faction].active))

/** True if the check looks at a space. */
const counts = ({ game, data }: C, space: Space): boolean => {
  const { at, passed = [] } = moverOf(data)
  return spacesThatCount.ask({
    selected: selectedBy(data, space),
    passed: passed.includes(space) && at !== space,
    reading: readingOf(game, cited.captureSpaces),
  })
}

/** The spaces that count where one enemy Faction has the most Active Cells. */
const strongestSpaces = (context: C): readonly Space[] => {
  const { game } = context
  const all = SPACES.filter((name) => counts(context, name))
  const most = Math.max(...all.map((name) => strongest(game, name)))
  return all.filter((name) => strongest(game, name) === most)
}

/** True if no other strongest space is nearer to the origin of the News or the Personality than this one. */
function isNearest(map: GameMap, context: C, space: Space): boolean {
  const away = distances(map, known(moverOf(context.data).origin))
  const far = (name: Space) => away.get(name) ?? Number.POSITIVE_INFINITY
  return strongestSpaces(context).every((name) => far(space) <= far(name))
}

/** The space for the check, over the map. */
export const checkedSpaceOn = (map: GameMap) =>
  ask.must({
    name: 'the space for the check for Capture',
    about: ({ data }) => moverText(data),
    cites: [cited.message.mostCells, cited.message.nearest, cited.message.ties],
    seat: () => 'moderates',
    from: () => SPACES.map((space) => option('check', { space })),
    forbid: {
      table: mayNotCheck,
      view: {
        selected: (context, { space }) => counts(context, space),
        enemies: (context, { space }) => {
          if (strongest(context.game, space) === 0) return 'none'
          return strongestSpaces(context).includes(space) ? 'most' : 'fewer'
        },
        nearest: (context, { space }) => isNearest(map, context, space),
      },
    },
  })

export const captureDie = ask.chance({
  name: 'the die for Capture',
  about: ({ data }) => moverText(data),
  cites: [cited.message.roll],
  from: () => range(1, 6).map((face) => option('roll', { face })),
  says: (_, { face }) => `a ${face}`,
})

/** The Active enemy Cells that the die is compared with. */
const cellsThatCount = ({ game, data }: C): number => {
  const space = known(moverOf(data).chosen)
  const { reds, senate } = game.spaces[space].cells
  const which = comparedWith.ask({ reading: readingOf(game, cited.captureNumber) })
  return which === 'all enemies' ? reds.active + senate.active : strongest(game, space)
}

export const getsAway = (context: C, face: number): boolean =>
  captureResult.ask({ die: compared(face, cellsThatCount(context)) }) === 'moves on'

/** True if a Captured Cell may still pick up News. */
export const mayPickUpCaught = ({ game }: C): boolean =>
  caughtPicksUp.ask({ reading: readingOf(game, cited.newsAfterCapture) })

/** The Cell goes Underground where it is. */
export const hidden = ({ game, data }: C): C => {
  const { at, cell } = moverOf(data)
  const underground = kindOf('inactive', holdsNews(cell))
  return {
    game: inSpace(game, at, (space) => withCell(withoutCell(space, 'moderates', cell), 'moderates', underground)),
    data: withMover(data, { cell: underground }),
  }
}

/** The Cell is Captured: it ends, Active, in the space of the check, with what it holds. */
export const captured = ({ game, data }: C): C => {
  const { at, cell, cargo, chosen } = moverOf(data)
  const active = kindOf('active', holdsNews(cell))
  const personality = isWithPersonality(cargo)
  const left = inSpace(game, at, (space) =>
    withoutStrayMarkers.compute({
      ...withoutCell(space, 'moderates', cell),
      personality: space.personality && !personality,
    }),
  )
  return {
    game: inSpace(left, known(chosen), (space) => ({
      ...withCell(space, 'moderates', active),
      personality: space.personality || personality,
    })),
    data: withMover(data, { at: known(chosen), cell: active, check: 'made', captured: true }),
  }
}
