/** An invented rulebook with short sentences, lists and labels: several sentences to a passage, and passages within one. */
import type { Book } from '../../../src/core/kernel/book/book.js'
import { component, note, rule, section } from '../../../src/core/kernel/sections/clause.js'
import { book as orchard } from '../../kernel/orchard.js'

const pilots = section('pilots', '1', 'Pilots', {
  rows: rule('A pilot rows out.'),
  climbs: rule('Then the ladder is climbed.'),
  steers: rule('At the wheel the pilot steers the steamer past the sandbank.'),
  sleeps: rule('Afterwards there is sleep.'),
})
const cargo = section('cargo', '2', 'Cargo', {
  order: note('Cargo leaves the hold in an order.'),
  barrels: rule('Barrels of herring are the first.'),
  crates: rule('Crates of lemons follow.'),
  bananas: rule('Bananas are weighed, and then eaten by the customs officer.'),
})
const flags = section('flags', '3', 'Flags', {
  yellow: rule('A yellow flag is a fever on board.'),
  drawn: component('A blue flag has a white square.'),
  towed: rule('A steamer without coal is towed by the tug.'),
})

/** The harbour: the rules of a toy under the sections of another. */
export const harbour = { ...orchard, name: 'harbour', sections: [pilots, cargo, flags] } as unknown as Book

/** The harbour as it is printed. */
export const HARBOUR = `THE HARBOUR
What comes in on a morning with a good wind, and what goes out again

1 Pilots
The pilot rows out. The ladder is climbed. Behind the wheel, e.g. in fog, the pilot steers the steamer
past the sandbank; nobody speaks to the pilot meanwhile. Sleep follows.

2 Cargo
Everything is taken out of the hold in an order of its own, which is the following:
• Barrels of herring.
• Crates of lemons.
• Bananas, which are weighed on the large scales beside the gate and then eaten by the customs officer.

3 Flags
A steamer that hoists a yellow flag has somebody with a fever on board and has to wait outside. Should a
steamer run out of coal, then the tug tows it to the quay at a price that both captains agree upon.
`

/** The sentences that each clause restates, by their places in the section. */
export const PLACES: Readonly<Record<string, readonly number[]>> = {
  'pilots.rows': [1],
  'pilots.climbs': [2],
  'pilots.steers': [3],
  'pilots.sleeps': [4],
  'cargo.order': [1],
  'cargo.barrels': [2],
  'cargo.crates': [3],
  'cargo.bananas': [4],
  'flags.yellow': [1],
  'flags.drawn': [],
  'flags.towed': [2],
}
