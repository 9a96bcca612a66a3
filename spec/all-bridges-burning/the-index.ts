/** The Index. @module */

import { first, flag, question, term, view } from 'rulewright/book'
import { redRevolt } from './2-sequence-of-play/2.4.1-red-revolt.js'
import { attack } from './3-commands/3.2.4-attack.js'
import { capabilities } from './5-events/5.3-capabilities.js'
import { section } from './section.js'

export const glossary = section('glossary', 'Index', 'Index', {
  accompanying: term('Accompanying', 'Said of the Command with which a Special Activity has to go.', ['4.1.1']),
  actionPoint: term('Action Point', 'A priority with a number on a Non-player card.', ['8.2']),
  activate: term('Activate', 'Turn a Cell to Active, or let it stay so.', ['1.4.1']),
  active: term('Active', 'The status of a Cell whose symbol end points up.', ['1.4.1']),
  activism: term('Activism', 'The Command with which Cells may be flipped and Agitation carried out.', ['3.2.2']),
  adjacent: term('Adjacent', 'Said of spaces that lie next to each other, for the purpose of actions or Events.', [
    '1.2.3',
  ]),
  administration: term(
    'Administration (Admin)',
    'A disc of the Reds, which bears on Reds Victory, on Agitation and on Control.',
  ),
  adminsOppose: term(
    'Admins + Oppose',
    'The marker for Total Opposition and the Administrations of the Reds on the map: how near the Reds are to Victory.',
    ['7.0'],
  ),
  agitation: term(
    'Agitation',
    'Paying Resources to alter Support or Opposition, by the Activism Command or in a Propaganda Round.',
    ['3.2.2', '6.4.2'],
  ),
  attack: term('Attack', 'The Command that may take enemy pieces away.', ['3.2.4']),
  attackStrength: term('Attack Strength', 'The number that a die roll is held against to find Casualties.', ['3.2.4']),
  attacker: term('Attacker', 'The Faction that begins an Attack.', ['3.2.4']),
  attrition: term('Attrition', 'What the attacking side loses in an Attack.', ['3.2.4']),
  available: term('Available', 'Said of Forces that wait in the holding boxes until they are placed.', ['1.4.2']),
  campaign: term('Campaign', 'A run of Event cards that ends in a Propaganda Round.', ['6.0']),
  capabilities: term('Capabilities', 'Markers for Event effects that last.', ['5.3']),
  casualties: term('Casualties', 'Pieces that an Attack takes away.', ['3.2.4']),
  cell: term('Cell', 'An octagonal piece of a Faction.', ['1.4']),
  cellsOnMap: term('Cells on map', 'The marker that counts Senate and Reds Cells on the map during Phase I.', ['1.8']),
  command: term('Command (Cmd)', 'The principal kind of action of a Faction.', ['3.0']),
  commander: term('Commander', 'The marker of the Capability with this name.', ['5.3']),
  conditionBox: term('Condition Box', 'The instructions on green near the top of a Non-player card.', ['8.2']),
  control: term('Control', 'What Reds or Senate have where they outnumber all other Factions together.', ['1.7']),
  coordinate: term('Coordinate', 'The Special Activity that puts the Coordinate marker with the German cylinder.', [
    '4.2.4',
  ]),
  cost: term('Cost', 'The Resources that a Command or Agitation takes.'),
  crackdown: term('Crackdown', 'The Special Activity that lowers Opposition and raises Polarization.', ['4.2.5']),
  cube: term('Cube', 'Either a Troop or a Political cube.', ['1.4', '1.11']),
  cylinder: term('Cylinder', 'The token that shows the Resources of a Faction, or its Eligibility.', ['1.5', '2.2.5']),
  defender: term('Defender', 'The Faction or Power against whom an Attack is begun.', ['3.2.4']),
  dialogue: term(
    'Dialogue',
    'The Special Activity that lowers Support or Opposition, or puts a friendly Cell in the place of an enemy.',
    ['4.3.2'],
  ),
  dualUse: term('Dual Use', 'Said of an Event that offers two effects to choose from.', ['5.2']),
  earnings: term('Earnings', 'The Resources that every Propaganda Round brings to the Factions.', ['6.3']),
  eligible: term('Eligible', 'Said of a Faction that Faction Order lets execute an Event or Command.', ['2.2.1']),
  enemy: term('Enemy', 'How Factions stand to each other.', ['1.3.1']),
  engagement: term('Engagement', 'The step of an Attack that makes the defending pieces suffer Casualties.', ['3.2.4']),
  evenly: term('Evenly', 'The way in which Activism may spread the Activating of selected Cells.', ['3.2.2']),
  event: term('Event', 'A card whose text a Faction may execute.', ['5.0']),
  execute: term('Execute', 'Carry out an Event, a Command or a Special Activity.', ['5.0', '3.0', '4.0']),
  faction: term('Faction', 'What a player or Non-player takes on: the Reds, the Senate or the Moderates.', ['1.3']),
  factionOrder: term('Faction Order', 'Who plays before whom, as the actions of the turn before have left it.', [
    '2.2.1',
  ]),
  final: term('Final', 'Said of the last card, be it an Event or Propaganda.'),
  flip: term('Flip', 'Turn a Cell from Underground to Active or back.', ['1.4.1']),
  forces: term('Forces', 'All Cells, Troops, Administrations and Networks, but no marker such as the Personality.', [
    '1.4',
  ]),
  foreignRelations: term('Foreign Relations', 'The Special Activity that changes the Vassalage of a foreign Power.', [
    '4.2.2',
  ]),
  free: term('Free', 'Said of a Command or Special Activity that an Event gives at no cost in Resources.', ['3.1.2']),
  friendly: term('Friendly', 'What a Faction is to itself, Germany to the Senate, and Russia to the Reds.', ['1.3.1']),
  germanActionPhase: term(
    'German Action Phase',
    'The procedure that Event cards with these words call for in the Sequence of Play.',
    ['3.4'],
  ),
  germans: term('Germans', 'The Power that has the gray pieces.', ['1.3']),
  inactive: term('Inactive', 'Also Underground: the status of a Cell whose symbol end points up.', ['1.4.1']),
  ineffectiveEvent: term('Ineffective Event', 'An Event that would do nothing, which a Non-player leaves alone.', [
    '8.1.5',
  ]),
  ineligible: term('Ineligible', 'A position of a Faction in the Sequence of Play.', ['2.0']),
  issue: term(
    'Issue',
    'A slot of the Political Display, or its marker, which can be Resolved in the Politics Phase of Propaganda Rounds.',
    ['1.11', '6.2'],
  ),
  issuesNetworks: term(
    'Issues+Networks (+1)',
    'The marker for Resolved Issues together with Networks on the map: how near the Moderates are to Victory.',
    ['7.0'],
  ),
  level: term('Level', 'Where a space stands in Support or Opposition, or where a track stands.', ['1.6']),
  limitedCommand: term('Limited Command (Lim Cmd)', 'A Command confined to one space, with no Special Activity.', [
    '2.2.4',
  ]),
  map: term('Map', 'The spaces on the board: Towns and Provinces.', ['1.2']),
  march: term('March', 'The Command with which Cells and Troops move.', ['3.2.5']),
  message: term(
    'Message',
    'The Command with which Cells, News and the Personality move, or Cells are flipped Underground.',
    ['3.3.2'],
  ),
  moderates: term('Moderates', 'The Faction that has the blue pieces.', ['1.3']),
  negotiate: term('Negotiate', 'The Command that reduces Polarization and Deactivates Cells.', ['3.3.3']),
  nestedPriority: term('Nested Priority', 'One of the two sorts of priority on Non-player cards.', ['8.2.5']),
  network: term('Network', 'A disc of the Moderates, which bears on Moderates Victory, on Rally and on Control.'),
  neutral: term('Neutral', 'Said of a space without Support and without Opposition.', ['1.6']),
  news: term('News', 'A marker that the Moderates may take up, carry along and make use of.', ['3.3.2']),
  nonPlayer: term('Non-player', 'A Faction that the game runs.', ['8.0']),
  nonPlayerCard: term('Non-player card', 'A card of the solitaire system.', ['8.2']),
  offsetting: term(
    'Offsetting',
    'Paying Resources so that Support, Opposition or enemy Terror no longer count against Rally in a space.',
    ['3.2.1', '3.3.1'],
  ),
  opposeAdmins: term(
    'Oppose+Admins',
    'The marker for Total Opposition and the Administrations on the map: how near the Reds are to Victory.',
    ['1.6', '7.0'],
  ),
  opposition: term('Opposition (Oppose)', 'The Population of a space that is against the Senate.', ['1.6']),
  outOfPlay: term('Out of Play', 'The status of pieces set aside, which are not on the map and not Available either.'),
  pass: term('Pass', 'As an Eligible Faction, choose no Event, Command or Special Activity.', ['2.2.2']),
  pawn: term('Pawn', 'A token that shows which spaces a Command or Special Activity has selected.', ['3.1.1']),
  personality: term(
    'Personality',
    'The Special Activity that brings the Personality marker onto the map, or turns News to account.',
    ['4.3.1'],
  ),
  personalityMarker: term(
    'Personality marker',
    'The marker of the Moderates that the Special Activities Publish and Personality use.',
    ['1.4.4'],
  ),
  phase: term('Phase I or II', 'The part of the game, on which some Commands and Special Activities depend.', ['2.4']),
  piece: term(
    'Piece',
    'One unit of Forces: a Cell, Troop, Administration or Network, but no marker such as the Personality.',
    ['1.4'],
  ),
  pivotalEvent: term('Pivotal Event', 'The Event that comes by itself and leads from Phase I into Phase II.', ['2.4']),
  place: term('Place', 'Bring a piece from Available onto the map, or to Available if it was Out of Play.'),
  polarization: term(
    'Polarization',
    'How hostile the sides are to each other, which bears on some Commands and Special Activities and on Victory.',
    ['1.10', '7.0'],
  ),
  polarizationTrack: term('Polarization Track', 'The track on which the level of Polarization stands.', ['1.10']),
  politicalCubes: term(
    'Political cubes',
    'The red and the white wooden markers, held in the Available boxes of both colors or in the Political Display, ' +
      'which Politics and some Events may place and Terror removes.',
    ['1.11', '3.3.4', '3.2.3'],
  ),
  politicalDisplay: term('Political Display', 'The box for Political cubes and for the markers of Resolved Issues.', [
    '1.11',
  ]),
  politicalEvent: term('Political Event', 'A Special Activity that brings in Resources.', ['4.2.1']),
  politics: term('Politics', 'The Command that puts a cube into the Political Display.', ['3.3.4']),
  population: term('Population (Pop)', 'How much a Province or Town counts for its inhabitants.', ['1.2.1']),
  power: term('Power', 'What Germans and Russians are in the game.', ['1.3']),
  preliminaries: term('Preliminaries', 'A part of the instructions near the top of a Non-player card.', ['8.2']),
  prepare: term('Prepare', 'The Special Activity that puts down a Prepared marker or a Sabotage marker.', ['4.2.3']),
  prepared: term('Prepared', 'The marker that the Special Activity Prepare puts down.', ['1.4.4']),
  priorities: term('Priorities', 'The rules by which Non-player Factions decide.', ['8.0']),
  prisonersOfWar: term(
    'Prisoners of War',
    'The box for pieces that an Attack takes captive and for Cells made Prisoner; also the pieces in that box.',
    ['1.2', '3.2.4', '6.5'],
  ),
  propaganda: term(
    'Propaganda',
    'The cards that set off Propaganda Rounds, in which Victory is checked, Resources come in and more is seen to.',
    ['6.0'],
  ),
  province: term('Province', 'A space in the countryside.', ['1.2.1']),
  publish: term('Publish', 'A Special Activity that brings in Resources.', ['4.3.3']),
  railways: term('Railways', 'Lines of the map on which Train Capability markers travel.', ['1.2.2']),
  railwaysSymbol: term('Railways Symbol', 'A place on a Railway where Train Capability markers can stop.', ['1.2.2']),
  rally: term('Rally', 'The Command that places pieces.', ['3.2.1', '3.3.1']),
  redRevolt: term('Red Revolt!', 'The card of the Pivotal Event, #24.'),
  reds: term('Reds', 'The Faction that has the red pieces, of the socialist workers.', ['1.3']),
  remove: term(
    'Remove',
    'Take a piece from the map, or from Available, and send it Out of Play, to Prisoners of War or to Available.',
  ),
  replace: term('Replace', 'Take pieces away and put others where they were.', ['3.2.1', '3.3.1', '4.3.2']),
  reset: term('Reset', 'The phase of a Propaganda Round that makes ready for the next card.', ['6.5']),
  resources: term('Resources', 'The means that a Faction has for Commands.', ['1.5']),
  retreat: term('Retreat', 'The departure of defending pieces from the space of an Attack.', ['3.2.4']),
  russians: term('Russians', 'The Power that has the brown pieces.', ['1.3']),
  sabotage: term('Sabotage', 'A marker on a border that had none, which stops Train Capability markers there.', [
    '4.2.3',
  ]),
  select: term('Select', 'Decide on the places or targets of an action.'),
  senate: term('Senate', 'The Faction that has the white pieces.', ['1.3']),
  senateTownPop: term(
    'Senate Town Pop',
    'The marker for the Population of all Towns that the Senate Controls: how near the Senate is to Victory.',
    ['1.6', '7.0'],
  ),
  sequentialPriority: term('Sequential Priority', 'The other sort of priority on Non-player cards.', ['8.2.5']),
  shaded: term('Shaded', 'The second effect of a Dual Use Event, often directed against the Senate.', ['5.2']),
  shift: term('Shift', 'Alter Support and Opposition, Polarization or Vassalage.', ['1.6', '1.10', '1.9']),
  space: term('Space', 'An area of the map where pieces stand: a Town or a Province.', ['1.2.1']),
  specialActivities: term(
    'Special Activities',
    'Actions that go with Commands and that in some cases only one Faction has.',
    ['4.0'],
  ),
  stacking: term('Stacking', 'How many of certain pieces and markers a space can hold.', ['1.4.3']),
  strength: term('Strength', 'Another word for Attack Strength.'),
  support: term('Support', 'The Population of a space that is for the Senate.', ['1.6']),
  target: term('Target', 'The enemy Faction, or enemy piece, at which an action is aimed.'),
  terror: term('Terror', 'The Command that removes enemies and leaves its marker in a Town or Province.', ['3.2.3']),
  town: term('Town', 'A space that is a city.', ['1.2.1']),
  townPop: term('Town Pop', 'The Population of Towns; for Victory, of those that the Senate Controls.', ['7.0']),
  train: term('Train', 'The marker of the Train Capability; the book adds that a noted game designer bears the name.', [
    '5.3',
  ]),
  transfer: term('Transfer', 'Pass Resources from one Faction to another.', ['3.2.3']),
  troops: term('Troops', 'The cubes that are the Forces of Germany and Russia.'),
  uncontrolled: term('Uncontrolled', 'Said of a space under the Control of neither Reds nor Senate.', ['1.7']),
  underground: term('Underground', 'Also Inactive: the status of a Cell whose symbol end points down.', ['1.4.1']),
  unshaded: term('Unshaded', 'The first effect of a Dual Use Event, often in favor of Reds or Moderates.'),
  vassalage: term('Vassalage', 'How much influence a foreign Power has on the affairs of Finland.', ['1.9']),
  victoryMargin: term('Victory Margin', 'A number that tells how near a Faction is to its victory condition.', ['7.3']),
})

