/** Paths of charts as plain JSON for other programs. @module */
import type { NamedPath, PlayedPath, PlayedStep, Went, WorldPaths } from '#core'
import { plainClause } from '../plain-text.js'

/** The paths of worlds, with what is sent in each step and its words. */
export const plainWorlds = (worlds: readonly WorldPaths[]) =>
  worlds.map(({ name, world, paths }) => ({
    name,
    world: world.name,
    paths: paths.map((path) => ({ name: path.name, steps: path.steps() })),
  }))

/** A path as it was played. */
export const plainPlayed = ({ name, chart, world }: NamedPath, { passed, steps }: PlayedPath) => ({
  path: name,
  chart,
  world: world.name,
  passed,
  steps: steps.map(plainStep),
})

const plainStep = ({ event, says, went, byXState }: PlayedStep) => ({
  ...(event && { event }),
  says,
  ...plainWent(went),
  ...(byXState && { byXState: plainWent(byXState) }),
})

const plainWent = (went: Went) =>
  'refused' in went
    ? went
    : {
        state: went.state,
        transitions: went.transitions.map(({ clauses, ...way }) => ({ ...way, clauses: clauses.map(plainClause) })),
      }
