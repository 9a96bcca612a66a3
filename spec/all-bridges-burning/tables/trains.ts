/**
 * From where Trains can set out.
 *
 * @module
 */
import { first } from '../../../src/kernel/table.js'
import { among, flag, view } from '../../../src/kernel/view.js'
import { attack } from '../clauses/commands/attack.js'
import { march } from '../clauses/commands/march.js'
import { trainsSettingOut } from '../questions/commands/trains-setting-out.js'

/** Whether Trains can set out from where they stand. */
export const trainsSetOut = first(
  'Trains: may set out',
  view({
    command: among(['Attack', 'March'], 'the Command'),
    stop: flag('the space has a Town or a Train symbol', 'the space has neither a Town nor a Train symbol'),
    reading: trainsSettingOut,
  }),
  (row) => [
    row([march.trainsOnRailways, attack.destinations], { stop: true }, true),
    row(attack.trainsRailway, { command: 'Attack', reading: 'to Attack' }, true),
    row([march.trainsOnRailways, attack.trainsRailway], { reading: 'to March, too' }, true),
    row([march.trainsOnRailways, attack.destinations], {}, false),
  ],
)
