/** What stands before page 1: cover, Components and Index. @module */
import { component, leftToComponent, note } from 'rulewright/book'
import { BOARD, BOX, CARDS, POINTER, repeats } from './reasons.js'
import { section } from './section.js'

export const cover = section('cover', 'Cover', 'Cover', {
  title: note('The booklet is the Rules Set of Front Line.'),
  publisher: note('The publisher is Savage Game Designs.'),
})

export const bookIndex = section('bookIndex', 'Index', 'Index', {
  locators: note('An entry is a word with the pages, and the paragraphs on them, where it occurs.', {
    status: POINTER,
  }),
  boardNotes: component('Each Battle Board has notes at its side that tell the heights of its spaces.', {
    status: BOARD,
  }),
  illustrations: component('The illustrations of the examples fill page 6.', {
    see: ['page 5, Examples'],
    status: leftToComponent('page 6: the figures 1 to 4, which are pictures'),
  }),
})

export const componentList = section('componentList', 'Components', 'Components', {
  leadershipCards: component('There are two Leadership Cards.', { status: BOX }),
  turnCards: component('There are two cards for On Your Turn and Notes.', { status: BOX }),
  itemsCards: component('There are two cards for Items and Set Up.', {
    status: leftToComponent('the Items cards: the recommended placement of units'),
  }),
  dice: component('There are two dice, a white one and a yellow one.', { status: BOX }),
  infantry: component('There are 22 Infantry.', { status: BOX }),
  tanks: component('There are 12 Tanks.', { status: BOX }),
  artillery: component('There are 6 Artillery.', { status: BOX }),
  fallenCityMarkers: component('There are four Fallen City Markers.', { status: BOX }),
  fallenSupply: component('There are four Fallen Supply Chits.', { status: BOX }),
  disruptedFaces: component('A picture shows the faces of units that are disrupted.', { status: BOX }),
  edgeMarker: component('There is one Edge Marker.', { status: BOX }),
  supplyChits: component('There are 24 Supply Chits.', { status: BOX }),
  chitFaces: component('A Supply Chit has a front and a back.', {
    status: leftToComponent('the Supply Chits: what their backs show'),
  }),
  supplyCards: component('There are six Supply Cards.', { status: repeats('page 1, para 2') }),
  supplyCardSides: component('A Supply Card is printed on both sides.', {
    status: CARDS,
  }),
  mainSide: component('One side of the board is the Main Battle Field.', {
    status: BOARD,
  }),
  nogoSide: component('The other side of the board is Lake Nogo.', {
    see: ['page 8, para 4'],
    status: BOARD,
  }),
})
