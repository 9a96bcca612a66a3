/** 8.1.7 Pieces, Resources, Support, and Opposition to 8.1.9 Capabilities. @module */

import { prohibition, question, rule } from 'rulewright/book'
import { section } from '../section.js'

export const nonPlayerPriorities = section(
  'nonPlayerPriorities',
  '8.1.7',
  'Pieces, Resources, Support, and Opposition',
  {
    whereSilent: rule('These priorities hold where instructions, as of an Event or action, say nothing else.'),
    maximumExtent: rule('Each of these priorities is followed as far as possible.'),
    oneAdministration: prohibition('A Non-player never places a second Administration in a space.'),
    oneNetwork: prohibition('A Non-player never places a second Network in a space.'),
    onePrepared: prohibition('A Non-player never places a second friendly Prepared marker in a space.'),
    removeActive: rule('Of enemy Senate and Reds Cells, a Non-player removes the Active ones if it can.'),
    removeInactive: rule('Of enemy Moderates Cells, a Non-player removes the Inactive ones if it can.'),
    replaceInactive: rule(
      'Non-player Senate and Reds would rather replace Inactive Cells of their own than any others.',
    ),
    replaceActive: rule('Non-player Moderates replace Active Cells of their own if they can.'),
    senateSupport: rule('The Senate raises Support before it lowers Opposition.'),
    redsOpposition: rule('The Reds raise Opposition before they lower Support.'),
    moderatesNeutral: rule('The Moderates make more Population Neutral.'),
    townsFirst: rule('In shifting levels, every Non-player favors Towns before Provinces.'),
    senateControl: rule('The Senate adds to its own Control before it takes any from the Reds.'),
    redsControl: rule('The Reds add to their own Control before they take any from the Senate.'),
    moderatesUncontrolled: rule('The Moderates make more Population Uncontrolled.'),
    noTransfers: prohibition('A Non-player hands over no Resources of its own will.', {
      see: ['1.5'],
    }),
    engage: rule('A Non-player that Attacks always chooses Engagement.', { see: ['3.2.4'] }),
    noRetreat: prohibition('A Non-player never lets the Defender Retreat.', { see: ['3.2.4'] }),
  },
)

export const nonPlayerPropaganda = section('nonPlayerPropaganda', '8.1.8', 'Propaganda Rounds', {
  asUsual: rule('With Non-players a Propaganda Round follows its usual course.', { see: ['6.0'] }),
  aidSheet: rule('What Non-players decide in it stands on the Solitaire play-aid sheet.'),
})

export const nonPlayerCapabilities = section('nonPlayerCapabilities', '8.1.9', 'Capabilities', {
  aidSheet: rule('The Solitaire play-aid sheet tells where a Non-player puts its Capabilities.'),
})

export const controlOrSide = question('controlOrSide', {
  asks: 'Which comes first when a Non-player takes enemy Cells: the side on which they lie, or Control?',
  clauses: [
    nonPlayerPriorities.removeActive,
    nonPlayerPriorities.removeInactive,
    nonPlayerPriorities.senateControl,
    nonPlayerPriorities.redsControl,
    nonPlayerPriorities.moderatesUncontrolled,
  ],
  readings: {
    'the side first':
      'The side, as the general priorities are listed; Control decides among Cells that are equal in that.',
    'Control first': 'Control; the side of a Cell decides among those that are equal in that.',
  },
  usual: 'the side first',
  because: 'The priorities stand in that order, and those of the cards are read from top to bottom.',
})

export const controlWithinCards = question('controlWithinCards', {
  asks: 'Where a Non-player card leaves several spaces or Cells equal for a Rally or for Dialogue, does Control choose between them before chance?',
  clauses: [
    nonPlayerPriorities.whereSilent,
    nonPlayerPriorities.maximumExtent,
    nonPlayerPriorities.senateControl,
    nonPlayerPriorities.redsControl,
    nonPlayerPriorities.moderatesUncontrolled,
  ],
  readings: {
    'before chance':
      'Yes: Control narrows what the card leaves, except where the card itself says that a space is random.',
    'chance alone': 'No: the card is the instruction, and chance decides what it leaves equal.',
  },
  usual: 'before chance',
  because:
    'A tie is where the card says nothing else, and pieces are placed or replaced there; for moves, and for Terror, the cards name themselves the Control that is sought.',
})

export const enemiesInOrder = question('enemiesInOrder', {
  asks: 'Does a Non-player take Active Cells of the Senate and the Reds before Inactive ones of the Moderates?',
  clauses: [nonPlayerPriorities.removeActive, nonPlayerPriorities.removeInactive],
  readings: {
    equal: 'No: they are equal, and Control, then chance decides between them.',
    'as listed': 'Yes: they are named first.',
  },
  usual: 'equal',
  because: 'The sentence joins them by "and", and calls nothing first; elsewhere 8.1.7 does.',
})

export const ownPiecesRemoved = question('ownPiecesRemoved', {
  asks: 'Which own Cells does a Non-player give up where an Event or Attrition has it remove, not replace, some?',
  clauses: [nonPlayerPriorities.replaceInactive, nonPlayerPriorities.replaceActive],
  kind: 'gap',
  readings: {
    'by chance': 'Any: chance decides.',
    'as in replacing': 'Those that it would rather replace: Inactive ones, the Moderates Active ones.',
  },
  usual: 'by chance',
  because:
    'The preference for own Cells is stated for replacing alone, and what no priority covers is left to chance (8.1.6).',
})

export const stepsTowardsNeutral = question('stepsTowardsNeutral', {
  asks: 'Do Non-player Moderates want a shift from an Active to a Passive level, which leaves the Population as it is?',
  clauses: [nonPlayerPriorities.moderatesNeutral],
  readings: {
    'Neutral only': 'No: it makes no Population Neutral.',
    'a step counts': 'Yes, if nothing can be made Neutral at once: it is a step on the way.',
  },
  usual: 'Neutral only',
  because: 'What they seek to increase is Neutral Population, and such a shift increases none.',
})

export const unitOfControl = question('unitOfControl', {
  asks: 'Is the Control that the Senate and the Reds seek counted in spaces or in Population?',
  clauses: [nonPlayerPriorities.senateControl, nonPlayerPriorities.redsControl],
  readings: {
    spaces: 'Every space that is Controlled counts alike.',
    Population: 'A space counts as much as its Population.',
  },
  usual: 'spaces',
  because: '8.1.7 speaks of the Population for the Moderates, and of nothing but Control for the others.',
})

export const unitOfSupport = question('unitOfSupport', {
  asks: 'Is the Support or Opposition that a Non-player seeks counted in levels or in Population?',
  clauses: [nonPlayerPriorities.senateSupport, nonPlayerPriorities.redsOpposition],
  readings: {
    levels: 'Every level of every space counts alike.',
    Population: 'A level counts as much as the Population of its space.',
  },
  usual: 'levels',
  because:
    'What is increased or reduced are Support and Opposition, which 1.6 shifts by levels; only of the Moderates does 8.1.7 speak in Population.',
})
