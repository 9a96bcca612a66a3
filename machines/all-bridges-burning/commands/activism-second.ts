/**
 * What can be chosen in the second step of Activism: the die and whom it Activates, or Agitation.
 *
 * @module
 */
import { activism } from '../../../spec/all-bridges-burning/clauses/commands/activism.js'
import { commandsInGeneral } from '../../../spec/all-bridges-burning/clauses/commands/general.js'
import { isNonPlayer } from '../../../spec/all-bridges-burning/non-players/state.js'
import { terrorIn } from '../../../spec/all-bridges-burning/pieces.js'
import { activismDie } from '../../../spec/all-bridges-burning/questions/commands/activism-die.js'
import { evenlyAfterFirst } from '../../../spec/all-bridges-burning/questions/commands/evenly-after-first.js'
import { activateEvenly } from '../../../spec/all-bridges-burning/questions/non-players/rally-and-activism/activate-evenly.js'
import { mayNotActivate, mayNotFollow } from '../../../spec/all-bridges-burning/tables/activism.js'
import { mayNotAgitate } from '../../../spec/all-bridges-burning/tables/activism-agitation.js'
import { controlOf } from '../../../spec/all-bridges-burning/totals.js'
import { SPACES, type Space } from '../../../spec/all-bridges-burning/vocabulary.js'
import { asks, option } from '../../../src/kernel/offer.js'
import { readingOf } from '../../../src/kernel/question.js'
import { range } from '../../../src/kernel/view.js'
import {
  type ActivismContext,
  actor,
  affords,
  agitatingIn,
  dieReaches,
  priceOf,
  priceToAgitate,
  spacesToActivate,
} from './activism-data.js'

const ask = asks<ActivismContext>()

const isExtreme = ({ game }: ActivismContext, name: Space) => game.spaces[name].level === 'Active Opposition'
const hasTerror = ({ game }: ActivismContext, name: Space) => terrorIn(game.spaces[name]) > 0

/** What it takes to begin to Agitate in a space, and to take the step that comes first. */
const leastToAgitate = (context: ActivismContext, name: Space) =>
  priceToAgitate(context, name, 'begin') +
  priceToAgitate(context, name, hasTerror(context, name) ? 'remove Terror' : 'shift')

const agitation = (context: ActivismContext, name: Space) => ({
  selected: context.data.selected.includes(name),
  administration: context.game.spaces[name].administrations > 0,
  control: controlOf.compute(context.game.spaces[name]) === 'reds',
  affordable: affords(context, leastToAgitate(context, name)),
  someStep: hasTerror(context, name) || !isExtreme(context, name),
})

const die = (context: ActivismContext) => ({
  selected: context.data.selected.length > 0,
  administration: false,
  control: false,
  affordable: affords(context, priceOf(context, 'die')),
  someStep: false,
})

/** The offer of the second step. */
export const secondStep = ask.upTo(option('nothing further'), {
  name: 'the die, or a space to Agitate in',
  cites: [activism.thenIfDesired, activism.thenEither],
  seat: actor,
  from: () => [option('take the die'), ...SPACES.map((space) => option('Agitate', { space }))],
  forbid: {
    table: mayNotFollow,
    view: (context, candidate) => ({
      ...(candidate.type === 'Agitate' ? agitation(context, candidate.space) : die(context)),
      step: candidate.type === 'Agitate' ? 'Agitation' : 'die',
      faction: actor(context),
      limited: context.data.limited,
      first: context.data.taken !== 'none',
      second: context.data.second !== 'none',
      reading: readingOf(context.game, activismDie),
    }),
  },
})

/** What the Reds do in the space that they Agitate in. */
export const agitationStep = ask.upTo(
  option('stop Agitating'),
  {
    name: 'what the Reds do in the space: remove its Terror, or shift it',
    about: agitatingIn,
    cites: [activism.agitateTerrorFirst, activism.agitateOneLevel],
    seat: actor,
    from: () => [option('remove Terror'), option('shift')],
    forbid: {
      table: mayNotAgitate,
      view: (context, { type }) => {
        const name = agitatingIn(context)
        return {
          step: type,
          terror: hasTerror(context, name),
          extreme: isExtreme(context, name),
          shifted: context.data.shifted,
          affordable: affords(context, priceToAgitate(context, name, type)),
        }
      },
    },
  },
  ({ data }) => data.steps > 0,
)

/** The die. */
export const roll = ask.chance({
  name: 'the die that Activates Cells',
  cites: [activism.dieActivates],
  from: () => range(1, 6).map((face) => option('roll', { face })),
})

/** The offer of the Cells to Activate. */
export const activation = ask.upTo(option('no more to Activate'), {
  name: 'an own Inactive Cell to Activate',
  about: ({ data: { activated, roll: face } }) => `${activated.length} of ${face} Activated`,
  cites: [activism.dieActivates, activism.dieAnywhere, commandsInGeneral.actorPicksOwn],
  seat: actor,
  from: () => SPACES.map((space) => option('Activate', { space })),
  forbid: {
    table: mayNotActivate,
    view: (context, { space }) => {
      const { roll: face, activated } = context.data
      const open = spacesToActivate(context)
      const times = (name: Space) => activated.filter((one) => one === name).length
      return {
        granted: dieReaches(context, space),
        inactiveCell: context.game.spaces[space].cells[actor(context)].inactive > 0,
        left: activated.length < face,
        again: activated.includes(space),
        waiting: open.some((other) => !activated.includes(other)),
        evenly: !isNonPlayer(context.game, actor(context)) || readingOf(context.game, activateEvenly) === 'evenly',
        ahead: open.some((other) => times(other) < times(space)),
        reading: readingOf(context.game, evenlyAfterFirst),
      }
    },
  },
})

/** The state in which a die Activates Cells, one after another, in every chart of Activism. */
export const activatingState = <Actions>(next: string, actions: Actions) => ({
  meta: { asks: activation },
  on: {
    Activate: {
      target: 'Activate Cells',
      meta: { requirements: [activism.dieActivates, activism.dieAnywhere] },
      actions,
    },
    'no more to Activate': next,
    nothing: next,
  },
})
