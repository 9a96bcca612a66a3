/** The Events as far as they are known, with stand-ins for the texts that were not found. @module */
import type { EventPack } from '../events/pack.js'
import { events1917 } from './event-pack-1917.js'
import { events1918 } from './event-pack-1918.js'

/** The standard pack. Which texts are known, and from where, each card tells. */
export const standardEvents: EventPack = { name: 'standard', cards: [...events1917, ...events1918] }
