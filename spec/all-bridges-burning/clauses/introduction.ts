/**
 * Chapter 1, first part: the game, its map, its Factions and Powers.
 *
 * @module
 */
import {
  component,
  definition,
  example,
  exception,
  informative,
  leftToComponent,
  note,
  permission,
  prohibition,
  rule,
  section,
} from '../../../src/kernel/clause.js'
import { BACKGROUND, BOX, CUBES, SHEET, SHOWN } from './reasons.js'

/** 1.0 Introduction */
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

/** 1.1 Components */
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

/** 1.2 Map */
export const map = section('map', '1.2', 'Map', {
  area: component('The map covers the center and the south of Finland.', {
    status: leftToComponent('the map: which spaces there are'),
  }),
  twoTypes: component('The map is cut up into spaces of two types: Towns and Provinces.', {
    status: leftToComponent('the map: which spaces are Towns and which are Provinces'),
  }),
  availableBoxes: component('The map has an Available Forces box for every Faction and Power.', { status: SHOWN }),
  polarizationTrack: component('The map has the Polarization Track.', {
    see: ['1.10'],
    status: leftToComponent('the map: the length of the Polarization Track'),
  }),
  politicalDisplay: component('The map has the Political Display.', { see: ['1.11'], status: SHOWN }),
  edgeTrack: component('The edge track of the map keeps count of Resources, of Cells on map and of Victory.', {
    see: ['1.5', '1.8', '7.0'],
    status: leftToComponent('the map: the numbers and the Victory thresholds on the edge track'),
  }),
  sequenceTrack: component('The map has the Sequence of Play track.', {
    see: ['2.0'],
    status: leftToComponent('the map: the rows, boxes and letters of the Sequence of Play track'),
  }),
  prisonersBox: component('The map has the Prisoners of War box.', { see: ['6.5'], status: SHOWN }),
  railways: component('The map shows Railways with their Train symbols.', {
    see: ['1.2.2'],
    status: leftToComponent('the map: where Railways run and where Train symbols stand'),
  }),
  landingSites: component('The map shows Landing Sites for German forces.', {
    see: ['3.4'],
    status: leftToComponent('the map: where the Landing Sites are'),
  }),
  landingRanges: component('Each Landing Site names the die rolls that lead to it.', {
    status: leftToComponent('the map: the die roll range of each Landing Site'),
  }),
  townValue: component('Each Town is printed with its Population: Tampere, for one, has 1.', {
    status: leftToComponent('the map: the Population of each Town'),
  }),
  markerSlots: component('Each Town and Province has slots for a Control marker and a Support or Opposition marker.', {
    status: SHOWN,
  }),
})

/** 1.2.1 Towns and Provinces */
export const townsAndProvinces = section('townsAndProvinces', '1.2.1', 'Towns and Provinces', {
  population: definition('The Population of a Town or Province is 0, 1 or 2, as printed there.', {
    status: leftToComponent('the map: the Population of each space'),
  }),
  controllable: permission('Every Town and every Province can come under Control.', { see: ['1.7'] }),
  supportLevels: permission('Every Town and every Province can be at various levels of Support or Opposition.', {
    see: ['1.6'],
  }),
  onlySpaces: definition('There are no spaces besides Towns and Provinces.', {
    status: informative('the state of a game has no other spaces'),
  }),
})

/** 1.2.2 Railways */
export const railways = section('railways', '1.2.2', 'Railways', {
  symbols: component('A Railway is marked by the word Train in circles.', {
    status: leftToComponent('the map: where Train symbols stand'),
  }),
  connect: definition('Railways link spaces with one another.'),
  trains: rule('Train Capability markers are what travels on Railways.', {
    see: ['5.3'],
  }),
  noBorders: rule(
    'A Railway runs through Provinces and is no border between spaces, unlike the Lines of Communication of many other ' +
      'COIN games.',
    {
      status: leftToComponent('the map: its spaces and borders, none of which is a Railway'),
    },
  ),
})