export const symbolEnd = question('symbolEnd', {
  asks: 'Which end of a Cell is up when it is Inactive?',
  kind: 'slip',
  clauses: [glossary.active, glossary.inactive, glossary.underground],
  readings: {
    'symbol end down': 'The blank end: the Index says so at Underground, which is the same.',
    'symbol end up': 'The symbol end, as the Index says at Inactive.',
  },
  usual: 'symbol end down',
  because: 'With the symbol up, Inactive could not be told from Active.',
  editorial: 'Only the status of a Cell is asked; how the piece lies on the board is not.',
})

export const trainsOffTheRails = question('trainsOffTheRails', {
  asks: 'May a Trains marker be placed with a Cell in a Province without a Train symbol?',
  kind: 'contradiction',
  clauses: [
    redRevolt.redsAnywhere,
    redRevolt.senateOthersLine,
    capabilities.phaseTwoOnMap,
    attack.destinations,
    glossary.railwaysSymbol,
  ],
  readings: {
    'with any Cell': 'Yes: the markers that are placed in the Red Revolt or by an Event go with any friendly Cell.',
    'where Trains stop': 'No: a Train stands in a Town or at a Train symbol, and nowhere else.',
  },
  usual: 'with any Cell',
  because:
    '2.4.1 and 5.3 say where markers are placed and make no difference between them; the symbols tell where Trains that move can stop.',
})

export const markerCanStand = first(
  'Capability markers: can it stand there',
  view({
    trains: flag('the marker is that of Trains', 'the marker is not that of Trains'),
    stop: flag('Trains can stop in the space', 'Trains cannot stop in the space'),
    reading: trainsOffTheRails,
  }),
  (row) => [
    row(
      [attack.destinations, glossary.railwaysSymbol],
      { trains: true, stop: false, reading: 'where Trains stop' },
      false,
    ),
    row([redRevolt.capabilities, capabilities.phaseTwoOnMap], {}, true),
  ],
)
