/** March: space after space, and piece after piece into each. @module */

import { type Chart, charting, further, type OptionOf, readingOf } from 'rulewright/book'
import { withoutStrayMarkers } from '#spec/all-bridges-burning/1-introduction/1.4.2-availability'
import { withAttackedMoved, without } from '#spec/all-bridges-burning/3-commands/3.2.4-attacked'
import { type Company, marchPrice, newsOfLastCell } from '#spec/all-bridges-burning/3-commands/3.2.5-march'
import { paid } from '#spec/all-bridges-burning/8-non-players/8.1.2-resources'
import type { GameMap } from '#spec/all-bridges-burning/components/map'
import { withRemovedCapabilities } from '#spec/all-bridges-burning/events/capability-markers'
import type { Game, SpaceState } from '#spec/all-bridges-burning/game'
import { inSpace, newsOf, withCells, withNews, withTroops } from '#spec/all-bridges-burning/pieces'
import { marchProcedure } from '#spec/all-bridges-burning/procedures/commands'
import * as cited from '#spec/all-bridges-burning/rules.gen'
import { CAPABILITIES, type Capability, type Faction, type Space } from '#spec/all-bridges-burning/vocabulary'
import { type Chosen, type CommandMachine, doorOf, executedIn } from './3.1-terms.js'
import { companyOn, piecesOn, spacesOn } from './3.2.5-march-offers.js'
import {
  begun,
  type MarchContext as C,
  capabilitiesIn,
  hereOf,
  isLast,
  MarchData,
  type Marching,
  moverOf,
  priceOfNext,
  withArrivals,
  withDeparture,
  withOrigin,
  withSpace,
} from './3.2.5-marchers.js'

/** The pieces and markers that move at one time. */
interface Party {
  readonly cells: { readonly active: number; readonly inactive: number }
  readonly troops: number
  readonly capabilities: readonly Capability[]
  readonly news: number
}

const isCapability = (what: Company): what is Capability => CAPABILITIES.some((capability) => capability === what)

/** The Cell that is about to move, with all that goes along. */
function partyOf(context: C): Party {
  const { game, data } = context
  const { from, cell, company } = moverOf(data)
  const last = newsOfLastCell.ask({ last: isLast(context), news: readingOf(game, cited.newsOnTheMarch) })
  const news = company.filter((what) => what === 'News').length
  return {
    cells: { active: cell === 'Active' ? 1 : 0, inactive: cell === 'Inactive' ? 1 : 0 },
    troops: company.includes('Troop') ? 1 : 0,
    capabilities: company.filter(isCapability),
    news: last === 'goes along' ? newsOf(game.spaces[from], data.faction) : news,
  }
}

/** A space that a party has entered, or left. */
function changed(space: SpaceState, faction: Faction, party: Party, by: 1 | -1): SpaceState {
  const { active, inactive } = party.cells
  const moved = withCells(space, faction, { active: by * active, inactive: by * inactive })
  const together = withTroops(moved, 'russia', by * party.troops)
  if (faction === 'moderates') return together
  const held = capabilitiesIn(space, faction)
  const markers = by > 0 ? [...held, ...party.capabilities].toSorted() : without(held, party.capabilities)
  return {
    ...withNews(together, faction, by * party.news),
    capabilities: { ...space.capabilities, [faction]: markers },
  }
}

/** The game after a party has moved into the space that is selected now. */
const moved = ({ game, data }: C, from: Space, party: Party): Game => {
  const left = inSpace(game, from, (space) => withoutStrayMarkers.compute(changed(space, data.faction, party, -1)))
  const to = hereOf(data).space
  const arrived = withRemovedCapabilities(
    game,
    inSpace(left, to, (space) => changed(space, data.faction, party, 1)),
  )
  if (data.faction === 'moderates') return arrived
  const { cells, troops, capabilities } = party
  return withAttackedMoved(arrived, data.faction, { from, to, party: { troops, capabilities, ...cells } })
}

