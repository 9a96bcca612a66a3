/** The Russian Civil War as one book, assembled over its components. @module */

import { type Book, call, check } from 'rulewright/book'
import { alsoCalled } from '#spec/russian-civil-war/also-called'
import { basesOf } from '#spec/russian-civil-war/bases'
import { BaseGame } from '#spec/russian-civil-war/components/base-game'
import { type Components, withBaseGame } from '#spec/russian-civil-war/components/components'
import { formulas, questions, sections, tables } from '#spec/russian-civil-war/contents'
import { emptyGame } from '#spec/russian-civil-war/empty-game'
import { findings } from '#spec/russian-civil-war/findings/all'
import { Game } from '#spec/russian-civil-war/game'
import { lawsOf } from '#spec/russian-civil-war/laws'
import { measuresOn } from '#spec/russian-civil-war/measures'
import { meetings } from '#spec/russian-civil-war/meetings'
import { neverRefuses } from '#spec/russian-civil-war/never-refuses'
import { pathLawsOf } from '#spec/russian-civil-war/path-laws'
import { wholeGame } from '#spec/russian-civil-war/procedures'
import { SEATS } from '#spec/russian-civil-war/vocabulary'
import { playChart } from './1-opening.js'
import { roundsChart } from './1-rounds.js'
import { retreatChart } from './2-retreats.js'
import { revolutionChart } from './2-revolution-phase.js'
import { movementChart } from './4-soviet-movement.js'
import { turnChart } from './4-soviet-republic.js'
import { combatChart } from './base-game/combat.js'
import { earlierRoundsChart } from './base-game/earlier-rounds.js'
import { mobilizeChart } from './base-game/mobilize.js'
import { otherFrontsChart } from './base-game/other-fronts.js'
import { drawingOver } from './drawing.js'
import { resultsOf, sketchOf } from './game-in-tables.js'

/** The components of which a user can give their own, as a file. */
const replaceable = (components: Components): NonNullable<Book<Game>['components']> => ({
  'base-game': {
    says: 'what the text takes from the rules of A&A 1914: conditions, numbers, victory',
    schema: BaseGame,
    over: (value) => {
      const base = check(BaseGame, value)
      return base.ok ? { ok: true, value: assemble(withBaseGame(components, base.value)) } : base
    },
  },
})

/** The Russian Civil War over components of one's own. */
export const assemble = (components: Components): Book<Game> => ({
  name: 'russian-civil-war',
  title: 'A&A 1914 - Russian Civil War',
  edition: 'the text as published by its author, undated',
  sections,
  schema: Game,
  seats: SEATS,
  alsoCalled,
  empty: emptyGame,
  bases: basesOf(components),
  charts: [
    playChart(components),
    earlierRoundsChart(components),
    roundsChart(components),
    turnChart(components),
    movementChart(components),
    combatChart,
    mobilizeChart(components),
    revolutionChart(components),
    retreatChart(components),
    otherFrontsChart(components),
  ],
  main: call(wholeGame, null),
  tables,
  formulas,
  measures: measuresOn(components),
  laws: lawsOf(components),
  pathLaws: pathLawsOf(components),
  worlds: [],
  questions,
  meetings,
  findings,
  references: [],
  neverRefuses,
  facts: components.facts,
  components: replaceable(components),
  sketch: sketchOf(components),
  ...drawingOver(components),
  results: resultsOf,
})
