/** The choices of each Faction in Agitation. @module */

import { asks, certain, compared, deciding, type Finders, option, readingOf, type ViewedBy } from 'rulewright/book'
import { controlOf } from '#spec/all-bridges-burning/1-introduction/1.7-control'
import type { Use } from '#spec/all-bridges-burning/6-propaganda-rounds/6.4.2-agitation-price'
import {
  moderatesMayNotUse,
  redsMayNotUse,
  senateMayNotUse,
} from '#spec/all-bridges-burning/6-propaganda-rounds/6.4.2-agitation-spaces'
import { mayNotStep } from '#spec/all-bridges-burning/6-propaganda-rounds/6.4.2-agitation-steps'
import { purse } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import { FORCES } from '#spec/all-bridges-burning/components/forces'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import { availableAdministrations, availableNetworks, piecesIn, terrorIn } from '#spec/all-bridges-burning/pieces'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { COLORS, type Faction, SPACES, type Space } from '#spec/all-bridges-burning/vocabulary'
import { pairText } from '#spec/all-bridges-burning/wording'
import { type Pair, pairsOf, standThere } from '../3-commands/3.2.1-rally.js'
import { againstPrice, type AgitationContext as C, priceOfStep, senateEligibility } from './6.4.2-agitation-price.js'

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

const shifts = [option('shift', { toward: 'Support' }), option('shift', { toward: 'Opposition' })] as const

const steps = [
  option('remove Terror', { color: 'red' }),
  option('remove Terror', { color: 'white' }),
  ...shifts,
] as const

type Step = (typeof steps)[number]

const stepName = (step: Step) =>
  step.type === 'shift' ? (`shift to ${step.toward}` as const) : (`remove ${step.color} Terror` as const)

/** Returns the finders for steps in a space, with the Terror in their way and the available Resources. */
const stepping = <D extends C>(
  space: (context: D) => Space,
  { terror, resources }: Pick<Finders<D, Step, ViewedBy<typeof mayNotStep>>, 'terror' | 'resources'>,
): Finders<D, Step, ViewedBy<typeof mayNotStep>> => ({
  faction: ({ data }) => data.faction,
  step: (_, step) => stepName(step),
  level: (context) => context.game.spaces[space(context)].level,
  marker: (context, step) =>
    step.type === 'remove Terror' && context.game.spaces[space(context)].terror[step.color] > 0,
  administration: (context) => context.game.spaces[space(context)].administrations > 0,
  reading: ({ game }) => readingOf(game, cited.shiftDirection),
  terror,
  resources,
})

const isShiftRequired = ({ game }: C): boolean => readingOf(game, cited.terrorOnly) === 'shift required'
type Prospect = C & { readonly space: Space }

const prospects = deciding<Prospect, Step>()({
  table: mayNotStep,
  view: stepping<Prospect>(({ space }) => space, {
    terror: (context) => !isShiftRequired(context) && terrorIn(context.game.spaces[context.space]) > 0,
    resources: () => 'as much',
  }),
})

/** True if Agitating in a space could lead to a step, or to a shift if one is required. */
const someStep = (context: C, space: Space): boolean =>
  prospects.allowsSome({ space, ...context }, isShiftRequired(context) ? shifts : steps)

/** The use of a space. If it replaces Cells, it also names them. */
type Using = { readonly space: Space } & (
  | { readonly type: Exclude<keyof typeof USE_OF, 'replace'> }
  | ({ readonly type: 'replace' } & Pair)
)

const shared = {
  control: ({ game }: C, { space }: Using) => controlOf.compute(game, { space }),
  used: ({ data }: C, { space }: Using) => data.used.includes(space),
  resources: (context: C, { type, space }: Using) => againstPrice(context, space, USE_OF[type]),
  someStep: (context: C, { space }: Using) => someStep(context, space),
  polarized: ({ game }: C) => game.polarization > 0,
}

const replacing = (faction: 'reds' | 'moderates') => ({
  twoCells: ({ game }: C, use: Using) => use.type === 'replace' && standThere(game.spaces[use.space], faction, use),
  discAvailable: ({ game }: C) => (faction === 'reds' ? availableAdministrations(game) : availableNetworks(game)) > 0,
  discs: ({ game }: C, { space }: Using) => game.spaces[space].administrations + game.spaces[space].networks,
  exchange: ({ game }: C) => readingOf(game, cited.exchangeInAgitation),
})

