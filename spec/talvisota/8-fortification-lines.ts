/** 8: the dotted spaces. @module */
import { component, flag, note, one, question, rule, view } from 'rulewright/book'
import { sovietSupports } from './3.3-soviet-supports.js'
import { sovietVictory } from './4.5.2-soviet-victory.js'
import { HISTORY, MAP } from './reasons.js'
import { section } from './section.js'

export const fortificationLines = section('fortificationLines', '8', 'Fortification lines', {
  three: note('The Mannerheim Line and two lines behind it were built against the Soviets.', { status: HISTORY }),
  dotted: component('Their spaces have a dotted outline.', { status: MAP }),
  penalty: rule('A dotted outline is a penalty of -4 on an enemy force.'),
  why: note('Combats there were harsh.', { status: HISTORY }),
  victor: rule('Each confrontation there gives the victor 2 more points of morale.', { see: ['4.5.2'] }),
  defeated: rule('It costs the defeated 2 more.', { see: ['4.5.2'] }),
})

export const dottedConfrontation = question('dottedConfrontation', {
  asks: 'Do the Finns win 2 points of morale, and the Soviets lose 2, where a dotted space is held?',
  clauses: [fortificationLines.victor, fortificationLines.defeated],
  readings: {
    'both ways': 'Yes: whoever is victorious wins, and the other loses.',
    'conquests only': 'No: it is the value of a conquered space, as 4.5.2 has it.',
  },
  usual: 'both ways',
  because: 'Each confrontation has a victor and a defeated, and either can be the Finns.',
})

export const harderLine = question('harderLine', {
  asks: 'In the harder game, does a dotted space that is held still change the morale of both?',
  clauses: [sovietVictory.harder, fortificationLines.victor, fortificationLines.defeated],
  readings: {
    yes: 'Yes: what is left out is what a dotted outline adds to a conquest.',
    no: 'No: dotted outlines change no morale then.',
  },
  usual: 'yes',
  because:
    'The note is about what a conquered space adds; to leave out what a defeat costs would make the game easier.',
  kind: 'gap',
})

const dotted = flag('the space has a dotted outline', 'the space has no dotted outline')

export const lineTakes = one(
  'Combat: what a dotted outline takes from the Soviet force',
  view({
    dotted,
    meretskov: flag('Meretskov lessens it', 'Meretskov does not lessen it'),
    brigade: flag('T-34/KV-1 lessens it', 'T-34/KV-1 does not lessen it'),
  }),
  (row) => [
    row(fortificationLines.penalty, { dotted: false }, 0),
    row(fortificationLines.penalty, { dotted: true, meretskov: false, brigade: false }, 4),
    row(sovietSupports.meretskovLines, { dotted: true, meretskov: true, brigade: false }, 1),
    row(sovietSupports.brigade, { dotted: true, brigade: true }, 1),
  ],
)

export const heldLine = one(
  'Morale: what a dotted space that is held is worth',
  view({
    dotted,
    dottedConfrontation,
    harder: flag('the harder game is played', 'the harder game is not played'),
    harderLine,
  }),
  (row) => [
    row(fortificationLines.victor, { dotted: false }, 0),
    row(
      [fortificationLines.victor, fortificationLines.defeated],
      { dotted: true, dottedConfrontation: 'both ways', harder: false },
      2,
    ),
    row(
      [fortificationLines.victor, fortificationLines.defeated],
      { dotted: true, dottedConfrontation: 'both ways', harder: true, harderLine: 'yes' },
      2,
    ),
    row(sovietVictory.harder, { dotted: true, dottedConfrontation: 'both ways', harder: true, harderLine: 'no' }, 0),
    row(fortificationLines.victor, { dotted: true, dottedConfrontation: 'conquests only' }, 0),
  ],
)
