/** 4.5.2: what a conquered space costs the Finns, and what the Soviets win by it. @module */
import { first, flag, one, question, view } from 'rulewright/book'
import { mapSpaces } from './1.3-the-map.js'
import { sovietVictory } from './4.5.2-soviet-victory.js'
import { ahead } from './section.js'

export const sovietGain = question('sovietGain', {
  asks: 'Does Soviet morale rise by a victory?',
  clauses: [sovietVictory.morale, sovietVictory.kotka, sovietVictory.koivistoSoviets],
  readings: {
    'as much at a dotted outline': 'Only at a dotted outline: there by all that the victory is worth.',
    'as much': 'Yes: by all that the victory is worth, wherever it is won.',
    'by the dotted line': 'Only by what section 8 gives to the victor at a dotted outline.',
    no: 'No: what is won are points that lower the morale of the other side.',
  },
  usual: 'as much at a dotted outline',
  because:
    'At Koivisto they are told to win all five points, at Kotka none; section 8 has a victor win at a dotted outline alone.',
  kind: 'contradiction',
})

export const outlineStrategy = question('outlineStrategy', {
  asks: 'Does a victory at a dotted outline cost the Finns the points of the Combat Strategy, too?',
  clauses: [sovietVictory.morale, sovietVictory.koivisto, ahead('sovietMorale.victory')],
  readings: {
    yes: 'Yes: as in every victory.',
    no: 'No: it costs them the space, as the example lists it; those points are for the Soviets.',
  },
  usual: 'yes',
  because:
    'All sentences about a victory add them; at Koivisto the five points that are added up have them, and those of the Finns are no sum.',
  kind: 'contradiction',
})

export const outlineValue = question('outlineValue', {
  asks: 'What does a dotted outline add to the number of a conquered space?',
  clauses: [sovietVictory.morale, sovietVictory.dotted, ahead('fortificationLines.defeated')],
  readings: {
    two: 'Two points, whatever the number is.',
    'its number': 'The number once more: the value of the space counts for its outline and for its number.',
  },
  usual: 'two',
  because: 'Section 8 names two points; at Koivisto, of which the number is 2, both come to the same.',
})

export const paidAgain = question('paidAgain', {
  asks: 'Does a space cost the Finns its value again that the Soviets have conquered, left, and conquer once more?',
  clauses: [sovietVictory.morale, mapSpaces.morale, ahead('progression.occupied')],
  readings: {
    yes: 'Yes: each victory costs what the space is worth.',
    no: 'No: only the Combat Strategy counts again, unless the Finns have won the space back meanwhile.',
  },
  usual: 'yes',
  because: 'The sentence is about every victory; what nobody holds is conquered like any other space.',
  kind: 'gap',
})

const again = flag(
  'it was conquered before, and the Finns have not won it back',
  'it was not conquered before, or the Finns have won it back',
)

export const harderGame = question('harderGame', {
  asks: 'What is left out in the harder game?',
  clauses: [sovietVictory.harder, sovietVictory.why, sovietVictory.morale],
  readings: {
    'dotted outlines': 'What a dotted outline adds to the morale that is lost.',
    'all of the space': 'The number of the space as well.',
  },
  usual: 'dotted outlines',
  because: 'The note is about the dotted outlines; that only the strategies count is how it puts the rest.',
})

export const numberCosts = first(
  'Morale: whether the number of a conquered space counts',
  view({
    harder: flag('the harder game is played', 'the harder game is not played'),
    harderGame,
    again,
    paidAgain,
  }),
  (row) => [
    row(sovietVictory.morale, { again: true, paidAgain: 'no' }, false),
    row([sovietVictory.morale, mapSpaces.morale], { harder: false }, true),
    row(sovietVictory.harder, { harder: true, harderGame: 'dotted outlines' }, true),
    row(sovietVictory.harder, { harder: true, harderGame: 'all of the space' }, false),
  ],
)

export const outlineCounts = first(
  'Morale: whether the outline of a conquered space counts',
  view({
    dotted: flag('the space has a dotted outline', 'the space has no dotted outline'),
    harder: flag('the harder game is played', 'the harder game is not played'),
    again,
    paidAgain,
  }),
  (row) => [
    row(sovietVictory.dotted, { dotted: false }, false),
    row(sovietVictory.morale, { again: true, paidAgain: 'no' }, false),
    row([sovietVictory.dotted, ahead('fortificationLines.defeated')], { dotted: true, harder: false }, true),
    row(sovietVictory.harder, { dotted: true, harder: true }, false),
  ],
)

const outline = flag('a dotted outline counts there', 'no dotted outline counts there')

export const outlineCosts = one(
  'Morale: what the outline of a conquered space costs',
  view({ outline, outlineValue }),
  (row) => [
    row(sovietVictory.dotted, { outline: false }, 0),
    row([sovietVictory.dotted, ahead('fortificationLines.defeated')], { outline: true, outlineValue: 'two' }, 2),
    row(sovietVictory.morale, { outline: true, outlineValue: 'its number' }, 'its number'),
  ],
)

export const strategyCounts = one(
  'Morale: whether the Combat Strategy costs the Finns its points at a conquered space',
  view({ outline, outlineStrategy }),
  (row) => [
    row([sovietVictory.morale, sovietVictory.kotka], { outline: false }, true),
    row(sovietVictory.morale, { outline: true, outlineStrategy: 'yes' }, true),
    row(sovietVictory.koivisto, { outline: true, outlineStrategy: 'no' }, false),
  ],
)

export const sovietsGain = one('Morale: what the Soviets win by a victory', view({ outline, sovietGain }), (row) => [
  row(sovietVictory.koivistoSoviets, { sovietGain: 'as much' }, 'as much'),
  row(
    [sovietVictory.koivistoSoviets, ahead('fortificationLines.victor')],
    { outline: true, sovietGain: 'as much at a dotted outline' },
    'as much',
  ),
  row(
    [sovietVictory.morale, sovietVictory.kotka],
    { outline: false, sovietGain: 'as much at a dotted outline' },
    'nothing',
  ),
  row(
    [sovietVictory.dotted, ahead('fortificationLines.victor')],
    { sovietGain: 'by the dotted line' },
    'the dotted line',
  ),
  row(sovietVictory.morale, { sovietGain: 'no' }, 'nothing'),
])
