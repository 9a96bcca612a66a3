/** 6.4 Support Phase to 6.4.2 Agitation. @module */

import { informative, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { TRACKS } from '../components/forces.js'
import * as cited from '../rules.gen.js'
export const BACKGROUND = informative('background; decides nothing in play')

export const turmoil = one(
  'Russian Turmoil: Vassalage afterwards',
  view({ vassalage: range(0, TRACKS.edge, 'Russian Vassalage') }),
  (row) => [
    row(cited.russianTurmoil.atZero, { vassalage: 0 }, 0),
    row(
      [cited.russianTurmoil.towardZero, cited.vassalage.turmoil],
      { vassalage: P.number.positive() },
      ({ vassalage }) => vassalage - 1,
    ),
  ],
)
