/** 3.2.5 March. @module */

import {
  among,
  COMPARED,
  component,
  example,
  flag,
  forbid,
  formula,
  leftToComponent,
  one,
  permission,
  prohibition,
  question,
  range,
  rule,
  view,
} from 'rulewright/book'
import { P } from 'ts-pattern'
import { railways } from '../1-introduction/1.2-map.js'
import { friendsAndEnemies } from '../1-introduction/1.3-factions.js'
import { limitedCommand } from '../2-sequence-of-play/2.2.4-limited-command.js'
import { FORCES } from '../components/forces.js'
import { ahead, section } from '../section.js'
import { CAPABILITIES, FACTIONS } from '../vocabulary.js'
import { commandsInGeneral, freeCommands } from './3.1-commands.js'
import { attack } from './3.2.4-attack.js'

export const march = section('march', '3.2.5', 'March', {
  moves: rule('A March takes Cells of the Faction that executes it from one space to another.'),
  withCapabilities: permission('Capabilities of the Faction can go with a Cell that Marches.'),
  capabilitiesThere: prohibition('With a Cell go no other Capabilities than those of its Faction in its space.'),
  nextToCells: prohibition('A space is selected for a March only if a friendly Cell stands in an adjacent space.'),
  price: formula('Into each selected space, every three Cells, begun or complete, cost one Resource.'),
  once: prohibition('No piece and no Capability moves twice within one Command.'),
  phaseTwoOnly: prohibition('There is no March before Phase II.'),
  intoSelected: prohibition('A Cell Marches into a selected space that is adjacent to its own, and nowhere else.'),
  russians: permission('The Reds can have Russian Troops take part, one for each Cell of theirs that Marches.'),
  russiansPerCell: prohibition('No more Russian Troops move than one for each Reds Cell that moves.'),
  trainsOnRailways: prohibition('Trains move by Railway and no other way; a Railway leads on through Towns.', {
    see: ['1.2.2'],
  }),
  trainsSabotage: prohibition('Trains cross no border on which Sabotage lies.'),
  trainDestinations: component('A Train can stop in Towns, and in Provinces at a Train symbol.', {
    status: leftToComponent(
      'the map: its stretches of Railway; a Province is one destination there, at whichever of its symbols a Train stands',
    ),
  }),
  trainOnce: prohibition('Each Trains marker makes one move at most.'),
  junctionExample: example(
    'Tampere is a junction: the three lines that a Train can take from there end at three symbols, all of them in Häme, ' +
      'and only a second move brings it into a Province beyond.',
  ),
  sabotageExample: example('Sabotage on the border of Tampere keeps Trains from entering or leaving on any line.'),
})

export const limitedMarch = question('limitedMarch', {
  asks: 'Is a Limited March one into a single space, or also one from a single space?',
  clauses: [freeCommands.marchLimited, limitedCommand.oneSpace, march.moves],
  readings: {
    'into one space': 'Into a single space, from whatever spaces are adjacent to it.',
    'from one space, too': 'Into a single space, and from a single one.',
  },
  usual: 'into one space',
  because:
    'The spaces that a March selects are those that Cells move into; 3.1.2 points to limits in 3.2.5 that stand nowhere there.',
  kind: 'gap',
})

export const newsOnTheMarch = question('newsOnTheMarch', {
  asks: 'Does the News of the Reds or the Senate go along with a Cell of theirs that Marches, or that Attacks by Train?',
  clauses: [march.moves, march.withCapabilities, attack.relocation, ahead('message.aloneOrHeld')],
  readings: {
    'with its Cell':
      'The Faction says whether the Cell that Marches is the one with the News; the last Cell of a space takes it along, also by Train.',
    'stays behind': 'News stays with the other Cells of the space, and is removed when the last of them leaves.',
  },
  usual: 'with its Cell',
  because: '3.3.2 couples News with a Cell, and 3.2.5 moves that Cell.',
})

export const russiansOnTheMarch = question('russiansOnTheMarch', {
  asks: 'Does a Russian Troop that Marches go along with a Reds Cell, or are Troops only limited by the number of Cells?',
  clauses: [march.russians, march.russiansPerCell],
  readings: {
    'as many as Cells': 'Troops move by themselves into selected spaces, no more of them than Reds Cells have moved.',
    'into the same space':
      'Into each selected space no more Troops move than Reds Cells have moved there, from whatever adjacent space.',
    'from the same space':
      'From each space no more Troops move than Reds Cells have moved out of it, into any selected space.',
    'with a Cell': 'Each Troop moves with a Reds Cell, from the same space into the same space.',
  },
  usual: 'as many as Cells',
  because: '3.2.5 counts Troops against moving Cells, and says "with" of Capabilities only.',
})

export const marchPrice = one(
  'March: the price of the next Cell',
  view({
    free: flag('the March is free', 'the March is not free'),
    before: range(0, FORCES.cells.reds - 1, 'Cells that have moved into the space before it'),
  }),
  (row) => [
    row([freeCommands.noCost, freeCommands.marchAnyNumber], { free: true }, 0),
    row(march.price, { free: false }, ({ before }) => (before % 3 === 0 ? 1 : 0)),
  ],
)

