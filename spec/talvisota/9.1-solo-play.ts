/** 9.1: one player against the Finns. @module */
import { among, flag, note, one, permission, question, rule, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { finnishStrategies } from './3.2-finnish-strategies.js'
import { environments } from './5-environment.js'
import { SHOWN } from './reasons.js'
import { section } from './section.js'
import { FINNISH_STRATEGIES } from './vocabulary.js'

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
  weakestFirst: rule('Where Finnish units are lost or driven back, the weakest go first.'),
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

export const soloFronts = question('soloFronts', {
  asks: 'To which Fronts do the Finnish Combat Strategies come that are drawn?',
  clauses: [soloPlay.strategies, soloPlay.first],
  readings: {
    'against the Soviet ones': 'One is drawn against each Combat Strategy of the Soviets, for its Front.',
    'by lot': 'Each comes to a box of the Command Sheet by lot, before the Soviet ones are placed there.',
  },
  usual: 'against the Soviet ones',
  because:
    'They respond to the attacks, one in each space that is attacked; nothing else draws a Front. What lies on the sheet is not deployed yet, so they still come first.',
  kind: 'gap',
})

export const soloFilled = question('soloFilled', {
  asks: 'When are the Finnish Combat Strategies of the solo game given what they have?',
  clauses: [soloPlay.first, soloPlay.filled],
  readings: {
    'after the deployment': 'When the Soviet Combat Strategies have been deployed on the map.',
    'before the deployment': 'When the Soviet Combat Strategies have been given theirs on the sheet.',
  },
  usual: 'after the deployment',
  because: 'The player deploys first, and what sections 3.2 and 4.1 call deployed is on the map.',
})

export const drawnFirst = one('Solo: what comes to the sheet first', view({ soloFronts }), (row) => [
  row(soloPlay.strategies, { soloFronts: 'against the Soviet ones' }, 'Soviet strategies'),
  row([soloPlay.strategies, soloPlay.first], { soloFronts: 'by lot' }, 'drawn strategies'),
])

export const filledWhen = one('Solo: when the Finnish Combat Strategies are filled', view({ soloFilled }), (row) => [
  row([soloPlay.first, soloPlay.filled], { soloFilled: 'after the deployment' }, 'after'),
  row(soloPlay.filled, { soloFilled: 'before the deployment' }, 'before'),
])

const strategy = among(FINNISH_STRATEGIES, 'the Combat Strategy')

export const drawnUnits = one('Solo: units that are drawn', view({ strategy }), (row) => [
  row([soloPlay.units, finnishStrategies.counterUnits], { strategy: 'CON-ATT' }, 4),
  row(
    [soloPlay.units, finnishStrategies.defenseUnits, finnishStrategies.mottiUnits, finnishStrategies.resistUnits],
    { strategy: P.not('CON-ATT') },
    3,
  ),
])

export const drawnMarkers = one('Solo: Environment markers that are drawn', view({ strategy }), (row) => [
  row([soloPlay.environment, environments.used, finnishStrategies.mottiEnvironment], { strategy: 'MOTTI' }, 2),
  row(
    [
      soloPlay.environment,
      finnishStrategies.defenseEnvironment,
      finnishStrategies.counterEnvironment,
      finnishStrategies.resistEnvironment,
    ],
    { strategy: P.not('MOTTI') },
    1,
  ),
])

export const drawnSupports = one('Solo: Supports that are drawn', view({ strategy }), (row) => [
  row(
    [
      soloPlay.supports,
      finnishStrategies.defenseSupport,
      finnishStrategies.counterSupport,
      finnishStrategies.mottiSupport,
      finnishStrategies.resistSupport,
    ],
    {},
    2,
  ),
])

export const soloEntrenched = one(
  'Solo: whether an Entrenchment comes',
  view({ strategy, left: flag('one is left', 'none is left'), soloEntrenchments }),
  (row) => [
    row(finnishStrategies.entrenchmentsOnly, { strategy: P.union('CON-ATT', 'MOTTI') }, false),
    row(soloPlay.filled, { strategy: P.union('DEFENSE', 'RESIST'), left: false }, false),
    row(
      [finnishStrategies.defenseEntrenchment, finnishStrategies.resistEntrenchment],
      { strategy: P.union('DEFENSE', 'RESIST'), left: true, soloEntrenchments: 'always' },
      true,
    ),
    row(soloPlay.filled, { strategy: P.union('DEFENSE', 'RESIST'), left: true, soloEntrenchments: 'no' }, false),
  ],
)

export const decidesSupports = one('Solo: who decides for a Finnish Support', view({ soloChoices }), (row) => [
  row(soloPlay.combats, { soloChoices: 'the Soviet player' }, 'the Soviet player'),
  row(soloPlay.supports, { soloChoices: 'chance' }, 'chance'),
])
