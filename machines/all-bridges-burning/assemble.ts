/** All Bridges Burning as one book, assembled over its components. @module */

import { type Book, call } from 'rulewright/book'
import { alsoCalled } from '#spec/all-bridges-burning/also-called'
import { type Components, withAids, withEvents } from '#spec/all-bridges-burning/components/components'
import { NonPlayerAidsFile, parseAids } from '#spec/all-bridges-burning/components/non-player-aids'
import { formulas, questions, sections, tables } from '#spec/all-bridges-burning/contents'
import { parsePack } from '#spec/all-bridges-burning/events/check'
import { EventPack } from '#spec/all-bridges-burning/events/pack'
import { findings } from '#spec/all-bridges-burning/findings/all'
import { Game } from '#spec/all-bridges-burning/game'
import { lawsOf } from '#spec/all-bridges-burning/laws/laws'
import { pathLawsOf } from '#spec/all-bridges-burning/laws/paths'
import { measuresOn } from '#spec/all-bridges-burning/measures'
import { meetings } from '#spec/all-bridges-burning/meetings/all'
import { neverRefuses } from '#spec/all-bridges-burning/never-refuses'
import { wholeGame } from '#spec/all-bridges-burning/procedures/turn'
import { references } from '#spec/all-bridges-burning/references'
import { renamed } from '#spec/all-bridges-burning/renamed'
import { basesOf, emptyGame } from '#spec/all-bridges-burning/starting-game'
import { FACTIONS } from '#spec/all-bridges-burning/vocabulary'
import { transfersFirstChart } from './1-introduction/1.3-factions.js'
import { ownPiecesChart } from './1-introduction/1.4.2-availability.js'
import { ownPiecesFirstChart } from './1-introduction/1.4.2-before-an-action.js'
import { ownNewsChart } from './1-introduction/1.4.2-their-news.js'
import { gameChart } from './2-sequence-of-play/2.0-sequence-of-play.js'
import { limitedCommandChart, newsCommandsChart } from './2-sequence-of-play/2.2.4-limited-command.js'
import { eventCardChart } from './2-sequence-of-play/2.2-event-card.js'
import { redRevoltChart } from './2-sequence-of-play/2.4.1-red-revolt.js'
import { commandChart } from './3-commands/3.1-commands.js'
import { prices } from './3-commands/3.1-prices.js'
import { battleOn } from './3-commands/3.2.4-battle.js'
import { strengthOf } from './3-commands/3.2.4-strength.js'
import { germanFlowchartStandIn } from './3-commands/3.4-flowchart.js'
import { germanActionChart } from './3-commands/3.4-german-actions.js'
import { chartsOfCommands } from './3-commands/all.js'
import { chartsOfSpecialActivities } from './4-special-activities/all.js'
import { chartsOfEvents } from './5-events/all.js'
import { propagandaRoundChart } from './6-propaganda-rounds/6.0-propaganda-round.js'
import { politicsPhaseChart } from './6-propaganda-rounds/6.2-politics-phase.js'
import { agitationChart } from './6-propaganda-rounds/6.4.2-agitation.js'
import { priceOf } from './6-propaganda-rounds/6.4.2-agitation-price.js'
import { prisonersChart } from './6-propaganda-rounds/6.5.1-prisoners.js'
import { powersChart } from './6-propaganda-rounds/6.5.3-powers.js'
import { nonPlayersOn } from './8-non-players/8.0-automaton.js'
import { deliberationChart } from './8-non-players/8.1.4-deliberation.js'
import { trialsOf } from './8-non-players/8.1.5-trials.js'
import { cardsOn } from './8-non-players/8.2-all-cards.js'
import { drawingChart } from './8-non-players/8.2-drawing.js'
import type { NonPlayerCard } from './8-non-players/8.2-priority.js'
import { drawingOver } from './drawing/drawing.js'
import { resultsOf, sketchOf } from './game-in-tables.js'
import { setupChart } from './setup.js'
import { campaignDeckChart } from './setup-campaign-deck.js'

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
  const trials = trialsOf(components.events, () => book)
  const book: Book<Game> = {
    name: 'all-bridges-burning',
    title: 'All Bridges Burning',
    edition: 'Living Rules, November 2020',
    sections,
    renamed,
    schema: Game,
    seats: FACTIONS,
    alsoCalled,
    empty: emptyGame,
    bases: basesOf(components.deck),
    charts: [
      gameChart(components),
      setupChart(components.deck),
      campaignDeckChart,
      eventCardChart(components, trials.inside),
      transfersFirstChart,
      commandChart(components.map, trials.inside),
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
    worlds: [],
    questions,
    meetings,
    findings,
    references,
    neverRefuses,
    facts: components.facts,
    components: replaceable(components),
    sketch: sketchOf(components),
    ...drawingOver(components),
    automaton: nonPlayersOn(components, cards, trials),
    results: resultsOf,
    ...more,
  }
  return book
}
