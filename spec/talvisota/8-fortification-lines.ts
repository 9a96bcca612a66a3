/** 8: the dotted spaces. @module */

import { flag, one, view } from 'rulewright/book'
import * as cited from './rules.gen.js'

const dotted = flag('the space has a dotted outline', 'the space has no dotted outline')

export const lineTakes = one(
  'Combat: what a dotted outline takes from the Soviet force',
  view({
    dotted,
    meretskov: flag('Meretskov lessens it', 'Meretskov does not lessen it'),
    brigade: flag('T-34/KV-1 lessens it', 'T-34/KV-1 does not lessen it'),
  }),
  (row) => [
    row(cited.fortificationLines.penalty, { dotted: false }, 0),
    row(cited.fortificationLines.penalty, { dotted: true, meretskov: false, brigade: false }, 4),
    row(cited.sovietSupports.meretskovLines, { dotted: true, meretskov: true, brigade: false }, 1),
    row(cited.sovietSupports.brigade, { dotted: true, brigade: true }, 1),
  ],
)

export const heldLine = one(
  'Morale: what a dotted space that is held is worth',
  view({
    dotted,
    dottedConfrontation: cited.dottedConfrontation,
    harder: flag('the harder game is played', 'the harder game is not played'),
    harderLine: cited.harderLine,
  }),
  (row) => [
    row(cited.fortificationLines.victor, { dotted: false }, 0),
    row(
      [cited.fortificationLines.victor, cited.fortificationLines.defeated],
      { dotted: true, dottedConfrontation: 'both ways', harder: false },
      2,
    ),
    row(
      [cited.fortificationLines.victor, cited.fortificationLines.defeated],
      { dotted: true, dottedConfrontation: 'both ways', harder: true, harderLine: 'yes' },
      2,
    ),
    row(
      cited.sovietVictory.harder,
      { dotted: true, dottedConfrontation: 'both ways', harder: true, harderLine: 'no' },
      0,
    ),
    row(cited.fortificationLines.victor, { dotted: true, dottedConfrontation: 'conquests only' }, 0),
  ],
)
