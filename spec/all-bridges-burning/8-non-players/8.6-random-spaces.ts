/** 8.6 Random Spaces. @module */

import { informative, note, question, rule } from 'rulewright/book'
import { message } from '../3-commands/3.3.2-message.js'
import { section } from '../section.js'
import { redsActivismCard49 } from './8.3.2-reds-activism.js'
import { redsActivismCard50 } from './8.3.3-reds-activism-in-war.js'
import { redsTerrorCard } from './8.3.4-reds-terror.js'
import { senateActivismCard } from './8.4.3-senate-activism.js'
import { senateTerrorCard } from './8.4.4-senate-terror.js'
import { moderatesMessageCard62 } from './8.5.3-moderates-message.js'
import { moderatesMessageCard63 } from './8.5.4-moderates-message-in-war.js'

export const randomSpaces = section('randomSpaces', '8.6', 'Random Spaces', {
  equalPriority: rule('Chance selects one of several Provinces or Towns that are equal candidates for a Non-player.'),
  anyAction: rule('So it is for a Command, for a Special Activity and for an Event.'),
  sheet: rule('The Random Spaces Map sheet is the means by which chance selects.'),
  simpleDie: note('Between few candidates a roll of a die does as well.', {
    status: informative('another means for the same choice'),
  }),
})

export const tiesButForSpaces = question('tiesButForSpaces', {
  asks: 'How is a tie of a Non-player broken that is not between spaces: between pieces, Factions, or colors?',
  clauses: [randomSpaces.equalPriority, randomSpaces.anyAction],
  kind: 'gap',
  readings: {
    chance: 'By chance, every candidate alike.',
    'somebody decides': 'By whoever moves the pieces of the Non-player.',
  },
  usual: 'chance',
  because: '8.1.6 leaves whatever remains open in Events to chance and points to 8.6 for it, as 8.1.4 does.',
  editorial: 'the same candidates can be taken either way; only who takes them differs',
})

export const messageWay = question('messageWay', {
  asks: 'Does a Cell that Messages for Non-player Moderates take a shortest way, or any that its three moves allow?',
  clauses: [
    message.threeSpaces,
    moderatesMessageCard62.personality,
    moderatesMessageCard63.personality,
    randomSpaces.equalPriority,
  ],
  readings: {
    'a shortest one': 'A shortest one, by chance if there are several.',
    'any way': 'Any way that passes no space twice, by chance; but with News to bring, a shortest one.',
  },
  usual: 'a shortest one',
  because: 'The cards name where a Cell goes and nothing between; a shortest way goes nowhere else without need.',
  kind: 'gap',
})

export const flipsFirst = question('flipsFirst', {
  asks: 'Whose Cells does the Activism of a Non-player flip first where the nested priorities leave the choice?',
  clauses: [
    redsActivismCard49.flipSenate,
    redsActivismCard49.flipModerates,
    redsActivismCard50.flipSenate,
    senateActivismCard.flipReds,
    senateActivismCard.flipModerates,
    randomSpaces.equalPriority,
  ],
  readings: {
    chance: 'Either: chance decides.',
    'as printed': 'Those of the Senate or the Reds, which are printed first, and then those of the Moderates.',
  },
  usual: 'chance',
  because: 'The two are joined by an and, without numbers; what ranks alike is left to chance.',
})

export const displayDraw = question('displayDraw', {
  kind: 'gap',
  asks: 'Random Terror of a Non-player can include the Political Display: is it drawn among the spaces, or when there is no more space?',
  clauses: [
    redsTerrorCard.random,
    redsTerrorCard.randomDisplay,
    senateTerrorCard.random,
    senateTerrorCard.randomDisplay,
    randomSpaces.sheet,
  ],
  readings: {
    'among the spaces': 'It is one candidate more among those that can be drawn.',
    'after the spaces': 'It is selected only where no space is left to select.',
  },
  usual: 'among the spaces',
  because:
    'The card includes it in the random spaces; what chance it has is told nowhere, as the means of drawing know spaces only.',
})