/** The data with what readings ask for of a piece that leaves a space. */
const leaving = (game: Game, data: C['data'], from: Space, piece: 'Cell' | 'Troop') =>
  withDeparture(game, withOrigin(game, data, from), from, piece)

const marching = ({ context }: { readonly context: C }) => {
  const { game, data } = context
  const party = partyOf(context)
  return {
    game: moved({ game, data }, moverOf(data).from, party),
    data: withArrivals(leaving(game, { ...data, mover: 'none' }, moverOf(data).from, 'Cell'), (here) => ({
      ...here,
      active: here.active + party.cells.active,
      inactive: here.inactive + party.cells.inactive,
      troops: here.troops + party.troops,
      capabilities: [...here.capabilities, ...party.capabilities].toSorted(),
    })),
  }
}

const TROOP: Party = { cells: { active: 0, inactive: 0 }, troops: 1, capabilities: [], news: 0 }

const troopMarching = ({ context, event }: Chosen<C, { readonly from: Space }>) => ({
  game: moved(context, event.from, TROOP),
  data: withArrivals(leaving(context.game, context.data, event.from, 'Troop'), (here) => ({
    ...here,
    troops: here.troops + 1,
  })),
})

// It is paid before anything goes along: meanwhile Resources could be given away.
const readying = ({ context: { game, data }, event: { from, cell } }: Chosen<C, { from: Space; cell: Marching }>) => ({
  game: paid(game, data.faction, priceOfNext(data)),
  data: { ...data, mover: { from, cell, company: [] } },
})

const taking = ({ context: { data }, event: { what } }: Chosen<C, { readonly what: Company }>) => {
  const mover = moverOf(data)
  return { data: { ...data, mover: { ...mover, company: [...mover.company, what] } } }
}

const PAYMENT = [cited.march.price, cited.resources.payment]
const OF_A_MOVE = [cited.march.moves, cited.adjacency.movement]

function marchChart(map: GameMap, spaces: ReturnType<typeof spacesOn>): Chart {
  const pieces = piecesOn(map)
  const company = companyOn(map)
  const { chart, go } = charting<
    Game,
    OptionOf<typeof spaces> | OptionOf<typeof pieces> | OptionOf<typeof company>
  >().implementing(marchProcedure, MarchData)
  const going = go('pieces', OF_A_MOVE, (now) => marching(now))

  return chart({
    door: doorOf('March', marchProcedure),
    context: ({ input: { game, args } }) => ({ game, data: begun(args) }),
    initial: 'spaces',
    states: {
      spaces: {
        meta: { asks: spaces, seam: true },
        on: {
          select: go('pieces', [cited.march.moves], ({ context: { data }, event }) => ({
            data: withSpace(data, event.space),
          })),
          stop: 'done',
          nothing: 'done',
        },
      },
      pieces: {
        meta: { asks: pieces },
        on: {
          move: go('company', PAYMENT, (chosen) => readying(chosen)),
          'move Troop': go(
            'pieces',
            [cited.march.russians, cited.friendsAndEnemies.russiansMarch, cited.adjacency.movement],
            (chosen) => troopMarching(chosen),
          ),
          'stop moving': 'spaces',
          nothing: 'spaces',
        },
      },
      company: {
        meta: { asks: company },
        on: {
          take: go(
            'company',
            [cited.march.withCapabilities, cited.stacking.capabilities, cited.capabilities.notAlone],
            (chosen) => taking(chosen),
          ),
          go: going,
          nothing: going,
        },
      },
      done: { type: 'final' },
    },
    output: ({ context: { game, data } }) =>
      executedIn(game, data, data.arrived.filter(({ active, inactive }) => active + inactive > 0).length),
  })
}

export const marchOn = (map: GameMap): CommandMachine => {
  const spaces = spacesOn(map)
  return {
    beside: (game, terms, chosen) => {
      const data = chosen.reduce(withSpace, begun(terms))
      const price = chosen.length * marchPrice.ask({ free: terms.free, before: 0 })
      return further(spaces, { game: paid(game, data.faction, price), data })
    },
    chart: marchChart(map, spaces),
  }
}
