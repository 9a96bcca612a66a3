/** Land and Freedom as one book, assembled over its components. @module */
import { type Book, call } from 'rulewright/book'
import { alsoCalled } from '#spec/land-and-freedom/also-called'
import { caseLaws } from '#spec/land-and-freedom/case-laws'
import type { Components } from '#spec/land-and-freedom/components/components'
import { formulas, questions, sections, tables } from '#spec/land-and-freedom/contents'
import { findings } from '#spec/land-and-freedom/findings/all'
import { Game } from '#spec/land-and-freedom/game'
import { lawsOf } from '#spec/land-and-freedom/laws'
import { measures } from '#spec/land-and-freedom/measures'
import { meetings } from '#spec/land-and-freedom/meetings'
import { neverRefuses } from '#spec/land-and-freedom/never-refuses'
import { pathLawsOf } from '#spec/land-and-freedom/path-laws'
import { wholeGame } from '#spec/land-and-freedom/procedures'
import { references } from '#spec/land-and-freedom/references'
import { renamed } from '#spec/land-and-freedom/renamed'
import { secrets } from '#spec/land-and-freedom/secrets'
import { emptyGame, firstGame } from '#spec/land-and-freedom/starting-game'
import { FACTIONS } from '#spec/land-and-freedom/vocabulary'
import { setupChart } from './3.1-setup.js'
import { gameChart } from './4.1-the-game.js'
import { fascistEventChart } from './5.1-fascist-event.js'
import { playerTurnChart } from './5.1-player-turn.js'
import { testChart } from './5.1-test.js'
import { turnChart } from './5.1-turn.js'
import { anotherCardChart } from './6.1-another-card.js'
import { drawingChart } from './6.1-drawing.js'
import { cardChart } from './6.1-playing-a-card.js'
import { spendingChart } from './7.3-spending.js'
import { strengtheningChart } from './8.1-strengthening.js'
import { attackingChart } from './8.2-attacking.js'
import { tracksChart } from './9.1-tracks.js'
import { medallionChart } from './10.1-medallions.js'
import { finalBidChart } from './10.2-final-bid.js'
import { endOfYearChart } from './10.3-end-of-the-year.js'
import { keepingChart } from './10.3-keeping.js'
import { effectsChart } from './11.1-effects.js'
import { lineChart } from './11.1-lines.js'
import { nonPlayerCardChart, topCardChart } from './12.2-non-player-card.js'
import { nonPlayerTurnChart } from './12.2-non-player-turn.js'
import { nonPlayersOn } from './12-automaton.js'
import { drawingOver } from './drawing.js'
import { resultsOf, sketchOf } from './game-in-tables.js'
import { replaceable } from './replaceable-components.js'

/** Land and Freedom over components of one's own. */
export const assemble = (parts: Components): Book<Game> => ({
  name: 'land-and-freedom',
  title: 'Land and Freedom',
  edition: 'the rulebook of Blue Panther, fifteen pages',
  sections,
  renamed,
  schema: Game,
  seats: FACTIONS,
  alsoCalled,
  empty: emptyGame,
  bases: { 'first game': firstGame(parts), 'Non-players': firstGame(parts, ['Anarchists', 'Moderates']) },
  charts: [
    gameChart(parts),
    setupChart(parts),
    turnChart(parts),
    fascistEventChart(parts),
    playerTurnChart(parts),
    cardChart(parts),
    anotherCardChart,
    effectsChart(parts),
    lineChart(parts),
    strengtheningChart(parts),
    attackingChart,
    tracksChart(parts),
    drawingChart,
    spendingChart,
    medallionChart,
    testChart(parts),
    finalBidChart(parts),
    endOfYearChart(parts),
    keepingChart,
    nonPlayerTurnChart(parts),
    nonPlayerCardChart(parts),
    topCardChart,
  ],
  main: call(wholeGame, null),
  tables,
  formulas,
  measures,
  laws: lawsOf(parts),
  pathLaws: pathLawsOf(parts),
  caseLaws,
  worlds: [],
  questions,
  meetings,
  findings,
  references,
  neverRefuses,
  secrets,
  facts: parts.facts,
  components: replaceable(parts, assemble),
  automaton: nonPlayersOn(parts),
  sketch: sketchOf(parts),
  ...drawingOver(parts),
  results: resultsOf,
})
