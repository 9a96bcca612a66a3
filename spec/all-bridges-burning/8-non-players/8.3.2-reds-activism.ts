/** 8.3.2 Reds Activism (Card #49). @module */

import { among, COMPARED, first, flag, one, readingOf, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import type { Game } from '../game.js'
import { overMap, piecesIn } from '../pieces.js'
import * as cited from '../rules.gen.js'
import { SPACES } from '../vocabulary.js'
import { isBare } from './8.3.1-reds-rally.js'

export const phase = among([1, 2], 'the Phase')

export const bare = flag(
  'there are spaces with an Administration and no Reds Cells, as that is read',
  'there are no spaces with an Administration and no Reds Cells, as that is read',
)

export const areBare = one(
  'Non-player Reds: spaces with an Administration and no Reds Cells',
  view(
    {
      unattended: flag(
        'an Administration stands in a space without a Reds Cell',
        'every Administration has a Reds Cell in its space',
      ),
      onMap: flag('the Reds have a Cell or an Administration on the map', 'the Reds have nothing on the map'),
      reading: cited.bareAdministrations,
    },
    [{ because: 'an Administration is on the map', when: ({ unattended, onMap }) => unattended && !onMap }],
  ),
  (row) => [
    row(cited.redsActivismCard49.ifNoneBare, { unattended: true, reading: 'no such space' }, true),
    row(cited.redsActivismCard49.ifNoneBare, { unattended: false, reading: 'no such space' }, false),
    row(
      [cited.redsActivismCard49.ifNoneBare, cited.executingInstructions.untilPossible],
      { onMap: true, reading: 'neither of them' },
      true,
    ),
    row(cited.redsActivismCard49.ifNoneBare, { onMap: false, reading: 'neither of them' }, false),
  ],
)

/** True if the Reds have spaces with an Administration and no Cells, under the current reading. */
export const hasBare = (game: Game): boolean =>
  areBare.ask({
    unattended: SPACES.some((name) => isBare(game.spaces[name])),
    onMap: overMap(game, (space) => piecesIn(space, 'reds')) > 0,
    reading: readingOf(game, cited.bareAdministrations),
  })

export const redsActivismCondition49 = first(
  'Non-player Reds: the condition of Activism in Phase I (#49)',
  view({
    phase,
    die: among(COMPARED, 'the die, against the Active Reds Cells on the map'),
    bare,
  }),
  (row) => [
    row(cited.redsActivismCard49.ifPhaseOne, { phase: 2 }, 'not met'),
    row(cited.redsActivismCard49.ifDieAboveActive, { die: P.not('more') }, 'not met'),
    row(cited.redsActivismCard49.ifNoneBare, { bare: true }, 'not met'),
    row(
      [
        cited.redsActivismCard49.ifPhaseOne,
        cited.redsActivismCard49.ifDieAboveActive,
        cited.redsActivismCard49.ifNoneBare,
      ],
      {},
      'met',
    ),
  ],
)
