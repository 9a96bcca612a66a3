/**
 * Chapter 1: the parts of the game, its Factions and Powers, its pieces, and what is tracked.
 *
 * @module
 */
import {
  component,
  definition,
  example,
  exception,
  formula,
  informative,
  leftToComponent,
  note,
  permission,
  prohibition,
  rule,
  section,
  unmodelled,
} from '../../../src/kernel/clause.js'

/** What an executed Command, Special Activity or Event has already settled. */
const executed = (what: string) => unmodelled(`Commands and Special Activities are taken as executed facts; ${what}`)

const BOX = informative('contents of the box; the table of Available Forces says what counts in play')
const CUBES = informative('contents of the box; Setup says how many Political cubes there are')
const SHEET = informative('contents of the box; the sections that use it decide')
const BACKGROUND = informative('background; decides nothing in play')
const SHOWN = informative('how the table shows it; the state holds the value itself')

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
  connect: definition('Railways link spaces with one another.', {
    status: executed('where a Railway leads matters only to a Train that moves'),
  }),
  trains: rule('Train Capability markers are what travels on Railways.', {
    see: ['5.3'],
    status: executed('the way a Train marker takes is not traced'),
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
  movement: rule('Where pieces can move depends on adjacency.', {
    status: executed('no move is made here, and none is checked'),
  }),
  events: rule('How some Events are carried out depends on adjacency.', {
    status: executed('so are Events, and which spaces they choose is not followed'),
  }),
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
    status: unmodelled('Non-players are not modelled'),
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
  powersEnemies: definition('A Power is the enemy of every Faction that is not its friend.', {
    status: unmodelled('it matters to Attack only; Commands are taken as executed facts'),
  }),
  phaseTwo: prohibition('Only in Phase II are the Powers active.', { see: ['2.4'] }),
  germanTiming: rule('Germany acts on those Event cards whose top shows the German Action Phase.', { see: ['3.4'] }),
  germanChoice: rule('What Germany does is read off the flowchart.', {
    status: leftToComponent('the player aid foldouts: the German Actions flowchart'),
  }),
  russiansAttack: permission('The Reds player may make use of Russian Troops in an Attack.', {
    see: ['3.2.4'],
    status: executed('which Troops take part in an Attack is not decided here'),
  }),
  russiansMarch: permission('The Reds player may make use of Russian Troops in a March.', {
    see: ['3.2.5'],
    status: executed('which Troops join a March is not decided here'),
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
  transfer: permission('A Faction may give Resources to another of its own free will.', {
    see: ['1.5'],
    status: executed('no gift of Resources is made here'),
  }),
  transferTime: prohibition(
    'A Faction may give Resources to another only while one of them executes a Command, Special Activity or Event.',
    { status: executed('no gift of Resources is made here') },
  ),
})

/** 1.4 Forces */
export const forces = section('forces', '1.4', 'Forces', {
  wooden: definition('The Forces in play are wooden pieces of four types.', {
    status: informative('a name; availability counts the pieces'),
  }),
  troops: definition('Troops belong to Russia (brown cubes) and Germany (gray cubes).'),
  russianStart: note('Some of the Russian Troops start out on the map.', { status: informative('repeats Setup') }),
  germanStart: note('Every German Troop starts out set aside, Out of Play.', { status: informative('repeats Setup') }),
  powersWait: note('Not before Phase II do the Powers become active.', {
    see: ['2.4'],
    status: informative('repeats 1.3.1, which confines the Powers to Phase II'),
  }),
  cells: definition('Cells belong to the Reds (red), the Senate (white) and the Moderates (blue).'),
  networks: definition('Networks belong to the Moderates.'),
  administrations: definition('Administrations belong to the Reds.'),
  capabilitiesFight: rule('Capabilities (Cannons, Trains, Commander, Jaeger...) let Reds and Senate fight better.', {
    see: ['5.3'],
    status: executed('what a Capability adds to an Attack is not computed'),
  }),
  preparedFight: rule('Prepared markers let Reds and Senate fight better too.', {
    see: ['1.4.4', '4.2.3'],
    status: executed('what a Prepared marker adds to an Attack is not computed'),
  }),
  cellsMean: note(
    'A Reds or Senate Cell stands for a larger or smaller group of hardly trained people, a Moderates Cell for one ' +
      'person or a few.',
    { status: BACKGROUND },
  ),
})

/** 1.4.1 Active, Inactive, and Underground */
export const cellStatus = section('cellStatus', '1.4.1', 'Active, Inactive, and Underground', {
  sides: definition('A Senate or Reds Cell is either Inactive or Active.', {
    status: informative('the state of a game knows both'),
  }),
  sidesShown: rule('The symbol end of a Senate or Reds Cell points down if Inactive, up if Active.', { status: SHOWN }),
  moderates: definition('A Moderates Cell is either Underground or Active.', {
    status: informative('the state of a game knows both'),
  }),
  moderatesShown: rule('The symbol end of a Moderates Cell points down if Underground, up if Active.', {
    status: SHOWN,
  }),
  newCells: rule('A Cell is Inactive, or if Moderates Underground, when it is placed.'),
  eventText: exception('The text of an Event can have a Cell placed in another status.', {
    status: executed('so are Events, and no Event places a Cell here'),
  }),
  matters: rule('How some Commands and Special Activities go depends on the status of Cells.', {
    status: executed('their conditions are not checked, and their effects are not computed'),
  }),
  cellsOnly: prohibition('Nothing but Cells has such a status: not Troops, Networks, Administrations, nor others.', {
    status: informative('the state of a game has a status for Cells only'),
  }),
  otherVolumes: note('Players of the COIN Series beware: most other volumes treat Active almost the other way.', {
    status: BACKGROUND,
  }),
  meaning: note(
    'An Active Reds or Senate Cell is committed enough for drastic acts such as Terror, an Inactive one supports ' +
      'passively; a Moderates Cell hides Underground and must often expose itself to act.',
    { see: ['3.2.3'], status: BACKGROUND },
  ),
})

/** 1.4.2, with the table of Available Forces */
export const availability = section('availability', '1.4.2', 'Availability, Removal, and Out of Play', {
  senateCells: definition('Before Setup the Senate has 20 Cells in all.'),
  redsCells: definition('Before Setup the Reds have 20 Cells in all.'),
  redsAdministrations: definition('Before Setup the Reds have 3 Administrations in all.'),
  moderatesCells: definition('Before Setup the Moderates have 6 Cells in all.'),
  moderatesNetworks: definition('Before Setup the Moderates have 2 Networks in all.'),
  germanTroops: definition('Before Setup Germany has 6 Troops in all.'),
  russianTroops: definition('Before Setup Russia has 6 Troops in all.'),
  inventory: prohibition('No more pieces can be in play than the table of Available Forces lists.'),
  offMap: rule('Forces off the map wait in their Available Forces box or are Out of Play.', { see: ['Setup'] }),
  onlyAvailable: prohibition('Only available Forces may be placed, or come in when pieces are replaced.'),
  noneAvailable: rule('An instruction to place a type of Forces is ignored while all of that type are on the map.'),
  removeInstead: rule('Where pieces should be replaced by a type that is not available, they are only removed.', {
    status: unmodelled(
      'the model exchanges pieces only in Agitation, where an exchange without an available piece is refused',
    ),
  }),
  ownPieces: exception('In its Command, Special Activity or Event a player Faction may make own pieces Available.', {
    status: executed('no action takes pieces back here'),
  }),
  ownPersonality: exception(
    'In their Command, Special Activity or Event the Moderates may make their Personality Available, too.',
    { see: ['1.4.4'], status: executed('no action takes the Personality back here') },
  ),
  ownPiecesExample: example(
    'A Faction with nothing Available could take Cells out of a space and place them again, there or elsewhere.',
  ),
  maximum: rule('Whoever targets an enemy Faction must remove as many of its pieces as the action is able to.', {
    status: executed('how many pieces an action could have removed is not computed'),
  }),
  maximumExample: example(
    'Terror at Polarization six or higher removes up to two pieces, provided the targeted Factions have two there.',
  ),
  outOfPlay: rule('Pieces that are Out of Play lie beside the board, within reach.', {
    see: ['Setup'],
    status: informative('where pieces lie on the table'),
  }),
})

/** 1.4.3 Stacking */
export const stacking = section('stacking', '1.4.3', 'Stacking', {
  discs: prohibition('A Town or Province holds at most two discs, Networks and Administrations counted together.'),
  capabilities: permission('A space may hold any number of Capability markers.'),
  capabilityCell: prohibition('Capability markers may stack only where a friendly Cell stands.'),
  capabilityAttack: prohibition('No more than two Capability markers of a Faction count toward Attack Strength.', {
    see: ['5.3'],
    status: executed('the Strength of an Attack is not computed'),
  }),
  prepared: prohibition('A space holds at most one Prepared marker of each Faction.', { see: ['1.4.4'] }),
  terror: prohibition('A space holds at most two Terror markers, whatever their colors.', { see: ['3.2.3'] }),
  ignored: rule('An instruction, of a Command or Event for instance, that would break a Stacking limit is ignored.'),
  surplus: rule('Markers over a Stacking limit are removed.', {
    status: unmodelled(
      'nothing in the turn structure can exceed a limit; Commands and Events are taken as executed facts',
    ),
  }),
  noParticularCell: rule('Capability, Personality and Prepared markers are with no one Cell in particular.', {
    status: informative('the state of a game keeps these markers by space'),
  }),
  friendlyCell: rule('A Capability, Personality or Prepared marker needs at least one friendly Cell in its space.'),
  withoutCell: rule('A Capability, Personality or Prepared marker without a friendly Cell is removed.'),
})

/** 1.4.4 Personality and Prepared Markers */
export const personalityAndPrepared = section('personalityAndPrepared', '1.4.4', 'Personality and Prepared Markers', {
  personality: note('The Moderates Personality stands for certain people of the time.', { status: BACKGROUND }),
  personalityUse: rule('The Personality makes a difference to some Commands and Special Activities of the Moderates.', {
    status: executed('what the Personality contributes to them is not computed'),
  }),
  prepared: note('A Prepared marker of Reds or Senate stands for preparations such as positions and hidden arms.', {
    status: BACKGROUND,
  }),
  preparedTerror: rule('Prepared markers make a difference to Terror.', {
    see: ['3.2.3'],
    status: executed('whom Terror could not remove is not computed'),
  }),
  preparedAttack: rule('Prepared markers make a difference to an Attack.', {
    see: ['3.2.4'],
    status: executed('the Strength of an Attack is not computed'),
  }),
  friendlyCell: rule('On the map, the Personality and each Prepared marker need company: a friendly Cell or more.', {
    status: informative('repeats 1.4.3, that these markers need a friendly Cell'),
  }),
  withoutCell: rule('On the map, a Personality or Prepared marker without a friendly Cell is removed.', {
    status: informative('repeats 1.4.3, that a marker without a friendly Cell is removed'),
  }),
  faces: note('Which of the two people on the Personality marker lies face up makes no difference.'),
})

/** 1.5 Resources */
export const resources = section('resources', '1.5', 'Resources', {
  range: prohibition('A Faction never has fewer than 0 or more than 30 Resources.'),
  payment: rule('A Faction pays for its actions with Resources.'),
  cylinder: rule('A cylinder in the color of the Faction marks its Resources on the edge track.', {
    see: ['1.3'],
    status: SHOWN,
  }),
  politicalWill: note(
    'Resources stand for the political will behind a Faction, and therefore Rally after enemy Terror, or Attack on a ' +
      'stronger enemy, can cost more of them.',
    { see: ['3.2.1', '3.2.3', '3.2.4'], status: BACKGROUND },
  ),
})

/** 1.6 Support and Opposition */
export const support = section('support', '1.6', 'Support and Opposition', {
  victory: rule('Support and Opposition matter to Victory.', {
    status: informative('an overview; 7.2 and 7.3 say how Opposition counts'),
  }),
  actions: rule('Support and Opposition matter to some Commands and Special Activities.', {
    status: executed('what they do to an action is not computed'),
  }),
  levels: definition(
    'A Town or Province is always at one of five levels: Active Support, Passive Support, Neutral, Passive ' +
      'Opposition, Active Opposition.',
  ),
  towardSenate: definition('Support and Opposition are both meant toward the Senate.', {
    status: informative('a meaning'),
  }),
  shifts: rule('The level of a space can shift in the course of play.'),
  activeDouble: formula(
    'A space at an Active level, Support or Opposition, counts with twice its Population in Total Opposition.',
  ),
  redsVictory: rule('Total Opposition matters to Reds Victory.', { see: ['7.0'] }),
  markers: rule('A marker in the Town or Province shows Support or Opposition, Active or Passive.', { status: SHOWN }),
  neutral: rule('A space with no marker of Support or Opposition is Neutral.', { status: SHOWN }),
  zeroPopulation: permission('A Province of Population zero may be in Support or Opposition like any other.'),
  zeroOpposition: exception('Opposition in a Province of Population zero adds nothing to Reds Victory.', {
    see: ['7.0'],
  }),
  zeroEarnings: rule('The Senate earns from Support in a Province of Population zero in Propaganda Rounds.', {
    see: ['6.3'],
  }),
  zeroRally: rule('Support in a Province of Population zero also bears on what Rally places there and costs.', {
    see: ['3.2.1'],
    status: executed('what a Rally could place, and at which cost, is not computed'),
  }),
  meaning: note('Support and Opposition stand for how far people back the aims of a Faction and dare to show it.', {
    status: BACKGROUND,
  }),
  noPolice: note('No piece is like the police of other volumes: militias had taken the place of the state.', {
    status: BACKGROUND,
  }),
})

/** 1.7 Control */
export const control = section('control', '1.7', 'Control', {
  majority: formula(
    'Reds or Senate have Control of a space if their Cells and Administrations there outnumber the pieces of the ' +
      'other two Factions taken together.',
  ),
  countModerates: formula('Moderates pieces are counted when Control is worked out.'),
  withoutTroops: formula('German and Russian Troops are not counted when Control is worked out.'),
  uncontrolled: definition('A space that neither Reds nor Senate Control is Uncontrolled.'),
  notModerates: prohibition('The Moderates never have Control of a space.'),
  notPowers: prohibition('Neither Germany nor Russia ever has Control of a space.'),
  moderatesDeny: rule('Cells and Networks of the Moderates in a space can keep Reds or Senate from its Control.'),
  personalityDenies: exception('The Personality keeps nobody from Control.'),
  zeroPopulation: permission('A space of Population zero may be Controlled and marked like any other.'),
})

/** 1.8 Cells On Map */
export const cellsOnMap = section('cellsOnMap', '1.8', 'Cells On Map', {
  total: formula('Cells on Map is the number of Reds Cells on the map plus that of Senate Cells.'),
  marker: rule('A marker keeps track of Cells on Map.', { status: SHOWN }),
  transition: rule('Cells on Map has a part in the change to Phase II.', { see: ['2.4'] }),
})

/** 1.9 Vassalage */
export const vassalage = section('vassalage', '1.9', 'Vassalage', {
  involvement: rule('How far German and Russian Troops take part hangs on the Vassalage of their Powers.', {
    status: informative('an overview; the clauses on adjusting the Troops decide'),
  }),
  markers: rule('A Vassalage marker for each of the two Powers shows its level on the edge track.', { status: SHOWN }),
  events: rule('Some Events may shift Vassalage.', {
    status: executed('so are Events, and no Event shifts Vassalage here'),
  }),
  foreignRelations: rule('The Foreign Relations Special Activity may shift Vassalage.', {
    see: ['4.2.2'],
    status: executed('no Foreign Relations shifts Vassalage here'),
  }),
  turmoil: rule('Russian Turmoil in the Propaganda Round may shift Vassalage.', { see: ['6.4.1'] }),
  propaganda: rule('In Phase II each Propaganda Round adjusts how many Troops of each Power are on the map.', {
    see: ['6.5'],
  }),
  pivotal: rule('The Red Revolt! Pivotal Event, when played, adjusts the numbers of Troops too.', { see: ['2.4'] }),
  match: formula('After an adjustment the Troops of a Power number what its Vassalage marker says.'),
  meaning: note('Vassalage stands for the influence of a foreign Power, or how much Finland depends on it.', {
    see: ['1.10'],
    status: BACKGROUND,
  }),
})

/** 1.10 Polarization */
export const polarization = section('polarization', '1.10', 'Polarization', {
  level: definition('Polarization, a level on its own track, tells how united or divided the Factions are.'),
  actions: rule('Some Events, Commands and Special Activities change Polarization.', {
    status: executed('so are Events, and none of the three changes Polarization here'),
  }),
  prisoners: rule('The count of Prisoners of War in a Propaganda Round changes Polarization.'),
  victory: rule('Polarization matters to Victory.', { see: ['7.0'] }),
  politicsCost: rule('Polarization sets what the Moderates pay for Politics.', {
    see: ['3.3.4'],
    status: executed('what Politics costs is not computed'),
  }),
  rallyCost: rule('Polarization sets what the Moderates pay for Rally.', {
    see: ['3.3.1'],
    status: executed('what Rally costs is not computed'),
  }),
  terror: rule('Polarization sets how much Terror achieves.', {
    see: ['3.2.3'],
    status: executed('how many enemies Terror could remove is not computed'),
  }),
  printed: component('What Polarization makes actions cost and achieve is printed under its track.', {
    status: leftToComponent('the map: the figures printed under the Polarization Track'),
  }),
  background: note(
    'Most actors of the time wanted independence, for which national unity mattered; the war, which killed tens of ' +
      'thousands, strained that unity, and the divisions were mended in the decades that followed.',
    { status: BACKGROUND },
  ),
})

/** 1.11 Political Display */
export const politicalDisplay = section('politicalDisplay', '1.11', 'Political Display', {
  chamber: component('One part of the Political Display is the chamber, a semicircle of boxes in two Faction colors.', {
    status: leftToComponent('the map: the boxes of the Political Display'),
  }),
  issues: component('Three more boxes of the Political Display stand for one historical Issue each.', {
    status: leftToComponent('the map: the names of the three Issues'),
  }),
  politics: permission('By Politics, Factions may bring cubes to the semicircle or take them from there.', {
    see: ['3.3.4'],
    status: executed('no Politics places a cube here'),
  }),
  terror: permission('By Terror, Factions may bring cubes to the semicircle or take them from there.', {
    see: ['3.2.3'],
    status: executed('no Terror removes a cube here'),
  }),
  events: permission('By some Events, Factions may bring cubes to the semicircle or take them from there.', {
    status: executed('so are Events, and no Event moves a cube here'),
  }),
  engagement: note('The cubes show how far the Factions are engaged for an Issue.'),
  polarized: prohibition('At Polarization 6 or more no cubes may be placed by the Politics Command.', {
    see: ['3.3.4'],
    status: executed('whether Politics was allowed is not checked'),
  }),
  parliament: note('The part for Faction Contributions can be read as the chamber of a parliament.'),
  contribution: definition('Cubes of a Faction on the Display are its will to help Resolve an Issue.', {
    status: informative('a meaning; 6.2 counts the cubes'),
  }),
  parliamentStopped: note('The work of the real parliament broke off often before the war and wholly during it.', {
    status: BACKGROUND,
  }),
  reforms: note(
    'The Issues are the social reforms that the war was fought over; as reforms are achieved, Agitation of Senate ' +
      'and Reds costs more.',
    { status: informative('background; 6.2.1 has the costs') },
  ),
})

/** 1.11.1 Resolving Issues */
export const resolvingIssues = section('resolvingIssues', '1.11.1', 'Resolving Issues', {
  states: definition('An Issue is either Unresolved, without a marker, or Resolved, with one.'),
  time: rule('The Political Display is Resolved in the Politics Phase of every Propaganda Round.', { see: ['6.2'] }),
  oneAtATime: prohibition('The cubes of a Faction work on no more than one Unresolved Issue at any one time.', {
    status: informative('Issues differ in name only, so all cubes count for the one that is next'),
  }),
  inTurn: rule('Cubes pass on to another Issue only once the one before is Resolved.', { see: ['6.2'] }),
  choice: permission('Any Unresolved Issue may be chosen, as the players like.', {
    status: informative('Issues differ in name only, so nothing depends on the choice'),
  }),
  names: note('The names of the Issues are there for the theme alone.'),
  moderatesVictory: rule('Resolved Issues count for Moderates Victory.', {
    see: ['7.0'],
    status: informative('an overview; 7.2 and 7.3 say how they count'),
  }),
  agitation: rule('Resolved Issues make a difference to what Reds and Senate pay for Agitation.', {
    see: ['6.2'],
    status: informative('an overview; 6.2.1 has the costs'),
  }),
})

/** 1.12 Victory Markers */
export const victoryMarkers = section('victoryMarkers', '1.12', 'Victory Markers', {
  onTrack: rule('Markers on the edge track follow several totals that matter to Victory.', {
    see: ['7.0'],
    status: SHOWN,
  }),
  senateTowns: formula('A Victory marker follows the Population of all Towns that the Senate Controls.'),
  vassalages: definition('The two Vassalage markers, Russian and German, are Victory markers.'),
  opposition: formula('A Victory marker follows the sum of Opposition and the Administrations on the map.'),
  issues: formula('A Victory marker follows the sum of Networks on the map and political Issues that are Resolved.'),
})
