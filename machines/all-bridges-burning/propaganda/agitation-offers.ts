/**
 * What each Faction may choose in Agitation.
 *
 * @module
 */
import { agitation } from '../../../spec/all-bridges-burning/clauses/propaganda-rounds.js'
import { FORCES } from '../../../spec/all-bridges-burning/components/forces.js'
import type { GameMap } from '../../../spec/all-bridges-burning/components/map.js'
import type { Game } from '../../../spec/all-bridges-burning/game.js'
import {
  availableAdministrations,
  availableNetworks,
  piecesIn,
  purse,
  terrorIn,
} from '../../../spec/all-bridges-burning/pieces.js'
import { cubesWithoutAnIssue } from '../../../spec/all-bridges-burning/questions/propaganda-rounds/cubes-without-an-issue.js'
import { exchangeInAgitation } from '../../../spec/all-bridges-burning/questions/propaganda-rounds/exchange-in-agitation.js'
import { onlyPlaceCubes } from '../../../spec/all-bridges-burning/questions/propaganda-rounds/only-place-cubes.js'
import { senateOption } from '../../../spec/all-bridges-burning/questions/propaganda-rounds/senate-option.js'
import { shiftDirection } from '../../../spec/all-bridges-burning/questions/propaganda-rounds/shift-direction.js'
import { terrorOnly } from '../../../spec/all-bridges-burning/questions/propaganda-rounds/terror-only.js'
import type { Use } from '../../../spec/all-bridges-burning/tables/agitation-price.js'
import {
  moderatesMayNotUse,
  redsMayNotUse,
  senateMayNotUse,
} from '../../../spec/all-bridges-burning/tables/agitation-spaces.js'
import { mayNotStep } from '../../../spec/all-bridges-burning/tables/agitation-steps.js'
import { controlOf } from '../../../spec/all-bridges-burning/totals.js'
import { COLORS, type Faction, SPACES, type Space } from '../../../spec/all-bridges-burning/vocabulary.js'
import { pairText } from '../../../spec/all-bridges-burning/wording.js'
import { certain } from '../../../src/kernel/defect.js'
import { asks, option } from '../../../src/kernel/offer.js'
import { readingOf } from '../../../src/kernel/question.js'
import { type Pair, pairsOf, standThere } from '../commands/rally-exchange.js'
import { affords, type AgitationContext as C, priceOfStep, seenBySenate } from './agitation-data.js'

const ask = asks<C>()
const stop = option('stop')

const agitate = () => SPACES.map((space) => option('agitate', { space }))
const decreasePolarization = () => SPACES.map((space) => option('decrease Polarization', { space }))
/** Two Cells give way; which ones is part of the choice. */
const replace = (faction: Faction) =>
  SPACES.flatMap((space) => pairsOf(faction).map((pair) => option('replace', { space, ...pair })))
const cube = () => SPACES.flatMap((space) => COLORS.map((color) => option('cube', { space, color })))

/** Two Cells that give way, in words. */
const pairIn = (faction: Faction, { space, cell, other }: Pair & { readonly space: Space }): string =>
  `${pairText(cell, other, faction)} in ${space}`

const USE_OF = {
  agitate: 'shift',
  'decrease Polarization': 'Polarization',
  replace: 'replace',
  cube: 'cube',
} as const satisfies Record<string, Use>

const steps = [
  option('remove Terror', { color: 'red' }),
  option('remove Terror', { color: 'white' }),
  option('shift', { toward: 'Support' }),
  option('shift', { toward: 'Opposition' }),
] as const

const stepName = (step: (typeof steps)[number]) =>
  step.type === 'shift' ? (`shift to ${step.toward}` as const) : (`remove ${step.color} Terror` as const)

/** A step in a space, as the table of steps sees it. */
const stepIn = (
  { game, data }: C,
  name: Space,
  candidate: (typeof steps)[number],
  means: { readonly terror: boolean; readonly affordable: boolean },
) => {
  const space = game.spaces[name]
  return {
    faction: data.faction,
    step: stepName(candidate),
    level: space.level,
    marker: means.terror && candidate.type === 'remove Terror' && space.terror[candidate.color] > 0,
    administration: space.administrations > 0,
    reading: readingOf(game, shiftDirection),
    ...means,
  }
}

/** Whether Agitating in a space could lead to any step, or where a shift is required, to a shift. */
function someStep(context: C, name: Space): boolean {
  const terror = terrorIn(context.game.spaces[name]) > 0
  const required = readingOf(context.game, terrorOnly) === 'shift required'
  return steps.some(
    (candidate) =>
      (candidate.type === 'shift' || !required) &&
      mayNotStep.ask(stepIn(context, name, candidate, { terror: terror && !required, affordable: true })).length === 0,
  )
}

const shared = (context: C, space: Space, use: Use) => ({
  control: controlOf.compute(context.game.spaces[space]),
  used: context.data.used.includes(space),
  affordable: affords(context, space, use),
  someStep: someStep(context, space),
  polarized: context.game.polarization > 0,
})

