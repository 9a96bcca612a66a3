/**
 * March: where to, what moves there, what goes along, and what it costs.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { forbid, one } from '../../../src/kernel/table.js'
import { among, COMPARED, flag, range, view } from '../../../src/kernel/view.js'
import { attack } from '../clauses/commands/attack.js'
import { commandsInGeneral, freeCommands } from '../clauses/commands/general.js'
import { march } from '../clauses/commands/march.js'
import { friendsAndEnemies, railways } from '../clauses/introduction.js'
import { limitedCommand } from '../clauses/sequence-of-play.js'
import { FORCES } from '../components/forces.js'
import { limitedMarch } from '../questions/commands/limited-march.js'
import { newsOnTheMarch } from '../questions/commands/news-on-the-march.js'
import { russiansOnTheMarch } from '../questions/commands/russians-on-the-march.js'
import { CAPABILITIES, FACTIONS } from '../vocabulary.js'

/** What the next Cell into a space costs. */
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

/** Which space may not be selected for a March. */
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

/** Which piece may not move into the space. */
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
    bar(march.russians, { piece: 'Troop', faction: 'reds', reading: 'with a Cell' }),
    bar(march.russians, { piece: 'Troop', faction: 'reds', moved: P.not('more') }),
    bar(march.russians, { piece: 'Troop', faction: 'reds', arrived: P.not('more'), reading: 'into the same space' }),
    bar(march.russians, { piece: 'Troop', faction: 'reds', departed: P.not('more'), reading: 'from the same space' }),
  ],
)

/** What can go along with a Cell. */
export const COMPANY = [...CAPABILITIES, 'Troop', 'News'] as const
/** What goes along with a Cell. */
export type Company = (typeof COMPANY)[number]

/** What may not go along with a Cell. */
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
    bar(march.withCapabilities, { what: P.union(...CAPABILITIES), there: false }),
    bar(march.once, { what: P.not('Trains'), there: true, unmoved: false }),
    bar(march.trainOnce, { what: 'Trains', there: true, unmoved: false }),
    bar([march.trainsOnRailways, railways.trains, railways.connect], { what: 'Trains', railway: 'none' }),
    bar(march.trainsSabotage, { what: 'Trains', railway: 'Sabotaged' }),
    bar(march.russians, { what: 'Troop', there: false }),
    bar(march.russians, { what: 'Troop', troop: true }),
    bar(march.russians, { what: 'Troop', troops: P.not('with a Cell') }),
    bar([friendsAndEnemies.russia, march.russians], { what: 'Troop', faction: P.not('reds') }),
    bar(march.moves, { what: 'News', there: false }),
    bar(march.moves, { what: 'News', news: 'stays behind' }),
  ],
)

/** Whether a Cell that is the last of its space takes all the News of its Faction along. */
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
