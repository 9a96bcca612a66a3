/** Front Line as one book, assembled over its components. @module */

import { type Book, call } from 'rulewright/book'
import { alsoCalled } from '#spec/front-line/also-called'
import type { Components } from '#spec/front-line/components/components'
import { formulas, questions, sections, tables } from '#spec/front-line/contents'
import { emptyGame } from '#spec/front-line/empty-game'
import { findings } from '#spec/front-line/findings/all'
import { Game } from '#spec/front-line/game'
import { lawsOf } from '#spec/front-line/laws'
import { measuresOn } from '#spec/front-line/measures'
import { meetings } from '#spec/front-line/meetings'
import { neverRefuses } from '#spec/front-line/never-refuses'
import { pathLaws } from '#spec/front-line/path-laws'
import { wholeGame } from '#spec/front-line/procedures/procedures'
import { references } from '#spec/front-line/references'
import { firstGame } from '#spec/front-line/starting-game'
import { PLAYERS } from '#spec/front-line/vocabulary'
import { gameChart } from './1.1-the-game.js'
import { setupChart } from './1.6-setup.js'
import { roundChart } from './1.9-rounds.js'
import { turnChart } from './2.1-turns.js'
import { actionChart } from './2.5-actions.js'
import { moveChart } from './2.9-move.js'
import { amphibiousMoveChart } from './3.1-amphibious-move.js'
import { chartsOfAttack } from './3.2-attack-parts.js'
import { paratroopChart } from './4.8-paratroop.js'
import { answerChart } from './5.1-tasks.js'
import { answeredMoveChart } from './5.3-answered-move.js'
import { opportunityFireChart } from './5.3-opportunity-fire.js'
import { maneuverChart } from './5.4-maneuver.js'
import { relieveChart } from './5.5-relieve.js'
import { besideBoard } from './beside-board.js'
import { boardPicture } from './board-picture.js'
import { resultsOf, sketchOf } from './game-in-tables.js'
import { rangesOn } from './range-measures.js'
import { replaceable } from './replaceable-components.js'

/** Front Line over components of one's own. */
export const assemble = (parts: Components): Book<Game> => ({
  name: 'front-line',
  title: 'Front Line',
  edition: 'Rules Set by Savage Game Designs, eight pages',
  sections,
  schema: Game,
  seats: PLAYERS,
  alsoCalled,
  empty: emptyGame,
  bases: {
    'first game': firstGame(parts),
    'on Lake Nogo': { ...firstGame(parts), field: 'Lake Nogo', amphibious: true },
  },
  charts: [
    gameChart(parts),
    setupChart(parts),
    roundChart(parts),
    turnChart(parts),
    answerChart(parts),
    actionChart(parts),
    moveChart(parts),
    answeredMoveChart(parts),
    amphibiousMoveChart(parts),
    paratroopChart(parts),
    ...chartsOfAttack(parts),
    maneuverChart(parts),
    relieveChart(parts),
    opportunityFireChart(parts),
  ],
  main: call(wholeGame, null),
  tables,
  formulas,
  measures: [...measuresOn(parts), ...rangesOn(parts)],
  laws: lawsOf(parts),
  pathLaws,
  worlds: [],
  questions,
  meetings,
  findings,
  references,
  neverRefuses,
  facts: parts.facts,
  components: replaceable(parts, assemble),
  board: boardPicture(parts.fields),
  ...besideBoard,
  sketch: sketchOf(parts),
  results: resultsOf,
})