export const mayNotMarchTo = forbid(
  'March: may not select the space',
  view(
    {
      limited: flag('the Command is Limited', 'the Command is not Limited'),
      first: flag('it is the first space of the Command', 'it is not the first space of the Command'),
      selected: flag('the space has been selected before', 'the space has not been selected before'),
      granted: flag('the terms of the Command allow the space', 'the terms of the Command do not allow the space'),
      nextToCells: flag('a friendly Cell is in an adjacent space', 'no friendly Cell is in an adjacent space'),
      mover: among(['none', 'unaffordable', 'some'], 'pieces that could move there'),
    },
    [{ because: 'before the first space none is selected', when: ({ first, selected }) => first && selected }],
  ),
  (bar) => [
    bar([limitedCommand.oneSpace, freeCommands.marchLimited], { limited: true, first: false }),
    bar(commandsInGeneral.onceEach, { selected: true }),
    bar(freeCommands.withinGrant, { granted: false }),
    bar(march.nextToCells, { nextToCells: false }),
    bar(march.once, { nextToCells: true, mover: 'none' }),
    bar([march.price, commandsInGeneral.enoughResources], { mover: 'unaffordable' }),
  ],
)

export const mayNotMarch = forbid(
  'March: the piece may not move',
  view(
    {
      faction: among(FACTIONS, 'the Faction'),
      piece: among(['Cell', 'Troop'], 'the piece'),
      adjacent: flag('the two spaces are adjacent', 'the two spaces are not adjacent'),
      there: flag('such a piece stands there', 'no such piece stands there'),
      unmoved: flag('one of them has not moved yet', 'all of them have moved'),
      resources: among(COMPARED, 'the Resources of the Faction, against the price of the Cell'),
      moved: among(COMPARED, 'the Reds Cells that have moved, against the Russian Troops'),
      arrived: among(COMPARED, 'the Reds Cells that have moved into the selected space, against the Russian Troops'),
      departed: among(COMPARED, 'the Reds Cells that have moved out of that space, against the Russian Troops'),
      limited: flag('the Command is Limited', 'the Command is not Limited'),
      elsewhere: flag('a piece has moved from another space before'),
      limitedReading: limitedMarch,
      reading: russiansOnTheMarch,
    },
    [
      { because: 'what has not moved stands there', when: ({ there, unmoved }) => unmoved && !there },
      {
        because: 'only a Limited March out of one space asks from where others have moved',
        when: ({ limited, elsewhere, limitedReading }) =>
          elsewhere && !(limited && limitedReading === 'from one space, too'),
      },
    ],
  ),
  (bar) => [
    bar(march.intoSelected, { adjacent: false }),
    bar(march.moves, { there: false }),
    bar(march.once, { there: true, unmoved: false }),
    bar([limitedCommand.oneSpace, freeCommands.marchLimited], {
      limited: true,
      elsewhere: true,
      limitedReading: 'from one space, too',
    }),
    bar([march.price, commandsInGeneral.enoughResources], { piece: 'Cell', resources: 'less' }),
    bar([friendsAndEnemies.russia, march.russians], { piece: 'Troop', faction: P.not('reds') }),
    bar(march.russiansPerCell, { piece: 'Troop', faction: 'reds', reading: 'with a Cell' }),
    bar(march.russiansPerCell, { piece: 'Troop', faction: 'reds', moved: P.not('more') }),
    bar(march.russiansPerCell, {
      piece: 'Troop',
      faction: 'reds',
      arrived: P.not('more'),
      reading: 'into the same space',
    }),
    bar(march.russiansPerCell, {
      piece: 'Troop',
      faction: 'reds',
      departed: P.not('more'),
      reading: 'from the same space',
    }),
  ],
)

/** What can go along with a Cell. */
export const COMPANY = [...CAPABILITIES, 'Troop', 'News'] as const

export const mayNotGoAlong = forbid(
  'March: may not go along',
  view(
    {
      faction: among(FACTIONS, 'the Faction'),
      what: among(COMPANY, 'what goes along'),
      there: flag('such a piece stands there', 'no such piece stands there'),
      unmoved: flag('one of them has not moved yet', 'all of them have moved'),
      railway: among(['none', 'Sabotaged', 'open'], 'the Railway from there into the selected space'),
      troop: flag('a Troop goes along already'),
      troops: russiansOnTheMarch,
      news: newsOnTheMarch,
    },
    [{ because: 'what has not moved stands there', when: ({ there, unmoved }) => unmoved && !there }],
  ),
  (bar) => [
    bar(march.capabilitiesThere, { what: P.union(...CAPABILITIES), there: false }),
    bar(march.once, { what: P.not('Trains'), there: true, unmoved: false }),
    bar(march.trainOnce, { what: 'Trains', there: true, unmoved: false }),
    bar([march.trainsOnRailways, railways.trains, railways.connect], { what: 'Trains', railway: 'none' }),
    bar(march.trainsSabotage, { what: 'Trains', railway: 'Sabotaged' }),
    bar(march.russiansPerCell, { what: 'Troop', there: false }),
    bar(march.russiansPerCell, { what: 'Troop', troop: true }),
    bar(march.russiansPerCell, { what: 'Troop', troops: P.not('with a Cell') }),
    bar([friendsAndEnemies.russia, march.russians], { what: 'Troop', faction: P.not('reds') }),
    bar(march.moves, { what: 'News', there: false }),
    bar(march.moves, { what: 'News', news: 'stays behind' }),
  ],
)

export const newsOfLastCell = one(
  'March and Attack: the News with the last Cell',
  view({
    last: flag('the Cell is the last one in its space', 'the Cell is not the last one in its space'),
    news: newsOnTheMarch,
  }),
  (row) => [
    row([march.moves, attack.relocation], { last: true, news: 'with its Cell' }, 'goes along'),
    row([march.moves, attack.relocation], { last: true, news: 'stays behind' }, 'is left'),
    row(march.moves, { last: false }, 'is left'),
  ],
)

export type Company = (typeof COMPANY)[number]
