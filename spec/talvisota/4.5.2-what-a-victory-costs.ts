/** 4.5.2: what a conquered space costs the Finns, and what the Soviets win by it. @module */

import { first, flag, one, view } from 'rulewright/book'
import * as cited from './rules.gen.js'

const again = flag(
  'it was conquered before, and the Finns have not won it back',
  'it was not conquered before, or the Finns have won it back',
)

export const numberCosts = first(
  'Morale: whether the number of a conquered space counts',
  view({
    harder: flag('the harder game is played', 'the harder game is not played'),
    harderGame: cited.harderGame,
    again,
    paidAgain: cited.paidAgain,
  }),
  (row) => [
    row(cited.sovietVictory.morale, { again: true, paidAgain: 'no' }, false),
    row([cited.sovietVictory.morale, cited.mapSpaces.morale], { harder: false }, true),
    row(cited.sovietVictory.harder, { harder: true, harderGame: 'dotted outlines' }, true),
    row(cited.sovietVictory.harder, { harder: true, harderGame: 'all of the space' }, false),
  ],
)

export const outlineCounts = first(
  'Morale: whether the outline of a conquered space counts',
  view({
    dotted: flag('the space has a dotted outline', 'the space has no dotted outline'),
    harder: flag('the harder game is played', 'the harder game is not played'),
    again,
    paidAgain: cited.paidAgain,
  }),
  (row) => [
    row(cited.sovietVictory.dotted, { dotted: false }, false),
    row(cited.sovietVictory.morale, { again: true, paidAgain: 'no' }, false),
    row([cited.sovietVictory.dotted, cited.fortificationLines.defeated], { dotted: true, harder: false }, true),
    row(cited.sovietVictory.harder, { dotted: true, harder: true }, false),
  ],
)

const outline = flag('a dotted outline counts there', 'no dotted outline counts there')

export const outlineCosts = one(
  'Morale: what the outline of a conquered space costs',
  view({ outline, outlineValue: cited.outlineValue }),
  (row) => [
    row(cited.sovietVictory.dotted, { outline: false }, 0),
    row([cited.sovietVictory.dotted, cited.fortificationLines.defeated], { outline: true, outlineValue: 'two' }, 2),
    row(cited.sovietVictory.morale, { outline: true, outlineValue: 'its number' }, 'its number'),
  ],
)

export const strategyCounts = one(
  'Morale: whether the Combat Strategy costs the Finns its points at a conquered space',
  view({ outline, outlineStrategy: cited.outlineStrategy }),
  (row) => [
    row([cited.sovietVictory.morale, cited.sovietVictory.kotka], { outline: false }, true),
    row(cited.sovietVictory.morale, { outline: true, outlineStrategy: 'yes' }, true),
    row(cited.sovietVictory.koivisto, { outline: true, outlineStrategy: 'no' }, false),
  ],
)

export const sovietsGain = one(
  'Morale: what the Soviets win by a victory',
  view({ outline, sovietGain: cited.sovietGain }),
  (row) => [
    row(cited.sovietVictory.koivistoSoviets, { sovietGain: 'as much' }, 'as much'),
    row(
      [cited.sovietVictory.koivistoSoviets, cited.fortificationLines.victor],
      { outline: true, sovietGain: 'as much at a dotted outline' },
      'as much',
    ),
    row(
      [cited.sovietVictory.morale, cited.sovietVictory.kotka],
      { outline: false, sovietGain: 'as much at a dotted outline' },
      'nothing',
    ),
    row(
      [cited.sovietVictory.dotted, cited.fortificationLines.victor],
      { sovietGain: 'by the dotted line' },
      'the dotted line',
    ),
    row(cited.sovietVictory.morale, { sovietGain: 'no' }, 'nothing'),
  ],
)
