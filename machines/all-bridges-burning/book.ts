/**
 * All Bridges Burning as one book, assembled over its components.
 *
 * @module
 */

import { type Book, call, late } from '#kernel'
import {
  type Components,
  componentsWith,
  standardComponents,
  withAids,
  withEvents,
} from '#spec/all-bridges-burning/components/components'
import { NonPlayerAidsFile, parseAids } from '#spec/all-bridges-burning/components/non-player-aids'
import { type Track, trackCompletions } from '#spec/all-bridges-burning/components/track'
import { formulas, questions, sections, tables } from '#spec/all-bridges-burning/contents'
import { parsePack } from '#spec/all-bridges-burning/events/check'
import { EventPack } from '#spec/all-bridges-burning/events/pack'
import { findings } from '#spec/all-bridges-burning/findings/all'
import { Game } from '#spec/all-bridges-burning/game'
import { lawsOf } from '#spec/all-bridges-burning/laws'
import { measuresOn } from '#spec/all-bridges-burning/measures'
import { pathLawsOf } from '#spec/all-bridges-burning/path-laws'
import { wholeGame } from '#spec/all-bridges-burning/procedures/turn'
import { basesOf, emptyGame } from '#spec/all-bridges-burning/starting-game'
import { FACTIONS } from '#spec/all-bridges-burning/vocabulary'
import { commandChart } from './actions/command.js'
import { limitedCommandChart } from './actions/limited-command.js'
import { newsCommandsChart } from './actions/news-commands.js'
import { ownNewsChart } from './actions/own-news.js'
import { ownPiecesChart } from './actions/own-pieces.js'
import { ownPiecesFirstChart } from './actions/own-pieces-first.js'
import { campaignDeckChart } from './campaign-deck.js'
import { chartsOfCommands } from './commands/all.js'
import { battleOn } from './commands/battle.js'
import { strengthOf } from './commands/battle-strength.js'
import { eventCardChart } from './event-card.js'
import { chartsOfEvents } from './events/all.js'
import { gameChart } from './game.js'
import { germanActionChart } from './german-action.js'
import { germanFlowchartStandIn } from './german-action-flowchart.js'
import { nonPlayersOn } from './non-players/automaton.js'
import type { NonPlayerCard } from './non-players/card.js'
import { cardsOn } from './non-players/cards/all.js'
import { deliberationChart } from './non-players/deliberation.js'
import { drawingChart } from './non-players/drawing.js'
import { trialsOf } from './non-players/trials.js'
import { prices } from './prices.js'
import { agitationChart } from './propaganda/agitation.js'
import { priceOf } from './propaganda/agitation-data.js'
import { politicsPhaseChart } from './propaganda/politics-phase.js'
import { powersChart } from './propaganda/powers.js'
import { prisonersChart } from './propaganda/prisoners.js'
import { propagandaRoundChart } from './propaganda/propaganda-round.js'
import { redRevoltChart } from './red-revolt.js'
import { setupChart } from './setup.js'
import { resultsOf, sketchOf, unseen } from './sketch.js'
import { chartsOfSpecialActivities } from './special-activities/all.js'
import { transfersFirstChart } from './transfers-first.js'
import { TRACK_PROCEDURES, trackWorldsOf, worldsOf } from './worlds/all.js'

/** The components of which a user can give their own, as a file. */
const replaceable = (components: Components): NonNullable<Book<Game>['components']> => ({
  events: {
    says: 'what stands on the Event cards',
    schema: EventPack,
    over: (value) => {
      const pack = parsePack(components.deck, value)
      return pack.ok ? { ok: true, value: assemble(withEvents(components, pack.value)) } : pack
    },
  },
  'non-players': {
    says: 'what Non-players read on the Event cards and on their sheets',
    schema: NonPlayerAidsFile,
    over: (value) => {
      const aids = parseAids(components.deck, value)
      return aids.ok ? { ok: true, value: assemble(withAids(components, aids.value)) } : aids
    },
  },
})

/** All Bridges Burning over components of one's own. */
export function assemble(
  components: Components,
  cards: readonly NonPlayerCard[] = cardsOn(components.map),
  more: Pick<Book<Game>, 'completions'> = {},
): Book<Game> {
  const worlds = late(() => worldsOf(components))
  const trials = trialsOf(components.events, () => book)
  const book: Book<Game> = {
    name: 'all-bridges-burning',
    title: 'All Bridges Burning',
    edition: 'Living Rules, November 2020',
    sections,
    schema: Game,
    seats: FACTIONS,
    empty: emptyGame,
    bases: basesOf(components.deck),
    charts: [
      gameChart(components),
      setupChart(components.deck),
      campaignDeckChart,
      eventCardChart(components),
      transfersFirstChart,
      commandChart(components.map),
      ...chartsOfCommands(components.map),
      battleOn(components.map),
      ...chartsOfSpecialActivities(components.map),
      limitedCommandChart,
      newsCommandsChart(),
      deliberationChart(components, trials),
      drawingChart(components, cards, trials),
      ownPiecesChart,
      ownPiecesFirstChart,
      ownNewsChart,
      ...chartsOfEvents(components, trials),
      germanActionChart,
      (components.germans ?? germanFlowchartStandIn)(components.map),
      redRevoltChart(components.map, components.track),
      propagandaRoundChart(components),
      politicsPhaseChart,
      agitationChart(components.map),
      prisonersChart,
      powersChart,
    ],
    main: call(wholeGame, null),
    tables,
    formulas: [...formulas, strengthOf, priceOf],
    measures: [...measuresOn(components.map), ...prices],
    laws: lawsOf(components),
    pathLaws: pathLawsOf(components),
    get worlds() {
      return worlds()
    },
    questions,
    findings,
    facts: components.facts,
    components: replaceable(components),
    sketch: sketchOf(components),
    automaton: nonPlayersOn(components, cards, trials),
    unseen,
    results: resultsOf,
    ...more,
  }
  return book
}

/** The book over one completion of the track, with the worlds and path laws that depend on it. */
function overTrack(track: Track): Book<Game> {
  const components = componentsWith(track)
  const book = assemble(components)
  return {
    ...book,
    worlds: trackWorldsOf(components),
    pathLaws: book.pathLaws.filter(({ procedures }) =>
      procedures.some((name) => TRACK_PROCEDURES.some((other) => other === name)),
    ),
  }
}

const inWords = ({ bottom }: Track) =>
  `the bottom row ${bottom.map(([box, action]) => `${action} (${box})`).join(', ')}`

/** All Bridges Burning over the standard components, to be tried on every completion of the track. */
export const allBridgesBurning: Book<Game> = assemble(standardComponents, cardsOn(standardComponents.map), {
  completions: late(() => trackCompletions.map((track) => ({ name: inWords(track), book: overTrack(track) }))),
})