/** 1.2.3 Adjacency */
export const adjacency = section('adjacency', '1.2.3', 'Adjacency', {
  movement: rule('Where pieces can move depends on adjacency.'),
  events: rule('How some Events are carried out depends on adjacency.'),
  touching: definition('Two spaces that share a border, that is, touch, are adjacent.'),
  sea: exception('The sea is no part of play and neither makes spaces adjacent nor keeps them apart.', {
    status: leftToComponent('the map: its list of borders'),
  }),
})

/** 1.2.4 Borders */
export const borders = section('borders', '1.2.4', 'Borders', {
  separate: definition('A space has one border of its own with every space that it touches.'),
  sabotage: example('A Sabotage marker, for instance, is placed on one of these separate borders.', {
    see: ['4.2.3'],
  }),
  populationValues: note('Population stands for political and economic weight as well as for numbers of people.', {
    status: BACKGROUND,
  }),
})

/** 1.3 Players, Factions, and Powers */
export const factions = section('factions', '1.3', 'Players, Factions, and Powers', {
  players: prohibition('At most three players take part.', {
    status: informative('who sits at the table is no part of a game state'),
  }),
  onePerPlayer: rule('Each player is one of the Factions.', {
    status: informative('who sits at the table is no part of a game state'),
  }),
  three: definition('The Factions are the Reds (red), the Senate (white) and the Moderates (blue).'),
  leftover: permission('Factions left without a player can be run as Non-players.', {
    see: ['8.0'],
    status: informative('who sits at the table; chapter 8 says what Non-players do'),
  }),
  powers: definition('Two external Powers have pieces too: Germany (gray) and Russia (brown).'),
  background: note(
    'The Reds stood for the working class, with the Red Guards as their militias; bourgeoisie and nobility were behind ' +
      'the White Guards, named after the Senate that the Red Revolt meant to bring down.',
    { status: BACKGROUND },
  ),
})

/** 1.3.1 Friends and Enemies */
export const friendsAndEnemies = section('friendsAndEnemies', '1.3.1', 'Friends and Enemies', {
  factions: definition('All Factions are enemies of one another.'),
  germany: definition('Germany is a friend of the Senate.'),
  russia: definition('Russia is a friend of the Reds.'),
  powersEnemies: definition('A Power is the enemy of every Faction that is not its friend.'),
  phaseTwo: prohibition('Only in Phase II are the Powers active.', { see: ['2.4'] }),
  germanTiming: rule('Germany acts on those Event cards whose top shows the German Action Phase.', { see: ['3.4'] }),
  germanChoice: rule('What Germany does is read off the flowchart.', {
    status: leftToComponent('the player aid foldouts: the German Actions flowchart'),
  }),
  russiansAttack: permission('The Reds player may make use of Russian Troops in an Attack.', {
    see: ['3.2.4'],
  }),
  russiansMarch: permission('The Reds player may make use of Russian Troops in a March.', {
    see: ['3.2.5'],
  }),
  russiansAlone: prohibition('Russia never takes an action of its own.', {
    status: informative('no chart gives Russia a decision'),
  }),
})

/** 1.3.2 Negotiations */
export const negotiations = section('negotiations', '1.3.2', 'Negotiations', {
  arrangements: permission('Players may agree on anything that the rules allow.', {
    status: informative('what players agree among themselves is no part of a game state'),
  }),
  open: rule('All bargaining takes place in the open.', {
    status: informative('what players agree among themselves is no part of a game state'),
  }),
  notBinding: rule('No agreement has to be kept.', {
    status: informative('what players agree among themselves is no part of a game state'),
  }),
  transfer: permission('A Faction may give Resources to another of its own free will.', { see: ['1.5'] }),
  transferTime: prohibition(
    'A Faction may give Resources to another only while one of them executes a Command, Special Activity or Event.',
  ),
})
