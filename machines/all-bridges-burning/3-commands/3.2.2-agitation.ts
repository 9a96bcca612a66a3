/** The choices in the second step of Activism: the die and the Cells that it Activates, or Agitation. @module */

import { asks, compared, option, range, readingOf } from 'rulewright/book'
import { controlOf } from '#spec/all-bridges-burning/1-introduction/1.7-control'
import { mayNotActivate } from '#spec/all-bridges-burning/3-commands/3.2.2-activated-cells'
import { agitationByActivism, mayNotFollow } from '#spec/all-bridges-burning/3-commands/3.2.2-activism'
import { mayNotAgitate } from '#spec/all-bridges-burning/3-commands/3.2.2-agitation'
import type { Game } from '#spec/all-bridges-burning/game'
import { isNonPlayer } from '#spec/all-bridges-burning/non-player-state'
import { terrorIn } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'
import {
  type ActivismContext,
  actor,
  againstPrice,
  agitatingIn,
  dieReaches,
  priceOf,
  priceToAgitate,
  spacesToActivate,
} from './3.2.2-activated-cells.js'

const ask = asks<ActivismContext>()
const isExtreme = ({ spaces }: Game, name: Space) => spaces[name].level === 'Active Opposition'
const hasTerror = ({ spaces }: Game, name: Space) => terrorIn(spaces[name]) > 0

const STEPS = {
  'a shift': ['shift'],
  'the removal of Terror': ['remove Terror'],
  both: ['remove Terror', 'shift'],
} as const

/** The price of beginning to Agitate in a space, with the least that Agitation asks for there. */
const leastToAgitate = (context: ActivismContext, name: Space) => {
  const { game } = context
  const least = agitationByActivism.ask({
    terror: hasTerror(game, name),
    reading: readingOf(game, cited.activismTerrorOnly),
  })
  return STEPS[least].reduce(
    (price, step) => price + priceToAgitate(context, name, step),
    priceToAgitate(context, name, 'begin'),
  )
}

/** True once Agitation may end: when it has done something, or by a reading when it has shifted. */
const mayEnd = ({ game, data }: ActivismContext): boolean =>
  data.shifted || (data.steps > 0 && readingOf(game, cited.activismTerrorOnly) === 'may end')

export const secondStep = ask.upTo(option('nothing further'), {
  name: 'the die, or a space to Agitate in',
  cites: [cited.activism.thenIfDesired, cited.activism.thenEither],
  seat: actor,
  from: () => [option('take the die'), ...SPACES.map((space) => option('Agitate', { space }))],
  forbid: {
    table: mayNotFollow,
    view: {
      selected: ({ data: { selected } }, candidate) =>
        candidate.type === 'Agitate' ? selected.includes(candidate.space) : selected.length > 0,
      administration: ({ game }, candidate) =>
        candidate.type === 'Agitate' && game.spaces[candidate.space].administrations > 0,
      control: ({ game }, candidate) =>
        candidate.type === 'Agitate' && controlOf.compute(game, { space: candidate.space }) === 'reds',
      resources: (context, candidate) =>
        againstPrice(
          context,
          candidate.type === 'Agitate' ? leastToAgitate(context, candidate.space) : priceOf(context, 'die'),
        ),
      someStep: ({ game }, candidate) =>
        candidate.type === 'Agitate' && (hasTerror(game, candidate.space) || !isExtreme(game, candidate.space)),
      level: ({ game }, candidate) => candidate.type === 'Agitate' && !isExtreme(game, candidate.space),
      step: (_, { type }) => (type === 'Agitate' ? 'Agitation' : 'die'),
      faction: (context) => actor(context),
      limited: ({ data }) => data.limited,
      first: ({ data }) => data.taken !== 'none',
      second: ({ data }) => data.second !== 'none',
      reading: ({ game }) => readingOf(game, cited.activismDie),
      terrorOnly: ({ game }) => readingOf(game, cited.activismTerrorOnly),
    },
  },
})

export const agitationStep = ask.upTo(
  option('stop Agitating'),
  {
    name: 'what the Reds do in the space: remove its Terror, or shift it',
    about: agitatingIn,
    cites: [cited.activism.agitateTerrorFirst, cited.activism.agitateOneLevel],
    seat: actor,
    from: () => [option('remove Terror'), option('shift')],
    forbid: {
      table: mayNotAgitate,
      view: {
        step: (_, { type }) => type,
        terror: (context) => hasTerror(context.game, agitatingIn(context)),
        extreme: (context) => isExtreme(context.game, agitatingIn(context)),
        shifted: ({ data }) => data.shifted,
        resources: (context, { type }) => againstPrice(context, priceToAgitate(context, agitatingIn(context), type)),
      },
    },
  },
  mayEnd,
)

export const roll = ask.chance({
  name: 'the die that Activates Cells',
  cites: [cited.activism.dieActivates],
  from: () => range(1, 6).map((face) => option('roll', { face })),
  says: (_, { face }) => `a ${face}`,
})

/** Counts the Activations of Cells in a space. */
const timesIn = ({ data }: ActivismContext, space: Space): number =>
  data.activated.filter((one) => one === space).length

export const activation = ask.upTo(option('no more to Activate'), {
  name: 'an own Inactive Cell to Activate',
  about: ({ data: { activated, roll: face } }) => `${activated.length} of ${face} Activated`,
  cites: [cited.activism.dieActivates, cited.activism.dieAnywhere, cited.commandsInGeneral.actorPicksOwn],
  seat: actor,
  from: () => SPACES.map((space) => option('Activate', { space })),
  says: (_, { space }) => `a Cell in ${space}`,
  forbid: {
    table: mayNotActivate,
    view: {
      granted: (context, { space }) => dieReaches(context, space),
      inactiveCell: (context, { space }) => context.game.spaces[space].cells[actor(context)].inactive > 0,
      activated: ({ data }) => compared(data.activated.length, data.roll),
      again: ({ data }, { space }) => data.activated.includes(space),
      waiting: (context) => spacesToActivate(context).some((other) => !context.data.activated.includes(other)),
      evenly: (context) =>
        !isNonPlayer(context.game, actor(context)) || readingOf(context.game, cited.activateEvenly) === 'evenly',
      ahead: (context, { space }) =>
        spacesToActivate(context).some((other) => timesIn(context, other) < timesIn(context, space)),
      reading: ({ game }) => readingOf(game, cited.evenlyAfterFirst),
    },
  },
})

/** The clauses on Activating by a die. */
export const BY_A_DIE = [cited.activism.dieActivates, cited.activism.dieAnywhere]

/** The state in which a die Activates Cells, one after another, in every chart of Activism. */
export const activatingState = <Way>(next: string, activate: Way) => ({
  meta: { asks: activation },
  on: { Activate: activate, 'no more to Activate': next, nothing: next },
})
