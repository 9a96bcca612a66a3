/** 3.2.4 Attack: Trains. @module */

import { among, COMPARED, flag, forbid, view } from 'rulewright/book'
import * as cited from '../rules.gen.js'
import { LEFT } from './3.2.4-attack.js'

export const mayNotSendTrains = forbid(
  'Attack: may not send Trains',
  view(
    {
      trains: among(LEFT, 'the Trains'),
      cells: among(LEFT, 'the Cells of the Faction'),
      adjacent: flag('the two spaces are adjacent', 'the two spaces are not adjacent'),
      railway: flag('a Railway crosses the border', 'no Railway crosses the border'),
      sabotaged: flag('Sabotage lies on the border', 'no Sabotage lies on the border'),
      setsOut: flag('Trains can set out from that space', 'Trains cannot set out from that space'),
      destination: flag('Trains can stop in the Attack space', 'Trains cannot stop in the Attack space'),
      resources: among(COMPARED, 'the Resources of the Faction, against the price of the next Cell'),
      limited: flag('the Command is Limited', 'the Command is not Limited'),
      reading: cited.limitedAttackByTrain,
    },
    [
      {
        because: 'Trains stand only where a Cell of their Faction does',
        when: ({ trains, cells }) => cells === 'none' && trains !== 'none',
      },
      {
        because: 'a Railway crosses borders of adjacent spaces',
        when: ({ adjacent, railway }) => railway && !adjacent,
      },
    ],
  ),
  (bar) => [
    bar([cited.attack.trainsWith, cited.railways.trains], { trains: 'none' }),
    bar([cited.attack.movesOnce, cited.attack.oncePerTurn], { trains: 'used' }),
    bar([cited.attack.movesOnce, cited.attack.oncePerTurn], { cells: 'used' }),
    bar(cited.attack.trainsAdjacent, { adjacent: false }),
    bar([cited.attack.trainsRailway, cited.railways.connect], { railway: false }),
    bar(cited.attack.trainsUnsabotaged, { sabotaged: true }),
    bar(cited.attack.destinations, { destination: false }),
    bar([cited.attack.trainsRailway, cited.attack.destinations], { setsOut: false }),
    bar([cited.attack.furtherThrees, cited.commandsInGeneral.enoughResources], { resources: 'less' }),
    bar([cited.limitedCommand.oneSpace, cited.attack.trains], { limited: true, reading: 'not allowed' }),
  ],
)

export const mayNotBoard = forbid(
  'Attack: may not come by Train',
  view({
    what: among(['Cell', 'Capability', 'Troop'], 'what comes along'),
    left: among(LEFT, 'such pieces in the space'),
    resources: among(COMPARED, 'the Resources of the Faction, against the price of the next Cell'),
    reading: cited.russiansByTrain,
  }),
  (bar) => [
    bar(cited.attack.trainsWith, { left: 'none' }),
    bar([cited.attack.movesOnce, cited.attack.oncePerTurn], { left: 'used' }),
    bar([cited.attack.furtherThrees, cited.commandsInGeneral.enoughResources], { what: 'Cell', resources: 'less' }),
    bar(cited.attack.trainsWhom, { what: 'Troop', reading: 'Cells only' }),
  ],
)
