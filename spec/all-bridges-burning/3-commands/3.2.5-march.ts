/** 3.2.5 March. @module */

import { among, COMPARED, flag, forbid, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import { FORCES } from '../components/forces.js'
import * as cited from '../rules.gen.js'
import { CAPABILITIES, FACTIONS } from '../vocabulary.js'

export const marchPrice = one(
  'March: the price of the next Cell',
  view({
    free: flag('the March is free', 'the March is not free'),
    before: range(0, FORCES.cells.reds - 1, 'Cells that have moved into the space before it'),
  }),
  (row) => [
    row([cited.freeCommands.noCost, cited.freeCommands.marchAnyNumber], { free: true }, 0),
    row(cited.march.price, { free: false }, ({ before }) => (before % 3 === 0 ? 1 : 0)),
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
    bar([cited.limitedCommand.oneSpace, cited.freeCommands.marchLimited], { limited: true, first: false }),
    bar(cited.commandsInGeneral.onceEach, { selected: true }),
    bar(cited.freeCommands.withinGrant, { granted: false }),
    bar(cited.march.nextToCells, { nextToCells: false }),
    bar(cited.march.once, { nextToCells: true, mover: 'none' }),
    bar([cited.march.price, cited.commandsInGeneral.enoughResources], { mover: 'unaffordable' }),
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
      limitedReading: cited.limitedMarch,
      reading: cited.russiansOnTheMarch,
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
    bar(cited.march.intoSelected, { adjacent: false }),
    bar(cited.march.moves, { there: false }),
    bar(cited.march.once, { there: true, unmoved: false }),
    bar([cited.limitedCommand.oneSpace, cited.freeCommands.marchLimited], {
      limited: true,
      elsewhere: true,
      limitedReading: 'from one space, too',
    }),
    bar([cited.march.price, cited.commandsInGeneral.enoughResources], { piece: 'Cell', resources: 'less' }),
    bar([cited.friendsAndEnemies.russia, cited.march.russians], { piece: 'Troop', faction: P.not('reds') }),
    bar(cited.march.russiansPerCell, { piece: 'Troop', faction: 'reds', reading: 'with a Cell' }),
    bar(cited.march.russiansPerCell, { piece: 'Troop', faction: 'reds', moved: P.not('more') }),
    bar(cited.march.russiansPerCell, {
      piece: 'Troop',
      faction: 'reds',
      arrived: P.not('more'),
      reading: 'into the same space',
    }),
    bar(cited.march.russiansPerCell, {
      piece: 'Troop',
      faction: 'reds',
      departed: P.not('more'),
      reading: 'from the same space',
    }),
  ],
)

/** The pieces and markers that can go along with a Cell. */
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
      troops: cited.russiansOnTheMarch,
      news: cited.newsOnTheMarch,
    },
    [{ because: 'what has not moved stands there', when: ({ there, unmoved }) => unmoved && !there }],
  ),
  (bar) => [
    bar(cited.march.capabilitiesThere, { what: P.union(...CAPABILITIES), there: false }),
    bar(cited.march.once, { what: P.not('Trains'), there: true, unmoved: false }),
    bar(cited.march.trainOnce, { what: 'Trains', there: true, unmoved: false }),
    bar([cited.march.trainsOnRailways, cited.railways.trains, cited.railways.connect], {
      what: 'Trains',
      railway: 'none',
    }),
    bar(cited.march.trainsSabotage, { what: 'Trains', railway: 'Sabotaged' }),
    bar(cited.march.russiansPerCell, { what: 'Troop', there: false }),
    bar(cited.march.russiansPerCell, { what: 'Troop', troop: true }),
    bar(cited.march.russiansPerCell, { what: 'Troop', troops: P.not('with a Cell') }),
    bar([cited.friendsAndEnemies.russia, cited.march.russians], { what: 'Troop', faction: P.not('reds') }),
    bar(cited.march.moves, { what: 'News', there: false }),
    bar(cited.march.moves, { what: 'News', news: 'stays behind' }),
  ],
)

export const newsOfLastCell = one(
  'March and Attack: the News with the last Cell',
  view({
    last: flag('the Cell is the last one in its space', 'the Cell is not the last one in its space'),
    news: cited.newsOnTheMarch,
  }),
  (row) => [
    row([cited.march.moves, cited.attack.relocation], { last: true, news: 'with its Cell' }, 'goes along'),
    row([cited.march.moves, cited.attack.relocation], { last: true, news: 'stays behind' }, 'is left'),
    row(cited.march.moves, { last: false }, 'is left'),
  ],
)

export type Company = (typeof COMPANY)[number]
