/**
 * 3.3.2: Message, with Capture and News.
 *
 * @module
 */
import {
  definition,
  example,
  exception,
  formula,
  informative,
  note,
  permission,
  prohibition,
  rule,
  section,
} from '../../../../src/kernel/clause.js'

/** 3.3.2 Message */
export const message = section('message', '3.3.2', 'Message', {
  moves: rule('A Message moves Cells of the Moderates, and with them the Personality and News, and it hides Cells.'),
  price: formula('A Cell that moves costs one Resource.'),
  threeSpaces: prohibition('For one Cell, no more than three spaces can be selected to move to.'),
  together: prohibition('The spaces that are selected for a Cell hang together, each adjacent to another of them.'),
  nextToCell: prohibition('One of the selected spaces at least must be adjacent to the Cell.'),
  oneMarker: permission('A Cell can take along the Personality or one News marker.'),
  lastCell: rule(
    'What the last Cell to leave a space does not take along is removed: the Personality as well as News.',
  ),
  once: prohibition('No Cell is selected for a second move.'),
  limitedOneCell: prohibition('As a Limited Command, Message moves one Cell and no other.', { see: ['2.2.4'] }),
  limitedMarkers: note('That Cell, too, can take along News or the Personality, or neither.', {
    see: ['2.2.4'],
    status: informative('repeats what every moving Cell can take along'),
  }),
  threeMoves: prohibition('A Cell makes three moves at the very most.'),
  intoSelected: prohibition('Each move leads into an adjacent space that is selected for the Cell.'),
  backToStart: exception('A Cell can come back to the space where it set out, without selecting it.'),
  hides: rule('A Cell is Underground after its moves.'),
  capturedStays: exception('A Captured Cell does not go Underground.'),
  pickUp: permission('On its way the Cell can pick up News in the space where it just is.'),
  pickUpUnheld: prohibition('News that some other Cell holds cannot be picked up.'),
  checkHolders: rule('A Cell that has News or the Personality at any moment of its movement is checked for Capture.'),
  checkEach: rule('Every such Cell has a check of its own.'),
  mostCells: rule('The check looks at the selected space where one enemy Faction has the most Active Cells.'),
  nearest: rule('Among several such spaces, it is the nearest to where the News or the Personality set out.'),
  ties: permission('Between spaces that are as near, the Moderates player chooses.'),
  roll: rule('The Moderates player casts a six-sided die.'),
  escapes: rule('Above the number of Active enemy Cells in that space, the Cell goes Underground and moves on.'),
  captured: rule('At or below that number, the Cell is Captured: it goes no further than that space.'),
  activated: rule('A Captured Cell is turned Active.'),
  wayExample: example(
    'For one Resource an Active Cell in Tampere might move to Häme, the only space selected, and back, or through Häme ' +
      'and Pohjanmaa to Vaasa, all three of them selected; then the Moderates may turn it Underground.',
  ),
  captureExample: example(
    'A second Active Cell takes its News from Tampere into Häme, for one Resource; three Active Senate Cells stand there, ' +
      'and with a 3 on the die it is Captured and Active.',
  ),
  twoMarkers: definition('News comes on two markers, each an important piece of information.', {
    status: informative('Setup counts the markers'),
  }),
  aloneOrHeld: definition('On the map News is by itself, or with a Cell of the Faction that has it.', {
    status: informative('the state of a game keeps both'),
  }),
  byLanding: rule('A German Landing places News.', { see: ['3.4'] }),
  byAttack: rule('An Attack that sends Defenders to Prison places News.', {
    see: ['3.2.4'],
    status: informative('repeats 3.2.4, which decides'),
  }),
  byTerror: rule('In Phase II, Terror places News with the second Terror marker of a space.', {
    see: ['3.2.3'],
    status: informative('repeats 3.2.3, which decides'),
  }),
  remains: rule('News stays where it lies until the Moderates pick it up by Message.', {
    status: informative('nothing else moves News that lies by itself, except what says so'),
  }),
  moderatesPickUp: prohibition('The Reds and the Senate never pick up News.', {
    status: informative('only Message picks up, and it is on no other list'),
  }),
  use: permission('News lets the Moderates use the Personality Special Activity.', {
    see: ['4.3.1'],
    status: informative('repeats 4.3.1, which decides'),
  }),
  terrorPasses: rule(
    'Through Terror against a Moderates Cell with News, the Reds or the Senate can get the News, or it is removed.',
    {
      see: ['3.2.3'],
    },
  ),
  ownerTransfers: permission(
    'When Terror removes the Cell that holds News, its owner can pass the News to another own Cell in the space.',
  ),
  changesOwner: prohibition(
    'The News gets another owner only if Terror removed its holder and no other own Cell in the space could take it.',
  ),
  eventPasses: rule(
    'Where an Event removes the last Moderates Cell with News in a space, a Cell there of the Faction that executes the ' +
      'Event takes the News.',
  ),
  eventRemoves: exception('Where that Faction has no Cell there, the News is removed.'),
  limitedExtra: permission(
    'For a News marker of its own, the Senate or the Reds can execute one more Limited Command, of any kind and not free, ' +
      'right after one without a Special Activity.',
    { status: informative('repeats 2.2.4, which decides') },
  ),
  sources: note('Writers of the time tell how news of great events spread by word of mouth.', {
    status: informative('background; decides nothing in play'),
  }),
})
