/** 1.0 Introduction, 1.1 Components. @module */

import { component, leftToComponent, note } from 'rulewright/book'
import { BACKGROUND, BOX, CUBES, SHEET } from '../reasons.js'
import { section } from '../section.js'

export const introduction = section('introduction', '1.0', 'Introduction', {
  subject: note('The subject is the Finnish Civil War (1917-1918) together with its run-up.', {
    status: BACKGROUND,
  }),
  lineage: note('The game carries the COIN Series system over to a game for three players.', { status: BACKGROUND }),
  contest: note('The players contend for advantage, political and military, after the fall of Tsarist rule.', {
    status: BACKGROUND,
  }),
  redsAim: note('The Reds want their revolt to succeed and a socialist government to follow.', { status: BACKGROUND }),
  senateAim: note('The Senate, in white, wants to put the revolt down and leave the bourgeoisie in charge.', {
    status: BACKGROUND,
  }),
  moderatesAim: note(
    'The Moderates, in blue, use no violence: they want parliamentary democracy to survive and the nation to stay ' +
      'conciliatory enough for a settlement afterwards.',
    { status: BACKGROUND },
  ),
  powersAim: note(
    'Two Powers from outside, Russia (brown) and Germany (gray), are run by the game: they follow their own aims and ' +
      'lend the Reds and the Senate military strength.',
    { status: BACKGROUND },
  ),
})

export const components = section('components', '1.1', 'Components', {
  board: component('There is one mounted game board of 20 by 25½ inches.', { see: ['1.2'], status: SHEET }),
  eventCards: component('The Event deck has 47 cards.', {
    see: ['5.0'],
    status: leftToComponent('the deck: what each card says'),
  }),
  solitaireCards: component('Another 17 cards serve the Solitaire system.', {
    see: ['8.0'],
    status: leftToComponent('the Non-player cards: what each card says'),
  }),
  woodenPieces: component('The wooden pieces number 88 in all.', { status: BOX }),
  redOctagons: component('There are 20 embossed octagonal pieces in red.', { status: BOX }),
  whiteOctagons: component('There are 20 embossed octagonal pieces in white.', { status: BOX }),
  blueOctagons: component('There are 6 embossed octagonal pieces in blue.', { status: BOX }),
  redDiscs: component('There are 3 discs in red.', { status: BOX }),
  blueDiscs: component('There are 2 discs in blue.', { status: BOX }),
  grayCubes: component('There are 6 cubes in gray.', { status: BOX }),
  brownCubes: component('There are 6 cubes in brown.', { status: BOX }),
  redCubes: component('There are 3 cubes in red.', { status: CUBES }),
  whiteCubes: component('There are 3 cubes in white.', { status: CUBES }),
  redCylinders: component('There are 2 embossed cylinders in red.', { status: SHEET }),
  whiteCylinders: component('There are 2 embossed cylinders in white.', { status: SHEET }),
  blueCylinders: component('There are 2 embossed cylinders in blue.', { status: SHEET }),
  grayCylinder: component('There is 1 embossed cylinder in gray.', { status: SHEET }),
  pawns: component('There are 12 pawns: 6 tan and 6 green.', { status: SHEET }),
  spares: note('A few of the wooden pieces are spares.', { status: BOX }),
  markers: component('There is one sheet of markers.', { status: SHEET }),
  rulesBooklet: component('There is one booklet with the Rules of Play.', { status: SHEET }),
  playbook: component('There is one Playbook.', { status: SHEET }),
  dice: component('There are three dice with six sides: red, white and blue.', { status: SHEET }),
  foldouts: component('There are 3 player aid foldouts, one for each Faction.', { status: SHEET }),
  flowchart: component('The flowchart of German Actions stands on every foldout.', {
    status: leftToComponent('the player aid foldouts: the German Actions flowchart'),
  }),
  sequenceSheet: component('There is one sheet with the Sequence of Play and the Attack Procedure.', { status: SHEET }),
  solitaireSheet: component('There is one play aid sheet for solitaire games.', {
    status: leftToComponent('the Solitaire Play Aid sheet: its priorities'),
  }),
})
