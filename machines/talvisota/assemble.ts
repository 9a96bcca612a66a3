/** Talvisota as one book, assembled over its components. @module */
import { type Book, call } from 'rulewright/book'
import { alsoCalled } from '#spec/talvisota/also-called'
import { caseLaws } from '#spec/talvisota/case-laws'
import type { Components } from '#spec/talvisota/components/components'
import { formulas, questions, sections, tables } from '#spec/talvisota/contents'
import { findings } from '#spec/talvisota/findings/all'
import { Game } from '#spec/talvisota/game'
import { lawsOf } from '#spec/talvisota/laws'
import { measuresOn } from '#spec/talvisota/measures'
import { meetings } from '#spec/talvisota/meetings'
import { pathLaws } from '#spec/talvisota/path-laws'
import { wholeGame } from '#spec/talvisota/procedures'
import { references } from '#spec/talvisota/references'
import { secrets } from '#spec/talvisota/secrets'
import { emptyGame, firstGame, gameAtTheBorder } from '#spec/talvisota/starting-game'
import { SIDES } from '#spec/talvisota/vocabulary'
import { gameChart } from './1.2-the-game.js'
import { placingChart } from './2.2-placing.js'
import { specialMovementChart } from './2.4-special-movement.js'
import { turnChart } from './2.4-turn.js'
import { eventChart } from './3.1-event.js'
import { followingChart } from './3.2.2-following.js'
import { fillingChart } from './3.2.4-filling.js'
import { deploymentChart } from './3.2-deployment.js'
import { finnishMeansChart } from './3.2-finnish-means.js'
import { sovietMeansChart } from './3.2-soviet-means.js'
import { strategiesChart } from './3.2-strategies.js'
import { combatsChart } from './4.1-combats.js'
import { joiningChart } from './4.2-joining.js'
import { combatChart } from './4.4-combat.js'
import { roundChart } from './4.4-round.js'
import { lossesChart } from './4.5.1-losses.js'
import { occupyingChart } from './4.5.2-occupying.js'
import { retreatingChart } from './4.5.3-retreating.js'
import { recoveryChart } from './4.5-recovery.js'
import { harassmentChart } from './6.2-harassment.js'
import { isolationChart } from './6.2-isolation.js'
import { drawnMeansChart, drawnStrategiesChart } from './9.1-solo.js'
import { drawingOver } from './drawing.js'
import { resultsOf, sketchOf } from './game-in-tables.js'
import { replaceable } from './replaceable-components.js'

/** Talvisota over components of one's own. */
export const assemble = (parts: Components): Book<Game> => ({
  name: 'talvisota',
  title: 'Talvisota',
  edition: 'the English rules by VaeVictis',
  sections,
  schema: Game,
  seats: SIDES,
  alsoCalled,
  empty: emptyGame(parts),
  bases: {
    'first game': firstGame(parts),
    'at the border': gameAtTheBorder(parts),
    'solo game': { ...emptyGame(parts), solo: true },
  },
  variants: { harder: { harder: true }, easier: { easier: true } },
  charts: [
    gameChart(parts),
    placingChart,
    turnChart(parts),
    recoveryChart(parts),
    eventChart,
    specialMovementChart(parts),
    strategiesChart,
    drawnStrategiesChart(parts),
    sovietMeansChart(parts),
    finnishMeansChart,
    drawnMeansChart(parts),
    deploymentChart(parts),
    combatsChart(parts),
    combatChart(parts),
    joiningChart(parts),
    followingChart(parts),
    fillingChart,
    roundChart(parts),
    lossesChart,
    occupyingChart(parts),
    retreatingChart(parts),
    harassmentChart(parts),
    isolationChart(parts),
  ],
  main: call(wholeGame, null),
  tables,
  formulas,
  measures: measuresOn(parts),
  laws: lawsOf(parts),
  pathLaws,
  caseLaws,
  worlds: [],
  questions,
  meetings,
  findings,
  references,
  neverRefuses: [],
  secrets,
  facts: parts.facts,
  components: replaceable(parts, assemble),
  sketch: sketchOf(parts),
  ...drawingOver(parts),
  results: resultsOf,
})