const replacing = (game: Game, faction: Faction, name: Space, pair: Pair | undefined) => {
  const space = game.spaces[name]
  return {
    twoCells: pair !== undefined && standThere(space, faction, pair),
    discAvailable: (faction === 'reds' ? availableAdministrations(game) : availableNetworks(game)) > 0,
    discs: space.administrations + space.networks,
    exchange: readingOf(game, exchangeInAgitation),
  }
}

/** What the Senate may use spaces for. */
export const senateUses = ask.upTo(stop, {
  name: 'a space for the Senate, to Agitate or to lower Polarization',
  cites: [agitation.senateShift, agitation.senatePolarization],
  seat: () => 'senate',
  from: () => [...agitate(), ...decreasePolarization()],
  forbid: {
    table: senateMayNotUse,
    view: (context, { type, space }) => ({
      ...shared(context, space, USE_OF[type]),
      use: USE_OF[type],
      ...seenBySenate(context.game, space),
      taken: context.data.taken === 'shift' || context.data.taken === 'Polarization' ? context.data.taken : 'none',
      reading: readingOf(context.game, senateOption),
    }),
  },
})

/** What the Reds may use spaces for. */
export const redsUses = ask.upTo(stop, {
  name: 'a space for the Reds, to Agitate, to lower Polarization or for an Administration',
  cites: [agitation.redsShift, agitation.redsPolarization, agitation.redsAdministration, agitation.redsAnyLevels],
  seat: () => 'reds',
  from: () => [...agitate(), ...decreasePolarization(), ...replace('reds')],
  says: (_, use) => (use.type === 'replace' ? pairIn('reds', use) : undefined),
  forbid: {
    table: redsMayNotUse,
    view: (context, candidate) => {
      const { game, data } = context
      const { administrations, cells } = game.spaces[candidate.space]
      return {
        ...shared(context, candidate.space, USE_OF[candidate.type]),
        ...replacing(game, 'reds', candidate.space, candidate.type === 'replace' ? candidate : undefined),
        use: USE_OF[candidate.type],
        activeCellOrAdministration: cells.reds.active > 0 || administrations > 0,
        administrationPlaced: data.administrationPlaced,
      }
    },
  },
})

/** What the Moderates may use spaces for, on a map. */
export const moderatesUsesOn = (map: GameMap) =>
  ask.upTo(stop, {
    name: 'a space for the Moderates, to Agitate, to lower Polarization, for a Network or a cube',
    cites: [
      agitation.moderatesShift,
      agitation.moderatesPolarization,
      agitation.moderatesNetwork,
      agitation.moderatesCube,
      agitation.cubesModeratesOnly,
    ],
    seat: () => 'moderates',
    from: () => [...agitate(), ...decreasePolarization(), ...replace('moderates'), ...cube()],
    says: (_, use) => {
      if (use.type === 'replace') return pairIn('moderates', use)
      return use.type === 'cube' ? `${use.color}, for ${use.space}` : undefined
    },
    forbid: {
      table: moderatesMayNotUse,
      view: (context, candidate) => {
        const { game } = context
        const space = game.spaces[candidate.space]
        return {
          ...shared(context, candidate.space, USE_OF[candidate.type]),
          ...replacing(game, 'moderates', candidate.space, candidate.type === 'replace' ? candidate : undefined),
          use: USE_OF[candidate.type],
          piece: piecesIn(space, 'moderates') > 0,
          populated: map.population[candidate.space] > 0,
          issueLeft: game.resolved.red + game.resolved.white < FORCES.issues,
          reading: readingOf(game, cubesWithoutAnIssue),
          options: readingOf(game, onlyPlaceCubes),
          cubeAvailable: 'color' in candidate && game.cubes[candidate.color] < FORCES.cubes[candidate.color],
        }
      },
    },
  })

/** The space that is Agitated in now. */
export const spaceNow = ({ used }: C['data']): Space => certain(used.at(-1), 'space that is Agitated in')

/** What the next Resource may do in the space that is Agitated in. */
export const agitationSteps = ask.upTo(
  option('stop Agitating'),
  {
    name: 'what the next Resource does in the space',
    about: ({ data }) => spaceNow(data),
    cites: [agitation.payPerShift, agitation.payPerTerror],
    seat: ({ data }) => data.faction,
    from: () => steps,
    forbid: {
      table: mayNotStep,
      view: (context, candidate) => {
        const name = spaceNow(context.data)
        return stepIn(context, name, candidate, {
          terror: terrorIn(context.game.spaces[name]) > 0,
          affordable: purse(context.game, context.data.faction) >= priceOfStep(context, candidate.type),
        })
      },
    },
  },
  ({ game, data }) => (readingOf(game, terrorOnly) === 'allowed' ? data.steps > 0 : data.shifted),
)
