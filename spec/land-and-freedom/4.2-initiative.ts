/** page 4, Initiative. @module */

import { measure, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import type { Game } from './game.js'
import * as cited from './rules.gen.js'
import { type Faction, HIGHEST } from './vocabulary.js'

/** The faction that controls the Government, by its side of the center. */
export const controller = one(
  'Who controls the Government',
  view({ government: range(0, HIGHEST, 'the space of the Government') }),
  (row) => [
    row([cited.government.center, cited.belonging.communists], { government: P.number.lte(5) }, 'Communists'),
    row([cited.government.center, cited.belonging.moderates], { government: P.number.gte(6) }, 'Moderates'),
  ],
)

export const holder = one(
  'Who has the Initiative',
  view({
    liberty: range(0, HIGHEST, 'the space of Liberty'),
    collectivization: range(0, HIGHEST, 'the space of Collectivization'),
    government: range(0, HIGHEST, 'the space of the Government'),
  }),
  (row) => [
    row(cited.initiative.anarchists, { liberty: P.number.gte(6), collectivization: P.number.gte(6) }, 'Anarchists'),
    row(cited.initiative.government, { liberty: P.number.lte(5), government: P.number.lte(5) }, 'Communists'),
    row(cited.initiative.government, { liberty: P.number.lte(5), government: P.number.gte(6) }, 'Moderates'),
    row(
      cited.initiative.government,
      { liberty: P.number.gte(6), collectivization: P.number.lte(5), government: P.number.lte(5) },
      'Communists',
    ),
    row(
      cited.initiative.government,
      { liberty: P.number.gte(6), collectivization: P.number.lte(5), government: P.number.gte(6) },
      'Moderates',
    ),
  ],
)

type Tracked = Pick<Game, 'tracks'>

export const controls = measure(
  'Controls the Government',
  [cited.initiative.government],
  {},
  ({ tracks }: Tracked): Faction => controller.ask({ government: tracks.Government }),
)

export const holdsInitiative = measure(
  'Initiative',
  [cited.initiative.always, cited.initiative.atOnce],
  {},
  ({ tracks }: Tracked): Faction =>
    holder.ask({
      liberty: tracks.Liberty,
      collectivization: tracks.Collectivization,
      government: tracks.Government,
    }),
)

/** Returns the faction that has the Initiative now. */
export const initiativeOf = (game: Tracked): Faction => holdsInitiative.compute(game, {})
/** Returns the faction that controls the Government now. */
export const governmentOf = (game: Tracked): Faction => controls.compute(game, {})