export const senateUses = ask.upTo(stop, {
  name: 'a space for the Senate, to Agitate or to lower Polarization',
  cites: [cited.agitation.senateShift, cited.agitation.senatePolarization],
  seat: () => 'senate',
  from: () => [...agitate(), ...decreasePolarization()],
  says: (_, { space }) => `in ${space}`,
  forbid: {
    table: senateMayNotUse,
    view: {
      use: (_, { type }) => USE_OF[type],
      taken: ({ data }) => (data.taken === 'shift' || data.taken === 'Polarization' ? data.taken : 'none'),
      reading: ({ game }) => readingOf(game, cited.senateOption),
      ...shared,
      ...senateEligibility.view,
    },
  },
})

export const redsUses = ask.upTo(stop, {
  name: 'a space for the Reds, to Agitate, to lower Polarization or for an Administration',
  cites: [
    cited.agitation.redsShift,
    cited.agitation.redsPolarization,
    cited.agitation.redsAdministration,
    cited.agitation.redsAnyLevels,
  ],
  seat: () => 'reds',
  from: () => [...agitate(), ...decreasePolarization(), ...replace('reds')],
  says: (_, use) => (use.type === 'replace' ? pairIn('reds', use) : `in ${use.space}`),
  forbid: {
    table: redsMayNotUse,
    view: {
      use: (_, { type }) => USE_OF[type],
      activeCellOrAdministration: ({ game }, { space }) =>
        game.spaces[space].cells.reds.active > 0 || game.spaces[space].administrations > 0,
      administrationPlaced: ({ data }) => data.administrationPlaced,
      administrations: ({ game }) => readingOf(game, cited.administrationsInARound),
      ...shared,
      ...replacing('reds'),
    },
  },
})

/** The uses of spaces by the Moderates, on a map. */
export const moderatesUsesOn = (map: GameMap) =>
  ask.upTo(stop, {
    name: 'a space for the Moderates, to Agitate, to lower Polarization, for a Network or a cube',
    cites: [
      cited.agitation.moderatesShift,
      cited.agitation.moderatesPolarization,
      cited.agitation.moderatesNetwork,
      cited.agitation.moderatesCube,
      cited.agitation.cubesModeratesOnly,
    ],
    seat: () => 'moderates',
    from: () => [...agitate(), ...decreasePolarization(), ...replace('moderates'), ...cube()],
    says: (_, use) => {
      if (use.type === 'replace') return pairIn('moderates', use)
      return use.type === 'cube' ? `${use.color}, for ${use.space}` : `in ${use.space}`
    },
    forbid: {
      table: moderatesMayNotUse,
      view: {
        use: (_, { type }) => USE_OF[type],
        piece: ({ game }, { space }) => piecesIn(game.spaces[space], 'moderates') > 0,
        populated: (_, { space }) => map.population[space] > 0,
        issueLeft: ({ game }) => game.resolved.red + game.resolved.white < FORCES.issues,
        reading: ({ game }) => readingOf(game, cited.cubesWithoutAnIssue),
        options: ({ game }) => readingOf(game, cited.onlyPlaceCubes),
        cubeAvailable: ({ game }, use) => use.type === 'cube' && game.cubes[use.color] < FORCES.cubes[use.color],
        ...shared,
        ...replacing('moderates'),
      },
    },
  })

export const spaceNow = ({ used }: C['data']): Space => certain(used.at(-1), 'space that is Agitated in')

export const agitationSteps = ask.upTo(
  option('stop Agitating'),
  {
    name: 'what the next Resource does in the space',
    about: ({ data }) => spaceNow(data),
    cites: [cited.agitation.payPerShift, cited.agitation.payPerTerror],
    seat: ({ data }) => data.faction,
    from: () => steps,
    says: (_, step) => (step.type === 'shift' ? `toward ${step.toward}` : step.color),
    forbid: {
      table: mayNotStep,
      view: stepping<C>(({ data }) => spaceNow(data), {
        terror: ({ game, data }) => terrorIn(game.spaces[spaceNow(data)]) > 0,
        resources: (context, { type }) =>
          compared(purse(context.game, context.data.faction), priceOfStep(context, type)),
      }),
    },
  },
  ({ game, data }) => (readingOf(game, cited.terrorOnly) === 'allowed' ? data.steps > 0 : data.shifted),
)
