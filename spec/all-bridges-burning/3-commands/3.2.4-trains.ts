/** 3.2.4 Attack: Trains. @module */
import { among, COMPARED, flag, forbid, question, view } from 'rulewright/book'
import { railways } from '../1-introduction/1.2-map.js'
import { friendsAndEnemies } from '../1-introduction/1.3-factions.js'
import { limitedCommand } from '../2-sequence-of-play/2.2.4-limited-command.js'
import { commandsInGeneral } from './3.1-commands.js'
import { attack, LEFT } from './3.2.4-attack.js'

export const limitedAttackByTrain = question('limitedAttackByTrain', {
  asks: 'May Attackers come by Train from another space when the Attack is a Limited Command?',
  kind: 'gap',
  clauses: [limitedCommand.oneSpace, limitedCommand.constrained, attack.trains, attack.where],
  readings: {
    allowed: 'Yes: the one space is the one that is Attacked, from wherever Attackers come.',
    'not allowed': 'No: a Limited Command takes place in one space, and the Train would involve a second one.',
  },
  usual: 'allowed',
  because: 'A Command is counted by the spaces that it selects, and an Attack selects its target only.',
})

export const russiansByTrain = question('russiansByTrain', {
  asks: 'Can Russian Troops go with Reds Cells by Train into an Attack space?',
  kind: 'contradiction',
  clauses: [attack.trains, attack.trainsWhom, attack.relocation, attack.russians, friendsAndEnemies.russiansAttack],
  readings: {
    'Cells only':
      'No: Trains let Cells and Capabilities Attack out of their space; Troops only Attack where they stand.',
    'Troops too': 'Yes: the Attacking pieces are relocated, and Russian Troops can be among them; they cost nothing.',
  },
  usual: 'Cells only',
  because: '3.2.4 says whom a Train enables to Attack, and counts the Cells that move; its pieces are those.',
})

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
      reading: limitedAttackByTrain,
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
    bar([attack.trainsWith, railways.trains], { trains: 'none' }),
    bar([attack.movesOnce, attack.oncePerTurn], { trains: 'used' }),
    bar([attack.movesOnce, attack.oncePerTurn], { cells: 'used' }),
    bar(attack.trainsAdjacent, { adjacent: false }),
    bar([attack.trainsRailway, railways.connect], { railway: false }),
    bar(attack.trainsUnsabotaged, { sabotaged: true }),
    bar(attack.destinations, { destination: false }),
    bar([attack.trainsRailway, attack.destinations], { setsOut: false }),
    bar([attack.furtherThrees, commandsInGeneral.enoughResources], { resources: 'less' }),
    bar([limitedCommand.oneSpace, attack.trains], { limited: true, reading: 'not allowed' }),
  ],
)

export const mayNotBoard = forbid(
  'Attack: may not come by Train',
  view({
    what: among(['Cell', 'Capability', 'Troop'], 'what comes along'),
    left: among(LEFT, 'such pieces in the space'),
    resources: among(COMPARED, 'the Resources of the Faction, against the price of the next Cell'),
    reading: russiansByTrain,
  }),
  (bar) => [
    bar(attack.trainsWith, { left: 'none' }),
    bar([attack.movesOnce, attack.oncePerTurn], { left: 'used' }),
    bar([attack.furtherThrees, commandsInGeneral.enoughResources], { what: 'Cell', resources: 'less' }),
    bar(attack.trainsWhom, { what: 'Troop', reading: 'Cells only' }),
  ],
)
