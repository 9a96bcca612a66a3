/** 3.2.5 March: Trains on their lines. @module */

import { among, first, flag, view } from 'rulewright/book'
import * as cited from '../rules.gen.js'

export const trainsSetOut = first(
  'Trains: may set out',
  view({
    command: among(['Attack', 'March'], 'the Command'),
    stop: flag('the space has a Town or a Train symbol', 'the space has neither a Town nor a Train symbol'),
    reading: cited.trainsSettingOut,
  }),
  (row) => [
    row([cited.march.trainsOnRailways, cited.attack.destinations], { stop: true }, true),
    row(cited.attack.trainsRailway, { command: 'Attack', reading: 'to Attack' }, true),
    row([cited.march.trainsOnRailways, cited.attack.trainsRailway], { reading: 'to March, too' }, true),
    row([cited.march.trainsOnRailways, cited.attack.destinations], {}, false),
  ],
)
