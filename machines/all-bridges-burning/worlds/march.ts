/** Small worlds of March. @module */

import { call, type World } from '#kernel'
import { borderOf } from '#spec/all-bridges-burning/components/map'
import type { Game, SpaceState } from '#spec/all-bridges-burning/game'
import { marchProcedure, type Terms } from '#spec/all-bridges-burning/procedures/commands'
import { alone, cells, readAs, withOnly } from './shared.js'

const news = (reds: number): SpaceState['news'] => ({
  alone: 0,
  reds,
  senate: 0,
  moderates: { active: 0, inactive: 0 },
})

/** Reds with Trains, Cannons and Russians on both sides of the border of Tampere. */
const byRail = (phaseTwo: Game) =>
  withOnly(
    { ...phaseTwo, resources: { reds: 2, senate: 0, moderates: 0 } },
    {
      Tampere: {
        cells: { ...cells(1), reds: { active: 1, inactive: 1 } },
        troops: { germany: 0, russia: 1 },
        capabilities: { reds: ['Cannons', 'Trains'], senate: [] },
      },
      Häme: { cells: cells(1), troops: { germany: 0, russia: 1 } },
    },
  )

/** The worlds of March. */
export function marchWorlds(phaseTwo: Game): readonly World<Game>[] {
  const reds: Terms = { faction: 'reds', spaces: ['Tampere', 'Häme'], free: false, limited: false }
  const senate: Terms = { ...reds, faction: 'senate', spaces: ['Pohjanmaa'] }
  const rail = byRail(phaseTwo)
  const withNews = withOnly(rail, { Tampere: { cells: cells(2), news: news(2) } })
  const many = withOnly(
    { ...phaseTwo, resources: { reds: 0, senate: 1, moderates: 0 } },
    {
      Vaasa: { cells: cells(0, 4), prepared: { reds: 0, senate: 1 }, capabilities: { reds: [], senate: ['Trains'] } },
      Pohjanmaa: { troops: { germany: 0, russia: 1 } },
    },
  )
  const withoutSymbol = withOnly(many, {
    'Mikkelin lääni': { cells: cells(0, 1), capabilities: { reds: [], senate: ['Trains'] } },
  })
  const march = (terms: Terms) => call(marchProcedure, terms)
  return [
    alone('a March of the Reds with Trains, Cannons and Russians', rail, march(reds)),
    alone(
      'a March of the Reds, each Russian with a Cell',
      readAs(rail, { russiansOnTheMarch: 'with a Cell' }),
      march({ ...reds, spaces: ['Häme', 'Uusimaa'] }),
    ),
    ...(['into the same space', 'from the same space'] as const).map((reading) =>
      alone(
        `a March of the Reds, no more Russians than Cells ${reading}`,
        readAs(rail, { russiansOnTheMarch: reading }),
        march({ ...reds, spaces: ['Häme', 'Uusimaa'] }),
      ),
    ),
    ...(['to Attack', 'to March, too'] as const).map((reading) =>
      alone(
        `a March with Trains without a symbol, who may set out ${reading}`,
        readAs(withoutSymbol, { trainsSettingOut: reading }),
        march({ ...senate, spaces: ['Karelia'] }),
      ),
    ),
    alone(
      'a March of the Reds across Sabotage',
      { ...rail, sabotage: [borderOf('Tampere', 'Häme')] },
      march({ ...reds, spaces: ['Häme'] }),
    ),
    alone('a March of the Reds with News', withNews, march(reds)),
    alone('a March of the Reds whose News stays', readAs(withNews, { newsOnTheMarch: 'stays behind' }), march(reds)),
    alone('a March of four Senate Cells', many, march(senate)),
    alone('a free Limited March of four Senate Cells', many, march({ ...senate, free: true, limited: true })),
    alone('a March without Resources', many, march({ ...reds, spaces: 'any' })),
    alone(
      'a Limited March of the Reds without Resources',
      withOnly({ ...rail, resources: { reds: 0, senate: 0, moderates: 0 } }, { Tampere: { cells: cells(1) } }),
      march({ ...reds, limited: true }),
    ),
  ]
}
