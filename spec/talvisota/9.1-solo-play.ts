/** 9.1: one player against the Finns. @module */
import { note, permission, question, rule } from 'rulewright/book'
import { SHOWN } from './reasons.js'
import { section } from './section.js'

export const soloPlay = section('soloPlay', '9.1', 'General points', {
  one: permission('One player can play the game.'),
  soviet: rule('The player has the Soviets, and the rules of this section play the Finns.'),
  asEver: note('Nothing else of the game changes.'),
  strategies: rule('The four Finnish Combat Strategies are drawn from a container.'),
  supports: rule('The eight Finnish Supports are drawn from a second container.'),
  units: rule('The Finnish units are drawn from a third.'),
  environment: rule('The five Environment markers are drawn from a fourth.'),
  first: rule('The Finnish Combat Strategies are drawn first; then the player deploys the Soviet forces.'),
  filled: rule('Then draws give the Finnish Combat Strategies their units and Supports.'),
  sheet: note('The Finnish Command Sheet shows what has been drawn.', { status: SHOWN }),
  combats: rule('The Soviet player carries out every step of the combats.'),
  weakestFirst: rule('Of the Finnish units the weakest are pushed back or eliminated first.'),
  order: rule('From the weakest to the strongest they are RES, SK, WD, SCT, DIV.'),
})

export const soloEntrenchments = question('soloEntrenchments', {
  asks: 'Does a strategy that engages an Entrenchment get one in the solo game?',
  clauses: [soloPlay.filled, soloPlay.supports],
  readings: {
    always: 'Yes, while one is left: it takes no draw, for they are all alike.',
    no: 'No: there is no container for them.',
  },
  usual: 'always',
  because: 'Nothing else of the game changes, and the strategy has one.',
  kind: 'gap',
})

export const soloChoices = question('soloChoices', {
  asks: 'Who decides what a Finnish Support does that leaves its player a choice?',
  clauses: [soloPlay.combats, soloPlay.soviet],
  readings: {
    'the Soviet player': 'The Soviet player, who carries out every step.',
    chance: 'Chance, as with all that is drawn.',
  },
  usual: 'the Soviet player',
  because: 'Of the combats the text says that the Soviet player carries out every step.',
  kind: 'gap',
})
