/** Small worlds of the Germans, and of transfers of Resources. @module */

import { call, type World } from '#kernel'
import { emptySpace, type Game, type SpaceState } from '#spec/all-bridges-burning/game'
import {
  eventCardProcedure,
  germanActionProcedure,
  germanFlowchartProcedure,
} from '#spec/all-bridges-burning/procedures/turn'
import { alone, cells, readAs, whole, withOnly } from './shared.js'

/** Germans and Russians in a space. */
const troops = (germany: number, russia = 0): SpaceState['troops'] => ({ germany, russia })
const byChance = call(germanFlowchartProcedure, { senateDecides: 'nothing' })
const details = call(germanFlowchartProcedure, { senateDecides: 'details' })
const everything = call(germanFlowchartProcedure, { senateDecides: 'action and details' })

/** Games for each branch of the flowchart that stands in. */
function situations(phaseTwo: Game) {
  const nobody = withOnly(phaseTwo, { Helsinki: { cells: cells(1) }, Turku: { cells: cells(0, 1) } })
  const boxed = (germany: number): Game => ({ ...nobody, troopBoxes: { germany, russia: 0 } })
  const meeting = withOnly(phaseTwo, {
    Uusimaa: { cells: cells(1), troops: troops(1) },
    Karelia: { troops: troops(1, 1) },
    Turku: { cells: cells(0, 1), troops: troops(1) },
  })
  const near = withOnly(phaseTwo, {
    Uusimaa: { troops: troops(2) },
    Viipuri: { troops: troops(1) },
    Helsinki: { cells: cells(1) },
    Häme: { administrations: 1 },
    Karelia: { cells: cells(1, 1) },
  })
  const idle = withOnly(phaseTwo, { Vaasa: { troops: troops(1) }, Helsinki: { cells: cells(1) } })
  return { nobody, boxed, meeting, near, idle }
}

/** The worlds of the Germans. */
export function germanWorlds(phaseTwo: Game): readonly World<Game>[] {
  const { nobody, boxed, meeting, near, idle } = situations(phaseTwo)
  const noNews: Game = { ...boxed(1), spaces: { ...boxed(1).spaces, Tampere: withNews(2) } }
  const ready: Game = { ...meeting, troopBoxes: { germany: 1, russia: 0 } }
  const coordinated: Game = { ...phaseTwo, coordinate: true }
  const onCard = call(germanActionProcedure, null)
  return [
    alone('the Germans on a card', phaseTwo, onCard),
    alone('the Germans on a card, after Coordinate', coordinated, onCard),
    alone(
      'the Germans on a card, Coordinate being used up',
      readAs(coordinated, { coordinateIdle: 'used up' }),
      onCard,
    ),
    alone(
      'the Germans on a card, the Senate deciding all',
      readAs(coordinated, { coordinateScope: 'action too' }),
      onCard,
    ),
    alone('no German Troops', nobody, byChance),
    alone('a German Landing', boxed(2), byChance),
    alone('a German Landing without Available News', noNews, byChance),
    alone('a German Landing where the Senate likes', boxed(2), details),
    alone('German Attacks', meeting, byChance),
    alone('German Attacks in an order of the Senate', meeting, details),
    alone('German moves', near, byChance),
    alone('German moves where the Senate likes', near, details),
    alone('Germans far from the Reds', idle, byChance),
    alone('any action of the Germans', ready, everything),
    alone('any action of Germans that can only land', boxed(1), everything),
    alone('any action of Germans that can only move', near, everything),
    alone('any action of Germans that can do nothing', idle, everything),
    whole('a whole German Landing', boxed(2), onCard),
    whole('a whole German Attack', withOnly(phaseTwo, { Uusimaa: { cells: cells(1), troops: troops(1) } }), onCard),
    whole('whole German moves', { ...near, coordinate: true }, onCard),
  ]
}

const withNews = (alone: number): SpaceState => ({
  ...emptySpace,
  news: { alone, reds: 0, senate: 0, moderates: { active: 0, inactive: 0 } },
})

/** The worlds of transfers between Factions. */
export function transferWorlds(start: Game): readonly World<Game>[] {
  const card = call(eventCardProcedure, null)
  const poor: Game = {
    ...start,
    cylinders: { reds: '1st', senate: 'Ineligible', moderates: 'Ineligible' },
    resources: { reds: 1, senate: 1, moderates: 0 },
  }
  return (['with the executing Faction', 'anybody'] as const).map((transferPartners) => ({
    ...alone(`transfers of Resources: ${transferPartners}`, readAs(poor, { transferPartners }), card),
    asides: true,
  }))
}
