/** The sections and questions of the pages beside this file, which `rulewright audit pages` writes: do not edit it. @module */
import { component, definition, example, exception, formula, informative, leftToComponent, note, permission, prohibition, question, rule, section, term } from "rulewright/book"

/** 1.0 Introduction (1-introduction/1.0-introduction.md) */
export const introduction = section("introduction", "1.0", "Introduction", {
  /** The subject is the Finnish Civil War (1917-1918) together with its run-up. (1.0, 1-introduction/1.0-introduction.md) */
  subject: note("The subject is the Finnish Civil War (1917-1918) together with its run-up.", { status: informative("background; decides nothing in play") }),
  /** The game carries the COIN Series system over to a game for three players. (1.0, 1-introduction/1.0-introduction.md) */
  lineage: note("The game carries the COIN Series system over to a game for three players.", { status: informative("background; decides nothing in play") }),
  /** The players contend for advantage, political and military, after the fall of Tsarist rule. (1.0, 1-introduction/1.0-introduction.md) */
  contest: note("The players contend for advantage, political and military, after the fall of Tsarist rule.", { status: informative("background; decides nothing in play") }),
  /** The Reds want their revolt to succeed and a socialist government to follow. (1.0, 1-introduction/1.0-introduction.md) */
  redsAim: note("The Reds want their revolt to succeed and a socialist government to follow.", { status: informative("background; decides nothing in play") }),
  /** The Senate, in white, wants to put the revolt down and leave the bourgeoisie in charge. (1.0, 1-introduction/1.0-introduction.md) */
  senateAim: note("The Senate, in white, wants to put the revolt down and leave the bourgeoisie in charge.", { status: informative("background; decides nothing in play") }),
  /** The Moderates, in blue, use no violence: they want parliamentary democracy to survive and the nation to stay conciliatory enough for a settlement afterwards. (1.0, 1-introduction/1.0-introduction.md) */
  moderatesAim: note("The Moderates, in blue, use no violence: they want parliamentary democracy to survive and the nation to stay conciliatory enough for a settlement afterwards.", { status: informative("background; decides nothing in play") }),
  /** Two Powers from outside, Russia (brown) and Germany (gray), are run by the game: they follow their own aims and lend the Reds and the Senate military strength. (1.0, 1-introduction/1.0-introduction.md) */
  powersAim: note("Two Powers from outside, Russia (brown) and Germany (gray), are run by the game: they follow their own aims and lend the Reds and the Senate military strength.", { status: informative("background; decides nothing in play") }),
})

/** 1.1 Components (1-introduction/1.0-introduction.md) */
export const components = section("components", "1.1", "Components", {
  /** There is one mounted game board of 20 by 25½ inches. (1.1, 1-introduction/1.0-introduction.md) */
  board: component("There is one mounted game board of 20 by 25½ inches.", { see: ["1.2"], status: informative("contents of the box; the sections that use it decide") }),
  /** The Event deck has 47 cards. (1.1, 1-introduction/1.0-introduction.md) */
  eventCards: component("The Event deck has 47 cards.", { see: ["5.0"], status: leftToComponent("the deck: what each card says") }),
  /** Another 17 cards serve the Solitaire system. (1.1, 1-introduction/1.0-introduction.md) */
  solitaireCards: component("Another 17 cards serve the Solitaire system.", { see: ["8.0"], status: leftToComponent("the Non-player cards: what each card says") }),
  /** The wooden pieces number 88 in all. (1.1, 1-introduction/1.0-introduction.md) */
  woodenPieces: component("The wooden pieces number 88 in all.", { status: informative("contents of the box; the table of Available Forces says what counts in play") }),
  /** There are 20 embossed octagonal pieces in red. (1.1, 1-introduction/1.0-introduction.md) */
  redOctagons: component("There are 20 embossed octagonal pieces in red.", { status: informative("contents of the box; the table of Available Forces says what counts in play") }),
  /** There are 20 embossed octagonal pieces in white. (1.1, 1-introduction/1.0-introduction.md) */
  whiteOctagons: component("There are 20 embossed octagonal pieces in white.", { status: informative("contents of the box; the table of Available Forces says what counts in play") }),
  /** There are 6 embossed octagonal pieces in blue. (1.1, 1-introduction/1.0-introduction.md) */
  blueOctagons: component("There are 6 embossed octagonal pieces in blue.", { status: informative("contents of the box; the table of Available Forces says what counts in play") }),
  /** There are 3 discs in red. (1.1, 1-introduction/1.0-introduction.md) */
  redDiscs: component("There are 3 discs in red.", { status: informative("contents of the box; the table of Available Forces says what counts in play") }),
  /** There are 2 discs in blue. (1.1, 1-introduction/1.0-introduction.md) */
  blueDiscs: component("There are 2 discs in blue.", { status: informative("contents of the box; the table of Available Forces says what counts in play") }),
  /** There are 6 cubes in gray. (1.1, 1-introduction/1.0-introduction.md) */
  grayCubes: component("There are 6 cubes in gray.", { status: informative("contents of the box; the table of Available Forces says what counts in play") }),
  /** There are 6 cubes in brown. (1.1, 1-introduction/1.0-introduction.md) */
  brownCubes: component("There are 6 cubes in brown.", { status: informative("contents of the box; the table of Available Forces says what counts in play") }),
  /** There are 3 cubes in red. (1.1, 1-introduction/1.0-introduction.md) */
  redCubes: component("There are 3 cubes in red.", { status: informative("contents of the box; Setup says how many Political cubes there are") }),
  /** There are 3 cubes in white. (1.1, 1-introduction/1.0-introduction.md) */
  whiteCubes: component("There are 3 cubes in white.", { status: informative("contents of the box; Setup says how many Political cubes there are") }),
  /** There are 2 embossed cylinders in red. (1.1, 1-introduction/1.0-introduction.md) */
  redCylinders: component("There are 2 embossed cylinders in red.", { status: informative("contents of the box; the sections that use it decide") }),
  /** There are 2 embossed cylinders in white. (1.1, 1-introduction/1.0-introduction.md) */
  whiteCylinders: component("There are 2 embossed cylinders in white.", { status: informative("contents of the box; the sections that use it decide") }),
  /** There are 2 embossed cylinders in blue. (1.1, 1-introduction/1.0-introduction.md) */
  blueCylinders: component("There are 2 embossed cylinders in blue.", { status: informative("contents of the box; the sections that use it decide") }),
  /** There is 1 embossed cylinder in gray. (1.1, 1-introduction/1.0-introduction.md) */
  grayCylinder: component("There is 1 embossed cylinder in gray.", { status: informative("contents of the box; the sections that use it decide") }),
  /** There are 12 pawns: 6 tan and 6 green. (1.1, 1-introduction/1.0-introduction.md) */
  pawns: component("There are 12 pawns: 6 tan and 6 green.", { status: informative("contents of the box; the sections that use it decide") }),
  /** A few of the wooden pieces are spares. (1.1, 1-introduction/1.0-introduction.md) */
  spares: note("A few of the wooden pieces are spares.", { status: informative("contents of the box; the table of Available Forces says what counts in play") }),
  /** There is one sheet of markers. (1.1, 1-introduction/1.0-introduction.md) */
  markers: component("There is one sheet of markers.", { status: informative("contents of the box; the sections that use it decide") }),
  /** There is one booklet with the Rules of Play. (1.1, 1-introduction/1.0-introduction.md) */
  rulesBooklet: component("There is one booklet with the Rules of Play.", { status: informative("contents of the box; the sections that use it decide") }),
  /** There is one Playbook. (1.1, 1-introduction/1.0-introduction.md) */
  playbook: component("There is one Playbook.", { status: informative("contents of the box; the sections that use it decide") }),
  /** There are three dice with six sides: red, white and blue. (1.1, 1-introduction/1.0-introduction.md) */
  dice: component("There are three dice with six sides: red, white and blue.", { status: informative("contents of the box; the sections that use it decide") }),
  /** There are 3 player aid foldouts, one for each Faction. (1.1, 1-introduction/1.0-introduction.md) */
  foldouts: component("There are 3 player aid foldouts, one for each Faction.", { status: informative("contents of the box; the sections that use it decide") }),
  /** The flowchart of German Actions stands on every foldout. (1.1, 1-introduction/1.0-introduction.md) */
  flowchart: component("The flowchart of German Actions stands on every foldout.", { status: leftToComponent("the player aid foldouts: the German Actions flowchart") }),
  /** There is one sheet with the Sequence of Play and the Attack Procedure. (1.1, 1-introduction/1.0-introduction.md) */
  sequenceSheet: component("There is one sheet with the Sequence of Play and the Attack Procedure.", { status: informative("contents of the box; the sections that use it decide") }),
  /** There is one play aid sheet for solitaire games. (1.1, 1-introduction/1.0-introduction.md) */
  solitaireSheet: component("There is one play aid sheet for solitaire games.", { status: leftToComponent("the Solitaire Play Aid sheet: its priorities") }),
}, {
  board: "Board and cards",
  woodenPieces: "Wooden pieces",
  markers: "Markers, booklets, dice",
  foldouts: "Player aids",
})

/** 1.2 Map (1-introduction/1.2-map.md) */
export const map = section("map", "1.2", "Map", {
  /** The map covers the center and the south of Finland. (1.2, 1-introduction/1.2-map.md) */
  area: component("The map covers the center and the south of Finland.", { status: leftToComponent("the map: which spaces there are") }),
  /** The map is cut up into spaces of two types: Towns and Provinces. (1.2, 1-introduction/1.2-map.md) */
  twoTypes: component("The map is cut up into spaces of two types: Towns and Provinces.", { status: leftToComponent("the map: which spaces are Towns and which are Provinces") }),
  /** The map has an Available Forces box for every Faction and Power. (1.2, 1-introduction/1.2-map.md) */
  availableBoxes: component("The map has an Available Forces box for every Faction and Power.", { status: informative("how the table shows it; the state holds the value itself") }),
  /** The map has the Polarization Track. (1.2, 1-introduction/1.2-map.md) */
  polarizationTrack: component("The map has the Polarization Track.", { see: ["1.10"], status: leftToComponent("the map: the length of the Polarization Track") }),
  /** The map has the Political Display. (1.2, 1-introduction/1.2-map.md) */
  politicalDisplay: component("The map has the Political Display.", { see: ["1.11"], status: informative("how the table shows it; the state holds the value itself") }),
  /** The edge track of the map keeps count of Resources, of Cells on map and of Victory. (1.2, 1-introduction/1.2-map.md) */
  edgeTrack: component("The edge track of the map keeps count of Resources, of Cells on map and of Victory.", { see: ["1.5", "1.8", "7.0"], status: leftToComponent("the map: the numbers and the Victory thresholds on the edge track") }),
  /** The map has the Sequence of Play track. (1.2, 1-introduction/1.2-map.md) */
  sequenceTrack: component("The map has the Sequence of Play track.", { see: ["2.0"], status: leftToComponent("the map: the rows, boxes and letters of the Sequence of Play track") }),
  /** The map has the Prisoners of War box. (1.2, 1-introduction/1.2-map.md) */
  prisonersBox: component("The map has the Prisoners of War box.", { see: ["6.5"], status: informative("how the table shows it; the state holds the value itself") }),
  /** The map shows Railways with their Train symbols. (1.2, 1-introduction/1.2-map.md) */
  railways: component("The map shows Railways with their Train symbols.", { see: ["1.2.2"], status: leftToComponent("the map: where Railways run and where Train symbols stand") }),
  /** The map shows Landing Sites for German forces. (1.2, 1-introduction/1.2-map.md) */
  landingSites: component("The map shows Landing Sites for German forces.", { see: ["3.4"], status: leftToComponent("the map: where the Landing Sites are") }),
  /** Each Landing Site names the die rolls that lead to it. (1.2, 1-introduction/1.2-map.md) */
  landingRanges: component("Each Landing Site names the die rolls that lead to it.", { status: leftToComponent("the map: the die roll range of each Landing Site") }),
  /** Each Town is printed with its Population: Tampere, for one, has 1. (1.2, 1-introduction/1.2-map.md) */
  townValue: component("Each Town is printed with its Population: Tampere, for one, has 1.", { status: leftToComponent("the map: the Population of each Town") }),
  /** Each Town and Province has slots for a Control marker and a Support or Opposition marker. (1.2, 1-introduction/1.2-map.md) */
  markerSlots: component("Each Town and Province has slots for a Control marker and a Support or Opposition marker.", { status: informative("how the table shows it; the state holds the value itself") }),
}, {
  area: "Areas",
  availableBoxes: "Boxes and tracks",
  railways: "Railways and landings",
  townValue: "Towns and Provinces",
})

/** 1.2.1 Towns and Provinces (1-introduction/1.2-map.md) */
export const townsAndProvinces = section("townsAndProvinces", "1.2.1", "Towns and Provinces", {
  /** The Population of a Town or Province is 0, 1 or 2, as printed there. (1.2.1, 1-introduction/1.2-map.md) */
  population: definition("The Population of a Town or Province is 0, 1 or 2, as printed there.", { status: leftToComponent("the map: the Population of each space") }),
  /** Every Town and every Province can come under Control. (1.2.1, 1-introduction/1.2-map.md) */
  controllable: permission("Every Town and every Province can come under Control.", { see: ["1.7"] }),
  /** Every Town and every Province can be at various levels of Support or Opposition. (1.2.1, 1-introduction/1.2-map.md) */
  supportLevels: permission("Every Town and every Province can be at various levels of Support or Opposition.", { see: ["1.6"] }),
  /** There are no spaces besides Towns and Provinces. (1.2.1, 1-introduction/1.2-map.md) */
  onlySpaces: definition("There are no spaces besides Towns and Provinces.", { status: informative("the state of a game has no other spaces") }),
})

/** 1.2.2 Railways (1-introduction/1.2-map.md) */
export const railways = section("railways", "1.2.2", "Railways", {
  /** A Railway is marked by the word Train in circles. (1.2.2, 1-introduction/1.2-map.md) */
  symbols: component("A Railway is marked by the word Train in circles.", { status: leftToComponent("the map: where Train symbols stand") }),
  /** Railways link spaces with one another. (1.2.2, 1-introduction/1.2-map.md) */
  connect: definition("Railways link spaces with one another."),
  /** Train Capability markers are what travels on Railways. (1.2.2, 1-introduction/1.2-map.md) */
  trains: rule("Train Capability markers are what travels on Railways.", { see: ["5.3"] }),
  /** A Railway runs through Provinces and is no border between spaces, unlike the Lines of Communication of many other COIN games. (1.2.2, 1-introduction/1.2-map.md) */
  noBorders: rule("A Railway runs through Provinces and is no border between spaces, unlike the Lines of Communication of many other COIN games.", { status: leftToComponent("the map: its spaces and borders, none of which is a Railway") }),
})

/** 1.2.3 Adjacency (1-introduction/1.2-map.md) */
export const adjacency = section("adjacency", "1.2.3", "Adjacency", {
  /** Where pieces can move depends on adjacency. (1.2.3, 1-introduction/1.2-map.md) */
  movement: rule("Where pieces can move depends on adjacency."),
  /** How some Events are carried out depends on adjacency. (1.2.3, 1-introduction/1.2-map.md) */
  events: rule("How some Events are carried out depends on adjacency."),
  /** Two spaces that share a border, that is, touch, are adjacent. (1.2.3, 1-introduction/1.2-map.md) */
  touching: definition("Two spaces that share a border, that is, touch, are adjacent."),
  /** The sea is no part of play and neither makes spaces adjacent nor keeps them apart. (1.2.3, 1-introduction/1.2-map.md) */
  sea: exception("The sea is no part of play and neither makes spaces adjacent nor keeps them apart.", { status: leftToComponent("the map: its list of borders") }),
})

/** 1.2.4 Borders (1-introduction/1.2-map.md) */
export const borders = section("borders", "1.2.4", "Borders", {
  /** A space has one border of its own with every space that it touches. (1.2.4, 1-introduction/1.2-map.md) */
  separate: definition("A space has one border of its own with every space that it touches."),
  /** A Sabotage marker, for instance, is placed on one of these separate borders. (1.2.4, 1-introduction/1.2-map.md) */
  sabotage: example("A Sabotage marker, for instance, is placed on one of these separate borders.", { see: ["4.2.3"] }),
  /** Population stands for political and economic weight as well as for numbers of people. (1.2.4, 1-introduction/1.2-map.md) */
  populationValues: note("Population stands for political and economic weight as well as for numbers of people.", { status: informative("background; decides nothing in play") }),
})

/** 1.3 Players, Factions, and Powers (1-introduction/1.3-factions.md) */
export const factions = section("factions", "1.3", "Players, Factions, and Powers", {
  /** At most three players take part. (1.3, 1-introduction/1.3-factions.md) */
  players: prohibition("At most three players take part.", { status: informative("who sits at the table is no part of a game state") }),
  /** Each player is one of the Factions. (1.3, 1-introduction/1.3-factions.md) */
  onePerPlayer: rule("Each player is one of the Factions.", { status: informative("who sits at the table is no part of a game state") }),
  /** The Factions are the Reds (red), the Senate (white) and the Moderates (blue). (1.3, 1-introduction/1.3-factions.md) */
  three: definition("The Factions are the Reds (red), the Senate (white) and the Moderates (blue)."),
  /** Factions left without a player can be run as Non-players. (1.3, 1-introduction/1.3-factions.md) */
  leftover: permission("Factions left without a player can be run as Non-players.", { see: ["8.0"], status: informative("who sits at the table; chapter 8 says what Non-players do") }),
  /** Two external Powers have pieces too: Germany (gray) and Russia (brown). (1.3, 1-introduction/1.3-factions.md) */
  powers: definition("Two external Powers have pieces too: Germany (gray) and Russia (brown)."),
  /** The Reds stood for the working class, with the Red Guards as their militias; bourgeoisie and nobility were behind the White Guards, named after the Senate that the Red Revolt meant to bring down. (1.3, 1-introduction/1.3-factions.md) */
  background: note("The Reds stood for the working class, with the Red Guards as their militias; bourgeoisie and nobility were behind the White Guards, named after the Senate that the Red Revolt meant to bring down.", { status: informative("background; decides nothing in play") }),
})

/** 1.3.1 Friends and Enemies (1-introduction/1.3-factions.md) */
export const friendsAndEnemies = section("friendsAndEnemies", "1.3.1", "Friends and Enemies", {
  /** All Factions are enemies of one another. (1.3.1, 1-introduction/1.3-factions.md) */
  factions: definition("All Factions are enemies of one another."),
  /** Germany is a friend of the Senate. (1.3.1, 1-introduction/1.3-factions.md) */
  germany: definition("Germany is a friend of the Senate."),
  /** Russia is a friend of the Reds. (1.3.1, 1-introduction/1.3-factions.md) */
  russia: definition("Russia is a friend of the Reds."),
  /** A Power is the enemy of every Faction that is not its friend. (1.3.1, 1-introduction/1.3-factions.md) */
  powersEnemies: definition("A Power is the enemy of every Faction that is not its friend."),
  /** Only in Phase II are the Powers active. (1.3.1, 1-introduction/1.3-factions.md) */
  phaseTwo: prohibition("Only in Phase II are the Powers active.", { see: ["2.4"] }),
  /** Germany acts on those Event cards whose top shows the German Action Phase. (1.3.1, 1-introduction/1.3-factions.md) */
  germanTiming: rule("Germany acts on those Event cards whose top shows the German Action Phase.", { see: ["3.4"] }),
  /** What Germany does is read off the flowchart. (1.3.1, 1-introduction/1.3-factions.md) */
  germanChoice: rule("What Germany does is read off the flowchart.", { status: leftToComponent("the player aid foldouts: the German Actions flowchart") }),
  /** The Reds player may make use of Russian Troops in an Attack. (1.3.1, 1-introduction/1.3-factions.md) */
  russiansAttack: permission("The Reds player may make use of Russian Troops in an Attack.", { see: ["3.2.4"] }),
  /** The Reds player may make use of Russian Troops in a March. (1.3.1, 1-introduction/1.3-factions.md) */
  russiansMarch: permission("The Reds player may make use of Russian Troops in a March.", { see: ["3.2.5"] }),
  /** Russia never takes an action of its own. (1.3.1, 1-introduction/1.3-factions.md) */
  russiansAlone: prohibition("Russia never takes an action of its own.", { status: informative("no chart gives Russia a decision") }),
}, {
  factions: "Friends and enemies",
  phaseTwo: "Powers in play",
})

/** 1.3.2 Negotiations (1-introduction/1.3-factions.md) */
export const negotiations = section("negotiations", "1.3.2", "Negotiations", {
  /** Players may agree on anything that the rules allow. (1.3.2, 1-introduction/1.3-factions.md) */
  arrangements: permission("Players may agree on anything that the rules allow.", { status: informative("what players agree among themselves is no part of a game state") }),
  /** All bargaining takes place in the open. (1.3.2, 1-introduction/1.3-factions.md) */
  open: rule("All bargaining takes place in the open.", { status: informative("what players agree among themselves is no part of a game state") }),
  /** No agreement has to be kept. (1.3.2, 1-introduction/1.3-factions.md) */
  notBinding: rule("No agreement has to be kept.", { status: informative("what players agree among themselves is no part of a game state") }),
  /** A Faction may give Resources to another of its own free will. (1.3.2, 1-introduction/1.3-factions.md) */
  transfer: permission("A Faction may give Resources to another of its own free will.", { see: ["1.5"] }),
  /** Resources are given by Factions to each other, and by none to itself. (1.3.2, 1-introduction/1.3-factions.md) */
  eachOther: prohibition("Resources are given by Factions to each other, and by none to itself."),
  /** A Faction may give Resources to another only while one of them executes a Command, Special Activity or Event. (1.3.2, 1-introduction/1.3-factions.md) */
  transferTime: prohibition("A Faction may give Resources to another only while one of them executes a Command, Special Activity or Event."),
})

/** 1.4 Forces (1-introduction/1.4-forces.md) */
export const forces = section("forces", "1.4", "Forces", {
  /** The Forces in play are wooden pieces of four types. (1.4, 1-introduction/1.4-forces.md) */
  wooden: definition("The Forces in play are wooden pieces of four types.", { status: informative("a name; availability counts the pieces") }),
  /** Troops belong to Russia (brown cubes) and Germany (gray cubes). (1.4, 1-introduction/1.4-forces.md) */
  troops: definition("Troops belong to Russia (brown cubes) and Germany (gray cubes)."),
  /** Some of the Russian Troops start out on the map. (1.4, 1-introduction/1.4-forces.md) */
  russianStart: note("Some of the Russian Troops start out on the map.", { status: informative("repeats Setup") }),
  /** Every German Troop starts out set aside, Out of Play. (1.4, 1-introduction/1.4-forces.md) */
  germanStart: note("Every German Troop starts out set aside, Out of Play.", { status: informative("repeats Setup") }),
  /** Not before Phase II do the Powers become active. (1.4, 1-introduction/1.4-forces.md) */
  powersWait: note("Not before Phase II do the Powers become active.", { see: ["2.4"], status: informative("repeats 1.3.1, which confines the Powers to Phase II") }),
  /** Cells belong to the Reds (red), the Senate (white) and the Moderates (blue). (1.4, 1-introduction/1.4-forces.md) */
  cells: definition("Cells belong to the Reds (red), the Senate (white) and the Moderates (blue)."),
  /** Networks belong to the Moderates. (1.4, 1-introduction/1.4-forces.md) */
  networks: definition("Networks belong to the Moderates."),
  /** Administrations belong to the Reds. (1.4, 1-introduction/1.4-forces.md) */
  administrations: definition("Administrations belong to the Reds."),
  /** Capabilities (Cannons, Trains, Commander, Jaeger...) let Reds and Senate fight better. (1.4, 1-introduction/1.4-forces.md) */
  capabilitiesFight: rule("Capabilities (Cannons, Trains, Commander, Jaeger...) let Reds and Senate fight better.", { see: ["5.3"] }),
  /** Prepared markers let Reds and Senate fight better too. (1.4, 1-introduction/1.4-forces.md) */
  preparedFight: rule("Prepared markers let Reds and Senate fight better too.", { see: ["1.4.4", "4.2.3"] }),
  /** A Reds or Senate Cell stands for a larger or smaller group of hardly trained people, a Moderates Cell for one person or a few. (1.4, 1-introduction/1.4-forces.md) */
  cellsMean: note("A Reds or Senate Cell stands for a larger or smaller group of hardly trained people, a Moderates Cell for one person or a few.", { status: informative("background; decides nothing in play") }),
}, {
  troops: "Troops",
  cells: "Cells and discs",
  capabilitiesFight: "Markers",
})

/** 1.4.1 Active, Inactive, and Underground (1-introduction/1.4-forces.md) */
export const cellStatus = section("cellStatus", "1.4.1", "Active, Inactive, and Underground", {
  /** A Senate or Reds Cell is either Inactive or Active. (1.4.1, 1-introduction/1.4-forces.md) */
  sides: definition("A Senate or Reds Cell is either Inactive or Active.", { status: informative("the state of a game knows both") }),
  /** The symbol end of a Senate or Reds Cell points down if Inactive, up if Active. (1.4.1, 1-introduction/1.4-forces.md) */
  sidesShown: rule("The symbol end of a Senate or Reds Cell points down if Inactive, up if Active.", { status: informative("how the table shows it; the state holds the value itself") }),
  /** A Moderates Cell is either Underground or Active. (1.4.1, 1-introduction/1.4-forces.md) */
  moderates: definition("A Moderates Cell is either Underground or Active.", { status: informative("the state of a game knows both") }),
  /** The symbol end of a Moderates Cell points down if Underground, up if Active. (1.4.1, 1-introduction/1.4-forces.md) */
  moderatesShown: rule("The symbol end of a Moderates Cell points down if Underground, up if Active.", { status: informative("how the table shows it; the state holds the value itself") }),
  /** A Cell is Inactive, or if Moderates Underground, when it is placed. (1.4.1, 1-introduction/1.4-forces.md) */
  newCells: rule("A Cell is Inactive, or if Moderates Underground, when it is placed."),
  /** The text of an Event can have a Cell placed in another status. (1.4.1, 1-introduction/1.4-forces.md) */
  eventText: exception("The text of an Event can have a Cell placed in another status."),
  /** How some Commands and Special Activities go depends on the status of Cells. (1.4.1, 1-introduction/1.4-forces.md) */
  matters: rule("How some Commands and Special Activities go depends on the status of Cells."),
  /** Nothing but Cells has such a status: not Troops, Networks, Administrations, nor others. (1.4.1, 1-introduction/1.4-forces.md) */
  cellsOnly: prohibition("Nothing but Cells has such a status: not Troops, Networks, Administrations, nor others.", { status: informative("the state of a game has a status for Cells only") }),
  /** Players of the COIN Series beware: most other volumes treat Active almost the other way. (1.4.1, 1-introduction/1.4-forces.md) */
  otherVolumes: note("Players of the COIN Series beware: most other volumes treat Active almost the other way.", { status: informative("background; decides nothing in play") }),
  /** An Active Reds or Senate Cell is committed enough for drastic acts such as Terror, an Inactive one supports passively; a Moderates Cell hides Underground and must often expose itself to act. (1.4.1, 1-introduction/1.4-forces.md) */
  meaning: note("An Active Reds or Senate Cell is committed enough for drastic acts such as Terror, an Inactive one supports passively; a Moderates Cell hides Underground and must often expose itself to act.", { see: ["3.2.3"], status: informative("background; decides nothing in play") }),
}, {
  sides: "Two sides",
  newCells: "New Cells",
  matters: "Meaning",
})

/** 1.4.2 Availability, Removal, and Out of Play (1-introduction/1.4.2-availability.md) */
export const availability = section("availability", "1.4.2", "Availability, Removal, and Out of Play", {
  /** Before Setup the Senate has 20 Cells in all. (1.4.2, 1-introduction/1.4.2-availability.md) */
  senateCells: definition("Before Setup the Senate has 20 Cells in all."),
  /** Before Setup the Reds have 20 Cells in all. (1.4.2, 1-introduction/1.4.2-availability.md) */
  redsCells: definition("Before Setup the Reds have 20 Cells in all."),
  /** Before Setup the Reds have 3 Administrations in all. (1.4.2, 1-introduction/1.4.2-availability.md) */
  redsAdministrations: definition("Before Setup the Reds have 3 Administrations in all."),
  /** Before Setup the Moderates have 6 Cells in all. (1.4.2, 1-introduction/1.4.2-availability.md) */
  moderatesCells: definition("Before Setup the Moderates have 6 Cells in all."),
  /** Before Setup the Moderates have 2 Networks in all. (1.4.2, 1-introduction/1.4.2-availability.md) */
  moderatesNetworks: definition("Before Setup the Moderates have 2 Networks in all."),
  /** Before Setup Germany has 6 Troops in all. (1.4.2, 1-introduction/1.4.2-availability.md) */
  germanTroops: definition("Before Setup Germany has 6 Troops in all."),
  /** Before Setup Russia has 6 Troops in all. (1.4.2, 1-introduction/1.4.2-availability.md) */
  russianTroops: definition("Before Setup Russia has 6 Troops in all."),
  /** No more pieces can be in play than the table of Available Forces lists. (1.4.2, 1-introduction/1.4.2-availability.md) */
  inventory: prohibition("No more pieces can be in play than the table of Available Forces lists."),
  /** Forces off the map wait in their Available Forces box or are Out of Play. (1.4.2, 1-introduction/1.4.2-availability.md) */
  offMap: rule("Forces off the map wait in their Available Forces box or are Out of Play.", { see: ["Setup"] }),
  /** Only available Forces may be placed, or come in when pieces are replaced. (1.4.2, 1-introduction/1.4.2-availability.md) */
  onlyAvailable: prohibition("Only available Forces may be placed, or come in when pieces are replaced."),
  /** An instruction to place a type of Forces is ignored while all of that type are on the map. (1.4.2, 1-introduction/1.4.2-availability.md) */
  noneAvailable: rule("An instruction to place a type of Forces is ignored while all of that type are on the map."),
  /** Where pieces should be replaced by a type that is not available, they are only removed. (1.4.2, 1-introduction/1.4.2-availability.md) */
  removeInstead: rule("Where pieces should be replaced by a type that is not available, they are only removed."),
  /** In its Command, Special Activity or Event a player Faction may make own pieces Available. (1.4.2, 1-introduction/1.4.2-availability.md) */
  ownPieces: exception("In its Command, Special Activity or Event a player Faction may make own pieces Available."),
  /** In their Command, Special Activity or Event the Moderates may make their Personality Available, too. (1.4.2, 1-introduction/1.4.2-availability.md) */
  ownPersonality: exception("In their Command, Special Activity or Event the Moderates may make their Personality Available, too.", { see: ["1.4.4"] }),
  /** A Faction with nothing Available could take Cells out of a space and place them again, there or elsewhere. (1.4.2, 1-introduction/1.4.2-availability.md) */
  ownPiecesExample: example("A Faction with nothing Available could take Cells out of a space and place them again, there or elsewhere."),
  /** Whoever targets an enemy Faction must remove as many of its pieces as the action is able to. (1.4.2, 1-introduction/1.4.2-availability.md) */
  maximum: rule("Whoever targets an enemy Faction must remove as many of its pieces as the action is able to."),
  /** Terror at Polarization six or higher removes up to two pieces, provided the targeted Factions have two there. (1.4.2, 1-introduction/1.4.2-availability.md) */
  maximumExample: example("Terror at Polarization six or higher removes up to two pieces, provided the targeted Factions have two there."),
  /** Pieces that are Out of Play lie beside the board, within reach. (1.4.2, 1-introduction/1.4.2-availability.md) */
  outOfPlay: rule("Pieces that are Out of Play lie beside the board, within reach.", { see: ["Setup"], status: informative("where pieces lie on the table") }),
}, {
  senateCells: "Numbers",
  offMap: "Placing",
  ownPieces: "Own pieces",
  maximum: "Enemy pieces",
  outOfPlay: "Out of Play",
})

/** 1.4.3 Stacking (1-introduction/1.4.2-availability.md) */
export const stacking = section("stacking", "1.4.3", "Stacking", {
  /** A Town or Province holds at most two discs, Networks and Administrations counted together. (1.4.3, 1-introduction/1.4.2-availability.md) */
  discs: prohibition("A Town or Province holds at most two discs, Networks and Administrations counted together."),
  /** A space may hold any number of Capability markers. (1.4.3, 1-introduction/1.4.2-availability.md) */
  capabilities: permission("A space may hold any number of Capability markers."),
  /** Capability markers may stack only where a friendly Cell stands. (1.4.3, 1-introduction/1.4.2-availability.md) */
  capabilityCell: prohibition("Capability markers may stack only where a friendly Cell stands."),
  /** No more than two Capability markers of a Faction count toward Attack Strength. (1.4.3, 1-introduction/1.4.2-availability.md) */
  capabilityAttack: prohibition("No more than two Capability markers of a Faction count toward Attack Strength.", { see: ["5.3"] }),
  /** A space holds at most one Prepared marker of each Faction. (1.4.3, 1-introduction/1.4.2-availability.md) */
  prepared: prohibition("A space holds at most one Prepared marker of each Faction.", { see: ["1.4.4"] }),
  /** A Town or Province holds at most two Terror markers, whatever their colors. (1.4.3, 1-introduction/1.4.2-availability.md) */
  terror: prohibition("A Town or Province holds at most two Terror markers, whatever their colors.", { see: ["3.2.3"] }),
  /** An instruction, of a Command or Event for instance, that would break a Stacking limit is ignored. (1.4.3, 1-introduction/1.4.2-availability.md) */
  ignored: rule("An instruction, of a Command or Event for instance, that would break a Stacking limit is ignored."),
  /** Markers over a Stacking limit are removed. (1.4.3, 1-introduction/1.4.2-availability.md) */
  surplus: rule("Markers over a Stacking limit are removed."),
  /** Capability, Personality and Prepared markers are with no one Cell in particular. (1.4.3, 1-introduction/1.4.2-availability.md) */
  noParticularCell: rule("Capability, Personality and Prepared markers are with no one Cell in particular.", { status: informative("the state of a game keeps these markers by space") }),
  /** A Capability, Personality or Prepared marker needs at least one friendly Cell in its space. (1.4.3, 1-introduction/1.4.2-availability.md) */
  friendlyCell: rule("A Capability, Personality or Prepared marker needs at least one friendly Cell in its space."),
  /** A Capability, Personality or Prepared marker without a friendly Cell is removed. (1.4.3, 1-introduction/1.4.2-availability.md) */
  withoutCell: rule("A Capability, Personality or Prepared marker without a friendly Cell is removed."),
}, {
  discs: "Limits",
  ignored: "Over a limit",
  noParticularCell: "Markers with Cells",
})

/** 1.4.4 Personality and Prepared Markers (1-introduction/1.4.2-availability.md) */
export const personalityAndPrepared = section("personalityAndPrepared", "1.4.4", "Personality and Prepared Markers", {
  /** The Moderates Personality stands for certain people of the time. (1.4.4, 1-introduction/1.4.2-availability.md) */
  personality: note("The Moderates Personality stands for certain people of the time.", { status: informative("background; decides nothing in play") }),
  /** The Personality makes a difference to some Commands and Special Activities of the Moderates. (1.4.4, 1-introduction/1.4.2-availability.md) */
  personalityUse: rule("The Personality makes a difference to some Commands and Special Activities of the Moderates."),
  /** A Prepared marker of Reds or Senate stands for preparations such as positions and hidden arms. (1.4.4, 1-introduction/1.4.2-availability.md) */
  prepared: note("A Prepared marker of Reds or Senate stands for preparations such as positions and hidden arms.", { status: informative("background; decides nothing in play") }),
  /** Prepared markers make a difference to Terror. (1.4.4, 1-introduction/1.4.2-availability.md) */
  preparedTerror: rule("Prepared markers make a difference to Terror.", { see: ["3.2.3"] }),
  /** Prepared markers make a difference to an Attack. (1.4.4, 1-introduction/1.4.2-availability.md) */
  preparedAttack: rule("Prepared markers make a difference to an Attack.", { see: ["3.2.4"] }),
  /** On the map, the Personality and each Prepared marker need company: a friendly Cell or more. (1.4.4, 1-introduction/1.4.2-availability.md) */
  friendlyCell: rule("On the map, the Personality and each Prepared marker need company: a friendly Cell or more.", { status: informative("repeats 1.4.3, that these markers need a friendly Cell") }),
  /** On the map, a Personality or Prepared marker without a friendly Cell is removed. (1.4.4, 1-introduction/1.4.2-availability.md) */
  withoutCell: rule("On the map, a Personality or Prepared marker without a friendly Cell is removed.", { status: informative("repeats 1.4.3, that a marker without a friendly Cell is removed") }),
  /** Which of the two people on the Personality marker lies face up makes no difference. (1.4.4, 1-introduction/1.4.2-availability.md) */
  faces: note("Which of the two people on the Personality marker lies face up makes no difference."),
})

/** 1.5 Resources (1-introduction/1.5-resources.md) */
export const resources = section("resources", "1.5", "Resources", {
  /** A Faction never has fewer than 0 or more than 30 Resources. (1.5, 1-introduction/1.5-resources.md) */
  range: prohibition("A Faction never has fewer than 0 or more than 30 Resources."),
  /** A Faction pays for its actions with Resources. (1.5, 1-introduction/1.5-resources.md) */
  payment: rule("A Faction pays for its actions with Resources."),
  /** A cylinder in the color of the Faction marks its Resources on the edge track. (1.5, 1-introduction/1.5-resources.md) */
  cylinder: rule("A cylinder in the color of the Faction marks its Resources on the edge track.", { see: ["1.3"], status: informative("how the table shows it; the state holds the value itself") }),
  /** Resources stand for the political will behind a Faction, and therefore Rally after enemy Terror, or Attack on a stronger enemy, can cost more of them. (1.5, 1-introduction/1.5-resources.md) */
  politicalWill: note("Resources stand for the political will behind a Faction, and therefore Rally after enemy Terror, or Attack on a stronger enemy, can cost more of them.", { see: ["3.2.1", "3.2.3", "3.2.4"], status: informative("background; decides nothing in play") }),
})

/** 1.6 Support and Opposition (1-introduction/1.6-support.md) */
export const support = section("support", "1.6", "Support and Opposition", {
  /** Support and Opposition matter to Victory. (1.6, 1-introduction/1.6-support.md) */
  victory: rule("Support and Opposition matter to Victory.", { status: informative("an overview; 7.2 and 7.3 say how Opposition counts") }),
  /** Support and Opposition matter to some Commands and Special Activities. (1.6, 1-introduction/1.6-support.md) */
  actions: rule("Support and Opposition matter to some Commands and Special Activities."),
  /** A Town or Province is always at one of five levels: Active Support, Passive Support, Neutral, Passive Opposition, Active Opposition. (1.6, 1-introduction/1.6-support.md) */
  levels: definition("A Town or Province is always at one of five levels: Active Support, Passive Support, Neutral, Passive Opposition, Active Opposition."),
  /** Support and Opposition are both meant toward the Senate. (1.6, 1-introduction/1.6-support.md) */
  towardSenate: definition("Support and Opposition are both meant toward the Senate."),
  /** The level of a space can shift in the course of play. (1.6, 1-introduction/1.6-support.md) */
  shifts: rule("The level of a space can shift in the course of play."),
  /** A space at an Active level, Support or Opposition, counts with twice its Population in Total Opposition. (1.6, 1-introduction/1.6-support.md) */
  activeDouble: formula("A space at an Active level, Support or Opposition, counts with twice its Population in Total Opposition."),
  /** Total Opposition matters to Reds Victory. (1.6, 1-introduction/1.6-support.md) */
  redsVictory: rule("Total Opposition matters to Reds Victory.", { see: ["7.0"] }),
  /** A marker in the Town or Province shows Support or Opposition, Active or Passive. (1.6, 1-introduction/1.6-support.md) */
  markers: rule("A marker in the Town or Province shows Support or Opposition, Active or Passive.", { status: informative("how the table shows it; the state holds the value itself") }),
  /** A space with no marker of Support or Opposition is Neutral. (1.6, 1-introduction/1.6-support.md) */
  neutral: rule("A space with no marker of Support or Opposition is Neutral.", { status: informative("how the table shows it; the state holds the value itself") }),
  /** A Province of Population zero may be in Support or Opposition like any other. (1.6, 1-introduction/1.6-support.md) */
  zeroPopulation: permission("A Province of Population zero may be in Support or Opposition like any other."),
  /** Opposition in a Province of Population zero adds nothing to Reds Victory. (1.6, 1-introduction/1.6-support.md) */
  zeroOpposition: exception("Opposition in a Province of Population zero adds nothing to Reds Victory.", { see: ["7.0"] }),
  /** The Senate earns from Support in a Province of Population zero in Propaganda Rounds. (1.6, 1-introduction/1.6-support.md) */
  zeroEarnings: rule("The Senate earns from Support in a Province of Population zero in Propaganda Rounds.", { see: ["6.3"] }),
  /** Support in a Province of Population zero also bears on what Rally places there and costs. (1.6, 1-introduction/1.6-support.md) */
  zeroRally: rule("Support in a Province of Population zero also bears on what Rally places there and costs.", { see: ["3.2.1"] }),
  /** Support and Opposition stand for how far people back the aims of a Faction and dare to show it. (1.6, 1-introduction/1.6-support.md) */
  meaning: note("Support and Opposition stand for how far people back the aims of a Faction and dare to show it.", { status: informative("background; decides nothing in play") }),
  /** No piece is like the police of other volumes: militias had taken the place of the state. (1.6, 1-introduction/1.6-support.md) */
  noPolice: note("No piece is like the police of other volumes: militias had taken the place of the state.", { status: informative("background; decides nothing in play") }),
}, {
  victory: "Use",
  levels: "Levels",
  activeDouble: "Victory",
  markers: "Markers",
  zeroPopulation: "Population zero",
  meaning: "Meaning",
})

/** 1.7 Control (1-introduction/1.7-control.md) */
export const control = section("control", "1.7", "Control", {
  /** Reds or Senate have Control of a space if their Cells and Administrations there outnumber the pieces of the other two Factions taken together. (1.7, 1-introduction/1.7-control.md) */
  majority: formula("Reds or Senate have Control of a space if their Cells and Administrations there outnumber the pieces of the other two Factions taken together."),
  /** Moderates pieces are counted when Control is worked out. (1.7, 1-introduction/1.7-control.md) */
  countModerates: formula("Moderates pieces are counted when Control is worked out."),
  /** German and Russian Troops are not counted when Control is worked out. (1.7, 1-introduction/1.7-control.md) */
  withoutTroops: formula("German and Russian Troops are not counted when Control is worked out."),
  /** A space that neither Reds nor Senate Control is Uncontrolled. (1.7, 1-introduction/1.7-control.md) */
  uncontrolled: definition("A space that neither Reds nor Senate Control is Uncontrolled."),
  /** The Moderates never have Control of a space. (1.7, 1-introduction/1.7-control.md) */
  notModerates: prohibition("The Moderates never have Control of a space."),
  /** Neither Germany nor Russia ever has Control of a space. (1.7, 1-introduction/1.7-control.md) */
  notPowers: prohibition("Neither Germany nor Russia ever has Control of a space."),
  /** Cells and Networks of the Moderates in a space can keep Reds or Senate from its Control. (1.7, 1-introduction/1.7-control.md) */
  moderatesDeny: rule("Cells and Networks of the Moderates in a space can keep Reds or Senate from its Control."),
  /** The Personality keeps nobody from Control. (1.7, 1-introduction/1.7-control.md) */
  personalityDenies: exception("The Personality keeps nobody from Control."),
  /** A space of Population zero may be Controlled and marked like any other. (1.7, 1-introduction/1.7-control.md) */
  zeroPopulation: permission("A space of Population zero may be Controlled and marked like any other."),
})

/** 1.8 Cells On Map (1-introduction/1.7-control.md) */
export const cellsOnMap = section("cellsOnMap", "1.8", "Cells On Map", {
  /** Cells on Map is the number of Reds Cells on the map plus that of Senate Cells. (1.8, 1-introduction/1.7-control.md) */
  total: formula("Cells on Map is the number of Reds Cells on the map plus that of Senate Cells."),
  /** A marker keeps track of Cells on Map. (1.8, 1-introduction/1.7-control.md) */
  marker: rule("A marker keeps track of Cells on Map.", { status: informative("how the table shows it; the state holds the value itself") }),
  /** Cells on Map has a part in the change to Phase II. (1.8, 1-introduction/1.7-control.md) */
  transition: rule("Cells on Map has a part in the change to Phase II.", { see: ["2.4"] }),
})

/** 1.9 Vassalage (1-introduction/1.9-vassalage.md) */
export const vassalage = section("vassalage", "1.9", "Vassalage", {
  /** How far German and Russian Troops take part hangs on the Vassalage of their Powers. (1.9, 1-introduction/1.9-vassalage.md) */
  involvement: rule("How far German and Russian Troops take part hangs on the Vassalage of their Powers.", { status: informative("an overview; the clauses on adjusting the Troops decide") }),
  /** A Vassalage marker for each of the two Powers shows its level on the edge track. (1.9, 1-introduction/1.9-vassalage.md) */
  markers: rule("A Vassalage marker for each of the two Powers shows its level on the edge track.", { status: informative("how the table shows it; the state holds the value itself") }),
  /** Some Events may shift Vassalage. (1.9, 1-introduction/1.9-vassalage.md) */
  events: rule("Some Events may shift Vassalage."),
  /** The Foreign Relations Special Activity may shift Vassalage. (1.9, 1-introduction/1.9-vassalage.md) */
  foreignRelations: rule("The Foreign Relations Special Activity may shift Vassalage.", { see: ["4.2.2"] }),
  /** Russian Turmoil in the Propaganda Round may shift Vassalage. (1.9, 1-introduction/1.9-vassalage.md) */
  turmoil: rule("Russian Turmoil in the Propaganda Round may shift Vassalage.", { see: ["6.4.1"] }),
  /** In Phase II each Propaganda Round adjusts how many Troops of each Power are on the map. (1.9, 1-introduction/1.9-vassalage.md) */
  propaganda: rule("In Phase II each Propaganda Round adjusts how many Troops of each Power are on the map.", { see: ["6.5"] }),
  /** The Red Revolt! Pivotal Event, when played, adjusts the numbers of Troops too. (1.9, 1-introduction/1.9-vassalage.md) */
  pivotal: rule("The Red Revolt! Pivotal Event, when played, adjusts the numbers of Troops too.", { see: ["2.4"] }),
  /** After an adjustment the Troops of a Power number what its Vassalage marker says. (1.9, 1-introduction/1.9-vassalage.md) */
  match: formula("After an adjustment the Troops of a Power number what its Vassalage marker says."),
  /** Vassalage stands for the influence of a foreign Power, or how much Finland depends on it. (1.9, 1-introduction/1.9-vassalage.md) */
  meaning: note("Vassalage stands for the influence of a foreign Power, or how much Finland depends on it.", { see: ["1.10"], status: informative("background; decides nothing in play") }),
})

/** 1.10 Polarization (1-introduction/1.9-vassalage.md) */
export const polarization = section("polarization", "1.10", "Polarization", {
  /** Polarization, a level on its own track, tells how united or divided the Factions are. (1.10, 1-introduction/1.9-vassalage.md) */
  level: definition("Polarization, a level on its own track, tells how united or divided the Factions are."),
  /** Some Events, Commands and Special Activities change Polarization. (1.10, 1-introduction/1.9-vassalage.md) */
  actions: rule("Some Events, Commands and Special Activities change Polarization."),
  /** The count of Prisoners of War in a Propaganda Round changes Polarization. (1.10, 1-introduction/1.9-vassalage.md) */
  prisoners: rule("The count of Prisoners of War in a Propaganda Round changes Polarization."),
  /** Polarization matters to Victory. (1.10, 1-introduction/1.9-vassalage.md) */
  victory: rule("Polarization matters to Victory.", { see: ["7.0"] }),
  /** Polarization sets what the Moderates pay for Politics. (1.10, 1-introduction/1.9-vassalage.md) */
  politicsCost: rule("Polarization sets what the Moderates pay for Politics.", { see: ["3.3.4"] }),
  /** Polarization sets what the Moderates pay for Rally. (1.10, 1-introduction/1.9-vassalage.md) */
  rallyCost: rule("Polarization sets what the Moderates pay for Rally.", { see: ["3.3.1"] }),
  /** Polarization sets how much Terror achieves. (1.10, 1-introduction/1.9-vassalage.md) */
  terror: rule("Polarization sets how much Terror achieves.", { see: ["3.2.3"] }),
  /** What Polarization makes actions cost and achieve is printed under its track. (1.10, 1-introduction/1.9-vassalage.md) */
  printed: component("What Polarization makes actions cost and achieve is printed under its track.", { status: leftToComponent("the map: the figures printed under the Polarization Track") }),
  /** Most actors of the time wanted independence, for which national unity mattered; the war, which killed tens of thousands, strained that unity, and the divisions were mended in the decades that followed. (1.10, 1-introduction/1.9-vassalage.md) */
  background: note("Most actors of the time wanted independence, for which national unity mattered; the war, which killed tens of thousands, strained that unity, and the divisions were mended in the decades that followed.", { status: informative("background; decides nothing in play") }),
})

/** 1.11 Political Display (1-introduction/1.11-political-display.md) */
export const politicalDisplay = section("politicalDisplay", "1.11", "Political Display", {
  /** One part of the Political Display is the chamber, a semicircle of boxes in two Faction colors. (1.11, 1-introduction/1.11-political-display.md) */
  chamber: component("One part of the Political Display is the chamber, a semicircle of boxes in two Faction colors.", { status: leftToComponent("the map: the boxes of the Political Display") }),
  /** Three more boxes of the Political Display stand for one historical Issue each. (1.11, 1-introduction/1.11-political-display.md) */
  issues: component("Three more boxes of the Political Display stand for one historical Issue each.", { status: leftToComponent("the map: the names of the three Issues") }),
  /** By Politics, Factions may bring cubes to the semicircle or take them from there. (1.11, 1-introduction/1.11-political-display.md) */
  politics: permission("By Politics, Factions may bring cubes to the semicircle or take them from there.", { see: ["3.3.4"] }),
  /** By Terror, Factions may bring cubes to the semicircle or take them from there. (1.11, 1-introduction/1.11-political-display.md) */
  terror: permission("By Terror, Factions may bring cubes to the semicircle or take them from there.", { see: ["3.2.3"] }),
  /** By some Events, Factions may bring cubes to the semicircle or take them from there. (1.11, 1-introduction/1.11-political-display.md) */
  events: permission("By some Events, Factions may bring cubes to the semicircle or take them from there."),
  /** The cubes show how far the Factions are engaged for an Issue. (1.11, 1-introduction/1.11-political-display.md) */
  engagement: note("The cubes show how far the Factions are engaged for an Issue."),
  /** At Polarization 6 or more no cubes may be placed by the Politics Command. (1.11, 1-introduction/1.11-political-display.md) */
  polarized: prohibition("At Polarization 6 or more no cubes may be placed by the Politics Command.", { see: ["3.3.4"] }),
  /** The part for Faction Contributions can be read as the chamber of a parliament. (1.11, 1-introduction/1.11-political-display.md) */
  parliament: note("The part for Faction Contributions can be read as the chamber of a parliament."),
  /** Cubes of a Faction on the Display are its will to help Resolve an Issue. (1.11, 1-introduction/1.11-political-display.md) */
  contribution: definition("Cubes of a Faction on the Display are its will to help Resolve an Issue.", { status: informative("a meaning; 6.2 counts the cubes") }),
  /** The work of the real parliament broke off often before the war and wholly during it. (1.11, 1-introduction/1.11-political-display.md) */
  parliamentStopped: note("The work of the real parliament broke off often before the war and wholly during it.", { status: informative("background; decides nothing in play") }),
  /** The Issues are the social reforms that the war was fought over; as reforms are achieved, Agitation of Senate and Reds costs more. (1.11, 1-introduction/1.11-political-display.md) */
  reforms: note("The Issues are the social reforms that the war was fought over; as reforms are achieved, Agitation of Senate and Reds costs more.", { status: informative("background; 6.2.1 has the costs") }),
}, {
  chamber: "Parts",
  politics: "Cubes",
  parliament: "Meaning",
})

/** 1.11.1 Resolving Issues (1-introduction/1.11-political-display.md) */
export const resolvingIssues = section("resolvingIssues", "1.11.1", "Resolving Issues", {
  /** An Issue is either Unresolved, without a marker, or Resolved, with one. (1.11.1, 1-introduction/1.11-political-display.md) */
  states: definition("An Issue is either Unresolved, without a marker, or Resolved, with one."),
  /** The Political Display is Resolved in the Politics Phase of every Propaganda Round. (1.11.1, 1-introduction/1.11-political-display.md) */
  time: rule("The Political Display is Resolved in the Politics Phase of every Propaganda Round.", { see: ["6.2"] }),
  /** The cubes of a Faction work on no more than one Unresolved Issue at any one time. (1.11.1, 1-introduction/1.11-political-display.md) */
  oneAtATime: prohibition("The cubes of a Faction work on no more than one Unresolved Issue at any one time.", { status: informative("Issues differ in name only, so all cubes count for the one that is next") }),
  /** Cubes pass on to another Issue only once the one before is Resolved. (1.11.1, 1-introduction/1.11-political-display.md) */
  inTurn: rule("Cubes pass on to another Issue only once the one before is Resolved.", { see: ["6.2"] }),
  /** Any Unresolved Issue may be chosen, as the players like. (1.11.1, 1-introduction/1.11-political-display.md) */
  choice: permission("Any Unresolved Issue may be chosen, as the players like.", { status: informative("Issues differ in name only, so nothing depends on the choice") }),
  /** The names of the Issues are there for the theme alone. (1.11.1, 1-introduction/1.11-political-display.md) */
  names: note("The names of the Issues are there for the theme alone."),
  /** Resolved Issues count for Moderates Victory. (1.11.1, 1-introduction/1.11-political-display.md) */
  moderatesVictory: rule("Resolved Issues count for Moderates Victory.", { see: ["7.0"], status: informative("an overview; 7.2 and 7.3 say how they count") }),
  /** Resolved Issues make a difference to what Reds and Senate pay for Agitation. (1.11.1, 1-introduction/1.11-political-display.md) */
  agitation: rule("Resolved Issues make a difference to what Reds and Senate pay for Agitation.", { see: ["6.2"], status: informative("an overview; 6.2.1 has the costs") }),
})

/** 1.12 Victory Markers (1-introduction/1.11-political-display.md) */
export const victoryMarkers = section("victoryMarkers", "1.12", "Victory Markers", {
  /** Markers on the edge track follow several totals that matter to Victory. (1.12, 1-introduction/1.11-political-display.md) */
  onTrack: rule("Markers on the edge track follow several totals that matter to Victory.", { see: ["7.0"], status: informative("how the table shows it; the state holds the value itself") }),
  /** A Victory marker follows the Population of all Towns that the Senate Controls. (1.12, 1-introduction/1.11-political-display.md) */
  senateTowns: formula("A Victory marker follows the Population of all Towns that the Senate Controls."),
  /** The two Vassalage markers, Russian and German, are Victory markers. (1.12, 1-introduction/1.11-political-display.md) */
  vassalages: definition("The two Vassalage markers, Russian and German, are Victory markers."),
  /** A Victory marker follows the sum of Opposition and the Administrations on the map. (1.12, 1-introduction/1.11-political-display.md) */
  opposition: formula("A Victory marker follows the sum of Opposition and the Administrations on the map."),
  /** A Victory marker follows the sum of Networks on the map and political Issues that are Resolved. (1.12, 1-introduction/1.11-political-display.md) */
  issues: formula("A Victory marker follows the sum of Networks on the map and political Issues that are Resolved."),
})

/** 2.0 Sequence of Play (2-sequence-of-play/2.1-start.md) */
export const sequenceOfPlay = section("sequenceOfPlay", "2.0", "Sequence of Play", {})

/** 2.1 Set Up and Start (2-sequence-of-play/2.1-start.md) */
export const start = section("start", "2.1", "Set Up and Start", {
  /** Prepare the deck in the way that the Setup page tells. (2.1, 2-sequence-of-play/2.1-start.md) */
  deck: rule("Prepare the deck in the way that the Setup page tells.", { see: ["Setup"] }),
  /** Once the deck is ready, turn up the first card: it is the current Event card. (2.1, 2-sequence-of-play/2.1-start.md) */
  revealCurrent: rule("Once the deck is ready, turn up the first card: it is the current Event card."),
  /** Then turn up the card that is now on top of the draw deck: it is the upcoming Event. (2.1, 2-sequence-of-play/2.1-start.md) */
  revealUpcoming: rule("Then turn up the card that is now on top of the draw deck: it is the upcoming Event."),
})

/** 2.2 Event Card (2-sequence-of-play/2.1-start.md) */
export const eventCard = section("eventCard", "2.2", "Event Card", {
  /** On each Event card anything from one Faction to all three of them may get to act. (2.2, 2-sequence-of-play/2.1-start.md) */
  whoActs: rule("On each Event card anything from one Faction to all three of them may get to act."),
  /** A Faction at its turn may execute a Command, implement the Event, or Pass. (2.2, 2-sequence-of-play/2.1-start.md) */
  choices: permission("A Faction at its turn may execute a Command, implement the Event, or Pass."),
  /** The Factions in the Eligible box choose one after another: 1st, then 2nd, then 3rd place. (2.2, 2-sequence-of-play/2.1-start.md) */
  eligibleInOrder: rule("The Factions in the Eligible box choose one after another: 1st, then 2nd, then 3rd place."),
  /** A Faction that stands in the Ineligible box takes no part in this card. (2.2, 2-sequence-of-play/2.1-start.md) */
  ineligibleIdle: prohibition("A Faction that stands in the Ineligible box takes no part in this card."),
  /** In Phase II, the Germans try to act on a card that shows the German Action Phase symbol at its top. (2.2, 2-sequence-of-play/2.1-start.md) */
  germanSymbol: rule("In Phase II, the Germans try to act on a card that shows the German Action Phase symbol at its top.", { see: ["2.4", "3.4"] }),
  /** Show each action taken by putting the cylinder of the Faction on the Sequence of Play track. (2.2, 2-sequence-of-play/2.1-start.md) */
  recordFactions: rule("Show each action taken by putting the cylinder of the Faction on the Sequence of Play track."),
  /** Show what the Germans do by putting the German cylinder on the Sequence of Play track. (2.2, 2-sequence-of-play/2.1-start.md) */
  recordGermans: rule("Show what the Germans do by putting the German cylinder on the Sequence of Play track."),
  /** The German cylinder stands nowhere but in circles that say "Germany". (2.2, 2-sequence-of-play/2.1-start.md) */
  germanCircles: prohibition("The German cylinder stands nowhere but in circles that say \"Germany\"."),
})

/** 2.2.1 Faction Order (2-sequence-of-play/2.1-start.md) */
export const factionOrder = section("factionOrder", "2.2.1", "Faction Order", {
  /** When the game begins, chance decides in which order the three Factions stand. (2.2.1, 2-sequence-of-play/2.1-start.md) */
  randomAtStart: rule("When the game begins, chance decides in which order the three Factions stand."),
  /** In this random order the cylinders of the Factions take the spots 1st, 2nd and 3rd of the Eligible Factions box. (2.2.1, 2-sequence-of-play/2.1-start.md) */
  startingSpots: rule("In this random order the cylinders of the Factions take the spots 1st, 2nd and 3rd of the Eligible Factions box."),
  /** After the start of the game nothing but the actions chosen by the Factions decides the Eligibility order. (2.2.1, 2-sequence-of-play/2.1-start.md) */
  byActionsOnly: rule("After the start of the game nothing but the actions chosen by the Factions decides the Eligibility order."),
  /** Event cards carry no row of Faction symbols here, unlike those of other COIN games. (2.2.1, 2-sequence-of-play/2.1-start.md) */
  noSymbols: note("Event cards carry no row of Faction symbols here, unlike those of other COIN games.", { status: informative("a comparison with other games; byActionsOnly decides") }),
})

/** 2.2.2 Passing (2-sequence-of-play/2.1-start.md) */
export const passing = section("passing", "2.2.2", "Passing", {
  /** A Faction that Passes puts its cylinder into the Pass box. (2.2.2, 2-sequence-of-play/2.1-start.md) */
  cylinder: rule("A Faction that Passes puts its cylinder into the Pass box."),
  /** In the Pass box the cylinder takes the earliest of the spots A, B and C that is still free. (2.2.2, 2-sequence-of-play/2.1-start.md) */
  firstFreeSpot: rule("In the Pass box the cylinder takes the earliest of the spots A, B and C that is still free."),
  /** A Faction that Passes gains one Resource. (2.2.2, 2-sequence-of-play/2.1-start.md) */
  resource: rule("A Faction that Passes gains one Resource."),
  /** Whoever Passes is still Eligible on the upcoming card. (2.2.2, 2-sequence-of-play/2.1-start.md) */
  staysEligible: rule("Whoever Passes is still Eligible on the upcoming card."),
  /** After a Pass it is the turn of the next Eligible Faction, which may act or Pass in its turn. (2.2.2, 2-sequence-of-play/2.1-start.md) */
  nextChooses: rule("After a Pass it is the turn of the next Eligible Faction, which may act or Pass in its turn."),
})

/** 2.2.3 Options for Eligible Factions (2-sequence-of-play/2.1-start.md) */
export const options = section("options", "2.2.3", "Options for Eligible Factions", {
  /** The Sequence of Play track shows what the next Eligible Faction can choose from. (2.2.3, 2-sequence-of-play/2.1-start.md) */
  track: component("The Sequence of Play track shows what the next Eligible Faction can choose from.", { status: leftToComponent("the Sequence of Play track: its rows, boxes and letters") }),
  /** The first Faction that acts fixes the row of the track in which all later Factions must choose. (2.2.3, 2-sequence-of-play/2.1-start.md) */
  firstSetsRow: rule("The first Faction that acts fixes the row of the track in which all later Factions must choose."),
  /** A Faction that Passes fixes no row. (2.2.3, 2-sequence-of-play/2.1-start.md) */
  passSetsNoRow: exception("A Faction that Passes fixes no row."),
  /** The Faction that fixes the row has to take its first action box. (2.2.3, 2-sequence-of-play/2.1-start.md) */
  firstTakesFirstBox: rule("The Faction that fixes the row has to take its first action box."),
  /** The row may be the one whose first box is a Limited Command. (2.2.3, 2-sequence-of-play/2.1-start.md) */
  firstLimitedCommand: permission("The row may be the one whose first box is a Limited Command.", { see: ["2.2.4"] }),
  /** The row may be the one whose first box is a Command, with a Special Activity or without. (2.2.3, 2-sequence-of-play/2.1-start.md) */
  firstCommand: permission("The row may be the one whose first box is a Command, with a Special Activity or without.", { see: ["4.0"] }),
  /** The row may be the one whose first box is the Event on the current card. (2.2.3, 2-sequence-of-play/2.1-start.md) */
  firstEvent: permission("The row may be the one whose first box is the Event on the current card."),
  /** The second Eligible Faction takes one of the two boxes left in the chosen row, or Passes. (2.2.3, 2-sequence-of-play/2.1-start.md) */
  second: permission("The second Eligible Faction takes one of the two boxes left in the chosen row, or Passes."),
  /** The third Eligible Faction takes any box still left in the chosen row, or Passes. (2.2.3, 2-sequence-of-play/2.1-start.md) */
  third: permission("The third Eligible Faction takes any box still left in the chosen row, or Passes."),
  /** The second and the third Eligible Faction take no box of the row that is taken already. (2.2.3, 2-sequence-of-play/2.1-start.md) */
  boxesLeft: prohibition("The second and the third Eligible Faction take no box of the row that is taken already."),
  /** On every card the third Eligible Faction too may act, unlike in most four-Faction COIN games. (2.2.3, 2-sequence-of-play/2.1-start.md) */
  thirdActsToo: note("On every card the third Eligible Faction too may act, unlike in most four-Faction COIN games.", { status: informative("a comparison with other games; the permission of the third Faction decides") }),
}, {
  firstSetsRow: "First Faction",
  second: "Later Factions",
})

/** 2.2.4 Limited Command (2-sequence-of-play/2.2.4-limited-command.md) */
export const limitedCommand = section("limitedCommand", "2.2.4", "Limited Command", {
  /** A Limited Command is a Command that is executed in a single space. (2.2.4, 2-sequence-of-play/2.2.4-limited-command.md) */
  oneSpace: definition("A Limited Command is a Command that is executed in a single space."),
  /** No Special Activity goes with a Limited Command. (2.2.4, 2-sequence-of-play/2.2.4-limited-command.md) */
  noSpecialActivity: prohibition("No Special Activity goes with a Limited Command."),
  /** Where the section of a Command says so, a Limited Command narrows the way in which it is executed. (2.2.4, 2-sequence-of-play/2.2.4-limited-command.md) */
  constrained: rule("Where the section of a Command says so, a Limited Command narrows the way in which it is executed.", { see: ["3.0"] }),
  /** As a Limited Command, Message moves no more than one Cell. (2.2.4, 2-sequence-of-play/2.2.4-limited-command.md) */
  messageExample: example("As a Limited Command, Message moves no more than one Cell.", { see: ["3.3.2"] }),
  /** A Senate or Reds player who holds a News marker may discard it when conducting only a Limited Command. (2.2.4, 2-sequence-of-play/2.2.4-limited-command.md) */
  newsDiscard: permission("A Senate or Reds player who holds a News marker may discard it when conducting only a Limited Command.", { see: ["2.2.4", "3.3.2"] }),
  /** No News marker is discarded for it but one that the player holds. (2.2.4, 2-sequence-of-play/2.2.4-limited-command.md) */
  newsHeld: prohibition("No News marker is discarded for it but one that the player holds.", { see: ["3.3.2"] }),
  /** The discarded News marker allows one more Limited Command at once. (2.2.4, 2-sequence-of-play/2.2.4-limited-command.md) */
  newsExtra: rule("The discarded News marker allows one more Limited Command at once.", { see: ["3.3.2"] }),
  /** The additional Limited Command for a News marker costs its Resources as usual: it is not free. (2.2.4, 2-sequence-of-play/2.2.4-limited-command.md) */
  newsNotFree: rule("The additional Limited Command for a News marker costs its Resources as usual: it is not free.", { see: ["3.3.2"] }),
})

/** 2.2.5 Adjust Eligibility (2-sequence-of-play/2.2.5-eligibility.md) */
export const adjustEligibility = section("adjustEligibility", "2.2.5", "Adjust Eligibility", {
  /** Eligibility is adjusted once every Eligible Faction has acted or Passed. (2.2.5, 2-sequence-of-play/2.2.5-eligibility.md) */
  when: rule("Eligibility is adjusted once every Eligible Faction has acted or Passed."),
  /** When Eligibility is adjusted, the cylinders of all Factions go back to the Eligible Factions box. (2.2.5, 2-sequence-of-play/2.2.5-eligibility.md) */
  allEligible: rule("When Eligibility is adjusted, the cylinders of all Factions go back to the Eligible Factions box."),
  /** The Faction that took Command and Special Activity does not go back: its cylinder goes to the Ineligible box. (2.2.5, 2-sequence-of-play/2.2.5-eligibility.md) */
  commandAndSpecial: exception("The Faction that took Command and Special Activity does not go back: its cylinder goes to the Ineligible box."),
  /** The shade of the boxes "Cmd + SA" of the track tells whose Faction becomes Ineligible. (2.2.5, 2-sequence-of-play/2.2.5-eligibility.md) */
  darkBoxes: component("The shade of the boxes \"Cmd + SA\" of the track tells whose Faction becomes Ineligible.", { status: leftToComponent("the Sequence of Play track: the shade of its boxes") }),
  /** Which cylinder goes back first is settled by the letter at the place that it leaves, [a] to [d]. (2.2.5, 2-sequence-of-play/2.2.5-eligibility.md) */
  byLetter: rule("Which cylinder goes back first is settled by the letter at the place that it leaves, [a] to [d]."),
  /** The Pass box has the letter [a]: whoever Passed goes back ahead of all others. (2.2.5, 2-sequence-of-play/2.2.5-eligibility.md) */
  passFirst: rule("The Pass box has the letter [a]: whoever Passed goes back ahead of all others."),
  /** The Ineligible box has the letter [b]: a Faction in it goes back after those that Passed. (2.2.5, 2-sequence-of-play/2.2.5-eligibility.md) */
  ineligibleSecond: rule("The Ineligible box has the letter [b]: a Faction in it goes back after those that Passed."),
  /** Action boxes have [c] or [d]: whoever acted goes back last, and [c] comes before [d]. (2.2.5, 2-sequence-of-play/2.2.5-eligibility.md) */
  actedThird: rule("Action boxes have [c] or [d]: whoever acted goes back last, and [c] comes before [d]."),
  /** After the Germans have acted, their cylinder goes to the "Germany" space below Ineligible. (2.2.5, 2-sequence-of-play/2.2.5-eligibility.md) */
  germanStored: rule("After the Germans have acted, their cylinder goes to the \"Germany\" space below Ineligible."),
  /** The German cylinder stays in the "Germany" space until a later card shows the German Action Phase symbol. (2.2.5, 2-sequence-of-play/2.2.5-eligibility.md) */
  germanWaits: rule("The German cylinder stays in the \"Germany\" space until a later card shows the German Action Phase symbol."),
  /** The first Faction takes Lim Cmd [d], so the others choose from Pass [a], Cmd (may add Special Activity) and Lim Cmd [c]. Both Pass, and each gains a Resource. The two return first, in the order of their Pass circles, then the Faction from Lim Cmd; none becomes Ineligible. (2.2.5, 2-sequence-of-play/2.2.5-eligibility.md) */
  exampleTwoPass: example("The first Faction takes Lim Cmd [d], so the others choose from Pass [a], Cmd (may add Special Activity) and Lim Cmd [c]. Both Pass, and each gains a Resource. The two return first, in the order of their Pass circles, then the Faction from Lim Cmd; none becomes Ineligible."),
  /** The first Faction takes Cmd (may add Special Activity), the second Event [c], the third Lim Cmd [d]. The first becomes Ineligible; then the one from [c] is 1st and the one from [d] is 2nd in the Eligible box. (2.2.5, 2-sequence-of-play/2.2.5-eligibility.md) */
  exampleCommandFirst: example("The first Faction takes Cmd (may add Special Activity), the second Event [c], the third Lim Cmd [d]. The first becomes Ineligible; then the one from [c] is 1st and the one from [d] is 2nd in the Eligible box."),
}, {
  when: "Who is Eligible",
  byLetter: "Order",
  germanStored: "Germany",
  exampleTwoPass: "Examples",
})

/** 2.2.6 Next Card (2-sequence-of-play/2.2.6-next-card.md) */
export const nextCard = section("nextCard", "2.2.6", "Next Card", {
  /** When Eligibility is adjusted, the top draw card goes face up on the played cards. (2.2.6, 2-sequence-of-play/2.2.6-next-card.md) */
  moveTopCard: rule("When Eligibility is adjusted, the top draw card goes face up on the played cards."),
  /** Then the next card of the draw deck is turned up. (2.2.6, 2-sequence-of-play/2.2.6-next-card.md) */
  revealNext: rule("Then the next card of the draw deck is turned up."),
  /** The card that was moved is the one now played, with the sequence that belongs to it. (2.2.6, 2-sequence-of-play/2.2.6-next-card.md) */
  playNew: rule("The card that was moved is the one now played, with the sequence that belongs to it."),
  /** A Propaganda card that is turned up is dealt with by 2.3. (2.2.6, 2-sequence-of-play/2.2.6-next-card.md) */
  propaganda: rule("A Propaganda card that is turned up is dealt with by 2.3.", { see: ["2.3"] }),
})

/** 2.3 Propaganda Cards (2-sequence-of-play/2.2.6-next-card.md) */
export const propagandaCards = section("propagandaCards", "2.3", "Propaganda Cards", {
  /** A Propaganda card turned up as the upcoming card at once changes places with the current Event card. (2.3, 2-sequence-of-play/2.2.6-next-card.md) */
  swap: rule("A Propaganda card turned up as the upcoming card at once changes places with the current Event card."),
  /** After this exchange of cards a Propaganda Round takes place at once. (2.3, 2-sequence-of-play/2.2.6-next-card.md) */
  round: rule("After this exchange of cards a Propaganda Round takes place at once.", { see: ["6.0"] }),
  /** The Event card that gave way is the first card to be played after the Propaganda Round. (2.3, 2-sequence-of-play/2.2.6-next-card.md) */
  swappedPlaysFirst: rule("The Event card that gave way is the first card to be played after the Propaganda Round."),
})

/** 2.3.1 Final Propaganda (2-sequence-of-play/2.2.6-next-card.md) */
export const finalPropaganda = section("finalPropaganda", "2.3.1", "Final Propaganda", {
  /** If nobody wins in the Victory Phase of the fourth Propaganda card, go on to the end of the Support Phase. (2.3.1, 2-sequence-of-play/2.2.6-next-card.md) */
  throughSupport: rule("If nobody wins in the Victory Phase of the fourth Propaganda card, go on to the end of the Support Phase.", { see: ["6.1", "6.4"] }),
  /** No phase after the Support Phase is played on the fourth Propaganda card. (2.3.1, 2-sequence-of-play/2.2.6-next-card.md) */
  noFurther: prohibition("No phase after the Support Phase is played on the fourth Propaganda card.", { see: ["6.4"] }),
  /** The game is over after the Support Phase of the fourth Propaganda card. (2.3.1, 2-sequence-of-play/2.2.6-next-card.md) */
  gameEnds: rule("The game is over after the Support Phase of the fourth Propaganda card."),
  /** If the fourth Propaganda card ends the game without a win in its Victory Phase, 7.3 tells who has won. (2.3.1, 2-sequence-of-play/2.2.6-next-card.md) */
  victoryBy: rule("If the fourth Propaganda card ends the game without a win in its Victory Phase, 7.3 tells who has won.", { see: ["7.3"] }),
  /** Lay played Propaganda cards aside where they show how many there have been. (2.3.1, 2-sequence-of-play/2.2.6-next-card.md) */
  setAside: note("Lay played Propaganda cards aside where they show how many there have been.", { status: informative("physical handling") }),
  /** A Campaign is all the Event cards played from one Propaganda Round to the next. (2.3.1, 2-sequence-of-play/2.2.6-next-card.md) */
  campaign: definition("A Campaign is all the Event cards played from one Propaganda Round to the next.", { status: informative("a name only") }),
})

/** 2.4 Phase I & II and Pivotal Event (2-sequence-of-play/2.4-phases.md) */
export const phases = section("phases", "2.4", "Phase I & II and Pivotal Event", {
  /** The Pivotal Event is card 24, Red Revolt!, which turns Phase I into Phase II. (2.4, 2-sequence-of-play/2.4-phases.md) */
  pivotalEvent: definition("The Pivotal Event is card 24, Red Revolt!, which turns Phase I into Phase II."),
  /** The Pivotal Event has no owner among the Factions. (2.4, 2-sequence-of-play/2.4-phases.md) */
  pivotalOwner: rule("The Pivotal Event has no owner among the Factions."),
  /** No Faction may choose to play the Pivotal Event. (2.4, 2-sequence-of-play/2.4-phases.md) */
  nobodyPlays: prohibition("No Faction may choose to play the Pivotal Event."),
  /** The Pivotal Event lies apart until it comes into play. (2.4, 2-sequence-of-play/2.4-phases.md) */
  keptAside: rule("The Pivotal Event lies apart until it comes into play."),
  /** Nobody shuffles the Pivotal Event into the deck. (2.4, 2-sequence-of-play/2.4-phases.md) */
  notShuffled: prohibition("Nobody shuffles the Pivotal Event into the deck."),
  /** The Pivotal Event comes if at the end of any turn of a Faction the map holds 27 or more Cells of Reds and Senate. (2.4, 2-sequence-of-play/2.4-phases.md) */
  cellsTrigger: rule("The Pivotal Event comes if at the end of any turn of a Faction the map holds 27 or more Cells of Reds and Senate."),
  /** When the number of Cells brings the Pivotal Event, the next Event goes to the discards. (2.4, 2-sequence-of-play/2.4-phases.md) */
  discardNext: rule("When the number of Cells brings the Pivotal Event, the next Event goes to the discards."),
  /** Nothing on the Event discarded in this way takes effect. (2.4, 2-sequence-of-play/2.4-phases.md) */
  discardedNoEffect: rule("Nothing on the Event discarded in this way takes effect."),
  /** The Pivotal Event at once takes the place of the discarded Event. (2.4, 2-sequence-of-play/2.4-phases.md) */
  placedAtOnce: rule("The Pivotal Event at once takes the place of the discarded Event."),
  /** If the number of Cells has not brought it by the end of the second Propaganda Round, the Pivotal Event becomes the first card after that round. (2.4, 2-sequence-of-play/2.4-phases.md) */
  afterSecondPropaganda: rule("If the number of Cells has not brought it by the end of the second Propaganda Round, the Pivotal Event becomes the first card after that round.", { see: ["6.5"] }),
  /** Coming after the second Propaganda Round, the Pivotal Event replaces the Event card that was to be first there. (2.4, 2-sequence-of-play/2.4-phases.md) */
  replacesThere: rule("Coming after the second Propaganda Round, the Pivotal Event replaces the Event card that was to be first there.", { see: ["6.5"] }),
  /** The Event card that the Pivotal Event replaces after the second Propaganda Round is discarded. (2.4, 2-sequence-of-play/2.4-phases.md) */
  replacedDiscarded: rule("The Event card that the Pivotal Event replaces after the second Propaganda Round is discarded."),
}, {
  pivotalEvent: "Pivotal Event",
  cellsTrigger: "By Cells",
  afterSecondPropaganda: "By Propaganda Rounds",
})

/** 2.4.1 Playing the Red Revolt! Pivotal Event (2-sequence-of-play/2.4.1-red-revolt.md) */
export const redRevolt = section("redRevolt", "2.4.1", "Playing the Red Revolt! Pivotal Event", {
  /** The Red Revolt begins at the moment when the Pivotal Event is the current Event. (2.4.1, 2-sequence-of-play/2.4.1-red-revolt.md) */
  begins: rule("The Red Revolt begins at the moment when the Pivotal Event is the current Event."),
  /** The steps of the Red Revolt are carried out before any Faction acts. (2.4.1, 2-sequence-of-play/2.4.1-red-revolt.md) */
  beforeFactions: rule("The steps of the Red Revolt are carried out before any Faction acts."),
  /** The four steps of the Red Revolt follow each other in their numbered order. (2.4.1, 2-sequence-of-play/2.4.1-red-revolt.md) */
  stepOrder: rule("The four steps of the Red Revolt follow each other in their numbered order."),
  /** First, the Reds cylinder goes to the Event box of the bottom row, as for an Event action. (2.4.1, 2-sequence-of-play/2.4.1-red-revolt.md) */
  redsToEvent: rule("First, the Reds cylinder goes to the Event box of the bottom row, as for an Event action."),
  /** In the Red Revolt the Reds cylinder moves to that Event box whether the Reds were Eligible or not. (2.4.1, 2-sequence-of-play/2.4.1-red-revolt.md) */
  whateverEligibility: rule("In the Red Revolt the Reds cylinder moves to that Event box whether the Reds were Eligible or not."),
  /** Second, the Reds may either clear one Town of the Senate or conduct a free Rally. (2.4.1, 2-sequence-of-play/2.4.1-red-revolt.md) */
  redsChoice: permission("Second, the Reds may either clear one Town of the Senate or conduct a free Rally."),
  /** The Town that the Reds clear must hold at least one Reds Cell. (2.4.1, 2-sequence-of-play/2.4.1-red-revolt.md) */
  clearTownWhere: prohibition("The Town that the Reds clear must hold at least one Reds Cell."),
  /** Clearing a Town removes every Senate Cell in it. (2.4.1, 2-sequence-of-play/2.4.1-red-revolt.md) */
  clearTownCells: rule("Clearing a Town removes every Senate Cell in it."),
  /** Clearing a Town also removes the Prepared markers that the Senate has there. (2.4.1, 2-sequence-of-play/2.4.1-red-revolt.md) */
  clearTownPrepared: rule("Clearing a Town also removes the Prepared markers that the Senate has there."),
  /** The Rally of the Red Revolt is free: it costs the Reds no Resources. (2.4.1, 2-sequence-of-play/2.4.1-red-revolt.md) */
  freeRally: rule("The Rally of the Red Revolt is free: it costs the Reds no Resources."),
  /** The Rally of the Red Revolt is a Limited Command. (2.4.1, 2-sequence-of-play/2.4.1-red-revolt.md) */
  rallyLimited: rule("The Rally of the Red Revolt is a Limited Command."),
  /** The free Rally takes place in one Town where Reds pieces already stand. (2.4.1, 2-sequence-of-play/2.4.1-red-revolt.md) */
  rallyWhere: prohibition("The free Rally takes place in one Town where Reds pieces already stand."),
  /** Third, the Reds and the Senate place the Capability markers that they have with Cells of their own on the map. (2.4.1, 2-sequence-of-play/2.4.1-red-revolt.md) */
  capabilities: rule("Third, the Reds and the Senate place the Capability markers that they have with Cells of their own on the map.", { see: ["5.3"] }),
  /** The Reds place their Capability markers before the Senate does. (2.4.1, 2-sequence-of-play/2.4.1-red-revolt.md) */
  capabilityOrder: rule("The Reds place their Capability markers before the Senate does."),
  /** The Reds may choose any of their Cells on the map for their Capability markers. (2.4.1, 2-sequence-of-play/2.4.1-red-revolt.md) */
  redsAnywhere: permission("The Reds may choose any of their Cells on the map for their Capability markers."),
  /** The Senate must place its Jaeger markers in Vaasa. (2.4.1, 2-sequence-of-play/2.4.1-red-revolt.md) */
  jaegerVaasa: rule("The Senate must place its Jaeger markers in Vaasa."),
  /** Without Senate Cells in Vaasa, Jaeger go to the nearest space that has some. (2.4.1, 2-sequence-of-play/2.4.1-red-revolt.md) */
  jaegerNearest: exception("Without Senate Cells in Vaasa, Jaeger go to the nearest space that has some."),
  /** Among several spaces that are equally near, the Senate player chooses. (2.4.1, 2-sequence-of-play/2.4.1-red-revolt.md) */
  jaegerTie: permission("Among several spaces that are equally near, the Senate player chooses."),
  /** Other Senate Capability markers may go anywhere on an unbroken chain of adjacent spaces, made up of Vaasa and spaces that hold Senate Cells. (2.4.1, 2-sequence-of-play/2.4.1-red-revolt.md) */
  senateOthersLine: permission("Other Senate Capability markers may go anywhere on an unbroken chain of adjacent spaces, made up of Vaasa and spaces that hold Senate Cells."),
  /** Off that chain no other Capability marker of the Senate is placed. (2.4.1, 2-sequence-of-play/2.4.1-red-revolt.md) */
  senateOnLine: prohibition("Off that chain no other Capability marker of the Senate is placed."),
  /** Fourth, German Troops from Out of Play come to the German Forces box, as many as German Vassalage counts. (2.4.1, 2-sequence-of-play/2.4.1-red-revolt.md) */
  germanTroops: rule("Fourth, German Troops from Out of Play come to the German Forces box, as many as German Vassalage counts.", { see: ["1.9"] }),
  /** The number of Russian Troops is brought to the current level of Russian Vassalage. (2.4.1, 2-sequence-of-play/2.4.1-red-revolt.md) */
  russianLevel: rule("The number of Russian Troops is brought to the current level of Russian Vassalage.", { see: ["1.9"] }),
  /** Russian Troops in excess of that level are removed, and chance decides which; the words about one random Town with Reds pieces can be read of them, too. (2.4.1, 2-sequence-of-play/2.4.1-red-revolt.md) */
  russianRemove: rule("Russian Troops in excess of that level are removed, and chance decides which; the words about one random Town with Reds pieces can be read of them, too."),
  /** Russian Troops that fall short of that level are all placed in one Town that has Reds pieces. (2.4.1, 2-sequence-of-play/2.4.1-red-revolt.md) */
  russianPlace: rule("Russian Troops that fall short of that level are all placed in one Town that has Reds pieces."),
  /** Which Town with Reds pieces is the one for the Russian Troops is left to chance. (2.4.1, 2-sequence-of-play/2.4.1-red-revolt.md) */
  russianRandomTown: rule("Which Town with Reds pieces is the one for the Russian Troops is left to chance."),
  /** A few Russian Troops have stood on the map since the beginning of the game. (2.4.1, 2-sequence-of-play/2.4.1-red-revolt.md) */
  russianAlready: note("A few Russian Troops have stood on the map since the beginning of the game.", { see: ["Setup"], status: informative("a reminder of the starting pieces of the Setup page") }),
  /** After the steps of the Red Revolt Phase II begins. (2.4.1, 2-sequence-of-play/2.4.1-red-revolt.md) */
  phaseTwo: rule("After the steps of the Red Revolt Phase II begins."),
  /** With Phase II the German and the Russian Power become active. (2.4.1, 2-sequence-of-play/2.4.1-red-revolt.md) */
  powersActive: rule("With Phase II the German and the Russian Power become active.", { see: ["3.4"] }),
  /** From the start of Phase II the Reds and the Senate may use their further Commands. (2.4.1, 2-sequence-of-play/2.4.1-red-revolt.md) */
  moreCommands: permission("From the start of Phase II the Reds and the Senate may use their further Commands.", { see: ["3.0"] }),
  /** From the start of Phase II the Reds and the Senate may use their further Special Activities. (2.4.1, 2-sequence-of-play/2.4.1-red-revolt.md) */
  moreSpecialActivities: permission("From the start of Phase II the Reds and the Senate may use their further Special Activities.", { see: ["4.0"] }),
  /** The Faction aid sheet too lists what becomes available in Phase II. (2.4.1, 2-sequence-of-play/2.4.1-red-revolt.md) */
  aidSheet: note("The Faction aid sheet too lists what becomes available in Phase II.", { status: informative("a pointer to a sheet that repeats chapters 3 and 4") }),
  /** After the Red Revolt play goes on in the normal way. (2.4.1, 2-sequence-of-play/2.4.1-red-revolt.md) */
  playContinues: rule("After the Red Revolt play goes on in the normal way."),
  /** After the Red Revolt the Factions still Eligible may take actions, just as on an ordinary Event card. (2.4.1, 2-sequence-of-play/2.4.1-red-revolt.md) */
  othersAct: permission("After the Red Revolt the Factions still Eligible may take actions, just as on an ordinary Event card."),
  /** To remember the Phase, turn the Cells on Map marker to its Phase II side. (2.4.1, 2-sequence-of-play/2.4.1-red-revolt.md) */
  flipMarker: note("To remember the Phase, turn the Cells on Map marker to its Phase II side.", { see: ["1.8"], status: informative("an aid to memory") }),
  /** The flipped marker has a spot of its own on the Sequence of Play track. (2.4.1, 2-sequence-of-play/2.4.1-red-revolt.md) */
  markerSpot: note("The flipped marker has a spot of its own on the Sequence of Play track.", { see: ["2.0"], status: informative("an aid to memory; where a marker is kept") }),
  /** The Reds of history were badly prepared, and to them the Revolt was a defensive step. (2.4.1, 2-sequence-of-play/2.4.1-red-revolt.md) */
  background: note("The Reds of history were badly prepared, and to them the Revolt was a defensive step.", { status: informative("background; decides nothing in play") }),
}, {
  begins: "When",
  redsToEvent: "Reds cylinder",
  redsChoice: "Town or Rally",
  capabilities: "Capabilities",
  germanTroops: "Troops",
  phaseTwo: "Phase II",
  flipMarker: "Marker",
  background: "Background",
})

/** 3.0 Commands (3-commands/3.1-commands.md) */
export const commands = section("commands", "3.0", "Commands", {})

/** 3.1 Commands in General (3-commands/3.1-commands.md) */
export const commandsInGeneral = section("commandsInGeneral", "3.1", "Commands in General", {
  /** The Command is one of those, five at most, that the sheet of the Faction lists. (3.1, 3-commands/3.1-commands.md) */
  oneOfList: rule("The Command is one of those, five at most, that the sheet of the Faction lists."),
  /** A Command involves at least one space or piece on the map. (3.1, 3-commands/3.1-commands.md) */
  someSpaceOrPieces: rule("A Command involves at least one space or piece on the map."),
  /** Within one Command no space is selected a second time. (3.1, 3-commands/3.1-commands.md) */
  onceEach: prohibition("Within one Command no space is selected a second time."),
  /** The paths of several Cells in a Message may share selected spaces. (3.1, 3-commands/3.1-commands.md) */
  messagePath: exception("The paths of several Cells in a Message may share selected spaces.", { see: ["3.3.2"] }),
  /** Most Commands take Resources, and many of them so much for each space. (3.1, 3-commands/3.1-commands.md) */
  usualCost: note("Most Commands take Resources, and many of them so much for each space.", { status: informative("the section of each Command has its cost") }),
  /** A Faction cannot execute a Command, or select a space for it, that it cannot pay for. (3.1, 3-commands/3.1-commands.md) */
  enoughResources: prohibition("A Faction cannot execute a Command, or select a space for it, that it cannot pay for."),
  /** What Germany and Russia do takes no Resources. (3.1, 3-commands/3.1-commands.md) */
  powersPayNothing: rule("What Germany and Russia do takes no Resources."),
  /** Whoever executes a Command decides in which order its spaces are resolved. (3.1, 3-commands/3.1-commands.md) */
  actorOrdersSpaces: permission("Whoever executes a Command decides in which order its spaces are resolved."),
  /** Whoever executes a Command decides which enemy Factions or pieces it hits. (3.1, 3-commands/3.1-commands.md) */
  actorPicksTargets: permission("Whoever executes a Command decides which enemy Factions or pieces it hits.", { see: ["1.3.1"] }),
  /** Whoever executes a Command decides which own pieces are placed, replaced or moved. (3.1, 3-commands/3.1-commands.md) */
  actorPicksOwn: permission("Whoever executes a Command decides which own pieces are placed, replaced or moved."),
  /** A Faction that is targeted suffers as much of the effect as its pieces allow. (3.1, 3-commands/3.1-commands.md) */
  maximumExtent: rule("A Faction that is targeted suffers as much of the effect as its pieces allow."),
  /** Nobody is asked for leave before an action touches their pieces, be they friend or enemy. (3.1, 3-commands/3.1-commands.md) */
  noPermission: rule("Nobody is asked for leave before an action touches their pieces, be they friend or enemy."),
}, {
  oneOfList: "Spaces and pieces",
  usualCost: "Cost",
  actorOrdersSpaces: "Decisions and effects",
})

/** 3.1.1 Pawns (3-commands/3.1-commands.md) */
export const pawns = section("pawns", "3.1.1", "Pawns", {
  /** Green and tan pawns may mark the spaces of a Command, Special Activity or other action. (3.1.1, 3-commands/3.1-commands.md) */
  mark: permission("Green and tan pawns may mark the spaces of a Command, Special Activity or other action.", { see: ["3.0", "4.0"], status: informative("how the table shows a choice; the trace of a play tells it") }),
  /** How many pawns there are bounds nothing. (3.1.1, 3-commands/3.1-commands.md) */
  noLimit: note("How many pawns there are bounds nothing."),
})

/** 3.1.2 Free Commands (3-commands/3.1-commands.md) */
export const freeCommands = section("freeCommands", "3.1.2", "Free Commands", {
  /** An Event that grants a free Command says which one, and it may say where. (3.1.2, 3-commands/3.1-commands.md) */
  withinGrant: rule("An Event that grants a free Command says which one, and it may say where.", { see: ["5.0"] }),
  /** A Command or Special Activity that an Event grants as free takes no Resources. (3.1.2, 3-commands/3.1-commands.md) */
  noCost: rule("A Command or Special Activity that an Event grants as free takes no Resources.", { see: ["5.0"] }),
  /** A Faction that did not play the Event keeps its Eligibility when it carries out the free action. (3.1.2, 3-commands/3.1-commands.md) */
  noEligibilityChange: rule("A Faction that did not play the Event keeps its Eligibility when it carries out the free action.", { see: ["2.0"] }),
  /** Agitation within a free Activism Command must still be paid for. (3.1.2, 3-commands/3.1-commands.md) */
  agitationCosts: exception("Agitation within a free Activism Command must still be paid for.", { see: ["3.2.2"] }),
  /** Except for the cost, a free action keeps to its usual requirements and its procedure. (3.1.2, 3-commands/3.1-commands.md) */
  otherRequirements: rule("Except for the cost, a free action keeps to its usual requirements and its procedure.", { see: ["5.1", "5.4"] }),
  /** The text of the Event can change those requirements and that procedure. (3.1.2, 3-commands/3.1-commands.md) */
  eventText: exception("The text of the Event can change those requirements and that procedure.", { see: ["5.1", "5.4"] }),
  /** In a free Rally it costs nothing to Offset levels and Terror either. (3.1.2, 3-commands/3.1-commands.md) */
  offsetFree: rule("In a free Rally it costs nothing to Offset levels and Terror either.", { see: ["3.2.1", "3.3.1"] }),
  /** In a free March any number of pieces may move, and none of them costs anything. (3.1.2, 3-commands/3.1-commands.md) */
  marchAnyNumber: permission("In a free March any number of pieces may move, and none of them costs anything."),
  /** A free March that is a Limited Command has the limits of such a March. (3.1.2, 3-commands/3.1-commands.md) */
  marchLimited: exception("A free March that is a Limited Command has the limits of such a March.", { see: ["3.2.5"] }),
  /** At Active Support and with white Terror, a free Rally of the Reds still places one Cell, for no Resources. (3.1.2, 3-commands/3.1-commands.md) */
  rallyExample: example("At Active Support and with white Terror, a free Rally of the Reds still places one Cell, for no Resources."),
  /** A free Negotiate takes no Resources, but the Moderates still have to Activate an Underground Cell for it. (3.1.2, 3-commands/3.1-commands.md) */
  negotiateExample: example("A free Negotiate takes no Resources, but the Moderates still have to Activate an Underground Cell for it.", { see: ["3.3.3"] }),
}, {
  withinGrant: "What is free",
  agitationCosts: "What still holds",
  offsetFree: "Rally and March",
  rallyExample: "Examples",
})

/** 3.2 Reds and Senate Commands (3-commands/3.2.1-rally.md) */
export const redsAndSenateCommands = section("redsAndSenateCommands", "3.2", "Reds and Senate Commands", {
  /** The Commands of the Reds and of the Senate are Rally, Activism, Terror, Attack and March. (3.2, 3-commands/3.2.1-rally.md) */
  list: rule("The Commands of the Reds and of the Senate are Rally, Activism, Terror, Attack and March."),
  /** Before Phase II neither the Reds nor the Senate can choose Attack or March. (3.2, 3-commands/3.2.1-rally.md) */
  phaseTwo: prohibition("Before Phase II neither the Reds nor the Senate can choose Attack or March."),
  /** A Reds or Senate player may discard News after a Limited Command for another one, which is not free. (3.2, 3-commands/3.2.1-rally.md) */
  news: note("A Reds or Senate player may discard News after a Limited Command for another one, which is not free.", { see: ["2.2.4", "3.3.2"], status: informative("repeats 2.2.4, which decides") }),
})

/** 3.2.1 Rally (3-commands/3.2.1-rally.md) */
export const rally = section("rally", "3.2.1", "Rally", {
  /** By Rally the Reds and the Senate bring in Cells, and the Reds Administrations as well. (3.2.1, 3-commands/3.2.1-rally.md) */
  overview: note("By Rally the Reds and the Senate bring in Cells, and the Reds Administrations as well.", { status: informative("an overview; the clauses on the procedure decide") }),
  /** Any space may be selected for Rally. (3.2.1, 3-commands/3.2.1-rally.md) */
  anySpaces: permission("Any space may be selected for Rally."),
  /** No more spaces may be selected than the level of Polarization. (3.2.1, 3-commands/3.2.1-rally.md) */
  upToPolarization: prohibition("No more spaces may be selected than the level of Polarization.", { see: ["1.10"] }),
  /** Two spaces may be selected even when Polarization is lower than that. (3.2.1, 3-commands/3.2.1-rally.md) */
  alwaysTwo: exception("Two spaces may be selected even when Polarization is lower than that."),
  /** Every space selected for Rally takes one Resource. (3.2.1, 3-commands/3.2.1-rally.md) */
  cost: formula("Every space selected for Rally takes one Resource."),
  /** How many own Cells come in is determined for each selected space, and they are placed there. (3.2.1, 3-commands/3.2.1-rally.md) */
  perSpace: rule("How many own Cells come in is determined for each selected space, and they are placed there."),
  /** The count for a space starts at one Cell. (3.2.1, 3-commands/3.2.1-rally.md) */
  base: formula("The count for a space starts at one Cell."),
  /** For the Senate, every level of Support adds one Cell to the count. (3.2.1, 3-commands/3.2.1-rally.md) */
  senateSupport: formula("For the Senate, every level of Support adds one Cell to the count."),
  /** For the Senate, every red Terror marker takes one Cell from the count. (3.2.1, 3-commands/3.2.1-rally.md) */
  senateTerror: formula("For the Senate, every red Terror marker takes one Cell from the count."),
  /** For the Senate, every level of Opposition takes one Cell from the count. (3.2.1, 3-commands/3.2.1-rally.md) */
  senateOpposition: formula("For the Senate, every level of Opposition takes one Cell from the count."),
  /** For the Reds, every level of Opposition adds one Cell to the count. (3.2.1, 3-commands/3.2.1-rally.md) */
  redsOpposition: formula("For the Reds, every level of Opposition adds one Cell to the count."),
  /** For the Reds, every white Terror marker takes one Cell from the count. (3.2.1, 3-commands/3.2.1-rally.md) */
  redsTerror: formula("For the Reds, every white Terror marker takes one Cell from the count."),
  /** For the Reds, every level of Support takes one Cell from the count. (3.2.1, 3-commands/3.2.1-rally.md) */
  redsSupport: formula("For the Reds, every level of Support takes one Cell from the count."),
  /** An Administration is considered only when the Cells of all selected spaces have been placed. (3.2.1, 3-commands/3.2.1-rally.md) */
  cellsFirst: rule("An Administration is considered only when the Cells of all selected spaces have been placed."),
  /** The Reds may then exchange two of their Cells for an Administration of theirs. (3.2.1, 3-commands/3.2.1-rally.md) */
  administration: permission("The Reds may then exchange two of their Cells for an Administration of theirs."),
  /** A Rally brings in Administrations for the Reds and for nobody else. (3.2.1, 3-commands/3.2.1-rally.md) */
  administrationReds: prohibition("A Rally brings in Administrations for the Reds and for nobody else."),
  /** The exchange takes two Reds Cells of the space, and no fewer. (3.2.1, 3-commands/3.2.1-rally.md) */
  administrationTwoCells: prohibition("The exchange takes two Reds Cells of the space, and no fewer."),
  /** One Rally makes such an exchange in a single space at the very most. (3.2.1, 3-commands/3.2.1-rally.md) */
  administrationOneSpace: prohibition("One Rally makes such an exchange in a single space at the very most."),
  /** The exchange for an Administration needs a space selected for this Rally. (3.2.1, 3-commands/3.2.1-rally.md) */
  administrationSelected: prohibition("The exchange for an Administration needs a space selected for this Rally."),
  /** The Reds may put no Administration where this same Rally has placed Cells. (3.2.1, 3-commands/3.2.1-rally.md) */
  administrationNoCells: prohibition("The Reds may put no Administration where this same Rally has placed Cells."),
  /** Whoever Rallies may buy off what Terror and the level of the space take from the count there. (3.2.1, 3-commands/3.2.1-rally.md) */
  offset: permission("Whoever Rallies may buy off what Terror and the level of the space take from the count there."),
  /** Nothing is Offset beyond what Terror and the level of the space take from the count. (3.2.1, 3-commands/3.2.1-rally.md) */
  offsetWhat: prohibition("Nothing is Offset beyond what Terror and the level of the space take from the count."),
  /** Each Terror marker or level that is Offset takes one Resource. (3.2.1, 3-commands/3.2.1-rally.md) */
  offsetCost: formula("Each Terror marker or level that is Offset takes one Resource."),
  /** At Passive Opposition the Reds count two Cells, and two white Terror markers bring that to none; for one Resource they place one Cell after all, for two Resources two. (3.2.1, 3-commands/3.2.1-rally.md) */
  countExample: example("At Passive Opposition the Reds count two Cells, and two white Terror markers bring that to none; for one Resource they place one Cell after all, for two Resources two."),
  /** Phase I has no Command that moves forces, since both Guards were local groups that formed and acted at home until the war began. (3.2.1, 3-commands/3.2.1-rally.md) */
  noMovement: note("Phase I has no Command that moves forces, since both Guards were local groups that formed and acted at home until the war began.", { see: ["2.4", "3.2.5"], status: informative("background; decides nothing in play") }),
}, {
  overview: "Spaces and cost",
  perSpace: "Count of Cells",
  cellsFirst: "Administration",
  offset: "Offset",
  countExample: "Example and background",
})

/** 3.2.2 Activism (3-commands/3.2.2-activism.md) */
export const activism = section("activism", "3.2.2", "Activism", {
  /** Activism uncovers Cells of the enemy, and Activates Cells of the actor or removes them. (3.2.2, 3-commands/3.2.2-activism.md) */
  purpose: definition("Activism uncovers Cells of the enemy, and Activates Cells of the actor or removes them.", { status: informative("an overview; the clauses on the procedure decide") }),
  /** Where it removes own Cells it can lower Polarization. (3.2.2, 3-commands/3.2.2-activism.md) */
  lowersPolarization: note("Where it removes own Cells it can lower Polarization.", { see: ["1.10"], status: informative("repeats what the procedure says of removed Cells") }),
  /** Of the two Factions only the Reds can Agitate by means of Activism. (3.2.2, 3-commands/3.2.2-activism.md) */
  redsAgitateOnly: prohibition("Of the two Factions only the Reds can Agitate by means of Activism."),
  /** Any spaces can be selected for Activism, and as many as the actor pays for. (3.2.2, 3-commands/3.2.2-activism.md) */
  anySpaces: permission("Any spaces can be selected for Activism, and as many as the actor pays for."),
  /** Every space selected for Activism takes one Resource. (3.2.2, 3-commands/3.2.2-activism.md) */
  spaceCost: formula("Every space selected for Activism takes one Resource."),
  /** The first step, with Cells in the selected spaces, may be left out. (3.2.2, 3-commands/3.2.2-activism.md) */
  firstIfDesired: permission("The first step, with Cells in the selected spaces, may be left out."),
  /** The first step either removes own Cells or flips enemy ones. (3.2.2, 3-commands/3.2.2-activism.md) */
  either: prohibition("The first step either removes own Cells or flips enemy ones."),
  /** The first step touches Cells in selected spaces only. (3.2.2, 3-commands/3.2.2-activism.md) */
  selectedOnly: prohibition("The first step touches Cells in selected spaces only."),
  /** An Active Cell of the actor in a selected space may be removed. (3.2.2, 3-commands/3.2.2-activism.md) */
  remove: permission("An Active Cell of the actor in a selected space may be removed."),
  /** Of the own Cells in a selected space only an Active one is removed. (3.2.2, 3-commands/3.2.2-activism.md) */
  removeActive: prohibition("Of the own Cells in a selected space only an Active one is removed."),
  /** No more than one own Cell is removed in a space. (3.2.2, 3-commands/3.2.2-activism.md) */
  removeOne: prohibition("No more than one own Cell is removed in a space."),
  /** Each own Cell that is removed lowers Polarization by one. (3.2.2, 3-commands/3.2.2-activism.md) */
  removePolarization: rule("Each own Cell that is removed lowers Polarization by one."),
  /** Enemy Cells in a selected space are flipped, be it from Active to Inactive or the other way. (3.2.2, 3-commands/3.2.2-activism.md) */
  flip: rule("Enemy Cells in a selected space are flipped, be it from Active to Inactive or the other way."),
  /** The Cells that are flipped belong to enemies. (3.2.2, 3-commands/3.2.2-activism.md) */
  flipEnemies: prohibition("The Cells that are flipped belong to enemies."),
  /** One enemy Cell is flipped for every Active Cell that the actor has in the space. (3.2.2, 3-commands/3.2.2-activism.md) */
  flipPerActive: formula("One enemy Cell is flipped for every Active Cell that the actor has in the space."),
  /** Every two Inactive Cells of the actor in the space flip one enemy Cell more. (3.2.2, 3-commands/3.2.2-activism.md) */
  flipPerTwoInactive: formula("Every two Inactive Cells of the actor in the space flip one enemy Cell more."),
  /** The second step may be left out too. (3.2.2, 3-commands/3.2.2-activism.md) */
  thenIfDesired: permission("The second step may be left out too."),
  /** In one Command the second step is taken once at the most. (3.2.2, 3-commands/3.2.2-activism.md) */
  thenOnce: prohibition("In one Command the second step is taken once at the most."),
  /** The second step is either a die that Activates own Cells, or Agitation. (3.2.2, 3-commands/3.2.2-activism.md) */
  thenEither: rule("The second step is either a die that Activates own Cells, or Agitation."),
  /** The second step follows the first. (3.2.2, 3-commands/3.2.2-activism.md) */
  thenLater: rule("The second step follows the first."),
  /** For the die no spaces are selected. (3.2.2, 3-commands/3.2.2-activism.md) */
  dieNoSpaces: rule("For the die no spaces are selected."),
  /** The die takes one Resource. (3.2.2, 3-commands/3.2.2-activism.md) */
  dieCost: formula("The die takes one Resource."),
  /** Of the own Inactive Cells, up to as many as the die shows may be Activated. (3.2.2, 3-commands/3.2.2-activism.md) */
  dieActivates: permission("Of the own Inactive Cells, up to as many as the die shows may be Activated."),
  /** Only Inactive Cells of the actor are Activated by the die. (3.2.2, 3-commands/3.2.2-activism.md) */
  dieInactive: prohibition("Only Inactive Cells of the actor are Activated by the die."),
  /** No more Cells are Activated than the die shows. (3.2.2, 3-commands/3.2.2-activism.md) */
  dieUpTo: prohibition("No more Cells are Activated than the die shows."),
  /** The Cells that are Activated may be anywhere on the map. (3.2.2, 3-commands/3.2.2-activism.md) */
  dieAnywhere: permission("The Cells that are Activated may be anywhere on the map."),
  /** Before a second Cell of a space is Activated, one has to be in every other space where the actor could choose one. (3.2.2, 3-commands/3.2.2-activism.md) */
  evenly: prohibition("Before a second Cell of a space is Activated, one has to be in every other space where the actor could choose one."),
  /** A single Activism Command Agitates in one space at the very most. (3.2.2, 3-commands/3.2.2-activism.md) */
  agitateOneSpace: prohibition("A single Activism Command Agitates in one space at the very most."),
  /** The Reds Agitate only in a space selected for the Activism. (3.2.2, 3-commands/3.2.2-activism.md) */
  agitateSelected: prohibition("The Reds Agitate only in a space selected for the Activism."),
  /** The Reds Agitate only where they have an Administration. (3.2.2, 3-commands/3.2.2-activism.md) */
  agitateAdministration: prohibition("The Reds Agitate only where they have an Administration."),
  /** The Reds Agitate only in a space under their own Control. (3.2.2, 3-commands/3.2.2-activism.md) */
  agitateControl: prohibition("The Reds Agitate only in a space under their own Control."),
  /** Removing the Terror in the space, of either color, takes a further Resource. (3.2.2, 3-commands/3.2.2-activism.md) */
  agitateTerrorCost: formula("Removing the Terror in the space, of either color, takes a further Resource."),
  /** All Terror in the space has to be removed before a level can be shifted. (3.2.2, 3-commands/3.2.2-activism.md) */
  agitateTerrorFirst: rule("All Terror in the space has to be removed before a level can be shifted."),
  /** Shifting the level takes one more Resource. (3.2.2, 3-commands/3.2.2-activism.md) */
  agitateShiftCost: formula("Shifting the level takes one more Resource."),
  /** Agitation by Activism shifts the space by at most one level. (3.2.2, 3-commands/3.2.2-activism.md) */
  agitateOneLevel: prohibition("Agitation by Activism shifts the space by at most one level."),
  /** That shift goes in the direction of Active Opposition. (3.2.2, 3-commands/3.2.2-activism.md) */
  agitateDirection: rule("That shift goes in the direction of Active Opposition."),
  /** Resolved Issues can add to the cost of this Agitation. (3.2.2, 3-commands/3.2.2-activism.md) */
  agitateResolvedIssues: rule("Resolved Issues can add to the cost of this Agitation.", { see: ["1.11", "6.2"] }),
  /** A Limited Command takes just one of the four: removing, flipping, the die or Agitation. (3.2.2, 3-commands/3.2.2-activism.md) */
  limitedOneOption: prohibition("A Limited Command takes just one of the four: removing, flipping, the die or Agitation.", { see: ["3.1"] }),
  /** With the die even a Limited Command Activates own Cells all over the map. (3.2.2, 3-commands/3.2.2-activism.md) */
  limitedDie: exception("With the die even a Limited Command Activates own Cells all over the map."),
  /** A worked example of Activism stands in the Playbook, on page 10. (3.2.2, 3-commands/3.2.2-activism.md) */
  playbook: note("A worked example of Activism stands in the Playbook, on page 10.", { status: leftToComponent("the Playbook") }),
  /** Flipping enemy Cells stands for searches, confiscations and intimidation by the Guards. (3.2.2, 3-commands/3.2.2-activism.md) */
  meaningEnemies: note("Flipping enemy Cells stands for searches, confiscations and intimidation by the Guards.", { status: informative("background; decides nothing in play") }),
  /** Activating own Cells stands for organizing, and for turning passive supporters into active ones. (3.2.2, 3-commands/3.2.2-activism.md) */
  meaningOwn: note("Activating own Cells stands for organizing, and for turning passive supporters into active ones.", { status: informative("background; decides nothing in play") }),
  /** Removing own Active Cells stands for calming radical supporters on the own side. (3.2.2, 3-commands/3.2.2-activism.md) */
  meaningRemoval: note("Removing own Active Cells stands for calming radical supporters on the own side.", { status: informative("background; decides nothing in play") }),
}, {
  purpose: "Purpose",
  anySpaces: "Spaces and cost",
  firstIfDesired: "First step",
  remove: "Own Cells",
  flip: "Enemy Cells",
  thenIfDesired: "Second step",
  dieNoSpaces: "Die",
  agitateOneSpace: "Agitation",
  limitedOneOption: "Limited Command",
  playbook: "Example and meaning",
})

/** 3.2.3 Terror (3-commands/3.2.3-terror.md) */
export const terror = section("terror", "3.2.3", "Terror", {
  /** A novelist of the time expects white Terror to follow the red. (3.2.3, 3-commands/3.2.3-terror.md) */
  quotation: note("A novelist of the time expects white Terror to follow the red.", { status: informative("background; decides nothing in play") }),
  /** Terror takes enemy pieces and political cubes away, and leaves markers behind. (3.2.3, 3-commands/3.2.3-terror.md) */
  purpose: definition("Terror takes enemy pieces and political cubes away, and leaves markers behind.", { status: informative("an overview; the clauses on the procedure decide") }),
  /** The markers make a later Rally of the enemy in the space dearer. (3.2.3, 3-commands/3.2.3-terror.md) */
  hindersRally: note("The markers make a later Rally of the enemy in the space dearer.", { see: ["3.2.1"], status: informative("the count of 3.2.1 decides") }),
  /** Any number of spaces can be selected for Terror. (3.2.3, 3-commands/3.2.3-terror.md) */
  anySpaces: permission("Any number of spaces can be selected for Terror."),
  /** The Political Display can be selected, with spaces or without them. (3.2.3, 3-commands/3.2.3-terror.md) */
  display: permission("The Political Display can be selected, with spaces or without them.", { see: ["1.11"] }),
  /** A space without an Active Cell of the acting Faction is not selected for Terror. (3.2.3, 3-commands/3.2.3-terror.md) */
  activeCells: prohibition("A space without an Active Cell of the acting Faction is not selected for Terror."),
  /** A space without enemy pieces is not selected for Terror. (3.2.3, 3-commands/3.2.3-terror.md) */
  enemyPieces: prohibition("A space without enemy pieces is not selected for Terror."),
  /** A space selected for Terror takes one Resource. (3.2.3, 3-commands/3.2.3-terror.md) */
  spaceCost: formula("A space selected for Terror takes one Resource."),
  /** Selecting the Political Display takes one Resource too. (3.2.3, 3-commands/3.2.3-terror.md) */
  displayCost: formula("Selecting the Political Display takes one Resource too."),
  /** Troops of the Powers are never targets of Terror. (3.2.3, 3-commands/3.2.3-terror.md) */
  notTroops: prohibition("Troops of the Powers are never targets of Terror."),
  /** First of all, every selected space gets an Available Terror marker. (3.2.3, 3-commands/3.2.3-terror.md) */
  placeMarker: rule("First of all, every selected space gets an Available Terror marker."),
  /** The marker is red if the Reds act, and white if the Senate does. (3.2.3, 3-commands/3.2.3-terror.md) */
  colors: rule("The marker is red if the Reds act, and white if the Senate does."),
  /** In Phase II, a space that gets its second Terror marker gets an Available News marker as well. (3.2.3, 3-commands/3.2.3-terror.md) */
  newsOnSecond: rule("In Phase II, a space that gets its second Terror marker gets an Available News marker as well.", { see: ["3.3.2"] }),
  /** Next, if the Political Display was selected, one cube leaves it, of whatever color. (3.2.3, 3-commands/3.2.3-terror.md) */
  cube: rule("Next, if the Political Display was selected, one cube leaves it, of whatever color."),
  /** Terror removes nothing but enemy pieces. (3.2.3, 3-commands/3.2.3-terror.md) */
  removeEnemies: prohibition("Terror removes nothing but enemy pieces."),
  /** Then, in a selected Town or Province, one enemy piece may be removed. (3.2.3, 3-commands/3.2.3-terror.md) */
  removeOne: permission("Then, in a selected Town or Province, one enemy piece may be removed."),
  /** No more than one enemy piece is removed in a Town or Province. (3.2.3, 3-commands/3.2.3-terror.md) */
  oneAtMost: prohibition("No more than one enemy piece is removed in a Town or Province."),
  /** At Polarization 6 or higher a second enemy piece may be removed there. (3.2.3, 3-commands/3.2.3-terror.md) */
  removeTwo: permission("At Polarization 6 or higher a second enemy piece may be removed there.", { see: ["1.10"] }),
  /** No more than two are removed there, even at Polarization 6 or higher. (3.2.3, 3-commands/3.2.3-terror.md) */
  twoAtMost: prohibition("No more than two are removed there, even at Polarization 6 or higher."),
  /** No Administration or Network is removed while its Faction still has a Cell in the space. (3.2.3, 3-commands/3.2.3-terror.md) */
  discsLast: prohibition("No Administration or Network is removed while its Faction still has a Cell in the space."),
  /** The Personality is removed together with the last Moderates Cell of its space. (3.2.3, 3-commands/3.2.3-terror.md) */
  personality: rule("The Personality is removed together with the last Moderates Cell of its space."),
  /** When the Personality is removed, three Resources of the Moderates go to the acting Faction. (3.2.3, 3-commands/3.2.3-terror.md) */
  ransom: rule("When the Personality is removed, three Resources of the Moderates go to the acting Faction."),
  /** Terror spares the last enemy Cell if a Capability or a Prepared marker would go with it. (3.2.3, 3-commands/3.2.3-terror.md) */
  notLastWithMarker: prohibition("Terror spares the last enemy Cell if a Capability or a Prepared marker would go with it."),
  /** Whatever Terror removes becomes Available. (3.2.3, 3-commands/3.2.3-terror.md) */
  toAvailable: rule("Whatever Terror removes becomes Available."),
  /** At the end Polarization goes up by one for every Terror marker that this Command placed. (3.2.3, 3-commands/3.2.3-terror.md) */
  polarization: rule("At the end Polarization goes up by one for every Terror marker that this Command placed."),
  /** No more than two Terror markers of any colors are in a space at one time. (3.2.3, 3-commands/3.2.3-terror.md) */
  twoMarkers: prohibition("No more than two Terror markers of any colors are in a space at one time."),
  /** The Political Display is no space: removing a cube there places no Terror marker. (3.2.3, 3-commands/3.2.3-terror.md) */
  displayNoMarker: exception("The Political Display is no space: removing a cube there places no Terror marker."),
  /** Terror stands for many sorts of violence that keep people from backing the enemy. (3.2.3, 3-commands/3.2.3-terror.md) */
  background: note("Terror stands for many sorts of violence that keep people from backing the enemy.", { status: informative("background; decides nothing in play") }),
}, {
  quotation: "Purpose",
  anySpaces: "Spaces and cost",
  placeMarker: "Markers",
  cube: "What is removed",
  polarization: "Polarization and limits",
  background: "Background",
})

/** 3.2.4 Attack (3-commands/3.2.4-attack.md) */
export const attack = section("attack", "3.2.4", "Attack", {
  /** An Attack takes enemy pieces away. (3.2.4, 3-commands/3.2.4-attack.md) */
  removesEnemies: rule("An Attack takes enemy pieces away."),
  /** The Troops of an enemy Power can be taken away like other enemy pieces. (3.2.4, 3-commands/3.2.4-attack.md) */
  powersToo: rule("The Troops of an enemy Power can be taken away like other enemy pieces."),
  /** The Cells and Networks of the Moderates are never taken away by an Attack. (3.2.4, 3-commands/3.2.4-attack.md) */
  notModerates: prohibition("The Cells and Networks of the Moderates are never taken away by an Attack."),
  /** An Attack goes to spaces in which the Faction has Cells and an enemy has something to take away. (3.2.4, 3-commands/3.2.4-attack.md) */
  where: rule("An Attack goes to spaces in which the Faction has Cells and an enemy has something to take away."),
  /** Each space that is selected takes one Resource. (3.2.4, 3-commands/3.2.4-attack.md) */
  cost: formula("Each space that is selected takes one Resource."),
  /** There is no Attack before Phase II. (3.2.4, 3-commands/3.2.4-attack.md) */
  phaseTwoOnly: prohibition("There is no Attack before Phase II.", { see: ["2.4"] }),
  /** A piece or Capability that has been in an Attack is in no other Attack of that turn. (3.2.4, 3-commands/3.2.4-attack.md) */
  oncePerTurn: prohibition("A piece or Capability that has been in an Attack is in no other Attack of that turn."),
  /** That goes for every further Command of the same turn, such as the one that News buys. (3.2.4, 3-commands/3.2.4-attack.md) */
  oncePerTurnNews: prohibition("That goes for every further Command of the same turn, such as the one that News buys.", { see: ["2.2.4"] }),
  /** Trains that stand with Attackers let Cells and Capabilities Attack out of their space. (3.2.4, 3-commands/3.2.4-attack.md) */
  trains: permission("Trains that stand with Attackers let Cells and Capabilities Attack out of their space."),
  /** It is Cells and Capabilities that Trains let Attack out of their space. (3.2.4, 3-commands/3.2.4-attack.md) */
  trainsWhom: definition("It is Cells and Capabilities that Trains let Attack out of their space."),
  /** Nothing comes by Train that does not stand with the Trains. (3.2.4, 3-commands/3.2.4-attack.md) */
  trainsWith: prohibition("Nothing comes by Train that does not stand with the Trains."),
  /** Trains carry Attackers no farther than into an adjacent space. (3.2.4, 3-commands/3.2.4-attack.md) */
  trainsAdjacent: prohibition("Trains carry Attackers no farther than into an adjacent space."),
  /** A Railway must cross the border over which the Trains go. (3.2.4, 3-commands/3.2.4-attack.md) */
  trainsRailway: prohibition("A Railway must cross the border over which the Trains go.", { see: ["1.2.2"] }),
  /** Trains do not cross a border that is Sabotaged. (3.2.4, 3-commands/3.2.4-attack.md) */
  trainsUnsabotaged: prohibition("Trains do not cross a border that is Sabotaged."),
  /** The first three Cells that come into a space by Train cost nothing beyond its selection. (3.2.4, 3-commands/3.2.4-attack.md) */
  firstThree: formula("The first three Cells that come into a space by Train cost nothing beyond its selection."),
  /** Beyond these, every three Cells or part of three that come into the space take one Resource. (3.2.4, 3-commands/3.2.4-attack.md) */
  furtherThrees: formula("Beyond these, every three Cells or part of three that come into the space take one Resource."),
  /** No piece and no Capability goes by Train a second time. (3.2.4, 3-commands/3.2.4-attack.md) */
  movesOnce: prohibition("No piece and no Capability goes by Train a second time."),
  /** Trains can stop in Towns and in the Provinces that have a Train symbol. (3.2.4, 3-commands/3.2.4-attack.md) */
  destinations: definition("Trains can stop in Towns and in the Provinces that have a Train symbol.", { see: ["3.2.5"] }),
  /** The Trains and the pieces that they bring are put into the Attack space. (3.2.4, 3-commands/3.2.4-attack.md) */
  relocation: rule("The Trains and the pieces that they bring are put into the Attack space."),
  /** Other Capability markers may be put there along with them. (3.2.4, 3-commands/3.2.4-attack.md) */
  relocationOthers: permission("Other Capability markers may be put there along with them."),
  /** However the Attack ends, what came by Train remains in the space, except what was eliminated. (3.2.4, 3-commands/3.2.4-attack.md) */
  stay: rule("However the Attack ends, what came by Train remains in the space, except what was eliminated."),
  /** Trains may stack without a limit in a Town or in a Province with a Train symbol. (3.2.4, 3-commands/3.2.4-attack.md) */
  trainStacking: permission("Trains may stack without a limit in a Town or in a Province with a Train symbol."),
  /** The selected spaces are dealt with one after another, each by all the steps in their order. (3.2.4, 3-commands/3.2.4-attack.md) */
  eachSpace: rule("The selected spaces are dealt with one after another, each by all the steps in their order."),
  /** Step 1 names the Attackers, out of the pieces in the space. (3.2.4, 3-commands/3.2.4-attack.md) */
  designate: rule("Step 1 names the Attackers, out of the pieces in the space."),
  /** Whatever came by Train has to be among the Attackers. (3.2.4, 3-commands/3.2.4-attack.md) */
  arrivals: rule("Whatever came by Train has to be among the Attackers."),
  /** Whoever executes the Attack is the Attacking Faction. (3.2.4, 3-commands/3.2.4-attack.md) */
  attackingFaction: definition("Whoever executes the Attack is the Attacking Faction."),
  /** The Reds can name as many of the Russian Troops there as they like. (3.2.4, 3-commands/3.2.4-attack.md) */
  russians: permission("The Reds can name as many of the Russian Troops there as they like."),
  /** Without Reds Cells Russian Troops do not Attack. (3.2.4, 3-commands/3.2.4-attack.md) */
  russiansAlone: prohibition("Without Reds Cells Russian Troops do not Attack."),
  /** Germans are never among the Attackers of the Senate. (3.2.4, 3-commands/3.2.4-attack.md) */
  senateWithoutGermans: prohibition("Germans are never among the Attackers of the Senate."),
  /** Senate Cells are never among the Attackers of a German Attack. (3.2.4, 3-commands/3.2.4-attack.md) */
  germansWithoutSenate: prohibition("Senate Cells are never among the Attackers of a German Attack."),
  /** Step 2 names the Defender: a Faction, a Power, or both together. (3.2.4, 3-commands/3.2.4-attack.md) */
  defender: rule("Step 2 names the Defender: a Faction, a Power, or both together."),
  /** The Reds take the Senate, the Germans or the two of them for the Defender. (3.2.4, 3-commands/3.2.4-attack.md) */
  redsChoose: permission("The Reds take the Senate, the Germans or the two of them for the Defender."),
  /** Against the Senate and against the Germans, Reds and Russians always defend together. (3.2.4, 3-commands/3.2.4-attack.md) */
  redsAndRussians: rule("Against the Senate and against the Germans, Reds and Russians always defend together."),
  /** The Moderates are not attacked with their Cells and Networks, nor do these Attack. (3.2.4, 3-commands/3.2.4-attack.md) */
  moderatesNeither: note("The Moderates are not attacked with their Cells and Networks, nor do these Attack.", { status: informative("repeats what an Attack takes away; the Moderates have no Attack on their list") }),
  /** Step 3 adds up the Attack Strength, beginning from zero. (3.2.4, 3-commands/3.2.4-attack.md) */
  startsAtZero: formula("Step 3 adds up the Attack Strength, beginning from zero."),
  /** Not more than two Capabilities of each Faction, on either side, alter the Strength. (3.2.4, 3-commands/3.2.4-attack.md) */
  twoCapabilities: prohibition("Not more than two Capabilities of each Faction, on either side, alter the Strength."),
  /** Three Attacking Cells or more add 1; on the other side their number does not matter. (3.2.4, 3-commands/3.2.4-attack.md) */
  threeCells: formula("Three Attacking Cells or more add 1; on the other side their number does not matter."),
  /** Every Jaeger among the Attackers adds 2. (3.2.4, 3-commands/3.2.4-attack.md) */
  jaegerAttacking: formula("Every Jaeger among the Attackers adds 2."),
  /** Every Jaeger among the Defenders takes away 2. (3.2.4, 3-commands/3.2.4-attack.md) */
  jaegerDefending: formula("Every Jaeger among the Defenders takes away 2."),
  /** Every German Troop that attacks adds 2. (3.2.4, 3-commands/3.2.4-attack.md) */
  germanAttacking: formula("Every German Troop that attacks adds 2."),
  /** Every German Troop that defends takes away 2. (3.2.4, 3-commands/3.2.4-attack.md) */
  germanDefending: formula("Every German Troop that defends takes away 2."),
  /** At Russian Vassalage 2 or higher, every Russian Troop that attacks adds 2. (3.2.4, 3-commands/3.2.4-attack.md) */
  russianAttackingStrong: formula("At Russian Vassalage 2 or higher, every Russian Troop that attacks adds 2.", { see: ["1.9"] }),
  /** At lower Russian Vassalage, every Russian Troop that attacks adds 1. (3.2.4, 3-commands/3.2.4-attack.md) */
  russianAttacking: formula("At lower Russian Vassalage, every Russian Troop that attacks adds 1.", { see: ["1.9"] }),
  /** At Russian Vassalage 2 or higher, every Russian Troop that defends takes away 2. (3.2.4, 3-commands/3.2.4-attack.md) */
  russianDefendingStrong: formula("At Russian Vassalage 2 or higher, every Russian Troop that defends takes away 2.", { see: ["1.9"] }),
  /** At lower Russian Vassalage, every Russian Troop that defends takes away 1. (3.2.4, 3-commands/3.2.4-attack.md) */
  russianDefending: formula("At lower Russian Vassalage, every Russian Troop that defends takes away 1.", { see: ["1.9"] }),
  /** A Prepared marker of the Attackers changes nothing. (3.2.4, 3-commands/3.2.4-attack.md) */
  preparedAttacking: formula("A Prepared marker of the Attackers changes nothing."),
  /** A Prepared marker of the Defenders takes away 2. (3.2.4, 3-commands/3.2.4-attack.md) */
  preparedDefending: formula("A Prepared marker of the Defenders takes away 2."),
  /** Every Commander among the Attackers adds 1. (3.2.4, 3-commands/3.2.4-attack.md) */
  commanderAttacking: formula("Every Commander among the Attackers adds 1."),
  /** Every Commander among the Defenders takes away 1. (3.2.4, 3-commands/3.2.4-attack.md) */
  commanderDefending: formula("Every Commander among the Defenders takes away 1."),
  /** Where a friendly Jaeger is present, every Cannons or Trains that attacks adds 2. (3.2.4, 3-commands/3.2.4-attack.md) */
  gunsAttackingJaeger: formula("Where a friendly Jaeger is present, every Cannons or Trains that attacks adds 2."),
  /** Where none is, every Cannons or Trains that attacks adds 1. (3.2.4, 3-commands/3.2.4-attack.md) */
  gunsAttacking: formula("Where none is, every Cannons or Trains that attacks adds 1."),
  /** Where a friendly Jaeger is present, every Cannons or Trains that defends takes away 2. (3.2.4, 3-commands/3.2.4-attack.md) */
  gunsDefendingJaeger: formula("Where a friendly Jaeger is present, every Cannons or Trains that defends takes away 2."),
  /** Where none is, every Cannons or Trains that defends takes away 1. (3.2.4, 3-commands/3.2.4-attack.md) */
  gunsDefending: formula("Where none is, every Cannons or Trains that defends takes away 1."),
  /** Step 4 lets the Attacker raise the Strength, by 1 for each further Resource, as often as wanted. (3.2.4, 3-commands/3.2.4-attack.md) */
  buyStrength: permission("Step 4 lets the Attacker raise the Strength, by 1 for each further Resource, as often as wanted."),
  /** The Strength of a German Attack is 2 where the table would make it less. (3.2.4, 3-commands/3.2.4-attack.md) */
  germanMinimum: rule("The Strength of a German Attack is 2 where the table would make it less."),
  /** Step 5 Activates an Attacking Cell, if an Inactive one is left. (3.2.4, 3-commands/3.2.4-attack.md) */
  activate: rule("Step 5 Activates an Attacking Cell, if an Inactive one is left."),
  /** Step 6 is a die roll: the Attack succeeds on the Attack Strength or less, and Casualties follow. (3.2.4, 3-commands/3.2.4-attack.md) */
  success: rule("Step 6 is a die roll: the Attack succeeds on the Attack Strength or less, and Casualties follow."),
  /** On a higher roll nothing more happens in the space. (3.2.4, 3-commands/3.2.4-attack.md) */
  failure: rule("On a higher roll nothing more happens in the space."),
  /** A roll of six never succeeds. (3.2.4, 3-commands/3.2.4-attack.md) */
  sixFails: rule("A roll of six never succeeds."),
  /** The roll is also the greatest number of Defending pieces that suffer. (3.2.4, 3-commands/3.2.4-attack.md) */
  upToDie: prohibition("The roll is also the greatest number of Defending pieces that suffer."),
  /** The Attacker settles on Engagement or on Retreat. (3.2.4, 3-commands/3.2.4-attack.md) */
  twoOptions: rule("The Attacker settles on Engagement or on Retreat."),
  /** In an Engagement, Defending Cells go to Available and to Prison by turns, the first to Available. (3.2.4, 3-commands/3.2.4-attack.md) */
  engagement: rule("In an Engagement, Defending Cells go to Available and to Prison by turns, the first to Available."),
  /** In an Engagement, Troops and Administrations become Available. (3.2.4, 3-commands/3.2.4-attack.md) */
  engagementOthers: rule("In an Engagement, Troops and Administrations become Available."),
  /** In a Retreat, the Defending Cells are put into an adjacent space, all into the same one. (3.2.4, 3-commands/3.2.4-attack.md) */
  retreat: rule("In a Retreat, the Defending Cells are put into an adjacent space, all into the same one."),
  /** Which space that is, the Attacking Faction decides. (3.2.4, 3-commands/3.2.4-attack.md) */
  retreatSpace: permission("Which space that is, the Attacking Faction decides."),
  /** The Capabilities of the Defenders move with the last Cell that is put there. (3.2.4, 3-commands/3.2.4-attack.md) */
  retreatCapabilities: rule("The Capabilities of the Defenders move with the last Cell that is put there."),
  /** In a Retreat, too, Troops and Administrations become Available. (3.2.4, 3-commands/3.2.4-attack.md) */
  retreatOthers: rule("In a Retreat, too, Troops and Administrations become Available."),
  /** A German Attack is always followed by an Engagement, never by a Retreat. (3.2.4, 3-commands/3.2.4-attack.md) */
  germansEngage: prohibition("A German Attack is always followed by an Engagement, never by a Retreat."),
  /** Trains that Sabotage keeps from moving along are removed. (3.2.4, 3-commands/3.2.4-attack.md) */
  retreatTrains: rule("Trains that Sabotage keeps from moving along are removed."),
  /** Defending Cells and Troops are taken by turns. (3.2.4, 3-commands/3.2.4-attack.md) */
  alternately: rule("Defending Cells and Troops are taken by turns."),
  /** The first to be taken is a Cell. (3.2.4, 3-commands/3.2.4-attack.md) */
  beginsWithCell: rule("The first to be taken is a Cell."),
  /** Which Defenders are taken, as far as these turns leave a choice, the Attacker decides. (3.2.4, 3-commands/3.2.4-attack.md) */
  attackerDecides: permission("Which Defenders are taken, as far as these turns leave a choice, the Attacker decides."),
  /** Germans take no Inactive enemy Cell while an Active one is there. (3.2.4, 3-commands/3.2.4-attack.md) */
  germansActiveFirst: rule("Germans take no Inactive enemy Cell while an Active one is there."),
  /** The Capability and Prepared markers of the Defenders go when the last of their Cells does. (3.2.4, 3-commands/3.2.4-attack.md) */
  markersWithLast: rule("The Capability and Prepared markers of the Defenders go when the last of their Cells does."),
  /** No Administration is taken while Defending Cells or Troops are left. (3.2.4, 3-commands/3.2.4-attack.md) */
  administrationsLast: rule("No Administration is taken while Defending Cells or Troops are left."),
  /** Opposition in the space outlasts an Administration. (3.2.4, 3-commands/3.2.4-attack.md) */
  oppositionStays: note("Opposition in the space outlasts an Administration.", { status: informative("nothing in a battle changes the level of a space") }),
  /** For every German Troop taken among the Defenders, a Cell or Russian Troop of the Attackers goes. (3.2.4, 3-commands/3.2.4-attack.md) */
  attritionGermans: rule("For every German Troop taken among the Defenders, a Cell or Russian Troop of the Attackers goes."),
  /** That loss falls upon a Cell first. (3.2.4, 3-commands/3.2.4-attack.md) */
  attritionBegins: rule("That loss falls upon a Cell first."),
  /** For every three enemy Cells taken, a Cell of the Attackers becomes Available. (3.2.4, 3-commands/3.2.4-attack.md) */
  attritionThree: rule("For every three enemy Cells taken, a Cell of the Attackers becomes Available."),
  /** Reds or Senate put Terror of their own color where they have sent Defenders to Prison. (3.2.4, 3-commands/3.2.4-attack.md) */
  terrorMarker: rule("Reds or Senate put Terror of their own color where they have sent Defenders to Prison."),
  /** Germans put white Terror there. (3.2.4, 3-commands/3.2.4-attack.md) */
  germanTerror: rule("Germans put white Terror there."),
  /** No Terror is put where there are two markers, whatever their colors. (3.2.4, 3-commands/3.2.4-attack.md) */
  terrorLimit: rule("No Terror is put where there are two markers, whatever their colors.", { see: ["1.4.3"] }),
  /** Sending Defenders to Prison in an Attack space raises Polarization by one. (3.2.4, 3-commands/3.2.4-attack.md) */
  polarization: rule("Sending Defenders to Prison in an Attack space raises Polarization by one."),
  /** News, as far as a marker is Available, is put there too. (3.2.4, 3-commands/3.2.4-attack.md) */
  news: rule("News, as far as a marker is Available, is put there too.", { see: ["3.3.2"] }),
  /** A Retreat spares the Attacker the rise of Polarization. (3.2.4, 3-commands/3.2.4-attack.md) */
  avoiding: note("A Retreat spares the Attacker the rise of Polarization."),
  /** The Playbook, on page 19, works through an Attack. (3.2.4, 3-commands/3.2.4-attack.md) */
  playbook: example("The Playbook, on page 19, works through an Attack.", { status: leftToComponent("the Playbook") }),
  /** The sixes that fail, the weight of Powers and Capabilities and the cost of Strength show a war of untrained militias with foreign help; a Senate agitator of the time is quoted. (3.2.4, 3-commands/3.2.4-attack.md) */
  design: note("The sixes that fail, the weight of Powers and Capabilities and the cost of Strength show a war of untrained militias with foreign help; a Senate agitator of the time is quoted.", { status: informative("background; decides nothing in play") }),
}, {
  removesEnemies: "What it removes",
  where: "Spaces and cost",
  phaseTwoOnly: "When",
  trains: "Trains",
  eachSpace: "Attackers",
  defender: "Defender",
  startsAtZero: "Strength",
  buyStrength: "Raised Strength",
  activate: "Roll",
  upToDie: "Casualties",
  engagement: "Engagement",
  retreat: "Retreat",
  germansEngage: "Germans and Trains",
  alternately: "Order of losses",
  attritionGermans: "Attrition",
  terrorMarker: "Terror and News",
  avoiding: "Remarks",
})

/** 3.2.5 March (3-commands/3.2.5-march.md) */
export const march = section("march", "3.2.5", "March", {
  /** A March takes Cells of the Faction that executes it from one space to another. (3.2.5, 3-commands/3.2.5-march.md) */
  moves: rule("A March takes Cells of the Faction that executes it from one space to another."),
  /** Capabilities of the Faction can go with a Cell that Marches. (3.2.5, 3-commands/3.2.5-march.md) */
  withCapabilities: permission("Capabilities of the Faction can go with a Cell that Marches."),
  /** With a Cell go no other Capabilities than those of its Faction in its space. (3.2.5, 3-commands/3.2.5-march.md) */
  capabilitiesThere: prohibition("With a Cell go no other Capabilities than those of its Faction in its space."),
  /** A space is selected for a March only if a friendly Cell stands in an adjacent space. (3.2.5, 3-commands/3.2.5-march.md) */
  nextToCells: prohibition("A space is selected for a March only if a friendly Cell stands in an adjacent space."),
  /** Into each selected space, every three Cells, begun or complete, cost one Resource. (3.2.5, 3-commands/3.2.5-march.md) */
  price: formula("Into each selected space, every three Cells, begun or complete, cost one Resource."),
  /** No piece and no Capability moves twice within one Command. (3.2.5, 3-commands/3.2.5-march.md) */
  once: prohibition("No piece and no Capability moves twice within one Command."),
  /** There is no March before Phase II. (3.2.5, 3-commands/3.2.5-march.md) */
  phaseTwoOnly: prohibition("There is no March before Phase II."),
  /** A Cell Marches into a selected space that is adjacent to its own, and nowhere else. (3.2.5, 3-commands/3.2.5-march.md) */
  intoSelected: prohibition("A Cell Marches into a selected space that is adjacent to its own, and nowhere else."),
  /** The Reds can have Russian Troops take part, one for each Cell of theirs that Marches. (3.2.5, 3-commands/3.2.5-march.md) */
  russians: permission("The Reds can have Russian Troops take part, one for each Cell of theirs that Marches."),
  /** No more Russian Troops move than one for each Reds Cell that moves. (3.2.5, 3-commands/3.2.5-march.md) */
  russiansPerCell: prohibition("No more Russian Troops move than one for each Reds Cell that moves."),
  /** Trains move by Railway and no other way; a Railway leads on through Towns. (3.2.5, 3-commands/3.2.5-march.md) */
  trainsOnRailways: prohibition("Trains move by Railway and no other way; a Railway leads on through Towns.", { see: ["1.2.2"] }),
  /** Trains cross no border on which Sabotage lies. (3.2.5, 3-commands/3.2.5-march.md) */
  trainsSabotage: prohibition("Trains cross no border on which Sabotage lies."),
  /** A Train can stop in Towns, and in Provinces at a Train symbol. (3.2.5, 3-commands/3.2.5-march.md) */
  trainDestinations: component("A Train can stop in Towns, and in Provinces at a Train symbol.", { status: leftToComponent("the map: its stretches of Railway; a Province is one destination there, at whichever of its symbols a Train stands") }),
  /** Each Trains marker makes one move at most. (3.2.5, 3-commands/3.2.5-march.md) */
  trainOnce: prohibition("Each Trains marker makes one move at most."),
  /** Tampere is a junction: the three lines that a Train can take from there end at three symbols, all of them in Häme, and only a second move brings it into a Province beyond. (3.2.5, 3-commands/3.2.5-march.md) */
  junctionExample: example("Tampere is a junction: the three lines that a Train can take from there end at three symbols, all of them in Häme, and only a second move brings it into a Province beyond."),
  /** Sabotage on the border of Tampere keeps Trains from entering or leaving on any line. (3.2.5, 3-commands/3.2.5-march.md) */
  sabotageExample: example("Sabotage on the border of Tampere keeps Trains from entering or leaving on any line."),
}, {
  moves: "What moves",
  nextToCells: "Spaces and cost",
  once: "Limits",
  russians: "Russian Troops",
  trainsOnRailways: "Trains",
  junctionExample: "Examples",
})

/** 3.3 Moderates Commands (3-commands/3.3.1-moderates-rally.md) */
export const moderatesCommands = section("moderatesCommands", "3.3", "Moderates Commands", {
  /** The Commands of the Moderates are Rally, Message, Negotiate and Politics. (3.3, 3-commands/3.3.1-moderates-rally.md) */
  list: rule("The Commands of the Moderates are Rally, Message, Negotiate and Politics."),
  /** The Moderates get no further Commands when Phase II begins. (3.3, 3-commands/3.3.1-moderates-rally.md) */
  noneMore: note("The Moderates get no further Commands when Phase II begins.", { status: informative("the list of the Moderates does not look at the Phase") }),
  /** Parts of certain actions of the Moderates work in Phase II only. (3.3, 3-commands/3.3.1-moderates-rally.md) */
  phaseTwoElements: note("Parts of certain actions of the Moderates work in Phase II only.", { status: informative("the sections of those actions decide") }),
  /** Those who stood aside from the war, or between its sides, have been studied little. (3.3, 3-commands/3.3.1-moderates-rally.md) */
  background: note("Those who stood aside from the war, or between its sides, have been studied little.", { status: informative("background; decides nothing in play") }),
})

/** 3.3.1 Rally (3-commands/3.3.1-moderates-rally.md) */
export const moderatesRally = section("moderatesRally", "3.3.1", "Rally", {
  /** By Rally the Moderates bring in Cells and Networks, or hide Cells. (3.3.1, 3-commands/3.3.1-moderates-rally.md) */
  overview: note("By Rally the Moderates bring in Cells and Networks, or hide Cells.", { status: informative("an overview; the clauses on the procedure decide") }),
  /** The Moderates may select any spaces, and any number of them. (3.3.1, 3-commands/3.3.1-moderates-rally.md) */
  anySpaces: permission("The Moderates may select any spaces, and any number of them."),
  /** Every space selected for a Rally of the Moderates takes one Resource. (3.3.1, 3-commands/3.3.1-moderates-rally.md) */
  cost: formula("Every space selected for a Rally of the Moderates takes one Resource."),
  /** Every level of Polarization above five makes a Rally of the Moderates cheaper by one Resource. (3.3.1, 3-commands/3.3.1-moderates-rally.md) */
  discount: formula("Every level of Polarization above five makes a Rally of the Moderates cheaper by one Resource.", { see: ["1.10"] }),
  /** It is the sum for the whole Command that becomes cheaper, once. (3.3.1, 3-commands/3.3.1-moderates-rally.md) */
  wholeCommand: rule("It is the sum for the whole Command that becomes cheaper, once."),
  /** In each selected space the Moderates do one thing out of three. (3.3.1, 3-commands/3.3.1-moderates-rally.md) */
  oneOfThree: rule("In each selected space the Moderates do one thing out of three."),
  /** One thing that they can do is to exchange two of their Cells for a Network of theirs. (3.3.1, 3-commands/3.3.1-moderates-rally.md) */
  network: permission("One thing that they can do is to exchange two of their Cells for a Network of theirs."),
  /** The exchange takes two Moderates Cells of the space, and no fewer. (3.3.1, 3-commands/3.3.1-moderates-rally.md) */
  networkTwoCells: prohibition("The exchange takes two Moderates Cells of the space, and no fewer."),
  /** Another is to turn Cells of theirs Underground. (3.3.1, 3-commands/3.3.1-moderates-rally.md) */
  hide: permission("Another is to turn Cells of theirs Underground."),
  /** What turns Underground are Moderates Cells of the space that are not Underground yet. (3.3.1, 3-commands/3.3.1-moderates-rally.md) */
  hideCells: prohibition("What turns Underground are Moderates Cells of the space that are not Underground yet."),
  /** Cells can be turned Underground only in a space that has a Network already. (3.3.1, 3-commands/3.3.1-moderates-rally.md) */
  hideNetwork: prohibition("Cells can be turned Underground only in a space that has a Network already."),
  /** No more Cells turn Underground than the Population of the space and its Networks come to. (3.3.1, 3-commands/3.3.1-moderates-rally.md) */
  hideLimit: formula("No more Cells turn Underground than the Population of the space and its Networks come to."),
  /** The third is to place as many of their Cells as the count for the space comes to. (3.3.1, 3-commands/3.3.1-moderates-rally.md) */
  place: permission("The third is to place as many of their Cells as the count for the space comes to."),
  /** The number of Cells to be placed is what the count comes to. (3.3.1, 3-commands/3.3.1-moderates-rally.md) */
  placeCount: rule("The number of Cells to be placed is what the count comes to."),
  /** The count for a space starts at one Cell for the Moderates, too. (3.3.1, 3-commands/3.3.1-moderates-rally.md) */
  base: formula("The count for a space starts at one Cell for the Moderates, too."),
  /** For the Moderates, every level of Support or Opposition takes one Cell from the count. (3.3.1, 3-commands/3.3.1-moderates-rally.md) */
  levels: formula("For the Moderates, every level of Support or Opposition takes one Cell from the count."),
  /** Terror takes nothing from the count of the Moderates. (3.3.1, 3-commands/3.3.1-moderates-rally.md) */
  terrorIgnored: exception("Terror takes nothing from the count of the Moderates."),
  /** When they place Cells, the Moderates may buy off what levels take from the count. (3.3.1, 3-commands/3.3.1-moderates-rally.md) */
  offset: permission("When they place Cells, the Moderates may buy off what levels take from the count.", { see: ["3.2.1"] }),
  /** The Moderates Offset nothing beyond what levels take from the count. (3.3.1, 3-commands/3.3.1-moderates-rally.md) */
  offsetWhat: prohibition("The Moderates Offset nothing beyond what levels take from the count."),
  /** Each level that the Moderates Offset takes one Resource. (3.3.1, 3-commands/3.3.1-moderates-rally.md) */
  offsetCost: formula("Each level that the Moderates Offset takes one Resource.", { see: ["3.2.1"] }),
  /** At Polarization seven, Helsinki and Viipuri being Neutral, a Rally of the Moderates in both costs two Resources less two, that is nothing. (3.3.1, 3-commands/3.3.1-moderates-rally.md) */
  discountExample: example("At Polarization seven, Helsinki and Viipuri being Neutral, a Rally of the Moderates in both costs two Resources less two, that is nothing."),
}, {
  overview: "Spaces and cost",
  network: "Network",
  hide: "Underground",
  place: "Cells",
  offset: "Offset",
  discountExample: "Example",
})

/** 3.3.2 Message (3-commands/3.3.2-message.md) */
export const message = section("message", "3.3.2", "Message", {
  /** A Message moves Cells of the Moderates, and with them the Personality and News, and it hides Cells. (3.3.2, 3-commands/3.3.2-message.md) */
  moves: rule("A Message moves Cells of the Moderates, and with them the Personality and News, and it hides Cells."),
  /** A Cell that moves costs one Resource. (3.3.2, 3-commands/3.3.2-message.md) */
  price: formula("A Cell that moves costs one Resource."),
  /** For one Cell, no more than three spaces can be selected to move to. (3.3.2, 3-commands/3.3.2-message.md) */
  threeSpaces: prohibition("For one Cell, no more than three spaces can be selected to move to."),
  /** The spaces that are selected for a Cell hang together, each adjacent to another of them. (3.3.2, 3-commands/3.3.2-message.md) */
  together: prohibition("The spaces that are selected for a Cell hang together, each adjacent to another of them."),
  /** One of the selected spaces at least must be adjacent to the Cell. (3.3.2, 3-commands/3.3.2-message.md) */
  nextToCell: prohibition("One of the selected spaces at least must be adjacent to the Cell."),
  /** A Cell can take along the Personality or one News marker. (3.3.2, 3-commands/3.3.2-message.md) */
  oneMarker: permission("A Cell can take along the Personality or one News marker."),
  /** Nothing goes along with a Cell but the Personality or News. (3.3.2, 3-commands/3.3.2-message.md) */
  markersNamed: prohibition("Nothing goes along with a Cell but the Personality or News."),
  /** No more than one News marker goes with a Cell. (3.3.2, 3-commands/3.3.2-message.md) */
  oneNews: prohibition("No more than one News marker goes with a Cell."),
  /** What the last Cell to leave a space does not take along is removed: the Personality as well as News. (3.3.2, 3-commands/3.3.2-message.md) */
  lastCell: rule("What the last Cell to leave a space does not take along is removed: the Personality as well as News."),
  /** No Cell is selected for a second move. (3.3.2, 3-commands/3.3.2-message.md) */
  once: prohibition("No Cell is selected for a second move."),
  /** As a Limited Command, Message moves one Cell and no other. (3.3.2, 3-commands/3.3.2-message.md) */
  limitedOneCell: prohibition("As a Limited Command, Message moves one Cell and no other.", { see: ["2.2.4"] }),
  /** That Cell, too, can take along News or the Personality, or neither. (3.3.2, 3-commands/3.3.2-message.md) */
  limitedMarkers: note("That Cell, too, can take along News or the Personality, or neither.", { see: ["2.2.4"], status: informative("repeats what every moving Cell can take along") }),
  /** Only News that the Cell holds, or the Personality of its space, goes along with it. (3.3.2, 3-commands/3.3.2-message.md) */
  carried: prohibition("Only News that the Cell holds, or the Personality of its space, goes along with it."),
  /** A Cell makes three moves at the very most. (3.3.2, 3-commands/3.3.2-message.md) */
  threeMoves: prohibition("A Cell makes three moves at the very most."),
  /** Each move leads into an adjacent space that is selected for the Cell. (3.3.2, 3-commands/3.3.2-message.md) */
  intoSelected: prohibition("Each move leads into an adjacent space that is selected for the Cell."),
  /** A Cell can come back to the space where it set out, without selecting it. (3.3.2, 3-commands/3.3.2-message.md) */
  backToStart: exception("A Cell can come back to the space where it set out, without selecting it."),
  /** A Cell is Underground after its moves. (3.3.2, 3-commands/3.3.2-message.md) */
  hides: rule("A Cell is Underground after its moves."),
  /** A Captured Cell does not go Underground. (3.3.2, 3-commands/3.3.2-message.md) */
  capturedStays: exception("A Captured Cell does not go Underground."),
  /** On its way the Cell can pick up News in the space where it just is. (3.3.2, 3-commands/3.3.2-message.md) */
  pickUp: permission("On its way the Cell can pick up News in the space where it just is."),
  /** Nobody picks up News but the Cell that moves, and only in the space where it just is. (3.3.2, 3-commands/3.3.2-message.md) */
  pickUpWhere: prohibition("Nobody picks up News but the Cell that moves, and only in the space where it just is."),
  /** News that some other Cell holds cannot be picked up. (3.3.2, 3-commands/3.3.2-message.md) */
  pickUpUnheld: prohibition("News that some other Cell holds cannot be picked up."),
  /** A Cell that has News or the Personality at any moment of its movement is checked for Capture. (3.3.2, 3-commands/3.3.2-message.md) */
  checkHolders: rule("A Cell that has News or the Personality at any moment of its movement is checked for Capture."),
  /** Every such Cell has a check of its own. (3.3.2, 3-commands/3.3.2-message.md) */
  checkEach: rule("Every such Cell has a check of its own."),
  /** The check looks at the selected space where one enemy Faction has the most Active Cells. (3.3.2, 3-commands/3.3.2-message.md) */
  mostCells: rule("The check looks at the selected space where one enemy Faction has the most Active Cells."),
  /** Among several such spaces, it is the nearest to where the News or the Personality set out. (3.3.2, 3-commands/3.3.2-message.md) */
  nearest: rule("Among several such spaces, it is the nearest to where the News or the Personality set out."),
  /** Between spaces that are as near, the Moderates player chooses. (3.3.2, 3-commands/3.3.2-message.md) */
  ties: permission("Between spaces that are as near, the Moderates player chooses."),
  /** The Moderates player casts a six-sided die. (3.3.2, 3-commands/3.3.2-message.md) */
  roll: rule("The Moderates player casts a six-sided die."),
  /** Above the number of Active enemy Cells in that space, the Cell goes Underground and moves on. (3.3.2, 3-commands/3.3.2-message.md) */
  escapes: rule("Above the number of Active enemy Cells in that space, the Cell goes Underground and moves on."),
  /** At or below that number, the Cell is Captured: it goes no further than that space. (3.3.2, 3-commands/3.3.2-message.md) */
  captured: rule("At or below that number, the Cell is Captured: it goes no further than that space."),
  /** A Captured Cell is turned Active. (3.3.2, 3-commands/3.3.2-message.md) */
  activated: rule("A Captured Cell is turned Active."),
  /** For one Resource an Active Cell in Tampere might move to Häme, the only space selected, and back, or through Häme and Pohjanmaa to Vaasa, all three of them selected; then the Moderates may turn it Underground. (3.3.2, 3-commands/3.3.2-message.md) */
  wayExample: example("For one Resource an Active Cell in Tampere might move to Häme, the only space selected, and back, or through Häme and Pohjanmaa to Vaasa, all three of them selected; then the Moderates may turn it Underground."),
  /** A second Active Cell takes its News from Tampere into Häme, for one Resource; three Active Senate Cells stand there, and with a 3 on the die it is Captured and Active. (3.3.2, 3-commands/3.3.2-message.md) */
  captureExample: example("A second Active Cell takes its News from Tampere into Häme, for one Resource; three Active Senate Cells stand there, and with a 3 on the die it is Captured and Active."),
  /** News comes on two markers, each an important piece of information. (3.3.2, 3-commands/3.3.2-message.md) */
  twoMarkers: definition("News comes on two markers, each an important piece of information.", { status: informative("Setup counts the markers") }),
  /** On the map News is by itself, or with a Cell of the Faction that has it. (3.3.2, 3-commands/3.3.2-message.md) */
  aloneOrHeld: definition("On the map News is by itself, or with a Cell of the Faction that has it."),
  /** A German Landing places News. (3.3.2, 3-commands/3.3.2-message.md) */
  byLanding: rule("A German Landing places News.", { see: ["3.4"] }),
  /** An Attack that sends Defenders to Prison places News. (3.3.2, 3-commands/3.3.2-message.md) */
  byAttack: rule("An Attack that sends Defenders to Prison places News.", { see: ["3.2.4"], status: informative("repeats 3.2.4, which decides") }),
  /** In Phase II, Terror places News with the second Terror marker of a space. (3.3.2, 3-commands/3.3.2-message.md) */
  byTerror: rule("In Phase II, Terror places News with the second Terror marker of a space.", { see: ["3.2.3"], status: informative("repeats 3.2.3, which decides") }),
  /** News stays where it lies until the Moderates pick it up by Message. (3.3.2, 3-commands/3.3.2-message.md) */
  remains: rule("News stays where it lies until the Moderates pick it up by Message.", { status: informative("nothing else moves News that lies by itself, except what says so") }),
  /** The Reds and the Senate never pick up News. (3.3.2, 3-commands/3.3.2-message.md) */
  moderatesPickUp: prohibition("The Reds and the Senate never pick up News.", { status: informative("only Message picks up, and it is on no other list") }),
  /** News lets the Moderates use the Personality Special Activity. (3.3.2, 3-commands/3.3.2-message.md) */
  use: permission("News lets the Moderates use the Personality Special Activity.", { see: ["4.3.1"], status: informative("repeats 4.3.1, which decides") }),
  /** Through Terror against a Moderates Cell with News, the Reds or the Senate can get the News, or it is removed. (3.3.2, 3-commands/3.3.2-message.md) */
  terrorPasses: rule("Through Terror against a Moderates Cell with News, the Reds or the Senate can get the News, or it is removed.", { see: ["3.2.3"] }),
  /** When Terror removes the Cell that holds News, its owner can pass the News to another own Cell in the space. (3.3.2, 3-commands/3.3.2-message.md) */
  ownerTransfers: permission("When Terror removes the Cell that holds News, its owner can pass the News to another own Cell in the space."),
  /** The owner passes no other News than that of the removed Cell. (3.3.2, 3-commands/3.3.2-message.md) */
  ownerTransfersWhat: prohibition("The owner passes no other News than that of the removed Cell."),
  /** The owner passes it to no other than an own Cell of that space that can take it. (3.3.2, 3-commands/3.3.2-message.md) */
  ownerTransfersTo: prohibition("The owner passes it to no other than an own Cell of that space that can take it."),
  /** The News gets another owner only if Terror removed its holder and no other own Cell in the space could take it. (3.3.2, 3-commands/3.3.2-message.md) */
  changesOwner: prohibition("The News gets another owner only if Terror removed its holder and no other own Cell in the space could take it."),
  /** Where an Event removes the last Moderates Cell with News in a space, a Cell there of the Faction that executes the Event takes the News. (3.3.2, 3-commands/3.3.2-message.md) */
  eventPasses: rule("Where an Event removes the last Moderates Cell with News in a space, a Cell there of the Faction that executes the Event takes the News."),
  /** Where that Faction has no Cell there, the News is removed. (3.3.2, 3-commands/3.3.2-message.md) */
  eventRemoves: exception("Where that Faction has no Cell there, the News is removed."),
  /** For a News marker of its own, the Senate or the Reds can execute one more Limited Command, of any kind and not free, right after one without a Special Activity. (3.3.2, 3-commands/3.3.2-message.md) */
  limitedExtra: permission("For a News marker of its own, the Senate or the Reds can execute one more Limited Command, of any kind and not free, right after one without a Special Activity.", { status: informative("repeats 2.2.4, which decides") }),
  /** Nobody but the Senate and the Reds gets a Limited Command for News. (3.3.2, 3-commands/3.3.2-message.md) */
  limitedExtraWho: prohibition("Nobody but the Senate and the Reds gets a Limited Command for News."),
  /** Writers of the time tell how news of great events spread by word of mouth. (3.3.2, 3-commands/3.3.2-message.md) */
  sources: note("Writers of the time tell how news of great events spread by word of mouth.", { status: informative("background; decides nothing in play") }),
}, {
  price: "Spaces and cost",
  oneMarker: "What goes along",
  once: "Limits",
  threeMoves: "Moves",
  hides: "Underground",
  pickUp: "Picking up News",
  checkHolders: "Capture",
  wayExample: "Examples",
  twoMarkers: "News",
  terrorPasses: "News changes hands",
  limitedExtra: "Further Limited Command",
  sources: "Background",
})

/** 3.3.3 Negotiate (3-commands/3.3.3-negotiate.md) */
export const negotiate = section("negotiate", "3.3.3", "Negotiate", {
  /** Negotiate makes enemy Cells Inactive and perhaps lowers Polarization. (3.3.3, 3-commands/3.3.3-negotiate.md) */
  purpose: rule("Negotiate makes enemy Cells Inactive and perhaps lowers Polarization.", { status: informative("an overview; the clauses on its two steps decide") }),
  /** Any number of spaces may be selected. (3.3.3, 3-commands/3.3.3-negotiate.md) */
  anySpaces: permission("Any number of spaces may be selected."),
  /** An Underground Cell of the Moderates stands in every selected space. (3.3.3, 3-commands/3.3.3-negotiate.md) */
  underground: prohibition("An Underground Cell of the Moderates stands in every selected space."),
  /** An Active Cell of an enemy stands in every selected space. (3.3.3, 3-commands/3.3.3-negotiate.md) */
  activeEnemy: prohibition("An Active Cell of an enemy stands in every selected space."),
  /** Each selected space costs one Resource. (3.3.3, 3-commands/3.3.3-negotiate.md) */
  cost: rule("Each selected space costs one Resource."),
  /** First, an Underground Cell of the Moderates is Activated in each selected space. (3.3.3, 3-commands/3.3.3-negotiate.md) */
  activate: rule("First, an Underground Cell of the Moderates is Activated in each selected space."),
  /** With it, an Active Cell of an enemy in the space may be made Inactive, at most one a space. (3.3.3, 3-commands/3.3.3-negotiate.md) */
  deactivate: permission("With it, an Active Cell of an enemy in the space may be made Inactive, at most one a space."),
  /** Only an Active Cell of an enemy in the space is made Inactive. (3.3.3, 3-commands/3.3.3-negotiate.md) */
  deactivateActive: prohibition("Only an Active Cell of an enemy in the space is made Inactive."),
  /** Afterwards the Moderates may lower Polarization. (3.3.3, 3-commands/3.3.3-negotiate.md) */
  lower: permission("Afterwards the Moderates may lower Polarization."),
  /** Polarization goes down by the number of enemy Cells that this Command made Inactive. (3.3.3, 3-commands/3.3.3-negotiate.md) */
  lowerBy: rule("Polarization goes down by the number of enemy Cells that this Command made Inactive."),
}, {
  anySpaces: "Spaces and cost",
  activate: "Cells",
  lower: "Polarization",
})

/** 3.3.4 Politics (3-commands/3.3.4-politics.md) */
export const politics = section("politics", "3.3.4", "Politics", {
  /** Politics puts a cube in the Political Display, so that an Issue may be Resolved. (3.3.4, 3-commands/3.3.4-politics.md) */
  purpose: rule("Politics puts a cube in the Political Display, so that an Issue may be Resolved.", { see: ["6.2"], status: informative("an overview; the clause on the cube decides") }),
  /** Politics takes place in no space. (3.3.4, 3-commands/3.3.4-politics.md) */
  noSpaces: rule("Politics takes place in no space."),
  /** The Polarization Track sets the price: three Resources or fewer. (3.3.4, 3-commands/3.3.4-politics.md) */
  cost: rule("The Polarization Track sets the price: three Resources or fewer.", { see: ["1.10"] }),
  /** Politics needs a piece of the Moderates on the map. (3.3.4, 3-commands/3.3.4-politics.md) */
  onMap: prohibition("Politics needs a piece of the Moderates on the map."),
  /** Politics needs a Polarization of at most five. (3.3.4, 3-commands/3.3.4-politics.md) */
  fiveOrLess: prohibition("Politics needs a Polarization of at most five."),
  /** One Politics Command places no more than one cube. (3.3.4, 3-commands/3.3.4-politics.md) */
  oneCube: prohibition("One Politics Command places no more than one cube."),
  /** Politics places a cube in the Political Display. (3.3.4, 3-commands/3.3.4-politics.md) */
  place: rule("Politics places a cube in the Political Display."),
  /** Only a cube that is available is placed. (3.3.4, 3-commands/3.3.4-politics.md) */
  ifAvailable: prohibition("Only a cube that is available is placed."),
  /** The Moderates pick the color of the cube, red or white. (3.3.4, 3-commands/3.3.4-politics.md) */
  eitherColor: permission("The Moderates pick the color of the cube, red or white."),
  /** With several Cells on the map and Polarization at three, the Moderates pay two Resources for Politics and place an available white cube. (3.3.4, 3-commands/3.3.4-politics.md) */
  costOfTwo: example("With several Cells on the map and Polarization at three, the Moderates pay two Resources for Politics and place an available white cube."),
}, {
  noSpaces: "Cost and conditions",
  oneCube: "Cube",
})

/** 3.4 German Actions (3-commands/3.4-german-actions.md) */
export const germanActions = section("germanActions", "3.4", "German Actions", {
  /** The Germans act in Phase II and never in Phase I. (3.4, 3-commands/3.4-german-actions.md) */
  phaseTwoOnly: prohibition("The Germans act in Phase II and never in Phase I.", { see: ["2.4"] }),
  /** The Germans act on an Event whose card shows the German Action Phase. (3.4, 3-commands/3.4-german-actions.md) */
  printedOnEvent: rule("The Germans act on an Event whose card shows the German Action Phase."),
  /** The German Action Phase is called up when such an Event becomes the current one. (3.4, 3-commands/3.4-german-actions.md) */
  onBecomingCurrent: rule("The German Action Phase is called up when such an Event becomes the current one."),
  /** The die for the Germans is cast before any Faction can act. (3.4, 3-commands/3.4-german-actions.md) */
  rollBeforeFactions: rule("The die for the Germans is cast before any Faction can act."),
  /** The Senate player casts this one six-sided die. (3.4, 3-commands/3.4-german-actions.md) */
  senateRolls: rule("The Senate player casts this one six-sided die."),
  /** On 1, 2 or 3 the Germans act ahead of the player Factions. (3.4, 3-commands/3.4-german-actions.md) */
  lowRollFirst: rule("On 1, 2 or 3 the Germans act ahead of the player Factions."),
  /** On 4, 5 or 6 the Germans act once the player Factions are done. (3.4, 3-commands/3.4-german-actions.md) */
  highRollLast: rule("On 4, 5 or 6 the Germans act once the player Factions are done."),
  /** What the Germans do is read from the German actions flowchart. (3.4, 3-commands/3.4-german-actions.md) */
  byFlowchart: rule("What the Germans do is read from the German actions flowchart."),
  /** By Coordinate the Senate player may settle the details of what the Germans do. (3.4, 3-commands/3.4-german-actions.md) */
  senateMayCoordinate: permission("By Coordinate the Senate player may settle the details of what the Germans do.", { see: ["4.2.4"] }),
  /** Jaeger Return to Finland (#26) is played in Phase II and the Senate player casts a 3, so that the Germans act first, by the flowchart. (3.4, 3-commands/3.4-german-actions.md) */
  jaegerReturnExample: example("Jaeger Return to Finland (#26) is played in Phase II and the Senate player casts a 3, so that the Germans act first, by the flowchart."),
  /** Three spots on the Eligibility track hold the German cylinder: acting before the Factions, after them, or not. (3.4, 3-commands/3.4-german-actions.md) */
  cylinderSpots: note("Three spots on the Eligibility track hold the German cylinder: acting before the Factions, after them, or not.", { see: ["2.2"], status: informative("where a cylinder is kept as a reminder") }),
}, {
  phaseTwoOnly: "When",
  senateRolls: "Die",
  byFlowchart: "Actions",
  jaegerReturnExample: "Example and marker",
})

/** 4.0 Special Activities (4-special-activities/4.1-special-activities.md) */
export const specialActivities = section("specialActivities", "4.0", "Special Activities", {})

/** 4.1 Special Activities in General (4-special-activities/4.1-special-activities.md) */
export const specialActivitiesInGeneral = section("specialActivitiesInGeneral", "4.1", "Special Activities in General", {
  /** A Faction may add a Special Activity to a Command that it carries out. (4.1, 4-special-activities/4.1-special-activities.md) */
  withCommand: permission("A Faction may add a Special Activity to a Command that it carries out.", { see: ["2.0"] }),
  /** The Command that it is added to takes place in at least one space. (4.1, 4-special-activities/4.1-special-activities.md) */
  commandInSomeSpace: prohibition("The Command that it is added to takes place in at least one space."),
  /** No more than one Special Activity goes with a Command. (4.1, 4-special-activities/4.1-special-activities.md) */
  onlyOne: prohibition("No more than one Special Activity goes with a Command."),
  /** A Faction uses the Special Activities of its own list. (4.1, 4-special-activities/4.1-special-activities.md) */
  ownOnly: prohibition("A Faction uses the Special Activities of its own list."),
  /** A Limited Command takes no Special Activity. (4.1, 4-special-activities/4.1-special-activities.md) */
  notWithLimited: exception("A Limited Command takes no Special Activity.", { see: ["3.1"] }),
  /** As in a Command, the Faction picks the spaces, Factions and pieces affected, and the order of what it does. (4.1, 4-special-activities/4.1-special-activities.md) */
  selects: permission("As in a Command, the Faction picks the spaces, Factions and pieces affected, and the order of what it does."),
  /** The Special Activity is carried out whole, at one moment. (4.1, 4-special-activities/4.1-special-activities.md) */
  atOneTime: rule("The Special Activity is carried out whole, at one moment."),
  /** That moment may be right before the Command. (4.1, 4-special-activities/4.1-special-activities.md) */
  before: permission("That moment may be right before the Command."),
  /** That moment may lie within the Command. (4.1, 4-special-activities/4.1-special-activities.md) */
  during: permission("That moment may lie within the Command."),
  /** That moment may be right after the Command. (4.1, 4-special-activities/4.1-special-activities.md) */
  after: permission("That moment may be right after the Command."),
}, {
  withCommand: "With which Command",
  selects: "Decisions and moment",
})

/** 4.1.1 Accompanying Commands (4-special-activities/4.1-special-activities.md) */
export const accompanying = section("accompanying", "4.1.1", "Accompanying Commands", {
  /** A Special Activity that names Commands goes with those Commands alone. (4.1.1, 4-special-activities/4.1-special-activities.md) */
  certainCommands: prohibition("A Special Activity that names Commands goes with those Commands alone."),
  /** A Special Activity that names no Command may go with any. (4.1.1, 4-special-activities/4.1-special-activities.md) */
  otherwiseAny: permission("A Special Activity that names no Command may go with any."),
  /** Unless told otherwise, it may be used in every space that meets its other conditions. (4.1.1, 4-special-activities/4.1-special-activities.md) */
  anyValidSpace: permission("Unless told otherwise, it may be used in every space that meets its other conditions."),
  /** A Special Activity takes place in valid spaces and in no other. (4.1.1, 4-special-activities/4.1-special-activities.md) */
  validOnly: prohibition("A Special Activity takes place in valid spaces and in no other."),
})

/** 4.2 Reds and Senate Special Activities (4-special-activities/4.2.1-political-event.md) */
export const redsAndSenateSpecials = section("redsAndSenateSpecials", "4.2", "Reds and Senate Special Activities", {})

/** 4.2.1 Political Event (4-special-activities/4.2.1-political-event.md) */
export const politicalEvent = section("politicalEvent", "4.2.1", "Political Event", {
  /** A Political Event earns its Faction Resources. (4.2.1, 4-special-activities/4.2.1-political-event.md) */
  purpose: rule("A Political Event earns its Faction Resources.", { status: informative("an overview; the clause on what a space brings decides") }),
  /** A Political Event may go with whatever Command is carried out. (4.2.1, 4-special-activities/4.2.1-political-event.md) */
  anyCommand: permission("A Political Event may go with whatever Command is carried out."),
  /** A Political Event takes place in four spaces at most. (4.2.1, 4-special-activities/4.2.1-political-event.md) */
  upToFour: prohibition("A Political Event takes place in four spaces at most."),
  /** A space of a Political Event holds an Active Cell of the Faction. (4.2.1, 4-special-activities/4.2.1-political-event.md) */
  activeCell: prohibition("A space of a Political Event holds an Active Cell of the Faction."),
  /** The Faction Controls every space of its Political Event. (4.2.1, 4-special-activities/4.2.1-political-event.md) */
  ownControl: prohibition("The Faction Controls every space of its Political Event."),
  /** Each of the spaces brings the Faction one Resource. (4.2.1, 4-special-activities/4.2.1-political-event.md) */
  oneEach: rule("Each of the spaces brings the Faction one Resource."),
})

/** 4.2.2 Foreign Relations (4-special-activities/4.2.2-foreign-relations.md) */
export const foreignRelations = section("foreignRelations", "4.2.2", "Foreign Relations", {
  /** Foreign Relations changes the Vassalage of the friendly Power. (4.2.2, 4-special-activities/4.2.2-foreign-relations.md) */
  purpose: rule("Foreign Relations changes the Vassalage of the friendly Power.", { see: ["1.9"], status: informative("an overview; the clauses on increase and decrease decide") }),
  /** Foreign Relations may go with whatever Command is carried out. (4.2.2, 4-special-activities/4.2.2-foreign-relations.md) */
  anyCommand: permission("Foreign Relations may go with whatever Command is carried out."),
  /** One way: the Vassalage of the friendly Power goes up by one. (4.2.2, 4-special-activities/4.2.2-foreign-relations.md) */
  increase: rule("One way: the Vassalage of the friendly Power goes up by one."),
  /** The other way: it goes down by one, provided that a Success Roll succeeds. (4.2.2, 4-special-activities/4.2.2-foreign-relations.md) */
  decrease: rule("The other way: it goes down by one, provided that a Success Roll succeeds."),
  /** A Success Roll has a Target Value, which starts at zero. (4.2.2, 4-special-activities/4.2.2-foreign-relations.md) */
  target: definition("A Success Roll has a Target Value, which starts at zero."),
  /** As many Resources as the Faction likes are spent before the roll. (4.2.2, 4-special-activities/4.2.2-foreign-relations.md) */
  spend: permission("As many Resources as the Faction likes are spent before the roll."),
  /** It is by spending Resources that the Target Value is set. (4.2.2, 4-special-activities/4.2.2-foreign-relations.md) */
  spentToSet: rule("It is by spending Resources that the Target Value is set."),
  /** The Target Value rises by 2 for each Resource that is spent. (4.2.2, 4-special-activities/4.2.2-foreign-relations.md) */
  twoEach: rule("The Target Value rises by 2 for each Resource that is spent."),
  /** The attempt succeeds if the roll of a die does not exceed the Target Value. (4.2.2, 4-special-activities/4.2.2-foreign-relations.md) */
  success: rule("The attempt succeeds if the roll of a die does not exceed the Target Value."),
  /** A roll above the Target Value fails, and nothing changes. (4.2.2, 4-special-activities/4.2.2-foreign-relations.md) */
  failure: rule("A roll above the Target Value fails, and nothing changes."),
  /** Resources spent on an attempt that fails are lost. (4.2.2, 4-special-activities/4.2.2-foreign-relations.md) */
  forfeited: rule("Resources spent on an attempt that fails are lost."),
  /** No roll can fail once three Resources are spent. (4.2.2, 4-special-activities/4.2.2-foreign-relations.md) */
  threeSuffice: note("No roll can fail once three Resources are spent."),
}, {
  purpose: "Purpose",
  increase: "Two ways",
  target: "Target Value",
  success: "Result",
})

/** 4.2.3 Prepare (4-special-activities/4.2.3-prepare.md) */
export const prepare = section("prepare", "4.2.3", "Prepare", {
  /** Prepare sets up a Prepared marker or deals with Sabotage. (4.2.3, 4-special-activities/4.2.3-prepare.md) */
  purpose: rule("Prepare sets up a Prepared marker or deals with Sabotage.", { status: informative("an overview; the clauses on the markers decide") }),
  /** Prepare deals with Sabotage in Phase II alone. (4.2.3, 4-special-activities/4.2.3-prepare.md) */
  sabotageInPhaseTwo: prohibition("Prepare deals with Sabotage in Phase II alone.", { see: ["2.4"] }),
  /** Prepare may go with whatever Command is carried out. (4.2.3, 4-special-activities/4.2.3-prepare.md) */
  anyCommand: permission("Prepare may go with whatever Command is carried out."),
  /** One way: a Prepared marker is placed in one space. (4.2.3, 4-special-activities/4.2.3-prepare.md) */
  placePrepared: rule("One way: a Prepared marker is placed in one space."),
  /** The Prepared marker is placed where the Faction has a Cell. (4.2.3, 4-special-activities/4.2.3-prepare.md) */
  friendlyCell: prohibition("The Prepared marker is placed where the Faction has a Cell."),
  /** The Prepared marker comes, if Available, from the Capabilities box. (4.2.3, 4-special-activities/4.2.3-prepare.md) */
  availablePrepared: prohibition("The Prepared marker comes, if Available, from the Capabilities box."),
  /** The marker shows red for the Reds and white for the Senate. (4.2.3, 4-special-activities/4.2.3-prepare.md) */
  side: rule("The marker shows red for the Reds and white for the Senate."),
  /** The other way: a Sabotage marker is placed on a border or taken off it. (4.2.3, 4-special-activities/4.2.3-prepare.md) */
  orSabotage: rule("The other way: a Sabotage marker is placed on a border or taken off it.", { see: ["3.2.5"] }),
  /** The border with the Sabotage is that of a space in which the Faction has a Cell. (4.2.3, 4-special-activities/4.2.3-prepare.md) */
  borderWithCell: prohibition("The border with the Sabotage is that of a space in which the Faction has a Cell."),
  /** No space holds more than one Prepared marker of a Faction. (4.2.3, 4-special-activities/4.2.3-prepare.md) */
  onePrepared: prohibition("No space holds more than one Prepared marker of a Faction."),
  /** No border holds more than one Sabotage marker. (4.2.3, 4-special-activities/4.2.3-prepare.md) */
  oneSabotage: prohibition("No border holds more than one Sabotage marker."),
  /** Bridges and railways were often sabotaged in the war. (4.2.3, 4-special-activities/4.2.3-prepare.md) */
  meaning: note("Bridges and railways were often sabotaged in the war.", { status: informative("background; decides nothing in play") }),
}, {
  purpose: "Purpose",
  placePrepared: "Prepared marker",
  orSabotage: "Sabotage",
  onePrepared: "Limits",
  meaning: "Background",
})

/** 4.2.4 Coordinate (Senate only) (4-special-activities/4.2.4-coordinate.md) */
export const coordinate = section("coordinate", "4.2.4", "Coordinate (Senate only)", {
  /** After Coordinate the Senate may settle every detail of what the Germans do. (4.2.4, 4-special-activities/4.2.4-coordinate.md) */
  senateDecides: permission("After Coordinate the Senate may settle every detail of what the Germans do.", { see: ["3.4"] }),
  /** Coordinate reaches only the action that the Germans take next. (4.2.4, 4-special-activities/4.2.4-coordinate.md) */
  nextActionOnly: prohibition("Coordinate reaches only the action that the Germans take next."),
  /** No Faction but the Senate can use Coordinate. (4.2.4, 4-special-activities/4.2.4-coordinate.md) */
  senateOnly: prohibition("No Faction but the Senate can use Coordinate."),
  /** Coordinate may go with whatever Command the Senate carries out. (4.2.4, 4-special-activities/4.2.4-coordinate.md) */
  anyCommand: permission("Coordinate may go with whatever Command the Senate carries out."),
  /** Coordinate is used only in Phase II. (4.2.4, 4-special-activities/4.2.4-coordinate.md) */
  phaseTwoOnly: prohibition("Coordinate is used only in Phase II."),
  /** To Coordinate, put the Coordinate marker on the Eligibility cylinder of the Germans. (4.2.4, 4-special-activities/4.2.4-coordinate.md) */
  placeMarker: rule("To Coordinate, put the Coordinate marker on the Eligibility cylinder of the Germans."),
})

/** 4.2.5 Crackdown (Senate only) (4-special-activities/4.2.5-crackdown.md) */
export const crackdown = section("crackdown", "4.2.5", "Crackdown (Senate only)", {
  /** Crackdown brings Opposition down. (4.2.5, 4-special-activities/4.2.5-crackdown.md) */
  purpose: rule("Crackdown brings Opposition down.", { status: informative("an overview; the clause on the shift decides") }),
  /** No Faction but the Senate can use Crackdown. (4.2.5, 4-special-activities/4.2.5-crackdown.md) */
  senateOnly: prohibition("No Faction but the Senate can use Crackdown."),
  /** Crackdown is used only in Phase II. (4.2.5, 4-special-activities/4.2.5-crackdown.md) */
  phaseTwoOnly: prohibition("Crackdown is used only in Phase II."),
  /** Crackdown does not go with Attack. (4.2.5, 4-special-activities/4.2.5-crackdown.md) */
  notWithAttack: prohibition("Crackdown does not go with Attack.", { see: ["3.2.4"] }),
  /** Crackdown does not go with March. (4.2.5, 4-special-activities/4.2.5-crackdown.md) */
  notWithMarch: prohibition("Crackdown does not go with March.", { see: ["3.2.5"] }),
  /** Crackdown takes place in one space. (4.2.5, 4-special-activities/4.2.5-crackdown.md) */
  oneSpace: rule("Crackdown takes place in one space."),
  /** The Senate Controls the space of its Crackdown. (4.2.5, 4-special-activities/4.2.5-crackdown.md) */
  senateControl: prohibition("The Senate Controls the space of its Crackdown."),
  /** The space of a Crackdown holds an Active Cell of the Senate. (4.2.5, 4-special-activities/4.2.5-crackdown.md) */
  activeCell: prohibition("The space of a Crackdown holds an Active Cell of the Senate."),
  /** A white Terror marker is placed in the space. (4.2.5, 4-special-activities/4.2.5-crackdown.md) */
  placeTerror: rule("A white Terror marker is placed in the space."),
  /** Two Terror markers in a space, of whatever colors, are the limit. (4.2.5, 4-special-activities/4.2.5-crackdown.md) */
  twoTerror: prohibition("Two Terror markers in a space, of whatever colors, are the limit.", { see: ["1.4.3"] }),
  /** Opposition in the space moves a level towards Neutral. (4.2.5, 4-special-activities/4.2.5-crackdown.md) */
  shift: rule("Opposition in the space moves a level towards Neutral."),
  /** Polarization goes up by one for the Terror marker that was placed. (4.2.5, 4-special-activities/4.2.5-crackdown.md) */
  polarize: rule("Polarization goes up by one for the Terror marker that was placed."),
  /** The Playbook has the background, with Event 37, VATO. (4.2.5, 4-special-activities/4.2.5-crackdown.md) */
  vato: note("The Playbook has the background, with Event 37, VATO.", { status: informative("background; decides nothing in play") }),
}, {
  senateOnly: "When",
  oneSpace: "Space",
  placeTerror: "Effects",
  vato: "Background",
})

/** 4.3 Moderates’ Special Activities (4-special-activities/4.3.1-personality.md) */
export const moderatesSpecials = section("moderatesSpecials", "4.3", "Moderates’ Special Activities", {})

/** 4.3.1 Personality (4-special-activities/4.3.1-personality.md) */
export const personality = section("personality", "4.3.1", "Personality", {
  /** Personality brings the Personality marker into play or puts News to use. (4.3.1, 4-special-activities/4.3.1-personality.md) */
  purpose: rule("Personality brings the Personality marker into play or puts News to use.", { status: informative("an overview; the clauses on News and on placing decide") }),
  /** Personality goes with no Command but Rally or Politics. (4.3.1, 4-special-activities/4.3.1-personality.md) */
  withRallyOrPolitics: prohibition("Personality goes with no Command but Rally or Politics.", { see: ["3.3.1", "3.3.4"] }),
  /** News is put to use in Phase II alone. (4.3.1, 4-special-activities/4.3.1-personality.md) */
  newsInPhaseTwo: prohibition("News is put to use in Phase II alone.", { see: ["2.4"] }),
  /** Putting News to use is as the Moderates wish. (4.3.1, 4-special-activities/4.3.1-personality.md) */
  newsWanted: permission("Putting News to use is as the Moderates wish."),
  /** The space whose News is used holds the Personality. (4.3.1, 4-special-activities/4.3.1-personality.md) */
  newsWithPersonality: prohibition("The space whose News is used holds the Personality."),
  /** The Cell whose News is used is Underground. (4.3.1, 4-special-activities/4.3.1-personality.md) */
  newsUnderground: prohibition("The Cell whose News is used is Underground.", { see: ["3.3.2"] }),
  /** News that is used leaves the map. (4.3.1, 4-special-activities/4.3.1-personality.md) */
  discardNews: rule("News that is used leaves the map."),
  /** With the News goes the placing of an Available cube in the Political Display. (4.3.1, 4-special-activities/4.3.1-personality.md) */
  newsCube: rule("With the News goes the placing of an Available cube in the Political Display.", { see: ["1.11"] }),
  /** That cube may be red or white. (4.3.1, 4-special-activities/4.3.1-personality.md) */
  cubeColor: permission("That cube may be red or white."),
  /** Once News is discarded, one of two effects follows: Resources, or lower Polarization. (4.3.1, 4-special-activities/4.3.1-personality.md) */
  thenOne: rule("Once News is discarded, one of two effects follows: Resources, or lower Polarization."),
  /** One effect: the Moderates gain the roll of a die in Resources. (4.3.1, 4-special-activities/4.3.1-personality.md) */
  resources: rule("One effect: the Moderates gain the roll of a die in Resources."),
  /** The other effect: Polarization goes down by half the roll of a die, halves rounded up. (4.3.1, 4-special-activities/4.3.1-personality.md) */
  polarization: rule("The other effect: Polarization goes down by half the roll of a die, halves rounded up."),
  /** Instead of all this, the Personality may be placed, in Phase I and Phase II alike. (4.3.1, 4-special-activities/4.3.1-personality.md) */
  orPlace: rule("Instead of all this, the Personality may be placed, in Phase I and Phase II alike."),
  /** The Personality is placed in a Town. (4.3.1, 4-special-activities/4.3.1-personality.md) */
  placeInTown: prohibition("The Personality is placed in a Town."),
  /** The Personality is placed where a Cell of the Moderates stands. (4.3.1, 4-special-activities/4.3.1-personality.md) */
  placeWithCell: prohibition("The Personality is placed where a Cell of the Moderates stands."),
  /** The Personality is placed from Available. (4.3.1, 4-special-activities/4.3.1-personality.md) */
  fromAvailable: prohibition("The Personality is placed from Available."),
  /** Väinö Tanner, a Social Democrat who stayed out of the Revolt and sought a settlement, is one of them. (4.3.1, 4-special-activities/4.3.1-personality.md) */
  tanner: note("Väinö Tanner, a Social Democrat who stayed out of the Revolt and sought a settlement, is one of them.", { status: informative("background; decides nothing in play") }),
  /** Juhani Aho and Uuno Hannula can stand for the Moderates on the bourgeois side. (4.3.1, 4-special-activities/4.3.1-personality.md) */
  others: note("Juhani Aho and Uuno Hannula can stand for the Moderates on the bourgeois side.", { status: informative("background; decides nothing in play") }),
}, {
  purpose: "Purpose",
  newsInPhaseTwo: "News",
  thenOne: "Effects of News",
  orPlace: "Placing Personality",
  tanner: "Background",
})

/** 4.3.2 Dialogue (4-special-activities/4.3.2-dialogue.md) */
export const dialogue = section("dialogue", "4.3.2", "Dialogue", {
  /** Dialogue moves a space towards Neutral or turns an enemy Cell into one of the Moderates. (4.3.2, 4-special-activities/4.3.2-dialogue.md) */
  purpose: rule("Dialogue moves a space towards Neutral or turns an enemy Cell into one of the Moderates.", { status: informative("an overview; the clauses on its two effects decide") }),
  /** Dialogue goes with every Command except Rally. (4.3.2, 4-special-activities/4.3.2-dialogue.md) */
  notWithRally: prohibition("Dialogue goes with every Command except Rally.", { see: ["3.3.1"] }),
  /** The introduction has Dialogue in any number of spaces with Underground Cells of the Moderates. (4.3.2, 4-special-activities/4.3.2-dialogue.md) */
  anySpaces: permission("The introduction has Dialogue in any number of spaces with Underground Cells of the Moderates."),
  /** The procedure has Dialogue in a single space. (4.3.2, 4-special-activities/4.3.2-dialogue.md) */
  oneSpace: prohibition("The procedure has Dialogue in a single space."),
  /** Dialogue takes an Underground Cell of the Moderates in its space. (4.3.2, 4-special-activities/4.3.2-dialogue.md) */
  underground: prohibition("Dialogue takes an Underground Cell of the Moderates in its space."),
  /** That Cell is Activated first. (4.3.2, 4-special-activities/4.3.2-dialogue.md) */
  activate: rule("That Cell is Activated first."),
  /** Then, in the same space, one of two effects follows: a shift, or a replacement. (4.3.2, 4-special-activities/4.3.2-dialogue.md) */
  thenOne: rule("Then, in the same space, one of two effects follows: a shift, or a replacement."),
  /** One effect: the Support or Opposition of the space moves a level towards Neutral. (4.3.2, 4-special-activities/4.3.2-dialogue.md) */
  shift: rule("One effect: the Support or Opposition of the space moves a level towards Neutral."),
  /** The other effect: a Moderates Cell takes the place of an Inactive Cell of an enemy. (4.3.2, 4-special-activities/4.3.2-dialogue.md) */
  replace: rule("The other effect: a Moderates Cell takes the place of an Inactive Cell of an enemy."),
  /** No replacement that would cost a Capability marker its last friendly Cell. (4.3.2, 4-special-activities/4.3.2-dialogue.md) */
  notCapability: prohibition("No replacement that would cost a Capability marker its last friendly Cell."),
  /** No replacement that would cost a Prepared marker its last friendly Cell. (4.3.2, 4-special-activities/4.3.2-dialogue.md) */
  notPrepared: prohibition("No replacement that would cost a Prepared marker its last friendly Cell."),
  /** No replacement that would make News pass on. (4.3.2, 4-special-activities/4.3.2-dialogue.md) */
  notNews: prohibition("No replacement that would make News pass on."),
}, {
  purpose: "Purpose",
  anySpaces: "Spaces",
  activate: "Effects",
  notCapability: "No replacement",
})

/** 4.3.3 Publish (4-special-activities/4.3.3-publish.md) */
export const publish = section("publish", "4.3.3", "Publish", {
  /** Publish earns the Moderates Resources. (4.3.3, 4-special-activities/4.3.3-publish.md) */
  purpose: rule("Publish earns the Moderates Resources.", { status: informative("an overview; the clauses on Towns and Cells decide") }),
  /** Publish does not go with Rally. (4.3.3, 4-special-activities/4.3.3-publish.md) */
  notWithRally: prohibition("Publish does not go with Rally.", { see: ["3.3.1"] }),
  /** Publish does not go with Negotiate. (4.3.3, 4-special-activities/4.3.3-publish.md) */
  notWithNegotiate: prohibition("Publish does not go with Negotiate.", { see: ["3.3.3"] }),
  /** No more than two spaces are selected. (4.3.3, 4-special-activities/4.3.3-publish.md) */
  upToTwo: prohibition("No more than two spaces are selected."),
  /** A selected space has a Population of one or more. (4.3.3, 4-special-activities/4.3.3-publish.md) */
  populated: prohibition("A selected space has a Population of one or more."),
  /** A selected space holds a piece of the Moderates, of whatever type. (4.3.3, 4-special-activities/4.3.3-publish.md) */
  withModerates: prohibition("A selected space holds a piece of the Moderates, of whatever type."),
  /** Every Town among the selected spaces brings one Resource. (4.3.3, 4-special-activities/4.3.3-publish.md) */
  perTown: rule("Every Town among the selected spaces brings one Resource."),
  /** Publish Activates only Cells that are Underground. (4.3.3, 4-special-activities/4.3.3-publish.md) */
  underground: prohibition("Publish Activates only Cells that are Underground."),
  /** In which of the selected spaces Cells are Activated is as the Moderates wish. (4.3.3, 4-special-activities/4.3.3-publish.md) */
  whereDesired: permission("In which of the selected spaces Cells are Activated is as the Moderates wish."),
  /** Where the Personality is, one Underground Cell may be Activated on its account. (4.3.3, 4-special-activities/4.3.3-publish.md) */
  forPersonality: permission("Where the Personality is, one Underground Cell may be Activated on its account."),
  /** Where Networks are, one or two, one Underground Cell may be Activated on their account. (4.3.3, 4-special-activities/4.3.3-publish.md) */
  forNetworks: permission("Where Networks are, one or two, one Underground Cell may be Activated on their account."),
  /** No Cell of a space is Activated beyond one for the Personality and one for Networks there. (4.3.3, 4-special-activities/4.3.3-publish.md) */
  noFurther: prohibition("No Cell of a space is Activated beyond one for the Personality and one for Networks there."),
  /** Every Cell that is Activated brings two Resources. (4.3.3, 4-special-activities/4.3.3-publish.md) */
  perCell: rule("Every Cell that is Activated brings two Resources."),
  /** With the Personality, a Network and two Cells in Helsinki, and a Network and a Cell in Tampere, the Towns bring 2 Resources and the three Cells, two in Helsinki and one in Tampere, bring 6: 8 in all. (4.3.3, 4-special-activities/4.3.3-publish.md) */
  helsinkiAndTampere: example("With the Personality, a Network and two Cells in Helsinki, and a Network and a Cell in Tampere, the Towns bring 2 Resources and the three Cells, two in Helsinki and one in Tampere, bring 6: 8 in all."),
  /** Publish stands for the writings of the Moderates, from newspaper columns to proposals of truce. (4.3.3, 4-special-activities/4.3.3-publish.md) */
  meaning: note("Publish stands for the writings of the Moderates, from newspaper columns to proposals of truce.", { see: ["5.0"], status: informative("background; decides nothing in play") }),
}, {
  purpose: "Purpose",
  upToTwo: "Spaces",
  perTown: "Resources",
  helsinkiAndTampere: "Example and meaning",
})

/** 5.0 Events (5-events/5.1-events.md) */
export const events = section("events", "5.0", "Events", {
  /** A card carries a title, the time of its Event, a picture with a caption, and a text. (5.0, 5-events/5.1-events.md) */
  parts: component("A card carries a title, the time of its Event, a picture with a caption, and a text.", { status: leftToComponent("the cards: what is printed on them") }),
  /** Picture and caption are there for the history and do nothing in play. (5.0, 5-events/5.1-events.md) */
  flavor: rule("Picture and caption are there for the history and do nothing in play.", { status: informative("a pack of Events holds neither") }),
  /** Some cards also show the German Action Phase: a Power may act on them. (5.0, 5-events/5.1-events.md) */
  germanActionPhase: component("Some cards also show the German Action Phase: a Power may act on them.", { see: ["3.4"], status: leftToComponent("the deck: which cards show it") }),
  /** A card may carry a symbol for Non-players. (5.0, 5-events/5.1-events.md) */
  solitaire: component("A card may carry a symbol for Non-players.", { see: ["8.0"], status: leftToComponent("the cards: what is printed on them") }),
})

/** 5.1 Executing Events (5-events/5.1-events.md) */
export const executingEvents = section("executingEvents", "5.1", "Executing Events", {
  /** The text of the Event is carried out to the letter. (5.1, 5-events/5.1-events.md) */
  literally: rule("The text of the Event is carried out to the letter."),
  /** That can include what other Factions do or decide. (5.1, 5-events/5.1-events.md) */
  othersInvolved: rule("That can include what other Factions do or decide."),
  /** The Faction that executes the Event makes every selection that its text leaves open. (5.1, 5-events/5.1-events.md) */
  executingSelects: rule("The Faction that executes the Event makes every selection that its text leaves open."),
  /** Among its selections are the pieces that the Event affects. (5.1, 5-events/5.1-events.md) */
  selectsPieces: permission("Among its selections are the pieces that the Event affects."),
  /** Among its selections is the Faction that is to have a free Command. (5.1, 5-events/5.1-events.md) */
  selectsFaction: permission("Among its selections is the Faction that is to have a free Command.", { see: ["3.1.2"] }),
  /** A Faction that the text, or the executing Faction, has act settles how it does so. (5.1, 5-events/5.1-events.md) */
  otherDecides: rule("A Faction that the text, or the executing Faction, has act settles how it does so."),
  /** Acting in this way leaves its Eligibility as it was. (5.1, 5-events/5.1-events.md) */
  noEligibilityChange: rule("Acting in this way leaves its Eligibility as it was.", { see: ["2.2"] }),
  /** The text of an Event prevails over rules that it is at odds with. (5.1, 5-events/5.1-events.md) */
  precedence: exception("The text of an Event prevails over rules that it is at odds with."),
  /** Not even an Event goes beyond a Stacking limit. (5.1, 5-events/5.1-events.md) */
  notBeyondStacking: prohibition("Not even an Event goes beyond a Stacking limit.", { see: ["1.4.3"] }),
  /** An Event places nothing but Available pieces and markers. (5.1, 5-events/5.1-events.md) */
  onlyAvailable: prohibition("An Event places nothing but Available pieces and markers."),
  /** The text can tell another source of pieces; and own pieces can be made Available. (5.1, 5-events/5.1-events.md) */
  unlessSpecified: exception("The text can tell another source of pieces; and own pieces can be made Available.", { see: ["1.4.2"] }),
  /** No Event brings a Faction to more than 30 Resources. (5.1, 5-events/5.1-events.md) */
  resourceLimit: prohibition("No Event brings a Faction to more than 30 Resources."),
  /** Whatever part of the text can be carried out has to be. (5.1, 5-events/5.1-events.md) */
  mustIfPossible: rule("Whatever part of the text can be carried out has to be."),
  /** A part that cannot be carried out is left out, and the rest is done all the same. (5.1, 5-events/5.1-events.md) */
  partly: rule("A part that cannot be carried out is left out, and the rest is done all the same."),
}, {
  literally: "Text",
  executingSelects: "Selections",
  precedence: "Limits",
  mustIfPossible: "What is possible",
})

/** 5.2 Dual Use (5-events/5.1-events.md) */
export const dualUse = section("dualUse", "5.2", "Dual Use", {
  /** The card of many an Event has two texts, one unshaded and one shaded. (5.2, 5-events/5.1-events.md) */
  twoTexts: component("The card of many an Event has two texts, one unshaded and one shaded.", { status: leftToComponent("the cards: what is printed on them") }),
  /** The Faction that executes the Event chooses between the unshaded and the shaded text. (5.2, 5-events/5.1-events.md) */
  select: permission("The Faction that executes the Event chooses between the unshaded and the shaded text."),
  /** Only one of the two texts is carried out. (5.2, 5-events/5.1-events.md) */
  notBoth: prohibition("Only one of the two texts is carried out."),
  /** Unshaded texts are good for the Senate, shaded ones mostly for the Moderates or the Reds. (5.2, 5-events/5.1-events.md) */
  tendency: note("Unshaded texts are good for the Senate, shaded ones mostly for the Moderates or the Reds."),
})

/** 5.3 Capabilities (5-events/5.3-capabilities.md) */
export const capabilities = section("capabilities", "5.3", "Capabilities", {
  /** An Event marked Capability provides the Faction that executes it with its markers. (5.3, 5-events/5.3-capabilities.md) */
  toExecutingFaction: rule("An Event marked Capability provides the Faction that executes it with its markers."),
  /** The Moderates never have Capability markers. (5.3, 5-events/5.3-capabilities.md) */
  notModerates: exception("The Moderates never have Capability markers."),
  /** The Moderates may still execute a Capability Event for another Faction. (5.3, 5-events/5.3-capabilities.md) */
  moderatesForOthers: permission("The Moderates may still execute a Capability Event for another Faction."),
  /** The marker of the Event is put in the Capabilities box. (5.3, 5-events/5.3-capabilities.md) */
  toCapabilitiesBox: rule("The marker of the Event is put in the Capabilities box."),
  /** The side of the marker that faces up is that of the Faction which gets it. (5.3, 5-events/5.3-capabilities.md) */
  appropriateSide: rule("The side of the marker that faces up is that of the Faction which gets it."),
  /** In Phase II the marker is put on the map, in any space with a friendly Cell. (5.3, 5-events/5.3-capabilities.md) */
  phaseTwoOnMap: rule("In Phase II the marker is put on the map, in any space with a friendly Cell.", { see: ["2.4", "1.4.3"] }),
  /** Jaeger is put in Vaasa. (5.3, 5-events/5.3-capabilities.md) */
  jaegerInVaasa: exception("Jaeger is put in Vaasa.", { see: ["2.4"] }),
  /** If Vaasa is not possible, Jaeger is put in the nearest space that holds a Senate Cell. (5.3, 5-events/5.3-capabilities.md) */
  jaegerNearest: exception("If Vaasa is not possible, Jaeger is put in the nearest space that holds a Senate Cell.", { see: ["2.4"] }),
  /** A Capability marker cannot be in a space on its own. (5.3, 5-events/5.3-capabilities.md) */
  notAlone: prohibition("A Capability marker cannot be in a space on its own."),
  /** When the last friendly Cell is removed from a space, its Capabilities go too. (5.3, 5-events/5.3-capabilities.md) */
  removedWithLastCell: rule("When the last friendly Cell is removed from a space, its Capabilities go too."),
}, {
  toExecutingFaction: "Who",
  toCapabilitiesBox: "Markers",
  phaseTwoOnMap: "On the map",
  notAlone: "Without a Cell",
})

/** 5.4 Free Commands (5-events/5.4-free-commands.md) */
export const freeByEvent = section("freeByEvent", "5.4", "Free Commands", {
  /** Some Events have a Faction, the executing one or another, carry out a Command at once. (5.4, 5-events/5.4-free-commands.md) */
  granted: permission("Some Events have a Faction, the executing one or another, carry out a Command at once."),
  /** Or they have it carry out a Special Activity at once. (5.4, 5-events/5.4-free-commands.md) */
  specialGranted: permission("Or they have it carry out a Special Activity at once."),
  /** The action comes in the midst of the Event, outside the order of play. (5.4, 5-events/5.4-free-commands.md) */
  interrupts: rule("The action comes in the midst of the Event, outside the order of play."),
  /** As a rule no Faction that has a part in the action pays Resources for it. (5.4, 5-events/5.4-free-commands.md) */
  noCost: rule("As a rule no Faction that has a part in the action pays Resources for it."),
  /** That it costs nothing is the usual case; a text can have it paid for. (5.4, 5-events/5.4-free-commands.md) */
  typically: definition("That it costs nothing is the usual case; a text can have it paid for."),
  /** The action leaves Eligibility as it was. (5.4, 5-events/5.4-free-commands.md) */
  noEligibilityChange: rule("The action leaves Eligibility as it was.", { see: ["2.2"] }),
  /** What else such an action requires, it still requires. (5.4, 5-events/5.4-free-commands.md) */
  otherRequirements: rule("What else such an action requires, it still requires."),
  /** The text of the Event can set those requirements aside. (5.4, 5-events/5.4-free-commands.md) */
  eventText: exception("The text of the Event can set those requirements aside.", { see: ["5.1"] }),
})

/** 6.0 Propaganda Rounds (6-propaganda-rounds/6.1-victory-phase.md) */
export const propagandaRound = section("propagandaRound", "6.0", "Propaganda Rounds", {
  /** A Propaganda card that turns up as the upcoming card stops play at once. (6.0, 6-propaganda-rounds/6.1-victory-phase.md) */
  stopPlay: rule("A Propaganda card that turns up as the upcoming card stops play at once."),
  /** The Propaganda card and the current Event card change places. (6.0, 6-propaganda-rounds/6.1-victory-phase.md) */
  swapCards: rule("The Propaganda card and the current Event card change places."),
  /** A Propaganda Round follows: its phases are carried out in the order of this chapter. (6.0, 6-propaganda-rounds/6.1-victory-phase.md) */
  phasesInOrder: rule("A Propaganda Round follows: its phases are carried out in the order of this chapter."),
})

/** 6.1 Victory Phase (6-propaganda-rounds/6.1-victory-phase.md) */
export const victoryPhase = section("victoryPhase", "6.1", "Victory Phase", {
  /** The game ends in the Victory Phase when at least one Faction meets its victory conditions. (6.1, 6-propaganda-rounds/6.1-victory-phase.md) */
  endsOnWin: rule("The game ends in the Victory Phase when at least one Faction meets its victory conditions.", { see: ["7.2"] }),
  /** More than one Faction can meet its victory conditions in the same check. (6.1, 6-propaganda-rounds/6.1-victory-phase.md) */
  severalMayWin: rule("More than one Faction can meet its victory conditions in the same check."),
  /** To have met the victory conditions is to have a victory margin above zero. (6.1, 6-propaganda-rounds/6.1-victory-phase.md) */
  positiveMargin: definition("To have met the victory conditions is to have a victory margin above zero."),
  /** A Faction that its friendly Power keeps from winning does not end the game. (6.1, 6-propaganda-rounds/6.1-victory-phase.md) */
  powerPrevents: exception("A Faction that its friendly Power keeps from winning does not end the game.", { see: ["7.2"] }),
  /** Once the game has ended in the Victory Phase, the victory rules give the winner and the ranking. (6.1, 6-propaganda-rounds/6.1-victory-phase.md) */
  winnerAndRanks: rule("Once the game has ended in the Victory Phase, the victory rules give the winner and the ranking.", { see: ["7.0"] }),
  /** If nobody wins in the Victory Phase, the Round goes on with its other phases. (6.1, 6-propaganda-rounds/6.1-victory-phase.md) */
  otherwiseContinue: rule("If nobody wins in the Victory Phase, the Round goes on with its other phases."),
})

/** 6.2 Politics Phase (6-propaganda-rounds/6.2-politics-phase.md) */
export const politicsPhase = section("politicsPhase", "6.2", "Politics Phase", {
  /** The cubes of both Faction colors that stand in the Political Display are counted together. (6.2, 6-propaganda-rounds/6.2-politics-phase.md) */
  countCubes: formula("The cubes of both Faction colors that stand in the Political Display are counted together.", { see: ["1.11"] }),
  /** The cubes counted are those that contribute to an Issue not yet Resolved. (6.2, 6-propaganda-rounds/6.2-politics-phase.md) */
  towardsOneIssue: definition("The cubes counted are those that contribute to an Issue not yet Resolved.", { see: ["1.11"] }),
  /** After the count, one six-sided die is rolled. (6.2, 6-propaganda-rounds/6.2-politics-phase.md) */
  roll: rule("After the count, one six-sided die is rolled."),
  /** A roll above the number of cubes does nothing. (6.2, 6-propaganda-rounds/6.2-politics-phase.md) */
  rollAbove: rule("A roll above the number of cubes does nothing."),
  /** The phase ends at once after a roll above the number of cubes. (6.2, 6-propaganda-rounds/6.2-politics-phase.md) */
  rollAboveEnds: rule("The phase ends at once after a roll above the number of cubes."),
  /** The phase ends without effect when no Unresolved Issue is left. (6.2, 6-propaganda-rounds/6.2-politics-phase.md) */
  allResolvedEnds: exception("The phase ends without effect when no Unresolved Issue is left."),
  /** A roll that does not exceed the number of cubes Resolves the Issue. (6.2, 6-propaganda-rounds/6.2-politics-phase.md) */
  rollWithin: rule("A roll that does not exceed the number of cubes Resolves the Issue."),
  /** When an Issue is Resolved, the cubes of each color are counted against each other. (6.2, 6-propaganda-rounds/6.2-politics-phase.md) */
  countByColor: formula("When an Issue is Resolved, the cubes of each color are counted against each other."),
  /** After that count every cube leaves the Political Display. (6.2, 6-propaganda-rounds/6.2-politics-phase.md) */
  removeCubes: rule("After that count every cube leaves the Political Display."),
  /** A Resolved marker is put on one Issue that was Unresolved. (6.2, 6-propaganda-rounds/6.2-politics-phase.md) */
  markResolved: rule("A Resolved marker is put on one Issue that was Unresolved."),
  /** The marker shows white if there were more Senate cubes than Reds cubes. (6.2, 6-propaganda-rounds/6.2-politics-phase.md) */
  whiteSide: rule("The marker shows white if there were more Senate cubes than Reds cubes."),
  /** The marker shows red if there were more Reds cubes than Senate cubes. (6.2, 6-propaganda-rounds/6.2-politics-phase.md) */
  redSide: rule("The marker shows red if there were more Reds cubes than Senate cubes."),
  /** With as many cubes of each color, the Moderates choose which side the marker shows. (6.2, 6-propaganda-rounds/6.2-politics-phase.md) */
  tieToModerates: rule("With as many cubes of each color, the Moderates choose which side the marker shows."),
  /** The Networks+Issues marker moves up the Polarization track for the Resolved Issue. (6.2, 6-propaganda-rounds/6.2-politics-phase.md) */
  adjustNetworksIssues: rule("The Networks+Issues marker moves up the Polarization track for the Resolved Issue.", { see: ["1.10"] }),
  /** Resolved markers change what Agitation costs the Reds and the Senate. (6.2, 6-propaganda-rounds/6.2-politics-phase.md) */
  agitationAffected: note("Resolved markers change what Agitation costs the Reds and the Senate.", { status: informative("agitationCost states the effect") }),
}, {
  countCubes: "Cubes",
  roll: "Roll",
  rollWithin: "Resolved Issue",
  markResolved: "Marker",
  adjustNetworksIssues: "Effects",
})

/** 6.2.1 Resolved Issues and Cost of Agitation (6-propaganda-rounds/6.2-politics-phase.md) */
export const agitationCost = section("agitationCost", "6.2.1", "Resolved Issues and Cost of Agitation", {
  /** Each white Resolved marker makes Agitation cost the Reds one Resource more. (6.2.1, 6-propaganda-rounds/6.2-politics-phase.md) */
  whiteAgainstReds: formula("Each white Resolved marker makes Agitation cost the Reds one Resource more."),
  /** Each red Resolved marker makes Agitation cost the Senate one Resource more. (6.2.1, 6-propaganda-rounds/6.2-politics-phase.md) */
  redAgainstSenate: formula("Each red Resolved marker makes Agitation cost the Senate one Resource more."),
  /** An action pays the extra cost of Resolved markers only in the first space chosen for Agitation. (6.2.1, 6-propaganda-rounds/6.2-politics-phase.md) */
  firstSpaceOnly: prohibition("An action pays the extra cost of Resolved markers only in the first space chosen for Agitation."),
  /** The extra cost of Resolved markers is due when Agitating in a Propaganda Round. (6.2.1, 6-propaganda-rounds/6.2-politics-phase.md) */
  inPropagandaRound: rule("The extra cost of Resolved markers is due when Agitating in a Propaganda Round.", { see: ["6.4"] }),
  /** The extra cost of Resolved markers is due when Agitating by the Activism Command. (6.2.1, 6-propaganda-rounds/6.2-politics-phase.md) */
  inActivism: rule("The extra cost of Resolved markers is due when Agitating by the Activism Command.", { see: ["3.2.2"] }),
  /** The extra costs of several Resolved markers of the same color add up. (6.2.1, 6-propaganda-rounds/6.2-politics-phase.md) */
  cumulative: rule("The extra costs of several Resolved markers of the same color add up."),
  /** With two white Resolved markers the Reds Agitate by Activism: one Resource for the space, one for the level and two for the markers make four. (6.2.1, 6-propaganda-rounds/6.2-politics-phase.md) */
  twoWhiteMarkers: example("With two white Resolved markers the Reds Agitate by Activism: one Resource for the space, one for the level and two for the markers make four."),
})

/** 6.3 Resources Phase (6-propaganda-rounds/6.3-resources-phase.md) */
export const resourcesPhase = section("resourcesPhase", "6.3", "Resources Phase", {
  /** Every Faction adds to its Resources in the Resources Phase. (6.3, 6-propaganda-rounds/6.3-resources-phase.md) */
  eachFaction: rule("Every Faction adds to its Resources in the Resources Phase."),
  /** No Faction’s Resources rise above 30. (6.3, 6-propaganda-rounds/6.3-resources-phase.md) */
  atMost30: prohibition("No Faction’s Resources rise above 30."),
  /** The Senate earns one Resource per level of Support in every space. (6.3, 6-propaganda-rounds/6.3-resources-phase.md) */
  senateEarnings: formula("The Senate earns one Resource per level of Support in every space."),
  /** The Population of a space makes no difference to what the Senate earns for it. (6.3, 6-propaganda-rounds/6.3-resources-phase.md) */
  senateIgnoresPopulation: rule("The Population of a space makes no difference to what the Senate earns for it."),
  /** The Reds earn Resources up to the Population of all the spaces that they Control. (6.3, 6-propaganda-rounds/6.3-resources-phase.md) */
  redsEarnings: formula("The Reds earn Resources up to the Population of all the spaces that they Control."),
  /** The Moderates earn one Resource for every two full levels of Polarization among the first five. (6.3, 6-propaganda-rounds/6.3-resources-phase.md) */
  moderatesUpToFive: formula("The Moderates earn one Resource for every two full levels of Polarization among the first five."),
  /** Each level that Polarization stands above five earns the Moderates one more Resource. (6.3, 6-propaganda-rounds/6.3-resources-phase.md) */
  moderatesAboveFive: formula("Each level that Polarization stands above five earns the Moderates one more Resource."),
  /** Active Support in Vaasa, Helsinki and Mikkelin lääni, whose Population is zero, earns the Senate six Resources. (6.3, 6-propaganda-rounds/6.3-resources-phase.md) */
  senateExample: example("Active Support in Vaasa, Helsinki and Mikkelin lääni, whose Population is zero, earns the Senate six Resources."),
  /** At Polarization seven the Moderates earn four: two for levels one to five, one each for six and seven. (6.3, 6-propaganda-rounds/6.3-resources-phase.md) */
  moderatesExample: example("At Polarization seven the Moderates earn four: two for levels one to five, one each for six and seven."),
})

/** 6.4 Support Phase (6-propaganda-rounds/6.4-agitation-phase.md) */
export const supportPhase = section("supportPhase", "6.4", "Support Phase", {})

/** 6.4.1 Russian Turmoil (6-propaganda-rounds/6.4-agitation-phase.md) */
export const russianTurmoil = section("russianTurmoil", "6.4.1", "Russian Turmoil", {
  /** Russian Turmoil lowers Russian Vassalage by one level. (6.4.1, 6-propaganda-rounds/6.4-agitation-phase.md) */
  towardZero: rule("Russian Turmoil lowers Russian Vassalage by one level."),
  /** Russian Vassalage that stands at zero stays there. (6.4.1, 6-propaganda-rounds/6.4-agitation-phase.md) */
  atZero: exception("Russian Vassalage that stands at zero stays there."),
  /** German interference and revolution at home made Russia’s part in Finland dwindle. (6.4.1, 6-propaganda-rounds/6.4-agitation-phase.md) */
  background: note("German interference and revolution at home made Russia’s part in Finland dwindle.", { status: informative("background; decides nothing in play") }),
})

/** 6.4.2 Agitation (6-propaganda-rounds/6.4-agitation-phase.md) */
export const agitation = section("agitation", "6.4.2", "Agitation", {
  /** In Agitation every Faction may shift Support and Opposition. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  allShift: permission("In Agitation every Faction may shift Support and Opposition."),
  /** In Agitation every Faction may instead lower Polarization. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  allLowerPolarization: permission("In Agitation every Faction may instead lower Polarization."),
  /** In Agitation the Reds may instead place an Administration and the Moderates a Network. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  bases: permission("In Agitation the Reds may instead place an Administration and the Moderates a Network."),
  /** In Agitation nobody but the Moderates can add cubes to the Political Display. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  cubesModeratesOnly: prohibition("In Agitation nobody but the Moderates can add cubes to the Political Display."),
  /** In Agitation exchanging Cells for a Network or an Administration takes one Resource. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  payToReplace: formula("In Agitation exchanging Cells for a Network or an Administration takes one Resource."),
  /** In Agitation each cube added to the Political Display takes one Resource. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  payPerCube: formula("In Agitation each cube added to the Political Display takes one Resource."),
  /** In Agitation each Terror marker removed takes one Resource. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  payPerTerror: formula("In Agitation each Terror marker removed takes one Resource."),
  /** In Agitation each level by which Polarization falls takes one Resource. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  payPerPolarization: formula("In Agitation each level by which Polarization falls takes one Resource."),
  /** In Agitation each level by which Support or Opposition shifts takes one Resource. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  payPerShift: formula("In Agitation each level by which Support or Opposition shifts takes one Resource."),
  /** In Agitation a space must be free of Terror before Resources lower Polarization or shift its level. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  terrorFirst: rule("In Agitation a space must be free of Terror before Resources lower Polarization or shift its level."),
  /** Resolved Issues can raise what the Reds and the Senate pay in Agitation. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  resolvedIssues: note("Resolved Issues can raise what the Reds and the Senate pay in Agitation.", { see: ["6.2.1"], status: informative("agitationCost states the effect") }),
  /** In Agitation the Senate comes before the other two Factions. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  senateFirst: rule("In Agitation the Senate comes before the other two Factions."),
  /** In Agitation the Senate uses only spaces under its own Control. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  senateControl: prohibition("In Agitation the Senate uses only spaces under its own Control."),
  /** In Agitation the Senate uses only spaces that hold one of its Active Cells. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  senateActiveCell: prohibition("In Agitation the Senate uses only spaces that hold one of its Active Cells."),
  /** In Agitation the Senate takes only one of its options: shifting or lowering Polarization. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  senateOneOption: prohibition("In Agitation the Senate takes only one of its options: shifting or lowering Polarization."),
  /** The Senate may Agitate, shifting Support or Opposition by as many levels as it likes. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  senateShift: permission("The Senate may Agitate, shifting Support or Opposition by as many levels as it likes."),
  /** The Senate may use its eligible spaces to lower Polarization. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  senatePolarization: permission("The Senate may use its eligible spaces to lower Polarization."),
  /** In Agitation the Senate lowers Polarization by at most as many levels as it has eligible spaces. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  senatePolarizationLimit: formula("In Agitation the Senate lowers Polarization by at most as many levels as it has eligible spaces."),
  /** The Senate pays for removing any Terror in full before it lowers Polarization. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  senatePolarizationTerror: rule("The Senate pays for removing any Terror in full before it lowers Polarization."),
  /** In Agitation the Reds come after the Senate. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  redsSecond: rule("In Agitation the Reds come after the Senate."),
  /** In Agitation the Reds use only spaces under their own Control. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  redsControl: prohibition("In Agitation the Reds use only spaces under their own Control."),
  /** In Agitation the Reds use only spaces where they have an Administration or an Active Cell. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  redsActiveCellOrAdministration: prohibition("In Agitation the Reds use only spaces where they have an Administration or an Active Cell."),
  /** In Agitation the Reds take only one of their options per space. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  redsOneOption: prohibition("In Agitation the Reds take only one of their options per space."),
  /** The Reds may put an Administration in the place of their own Cells. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  redsAdministration: permission("The Reds may put an Administration in the place of their own Cells."),
  /** In Agitation two Reds Cells of the space give way to a new Administration. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  redsAdministrationTwoCells: rule("In Agitation two Reds Cells of the space give way to a new Administration."),
  /** In Agitation the Reds exchange Cells for an Administration in just one space. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  redsAdministrationOneSpace: prohibition("In Agitation the Reds exchange Cells for an Administration in just one space."),
  /** The Reds may Agitate, shifting Support or Opposition in each space that they use. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  redsShift: permission("The Reds may Agitate, shifting Support or Opposition in each space that they use."),
  /** Where there is a Reds Administration, the Reds may Agitate to shift as many levels as they like. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  redsAnyLevels: permission("Where there is a Reds Administration, the Reds may Agitate to shift as many levels as they like."),
  /** Without a Reds Administration, Agitation of the Reds shifts no further than Passive Opposition. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  redsPassiveOnly: prohibition("Without a Reds Administration, Agitation of the Reds shifts no further than Passive Opposition."),
  /** The Reds may use a space to lower Polarization by one level. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  redsPolarization: permission("The Reds may use a space to lower Polarization by one level."),
  /** The Reds pay for removing any Terror in full before they lower Polarization. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  redsPolarizationTerror: rule("The Reds pay for removing any Terror in full before they lower Polarization."),
  /** In Agitation the Moderates come last, after the Reds. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  moderatesThird: rule("In Agitation the Moderates come last, after the Reds."),
  /** In Agitation the Moderates use only spaces that nobody Controls. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  moderatesUncontrolled: prohibition("In Agitation the Moderates use only spaces that nobody Controls."),
  /** In Agitation the Moderates use only spaces that hold a piece of theirs. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  moderatesPiece: prohibition("In Agitation the Moderates use only spaces that hold a piece of theirs."),
  /** In Agitation the Moderates use only spaces with a Population of at least one. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  moderatesPopulation: prohibition("In Agitation the Moderates use only spaces with a Population of at least one."),
  /** In Agitation the Moderates take only one of their options per space. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  moderatesOneOption: prohibition("In Agitation the Moderates take only one of their options per space."),
  /** The Moderates may put a Network in the place of their own Cells. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  moderatesNetwork: permission("The Moderates may put a Network in the place of their own Cells."),
  /** In Agitation two Moderates Cells of the space give way to a new Network. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  moderatesNetworkTwoCells: rule("In Agitation two Moderates Cells of the space give way to a new Network."),
  /** The Moderates may Agitate to shift a space by as many levels as they like. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  moderatesShift: permission("The Moderates may Agitate to shift a space by as many levels as they like."),
  /** In Agitation the Moderates shift Support and Opposition only in the direction of Neutral. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  moderatesTowardNeutral: prohibition("In Agitation the Moderates shift Support and Opposition only in the direction of Neutral."),
  /** In Agitation the Moderates shift Support and Opposition whatever Terror is in the space. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  moderatesIgnoreTerror: exception("In Agitation the Moderates shift Support and Opposition whatever Terror is in the space."),
  /** The Moderates may use a space to lower Polarization by one level. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  moderatesPolarization: permission("The Moderates may use a space to lower Polarization by one level."),
  /** In Agitation the Moderates lower Polarization whatever Terror is in the space. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  moderatesPolarizationIgnoresTerror: exception("In Agitation the Moderates lower Polarization whatever Terror is in the space."),
  /** The Moderates may use a space to add one cube to the Political Display. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  moderatesCube: permission("The Moderates may use a space to add one cube to the Political Display."),
  /** The cube that the Moderates add in Agitation may be of either color. (6.4.2, 6-propaganda-rounds/6.4-agitation-phase.md) */
  moderatesCubeColor: permission("The cube that the Moderates add in Agitation may be of either color."),
}, {
  allShift: "All Factions",
  payToReplace: "Cost",
  senateFirst: "Senate",
  redsSecond: "Reds",
  moderatesThird: "Moderates",
})

/** 6.4.3 Game End? (6-propaganda-rounds/6.5-reset-phase.md) */
export const gameEnd = section("gameEnd", "6.4.3", "Game End?", {
  /** The final Propaganda Round ends the game after Agitation. (6.4.3, 6-propaganda-rounds/6.5-reset-phase.md) */
  finalRoundEnds: rule("The final Propaganda Round ends the game after Agitation."),
  /** When the final Propaganda Round has ended the game, the victory rules tell who has won. (6.4.3, 6-propaganda-rounds/6.5-reset-phase.md) */
  determineWinner: rule("When the final Propaganda Round has ended the game, the victory rules tell who has won.", { see: ["7.0"] }),
  /** In any Propaganda Round but the final one the Reset Phase comes next. (6.4.3, 6-propaganda-rounds/6.5-reset-phase.md) */
  otherwiseReset: rule("In any Propaganda Round but the final one the Reset Phase comes next."),
})

/** 6.5 Reset Phase (6-propaganda-rounds/6.5-reset-phase.md) */
export const resetPhase = section("resetPhase", "6.5", "Reset Phase", {
  /** The steps of the Reset Phase make ready for the next Campaign. (6.5, 6-propaganda-rounds/6.5-reset-phase.md) */
  prepareCampaign: rule("The steps of the Reset Phase make ready for the next Campaign."),
})

/** 6.5.1 Prisoners of War (6-propaganda-rounds/6.5-reset-phase.md) */
export const prisoners = section("prisoners", "6.5.1", "Prisoners of War", {
  /** Prisoners of War are dealt with only in Phase II. (6.5.1, 6-propaganda-rounds/6.5-reset-phase.md) */
  phaseTwoOnly: prohibition("Prisoners of War are dealt with only in Phase II."),
  /** The Reds may free enemy Prisoners, as many as they like. (6.5.1, 6-propaganda-rounds/6.5-reset-phase.md) */
  redsRelease: permission("The Reds may free enemy Prisoners, as many as they like."),
  /** The Senate may free enemy Prisoners, as many as it likes. (6.5.1, 6-propaganda-rounds/6.5-reset-phase.md) */
  senateRelease: permission("The Senate may free enemy Prisoners, as many as it likes."),
  /** Nothing is freed but an enemy Cell that is a Prisoner. (6.5.1, 6-propaganda-rounds/6.5-reset-phase.md) */
  enemyPrisoners: prohibition("Nothing is freed but an enemy Cell that is a Prisoner."),
  /** The Reds release Prisoners before the Senate does. (6.5.1, 6-propaganda-rounds/6.5-reset-phase.md) */
  redsFirst: rule("The Reds release Prisoners before the Senate does."),
  /** A freed Prisoner goes to the Available box of its own Faction. (6.5.1, 6-propaganda-rounds/6.5-reset-phase.md) */
  toAvailable: rule("A freed Prisoner goes to the Available box of its own Faction."),
  /** After the releases Polarization rises by one for each two Cells still in the Prisoners box. (6.5.1, 6-propaganda-rounds/6.5-reset-phase.md) */
  polarization: formula("After the releases Polarization rises by one for each two Cells still in the Prisoners box."),
  /** The Cells left in the Prisoners box are counted together, whatever their color. (6.5.1, 6-propaganda-rounds/6.5-reset-phase.md) */
  anyColor: rule("The Cells left in the Prisoners box are counted together, whatever their color."),
  /** Nearly half of those who died in the real war died in captivity, by one estimate. (6.5.1, 6-propaganda-rounds/6.5-reset-phase.md) */
  background: note("Nearly half of those who died in the real war died in captivity, by one estimate.", { status: informative("background; decides nothing in play") }),
})

/** 6.5.2 Pivotal Event (6-propaganda-rounds/6.5-reset-phase.md) */
export const pivotalEvent = section("pivotalEvent", "6.5.2", "Pivotal Event", {
  /** On the second Propaganda card, Red Revolt! (#24) takes the place of the next Event card. (6.5.2, 6-propaganda-rounds/6.5-reset-phase.md) */
  replaceNext: rule("On the second Propaganda card, Red Revolt! (#24) takes the place of the next Event card.", { see: ["2.4"] }),
  /** Red Revolt! takes the place of the next Event card only if it has not occurred before. (6.5.2, 6-propaganda-rounds/6.5-reset-phase.md) */
  onlyIfNotYet: prohibition("Red Revolt! takes the place of the next Event card only if it has not occurred before.", { see: ["2.4"] }),
})

/** 6.5.3 Powers (6-propaganda-rounds/6.5.3-powers.md) */
export const powers = section("powers", "6.5.3", "Powers", {
  /** The Powers’ Troops are adjusted only in Phase II. (6.5.3, 6-propaganda-rounds/6.5.3-powers.md) */
  phaseTwoOnly: prohibition("The Powers’ Troops are adjusted only in Phase II."),
  /** Each Power’s Troops are brought up or down to the number of its Vassalage. (6.5.3, 6-propaganda-rounds/6.5.3-powers.md) */
  matchVassalage: rule("Each Power’s Troops are brought up or down to the number of its Vassalage."),
  /** German Troops that are added come from Out of Play and go to Germany’s Available Forces box. (6.5.3, 6-propaganda-rounds/6.5.3-powers.md) */
  placeGermans: rule("German Troops that are added come from Out of Play and go to Germany’s Available Forces box."),
  /** Russian Troops that are added go from Out of Play to a single random Town that holds Reds pieces. (6.5.3, 6-propaganda-rounds/6.5.3-powers.md) */
  placeRussians: rule("Russian Troops that are added go from Out of Play to a single random Town that holds Reds pieces."),
  /** If no Town holds Reds pieces, no Russian Troops are added. (6.5.3, 6-propaganda-rounds/6.5.3-powers.md) */
  noTownNoRussians: exception("If no Town holds Reds pieces, no Russian Troops are added."),
  /** Troops of a Power that are too many are taken at random from the map. (6.5.3, 6-propaganda-rounds/6.5.3-powers.md) */
  removeRandom: rule("Troops of a Power that are too many are taken at random from the map."),
  /** Troops that the adjustment takes off the map go to Out of Play. (6.5.3, 6-propaganda-rounds/6.5.3-powers.md) */
  toOutOfPlay: rule("Troops that the adjustment takes off the map go to Out of Play."),
})

/** 6.5.4 Old News (6-propaganda-rounds/6.5.4-old-news.md) */
export const oldNews = section("oldNews", "6.5.4", "Old News", {
  /** In the Reset Phase every Terror marker leaves the map. (6.5.4, 6-propaganda-rounds/6.5.4-old-news.md) */
  terror: rule("In the Reset Phase every Terror marker leaves the map."),
  /** In the Reset Phase every Sabotage marker leaves the map. (6.5.4, 6-propaganda-rounds/6.5.4-old-news.md) */
  sabotage: rule("In the Reset Phase every Sabotage marker leaves the map."),
  /** In the Reset Phase every News marker leaves the map. (6.5.4, 6-propaganda-rounds/6.5.4-old-news.md) */
  news: rule("In the Reset Phase every News marker leaves the map."),
  /** News markers that Cells hold leave the map too. (6.5.4, 6-propaganda-rounds/6.5.4-old-news.md) */
  heldNews: rule("News markers that Cells hold leave the map too."),
})

/** 6.5.5 Senate Conscription (6-propaganda-rounds/6.5.4-old-news.md) */
export const conscription = section("conscription", "6.5.5", "Senate Conscription", {
  /** The ten Senate Cells in Out of Play move to the Available Forces box of the Senate. (6.5.5, 6-propaganda-rounds/6.5.4-old-news.md) */
  tenCells: rule("The ten Senate Cells in Out of Play move to the Available Forces box of the Senate."),
  /** Senate Conscription belongs to the first Propaganda Round alone. (6.5.5, 6-propaganda-rounds/6.5.4-old-news.md) */
  firstRoundOnly: prohibition("Senate Conscription belongs to the first Propaganda Round alone.", { see: ["6.0"] }),
  /** Finally the next card of the draw deck comes into play. (6.5.5, 6-propaganda-rounds/6.5.4-old-news.md) */
  playNextCard: rule("Finally the next card of the draw deck comes into play."),
  /** After that, the card now on top of the draw deck is turned up. (6.5.5, 6-propaganda-rounds/6.5.4-old-news.md) */
  revealTop: rule("After that, the card now on top of the draw deck is turned up."),
  /** After the Reset Phase play goes on. (6.5.5, 6-propaganda-rounds/6.5.4-old-news.md) */
  continuePlay: rule("After the Reset Phase play goes on."),
  /** The Propaganda Round does not adjust the order of Eligibility. (6.5.5, 6-propaganda-rounds/6.5.4-old-news.md) */
  noEligibilityAdjustment: prohibition("The Propaganda Round does not adjust the order of Eligibility."),
  /** The order of Eligibility stays as the actions on the last Event card left it. (6.5.5, 6-propaganda-rounds/6.5.4-old-news.md) */
  keepEligibility: rule("The order of Eligibility stays as the actions on the last Event card left it.", { see: ["2.0"] }),
})

/** 7.0 Victory (7-victory/7.1-ranking.md) */
export const victory = section("victory", "7.0", "Victory", {
  /** Every Faction wins by conditions of its own. (7.0, 7-victory/7.1-ranking.md) */
  ownConditions: rule("Every Faction wins by conditions of its own."),
  /** The Faction aid sheets repeat the victory conditions. (7.0, 7-victory/7.1-ranking.md) */
  onAidSheets: component("The Faction aid sheets repeat the victory conditions.", { status: leftToComponent("the Faction aid sheets carry the conditions that this chapter states") }),
})

/** 7.1 Ranking Wins and Breaking Ties (7-victory/7.1-ranking.md) */
export const ranking = section("ranking", "7.1", "Ranking Wins and Breaking Ties", {
  /** The Factions are ranked as soon as one of them passes a victory check. (7.1, 7-victory/7.1-ranking.md) */
  afterCheck: rule("The Factions are ranked as soon as one of them passes a victory check.", { see: ["6.1"] }),
  /** If no Faction ever passes a check, they are ranked when the game is over. (7.1, 7-victory/7.1-ranking.md) */
  atGameEnd: rule("If no Faction ever passes a check, they are ranked when the game is over."),
  /** Whenever Factions are ranked, after a victory check or at the end of the game, the one whose victory margin is highest wins first place. (7.1, 7-victory/7.1-ranking.md) */
  highestFirst: rule("Whenever Factions are ranked, after a victory check or at the end of the game, the one whose victory margin is highest wins first place.", { see: ["7.3"] }),
  /** The places below go to the other Factions by falling victory margin. (7.1, 7-victory/7.1-ranking.md) */
  thenDescending: rule("The places below go to the other Factions by falling victory margin."),
  /** A Non-player takes a tie ahead of any player. (7.1, 7-victory/7.1-ranking.md) */
  tieToNonPlayers: rule("A Non-player takes a tie ahead of any player."),
  /** Where no Non-player is in the tie, the Moderates take it. (7.1, 7-victory/7.1-ranking.md) */
  tieToModerates: rule("Where no Non-player is in the tie, the Moderates take it."),
  /** The Senate takes a tie after the Moderates, and so ahead of the Reds. (7.1, 7-victory/7.1-ranking.md) */
  tieToSenate: rule("The Senate takes a tie after the Moderates, and so ahead of the Reds."),
})

/** 7.2 Victory During a Propaganda Round (7-victory/7.2-victory-conditions.md) */
export const victoryConditions = section("victoryConditions", "7.2", "Victory During a Propaganda Round", {
  /** Victory is checked as each Propaganda Round begins. (7.2, 7-victory/7.2-victory-conditions.md) */
  checkAtStart: rule("Victory is checked as each Propaganda Round begins.", { see: ["6.0"] }),
  /** The check sets the Victory markers against the thresholds on the edge track. (7.2, 7-victory/7.2-victory-conditions.md) */
  compareMarkers: rule("The check sets the Victory markers against the thresholds on the edge track."),
  /** The Reds need Total Opposition and Reds Administrations on the map to sum to more than 11. (7.2, 7-victory/7.2-victory-conditions.md) */
  redsTotal: formula("The Reds need Total Opposition and Reds Administrations on the map to sum to more than 11."),
  /** The Reds also need Russian Vassalage and Polarization to sum to at most five. (7.2, 7-victory/7.2-victory-conditions.md) */
  redsVassalage: formula("The Reds also need Russian Vassalage and Polarization to sum to at most five."),
  /** The Senate needs to Control Towns with a Population of more than three in all. (7.2, 7-victory/7.2-victory-conditions.md) */
  senateTotal: formula("The Senate needs to Control Towns with a Population of more than three in all."),
  /** The Senate also needs German Vassalage and Polarization to sum to at most five. (7.2, 7-victory/7.2-victory-conditions.md) */
  senateVassalage: formula("The Senate also needs German Vassalage and Polarization to sum to at most five."),
  /** The Moderates need more than 14 Resources. (7.2, 7-victory/7.2-victory-conditions.md) */
  moderatesResources: formula("The Moderates need more than 14 Resources."),
  /** The Moderates also need one more than their Networks and the Resolved Issues together to reach Polarization. (7.2, 7-victory/7.2-victory-conditions.md) */
  moderatesPolarization: formula("The Moderates also need one more than their Networks and the Resolved Issues together to reach Polarization."),
  /** At the end of the last Propaganda Round a Power wins if no Faction has a margin above zero. (7.2, 7-victory/7.2-victory-conditions.md) */
  powerWinNote: rule("At the end of the last Propaganda Round a Power wins if no Faction has a margin above zero.", { see: ["6.4.3", "7.3"] }),
})

/** 7.3 Victory After the Final Propaganda Round (7-victory/7.3-final-victory.md) */
export const finalVictory = section("finalVictory", "7.3", "Victory After the Final Propaganda Round", {
  /** The margins at the end decide only a game that no victory check has ended. (7.3, 7-victory/7.3-final-victory.md) */
  onlyWithoutCheckWin: prohibition("The margins at the end decide only a game that no victory check has ended.", { see: ["2.3.1", "6.1"] }),
  /** When the last Propaganda Round is over, the highest victory margin wins. (7.3, 7-victory/7.3-final-victory.md) */
  highestMargin: rule("When the last Propaganda Round is over, the highest victory margin wins.", { see: ["2.3.1"] }),
  /** A Power can win in place of the Factions. (7.3, 7-victory/7.3-final-victory.md) */
  orPower: exception("A Power can win in place of the Factions."),
  /** Total Opposition counts towards the Reds’ margin. (7.3, 7-victory/7.3-final-victory.md) */
  redsOpposition: formula("Total Opposition counts towards the Reds’ margin."),
  /** The Reds Administrations on the map are added to Total Opposition for the Reds’ margin. (7.3, 7-victory/7.3-final-victory.md) */
  redsAdministrations: formula("The Reds Administrations on the map are added to Total Opposition for the Reds’ margin."),
  /** The Reds’ margin is Total Opposition with Reds Administrations, less 11. (7.3, 7-victory/7.3-final-victory.md) */
  redsLess11: formula("The Reds’ margin is Total Opposition with Reds Administrations, less 11."),
  /** The Reds’ margin is zero once Russian Vassalage and Polarization together pass five. (7.3, 7-victory/7.3-final-victory.md) */
  russiaZeroesReds: rule("The Reds’ margin is zero once Russian Vassalage and Polarization together pass five."),
  /** The Population of the Towns that the Senate Controls counts towards its margin. (7.3, 7-victory/7.3-final-victory.md) */
  senateTowns: formula("The Population of the Towns that the Senate Controls counts towards its margin."),
  /** The Senate’s margin is the Population of the Towns that it Controls, less 3. (7.3, 7-victory/7.3-final-victory.md) */
  senateLess3: formula("The Senate’s margin is the Population of the Towns that it Controls, less 3."),
  /** The Senate’s margin is zero once German Vassalage and Polarization together pass five. (7.3, 7-victory/7.3-final-victory.md) */
  germanyZeroesSenate: rule("The Senate’s margin is zero once German Vassalage and Polarization together pass five."),
  /** The Moderates’ Resources count towards their margin. (7.3, 7-victory/7.3-final-victory.md) */
  moderatesResources: formula("The Moderates’ Resources count towards their margin."),
  /** The Moderates’ margin begins as their Resources less 14. (7.3, 7-victory/7.3-final-victory.md) */
  moderatesLess14: formula("The Moderates’ margin begins as their Resources less 14."),
  /** The Moderates’ margin loses one for each step by which Networks and Resolved Issues together fall short of four. (7.3, 7-victory/7.3-final-victory.md) */
  moderatesBelowFour: formula("The Moderates’ margin loses one for each step by which Networks and Resolved Issues together fall short of four."),
  /** Russia sets the Reds’ margin to zero with its Vassalage and Polarization above five together. (7.3, 7-victory/7.3-final-victory.md) */
  powerZeroesReds: rule("Russia sets the Reds’ margin to zero with its Vassalage and Polarization above five together."),
  /** Germany sets the Senate’s margin to zero with its Vassalage and Polarization above five together. (7.3, 7-victory/7.3-final-victory.md) */
  powerZeroesSenate: rule("Germany sets the Senate’s margin to zero with its Vassalage and Polarization above five together."),
  /** Russia or Germany, with Vassalage and Polarization above five together, can itself win. (7.3, 7-victory/7.3-final-victory.md) */
  powersWin: rule("Russia or Germany, with Vassalage and Polarization above five together, can itself win."),
  /** A Power wins only when the last Propaganda Round ends the game. (7.3, 7-victory/7.3-final-victory.md) */
  powersOnlyAtEnd: prohibition("A Power wins only when the last Propaganda Round ends the game.", { see: ["6.4.3"] }),
  /** A Power wins only while every Faction’s victory margin is zero or less. (7.3, 7-victory/7.3-final-victory.md) */
  noPositiveMargin: prohibition("A Power wins only while every Faction’s victory margin is zero or less."),
  /** Where a Power wins, it is the one with more Vassalage. (7.3, 7-victory/7.3-final-victory.md) */
  higherVassalage: rule("Where a Power wins, it is the one with more Vassalage."),
  /** Where a Power would win but both have the same Vassalage, nobody wins. (7.3, 7-victory/7.3-final-victory.md) */
  vassalageTie: rule("Where a Power would win but both have the same Vassalage, nobody wins."),
  /** A Faction that has reached its goal has a margin above zero. (7.3, 7-victory/7.3-final-victory.md) */
  goalReached: definition("A Faction that has reached its goal has a margin above zero."),
  /** A Faction short of its goal has a margin of zero or below. (7.3, 7-victory/7.3-final-victory.md) */
  goalMissed: definition("A Faction short of its goal has a margin of zero or below."),
  /** A Reds win stands for a socialist Finland that follows Soviet Russia. (7.3, 7-victory/7.3-final-victory.md) */
  themeReds: note("A Reds win stands for a socialist Finland that follows Soviet Russia.", { status: informative("background; decides nothing in play") }),
  /** A Senate win stands for a monarchy that leans on Germany. (7.3, 7-victory/7.3-final-victory.md) */
  themeSenate: note("A Senate win stands for a monarchy that leans on Germany.", { status: informative("background; decides nothing in play") }),
  /** A Moderates win stands for reconciliation and a social democratic Finland. (7.3, 7-victory/7.3-final-victory.md) */
  themeModerates: note("A Moderates win stands for reconciliation and a social democratic Finland.", { status: informative("background; decides nothing in play") }),
  /** The win of a Power stands for the loss of independence: Finland becomes its vassal. (7.3, 7-victory/7.3-final-victory.md) */
  themePowers: note("The win of a Power stands for the loss of independence: Finland becomes its vassal.", { status: informative("background; decides nothing in play") }),
  /** For three players no rules beyond this chapter are needed. (7.3, 7-victory/7.3-final-victory.md) */
  enoughForThree: note("For three players no rules beyond this chapter are needed.", { status: informative("advice to readers") }),
}, {
  onlyWithoutCheckWin: "Highest margin",
  redsOpposition: "Reds",
  senateTowns: "Senate",
  moderatesResources: "Moderates",
  powerZeroesReds: "Powers",
  goalReached: "Goals",
  themeReds: "Meaning",
})

/** 8.0 Non-Players (8-non-players/8.0-non-players.md) */
export const nonPlayers = section("nonPlayers", "8.0", "Non-Players", {
  /** This chapter acts for each Faction that no player represents. (8.0, 8-non-players/8.0-non-players.md) */
  scope: rule("This chapter acts for each Faction that no player represents."),
  /** Non-players fill the seats of a game with one player or with two. (8.0, 8-non-players/8.0-non-players.md) */
  fewPlayers: rule("Non-players fill the seats of a game with one player or with two."),
  /** Worked examples of Non-players stand in the Playbook, from page 21 on. (8.0, 8-non-players/8.0-non-players.md) */
  playbook: note("Worked examples of Non-players stand in the Playbook, from page 21 on.", { status: leftToComponent("the Playbook") }),
  /** Most COIN games before this one run their Non-players otherwise than by small decks of cards. (8.0, 8-non-players/8.0-non-players.md) */
  ownDecks: note("Most COIN games before this one run their Non-players otherwise than by small decks of cards.", { status: informative("a comparison with other games; the sections on decks and cards decide") }),
  /** A Non-player whose turn it is acts by the Non-player Sequence of Play. (8.0, 8-non-players/8.0-non-players.md) */
  ownSequence: rule("A Non-player whose turn it is acts by the Non-player Sequence of Play.", { see: ["8.1"] }),
  /** That sequence uses a drawn Non-player card at some steps and does without one at others. (8.0, 8-non-players/8.0-non-players.md) */
  cardOrOther: note("That sequence uses a drawn Non-player card at some steps and does without one at others.", { see: ["8.1"], status: informative("an overview; the sections that it names decide") }),
  /** Somebody who plays alone has conditions of victory to read before the start. (8.0, 8-non-players/8.0-non-players.md) */
  readVictory: note("Somebody who plays alone has conditions of victory to read before the start.", { see: ["8.7"] }),
  /** What a Non-player does may help or hurt the others, and need not be best for itself. (8.0, 8-non-players/8.0-non-players.md) */
  notSelfish: note("What a Non-player does may help or hurt the others, and need not be best for itself."),
})

/** 8.1 Non-Player Sequence of Play (8-non-players/8.0-non-players.md) */
export const nonPlayerSequence = section("nonPlayerSequence", "8.1", "Non-Player Sequence of Play", {
  /** A game with Non-players is set up like any other. (8.1, 8-non-players/8.0-non-players.md) */
  usualSetup: rule("A game with Non-players is set up like any other.", { see: ["2.1"] }),
  /** A game with Non-players is played by the base rules. (8.1, 8-non-players/8.0-non-players.md) */
  baseRules: rule("A game with Non-players is played by the base rules."),
  /** Where a section of this chapter differs from the base rules, it is followed instead. (8.1, 8-non-players/8.0-non-players.md) */
  exceptHere: exception("Where a section of this chapter differs from the base rules, it is followed instead."),
})

/** 8.1.1 Non-player Decks (8-non-players/8.0-non-players.md) */
export const nonPlayerDecks = section("nonPlayerDecks", "8.1.1", "Non-player Decks", {
  /** Every Non-player Faction begins with a deck of its own Non-player cards. (8.1.1, 8-non-players/8.0-non-players.md) */
  eachItsOwn: rule("Every Non-player Faction begins with a deck of its own Non-player cards.", { see: ["8.2"] }),
  /** The decks of the Non-players lie apart, where they are easily reached. (8.1.1, 8-non-players/8.0-non-players.md) */
  withinReach: rule("The decks of the Non-players lie apart, where they are easily reached.", { status: informative("how the table shows it; the state holds the value itself") }),
  /** Non-player cards of the Phase that is not being played can be taken out of the deck. (8.1.1, 8-non-players/8.0-non-players.md) */
  leaveOutPhase: permission("Non-player cards of the Phase that is not being played can be taken out of the deck.", { see: ["2.4", "8.2.1"], status: informative("changes no result: in the other Phase the condition of such a card is never met") }),
})

/** 8.1.2 No Non-player Resource Tracking (8-non-players/8.1.2-resources.md) */
export const noResourceTracking = section("noResourceTracking", "8.1.2", "No Non-player Resource Tracking", {
  /** No account is kept of what Resources a Non-player has. (8.1.2, 8-non-players/8.1.2-resources.md) */
  noTracking: prohibition("No account is kept of what Resources a Non-player has."),
  /** The actions of a Non-player take no Resources from it. (8.1.2, 8-non-players/8.1.2-resources.md) */
  noSpending: prohibition("The actions of a Non-player take no Resources from it."),
  /** In solitaire play, Non-player Reds and Senate have no Resources cylinder on the track. (8.1.2, 8-non-players/8.1.2-resources.md) */
  cylindersUnused: prohibition("In solitaire play, Non-player Reds and Senate have no Resources cylinder on the track."),
  /** Non-player Moderates begin with their Resources cylinder at 0 on the edge track. (8.1.2, 8-non-players/8.1.2-resources.md) */
  moderatesAtZero: exception("Non-player Moderates begin with their Resources cylinder at 0 on the edge track."),
  /** The Resources of Non-player Moderates are tracked for their victory and nothing else. (8.1.2, 8-non-players/8.1.2-resources.md) */
  moderatesForVictory: prohibition("The Resources of Non-player Moderates are tracked for their victory and nothing else."),
  /** Non-player Moderates that Pass gain one Resource. (8.1.2, 8-non-players/8.1.2-resources.md) */
  moderatesPass: rule("Non-player Moderates that Pass gain one Resource.", { see: ["2.2.2"] }),
  /** Non-player Reds and Senate ignore an Event or action that has them transfer Resources. (8.1.2, 8-non-players/8.1.2-resources.md) */
  noTransfer: exception("Non-player Reds and Senate ignore an Event or action that has them transfer Resources."),
  /** Non-player Reds and Senate ignore an Event or action that lowers their Resources. (8.1.2, 8-non-players/8.1.2-resources.md) */
  noReduction: exception("Non-player Reds and Senate ignore an Event or action that lowers their Resources."),
  /** Non-player Moderates transfer Resources as the base rules say, and their cylinder moves. (8.1.2, 8-non-players/8.1.2-resources.md) */
  moderatesTransfer: rule("Non-player Moderates transfer Resources as the base rules say, and their cylinder moves."),
  /** Other changes of their Resources, too, move the cylinder of Non-player Moderates as usual. (8.1.2, 8-non-players/8.1.2-resources.md) */
  moderatesAdjust: rule("Other changes of their Resources, too, move the cylinder of Non-player Moderates as usual."),
  /** Terror that removes the Personality moves the cylinder of Non-player Moderates. (8.1.2, 8-non-players/8.1.2-resources.md) */
  personalityExample: example("Terror that removes the Personality moves the cylinder of Non-player Moderates.", { see: ["3.2.3"] }),
}, {
  noTracking: "No Resources",
  moderatesAtZero: "Moderates",
  noTransfer: "Transfers and losses",
})

/** 8.1.3 Non-player Rules Exceptions (8-non-players/8.1.3-exceptions.md) */
export const nonPlayerExceptions = section("nonPlayerExceptions", "8.1.3", "Non-player Rules Exceptions", {
  /** All base rules bind a Non-player but for the exceptions of this section. (8.1.3, 8-non-players/8.1.3-exceptions.md) */
  otherwiseBound: rule("All base rules bind a Non-player but for the exceptions of this section."),
  /** A Non-player pays nothing. (8.1.3, 8-non-players/8.1.3-exceptions.md) */
  noSpending: exception("A Non-player pays nothing.", { see: ["8.1.2"] }),
  /** In a space where a Non-player Rallies, the effects of Terror count as Offset. (8.1.3, 8-non-players/8.1.3-exceptions.md) */
  offsetTerror: exception("In a space where a Non-player Rallies, the effects of Terror count as Offset.", { see: ["3.2.1", "3.3.1"] }),
  /** In a space where a Non-player Rallies, the effects of Support or Opposition count as Offset. (8.1.3, 8-non-players/8.1.3-exceptions.md) */
  offsetLevels: exception("In a space where a Non-player Rallies, the effects of Support or Opposition count as Offset.", { see: ["3.2.1", "3.3.1"] }),
  /** When a Non-player Agitates, removing the Terror in the space counts as paid. (8.1.3, 8-non-players/8.1.3-exceptions.md) */
  agitationTerror: exception("When a Non-player Agitates, removing the Terror in the space counts as paid.", { see: ["3.2.2", "6.4.2"] }),
  /** The Attack Strength of a Non-player Senate starts from seven. (8.1.3, 8-non-players/8.1.3-exceptions.md) */
  senateStrength: formula("The Attack Strength of a Non-player Senate starts from seven.", { see: ["3.2.4"] }),
  /** The Attack Strength of Non-player Reds starts from five. (8.1.3, 8-non-players/8.1.3-exceptions.md) */
  redsStrength: formula("The Attack Strength of Non-player Reds starts from five.", { see: ["3.2.4"] }),
  /** To that start every modifier is added, or taken off, as usual. (8.1.3, 8-non-players/8.1.3-exceptions.md) */
  strengthModifiers: formula("To that start every modifier is added, or taken off, as usual.", { see: ["3.2.4"] }),
  /** A Prepared marker of the Defender is a modifier of that Strength. (8.1.3, 8-non-players/8.1.3-exceptions.md) */
  preparedExample: example("A Prepared marker of the Defender is a modifier of that Strength.", { see: ["3.2.4"] }),
  /** Non-player Reds and Senate Activate friendly Cells by Activism with a die roll of their own. (8.1.3, 8-non-players/8.1.3-exceptions.md) */
  activismDie: exception("Non-player Reds and Senate Activate friendly Cells by Activism with a die roll of their own.", { see: ["3.2.2", "8.3.2", "8.4.3"] }),
}, {
  otherwiseBound: "In general",
  offsetTerror: "Rally and Agitation",
  senateStrength: "Attack",
  activismDie: "Activism",
})

/** 8.1.4 Sequence of Play Options (8-non-players/8.1.4-sequence-of-play.md) */
export const nonPlayerOptions = section("nonPlayerOptions", "8.1.4", "Sequence of Play Options", {
  /** A Non-player takes only what the Sequence of Play still leaves open to it. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  available: prohibition("A Non-player takes only what the Sequence of Play still leaves open to it.", { see: ["2.0"] }),
  /** It goes through the options in the order of this section. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  inOrder: rule("It goes through the options in the order of this section."),
  /** It executes one of them: the first that it selects. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  executeOne: rule("It executes one of them: the first that it selects."),
  /** The steps are recorded with the Eligibility cylinders. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  cylinders: rule("The steps are recorded with the Eligibility cylinders.", { see: ["2.2"], status: informative("how the table shows it; the state holds the value itself") }),
  /** Step 1: a Non-player plays the Event of the current card if "NP to play" lies on it. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  marked: rule("Step 1: a Non-player plays the Event of the current card if \"NP to play\" lies on it."),
  /** The "NP to play" marker then leaves the card. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  markerRemoved: rule("The \"NP to play\" marker then leaves the card."),
  /** Step 2: a Non-player whose Pass symbol is on the upcoming Event Passes, to play that Event. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  passForNext: rule("Step 2: a Non-player whose Pass symbol is on the upcoming Event Passes, to play that Event."),
  /** An Event card shows for which Factions it has the Pass symbol. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  passSymbols: component("An Event card shows for which Factions it has the Pass symbol."),
  /** After this Pass, "NP to play" is put on the upcoming Event. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  passMarked: rule("After this Pass, \"NP to play\" is put on the upcoming Event."),
  /** Step 3 applies to Non-player Reds and Senate while the current or upcoming Event is a Capability. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  capabilities: rule("Step 3 applies to Non-player Reds and Senate while the current or upcoming Event is a Capability.", { see: ["5.3"] }),
  /** The Senate always plays a current #15 or #17, the Trains. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  trainsNow: rule("The Senate always plays a current #15 or #17, the Trains."),
  /** The Senate always Passes when #15 or #17 is upcoming, to play it as the next card. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  trainsNext: rule("The Senate always Passes when #15 or #17 is upcoming, to play it as the next card."),
  /** For any other Capability a die is rolled. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  capabilityDie: rule("For any other Capability a die is rolled."),
  /** The roll fails if it is no higher than twice the number of Capabilities that the Non-player has. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  capabilityLimit: formula("The roll fails if it is no higher than twice the number of Capabilities that the Non-player has."),
  /** For the Reds this comparison has a modifier of +2. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  redsModifier: formula("For the Reds this comparison has a modifier of +2."),
  /** After a roll that fails, the Faction does not play the Event. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  capabilityRefused: rule("After a roll that fails, the Faction does not play the Event."),
  /** After any other roll, a Capability that is the current Event is played. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  capabilityNow: rule("After any other roll, a Capability that is the current Event is played."),
  /** If it is the upcoming Event, the Non-player Passes and plays it in its next turn. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  capabilityNext: rule("If it is the upcoming Event, the Non-player Passes and plays it in its next turn."),
  /** It Passes for a Capability only on a card on which no other Faction has Passed. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  nobodyPassed: prohibition("It Passes for a Capability only on a card on which no other Faction has Passed."),
  /** After this Pass too, "NP to play" is put on the upcoming Event. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  capabilityMarked: rule("After this Pass too, \"NP to play\" is put on the upcoming Event."),
  /** Step 4: the current Event is executed if it shows the symbol of the Non-player in color. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  event: rule("Step 4: the current Event is executed if it shows the symbol of the Non-player in color."),
  /** Without that symbol this step leaves the Event alone. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  eventOnlyWithSymbol: prohibition("Without that symbol this step leaves the Event alone."),
  /** An Event card shows in color which Non-player Factions execute it. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  eventSymbols: component("An Event card shows in color which Non-player Factions execute it."),
  /** A symbol with an "i" tells that the Faction has Event instructions of its own. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  instructionSymbols: component("A symbol with an \"i\" tells that the Faction has Event instructions of its own."),
  /** These instructions are looked up on the Non-player aid sheet. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  instructions: rule("These instructions are looked up on the Non-player aid sheet."),
  /** An Event without instructions follows the general priorities as far as they apply. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  eventPriorities: rule("An Event without instructions follows the general priorities as far as they apply.", { see: ["8.1.7"] }),
  /** What an Event then still leaves open is chosen by chance. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  eventRandom: rule("What an Event then still leaves open is chosen by chance.", { see: ["8.6"] }),
  /** Step 5: a Non-player card is drawn at random. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  draw: rule("Step 5: a Non-player card is drawn at random.", { see: ["8.2"] }),
  /** The last Eligible Faction on the card conducts a full Command and a Special Activity by it. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  fullCommand: rule("The last Eligible Faction on the card conducts a full Command and a Special Activity by it."),
  /** No Non-player but the last Eligible Faction conducts a full Command. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  fullOnlyAsLast: prohibition("No Non-player but the last Eligible Faction conducts a full Command."),
  /** Any other Non-player conducts a Limited Command and nothing more. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  limitedCommand: rule("Any other Non-player conducts a Limited Command and nothing more."),
  /** It does so in the first space that the card leads to and where the Command can be executed. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  limitedSpace: rule("It does so in the first space that the card leads to and where the Command can be executed."),
  /** A Non-player with a News marker spends it right after such a Limited Command. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  news: rule("A Non-player with a News marker spends it right after such a Limited Command.", { see: ["3.3.2"] }),
  /** The News brings one more Limited Command. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  newsCommand: rule("The News brings one more Limited Command.", { see: ["3.3.2"] }),
  /** For that Command the Non-player deck is made whole first, and a card is drawn from it. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  newsDeck: rule("For that Command the Non-player deck is made whole first, and a card is drawn from it."),
  /** Step 6: a Non-player to whom nothing but the Event is left plays it. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  eventLeft: rule("Step 6: a Non-player to whom nothing but the Event is left plays it.", { see: ["2.2"] }),
  /** It then follows the priorities for free actions and the general ones. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  eventLeftPriorities: rule("It then follows the priorities for free actions and the general ones.", { see: ["8.1.6", "8.1.7"] }),
  /** This seldom happens. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  eventLeftSeldom: note("This seldom happens."),
  /** Step 7: a Non-player Passes when no other action is possible. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  passLast: rule("Step 7: a Non-player Passes when no other action is possible.", { see: ["8.2.1"] }),
  /** Step 8: what was done is recorded on the Sequence of Play track as in the base rules. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  record: rule("Step 8: what was done is recorded on the Sequence of Play track as in the base rules.", { see: ["2.2.3"], status: informative("an overview; the sections that it names decide") }),
  /** Step 9: after all its actions the drawn cards of the Non-player go back to its deck. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  cardsReturn: rule("Step 9: after all its actions the drawn cards of the Non-player go back to its deck."),
  /** The deck is then shuffled. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  shuffle: rule("The deck is then shuffled."),
  /** The deck is put back where it is easily reached. (8.1.4, 8-non-players/8.1.4-sequence-of-play.md) */
  withinReach: rule("The deck is put back where it is easily reached.", { status: informative("how the table shows it; the state holds the value itself") }),
}, {
  available: "In general",
  marked: "1 Marked Event",
  passForNext: "2 Upcoming Event",
  capabilities: "3 Capabilities",
  event: "4 Current Event",
  draw: "5 Card",
  news: "News",
  eventLeft: "6 Event left",
  passLast: "7 Pass",
  record: "8 Record",
  cardsReturn: "9 Cards return",
})

/** 8.1.5 Ineffective Events (8-non-players/8.1.5-events.md) */
export const ineffectiveEvents = section("ineffectiveEvents", "8.1.5", "Ineffective Events", {
  /** A Non-player takes no Event that has no effect. (8.1.5, 8-non-players/8.1.5-events.md) */
  onlyEffective: prohibition("A Non-player takes no Event that has no effect."),
  /** Being without effect rules an Event out whatever the other steps say of it. (8.1.5, 8-non-players/8.1.5-events.md) */
  aboveAll: exception("Being without effect rules an Event out whatever the other steps say of it.", { see: ["8.1.4"] }),
  /** An Event has an effect if anything at all happens. (8.1.5, 8-non-players/8.1.5-events.md) */
  somethingHappens: rule("An Event has an effect if anything at all happens."),
  /** Gaining a Capability is an effect. (8.1.5, 8-non-players/8.1.5-events.md) */
  capabilities: rule("Gaining a Capability is an effect.", { see: ["5.3"] }),
  /** With no cube in the Political Display, Non-player Moderates leave #18, whose Politics Phase would do nothing. (8.1.5, 8-non-players/8.1.5-events.md) */
  emptyDisplay: example("With no cube in the Political Display, Non-player Moderates leave #18, whose Politics Phase would do nothing.", { see: ["6.2"] }),
})

/** 8.1.6 Free Non-player Actions (8-non-players/8.1.5-events.md) */
export const freeNonPlayerActions = section("freeNonPlayerActions", "8.1.6", "Free Non-player Actions", {
  /** These priorities hold when an Event gives a Non-player free Commands or Special Activities. (8.1.6, 8-non-players/8.1.5-events.md) */
  freeActions: rule("These priorities hold when an Event gives a Non-player free Commands or Special Activities.", { see: ["3.1.2"] }),
  /** They also hold when the Event of another Faction makes a Non-player choose anything else. (8.1.6, 8-non-players/8.1.5-events.md) */
  otherChoices: rule("They also hold when the Event of another Faction makes a Non-player choose anything else."),
  /** The Event Instructions for the card, if it has any, are looked up first. (8.1.6, 8-non-players/8.1.5-events.md) */
  eventSheet: rule("The Event Instructions for the card, if it has any, are looked up first."),
  /** A free Command or Special Activity that the Event names is executed by the Non-player card that deals with it. (8.1.6, 8-non-players/8.1.5-events.md) */
  namedAction: rule("A free Command or Special Activity that the Event names is executed by the Non-player card that deals with it."),
  /** For any other free action a Non-player card is drawn. (8.1.6, 8-non-players/8.1.5-events.md) */
  drawnAction: rule("For any other free action a Non-player card is drawn."),
  /** The first Command or Special Activity on it that can be executed is the free action. (8.1.6, 8-non-players/8.1.5-events.md) */
  firstExecutable: rule("The first Command or Special Activity on it that can be executed is the free action."),
  /** The drawn card is subject to the usual procedures, such as that of its Condition Box. (8.1.6, 8-non-players/8.1.5-events.md) */
  usualProcedures: rule("The drawn card is subject to the usual procedures, such as that of its Condition Box.", { see: ["8.2.1"] }),
  /** What none of this settles, or what remains open within it, is left to chance. (8.1.6, 8-non-players/8.1.5-events.md) */
  atRandom: rule("What none of this settles, or what remains open within it, is left to chance.", { see: ["8.6"] }),
})

/** 8.1.7 Pieces, Resources, Support, and Opposition (8-non-players/8.1.7-priorities.md) */
export const nonPlayerPriorities = section("nonPlayerPriorities", "8.1.7", "Pieces, Resources, Support, and Opposition", {
  /** These priorities hold where instructions, as of an Event or action, say nothing else. (8.1.7, 8-non-players/8.1.7-priorities.md) */
  whereSilent: rule("These priorities hold where instructions, as of an Event or action, say nothing else."),
  /** Each of these priorities is followed as far as possible. (8.1.7, 8-non-players/8.1.7-priorities.md) */
  maximumExtent: rule("Each of these priorities is followed as far as possible."),
  /** A Non-player never places a second Administration in a space. (8.1.7, 8-non-players/8.1.7-priorities.md) */
  oneAdministration: prohibition("A Non-player never places a second Administration in a space."),
  /** A Non-player never places a second Network in a space. (8.1.7, 8-non-players/8.1.7-priorities.md) */
  oneNetwork: prohibition("A Non-player never places a second Network in a space."),
  /** A Non-player never places a second friendly Prepared marker in a space. (8.1.7, 8-non-players/8.1.7-priorities.md) */
  onePrepared: prohibition("A Non-player never places a second friendly Prepared marker in a space."),
  /** Of enemy Senate and Reds Cells, a Non-player removes the Active ones if it can. (8.1.7, 8-non-players/8.1.7-priorities.md) */
  removeActive: rule("Of enemy Senate and Reds Cells, a Non-player removes the Active ones if it can."),
  /** Of enemy Moderates Cells, a Non-player removes the Inactive ones if it can. (8.1.7, 8-non-players/8.1.7-priorities.md) */
  removeInactive: rule("Of enemy Moderates Cells, a Non-player removes the Inactive ones if it can."),
  /** Non-player Senate and Reds would rather replace Inactive Cells of their own than any others. (8.1.7, 8-non-players/8.1.7-priorities.md) */
  replaceInactive: rule("Non-player Senate and Reds would rather replace Inactive Cells of their own than any others."),
  /** Non-player Moderates replace Active Cells of their own if they can. (8.1.7, 8-non-players/8.1.7-priorities.md) */
  replaceActive: rule("Non-player Moderates replace Active Cells of their own if they can."),
  /** The Senate raises Support before it lowers Opposition. (8.1.7, 8-non-players/8.1.7-priorities.md) */
  senateSupport: rule("The Senate raises Support before it lowers Opposition."),
  /** The Reds raise Opposition before they lower Support. (8.1.7, 8-non-players/8.1.7-priorities.md) */
  redsOpposition: rule("The Reds raise Opposition before they lower Support."),
  /** The Moderates make more Population Neutral. (8.1.7, 8-non-players/8.1.7-priorities.md) */
  moderatesNeutral: rule("The Moderates make more Population Neutral."),
  /** In shifting levels, every Non-player favors Towns before Provinces. (8.1.7, 8-non-players/8.1.7-priorities.md) */
  townsFirst: rule("In shifting levels, every Non-player favors Towns before Provinces."),
  /** The Senate adds to its own Control before it takes any from the Reds. (8.1.7, 8-non-players/8.1.7-priorities.md) */
  senateControl: rule("The Senate adds to its own Control before it takes any from the Reds."),
  /** The Reds add to their own Control before they take any from the Senate. (8.1.7, 8-non-players/8.1.7-priorities.md) */
  redsControl: rule("The Reds add to their own Control before they take any from the Senate."),
  /** The Moderates make more Population Uncontrolled. (8.1.7, 8-non-players/8.1.7-priorities.md) */
  moderatesUncontrolled: rule("The Moderates make more Population Uncontrolled."),
  /** A Non-player hands over no Resources of its own will. (8.1.7, 8-non-players/8.1.7-priorities.md) */
  noTransfers: prohibition("A Non-player hands over no Resources of its own will.", { see: ["1.5"] }),
  /** A Non-player that Attacks always chooses Engagement. (8.1.7, 8-non-players/8.1.7-priorities.md) */
  engage: rule("A Non-player that Attacks always chooses Engagement.", { see: ["3.2.4"] }),
  /** A Non-player never lets the Defender Retreat. (8.1.7, 8-non-players/8.1.7-priorities.md) */
  noRetreat: prohibition("A Non-player never lets the Defender Retreat.", { see: ["3.2.4"] }),
}, {
  whereSilent: "When they hold",
  oneAdministration: "Placing",
  removeActive: "Removing",
  replaceInactive: "Replacing",
  senateSupport: "Support and Opposition",
  senateControl: "Control",
  noTransfers: "Resources and Attack",
})

/** 8.1.8 Propaganda Rounds (8-non-players/8.1.7-priorities.md) */
export const nonPlayerPropaganda = section("nonPlayerPropaganda", "8.1.8", "Propaganda Rounds", {
  /** With Non-players a Propaganda Round follows its usual course. (8.1.8, 8-non-players/8.1.7-priorities.md) */
  asUsual: rule("With Non-players a Propaganda Round follows its usual course.", { see: ["6.0"] }),
  /** What Non-players decide in it stands on the Solitaire play-aid sheet. (8.1.8, 8-non-players/8.1.7-priorities.md) */
  aidSheet: rule("What Non-players decide in it stands on the Solitaire play-aid sheet."),
})

/** 8.1.9 Capabilities (8-non-players/8.1.7-priorities.md) */
export const nonPlayerCapabilities = section("nonPlayerCapabilities", "8.1.9", "Capabilities", {
  /** The Solitaire play-aid sheet tells where a Non-player puts its Capabilities. (8.1.9, 8-non-players/8.1.7-priorities.md) */
  aidSheet: rule("The Solitaire play-aid sheet tells where a Non-player puts its Capabilities."),
})

/** 8.2 Non-player Cards (8-non-players/8.2-cards.md) */
export const nonPlayerCards = section("nonPlayerCards", "8.2", "Non-player Cards", {
  /** Reds, Senate and Moderates each have a deck of Non-player cards. (8.2, 8-non-players/8.2-cards.md) */
  threeDecks: rule("Reds, Senate and Moderates each have a deck of Non-player cards."),
  /** Such a deck has five or six cards; which, depends on the Faction. (8.2, 8-non-players/8.2-cards.md) */
  deckSize: rule("Such a deck has five or six cards; which, depends on the Faction."),
  /** The cards carry in short what the sections 8.3 to 8.5 say in full. (8.2, 8-non-players/8.2-cards.md) */
  fullText: note("The cards carry in short what the sections 8.3 to 8.5 say in full.", { see: ["8.3", "8.4", "8.5"], status: informative("an overview; the sections that it names decide") }),
  /** These sections need no reading in advance: they explain the wording of a card when it is unclear. (8.2, 8-non-players/8.2-cards.md) */
  lookUp: note("These sections need no reading in advance: they explain the wording of a card when it is unclear."),
  /** "Highest", "lowest" and "most" on a card: taken in rising or falling order. (8.2, 8-non-players/8.2-cards.md) */
  most: definition("\"Highest\", \"lowest\" and \"most\" on a card: taken in rising or falling order.", { status: informative("shorthand of the cards; the sections on the cards decide") }),
  /** "Mods": the Moderates. (8.2, 8-non-players/8.2-cards.md) */
  moderates: definition("\"Mods\": the Moderates.", { status: informative("shorthand of the cards; the sections on the cards decide") }),
  /** A number with a plus sign: that many at least. (8.2, 8-non-players/8.2-cards.md) */
  orMore: definition("A number with a plus sign: that many at least.", { status: informative("shorthand of the cards; the sections on the cards decide") }),
  /** "Opp": Opposition. (8.2, 8-non-players/8.2-cards.md) */
  opposition: definition("\"Opp\": Opposition.", { status: informative("shorthand of the cards; the sections on the cards decide") }),
  /** "Pop": Population. (8.2, 8-non-players/8.2-cards.md) */
  population: definition("\"Pop\": Population.", { status: informative("shorthand of the cards; the sections on the cards decide") }),
  /** "Sup": Support. (8.2, 8-non-players/8.2-cards.md) */
  support: definition("\"Sup\": Support.", { status: informative("shorthand of the cards; the sections on the cards decide") }),
  /** "w/o": without. (8.2, 8-non-players/8.2-cards.md) */
  without: definition("\"w/o\": without.", { status: informative("shorthand of the cards; the sections on the cards decide") }),
  /** The sign of two waves: closest to it, or as close as can be. (8.2, 8-non-players/8.2-cards.md) */
  closest: definition("The sign of two waves: closest to it, or as close as can be.", { status: informative("shorthand of the cards; the sections on the cards decide") }),
  /** A face of a die: that number comes up on 1d6. (8.2, 8-non-players/8.2-cards.md) */
  dieFace: definition("A face of a die: that number comes up on 1d6.", { status: informative("shorthand of the cards; the sections on the cards decide") }),
  /** The sign of plus over minus: more or less. (8.2, 8-non-players/8.2-cards.md) */
  plusMinus: definition("The sign of plus over minus: more or less.", { status: informative("shorthand of the cards; the sections on the cards decide") }),
  /** The Index explains further terms of the cards. (8.2, 8-non-players/8.2-cards.md) */
  keyTerms: note("The Index explains further terms of the cards.", { see: ["Index"] }),
}, {
  threeDecks: "Decks",
  most: "Words and signs",
})

/** 8.2.1 Condition Box (8-non-players/8.2-cards.md) */
export const conditionBox = section("conditionBox", "8.2.1", "Condition Box", {
  /** The condition of a card stands at its top, on green. (8.2.1, 8-non-players/8.2-cards.md) */
  onGreen: component("The condition of a card stands at its top, on green."),
  /** A card whose condition is met is executed. (8.2.1, 8-non-players/8.2-cards.md) */
  met: rule("A card whose condition is met is executed."),
  /** A card whose condition is not met is discarded, and another is drawn. (8.2.1, 8-non-players/8.2-cards.md) */
  notMet: rule("A card whose condition is not met is discarded, and another is drawn."),
  /** Cards are drawn until there is one whose condition is met. (8.2.1, 8-non-players/8.2-cards.md) */
  untilMet: rule("Cards are drawn until there is one whose condition is met."),
  /** A Non-player Passes if none of its cards has a condition that is met. (8.2.1, 8-non-players/8.2-cards.md) */
  noneMet: rule("A Non-player Passes if none of its cards has a condition that is met."),
})

/** 8.2.2 Instructions (8-non-players/8.2-cards.md) */
export const cardInstructions = section("cardInstructions", "8.2.2", "Instructions", {
  /** A card instructs for a single Command. (8.2.2, 8-non-players/8.2-cards.md) */
  oneCommand: rule("A card instructs for a single Command."),
  /** With the Command goes a Special Activity, or several, on the same card. (8.2.2, 8-non-players/8.2-cards.md) */
  specialActivities: rule("With the Command goes a Special Activity, or several, on the same card."),
  /** A card is called by its Faction and its Command, such as the Senate March card. (8.2.2, 8-non-players/8.2-cards.md) */
  names: definition("A card is called by its Faction and its Command, such as the Senate March card.", { status: informative("shorthand of the cards; the sections on the cards decide") }),
})

/** 8.2.3 Executing Card Instructions (8-non-players/8.2-cards.md) */
export const executingInstructions = section("executingInstructions", "8.2.3", "Executing Card Instructions", {
  /** A card whose Command cannot be executed even in part is discarded, and another is drawn. (8.2.3, 8-non-players/8.2-cards.md) */
  impossibleCommand: rule("A card whose Command cannot be executed even in part is discarded, and another is drawn."),
  /** Cards are drawn until one has a Command that can be executed. (8.2.3, 8-non-players/8.2-cards.md) */
  untilPossible: rule("Cards are drawn until one has a Command that can be executed."),
  /** For this it is enough that a part of the Command can be executed. (8.2.3, 8-non-players/8.2-cards.md) */
  partIsEnough: rule("For this it is enough that a part of the Command can be executed."),
  /** A Special Activity that cannot be executed is no reason to draw another card. (8.2.3, 8-non-players/8.2-cards.md) */
  noRedraw: prohibition("A Special Activity that cannot be executed is no reason to draw another card."),
  /** The Non-player then does without a Special Activity. (8.2.3, 8-non-players/8.2-cards.md) */
  withoutSpecial: rule("The Non-player then does without a Special Activity."),
  /** The steps are recorded as they fit such a turn. (8.2.3, 8-non-players/8.2-cards.md) */
  recordedAccordingly: rule("The steps are recorded as they fit such a turn.", { see: ["2.2"] }),
  /** A card is executed downwards from its top. (8.2.3, 8-non-players/8.2-cards.md) */
  topToBottom: rule("A card is executed downwards from its top."),
  /** Of several Commands or Special Activities on a card, the uppermost that is possible is taken. (8.2.3, 8-non-players/8.2-cards.md) */
  firstPossible: rule("Of several Commands or Special Activities on a card, the uppermost that is possible is taken."),
  /** At times a Non-player executes no more than a Limited Command. (8.2.3, 8-non-players/8.2-cards.md) */
  limitedOnly: note("At times a Non-player executes no more than a Limited Command.", { see: ["8.1"], status: informative("an overview; the sections that it names decide") }),
  /** A Non-player never places forces that it takes from the map. (8.2.3, 8-non-players/8.2-cards.md) */
  notFromMap: prohibition("A Non-player never places forces that it takes from the map.", { see: ["1.4.2"] }),
  /** By Rally, Non-player Reds can place Administrations that come from the map. (8.2.3, 8-non-players/8.2-cards.md) */
  administrationsFromMap: exception("By Rally, Non-player Reds can place Administrations that come from the map.", { see: ["8.3.1"] }),
}, {
  impossibleCommand: "Impossible Command",
  noRedraw: "Impossible Special Activity",
  topToBottom: "Order",
  limitedOnly: "Limits",
})

/** 8.2.4 Record Steps (8-non-players/8.2-cards.md) */
export const recordSteps = section("recordSteps", "8.2.4", "Record Steps", {
  /** The cylinder of a Non-player marks on the Sequence of Play track what it has really done. (8.2.4, 8-non-players/8.2-cards.md) */
  asTaken: rule("The cylinder of a Non-player marks on the Sequence of Play track what it has really done."),
  /** A card can lead to a Limited Command alone where the options call for the full Command. (8.2.4, 8-non-players/8.2-cards.md) */
  onlyLimited: note("A card can lead to a Limited Command alone where the options call for the full Command.", { see: ["8.1.4"] }),
})

/** 8.2.5 Reading the Cards (8-non-players/8.2-cards.md) */
export const readingCards = section("readingCards", "8.2.5", "Reading the Cards", {
  /** The picture shows, on the card of the Reds Rally, the four parts that a card has. (8.2.5, 8-non-players/8.2-cards.md) */
  illustration: component("The picture shows, on the card of the Reds Rally, the four parts that a card has."),
  /** The Preliminaries of a card are general priorities for its Command. (8.2.5, 8-non-players/8.2-cards.md) */
  preliminaries: rule("The Preliminaries of a card are general priorities for its Command.", { status: informative("the clauses of each card state what stands in that part of it") }),
  /** Numbers in circles mark sequential priorities, letters in circles nested ones. (8.2.5, 8-non-players/8.2-cards.md) */
  signs: definition("Numbers in circles mark sequential priorities, letters in circles nested ones.", { status: informative("shorthand of the cards; the sections on the cards decide") }),
  /** Sequential priorities are executed one after another. (8.2.5, 8-non-players/8.2-cards.md) */
  sequential: rule("Sequential priorities are executed one after another."),
  /** Each of them is executed as far as possible before the next begins. (8.2.5, 8-non-players/8.2-cards.md) */
  maximumExtent: rule("Each of them is executed as far as possible before the next begins."),
  /** White numbers are parts of the priority with the black number, in sequence. (8.2.5, 8-non-players/8.2-cards.md) */
  parts: rule("White numbers are parts of the priority with the black number, in sequence.", { status: informative("the clauses of each card state what stands in that part of it") }),
  /** A nested priority breaks ties within the sequential priority that it belongs to. (8.2.5, 8-non-players/8.2-cards.md) */
  nested: rule("A nested priority breaks ties within the sequential priority that it belongs to."),
  /** Each nested priority narrows further the spaces or targets that are left by then. (8.2.5, 8-non-players/8.2-cards.md) */
  narrows: rule("Each nested priority narrows further the spaces or targets that are left by then."),
  /** Nested priorities stand on a shade of the color of the Faction. (8.2.5, 8-non-players/8.2-cards.md) */
  shaded: component("Nested priorities stand on a shade of the color of the Faction."),
})

/** 8.3 Non-player Reds Actions (8-non-players/8.3.1-reds-rally.md) */
export const nonPlayerReds = section("nonPlayerReds", "8.3", "Non-player Reds Actions", {})

/** 8.3.1 Reds Rally (Card #48) (8-non-players/8.3.1-reds-rally.md) */
export const redsRallyCard = section("redsRallyCard", "8.3.1", "Reds Rally (Card #48)", {
  /** Condition: the card applies if a Reds Cell is Available. (8.3.1, 8-non-players/8.3.1-reds-rally.md) */
  ifCellsAvailable: rule("Condition: the card applies if a Reds Cell is Available."),
  /** Condition: it applies if an Administration is Available. (8.3.1, 8-non-players/8.3.1-reds-rally.md) */
  ifAdministrationsAvailable: rule("Condition: it applies if an Administration is Available."),
  /** Condition: it applies if an Administration stands in Active Opposition. (8.3.1, 8-non-players/8.3.1-reds-rally.md) */
  ifRelocatable: rule("Condition: it applies if an Administration stands in Active Opposition."),
  /** Preliminaries: all priorities together Rally in three spaces at the most. (8.3.1, 8-non-players/8.3.1-reds-rally.md) */
  upToThree: prohibition("Preliminaries: all priorities together Rally in three spaces at the most."),
  /** Preliminaries: an Administration to be placed is taken from Available while there is one. (8.3.1, 8-non-players/8.3.1-reds-rally.md) */
  availableFirst: rule("Preliminaries: an Administration to be placed is taken from Available while there is one."),
  /** Preliminaries: else it is relocated from a space in Active Opposition. (8.3.1, 8-non-players/8.3.1-reds-rally.md) */
  relocate: rule("Preliminaries: else it is relocated from a space in Active Opposition."),
  /** Preliminaries: no Administration is relocated if that costs the Reds Control. (8.3.1, 8-non-players/8.3.1-reds-rally.md) */
  relocateKeepsControl: prohibition("Preliminaries: no Administration is relocated if that costs the Reds Control."),
  /** Relocated, an Administration goes to Available and from there back to the map. (8.3.1, 8-non-players/8.3.1-reds-rally.md) */
  relocateExample: example("Relocated, an Administration goes to Available and from there back to the map.", { see: ["1.4.2"] }),
  /** Priority 1: Cells are placed in every space with an Administration and no Reds Cell. (8.3.1, 8-non-players/8.3.1-reds-rally.md) */
  administrationCells: rule("Priority 1: Cells are placed in every space with an Administration and no Reds Cell."),
  /** Priority 2: in a single space, Rally puts an Administration in place of two Reds Cells. (8.3.1, 8-non-players/8.3.1-reds-rally.md) */
  administration: rule("Priority 2: in a single space, Rally puts an Administration in place of two Reds Cells."),
  /** Priority 2 needs an Available Administration, or one in Active Opposition to relocate. (8.3.1, 8-non-players/8.3.1-reds-rally.md) */
  administrationAvailable: rule("Priority 2 needs an Available Administration, or one in Active Opposition to relocate."),
  /** Priority 2 leaves out spaces that have no Population. (8.3.1, 8-non-players/8.3.1-reds-rally.md) */
  administrationPopulation: prohibition("Priority 2 leaves out spaces that have no Population."),
  /** Priority 2 leaves out spaces already in Active Opposition. (8.3.1, 8-non-players/8.3.1-reds-rally.md) */
  administrationOpposition: prohibition("Priority 2 leaves out spaces already in Active Opposition."),
  /** Priority 2 leaves out spaces that have no room for an Administration. (8.3.1, 8-non-players/8.3.1-reds-rally.md) */
  administrationRoom: prohibition("Priority 2 leaves out spaces that have no room for an Administration.", { see: ["1.4.3"] }),
  /** Priority 2 takes a space with at least two Reds Cells if there are no Senate Cells. (8.3.1, 8-non-players/8.3.1-reds-rally.md) */
  administrationAlone: rule("Priority 2 takes a space with at least two Reds Cells if there are no Senate Cells."),
  /** Priority 2 takes a space with at least three Reds where there are Senate Cells. (8.3.1, 8-non-players/8.3.1-reds-rally.md) */
  administrationContested: rule("Priority 2 takes a space with at least three Reds where there are Senate Cells."),
  /** Priority 3: Rally places Cells, by the three parts that follow. (8.3.1, 8-non-players/8.3.1-reds-rally.md) */
  cells: rule("Priority 3: Rally places Cells, by the three parts that follow."),
  /** Priority 3, first part: in a single populated space, to take Control of it. (8.3.1, 8-non-players/8.3.1-reds-rally.md) */
  cellsControl: rule("Priority 3, first part: in a single populated space, to take Control of it."),
  /** Nested in it: rather in a space that has an Administration and is not in Active Opposition yet. (8.3.1, 8-non-players/8.3.1-reds-rally.md) */
  cellsControlAdministration: rule("Nested in it: rather in a space that has an Administration and is not in Active Opposition yet."),
  /** Priority 3, second part: in a single space where there are Reds already. (8.3.1, 8-non-players/8.3.1-reds-rally.md) */
  cellsReds: rule("Priority 3, second part: in a single space where there are Reds already."),
  /** Priority 3, last part: in random spaces that are populated. (8.3.1, 8-non-players/8.3.1-reds-rally.md) */
  cellsRandom: rule("Priority 3, last part: in random spaces that are populated.", { see: ["8.6"] }),
  /** Random spaces are added only until the limit of three is reached. (8.3.1, 8-non-players/8.3.1-reds-rally.md) */
  cellsUntilThree: rule("Random spaces are added only until the limit of three is reached."),
  /** Prepare: no Sabotage is placed beyond the number of Senate Trains on the map. (8.3.1, 8-non-players/8.3.1-reds-rally.md) */
  sabotageLimit: prohibition("Prepare: no Sabotage is placed beyond the number of Senate Trains on the map."),
  /** Prepare, priority 1: an Available Sabotage goes to a border closest to a Senate player’s Trains. (8.3.1, 8-non-players/8.3.1-reds-rally.md) */
  sabotage: rule("Prepare, priority 1: an Available Sabotage goes to a border closest to a Senate player’s Trains."),
  /** Prepare, priority 1: the Trains of a Non-player Senate do not matter for this. (8.3.1, 8-non-players/8.3.1-reds-rally.md) */
  sabotagePlayerOnly: prohibition("Prepare, priority 1: the Trains of a Non-player Senate do not matter for this."),
  /** Prepare, nested in priority 1: rather at the border of a Town. (8.3.1, 8-non-players/8.3.1-reds-rally.md) */
  sabotageTown: rule("Prepare, nested in priority 1: rather at the border of a Town."),
  /** Prepare, priority 2: an Available Prepared marker goes to a Town with Reds Cells. (8.3.1, 8-non-players/8.3.1-reds-rally.md) */
  prepared: rule("Prepare, priority 2: an Available Prepared marker goes to a Town with Reds Cells.", { see: ["4.2.3"] }),
  /** Prepare, nested in priority 2: rather close to Helsinki, with Helsinki the closest of all. (8.3.1, 8-non-players/8.3.1-reds-rally.md) */
  preparedHelsinki: rule("Prepare, nested in priority 2: rather close to Helsinki, with Helsinki the closest of all."),
  /** The Reds may Rally in several spaces and still have nothing to Prepare. (8.3.1, 8-non-players/8.3.1-reds-rally.md) */
  noPrepare: note("The Reds may Rally in several spaces and still have nothing to Prepare."),
  /** Even then a Rally in more than one space is recorded in the box for the full Command. (8.3.1, 8-non-players/8.3.1-reds-rally.md) */
  recordedAsCommand: rule("Even then a Rally in more than one space is recorded in the box for the full Command.", { see: ["8.2.4"] }),
  /** A Rally without Prepare in no more than one space is not recorded in that box. (8.3.1, 8-non-players/8.3.1-reds-rally.md) */
  recordedOnlySo: prohibition("A Rally without Prepare in no more than one space is not recorded in that box.", { see: ["8.2.4"] }),
}, {
  ifCellsAvailable: "Condition",
  upToThree: "Preliminaries",
  administrationCells: "Priority 1",
  administration: "Priority 2",
  cells: "Priority 3",
  sabotageLimit: "Prepare",
  noPrepare: "Record",
})

/** 8.3.2 Reds Activism (Card #49) (8-non-players/8.3.2-reds-activism.md) */
export const redsActivismCard49 = section("redsActivismCard49", "8.3.2", "Reds Activism (Card #49)", {
  /** Condition: the card applies in Phase I only. (8.3.2, 8-non-players/8.3.2-reds-activism.md) */
  ifPhaseOne: rule("Condition: the card applies in Phase I only."),
  /** Condition: it also needs a roll of 1d6 above the number of Active Reds Cells. (8.3.2, 8-non-players/8.3.2-reds-activism.md) */
  ifDieAboveActive: rule("Condition: it also needs a roll of 1d6 above the number of Active Reds Cells."),
  /** Condition: it also needs a Reds Cell in every space that has an Administration. (8.3.2, 8-non-players/8.3.2-reds-activism.md) */
  ifNoneBare: rule("Condition: it also needs a Reds Cell in every space that has an Administration."),
  /** The die of the condition keeps its value for priority 2. (8.3.2, 8-non-players/8.3.2-reds-activism.md) */
  keepDie: rule("The die of the condition keeps its value for priority 2."),
  /** In a Limited Command the Reds skip priority 1 altogether. (8.3.2, 8-non-players/8.3.2-reds-activism.md) */
  limitedSkipsFlips: prohibition("In a Limited Command the Reds skip priority 1 altogether."),
  /** Priority 1: Senate Cells are flipped to Inactive as far as can be. (8.3.2, 8-non-players/8.3.2-reds-activism.md) */
  flipSenate: rule("Priority 1: Senate Cells are flipped to Inactive as far as can be."),
  /** Priority 1: Moderates Cells are flipped to Active as far as can be. (8.3.2, 8-non-players/8.3.2-reds-activism.md) */
  flipModerates: rule("Priority 1: Moderates Cells are flipped to Active as far as can be."),
  /** Nested a in priority 1: the Cells of a player go first. (8.3.2, 8-non-players/8.3.2-reds-activism.md) */
  flipPlayer: rule("Nested a in priority 1: the Cells of a player go first."),
  /** Nested b in priority 1: then spaces whose last Active Senate Cell can become Inactive. (8.3.2, 8-non-players/8.3.2-reds-activism.md) */
  flipLastActive: rule("Nested b in priority 1: then spaces whose last Active Senate Cell can become Inactive."),
  /** Priority 2: Reds Cells are Activated. (8.3.2, 8-non-players/8.3.2-reds-activism.md) */
  activate: rule("Priority 2: Reds Cells are Activated."),
  /** Priority 2 Activates no more Cells than the die of the condition shows. (8.3.2, 8-non-players/8.3.2-reds-activism.md) */
  activateUpToDie: prohibition("Priority 2 Activates no more Cells than the die of the condition shows."),
  /** Nested a in priority 2: spaces with a single Reds Cell go first. (8.3.2, 8-non-players/8.3.2-reds-activism.md) */
  activateSingle: rule("Nested a in priority 2: spaces with a single Reds Cell go first."),
  /** Nested b in priority 2: spaces in Active Opposition go last. (8.3.2, 8-non-players/8.3.2-reds-activism.md) */
  activateOppositionLast: rule("Nested b in priority 2: spaces in Active Opposition go last."),
  /** Foreign Relations are considered in Phase I only. (8.3.2, 8-non-players/8.3.2-reds-activism.md) */
  foreignRelationsPhaseOne: prohibition("Foreign Relations are considered in Phase I only."),
  /** Foreign Relations are considered only while Russian Vassalage stands at 2. (8.3.2, 8-non-players/8.3.2-reds-activism.md) */
  foreignRelationsTwo: prohibition("Foreign Relations are considered only while Russian Vassalage stands at 2."),
  /** Foreign Relations: on 1 or 2 with 1d6, Russian Vassalage goes up by one. (8.3.2, 8-non-players/8.3.2-reds-activism.md) */
  foreignRelations: rule("Foreign Relations: on 1 or 2 with 1d6, Russian Vassalage goes up by one."),
  /** Prepare follows, as on the card of the Reds Rally. (8.3.2, 8-non-players/8.3.2-reds-activism.md) */
  prepare: rule("Prepare follows, as on the card of the Reds Rally.", { see: ["8.3.1"] }),
}, {
  ifPhaseOne: "Condition",
  limitedSkipsFlips: "Priority 1",
  activate: "Priority 2",
  foreignRelationsPhaseOne: "Special Activities",
})

/** 8.3.3 Reds Activism (Card #50) (8-non-players/8.3.3-reds-activism-in-war.md) */
export const redsActivismCard50 = section("redsActivismCard50", "8.3.3", "Reds Activism (Card #50)", {
  /** Condition: the card applies in Phase II only. (8.3.3, 8-non-players/8.3.3-reds-activism-in-war.md) */
  ifPhaseTwo: rule("Condition: the card applies in Phase II only."),
  /** Condition: it also needs every Administration to have a Reds Cell in its space. (8.3.3, 8-non-players/8.3.3-reds-activism-in-war.md) */
  ifNoneBare: rule("Condition: it also needs every Administration to have a Reds Cell in its space."),
  /** Priority 1: Active Reds Cells are removed. (8.3.3, 8-non-players/8.3.3-reds-activism-in-war.md) */
  remove: rule("Priority 1: Active Reds Cells are removed."),
  /** Priority 1 is for the last Campaign only. (8.3.3, 8-non-players/8.3.3-reds-activism-in-war.md) */
  removeLastCampaign: prohibition("Priority 1 is for the last Campaign only."),
  /** Priority 1 needs Oppose+Admins at 12 or more. (8.3.3, 8-non-players/8.3.3-reds-activism-in-war.md) */
  removeOpposeAdmins: prohibition("Priority 1 needs Oppose+Admins at 12 or more."),
  /** Priority 1 needs Polarization at 7 or less. (8.3.3, 8-non-players/8.3.3-reds-activism-in-war.md) */
  removePolarization: prohibition("Priority 1 needs Polarization at 7 or less."),
  /** Priority 1 brings Polarization and Russian Vassalage to differ by as near to 5 as can be. (8.3.3, 8-non-players/8.3.3-reds-activism-in-war.md) */
  removeTowardsFive: rule("Priority 1 brings Polarization and Russian Vassalage to differ by as near to 5 as can be."),
  /** Priority 1 removes no Cell if the Senate would gain Control of an Opposition space. (8.3.3, 8-non-players/8.3.3-reds-activism-in-war.md) */
  removeKeepsControl: prohibition("Priority 1 removes no Cell if the Senate would gain Control of an Opposition space."),
  /** In a Limited Command the Reds skip priority 2 altogether. (8.3.3, 8-non-players/8.3.3-reds-activism-in-war.md) */
  limitedSkipsFlips: prohibition("In a Limited Command the Reds skip priority 2 altogether."),
  /** Priority 2: Senate Cells are flipped to Inactive as far as can be. (8.3.3, 8-non-players/8.3.3-reds-activism-in-war.md) */
  flipSenate: rule("Priority 2: Senate Cells are flipped to Inactive as far as can be."),
  /** Priority 2: Moderates Cells are flipped to Active as far as can be. (8.3.3, 8-non-players/8.3.3-reds-activism-in-war.md) */
  flipModerates: rule("Priority 2: Moderates Cells are flipped to Active as far as can be."),
  /** Nested a in priority 2: the Cells of a player go first. (8.3.3, 8-non-players/8.3.3-reds-activism-in-war.md) */
  flipPlayer: rule("Nested a in priority 2: the Cells of a player go first."),
  /** Nested b in priority 2: then spaces whose last Active Senate Cell can become Inactive. (8.3.3, 8-non-players/8.3.3-reds-activism-in-war.md) */
  flipLastActive: rule("Nested b in priority 2: then spaces whose last Active Senate Cell can become Inactive."),
  /** Priority 3: the Reds Agitate in one space. (8.3.3, 8-non-players/8.3.3-reds-activism-in-war.md) */
  agitate: rule("Priority 3: the Reds Agitate in one space."),
  /** Priority 3 needs an Administration and Reds Control in the space. (8.3.3, 8-non-players/8.3.3-reds-activism-in-war.md) */
  agitateWhere: prohibition("Priority 3 needs an Administration and Reds Control in the space.", { see: ["3.2.2"] }),
  /** Nested a in priority 3: Towns go first. (8.3.3, 8-non-players/8.3.3-reds-activism-in-war.md) */
  agitateTown: rule("Nested a in priority 3: Towns go first."),
  /** Nested b in priority 3: then the least Opposition goes first. (8.3.3, 8-non-players/8.3.3-reds-activism-in-war.md) */
  agitateLeast: rule("Nested b in priority 3: then the least Opposition goes first."),
  /** Priority 4 needs a roll of 1d6 above the number of Active Reds Cells. (8.3.3, 8-non-players/8.3.3-reds-activism-in-war.md) */
  activateDie: rule("Priority 4 needs a roll of 1d6 above the number of Active Reds Cells."),
  /** Priority 4: as many Reds as the die shows are Activated. (8.3.3, 8-non-players/8.3.3-reds-activism-in-war.md) */
  activate: rule("Priority 4: as many Reds as the die shows are Activated."),
  /** Nested in priority 4: spaces with Opposition go last. (8.3.3, 8-non-players/8.3.3-reds-activism-in-war.md) */
  activateOppositionLast: rule("Nested in priority 4: spaces with Opposition go last."),
  /** Priority 5: if no priority before led to any Activism, priority 1 is tried again. (8.3.3, 8-non-players/8.3.3-reds-activism-in-war.md) */
  removeAfterAll: rule("Priority 5: if no priority before led to any Activism, priority 1 is tried again."),
  /** Priority 5 can be executed in every Campaign. (8.3.3, 8-non-players/8.3.3-reds-activism-in-war.md) */
  anyCampaign: permission("Priority 5 can be executed in every Campaign."),
  /** Priority 5 keeps all the other conditions of priority 1. (8.3.3, 8-non-players/8.3.3-reds-activism-in-war.md) */
  otherConditions: rule("Priority 5 keeps all the other conditions of priority 1."),
  /** Prepare follows, as on the card of the Reds Rally. (8.3.3, 8-non-players/8.3.3-reds-activism-in-war.md) */
  prepare: rule("Prepare follows, as on the card of the Reds Rally.", { see: ["8.3.1"] }),
}, {
  ifPhaseTwo: "Condition",
  remove: "Priority 1",
  limitedSkipsFlips: "Priority 2",
  agitate: "Priority 3",
  activateDie: "Priority 4",
  removeAfterAll: "Priority 5",
  prepare: "Prepare",
})

/** 8.3.4 Reds Terror (Card #51) (8-non-players/8.3.4-reds-terror.md) */
export const redsTerrorCard = section("redsTerrorCard", "8.3.4", "Reds Terror (Card #51)", {
  /** Condition: the card applies if an Active Reds Cell shares its space with enemy Cells. (8.3.4, 8-non-players/8.3.4-reds-terror.md) */
  ifActiveNearEnemy: rule("Condition: the card applies if an Active Reds Cell shares its space with enemy Cells."),
  /** Preliminaries: all priorities together conduct Terror in two spaces at the most. (8.3.4, 8-non-players/8.3.4-reds-terror.md) */
  upToTwo: prohibition("Preliminaries: all priorities together conduct Terror in two spaces at the most."),
  /** Preliminaries: Terror goes only to spaces that have Active Reds as well as enemy Cells. (8.3.4, 8-non-players/8.3.4-reds-terror.md) */
  withEnemies: prohibition("Preliminaries: Terror goes only to spaces that have Active Reds as well as enemy Cells."),
  /** Priority 1: Terror goes to all spaces in which it creates the most Control for the Reds. (8.3.4, 8-non-players/8.3.4-reds-terror.md) */
  control: rule("Priority 1: Terror goes to all spaces in which it creates the most Control for the Reds."),
  /** Nested in priority 1: Towns go first. (8.3.4, 8-non-players/8.3.4-reds-terror.md) */
  controlTowns: rule("Nested in priority 1: Towns go first."),
  /** Priority 2: Terror removes Active Senate Cells. (8.3.4, 8-non-players/8.3.4-reds-terror.md) */
  activeSenate: rule("Priority 2: Terror removes Active Senate Cells."),
  /** Priority 3: Terror goes where a Moderates Network stands. (8.3.4, 8-non-players/8.3.4-reds-terror.md) */
  network: rule("Priority 3: Terror goes where a Moderates Network stands."),
  /** Priority 3: Terror goes just as well where the Personality is. (8.3.4, 8-non-players/8.3.4-reds-terror.md) */
  personality: rule("Priority 3: Terror goes just as well where the Personality is."),
  /** Priority 3: Terror goes just as well where some Faction has a News marker. (8.3.4, 8-non-players/8.3.4-reds-terror.md) */
  news: rule("Priority 3: Terror goes just as well where some Faction has a News marker."),
  /** Nested in priority 3: first where Terror can take away a Network or the Personality. (8.3.4, 8-non-players/8.3.4-reds-terror.md) */
  removable: rule("Nested in priority 3: first where Terror can take away a Network or the Personality."),
  /** Nested in priority 3, beside that: where Terror can hand a News marker over to the Reds. (8.3.4, 8-non-players/8.3.4-reds-terror.md) */
  transferable: rule("Nested in priority 3, beside that: where Terror can hand a News marker over to the Reds."),
  /** Priority 4: Terror goes to random spaces. (8.3.4, 8-non-players/8.3.4-reds-terror.md) */
  random: rule("Priority 4: Terror goes to random spaces.", { see: ["8.6"] }),
  /** Priority 4: the Political Display can be among them. (8.3.4, 8-non-players/8.3.4-reds-terror.md) */
  randomDisplay: rule("Priority 4: the Political Display can be among them."),
  /** Priority 4: out of the Political Display a random cube is removed. (8.3.4, 8-non-players/8.3.4-reds-terror.md) */
  randomCube: rule("Priority 4: out of the Political Display a random cube is removed."),
  /** Foreign Relations follow, as on the first card of the Reds for Activism. (8.3.4, 8-non-players/8.3.4-reds-terror.md) */
  foreignRelations: rule("Foreign Relations follow, as on the first card of the Reds for Activism.", { see: ["8.3.2"] }),
  /** Prepare is next, as on the card of the Reds Rally. (8.3.4, 8-non-players/8.3.4-reds-terror.md) */
  prepare: rule("Prepare is next, as on the card of the Reds Rally.", { see: ["8.3.1"] }),
}, {
  ifActiveNearEnemy: "Condition",
  upToTwo: "Preliminaries",
  control: "Priority 1",
  activeSenate: "Priority 2",
  network: "Priority 3",
  random: "Priority 4",
  foreignRelations: "Special Activities",
})

/** 8.3.5 Reds Attack (Card #52) (8-non-players/8.3.5-reds-attack.md) */
export const redsAttackCard = section("redsAttackCard", "8.3.5", "Reds Attack (Card #52)", {
  /** Condition: the card applies in Phase II only. (8.3.5, 8-non-players/8.3.5-reds-attack.md) */
  ifPhaseTwo: rule("Condition: the card applies in Phase II only."),
  /** Condition: a Senate Capability in the space of three Reds Cells or more is a target. (8.3.5, 8-non-players/8.3.5-reds-attack.md) */
  ifCapability: rule("Condition: a Senate Capability in the space of three Reds Cells or more is a target."),
  /** Condition: three Senate Cells or more in the space of three Reds Cells or more are a target. (8.3.5, 8-non-players/8.3.5-reds-attack.md) */
  ifThreeCells: rule("Condition: three Senate Cells or more in the space of three Reds Cells or more are a target."),
  /** Condition: it applies, too, if four or more Reds Cells with a Train marker have targets adjacent. (8.3.5, 8-non-players/8.3.5-reds-attack.md) */
  ifTrains: rule("Condition: it applies, too, if four or more Reds Cells with a Train marker have targets adjacent."),
  /** Condition: next to that Train, a Senate Capability is a target. (8.3.5, 8-non-players/8.3.5-reds-attack.md) */
  ifAdjacentCapability: rule("Condition: next to that Train, a Senate Capability is a target."),
  /** Condition: next to that Train, three or more Senate Cells are a target. (8.3.5, 8-non-players/8.3.5-reds-attack.md) */
  ifAdjacentCells: rule("Condition: next to that Train, three or more Senate Cells are a target."),
  /** Preliminaries: priorities 1 and 2 select who Attacks, 3 to 5 what is Attacked. (8.3.5, 8-non-players/8.3.5-reds-attack.md) */
  selectThenTarget: rule("Preliminaries: priorities 1 and 2 select who Attacks, 3 to 5 what is Attacked."),
  /** Preliminaries: a group that Attacks by Train into an adjacent space has three Cells. (8.3.5, 8-non-players/8.3.5-reds-attack.md) */
  trainGroups: rule("Preliminaries: a group that Attacks by Train into an adjacent space has three Cells.", { see: ["3.2.4"] }),
  /** Preliminaries: one Cell or more stays where such a group sets out. (8.3.5, 8-non-players/8.3.5-reds-attack.md) */
  oneStays: rule("Preliminaries: one Cell or more stays where such a group sets out."),
  /** Preliminaries: given the choice, an Active Cell is the one that stays. (8.3.5, 8-non-players/8.3.5-reds-attack.md) */
  activeStays: rule("Preliminaries: given the choice, an Active Cell is the one that stays."),
  /** Preliminaries: no Train leaves a populated space if the Reds lose Control there by it. (8.3.5, 8-non-players/8.3.5-reds-attack.md) */
  keepControl: prohibition("Preliminaries: no Train leaves a populated space if the Reds lose Control there by it."),
  /** Preliminaries: given the choice, every group gets two Capabilities or about as many. (8.3.5, 8-non-players/8.3.5-reds-attack.md) */
  splitCapabilities: rule("Preliminaries: given the choice, every group gets two Capabilities or about as many."),
  /** Preliminaries: whenever they can be, Russians are designated for the Attack. (8.3.5, 8-non-players/8.3.5-reds-attack.md) */
  russians: rule("Preliminaries: whenever they can be, Russians are designated for the Attack."),
  /** Priority 1: every group of Reds Cells with a Reds Capability is selected. (8.3.5, 8-non-players/8.3.5-reds-attack.md) */
  selectCapability: rule("Priority 1: every group of Reds Cells with a Reds Capability is selected."),
  /** Priority 2: every group of at least three Reds Cells is selected. (8.3.5, 8-non-players/8.3.5-reds-attack.md) */
  selectThree: rule("Priority 2: every group of at least three Reds Cells is selected."),
  /** Priority 3: each selected group Attacks that has a Senate Capability in its space. (8.3.5, 8-non-players/8.3.5-reds-attack.md) */
  attackCapability: rule("Priority 3: each selected group Attacks that has a Senate Capability in its space."),
  /** Priority 3: so does each whose Train reaches an adjacent space with one. (8.3.5, 8-non-players/8.3.5-reds-attack.md) */
  attackCapabilityByTrain: rule("Priority 3: so does each whose Train reaches an adjacent space with one."),
  /** Nested in priority 3: Attacks against Senate Trains go first. (8.3.5, 8-non-players/8.3.5-reds-attack.md) */
  attackTrains: rule("Nested in priority 3: Attacks against Senate Trains go first."),
  /** Priority 4: each selected group Attacks that is in a Town. (8.3.5, 8-non-players/8.3.5-reds-attack.md) */
  attackTown: rule("Priority 4: each selected group Attacks that is in a Town."),
  /** Priority 4: so does each that can Attack a Town in which there are Senate Cells. (8.3.5, 8-non-players/8.3.5-reds-attack.md) */
  attackTownByTrain: rule("Priority 4: so does each that can Attack a Town in which there are Senate Cells."),
  /** Nested a in priority 4: groups that have a Reds Train go first. (8.3.5, 8-non-players/8.3.5-reds-attack.md) */
  attackTownWithTrain: rule("Nested a in priority 4: groups that have a Reds Train go first."),
  /** Nested b in priority 4: the highest Population goes first. (8.3.5, 8-non-players/8.3.5-reds-attack.md) */
  attackTownPopulation: rule("Nested b in priority 4: the highest Population goes first."),
  /** Priority 5: each selected group Attacks whose populated Province has Senate Cells. (8.3.5, 8-non-players/8.3.5-reds-attack.md) */
  attackProvince: rule("Priority 5: each selected group Attacks whose populated Province has Senate Cells."),
  /** Priority 5: so does each with a Train that can Attack a populated Province with Senate pieces. (8.3.5, 8-non-players/8.3.5-reds-attack.md) */
  attackProvinceByTrain: rule("Priority 5: so does each with a Train that can Attack a populated Province with Senate pieces."),
  /** Nested in priority 5: groups that have a Reds Train go first. (8.3.5, 8-non-players/8.3.5-reds-attack.md) */
  attackProvinceWithTrain: rule("Nested in priority 5: groups that have a Reds Train go first."),
  /** Prepare follows, as on the card of the Reds Rally. (8.3.5, 8-non-players/8.3.5-reds-attack.md) */
  prepare: rule("Prepare follows, as on the card of the Reds Rally.", { see: ["8.3.1"] }),
}, {
  ifPhaseTwo: "Condition",
  selectThenTarget: "Preliminaries",
  selectCapability: "Selecting groups",
  attackCapability: "Priority 3",
  attackTown: "Priority 4",
  attackProvince: "Priority 5",
  prepare: "Prepare",
})

/** 8.3.6 Reds March (Card #53) (8-non-players/8.3.6-reds-march.md) */
export const redsMarchCard = section("redsMarchCard", "8.3.6", "Reds March (Card #53)", {
  /** Condition: the card applies in Phase II only. (8.3.6, 8-non-players/8.3.6-reds-march.md) */
  ifPhaseTwo: rule("Condition: the card applies in Phase II only."),
  /** Condition: it also needs a Reds Cell beside every Administration on the map. (8.3.6, 8-non-players/8.3.6-reds-march.md) */
  ifNoneBare: rule("Condition: it also needs a Reds Cell beside every Administration on the map."),
  /** Preliminaries: the Reds March out of no space but a Province. (8.3.6, 8-non-players/8.3.6-reds-march.md) */
  provincesOnly: prohibition("Preliminaries: the Reds March out of no space but a Province."),
  /** Preliminaries: one Cell or more stays where they set out. (8.3.6, 8-non-players/8.3.6-reds-march.md) */
  oneStays: rule("Preliminaries: one Cell or more stays where they set out."),
  /** Preliminaries: given the choice, an Active Cell is the one that stays. (8.3.6, 8-non-players/8.3.6-reds-march.md) */
  activeStays: rule("Preliminaries: given the choice, an Active Cell is the one that stays."),
  /** Preliminaries: they do not leave a populated space if they lose Control there by it. (8.3.6, 8-non-players/8.3.6-reds-march.md) */
  keepControl: prohibition("Preliminaries: they do not leave a populated space if they lose Control there by it."),
  /** Preliminaries: priorities 1 and 2 select who Marches, 3 and 4 where to. (8.3.6, 8-non-players/8.3.6-reds-march.md) */
  selectThenMove: rule("Preliminaries: priorities 1 and 2 select who Marches, 3 and 4 where to."),
  /** Priority 1: all Reds Cells but one are selected where at least two German Troops and no Administration are. (8.3.6, 8-non-players/8.3.6-reds-march.md) */
  selectTroops: rule("Priority 1: all Reds Cells but one are selected where at least two German Troops and no Administration are."),
  /** Priority 2: all Reds are selected in spaces with Support and with neither Active Reds nor an Administration. (8.3.6, 8-non-players/8.3.6-reds-march.md) */
  selectSupport: rule("Priority 2: all Reds are selected in spaces with Support and with neither Active Reds nor an Administration."),
  /** Priority 3: each selected group Marches where this gives the Reds Control of a populated space. (8.3.6, 8-non-players/8.3.6-reds-march.md) */
  gainControl: rule("Priority 3: each selected group Marches where this gives the Reds Control of a populated space."),
  /** Nested a in priority 3: the highest Population goes first. (8.3.6, 8-non-players/8.3.6-reds-march.md) */
  gainPopulation: rule("Nested a in priority 3: the highest Population goes first."),
  /** Nested b in priority 3: then the least Opposition goes first. (8.3.6, 8-non-players/8.3.6-reds-march.md) */
  gainLeastOpposition: rule("Nested b in priority 3: then the least Opposition goes first."),
  /** Priority 4 needs four or more Population under Senate Control. (8.3.6, 8-non-players/8.3.6-reds-march.md) */
  breakNeedsFour: prohibition("Priority 4 needs four or more Population under Senate Control."),
  /** Priority 4: each selected group Marches where this ends the Senate’s Control of a Town. (8.3.6, 8-non-players/8.3.6-reds-march.md) */
  breakControl: rule("Priority 4: each selected group Marches where this ends the Senate’s Control of a Town."),
  /** Nested in priority 4: the highest Population goes first. (8.3.6, 8-non-players/8.3.6-reds-march.md) */
  breakPopulation: rule("Nested in priority 4: the highest Population goes first."),
  /** Prepare follows, as on the card of the Reds Rally. (8.3.6, 8-non-players/8.3.6-reds-march.md) */
  prepare: rule("Prepare follows, as on the card of the Reds Rally.", { see: ["8.3.1"] }),
}, {
  ifPhaseTwo: "Condition",
  provincesOnly: "Preliminaries",
  selectTroops: "Selecting groups",
  gainControl: "Priority 3",
  breakNeedsFour: "Priority 4",
  prepare: "Prepare",
})

/** 8.4 Non-player Senate Actions (8-non-players/8.4.1-senate-rally.md) */
export const nonPlayerSenate = section("nonPlayerSenate", "8.4", "Non-player Senate Actions", {})

/** 8.4.1 Senate Rally (Card #54) (8-non-players/8.4.1-senate-rally.md) */
export const senateRallyCard54 = section("senateRallyCard54", "8.4.1", "Senate Rally (Card #54)", {
  /** Condition: the card applies in Phase I only. (8.4.1, 8-non-players/8.4.1-senate-rally.md) */
  ifPhaseOne: rule("Condition: the card applies in Phase I only."),
  /** Condition: the card applies while a Senate Cell is Available. (8.4.1, 8-non-players/8.4.1-senate-rally.md) */
  ifCellsAvailable: rule("Condition: the card applies while a Senate Cell is Available."),
  /** Preliminaries: all priorities together Rally in three spaces at the most. (8.4.1, 8-non-players/8.4.1-senate-rally.md) */
  upToThree: prohibition("Preliminaries: all priorities together Rally in three spaces at the most."),
  /** Priority 1: Rally places Cells, by the six parts that follow. (8.4.1, 8-non-players/8.4.1-senate-rally.md) */
  cells: rule("Priority 1: Rally places Cells, by the six parts that follow."),
  /** First part: in a single space that has a Senate Cell and an enemy piece other than Troops. (8.4.1, 8-non-players/8.4.1-senate-rally.md) */
  cellsAmongEnemies: rule("First part: in a single space that has a Senate Cell and an enemy piece other than Troops."),
  /** First part: this takes a die that shows 1 or 2. (8.4.1, 8-non-players/8.4.1-senate-rally.md) */
  cellsAmongEnemiesDie: rule("First part: this takes a die that shows 1 or 2."),
  /** First part: this is for Phase I. (8.4.1, 8-non-players/8.4.1-senate-rally.md) */
  cellsAmongEnemiesPhase: rule("First part: this is for Phase I.", { see: ["2.4"], status: informative("the condition of the card already asks for Phase I") }),
  /** Second part: in a single populated space, to take Control of it. (8.4.1, 8-non-players/8.4.1-senate-rally.md) */
  cellsControl: rule("Second part: in a single populated space, to take Control of it."),
  /** Nested in it: rather in a space that already has Support. (8.4.1, 8-non-players/8.4.1-senate-rally.md) */
  cellsControlSupport: rule("Nested in it: rather in a space that already has Support."),
  /** Third part: in a single space without Population, to take Control of it. (8.4.1, 8-non-players/8.4.1-senate-rally.md) */
  cellsEmpty: rule("Third part: in a single space without Population, to take Control of it."),
  /** Nested in it: rather in Mikkelin lääni than anywhere else. (8.4.1, 8-non-players/8.4.1-senate-rally.md) */
  cellsEmptyMikkeli: rule("Nested in it: rather in Mikkelin lääni than anywhere else."),
  /** Fourth part: in every space that has Support and at most two Senate Cells. (8.4.1, 8-non-players/8.4.1-senate-rally.md) */
  cellsSupport: rule("Fourth part: in every space that has Support and at most two Senate Cells."),
  /** Fifth part: in every space where there are Senate Cells already. (8.4.1, 8-non-players/8.4.1-senate-rally.md) */
  cellsSenate: rule("Fifth part: in every space where there are Senate Cells already."),
  /** Last part: in random spaces. (8.4.1, 8-non-players/8.4.1-senate-rally.md) */
  cellsRandom: rule("Last part: in random spaces.", { see: ["8.6"] }),
  /** Random spaces are added only until the limit of three is reached. (8.4.1, 8-non-players/8.4.1-senate-rally.md) */
  cellsUntilThree: rule("Random spaces are added only until the limit of three is reached."),
  /** Foreign Relations: attempted if German Vassalage is at least three. (8.4.1, 8-non-players/8.4.1-senate-rally.md) */
  foreignRelations: rule("Foreign Relations: attempted if German Vassalage is at least three."),
  /** Foreign Relations, priority 1: from four or more, German Vassalage goes down by one. (8.4.1, 8-non-players/8.4.1-senate-rally.md) */
  foreignRelationsFour: rule("Foreign Relations, priority 1: from four or more, German Vassalage goes down by one."),
  /** Foreign Relations, priority 2: from three it goes down by one, on a die of 1 or 2 only. (8.4.1, 8-non-players/8.4.1-senate-rally.md) */
  foreignRelationsThree: rule("Foreign Relations, priority 2: from three it goes down by one, on a die of 1 or 2 only."),
  /** Prepare, priority 1: a Sabotage marker is taken off a border. (8.4.1, 8-non-players/8.4.1-senate-rally.md) */
  sabotage: rule("Prepare, priority 1: a Sabotage marker is taken off a border."),
  /** Prepare, priority 1: the border is one closest to a Senate Train on the map. (8.4.1, 8-non-players/8.4.1-senate-rally.md) */
  sabotageClosest: rule("Prepare, priority 1: the border is one closest to a Senate Train on the map."),
  /** Prepare, priority 2: an Available Prepared marker is placed. (8.4.1, 8-non-players/8.4.1-senate-rally.md) */
  prepared: rule("Prepare, priority 2: an Available Prepared marker is placed."),
  /** Prepare, priority 2 is left out if priority 1 did anything. (8.4.1, 8-non-players/8.4.1-senate-rally.md) */
  preparedElse: rule("Prepare, priority 2 is left out if priority 1 did anything."),
  /** Prepare, priority 2: the marker shows its Senate side. (8.4.1, 8-non-players/8.4.1-senate-rally.md) */
  preparedSide: rule("Prepare, priority 2: the marker shows its Senate side."),
  /** Prepare, priority 2: it goes to a Town where there is a Senate Cell. (8.4.1, 8-non-players/8.4.1-senate-rally.md) */
  preparedTown: rule("Prepare, priority 2: it goes to a Town where there is a Senate Cell."),
  /** Prepare, priority 2: of these it is one closest to Helsinki. (8.4.1, 8-non-players/8.4.1-senate-rally.md) */
  preparedHelsinki: rule("Prepare, priority 2: of these it is one closest to Helsinki."),
  /** Prepare, priority 2: Helsinki itself counts as the closest. (8.4.1, 8-non-players/8.4.1-senate-rally.md) */
  preparedInHelsinki: rule("Prepare, priority 2: Helsinki itself counts as the closest."),
}, {
  ifPhaseOne: "Condition",
  upToThree: "Preliminaries",
  cells: "Priority 1",
  foreignRelations: "Foreign Relations",
  sabotage: "Prepare",
})

/** 8.4.2 Senate Rally (Card #55) (8-non-players/8.4.2-senate-rally-in-war.md) */
export const senateRallyCard55 = section("senateRallyCard55", "8.4.2", "Senate Rally (Card #55)", {
  /** Condition: the card applies in Phase II only. (8.4.2, 8-non-players/8.4.2-senate-rally-in-war.md) */
  ifPhaseTwo: rule("Condition: the card applies in Phase II only."),
  /** Condition: the card applies while a Senate Cell is Available. (8.4.2, 8-non-players/8.4.2-senate-rally-in-war.md) */
  ifCellsAvailable: rule("Condition: the card applies while a Senate Cell is Available."),
  /** Preliminaries: all priorities together Rally in three spaces at the most. (8.4.2, 8-non-players/8.4.2-senate-rally-in-war.md) */
  upToThree: prohibition("Preliminaries: all priorities together Rally in three spaces at the most."),
  /** Priority 1: Rally places Cells, by the four parts that follow. (8.4.2, 8-non-players/8.4.2-senate-rally-in-war.md) */
  cells: rule("Priority 1: Rally places Cells, by the four parts that follow."),
  /** First part: in a single populated space, to take Control of it. (8.4.2, 8-non-players/8.4.2-senate-rally-in-war.md) */
  cellsControl: rule("First part: in a single populated space, to take Control of it."),
  /** Nested in it: Towns go first. (8.4.2, 8-non-players/8.4.2-senate-rally-in-war.md) */
  cellsControlTown: rule("Nested in it: Towns go first."),
  /** Second part: in every space where there is a Senate Capability. (8.4.2, 8-non-players/8.4.2-senate-rally-in-war.md) */
  cellsCapability: rule("Second part: in every space where there is a Senate Capability."),
  /** Nested in it: what is closest to pieces of the Reds goes first. (8.4.2, 8-non-players/8.4.2-senate-rally-in-war.md) */
  cellsCapabilityNearReds: rule("Nested in it: what is closest to pieces of the Reds goes first."),
  /** Third part: in two spaces, those of the largest Senate groups. (8.4.2, 8-non-players/8.4.2-senate-rally-in-war.md) */
  cellsLargest: rule("Third part: in two spaces, those of the largest Senate groups."),
  /** Nested in the third part, too: what is closest to pieces of the Reds goes first. (8.4.2, 8-non-players/8.4.2-senate-rally-in-war.md) */
  cellsLargestNearReds: rule("Nested in the third part, too: what is closest to pieces of the Reds goes first."),
  /** Last part: in random spaces that are populated. (8.4.2, 8-non-players/8.4.2-senate-rally-in-war.md) */
  cellsRandom: rule("Last part: in random spaces that are populated.", { see: ["8.6"] }),
  /** Crackdown: it takes place in one space. (8.4.2, 8-non-players/8.4.2-senate-rally-in-war.md) */
  crackdown: rule("Crackdown: it takes place in one space."),
  /** Crackdown: the space has an Active Senate Cell and Senate Control. (8.4.2, 8-non-players/8.4.2-senate-rally-in-war.md) */
  crackdownWhere: rule("Crackdown: the space has an Active Senate Cell and Senate Control.", { see: ["4.2.5"], status: informative("repeats 4.2.5, which decides") }),
  /** Crackdown: the space is one where it takes away the most Opposition. (8.4.2, 8-non-players/8.4.2-senate-rally-in-war.md) */
  crackdownMost: rule("Crackdown: the space is one where it takes away the most Opposition."),
  /** Foreign Relations are next, as on the first card of the Senate Rally. (8.4.2, 8-non-players/8.4.2-senate-rally-in-war.md) */
  foreignRelations: rule("Foreign Relations are next, as on the first card of the Senate Rally.", { see: ["8.4.1"] }),
}, {
  ifPhaseTwo: "Condition",
  upToThree: "Preliminaries",
  cells: "Priority 1",
  crackdown: "Crackdown",
  foreignRelations: "Foreign Relations",
})

/** 8.4.3 Senate Activism (Card #56) (8-non-players/8.4.3-senate-activism.md) */
export const senateActivismCard = section("senateActivismCard", "8.4.3", "Senate Activism (Card #56)", {
  /** Condition: in Phase I the card applies if a die shows more than there are Active Senate Cells on the map. (8.4.3, 8-non-players/8.4.3-senate-activism.md) */
  ifDie: rule("Condition: in Phase I the card applies if a die shows more than there are Active Senate Cells on the map."),
  /** The die of the condition is kept, since priority 2 can use its value. (8.4.3, 8-non-players/8.4.3-senate-activism.md) */
  keepDie: note("The die of the condition is kept, since priority 2 can use its value.", { status: informative("a reminder; the clauses on priority 2 decide") }),
  /** Condition: in Phase II it applies if the Non-player Senate Controls Towns with four or more Population in all. (8.4.3, 8-non-players/8.4.3-senate-activism.md) */
  ifTowns: rule("Condition: in Phase II it applies if the Non-player Senate Controls Towns with four or more Population in all."),
  /** Priority 1: Reds Cells are flipped to Inactive, if they can be and as many as can be. (8.4.3, 8-non-players/8.4.3-senate-activism.md) */
  flipReds: rule("Priority 1: Reds Cells are flipped to Inactive, if they can be and as many as can be."),
  /** Priority 1: Moderates Cells are flipped to Active, if they can be and as many as can be. (8.4.3, 8-non-players/8.4.3-senate-activism.md) */
  flipModerates: rule("Priority 1: Moderates Cells are flipped to Active, if they can be and as many as can be."),
  /** Priority 1 is passed over as a whole in a Limited Command. (8.4.3, 8-non-players/8.4.3-senate-activism.md) */
  flipNotLimited: exception("Priority 1 is passed over as a whole in a Limited Command."),
  /** Nested a in priority 1: Cells of a player go first. (8.4.3, 8-non-players/8.4.3-senate-activism.md) */
  flipPlayers: rule("Nested a in priority 1: Cells of a player go first."),
  /** Nested b in priority 1: then spaces go first whose last Active Reds Cell can be made Inactive. (8.4.3, 8-non-players/8.4.3-senate-activism.md) */
  flipLast: rule("Nested b in priority 1: then spaces go first whose last Active Reds Cell can be made Inactive."),
  /** Priority 2: Senate Cells are Activated. (8.4.3, 8-non-players/8.4.3-senate-activism.md) */
  activate: rule("Priority 2: Senate Cells are Activated."),
  /** Priority 2: no more than the die of the condition shows. (8.4.3, 8-non-players/8.4.3-senate-activism.md) */
  activateDie: prohibition("Priority 2: no more than the die of the condition shows."),
  /** Nested a in priority 2: spaces with a single Senate Cell go first. (8.4.3, 8-non-players/8.4.3-senate-activism.md) */
  activateLone: rule("Nested a in priority 2: spaces with a single Senate Cell go first."),
  /** Nested b in priority 2: then spaces with Active Support go last. (8.4.3, 8-non-players/8.4.3-senate-activism.md) */
  activateSupport: rule("Nested b in priority 2: then spaces with Active Support go last."),
  /** Priority 3: Active Senate Cells are removed. (8.4.3, 8-non-players/8.4.3-senate-activism.md) */
  remove: rule("Priority 3: Active Senate Cells are removed."),
  /** Priority 3 is for the last Campaign only. (8.4.3, 8-non-players/8.4.3-senate-activism.md) */
  removeLastCampaign: rule("Priority 3 is for the last Campaign only."),
  /** Priority 3 needs Senate Control of Towns with four or more Population in all. (8.4.3, 8-non-players/8.4.3-senate-activism.md) */
  removeTowns: rule("Priority 3 needs Senate Control of Towns with four or more Population in all."),
  /** Priority 3 needs a Polarization of 7 or less. (8.4.3, 8-non-players/8.4.3-senate-activism.md) */
  removePolarization: rule("Priority 3 needs a Polarization of 7 or less."),
  /** Priority 3: as many as take the difference of Polarization and German Vassalage as near to 5 as can be. (8.4.3, 8-non-players/8.4.3-senate-activism.md) */
  removeNumber: rule("Priority 3: as many as take the difference of Polarization and German Vassalage as near to 5 as can be."),
  /** Priority 3: no Cell whose removal costs the Senate Control of Town Population. (8.4.3, 8-non-players/8.4.3-senate-activism.md) */
  removeKeepsTowns: prohibition("Priority 3: no Cell whose removal costs the Senate Control of Town Population."),
  /** Foreign Relations follow, as on the first card of the Senate Rally. (8.4.3, 8-non-players/8.4.3-senate-activism.md) */
  foreignRelations: rule("Foreign Relations follow, as on the first card of the Senate Rally.", { see: ["8.4.1"] }),
  /** Crackdown is next, as on the second card of the Senate Rally. (8.4.3, 8-non-players/8.4.3-senate-activism.md) */
  crackdown: rule("Crackdown is next, as on the second card of the Senate Rally.", { see: ["8.4.2"] }),
  /** Prepare is last, as on the first card of the Senate Rally. (8.4.3, 8-non-players/8.4.3-senate-activism.md) */
  prepare: rule("Prepare is last, as on the first card of the Senate Rally.", { see: ["8.4.1"] }),
}, {
  ifDie: "Condition",
  flipReds: "Priority 1",
  activate: "Priority 2",
  remove: "Priority 3",
  foreignRelations: "Special Activities",
})

/** 8.4.4 Senate Terror (Card #57) (8-non-players/8.4.4-senate-terror.md) */
export const senateTerrorCard = section("senateTerrorCard", "8.4.4", "Senate Terror (Card #57)", {
  /** Condition: the card applies if Terror can raise Senate Controlled Town Population by removing one enemy Cell. (8.4.4, 8-non-players/8.4.4-senate-terror.md) */
  ifTowns: rule("Condition: the card applies if Terror can raise Senate Controlled Town Population by removing one enemy Cell."),
  /** Condition: at Polarization six or more, it applies if removing two can do so. (8.4.4, 8-non-players/8.4.4-senate-terror.md) */
  ifTownsByTwo: rule("Condition: at Polarization six or more, it applies if removing two can do so."),
  /** Condition: what counts is a space with an Active Senate Cell. (8.4.4, 8-non-players/8.4.4-senate-terror.md) */
  ifActiveCell: rule("Condition: what counts is a space with an Active Senate Cell.", { see: ["3.2.3"] }),
  /** Condition: in Phase I it applies, too, if Terror can remove some Reds piece. (8.4.4, 8-non-players/8.4.4-senate-terror.md) */
  ifReds: rule("Condition: in Phase I it applies, too, if Terror can remove some Reds piece."),
  /** Preliminaries: all priorities together conduct Terror in two spaces at the most. (8.4.4, 8-non-players/8.4.4-senate-terror.md) */
  upToTwo: prohibition("Preliminaries: all priorities together conduct Terror in two spaces at the most."),
  /** Priority 1: Terror adds the most Population to what the Senate Controls. (8.4.4, 8-non-players/8.4.4-senate-terror.md) */
  control: rule("Priority 1: Terror adds the most Population to what the Senate Controls."),
  /** Nested a in priority 1: Towns go first. (8.4.4, 8-non-players/8.4.4-senate-terror.md) */
  controlTowns: rule("Nested a in priority 1: Towns go first."),
  /** Nested b in priority 1: then spaces where a player’s Network or Administration can be removed. (8.4.4, 8-non-players/8.4.4-senate-terror.md) */
  controlDiscs: rule("Nested b in priority 1: then spaces where a player’s Network or Administration can be removed."),
  /** Priority 2: Terror removes Active Reds pieces. (8.4.4, 8-non-players/8.4.4-senate-terror.md) */
  activeReds: rule("Priority 2: Terror removes Active Reds pieces."),
  /** Priority 3: Terror goes where a Moderates Network stands. (8.4.4, 8-non-players/8.4.4-senate-terror.md) */
  network: rule("Priority 3: Terror goes where a Moderates Network stands."),
  /** Priority 3: Terror goes just as well where the Personality is. (8.4.4, 8-non-players/8.4.4-senate-terror.md) */
  personality: rule("Priority 3: Terror goes just as well where the Personality is."),
  /** Priority 3: Terror goes just as well where some Faction has a News marker. (8.4.4, 8-non-players/8.4.4-senate-terror.md) */
  news: rule("Priority 3: Terror goes just as well where some Faction has a News marker."),
  /** Nested in priority 3: first where Terror can take away a Network or the Personality. (8.4.4, 8-non-players/8.4.4-senate-terror.md) */
  removable: rule("Nested in priority 3: first where Terror can take away a Network or the Personality."),
  /** Nested in priority 3, beside that: where Terror can hand a News marker over to the Senate. (8.4.4, 8-non-players/8.4.4-senate-terror.md) */
  transferable: rule("Nested in priority 3, beside that: where Terror can hand a News marker over to the Senate."),
  /** Priority 4: Terror goes to random spaces. (8.4.4, 8-non-players/8.4.4-senate-terror.md) */
  random: rule("Priority 4: Terror goes to random spaces.", { see: ["8.6"] }),
  /** Priority 4: the Political Display can be among them. (8.4.4, 8-non-players/8.4.4-senate-terror.md) */
  randomDisplay: permission("Priority 4: the Political Display can be among them."),
  /** Priority 4: out of the Political Display a random cube is removed. (8.4.4, 8-non-players/8.4.4-senate-terror.md) */
  randomCube: rule("Priority 4: out of the Political Display a random cube is removed."),
  /** Foreign Relations follow, as on the first card of the Senate Rally. (8.4.4, 8-non-players/8.4.4-senate-terror.md) */
  foreignRelations: rule("Foreign Relations follow, as on the first card of the Senate Rally.", { see: ["8.4.1"] }),
  /** Crackdown is next, as on the second card of the Senate Rally. (8.4.4, 8-non-players/8.4.4-senate-terror.md) */
  crackdown: rule("Crackdown is next, as on the second card of the Senate Rally.", { see: ["8.4.2"] }),
  /** Prepare is last, as on the first card of the Senate Rally. (8.4.4, 8-non-players/8.4.4-senate-terror.md) */
  prepare: rule("Prepare is last, as on the first card of the Senate Rally.", { see: ["8.4.1"] }),
}, {
  ifTowns: "Condition",
  upToTwo: "Preliminaries",
  control: "Priority 1",
  activeReds: "Priority 2",
  network: "Priority 3",
  random: "Priority 4",
  foreignRelations: "Special Activities",
})

/** 8.4.5 Senate Attack (Card #58) (8-non-players/8.4.5-senate-attack.md) */
export const senateAttackCard = section("senateAttackCard", "8.4.5", "Senate Attack (Card #58)", {
  /** Condition: the card applies in Phase II only. (8.4.5, 8-non-players/8.4.5-senate-attack.md) */
  ifPhaseTwo: rule("Condition: the card applies in Phase II only."),
  /** Condition: it applies if three or more Senate Cells share a space with Reds or Russians. (8.4.5, 8-non-players/8.4.5-senate-attack.md) */
  ifSameSpace: rule("Condition: it applies if three or more Senate Cells share a space with Reds or Russians."),
  /** Condition: it applies, too, if four or more with a Train marker have Reds or Russians adjacent. (8.4.5, 8-non-players/8.4.5-senate-attack.md) */
  ifTrains: rule("Condition: it applies, too, if four or more with a Train marker have Reds or Russians adjacent."),
  /** Preliminaries: two priorities select who Attacks, the two after them what is Attacked. (8.4.5, 8-non-players/8.4.5-senate-attack.md) */
  selectThenTarget: rule("Preliminaries: two priorities select who Attacks, the two after them what is Attacked."),
  /** Preliminaries: a group that Attacks by Train into an adjacent space has three to five Cells. (8.4.5, 8-non-players/8.4.5-senate-attack.md) */
  trainGroups: rule("Preliminaries: a group that Attacks by Train into an adjacent space has three to five Cells.", { see: ["3.2.4"] }),
  /** Preliminaries: one Cell or more stays where such a group sets out. (8.4.5, 8-non-players/8.4.5-senate-attack.md) */
  oneStays: rule("Preliminaries: one Cell or more stays where such a group sets out."),
  /** Preliminaries: given the choice, an Active Cell is the one that stays. (8.4.5, 8-non-players/8.4.5-senate-attack.md) */
  activeStays: rule("Preliminaries: given the choice, an Active Cell is the one that stays."),
  /** Preliminaries: no Train moves Attackers if the Reds gain Control of Town Population by it. (8.4.5, 8-non-players/8.4.5-senate-attack.md) */
  redsGain: prohibition("Preliminaries: no Train moves Attackers if the Reds gain Control of Town Population by it."),
  /** Preliminaries: nor does it if Control of Town Population is lost to the Senate by it. (8.4.5, 8-non-players/8.4.5-senate-attack.md) */
  senateLoses: prohibition("Preliminaries: nor does it if Control of Town Population is lost to the Senate by it."),
  /** Preliminaries: given the choice, a Jaeger is in the group of a Train. (8.4.5, 8-non-players/8.4.5-senate-attack.md) */
  jaegerWithTrains: rule("Preliminaries: given the choice, a Jaeger is in the group of a Train."),
  /** Preliminaries: given the choice, every group gets two Capabilities or about as many. (8.4.5, 8-non-players/8.4.5-senate-attack.md) */
  splitCapabilities: rule("Preliminaries: given the choice, every group gets two Capabilities or about as many."),
  /** Before the Attack the Senate tries the Prepare of this card. (8.4.5, 8-non-players/8.4.5-senate-attack.md) */
  prepareFirst: rule("Before the Attack the Senate tries the Prepare of this card."),
  /** In a Limited Command it does not try that. (8.4.5, 8-non-players/8.4.5-senate-attack.md) */
  prepareNotLimited: exception("In a Limited Command it does not try that."),
  /** Where Prepare proves impossible, the Attack is a Limited Command only. (8.4.5, 8-non-players/8.4.5-senate-attack.md) */
  limitedOtherwise: rule("Where Prepare proves impossible, the Attack is a Limited Command only."),
  /** That needs a Sequence of Play which leaves a Limited Command open. (8.4.5, 8-non-players/8.4.5-senate-attack.md) */
  limitedIfOpen: rule("That needs a Sequence of Play which leaves a Limited Command open.", { see: ["2.0"] }),
  /** First to select: every group of three or more Senate Cells with a Capability. (8.4.5, 8-non-players/8.4.5-senate-attack.md) */
  selectCapability: rule("First to select: every group of three or more Senate Cells with a Capability."),
  /** Second to select: every group of three or more Senate Cells. (8.4.5, 8-non-players/8.4.5-senate-attack.md) */
  selectThree: rule("Second to select: every group of three or more Senate Cells."),
  /** Nested in it: the largest group is selected first. (8.4.5, 8-non-players/8.4.5-senate-attack.md) */
  selectLargest: rule("Nested in it: the largest group is selected first."),
  /** First to Attack: each selected group that is in a Town. (8.4.5, 8-non-players/8.4.5-senate-attack.md) */
  attackTown: rule("First to Attack: each selected group that is in a Town."),
  /** Likewise each that can Attack a Town in which there are Reds Cells. (8.4.5, 8-non-players/8.4.5-senate-attack.md) */
  attackTownByTrain: rule("Likewise each that can Attack a Town in which there are Reds Cells."),
  /** Nested a in it: groups that have a Senate Train go first. (8.4.5, 8-non-players/8.4.5-senate-attack.md) */
  attackTownWithTrain: rule("Nested a in it: groups that have a Senate Train go first."),
  /** Nested b in it: then the highest Population goes first. (8.4.5, 8-non-players/8.4.5-senate-attack.md) */
  attackTownPopulation: rule("Nested b in it: then the highest Population goes first."),
  /** Second to Attack: each selected group that gets closer to a Town not Controlled by the Senate. (8.4.5, 8-non-players/8.4.5-senate-attack.md) */
  attackCloser: rule("Second to Attack: each selected group that gets closer to a Town not Controlled by the Senate."),
  /** Second to Attack: only groups that have made no Attack so far. (8.4.5, 8-non-players/8.4.5-senate-attack.md) */
  attackCloserNotYet: rule("Second to Attack: only groups that have made no Attack so far."),
  /** Nested in the second, too: groups that have a Senate Train go first. (8.4.5, 8-non-players/8.4.5-senate-attack.md) */
  attackCloserWithTrain: rule("Nested in the second, too: groups that have a Senate Train go first.", { see: ["3.2.4"] }),
  /** Prepare: a Sabotage marker is taken off a border. (8.4.5, 8-non-players/8.4.5-senate-attack.md) */
  sabotage: rule("Prepare: a Sabotage marker is taken off a border."),
  /** Prepare: the border is one closest to a Senate Train on the map. (8.4.5, 8-non-players/8.4.5-senate-attack.md) */
  sabotageClosest: rule("Prepare: the border is one closest to a Senate Train on the map."),
}, {
  ifPhaseTwo: "Condition",
  selectThenTarget: "Preliminaries",
  prepareFirst: "Prepare first",
  selectCapability: "Selecting groups",
  attackTown: "First targets",
  attackCloser: "Second targets",
  sabotage: "Prepare",
})

/** 8.4.6 Senate March (Card #59) (8-non-players/8.4.6-senate-march.md) */
export const senateMarchCard = section("senateMarchCard", "8.4.6", "Senate March (Card #59)", {
  /** Condition: the card applies in Phase II only. (8.4.6, 8-non-players/8.4.6-senate-march.md) */
  ifPhaseTwo: rule("Condition: the card applies in Phase II only."),
  /** Condition: it applies if nowhere three or more Senate Cells share a space with Reds or Russians. (8.4.6, 8-non-players/8.4.6-senate-march.md) */
  ifNoneTogether: rule("Condition: it applies if nowhere three or more Senate Cells share a space with Reds or Russians."),
  /** Condition: nor may four or more with a Train marker have Reds or Russians adjacent. (8.4.6, 8-non-players/8.4.6-senate-march.md) */
  ifNoneByTrain: rule("Condition: nor may four or more with a Train marker have Reds or Russians adjacent."),
  /** Preliminaries: groups are formed first, and then they March. (8.4.6, 8-non-players/8.4.6-senate-march.md) */
  groups: rule("Preliminaries: groups are formed first, and then they March."),
  /** Preliminaries: a group has three Senate Cells or more. (8.4.6, 8-non-players/8.4.6-senate-march.md) */
  groupsThree: rule("Preliminaries: a group has three Senate Cells or more."),
  /** Preliminaries: a group has five Senate Cells at the most. (8.4.6, 8-non-players/8.4.6-senate-march.md) */
  groupsFive: prohibition("Preliminaries: a group has five Senate Cells at the most."),
  /** Preliminaries: one Senate Cell or more stays in each space that a group leaves. (8.4.6, 8-non-players/8.4.6-senate-march.md) */
  oneStays: rule("Preliminaries: one Senate Cell or more stays in each space that a group leaves."),
  /** Preliminaries: if that can be, an Active Cell is the one that stays. (8.4.6, 8-non-players/8.4.6-senate-march.md) */
  activeStays: rule("Preliminaries: if that can be, an Active Cell is the one that stays."),
  /** Preliminaries: no March costs the Senate its Control of a Town. (8.4.6, 8-non-players/8.4.6-senate-march.md) */
  keepTowns: prohibition("Preliminaries: no March costs the Senate its Control of a Town."),
  /** Preliminaries: that means Towns it Controlled when the Command began. (8.4.6, 8-non-players/8.4.6-senate-march.md) */
  keepTownsSince: rule("Preliminaries: that means Towns it Controlled when the Command began."),
  /** Preliminaries: no March gives another Faction Control of a Town. (8.4.6, 8-non-players/8.4.6-senate-march.md) */
  othersGain: prohibition("Preliminaries: no March gives another Faction Control of a Town."),
  /** Preliminaries: given the choice, a Jaeger is in the group of a Train. (8.4.6, 8-non-players/8.4.6-senate-march.md) */
  jaegerWithTrains: rule("Preliminaries: given the choice, a Jaeger is in the group of a Train."),
  /** Preliminaries: given the choice, every group gets two Capabilities or about as many. (8.4.6, 8-non-players/8.4.6-senate-march.md) */
  splitCapabilities: rule("Preliminaries: given the choice, every group gets two Capabilities or about as many."),
  /** Preliminaries: two priorities select who Marches, the two after them where to. (8.4.6, 8-non-players/8.4.6-senate-march.md) */
  selectThenMove: rule("Preliminaries: two priorities select who Marches, the two after them where to."),
  /** Before the March the Senate tries the Prepare of this card. (8.4.6, 8-non-players/8.4.6-senate-march.md) */
  prepareFirst: rule("Before the March the Senate tries the Prepare of this card."),
  /** In a Limited Command it does not try that. (8.4.6, 8-non-players/8.4.6-senate-march.md) */
  prepareNotLimited: exception("In a Limited Command it does not try that."),
  /** Where Prepare proves impossible, the March is a Limited Command only. (8.4.6, 8-non-players/8.4.6-senate-march.md) */
  limitedOtherwise: rule("Where Prepare proves impossible, the March is a Limited Command only."),
  /** That needs a Sequence of Play which leaves a Limited Command open. (8.4.6, 8-non-players/8.4.6-senate-march.md) */
  limitedIfOpen: rule("That needs a Sequence of Play which leaves a Limited Command open.", { see: ["2.0"] }),
  /** First to select: every Senate group of three or more Cells with a Senate Capability. (8.4.6, 8-non-players/8.4.6-senate-march.md) */
  selectCapability: rule("First to select: every Senate group of three or more Cells with a Senate Capability."),
  /** Second to select: every Senate group of three or more Cells. (8.4.6, 8-non-players/8.4.6-senate-march.md) */
  selectThree: rule("Second to select: every Senate group of three or more Cells."),
  /** Nested in it: the largest of these is selected first. (8.4.6, 8-non-players/8.4.6-senate-march.md) */
  selectLargest: rule("Nested in it: the largest of these is selected first."),
  /** First to March: each selected group that can thereby bring a Town under Senate Control. (8.4.6, 8-non-players/8.4.6-senate-march.md) */
  control: rule("First to March: each selected group that can thereby bring a Town under Senate Control."),
  /** Nested in it: Towns of the highest Population go first. (8.4.6, 8-non-players/8.4.6-senate-march.md) */
  controlPopulation: rule("Nested in it: Towns of the highest Population go first."),
  /** Second to March: each selected group that gets closer to a Town not Controlled by the Senate. (8.4.6, 8-non-players/8.4.6-senate-march.md) */
  closer: rule("Second to March: each selected group that gets closer to a Town not Controlled by the Senate."),
  /** Second to March: only groups that have not moved so far. (8.4.6, 8-non-players/8.4.6-senate-march.md) */
  closerNotYet: rule("Second to March: only groups that have not moved so far."),
  /** Nested in the second, too: Towns of the highest Population go first. (8.4.6, 8-non-players/8.4.6-senate-march.md) */
  closerPopulation: rule("Nested in the second, too: Towns of the highest Population go first."),
  /** Several groups may end in one and the same space. (8.4.6, 8-non-players/8.4.6-senate-march.md) */
  sameDestination: note("Several groups may end in one and the same space."),
  /** Prepare: a Sabotage marker is taken off a border. (8.4.6, 8-non-players/8.4.6-senate-march.md) */
  sabotage: rule("Prepare: a Sabotage marker is taken off a border."),
  /** Prepare: the border is one closest to a Senate Train. (8.4.6, 8-non-players/8.4.6-senate-march.md) */
  sabotageClosest: rule("Prepare: the border is one closest to a Senate Train."),
  /** Foreign Relations are next, as on the first card of the Senate Rally. (8.4.6, 8-non-players/8.4.6-senate-march.md) */
  foreignRelations: rule("Foreign Relations are next, as on the first card of the Senate Rally.", { see: ["8.4.1"] }),
}, {
  ifPhaseTwo: "Condition",
  groups: "Preliminaries",
  prepareFirst: "Prepare first",
  selectCapability: "Selecting groups",
  control: "First destinations",
  closer: "Second destinations",
  sabotage: "Special Activities",
})

/** 8.5 Non-player Moderates Actions (8-non-players/8.5.1-moderates-rally.md) */
export const nonPlayerModerates = section("nonPlayerModerates", "8.5", "Non-player Moderates Actions", {})

/** 8.5.1 Moderates Rally (Card #60) (8-non-players/8.5.1-moderates-rally.md) */
export const moderatesRallyCard = section("moderatesRallyCard", "8.5.1", "Moderates Rally (Card #60)", {
  /** Condition: the card applies if a Moderates Cell is Available. (8.5.1, 8-non-players/8.5.1-moderates-rally.md) */
  ifCellsAvailable: rule("Condition: the card applies if a Moderates Cell is Available."),
  /** Condition: it applies if a Network is Available. (8.5.1, 8-non-players/8.5.1-moderates-rally.md) */
  ifNetworksAvailable: rule("Condition: it applies if a Network is Available."),
  /** Preliminaries: all priorities together Rally in two spaces at the most. (8.5.1, 8-non-players/8.5.1-moderates-rally.md) */
  upToTwo: prohibition("Preliminaries: all priorities together Rally in two spaces at the most."),
  /** Preliminaries: every level of Polarization from six upwards adds a space to that limit. (8.5.1, 8-non-players/8.5.1-moderates-rally.md) */
  upToMore: formula("Preliminaries: every level of Polarization from six upwards adds a space to that limit."),
  /** Priority 1: in every space with three or more Moderates Cells, a Network replaces two of them. (8.5.1, 8-non-players/8.5.1-moderates-rally.md) */
  network: rule("Priority 1: in every space with three or more Moderates Cells, a Network replaces two of them."),
  /** Priority 1 leaves out spaces that have a Network. (8.5.1, 8-non-players/8.5.1-moderates-rally.md) */
  networkNone: rule("Priority 1 leaves out spaces that have a Network.", { see: ["8.1.7"] }),
  /** Priority 1 leaves out spaces that have no room for a Network. (8.5.1, 8-non-players/8.5.1-moderates-rally.md) */
  networkRoom: rule("Priority 1 leaves out spaces that have no room for a Network.", { see: ["1.4.3"] }),
  /** Priority 2: Cells are placed, by the three parts that follow. (8.5.1, 8-non-players/8.5.1-moderates-rally.md) */
  cells: rule("Priority 2: Cells are placed, by the three parts that follow."),
  /** First part: wherever there is a Network or the Personality with one or two Moderates Cells only. (8.5.1, 8-non-players/8.5.1-moderates-rally.md) */
  cellsGuard: rule("First part: wherever there is a Network or the Personality with one or two Moderates Cells only."),
  /** Nested in it: spaces with the Personality go first. (8.5.1, 8-non-players/8.5.1-moderates-rally.md) */
  cellsGuardPersonality: rule("Nested in it: spaces with the Personality go first."),
  /** Second part: one Cell, in one more Town. (8.5.1, 8-non-players/8.5.1-moderates-rally.md) */
  cellsTown: rule("Second part: one Cell, in one more Town."),
  /** Second part: this needs Moderates Cells in one Town exactly. (8.5.1, 8-non-players/8.5.1-moderates-rally.md) */
  cellsTownIf: rule("Second part: this needs Moderates Cells in one Town exactly."),
  /** Second part: the further Town has no Moderates Cell. (8.5.1, 8-non-players/8.5.1-moderates-rally.md) */
  cellsTownWithout: rule("Second part: the further Town has no Moderates Cell."),
  /** Second part: among such Towns it is a random one. (8.5.1, 8-non-players/8.5.1-moderates-rally.md) */
  cellsTownRandom: rule("Second part: among such Towns it is a random one.", { see: ["8.6"] }),
  /** Third part: one Cell, in one populated space. (8.5.1, 8-non-players/8.5.1-moderates-rally.md) */
  cellsPopulated: rule("Third part: one Cell, in one populated space."),
  /** Nested a in it: spaces go first where Control can be taken away. (8.5.1, 8-non-players/8.5.1-moderates-rally.md) */
  cellsPopulatedControl: rule("Nested a in it: spaces go first where Control can be taken away."),
  /** Nested b in it: Uncontrolled spaces without Moderates go first. (8.5.1, 8-non-players/8.5.1-moderates-rally.md) */
  cellsPopulatedEmpty: rule("Nested b in it: Uncontrolled spaces without Moderates go first."),
  /** Nested a and b: a die sets their order, one way on 1 or 2, the other on 3 to 6. (8.5.1, 8-non-players/8.5.1-moderates-rally.md) */
  cellsPopulatedDie: rule("Nested a and b: a die sets their order, one way on 1 or 2, the other on 3 to 6."),
  /** Priority 3: Rally, by the three parts that follow. (8.5.1, 8-non-players/8.5.1-moderates-rally.md) */
  rallies: rule("Priority 3: Rally, by the three parts that follow."),
  /** First of these: one Cell, in one space with News that no Cell has. (8.5.1, 8-non-players/8.5.1-moderates-rally.md) */
  ralliesNews: rule("First of these: one Cell, in one space with News that no Cell has."),
  /** First of these: this is for Phase II. (8.5.1, 8-non-players/8.5.1-moderates-rally.md) */
  ralliesNewsPhase: rule("First of these: this is for Phase II."),
  /** Second of these: one Cell, in one space where there are Moderates Cells already. (8.5.1, 8-non-players/8.5.1-moderates-rally.md) */
  ralliesCells: rule("Second of these: one Cell, in one space where there are Moderates Cells already."),
  /** Third of these: in the one space where the most Moderates can be flipped Underground. (8.5.1, 8-non-players/8.5.1-moderates-rally.md) */
  ralliesHide: rule("Third of these: in the one space where the most Moderates can be flipped Underground."),
  /** Third of these: no more than its Population and its Networks come to. (8.5.1, 8-non-players/8.5.1-moderates-rally.md) */
  ralliesHideLimit: formula("Third of these: no more than its Population and its Networks come to.", { see: ["3.3.1"], status: informative("repeats 3.3.1, which decides") }),
  /** At the end: Rally in random spaces that are populated. (8.5.1, 8-non-players/8.5.1-moderates-rally.md) */
  random: rule("At the end: Rally in random spaces that are populated.", { see: ["8.6"] }),
  /** Personality, priority 1: News that a Moderates Cell has is used. (8.5.1, 8-non-players/8.5.1-moderates-rally.md) */
  news: rule("Personality, priority 1: News that a Moderates Cell has is used."),
  /** Personality, priority 1: this is for Phase II. (8.5.1, 8-non-players/8.5.1-moderates-rally.md) */
  newsPhase: rule("Personality, priority 1: this is for Phase II.", { see: ["2.4"], status: informative("repeats 4.3.1, which decides") }),
  /** Personality, priority 1, first part: Polarization is lowered. (8.5.1, 8-non-players/8.5.1-moderates-rally.md) */
  newsPolarization: rule("Personality, priority 1, first part: Polarization is lowered."),
  /** First part: this needs Issues+Networks (+1) at three or more. (8.5.1, 8-non-players/8.5.1-moderates-rally.md) */
  newsPolarizationIf: rule("First part: this needs Issues+Networks (+1) at three or more."),
  /** First part: Polarization falls by half a die, rounded up. (8.5.1, 8-non-players/8.5.1-moderates-rally.md) */
  newsPolarizationBy: formula("First part: Polarization falls by half a die, rounded up.", { see: ["4.3.1"], status: informative("repeats 4.3.1, which decides") }),
  /** Personality, priority 1, second part: Resources are gained, as many as a die shows. (8.5.1, 8-non-players/8.5.1-moderates-rally.md) */
  newsResources: rule("Personality, priority 1, second part: Resources are gained, as many as a die shows."),
  /** Personality, priority 1: with either part an Available Political cube goes to the Display. (8.5.1, 8-non-players/8.5.1-moderates-rally.md) */
  newsCube: rule("Personality, priority 1: with either part an Available Political cube goes to the Display.", { see: ["4.3.1"] }),
  /** Personality, priority 1: that cube is a random one. (8.5.1, 8-non-players/8.5.1-moderates-rally.md) */
  newsCubeRandom: rule("Personality, priority 1: that cube is a random one."),
  /** Personality, priority 2: the Available Personality is placed in a Town. (8.5.1, 8-non-players/8.5.1-moderates-rally.md) */
  personality: rule("Personality, priority 2: the Available Personality is placed in a Town."),
  /** Personality, priority 2: the Town has two or more Moderates Cells. (8.5.1, 8-non-players/8.5.1-moderates-rally.md) */
  personalityCells: rule("Personality, priority 2: the Town has two or more Moderates Cells."),
}, {
  ifCellsAvailable: "Condition",
  upToTwo: "Preliminaries",
  network: "Priority 1",
  cells: "Priority 2",
  rallies: "Priority 3",
  random: "Random spaces",
  news: "Personality",
})

/** 8.5.2 Moderates Negotiate (Card #61) (8-non-players/8.5.2-moderates-negotiate.md) */
export const moderatesNegotiateCard = section("moderatesNegotiateCard", "8.5.2", "Moderates Negotiate (Card #61)", {
  /** Condition: the card applies at Polarization six or more. (8.5.2, 8-non-players/8.5.2-moderates-negotiate.md) */
  ifPolarization: rule("Condition: the card applies at Polarization six or more."),
  /** Condition: it applies while the Moderates have 15 or more Resources. (8.5.2, 8-non-players/8.5.2-moderates-negotiate.md) */
  ifResources: rule("Condition: it applies while the Moderates have 15 or more Resources."),
  /** Preliminaries: all priorities together Activate two Moderates Cells at the most. (8.5.2, 8-non-players/8.5.2-moderates-negotiate.md) */
  upToTwoCells: prohibition("Preliminaries: all priorities together Activate two Moderates Cells at the most."),
  /** Preliminaries: nor does Negotiate go on when Polarization has come down to 5. (8.5.2, 8-non-players/8.5.2-moderates-negotiate.md) */
  untilFive: prohibition("Preliminaries: nor does Negotiate go on when Polarization has come down to 5."),
  /** Priority 1: Negotiate where there is an Active Reds or Senate Cell. (8.5.2, 8-non-players/8.5.2-moderates-negotiate.md) */
  enemies: rule("Priority 1: Negotiate where there is an Active Reds or Senate Cell."),
  /** Priority 1: Underground Moderates are there as well. (8.5.2, 8-non-players/8.5.2-moderates-negotiate.md) */
  enemiesUnderground: rule("Priority 1: Underground Moderates are there as well.", { see: ["3.3.3"], status: informative("repeats 3.3.3, which decides") }),
  /** Priority 1, first part: spaces with the Personality or a Network. (8.5.2, 8-non-players/8.5.2-moderates-negotiate.md) */
  enemiesPersonality: rule("Priority 1, first part: spaces with the Personality or a Network."),
  /** Priority 1, second part: Towns. (8.5.2, 8-non-players/8.5.2-moderates-negotiate.md) */
  enemiesTowns: rule("Priority 1, second part: Towns."),
  /** Priority 2: Negotiate in every space where it is possible. (8.5.2, 8-non-players/8.5.2-moderates-negotiate.md) */
  everywhere: rule("Priority 2: Negotiate in every space where it is possible."),
  /** Priority 2 needs 15 or more Resources of the Moderates. (8.5.2, 8-non-players/8.5.2-moderates-negotiate.md) */
  everywhereIf: rule("Priority 2 needs 15 or more Resources of the Moderates."),
  /** Dialogue, priority 1: an Underground Moderates Cell is Activated where that takes away the most Opposition. (8.5.2, 8-non-players/8.5.2-moderates-negotiate.md) */
  dialogueOpposition: rule("Dialogue, priority 1: an Underground Moderates Cell is Activated where that takes away the most Opposition."),
  /** Dialogue, priority 1: this needs Oppose+Admins at 10 or more. (8.5.2, 8-non-players/8.5.2-moderates-negotiate.md) */
  dialogueOppositionIf: rule("Dialogue, priority 1: this needs Oppose+Admins at 10 or more."),
  /** Dialogue, priority 1, or else: an Available Moderates Cell replaces a Senate Cell to cost the Senate the most Town Population. (8.5.2, 8-non-players/8.5.2-moderates-negotiate.md) */
  dialogueTowns: rule("Dialogue, priority 1, or else: an Available Moderates Cell replaces a Senate Cell to cost the Senate the most Town Population."),
  /** Dialogue, priority 1, or else: this needs Senate Controlled Towns with four or more Population in all. (8.5.2, 8-non-players/8.5.2-moderates-negotiate.md) */
  dialogueTownsIf: rule("Dialogue, priority 1, or else: this needs Senate Controlled Towns with four or more Population in all."),
  /** Nested in it: the target is rather a Faction of a player. (8.5.2, 8-non-players/8.5.2-moderates-negotiate.md) */
  dialoguePlayer: rule("Nested in it: the target is rather a Faction of a player."),
  /** Dialogue, priority 2: an Available Moderates Cell replaces an Inactive enemy Cell. (8.5.2, 8-non-players/8.5.2-moderates-negotiate.md) */
  dialogueReplace: rule("Dialogue, priority 2: an Available Moderates Cell replaces an Inactive enemy Cell."),
  /** Nested a in it: spaces with a Network or the Personality go first. (8.5.2, 8-non-players/8.5.2-moderates-negotiate.md) */
  dialogueReplaceNetwork: rule("Nested a in it: spaces with a Network or the Personality go first."),
  /** Nested b in it: then Towns go first. (8.5.2, 8-non-players/8.5.2-moderates-negotiate.md) */
  dialogueReplaceTown: rule("Nested b in it: then Towns go first."),
  /** Dialogue, priority 3: one space of Active Support or Active Opposition moves a level to Neutral. (8.5.2, 8-non-players/8.5.2-moderates-negotiate.md) */
  dialogueShift: rule("Dialogue, priority 3: one space of Active Support or Active Opposition moves a level to Neutral."),
  /** Nested in priority 3, too: spaces with a Network or the Personality go first. (8.5.2, 8-non-players/8.5.2-moderates-negotiate.md) */
  dialogueShiftNetwork: rule("Nested in priority 3, too: spaces with a Network or the Personality go first."),
}, {
  ifPolarization: "Condition",
  upToTwoCells: "Preliminaries",
  enemies: "Priority 1",
  everywhere: "Priority 2",
  dialogueOpposition: "Dialogue",
})

/** 8.5.3 Moderates Message (Card #62) (8-non-players/8.5.3-moderates-message.md) */
export const moderatesMessageCard62 = section("moderatesMessageCard62", "8.5.3", "Moderates Message (Card #62)", {
  /** Condition: the card applies in Phase I only. (8.5.3, 8-non-players/8.5.3-moderates-message.md) */
  ifPhaseOne: rule("Condition: the card applies in Phase I only."),
  /** Condition: it applies if five or six Moderates Cells are on the map. (8.5.3, 8-non-players/8.5.3-moderates-message.md) */
  ifCells: rule("Condition: it applies if five or six Moderates Cells are on the map."),
  /** Condition: it applies if the Personality is on the map. (8.5.3, 8-non-players/8.5.3-moderates-message.md) */
  ifPersonality: rule("Condition: it applies if the Personality is on the map."),
  /** Preliminaries: all priorities together move three Cells at the most. (8.5.3, 8-non-players/8.5.3-moderates-message.md) */
  upToThree: prohibition("Preliminaries: all priorities together move three Cells at the most."),
  /** Preliminaries: none of the last three Cells moves away from the Personality. (8.5.3, 8-non-players/8.5.3-moderates-message.md) */
  keepPersonality: prohibition("Preliminaries: none of the last three Cells moves away from the Personality."),
  /** Preliminaries: none of the last two Cells moves away from a Network. (8.5.3, 8-non-players/8.5.3-moderates-message.md) */
  keepNetwork: prohibition("Preliminaries: none of the last two Cells moves away from a Network."),
  /** Preliminaries: where three Cells are without a Network, none of the last three moves away. (8.5.3, 8-non-players/8.5.3-moderates-message.md) */
  keepThree: prohibition("Preliminaries: where three Cells are without a Network, none of the last three moves away."),
  /** Preliminaries: that does not hold if no Network is Available or there is no room for it. (8.5.3, 8-non-players/8.5.3-moderates-message.md) */
  keepThreeIf: exception("Preliminaries: that does not hold if no Network is Available or there is no room for it.", { see: ["1.4.3"] }),
  /** Preliminaries: a single Cell with no other Moderates pieces in its space moves first. (8.5.3, 8-non-players/8.5.3-moderates-message.md) */
  loneFirst: rule("Preliminaries: a single Cell with no other Moderates pieces in its space moves first."),
  /** Preliminaries: else the Cells that move are random. (8.5.3, 8-non-players/8.5.3-moderates-message.md) */
  otherwiseRandom: rule("Preliminaries: else the Cells that move are random.", { see: ["8.6"] }),
  /** Preliminaries: in either case an Active Cell moves before Inactive ones. (8.5.3, 8-non-players/8.5.3-moderates-message.md) */
  activeFirst: rule("Preliminaries: in either case an Active Cell moves before Inactive ones."),
  /** Priority 1: Message until exactly three Moderates Cells are with the Personality. (8.5.3, 8-non-players/8.5.3-moderates-message.md) */
  personality: rule("Priority 1: Message until exactly three Moderates Cells are with the Personality."),
  /** Priority 1: then until two Cells are with each Network. (8.5.3, 8-non-players/8.5.3-moderates-message.md) */
  networks: rule("Priority 1: then until two Cells are with each Network."),
  /** Priority 2: Message until one Moderates Cell is in a second Town. (8.5.3, 8-non-players/8.5.3-moderates-message.md) */
  town: rule("Priority 2: Message until one Moderates Cell is in a second Town."),
  /** Priority 2 needs Moderates Cells in a single Town and no other. (8.5.3, 8-non-players/8.5.3-moderates-message.md) */
  townIf: rule("Priority 2 needs Moderates Cells in a single Town and no other."),
  /** Priority 2: the second Town is a random one. (8.5.3, 8-non-players/8.5.3-moderates-message.md) */
  townRandom: rule("Priority 2: the second Town is a random one.", { see: ["8.6"] }),
  /** Priority 3: Message until exactly three Moderates are in one Town. (8.5.3, 8-non-players/8.5.3-moderates-message.md) */
  three: rule("Priority 3: Message until exactly three Moderates are in one Town."),
  /** Priority 3 needs an Available Network. (8.5.3, 8-non-players/8.5.3-moderates-message.md) */
  threeIf: rule("Priority 3 needs an Available Network."),
  /** Priority 3 leaves out Towns that have a Network. (8.5.3, 8-non-players/8.5.3-moderates-message.md) */
  threeNone: rule("Priority 3 leaves out Towns that have a Network."),
  /** Priority 3 leaves out Towns that have no room for a Network. (8.5.3, 8-non-players/8.5.3-moderates-message.md) */
  threeRoom: rule("Priority 3 leaves out Towns that have no room for a Network.", { see: ["1.4.3"] }),
  /** Nested in priority 3: where there are the most Moderates already goes first. (8.5.3, 8-non-players/8.5.3-moderates-message.md) */
  threeMost: rule("Nested in priority 3: where there are the most Moderates already goes first."),
  /** Priority 4: Message to take away Control of one populated space. (8.5.3, 8-non-players/8.5.3-moderates-message.md) */
  control: rule("Priority 4: Message to take away Control of one populated space."),
  /** Priority 4: no Cell leaves a populated space if that gives the Reds or the Senate Control of it. (8.5.3, 8-non-players/8.5.3-moderates-message.md) */
  controlOrigin: prohibition("Priority 4: no Cell leaves a populated space if that gives the Reds or the Senate Control of it."),
  /** Dialogue follows, as on the card for Negotiate. (8.5.3, 8-non-players/8.5.3-moderates-message.md) */
  dialogue: rule("Dialogue follows, as on the card for Negotiate.", { see: ["8.5.2"] }),
  /** Publish is next: it gains as many Resources as possible. (8.5.3, 8-non-players/8.5.3-moderates-message.md) */
  publish: rule("Publish is next: it gains as many Resources as possible."),
}, {
  ifPhaseOne: "Condition",
  upToThree: "Preliminaries",
  personality: "Priority 1",
  town: "Priority 2",
  three: "Priority 3",
  control: "Priority 4",
  dialogue: "Special Activities",
})

/** 8.5.4 Moderates Message (Card #63) (8-non-players/8.5.4-moderates-message-in-war.md) */
export const moderatesMessageCard63 = section("moderatesMessageCard63", "8.5.4", "Moderates Message (Card #63)", {
  /** Condition: the card applies in Phase II only. (8.5.4, 8-non-players/8.5.4-moderates-message-in-war.md) */
  ifPhaseTwo: rule("Condition: the card applies in Phase II only."),
  /** Condition: it applies if five or six Moderates Cells are on the map. (8.5.4, 8-non-players/8.5.4-moderates-message-in-war.md) */
  ifCells: rule("Condition: it applies if five or six Moderates Cells are on the map."),
  /** Condition: it applies if there is News on the map which a Moderates Cell or nobody has. (8.5.4, 8-non-players/8.5.4-moderates-message-in-war.md) */
  ifNews: rule("Condition: it applies if there is News on the map which a Moderates Cell or nobody has."),
  /** Preliminaries: all priorities together move three Cells at the most. (8.5.4, 8-non-players/8.5.4-moderates-message-in-war.md) */
  upToThree: prohibition("Preliminaries: all priorities together move three Cells at the most."),
  /** Preliminaries: none of the last three Cells moves away from the Personality. (8.5.4, 8-non-players/8.5.4-moderates-message-in-war.md) */
  keepPersonality: prohibition("Preliminaries: none of the last three Cells moves away from the Personality."),
  /** Preliminaries: none of the last two Cells moves away from a Network. (8.5.4, 8-non-players/8.5.4-moderates-message-in-war.md) */
  keepNetwork: prohibition("Preliminaries: none of the last two Cells moves away from a Network."),
  /** Preliminaries: where three Cells are without a Network yet, none of the last three moves away. (8.5.4, 8-non-players/8.5.4-moderates-message-in-war.md) */
  keepThree: prohibition("Preliminaries: where three Cells are without a Network yet, none of the last three moves away."),
  /** Preliminaries: that does not hold if no Network is Available or there is no room for it. (8.5.4, 8-non-players/8.5.4-moderates-message-in-war.md) */
  keepThreeIf: exception("Preliminaries: that does not hold if no Network is Available or there is no room for it.", { see: ["1.4.3"] }),
  /** Preliminaries: a single Cell with no other Moderates pieces in its space moves first. (8.5.4, 8-non-players/8.5.4-moderates-message-in-war.md) */
  loneFirst: rule("Preliminaries: a single Cell with no other Moderates pieces in its space moves first."),
  /** Preliminaries: else the Cells that move are random. (8.5.4, 8-non-players/8.5.4-moderates-message-in-war.md) */
  otherwiseRandom: rule("Preliminaries: else the Cells that move are random.", { see: ["8.6"] }),
  /** Preliminaries: in either case an Active Cell moves before Inactive ones. (8.5.4, 8-non-players/8.5.4-moderates-message-in-war.md) */
  activeFirst: rule("Preliminaries: in either case an Active Cell moves before Inactive ones."),
  /** Priority 1: Message brings a News marker to the Personality, or as close to it as possible. (8.5.4, 8-non-players/8.5.4-moderates-message-in-war.md) */
  news: rule("Priority 1: Message brings a News marker to the Personality, or as close to it as possible."),
  /** Priority 1: the News marker is a random one. (8.5.4, 8-non-players/8.5.4-moderates-message-in-war.md) */
  newsRandom: rule("Priority 1: the News marker is a random one."),
  /** Priority 2: Message until exactly three Moderates Cells are with the Personality. (8.5.4, 8-non-players/8.5.4-moderates-message-in-war.md) */
  personality: rule("Priority 2: Message until exactly three Moderates Cells are with the Personality."),
  /** Priority 2: then until two Cells are with each Network. (8.5.4, 8-non-players/8.5.4-moderates-message-in-war.md) */
  networks: rule("Priority 2: then until two Cells are with each Network."),
  /** Priority 3: Message moves a Cell so that Moderates Cells are in two Towns. (8.5.4, 8-non-players/8.5.4-moderates-message-in-war.md) */
  town: rule("Priority 3: Message moves a Cell so that Moderates Cells are in two Towns."),
  /** Priority 3 needs Moderates pieces in a single Town and no other. (8.5.4, 8-non-players/8.5.4-moderates-message-in-war.md) */
  townIf: rule("Priority 3 needs Moderates pieces in a single Town and no other."),
  /** Priority 4: Message until exactly three Moderates Cells are in one Town. (8.5.4, 8-non-players/8.5.4-moderates-message-in-war.md) */
  three: rule("Priority 4: Message until exactly three Moderates Cells are in one Town."),
  /** Priority 4 needs an Available Network. (8.5.4, 8-non-players/8.5.4-moderates-message-in-war.md) */
  threeIf: rule("Priority 4 needs an Available Network."),
  /** Priority 4 leaves out Towns that have a Network. (8.5.4, 8-non-players/8.5.4-moderates-message-in-war.md) */
  threeNone: rule("Priority 4 leaves out Towns that have a Network."),
  /** Priority 4 leaves out Towns that have no room for a Network. (8.5.4, 8-non-players/8.5.4-moderates-message-in-war.md) */
  threeRoom: rule("Priority 4 leaves out Towns that have no room for a Network.", { see: ["1.4.3"] }),
  /** Nested in priority 4: where there are the most Moderates Cells already goes first. (8.5.4, 8-non-players/8.5.4-moderates-message-in-war.md) */
  threeMost: rule("Nested in priority 4: where there are the most Moderates Cells already goes first."),
  /** Priority 5: Message to take away Control of any populated spaces. (8.5.4, 8-non-players/8.5.4-moderates-message-in-war.md) */
  control: rule("Priority 5: Message to take away Control of any populated spaces."),
  /** Priority 5: no move gives the Reds or the Senate Control of any populated space. (8.5.4, 8-non-players/8.5.4-moderates-message-in-war.md) */
  controlNone: prohibition("Priority 5: no move gives the Reds or the Senate Control of any populated space."),
  /** Publish follows. (8.5.4, 8-non-players/8.5.4-moderates-message-in-war.md) */
  publish: rule("Publish follows."),
  /** Publish: it needs a gain of four or more Resources. (8.5.4, 8-non-players/8.5.4-moderates-message-in-war.md) */
  publishFour: rule("Publish: it needs a gain of four or more Resources."),
  /** Four takes two Towns with Moderates, which bring 2, and the Personality or a Network that has an Underground Cell beside it, which brings 2 more. (8.5.4, 8-non-players/8.5.4-moderates-message-in-war.md) */
  publishFourNote: note("Four takes two Towns with Moderates, which bring 2, and the Personality or a Network that has an Underground Cell beside it, which brings 2 more."),
  /** Dialogue is next, as on the card for Negotiate. (8.5.4, 8-non-players/8.5.4-moderates-message-in-war.md) */
  dialogue: rule("Dialogue is next, as on the card for Negotiate.", { see: ["8.5.2"] }),
}, {
  ifPhaseTwo: "Condition",
  upToThree: "Preliminaries",
  news: "Priority 1",
  personality: "Priority 2",
  town: "Priority 3",
  three: "Priority 4",
  control: "Priority 5",
  publish: "Special Activities",
})

/** 8.5.5 Moderates Politics (Card #64) (8-non-players/8.5.5-moderates-politics.md) */
export const moderatesPoliticsCard = section("moderatesPoliticsCard", "8.5.5", "Moderates Politics (Card #64)", {
  /** Condition: the card applies at Polarization five or less. (8.5.5, 8-non-players/8.5.5-moderates-politics.md) */
  ifPolarization: rule("Condition: the card applies at Polarization five or less."),
  /** Condition: the card applies with three or more Moderates Cells on the map. (8.5.5, 8-non-players/8.5.5-moderates-politics.md) */
  ifThreeCells: rule("Condition: the card applies with three or more Moderates Cells on the map."),
  /** Priority 1: an Available Political cube goes to the Political Display. (8.5.5, 8-non-players/8.5.5-moderates-politics.md) */
  cube: rule("Priority 1: an Available Political cube goes to the Political Display."),
  /** Priority 1: if there are cubes of both colors, a die decides on the color. (8.5.5, 8-non-players/8.5.5-moderates-politics.md) */
  color: rule("Priority 1: if there are cubes of both colors, a die decides on the color."),
  /** Priority 1: on 1 or 2 the cube is a Reds cube. (8.5.5, 8-non-players/8.5.5-moderates-politics.md) */
  colorReds: rule("Priority 1: on 1 or 2 the cube is a Reds cube."),
  /** Priority 1: on 3 or 4 it is a Senate cube. (8.5.5, 8-non-players/8.5.5-moderates-politics.md) */
  colorSenate: rule("Priority 1: on 3 or 4 it is a Senate cube."),
  /** Priority 1: on 5 or 6 it is a cube of a Non-player Faction. (8.5.5, 8-non-players/8.5.5-moderates-politics.md) */
  colorNonPlayer: rule("Priority 1: on 5 or 6 it is a cube of a Non-player Faction."),
  /** Publish follows, as on the second card for Message. (8.5.5, 8-non-players/8.5.5-moderates-politics.md) */
  publish: rule("Publish follows, as on the second card for Message.", { see: ["8.5.4"] }),
  /** Personality is next, as on the card of the Moderates Rally. (8.5.5, 8-non-players/8.5.5-moderates-politics.md) */
  personality: rule("Personality is next, as on the card of the Moderates Rally.", { see: ["8.5.1"] }),
  /** Dialogue is last, as on the card for Negotiate. (8.5.5, 8-non-players/8.5.5-moderates-politics.md) */
  dialogue: rule("Dialogue is last, as on the card for Negotiate.", { see: ["8.5.2"] }),
}, {
  ifPolarization: "Condition",
  cube: "Priority 1",
  publish: "Special Activities",
})

/** 8.6 Random Spaces (8-non-players/8.6-random-spaces.md) */
export const randomSpaces = section("randomSpaces", "8.6", "Random Spaces", {
  /** Chance selects one of several Provinces or Towns that are equal candidates for a Non-player. (8.6, 8-non-players/8.6-random-spaces.md) */
  equalPriority: rule("Chance selects one of several Provinces or Towns that are equal candidates for a Non-player."),
  /** So it is for a Command, for a Special Activity and for an Event. (8.6, 8-non-players/8.6-random-spaces.md) */
  anyAction: rule("So it is for a Command, for a Special Activity and for an Event."),
  /** The Random Spaces Map sheet is the means by which chance selects. (8.6, 8-non-players/8.6-random-spaces.md) */
  sheet: rule("The Random Spaces Map sheet is the means by which chance selects."),
  /** Between few candidates a roll of a die does as well. (8.6, 8-non-players/8.6-random-spaces.md) */
  simpleDie: note("Between few candidates a roll of a die does as well.", { status: informative("another means for the same choice") }),
})

/** 8.7 One-Player Victory (8-non-players/8.7-victory.md) */
export const onePlayerVictory = section("onePlayerVictory", "8.7", "One-Player Victory", {
  /** Somebody who plays alone has one Faction, whichever is wanted. (8.7, 8-non-players/8.7-victory.md) */
  oneFaction: rule("Somebody who plays alone has one Faction, whichever is wanted."),
  /** Both other Factions are then Non-players. (8.7, 8-non-players/8.7-victory.md) */
  againstTwo: rule("Both other Factions are then Non-players."),
  /** The player fails if a Non-player wins in any of the Propaganda Rounds. (8.7, 8-non-players/8.7-victory.md) */
  noNonPlayerWins: rule("The player fails if a Non-player wins in any of the Propaganda Rounds."),
  /** After the last of these Rounds the player also needs the highest victory margin. (8.7, 8-non-players/8.7-victory.md) */
  highestAtEnd: rule("After the last of these Rounds the player also needs the highest victory margin."),
})

/** 8.7.1 Non-player Victory (8-non-players/8.7-victory.md) */
export const nonPlayerVictory = section("nonPlayerVictory", "8.7.1", "Non-player Victory", {
  /** If the player fails, the winner is whichever Non-player has the higher victory margin. (8.7.1, 8-non-players/8.7-victory.md) */
  highestNonPlayer: rule("If the player fails, the winner is whichever Non-player has the higher victory margin."),
  /** A tie between them is broken as always. (8.7.1, 8-non-players/8.7-victory.md) */
  ties: rule("A tie between them is broken as always.", { see: ["7.1"] }),
  /** With two players and one Non-player, victory is a matter of the base rules. (8.7.1, 8-non-players/8.7-victory.md) */
  twoPlayers: rule("With two players and one Non-player, victory is a matter of the base rules.", { see: ["7.0"] }),
})

/** Index (the-index.md) */
export const glossary = section("glossary", "Index", "Index", {
  /** Said of the Command with which a Special Activity has to go. (Index, the-index.md) */
  accompanying: term("Accompanying", "Said of the Command with which a Special Activity has to go.", ["4.1.1"]),
  /** A priority with a number on a Non-player card. (Index, the-index.md) */
  actionPoint: term("Action Point", "A priority with a number on a Non-player card.", ["8.2"]),
  /** Turn a Cell to Active, or let it stay so. (Index, the-index.md) */
  activate: term("Activate", "Turn a Cell to Active, or let it stay so.", ["1.4.1"]),
  /** The status of a Cell whose symbol end points up. (Index, the-index.md) */
  active: term("Active", "The status of a Cell whose symbol end points up.", ["1.4.1"]),
  /** The Command with which Cells may be flipped and Agitation carried out. (Index, the-index.md) */
  activism: term("Activism", "The Command with which Cells may be flipped and Agitation carried out.", ["3.2.2"]),
  /** Said of spaces that lie next to each other, for the purpose of actions or Events. (Index, the-index.md) */
  adjacent: term("Adjacent", "Said of spaces that lie next to each other, for the purpose of actions or Events.", ["1.2.3"]),
  /** A disc of the Reds, which bears on Reds Victory, on Agitation and on Control. (Index, the-index.md) */
  administration: term("Administration (Admin)", "A disc of the Reds, which bears on Reds Victory, on Agitation and on Control."),
  /** The marker for Total Opposition and the Administrations of the Reds on the map: how near the Reds are to Victory. (Index, the-index.md) */
  adminsOppose: term("Admins + Oppose", "The marker for Total Opposition and the Administrations of the Reds on the map: how near the Reds are to Victory.", ["7.0"]),
  /** Paying Resources to alter Support or Opposition, by the Activism Command or in a Propaganda Round. (Index, the-index.md) */
  agitation: term("Agitation", "Paying Resources to alter Support or Opposition, by the Activism Command or in a Propaganda Round.", ["3.2.2", "6.4.2"]),
  /** The Command that may take enemy pieces away. (Index, the-index.md) */
  attack: term("Attack", "The Command that may take enemy pieces away.", ["3.2.4"]),
  /** The number that a die roll is held against to find Casualties. (Index, the-index.md) */
  attackStrength: term("Attack Strength", "The number that a die roll is held against to find Casualties.", ["3.2.4"]),
  /** The Faction that begins an Attack. (Index, the-index.md) */
  attacker: term("Attacker", "The Faction that begins an Attack.", ["3.2.4"]),
  /** What the attacking side loses in an Attack. (Index, the-index.md) */
  attrition: term("Attrition", "What the attacking side loses in an Attack.", ["3.2.4"]),
  /** Said of Forces that wait in the holding boxes until they are placed. (Index, the-index.md) */
  available: term("Available", "Said of Forces that wait in the holding boxes until they are placed.", ["1.4.2"]),
  /** A run of Event cards that ends in a Propaganda Round. (Index, the-index.md) */
  campaign: term("Campaign", "A run of Event cards that ends in a Propaganda Round.", ["6.0"]),
  /** Markers for Event effects that last. (Index, the-index.md) */
  capabilities: term("Capabilities", "Markers for Event effects that last.", ["5.3"]),
  /** Pieces that an Attack takes away. (Index, the-index.md) */
  casualties: term("Casualties", "Pieces that an Attack takes away.", ["3.2.4"]),
  /** An octagonal piece of a Faction. (Index, the-index.md) */
  cell: term("Cell", "An octagonal piece of a Faction.", ["1.4"]),
  /** The marker that counts Senate and Reds Cells on the map during Phase I. (Index, the-index.md) */
  cellsOnMap: term("Cells on map", "The marker that counts Senate and Reds Cells on the map during Phase I.", ["1.8"]),
  /** The principal kind of action of a Faction. (Index, the-index.md) */
  command: term("Command (Cmd)", "The principal kind of action of a Faction.", ["3.0"]),
  /** The marker of the Capability with this name. (Index, the-index.md) */
  commander: term("Commander", "The marker of the Capability with this name.", ["5.3"]),
  /** The instructions on green near the top of a Non-player card. (Index, the-index.md) */
  conditionBox: term("Condition Box", "The instructions on green near the top of a Non-player card.", ["8.2"]),
  /** What Reds or Senate have where they outnumber all other Factions together. (Index, the-index.md) */
  control: term("Control", "What Reds or Senate have where they outnumber all other Factions together.", ["1.7"]),
  /** The Special Activity that puts the Coordinate marker with the German cylinder. (Index, the-index.md) */
  coordinate: term("Coordinate", "The Special Activity that puts the Coordinate marker with the German cylinder.", ["4.2.4"]),
  /** The Resources that a Command or Agitation takes. (Index, the-index.md) */
  cost: term("Cost", "The Resources that a Command or Agitation takes."),
  /** The Special Activity that lowers Opposition and raises Polarization. (Index, the-index.md) */
  crackdown: term("Crackdown", "The Special Activity that lowers Opposition and raises Polarization.", ["4.2.5"]),
  /** Either a Troop or a Political cube. (Index, the-index.md) */
  cube: term("Cube", "Either a Troop or a Political cube.", ["1.4", "1.11"]),
  /** The token that shows the Resources of a Faction, or its Eligibility. (Index, the-index.md) */
  cylinder: term("Cylinder", "The token that shows the Resources of a Faction, or its Eligibility.", ["1.5", "2.2.5"]),
  /** The Faction or Power against whom an Attack is begun. (Index, the-index.md) */
  defender: term("Defender", "The Faction or Power against whom an Attack is begun.", ["3.2.4"]),
  /** The Special Activity that lowers Support or Opposition, or puts a friendly Cell in the place of an enemy. (Index, the-index.md) */
  dialogue: term("Dialogue", "The Special Activity that lowers Support or Opposition, or puts a friendly Cell in the place of an enemy.", ["4.3.2"]),
  /** Said of an Event that offers two effects to choose from. (Index, the-index.md) */
  dualUse: term("Dual Use", "Said of an Event that offers two effects to choose from.", ["5.2"]),
  /** The Resources that every Propaganda Round brings to the Factions. (Index, the-index.md) */
  earnings: term("Earnings", "The Resources that every Propaganda Round brings to the Factions.", ["6.3"]),
  /** Said of a Faction that Faction Order lets execute an Event or Command. (Index, the-index.md) */
  eligible: term("Eligible", "Said of a Faction that Faction Order lets execute an Event or Command.", ["2.2.1"]),
  /** How Factions stand to each other. (Index, the-index.md) */
  enemy: term("Enemy", "How Factions stand to each other.", ["1.3.1"]),
  /** The step of an Attack that makes the defending pieces suffer Casualties. (Index, the-index.md) */
  engagement: term("Engagement", "The step of an Attack that makes the defending pieces suffer Casualties.", ["3.2.4"]),
  /** The way in which Activism may spread the Activating of selected Cells. (Index, the-index.md) */
  evenly: term("Evenly", "The way in which Activism may spread the Activating of selected Cells.", ["3.2.2"]),
  /** A card whose text a Faction may execute. (Index, the-index.md) */
  event: term("Event", "A card whose text a Faction may execute.", ["5.0"]),
  /** Carry out an Event, a Command or a Special Activity. (Index, the-index.md) */
  execute: term("Execute", "Carry out an Event, a Command or a Special Activity.", ["5.0", "3.0", "4.0"]),
  /** What a player or Non-player takes on: the Reds, the Senate or the Moderates. (Index, the-index.md) */
  faction: term("Faction", "What a player or Non-player takes on: the Reds, the Senate or the Moderates.", ["1.3"]),
  /** Who plays before whom, as the actions of the turn before have left it. (Index, the-index.md) */
  factionOrder: term("Faction Order", "Who plays before whom, as the actions of the turn before have left it.", ["2.2.1"]),
  /** Said of the last card, be it an Event or Propaganda. (Index, the-index.md) */
  final: term("Final", "Said of the last card, be it an Event or Propaganda."),
  /** Turn a Cell from Underground to Active or back. (Index, the-index.md) */
  flip: term("Flip", "Turn a Cell from Underground to Active or back.", ["1.4.1"]),
  /** All Cells, Troops, Administrations and Networks, but no marker such as the Personality. (Index, the-index.md) */
  forces: term("Forces", "All Cells, Troops, Administrations and Networks, but no marker such as the Personality.", ["1.4"]),
  /** The Special Activity that changes the Vassalage of a foreign Power. (Index, the-index.md) */
  foreignRelations: term("Foreign Relations", "The Special Activity that changes the Vassalage of a foreign Power.", ["4.2.2"]),
  /** Said of a Command or Special Activity that an Event gives at no cost in Resources. (Index, the-index.md) */
  free: term("Free", "Said of a Command or Special Activity that an Event gives at no cost in Resources.", ["3.1.2"]),
  /** What a Faction is to itself, Germany to the Senate, and Russia to the Reds. (Index, the-index.md) */
  friendly: term("Friendly", "What a Faction is to itself, Germany to the Senate, and Russia to the Reds.", ["1.3.1"]),
  /** The procedure that Event cards with these words call for in the Sequence of Play. (Index, the-index.md) */
  germanActionPhase: term("German Action Phase", "The procedure that Event cards with these words call for in the Sequence of Play.", ["3.4"]),
  /** The Power that has the gray pieces. (Index, the-index.md) */
  germans: term("Germans", "The Power that has the gray pieces.", ["1.3"]),
  /** Also Underground: the status of a Cell whose symbol end points up. (Index, the-index.md) */
  inactive: term("Inactive", "Also Underground: the status of a Cell whose symbol end points up.", ["1.4.1"]),
  /** An Event that would do nothing, which a Non-player leaves alone. (Index, the-index.md) */
  ineffectiveEvent: term("Ineffective Event", "An Event that would do nothing, which a Non-player leaves alone.", ["8.1.5"]),
  /** A position of a Faction in the Sequence of Play. (Index, the-index.md) */
  ineligible: term("Ineligible", "A position of a Faction in the Sequence of Play.", ["2.0"]),
  /** A slot of the Political Display, or its marker, which can be Resolved in the Politics Phase of Propaganda Rounds. (Index, the-index.md) */
  issue: term("Issue", "A slot of the Political Display, or its marker, which can be Resolved in the Politics Phase of Propaganda Rounds.", ["1.11", "6.2"]),
  /** The marker for Resolved Issues together with Networks on the map: how near the Moderates are to Victory. (Index, the-index.md) */
  issuesNetworks: term("Issues+Networks (+1)", "The marker for Resolved Issues together with Networks on the map: how near the Moderates are to Victory.", ["7.0"]),
  /** Where a space stands in Support or Opposition, or where a track stands. (Index, the-index.md) */
  level: term("Level", "Where a space stands in Support or Opposition, or where a track stands.", ["1.6"]),
  /** A Command confined to one space, with no Special Activity. (Index, the-index.md) */
  limitedCommand: term("Limited Command (Lim Cmd)", "A Command confined to one space, with no Special Activity.", ["2.2.4"]),
  /** The spaces on the board: Towns and Provinces. (Index, the-index.md) */
  map: term("Map", "The spaces on the board: Towns and Provinces.", ["1.2"]),
  /** The Command with which Cells and Troops move. (Index, the-index.md) */
  march: term("March", "The Command with which Cells and Troops move.", ["3.2.5"]),
  /** The Command with which Cells, News and the Personality move, or Cells are flipped Underground. (Index, the-index.md) */
  message: term("Message", "The Command with which Cells, News and the Personality move, or Cells are flipped Underground.", ["3.3.2"]),
  /** The Faction that has the blue pieces. (Index, the-index.md) */
  moderates: term("Moderates", "The Faction that has the blue pieces.", ["1.3"]),
  /** The Command that reduces Polarization and Deactivates Cells. (Index, the-index.md) */
  negotiate: term("Negotiate", "The Command that reduces Polarization and Deactivates Cells.", ["3.3.3"]),
  /** One of the two sorts of priority on Non-player cards. (Index, the-index.md) */
  nestedPriority: term("Nested Priority", "One of the two sorts of priority on Non-player cards.", ["8.2.5"]),
  /** A disc of the Moderates, which bears on Moderates Victory, on Rally and on Control. (Index, the-index.md) */
  network: term("Network", "A disc of the Moderates, which bears on Moderates Victory, on Rally and on Control."),
  /** Said of a space without Support and without Opposition. (Index, the-index.md) */
  neutral: term("Neutral", "Said of a space without Support and without Opposition.", ["1.6"]),
  /** A marker that the Moderates may take up, carry along and make use of. (Index, the-index.md) */
  news: term("News", "A marker that the Moderates may take up, carry along and make use of.", ["3.3.2"]),
  /** A Faction that the game runs. (Index, the-index.md) */
  nonPlayer: term("Non-player", "A Faction that the game runs.", ["8.0"]),
  /** A card of the solitaire system. (Index, the-index.md) */
  nonPlayerCard: term("Non-player card", "A card of the solitaire system.", ["8.2"]),
  /** Paying Resources so that Support, Opposition or enemy Terror no longer count against Rally in a space. (Index, the-index.md) */
  offsetting: term("Offsetting", "Paying Resources so that Support, Opposition or enemy Terror no longer count against Rally in a space.", ["3.2.1", "3.3.1"]),
  /** The marker for Total Opposition and the Administrations on the map: how near the Reds are to Victory. (Index, the-index.md) */
  opposeAdmins: term("Oppose+Admins", "The marker for Total Opposition and the Administrations on the map: how near the Reds are to Victory.", ["1.6", "7.0"]),
  /** The Population of a space that is against the Senate. (Index, the-index.md) */
  opposition: term("Opposition (Oppose)", "The Population of a space that is against the Senate.", ["1.6"]),
  /** The status of pieces set aside, which are not on the map and not Available either. (Index, the-index.md) */
  outOfPlay: term("Out of Play", "The status of pieces set aside, which are not on the map and not Available either."),
  /** As an Eligible Faction, choose no Event, Command or Special Activity. (Index, the-index.md) */
  pass: term("Pass", "As an Eligible Faction, choose no Event, Command or Special Activity.", ["2.2.2"]),
  /** A token that shows which spaces a Command or Special Activity has selected. (Index, the-index.md) */
  pawn: term("Pawn", "A token that shows which spaces a Command or Special Activity has selected.", ["3.1.1"]),
  /** The Special Activity that brings the Personality marker onto the map, or turns News to account. (Index, the-index.md) */
  personality: term("Personality", "The Special Activity that brings the Personality marker onto the map, or turns News to account.", ["4.3.1"]),
  /** The marker of the Moderates that the Special Activities Publish and Personality use. (Index, the-index.md) */
  personalityMarker: term("Personality marker", "The marker of the Moderates that the Special Activities Publish and Personality use.", ["1.4.4"]),
  /** The part of the game, on which some Commands and Special Activities depend. (Index, the-index.md) */
  phase: term("Phase I or II", "The part of the game, on which some Commands and Special Activities depend.", ["2.4"]),
  /** One unit of Forces: a Cell, Troop, Administration or Network, but no marker such as the Personality. (Index, the-index.md) */
  piece: term("Piece", "One unit of Forces: a Cell, Troop, Administration or Network, but no marker such as the Personality.", ["1.4"]),
  /** The Event that comes by itself and leads from Phase I into Phase II. (Index, the-index.md) */
  pivotalEvent: term("Pivotal Event", "The Event that comes by itself and leads from Phase I into Phase II.", ["2.4"]),
  /** Bring a piece from Available onto the map, or to Available if it was Out of Play. (Index, the-index.md) */
  place: term("Place", "Bring a piece from Available onto the map, or to Available if it was Out of Play."),
  /** How hostile the sides are to each other, which bears on some Commands and Special Activities and on Victory. (Index, the-index.md) */
  polarization: term("Polarization", "How hostile the sides are to each other, which bears on some Commands and Special Activities and on Victory.", ["1.10", "7.0"]),
  /** The track on which the level of Polarization stands. (Index, the-index.md) */
  polarizationTrack: term("Polarization Track", "The track on which the level of Polarization stands.", ["1.10"]),
  /** The red and the white wooden markers, held in the Available boxes of both colors or in the Political Display, which Politics and some Events may place and Terror removes. (Index, the-index.md) */
  politicalCubes: term("Political cubes", "The red and the white wooden markers, held in the Available boxes of both colors or in the Political Display, which Politics and some Events may place and Terror removes.", ["1.11", "3.3.4", "3.2.3"]),
  /** The box for Political cubes and for the markers of Resolved Issues. (Index, the-index.md) */
  politicalDisplay: term("Political Display", "The box for Political cubes and for the markers of Resolved Issues.", ["1.11"]),
  /** A Special Activity that brings in Resources. (Index, the-index.md) */
  politicalEvent: term("Political Event", "A Special Activity that brings in Resources.", ["4.2.1"]),
  /** The Command that puts a cube into the Political Display. (Index, the-index.md) */
  politics: term("Politics", "The Command that puts a cube into the Political Display.", ["3.3.4"]),
  /** How much a Province or Town counts for its inhabitants. (Index, the-index.md) */
  population: term("Population (Pop)", "How much a Province or Town counts for its inhabitants.", ["1.2.1"]),
  /** What Germans and Russians are in the game. (Index, the-index.md) */
  power: term("Power", "What Germans and Russians are in the game.", ["1.3"]),
  /** A part of the instructions near the top of a Non-player card. (Index, the-index.md) */
  preliminaries: term("Preliminaries", "A part of the instructions near the top of a Non-player card.", ["8.2"]),
  /** The Special Activity that puts down a Prepared marker or a Sabotage marker. (Index, the-index.md) */
  prepare: term("Prepare", "The Special Activity that puts down a Prepared marker or a Sabotage marker.", ["4.2.3"]),
  /** The marker that the Special Activity Prepare puts down. (Index, the-index.md) */
  prepared: term("Prepared", "The marker that the Special Activity Prepare puts down.", ["1.4.4"]),
  /** The rules by which Non-player Factions decide. (Index, the-index.md) */
  priorities: term("Priorities", "The rules by which Non-player Factions decide.", ["8.0"]),
  /** The box for pieces that an Attack takes captive and for Cells made Prisoner; also the pieces in that box. (Index, the-index.md) */
  prisonersOfWar: term("Prisoners of War", "The box for pieces that an Attack takes captive and for Cells made Prisoner; also the pieces in that box.", ["1.2", "3.2.4", "6.5"]),
  /** The cards that set off Propaganda Rounds, in which Victory is checked, Resources come in and more is seen to. (Index, the-index.md) */
  propaganda: term("Propaganda", "The cards that set off Propaganda Rounds, in which Victory is checked, Resources come in and more is seen to.", ["6.0"]),
  /** A space in the countryside. (Index, the-index.md) */
  province: term("Province", "A space in the countryside.", ["1.2.1"]),
  /** A Special Activity that brings in Resources. (Index, the-index.md) */
  publish: term("Publish", "A Special Activity that brings in Resources.", ["4.3.3"]),
  /** Lines of the map on which Train Capability markers travel. (Index, the-index.md) */
  railways: term("Railways", "Lines of the map on which Train Capability markers travel.", ["1.2.2"]),
  /** A place on a Railway where Train Capability markers can stop. (Index, the-index.md) */
  railwaysSymbol: term("Railways Symbol", "A place on a Railway where Train Capability markers can stop.", ["1.2.2"]),
  /** The Command that places pieces. (Index, the-index.md) */
  rally: term("Rally", "The Command that places pieces.", ["3.2.1", "3.3.1"]),
  /** The card of the Pivotal Event, #24. (Index, the-index.md) */
  redRevolt: term("Red Revolt!", "The card of the Pivotal Event, #24."),
  /** The Faction that has the red pieces, of the socialist workers. (Index, the-index.md) */
  reds: term("Reds", "The Faction that has the red pieces, of the socialist workers.", ["1.3"]),
  /** Take a piece from the map, or from Available, and send it Out of Play, to Prisoners of War or to Available. (Index, the-index.md) */
  remove: term("Remove", "Take a piece from the map, or from Available, and send it Out of Play, to Prisoners of War or to Available."),
  /** Take pieces away and put others where they were. (Index, the-index.md) */
  replace: term("Replace", "Take pieces away and put others where they were.", ["3.2.1", "3.3.1", "4.3.2"]),
  /** The phase of a Propaganda Round that makes ready for the next card. (Index, the-index.md) */
  reset: term("Reset", "The phase of a Propaganda Round that makes ready for the next card.", ["6.5"]),
  /** The means that a Faction has for Commands. (Index, the-index.md) */
  resources: term("Resources", "The means that a Faction has for Commands.", ["1.5"]),
  /** The departure of defending pieces from the space of an Attack. (Index, the-index.md) */
  retreat: term("Retreat", "The departure of defending pieces from the space of an Attack.", ["3.2.4"]),
  /** The Power that has the brown pieces. (Index, the-index.md) */
  russians: term("Russians", "The Power that has the brown pieces.", ["1.3"]),
  /** A marker on a border that had none, which stops Train Capability markers there. (Index, the-index.md) */
  sabotage: term("Sabotage", "A marker on a border that had none, which stops Train Capability markers there.", ["4.2.3"]),
  /** Decide on the places or targets of an action. (Index, the-index.md) */
  select: term("Select", "Decide on the places or targets of an action."),
  /** The Faction that has the white pieces. (Index, the-index.md) */
  senate: term("Senate", "The Faction that has the white pieces.", ["1.3"]),
  /** The marker for the Population of all Towns that the Senate Controls: how near the Senate is to Victory. (Index, the-index.md) */
  senateTownPop: term("Senate Town Pop", "The marker for the Population of all Towns that the Senate Controls: how near the Senate is to Victory.", ["1.6", "7.0"]),
  /** The other sort of priority on Non-player cards. (Index, the-index.md) */
  sequentialPriority: term("Sequential Priority", "The other sort of priority on Non-player cards.", ["8.2.5"]),
  /** The second effect of a Dual Use Event, often directed against the Senate. (Index, the-index.md) */
  shaded: term("Shaded", "The second effect of a Dual Use Event, often directed against the Senate.", ["5.2"]),
  /** Alter Support and Opposition, Polarization or Vassalage. (Index, the-index.md) */
  shift: term("Shift", "Alter Support and Opposition, Polarization or Vassalage.", ["1.6", "1.10", "1.9"]),
  /** An area of the map where pieces stand: a Town or a Province. (Index, the-index.md) */
  space: term("Space", "An area of the map where pieces stand: a Town or a Province.", ["1.2.1"]),
  /** Actions that go with Commands and that in some cases only one Faction has. (Index, the-index.md) */
  specialActivities: term("Special Activities", "Actions that go with Commands and that in some cases only one Faction has.", ["4.0"]),
  /** How many of certain pieces and markers a space can hold. (Index, the-index.md) */
  stacking: term("Stacking", "How many of certain pieces and markers a space can hold.", ["1.4.3"]),
  /** Another word for Attack Strength. (Index, the-index.md) */
  strength: term("Strength", "Another word for Attack Strength."),
  /** The Population of a space that is for the Senate. (Index, the-index.md) */
  support: term("Support", "The Population of a space that is for the Senate.", ["1.6"]),
  /** The enemy Faction, or enemy piece, at which an action is aimed. (Index, the-index.md) */
  target: term("Target", "The enemy Faction, or enemy piece, at which an action is aimed."),
  /** The Command that removes enemies and leaves its marker in a Town or Province. (Index, the-index.md) */
  terror: term("Terror", "The Command that removes enemies and leaves its marker in a Town or Province.", ["3.2.3"]),
  /** A space that is a city. (Index, the-index.md) */
  town: term("Town", "A space that is a city.", ["1.2.1"]),
  /** The Population of Towns; for Victory, of those that the Senate Controls. (Index, the-index.md) */
  townPop: term("Town Pop", "The Population of Towns; for Victory, of those that the Senate Controls.", ["7.0"]),
  /** The marker of the Train Capability; the book adds that a noted game designer bears the name. (Index, the-index.md) */
  train: term("Train", "The marker of the Train Capability; the book adds that a noted game designer bears the name.", ["5.3"]),
  /** Pass Resources from one Faction to another. (Index, the-index.md) */
  transfer: term("Transfer", "Pass Resources from one Faction to another.", ["3.2.3"]),
  /** The cubes that are the Forces of Germany and Russia. (Index, the-index.md) */
  troops: term("Troops", "The cubes that are the Forces of Germany and Russia."),
  /** Said of a space under the Control of neither Reds nor Senate. (Index, the-index.md) */
  uncontrolled: term("Uncontrolled", "Said of a space under the Control of neither Reds nor Senate.", ["1.7"]),
  /** Also Inactive: the status of a Cell whose symbol end points down. (Index, the-index.md) */
  underground: term("Underground", "Also Inactive: the status of a Cell whose symbol end points down.", ["1.4.1"]),
  /** The first effect of a Dual Use Event, often in favor of Reds or Moderates. (Index, the-index.md) */
  unshaded: term("Unshaded", "The first effect of a Dual Use Event, often in favor of Reds or Moderates."),
  /** How much influence a foreign Power has on the affairs of Finland. (Index, the-index.md) */
  vassalage: term("Vassalage", "How much influence a foreign Power has on the affairs of Finland.", ["1.9"]),
  /** A number that tells how near a Faction is to its victory condition. (Index, the-index.md) */
  victoryMargin: term("Victory Margin", "A number that tells how near a Faction is to its victory condition.", ["7.3"]),
})

/** Setup (setup.md) */
export const setup = section("setup", "Setup", "Setup", {
  /** Every player receives a foldout of a Faction. (Setup, setup.md) */
  foldouts: rule("Every player receives a foldout of a Faction.", { status: informative("physical handling") }),
  /** Every player is assigned a Faction. (Setup, setup.md) */
  assignFactions: rule("Every player is assigned a Faction.", { status: informative("who sits at the table is no part of a game state") }),
  /** One Faction or several may be declared Non-players. (Setup, setup.md) */
  nonPlayers: permission("One Faction or several may be declared Non-players.", { see: ["8.0"], status: informative("who sits at the table; chapter 8 says what Non-players do") }),
  /** Take the four Propaganda cards out of the deck. (Setup, setup.md) */
  separatePropaganda: rule("Take the four Propaganda cards out of the deck."),
  /** Shuffle the 1917 Event cards by themselves: there are twenty-one of them. (Setup, setup.md) */
  shuffle1917: rule("Shuffle the 1917 Event cards by themselves: there are twenty-one of them."),
  /** Shuffle the 1918 Event cards by themselves: there are twenty-one of them. (Setup, setup.md) */
  shuffle1918: rule("Shuffle the 1918 Event cards by themselves: there are twenty-one of them."),
  /** No Event card is turned face up during the preparation. (Setup, setup.md) */
  faceDown: prohibition("No Event card is turned face up during the preparation."),
  /** A Campaign Deck holds ten cards: nine Events and one Propaganda card. (Setup, setup.md) */
  campaignDeck: definition("A Campaign Deck holds ten cards: nine Events and one Propaganda card."),
  /** The lower part of a 1917 Campaign Deck is one Propaganda card with four 1917 Events. (Setup, setup.md) */
  lowerPart: rule("The lower part of a 1917 Campaign Deck is one Propaganda card with four 1917 Events."),
  /** The five cards of the lower part are shuffled together. (Setup, setup.md) */
  lowerShuffled: rule("The five cards of the lower part are shuffled together."),
  /** The numbers first to fourth on the Propaganda cards are there for the theme only. (Setup, setup.md) */
  propagandaNumbers: note("The numbers first to fourth on the Propaganda cards are there for the theme only.", { status: informative("a name only; propagandaAnywhere says what follows") }),
  /** Any of the Propaganda cards may go into any of the Campaign Decks. (Setup, setup.md) */
  propagandaAnywhere: permission("Any of the Propaganda cards may go into any of the Campaign Decks."),
  /** Lay five further 1917 Event cards on top of those that were shuffled. (Setup, setup.md) */
  upperPart: rule("Lay five further 1917 Event cards on top of those that were shuffled."),
  /** The cards laid on top are not shuffled into the rest. (Setup, setup.md) */
  upperUnshuffled: prohibition("The cards laid on top are not shuffled into the rest."),
  /** Make the 1918 Campaign Decks in the same manner, from 1918 Event cards. (Setup, setup.md) */
  decks1918: rule("Make the 1918 Campaign Decks in the same manner, from 1918 Event cards."),
  /** Three Event cards of each year stay over, outside the draw deck. (Setup, setup.md) */
  leftover: rule("Three Event cards of each year stay over, outside the draw deck."),
  /** Nobody may look at the Event cards that are left over. (Setup, setup.md) */
  leftoverUnseen: prohibition("Nobody may look at the Event cards that are left over."),
  /** Two 1917 Campaign Decks, one upon the other, are the upper half of the draw deck. (Setup, setup.md) */
  drawDeckUpper: rule("Two 1917 Campaign Decks, one upon the other, are the upper half of the draw deck."),
  /** Two 1918 Campaign Decks, one upon the other, are the lower half of the draw deck. (Setup, setup.md) */
  drawDeckLower: rule("Two 1918 Campaign Decks, one upon the other, are the lower half of the draw deck."),
  /** The Pivotal Event, card 24 Red Revolt!, lies face up on the table where all can see it. (Setup, setup.md) */
  pivotalEvent: rule("The Pivotal Event, card 24 Red Revolt!, lies face up on the table where all can see it."),
  /** A picture of all pieces at the start is on page 8 of the Playbook. (Setup, setup.md) */
  illustration: note("A picture of all pieces at the start is on page 8 of the Playbook.", { status: informative("a pointer to another booklet") }),
  /** Unless this list says otherwise, markers stand on the edge track. (Setup, setup.md) */
  edgeTrack: rule("Unless this list says otherwise, markers stand on the edge track.", { status: informative("where markers are kept") }),
  /** Every Faction begins with 5 Resources. (Setup, setup.md) */
  resources: rule("Every Faction begins with 5 Resources."),
  /** Polarization begins at 3, on the Polarization track. (Setup, setup.md) */
  polarization: rule("Polarization begins at 3, on the Polarization track."),
  /** German Vassalage begins at 3. (Setup, setup.md) */
  germanVassalage: rule("German Vassalage begins at 3."),
  /** Russian Vassalage begins at 3. (Setup, setup.md) */
  russianVassalage: rule("Russian Vassalage begins at 3."),
  /** The Senate Town Pop marker begins at 1. (Setup, setup.md) */
  senateTownPop: rule("The Senate Town Pop marker begins at 1."),
  /** The Oppose + Admins marker begins at 3. (Setup, setup.md) */
  opposeAdmins: rule("The Oppose + Admins marker begins at 3."),
  /** The Cells on Map marker begins at 13. (Setup, setup.md) */
  cellsOnMap: rule("The Cells on Map marker begins at 13."),
  /** The Issues + Networks +1 marker begins at 1, on the Polarization track. (Setup, setup.md) */
  issuesNetworks: rule("The Issues + Networks +1 marker begins at 1, on the Polarization track."),
  /** All political cubes begin as Available: three in the color of the Senate, three of the Reds. (Setup, setup.md) */
  politicalCubes: rule("All political cubes begin as Available: three in the color of the Senate, three of the Reds."),
  /** The cubes lie in the Available boxes of the Senate and of the Reds. (Setup, setup.md) */
  cubeBoxes: rule("The cubes lie in the Available boxes of the Senate and of the Reds."),
  /** Three Prepared markers begin in the Capabilities box. (Setup, setup.md) */
  prepared: rule("Three Prepared markers begin in the Capabilities box."),
  /** Either side of the Prepared markers may be up when the game begins. (Setup, setup.md) */
  preparedSides: permission("Either side of the Prepared markers may be up when the game begins."),
  /** Two News markers begin in their slots in the Available box of the Moderates. (Setup, setup.md) */
  news: rule("Two News markers begin in their slots in the Available box of the Moderates."),
  /** The Personality marker begins in its slot in the Available box of the Moderates. (Setup, setup.md) */
  personality: rule("The Personality marker begins in its slot in the Available box of the Moderates."),
  /** The Eligibility cylinders begin in the 1st, 2nd and 3rd slots of the Eligible box. (Setup, setup.md) */
  eligibility: rule("The Eligibility cylinders begin in the 1st, 2nd and 3rd slots of the Eligible box."),
  /** Which Eligibility cylinder begins in which slot of the Eligible box is random. (Setup, setup.md) */
  eligibilityRandom: rule("Which Eligibility cylinder begins in which slot of the Eligible box is random."),
  /** The gray German cylinder begins in the "Germany" slot at the bottom right of the track. (Setup, setup.md) */
  germanCylinder: rule("The gray German cylinder begins in the \"Germany\" slot at the bottom right of the track.", { see: ["3.4"] }),
  /** The Coordinate marker lies ready beside the Sequence of Play track. (Setup, setup.md) */
  coordinate: rule("The Coordinate marker lies ready beside the Sequence of Play track.", { see: ["4.2.4"], status: informative("where a marker is kept") }),
  /** Three Russian Troops begin Out of Play. (Setup, setup.md) */
  russiansOut: rule("Three Russian Troops begin Out of Play."),
  /** All six German Troops are Out of Play when the game begins. (Setup, setup.md) */
  germansOut: rule("All six German Troops are Out of Play when the game begins."),
  /** Troops that are Out of Play are set aside. (Setup, setup.md) */
  setAside: note("Troops that are Out of Play are set aside.", { see: ["1.4.2"], status: informative("physical handling; 1.4.2 says the same of all pieces Out of Play") }),
  /** Spaces that this list does not name begin empty. (Setup, setup.md) */
  othersEmpty: rule("Spaces that this list does not name begin empty."),
  /** Helsinki begins with one Moderates Cell. (Setup, setup.md) */
  helsinkiModerates: rule("Helsinki begins with one Moderates Cell."),
  /** Helsinki begins with one Senate Cell. (Setup, setup.md) */
  helsinkiSenate: rule("Helsinki begins with one Senate Cell."),
  /** Helsinki begins with one Reds Cell. (Setup, setup.md) */
  helsinkiReds: rule("Helsinki begins with one Reds Cell."),
  /** Helsinki begins with one Russian Troop. (Setup, setup.md) */
  helsinkiRussian: rule("Helsinki begins with one Russian Troop."),
  /** Uusimaa begins with two Reds Cells. (Setup, setup.md) */
  uusimaaCells: rule("Uusimaa begins with two Reds Cells."),
  /** Uusimaa begins at Passive Opposition. (Setup, setup.md) */
  uusimaaOpposition: rule("Uusimaa begins at Passive Opposition."),
  /** Uusimaa begins under Reds Control. (Setup, setup.md) */
  uusimaaControl: rule("Uusimaa begins under Reds Control."),
  /** Tampere begins with two Reds Cells. (Setup, setup.md) */
  tampereCells: rule("Tampere begins with two Reds Cells."),
  /** Tampere begins at Passive Opposition. (Setup, setup.md) */
  tampereOpposition: rule("Tampere begins at Passive Opposition."),
  /** Tampere begins under Reds Control. (Setup, setup.md) */
  tampereControl: rule("Tampere begins under Reds Control."),
  /** Häme begins with two Reds Cells. (Setup, setup.md) */
  hameCells: rule("Häme begins with two Reds Cells."),
  /** Häme begins at Passive Opposition. (Setup, setup.md) */
  hameOpposition: rule("Häme begins at Passive Opposition."),
  /** Häme begins under Reds Control. (Setup, setup.md) */
  hameControl: rule("Häme begins under Reds Control."),
  /** Turku begins with one Reds Cell. (Setup, setup.md) */
  turkuCell: rule("Turku begins with one Reds Cell."),
  /** Turku begins under Reds Control, before the die rolls below. (Setup, setup.md) */
  turkuControl: rule("Turku begins under Reds Control, before the die rolls below."),
  /** Viipuri begins with one Reds Cell. (Setup, setup.md) */
  viipuriCell: rule("Viipuri begins with one Reds Cell."),
  /** Viipuri begins with one Russian Troop. (Setup, setup.md) */
  viipuriRussian: rule("Viipuri begins with one Russian Troop."),
  /** Viipuri begins under Reds Control, before the die rolls below. (Setup, setup.md) */
  viipuriControl: rule("Viipuri begins under Reds Control, before the die rolls below."),
  /** Roll 1d6 for one further Senate Cell: on 1 to 3 it begins in Turku, on 4 to 6 in Viipuri. (Setup, setup.md) */
  senateRoll: rule("Roll 1d6 for one further Senate Cell: on 1 to 3 it begins in Turku, on 4 to 6 in Viipuri."),
  /** After placing the Senate Cell of the die roll, mark the Control that results. (Setup, setup.md) */
  senateRollControl: rule("After placing the Senate Cell of the die roll, mark the Control that results.", { see: ["1.7"] }),
  /** Roll 1d6 for one further Moderates Cell: on 1 or 2 it begins in Turku, on 3 or 4 in Tampere, on 5 or 6 in Viipuri. (Setup, setup.md) */
  moderatesRoll: rule("Roll 1d6 for one further Moderates Cell: on 1 or 2 it begins in Turku, on 3 or 4 in Tampere, on 5 or 6 in Viipuri."),
  /** After placing the Moderates Cell of the die roll, mark the Control that results. (Setup, setup.md) */
  moderatesRollControl: rule("After placing the Moderates Cell of the die roll, mark the Control that results.", { see: ["1.7"] }),
  /** Vaasa begins with one Senate Cell. (Setup, setup.md) */
  vaasaCell: rule("Vaasa begins with one Senate Cell."),
  /** Vaasa begins at Active Support. (Setup, setup.md) */
  vaasaSupport: rule("Vaasa begins at Active Support."),
  /** Vaasa begins under Senate Control. (Setup, setup.md) */
  vaasaControl: rule("Vaasa begins under Senate Control."),
  /** Pohjanmaa begins with one Senate Cell. (Setup, setup.md) */
  pohjanmaaCell: rule("Pohjanmaa begins with one Senate Cell."),
  /** Pohjanmaa begins with one Russian Troop. (Setup, setup.md) */
  pohjanmaaRussian: rule("Pohjanmaa begins with one Russian Troop."),
  /** Pohjanmaa begins at Passive Support. (Setup, setup.md) */
  pohjanmaaSupport: rule("Pohjanmaa begins at Passive Support."),
  /** Pohjanmaa begins under Senate Control. (Setup, setup.md) */
  pohjanmaaControl: rule("Pohjanmaa begins under Senate Control."),
}, {
  foldouts: "Players",
  separatePropaganda: "Event cards",
  campaignDeck: "Campaign Decks",
  leftover: "Cards left over",
  drawDeckUpper: "Draw deck",
  illustration: "Markers on tracks",
  politicalCubes: "Cubes and markers",
  eligibility: "Sequence of Play",
  russiansOut: "Troops set aside",
  othersEmpty: "Other spaces",
  helsinkiModerates: "Helsinki",
  uusimaaCells: "Uusimaa",
  tampereCells: "Tampere",
  hameCells: "Häme",
  turkuCell: "Turku",
  viipuriCell: "Viipuri",
  senateRoll: "Die rolls",
  vaasaCell: "Vaasa",
  pohjanmaaCell: "Pohjanmaa",
})

/** Is the Railways Symbol of the Index the Train symbol of the map? (1-introduction/1.2-map.md) */
export const nameOfTheTrainSymbol = question("nameOfTheTrainSymbol", {
  asks: "Is the Railways Symbol of the Index the Train symbol of the map?",
  clauses: [glossary.railwaysSymbol, railways.symbols],
  readings: {
    "the same": "The same, under two names.",
    another: "A symbol of its own.",
  },
  usual: "the same",
  because: "Both are where Train Capability markers may stand along a Railway, and the Index points to 1.2.2.",
  kind: "slip",
  editorial: "The map knows one kind of stop on its Railways.",
})

/** Are two spaces adjacent that touch in one point only? (1-introduction/1.2-map.md) */
export const touchingSpaces = question("touchingSpaces", {
  asks: "Are two spaces adjacent that touch in one point only?",
  clauses: [adjacency.touching],
  readings: {
    "as the map has it": "The map tells which spaces border on one another.",
    "in a point, too": "Spaces that meet in a point are adjacent.",
  },
  usual: "as the map has it",
  because: "To border on and to touch stand side by side in the sentence, and only the drawn map can tell whether any spaces touch so.",
  kind: "gap",
  editorial: "Adjacency is a list of the map, and holds whatever its maker has seen there.",
})

/** Which section governs the transfer of Resources? (1-introduction/1.3-factions.md) */
export const whereTransferStands = question("whereTransferStands", {
  asks: "Which section governs the transfer of Resources?",
  clauses: [glossary.transfer, negotiations.transfer],
  readings: {
    "1.3.2": "The section on negotiations.",
    "3.2.3": "The section on Terror, to which the Index points.",
  },
  usual: "1.3.2",
  because: "3.2.3 says nothing of handing over Resources.",
  kind: "slip",
  editorial: "A wrong number in the Index gives no rule.",
})

/** May Resources be transferred to or from a Faction that is about to choose its action? (1-introduction/1.3-factions.md) */
export const transferBeforeTheChoice = question("transferBeforeTheChoice", {
  asks: "May Resources be transferred to or from a Faction that is about to choose its action?",
  clauses: [negotiations.transferTime, negotiations.transfer, eventCard.choices, commandsInGeneral.enoughResources],
  readings: {
    "once it executes": "No: it executes something only when it has taken a box.",
    "at its turn": "Yes: to choose belongs to executing, so that it can first be given what its action costs, and may Pass after all.",
  },
  usual: "once it executes",
  because: "1.3.2 names a Command, a Special Activity and an Event, and before a box is taken there is none of them.",
})

/** May two Factions transfer Resources while the third is the one that executes something? (1-introduction/1.3-factions.md) */
export const transferPartners = question("transferPartners", {
  asks: "May two Factions transfer Resources while the third is the one that executes something?",
  clauses: [negotiations.transferTime, negotiations.transfer],
  readings: {
    "with the executing Faction": "No: the giver or the receiver must be executing something.",
    anybody: "Yes: it is enough that any Faction is executing something.",
  },
  usual: "with the executing Faction",
  because: "The Factions of which one must be executing are, in that sentence, those that transfer to each other.",
})

/** May a player give a Non-player Resources of their own free will? (1-introduction/1.3-factions.md) */
export const giftsToNonPlayers = question("giftsToNonPlayers", {
  asks: "May a player give a Non-player Resources of their own free will?",
  clauses: [negotiations.transfer, negotiations.eachOther, nonPlayerPriorities.noTransfers],
  readings: {
    allowed: "Yes: a Non-player takes what it is given, and only never gives.",
    refused: "No: transfers are among what players arrange with each other.",
  },
  usual: "allowed",
  because: "1.3.2 lets each Faction give, and 8.1.7 bars a Non-player only from giving.",
})

/** When Resources go to Non-player Reds or Senate, does the Faction that hands them over lose them? (1-introduction/1.3-factions.md) */
export const paymentToNonPlayer = question("paymentToNonPlayer", {
  asks: "When Resources go to Non-player Reds or Senate, does the Faction that hands them over lose them?",
  clauses: [noResourceTracking.noTransfer, noResourceTracking.noReduction, noResourceTracking.noTracking],
  readings: {
    lost: "Yes: it pays as ever, and nobody gains.",
    kept: "No: where nobody can receive, nothing is handed over.",
  },
  usual: "lost",
  because: "8.1.2 frees the Non-players that would hand Resources over, and nobody who has to pay one.",
})

/** When the Moderates take a Cell with News off the map, for a Network or to place it elsewhere, may they pass the News to another own Cell of the space? (1-introduction/1.4.2-availability.md) */
export const newsOfOwnCells = question("newsOfOwnCells", {
  asks: "When the Moderates take a Cell with News off the map, for a Network or to place it elsewhere, may they pass the News to another own Cell of the space?",
  clauses: [message.ownerTransfers, moderatesRally.network, agitation.moderatesNetworkTwoCells, availability.ownPieces],
  readings: {
    gone: "They may not: the News is removed with the Cell that held it.",
    "passed on": "They may, to a Cell there that holds none.",
  },
  usual: "gone",
  because: "The sentence that lets the owner pass News on stands in the bullet on Terror, and here the Moderates choose themselves which Cells go.",
})

/** Where is the chart of Available Forces by which 1.4.2 limits the pieces? (1-introduction/1.4.2-availability.md) */
export const inventoryChart = question("inventoryChart", {
  asks: "Where is the chart of Available Forces by which 1.4.2 limits the pieces?",
  clauses: [availability.inventory, availability.senateCells],
  readings: {
    "beside 1.4.1": "It is the one that is printed within 1.4, before 1.4.2 begins.",
    "at the back": "It is another one at the back of the booklet, where 1.4.2 sends the reader and where none is.",
  },
  usual: "beside 1.4.1",
  because: "It has the name that 1.4.2 uses, and the booklet has no other.",
  kind: "slip",
  editorial: "There is one chart, wherever it is printed.",
})

/** May a Faction take own pieces off the map in its action without being about to place any? (1-introduction/1.4.2-availability.md) */
export const ownPiecesForNothing = question("ownPiecesForNothing", {
  asks: "May a Faction take own pieces off the map in its action without being about to place any?",
  clauses: [availability.ownPieces, availability.ownPersonality, availability.onlyAvailable, availability.ownPiecesExample],
  readings: {
    "in placing": "No: it may do so where it is about to place such pieces, and only there.",
    "for nothing": "Yes: whoever executes a Command, a Special Activity or an Event may, as it begins, take off any pieces of its own.",
  },
  usual: "in placing",
  because: "The words are an exception to what may be placed, and their example takes Cells in order to place them.",
})

/** May a Faction take own pieces off the map although enough others of their type are Available to be placed? (1-introduction/1.4.2-availability.md) */
export const ownPiecesWhen = question("ownPiecesWhen", {
  asks: "May a Faction take own pieces off the map although enough others of their type are Available to be placed?",
  clauses: [availability.ownPieces, availability.ownPersonality, availability.noneAvailable],
  readings: {
    "when short": "No: it may take as many as are missing for what is to be placed.",
    "at will": "Yes: whenever it places pieces of a type, it may first take any of its own of that type.",
  },
  usual: "when short",
  because: "The words are an exception to the rule about pieces that are not Available, and their example has none.",
})

/** Are Prisoners of War Out of Play? (1-introduction/1.4.2-availability.md) */
export const prisonersAside = question("prisonersAside", {
  asks: "Are Prisoners of War Out of Play?",
  clauses: [availability.offMap, glossary.outOfPlay, glossary.prisonersOfWar],
  readings: {
    "in a box of their own": "No: they are in the Prisoners of War box, which 1.4.2 forgets.",
    "Out of Play": "Yes: they are set aside, not on the map and not Available.",
  },
  usual: "in a box of their own",
  because: "The Index tells Prisoners of War from Out of Play where it says what to remove is.",
  kind: "slip",
  editorial: "What comes back from Out of Play comes by rules that tell its number, and Prisoners come back by 6.5.1.",
})

/** Are some of the wooden pieces that the list counts the spare ones? (1-introduction/1.4.2-availability.md) */
export const sparePieces = question("sparePieces", {
  asks: "Are some of the wooden pieces that the list counts the spare ones?",
  clauses: [components.woodenPieces, components.spares, availability.inventory],
  readings: {
    "beside the list": "No: the spares lie in the box beside those that are listed.",
    "in the list": "Yes: some of the listed pieces are not needed.",
  },
  usual: "beside the list",
  because: "The chart of Available Forces needs every Cell, disc and cube of the list, and Resources and Eligibility need every cylinder.",
  kind: "gap",
  editorial: "No more pieces than the chart lists can be in play, whatever else lies in the box.",
})

/** Does Active Support, too, count in Total Opposition? (1-introduction/1.6-support.md) */
export const activeSupport = question("activeSupport", {
  asks: "Does Active Support, too, count in Total Opposition?",
  clauses: [support.activeDouble, support.redsVictory, setup.opposeAdmins, setup.vaasaSupport],
  readings: {
    "adds nothing": "Only Opposition counts: Active Opposition twice, Passive Opposition once.",
    "counts double": "A space at Active Support adds twice its Population as well, as the sentence has it.",
  },
  usual: "adds nothing",
  because: "Setup puts the marker of Opposition and Administrations at 3 while Vaasa is at Active Support; with Vaasa it would be more.",
  kind: "contradiction",
})

/** Is the Cells on Map marker of use in Phase II? (1-introduction/1.7-control.md) */
export const cellsOnMapLater = question("cellsOnMapLater", {
  asks: "Is the Cells on Map marker of use in Phase II?",
  clauses: [glossary.cellsOnMap, cellsOnMap.total],
  readings: {
    no: "Its use ends with Phase I, as the Index says.",
    kept: "It is kept at the number of Cells all the same.",
  },
  usual: "no",
  because: "What the marker is compared with leads from Phase I to Phase II.",
  editorial: "The number is reckoned from the map, and nothing asks for it in Phase II.",
})

/** How high can the Vassalage of a Power rise? (1-introduction/1.9-vassalage.md) */
export const vassalageLimit = question("vassalageLimit", {
  asks: "How high can the Vassalage of a Power rise?",
  clauses: [vassalage.match, vassalage.markers, availability.germanTroops, availability.russianTroops],
  readings: {
    "the six Troops": "To six, since a Power has no more Troops than that.",
    "the edge track": "To thirty, where the edge track ends; the Troops are then as many as there are.",
  },
  usual: "the six Troops",
  because: "The level says how many Troops of the Power there are to be, and no level above six could be met.",
  kind: "gap",
})

/** Are Admins + Oppose and Oppose+Admins the same marker? (1-introduction/1.11-political-display.md) */
export const nameOfTheOpposeMarker = question("nameOfTheOpposeMarker", {
  asks: "Are Admins + Oppose and Oppose+Admins the same marker?",
  clauses: [glossary.adminsOppose, glossary.opposeAdmins, victoryMarkers.opposition],
  readings: {
    "the same": "The same marker, under two names.",
    two: "Two markers.",
  },
  usual: "the same",
  because: "Both entries track Total Opposition and Administrations, and both call it the measure of the Reds.",
  kind: "slip",
  editorial: "The number is reckoned from the map itself, whatever the marker is called.",
})

/** May an action box be taken where no Command could be executed? (2-sequence-of-play/2.1-start.md) */
export const boxWithoutCommand = question("boxWithoutCommand", {
  asks: "May an action box be taken where no Command could be executed?",
  clauses: [eventCard.choices, commandsInGeneral.someSpaceOrPieces, passing.nextChooses],
  readings: {
    "must be able": "No: a box is for an action; a Faction with nothing else left Passes.",
    "may be taken": "Yes: the cylinder goes there and nothing follows.",
  },
  usual: "must be able",
  because: "A Command selects at least one space or piece, and to Pass is the choice of who does not act.",
  kind: "gap",
})

/** Must a Faction take the first box of a row if those before it have only Passed? (2-sequence-of-play/2.1-start.md) */
export const firstBox = question("firstBox", {
  asks: "Must a Faction take the first box of a row if those before it have only Passed?",
  clauses: [options.firstTakesFirstBox, options.firstSetsRow, options.passSetsNoRow, options.second, options.third],
  readings: {
    "whoever acts first": "Yes: the first Faction to act takes the first box of a row, whatever place it had.",
    "the 1st Eligible only": "No: the second or third Eligible takes any box as long as no row is fixed.",
  },
  usual: "whoever acts first",
  because: "The first to play is said to fix the row unless it Passes, so that the next one has its place.",
})

/** May an action box be taken for a Command that can be paid for only with what another Faction gives? (2-sequence-of-play/2.1-start.md) */
export const promisedGift = question("promisedGift", {
  asks: "May an action box be taken for a Command that can be paid for only with what another Faction gives?",
  clauses: [eventCard.choices, negotiations.transferTime, negotiations.notBinding, commandsInGeneral.enoughResources],
  readings: {
    "not enough": "No: some Command must be possible with what the Faction has when it takes the box.",
    enough: "Yes: it executes from then on, and can be given Resources; if it gets none, nothing follows.",
  },
  usual: "not enough",
  because: "3.1 asks for the Resources of a Command, and by 1.3.2 no Faction has to give what it has promised.",
  kind: "gap",
})

/** Do Non-player Moderates, too, spend News after a Limited Command to execute another? (2-sequence-of-play/2.2.4-limited-command.md) */
export const newsOfNonPlayerModerates = question("newsOfNonPlayerModerates", {
  asks: "Do Non-player Moderates, too, spend News after a Limited Command to execute another?",
  clauses: [nonPlayerOptions.news, limitedCommand.newsDiscard, message.limitedExtraWho],
  readings: {
    no: "No: the step applies 3.3.2, where News means that for the Reds and the Senate only.",
    yes: "Yes: the step speaks of every Non-player Faction that holds News.",
  },
  usual: "no",
  because: "The step points to 3.3.2, which gives the Moderates another use of News, and 8.1.3 lists no exception.",
})

/** Can a Command that selects no space be a Limited Command, which is one in a single space: Politics, or Terror in the Political Display alone? (2-sequence-of-play/2.2.4-limited-command.md) */
export const limitedPolitics = question("limitedPolitics", {
  asks: "Can a Command that selects no space be a Limited Command, which is one in a single space: Politics, or Terror in the Political Display alone?",
  clauses: [limitedCommand.oneSpace, politics.noSpaces, terror.display, terror.displayNoMarker],
  readings: {
    allowed: "Yes: one space is the limit, and such a Command does not exceed it.",
    "not allowed": "No: a Limited Command takes place in one space, and such a Command takes place in none.",
  },
  usual: "allowed",
  because: "2.2.4 says that a Limited Command narrows what a Command does, and does not say that it rules one out.",
})

/** May a second News marker be discarded after the additional Limited Command? (2-sequence-of-play/2.2.4-limited-command.md) */
export const furtherNews = question("furtherNews", {
  asks: "May a second News marker be discarded after the additional Limited Command?",
  clauses: [limitedCommand.newsDiscard, limitedCommand.newsExtra],
  readings: {
    again: "The additional Limited Command is one like any other, so News may be discarded after it too.",
    once: "There is one additional Limited Command at most.",
  },
  usual: "again",
  because: "3.3.2 ties the permission to having executed a Limited Command, and the additional one is such a Command.",
})

/** May News be discarded for an additional Limited Command that could not be executed? (2-sequence-of-play/2.2.4-limited-command.md) */
export const newsInVain = question("newsInVain", {
  asks: "May News be discarded for an additional Limited Command that could not be executed?",
  clauses: [limitedCommand.newsDiscard, limitedCommand.newsExtra, commandsInGeneral.someSpaceOrPieces],
  readings: {
    "it may": "Yes: it is gone then, and nothing follows.",
    "must be able": "No: without a Command to execute the News stays.",
  },
  usual: "it may",
  because: "The discard is a right of its own, and that a Command follows is said after it, without a condition.",
})

/** May News be discarded for an additional Limited Command if the Faction came by it in the Limited Command just executed? (2-sequence-of-play/2.2.4-limited-command.md) */
export const newsWhenHeld = question("newsWhenHeld", {
  asks: "May News be discarded for an additional Limited Command if the Faction came by it in the Limited Command just executed?",
  clauses: [limitedCommand.newsDiscard, limitedCommand.newsHeld, limitedCommand.newsExtra],
  readings: {
    "it may": "Yes: the Faction holds it when it discards it.",
    "held before": "No: it must have held as much News when the Limited Command began.",
  },
  usual: "it may",
  because: "3.3.2 asks for News that is held by a Faction that has executed a Limited Command, and so at its end.",
})

/** Who becomes Ineligible: whoever took a dark Command box, or only who added a Special Activity? (2-sequence-of-play/2.2.5-eligibility.md) */
export const whoBecomesIneligible = question("whoBecomesIneligible", {
  asks: "Who becomes Ineligible: whoever took a dark Command box, or only who added a Special Activity?",
  clauses: [adjustEligibility.commandAndSpecial, adjustEligibility.darkBoxes],
  readings: {
    box: "Whoever took a dark Command box becomes Ineligible.",
    "special activity": "Only who added a Special Activity becomes Ineligible; another Faction in a dark box returns after [c] and [d].",
  },
  usual: "box",
  because: "Example 2 of 2.2.5 moves the Faction of the dark box without asking for a Special Activity, and example 1 has nobody Ineligible because nobody chose that box.",
})

/** Is there a final Event, as there is a final Propaganda card? (2-sequence-of-play/2.2.6-next-card.md) */
export const finalEvent = question("finalEvent", {
  asks: "Is there a final Event, as there is a final Propaganda card?",
  clauses: [glossary.final, finalPropaganda.gameEnds],
  readings: {
    no: "No: the rules call only a Propaganda Round final.",
    "the last one": "Yes: the last Event card before the fourth Propaganda Round.",
  },
  usual: "no",
  because: "Outside the Index the word stands with Propaganda alone.",
  kind: "slip",
  editorial: "No rule says anything of a final Event.",
})

/** Is the number of Cells checked after a Pass too? (2-sequence-of-play/2.4-phases.md) */
export const doesAPassEndATurn = question("doesAPassEndATurn", {
  asks: "Is the number of Cells checked after a Pass too?",
  clauses: [phases.cellsTrigger],
  readings: {
    yes: "A Pass is a turn, and the Cells are counted after it.",
    no: "Only after an executed action are the Cells counted.",
  },
  usual: "yes",
  because: "The text says turn, not action, and a Faction that Passes has had its turn.",
})

/** Must the Reds and the Senate place their Capability markers in the Red Revolt, or may they keep some? (2-sequence-of-play/2.4.1-red-revolt.md) */
export const capabilityPlacing = question("capabilityPlacing", {
  asks: "Must the Reds and the Senate place their Capability markers in the Red Revolt, or may they keep some?",
  clauses: [redRevolt.capabilities],
  readings: {
    must: "Every marker that can be placed is placed.",
    may: "Either side may keep markers in the box.",
  },
  usual: "must",
  because: "The step says that they place them; may is said of where, not of whether.",
})

/** What makes one space closer to Vaasa than another? (2-sequence-of-play/2.4.1-red-revolt.md) */
export const closestSpace = question("closestSpace", {
  asks: "What makes one space closer to Vaasa than another?",
  clauses: [redRevolt.jaegerNearest, redRevolt.jaegerTie, adjacency.touching],
  readings: {
    "fewer borders": "Fewer borders lie between.",
    "a shorter way": "It is less far on the printed map.",
  },
  usual: "fewer borders",
  because: "Adjacency is all that the rules say of how spaces lie to each other, and a tie between candidates is expected.",
  kind: "gap",
  editorial: "The map has spaces and borders, and no distances besides.",
})

/** May the Reds discard News after the free Limited Command of the Red Revolt? (2-sequence-of-play/2.4.1-red-revolt.md) */
export const newsAfterRevolt = question("newsAfterRevolt", {
  asks: "May the Reds discard News after the free Limited Command of the Red Revolt?",
  clauses: [limitedCommand.newsDiscard, limitedCommand.newsExtra, redRevolt.rallyLimited],
  readings: {
    no: "No: the steps of the Revolt go on.",
    yes: "Yes: an additional Limited Command follows it as any other.",
  },
  usual: "no",
  because: "The Revolt has four steps that follow each other, and what is discarded in them is not among them; 2.2.4 speaks of what a Faction does in its turn.",
  kind: "gap",
})

/** May the Reds do neither of the two things that the Red Revolt offers them? (2-sequence-of-play/2.4.1-red-revolt.md) */
export const revoltChoice = question("revoltChoice", {
  asks: "May the Reds do neither of the two things that the Red Revolt offers them?",
  clauses: [redRevolt.redsChoice],
  readings: {
    "may decline": "The Reds may do neither.",
    "must choose": "The Reds must do one of the two, if able.",
  },
  usual: "may decline",
  because: "The sentence says may.",
})

/** Red Revolt! becomes the current card as a Propaganda card is revealed: which comes first? (2-sequence-of-play/2.4.1-red-revolt.md) */
export const revoltOrRound = question("revoltOrRound", {
  asks: "Red Revolt! becomes the current card as a Propaganda card is revealed: which comes first?",
  clauses: [propagandaCards.swap, propagandaCards.swappedPlaysFirst, redRevolt.begins, nextCard.propaganda],
  readings: {
    "the Round": "The cards change places at once; the Revolt begins when the card comes back after the Round.",
    "the Revolt": "The steps of the Revolt come first, for the card is current; after the Round the Factions act on it.",
  },
  usual: "the Round",
  because: "The cards are to change places at once, and the card that gave way is the first to be played afterwards.",
  kind: "contradiction",
})

/** Does the Reds cylinder in the bottom row fix that row for the others on the card of the Red Revolt? (2-sequence-of-play/2.4.1-red-revolt.md) */
export const revoltRow = question("revoltRow", {
  asks: "Does the Reds cylinder in the bottom row fix that row for the others on the card of the Red Revolt?",
  clauses: [redRevolt.redsToEvent, redRevolt.othersAct, options.firstSetsRow],
  readings: {
    "fixes it": "The others take what is left of the bottom row.",
    "leaves it open": "The next Faction that acts fixes a row like the first one of any card.",
  },
  usual: "fixes it",
  because: "The cylinder moves as for an Event action, and the others act as on a regular card.",
})

/** Where do the Senate Cells go that the Reds remove in the Red Revolt? (2-sequence-of-play/2.4.1-red-revolt.md) */
export const clearedCells = question("clearedCells", {
  asks: "Where do the Senate Cells go that the Reds remove in the Red Revolt?",
  clauses: [redRevolt.clearTownCells, availability.offMap],
  readings: {
    Available: "Into the Available Forces box of the Senate.",
    "Prisoners of War": "Into the Prisoners of War box, as in the fights that follow.",
  },
  usual: "Available",
  because: "Pieces off the map wait in their Available box; into Prison go only those that an Attack sends there.",
  kind: "gap",
})

/** What becomes of Capability markers that no space can take in the Red Revolt? (2-sequence-of-play/2.4.1-red-revolt.md) */
export const markersWithoutPlace = question("markersWithoutPlace", {
  asks: "What becomes of Capability markers that no space can take in the Red Revolt?",
  clauses: [redRevolt.capabilities, redRevolt.senateOthersLine, stacking.capabilityCell, stacking.withoutCell],
  readings: {
    "stay in the box": "They stay in the Capabilities box.",
    removed: "They are removed, like any marker without a friendly Cell.",
  },
  usual: "stay in the box",
  because: "The markers that are removed without a Cell are those on the map.",
  kind: "gap",
})

/** What becomes of News that the Senate holds in a Town that the Reds clear? (2-sequence-of-play/2.4.1-red-revolt.md) */
export const newsOfTheCleared = question("newsOfTheCleared", {
  asks: "What becomes of News that the Senate holds in a Town that the Reds clear?",
  clauses: [redRevolt.clearTownCells, message.aloneOrHeld, message.changesOwner],
  readings: {
    removed: "It is removed with the last Cell.",
    "stays alone": "It stays in the Town on its own.",
  },
  usual: "removed",
  because: "News is coupled with a Cell, and the text has it change owners only through Terror.",
  kind: "gap",
})

/** Do the other Capability markers of the Senate all go along one and the same line from Vaasa in the Red Revolt? (2-sequence-of-play/2.4.1-red-revolt.md) */
export const oneLine = question("oneLine", {
  asks: "Do the other Capability markers of the Senate all go along one and the same line from Vaasa in the Red Revolt?",
  clauses: [redRevolt.senateOthersLine, redRevolt.senateOnLine, adjacency.touching],
  readings: {
    "a line for each": "No: each goes wherever some line reaches.",
    "one line": "Yes: one line without branches passes through all their spaces.",
  },
  usual: "a line for each",
  because: "Anywhere along a line is said of where a marker may be placed, and nothing ties one marker to the next.",
})

/** Does a player select all spaces of a Rally, an Attack or a March before the first of them is resolved? (3-commands/3.1-commands.md) */
export const spacesAtOnce = question("spacesAtOnce", {
  asks: "Does a player select all spaces of a Rally, an Attack or a March before the first of them is resolved?",
  clauses: [commandsInGeneral.actorOrdersSpaces, commandsInGeneral.enoughResources, rally.anySpaces, moderatesRally.anySpaces, attack.eachSpace, march.intoSelected],
  readings: {
    "one after another": "No: the next space is selected when the one before it has been resolved.",
    "all first": "Yes: all are selected, as far as they can be paid for, and then each of them is resolved, in whatever order.",
  },
  usual: "one after another",
  because: "No section has a time for selecting them; only those of Activism, Terror and Negotiate have steps that take all selected spaces.",
  kind: "gap",
})

/** May a Faction choose a full Command that it cannot begin yet, because a Special Activity before it may bring what is missing: Resources, a lower Polarization, or a border without Sabotage? (3-commands/3.1-commands.md) */
export const meansFirst = question("meansFirst", {
  asks: "May a Faction choose a full Command that it cannot begin yet, because a Special Activity before it may bring what is missing: Resources, a lower Polarization, or a border without Sabotage?",
  clauses: [commandsInGeneral.enoughResources, politics.fiveOrLess, attack.trainsUnsabotaged, specialActivitiesInGeneral.before],
  readings: {
    "special first": "A full Command may be chosen with such a Special Activity, which then comes first.",
    "at hand": "What the Command asks for must be there when it is chosen.",
  },
  usual: "special first",
  because: "4.1 lets the Special Activity come right before the Command, and 3.1 asks for Resources where they are paid; the conditions of a Command are those of carrying it out.",
})

/** May a Rally give two Cells for a Network or Administration when none is Available? (3-commands/3.2.1-rally.md) */
export const exchangeWithoutDisc = question("exchangeWithoutDisc", {
  asks: "May a Rally give two Cells for a Network or Administration when none is Available?",
  clauses: [availability.removeInstead, availability.onlyAvailable, moderatesRally.network, rally.administration],
  readings: {
    "Cells are removed": "Yes: the Cells are removed and nothing replaces them.",
    "not possible": "No: there is nothing to replace them with.",
  },
  usual: "Cells are removed",
  because: "1.4.2 has pieces removed rather than replaced where the type is not available.",
})

/** If a Crackdown raises Polarization during a Rally, may the Senate select one space more? (3-commands/3.2.1-rally.md) */
export const rallyLimitTime = question("rallyLimitTime", {
  asks: "If a Crackdown raises Polarization during a Rally, may the Senate select one space more?",
  clauses: [rally.upToPolarization, rally.alwaysTwo, crackdown.polarize],
  readings: {
    "as selected": "Yes: the level counts as it stands when a space is selected.",
    "from the start": "No: the level at the beginning of the Rally counts to its end.",
  },
  usual: "as selected",
  because: "The text asks for the level of Polarization and keeps no earlier one.",
})

/** In a free Rally, is everything Offset that could be, or does the Faction choose as in any other Rally? (3-commands/3.2.1-rally.md) */
export const freeOffset = question("freeOffset", {
  asks: "In a free Rally, is everything Offset that could be, or does the Faction choose as in any other Rally?",
  clauses: [freeCommands.offsetFree, freeCommands.rallyExample, rally.offset],
  readings: {
    "as chosen": "The Faction chooses how much it Offsets; it only pays nothing for it.",
    "in full": "All that takes Cells from the count is Offset, as in the example of the free Rally.",
  },
  usual: "as chosen",
  because: "The note speaks of the cost alone, and to Offset is something that the Faction may do.",
})

/** Can the count of a Rally fall below zero, so that Offsets first make up for that? (3-commands/3.2.1-rally.md) */
export const rallyBelowZero = question("rallyBelowZero", {
  asks: "Can the count of a Rally fall below zero, so that Offsets first make up for that?",
  clauses: [rally.base, rally.offset, moderatesRally.offset],
  readings: {
    "below zero": "Yes: all is added and subtracted, Offsets too, and nothing is placed at zero or less.",
    "no lower than zero": "No: the count stops at zero, and every Offset then adds a Cell.",
  },
  usual: "below zero",
  because: "Offsetting takes away negative effects, each of which counts, and the count is taken to its end first.",
})

/** Must a Rally of the Reds or the Senate place as many Cells in a space as the count comes to, or may it place fewer? (3-commands/3.2.1-rally.md) */
export const rallyNumber = question("rallyNumber", {
  asks: "Must a Rally of the Reds or the Senate place as many Cells in a space as the count comes to, or may it place fewer?",
  clauses: [rally.perSpace, rally.countExample, rally.administrationNoCells],
  readings: {
    "up to": "Any number up to the count may be placed, also none, to build an Administration there.",
    exactly: "All that the count comes to are placed, as far as Cells are Available.",
  },
  usual: "up to",
  because: "The example calculates what the Reds may place. The Reds of 8.3.1 keep the rules (8.1.3), Offset everything, and still build an Administration short of Active Opposition, while Cells are Available.",
})

/** Must a Rally of the Moderates place as many Cells in a space as the count comes to, or may it place fewer? (3-commands/3.2.1-rally.md) */
export const moderatesRallyNumber = question("moderatesRallyNumber", {
  asks: "Must a Rally of the Moderates place as many Cells in a space as the count comes to, or may it place fewer?",
  clauses: [moderatesRally.oneOfThree, moderatesRally.place, moderatesRally.placeCount],
  readings: {
    exactly: "All that the count comes to are placed, as far as Cells are Available.",
    "up to": "Any number up to the count may be placed, also none.",
  },
  usual: "exactly",
  because: "One of three things is to be done in the space, and this one is the count; no example of 3.3.1 speaks of what may be placed, and no further step asks for a space without new Cells.",
})

/** Can the die of Activism follow the use of selected spaces? (3-commands/3.2.2-activism.md) */
export const activismDie = question("activismDie", {
  asks: "Can the die of Activism follow the use of selected spaces?",
  clauses: [activism.dieNoSpaces, activism.thenEither],
  readings: {
    follows: "The die selects no spaces of its own, and may follow what was done in those of the first step.",
    alone: "A Command that rolls the die has selected no spaces at all.",
  },
  usual: "follows",
  because: "The die is one side of a step that begins with \"then\"; 8.3.2 and 8.4.3 have flips before it.",
})

/** How many enemy Cells must Activism flip, once it flips any? (3-commands/3.2.2-activism.md) */
export const activismFlips = question("activismFlips", {
  asks: "How many enemy Cells must Activism flip, once it flips any?",
  clauses: [activism.flip, commandsInGeneral.actorPicksTargets, commandsInGeneral.maximumExtent],
  readings: {
    targeted: "In a space, as many as it can of the Factions that it targets there; others and other spaces are left alone.",
    all: "In every selected space, as many as it can of whatever enemies.",
  },
  usual: "targeted",
  because: "3.1 leaves the targets to the actor, and asks for the maximum extent only of a Faction that is targeted.",
})

/** An Event grants Activism in certain spaces: does its die Activate Cells outside of them? (3-commands/3.2.2-activism.md) */
export const dieBeyondGrant = question("dieBeyondGrant", {
  asks: "An Event grants Activism in certain spaces: does its die Activate Cells outside of them?",
  clauses: [freeCommands.withinGrant, freeCommands.eventText, activism.dieNoSpaces, activism.dieAnywhere],
  readings: {
    "within them": "No: what the Event grants happens in those spaces.",
    anywhere: "Yes: the die selects no spaces, and its Cells may be anywhere on the map.",
  },
  usual: "within them",
  because: "The text of an Event takes precedence over the rules, and it grants the Command there.",
})

/** May a Cell that Activism has flipped be flipped back by another of its flips? (3-commands/3.2.2-activism.md) */
export const flippedTwice = question("flippedTwice", {
  asks: "May a Cell that Activism has flipped be flipped back by another of its flips?",
  clauses: [activism.flip, activism.flipPerActive, activism.flipPerTwoInactive, commandsInGeneral.maximumExtent],
  readings: {
    "another Cell each": "No: as many Cells are flipped as there are flips.",
    "the same again": "Yes: every flip takes whatever Cell lies there, also one that has just been flipped.",
  },
  usual: "another Cell each",
  because: "The number is one of Cells that are flipped, and a Cell that lies as before has not been.",
})

/** May Agitation by Activism end when the Terror of the space is removed, without a shift? (3-commands/3.2.2-activism.md) */
export const activismTerrorOnly = question("activismTerrorOnly", {
  asks: "May Agitation by Activism end when the Terror of the space is removed, without a shift?",
  clauses: [activism.agitateTerrorCost, activism.agitateTerrorFirst, activism.agitateOneLevel],
  readings: {
    "may end": "Yes: the Reds may leave it at that, and may begin it where they can do no more.",
    "must shift": "No: to Agitate is to shift, so they do it only where they can shift a level and pay for all of it.",
  },
  usual: "may end",
  because: "The shift is one of up to one level, and the removal of Terror has a Resource of its own.",
})

/** Is the choice between removing and flipping made for the whole Activism, or for each space? (3-commands/3.2.2-activism.md) */
export const activismOption = question("activismOption", {
  asks: "Is the choice between removing and flipping made for the whole Activism, or for each space?",
  clauses: [activism.either],
  readings: {
    "whole Command": "Once: the same in every selected space.",
    "each space": "Anew in each space.",
  },
  usual: "whole Command",
  because: "The choice comes first, and each of its two sides speaks of every selected space.",
})

/** How evenly does the die of Activism Activate Cells once every space has had one? (3-commands/3.2.2-activism.md) */
export const evenlyAfterFirst = question("evenlyAfterFirst", {
  asks: "How evenly does the die of Activism Activate Cells once every space has had one?",
  clauses: [activism.evenly, activism.dieActivates],
  readings: {
    "one each": "Once every space that can be chosen has had one, the rest go wherever the Faction likes.",
    "round by round": "No space gets a third one before every other has had a second, and so on.",
  },
  usual: "one each",
  because: "The note asks no more than that the first of every space come before any second.",
})

/** Is an Underground Cell of the Moderates an Inactive one, so that Activism can flip it? (3-commands/3.2.2-activism.md) */
export const inactiveModerates = question("inactiveModerates", {
  asks: "Is an Underground Cell of the Moderates an Inactive one, so that Activism can flip it?",
  clauses: [cellStatus.sides, cellStatus.moderates, activism.flip, glossary.inactive, glossary.underground],
  readings: {
    "one status": "Yes: Inactive and Underground are one status under two names.",
    "two statuses": "No: Moderates Cells are never Inactive, and Activism flips those of the Reds and the Senate alone.",
  },
  usual: "one status",
  because: "The Index gives each of the two words as the other, and the introduction of 3.2.2 has Activism reveal enemy Cells.",
  kind: "slip",
})

/** Does removing Terror in Agitation by Activism cost one Resource, or one for each marker? (3-commands/3.2.2-activism.md) */
export const activismTerror = question("activismTerror", {
  asks: "Does removing Terror in Agitation by Activism cost one Resource, or one for each marker?",
  clauses: [activism.agitateTerrorCost],
  readings: {
    "all at once": "One Resource removes all Terror in the space.",
    "each marker": "Each Terror marker takes a Resource, as in a Propaganda Round.",
  },
  usual: "all at once",
  because: "The sentence names two things that take a Resource each: removing all Terror, and the shift.",
})

/** When is the extra cost of Resolved Issues paid: with the choice of the space, or with the first level that is shifted? (3-commands/3.2.2-activism.md) */
export const surchargeTime = question("surchargeTime", {
  asks: "When is the extra cost of Resolved Issues paid: with the choice of the space, or with the first level that is shifted?",
  clauses: [agitationCost.firstSpaceOnly, agitationCost.inPropagandaRound, agitationCost.inActivism],
  readings: {
    "with the space": "With the space, also where nothing but Terror is then removed.",
    "with the shift": "With the first level; whoever only removes Terror does not pay it.",
  },
  usual: "with the space",
  because: "6.2.1 ties the cost to the first selected space, and its example adds it to the Resource for selecting one.",
})

/** Does the space in which the Reds Agitate by a free Activism take the Resource for its selection? (3-commands/3.2.2-activism.md) */
export const freeAgitation = question("freeAgitation", {
  asks: "Does the space in which the Reds Agitate by a free Activism take the Resource for its selection?",
  clauses: [freeCommands.agitationCosts, freeCommands.noCost, agitationCost.twoWhiteMarkers],
  readings: {
    "Agitation only": "No: only what is added for the Agitation is paid.",
    "the space, too": "Yes: selecting the space belongs to what Agitation there costs, as 6.2.1 adds it up.",
  },
  usual: "Agitation only",
  because: "The space is selected for Activism, which is free, and 3.2.2 calls the price of Agitation additional.",
})

/** May Terror as a Limited Command select the Political Display beside its one space? (3-commands/3.2.3-terror.md) */
export const limitedTerror = question("limitedTerror", {
  asks: "May Terror as a Limited Command select the Political Display beside its one space?",
  clauses: [limitedCommand.oneSpace, terror.display, terror.displayNoMarker],
  readings: {
    both: "One space, and the Political Display as well, since it is no space.",
    either: "One space or the Political Display, but not both.",
  },
  usual: "both",
  because: "2.2.4 limits the spaces to one, and by 3.2.3 the Political Display is none.",
})

/** May a space that holds two Terror markers be selected for Terror? (3-commands/3.2.3-terror.md) */
export const terrorAtTheLimit = question("terrorAtTheLimit", {
  asks: "May a space that holds two Terror markers be selected for Terror?",
  clauses: [terror.twoMarkers, terror.placeMarker, terror.anySpaces, stacking.ignored],
  readings: {
    yes: "Yes: no marker is placed, and the rest is carried out.",
    no: "No: Terror begins with a marker, and none can be placed.",
  },
  usual: "yes",
  because: "An instruction that would break a Stacking limit is ignored; the others stand.",
})

/** In which order do the spaces of Terror get their markers and lose pieces? (3-commands/3.2.3-terror.md) */
export const terrorOrder = question("terrorOrder", {
  asks: "In which order do the spaces of Terror get their markers and lose pieces?",
  clauses: [terror.placeMarker, terror.removeEnemies, commandsInGeneral.actorOrdersSpaces],
  readings: {
    "as selected": "In the order in which they were selected.",
    anew: "In an order that the Faction chooses at each step.",
  },
  usual: "as selected",
  because: "The acting Faction orders the spaces; it does so as it selects them.",
  kind: "gap",
  editorial: "The Faction selects in whatever order it likes, markers and removals of one space do not depend on another, and so every result can be had.",
})

/** Where Terror may remove up to two pieces, must it remove a second one of the Faction that has lost one? (3-commands/3.2.3-terror.md) */
export const terrorUpTo = question("terrorUpTo", {
  asks: "Where Terror may remove up to two pieces, must it remove a second one of the Faction that has lost one?",
  clauses: [terror.removeOne, terror.removeTwo, commandsInGeneral.maximumExtent, availability.maximum],
  readings: {
    "once targeted": "Yes: a Faction that has lost a piece loses as many as Terror can remove.",
    "any number": "No: the Faction that acts may stop at one.",
  },
  usual: "once targeted",
  because: "3.1 and 1.4.2 leave no choice once a Faction is targeted; up to two bounds what is possible.",
})

/** Which marker gives way where a Terror marker would be the third in its space? (3-commands/3.2.3-terror.md) */
export const markerGivesWay = question("markerGivesWay", {
  asks: "Which marker gives way where a Terror marker would be the third in its space?",
  clauses: [stacking.ignored, stacking.surplus, stacking.terror, terror.twoMarkers, attack.terrorLimit, crackdown.twoTerror],
  readings: {
    "the new one": "The new one: the instruction to place it is ignored.",
    "an older one": "One of the other color, if there is any: it is removed, and the new one takes its place, which counts for nothing else.",
  },
  usual: "the new one",
  because: "1.4.3 has such instructions ignored first of all, so that nothing is left over that could be removed.",
})

/** A Crackdown is conducted during Terror: does its marker raise Polarization twice? (3-commands/3.2.3-terror.md) */
export const crackdownInTerror = question("crackdownInTerror", {
  asks: "A Crackdown is conducted during Terror: does its marker raise Polarization twice?",
  clauses: [terror.polarization, crackdown.polarize, specialActivitiesInGeneral.during],
  readings: {
    "its own": "No: Terror counts the markers that it places itself; Crackdown raises Polarization for its own.",
    both: "Yes: Crackdown does, and Terror does once more, for the marker was placed during this Command.",
  },
  usual: "its own",
  because: "A Special Activity goes along with a Command and is not part of it.",
})

/** If a Crackdown raises Polarization to six during Terror, may a second piece be removed in the spaces after it? (3-commands/3.2.3-terror.md) */
export const terrorLevelTime = question("terrorLevelTime", {
  asks: "If a Crackdown raises Polarization to six during Terror, may a second piece be removed in the spaces after it?",
  clauses: [terror.removeTwo, terror.oneAtMost, crackdown.polarize, specialActivitiesInGeneral.during],
  readings: {
    "as removed": "Yes: the level counts as it stands when the piece is removed.",
    "from the start": "No: the level at the beginning of the Terror counts to its end.",
  },
  usual: "as removed",
  because: "The text asks for the level of Polarization where it has pieces removed, and keeps no earlier one.",
})

/** Can a space be selected for Terror where the only enemy pieces are Troops? (3-commands/3.2.3-terror.md) */
export const terrorAtTroops = question("terrorAtTroops", {
  asks: "Can a space be selected for Terror where the only enemy pieces are Troops?",
  clauses: [terror.enemyPieces, terror.notTroops, friendsAndEnemies.powersEnemies],
  readings: {
    yes: "Troops are enemy pieces, so a marker can be placed there, and nothing is removed.",
    no: "Pieces that cannot be targeted do not make a space one for Terror.",
  },
  usual: "yes",
  because: "3.2.3 asks for enemy pieces, 1.3.1 makes the Powers enemies, and only targeting Troops is ruled out.",
})

/** Can a space be selected for Terror where every piece of an enemy Faction is one that Terror has to spare? (3-commands/3.2.3-terror.md) */
export const terrorAtTheGuarded = question("terrorAtTheGuarded", {
  asks: "Can a space be selected for Terror where every piece of an enemy Faction is one that Terror has to spare?",
  clauses: [terror.enemyPieces, terror.notLastWithMarker, terror.placeMarker, terror.removeOne, personalityAndPrepared.preparedTerror],
  readings: {
    yes: "Yes: an enemy is there, so a marker is placed, and nothing is removed.",
    no: "No: without a piece that can be removed it is no space for Terror.",
  },
  usual: "yes",
  because: "3.2.3 asks for enemy pieces in the space, and spares the last Cell only from being removed.",
})

/** What becomes of News that its owner could pass on after Terror, and does not? (3-commands/3.2.3-terror.md) */
export const newsLetGo = question("newsLetGo", {
  asks: "What becomes of News that its owner could pass on after Terror, and does not?",
  clauses: [message.terrorPasses, message.ownerTransfers, message.changesOwner],
  readings: {
    removed: "It is removed.",
    "stays alone": "It stays in the space on its own.",
  },
  usual: "removed",
  because: "It cannot change owners, since another Cell could take it, and removal is the other thing that Terror can do to it.",
})

/** Does Terror take News over from Reds or Senate Cells, too? (3-commands/3.2.3-terror.md) */
export const newsOfMilitants = question("newsOfMilitants", {
  asks: "Does Terror take News over from Reds or Senate Cells, too?",
  clauses: [message.terrorPasses, message.changesOwner],
  readings: {
    "of anybody": "Yes: News changes owners when its last holder is removed by Terror, whoever that was.",
    "of the Moderates only": "No: the bullet is about Terror against Moderates Cells; other News is removed.",
  },
  usual: "of anybody",
  because: "The second half of the bullet speaks of the owner and the holding Cell without naming a Faction.",
})

/** Terror removes the last holder of News: may the Faction that acts have the News removed instead of taking it? (3-commands/3.2.3-terror.md) */
export const newsTaken = question("newsTaken", {
  asks: "Terror removes the last holder of News: may the Faction that acts have the News removed instead of taking it?",
  clauses: [message.terrorPasses, message.changesOwner, terror.removeEnemies],
  readings: {
    "must take": "No: the News passes to it.",
    "may remove": "Yes: it takes the News or has it removed, as it likes.",
  },
  usual: "must take",
  because: "The exact rule says that the News changes owners then; removed is what becomes of News that nobody gets.",
})

/** Do the Moderates transfer Resources for which the other Faction has no room on the track? (3-commands/3.2.3-terror.md) */
export const ransomOverTheTrack = question("ransomOverTheTrack", {
  asks: "Do the Moderates transfer Resources for which the other Faction has no room on the track?",
  clauses: [terror.ransom, resources.range],
  readings: {
    lost: "Yes: they pay all of it, and what goes beyond 30 is lost.",
    kept: "No: they keep what cannot be received.",
  },
  usual: "lost",
  because: "The number that the Moderates must transfer does not depend on what the other Faction holds.",
})

/** What do the Moderates transfer for the Personality when they have fewer than three Resources? (3-commands/3.2.3-terror.md) */
export const shortRansom = question("shortRansom", {
  asks: "What do the Moderates transfer for the Personality when they have fewer than three Resources?",
  clauses: [terror.ransom, commandsInGeneral.maximumExtent],
  readings: {
    all: "They transfer what they have.",
    nothing: "Without three Resources nothing is transferred.",
  },
  usual: "all",
  because: "The transfer is a must, and 3.1 has a Faction that is targeted affected to the maximum extent.",
})

/** Do the Moderates transfer Resources for the Personality when the Terror that removed it was free? (3-commands/3.2.3-terror.md) */
export const ransomOfFreeTerror = question("ransomOfFreeTerror", {
  asks: "Do the Moderates transfer Resources for the Personality when the Terror that removed it was free?",
  clauses: [terror.ransom, freeCommands.noCost, freeByEvent.noCost],
  readings: {
    "they do": "Yes: a transfer is no cost of the Command.",
    "they do not": "No: a free Command takes Resources from no Faction that has a part in it.",
  },
  usual: "they do",
  because: "The Index tells costs from transfers, and what is transferred is a consequence of the Terror, not its price.",
})

/** May the Attacker take fewer Defenders than the die roll allows? (3-commands/3.2.4-attack.md) */
export const casualtiesUpTo = question("casualtiesUpTo", {
  asks: "May the Attacker take fewer Defenders than the die roll allows?",
  clauses: [attack.upToDie, commandsInGeneral.maximumExtent, availability.maximum],
  readings: {
    "as many as possible": "As many Defenders are taken as the roll and the pieces there allow.",
    "any number": "The Attacker may stop at any number up to the roll.",
  },
  usual: "as many as possible",
  because: "1.4.2 and 3.1 have those who are targeted suffer as much as possible, and 1.4.2 shows it with a Terror of up to two pieces.",
})

/** No piece or Capability takes part in two Attacks of a turn: does that protect what has defended, or Retreated, in one? (3-commands/3.2.4-attack.md) */
export const defendsOnce = question("defendsOnce", {
  asks: "No piece or Capability takes part in two Attacks of a turn: does that protect what has defended, or Retreated, in one?",
  clauses: [attack.oncePerTurn, attack.oncePerTurnNews, attack.retreat, attack.where],
  readings: {
    "Attackers only": "No: it binds what attacks; Defenders can be Attacked as often as there are Attackers for it.",
    "Defenders, too": "Yes: what has defended takes no part in a further Attack, on either side.",
  },
  usual: "Attackers only",
  because: "The sentence stands where the Faction that acts selects its spaces and is told what it may use there.",
})

/** Can the Senate or the Germans Attack Russian Troops in a space where the Reds have nothing? (3-commands/3.2.4-attack.md) */
export const russiansAlone = question("russiansAlone", {
  asks: "Can the Senate or the Germans Attack Russian Troops in a space where the Reds have nothing?",
  clauses: [attack.where, attack.redsAndRussians, attack.powersToo],
  readings: {
    "they can": "Yes: the Troops are enemy pieces that can be taken away.",
    "Reds needed": "No: the Defenders are Reds and Russians together, and so the Reds have to be there.",
  },
  usual: "they can",
  because: "A space needs enemy pieces that can be taken away, and Troops are; who defends is told of those there.",
})

/** Do Trains of the Attackers add to the Strength that have not brought any of them? (3-commands/3.2.4-attack.md) */
export const trainsInStrength = question("trainsInStrength", {
  asks: "Do Trains of the Attackers add to the Strength that have not brought any of them?",
  clauses: [attack.gunsAttacking, attack.gunsAttackingJaeger, attack.trains, attack.designate],
  readings: {
    "all that are there": "Yes: like Cannons, they add what the table says for a marker among the Attackers.",
    "those that carried": "No: Trains attack by bringing Attackers; what has stood there before adds nothing.",
  },
  usual: "all that are there",
  because: "The table has one line for Cannons and Trains, and asks only that they be among the Attackers.",
})

/** May Attackers come by Train from another space when the Attack is a Limited Command? (3-commands/3.2.4-attack.md) */
export const limitedAttackByTrain = question("limitedAttackByTrain", {
  asks: "May Attackers come by Train from another space when the Attack is a Limited Command?",
  clauses: [limitedCommand.oneSpace, limitedCommand.constrained, attack.trains, attack.where],
  readings: {
    allowed: "Yes: the one space is the one that is Attacked, from wherever Attackers come.",
    "not allowed": "No: a Limited Command takes place in one space, and the Train would involve a second one.",
  },
  usual: "allowed",
  because: "A Command is counted by the spaces that it selects, and an Attack selects its target only.",
  kind: "gap",
})

/** Can Russian Troops go with Reds Cells by Train into an Attack space? (3-commands/3.2.4-attack.md) */
export const russiansByTrain = question("russiansByTrain", {
  asks: "Can Russian Troops go with Reds Cells by Train into an Attack space?",
  clauses: [attack.trains, attack.trainsWhom, attack.relocation, attack.russians, friendsAndEnemies.russiansAttack],
  readings: {
    "Cells only": "No: Trains let Cells and Capabilities Attack out of their space; Troops only Attack where they stand.",
    "Troops too": "Yes: the Attacking pieces are relocated, and Russian Troops can be among them; they cost nothing.",
  },
  usual: "Cells only",
  because: "3.2.4 says whom a Train enables to Attack, and counts the Cells that move; its pieces are those.",
  kind: "contradiction",
})

/** Who decides which two of more than two Defending Capabilities affect the Strength? (3-commands/3.2.4-attack.md) */
export const defendingCapabilities = question("defendingCapabilities", {
  asks: "Who decides which two of more than two Defending Capabilities affect the Strength?",
  clauses: [attack.twoCapabilities],
  readings: {
    "their owner": "The Defending Faction decides.",
    "the Attacker": "The Attacker decides.",
  },
  usual: "their owner",
  because: "The text is silent; a Faction uses its own Capabilities.",
})

/** May the Attacker pay for more Strength when the Attack is free? (3-commands/3.2.4-attack.md) */
export const freeStrength = question("freeStrength", {
  asks: "May the Attacker pay for more Strength when the Attack is free?",
  clauses: [attack.buyStrength, freeCommands.noCost],
  readings: {
    "for Resources": "Strength is bought for Resources as in any Attack.",
    "not at all": "No Resources can be spent, so that Strength is not bought.",
  },
  usual: "for Resources",
  because: "The payment is a choice within the procedure, which 3.1.2 leaves as it is, and no cost of the Command.",
})

/** Must a friendly Jaeger itself affect the Strength to be present for Cannons and Trains? (3-commands/3.2.4-attack.md) */
export const jaegerPresent = question("jaegerPresent", {
  asks: "Must a friendly Jaeger itself affect the Strength to be present for Cannons and Trains?",
  clauses: [attack.gunsAttackingJaeger, attack.gunsDefendingJaeger],
  readings: {
    "in the space": "A friendly Jaeger anywhere in the space is enough.",
    "affecting the Strength": "The Jaeger must be one of the two Capabilities that affect the Strength.",
  },
  usual: "in the space",
  because: "The table asks only that it be present.",
})

/** Which is the last Defending Cell, with which the Capability and Prepared markers go? (3-commands/3.2.4-attack.md) */
export const lastDefendingCell = question("lastDefendingCell", {
  asks: "Which is the last Defending Cell, with which the Capability and Prepared markers go?",
  clauses: [attack.markersWithLast, attack.retreatCapabilities],
  readings: {
    "last in the space": "The last Cell of its Faction in the space.",
    "last of the Attack": "The last Cell that this Attack takes, whether others stay or not.",
  },
  usual: "last in the space",
  because: "1.4.3 and 5.3 take markers away only where no friendly Cell is left.",
})

/** Does the News of a Defending Faction go along with the last Cell that Retreats? (3-commands/3.2.4-attack.md) */
export const newsInRetreat = question("newsInRetreat", {
  asks: "Does the News of a Defending Faction go along with the last Cell that Retreats?",
  clauses: [attack.retreat, attack.retreatCapabilities],
  readings: {
    "goes along": "The last Cell takes the News of its Faction along.",
    "is removed": "The News is removed with the last Cell.",
  },
  usual: "goes along",
  because: "News is coupled with a Cell, and a Cell that Retreats is not removed.",
})

/** Do Available and Prison take turns over the Defending Cells alone, or over all Defenders that are taken? (3-commands/3.2.4-attack.md) */
export const prisonersByTurns = question("prisonersByTurns", {
  asks: "Do Available and Prison take turns over the Defending Cells alone, or over all Defenders that are taken?",
  clauses: [attack.engagement, attack.engagementOthers, attack.alternately],
  readings: {
    "over the Cells": "Every second Cell goes to Prison, whatever Troops are taken between them.",
    "over all Defenders": "Every second Defender is due for Prison; where that is a Troop, nobody is imprisoned.",
  },
  usual: "over the Cells",
  because: "The turns are told of Defending Cells; what becomes of Troops stands behind them, for itself.",
})

/** Are Defending Cells and Troops taken by turns in a Retreat, too? (3-commands/3.2.4-attack.md) */
export const turnsInRetreat = question("turnsInRetreat", {
  asks: "Are Defending Cells and Troops taken by turns in a Retreat, too?",
  clauses: [attack.alternately, attack.beginsWithCell, attack.retreat, attack.retreatOthers],
  readings: {
    "in both": "Yes: a Cell is relocated, then a Troop removed, and so on.",
    "in an Engagement": "No: only what is removed goes by turns, and in a Retreat Cells are relocated.",
  },
  usual: "in both",
  because: "The turns are said to hold within both options, and a Retreat takes Troops away as well.",
})

/** Do Trains that go along in a Retreat need a Railway across the border? (3-commands/3.2.4-attack.md) */
export const retreatingTrains = question("retreatingTrains", {
  asks: "Do Trains that go along in a Retreat need a Railway across the border?",
  clauses: [attack.retreatTrains, attack.retreatCapabilities],
  readings: {
    "Sabotage only": "Nothing but Sabotage keeps Trains from going along.",
    "Railway needed": "Trains are removed, too, where no Railway crosses the border.",
  },
  usual: "Sabotage only",
  because: "Sabotage is the only obstacle that 3.2.4 names for a Retreat.",
})

/** Does a Retreat take an Administration when the Cells of its space have been relocated? (3-commands/3.2.4-attack.md) */
export const administrationInRetreat = question("administrationInRetreat", {
  asks: "Does a Retreat take an Administration when the Cells of its space have been relocated?",
  clauses: [attack.retreat, attack.retreatOthers, attack.administrationsLast],
  readings: {
    "when they are gone": "Yes: once no Defending Cell or Troop is left, wherever they went.",
    "only without Cells": "No: relocated Cells are not removed; a Retreat takes it only where no Cell defended.",
  },
  usual: "when they are gone",
  because: "The option of a Retreat itself has Administrations go to Available, beside Cells that it relocates.",
})

/** What if Cells and Troops can no longer be taken by turns, since one kind has run out? (3-commands/3.2.4-attack.md) */
export const takingTurns = question("takingTurns", {
  asks: "What if Cells and Troops can no longer be taken by turns, since one kind has run out?",
  clauses: [attack.alternately, attack.beginsWithCell],
  readings: {
    "go on": "The other kind is taken without turns.",
    stop: "Where both kinds stood, no more of the other kind are taken.",
  },
  usual: "go on",
  because: "The turns order the removal; 1.4.2 and 3.1 still ask for as many pieces as possible.",
})

/** Do Cells that Retreat count among the three for which the Attacker loses a Cell? (3-commands/3.2.4-attack.md) */
export const attritionAfterRetreat = question("attritionAfterRetreat", {
  asks: "Do Cells that Retreat count among the three for which the Attacker loses a Cell?",
  clauses: [attack.attritionThree, attack.retreat],
  readings: {
    "removed only": "Only Cells that an Engagement takes away count.",
    "relocated too": "Cells that Retreat count as well.",
  },
  usual: "removed only",
  because: "Retreat relocates Cells, and the loss is for Cells that are removed.",
})

/** Where do Attacking Cells go that are lost for German Troops? (3-commands/3.2.4-attack.md) */
export const attritionGoes = question("attritionGoes", {
  asks: "Where do Attacking Cells go that are lost for German Troops?",
  clauses: [attack.attritionGermans, attack.attritionThree, availability.offMap],
  readings: {
    Available: "They become Available, like those lost for enemy Cells.",
    "Prisoners of War": "They go to Prison: only those lost for enemy Cells are said to become Available.",
  },
  usual: "Available",
  because: "Pieces off the map wait in their Available box; into Prison go only those of whom it is said, and they are Defenders.",
  kind: "gap",
})

/** In what order do Attacking Cells and Russian Troops fall for the German Troops that are taken? (3-commands/3.2.4-attack.md) */
export const attritionOrder = question("attritionOrder", {
  asks: "In what order do Attacking Cells and Russian Troops fall for the German Troops that are taken?",
  clauses: [attack.attritionGermans, attack.attritionBegins],
  readings: {
    "first a Cell": "The first is a Cell; after it the Attacker chooses.",
    "by turns": "A Cell and a Russian Troop fall by turns.",
  },
  usual: "first a Cell",
  because: "The text only says with what to begin; where it means turns, as for the Defenders, it says so.",
})

/** Where does an attacking Russian Troop go that is lost for a German one? (3-commands/3.2.4-attack.md) */
export const attritionTroopGoes = question("attritionTroopGoes", {
  asks: "Where does an attacking Russian Troop go that is lost for a German one?",
  clauses: [attack.attritionGermans, availability.offMap, attack.engagementOthers, powers.removeRandom],
  readings: {
    Available: "Into the Available Forces box, like Troops that an Attack takes from the Defenders.",
    "Out of Play": "Out of Play, where Russians go that leave the map in a Propaganda Round.",
  },
  usual: "Available",
  because: "What an Attack takes of Troops becomes Available, and nothing sends those of the Attacker elsewhere.",
  kind: "gap",
})

/** Does an Attack with Prisoners raise Polarization where no Terror marker can be placed any more? (3-commands/3.2.4-attack.md) */
export const prisonersPolarize = question("prisonersPolarize", {
  asks: "Does an Attack with Prisoners raise Polarization where no Terror marker can be placed any more?",
  clauses: [attack.polarization, attack.terrorMarker, attack.terrorLimit, stacking.ignored],
  readings: {
    always: "Yes: the rise is a thing of its own.",
    "with a marker": "No: Polarization rises with the marker, as in Terror.",
  },
  usual: "always",
  because: "Only the marker has a limit; the rise follows it in the same sentence without one.",
})

/** Is a Limited March one into a single space, or also one from a single space? (3-commands/3.2.5-march.md) */
export const limitedMarch = question("limitedMarch", {
  asks: "Is a Limited March one into a single space, or also one from a single space?",
  clauses: [freeCommands.marchLimited, limitedCommand.oneSpace, march.moves],
  readings: {
    "into one space": "Into a single space, from whatever spaces are adjacent to it.",
    "from one space, too": "Into a single space, and from a single one.",
  },
  usual: "into one space",
  because: "The spaces that a March selects are those that Cells move into; 3.1.2 points to limits in 3.2.5 that stand nowhere there.",
  kind: "gap",
})

/** Does the News of the Reds or the Senate go along with a Cell of theirs that Marches, or that Attacks by Train? (3-commands/3.2.5-march.md) */
export const newsOnTheMarch = question("newsOnTheMarch", {
  asks: "Does the News of the Reds or the Senate go along with a Cell of theirs that Marches, or that Attacks by Train?",
  clauses: [march.moves, march.withCapabilities, attack.relocation, message.aloneOrHeld],
  readings: {
    "with its Cell": "The Faction says whether the Cell that Marches is the one with the News; the last Cell of a space takes it along, also by Train.",
    "stays behind": "News stays with the other Cells of the space, and is removed when the last of them leaves.",
  },
  usual: "with its Cell",
  because: "3.3.2 couples News with a Cell, and 3.2.5 moves that Cell.",
})

/** Does a Russian Troop that Marches go along with a Reds Cell, or are Troops only limited by the number of Cells? (3-commands/3.2.5-march.md) */
export const russiansOnTheMarch = question("russiansOnTheMarch", {
  asks: "Does a Russian Troop that Marches go along with a Reds Cell, or are Troops only limited by the number of Cells?",
  clauses: [march.russians, march.russiansPerCell],
  readings: {
    "as many as Cells": "Troops move by themselves into selected spaces, no more of them than Reds Cells have moved.",
    "into the same space": "Into each selected space no more Troops move than Reds Cells have moved there, from whatever adjacent space.",
    "from the same space": "From each space no more Troops move than Reds Cells have moved out of it, into any selected space.",
    "with a Cell": "Each Troop moves with a Reds Cell, from the same space into the same space.",
  },
  usual: "as many as Cells",
  because: "3.2.5 counts Troops against moving Cells, and says \"with\" of Capabilities only.",
})

/** In a Province with several Train symbols, do Trains stand in the Province, or at the symbol of the line they came by? (3-commands/3.2.5-march.md) */
export const symbolsOfAProvince = question("symbolsOfAProvince", {
  asks: "In a Province with several Train symbols, do Trains stand in the Province, or at the symbol of the line they came by?",
  clauses: [march.trainDestinations, march.junctionExample, attack.destinations, glossary.railwaysSymbol],
  readings: {
    "in the Province": "In the Province: they leave it by any of its lines, and one symbol lets them stop, whatever the line.",
    "at one symbol": "At the symbol of their line: they go on by that line only, and stop only if it has a symbol there.",
  },
  usual: "in the Province",
  because: "It is Provinces with symbols that 3.2.4 and 3.2.5 call destinations, and pieces stand in spaces.",
  kind: "gap",
  editorial: "Which symbols lie on which lines is printed on the map alone. The map of the model knows stretches of Railway between spaces, and no place within a Province, so no play over it can tell the readings apart.",
})

/** May Trains run through a Town in one move, to a destination beyond it? (3-commands/3.2.5-march.md) */
export const trainsThroughTowns = question("trainsThroughTowns", {
  asks: "May Trains run through a Town in one move, to a destination beyond it?",
  clauses: [march.trainsOnRailways, march.trainDestinations, march.junctionExample],
  readings: {
    "stop there": "No: a Town is a destination, and one move leads from a destination to the next.",
    "run through": "Yes: the line leads on through a Town, and they stop at the destination that they choose.",
  },
  usual: "stop there",
  because: "The example counts two moves out of Tampere into a Province beyond Häme, since the first ends at the next symbol.",
  editorial: "On the map of the model each Town has a Railway into the Province around it and no other, so a way through a Town leads back to the space where it began.",
})

/** May Trains that stand in a Province without a Train symbol set out along a Railway that runs through it? (3-commands/3.2.5-march.md) */
export const trainsSettingOut = question("trainsSettingOut", {
  asks: "May Trains that stand in a Province without a Train symbol set out along a Railway that runs through it?",
  clauses: [march.trainsOnRailways, march.trainDestinations, attack.trainsRailway, attack.destinations, railways.connect],
  readings: {
    "to Attack": "To Attack they may, for which a Railway across the border is enough; a March goes from one symbol to the next.",
    "to March, too": "In a March they may as well, as far as the next symbol or Town on the line.",
    no: "No: symbols and Towns are where Trains are on the line, at either end of their way.",
  },
  usual: "to Attack",
  because: "3.2.4 asks for a Railway between the two spaces and for a place to stop in the second; 3.2.5 has Trains move by what connects symbols.",
  kind: "gap",
})

/** Does each level add to the count of a Moderates Rally, since minus one is to be subtracted? (3-commands/3.3.1-moderates-rally.md) */
export const minusLevels = question("minusLevels", {
  asks: "Does each level add to the count of a Moderates Rally, since minus one is to be subtracted?",
  clauses: [moderatesRally.base, moderatesRally.levels, moderatesRally.offset],
  readings: {
    "takes one": "Each level takes one Cell from the count.",
    "adds one": "To subtract minus one is to add one.",
  },
  usual: "takes one",
  because: "The effects are called negative in the next sentence, and can be Offset.",
  kind: "slip",
  editorial: "The two signs are a slip: what added Cells would not be there to be Offset.",
})

/** Does high Polarization reduce what the Moderates pay to Offset, or only what they pay for the spaces of a Rally? (3-commands/3.3.1-moderates-rally.md) */
export const rallyDiscountCovers = question("rallyDiscountCovers", {
  asks: "Does high Polarization reduce what the Moderates pay to Offset, or only what they pay for the spaces of a Rally?",
  clauses: [moderatesRally.discount, moderatesRally.wholeCommand, moderatesRally.offsetCost],
  readings: {
    everything: "Spaces and Offsets are added up, and the sum is reduced.",
    "spaces only": "What the spaces cost is reduced; Offsets are paid in full.",
  },
  usual: "everything",
  because: "The reduction is on the total cost, and the sentence before it names both among what is paid.",
})

/** If a Special Activity lowers Polarization during a Rally of the Moderates, which level makes the Rally cheaper? (3-commands/3.3.1-moderates-rally.md) */
export const rallyDiscountTime = question("rallyDiscountTime", {
  asks: "If a Special Activity lowers Polarization during a Rally of the Moderates, which level makes the Rally cheaper?",
  clauses: [moderatesRally.discount, moderatesRally.wholeCommand, specialActivitiesInGeneral.during],
  readings: {
    "as paid": "At every payment the level of that moment reduces the sum so far.",
    "from the start": "The level at the beginning of the Rally counts to its end.",
  },
  usual: "as paid",
  because: "The text asks for the level of Polarization and keeps no earlier one; Resources change hands when paid.",
})

/** Does Capture end the Message of that Cell only, or the whole Command? (3-commands/3.3.2-message.md) */
export const captureEnds = question("captureEnds", {
  asks: "Does Capture end the Message of that Cell only, or the whole Command?",
  clauses: [message.captured, message.escapes, message.checkEach],
  readings: {
    "its own": "That of the Cell; other Cells may still be selected to move.",
    "the Command": "The whole Message: no further Cell moves.",
  },
  usual: "its own",
  because: "The check is made for every Cell individually, and what stops does so in a space.",
})

/** Must the spaces of a Messaging Cell each be adjacent to all the others? (3-commands/3.3.2-message.md) */
export const messageChain = question("messageChain", {
  asks: "Must the spaces of a Messaging Cell each be adjacent to all the others?",
  clauses: [message.together, message.wayExample],
  readings: {
    joined: "No: they hang together, each adjacent to one of the others.",
    "each to each": "Yes: any two of them are adjacent.",
  },
  usual: "joined",
  because: "The example selects Häme, Pohjanmaa and Vaasa for one way, and on the map the first and the last of them lie apart.",
  kind: "contradiction",
})

/** May a Cell be selected for Message and stay where it is, to go Underground there or to pick up News? (3-commands/3.3.2-message.md) */
export const messageInPlace = question("messageInPlace", {
  asks: "May a Cell be selected for Message and stay where it is, to go Underground there or to pick up News?",
  clauses: [message.moves, message.price, message.threeSpaces, message.threeMoves, message.hides, glossary.message],
  readings: {
    "must move": "No: a Cell that Messages makes a move at least.",
    "may stay": "Yes: up to three spaces and moves include none; its Resource is paid all the same.",
  },
  usual: "must move",
  because: "The Resource is paid for a Cell that moves, and 3.3.2 hides the Cells that it moves; the Index alone sets flipping beside moving.",
})

/** May a Messaging Cell come back to where it set out without selecting that space? (3-commands/3.3.2-message.md) */
export const messageBack = question("messageBack", {
  asks: "May a Messaging Cell come back to where it set out without selecting that space?",
  clauses: [message.intoSelected, message.backToStart, message.wayExample],
  readings: {
    "as in the example": "Yes: the example selects Häme alone, and the Cell goes back to Tampere.",
    "only if selected": "No: every move leads into a selected space.",
  },
  usual: "as in the example",
  because: "An example that does just this is plainer than a word of the procedure.",
  kind: "contradiction",
})

/** In a Message, can one move of a Cell take both a News marker and the Personality along? (3-commands/3.3.2-message.md) */
export const newsAndPersonality = question("newsAndPersonality", {
  asks: "In a Message, can one move of a Cell take both a News marker and the Personality along?",
  clauses: [message.oneMarker, message.markersNamed, message.oneNews, message.lastCell, message.pickUp],
  readings: {
    "one of them": "No: a move takes the one or the other, and where a last Cell leaves with one of them, the other is removed.",
    both: "Yes, where both are there: a News marker that the Cell holds, and the Personality.",
  },
  usual: "one of them",
  because: "The two are named as alternatives, for a moving Cell as for what Capture looks for; but the limit of one is put on News alone. Under either reading the check for Capture comes as soon as the Cell has one of them, and measures from where that set out.",
})

/** May a Cell that moves out take News along that another Moderates Cell of the space holds? (3-commands/3.3.2-message.md) */
export const newsOfAnotherCell = question("newsOfAnotherCell", {
  asks: "May a Cell that moves out take News along that another Moderates Cell of the space holds?",
  clauses: [message.oneMarker, message.carried, message.pickUpUnheld, message.lastCell],
  readings: {
    "its own": "No: it takes what it holds itself, and News that another Cell holds cannot be picked up.",
    "of the space": "Yes: News goes with any Cell that moves out, so that one Cell can carry on what another has brought.",
  },
  usual: "its own",
  because: "3.3.2 couples News with a Cell, and lets a moving Cell pick up only what no other Cell holds.",
})

/** Must an Active Cell go Underground after its Message? (3-commands/3.3.2-message.md) */
export const messageHiding = question("messageHiding", {
  asks: "Must an Active Cell go Underground after its Message?",
  clauses: [message.hides, message.wayExample],
  readings: {
    must: "The Cell goes Underground.",
    may: "The Moderates decide whether it does.",
  },
  usual: "must",
  because: "The procedure of 3.3.2 has the Cell flipped; only the example says that it may be.",
})

/** Is a Cell checked for Capture as soon as it moves with News or the Personality, or only in the chosen space? (3-commands/3.3.2-message.md) */
export const captureMoment = question("captureMoment", {
  asks: "Is a Cell checked for Capture as soon as it moves with News or the Personality, or only in the chosen space?",
  clauses: [message.checkHolders, message.checkEach, message.mostCells, message.captured],
  readings: {
    "at once": "The check is made as soon as the Cell has moved with, or picked up, News or the Personality; Captured, it ends in the chosen space, wherever that lies among the selected ones.",
    "in the chosen space": "The check is made while the Cell is in the chosen space with News or the Personality; a Cell that never is goes free.",
  },
  usual: "at once",
  because: "3.3.2 has the check made for each Cell that ever holds News or the Personality; a selected space that is never entered would otherwise spare the Cell its check.",
})

/** Does the die of a Capture check have to exceed the Active Cells of all enemies in the space, or those of one Faction? (3-commands/3.3.2-message.md) */
export const captureNumber = question("captureNumber", {
  asks: "Does the die of a Capture check have to exceed the Active Cells of all enemies in the space, or those of one Faction?",
  clauses: [message.mostCells, message.escapes, message.captured],
  readings: {
    "all enemies": "The Active Cells of the Reds and of the Senate in the space count together.",
    "one Faction": "Only the Active Cells of the Faction with the most of them there count.",
  },
  usual: "all enemies",
  because: "3.3.2 chooses the space by a single Faction, but compares the die with the Active enemies in it.",
})

/** May a Captured Cell still pick up News in the space where it was caught? (3-commands/3.3.2-message.md) */
export const newsAfterCapture = question("newsAfterCapture", {
  asks: "May a Captured Cell still pick up News in the space where it was caught?",
  clauses: [message.pickUp, message.captured, message.pickUpUnheld],
  readings: {
    no: "No: with Capture its Message is over.",
    yes: "Yes: the Command is not over, and the News is in the same space.",
  },
  usual: "no",
  because: "Capture stops the movement, and it is the moving Cell that picks News up.",
})

/** Among which spaces does the check for Capture look for the one with the most Active enemies? (3-commands/3.3.2-message.md) */
export const captureSpaces = question("captureSpaces", {
  asks: "Among which spaces does the check for Capture look for the one with the most Active enemies?",
  clauses: [message.mostCells, message.checkHolders, message.checkEach, message.threeSpaces],
  readings: {
    "of the Cell": "Among all spaces that are selected for the Cell, wherever it picks up what it holds.",
    "from then on": "Among those of them where it has not been before it had News or the Personality.",
    "of the Command": "Among all spaces that are selected so far in the Command, for whatever Cell.",
  },
  usual: "of the Cell",
  because: "Spaces are selected for each moving Cell, the check is made for each by itself, and nothing leaves some out.",
})

/** Must the Personality or News go with the Cell that leaves no other behind, or with the last one that moves out? (3-commands/3.3.2-message.md) */
export const lastMovingCell = question("lastMovingCell", {
  asks: "Must the Personality or News go with the Cell that leaves no other behind, or with the last one that moves out?",
  clauses: [message.lastCell, message.oneMarker, stacking.friendlyCell],
  readings: {
    "none is left": "With a Cell of the Moderates after which none of theirs is left in the space.",
    "none else moves": "With the last Cell that moves out of the space in a full Message, though others stay: what it leaves with them is removed.",
  },
  usual: "none is left",
  because: "Elsewhere the markers ask for a friendly Cell only, whichever it is; and one moving Cell may go without them.",
})

/** Who has the News that a Messaging Cell leaves in a space with other Moderates Cells? (3-commands/3.3.2-message.md) */
export const newsLeftBehind = question("newsLeftBehind", {
  asks: "Who has the News that a Messaging Cell leaves in a space with other Moderates Cells?",
  clauses: [message.oneMarker, message.lastCell, message.pickUpWhere, message.aloneOrHeld],
  readings: {
    "another Cell": "Another Moderates Cell of the space takes it; it is removed if none of them can.",
    nobody: "The News stands by itself.",
  },
  usual: "another Cell",
  because: "Only the last Cell to leave must take it along, so until then it belongs with the Cells that are left.",
})

/** What becomes of News of the Reds or the Senate when an Attack removes their last Cell in the space? (3-commands/3.3.2-message.md) */
export const newsOfTheFallen = question("newsOfTheFallen", {
  asks: "What becomes of News of the Reds or the Senate when an Attack removes their last Cell in the space?",
  clauses: [message.aloneOrHeld, message.changesOwner, message.remains, attack.engagement, attack.attritionThree],
  readings: {
    removed: "It is removed with the Cell.",
    "stays alone": "It stays in the space on its own.",
  },
  usual: "removed",
  because: "News is coupled with a Cell, and only Terror has it change owners.",
  kind: "gap",
})

/** May the Moderates lower Polarization by less than the number of Cells that they Deactivated? (3-commands/3.3.3-negotiate.md) */
export const negotiatedPolarization = question("negotiatedPolarization", {
  asks: "May the Moderates lower Polarization by less than the number of Cells that they Deactivated?",
  clauses: [negotiate.lower, negotiate.lowerBy],
  readings: {
    "all or nothing": "No: it goes down by that number, or stays.",
    "up to it": "Yes: by any number up to it.",
  },
  usual: "all or nothing",
  because: "The total number is named, and only whether to lower at all is left to wish.",
})

/** Must a cube be placed when the Moderates conduct Politics? (3-commands/3.3.4-politics.md) */
export const politicsWithoutACube = question("politicsWithoutACube", {
  asks: "Must a cube be placed when the Moderates conduct Politics?",
  clauses: [politics.oneCube, politics.place, politics.ifAvailable],
  readings: {
    "if available": "A cube is placed if there is one; Politics can be conducted without one as well.",
    "as wished": "No cube need be placed, even if there is one.",
    needed: "Politics can be conducted only while there is a cube to place.",
  },
  usual: "if available",
  because: "The procedure has a cube placed wherever one is Available. The line before it, which gives one as the most, caps the number and leaves no choice; and the conditions name no cube.",
})

/** May the Moderates add cubes when all Issues are Resolved? (3-commands/3.3.4-politics.md) */
export const cubesWithoutAnIssue = question("cubesWithoutAnIssue", {
  asks: "May the Moderates add cubes when all Issues are Resolved?",
  clauses: [agitation.moderatesCube, politics.place, personality.newsCube, resolvingIssues.inTurn],
  readings: {
    allowed: "They may; the cubes have no effect.",
    "not allowed": "They may not; cubes contribute to an Unresolved Issue.",
  },
  usual: "allowed",
  because: "Neither the bullet of Agitation nor the procedures of Politics and Personality set a condition.",
})

/** Do Germans that act last do so before or after Eligibility is adjusted? (3-commands/3.4-german-actions.md) */
export const germansAndEligibility = question("germansAndEligibility", {
  asks: "Do Germans that act last do so before or after Eligibility is adjusted?",
  clauses: [adjustEligibility.when, adjustEligibility.germanStored, germanActions.highRollLast],
  readings: {
    before: "Before: their turn is part of the card.",
    after: "After: Eligibility is adjusted once every Faction is done.",
  },
  usual: "before",
  because: "Their cylinder is said to be stored once they have acted, among the adjustments.",
  editorial: "What the Germans do depends on no cylinder of a Faction, and Eligibility on nothing that they do.",
})

/** Is the die for the Germans cast for a card that gives way to a Propaganda Round as soon as it is current? (3-commands/3.4-german-actions.md) */
export const germansBeforeTheRound = question("germansBeforeTheRound", {
  asks: "Is the die for the Germans cast for a card that gives way to a Propaganda Round as soon as it is current?",
  clauses: [germanActions.onBecomingCurrent, germanActions.rollBeforeFactions, propagandaCards.swap, propagandaCards.swappedPlaysFirst, propagandaRound.stopPlay],
  readings: {
    "when it is played": "No: the cards change places at once, and the die is cast when the card comes back.",
    "each time": "Yes, and again when it comes back: the card becomes current twice, and on 1 to 3 the Germans act before the Round.",
  },
  usual: "when it is played",
  because: "Play stops at once for the Round, and the card that gave way is played, all of it, as the first afterwards.",
})

/** Is there a German Action Phase on the card of the Red Revolt? (3-commands/3.4-german-actions.md) */
export const germansInRevolt = question("germansInRevolt", {
  asks: "Is there a German Action Phase on the card of the Red Revolt?",
  clauses: [germanActions.printedOnEvent, germanActions.onBecomingCurrent, germanActions.phaseTwoOnly, redRevolt.powersActive],
  readings: {
    no: "No: as it becomes current, the game is in Phase I still.",
    yes: "Yes: with Phase II the die is cast before the other Factions act.",
  },
  usual: "no",
  because: "The Phase is called up when a card becomes current in Phase II, and nothing tells of its symbol on this card.",
  kind: "gap",
})

/** Is Coordinate used up on a card on which the flowchart gives the Germans no action? (3-commands/3.4-german-actions.md) */
export const coordinateIdle = question("coordinateIdle", {
  asks: "Is Coordinate used up on a card on which the flowchart gives the Germans no action?",
  clauses: [coordinate.nextActionOnly, coordinate.senateDecides],
  readings: {
    waits: "No: the marker stays until the Germans take an action.",
    "used up": "Yes: the marker goes when the Germans have been called up.",
  },
  usual: "waits",
  because: "The text speaks of the next action, and where the Germans do nothing there was none.",
})

/** After Coordinate, does the Senate decide which action the Germans take as well? (3-commands/3.4-german-actions.md) */
export const coordinateScope = question("coordinateScope", {
  asks: "After Coordinate, does the Senate decide which action the Germans take as well?",
  clauses: [coordinate.senateDecides, germanActions.senateMayCoordinate, germanActions.byFlowchart],
  readings: {
    details: "No: the flowchart gives the action, and the Senate decides what that leaves open.",
    "action too": "Yes: the Senate decides the action as well, out of all that the Germans can do.",
  },
  usual: "details",
  because: "Both sections speak of details, and 3.4 has the flowchart say what the Germans do.",
})

/** Are Germany and Russia enemies of each other? (3-commands/3.4-german-actions.md) */
export const powersAsEnemies = question("powersAsEnemies", {
  asks: "Are Germany and Russia enemies of each other?",
  clauses: [friendsAndEnemies.powersEnemies, friendsAndEnemies.factions, attack.where, attack.redsAndRussians],
  readings: {
    enemies: "Yes: the Germans Attack Russian Troops wherever they stand together.",
    "no enemies": "No: a Power is the enemy of Factions only, so that Russian Troops alone give the Germans nothing to Attack.",
  },
  usual: "enemies",
  because: "3.2.4 has the Russians defend against a German Attack, and Attack removes enemy pieces.",
  kind: "gap",
})

/** Is it a Pass to add no Special Activity to a Command? (4-special-activities/4.1-special-activities.md) */
export const passOfASpecial = question("passOfASpecial", {
  asks: "Is it a Pass to add no Special Activity to a Command?",
  clauses: [glossary.pass, specialActivitiesInGeneral.withCommand],
  readings: {
    no: "No: to Pass is to execute nothing at all.",
    "only in name": "The Index calls it one, to no further effect.",
  },
  usual: "no",
  because: "A Special Activity is something that a Faction may add, and 2.2.2 ties the Pass to a box of its own.",
  kind: "slip",
  editorial: "Whatever it is called, the cylinder already stands in the box of the Command, and not in that of the Pass.",
})

/** May News be discarded after a full Command of a player that came to one space and had no Special Activity? (4-special-activities/4.1-special-activities.md) */
export const limitedInFact = question("limitedInFact", {
  asks: "May News be discarded after a full Command of a player that came to one space and had no Special Activity?",
  clauses: [limitedCommand.oneSpace, limitedCommand.noSpecialActivity, limitedCommand.newsDiscard, message.limitedExtra, options.firstCommand],
  readings: {
    "as chosen": "No: the box that the player has taken tells which of the two it is.",
    "in fact": "Yes: a Command in just one space without a Special Activity is a Limited Command.",
  },
  usual: "as chosen",
  because: "2.2.3 has the player choose between the two kinds; only of Non-players 8.2.4 says that what was done decides afterwards.",
})

/** What if a Special Activity leaves the Command that follows it nothing to do? (4-special-activities/4.1-special-activities.md) */
export const commandLeftWithout = question("commandLeftWithout", {
  asks: "What if a Special Activity leaves the Command that follows it nothing to do?",
  clauses: [specialActivitiesInGeneral.commandInSomeSpace, specialActivitiesInGeneral.before, commandsInGeneral.someSpaceOrPieces],
  readings: {
    "it stands": "The Special Activity stands, and the Command has been executed nowhere.",
    "it is taken back": "It has gone with no Command that takes place in a space: it is taken back, and the Command is executed without any.",
  },
  usual: "it stands",
  because: "4.1 looks at the Command that is about to be executed, and nothing takes back what has been done.",
  kind: "gap",
})

/** When exactly is a Special Activity executed "during" a Command? (4-special-activities/4.1-special-activities.md) */
export const duringACommand = question("duringACommand", {
  asks: "When exactly is a Special Activity executed \"during\" a Command?",
  clauses: [specialActivitiesInGeneral.during, specialActivitiesInGeneral.atOneTime, commandsInGeneral.actorOrdersSpaces],
  readings: {
    "before any step": "Between its spaces or Cells, and before each later step that takes all of them; not within a step.",
    "between spaces": "Only while spaces or Cells are still being selected: after them it comes when the Command is over.",
  },
  usual: "before any step",
  because: "4.1 asks for one moment of the Command and excludes none; within a step of one space nothing is at rest.",
  kind: "gap",
})

/** What is the Operation beside which a Special Activity is executed? (4-special-activities/4.1-special-activities.md) */
export const operationOfTheText = question("operationOfTheText", {
  asks: "What is the Operation beside which a Special Activity is executed?",
  clauses: [specialActivitiesInGeneral.before, specialActivitiesInGeneral.during, specialActivitiesInGeneral.after],
  readings: {
    "the Command": "The Command that it goes with.",
    "something else": "Something of its own that the text does not define.",
  },
  usual: "the Command",
  because: "No other sentence knows an Operation, and this one continues what is said of Commands.",
  kind: "slip",
  editorial: "Nothing in the game is called an Operation, so the other reading names no moment at all.",
})

/** Can a Special Activity go with a Command that selects no space: with Politics, or after Terror in the Political Display alone, or after the die of Activism alone? (4-special-activities/4.1-special-activities.md) */
export const specialWithoutSpaces = question("specialWithoutSpaces", {
  asks: "Can a Special Activity go with a Command that selects no space: with Politics, or after Terror in the Political Display alone, or after the die of Activism alone?",
  clauses: [specialActivitiesInGeneral.commandInSomeSpace, politics.noSpaces, personality.withRallyOrPolitics, terror.displayNoMarker, activism.dieNoSpaces],
  readings: {
    yes: "Yes: a Command is carried out all the same.",
    no: "No: none of them is carried out in a space; only Personality, whose section names Politics, goes with that.",
  },
  usual: "yes",
  because: "Dialogue and Publish name the Commands with which they do not go, and Politics is not among them; 8.5.5 has both go with it. The others could have had the same Special Activity before them, when no space is selected yet.",
})

/** Are the Resources of a Success Roll paid when Foreign Relations is free? (4-special-activities/4.2.2-foreign-relations.md) */
export const freeForeignRelations = question("freeForeignRelations", {
  asks: "Are the Resources of a Success Roll paid when Foreign Relations is free?",
  clauses: [freeCommands.noCost, foreignRelations.spend],
  readings: {
    "not paid": "The Target Value is set as if any number of Resources had been spent.",
    paid: "What is spent on the roll is no cost but a stake, and is paid.",
  },
  usual: "not paid",
  because: "3.1.2 says that free Special Activities cost no Resources, and excepts nothing but Agitation.",
})

/** Are the Resources of a Success Roll lost when it succeeds, too? (4-special-activities/4.2.2-foreign-relations.md) */
export const stakeAfterSuccess = question("stakeAfterSuccess", {
  asks: "Are the Resources of a Success Roll lost when it succeeds, too?",
  clauses: [foreignRelations.spend, foreignRelations.success, foreignRelations.forfeited],
  readings: {
    spent: "Yes: they are spent before the roll.",
    returned: "No: only a failure forfeits them, so a success gives them back.",
  },
  usual: "spent",
  because: "Resources are spent to set the Target Value; that a failure forfeits them adds nothing to that.",
})

/** May Foreign Relations push Vassalage past the end of its track? (4-special-activities/4.2.2-foreign-relations.md) */
export const vassalageAtTheEnd = question("vassalageAtTheEnd", {
  asks: "May Foreign Relations push Vassalage past the end of its track?",
  clauses: [foreignRelations.increase, foreignRelations.decrease, specialActivitiesInGeneral.selects],
  readings: {
    "without effect": "It may be tried; the level stays as it is.",
    "not allowed": "An increase at the highest level and a decrease at zero cannot be chosen.",
  },
  usual: "without effect",
  because: "The procedure sets no condition on the level from which Vassalage shifts.",
  kind: "gap",
})

/** May a Faction try to lower Vassalage without spending a Resource? (4-special-activities/4.2.2-foreign-relations.md) */
export const zeroStake = question("zeroStake", {
  asks: "May a Faction try to lower Vassalage without spending a Resource?",
  clauses: [foreignRelations.spend, foreignRelations.spentToSet, foreignRelations.target, foreignRelations.failure],
  readings: {
    allowed: "Any number of Resources includes none; the Target Value stays at zero and the roll fails.",
    "at least one": "At least one Resource must be spent on the attempt.",
  },
  usual: "allowed",
  because: "The text says any number and starts the Target Value at zero.",
})

/** Terror places an Available marker: can Terror and Sabotage markers run out? (4-special-activities/4.2.3-prepare.md) */
export const markersRunOut = question("markersRunOut", {
  asks: "Terror places an Available marker: can Terror and Sabotage markers run out?",
  clauses: [terror.placeMarker, prepare.orSabotage, availability.onlyAvailable],
  readings: {
    "not limited": "No: there are always enough of them.",
    limited: "Yes: as with pieces, none is placed once all are on the map.",
  },
  usual: "not limited",
  because: "Only of Prepared and News markers, and of the pieces, does the text say how many there are.",
  kind: "gap",
  editorial: "How many Terror and Sabotage markers there are is told by a picture of the counters alone, which no component holds.",
})

/** Does a Sabotage marker anywhere on the border of a Town keep Trains from all its lines, or from those over that border? (4-special-activities/4.2.3-prepare.md) */
export const sabotageAtATown = question("sabotageAtATown", {
  asks: "Does a Sabotage marker anywhere on the border of a Town keep Trains from all its lines, or from those over that border?",
  clauses: [march.sabotageExample, march.trainsSabotage, borders.separate, prepare.oneSabotage],
  readings: {
    "that border": "From the lines over the border on which it lies; with every neighbor the Town has a border of its own.",
    "the whole Town": "From every line into and out of the Town.",
  },
  usual: "that border",
  because: "1.2.4 has a separate border with every space; the example is about Tampere, which has one neighbor.",
  kind: "contradiction",
  editorial: "As far as the map is known every Town has a single neighbor, so that both come to the same.",
})

/** Can a space have Sabotage on more than one of its borders? (4-special-activities/4.2.3-prepare.md) */
export const sabotageOfASpace = question("sabotageOfASpace", {
  asks: "Can a space have Sabotage on more than one of its borders?",
  clauses: [prepare.oneSabotage, prepare.onePrepared, prepare.borderWithCell],
  readings: {
    "each border": "Yes: each border can hold one marker.",
    "one for the space": "No: a space where Sabotage lies on one border takes no other.",
  },
  usual: "each border",
  because: "Prepared stands in spaces and Sabotage on borders, and the limit goes with each of them in turn.",
})

/** When exactly is the Coordinate marker removed? (4-special-activities/4.2.4-coordinate.md) */
export const coordinateRemoved = question("coordinateRemoved", {
  asks: "When exactly is the Coordinate marker removed?",
  clauses: [coordinate.nextActionOnly, coordinate.placeMarker],
  readings: {
    "after the action": "When the action of the Germans is over.",
    "as it begins": "When the Germans are about to act.",
  },
  usual: "after the action",
  because: "The marker reminds of who decides for as long as there is something to decide.",
  kind: "gap",
  editorial: "The Senate decides that one action either way, and nothing asks for the marker while it lasts.",
})

/** Must there be Opposition where the Senate cracks down? (4-special-activities/4.2.5-crackdown.md) */
export const crackdownOpposition = question("crackdownOpposition", {
  asks: "Must there be Opposition where the Senate cracks down?",
  clauses: [crackdown.oneSpace, crackdown.shift],
  readings: {
    "any space": "Control and an Active Cell are enough; without Opposition the marker is placed and nothing shifts.",
    "with Opposition": "Crackdown neutralizes Opposition, so there must be some.",
  },
  usual: "any space",
  because: "The procedure names Control and an Active Cell as its conditions, and no other.",
})

/** What can Crackdown do in a space with two Terror markers? (4-special-activities/4.2.5-crackdown.md) */
export const crackdownTerror = question("crackdownTerror", {
  asks: "What can Crackdown do in a space with two Terror markers?",
  clauses: [crackdown.twoTerror, crackdown.shift, crackdown.polarize, stacking.ignored],
  readings: {
    "shift alone": "No marker is placed and Polarization stays; Opposition shifts all the same.",
    "marker needed": "Both effects hang on the marker, so such a space cannot be chosen.",
  },
  usual: "shift alone",
  because: "1.4.3 ignores an instruction that would exceed the limit, and with it nothing but that instruction.",
})

/** Can Crackdown place more than one Terror marker? (4-special-activities/4.2.5-crackdown.md) */
export const severalTerrorOfCrackdown = question("severalTerrorOfCrackdown", {
  asks: "Can Crackdown place more than one Terror marker?",
  clauses: [crackdown.oneSpace, crackdown.placeTerror, crackdown.polarize],
  readings: {
    one: "One marker at most: the procedure places a single one.",
    each: "As many as the words for each marker might suggest.",
  },
  usual: "one",
  because: "The procedure takes one space and places a marker there.",
  kind: "slip",
  editorial: "No sentence places a second marker, so the price of each comes to the price of one.",
})

/** May Personality both use News and place the marker? (4-special-activities/4.3.1-personality.md) */
export const newsThenPlacing = question("newsThenPlacing", {
  asks: "May Personality both use News and place the marker?",
  clauses: [personality.newsWanted, personality.orPlace, personality.thenOne],
  readings: {
    either: "No: one or the other.",
    both: "Yes: first the News, if desired, and then the marker may be placed.",
  },
  usual: "either",
  because: "The procedure begins with First but goes on with Alternatively.",
})

/** May the Moderates use News by Personality when no cube is Available? (4-special-activities/4.3.1-personality.md) */
export const newsWithoutACube = question("newsWithoutACube", {
  asks: "May the Moderates use News by Personality when no cube is Available?",
  clauses: [personality.discardNews, personality.newsCube, personality.thenOne, availability.onlyAvailable],
  readings: {
    allowed: "They may: the cube is left out, and the roll follows.",
    "cube needed": "They may not: the News is discarded to place a cube.",
  },
  usual: "allowed",
  because: "What follows hangs on the News being discarded, not on the cube; 1.4.2 ignores a placing that is not possible.",
  kind: "gap",
})

/** May Dialogue be held where neither of its effects is possible? (4-special-activities/4.3.2-dialogue.md) */
export const dialogueEffect = question("dialogueEffect", {
  asks: "May Dialogue be held where neither of its effects is possible?",
  clauses: [dialogue.underground, dialogue.thenOne],
  readings: {
    "not needed": "A space with an Underground Cell will do; that Cell is Activated, and nothing follows.",
    needed: "The space must be one in which something can shift or be replaced.",
  },
  usual: "not needed",
  because: "An Underground Cell of the Moderates is all that the text asks of the space.",
})

/** In how many spaces does Dialogue take place? (4-special-activities/4.3.2-dialogue.md) */
export const dialogueSpaces = question("dialogueSpaces", {
  asks: "In how many spaces does Dialogue take place?",
  clauses: [dialogue.anySpaces, dialogue.oneSpace],
  readings: {
    one: "In one space.",
    any: "In every space that is selected, one after the other.",
  },
  usual: "one",
  because: "The introduction selects any spaces and the procedure acts in one; the procedure is the more exact of the two, and 8.5.2 has a single Cell Activated.",
})

/** Does Dialogue remove an enemy Cell when no Moderates Cell is Available to replace it? (4-special-activities/4.3.2-dialogue.md) */
export const dialogueWithoutACell = question("dialogueWithoutACell", {
  asks: "Does Dialogue remove an enemy Cell when no Moderates Cell is Available to replace it?",
  clauses: [dialogue.replace, availability.removeInstead, availability.onlyAvailable, availability.ownPieces],
  readings: {
    "only removed": "Yes: the enemy Cell is removed, and nothing takes its place.",
    stays: "No: unless the Moderates first take a Cell of their own off the map, the enemy Cell stays.",
  },
  usual: "only removed",
  because: "1.4.2 has pieces removed rather than replaced where the type is not available.",
})

/** Can an action Activate a Cell that is Active already? (4-special-activities/4.3.3-publish.md) */
export const activateTheActive = question("activateTheActive", {
  asks: "Can an action Activate a Cell that is Active already?",
  clauses: [glossary.activate, negotiate.activate, dialogue.activate, publish.underground],
  readings: {
    no: "No: to let a Cell stay Active does nothing that an action asks for.",
    yes: "Yes: the Index has a Cell that stays Active count as Activated.",
  },
  usual: "no",
  because: "The sections name an Inactive or an Underground Cell wherever one is to be Activated.",
  editorial: "Where a section asks for an Underground or Inactive Cell, an Active one will not do, whatever the word means.",
})

/** Must the spaces for the text of an Event be selected so that as much of it as possible is carried out? (5-events/5.1-events.md) */
export const selectionsForMost = question("selectionsForMost", {
  asks: "Must the spaces for the text of an Event be selected so that as much of it as possible is carried out?",
  clauses: [executingEvents.mustIfPossible, executingEvents.partly, executingEvents.executingSelects, executingEvents.literally],
  readings: {
    "any selection": "No: every space that the text means may be selected, and what cannot be done there is left out.",
    "as much as possible": "Yes: where the text is for a number of spaces, one may not be selected if less can then be done in all of them.",
  },
  usual: "any selection",
  because: "5.1 leaves each selection to the Faction; what can be carried out, and what is left out, is seen after that.",
})

/** When does the text of an Event settle which spaces its effects mean? (5-events/5.1-events.md) */
export const spacesSettled = question("spacesSettled", {
  asks: "When does the text of an Event settle which spaces its effects mean?",
  clauses: [executingEvents.literally, executingEvents.executingSelects],
  readings: {
    "as each begins": "As each effect begins, after those before it.",
    "as the text begins": "For all effects of a list at once, before the first of them changes anything.",
  },
  usual: "as each begins",
  because: "Carried out to the letter, a later sentence speaks of things as the earlier ones have left them.",
  kind: "gap",
})

/** May a text of an Event, or one of several effects, be chosen that does nothing while another one does something? (5-events/5.1-events.md) */
export const textWithoutEffect = question("textWithoutEffect", {
  asks: "May a text of an Event, or one of several effects, be chosen that does nothing while another one does something?",
  clauses: [dualUse.select, executingEvents.executingSelects, executingEvents.mustIfPossible, executingEvents.partly],
  readings: {
    "any of them": "Yes: which one it is is up to the Faction, and nothing of it is carried out.",
    "one that does something": "No: what can be carried out must be, and so must one be chosen that can.",
  },
  usual: "any of them",
  because: "5.2 lets the Faction select either text and asks for nothing else; what must be carried out is the text selected.",
})

/** Is one text of a Dual Use Event the first choice? (5-events/5.1-events.md) */
export const shadedIsSecond = question("shadedIsSecond", {
  asks: "Is one text of a Dual Use Event the first choice?",
  clauses: [glossary.unshaded, glossary.shaded, dualUse.select],
  readings: {
    "no rank": "First and second tell only where the texts stand on the card.",
    rank: "The unshaded text is to be considered before the other.",
  },
  usual: "no rank",
  because: "5.2 lets the executing Faction select either.",
  editorial: "Both texts are there to be chosen, whichever is considered first.",
})

/** Whom does the unshaded text of an Event favor? (5-events/5.1-events.md) */
export const unshadedFavors = question("unshadedFavors", {
  asks: "Whom does the unshaded text of an Event favor?",
  clauses: [glossary.unshaded, glossary.shaded, dualUse.tendency],
  readings: {
    "the Senate": "The Senate, as 5.2 says.",
    "the others": "The Reds or the Moderates, as the Index says.",
  },
  usual: "the Senate",
  because: "5.2 is the section that the Index points to.",
  kind: "contradiction",
  editorial: "Either sentence tells how the texts tend to be, and carries nothing out.",
})

/** When is a card put away that a Faction has played as an Event? (5-events/5.1-events.md) */
export const playedCard = question("playedCard", {
  asks: "When is a card put away that a Faction has played as an Event?",
  clauses: [nextCard.moveTopCard, executingEvents.literally, propagandaCards.swap, phases.discardNext, phases.replacedDiscarded],
  readings: {
    "under the next card": "After the last Faction: it lies open until the next card covers it.",
    "after its Event": "As soon as the whole of its text has been carried out.",
    "as it is played": "At once: its text is carried out from the hand, and what looks at the cards does not see it.",
  },
  usual: "under the next card",
  because: "2.2.6 alone moves cards to the played ones, and does so once Eligibility has been adjusted.",
  kind: "gap",
  editorial: "Each row of the track has one box for the Event, no kind of effect looks at played cards or draws any, and no card comes back from them.",
})

/** When an Event removes a Moderates Cell with News, may the Moderates first pass the News to another own Cell there? (5-events/5.1-events.md) */
export const newsByEvent = question("newsByEvent", {
  asks: "When an Event removes a Moderates Cell with News, may the Moderates first pass the News to another own Cell there?",
  clauses: [message.eventPasses, message.eventRemoves, message.ownerTransfers],
  readings: {
    "as for Events": "They may not: the executing Faction takes it with a Cell in the space, or it is removed.",
    "as for Terror": "They may, to a Cell there without News; only then does the rule for Events apply.",
  },
  usual: "as for Events",
  because: "The sentence that lets the owner pass News on stands in the bullet on Terror; Events have a bullet of their own.",
})

/** An Event removes a Moderates Cell with News, and Moderates Cells without News are left there: who gets the News? (5-events/5.1-events.md) */
export const lastWithNews = question("lastWithNews", {
  asks: "An Event removes a Moderates Cell with News, and Moderates Cells without News are left there: who gets the News?",
  clauses: [message.eventPasses, message.eventRemoves],
  readings: {
    "the executing Faction": "The executing Faction, by a Cell there: it was the last of those that hold News.",
    nobody: "Nobody: it was not the last Moderates Cell of the space, and the News is removed.",
  },
  usual: "the executing Faction",
  because: "The last is said of Cells that hold News; others that are left are of no account.",
})

/** What comes of Resources of an Event that would pass 30? (5-events/5.1-events.md) */
export const eventOverTheLimit = question("eventOverTheLimit", {
  asks: "What comes of Resources of an Event that would pass 30?",
  clauses: [executingEvents.resourceLimit, executingEvents.partly, executingEvents.mustIfPossible],
  readings: {
    "up to 30": "The Faction gains as many as the track can take.",
    nothing: "The gain as a whole would pass 30, so it is left out.",
  },
  usual: "up to 30",
  because: "What can be carried out must be, and that is the part up to 30.",
})

/** When an Event has Resources handed over and the receiver would go beyond 30, does the giver keep the rest? (5-events/5.1-events.md) */
export const transferAtTheLimit = question("transferAtTheLimit", {
  asks: "When an Event has Resources handed over and the receiver would go beyond 30, does the giver keep the rest?",
  clauses: [executingEvents.resourceLimit, executingEvents.partly, resources.range],
  readings: {
    kept: "It hands over only what the receiver has room for.",
    lost: "It hands over everything, and what is beyond 30 is lost.",
  },
  usual: "kept",
  because: "What of a text can be carried out is carried out: handing over ends where the receiver can hold no more.",
})

/** Who decides where a Capability marker goes that the Moderates win for another Faction? (5-events/5.3-capabilities.md) */
export const capabilityPlacer = question("capabilityPlacer", {
  asks: "Who decides where a Capability marker goes that the Moderates win for another Faction?",
  clauses: [capabilities.moderatesForOthers, capabilities.phaseTwoOnMap, executingEvents.executingSelects],
  readings: {
    "who executes": "The Moderates, who execute the Event.",
    "who gets it": "The Faction whose marker it is.",
  },
  usual: "who executes",
  because: "5.1 has the executing Faction make all selections, and 5.3 says nothing else.",
  kind: "gap",
})

/** What becomes of a Capability gained in Phase II without a friendly Cell on the map? (5-events/5.3-capabilities.md) */
export const capabilityWithoutACell = question("capabilityWithoutACell", {
  asks: "What becomes of a Capability gained in Phase II without a friendly Cell on the map?",
  clauses: [capabilities.phaseTwoOnMap, capabilities.toCapabilitiesBox, capabilities.notAlone, stacking.withoutCell],
  readings: {
    "in the box": "The marker stays in the Capabilities box.",
    removed: "The marker is removed: without a Cell it cannot be.",
  },
  usual: "in the box",
  because: "The marker is put into the box first, and only what goes to the map needs a Cell.",
  kind: "gap",
})

/** Where do the Reds put a Jaeger marker that an Event gives them in Phase II? (5-events/5.3-capabilities.md) */
export const jaegerOfTheReds = question("jaegerOfTheReds", {
  asks: "Where do the Reds put a Jaeger marker that an Event gives them in Phase II?",
  clauses: [capabilities.jaegerInVaasa, capabilities.jaegerNearest, capabilities.phaseTwoOnMap, redRevolt.redsAnywhere],
  readings: {
    anywhere: "With any Cell of theirs, like every other marker.",
    "as the Senate": "In Vaasa or the nearest space with a Senate Cell, and only if a Cell of theirs is there too.",
  },
  usual: "anywhere",
  because: "The sentence refers to the Red Revolt, which binds the Jaeger of the Senate and lets the Reds use any Cell.",
})

/** Does the line of Senate Cells from Vaasa bind the markers that the Senate gains in Phase II? (5-events/5.3-capabilities.md) */
export const lineInWar = question("lineInWar", {
  asks: "Does the line of Senate Cells from Vaasa bind the markers that the Senate gains in Phase II?",
  clauses: [capabilities.phaseTwoOnMap, redRevolt.senateOthersLine],
  readings: {
    anywhere: "No: a marker goes to any Senate Cell on the map; only a Jaeger has a place of its own.",
    "along the line": "Yes: the reference to 2.4 brings along all that it says of Senate markers.",
  },
  usual: "anywhere",
  because: "The sentence says anywhere on the map, and refers to 2.4 for Phase II and for the Jaeger.",
})

/** Where does a Capability marker go that is removed from the map? (5-events/5.3-capabilities.md) */
export const removedCapabilities = question("removedCapabilities", {
  asks: "Where does a Capability marker go that is removed from the map?",
  clauses: [capabilities.removedWithLastCell, capabilities.toCapabilitiesBox, stacking.withoutCell, glossary.remove, nonPlayerOptions.capabilityLimit],
  readings: {
    "away from the board": "It lies beside the board: its Faction has it no longer.",
    "the Capabilities box": "It goes back to the box in which it was put first, and its Faction still has it.",
  },
  usual: "away from the board",
  because: "No sentence puts a marker that is removed anywhere, and what is in the box is what an Event has brought.",
  kind: "gap",
})

/** Which box holds the Available Prepared markers? (5-events/5.3-capabilities.md) */
export const capabilityBoxOfPrepared = question("capabilityBoxOfPrepared", {
  asks: "Which box holds the Available Prepared markers?",
  clauses: [prepare.availablePrepared, capabilities.toCapabilitiesBox],
  readings: {
    "Capabilities box": "The Capabilities box of chapter 5, which 4.2.3 calls Capability box.",
    "a box of its own": "A box that no other section names.",
  },
  usual: "Capabilities box",
  because: "5.3 and 4.2.3 differ in one word, and the board has one such box.",
  kind: "slip",
  editorial: "Prepared markers are counted as Available in whatever box they lie.",
})

/** Does a free action affect the Eligibility of the Faction that plays the Event? (5-events/5.4-free-commands.md) */
export const eligibilityOfFreeActions = question("eligibilityOfFreeActions", {
  asks: "Does a free action affect the Eligibility of the Faction that plays the Event?",
  clauses: [freeByEvent.noEligibilityChange, freeCommands.noEligibilityChange],
  readings: {
    "of nobody": "It affects the Eligibility of no Faction, as 5.4 says.",
    "of others": "It leaves that of other Factions alone, as 3.1.2 says, and might count for its own.",
  },
  usual: "of nobody",
  because: "5.4 names no Faction, and 5.1 agrees for all that act in the course of an Event.",
  kind: "contradiction",
  editorial: "The Faction that plays the Event becomes Ineligible or not by the box that it has taken, whatever it does there.",
})

/** May a Faction decline a free Command or Special Activity that the Event of another Faction gives it? (5-events/5.4-free-commands.md) */
export const freeActionDeclined = question("freeActionDeclined", {
  asks: "May a Faction decline a free Command or Special Activity that the Event of another Faction gives it?",
  clauses: [freeByEvent.granted, freeByEvent.specialGranted, executingEvents.otherDecides, executingEvents.mustIfPossible],
  readings: {
    "must act": "No: it decides how it acts, not whether, unless the text says \"may\".",
    "may decline": "Yes: the Event allows it an action, which it can leave.",
  },
  usual: "must act",
  because: "5.1 has everything carried out that can be, and leaves the other Faction the details of its action.",
})

/** May the Reds or the Senate discard News after a free Limited Command that an Event grants them? (5-events/5.4-free-commands.md) */
export const newsAfterFreeCommand = question("newsAfterFreeCommand", {
  asks: "May the Reds or the Senate discard News after a free Limited Command that an Event grants them?",
  clauses: [limitedCommand.newsDiscard, limitedCommand.newsExtra, message.limitedExtra, freeByEvent.interrupts],
  readings: {
    no: "No: News adds to the Limited Command of a turn.",
    yes: "Yes: the free one is a Limited Command, too, and another one, not free, may follow it.",
  },
  usual: "no",
  because: "The free Command comes in the midst of an Event; 2.2.4 speaks of a player who conducts a Limited Command only.",
})

/** Can a Special Activity go with a free Command of an Event? (5-events/5.4-free-commands.md) */
export const specialWithFreeCommand = question("specialWithFreeCommand", {
  asks: "Can a Special Activity go with a free Command of an Event?",
  clauses: [specialActivitiesInGeneral.withCommand, freeByEvent.granted, freeByEvent.specialGranted, freeByEvent.otherRequirements],
  readings: {
    no: "No, unless the Event grants one of itself.",
    yes: "Yes, as with any full Command; the Special Activity has to be paid for.",
  },
  usual: "no",
  because: "4.1 lets it go with a Command that is executed per the Sequence of Play, and 5.4 grants a Command or a Special Activity.",
})

/** An Event that a Non-player plays gives itself a free action: by a card, or by chance? (5-events/5.4-free-commands.md) */
export const ownFreeAction = question("ownFreeAction", {
  asks: "An Event that a Non-player plays gives itself a free action: by a card, or by chance?",
  clauses: [freeNonPlayerActions.freeActions, freeNonPlayerActions.namedAction, freeNonPlayerActions.drawnAction, nonPlayerOptions.eventLeftPriorities],
  readings: {
    "by a card": "By a Non-player card, as if the Event of another Faction had given it.",
    "by chance": "By chance: 8.1.6 is about what an Event gives to another Non-player.",
  },
  usual: "by a card",
  because: "Where a Non-player is left with the Event alone, 8.1.4 sends it to 8.1.6 to play it.",
})

/** May an Ineligible Faction carry out an action that an Event gives it? (5-events/5.4-free-commands.md) */
export const ineligibleActs = question("ineligibleActs", {
  asks: "May an Ineligible Faction carry out an action that an Event gives it?",
  clauses: [eventCard.ineligibleIdle, executingEvents.selectsFaction, executingEvents.noEligibilityChange, freeByEvent.interrupts],
  readings: {
    "it may": "Yes: the Event interrupts the Sequence of Play, in which alone the Faction is idle.",
    "it does nothing": "No: on this card it does nothing, whoever asks it to.",
  },
  usual: "it may",
  because: "5.4 has such an action interrupt the usual sequence, and 2.2 tells who selects actions in that sequence.",
})

/** Does a Power that prevents one Faction from winning keep the game from ending for another that passes? (6-propaganda-rounds/6.1-victory-phase.md) */
export const preventedWin = question("preventedWin", {
  asks: "Does a Power that prevents one Faction from winning keep the game from ending for another that passes?",
  clauses: [victoryPhase.powerPrevents, victoryPhase.endsOnWin, victoryPhase.severalMayWin],
  readings: {
    "its friend alone": "Each Faction passes, or is prevented, for itself.",
    "the end": "The game goes on while any Faction that has reached its total is prevented.",
  },
  usual: "its friend alone",
  because: "7.2 makes Vassalage a condition of the Faction that the Power is a friend of.",
})

/** Are Issues+Networks and Networks+Issues the same marker? (6-propaganda-rounds/6.2-politics-phase.md) */
export const nameOfTheIssuesMarker = question("nameOfTheIssuesMarker", {
  asks: "Are Issues+Networks and Networks+Issues the same marker?",
  clauses: [glossary.issuesNetworks, politicsPhase.adjustNetworksIssues, victoryMarkers.issues],
  readings: {
    "the same": "The same marker, under two names.",
    two: "Two markers.",
  },
  usual: "the same",
  because: "Both count Networks and Resolved Issues, and both are the measure of the Moderates.",
  kind: "slip",
  editorial: "The number is reckoned from the Networks and the Issues themselves, whatever the marker is called.",
})

/** Who settles which Unresolved Issue the cubes work on, if the players do not agree? (6-propaganda-rounds/6.2-politics-phase.md) */
export const whoPicksTheIssue = question("whoPicksTheIssue", {
  asks: "Who settles which Unresolved Issue the cubes work on, if the players do not agree?",
  clauses: [resolvingIssues.choice, resolvingIssues.oneAtATime, politicsPhase.towardsOneIssue],
  readings: {
    "all together": "The players settle it together, for all cubes.",
    "each for its own": "Each Faction settles it for the cubes of its color.",
  },
  usual: "all together",
  because: "1.11.1 says the players, and 6.2 counts the cubes of both colors for one Issue.",
  kind: "gap",
  editorial: "6.2 adds up the cubes of both colors in any case, and the Issues differ in nothing but their names.",
})

/** Is the die of the Politics Phase rolled when the Political Display is empty? (6-propaganda-rounds/6.2-politics-phase.md) */
export const dieWithoutCubes = question("dieWithoutCubes", {
  asks: "Is the die of the Politics Phase rolled when the Political Display is empty?",
  clauses: [politicsPhase.roll, politicsPhase.rollAbove],
  readings: {
    rolled: "It is rolled, and always above the number of cubes.",
    "not rolled": "It need not be rolled.",
  },
  usual: "rolled",
  because: "The die follows the count, whatever is counted.",
  kind: "gap",
  editorial: "No face of a die is zero or less, so the phase ends without effect either way.",
})

/** Which of the Unresolved Issues is Resolved? (6-propaganda-rounds/6.2-politics-phase.md) */
export const whichIssue = question("whichIssue", {
  asks: "Which of the Unresolved Issues is Resolved?",
  clauses: [politicsPhase.markResolved, politicsPhase.towardsOneIssue, resolvingIssues.inTurn],
  readings: {
    "in turn": "The next one in the Political Display.",
    any: "Any that the players like.",
  },
  usual: "in turn",
  because: "Cubes contribute to one Issue after the other.",
  kind: "gap",
  editorial: "The Issues differ in nothing but their names: only how many are Resolved, and in which color, is ever asked.",
})

/** Do the Factions earn their Resources in the order of the list, or all at once? (6-propaganda-rounds/6.3-resources-phase.md) */
export const orderOfEarnings = question("orderOfEarnings", {
  asks: "Do the Factions earn their Resources in the order of the list, or all at once?",
  clauses: [resourcesPhase.eachFaction],
  readings: {
    "all at once": "All at once.",
    "as listed": "Senate, Reds, Moderates.",
  },
  usual: "all at once",
  because: "The lead adds to the Resources of each Faction and gives no order.",
  kind: "gap",
  editorial: "What one Faction earns depends on nothing that another earns.",
})

/** Do the Reds earn the whole Population they Control, or any number up to it? (6-propaganda-rounds/6.3-resources-phase.md) */
export const redsEarningsUpTo = question("redsEarningsUpTo", {
  asks: "Do the Reds earn the whole Population they Control, or any number up to it?",
  clauses: [resourcesPhase.redsEarnings],
  readings: {
    all: "The Reds add exactly that Population.",
    "any number": "The Reds choose how much they add.",
  },
  usual: "all",
  because: "The bullet says up to, but the lead of 6.3 tells every Faction to add what the list gives, and it names no choice.",
})

/** May the Senate and the Reds shift a space in either direction? (6-propaganda-rounds/6.4-agitation-phase.md) */
export const shiftDirection = question("shiftDirection", {
  asks: "May the Senate and the Reds shift a space in either direction?",
  clauses: [support.towardSenate, agitation.senateShift, agitation.redsShift, agitation.redsPassiveOnly],
  readings: {
    either: "Either direction is allowed.",
    "own side": "The Senate shifts towards Support, the Reds towards Opposition.",
  },
  usual: "either",
  because: "Only the Moderates are given a direction.",
})

/** Does the Resource that removes the last Terror marker of a space also pay for a level there? (6-propaganda-rounds/6.4-agitation-phase.md) */
export const lastTerrorMarker = question("lastTerrorMarker", {
  asks: "Does the Resource that removes the last Terror marker of a space also pay for a level there?",
  clauses: [agitation.payPerTerror, agitation.payPerShift, agitation.payPerPolarization, agitation.terrorFirst],
  readings: {
    "for one thing": "No: each Resource does one thing, and a level takes another one.",
    "for both": "Yes: it removes the marker and, since no Terror is left, shifts a level or lowers Polarization by one.",
  },
  usual: "for one thing",
  because: "What a Resource does is a list of alternatives, and the words on Terror in it tell when the last two are open; 3.2.2 has each paid for by itself.",
})

/** Which Terror must the Senate remove before it lowers Polarization: in the space it uses, or in all its eligible spaces? (6-propaganda-rounds/6.4-agitation-phase.md) */
export const senateTerror = question("senateTerror", {
  asks: "Which Terror must the Senate remove before it lowers Polarization: in the space it uses, or in all its eligible spaces?",
  clauses: [agitation.senatePolarizationTerror, agitation.terrorFirst],
  readings: {
    "used space": "The Terror in the space that is used.",
    "all eligible spaces": "All Terror in every space in which the Senate could act.",
  },
  usual: "used space",
  because: "The bullet says all Terror and names no space; the lead of 6.4.2 asks that no Terror is left in the space.",
})

/** Which action pays the extra cost of Resolved Issues in a Propaganda Round once? (6-propaganda-rounds/6.4-agitation-phase.md) */
export const surchargePerAction = question("surchargePerAction", {
  asks: "Which action pays the extra cost of Resolved Issues in a Propaganda Round once?",
  clauses: [agitationCost.firstSpaceOnly, agitationCost.inPropagandaRound],
  readings: {
    "all Agitation": "The whole Agitation of a Faction is one action, so its first space pays.",
    "each space": "What is done in a space is an action of its own, so each space pays.",
  },
  usual: "all Agitation",
  because: "A first selected space is only spoken of where there are several spaces in one action.",
})

/** Is the extra cost of Resolved Issues due once in the first space, or for each level that is shifted there? (6-propaganda-rounds/6.4-agitation-phase.md) */
export const surchargePerLevel = question("surchargePerLevel", {
  asks: "Is the extra cost of Resolved Issues due once in the first space, or for each level that is shifted there?",
  clauses: [agitationCost.firstSpaceOnly, agitationCost.whiteAgainstReds, agitationCost.redAgainstSenate, agitation.payPerShift],
  readings: {
    once: "Once, however many levels the space is shifted.",
    "for each level": "For each level: what is dearer is Agitation, which is paid for by the level.",
  },
  usual: "once",
  because: "The cost is said to apply in a space, and each marker to add one Resource; the example, with one level, agrees with both.",
})

/** Which uses of a space carry the extra cost of Resolved Issues? (6-propaganda-rounds/6.4-agitation-phase.md) */
export const surchargeScope = question("surchargeScope", {
  asks: "Which uses of a space carry the extra cost of Resolved Issues?",
  clauses: [agitationCost.firstSpaceOnly, agitationCost.inPropagandaRound],
  readings: {
    shifts: "Only Agitation proper, which shifts Support or Opposition.",
    "every use": "Whatever the Reds or the Senate do first in this phase.",
  },
  usual: "shifts",
  because: "The lists of options keep the word Agitate for shifting.",
})

/** May a Faction that Agitates stop after removing Terror, without a shift? (6-propaganda-rounds/6.4-agitation-phase.md) */
export const terrorOnly = question("terrorOnly", {
  asks: "May a Faction that Agitates stop after removing Terror, without a shift?",
  clauses: [agitation.terrorFirst, agitation.payPerTerror],
  readings: {
    allowed: "Every Resource stands for itself: it may go into Terror alone.",
    "shift required": "Who Agitates must shift at least one level in the end.",
  },
  usual: "allowed",
  because: "Removing Terror is listed among the things that a Resource buys.",
})

/** What becomes of two Cells that are to give way in Agitation when no Administration or Network is Available? (6-propaganda-rounds/6.4-agitation-phase.md) */
export const exchangeInAgitation = question("exchangeInAgitation", {
  asks: "What becomes of two Cells that are to give way in Agitation when no Administration or Network is Available?",
  clauses: [agitation.redsAdministrationTwoCells, agitation.moderatesNetworkTwoCells, availability.noneAvailable, availability.removeInstead, availability.ownPieces],
  readings: {
    refused: "The exchange cannot be chosen.",
    removed: "The Cells are removed and nothing takes their place, as 1.4.2 says.",
    "own disc": "The Faction may first take one of its own discs off the map, as in a Command; if it does not, the Cells are removed.",
  },
  usual: "refused",
  because: "In Agitation an option has to replace Cells with a disc; without one there is nothing to spend the Resource on; own pieces are made Available in a Command, a Special Activity or an Event.",
  kind: "gap",
})

/** Do the Moderates do nothing in Agitation but place cubes? (6-propaganda-rounds/6.4-agitation-phase.md) */
export const onlyPlaceCubes = question("onlyPlaceCubes", {
  asks: "Do the Moderates do nothing in Agitation but place cubes?",
  clauses: [agitation.cubesModeratesOnly, agitation.moderatesShift, agitation.moderatesPolarization, agitation.moderatesNetwork],
  readings: {
    "only the Moderates": "The Moderates alone place cubes; they have their other options besides.",
    "only cubes": "The Moderates place cubes and do nothing else.",
  },
  usual: "only the Moderates",
  because: "The list gives the Moderates three more options; the lead has the word only in the wrong place.",
  kind: "slip",
})

/** May the Reds place Administrations in several spaces in the Agitation of one Round? (6-propaganda-rounds/6.4-agitation-phase.md) */
export const administrationsInARound = question("administrationsInARound", {
  asks: "May the Reds place Administrations in several spaces in the Agitation of one Round?",
  clauses: [agitation.redsAdministrationOneSpace, agitation.redsOneOption, agitation.redsAdministration],
  readings: {
    "one space": "No: in a single space of all that they use.",
    "each space": "Yes: the option is there in each space, and places one Administration in it.",
  },
  usual: "one space",
  because: "The list is about each space as it is; \"in one space\" would say nothing if every space counted by itself.",
})

/** Does the Senate choose its option once for the whole phase, or for each space? (6-propaganda-rounds/6.4-agitation-phase.md) */
export const senateOption = question("senateOption", {
  asks: "Does the Senate choose its option once for the whole phase, or for each space?",
  clauses: [agitation.senateOneOption, agitation.senateShift, agitation.senatePolarization],
  readings: {
    once: "The Senate either shifts or lowers Polarization, in all of its spaces.",
    "each space": "The Senate chooses anew in each space.",
  },
  usual: "once",
  because: "The sentences for the Reds and the Moderates say each space; the one for the Senate does not.",
})

/** For what does the Reset Phase make ready: the next card, or the next Campaign? (6-propaganda-rounds/6.5-reset-phase.md) */
export const readyForWhat = question("readyForWhat", {
  asks: "For what does the Reset Phase make ready: the next card, or the next Campaign?",
  clauses: [glossary.reset, resetPhase.prepareCampaign],
  readings: {
    "the next Campaign": "The next Campaign, as 6.5 says.",
    "the next card": "The next card, as the Index says.",
  },
  usual: "the next Campaign",
  because: "6.5 is the section, and its steps come once in a Campaign.",
  kind: "slip",
  editorial: "The next card is the first one of the next Campaign.",
})

/** May the Pivotal Event be put in after the second Propaganda Round when it is the upcoming card already? (6-propaganda-rounds/6.5-reset-phase.md) */
export const revoltTwice = question("revoltTwice", {
  asks: "May the Pivotal Event be put in after the second Propaganda Round when it is the upcoming card already?",
  clauses: [phases.afterSecondPropaganda, pivotalEvent.replaceNext, pivotalEvent.onlyIfNotYet, phases.cellsTrigger],
  readings: {
    "not again": "No: it stays where it is.",
    "in its own place": "Yes: it takes the place of the next card, which is itself.",
  },
  usual: "not again",
  because: "2.4 asks whether the number of Cells was reached, 6.5.2 whether the Revolt has occurred; they part only here.",
  kind: "contradiction",
  editorial: "There is one such card: put in the place of itself, it lies where it lay.",
})

/** Which Germans are compared with Vassalage: those on the map, or those in the Available box as well? (6-propaganda-rounds/6.5.3-powers.md) */
export const germansCounted = question("germansCounted", {
  asks: "Which Germans are compared with Vassalage: those on the map, or those in the Available box as well?",
  clauses: [powers.matchVassalage, vassalage.match],
  readings: {
    "map and box": "Germans on the map and in their box are counted.",
    map: "Only Germans on the map are counted.",
  },
  usual: "map and box",
  because: "Germans are placed into their box, so a count of the map alone would place them again and again.",
})

/** Which Russians are compared with Vassalage: those on the map, or those in the Available box as well? (6-propaganda-rounds/6.5.3-powers.md) */
export const russiansCounted = question("russiansCounted", {
  asks: "Which Russians are compared with Vassalage: those on the map, or those in the Available box as well?",
  clauses: [powers.matchVassalage, vassalage.match],
  readings: {
    map: "Only Russians on the map are counted.",
    "map and box": "Russians on the map and in their box are counted.",
  },
  usual: "map",
  because: "1.9 speaks of the number on the map, and Russians are placed straight on it.",
})

/** Do Germans in their box leave it when there are too many and the map holds none? (6-propaganda-rounds/6.5.3-powers.md) */
export const surplusInTheBox = question("surplusInTheBox", {
  asks: "Do Germans in their box leave it when there are too many and the map holds none?",
  clauses: [powers.removeRandom, powers.matchVassalage],
  readings: {
    stays: "Troops are removed from the map only.",
    leaves: "What is still too many leaves the box for Out of Play.",
  },
  usual: "stays",
  because: "The bullet on removal names the map and nothing else.",
})

/** Do the Germans that are on the map or in their box already count for those that the Red Revolt places? (6-propaganda-rounds/6.5.3-powers.md) */
export const germansOfTheRevolt = question("germansOfTheRevolt", {
  asks: "Do the Germans that are on the map or in their box already count for those that the Red Revolt places?",
  clauses: [redRevolt.germanTroops, vassalage.match],
  readings: {
    "they count": "Yes: Germans come until there are as many as their Vassalage says.",
    "as many more": "No: as many as their Vassalage says come from Out of Play.",
  },
  usual: "they count",
  because: "1.9 has the number of Troops match the level when the Red Revolt is played.",
})

/** From where do the Russians come that the Red Revolt places? (6-propaganda-rounds/6.5.3-powers.md) */
export const newRussians = question("newRussians", {
  asks: "From where do the Russians come that the Red Revolt places?",
  clauses: [redRevolt.russianPlace, redRevolt.russianLevel, powers.placeRussians, availability.onlyAvailable],
  readings: {
    "Out of Play": "From Out of Play alone, as 6.5.3 says of Propaganda Rounds.",
    "Available as well": "From Out of Play, and then from their Available box.",
  },
  usual: "Out of Play",
  because: "The Germans of the same step come from Out of Play, and so do all Russians of the Rounds that follow.",
  kind: "gap",
})

/** Does a Propaganda Round place Russians again that are Available, such as those that fell in Attacks? (6-propaganda-rounds/6.5.3-powers.md) */
export const fallenRussians = question("fallenRussians", {
  asks: "Does a Propaganda Round place Russians again that are Available, such as those that fell in Attacks?",
  clauses: [powers.placeRussians, powers.matchVassalage, attack.engagementOthers, glossary.outOfPlay],
  readings: {
    "they stay": "No: Russians come from Out of Play alone.",
    "they come back": "Yes: what Out of Play lacks comes from their Available box, up to the level of Vassalage.",
  },
  usual: "they stay",
  because: "6.5.3 brings Russians from Out of Play, while 3.2.4 has them fall to Available, where nothing picks them up.",
})

/** Is a random Troop drawn among the Troops, or among the spaces that hold some? (6-propaganda-rounds/6.5.3-powers.md) */
export const randomTroops = question("randomTroops", {
  asks: "Is a random Troop drawn among the Troops, or among the spaces that hold some?",
  clauses: [redRevolt.russianRemove, powers.removeRandom],
  readings: {
    "among Troops": "Every Troop is as likely as every other.",
    "among spaces": "Every space with Troops is as likely as every other.",
  },
  usual: "among Troops",
  because: "It is the Troops that are called random.",
  editorial: "Either way the same Troops can be drawn; only the odds differ, and no course of play is possible under one alone.",
})

/** Where do the Russians go that the Red Revolt removes? (6-propaganda-rounds/6.5.3-powers.md) */
export const removedRussians = question("removedRussians", {
  asks: "Where do the Russians go that the Red Revolt removes?",
  clauses: [redRevolt.russianRemove, powers.toOutOfPlay, availability.offMap, glossary.remove],
  readings: {
    "Out of Play": "Out of Play, as in Propaganda Rounds.",
    Available: "Into their Available Forces box.",
  },
  usual: "Out of Play",
  because: "6.5.3 says so of the same adjustment, from where such Troops can come back.",
  kind: "gap",
})

/** In the Red Revolt, do surplus Russians come from anywhere, or from one random Town with Reds pieces? (6-propaganda-rounds/6.5.3-powers.md) */
export const russianRemovalTown = question("russianRemovalTown", {
  asks: "In the Red Revolt, do surplus Russians come from anywhere, or from one random Town with Reds pieces?",
  clauses: [redRevolt.russianRemove, redRevolt.russianRandomTown, vassalage.match],
  readings: {
    anywhere: "Chance removes Russians from anywhere on the map.",
    "one Town": "Chance picks a Town with Reds pieces, and Russians are removed there only.",
  },
  usual: "anywhere",
  because: "By 1.9 the number on the map then matches the level, which it would not where one Town holds too few; and 6.5.3 takes random Troops from the whole map.",
})

/** Where do Russians go in the Red Revolt when no Town holds Reds pieces? (6-propaganda-rounds/6.5.3-powers.md) */
export const russiansWithoutTown = question("russiansWithoutTown", {
  asks: "Where do Russians go in the Red Revolt when no Town holds Reds pieces?",
  clauses: [redRevolt.russianPlace, redRevolt.russianRandomTown, powers.noTownNoRussians],
  readings: {
    nowhere: "None are placed, as 6.5.3 says of Propaganda Rounds.",
    "any Town": "Into a random Town.",
  },
  usual: "nowhere",
  because: "The Town to be drawn is one with Reds pieces, and without one the step cannot be carried out.",
  kind: "gap",
})

/** Are Russian Troops Reds pieces, where a Town with Reds pieces is asked for? (6-propaganda-rounds/6.5.3-powers.md) */
export const troopsAsReds = question("troopsAsReds", {
  asks: "Are Russian Troops Reds pieces, where a Town with Reds pieces is asked for?",
  clauses: [redRevolt.rallyWhere, redRevolt.russianRandomTown, powers.placeRussians, friendsAndEnemies.russia],
  readings: {
    no: "No: Reds pieces are their Cells and Administrations.",
    yes: "Yes: Russia is friendly to the Reds, and their Commands move its Troops.",
  },
  usual: "no",
  because: "The Troops are pieces of a Power, and friendly to the Reds is not of the Reds.",
})

/** Does News stay on the map until the Moderates pick it up, whatever else happens? (6-propaganda-rounds/6.5.4-old-news.md) */
export const newsRemains = question("newsRemains", {
  asks: "Does News stay on the map until the Moderates pick it up, whatever else happens?",
  clauses: [message.remains, oldNews.news, limitedCommand.newsDiscard],
  readings: {
    "unless removed": "It stays unless another rule removes it by name.",
    "whatever happens": "Nothing but a Message ends its stay.",
  },
  usual: "unless removed",
  because: "6.5.4 removes all News in each Round, and 2.2.4 lets it be discarded; rules that name it go before one that does not name them.",
  kind: "contradiction",
  editorial: "The other reading would leave 6.5.4 and 2.2.4 without any effect on News, which they name.",
})

/** Where do the ten Senate Cells begin that Senate Conscription brings in? (6-propaganda-rounds/6.5.4-old-news.md) */
export const conscriptsAtStart = question("conscriptsAtStart", {
  asks: "Where do the ten Senate Cells begin that Senate Conscription brings in?",
  clauses: [conscription.tenCells, availability.offMap, availability.outOfPlay, setup.russiansOut],
  readings: {
    "Out of Play": "Out of Play, although Setup does not list them there.",
    Available: "In the Available box with the rest, so that Conscription finds none to place.",
  },
  usual: "Out of Play",
  because: "6.5.5 places them from Out of Play in the first Round, and nothing could have put them there before.",
  kind: "contradiction",
})

/** Do the steps of the Reset Phase follow each other in the order in which they are printed? (6-propaganda-rounds/6.5.4-old-news.md) */
export const orderOfTheReset = question("orderOfTheReset", {
  asks: "Do the steps of the Reset Phase follow each other in the order in which they are printed?",
  clauses: [resetPhase.prepareCampaign, prisoners.redsFirst, powers.matchVassalage, conscription.tenCells],
  readings: {
    "as printed": "Yes: from the Prisoners to Senate Conscription.",
    "in any order": "No: it is enough that all of them are carried out.",
  },
  usual: "as printed",
  because: "They are numbered like the phases, which follow each other in the order of print.",
  kind: "gap",
  editorial: "No step changes anything that another one looks at.",
})

/** Can a Faction that did not pass the victory check take first place over one that did? (7-victory/7.1-ranking.md) */
export const firstPlace = question("firstPlace", {
  asks: "Can a Faction that did not pass the victory check take first place over one that did?",
  clauses: [ranking.highestFirst, victoryPhase.winnerAndRanks],
  readings: {
    "highest margin": "Every Faction is ranked by its margin alone.",
    "who passed first": "Those that passed the check are ranked before the others.",
  },
  usual: "highest margin",
  because: "7.1 ranks by the highest margin and asks only that somebody has passed.",
})

/** Do the Moderates pass a victory check by their conditions or by a margin above zero? (7-victory/7.2-victory-conditions.md) */
export const moderatesCheck = question("moderatesCheck", {
  asks: "Do the Moderates pass a victory check by their conditions or by a margin above zero?",
  clauses: [victoryConditions.moderatesPolarization, victoryPhase.positiveMargin, finalVictory.moderatesBelowFour],
  readings: {
    conditions: "The conditions of 7.2 decide, whatever the margin of 7.3.",
    margin: "A margin above zero decides, whatever the conditions of 7.2.",
  },
  usual: "conditions",
  because: "6.1 speaks of victory conditions first, and 7.2 lists them for this very check; the remark of 7.3 on margins does not fit the Moderates.",
})

/** Does a Power win only with Vassalage and Polarization above five, or whenever no Faction has a positive margin? (7-victory/7.3-final-victory.md) */
export const powerWins = question("powerWins", {
  asks: "Does a Power win only with Vassalage and Polarization above five, or whenever no Faction has a positive margin?",
  clauses: [finalVictory.powersWin, victoryConditions.powerWinNote, finalVictory.orPower],
  readings: {
    "above five": "A Power whose Vassalage and Polarization are five or less together does not win.",
    always: "The Power with more Vassalage wins whenever no Faction has a margin above zero.",
  },
  usual: "above five",
  because: "The bullet of 7.3 gives the condition; the note of 7.2 that leaves it out only tells when the game can end so.",
})

/** Does the highest margin win after the last Round although it is zero or less, and no Power wins? (7-victory/7.3-final-victory.md) */
export const withoutGoal = question("withoutGoal", {
  asks: "Does the highest margin win after the last Round although it is zero or less, and no Power wins?",
  clauses: [finalVictory.highestMargin, finalVictory.noPositiveMargin, finalVictory.goalMissed, ranking.atGameEnd],
  readings: {
    "highest margin": "Yes: the highest of the margins wins, whatever it is.",
    nobody: "No: without a margin above zero a Power can win, and nobody else.",
  },
  usual: "highest margin",
  because: "7.3 and 7.1 give the game to the highest margin, and 7.1 does so where nobody has passed a check.",
})

/** Are the Factions ranked when a Power wins the game, or nobody? (7-victory/7.3-final-victory.md) */
export const rankedBehind = question("rankedBehind", {
  asks: "Are the Factions ranked when a Power wins the game, or nobody?",
  clauses: [ranking.atGameEnd, ranking.highestFirst, finalVictory.orPower, finalVictory.vassalageTie],
  readings: {
    ranked: "Yes: their places are as ever, and the win of the Power stands beside them.",
    "not ranked": "No: first place is that of the winner, and there is none among the Factions.",
  },
  usual: "ranked",
  because: "7.1 ranks the Factions by their margins at the end of the game, whoever wins it.",
})

/** Does Active Opposition count double for the margin of the Reds as it does for the check? (7-victory/7.3-final-victory.md) */
export const oppositionInMargin = question("oppositionInMargin", {
  asks: "Does Active Opposition count double for the margin of the Reds as it does for the check?",
  clauses: [finalVictory.redsOpposition, victoryConditions.redsTotal, support.activeDouble],
  readings: {
    "Total Opposition": "The margin counts Total Opposition, like the check.",
    Opposition: "The margin counts the Population at Opposition once.",
  },
  usual: "Total Opposition",
  because: "7.3 says that a margin is positive if the goal has been reached, and 1.12 tracks Total Opposition alone.",
  kind: "contradiction",
})

/** Does a Power raise a negative margin of its friend to zero? (7-victory/7.3-final-victory.md) */
export const zeroedMargin = question("zeroedMargin", {
  asks: "Does a Power raise a negative margin of its friend to zero?",
  clauses: [finalVictory.powerZeroesReds, finalVictory.powerZeroesSenate, finalVictory.russiaZeroesReds, finalVictory.germanyZeroesSenate],
  readings: {
    zero: "The margin becomes zero, also where it was negative.",
    "at most zero": "A positive margin becomes zero; a negative one stays.",
  },
  usual: "zero",
  because: "The bullet on the Powers and both notes say that the margin is set to zero.",
})

/** Does the Moderates' margin count Networks and Issues, or the marker that stands one higher? (7-victory/7.3-final-victory.md) */
export const networksAndIssues = question("networksAndIssues", {
  asks: "Does the Moderates' margin count Networks and Issues, or the marker that stands one higher?",
  clauses: [finalVictory.moderatesBelowFour, victoryMarkers.issues],
  readings: {
    sum: "Networks and Resolved Issues are counted as they are.",
    marker: "The marker is counted, which stands at one more.",
  },
  usual: "sum",
  because: "The sentence names Networks and Issues without the one that the marker adds.",
})

/** Do Non-player Moderates earn Resources in Propaganda Rounds, and gain them by Events and Special Activities? (8-non-players/8.1.2-resources.md) */
export const moderatesGain = question("moderatesGain", {
  asks: "Do Non-player Moderates earn Resources in Propaganda Rounds, and gain them by Events and Special Activities?",
  clauses: [noResourceTracking.moderatesForVictory, noResourceTracking.moderatesPass, noResourceTracking.moderatesTransfer, noResourceTracking.moderatesAdjust, resourcesPhase.eachFaction],
  readings: {
    "in all ways": "Yes: only what they would spend leaves their cylinder where it is.",
    "as listed": "No: only Passes, transfers and losses move it, which 8.1.2 names.",
  },
  usual: "in all ways",
  because: "8.1.3 lists no exception to what Factions earn, and cards ask for Publish that brings them Resources.",
})

/** When Non-player Reds or Senate are to hand Resources to another Faction, does that Faction receive them? (8-non-players/8.1.2-resources.md) */
export const nonPlayerGives = question("nonPlayerGives", {
  asks: "When Non-player Reds or Senate are to hand Resources to another Faction, does that Faction receive them?",
  clauses: [noResourceTracking.noTransfer],
  readings: {
    nothing: "No: the transfer as a whole does not take place.",
    everything: "Yes: only the side of the Non-player, whose Resources nobody tracks, is left out.",
  },
  usual: "nothing",
  because: "It is the transfer that does not apply; 8.1.2 does not speak of the half of one.",
})

/** The cylinders of Non-player Reds and Senate are left out "in solitaire play": are they in use with two players? (8-non-players/8.1.2-resources.md) */
export const solitaireCylinders = question("solitaireCylinders", {
  asks: "The cylinders of Non-player Reds and Senate are left out \"in solitaire play\": are they in use with two players?",
  clauses: [noResourceTracking.cylindersUnused, noResourceTracking.noTracking],
  readings: {
    "left out": "No: solitaire stands here for any game with Non-players.",
    "in use": "Yes: only who plays alone leaves them out.",
  },
  usual: "left out",
  because: "The sentence before it says of Non-players everywhere that no account of their Resources is kept.",
  kind: "slip",
  editorial: "a cylinder that nobody pays with or compares changes nothing, whether it stands on the track or not",
})

/** How many Cells does a Non-player Activate up to the die of a condition for which no die was rolled? (8-non-players/8.1.3-exceptions.md) */
export const activationWithoutADie = question("activationWithoutADie", {
  asks: "How many Cells does a Non-player Activate up to the die of a condition for which no die was rolled?",
  clauses: [senateActivismCard.activateDie, senateActivismCard.ifTowns],
  readings: {
    none: "None: the action point is left out.",
    rolled: "Up to a die that is rolled for it then.",
  },
  usual: "none",
  because: "The action point names the die of the condition and no other; the note on it speaks of a possible use.",
  kind: "gap",
})

/** Do Non-player Reds and Senate Rally in three spaces while Polarization is lower than that? (8-non-players/8.1.3-exceptions.md) */
export const cardRallyLimit = question("cardRallyLimit", {
  asks: "Do Non-player Reds and Senate Rally in three spaces while Polarization is lower than that?",
  clauses: [redsRallyCard.upToThree, redsRallyCard.cellsUntilThree, senateRallyCard54.upToThree, senateRallyCard54.cellsUntilThree, senateRallyCard55.upToThree, rally.upToPolarization, rally.alwaysTwo, nonPlayerExceptions.otherwiseBound],
  readings: {
    both: "No: in no more spaces than Polarization allows, and in three at the most.",
    "the card": "Yes: until the three spaces of the card are reached, whatever Polarization is.",
  },
  usual: "both",
  because: "The limit of Polarization is not among the exceptions of 8.1.3, and three is named as a most.",
})

/** May the Activism of a Non-player combine all action points of its card, in the order of the card? (8-non-players/8.1.3-exceptions.md) */
export const nonPlayerActivism = question("nonPlayerActivism", {
  asks: "May the Activism of a Non-player combine all action points of its card, in the order of the card?",
  clauses: [nonPlayerSequence.exceptHere, nonPlayerExceptions.activismDie, executingInstructions.topToBottom, activism.either, activism.thenEither],
  readings: {
    "the card": "Yes: each in turn, as far as possible.",
    "3.2.2": "No: it removes or flips Cells, and after that takes the die or Agitates.",
  },
  usual: "the card",
  because: "Card #56 removes Cells after the die and card #50 could do all four: 8.1 puts what the cards detail before the base rules.",
  kind: "contradiction",
})

/** Has any Activism occurred by card #50 if its die was rolled in vain? (8-non-players/8.1.3-exceptions.md) */
export const activismOccurred = question("activismOccurred", {
  asks: "Has any Activism occurred by card #50 if its die was rolled in vain?",
  clauses: [redsActivismCard50.removeAfterAll, redsActivismCard50.activateDie],
  readings: {
    "something done": "No: only Cells that were flipped or Activated, or Agitation, count.",
    "a die rolled": "Yes: to roll the die is Activism.",
  },
  usual: "something done",
  because: "The roll is the condition of its priority, and nothing of it has been executed.",
})

/** Does a Non-player Pass for an upcoming Event that would have no effect as things are? (8-non-players/8.1.4-sequence-of-play.md) */
export const passWithoutEffect = question("passWithoutEffect", {
  asks: "Does a Non-player Pass for an upcoming Event that would have no effect as things are?",
  clauses: [nonPlayerOptions.passForNext, nonPlayerOptions.trainsNext, nonPlayerOptions.capabilityNext, ineffectiveEvents.onlyEffective, ineffectiveEvents.aboveAll],
  readings: {
    "not asked": "Yes: a Pass is no Event, and whether the Event does anything is seen when it could be played.",
    asked: "No: by Passing it would opt for that Event.",
  },
  usual: "not asked",
  because: "An Event has its effect when it is played, and the position can change until then.",
})

/** Does a Non-player Pass for its Pass symbol after another Faction has Passed on the card? (8-non-players/8.1.4-sequence-of-play.md) */
export const secondPassForEvent = question("secondPassForEvent", {
  asks: "Does a Non-player Pass for its Pass symbol after another Faction has Passed on the card?",
  clauses: [nonPlayerOptions.passForNext, nonPlayerOptions.nobodyPassed],
  readings: {
    everybody: "Yes: every Non-player whose Pass symbol is on the upcoming card Passes for it.",
    "the first": "No: as for a Capability, another Faction that has Passed stands in the way.",
  },
  usual: "everybody",
  because: "Only the step of the Capabilities has the words about another Faction that has Passed.",
})

/** Does the Non-player Senate put "NP to play" on an upcoming Trains Event for which it Passes? (8-non-players/8.1.4-sequence-of-play.md) */
export const trainsMarker = question("trainsMarker", {
  asks: "Does the Non-player Senate put \"NP to play\" on an upcoming Trains Event for which it Passes?",
  clauses: [nonPlayerOptions.trainsNext, nonPlayerOptions.capabilityMarked, nonPlayerOptions.marked],
  readings: {
    unmarked: "No: it plays them because they are Trains, in the third step, after a look for its Pass symbol.",
    marked: "Yes: it plays them in the first step, before it looks for its Pass symbol.",
  },
  usual: "unmarked",
  because: "The marker is named with the other Capabilities and with the Pass symbol, and not where Trains are.",
  kind: "gap",
})

/** The current Event is a Capability and the upcoming one is Trains: does the Senate roll for the current one first? (8-non-players/8.1.4-sequence-of-play.md) */
export const trainsAfterAnother = question("trainsAfterAnother", {
  asks: "The current Event is a Capability and the upcoming one is Trains: does the Senate roll for the current one first?",
  clauses: [nonPlayerOptions.trainsNext, nonPlayerOptions.capabilityDie, nonPlayerOptions.capabilityNow],
  readings: {
    "Trains first": "No: it Passes for the Trains, whatever the current Event is.",
    "the current first": "Yes: only if it does not play the current one it Passes for the Trains.",
  },
  usual: "Trains first",
  because: "The Senate is always to play a Trains Event or to Pass for it; a die is rolled otherwise only.",
})

/** Does a Non-player roll for a Capability that is the current Event if it could not play it whatever the die shows? (8-non-players/8.1.4-sequence-of-play.md) */
export const dieInVain = question("dieInVain", {
  asks: "Does a Non-player roll for a Capability that is the current Event if it could not play it whatever the die shows?",
  clauses: [nonPlayerOptions.capabilities, nonPlayerOptions.capabilityDie, nonPlayerOptions.available],
  readings: {
    rolled: "Yes: it rolls, and goes on to the next step whatever comes.",
    "not rolled": "No: without an open box for the Event, the step has nothing for it.",
  },
  usual: "rolled",
  because: "The procedure is gone through whenever the current or the upcoming Event is a Capability.",
})

/** Does "NP to play" leave the card if its Non-player cannot play the Event, or the Event would do nothing? (8-non-players/8.1.4-sequence-of-play.md) */
export const markerNotPlayed = question("markerNotPlayed", {
  asks: "Does \"NP to play\" leave the card if its Non-player cannot play the Event, or the Event would do nothing?",
  clauses: [nonPlayerOptions.marked, nonPlayerOptions.markerRemoved, ineffectiveEvents.aboveAll],
  readings: {
    stays: "No: only an Event that is played removes it.",
    removed: "Yes: its Non-player has chosen, and chooses no more on this card.",
  },
  usual: "stays",
  because: "The marker is removed after the Event has been played, and nothing else is said to remove it.",
  kind: "gap",
})

/** The "NP to play" marker shows no Faction: does it call only the Non-player that Passed and put it there? (8-non-players/8.1.4-sequence-of-play.md) */
export const whoseMarker = question("whoseMarker", {
  asks: "The \"NP to play\" marker shows no Faction: does it call only the Non-player that Passed and put it there?",
  clauses: [nonPlayerOptions.marked, nonPlayerOptions.passMarked, nonPlayerOptions.capabilityMarked],
  readings: {
    "its own": "The Event waits for the Non-player that Passed to play it.",
    "any Non-player": "Whichever Non-player comes to choose on the card plays its Event.",
  },
  usual: "its own",
  because: "A Non-player is said to Pass in order to play the Event itself, and the marker to be a reminder of that.",
})

/** The Senate always plays a Trains Event, and otherwise a die is rolled: do Non-player Reds roll for one? (8-non-players/8.1.4-sequence-of-play.md) */
export const redsAndTrains = question("redsAndTrains", {
  asks: "The Senate always plays a Trains Event, and otherwise a die is rolled: do Non-player Reds roll for one?",
  clauses: [nonPlayerOptions.capabilities, nonPlayerOptions.trainsNow, nonPlayerOptions.capabilityDie],
  readings: {
    rolled: "Yes: a Trains Event is a Capability for them like any other.",
    "not rolled": "No: the die is for Capabilities other than Trains, so that the step has nothing for them.",
  },
  usual: "rolled",
  because: "The procedure is for the turn of either Faction and for every Capability; only the Senate has a rule of its own.",
})

/** Is the +2 of the Non-player Reds added to the number that the die must beat, to their Capabilities, or to the die? (8-non-players/8.1.4-sequence-of-play.md) */
export const redsCapabilityModifier = question("redsCapabilityModifier", {
  asks: "Is the +2 of the Non-player Reds added to the number that the die must beat, to their Capabilities, or to the die?",
  clauses: [nonPlayerOptions.redsModifier, nonPlayerOptions.capabilityLimit],
  readings: {
    "the limit": "Two is added to twice their Capabilities: they take fewer Capability Events.",
    "their number": "Two is added to the number of their Capabilities before it is doubled: they take fewer still.",
    "the die": "Two is added to the roll: they take more Capability Events.",
  },
  usual: "the limit",
  because: "The bracket stands right behind twice the number of Capabilities, and not behind the roll.",
})

/** The current and the upcoming Event are both Capabilities: does a failed roll settle both of them? (8-non-players/8.1.4-sequence-of-play.md) */
export const twoCapabilities = question("twoCapabilities", {
  asks: "The current and the upcoming Event are both Capabilities: does a failed roll settle both of them?",
  clauses: [nonPlayerOptions.capabilities, nonPlayerOptions.capabilityDie, nonPlayerOptions.capabilityRefused],
  readings: {
    "one roll": "Yes: one die is rolled in a turn, for whichever of them can be played or waited for.",
    "a roll each": "No: after a failed roll for the current Event another is made for the upcoming one.",
  },
  usual: "one roll",
  because: "The procedure is gone through when the current or the upcoming Event is a Capability, with 1d6 in it.",
})

/** Does a Non-player spend News after a full Command that is recorded as a Limited Command? (8-non-players/8.1.4-sequence-of-play.md) */
export const newsAfterFull = question("newsAfterFull", {
  asks: "Does a Non-player spend News after a full Command that is recorded as a Limited Command?",
  clauses: [nonPlayerOptions.news, recordSteps.onlyLimited, limitedCommand.oneSpace],
  readings: {
    spent: "Yes: a Command in one space without a Special Activity is a Limited Command.",
    kept: "No: News goes with the second kind of turn in the fifth step, and this was the first kind.",
  },
  usual: "spent",
  because: "2.2.4 says what a Limited Command is, and 8.2.4 says of such a turn that no more than one was executed.",
})

/** A Non-player spends News and then finds no card that it can execute: is the News lost? (8-non-players/8.1.4-sequence-of-play.md) */
export const newsWithoutCard = question("newsWithoutCard", {
  asks: "A Non-player spends News and then finds no card that it can execute: is the News lost?",
  clauses: [nonPlayerOptions.news, nonPlayerOptions.newsCommand, nonPlayerOptions.newsDeck],
  readings: {
    spent: "Yes: it was spent before the card was drawn.",
    kept: "No: News pays for a Limited Command, and there was none.",
  },
  usual: "spent",
  because: "The News is spent at once, and only then a card is drawn from the whole deck.",
  kind: "gap",
})

/** No Non-player card can be executed, but the current Event could be played: what does the Non-player do? (8-non-players/8.1.4-sequence-of-play.md) */
export const noCardToExecute = question("noCardToExecute", {
  asks: "No Non-player card can be executed, but the current Event could be played: what does the Non-player do?",
  clauses: [conditionBox.noneMet, nonPlayerOptions.eventLeft, nonPlayerOptions.passLast],
  readings: {
    Pass: "It Passes, as 8.2.1 says of a deck without a condition that is met.",
    "the Event": "It plays the Event: that action is possible, and 8.1.4 has it Pass only if none is.",
  },
  usual: "Pass",
  because: "8.2.1 speaks of this very case, and 8.1.4 points to it for the Pass.",
  kind: "contradiction",
})

/** After a failed roll for a Capability that is the current Event, can a later step still have it played? (8-non-players/8.1.4-sequence-of-play.md) */
export const refusedCapability = question("refusedCapability", {
  asks: "After a failed roll for a Capability that is the current Event, can a later step still have it played?",
  clauses: [nonPlayerOptions.capabilityRefused, nonPlayerOptions.event, nonPlayerOptions.eventLeft],
  readings: {
    "the whole turn": "The Non-player does not play the Event in this turn, whatever the later steps say.",
    "this step": "Only the step of the Capabilities leaves the Event alone.",
  },
  usual: "the whole turn",
  because: "The text says that the Faction will not play the Event, and names no step.",
})

/** Which Non-player is the last Eligible Faction on a card: one after which nobody acts, or the one in the third spot? (8-non-players/8.1.4-sequence-of-play.md) */
export const lastEligible = question("lastEligible", {
  asks: "Which Non-player is the last Eligible Faction on a card: one after which nobody acts, or the one in the third spot?",
  clauses: [nonPlayerOptions.fullCommand, nonPlayerOptions.fullOnlyAsLast],
  readings: {
    "nobody acts after it": "One after which nobody acts, be it the second or the only one that is Eligible.",
    "the third spot": "The one in the third spot: with fewer than three Eligible Factions there is none.",
  },
  usual: "nobody acts after it",
  because: "The sentence asks whether it plays as the last one on the current card, and names no spot.",
})

/** What does a Non-player do with something optional of which no instruction speaks, outside of Events? (8-non-players/8.1.5-events.md) */
export const nothingSaid = question("nothingSaid", {
  asks: "What does a Non-player do with something optional of which no instruction speaks, outside of Events?",
  clauses: [freeNonPlayerActions.atRandom],
  readings: {
    declines: "It leaves it.",
    chance: "Chance decides whether it does that, and which.",
  },
  usual: "declines",
  because: "It does what its cards and the sheets tell it to do; chance is called upon for Events and among equal candidates only.",
  kind: "gap",
})

/** Is an Event without effect that might do something, depending on a die or on what others choose? (8-non-players/8.1.5-events.md) */
export const certainEffect = question("certainEffect", {
  asks: "Is an Event without effect that might do something, depending on a die or on what others choose?",
  clauses: [ineffectiveEvents.onlyEffective, ineffectiveEvents.somethingHappens],
  readings: {
    possible: "No: it is enough that something can happen.",
    certain: "Yes: something must happen whatever the dice show and others choose.",
  },
  usual: "possible",
  because: "The example of 8.1.5 is an Event that could do nothing at all.",
})

/** Which comes first when a Non-player takes enemy Cells: the side on which they lie, or Control? (8-non-players/8.1.7-priorities.md) */
export const controlOrSide = question("controlOrSide", {
  asks: "Which comes first when a Non-player takes enemy Cells: the side on which they lie, or Control?",
  clauses: [nonPlayerPriorities.removeActive, nonPlayerPriorities.removeInactive, nonPlayerPriorities.senateControl, nonPlayerPriorities.redsControl, nonPlayerPriorities.moderatesUncontrolled],
  readings: {
    "the side first": "The side, as the general priorities are listed; Control decides among Cells that are equal in that.",
    "Control first": "Control; the side of a Cell decides among those that are equal in that.",
  },
  usual: "the side first",
  because: "The priorities stand in that order, and those of the cards are read from top to bottom.",
})

/** Where a Non-player card leaves several spaces or Cells equal for a Rally or for Dialogue, does Control choose between them before chance? (8-non-players/8.1.7-priorities.md) */
export const controlWithinCards = question("controlWithinCards", {
  asks: "Where a Non-player card leaves several spaces or Cells equal for a Rally or for Dialogue, does Control choose between them before chance?",
  clauses: [nonPlayerPriorities.whereSilent, nonPlayerPriorities.maximumExtent, nonPlayerPriorities.senateControl, nonPlayerPriorities.redsControl, nonPlayerPriorities.moderatesUncontrolled],
  readings: {
    "before chance": "Yes: Control narrows what the card leaves, except where the card itself says that a space is random.",
    "chance alone": "No: the card is the instruction, and chance decides what it leaves equal.",
  },
  usual: "before chance",
  because: "A tie is where the card says nothing else, and pieces are placed or replaced there; for moves, and for Terror, the cards name themselves the Control that is sought.",
})

/** Does a Non-player take Active Cells of the Senate and the Reds before Inactive ones of the Moderates? (8-non-players/8.1.7-priorities.md) */
export const enemiesInOrder = question("enemiesInOrder", {
  asks: "Does a Non-player take Active Cells of the Senate and the Reds before Inactive ones of the Moderates?",
  clauses: [nonPlayerPriorities.removeActive, nonPlayerPriorities.removeInactive],
  readings: {
    equal: "No: they are equal, and Control, then chance decides between them.",
    "as listed": "Yes: they are named first.",
  },
  usual: "equal",
  because: "The sentence joins them by \"and\", and calls nothing first; elsewhere 8.1.7 does.",
})

/** Which own Cells does a Non-player give up where an Event or Attrition has it remove, not replace, some? (8-non-players/8.1.7-priorities.md) */
export const ownPiecesRemoved = question("ownPiecesRemoved", {
  asks: "Which own Cells does a Non-player give up where an Event or Attrition has it remove, not replace, some?",
  clauses: [nonPlayerPriorities.replaceInactive, nonPlayerPriorities.replaceActive],
  readings: {
    "by chance": "Any: chance decides.",
    "as in replacing": "Those that it would rather replace: Inactive ones, the Moderates Active ones.",
  },
  usual: "by chance",
  because: "The preference for own Cells is stated for replacing alone, and what no priority covers is left to chance (8.1.6).",
  kind: "gap",
})

/** Do Non-player Moderates want a shift from an Active to a Passive level, which leaves the Population as it is? (8-non-players/8.1.7-priorities.md) */
export const stepsTowardsNeutral = question("stepsTowardsNeutral", {
  asks: "Do Non-player Moderates want a shift from an Active to a Passive level, which leaves the Population as it is?",
  clauses: [nonPlayerPriorities.moderatesNeutral],
  readings: {
    "Neutral only": "No: it makes no Population Neutral.",
    "a step counts": "Yes, if nothing can be made Neutral at once: it is a step on the way.",
  },
  usual: "Neutral only",
  because: "What they seek to increase is Neutral Population, and such a shift increases none.",
})

/** Is the Control that the Senate and the Reds seek counted in spaces or in Population? (8-non-players/8.1.7-priorities.md) */
export const unitOfControl = question("unitOfControl", {
  asks: "Is the Control that the Senate and the Reds seek counted in spaces or in Population?",
  clauses: [nonPlayerPriorities.senateControl, nonPlayerPriorities.redsControl],
  readings: {
    spaces: "Every space that is Controlled counts alike.",
    Population: "A space counts as much as its Population.",
  },
  usual: "spaces",
  because: "8.1.7 speaks of the Population for the Moderates, and of nothing but Control for the others.",
})

/** Is the Support or Opposition that a Non-player seeks counted in levels or in Population? (8-non-players/8.1.7-priorities.md) */
export const unitOfSupport = question("unitOfSupport", {
  asks: "Is the Support or Opposition that a Non-player seeks counted in levels or in Population?",
  clauses: [nonPlayerPriorities.senateSupport, nonPlayerPriorities.redsOpposition],
  readings: {
    levels: "Every level of every space counts alike.",
    Population: "A level counts as much as the Population of its space.",
  },
  usual: "levels",
  because: "What is increased or reduced are Support and Opposition, which 1.6 shifts by levels; only of the Moderates does 8.1.7 speak in Population.",
})

/** Must the condition of a Non-player card be met that is looked up for a named free action? (8-non-players/8.2-cards.md) */
export const conditionOfNamedCard = question("conditionOfNamedCard", {
  asks: "Must the condition of a Non-player card be met that is looked up for a named free action?",
  clauses: [freeNonPlayerActions.namedAction, freeNonPlayerActions.usualProcedures, conditionBox.notMet],
  readings: {
    "passed over": "No: the card is looked up for its instructions, and its die is rolled where they need it.",
    asked: "Yes: a card whose condition is not met is of no use here either.",
  },
  usual: "passed over",
  because: "The Condition Box is named only with a card that is drawn because the Event names no action.",
})

/** Three words are explained by two orders, the rising one first: which word goes with which? (8-non-players/8.2-cards.md) */
export const orderOfMost = question("orderOfMost", {
  asks: "Three words are explained by two orders, the rising one first: which word goes with which?",
  clauses: [nonPlayerCards.most],
  readings: {
    "by their meaning": "\"Lowest\" goes upwards from the least, \"highest\" and \"most\" downwards from the greatest.",
    "as printed": "\"Highest\" is explained by the rising order, because both are printed first.",
  },
  usual: "by their meaning",
  because: "Taken word for word in order, \"highest\" would begin with the lowest.",
  kind: "slip",
  editorial: "every card says what it prefers in the sections on the cards, in words that need no such term",
})

/** Is a full Command in one space, or with one Cell, and without a Special Activity recorded as a Limited one? (8-non-players/8.2-cards.md) */
export const recordedInFact = question("recordedInFact", {
  asks: "Is a full Command in one space, or with one Cell, and without a Special Activity recorded as a Limited one?",
  clauses: [recordSteps.asTaken, executingInstructions.recordedAccordingly, redsRallyCard.recordedOnlySo],
  readings: {
    "every Command": "Yes, whatever the Command, if a box for a Limited Command is free.",
    "Reds Rally": "Only the Reds Rally, whose card says so; any other stays in the box for the full Command.",
  },
  usual: "every Command",
  because: "8.2.4 has every move recorded as it was taken; the play note of the Reds Rally is a case of that.",
})

/** When are the dice rolled that the priorities of a Non-player card ask for? (8-non-players/8.2-cards.md) */
export const diceOfTheCard = question("diceOfTheCard", {
  asks: "When are the dice rolled that the priorities of a Non-player card ask for?",
  clauses: [conditionBox.met, executingInstructions.impossibleCommand, executingInstructions.topToBottom, nonPlayerOptions.draw],
  readings: {
    "after the condition": "As soon as the condition of the card is met: what they show counts where it is asked whether the card can be executed.",
    "once it is executed": "Only for a card that is executed: that it can be is seen without them, and a card that is put away takes none.",
  },
  usual: "after the condition",
  because: "With its condition met a card is executed, from its top downwards, and whether its Command can be is seen in doing so.",
  kind: "gap",
})

/** The Senate cannot Prepare before its Attack or March, and no Limited Command is open: what does it do? (8-non-players/8.2-cards.md) */
export const withoutPrepareFirst = question("withoutPrepareFirst", {
  asks: "The Senate cannot Prepare before its Attack or March, and no Limited Command is open: what does it do?",
  clauses: [senateAttackCard.limitedOtherwise, senateAttackCard.limitedIfOpen, senateMarchCard.limitedOtherwise, senateMarchCard.limitedIfOpen],
  readings: {
    "full Command": "It executes the full Command without a Special Activity.",
    "another card": "It discards the card and draws another.",
  },
  usual: "full Command",
  because: "The exception holds only where a Limited Command can be taken; without it the card is executed as it stands.",
})

/** When does a Rally by card #48 put an Administration in place of two Cells? (8-non-players/8.3.1-reds-rally.md) */
export const administrationByCard = question("administrationByCard", {
  asks: "When does a Rally by card #48 put an Administration in place of two Cells?",
  clauses: [redsRallyCard.administration, readingCards.sequential, readingCards.maximumExtent, rally.cellsFirst, nonPlayerExceptions.otherwiseBound],
  readings: {
    last: "When the Cells of all spaces have been placed; its turn on the card only tells that it takes a space before them.",
    "at once": "When it is its turn on the card, so that the two Cells are Available for the priorities after it.",
  },
  usual: "last",
  because: "3.2.1 puts the exchange last, and 8.1.3 makes no exception from that; the card can be followed either way.",
  kind: "contradiction",
})

/** Do Non-player Reds that have placed Sabotage place a Prepared marker as well? (8-non-players/8.3.1-reds-rally.md) */
export const prepareByCard = question("prepareByCard", {
  asks: "Do Non-player Reds that have placed Sabotage place a Prepared marker as well?",
  clauses: [redsRallyCard.sabotage, redsRallyCard.prepared, readingCards.sequential, prepare.placePrepared, prepare.orSabotage, nonPlayerExceptions.otherwiseBound],
  readings: {
    either: "No: Prepare does one of the two.",
    both: "Yes: the card has two priorities, one after the other.",
  },
  usual: "either",
  because: "4.2.3 names the two as alternatives, and 8.1.3 makes no exception for Prepare; yet only the card of the Senate says so again.",
  kind: "contradiction",
})

/** Where must relocating an Administration cost the Reds no Control? (8-non-players/8.3.1-reds-rally.md) */
export const relocationControl = question("relocationControl", {
  asks: "Where must relocating an Administration cost the Reds no Control?",
  clauses: [redsRallyCard.relocate, redsRallyCard.relocateKeepsControl, redsRallyCard.administration],
  readings: {
    "its origin": "In the space that it leaves.",
    "every space": "Also in the space that it comes to, where two Cells give way to it.",
  },
  usual: "its origin",
  because: "The words stand beside the space from which it is taken; what happens to the two Cells is another step.",
})

/** By the condition of the Reds cards #49, #50 and #53, must every Administration have a Reds Cell beside it, or must the Reds have neither of the two on the map? (8-non-players/8.3.2-reds-activism.md) */
export const bareAdministrations = question("bareAdministrations", {
  asks: "By the condition of the Reds cards #49, #50 and #53, must every Administration have a Reds Cell beside it, or must the Reds have neither of the two on the map?",
  clauses: [redsActivismCard49.ifNoneBare, redsActivismCard50.ifNoneBare, redsMarchCard.ifNoneBare, executingInstructions.untilPossible],
  readings: {
    "no such space": "No Administration stands in a space without a Reds Cell.",
    "neither of them": "The Reds have no Administration on the map, and no Cell either.",
  },
  usual: "no such space",
  because: "Without a Cell on the map there would be nothing to execute by these cards, and the first priority of #48 looks after such spaces.",
})

/** Do Non-player Reds Agitate at Active Opposition, to remove the Terror there? (8-non-players/8.3.3-reds-activism-in-war.md) */
export const agitateForTerror = question("agitateForTerror", {
  asks: "Do Non-player Reds Agitate at Active Opposition, to remove the Terror there?",
  clauses: [redsActivismCard50.agitate, redsActivismCard50.agitateWhere, activism.agitateTerrorFirst, activism.agitateDirection],
  readings: {
    "also for Terror": "Yes: the card asks for an Administration and Control, and Agitation also removes Terror.",
    "only to shift": "No: without a level to shift there is nothing to Agitate for.",
  },
  usual: "also for Terror",
  because: "The card has no other conditions; spaces at less Opposition go first by its nested priority.",
})

/** Is the die of card #50 among the dice of Activism that 8.1.3 excepts, although 8.1.3 names 8.3.2 and 8.4.3 only? (8-non-players/8.3.3-reds-activism-in-war.md) */
export const dieOfCard50 = question("dieOfCard50", {
  asks: "Is the die of card #50 among the dice of Activism that 8.1.3 excepts, although 8.1.3 names 8.3.2 and 8.4.3 only?",
  clauses: [nonPlayerExceptions.activismDie, redsActivismCard50.activateDie],
  readings: {
    yes: "Yes: the list is short of one section.",
    no: "No: the card differs from 3.2.2 by itself.",
  },
  usual: "yes",
  because: "Card #50, too, has a die of its own when it Activates friendly Cells.",
  kind: "slip",
  editorial: "Where the card differs from the base rules it is followed, listed or not.",
})

/** Does an Active Reds Cell that priority 1 of card #50 has removed count against a die that was rolled before? (8-non-players/8.3.3-reds-activism-in-war.md) */
export const activeForDieWhen = question("activeForDieWhen", {
  asks: "Does an Active Reds Cell that priority 1 of card #50 has removed count against a die that was rolled before?",
  clauses: [redsActivismCard50.activateDie, redsActivismCard50.remove, readingCards.sequential],
  readings: {
    "at its priority": "No: the Cells count that are Active on the map when the priority of the die is reached.",
    "when it is rolled": "Yes: the Cells count that are Active on the map when the die is rolled.",
  },
  usual: "at its priority",
  because: "The die is compared in priority 4, and 8.2.5 has what comes before it carried out first.",
})

/** When Non-player Reds conduct Terror where it creates the most Control, is that counted in spaces or in Population? (8-non-players/8.3.4-reds-terror.md) */
export const mostRedsControl = question("mostRedsControl", {
  asks: "When Non-player Reds conduct Terror where it creates the most Control, is that counted in spaces or in Population?",
  clauses: [redsTerrorCard.control],
  readings: {
    spaces: "Every space that comes under Reds Control counts alike.",
    Population: "The space with the highest Population that comes under Reds Control goes first.",
  },
  usual: "spaces",
  because: "No measure is printed, while the card of the Senate for Terror speaks of Control of Population (8.4.4).",
})

/** The Senate and Germans are both in a space that Non-player Reds Attack: who defends? (8-non-players/8.3.5-reds-attack.md) */
export const nonPlayerDefender = question("nonPlayerDefender", {
  asks: "The Senate and Germans are both in a space that Non-player Reds Attack: who defends?",
  clauses: [redsAttackCard.attackCapability, redsAttackCard.attackTown, redsAttackCard.attackProvince, nonPlayerPriorities.maximumExtent],
  readings: {
    "at random": "The Senate, the Germans, or both, at random.",
    Senate: "The Senate, of which all priorities speak.",
    both: "Both, so that as much as possible is removed.",
  },
  usual: "at random",
  because: "Neither the card nor the general priorities say it, and what they leave open is random.",
  kind: "gap",
})

/** The card for Reds Attack selects groups with a Train whatever their size: must exactly three Cells go by it, or up to three? (8-non-players/8.3.5-reds-attack.md) */
export const redsTrainGroups = question("redsTrainGroups", {
  asks: "The card for Reds Attack selects groups with a Train whatever their size: must exactly three Cells go by it, or up to three?",
  clauses: [redsAttackCard.trainGroups, redsAttackCard.selectCapability, redsAttackCard.oneStays, redsAttackCard.keepControl],
  readings: {
    three: "A group by Train has three Cells; where so many cannot go, none does.",
    "up to three": "Fewer go where three are not there, or would cost the Reds the Control.",
  },
  usual: "three",
  because: "The Preliminaries form groups of three, without a word of fewer.",
})

/** The card for Reds Attack speaks of Senate Cells in the Province of a group, and of Senate pieces where a Train goes: does that differ? (8-non-players/8.3.5-reds-attack.md) */
export const senatePieces = question("senatePieces", {
  asks: "The card for Reds Attack speaks of Senate Cells in the Province of a group, and of Senate pieces where a Train goes: does that differ?",
  clauses: [redsAttackCard.attackProvince, redsAttackCard.attackProvinceByTrain],
  readings: {
    "the same": "Both mean Cells.",
    "more than Cells": "The second means more.",
  },
  usual: "the same",
  because: "Two words are used for one thing.",
  kind: "slip",
  editorial: "the Senate has no pieces on the map but its Cells; Troops are pieces of the Germans, and markers are no pieces",
})

/** The Preliminaries always leave one Cell behind, while a priority selects all Reds in spaces with Support: does one of them stay? (8-non-players/8.3.6-reds-march.md) */
export const allInSupport = question("allInSupport", {
  asks: "The Preliminaries always leave one Cell behind, while a priority selects all Reds in spaces with Support: does one of them stay?",
  clauses: [redsMarchCard.oneStays, redsMarchCard.selectSupport],
  readings: {
    "one stays": "One stays, as always.",
    "all go": "All go.",
  },
  usual: "one stays",
  because: "The Preliminaries say \"always\"; that the priority before it excepts one Cell in so many words only repeats this.",
  kind: "contradiction",
})

/** Reds March to end Senate Control where the Senate Controls four or more Population: is that counted once, or before each group? (8-non-players/8.3.6-reds-march.md) */
export const fourPopulationWhen = question("fourPopulationWhen", {
  asks: "Reds March to end Senate Control where the Senate Controls four or more Population: is that counted once, or before each group?",
  clauses: [redsMarchCard.breakNeedsFour, redsMarchCard.breakControl],
  readings: {
    once: "When the priority begins; it is then carried out with every group.",
    "each time": "Before each group Marches.",
  },
  usual: "once",
  because: "The condition opens the priority, which then speaks of each group.",
})

/** Groups of the Reds March so that the Reds can change the Control of a space: each of them alone, or several together? (8-non-players/8.3.6-reds-march.md) */
export const marchJointly = question("marchJointly", {
  asks: "Groups of the Reds March so that the Reds can change the Control of a space: each of them alone, or several together?",
  clauses: [redsMarchCard.gainControl, redsMarchCard.breakControl],
  readings: {
    "each alone": "One group must be enough.",
    together: "Groups from several spaces go together where that is enough and none is alone.",
  },
  usual: "each alone",
  because: "The card speaks of each selected group; the card of the Senate says more clearly that the group itself must be able to do it.",
})

/** If the March of a selected group would cost the Reds the Control of its space, does nobody go, or as many as may? (8-non-players/8.3.6-reds-march.md) */
export const marchKeepsControl = question("marchKeepsControl", {
  asks: "If the March of a selected group would cost the Reds the Control of its space, does nobody go, or as many as may?",
  clauses: [redsMarchCard.keepControl, redsMarchCard.selectTroops, redsMarchCard.selectSupport],
  readings: {
    "the group stays": "Nobody goes: what would March is the group, and its March is forbidden.",
    "as many as may go": "As many of its Cells go as the Reds can spare.",
  },
  usual: "the group stays",
  because: "The priorities select all Cells of a space but one, and speak of the March of each selected group.",
})

/** What does a March of Non-player Reds take along? (8-non-players/8.3.6-reds-march.md) */
export const redsMarchCompany = question("redsMarchCompany", {
  asks: "What does a March of Non-player Reds take along?",
  clauses: [redsMarchCard.selectTroops, redsMarchCard.selectSupport, redsMarchCard.gainControl],
  readings: {
    nothing: "Only Cells March.",
    "all that may go": "Capabilities and Russians go along as far as the rules allow.",
  },
  usual: "nothing",
  because: "The card moves Reds and does not mention anything with them, which March leaves to the wish of the Faction.",
  kind: "gap",
})

/** By what is a border the closest to a Train? (8-non-players/8.4.1-senate-rally.md) */
export const closestBorder = question("closestBorder", {
  asks: "By what is a border the closest to a Train?",
  clauses: [redsRallyCard.sabotage, senateRallyCard54.sabotageClosest],
  readings: {
    adjacency: "By the number of spaces that lie between them, whatever borders they share.",
    Railways: "By the number of borders that the Train would have to cross on its way to it, by Railway.",
  },
  usual: "adjacency",
  because: "No measure is printed, and spaces lie beside each other by adjacency; that Sabotage hinders only Trains is another matter.",
  kind: "gap",
})

/** What if Prepare cannot reach the border, or the Town, that is the closest of all? (8-non-players/8.4.1-senate-rally.md) */
export const closestWithinReach = question("closestWithinReach", {
  asks: "What if Prepare cannot reach the border, or the Town, that is the closest of all?",
  clauses: [redsRallyCard.sabotage, senateRallyCard54.sabotageClosest, senateRallyCard54.preparedHelsinki, prepare.borderWithCell, prepare.onePrepared, readingCards.maximumExtent],
  readings: {
    "within reach": "The closest is looked for among those where 4.2.3 lets Prepare act.",
    "of all": "Then the priority is left out: no other border or Town will do.",
  },
  usual: "within reach",
  because: "A priority is executed as far as it can be, within the base rules.",
})

/** Does a Non-player whose die for Foreign Relations has failed go on to the next Special Activity of its card? (8-non-players/8.4.1-senate-rally.md) */
export const failedForeignRelations = question("failedForeignRelations", {
  asks: "Does a Non-player whose die for Foreign Relations has failed go on to the next Special Activity of its card?",
  clauses: [redsActivismCard49.foreignRelations, senateRallyCard54.foreignRelations, senateRallyCard54.foreignRelationsThree, executingInstructions.firstPossible],
  readings: {
    conducted: "No: Foreign Relations have been conducted, in vain.",
    tried: "Yes: nothing has been possible so far.",
  },
  usual: "conducted",
  because: "The card speaks of an attempt to conduct Foreign Relations, and in 4.2.2 an action that fails is an action.",
})

/** Does a Non-player Senate need a Success Roll to lower German Vassalage? (8-non-players/8.4.1-senate-rally.md) */
export const foreignRelationsRoll = question("foreignRelationsRoll", {
  asks: "Does a Non-player Senate need a Success Roll to lower German Vassalage?",
  clauses: [senateRallyCard54.foreignRelationsFour, senateRallyCard54.foreignRelationsThree, foreignRelations.decrease, foreignRelations.target, noResourceTracking.noSpending, nonPlayerExceptions.otherwiseBound],
  readings: {
    "the card": "No: it comes down as the card says, whoever grants the Special Activity.",
    "Success Roll": "Yes, and it never succeeds: with nothing spent the Target Value is zero.",
  },
  usual: "the card",
  because: "Under the base rule the priorities of the card could never do anything.",
  kind: "contradiction",
})

/** Does a Non-player Senate that lowers German Vassalage from four to three roll for three as well? (8-non-players/8.4.1-senate-rally.md) */
export const foreignRelationsTwice = question("foreignRelationsTwice", {
  asks: "Does a Non-player Senate that lowers German Vassalage from four to three roll for three as well?",
  clauses: [senateRallyCard54.foreignRelationsFour, senateRallyCard54.foreignRelationsThree, readingCards.sequential, foreignRelations.decrease],
  readings: {
    "one of them": "No: which of the two priorities applies depends on where Vassalage stood.",
    both: "Yes: the second priority comes after the first, and finds it at three.",
  },
  usual: "one of them",
  because: "4.2.2 moves Vassalage by one.",
})

/** Why does the first part of the Rally by card #54 ask for Phase I, as the condition of the card does? (8-non-players/8.4.1-senate-rally.md) */
export const phaseOfCard54 = question("phaseOfCard54", {
  asks: "Why does the first part of the Rally by card #54 ask for Phase I, as the condition of the card does?",
  clauses: [senateRallyCard54.cellsAmongEnemiesPhase, senateRallyCard54.ifPhaseOne],
  readings: {
    repeated: "It repeats the condition.",
    "left over": "It is left over from a card for both Phases.",
  },
  usual: "repeated",
  because: "That is what is printed.",
  kind: "slip",
  editorial: "The card is never executed in Phase II.",
})

/** Does a Non-player Senate crack down if that removes no Opposition anywhere? (8-non-players/8.4.2-senate-rally-in-war.md) */
export const crackdownInVain = question("crackdownInVain", {
  asks: "Does a Non-player Senate crack down if that removes no Opposition anywhere?",
  clauses: [senateRallyCard55.crackdown, senateRallyCard55.crackdownMost, crackdown.placeTerror],
  readings: {
    no: "No: the card wants Opposition removed.",
    yes: "Yes: where nothing can be removed, every space removes the most that is possible.",
  },
  usual: "no",
  because: "A space is chosen for the Opposition that goes; where none goes, another Special Activity is next.",
})

/** Is a space in which the Senate has Rallied already one of the two with the largest Senate groups? (8-non-players/8.4.2-senate-rally-in-war.md) */
export const largestGroups = question("largestGroups", {
  asks: "Is a space in which the Senate has Rallied already one of the two with the largest Senate groups?",
  clauses: [senateRallyCard55.cellsLargest, commandsInGeneral.onceEach, readingCards.maximumExtent],
  readings: {
    "of those left": "No: two more spaces are selected, those with the largest groups that are left.",
    "of all": "Yes: only those of the two largest groups of all are selected that have not been before.",
  },
  usual: "of those left",
  because: "The part has the Senate Rally in two spaces, as far as it can.",
})

/** Is the Opposition of a space, of which a card wants the most or the least, counted by Population? (8-non-players/8.4.2-senate-rally-in-war.md) */
export const oppositionByCard = question("oppositionByCard", {
  asks: "Is the Opposition of a space, of which a card wants the most or the least, counted by Population?",
  clauses: [senateRallyCard55.crackdownMost, redsActivismCard50.agitateLeast, moderatesNegotiateCard.dialogueOpposition, support.redsVictory],
  readings: {
    Population: "Yes: by what the space adds to Total Opposition.",
    levels: "No: by its level, whatever the Population.",
  },
  usual: "Population",
  because: "The only amount of Opposition that the rules know is Total Opposition.",
  kind: "gap",
})

/** Do the nested priorities of the cards choose among spaces that still wait for their first Activated Cell, or among all? (8-non-players/8.4.3-senate-activism.md) */
export const activateEvenly = question("activateEvenly", {
  asks: "Do the nested priorities of the cards choose among spaces that still wait for their first Activated Cell, or among all?",
  clauses: [redsActivismCard49.activateSingle, redsActivismCard49.activateOppositionLast, redsActivismCard50.activateOppositionLast, senateActivismCard.activateLone, senateActivismCard.activateSupport, activism.evenly, nonPlayerExceptions.activismDie],
  readings: {
    evenly: "Among those that wait: no second Cell of a space is Activated before.",
    "by the card": "Among all: spaces that come last wait until no other has an Inactive Cell.",
  },
  usual: "evenly",
  because: "Only the die of Non-players is their own; 3.2.2 binds them in the rest.",
  kind: "contradiction",
})

/** Do Non-players that remove own Active Cells bring the difference of Polarization and Vassalage close to 5, or their sum? (8-non-players/8.4.3-senate-activism.md) */
export const differenceOfFive = question("differenceOfFive", {
  asks: "Do Non-players that remove own Active Cells bring the difference of Polarization and Vassalage close to 5, or their sum?",
  clauses: [redsActivismCard50.removeTowardsFive, senateActivismCard.removeNumber],
  readings: {
    difference: "The difference between Polarization and the Vassalage of the friendly Power, whichever is higher.",
    "Polarization above": "How far Polarization lies above that Vassalage.",
    sum: "Polarization and that Vassalage together, which 7.2 compares with 5.",
  },
  usual: "difference",
  because: "The word is printed on both cards, and says nothing of which number is the higher one.",
  kind: "slip",
})

/** Having flipped what its card names, does a Non-player flip Cells of the same Factions the other way while it could flip more? (8-non-players/8.4.3-senate-activism.md) */
export const flipsByCard = question("flipsByCard", {
  asks: "Having flipped what its card names, does a Non-player flip Cells of the same Factions the other way while it could flip more?",
  clauses: [redsActivismCard49.flipSenate, redsActivismCard49.flipModerates, senateActivismCard.flipReds, senateActivismCard.flipModerates, activism.flip, commandsInGeneral.maximumExtent, nonPlayerExceptions.otherwiseBound],
  readings: {
    "as named": "No: it stops when there are no more Cells of the kind that the card names.",
    "either way": "Yes: as many as it can of a Faction that it has targeted, as 3.1 says.",
  },
  usual: "as named",
  because: "The card says to which side the Cells are turned, and chapter 8 goes before the base rules where it differs.",
  kind: "contradiction",
})

/** Does the Political Display count towards the two spaces in which a Non-player conducts Terror? (8-non-players/8.4.4-senate-terror.md) */
export const displayAmongSpaces = question("displayAmongSpaces", {
  asks: "Does the Political Display count towards the two spaces in which a Non-player conducts Terror?",
  clauses: [redsTerrorCard.upToTwo, redsTerrorCard.random, redsTerrorCard.randomDisplay, senateTerrorCard.upToTwo, senateTerrorCard.random, senateTerrorCard.randomDisplay],
  readings: {
    "one of the two": "Yes: it is drawn among the random spaces and takes the place of one.",
    "beside them": "No: it is no space, and can be selected beside two of them.",
  },
  usual: "one of the two",
  because: "The last priority includes it among the random spaces, which are within the limit of two.",
})

/** Does a Non-player conduct Terror in a space where no marker can be placed and no piece be removed? (8-non-players/8.4.4-senate-terror.md) */
export const terrorOfNothing = question("terrorOfNothing", {
  asks: "Does a Non-player conduct Terror in a space where no marker can be placed and no piece be removed?",
  clauses: [executingInstructions.impossibleCommand, executingInstructions.partIsEnough, redsTerrorCard.random, senateTerrorCard.random],
  readings: {
    no: "No: nothing of it can be executed there, so such a space is passed over.",
    yes: "Yes: own Active Cells and enemies are all that Terror asks of a space.",
  },
  usual: "no",
  because: "A Command that cannot be executed even in part is put away, and of this one not even a part can be.",
})

/** When a Non-player conducts Terror where a Faction holds News, may that be the acting Faction itself? (8-non-players/8.4.4-senate-terror.md) */
export const terrorAtNews = question("terrorAtNews", {
  asks: "When a Non-player conducts Terror where a Faction holds News, may that be the acting Faction itself?",
  clauses: [redsTerrorCard.news, senateTerrorCard.news],
  readings: {
    "any Faction": "Yes: whichever Faction holds it.",
    "an enemy": "No: it must be held by an enemy.",
  },
  usual: "any Faction",
  because: "The words leave no Faction out; what Terror can win is for the priority nested in it.",
})

/** The Senate Attacks with groups so that they come closer to a Town, those with a Train first: do others Attack where they stand? (8-non-players/8.4.5-senate-attack.md) */
export const attackCloser = question("attackCloser", {
  asks: "The Senate Attacks with groups so that they come closer to a Town, those with a Train first: do others Attack where they stand?",
  clauses: [senateAttackCard.attackCloser, senateAttackCard.attackCloserWithTrain],
  readings: {
    "by Train only": "No: only a Train takes Attackers to another space, so only those groups come closer.",
    "where it stands, too": "Yes: those with a Train go first, and the others Attack in their own space.",
  },
  usual: "by Train only",
  because: "A group that stays where it is does not come closer; that groups with a Train go first is then without effect.",
  kind: "contradiction",
})

/** The cards for Attack ask for Phase II before the first of two alternatives: does the second need it, too? (8-non-players/8.4.5-senate-attack.md) */
export const attackPhase = question("attackPhase", {
  asks: "The cards for Attack ask for Phase II before the first of two alternatives: does the second need it, too?",
  clauses: [redsAttackCard.ifPhaseTwo, senateAttackCard.ifPhaseTwo],
  readings: {
    both: "Phase II holds for both.",
    "the first": "Phase II holds for the first only.",
  },
  usual: "both",
  because: "It is the condition of the whole card, before the alternatives.",
  editorial: "an Attack can only be selected in Phase II anyway (3.2.4), and a card that cannot be executed is discarded (8.2.3)",
})

/** The cards Attack with groups that are in a Town or can Attack a Town with enemy Cells: must such Cells be in the own Town, too? (8-non-players/8.4.5-senate-attack.md) */
export const townWithEnemyCells = question("townWithEnemyCells", {
  asks: "The cards Attack with groups that are in a Town or can Attack a Town with enemy Cells: must such Cells be in the own Town, too?",
  clauses: [redsAttackCard.attackTown, redsAttackCard.attackTownByTrain, senateAttackCard.attackTown, senateAttackCard.attackTownByTrain],
  readings: {
    "other Towns": "No: the enemy Cells belong to a Town that is reached by Train.",
    "every Town": "Yes: there must be enemy Cells in whichever Town is Attacked.",
  },
  usual: "other Towns",
  because: "They are named with the second alternative only; Troops and Administrations can be Attacked as well.",
})

/** Which Sabotage does a Non-player Senate remove if it has no Train on the map? (8-non-players/8.4.6-senate-march.md) */
export const sabotageWithoutTrains = question("sabotageWithoutTrains", {
  asks: "Which Sabotage does a Non-player Senate remove if it has no Train on the map?",
  clauses: [senateRallyCard54.sabotageClosest, senateAttackCard.sabotageClosest, senateMarchCard.sabotageClosest],
  readings: {
    none: "None: no border is closest to a marker that is not there.",
    "any border": "That of any border, by chance.",
  },
  usual: "none",
  because: "The priority selects its border by a Train; without one it selects none.",
  kind: "gap",
})

/** The cards for Attack and March ask for a Train with enemies adjacent: across any border, or along an open Railway? (8-non-players/8.4.6-senate-march.md) */
export const adjacentByTrain = question("adjacentByTrain", {
  asks: "The cards for Attack and March ask for a Train with enemies adjacent: across any border, or along an open Railway?",
  clauses: [redsAttackCard.ifTrains, senateAttackCard.ifTrains, senateMarchCard.ifNoneByTrain],
  readings: {
    adjacent: "Any space with a common border counts.",
    "by Railway": "Only a space counts into which the Train could bring Attackers.",
  },
  usual: "adjacent",
  because: "That is the word, and it has a meaning of its own; an Attack that then proves impossible is left for another card.",
})

/** Groups of the Non-player Senate come closer to a Town without Senate Control: to any such Town, or to the nearest? (8-non-players/8.4.6-senate-march.md) */
export const closerToWhichTown = question("closerToWhichTown", {
  asks: "Groups of the Non-player Senate come closer to a Town without Senate Control: to any such Town, or to the nearest?",
  clauses: [senateAttackCard.attackCloser, senateMarchCard.closer],
  readings: {
    "some Town": "It is enough to come closer to one of them.",
    "the nearest": "The way to the nearest of them must become shorter.",
  },
  usual: "some Town",
  because: "The card says a Town, and favors those of the most Population where it can choose.",
})

/** The card for Senate March lists Foreign Relations after Prepare, yet without Prepare the March is a Limited Command: when are they conducted? (8-non-players/8.4.6-senate-march.md) */
export const foreignRelationsInMarch = question("foreignRelationsInMarch", {
  asks: "The card for Senate March lists Foreign Relations after Prepare, yet without Prepare the March is a Limited Command: when are they conducted?",
  clauses: [senateMarchCard.limitedOtherwise, senateMarchCard.limitedIfOpen, senateMarchCard.foreignRelations, executingInstructions.firstPossible],
  readings: {
    "with no Limited Command open": "Only where Prepare is impossible and no Limited Command can be taken.",
    "in place of Prepare": "Wherever Prepare is impossible; if they are, too, the March is a Limited Command.",
  },
  usual: "with no Limited Command open",
  because: "The Limited Command depends on Prepare alone, by its words.",
  kind: "contradiction",
})

/** For its Attack and its March the Senate removes Sabotage: if there is none, does it place a Prepared marker as by its other cards? (8-non-players/8.4.6-senate-march.md) */
export const prepareWithoutSabotage = question("prepareWithoutSabotage", {
  asks: "For its Attack and its March the Senate removes Sabotage: if there is none, does it place a Prepared marker as by its other cards?",
  clauses: [senateAttackCard.prepareFirst, senateAttackCard.sabotage, senateMarchCard.prepareFirst, senateMarchCard.sabotage, senateRallyCard54.preparedElse],
  readings: {
    "no Prepare": "No: without Sabotage it cannot Prepare by these cards.",
    "a Prepared marker": "Yes: what Prepare is stands on the card of the Rally.",
  },
  usual: "no Prepare",
  because: "These two cards have a text of their own, without a Prepared marker, where the others refer to that of the Rally.",
})

/** Groups that Attack or March are selected in an order, and then their targets have an order, too: which one goes first? (8-non-players/8.4.6-senate-march.md) */
export const selectionOrder = question("selectionOrder", {
  asks: "Groups that Attack or March are selected in an order, and then their targets have an order, too: which one goes first?",
  clauses: [senateAttackCard.selectCapability, senateAttackCard.selectLargest, senateAttackCard.attackTownWithTrain, senateAttackCard.attackTownPopulation, senateMarchCard.selectCapability, senateMarchCard.selectLargest, senateMarchCard.controlPopulation, senateMarchCard.closerPopulation, redsAttackCard.selectCapability, redsAttackCard.selectThree, redsAttackCard.attackTrains, redsAttackCard.attackTownWithTrain, redsAttackCard.attackTownPopulation, redsAttackCard.attackProvinceWithTrain, redsMarchCard.selectTroops, redsMarchCard.selectSupport, redsMarchCard.gainPopulation, redsMarchCard.gainLeastOpposition, redsMarchCard.breakPopulation],
  readings: {
    "targets first": "The order of the targets; that of the selection decides where they are equal.",
    "selection first": "The order of the selection; that of the targets decides where groups are equal.",
  },
  usual: "targets first",
  because: "The priorities with the targets say what is done with the groups that are already selected.",
})

/** Do more than two Capabilities go along with a group of a Non-player where no second group is left to take some of them? (8-non-players/8.4.6-senate-march.md) */
export const moreThanTwo = question("moreThanTwo", {
  asks: "Do more than two Capabilities go along with a group of a Non-player where no second group is left to take some of them?",
  clauses: [redsAttackCard.splitCapabilities, senateAttackCard.splitCapabilities, senateMarchCard.splitCapabilities],
  readings: {
    two: "No: a group takes two at the most.",
    "all of them": "Yes: with nothing to split, all go along that can.",
  },
  usual: "two",
  because: "Each group is to have as close to two as possible, and more than two are of no use in an Attack (1.4.3).",
})

/** The Senate does not March so that it loses a Town: after each group, or when the Command is over? (8-non-players/8.4.6-senate-march.md) */
export const townsKeptWhen = question("townsKeptWhen", {
  asks: "The Senate does not March so that it loses a Town: after each group, or when the Command is over?",
  clauses: [senateMarchCard.keepTowns, senateMarchCard.keepTownsSince, senateMarchCard.othersGain, readingCards.sequential],
  readings: {
    "after each group": "No group leaves a Town that is then not under its Control, or under that of another Faction.",
    "at the end": "A group may leave such a Town if another one, that can win no other Town, is sure to bring it back in the same Command.",
  },
  usual: "after each group",
  because: "The groups March one after another, and the start of the Command is named while its end is not.",
})

/** The Senate forms groups of three to five: is each as large as can be, or are they so formed that the fewest Cells are left over? (8-non-players/8.4.6-senate-march.md) */
export const senateGroups = question("senateGroups", {
  asks: "The Senate forms groups of three to five: is each as large as can be, or are they so formed that the fewest Cells are left over?",
  clauses: [senateAttackCard.trainGroups, senateMarchCard.groups, senateMarchCard.groupsThree, senateMarchCard.groupsFive, senateMarchCard.selectLargest],
  readings: {
    "the largest": "Five Cells go where five can, though fewer than three are left over then.",
    "the fewest left over": "Six Cells go as three and three, and seven as four and three.",
  },
  usual: "the largest",
  because: "Where groups are compared, the largest one goes first; nothing is said of how many there are.",
})

/** Does Polarization six already let Non-player Moderates Rally in one space more? (8-non-players/8.5.1-moderates-rally.md) */
export const moderatesMoreSpaces = question("moderatesMoreSpaces", {
  asks: "Does Polarization six already let Non-player Moderates Rally in one space more?",
  clauses: [moderatesRallyCard.upToMore],
  readings: {
    "six counts": "Six brings one space more, seven two.",
    "above six": "Six brings none, seven one.",
  },
  usual: "six counts",
  because: "The levels at six or more are counted, and six is one of them.",
})

/** On a 1 or 2, do spaces whose Control can be taken away go first, or empty Uncontrolled ones? (8-non-players/8.5.1-moderates-rally.md) */
export const moderatesRallyDie = question("moderatesRallyDie", {
  asks: "On a 1 or 2, do spaces whose Control can be taken away go first, or empty Uncontrolled ones?",
  clauses: [moderatesRallyCard.cellsPopulatedDie, moderatesRallyCard.cellsPopulatedControl, moderatesRallyCard.cellsPopulatedEmpty],
  readings: {
    "Control on 1 or 2": "Control goes first on 1 or 2, the empty spaces on 3 to 6.",
    "Control on 3 to 6": "The empty spaces go first on 1 or 2, Control on 3 to 6.",
  },
  usual: "Control on 1 or 2",
  because: "The letters of the two are lost in the text that we have; this is the order in which they stand.",
})

/** Which of the three things of a Rally do Non-player Moderates do in random spaces? (8-non-players/8.5.1-moderates-rally.md) */
export const moderatesRandomRally = question("moderatesRandomRally", {
  asks: "Which of the three things of a Rally do Non-player Moderates do in random spaces?",
  clauses: [moderatesRallyCard.random, moderatesRally.oneOfThree],
  readings: {
    "place a Cell": "They place a Cell.",
    anything: "One of those that change something, by chance.",
  },
  usual: "place a Cell",
  because: "The card says no more than to Rally there; a space without Moderates leaves nothing but a Cell.",
  kind: "gap",
})

/** Non-player Moderates place Cells at a Network or the Personality with one or two Cells only: does a Network need these Cells, too? (8-non-players/8.5.1-moderates-rally.md) */
export const guardedNetworks = question("guardedNetworks", {
  asks: "Non-player Moderates place Cells at a Network or the Personality with one or two Cells only: does a Network need these Cells, too?",
  clauses: [moderatesRallyCard.cells, moderatesRallyCard.cellsGuard],
  readings: {
    both: "Yes: one or two Cells are there, with the one or the other.",
    "the Personality": "No: every Network will do, and the Personality with one or two Cells.",
  },
  usual: "both",
  because: "The words on the Cells stand last and with \"only\", for all that was named before them.",
})

/** Do Non-player Moderates need the Personality and an Underground Cell to use News, of which their card says nothing? (8-non-players/8.5.1-moderates-rally.md) */
export const newsByTheCard = question("newsByTheCard", {
  asks: "Do Non-player Moderates need the Personality and an Underground Cell to use News, of which their card says nothing?",
  clauses: [moderatesRallyCard.news, personality.newsWithPersonality, personality.newsUnderground, nonPlayerExceptions.otherwiseBound],
  readings: {
    "as ever": "Yes: the Personality is in the space, and the Cell with the News is Underground.",
    "by the card": "No: any Moderates Cell that holds News will do, in any space.",
  },
  usual: "as ever",
  because: "8.1.3 has Non-players obey all rules that it does not except, and the card refers to 4.3.1.",
  kind: "contradiction",
})

/** If Dialogue may be held in several spaces, do Non-player Moderates hold one for each of the three priorities? (8-non-players/8.5.2-moderates-negotiate.md) */
export const dialogueFurther = question("dialogueFurther", {
  asks: "If Dialogue may be held in several spaces, do Non-player Moderates hold one for each of the three priorities?",
  clauses: [moderatesNegotiateCard.dialogueOpposition, moderatesNegotiateCard.dialogueReplace, moderatesNegotiateCard.dialogueShift, dialogue.anySpaces, readingCards.sequential],
  readings: {
    "each in turn": "Yes, one after the other, each in one space.",
    "the first alone": "No: the first that is possible is all.",
  },
  usual: "each in turn",
  because: "8.2.5 executes sequential priorities one after the other; only the one space of 4.3.2 could stop that.",
})

/** Does a player go first between the Opposition of the Reds and the Towns of the Senate? (8-non-players/8.5.2-moderates-negotiate.md) */
export const dialogueTarget = question("dialogueTarget", {
  asks: "Does a player go first between the Opposition of the Reds and the Towns of the Senate?",
  clauses: [moderatesNegotiateCard.dialogueOpposition, moderatesNegotiateCard.dialogueTowns, moderatesNegotiateCard.dialoguePlayer],
  readings: {
    "a player first": "Yes: if both are possible, that which hurts a player is done.",
    "in their order": "No: Opposition goes first, and within each part there is one Faction alone.",
  },
  usual: "a player first",
  because: "Each of the two parts has but one Faction as its target, so the sentence can decide only between them.",
})

/** How many Cells do Non-player Moderates Activate by Negotiate at a Polarization of five or less? (8-non-players/8.5.2-moderates-negotiate.md) */
export const negotiateAtFive = question("negotiateAtFive", {
  asks: "How many Cells do Non-player Moderates Activate by Negotiate at a Polarization of five or less?",
  clauses: [moderatesNegotiateCard.upToTwoCells, moderatesNegotiateCard.untilFive, moderatesNegotiateCard.ifResources],
  readings: {
    two: "Two: the limit speaks of a Polarization that comes down to five.",
    none: "None: it is down to five already.",
  },
  usual: "two",
  because: "If it were none, 15 Resources would never meet the condition of the card but where Polarization meets it.",
})

/** Where Polarization is five or less already, do Non-player Moderates lower it further by Negotiate? (8-non-players/8.5.2-moderates-negotiate.md) */
export const negotiateBelowFive = question("negotiateBelowFive", {
  asks: "Where Polarization is five or less already, do Non-player Moderates lower it further by Negotiate?",
  clauses: [moderatesNegotiateCard.untilFive, moderatesNegotiateCard.ifResources, negotiate.lower],
  readings: {
    "lower it": "Yes, by one for each enemy Cell that is made Inactive.",
    "leave it": "No: they make enemy Cells Inactive, and no more.",
  },
  usual: "lower it",
  because: "The five ends how many Cells are Activated; it is no bar to what Negotiate then does by 3.3.3.",
})

/** With 15 Resources, do Non-player Moderates Negotiate in more spaces than their Preliminaries allow? (8-non-players/8.5.2-moderates-negotiate.md) */
export const negotiateEverywhere = question("negotiateEverywhere", {
  asks: "With 15 Resources, do Non-player Moderates Negotiate in more spaces than their Preliminaries allow?",
  clauses: [moderatesNegotiateCard.everywhere, moderatesNegotiateCard.upToTwoCells, readingCards.preliminaries],
  readings: {
    "within the limit": "No: the Preliminaries hold for every priority.",
    "every space": "Yes: every space means what it says.",
  },
  usual: "within the limit",
  because: "Preliminaries are general priorities for the Command; every space that is possible is possible within them.",
})

/** Do Non-player Moderates Negotiate at the Personality or a Network, then in Towns, or only where both hold? (8-non-players/8.5.2-moderates-negotiate.md) */
export const negotiateWhere = question("negotiateWhere", {
  asks: "Do Non-player Moderates Negotiate at the Personality or a Network, then in Towns, or only where both hold?",
  clauses: [moderatesNegotiateCard.enemiesPersonality, moderatesNegotiateCard.enemiesTowns],
  readings: {
    "one after the other": "First at the Personality or a Network, then in Towns.",
    "both together": "In Towns with the Personality or a Network.",
  },
  usual: "one after the other",
  because: "Such bullets are steps on the other cards; only the word before the list could join them.",
})

/** Do the Personality (#62) and News (#63) meet the condition of Message in the other Phase, too? (8-non-players/8.5.3-moderates-message.md) */
export const messageCondition = question("messageCondition", {
  asks: "Do the Personality (#62) and News (#63) meet the condition of Message in the other Phase, too?",
  clauses: [moderatesMessageCard62.ifPhaseOne, moderatesMessageCard62.ifPersonality, moderatesMessageCard63.ifPhaseTwo, moderatesMessageCard63.ifNews],
  readings: {
    "in its Phase": "No: the Phase is needed in any case.",
    "in any Phase": "Yes: only the number of Cells goes with the Phase.",
  },
  usual: "in its Phase",
  because: "Each card begins with its Phase, and 8.1.1 leaves out the cards of a Phase that is not being played.",
})

/** Cells of several spaces could Message for Non-player Moderates: does an Active one of any space go before all Inactive ones? (8-non-players/8.5.4-moderates-message-in-war.md) */
export const activeMessenger = question("activeMessenger", {
  asks: "Cells of several spaces could Message for Non-player Moderates: does an Active one of any space go before all Inactive ones?",
  clauses: [moderatesMessageCard62.otherwiseRandom, moderatesMessageCard62.activeFirst, moderatesMessageCard63.otherwiseRandom, moderatesMessageCard63.activeFirst],
  readings: {
    "of any space": "Yes: chance decides among the Active ones.",
    "of its space": "No: chance decides on the space, and there an Active one goes first.",
  },
  usual: "of any space",
  because: "The words hold for single Cells as well, of which a space has no other to compare it with.",
})

/** Where the Cells do not suffice for three with the Personality or in a Town, or two at a Network, do any go there? (8-non-players/8.5.4-moderates-message-in-war.md) */
export const messageInPart = question("messageInPart", {
  asks: "Where the Cells do not suffice for three with the Personality or in a Town, or two at a Network, do any go there?",
  clauses: [moderatesMessageCard62.personality, moderatesMessageCard62.networks, moderatesMessageCard62.three, moderatesMessageCard63.personality, moderatesMessageCard63.networks, moderatesMessageCard63.three, readingCards.maximumExtent],
  readings: {
    "as far as possible": "Yes, as many as can.",
    "wholly or not at all": "No: the Message goes elsewhere.",
  },
  usual: "as far as possible",
  because: "8.2.5 has every priority executed to the maximum extent, so a part of it is better than none.",
})

/** Three Moderates Cells are in a Town without a Network already: do Non-player Moderates Message to get three to another? (8-non-players/8.5.4-moderates-message-in-war.md) */
export const threeInATown = question("threeInATown", {
  asks: "Three Moderates Cells are in a Town without a Network already: do Non-player Moderates Message to get three to another?",
  clauses: [moderatesMessageCard62.three, moderatesMessageCard63.three, readingCards.maximumExtent],
  readings: {
    "one Town": "No: what the priority wants is there.",
    "another Town": "Yes: Cells are to come to a Town, and there is a further one.",
  },
  usual: "one Town",
  because: "The priority wants three Cells in a Town, so that a Network can take the place of two; it counts no more.",
})

/** Does a Cell that Messages for the sake of Cells take along News that it could leave with others? (8-non-players/8.5.4-moderates-message-in-war.md) */
export const messageNewsAlong = question("messageNewsAlong", {
  asks: "Does a Cell that Messages for the sake of Cells take along News that it could leave with others?",
  clauses: [message.oneMarker, moderatesMessageCard62.personality, moderatesMessageCard63.personality],
  readings: {
    "leaves it": "No: only a last Cell takes its News, which would be removed without it.",
    "takes it": "Yes.",
  },
  usual: "leaves it",
  because: "To take News along is a permission, and none but the first priority of card #63 makes use of it.",
})

/** Where more than three Moderates Cells are with the Personality, does the priority for exactly three move some away? (8-non-players/8.5.4-moderates-message-in-war.md) */
export const messageSurplus = question("messageSurplus", {
  asks: "Where more than three Moderates Cells are with the Personality, does the priority for exactly three move some away?",
  clauses: [moderatesMessageCard62.personality, moderatesMessageCard63.personality],
  readings: {
    "they may stay": "No: it brings Cells there, up to three.",
    "they leave": "Yes, until three are left, to any space.",
  },
  usual: "they may stay",
  because: "Nothing tells where a fourth Cell would go, and later priorities have it to draw on.",
})

/** Do Non-player Moderates Publish for four Resources if their track has room for fewer? (8-non-players/8.5.4-moderates-message-in-war.md) */
export const publishAtTheLimit = question("publishAtTheLimit", {
  asks: "Do Non-player Moderates Publish for four Resources if their track has room for fewer?",
  clauses: [moderatesMessageCard63.publishFour, publish.perCell, resources.range],
  readings: {
    no: "No: they would not earn four.",
    yes: "Yes: four are added for it, whatever there is room for.",
  },
  usual: "no",
  because: "What is earned is what they have more than before, and at 30 they have no more.",
})

/** Do Non-player Moderates need two Towns to Publish for four Resources, although four can come without any? (8-non-players/8.5.4-moderates-message-in-war.md) */
export const publishFourRequires = question("publishFourRequires", {
  asks: "Do Non-player Moderates need two Towns to Publish for four Resources, although four can come without any?",
  clauses: [moderatesMessageCard63.publishFour, moderatesMessageCard63.publishFourNote, publish.perCell],
  readings: {
    "four Resources": "No: four Resources are enough, wherever they come from.",
    "two Towns": "Yes: without two Towns they do not Publish.",
  },
  usual: "four Resources",
  because: "Two Cells at the Personality and a Network earn four in a Province, so the note is mistaken; and it says itself that it tells what happens in practice.",
  kind: "slip",
  editorial: "a play note decides nothing; the sentence above it does",
})

/** Is a random Moderates Cell, or a random cube, drawn from all of them, or by its space, or its color? (8-non-players/8.5.4-moderates-message-in-war.md) */
export const randomlyAmong = question("randomlyAmong", {
  asks: "Is a random Moderates Cell, or a random cube, drawn from all of them, or by its space, or its color?",
  clauses: [moderatesRallyCard.newsCubeRandom, moderatesMessageCard62.otherwiseRandom, moderatesMessageCard63.otherwiseRandom],
  readings: {
    "by space or color": "Every space with such Cells, or color, is as likely as another.",
    "by piece": "Every Cell, or cube, is as likely as another.",
  },
  usual: "by space or color",
  because: "8.6, to which the cards refer, selects a space.",
  editorial: "the same choices are possible, and only how likely they are differs",
})

/** On a 5 or 6, whose cube do Non-player Moderates place if the Reds and the Senate are both Non-players, or neither is? (8-non-players/8.5.5-moderates-politics.md) */
export const politicsOtherCube = question("politicsOtherCube", {
  asks: "On a 5 or 6, whose cube do Non-player Moderates place if the Reds and the Senate are both Non-players, or neither is?",
  clauses: [moderatesPoliticsCard.colorNonPlayer],
  readings: {
    chance: "Chance decides between the two colors.",
    "another roll": "The die is rolled until it shows 1 to 4.",
  },
  usual: "chance",
  because: "Both cubes, or neither, answer to the text, so that they have equal priority.",
  kind: "gap",
  editorial: "both give either color an even chance",
})

/** How is a tie of a Non-player broken that is not between spaces: between pieces, Factions, or colors? (8-non-players/8.6-random-spaces.md) */
export const tiesButForSpaces = question("tiesButForSpaces", {
  asks: "How is a tie of a Non-player broken that is not between spaces: between pieces, Factions, or colors?",
  clauses: [randomSpaces.equalPriority, randomSpaces.anyAction],
  readings: {
    chance: "By chance, every candidate alike.",
    "somebody decides": "By whoever moves the pieces of the Non-player.",
  },
  usual: "chance",
  because: "8.1.6 leaves whatever remains open in Events to chance and points to 8.6 for it, as 8.1.4 does.",
  kind: "gap",
  editorial: "the same candidates can be taken either way; only who takes them differs",
})

/** Does a Cell that Messages for Non-player Moderates take a shortest way, or any that its three moves allow? (8-non-players/8.6-random-spaces.md) */
export const messageWay = question("messageWay", {
  asks: "Does a Cell that Messages for Non-player Moderates take a shortest way, or any that its three moves allow?",
  clauses: [message.threeSpaces, moderatesMessageCard62.personality, moderatesMessageCard63.personality, randomSpaces.equalPriority],
  readings: {
    "a shortest one": "A shortest one, by chance if there are several.",
    "any way": "Any way that passes no space twice, by chance; but with News to bring, a shortest one.",
  },
  usual: "a shortest one",
  because: "The cards name where a Cell goes and nothing between; a shortest way goes nowhere else without need.",
  kind: "gap",
})

/** Whose Cells does the Activism of a Non-player flip first where the nested priorities leave the choice? (8-non-players/8.6-random-spaces.md) */
export const flipsFirst = question("flipsFirst", {
  asks: "Whose Cells does the Activism of a Non-player flip first where the nested priorities leave the choice?",
  clauses: [redsActivismCard49.flipSenate, redsActivismCard49.flipModerates, redsActivismCard50.flipSenate, senateActivismCard.flipReds, senateActivismCard.flipModerates, randomSpaces.equalPriority],
  readings: {
    chance: "Either: chance decides.",
    "as printed": "Those of the Senate or the Reds, which are printed first, and then those of the Moderates.",
  },
  usual: "chance",
  because: "The two are joined by an and, without numbers; what ranks alike is left to chance.",
})

/** Random Terror of a Non-player can include the Political Display: is it drawn among the spaces, or when there is no more space? (8-non-players/8.6-random-spaces.md) */
export const displayDraw = question("displayDraw", {
  asks: "Random Terror of a Non-player can include the Political Display: is it drawn among the spaces, or when there is no more space?",
  clauses: [redsTerrorCard.random, redsTerrorCard.randomDisplay, senateTerrorCard.random, senateTerrorCard.randomDisplay, randomSpaces.sheet],
  readings: {
    "among the spaces": "It is one candidate more among those that can be drawn.",
    "after the spaces": "It is selected only where no space is left to select.",
  },
  usual: "among the spaces",
  because: "The card includes it in the random spaces; what chance it has is told nowhere, as the means of drawing know spaces only.",
  kind: "gap",
})

/** Does a victory check end the game of somebody who plays alone, if only the player passes it? (8-non-players/8.7-victory.md) */
export const loneCheck = question("loneCheck", {
  asks: "Does a victory check end the game of somebody who plays alone, if only the player passes it?",
  clauses: [onePlayerVictory.highestAtEnd, victoryPhase.endsOnWin],
  readings: {
    "plays on": "No: the game goes on, and the player succeeds, or does not, when the last Propaganda Round is over.",
    ends: "Yes: as in any game; the player succeeds if nobody has a higher margin.",
  },
  usual: "plays on",
  because: "8.7 names the conditions of such a game, and one of them can only be met after the last Round; for two players 8.7.1 returns to chapter 7, for one it does not.",
})

/** By which rules is a game won in which all three Factions are Non-players? (8-non-players/8.7-victory.md) */
export const nobodyPlays = question("nobodyPlays", {
  asks: "By which rules is a game won in which all three Factions are Non-players?",
  clauses: [nonPlayers.fewPlayers, nonPlayerVictory.highestNonPlayer, nonPlayerVictory.twoPlayers, setup.nonPlayers],
  readings: {
    "base rules": "By chapter 7, as with two players or three.",
    "the best Non-player": "By 8.7.1: the highest margin wins, whatever the Powers have come to.",
  },
  usual: "base rules",
  because: "Setup allows such a game and 8.7 does not speak of it; where chapter 8 says nothing the base rules hold.",
  kind: "gap",
})

/** Has a Non-player won that passes a victory check while the player, who plays alone, has the higher margin? (8-non-players/8.7-victory.md) */
export const nonPlayerWins = question("nonPlayerWins", {
  asks: "Has a Non-player won that passes a victory check while the player, who plays alone, has the higher margin?",
  clauses: [onePlayerVictory.noNonPlayerWins, nonPlayerVictory.highestNonPlayer, victoryPhase.endsOnWin, finalVictory.onlyWithoutCheckWin, ranking.highestFirst],
  readings: {
    "by passing": "Yes: to pass the check is to win; the player fails, and the Non-player with the higher margin wins.",
    "by first place": "No: the game ends and the Factions are ranked; the player is first and succeeds.",
  },
  usual: "by passing",
  because: "6.1 and 7.3 call it a win when a Faction passes the check, and 8.7.1 then compares Non-players only.",
})

/** Who wins the game of somebody who plays alone if by chapter 7 a Power wins it, or nobody does? (8-non-players/8.7-victory.md) */
export const powerAgainstOne = question("powerAgainstOne", {
  asks: "Who wins the game of somebody who plays alone if by chapter 7 a Power wins it, or nobody does?",
  clauses: [onePlayerVictory.highestAtEnd, nonPlayerVictory.highestNonPlayer, finalVictory.powersWin, finalVictory.orPower, finalVictory.vassalageTie],
  readings: {
    "the Power": "The Power, or nobody: the player fails, and no Non-player wins.",
    "the best Non-player": "The Non-player with the higher margin: the player has failed.",
    "the highest margin": "The player, whose margin is the highest, else the best Non-player: 8.7 counts margins only.",
  },
  usual: "the Power",
  because: "8.7 says what the player must do, not that nothing else is needed; it takes nothing from 7.2 and 7.3.",
})

/** Which end of a Cell is up when it is Inactive? (the-index.md) */
export const symbolEnd = question("symbolEnd", {
  asks: "Which end of a Cell is up when it is Inactive?",
  clauses: [glossary.active, glossary.inactive, glossary.underground],
  readings: {
    "symbol end down": "The blank end: the Index says so at Underground, which is the same.",
    "symbol end up": "The symbol end, as the Index says at Inactive.",
  },
  usual: "symbol end down",
  because: "With the symbol up, Inactive could not be told from Active.",
  kind: "slip",
  editorial: "Only the status of a Cell is asked; how the piece lies on the board is not.",
})

/** May a Trains marker be placed with a Cell in a Province without a Train symbol? (the-index.md) */
export const trainsOffTheRails = question("trainsOffTheRails", {
  asks: "May a Trains marker be placed with a Cell in a Province without a Train symbol?",
  clauses: [redRevolt.redsAnywhere, redRevolt.senateOthersLine, capabilities.phaseTwoOnMap, attack.destinations, glossary.railwaysSymbol],
  readings: {
    "with any Cell": "Yes: the markers that are placed in the Red Revolt or by an Event go with any friendly Cell.",
    "where Trains stop": "No: a Train stands in a Town or at a Train symbol, and nowhere else.",
  },
  usual: "with any Cell",
  because: "2.4.1 and 5.3 say where markers are placed and make no difference between them; the symbols tell where Trains that move can stop.",
  kind: "contradiction",
})

/** Where does the marker of Networks and Issues stand, and from what does it count? (setup.md) */
export const issuesMarker = question("issuesMarker", {
  asks: "Where does the marker of Networks and Issues stand, and from what does it count?",
  clauses: [victoryMarkers.onTrack, victoryMarkers.issues, setup.issuesNetworks],
  readings: {
    "as in Setup": "On the Polarization track, with one more than Networks and Issues.",
    "as in 1.12": "On the edge track, with Networks and Issues and nothing else.",
  },
  usual: "as in Setup",
  because: "Setup and the name of the marker name the one more, and the win of the Moderates is read off beside Polarization.",
  kind: "contradiction",
  editorial: "A marker only shows what can be counted; the questions on Victory tell how much is counted.",
})

/** Is a Faction that has no player of its own always a Non-player? (setup.md) */
export const leftoverFactions = question("leftoverFactions", {
  asks: "Is a Faction that has no player of its own always a Non-player?",
  clauses: [factions.leftover, factions.onePerPlayer, setup.nonPlayers],
  readings: {
    "a Non-player": "Yes: each player has one Faction, and chapter 8 runs the rest.",
    "or a second one": "No: it can be run so, but a player may as well have two Factions.",
  },
  usual: "a Non-player",
  because: "1.3 gives each player one of the Factions, and names nothing but Non-players for those left over.",
  editorial: "A seat is a Faction; which person sits there is no part of a game.",
})

/** Is the space for the German cylinder below the Ineligible box the slot at the bottom right of the track? (setup.md) */
export const germanSlot = question("germanSlot", {
  asks: "Is the space for the German cylinder below the Ineligible box the slot at the bottom right of the track?",
  clauses: [adjustEligibility.germanStored, setup.germanCylinder, germanActions.cylinderSpots],
  readings: {
    "the same": "The same: one of three spots, for the time in which the Germans wait.",
    two: "Two places, one at the beginning and one for later.",
  },
  usual: "the same",
  because: "3.4 has three spots with that name, and the other two are for acting before and after the Factions.",
  kind: "gap",
  editorial: "Either way the cylinder waits there and does nothing.",
})
