/** The sections and questions of the pages beside this file, which `rulewright audit pages` writes: do not edit it. @module */
import { component, definition, example, exception, formula, informative, leftToComponent, note, permission, prohibition, question, rule, section } from "rulewright/book"

/** Introduction: The Soviet-Finnish Winter War (1.1-general-points.md) */
export const opening = section("opening", "Introduction", "The Soviet-Finnish Winter War", {
  /** One or two players can play. (Introduction, 1.1-general-points.md) */
  players: note("One or two players can play."),
  /** Its subject is the Winter War, 30 November 1939 to 13 March 1940. (Introduction, 1.1-general-points.md) */
  war: note("Its subject is the Winter War, 30 November 1939 to 13 March 1940.", { status: informative("the history behind the game; decides nothing in play") }),
  /** It shows how few held out against many, by simple means. (Introduction, 1.1-general-points.md) */
  tenacity: note("It shows how few held out against many, by simple means.", { status: informative("advice; binds nobody") }),
})

/** 1.1 General points (1.1-general-points.md) */
export const generalPoints = section("generalPoints", "1.1", "General points", {
  /** There are a rule sheet, a map and 108 counters. (1.1, 1.1-general-points.md) */
  contents: component("There are a rule sheet, a map and 108 counters.", { status: informative("contents of the box; decides nothing in play") }),
  /** All Russian troops are the Soviets. (1.1, 1.1-general-points.md) */
  soviets: definition("All Russian troops are the Soviets.", { status: informative("contents of the box; decides nothing in play") }),
  /** A force is one to six combat units, and never more. (1.1, 1.1-general-points.md) */
  force: definition("A force is one to six combat units, and never more."),
  /** A corps is three Soviet divisions in one counter, to handle fewer of them. (1.1, 1.1-general-points.md) */
  corps: definition("A corps is three Soviet divisions in one counter, to handle fewer of them.", { status: informative("contents of the box; decides nothing in play") }),
  /** A side controls a space by a force that is there, the Soviets also by a control marker. (1.1, 1.1-general-points.md) */
  control: definition("A side controls a space by a force that is there, the Soviets also by a control marker."),
  /** Soviet logistic continuity is a chain of connected spaces. (1.1, 1.1-general-points.md) */
  line: definition("Soviet logistic continuity is a chain of connected spaces."),
  /** The chain begins at one of the logistic centres, each of which belongs to a Front. (1.1, 1.1-general-points.md) */
  centres: rule("The chain begins at one of the logistic centres, each of which belongs to a Front."),
  /** Mourmansk and Kandalaksha are the centres of Lapland. (1.1, 1.1-general-points.md) */
  lapland: component("Mourmansk and Kandalaksha are the centres of Lapland."),
  /** Belomorsk and Petrozavodsk are the centres of Ladoga. (1.1, 1.1-general-points.md) */
  ladoga: component("Belomorsk and Petrozavodsk are the centres of Ladoga."),
  /** Leningrad is the centre of Karelia. (1.1, 1.1-general-points.md) */
  karelia: component("Leningrad is the centre of Karelia."),
  /** Its other end is where the units stand that are in Finland. (1.1, 1.1-general-points.md) */
  reaches: rule("Its other end is where the units stand that are in Finland."),
  /** Within Finland each of its spaces has a Soviet unit or a control marker. (1.1, 1.1-general-points.md) */
  held: rule("Within Finland each of its spaces has a Soviet unit or a control marker."),
  /** What Finnish units do can break it. (1.1, 1.1-general-points.md) */
  broken: permission("What Finnish units do can break it."),
  /** Finnish combat units never enter Soviet territory. (1.1, 1.1-general-points.md) */
  noFinns: prohibition("Finnish combat units never enter Soviet territory."),
}, {
  contents: "Pieces and words",
  line: "Logistic line",
  noFinns: "Soviet territory",
})

/** 1.2 Victory conditions (1.2-victory-conditions.md) */
export const victoryConditions = section("victoryConditions", "1.2", "Victory conditions", {
  /** One player leads the Soviets, the other the Finns. (1.2, 1.2-victory-conditions.md) */
  sides: rule("One player leads the Soviets, the other the Finns."),
  /** Each tries to bring down the will of the other, by points that lower its morale. (1.2, 1.2-victory-conditions.md) */
  will: note("Each tries to bring down the will of the other, by points that lower its morale.", { status: informative("advice; binds nobody") }),
  /** The Soviets win at once when they take Helsinki. (1.2, 1.2-victory-conditions.md) */
  helsinki: rule("The Soviets win at once when they take Helsinki."),
  /** The Soviets win at once when the Finnish morale is down to 0. (1.2, 1.2-victory-conditions.md) */
  finnishMorale: rule("The Soviets win at once when the Finnish morale is down to 0."),
  /** The Finns win at once when the Soviet morale is down to 0. (1.2, 1.2-victory-conditions.md) */
  sovietMorale: rule("The Finns win at once when the Soviet morale is down to 0."),
  /** If none of that happens, the morale of both is compared. (1.2, 1.2-victory-conditions.md) */
  compared: rule("If none of that happens, the morale of both is compared."),
})

/** 1.3 The map (1.3-the-map.md) */
export const theMap = section("theMap", "1.3", "The map", {})

/** 1.3.1 General points (1.3-the-map.md) */
export const mapSpaces = section("mapSpaces", "1.3.1", "General points", {
  /** The map shows Finland and the Soviet lands beside it. (1.3.1, 1.3-the-map.md) */
  land: component("The map shows Finland and the Soviet lands beside it.", { status: leftToComponent("printed on the map; components/map.ts") }),
  /** It consists of spaces, and of connections between them. (1.3.1, 1.3-the-map.md) */
  connections: rule("It consists of spaces, and of connections between them.", { status: leftToComponent("printed on the map; components/map.ts") }),
  /** Connections are trails, roads and railways. (1.3.1, 1.3-the-map.md) */
  roads: note("Connections are trails, roads and railways.", { status: informative("the history behind the game; decides nothing in play") }),
  /** Finnish spaces are blue, Soviet ones red. (1.3.1, 1.3-the-map.md) */
  colours: component("Finnish spaces are blue, Soviet ones red.", { status: leftToComponent("printed on the map; components/map.ts") }),
  /** A Finnish space has a name and a number. (1.3.1, 1.3-the-map.md) */
  value: component("A Finnish space has a name and a number.", { status: leftToComponent("printed on the map; components/map.ts") }),
  /** The number is what the space adds to its defence. (1.3.1, 1.3-the-map.md) */
  defends: rule("The number is what the space adds to its defence."),
  /** It is also what the Finnish morale loses when the Soviets take the space. (1.3.1, 1.3-the-map.md) */
  morale: rule("It is also what the Finnish morale loses when the Soviets take the space."),
  /** A dotted line marks the spaces of the Finnish defence lines. (1.3.1, 1.3-the-map.md) */
  dotted: component("A dotted line marks the spaces of the Finnish defence lines.", { see: ["8"], status: leftToComponent("printed on the map; components/map.ts") }),
  /** A Soviet space has a name. (1.3.1, 1.3-the-map.md) */
  sovietNames: component("A Soviet space has a name.", { status: leftToComponent("printed on the map; components/map.ts") }),
  /** A space named for a Front is a logistic centre. (1.3.1, 1.3-the-map.md) */
  frontNames: component("A space named for a Front is a logistic centre.", { status: leftToComponent("printed on the map; components/map.ts") }),
  /** The connection of Orianenbaum and Koivisto cannot be used before March I. (1.3.1, 1.3-the-map.md) */
  marchLink: prohibition("The connection of Orianenbaum and Koivisto cannot be used before March I."),
}, {
  land: "Map",
  value: "Finnish spaces",
  sovietNames: "Soviet spaces",
})

/** 1.3.2 Terrains and climate conditions (1.3-the-map.md) */
export const terrain = section("terrain", "1.3.2", "Terrains and climate conditions", {
  /** It is winter on the map. (1.3.2, 1.3-the-map.md) */
  winter: note("It is winter on the map.", { status: informative("the history behind the game; decides nothing in play") }),
  /** Ground and weather are told by Environment markers in combat. (1.3.2, 1.3-the-map.md) */
  markers: note("Ground and weather are told by Environment markers in combat.", { see: ["5"], status: informative("a pointer to another part of the rules") }),
  /** They are mostly penalties for the Soviets. (1.3.2, 1.3-the-map.md) */
  penalties: note("They are mostly penalties for the Soviets.", { status: informative("a pointer to another part of the rules") }),
})

/** 1.3.3 Scales (1.3-the-map.md) */
export const scales = section("scales", "1.3.3", "Scales", {
  /** 1.5 cm of the map are about 40 km. (1.3.3, 1.3-the-map.md) */
  distance: note("1.5 cm of the map are about 40 km.", { status: informative("the history behind the game; decides nothing in play") }),
  /** A turn is about 15 days. (1.3.3, 1.3-the-map.md) */
  days: note("A turn is about 15 days.", { status: informative("the history behind the game; decides nothing in play") }),
  /** A unit is a division or two, a brigade, a squadron, a regiment or a special unit. (1.3.3, 1.3-the-map.md) */
  units: note("A unit is a division or two, a brigade, a squadron, a regiment or a special unit.", { status: leftToComponent("printed on the counters; components/units.ts") }),
  /** There are eight turns. (1.3.3, 1.3-the-map.md) */
  turns: rule("There are eight turns."),
  /** A month has two turns. (1.3.3, 1.3-the-map.md) */
  months: rule("A month has two turns."),
})

/** 1.4 The counters (1.4-the-counters.md) */
export const counters = section("counters", "1.4", "The counters", {
  /** There are Combat Strategies, Combat Units, Tactical Supports and Markers. (1.4, 1.4-the-counters.md) */
  types: component("There are Combat Strategies, Combat Units, Tactical Supports and Markers.", { status: informative("contents of the box; decides nothing in play") }),
  /** A counter has one printed side; its back shows the flag of its side. (1.4, 1.4-the-counters.md) */
  backs: note("A counter has one printed side; its back shows the flag of its side.", { status: informative("how the table shows it; the state holds the value itself") }),
  /** A corps counter has three fusilier units on its front, one on its back. (1.4, 1.4-the-counters.md) */
  corps: component("A corps counter has three fusilier units on its front, one on its back.", { status: informative("contents of the box; decides nothing in play") }),
  /** The colour of a unit tells whose it is. (1.4, 1.4-the-counters.md) */
  colour: note("The colour of a unit tells whose it is.", { status: informative("how the table shows it; the state holds the value itself") }),
  /** Soviet units are ELI (elite), FUS (fusiliers), MECA (mechanised) and TAN (tanks), Finnish ones SCT, WD, SK, DIV and RES. (1.4, 1.4-the-counters.md) */
  unitTypes: component("Soviet units are ELI (elite), FUS (fusiliers), MECA (mechanised) and TAN (tanks), Finnish ones SCT, WD, SK, DIV and RES.", { see: ["9.1"], status: informative("contents of the box; decides nothing in play") }),
  /** A unit has a combat strength. (1.4, 1.4-the-counters.md) */
  strength: component("A unit has a combat strength.", { status: leftToComponent("printed on the counters; components/units.ts") }),
  /** A unit has a tactical capacity: a bonus for its own strength, or a penalty for the enemy. (1.4, 1.4-the-counters.md) */
  capacity: component("A unit has a tactical capacity: a bonus for its own strength, or a penalty for the enemy.", { status: leftToComponent("printed on the counters; components/units.ts") }),
  /** A Combat Strategy is a plan of its side. (1.4, 1.4-the-counters.md) */
  plans: note("A Combat Strategy is a plan of its side.", { status: informative("the history behind the game; decides nothing in play") }),
  /** Each side has four Combat Strategies. (1.4, 1.4-the-counters.md) */
  fourStrategies: component("Each side has four Combat Strategies.", { status: informative("contents of the box; decides nothing in play") }),
  /** Those of the Soviets tell the spaces to conquer, the units and the supports. (1.4, 1.4-the-counters.md) */
  sovietNumbers: component("Those of the Soviets tell the spaces to conquer, the units and the supports.", { see: ["3.2.2"], status: informative("a pointer to another part of the rules") }),
  /** Those of the Finns tell the units, the Environment markers and the supports. (1.4, 1.4-the-counters.md) */
  finnishNumbers: component("Those of the Finns tell the units, the Environment markers and the supports.", { see: ["3.2.3"], status: informative("a pointer to another part of the rules") }),
  /** A Tactical Support has an effect in combat, or properties of its own. (1.4, 1.4-the-counters.md) */
  supports: component("A Tactical Support has an effect in combat, or properties of its own.", { see: ["3.3.3"], status: informative("a pointer to another part of the rules") }),
  /** There are markers for turn, morale, possession, infiltration, events and Environment. (1.4, 1.4-the-counters.md) */
  markers: component("There are markers for turn, morale, possession, infiltration, events and Environment.", { see: ["6.1"], status: informative("contents of the box; decides nothing in play") }),
}, {
  types: "Counters",
  unitTypes: "Units",
  plans: "Combat Strategies",
  supports: "Supports and Markers",
})

/** 1.5 Command sheet (1.5-command-sheet.md) */
export const commandSheet = section("commandSheet", "1.5", "Command sheet", {
  /** Each player has a command sheet. (1.5, 1.5-command-sheet.md) */
  sheets: component("Each player has a command sheet.", { status: informative("contents of the box; decides nothing in play") }),
  /** It has a box for each Front: Lapland, Ladoga, Karelia. (1.5, 1.5-command-sheet.md) */
  fronts: component("It has a box for each Front: Lapland, Ladoga, Karelia.", { status: informative("contents of the box; decides nothing in play") }),
  /** Lapland has room for one Combat Strategy. (1.5, 1.5-command-sheet.md) */
  lapland: rule("Lapland has room for one Combat Strategy."),
  /** Ladoga and Karelia have room for two each. (1.5, 1.5-command-sheet.md) */
  others: rule("Ladoga and Karelia have room for two each."),
  /** Units lost in combat go to the box of losses. (1.5, 1.5-command-sheet.md) */
  losses: rule("Units lost in combat go to the box of losses.", { status: informative("repeats 4.5.1") }),
  /** From there they go to the box of reinforcements, and then to a Front in the next turn. (1.5, 1.5-command-sheet.md) */
  reinforcements: rule("From there they go to the box of reinforcements, and then to a Front in the next turn.", { status: informative("repeats 4.5.4") }),
})

/** 2.1 General placement (2.1-general-placement.md) */
export const generalPlacement = section("generalPlacement", "2.1", "General placement", {
  /** The turn marker goes to the track of turns. (2.1, 2.1-general-placement.md) */
  turn: rule("The turn marker goes to the track of turns.", { status: informative("how the table shows it; the state holds the value itself") }),
  /** The Event marker begins on 0. (2.1, 2.1-general-placement.md) */
  event: rule("The Event marker begins on 0."),
  /** The morale markers go to the track of morale. (2.1, 2.1-general-placement.md) */
  morale: rule("The morale markers go to the track of morale.", { see: ["7.1", "7.2"] }),
})

/** 2.2 Initial Soviet placement (2.1-general-placement.md) */
export const sovietPlacement = section("sovietPlacement", "2.2", "Initial Soviet placement", {
  /** The Soviet units are divided among the three Fronts. (2.2, 2.1-general-placement.md) */
  fronts: rule("The Soviet units are divided among the three Fronts."),
  /** So it was with the 450,000 men of the time. (2.2, 2.1-general-placement.md) */
  history: note("So it was with the 450,000 men of the time.", { status: informative("the history behind the game; decides nothing in play") }),
  /** Their player places them as they like on the Fronts of the command sheet. (2.2, 2.1-general-placement.md) */
  discretion: rule("Their player places them as they like on the Fronts of the command sheet."),
  /** There are 13 FUS at first, corps counted as three. (2.2, 2.1-general-placement.md) */
  fusiliers: rule("There are 13 FUS at first, corps counted as three."),
  /** There are 3 ELI, 4 MECA and 3 TAN at first. (2.2, 2.1-general-placement.md) */
  others: rule("There are 3 ELI, 4 MECA and 3 TAN at first."),
  /** Reinforcements come in January 1940. (2.2, 2.1-general-placement.md) */
  january: rule("Reinforcements come in January 1940."),
  /** With them come the supports Meretskov and Timoshenko. (2.2, 2.1-general-placement.md) */
  commanders: rule("With them come the supports Meretskov and Timoshenko."),
  /** With them comes the support T-34/KV-1. (2.2, 2.1-general-placement.md) */
  brigade: rule("With them comes the support T-34/KV-1."),
  /** 12 FUS come in January: three corps, and three divisions. (2.2, 2.1-general-placement.md) */
  januaryFusiliers: rule("12 FUS come in January: three corps, and three divisions."),
  /** 3 ELI, 3 MECA and 3 TAN come in January. (2.2, 2.1-general-placement.md) */
  januaryOthers: rule("3 ELI, 3 MECA and 3 TAN come in January."),
  /** Possession markers are laid aside. (2.2, 2.1-general-placement.md) */
  markers: rule("Possession markers are laid aside.", { see: ["6.1"], status: informative("how the table shows it; the state holds the value itself") }),
}, {
  fronts: "Fronts",
  fusiliers: "At first",
  january: "January 1940",
  markers: "Markers",
})

/** 2.3 Initial Finnish placement (2.1-general-placement.md) */
export const finnishPlacement = section("finnishPlacement", "2.3", "Initial Finnish placement", {
  /** The Finnish player places no counter on the map, all on the command sheet. (2.3, 2.1-general-placement.md) */
  sheet: rule("The Finnish player places no counter on the map, all on the command sheet."),
  /** They are hidden from the opponent. (2.3, 2.1-general-placement.md) */
  hidden: rule("They are hidden from the opponent."),
  /** There are four Combat Strategies. (2.3, 2.1-general-placement.md) */
  strategies: component("There are four Combat Strategies.", { status: informative("repeats 1.4") }),
  /** There are eight Tactical Supports. (2.3, 2.1-general-placement.md) */
  supports: component("There are eight Tactical Supports.", { status: informative("repeats 3.3.3") }),
  /** There are two entrenchments. (2.3, 2.1-general-placement.md) */
  entrenchments: component("There are two entrenchments."),
  /** There are five Environment markers. (2.3, 2.1-general-placement.md) */
  environments: component("There are five Environment markers.", { status: informative("repeats 5") }),
  /** There are 29 combat units. (2.3, 2.1-general-placement.md) */
  twentyNine: component("There are 29 combat units.", { status: informative("contents of the box; decides nothing in play") }),
  /** There are 3 SCT, 3 WD, 6 SK, 9 DIV and 6 RES. (2.3, 2.1-general-placement.md) */
  units: rule("There are 3 SCT, 3 WD, 6 SK, 9 DIV and 6 RES."),
  /** So strong was the Finnish army. (2.3, 2.1-general-placement.md) */
  history: note("So strong was the Finnish army.", { status: informative("the history behind the game; decides nothing in play") }),
})

/** 2.4 Game turn (2.4-game-turn.md) */
export const gameTurn = section("gameTurn", "2.4", "Game turn", {
  /** There are eight turns. (2.4, 2.4-game-turn.md) */
  eight: rule("There are eight turns.", { status: informative("repeats 1.3.3") }),
  /** Every turn has the same phases: organisation, actions, end. (2.4, 2.4-game-turn.md) */
  phases: note("Every turn has the same phases: organisation, actions, end.", { status: informative("a pointer to another part of the rules") }),
  /** First the turn marker advances. (2.4, 2.4-game-turn.md) */
  marker: rule("First the turn marker advances."),
  /** Then the international situation is determined, which changes the Finnish morale. (2.4, 2.4-game-turn.md) */
  situation: rule("Then the international situation is determined, which changes the Finnish morale.", { see: ["3.1"] }),
  /** Then the Soviets may bring units from the sheet to the map, into a space of a logistic line. (2.4, 2.4-game-turn.md) */
  movement: permission("Then the Soviets may bring units from the sheet to the map, into a space of a logistic line."),
  /** They may not before December I. (2.4, 2.4-game-turn.md) */
  fromDecember: prohibition("They may not before December I."),
  /** A unit moves to no space that is not part of a logistic line. (2.4, 2.4-game-turn.md) */
  onLine: prohibition("A unit moves to no space that is not part of a logistic line."),
  /** A unit moves to no space with Finnish units. (2.4, 2.4-game-turn.md) */
  noFinns: prohibition("A unit moves to no space with Finnish units."),
  /** The Soviet player places control markers, those of possession, on a logistic line. (2.4, 2.4-game-turn.md) */
  markers: permission("The Soviet player places control markers, those of possession, on a logistic line."),
  /** A control marker is placed nowhere but on a logistic line. (2.4, 2.4-game-turn.md) */
  markersOnLine: prohibition("A control marker is placed nowhere but on a logistic line."),
  /** The actions begin with the Combat Strategies, which both place on the map. (2.4, 2.4-game-turn.md) */
  strategies: rule("The actions begin with the Combat Strategies, which both place on the map."),
  /** Then the combats are resolved, in an order that the Soviet player chooses. (2.4, 2.4-game-turn.md) */
  combats: rule("Then the combats are resolved, in an order that the Soviet player chooses."),
  /** Then comes the Finnish harassment. (2.4, 2.4-game-turn.md) */
  harassment: rule("Then comes the Finnish harassment.", { see: ["6.2"] }),
  /** At the end of the turn the morale of both is changed by what has happened. (2.4, 2.4-game-turn.md) */
  morale: rule("At the end of the turn the morale of both is changed by what has happened."),
  /** Last it is looked whether somebody has won. (2.4, 2.4-game-turn.md) */
  verification: rule("Last it is looked whether somebody has won.", { see: ["1.2"] }),
}, {
  eight: "Turns",
  marker: "Organisation",
  strategies: "Actions",
  morale: "End",
})

/** 3.1 Determination of the international situation (3.1-international-situation.md) */
export const situation = section("situation", "3.1", "Determination of the international situation", {
  /** The track of International Events has the spaces -2, 0 and +2. (3.1, 3.1-international-situation.md) */
  track: rule("The track of International Events has the spaces -2, 0 and +2."),
  /** The Event marker begins on 0. (3.1, 3.1-international-situation.md) */
  begins: rule("The Event marker begins on 0.", { status: informative("repeats 2.1") }),
  /** Every turn the Finnish player rolls a die. (3.1, 3.1-international-situation.md) */
  die: rule("Every turn the Finnish player rolls a die."),
  /** 1, 2: the marker moves to -2, and Finland is 2 points of morale poorer. (3.1, 3.1-international-situation.md) */
  low: rule("1, 2: the marker moves to -2, and Finland is 2 points of morale poorer."),
  /** 3, 4: the marker moves to 0, and nothing changes. (3.1, 3.1-international-situation.md) */
  middle: rule("3, 4: the marker moves to 0, and nothing changes."),
  /** 5, 6: the marker moves to +2, and Finland gains 2 points of morale. (3.1, 3.1-international-situation.md) */
  high: rule("5, 6: the marker moves to +2, and Finland gains 2 points of morale."),
  /** So support and mediation took turns. (3.1, 3.1-international-situation.md) */
  history: note("So support and mediation took turns.", { status: informative("the history behind the game; decides nothing in play") }),
  /** The morale of both is determined for good only at the end of the turn. (3.1, 3.1-international-situation.md) */
  atTheEnd: rule("The morale of both is determined for good only at the end of the turn."),
})

/** 3.2 Deployment of combat strategies (3.2-deployment.md) */
export const deploymentOfStrategies = section("deploymentOfStrategies", "3.2", "Deployment of combat strategies", {})

/** 3.2.1 General points (3.2-deployment.md) */
export const deployment = section("deployment", "3.2.1", "General points", {
  /** Each player places Combat Strategies on the Fronts of the command sheet. (3.2.1, 3.2-deployment.md) */
  places: rule("Each player places Combat Strategies on the Fronts of the command sheet."),
  /** The opponent does not see which. (3.2.1, 3.2-deployment.md) */
  concealed: rule("The opponent does not see which."),
  /** A Combat Strategy lies in a box that is made for one. (3.2.1, 3.2-deployment.md) */
  boxes: prohibition("A Combat Strategy lies in a box that is made for one."),
  /** Then each allocates the units and supports that a Combat Strategy calls for. (3.2.1, 3.2-deployment.md) */
  allocates: rule("Then each allocates the units and supports that a Combat Strategy calls for."),
  /** Then the Soviet player deploys Combat Strategies on the map, one after the other. (3.2.1, 3.2-deployment.md) */
  oneAfterAnother: rule("Then the Soviet player deploys Combat Strategies on the map, one after the other."),
  /** Each goes to a space that is to be attacked. (3.2.1, 3.2-deployment.md) */
  attacked: rule("Each goes to a space that is to be attacked."),
  /** The spaces are on the three Fronts. (3.2.1, 3.2-deployment.md) */
  fronts: rule("The spaces are on the three Fronts."),
  /** To each the Finnish player responds with a Combat Strategy in the same space. (3.2.1, 3.2-deployment.md) */
  answer: rule("To each the Finnish player responds with a Combat Strategy in the same space."),
  /** A Combat Strategy lies on one Front, and is placed on no other. (3.2.1, 3.2-deployment.md) */
  answerOnFront: prohibition("A Combat Strategy lies on one Front, and is placed on no other."),
  /** When all are deployed, the combats are resolved one after the other. (3.2.1, 3.2-deployment.md) */
  resolved: rule("When all are deployed, the combats are resolved one after the other."),
  /** In each what was allocated is revealed. (3.2.1, 3.2-deployment.md) */
  revealed: rule("In each what was allocated is revealed."),
  /** A Combat Strategy is used as its properties say. (3.2.1, 3.2-deployment.md) */
  properties: note("A Combat Strategy is used as its properties say.", { status: informative("a pointer to another part of the rules") }),
  /** To spread them over the Fronts calls for choices. (3.2.1, 3.2-deployment.md) */
  distributed: note("To spread them over the Fronts calls for choices.", { status: informative("advice; binds nobody") }),
}, {
  places: "Command sheet",
  oneAfterAnother: "On the map",
  resolved: "Combats",
  properties: "Remarks",
})

/** 3.2.2 Soviet Combat Strategies (3.2-soviet-strategies.md) */
export const sovietStrategies = section("sovietStrategies", "3.2.2", "Soviet Combat Strategies", {
  /** Prudent advance: one space is attacked. (3.2.2, 3.2-soviet-strategies.md) */
  prudSpace: rule("Prudent advance: one space is attacked."),
  /** Prudent advance: up to three units of any types. (3.2.2, 3.2-soviet-strategies.md) */
  prudUnits: prohibition("Prudent advance: up to three units of any types."),
  /** Prudent advance: one Tactical Support. (3.2.2, 3.2-soviet-strategies.md) */
  prudSupport: prohibition("Prudent advance: one Tactical Support."),
  /** Prudent advance: the tactical bonus of mechanised units and of infantry is doubled. (3.2.2, 3.2-soviet-strategies.md) */
  prudBonus: rule("Prudent advance: the tactical bonus of mechanised units and of infantry is doubled."),
  /** Massive attack: after a space is conquered, a second one connected with it can be attacked. (3.2.2, 3.2-soviet-strategies.md) */
  attSecond: permission("Massive attack: after a space is conquered, a second one connected with it can be attacked."),
  /** Massive attack: six units at most of any types in each attack. (3.2.2, 3.2-soviet-strategies.md) */
  attUnits: prohibition("Massive attack: six units at most of any types in each attack."),
  /** Massive attack: two Tactical Supports. (3.2.2, 3.2-soviet-strategies.md) */
  attSupport: prohibition("Massive attack: two Tactical Supports."),
  /** Massive attack: the tactical bonus of infantry does not count. (3.2.2, 3.2-soviet-strategies.md) */
  attBonus: rule("Massive attack: the tactical bonus of infantry does not count."),
  /** Armoured attack: up to two spaces in succession. (3.2.2, 3.2-soviet-strategies.md) */
  blinSpaces: permission("Armoured attack: up to two spaces in succession."),
  /** Armoured attack: no fewer than three TAN or MECA. (3.2.2, 3.2-soviet-strategies.md) */
  blinArmour: prohibition("Armoured attack: no fewer than three TAN or MECA."),
  /** Armoured attack: six units at most. (3.2.2, 3.2-soviet-strategies.md) */
  blinUnits: prohibition("Armoured attack: six units at most."),
  /** Armoured attack: up to two Tactical Supports. (3.2.2, 3.2-soviet-strategies.md) */
  blinSupport: prohibition("Armoured attack: up to two Tactical Supports."),
  /** Armoured attack: the tactical bonus of armoured units is doubled. (3.2.2, 3.2-soviet-strategies.md) */
  blinBonus: rule("Armoured attack: the tactical bonus of armoured units is doubled."),
  /** Coordinated manoeuvre: up to two spaces in succession. (3.2.2, 3.2-soviet-strategies.md) */
  manSpaces: permission("Coordinated manoeuvre: up to two spaces in succession."),
  /** Coordinated manoeuvre: four units at most. (3.2.2, 3.2-soviet-strategies.md) */
  manUnits: prohibition("Coordinated manoeuvre: four units at most."),
  /** Coordinated manoeuvre: two infantry among them, FUS or ELI. (3.2.2, 3.2-soviet-strategies.md) */
  manInfantry: prohibition("Coordinated manoeuvre: two infantry among them, FUS or ELI."),
  /** Coordinated manoeuvre: up to three Tactical Supports. (3.2.2, 3.2-soviet-strategies.md) */
  manSupport: prohibition("Coordinated manoeuvre: up to three Tactical Supports."),
  /** Coordinated manoeuvre: the tactical bonus of all Soviet units is doubled. (3.2.2, 3.2-soviet-strategies.md) */
  manBonus: rule("Coordinated manoeuvre: the tactical bonus of all Soviet units is doubled."),
  /** Coordinated manoeuvre: where a Finnish counter cancels the bonus, it becomes +1 for every unit. (3.2.2, 3.2-soviet-strategies.md) */
  manCancelled: exception("Coordinated manoeuvre: where a Finnish counter cancels the bonus, it becomes +1 for every unit."),
  /** Soviet units stay on the map. (3.2.2, 3.2-soviet-strategies.md) */
  stays: rule("Soviet units stay on the map."),
  /** A unit is activated by a Combat Strategy once a turn. (3.2.2, 3.2-soviet-strategies.md) */
  once: prohibition("A unit is activated by a Combat Strategy once a turn."),
  /** The player may leave Combat Strategies unused. (3.2.2, 3.2-soviet-strategies.md) */
  fewer: permission("The player may leave Combat Strategies unused."),
  /** A commander comes on top of the supports that a Combat Strategy allows. (3.2.2, 3.2-soviet-strategies.md) */
  commander: permission("A commander comes on top of the supports that a Combat Strategy allows."),
  /** From January 1940 on, a Prudent advance can have a support and a commander. (3.2.2, 3.2-soviet-strategies.md) */
  commanderExample: example("From January 1940 on, a Prudent advance can have a support and a commander."),
  /** In January 1940 a Combat Strategy has one support, and one commander on top of it. (3.2.2, 3.2-soviet-strategies.md) */
  january: prohibition("In January 1940 a Combat Strategy has one support, and one commander on top of it."),
}, {
  prudSpace: "Prudent advance",
  attSecond: "Massive attack",
  blinSpaces: "Armoured attack",
  manSpaces: "Coordinated manoeuvre",
  stays: "All strategies",
  commander: "Commanders",
})

/** 3.2.3 Finnish combat strategies (3.2-finnish-strategies.md) */
export const finnishStrategies = section("finnishStrategies", "3.2.3", "Finnish combat strategies", {
  /** They are the efforts against the attacks. (3.2.3, 3.2-finnish-strategies.md) */
  efforts: note("They are the efforts against the attacks.", { status: informative("the history behind the game; decides nothing in play") }),
  /** Defensive position: three units of any types. (3.2.3, 3.2-finnish-strategies.md) */
  defenseUnits: prohibition("Defensive position: three units of any types."),
  /** Defensive position: an entrenchment. (3.2.3, 3.2-finnish-strategies.md) */
  defenseEntrenchment: rule("Defensive position: an entrenchment."),
  /** Defensive position: one Environment marker. (3.2.3, 3.2-finnish-strategies.md) */
  defenseEnvironment: prohibition("Defensive position: one Environment marker."),
  /** Defensive position: two Tactical Supports. (3.2.3, 3.2-finnish-strategies.md) */
  defenseSupport: prohibition("Defensive position: two Tactical Supports."),
  /** Counter-attack: four units of any types. (3.2.3, 3.2-finnish-strategies.md) */
  counterUnits: prohibition("Counter-attack: four units of any types."),
  /** Counter-attack: one Environment marker. (3.2.3, 3.2-finnish-strategies.md) */
  counterEnvironment: prohibition("Counter-attack: one Environment marker."),
  /** Counter-attack: two Tactical Supports. (3.2.3, 3.2-finnish-strategies.md) */
  counterSupport: prohibition("Counter-attack: two Tactical Supports."),
  /** Motti: three units of any types. (3.2.3, 3.2-finnish-strategies.md) */
  mottiUnits: prohibition("Motti: three units of any types."),
  /** Motti: two Environment markers. (3.2.3, 3.2-finnish-strategies.md) */
  mottiEnvironment: prohibition("Motti: two Environment markers."),
  /** Motti: two Tactical Supports. (3.2.3, 3.2-finnish-strategies.md) */
  mottiSupport: prohibition("Motti: two Tactical Supports."),
  /** Columns were cut into parts and surrounded. (3.2.3, 3.2-finnish-strategies.md) */
  mottiHistory: note("Columns were cut into parts and surrounded.", { status: informative("the history behind the game; decides nothing in play") }),
  /** Fierce resistance: three units of any types. (3.2.3, 3.2-finnish-strategies.md) */
  resistUnits: prohibition("Fierce resistance: three units of any types."),
  /** Fierce resistance: one Environment marker. (3.2.3, 3.2-finnish-strategies.md) */
  resistEnvironment: prohibition("Fierce resistance: one Environment marker."),
  /** Fierce resistance: an entrenchment. (3.2.3, 3.2-finnish-strategies.md) */
  resistEntrenchment: rule("Fierce resistance: an entrenchment."),
  /** Fierce resistance: two Tactical Supports. (3.2.3, 3.2-finnish-strategies.md) */
  resistSupport: prohibition("Fierce resistance: two Tactical Supports."),
  /** The other two Combat Strategies have no entrenchment. (3.2.3, 3.2-finnish-strategies.md) */
  entrenchmentsOnly: prohibition("The other two Combat Strategies have no entrenchment."),
  /** The player divides troops and supports among them as they like. (3.2.3, 3.2-finnish-strategies.md) */
  divides: permission("The player divides troops and supports among them as they like."),
  /** A unit is used for one Combat Strategy a turn. (3.2.3, 3.2-finnish-strategies.md) */
  once: prohibition("A unit is used for one Combat Strategy a turn."),
  /** Afterwards it is removed from the map. (3.2.3, 3.2-finnish-strategies.md) */
  removed: rule("Afterwards it is removed from the map."),
}, {
  defenseUnits: "Defensive position",
  counterUnits: "Counter-attack",
  mottiUnits: "Motti",
  resistUnits: "Fierce resistance",
  entrenchmentsOnly: "All strategies",
})

/** 3.2.4 Combat follow-up (3.2-finnish-strategies.md) */
export const followUp = section("followUp", "3.2.4", "Combat follow-up", {
  /** Where a Combat Strategy attacks two spaces, the Finnish one is the same in both. (3.2.4, 3.2-finnish-strategies.md) */
  same: rule("Where a Combat Strategy attacks two spaces, the Finnish one is the same in both."),
})

/** 3.3 Tactical support (3.3-tactical-support.md) */
export const tacticalSupport = section("tacticalSupport", "3.3", "Tactical support", {})

/** 3.3.1 General points (3.3-tactical-support.md) */
export const supportPoints = section("supportPoints", "3.3.1", "General points", {
  /** They are manoeuvres, artillery, aviation and the like. (3.3.1, 3.3-tactical-support.md) */
  manoeuvres: note("They are manoeuvres, artillery, aviation and the like.", { status: informative("the history behind the game; decides nothing in play") }),
  /** A support is used once a turn, for one Combat Strategy. (3.3.1, 3.3-tactical-support.md) */
  once: prohibition("A support is used once a turn, for one Combat Strategy."),
  /** It lasts for the whole course of that Combat Strategy. (3.3.1, 3.3-tactical-support.md) */
  throughout: rule("It lasts for the whole course of that Combat Strategy."),
  /** Supports wait on the Fronts of the command sheet and are then allocated. (3.3.1, 3.3-tactical-support.md) */
  onFronts: note("Supports wait on the Fronts of the command sheet and are then allocated.", { status: informative("nobody but the player sees where they wait, and each can wait where it is wanted") }),
})

/** 3.3.2 Soviet Tactical Supports (3.3-soviet-supports.md) */
export const sovietSupports = section("sovietSupports", "3.3.2", "Soviet Tactical Supports", {
  /** There are nine. (3.3.2, 3.3-soviet-supports.md) */
  nine: component("There are nine.", { status: informative("contents of the box; decides nothing in play") }),
  /** Meretskov: the player chooses one of two effects. (3.3.2, 3.3-soviet-supports.md) */
  meretskovChoice: rule("Meretskov: the player chooses one of two effects."),
  /** Meretskov: the Finnish defence lines count -1 instead of -4. (3.3.2, 3.3-soviet-supports.md) */
  meretskovLines: rule("Meretskov: the Finnish defence lines count -1 instead of -4."),
  /** Meretskov: or the effect of an artillery support is doubled. (3.3.2, 3.3-soviet-supports.md) */
  meretskovArtillery: rule("Meretskov: or the effect of an artillery support is doubled."),
  /** Meretskov: it takes him to use the connection of Orianenbaum and Koivisto, from March 1940 on. (3.3.2, 3.3-soviet-supports.md) */
  meretskovLink: prohibition("Meretskov: it takes him to use the connection of Orianenbaum and Koivisto, from March 1940 on."),
  /** Timoshenko: the player chooses one of two effects. (3.3.2, 3.3-soviet-supports.md) */
  timoshenkoChoice: rule("Timoshenko: the player chooses one of two effects."),
  /** Timoshenko: the losses of the enemy are doubled, if an artillery support is used. (3.3.2, 3.3-soviet-supports.md) */
  timoshenkoLosses: rule("Timoshenko: the losses of the enemy are doubled, if an artillery support is used."),
  /** Timoshenko: or the tactical bonus of all units of a Coordinated manoeuvre grows by 1. (3.3.2, 3.3-soviet-supports.md) */
  timoshenkoBonus: rule("Timoshenko: or the tactical bonus of all units of a Coordinated manoeuvre grows by 1."),
  /** Air support: -1 for each Finnish unit. (3.3.2, 3.3-soviet-supports.md) */
  air: rule("Air support: -1 for each Finnish unit."),
  /** Artillery support: -2 for one Finnish unit. (3.3.2, 3.3-soviet-supports.md) */
  artillery: rule("Artillery support: -2 for one Finnish unit."),
  /** NKVD: no retreat comes of a combat. (3.3.2, 3.3-soviet-supports.md) */
  nkvdRetreat: rule("NKVD: no retreat comes of a combat."),
  /** NKVD: but losses are doubled. (3.3.2, 3.3-soviet-supports.md) */
  nkvdLosses: rule("NKVD: but losses are doubled."),
  /** Reinforcements: up to two units more take part, from the space of the force or one beside it. (3.3.2, 3.3-soviet-supports.md) */
  reinforcements: rule("Reinforcements: up to two units more take part, from the space of the force or one beside it."),
  /** The units of a force are never more than six. (3.3.2, 3.3-soviet-supports.md) */
  sixAtMost: prohibition("The units of a force are never more than six."),
  /** Lack of munitions: -2 for each Finnish unit. (3.3.2, 3.3-soviet-supports.md) */
  munitions: rule("Lack of munitions: -2 for each Finnish unit."),
  /** Supply: the Soviet die counts 1 more. (3.3.2, 3.3-soviet-supports.md) */
  supply: rule("Supply: the Soviet die counts 1 more."),
  /** Supply: or the Finnish die counts 1 less. (3.3.2, 3.3-soviet-supports.md) */
  supplyEnemy: rule("Supply: or the Finnish die counts 1 less."),
  /** T-34/KV-1: defence lines count -1 instead of -4. (3.3.2, 3.3-soviet-supports.md) */
  brigade: rule("T-34/KV-1: defence lines count -1 instead of -4."),
}, {
  meretskovChoice: "Meretskov",
  timoshenkoChoice: "Timoshenko",
  air: "Air and artillery",
  nkvdRetreat: "NKVD",
  reinforcements: "Reinforcements",
  munitions: "Munitions and supply",
  brigade: "T-34/KV-1",
})

/** 3.3.3 Finnish tactical support (3.3-finnish-supports.md) */
export const finnishSupports = section("finnishSupports", "3.3.3", "Finnish tactical support", {
  /** There are eight. (3.3.3, 3.3-finnish-supports.md) */
  eight: component("There are eight.", { status: informative("contents of the box; decides nothing in play") }),
  /** Mannerheim: the player chooses one of two effects. (3.3.3, 3.3-finnish-supports.md) */
  mannerheimChoice: rule("Mannerheim: the player chooses one of two effects."),
  /** Mannerheim: no retreat comes of a combat, but losses are doubled. (3.3.3, 3.3-finnish-supports.md) */
  mannerheimRetreat: rule("Mannerheim: no retreat comes of a combat, but losses are doubled."),
  /** Mannerheim: or -2 for a Soviet unit. (3.3.3, 3.3-finnish-supports.md) */
  mannerheimPenalty: rule("Mannerheim: or -2 for a Soviet unit."),
  /** Artillery support: -2 for the Soviet force. (3.3.3, 3.3-finnish-supports.md) */
  artillery: rule("Artillery support: -2 for the Soviet force."),
  /** Reinforcements: two units of any types are added to the force. (3.3.3, 3.3-finnish-supports.md) */
  reinforcements: rule("Reinforcements: two units of any types are added to the force."),
  /** Anti-tanks: -2 for the Soviet tank units. (3.3.3, 3.3-finnish-supports.md) */
  antiTankUnits: rule("Anti-tanks: -2 for the Soviet tank units."),
  /** Anti-tanks: -1 for the Soviet force, if there are no tanks. (3.3.3, 3.3-finnish-supports.md) */
  antiTankForce: rule("Anti-tanks: -1 for the Soviet force, if there are no tanks."),
  /** Air support: a Soviet air support has no effect. (3.3.3, 3.3-finnish-supports.md) */
  airCounter: rule("Air support: a Soviet air support has no effect."),
  /** Air support: -1 for the Soviet force, if there is no Soviet air support. (3.3.3, 3.3-finnish-supports.md) */
  airForce: rule("Air support: -1 for the Soviet force, if there is no Soviet air support."),
  /** Ambush: -3 for each Soviet unit. (3.3.3, 3.3-finnish-supports.md) */
  ambushPenalty: rule("Ambush: -3 for each Soviet unit."),
  /** Ambush: no Soviet unit applies its bonus. (3.3.3, 3.3-finnish-supports.md) */
  ambushBonus: rule("Ambush: no Soviet unit applies its bonus."),
}, {
  mannerheimChoice: "Mannerheim",
  artillery: "Artillery and reinforcements",
  antiTankUnits: "Anti-tanks",
  airCounter: "Air support",
  ambushPenalty: "Ambush",
})

/** 4.1 Organisation of the forces of the two camps (4.1-organisation.md) */
export const combatForces = section("combatForces", "4.1", "Organisation of the forces of the two camps", {
  /** The Soviet player says in which order the combats are resolved. (4.1, 4.1-organisation.md) */
  order: rule("The Soviet player says in which order the combats are resolved."),
  /** Both fight with the units and Supports that they have given to the Combat Strategies there. (4.1, 4.1-organisation.md) */
  deployed: rule("Both fight with the units and Supports that they have given to the Combat Strategies there."),
  /** Once both are ready, they reveal their Combat Strategies and their Command Sheets. (4.1, 4.1-organisation.md) */
  revealed: rule("Once both are ready, they reveal their Combat Strategies and their Command Sheets.", { see: ["3.2.1"] }),
  /** Then the confrontations are resolved one after the other. (4.1, 4.1-organisation.md) */
  oneByOne: rule("Then the confrontations are resolved one after the other."),
})

/** 4.2 Calculation of combat values (4.2-combat-values.md) */
export const combatValues = section("combatValues", "4.2", "Calculation of combat values", {
  /** The Soviet force is worth the strength of its units and their bonuses, less the Finnish penalties. (4.2, 4.2-combat-values.md) */
  soviet: formula("The Soviet force is worth the strength of its units and their bonuses, less the Finnish penalties."),
  /** The Combat Strategy may change the bonuses of the units. (4.2, 4.2-combat-values.md) */
  strategy: rule("The Combat Strategy may change the bonuses of the units."),
  /** The Finnish force is counted in the same way. (4.2, 4.2-combat-values.md) */
  finnish: formula("The Finnish force is counted in the same way."),
  /** Environment markers are to be counted, too. (4.2, 4.2-combat-values.md) */
  environment: note("Environment markers are to be counted, too.", { see: ["5"], status: informative("a pointer to another part of the rules") }),
  /** The defensive value of the space counts in its combats. (4.2, 4.2-combat-values.md) */
  defensiveValue: rule("The defensive value of the space counts in its combats."),
  /** Each player announces the worth of the force, the attacker first. (4.2, 4.2-combat-values.md) */
  announced: rule("Each player announces the worth of the force, the attacker first."),
  /** The player whose force is worth more rolls one die. (4.2, 4.2-combat-values.md) */
  higherRolls: rule("The player whose force is worth more rolls one die."),
  /** The result stands in the column of the difference between the two. (4.2, 4.2-combat-values.md) */
  column: rule("The result stands in the column of the difference between the two."),
  /** A force that would be worth 0 or less is worth 1. (4.2, 4.2-combat-values.md) */
  floor: rule("A force that would be worth 0 or less is worth 1."),
  /** So is each of two forces that would both be worth 0. (4.2, 4.2-combat-values.md) */
  bothFloors: rule("So is each of two forces that would both be worth 0."),
}, {
  soviet: "Worth",
  announced: "Roll",
  floor: "Lowest worth",
})

/** 4.3 Combat resolution table (4.3-combat-resolution-table.md) */
export const combatTable = section("combatTable", "4.3", "Combat resolution table", {
  /** The differences go from +0 to +6 and more. (4.3, 4.3-combat-resolution-table.md) */
  differences: note("The differences go from +0 to +6 and more.", { status: informative("a pointer to another part of the rules") }),
  /** The table is printed at the end of the rules. (4.3, 4.3-combat-resolution-table.md) */
  where: note("The table is printed at the end of the rules.", { status: informative("a pointer to another part of the rules") }),
})

/** 4.4 Combat rounds (4.4-combat-rounds.md) */
export const combatRounds = section("combatRounds", "4.4", "Combat rounds", {
  /** A combat has at most two rounds. (4.4, 4.4-combat-rounds.md) */
  two: prohibition("A combat has at most two rounds."),
  /** After the first round the Soviet player may attack a second time. (4.4, 4.4-combat-rounds.md) */
  again: permission("After the first round the Soviet player may attack a second time."),
  /** The second round is fought in the same way, with what is left of the forces. (4.4, 4.4-combat-rounds.md) */
  remaining: rule("The second round is fought in the same way, with what is left of the forces."),
  /** A Combat Strategy that attacks two spaces can have two rounds in each. (4.4, 4.4-combat-rounds.md) */
  eachSpace: note("A Combat Strategy that attacks two spaces can have two rounds in each.", { status: informative("repeats the limit of a combat, and 3.2.2") }),
})

/** 4.5 Combat results (4.5.1-combat-results.md) */
export const results = section("results", "4.5", "Combat results", {})

/** 4.5.1 General points (4.5.1-combat-results.md) */
export const combatResults = section("combatResults", "4.5.1", "General points", {
  /** The combat table gives the losses of a combat. (4.5.1, 4.5.1-combat-results.md) */
  losses: rule("The combat table gives the losses of a combat.", { see: ["4.3"] }),
  /** The Combat Strategy gives the morale that it costs. (4.5.1, 4.5.1-combat-results.md) */
  morale: note("The Combat Strategy gives the morale that it costs.", { see: ["7.1"], status: informative("a pointer to another part of the rules") }),
  /** A side loses as many units as the result says. (4.5.1, 4.5.1-combat-results.md) */
  lost: rule("A side loses as many units as the result says."),
  /** The results of which that is told are 1 and 2. (4.5.1, 4.5.1-combat-results.md) */
  oneOrTwo: note("The results of which that is told are 1 and 2.", { status: informative("repeats the combat table") }),
  /** The owner chooses which units are lost. (4.5.1, 4.5.1-combat-results.md) */
  ownerChooses: rule("The owner chooses which units are lost."),
  /** They go to the Losses space of the owner's Command Sheet. (4.5.1, 4.5.1-combat-results.md) */
  lossesBox: rule("They go to the Losses space of the owner's Command Sheet."),
  /** The results are those of the Soviet attacker and of the Finnish defender. (4.5.1, 4.5.1-combat-results.md) */
  sides: rule("The results are those of the Soviet attacker and of the Finnish defender."),
})

/** 4.5.2 Soviet victory (4.5.2-soviet-victory.md) */
export const sovietVictory = section("sovietVictory", "4.5.2", "Soviet victory", {
  /** A combat that leaves no Finnish unit in the space, by losses or by a retreat, is a Soviet victory. (4.5.2, 4.5.2-soviet-victory.md) */
  when: definition("A combat that leaves no Finnish unit in the space, by losses or by a retreat, is a Soviet victory."),
  /** Then the Soviet force may occupy the space. (4.5.2, 4.5.2-soviet-victory.md) */
  occupies: permission("Then the Soviet force may occupy the space."),
  /** Finnish morale falls by what the Combat Strategy is worth, and by the value of the space, dotted or numbered. (4.5.2, 4.5.2-soviet-victory.md) */
  morale: formula("Finnish morale falls by what the Combat Strategy is worth, and by the value of the space, dotted or numbered.", { see: ["7.1"] }),
  /** For a dotted outline the value of the space is the more. (4.5.2, 4.5.2-soviet-victory.md) */
  dotted: formula("For a dotted outline the value of the space is the more.", { see: ["8"] }),
  /** That stands for what the fortified zones meant. (4.5.2, 4.5.2-soviet-victory.md) */
  why: note("That stands for what the fortified zones meant.", { status: informative("the history behind the game; decides nothing in play") }),
  /** For a harder game the values of the spaces are left out, and only those of the strategies count. (4.5.2, 4.5.2-soviet-victory.md) */
  harder: permission("For a harder game the values of the spaces are left out, and only those of the strategies count."),
  /** Kotka, taken by a Prudent advance, costs the Finns 2 for the city and 1 for the strategy. (4.5.2, 4.5.2-soviet-victory.md) */
  kotka: example("Kotka, taken by a Prudent advance, costs the Finns 2 for the city and 1 for the strategy."),
  /** Koivisto, taken in the same way, costs the Finns 2 for the city and 2 for its fortification. (4.5.2, 4.5.2-soviet-victory.md) */
  koivisto: example("Koivisto, taken in the same way, costs the Finns 2 for the city and 2 for its fortification."),
  /** There the Soviets win 1 for the strategy, 2 for the city and 2 for the fortification: 5. (4.5.2, 4.5.2-soviet-victory.md) */
  koivistoSoviets: example("There the Soviets win 1 for the strategy, 2 for the city and 2 for the fortification: 5."),
})

/** 4.5.3 Finnish victory (4.5.3-finnish-victory.md) */
export const finnishVictory = section("finnishVictory", "4.5.3", "Finnish victory", {
  /** A combat that leaves Finnish units in the space is a Soviet defeat. (4.5.3, 4.5.3-finnish-victory.md) */
  when: definition("A combat that leaves Finnish units in the space is a Soviet defeat."),
  /** After that the Finnish Combat Strategy leaves the map. (4.5.3, 4.5.3-finnish-victory.md) */
  strategyGone: rule("After that the Finnish Combat Strategy leaves the map."),
  /** A Soviet force that has lost no more than half of its units goes back to where it came from. (4.5.3, 4.5.3-finnish-victory.md) */
  oneSpace: rule("A Soviet force that has lost no more than half of its units goes back to where it came from."),
  /** It retreats two spaces, if more than half were. (4.5.3, 4.5.3-finnish-victory.md) */
  twoSpaces: rule("It retreats two spaces, if more than half were."),
  /** Soviet units retreat only towards a space that the Soviets control. (4.5.3, 4.5.3-finnish-victory.md) */
  controlled: prohibition("Soviet units retreat only towards a space that the Soviets control."),
  /** A retreat ends as soon as the force enters Soviet territory. (4.5.3, 4.5.3-finnish-victory.md) */
  stops: rule("A retreat ends as soon as the force enters Soviet territory."),
})

/** 4.5.4 Losses and reinforcements (4.5.4-losses-and-reinforcements.md) */
export const reinforcing = section("reinforcing", "4.5.4", "Losses and reinforcements", {
  /** Lost Soviet units go on to the Reinforcements for the turn that follows. (4.5.4, 4.5.4-losses-and-reinforcements.md) */
  soviet: rule("Lost Soviet units go on to the Reinforcements for the turn that follows."),
  /** To recover units from there costs the Soviet player morale. (4.5.4, 4.5.4-losses-and-reinforcements.md) */
  price: rule("To recover units from there costs the Soviet player morale."),
  /** One point of morale recovers two FUS. (4.5.4, 4.5.4-losses-and-reinforcements.md) */
  fus: rule("One point of morale recovers two FUS."),
  /** One point of morale recovers one ELI, one MECA or one tank unit (TAN). (4.5.4, 4.5.4-losses-and-reinforcements.md) */
  others: rule("One point of morale recovers one ELI, one MECA or one tank unit (TAN)."),
  /** They return to the space of a Front. (4.5.4, 4.5.4-losses-and-reinforcements.md) */
  forces: rule("They return to the space of a Front.", { see: ["1.5"] }),
  /** Finnish units in the Losses space go to the Reinforcements space in the next turn. (4.5.4, 4.5.4-losses-and-reinforcements.md) */
  finnish: rule("Finnish units in the Losses space go to the Reinforcements space in the next turn."),
  /** In the turn after that they are available again, at no cost. (4.5.4, 4.5.4-losses-and-reinforcements.md) */
  finnishBack: rule("In the turn after that they are available again, at no cost."),
  /** That stands for the weakness of the Finnish army. (4.5.4, 4.5.4-losses-and-reinforcements.md) */
  principle: note("That stands for the weakness of the Finnish army.", { status: informative("the history behind the game; decides nothing in play") }),
  /** For an easier Soviet game a point of morale recovers more. (4.5.4, 4.5.4-losses-and-reinforcements.md) */
  easier: permission("For an easier Soviet game a point of morale recovers more."),
  /** Then it recovers three FUS. (4.5.4, 4.5.4-losses-and-reinforcements.md) */
  easierFus: rule("Then it recovers three FUS."),
  /** Or it recovers two ELI, MECA or TAN. (4.5.4, 4.5.4-losses-and-reinforcements.md) */
  easierOthers: rule("Or it recovers two ELI, MECA or TAN."),
}, {
  soviet: "Soviets",
  finnish: "Finns",
  easier: "Easier game",
})

/** 5 Environment markers (5-environment.md) */
export const environments = section("environments", "5", "Environment markers", {
  /** The Finns knew how to use their country in winter, and the Soviet army did not. (5, 5-environment.md) */
  why: note("The Finns knew how to use their country in winter, and the Soviet army did not.", { status: informative("the history behind the game; decides nothing in play") }),
  /** The Finnish player uses Environment markers in Combat Strategies. (5, 5-environment.md) */
  used: rule("The Finnish player uses Environment markers in Combat Strategies."),
  /** There is one marker of each of five kinds. (5, 5-environment.md) */
  five: rule("There is one marker of each of five kinds."),
  /** Snow: a penalty of -1 for each FUS and ELI. (5, 5-environment.md) */
  snowInfantry: rule("Snow: a penalty of -1 for each FUS and ELI."),
  /** Snow: FUS and ELI have no bonus. (5, 5-environment.md) */
  snowBonus: rule("Snow: FUS and ELI have no bonus."),
  /** Snow: a penalty of -3 for each MECA and TAN. (5, 5-environment.md) */
  snowArmour: rule("Snow: a penalty of -3 for each MECA and TAN."),
  /** Snow: no Air support has an effect, on either side. (5, 5-environment.md) */
  snowAir: exception("Snow: no Air support has an effect, on either side."),
  /** Woods: a bonus of +1 for each Finnish unit. (5, 5-environment.md) */
  woodsFinns: rule("Woods: a bonus of +1 for each Finnish unit."),
  /** Woods: a penalty of -1 for the TAN. (5, 5-environment.md) */
  woodsTanks: rule("Woods: a penalty of -1 for the TAN."),
  /** Forest: a penalty of -2 for each Soviet unit. (5, 5-environment.md) */
  forest: rule("Forest: a penalty of -2 for each Soviet unit."),
  /** Forest: TAN have no bonus. (5, 5-environment.md) */
  forestBonus: rule("Forest: TAN have no bonus."),
  /** Swamp: a penalty of -1 for each Soviet unit. (5, 5-environment.md) */
  swamp: rule("Swamp: a penalty of -1 for each Soviet unit."),
  /** Fog: no Air support has an effect, on either side. (5, 5-environment.md) */
  fogAir: exception("Fog: no Air support has an effect, on either side."),
  /** Fog: a bonus of +1 for each Finnish unit. (5, 5-environment.md) */
  fogFinns: rule("Fog: a bonus of +1 for each Finnish unit."),
}, {
  why: "Markers",
  snowInfantry: "Snow",
  woodsFinns: "Woods",
  forest: "Forest",
  swamp: "Swamp and fog",
})

/** 6.1 General points (6.1-soviet-progression.md) */
export const progression = section("progression", "6.1", "General points", {
  /** A Line of Progression is an unbroken row of spaces from Soviet territory to the space of a Soviet force. (6.1, 6.1-soviet-progression.md) */
  line: definition("A Line of Progression is an unbroken row of spaces from Soviet territory to the space of a Soviet force."),
  /** It stands for the supply of the Red Army. (6.1, 6.1-soviet-progression.md) */
  why: note("It stands for the supply of the Red Army.", { status: informative("the history behind the game; decides nothing in play") }),
  /** Conquered spaces have to be occupied, for an empty one breaks the line. (6.1, 6.1-soviet-progression.md) */
  occupied: rule("Conquered spaces have to be occupied, for an empty one breaks the line."),
  /** A Soviet unit that is left in a space keeps it. (6.1, 6.1-soviet-progression.md) */
  byUnit: rule("A Soviet unit that is left in a space keeps it."),
  /** So does a Possession marker, so that no unit need be left. (6.1, 6.1-soviet-progression.md) */
  byMarker: permission("So does a Possession marker, so that no unit need be left."),
  /** Possession markers are placed as the Organisation phase has it. (6.1, 6.1-soviet-progression.md) */
  organisation: rule("Possession markers are placed as the Organisation phase has it.", { see: ["2.4"] }),
  /** There are four Possession markers. (6.1, 6.1-soviet-progression.md) */
  fourMarkers: component("There are four Possession markers."),
})

/** 6.2 Finnish harassment and Russian logistics breach (6.2-finnish-harassment.md) */
export const harassment = section("harassment", "6.2", "Finnish harassment and Russian logistics breach", {
  /** The Finnish player does not harass before December [I] 1939. (6.2, 6.2-finnish-harassment.md) */
  from: prohibition("The Finnish player does not harass before December [I] 1939."),
  /** In the Actions phase the Infiltration marker may be placed on one space that the Soviets control. (6.2, 6.2-finnish-harassment.md) */
  target: permission("In the Actions phase the Infiltration marker may be placed on one space that the Soviets control."),
  /** It is placed on no other space. (6.2, 6.2-finnish-harassment.md) */
  controlledOnly: prohibition("It is placed on no other space."),
  /** There is one marker: a second space is not infiltrated in the turn. (6.2, 6.2-finnish-harassment.md) */
  oneMarker: prohibition("There is one marker: a second space is not infiltrated in the turn."),
  /** One to three SCT are used with it. (6.2, 6.2-finnish-harassment.md) */
  scouts: prohibition("One to three SCT are used with it."),
  /** They are taken from the Front spaces of the Command Sheet, and left in the space. (6.2, 6.2-finnish-harassment.md) */
  fromFront: rule("They are taken from the Front spaces of the Command Sheet, and left in the space."),
  /** Then the Finnish player rolls one die. (6.2, 6.2-finnish-harassment.md) */
  die: rule("Then the Finnish player rolls one die."),
  /** +1 for each SCT that attacks. (6.2, 6.2-finnish-harassment.md) */
  perScout: rule("+1 for each SCT that attacks."),
  /** -2 for each Soviet unit in the space. (6.2, 6.2-finnish-harassment.md) */
  perUnit: rule("-2 for each Soviet unit in the space."),
  /** -1 for each Soviet unit in an adjacent space. (6.2, 6.2-finnish-harassment.md) */
  perNeighbour: rule("-1 for each Soviet unit in an adjacent space."),
  /** On 6 or more the attack succeeds: the Soviets lose two points of morale, and the value of the space. (6.2, 6.2-finnish-harassment.md) */
  success: rule("On 6 or more the attack succeeds: the Soviets lose two points of morale, and the value of the space."),
  /** They lose them at once. (6.2, 6.2-finnish-harassment.md) */
  atOnce: rule("They lose them at once."),
  /** On 4 or 5 the Soviets lose one point of morale, and the Finns one SCT. (6.2, 6.2-finnish-harassment.md) */
  middle: rule("On 4 or 5 the Soviets lose one point of morale, and the Finns one SCT."),
  /** On less the Finns lose one point of morale and one SCT. (6.2, 6.2-finnish-harassment.md) */
  failure: rule("On less the Finns lose one point of morale and one SCT."),
  /** The SCT that are left can be used again in the next turn. (6.2, 6.2-finnish-harassment.md) */
  available: rule("The SCT that are left can be used again in the next turn."),
  /** They may stay in the space, too. (6.2, 6.2-finnish-harassment.md) */
  stay: permission("They may stay in the space, too."),
  /** To have such a space back the Soviet player has to fight these Finns. (6.2, 6.2-finnish-harassment.md) */
  takenBack: rule("To have such a space back the Soviet player has to fight these Finns."),
  /** After a success the Soviets control the space no more. (6.2, 6.2-finnish-harassment.md) */
  lost: rule("After a success the Soviets control the space no more."),
  /** Soviet units that no line supplies any more are isolated. (6.2, 6.2-finnish-harassment.md) */
  isolated: definition("Soviet units that no line supplies any more are isolated."),
  /** As long as the line is broken, each turn ends with the loss of one isolated unit. (6.2, 6.2-finnish-harassment.md) */
  eliminated: rule("As long as the line is broken, each turn ends with the loss of one isolated unit."),
  /** TAN are eliminated first, then MECA, then FUS. (6.2, 6.2-finnish-harassment.md) */
  order: rule("TAN are eliminated first, then MECA, then FUS."),
}, {
  from: "Marker",
  scouts: "Scouts",
  die: "Die",
  success: "Result",
  available: "SCT afterwards",
  lost: "Isolated units",
})

/** 7.1 Soviet morale (7.1-soviet-morale.md) */
export const sovietMorale = section("sovietMorale", "7.1", "Soviet morale", {
  /** The longer Finland resisted, the graver were the consequences for Stalin. (7.1, 7.1-soviet-morale.md) */
  why: note("The longer Finland resisted, the graver were the consequences for Stalin.", { status: informative("the history behind the game; decides nothing in play") }),
  /** Soviet morale begins at 23. (7.1, 7.1-soviet-morale.md) */
  begins: rule("Soviet morale begins at 23."),
  /** A Soviet player whose morale falls to 0 before the Finns are defeated loses the game. (7.1, 7.1-soviet-morale.md) */
  zero: rule("A Soviet player whose morale falls to 0 before the Finns are defeated loses the game."),
  /** It is never more than the 23 with which it began. (7.1, 7.1-soviet-morale.md) */
  highest: prohibition("It is never more than the 23 with which it began."),
  /** A victory lowers Finnish morale by what the strategy and the space are worth. (7.1, 7.1-soviet-morale.md) */
  victory: rule("A victory lowers Finnish morale by what the strategy and the space are worth.", { see: ["3.2.2", "8"], status: informative("repeats 4.5.2") }),
  /** PRUD: a Soviet player who loses units and conquers no space loses 1 point. (7.1, 7.1-soviet-morale.md) */
  prudentLost: rule("PRUD: a Soviet player who loses units and conquers no space loses 1 point."),
  /** PRUD: otherwise the Finns lose 1 point, and what the conquered space is worth. (7.1, 7.1-soviet-morale.md) */
  prudentWon: rule("PRUD: otherwise the Finns lose 1 point, and what the conquered space is worth."),
  /** ATT: for each conquered space the Finns lose 2 points, and what it is worth. (7.1, 7.1-soviet-morale.md) */
  massiveWon: rule("ATT: for each conquered space the Finns lose 2 points, and what it is worth."),
  /** ATT: a Soviet player who makes no progress loses 3 points. (7.1, 7.1-soviet-morale.md) */
  massiveLost: rule("ATT: a Soviet player who makes no progress loses 3 points."),
  /** BLIN: the Finns lose 2 points for one conquered space and 4 for two, and what they are worth. (7.1, 7.1-soviet-morale.md) */
  armouredWon: rule("BLIN: the Finns lose 2 points for one conquered space and 4 for two, and what they are worth."),
  /** BLIN: a Soviet player who conquers no space loses 3 points. (7.1, 7.1-soviet-morale.md) */
  armouredLost: rule("BLIN: a Soviet player who conquers no space loses 3 points."),
  /** MAN: for each conquered space the Finns lose 4 points, and what it is worth. (7.1, 7.1-soviet-morale.md) */
  manoeuvreWon: rule("MAN: for each conquered space the Finns lose 4 points, and what it is worth."),
  /** MAN: a Soviet force that suffers a loss costs 4 points. (7.1, 7.1-soviet-morale.md) */
  manoeuvreLost: rule("MAN: a Soviet force that suffers a loss costs 4 points."),
  /** MAN: it then stops its progression. (7.1, 7.1-soviet-morale.md) */
  manoeuvreStops: rule("MAN: it then stops its progression."),
}, {
  why: "Begin and limits",
  victory: "Combat Strategies",
})

/** 7.2 Finnish morale (7.2-finnish-morale.md) */
export const finnishMorale = section("finnishMorale", "7.2", "Finnish morale", {
  /** Finnish morale begins at 19. (7.2, 7.2-finnish-morale.md) */
  begins: rule("Finnish morale begins at 19."),
  /** It begins lower than that of a giant. (7.2, 7.2-finnish-morale.md) */
  why: note("It begins lower than that of a giant.", { status: informative("the history behind the game; decides nothing in play") }),
  /** It goes by the events of each turn, and by what comes of the Soviet attacks. (7.2, 7.2-finnish-morale.md) */
  moves: note("It goes by the events of each turn, and by what comes of the Soviet attacks.", { status: informative("repeats 3.1, 4.5.2 and 7.1") }),
  /** At 0 it has lost the Finns the game. (7.2, 7.2-finnish-morale.md) */
  zero: rule("At 0 it has lost the Finns the game."),
  /** It is never more than 23. (7.2, 7.2-finnish-morale.md) */
  highest: prohibition("It is never more than 23."),
})

/** 8 Fortification lines (8-fortification-lines.md) */
export const fortificationLines = section("fortificationLines", "8", "Fortification lines", {
  /** The Mannerheim Line and two lines behind it were built against the Soviets. (8, 8-fortification-lines.md) */
  three: note("The Mannerheim Line and two lines behind it were built against the Soviets.", { status: informative("the history behind the game; decides nothing in play") }),
  /** Their spaces have a dotted outline. (8, 8-fortification-lines.md) */
  dotted: component("Their spaces have a dotted outline.", { status: leftToComponent("printed on the map; components/map.ts") }),
  /** A dotted outline is a penalty of -4 on an enemy force. (8, 8-fortification-lines.md) */
  penalty: rule("A dotted outline is a penalty of -4 on an enemy force."),
  /** Combats there were harsh. (8, 8-fortification-lines.md) */
  why: note("Combats there were harsh.", { status: informative("the history behind the game; decides nothing in play") }),
  /** Each confrontation there gives the victor 2 more points of morale. (8, 8-fortification-lines.md) */
  victor: rule("Each confrontation there gives the victor 2 more points of morale.", { see: ["4.5.2"] }),
  /** It costs the defeated 2 more. (8, 8-fortification-lines.md) */
  defeated: rule("It costs the defeated 2 more.", { see: ["4.5.2"] }),
})

/** 9.1 General points (9.1-solo-play.md) */
export const soloPlay = section("soloPlay", "9.1", "General points", {
  /** One player can play the game. (9.1, 9.1-solo-play.md) */
  one: permission("One player can play the game."),
  /** The player has the Soviets, and the rules of this section play the Finns. (9.1, 9.1-solo-play.md) */
  soviet: rule("The player has the Soviets, and the rules of this section play the Finns."),
  /** Nothing else of the game changes. (9.1, 9.1-solo-play.md) */
  asEver: note("Nothing else of the game changes."),
  /** The four Finnish Combat Strategies are drawn from a container. (9.1, 9.1-solo-play.md) */
  strategies: rule("The four Finnish Combat Strategies are drawn from a container."),
  /** The eight Finnish Supports are drawn from a second container. (9.1, 9.1-solo-play.md) */
  supports: rule("The eight Finnish Supports are drawn from a second container."),
  /** The Finnish units are drawn from a third. (9.1, 9.1-solo-play.md) */
  units: rule("The Finnish units are drawn from a third."),
  /** The five Environment markers are drawn from a fourth. (9.1, 9.1-solo-play.md) */
  environment: rule("The five Environment markers are drawn from a fourth."),
  /** The Finnish Combat Strategies are drawn first; then the player deploys the Soviet forces. (9.1, 9.1-solo-play.md) */
  first: rule("The Finnish Combat Strategies are drawn first; then the player deploys the Soviet forces."),
  /** Then draws give the Finnish Combat Strategies their units and Supports. (9.1, 9.1-solo-play.md) */
  filled: rule("Then draws give the Finnish Combat Strategies their units and Supports."),
  /** The Finnish Command Sheet shows what has been drawn. (9.1, 9.1-solo-play.md) */
  sheet: note("The Finnish Command Sheet shows what has been drawn.", { status: informative("how the table shows it; the state holds the value itself") }),
  /** The Soviet player carries out every step of the combats. (9.1, 9.1-solo-play.md) */
  combats: rule("The Soviet player carries out every step of the combats."),
  /** Where Finnish units are lost or driven back, the weakest go first. (9.1, 9.1-solo-play.md) */
  weakestFirst: rule("Where Finnish units are lost or driven back, the weakest go first."),
  /** From the weakest to the strongest they are RES, SK, WD, SCT, DIV. (9.1, 9.1-solo-play.md) */
  order: rule("From the weakest to the strongest they are RES, SK, WD, SCT, DIV."),
}, {
  one: "Sides",
  strategies: "Draws",
  combats: "Combats",
})

/** 9.2 Finnish harassment (9.2-solo-harassment.md) */
export const soloHarassment = section("soloHarassment", "9.2", "Finnish harassment", {
  /** The Soviet player chooses a space with a Possession marker, or the one of the weakest Soviet force. (9.2, 9.2-solo-harassment.md) */
  target: rule("The Soviet player chooses a space with a Possession marker, or the one of the weakest Soviet force."),
  /** One die says how many SCT come: one on 1 or 2, two on 3 or 4, three on 5 or 6. (9.2, 9.2-solo-harassment.md) */
  die: rule("One die says how many SCT come: one on 1 or 2, two on 3 or 4, three on 5 or 6."),
  /** The harassment is then resolved as ever. (9.2, 9.2-solo-harassment.md) */
  resolved: rule("The harassment is then resolved as ever.", { see: ["5"] }),
  /** The SCT stay where they are victorious. (9.2, 9.2-solo-harassment.md) */
  stay: rule("The SCT stay where they are victorious."),
  /** A Combat Strategy for which too few Finnish units are left is played incomplete. (9.2, 9.2-solo-harassment.md) */
  incomplete: permission("A Combat Strategy for which too few Finnish units are left is played incomplete."),
})

/** Results combat table (10-results-combat-table.md) */
export const resultsTable = section("resultsTable", "Results combat table", "Results combat table", {
  /** +0: 3a on 1 and 2, 2a on 3 and 4, 1a on 5, 1a and 1d on 6. (Results combat table, 10-results-combat-table.md) */
  zero: rule("+0: 3a on 1 and 2, 2a on 3 and 4, 1a on 5, 1a and 1d on 6."),
  /** +1: 3a on 1, 2a on 2 and 3, 1a on 4, 1a and 1d on 5 and 6. (Results combat table, 10-results-combat-table.md) */
  one: rule("+1: 3a on 1, 2a on 2 and 3, 1a on 4, 1a and 1d on 5 and 6."),
  /** +2: 2a on 1 and 2, 1a on 3, 1a and 1d on 4 and 5, 1a and 1dR on 6. (Results combat table, 10-results-combat-table.md) */
  two: rule("+2: 2a on 1 and 2, 1a on 3, 1a and 1d on 4 and 5, 1a and 1dR on 6."),
  /** +3: 2a on 1, 1a on 2, 1a and 1d on 3 and 4, 1a and 1dR on 5, 1dR on 6. (Results combat table, 10-results-combat-table.md) */
  three: rule("+3: 2a on 1, 1a on 2, 1a and 1d on 3 and 4, 1a and 1dR on 5, 1dR on 6."),
  /** +4: 1a on 1, 1a and 1d on 2 and 3, 1a and 1dR on 4, 1dR on 5 and 6. (Results combat table, 10-results-combat-table.md) */
  four: rule("+4: 1a on 1, 1a and 1d on 2 and 3, 1a and 1dR on 4, 1dR on 5 and 6."),
  /** +5: 1a and 1d on 1 and 2, 1a and 1dR on 3, 1dR on 4 and 5, 2d on 6. (Results combat table, 10-results-combat-table.md) */
  five: rule("+5: 1a and 1d on 1 and 2, 1a and 1dR on 3, 1dR on 4 and 5, 2d on 6."),
  /** +6 and more: 1a and 1d on 1, 1a and 1dR on 2, 1dR on 3 and 4, 2d on 5, 2dR on 6. (Results combat table, 10-results-combat-table.md) */
  six: rule("+6 and more: 1a and 1d on 1, 1a and 1dR on 2, 1dR on 3 and 4, 2d on 5, 2dR on 6."),
  /** The number is that of the units lost. (Results combat table, 10-results-combat-table.md) */
  number: definition("The number is that of the units lost."),
  /** a is the attacker. (Results combat table, 10-results-combat-table.md) */
  attacker: definition("a is the attacker."),
  /** d is the defender. (Results combat table, 10-results-combat-table.md) */
  defender: definition("d is the defender."),
  /** R: the defender retreats. (Results combat table, 10-results-combat-table.md) */
  retreat: definition("R: the defender retreats."),
  /** A difference beyond 6 counts as 6, and each point beyond adds 1 to the die. (Results combat table, 10-results-combat-table.md) */
  beyond: formula("A difference beyond 6 counts as 6, and each point beyond adds 1 to the die."),
  /** With +9 the die has 3 more. (Results combat table, 10-results-combat-table.md) */
  example: example("With +9 the die has 3 more."),
}, {
  zero: "Columns",
  number: "Signs",
  beyond: "Beyond +6",
})

/** Soviet order of battle (11.1-orders-of-battle.md) */
export const sovietOrder = section("sovietOrder", "Soviet order of battle", "Soviet order of battle", {
  /** 13 FUS, 3 ELI, 4 MECA and 3 TAN are engaged at first. (Soviet order of battle, 11.1-orders-of-battle.md) */
  engaged: rule("13 FUS, 3 ELI, 4 MECA and 3 TAN are engaged at first.", { status: informative("repeats 2.2") }),
  /** 12 FUS, 3 ELI, 3 MECA and 3 TAN come as reinforcements. (Soviet order of battle, 11.1-orders-of-battle.md) */
  reinforcements: rule("12 FUS, 3 ELI, 3 MECA and 3 TAN come as reinforcements.", { status: informative("repeats 2.2") }),
})

/** Finnish order of battle (11.1-orders-of-battle.md) */
export const finnishOrder = section("finnishOrder", "Finnish order of battle", "Finnish order of battle", {
  /** The Finns have 3 SCT, 3 WD, 6 SK, 9 DIV, 6 RES and 2 entrenchments. (Finnish order of battle, 11.1-orders-of-battle.md) */
  units: rule("The Finns have 3 SCT, 3 WD, 6 SK, 9 DIV, 6 RES and 2 entrenchments.", { status: informative("repeats 2.3") }),
})

/** How long do the Soviets lack the control of a space, if the SCT that have won it do not stay? (1.1-general-points.md) */
export const breakLasts = question("breakLasts", {
  asks: "How long do the Soviets lack the control of a space, if the SCT that have won it do not stay?",
  clauses: [harassment.lost, harassment.eliminated, harassment.available, harassment.takenBack],
  readings: {
    "until the turn ends": "Until the turn ends: then units that stand there control it again; a marker is gone.",
    "while SCT stay": "Not at all: the break lasts as long as SCT are there, and a marker is lost only if they stay.",
    "until taken back": "Until a Combat Strategy has conquered it again, even if Soviet units stand there.",
  },
  usual: "until the turn ends",
  because: "Control is lost by the success, whoever stays; in the next turn units keep the space again in which they stand.",
  kind: "gap",
})

/** Does the logistic line of a Front go through Soviet territory of another Front? (1.1-general-points.md) */
export const linesCross = question("linesCross", {
  asks: "Does the logistic line of a Front go through Soviet territory of another Front?",
  clauses: [generalPoints.line, generalPoints.centres, gameTurn.onLine],
  readings: {
    no: "No: it leads from the centres of its Front into Finland, and only there do its units come to the map.",
    yes: "Yes: it is a chain of connected spaces, whatever Front they are on.",
  },
  usual: "no",
  because: "The centres are named Front by Front, which would say nothing if each line reached those of all.",
})

/** Are units isolated where a conquered space lies empty, and no Finnish unit has broken the line? (1.1-general-points.md) */
export const isolatedBy = question("isolatedBy", {
  asks: "Are units isolated where a conquered space lies empty, and no Finnish unit has broken the line?",
  clauses: [harassment.isolated, harassment.eliminated, progression.occupied],
  readings: {
    "any break": "Yes: an empty space breaks the line as well.",
    "an infiltration": "No: units are isolated by an infiltration alone.",
  },
  usual: "any break",
  because: "Section 6.1 calls an empty space a break, and units are isolated as long as there is one.",
})

/** Does the logistic line of another Front keep units from being isolated? (1.1-general-points.md) */
export const lineOfFront = question("lineOfFront", {
  asks: "Does the logistic line of another Front keep units from being isolated?",
  clauses: [generalPoints.line, generalPoints.centres, generalPoints.reaches],
  readings: {
    yes: "Yes: a line to them may begin at any centre.",
    no: "No: it must begin at a centre of the Front on which they stand.",
  },
  usual: "yes",
  because: "It begins at one of the centres, whichever Front that is of, and has to link it to the units.",
})

/** Who wins if both are found with a morale of 0? (1.2-victory-conditions.md) */
export const bothAtZero = question("bothAtZero", {
  asks: "Who wins if both are found with a morale of 0?",
  clauses: [victoryConditions.finnishMorale, victoryConditions.sovietMorale],
  readings: {
    Soviets: "The Soviets: their condition stands first.",
    Finns: "The Finns, who only have to hold out.",
    nobody: "Nobody: each has brought the other down.",
  },
  usual: "Soviets",
  because: "Conditions that are told in an order are looked at in that order.",
  kind: "gap",
})

/** Who wins if the morale of both is the same after the last turn? (1.2-victory-conditions.md) */
export const equalMorale = question("equalMorale", {
  asks: "Who wins if the morale of both is the same after the last turn?",
  clauses: [victoryConditions.compared],
  readings: {
    nobody: "Nobody: the comparison says that neither is ahead.",
    Finns: "The Finns: the Soviets have not brought them down.",
  },
  usual: "nobody",
  because: "The result is what the comparison tells, and nothing is said that favours one side.",
  kind: "gap",
})

/** What is compared after the last turn: the morale of both as it stands, or what has become of it? (1.2-victory-conditions.md) */
export const comparedHow = question("comparedHow", {
  asks: "What is compared after the last turn: the morale of both as it stands, or what has become of it?",
  clauses: [victoryConditions.compared, sovietMorale.begins, finnishMorale.begins],
  readings: {
    "as it stands": "The morale of both as it stands on the track.",
    "from its beginning": "What each has won or lost since the beginning, for the Soviets begin with more.",
  },
  usual: "as it stands",
  because: "The morale of the two is what is compared, and no sentence speaks of what it was before.",
})

/** Have the Soviets taken Helsinki if they are victorious there, and nobody occupies it? (1.2-victory-conditions.md) */
export const helsinkiSeized = question("helsinkiSeized", {
  asks: "Have the Soviets taken Helsinki if they are victorious there, and nobody occupies it?",
  clauses: [victoryConditions.helsinki, sovietVictory.occupies],
  readings: {
    conquered: "Yes: the victory takes it.",
    occupied: "No: a unit or a marker of theirs must be there.",
  },
  usual: "conquered",
  because: "Of every city the text says so where a victory has won it; that the force then goes there is only allowed.",
})

/** Who can go over the connection that opens in March? (1.3-the-map.md) */
export const marchUse = question("marchUse", {
  asks: "Who can go over the connection that opens in March?",
  clauses: [mapSpaces.marchLink, sovietSupports.meretskovLink],
  readings: {
    "with Meretskov": "A force whose Combat Strategy has the support Meretskov, and no other, in attack, in retreat or to join; what is in line or beside it is so from March on.",
    "attacks with Meretskov": "It takes him to attack over it; for all else it is open from March on.",
    all: "Every force from March on.",
  },
  usual: "with Meretskov",
  because: "What Meretskov makes possible would be possible without him; so both conditions hold.",
})

/** Does an entrenchment come back after the turn in which it was used? (2.1-general-placement.md) */
export const entrenchmentsReturn = question("entrenchmentsReturn", {
  asks: "Does an entrenchment come back after the turn in which it was used?",
  clauses: [finnishPlacement.entrenchments, finnishStrategies.defenseEntrenchment],
  readings: {
    yes: "Yes, as the other counters of a Combat Strategy do.",
    no: "No: each of the two can be used once in the game.",
  },
  usual: "yes",
  because: "Nothing says that a counter is used up.",
  kind: "gap",
})

/** Do all units of a Front that come to the map in a turn come to one space? (2.4-game-turn.md) */
export const entering = question("entering", {
  asks: "Do all units of a Front that come to the map in a turn come to one space?",
  clauses: [gameTurn.movement],
  readings: {
    "each its own": "No: each comes to whichever space of the line.",
    "one space": "Yes: to one of the spaces, as the words have it.",
  },
  usual: "each its own",
  because: "It is said of units, each of which comes to one of the spaces.",
})

/** From which turn on may units come to the map? (2.4-game-turn.md) */
export const movementFrom = question("movementFrom", {
  asks: "From which turn on may units come to the map?",
  clauses: [gameTurn.movement, gameTurn.fromDecember],
  readings: {
    "December I": "From the first turn on.",
    "December II": "From the second turn on: in the first nothing can be attacked.",
  },
  usual: "December I",
  because: "That is what is printed, though it says nothing of a movement that each turn has anyhow.",
  kind: "slip",
})

/** Do all control markers that are placed in a turn come to one logistic line, or to lines of several Fronts? (2.4-game-turn.md) */
export const markerLines = question("markerLines", {
  asks: "Do all control markers that are placed in a turn come to one logistic line, or to lines of several Fronts?",
  clauses: [gameTurn.markers, gameTurn.markersOnLine],
  readings: {
    "each its own": "No: each comes to whichever line.",
    "one line": "Yes: to one of the lines, as the words have it.",
  },
  usual: "each its own",
  because: "It is said of markers, each of which lies on one of the lines; they keep what was conquered, on any Front.",
})

/** Can a unit or a marker come in the Organisation phase to a conquered space that lies empty? (2.4-game-turn.md) */
export const emptyEntered = question("emptyEntered", {
  asks: "Can a unit or a marker come in the Organisation phase to a conquered space that lies empty?",
  clauses: [gameTurn.onLine, gameTurn.markersOnLine, progression.occupied, progression.organisation],
  readings: {
    no: "No: it is on no line any more, and only a Combat Strategy conquers it again.",
    yes: "Yes: where the line ends before it, even if an Infiltration has emptied it.",
  },
  usual: "no",
  because: "Both come to spaces of a line; an empty space breaks it, and so is none of them.",
})

/** When does morale change? (3.1-international-situation.md) */
export const moraleWhen = question("moraleWhen", {
  asks: "When does morale change?",
  clauses: [situation.atTheEnd, gameTurn.morale, sovietMorale.begins],
  readings: {
    "at the end": "At the end of the turn, by all that has happened in it; who has won is found then.",
    "at once": "As soon as something changes it; at 0 the game ends.",
  },
  usual: "at the end",
  because: "The end of the turn has a step for it, and 3.1 says to wait until then.",
})

/** When is a morale that would rise above 23 held there? (3.1-international-situation.md) */
export const moraleCut = question("moraleCut", {
  asks: "When is a morale that would rise above 23 held there?",
  clauses: [sovietMorale.highest, finnishMorale.highest, situation.atTheEnd],
  readings: {
    "at the end": "Once all changes are counted: what is lost later is taken from what was won.",
    "at each change": "At each change: what is lost later is taken from 23.",
  },
  usual: "at the end",
  because: "Morale is determined at the end of the turn; until then there are only changes, which are counted together.",
  kind: "gap",
})

/** For how long does an international event change the Finnish morale? (3.1-international-situation.md) */
export const eventLasts = question("eventLasts", {
  asks: "For how long does an international event change the Finnish morale?",
  clauses: [situation.low, situation.high],
  readings: {
    "for good": "For good: each roll adds to those before.",
    "while the marker lies there": "As long as the Event marker lies where it does: when it moves, that is undone.",
  },
  usual: "for good",
  because: "Points are lost and won, and nothing gives them back; the turn is the one in which that happens.",
})

/** Is a whole Command Sheet concealed, or only the Combat Strategies on it and what they have? (3.2-deployment.md) */
export const concealedSheet = question("concealedSheet", {
  asks: "Is a whole Command Sheet concealed, or only the Combat Strategies on it and what they have?",
  clauses: [deployment.concealed, finnishPlacement.hidden],
  readings: {
    "Combat Strategies": "The Combat Strategies and what was allocated to them; the rest lies open.",
    "the whole sheet": "All that lies on it, the forces of the Fronts too.",
  },
  usual: "Combat Strategies",
  because: "Both sentences are about placing Combat Strategies; all the rest came there openly, and can be counted.",
  editorial: "What each may choose is the same; only what the other has seen differs.",
})

/** Must the Finnish player respond with a Combat Strategy while one lies on the Front? (3.2-deployment.md) */
export const mustAnswer = question("mustAnswer", {
  asks: "Must the Finnish player respond with a Combat Strategy while one lies on the Front?",
  clauses: [deployment.answer],
  readings: {
    no: "No: a space can be left without one.",
    yes: "Yes: to each attack on a Front where one is left.",
  },
  usual: "yes",
  because: "The text says that the player responds; only to the Soviet player does it leave Combat Strategies unused.",
})

/** Can two Soviet Combat Strategies be deployed in one space? (3.2-deployment.md) */
export const sameSpace = question("sameSpace", {
  asks: "Can two Soviet Combat Strategies be deployed in one space?",
  clauses: [deployment.oneAfterAnother, deployment.attacked],
  readings: {
    yes: "Yes: they attack it one after the other.",
    no: "No: each has a space of its own.",
  },
  usual: "yes",
  because: "Only units and supports are limited to once a turn, not spaces.",
  kind: "gap",
})

/** Whose Combat Strategies come only to spaces of the Front on which they lie? (3.2-deployment.md) */
export const frontsBind = question("frontsBind", {
  asks: "Whose Combat Strategies come only to spaces of the Front on which they lie?",
  clauses: [deployment.fronts, deployment.answer, deployment.answerOnFront],
  readings: {
    "the Finns": "Those of the Finns; the Soviet player chooses the spaces.",
    "both sides": "Those of both sides.",
    nobody: "Those of neither side: a Front is where they lie on the sheet, and no more.",
  },
  usual: "the Finns",
  because: "The Soviet player is told to choose the spaces, on all three Fronts; the Finnish player responds.",
  kind: "gap",
})

/** Can Soviets who stand where SCT have taken control fight them from within? (3.2-deployment.md) */
export const ownSpace = question("ownSpace", {
  asks: "Can Soviets who stand where SCT have taken control fight them from within?",
  clauses: [deployment.attacked, mapSpaces.connections, harassment.takenBack],
  readings: {
    no: "No: whoever fights for it comes along a connection.",
    yes: "Yes: those within can do so as well.",
  },
  usual: "no",
  because: "The space is lost, and those in it are cut off; wherever attacks are told of, they go along a connection.",
  kind: "gap",
})

/** Must the Finnish player place all four Combat Strategies on the Fronts of the sheet? (3.2-deployment.md) */
export const allPlaced = question("allPlaced", {
  asks: "Must the Finnish player place all four Combat Strategies on the Fronts of the sheet?",
  clauses: [deployment.places, finnishPlacement.sheet, sovietStrategies.fewer],
  readings: {
    yes: "Yes: there are boxes enough, and each lies in one.",
    no: "No: some can be left beside the Fronts.",
  },
  usual: "yes",
  because: "Each player places them there, and only the Soviet player is told that some need not be used.",
})

/** Which Soviet units can be allocated to a Combat Strategy? (3.2-deployment.md) */
export const unitsOfFront = question("unitsOfFront", {
  asks: "Which Soviet units can be allocated to a Combat Strategy?",
  clauses: [deployment.boxes, deployment.allocates, sovietPlacement.fronts],
  readings: {
    "of its Front": "Those in the spaces of the Front on which it lies.",
    any: "All that are on the map: only the Combat Strategy lies on a Front.",
  },
  usual: "of its Front",
  because: "Units and Combat Strategies share the boxes of a Front, and are divided among the Fronts.",
  kind: "gap",
})

/** How many infantry units has a Coordinated manoeuvre? (3.2-soviet-strategies.md) */
export const manoeuvreInfantry = question("manoeuvreInfantry", {
  asks: "How many infantry units has a Coordinated manoeuvre?",
  clauses: [sovietStrategies.manInfantry],
  readings: {
    "at least two": "Two or more: two are included, whatever the others are.",
    "exactly two": "Two, and no more.",
    "at most two": "Up to two.",
  },
  usual: "at least two",
  because: "What includes two of a kind has these two, and nothing limits the rest.",
})

/** Can a Combat Strategy have both commanders? (3.2-soviet-strategies.md) */
export const bothCommanders = question("bothCommanders", {
  asks: "Can a Combat Strategy have both commanders?",
  clauses: [sovietStrategies.commander, sovietStrategies.january],
  readings: {
    "after January": "Yes, but not in January, when it has one.",
    never: "No: a commander is added to its supports, one in each month.",
  },
  usual: "after January",
  because: "The restriction of January names one commander, which would say nothing if that held in all months.",
  kind: "gap",
})

/** Can a Finnish Combat Strategy have fewer units than it engages? (3.2-finnish-strategies.md) */
export const finnishNumber = question("finnishNumber", {
  asks: "Can a Finnish Combat Strategy have fewer units than it engages?",
  clauses: [finnishStrategies.defenseUnits, finnishStrategies.divides, soloHarassment.incomplete],
  readings: {
    yes: "Yes: the number is the most that it can have.",
    "only if there are too few": "No, as long as there are units enough on the sheet.",
  },
  usual: "only if there are too few",
  because: "It engages so many, where the Soviet ones have a greatest number; 9.2 has it incomplete where the units do not suffice.",
})

/** Can a Finnish Combat Strategy do without some of the supports, markers and entrenchments that it has? (3.2-finnish-strategies.md) */
export const finnishCounters = question("finnishCounters", {
  asks: "Can a Finnish Combat Strategy do without some of the supports, markers and entrenchments that it has?",
  clauses: [deployment.allocates, finnishStrategies.defenseSupport, finnishStrategies.defenseEnvironment, finnishStrategies.defenseEntrenchment, finnishStrategies.divides],
  readings: {
    yes: "Yes: the numbers are the most that it can have.",
    "only if there are too few": "No, as long as such counters are left.",
  },
  usual: "only if there are too few",
  because: "They are engaged like its units, and the number is what is allocated; only of Soviet supports it is said that they may be used.",
})

/** Whose losses does the support NKVD double? (3.3-soviet-supports.md) */
export const nkvdWhose = question("nkvdWhose", {
  asks: "Whose losses does the support NKVD double?",
  clauses: [sovietSupports.nkvdRetreat, sovietSupports.nkvdLosses],
  readings: {
    Soviet: "Those of the Soviets, who do not give way.",
    both: "Those of both sides.",
  },
  usual: "Soviet",
  because: "It speaks of no other side than the one whose retreat is cancelled.",
})

/** Whose retreat does the support NKVD cancel? (3.3-soviet-supports.md) */
export const nkvdRetreat = question("nkvdRetreat", {
  asks: "Whose retreat does the support NKVD cancel?",
  clauses: [sovietSupports.nkvdRetreat, resultsTable.retreat],
  readings: {
    Soviet: "That of the Soviets, who do not give way.",
    any: "That of any side: the combat table drives back whoever is the defender.",
  },
  usual: "Soviet",
  because: "It is a support of the Soviets, and to keep the Finns in the space would help them alone.",
})

/** Is the penalty of Anti-tanks taken for each tank unit? (3.3-finnish-supports.md) */
export const antiTankUnits = question("antiTankUnits", {
  asks: "Is the penalty of Anti-tanks taken for each tank unit?",
  clauses: [finnishSupports.antiTankUnits, finnishSupports.antiTankForce],
  readings: {
    each: "Yes: for each TAN.",
    once: "No: once, where there is a TAN.",
  },
  usual: "each",
  because: "It is laid on the units, and on the force only where there is no such unit.",
})

/** Is the support T-34/KV-1 a tank where Anti-tanks look for one? (3.3-finnish-supports.md) */
export const tankCounters = question("tankCounters", {
  asks: "Is the support T-34/KV-1 a tank where Anti-tanks look for one?",
  clauses: [finnishSupports.antiTankForce, sovietSupports.brigade],
  readings: {
    no: "No: only units are looked for, and it is a support.",
    yes: "Yes: it is a counter of tanks that is there, so that the force has no penalty.",
  },
  usual: "no",
  because: "The other penalty is laid on tank units, and the force has one where it has none of them.",
})

/** Can the Finnish Reinforcements bring fewer than two units? (3.3-finnish-supports.md) */
export const finnishReinforcements = question("finnishReinforcements", {
  asks: "Can the Finnish Reinforcements bring fewer than two units?",
  clauses: [finnishSupports.reinforcements, finnishStrategies.divides],
  readings: {
    yes: "Yes: two are the most that come.",
    "only if there are too few": "No, as long as another can come.",
  },
  usual: "only if there are too few",
  because: "It adds two units; only of the Soviet support does the text say that fewer will do.",
})

/** When does the Finnish player pick the two units that the Finnish Reinforcements add? (3.3-finnish-supports.md) */
export const reinforcementsChosen = question("reinforcementsChosen", {
  asks: "When does the Finnish player pick the two units that the Finnish Reinforcements add?",
  clauses: [finnishSupports.reinforcements, deployment.allocates, finnishStrategies.divides],
  readings: {
    "in combat": "In combat, among those that no Combat Strategy has.",
    "with the support": "On the sheet, unseen, as the support is allocated.",
  },
  usual: "in combat",
  because: "A Combat Strategy is allocated as many units as its counter names; these two are added to the force.",
  kind: "gap",
})

/** When is it revealed what has been given to a Combat Strategy? (4.1-organisation.md) */
export const revealedWhen = question("revealedWhen", {
  asks: "When is it revealed what has been given to a Combat Strategy?",
  clauses: [combatForces.revealed, combatForces.oneByOne, deployment.revealed],
  readings: {
    "all at once": "Before the first combat, for all of them.",
    "one by one": "As its combat is resolved.",
  },
  usual: "all at once",
  because: "The Command Sheets are revealed before the first combat; only 3.2.1 speaks of revealing combat by combat.",
  kind: "contradiction",
})

/** Can a Soviet Combat Strategy that is on the map be called off before its first round? (4.1-organisation.md) */
export const calledOff = question("calledOff", {
  asks: "Can a Soviet Combat Strategy that is on the map be called off before its first round?",
  clauses: [combatForces.oneByOne, deployment.resolved, sovietStrategies.fewer, sovietStrategies.once, sovietMorale.massiveLost, sovietMorale.armouredLost],
  readings: {
    no: "No: it must be fought.",
    "for nothing": "Yes: it is one of those that are not used: nothing is lost by it, and its units are free again.",
    "without progress": "Yes: but it has conquered no space, and costs what 7.1 says of that.",
  },
  usual: "no",
  because: "Once all are on the map the combats are resolved; unused are those that stay on the sheet.",
})

/** What does the defensive value of a space do in combat? (4.2-combat-values.md) */
export const spaceValue = question("spaceValue", {
  asks: "What does the defensive value of a space do in combat?",
  clauses: [combatValues.defensiveValue, mapSpaces.defends, fortificationLines.penalty],
  readings: {
    "adds to the Finns": "It is added to the worth of the Finnish force.",
    "takes from the Soviets": "It is a penalty on the Soviet force, as a dotted outline is.",
    "is the dotted outline": "It is the penalty of a dotted outline and no more; the number counts for morale alone.",
  },
  usual: "adds to the Finns",
  because: "The number is called a defensive value, and a value of the defence is what the defenders have more.",
})

/** Who rolls where both forces are worth the same? (4.2-combat-values.md) */
export const equalForces = question("equalForces", {
  asks: "Who rolls where both forces are worth the same?",
  clauses: [combatValues.higherRolls, combatValues.column],
  readings: {
    "the Soviet player": "The attacker, who is the Soviet player.",
    "the Finnish player": "The defender, who is the Finnish player.",
  },
  usual: "the Soviet player",
  because: "There is a column for no difference, but no higher force; the attacker announces first, and attacks.",
  kind: "gap",
})

/** Can penalties take more from a unit than it is worth? (4.2-combat-values.md) */
export const unitBelowZero = question("unitBelowZero", {
  asks: "Can penalties take more from a unit than it is worth?",
  clauses: [combatValues.soviet, combatValues.finnish, combatValues.floor],
  readings: {
    yes: "Yes: all is added up, and only the sum has a floor.",
    no: "No: a unit is never worth less than nothing.",
  },
  usual: "yes",
  because: "The only floor that is named is that of a side.",
  kind: "gap",
})

/** Which units are the armoured ones whose bonus an Armoured attack doubles? (4.2-combat-values.md) */
export const armouredUnits = question("armouredUnits", {
  asks: "Which units are the armoured ones whose bonus an Armoured attack doubles?",
  clauses: [sovietStrategies.blinBonus, sovietStrategies.blinArmour],
  readings: {
    "TAN and MECA": "The TAN and the MECA, of which it needs three.",
    TAN: "The TAN alone.",
  },
  usual: "TAN and MECA",
  because: "They are what makes the attack an armoured one, and either of them will do.",
})

/** Which units are the mechanised ones whose bonus a Prudent advance doubles? (4.2-combat-values.md) */
export const mechanisedUnits = question("mechanisedUnits", {
  asks: "Which units are the mechanised ones whose bonus a Prudent advance doubles?",
  clauses: [sovietStrategies.prudBonus, counters.unitTypes],
  readings: {
    MECA: "The MECA alone: TAN are tanks.",
    "MECA and TAN": "The MECA and the TAN.",
  },
  usual: "MECA",
  because: "Mechanised is what the counters call the MECA, and the TAN are another type.",
})

/** Is the 1 that Timoshenko adds to the bonus of a Coordinated manoeuvre doubled as well? (4.2-combat-values.md) */
export const timoshenkoDoubled = question("timoshenkoDoubled", {
  asks: "Is the 1 that Timoshenko adds to the bonus of a Coordinated manoeuvre doubled as well?",
  clauses: [sovietSupports.timoshenkoBonus, sovietStrategies.manBonus],
  readings: {
    no: "No: it is added to what has been doubled.",
    yes: "Yes: the bonus with it is doubled.",
  },
  usual: "no",
  because: "He gives a bonus to the bonus of the units as the strategy has it.",
})

/** Does Timoshenko add his 1 to a bonus that a Finnish counter has brought down to 1? (4.2-combat-values.md) */
export const timoshenkoCut = question("timoshenkoCut", {
  asks: "Does Timoshenko add his 1 to a bonus that a Finnish counter has brought down to 1?",
  clauses: [sovietSupports.timoshenkoBonus, sovietStrategies.manCancelled],
  readings: {
    no: "No: the bonus is 1 then, whatever it was.",
    yes: "Yes: his 1 comes on top.",
  },
  usual: "no",
  because: "What is left of a bonus is told as a number, for every unit alike.",
})

/** What leaves a bonus of 1 to the units of a Coordinated manoeuvre, where it cancels that of others? (4.2-combat-values.md) */
export const manoeuvreCancels = question("manoeuvreCancels", {
  asks: "What leaves a bonus of 1 to the units of a Coordinated manoeuvre, where it cancels that of others?",
  clauses: [sovietStrategies.manCancelled, finnishSupports.ambushBonus],
  readings: {
    "every counter": "Every Finnish counter: Environment markers and an Ambush.",
    "markers alone": "Environment markers alone: an Ambush is a Tactical Support, and cancels all.",
  },
  usual: "every counter",
  because: "What lies there for the Finns marks the combat, whatever sort of counter 1.4 calls it.",
})

/** Where a Finnish counter cancels the bonus of some units of a Coordinated manoeuvre, is that of the others doubled? (4.2-combat-values.md) */
export const cutUnits = question("cutUnits", {
  asks: "Where a Finnish counter cancels the bonus of some units of a Coordinated manoeuvre, is that of the others doubled?",
  clauses: [sovietStrategies.manCancelled, sovietStrategies.manBonus],
  readings: {
    yes: "Yes: it becomes 1 only where it would be cancelled.",
    no: "No: it becomes 1 for every unit of the force, whichever the counter is about.",
  },
  usual: "yes",
  because: "A bonus that nothing cancels need not be kept; that it is 1 whatever the unit says how much is left.",
})

/** Is the second round the choice of the attacker? (4.4-combat-rounds.md) */
export const secondRound = question("secondRound", {
  asks: "Is the second round the choice of the attacker?",
  clauses: [combatRounds.two, combatRounds.again],
  readings: {
    may: "Yes: the attacker may end the combat after one round, and is then defeated.",
    must: "No: where both sides have units left, there is a second round.",
  },
  usual: "may",
  because: "The text says that the attacker may attack once and then a second time.",
})

/** Is it chosen once which effect a support with two effects has, or for every round? (4.4-combat-rounds.md) */
export const effectWhen = question("effectWhen", {
  asks: "Is it chosen once which effect a support with two effects has, or for every round?",
  clauses: [supportPoints.throughout, finnishSupports.mannerheimChoice, sovietSupports.meretskovChoice],
  readings: {
    once: "Once for the whole course of the Combat Strategy.",
    "each round": "For every round anew.",
  },
  usual: "once",
  because: "A support is used once a turn and lasts for the course of the strategy; so does what was chosen for it.",
  kind: "gap",
})

/** When can Reinforcements bring their units? (4.4-combat-rounds.md) */
export const reinforcementsWhen = question("reinforcementsWhen", {
  asks: "When can Reinforcements bring their units?",
  clauses: [supportPoints.throughout, sovietSupports.reinforcements, finnishSupports.reinforcements],
  readings: {
    "before the first round": "Before the first round, or not at all.",
    "before any round": "Before any round, at a second space as well.",
  },
  usual: "before the first round",
  because: "They are part of the force that is announced; later there is only what is left of it.",
  kind: "gap",
})

/** Who are the attacker and the defender of the table, where the Finnish force is worth more? (4.5.1-combat-results.md) */
export const tableSides = question("tableSides", {
  asks: "Who are the attacker and the defender of the table, where the Finnish force is worth more?",
  clauses: [combatResults.sides, combatResults.lost],
  readings: {
    "who rolls attacks": "The side that rolls is the attacker of the table; the other side is its defender.",
    "the Soviets attack": "The attacker of the table is the Soviet player, whoever rolls.",
  },
  usual: "who rolls attacks",
  because: "A bigger difference is better for the attacker of the table, and the Supply support takes one from the die of the Finns to help the Soviets.",
})

/** Whose losses does the support Mannerheim double? (4.5.1-combat-results.md) */
export const mannerheimWhose = question("mannerheimWhose", {
  asks: "Whose losses does the support Mannerheim double?",
  clauses: [finnishSupports.mannerheimRetreat],
  readings: {
    Finnish: "Those of the Finns, who do not give way.",
    Soviet: "Those of the Soviets, on whom the supports of the Finns impose all else.",
    both: "Those of both sides.",
  },
  usual: "Finnish",
  because: "It speaks of no other side than the one whose retreat is cancelled.",
})

/** Which results do the supports NKVD and Mannerheim double, which cancel a retreat? (4.5.1-combat-results.md) */
export const doubledResults = question("doubledResults", {
  asks: "Which results do the supports NKVD and Mannerheim double, which cancel a retreat?",
  clauses: [sovietSupports.nkvdLosses, finnishSupports.mannerheimRetreat],
  readings: {
    all: "All: whether the result has a retreat or not.",
    "where a retreat is cancelled": "Those alone in which they cancel a retreat.",
  },
  usual: "all",
  because: "No condition is set for the doubling; a retreat is what else the support changes of a result.",
})

/** Which Artillery support does Timoshenko need to double the losses of the enemy? (4.5.1-combat-results.md) */
export const timoshenkoArtillery = question("timoshenkoArtillery", {
  asks: "Which Artillery support does Timoshenko need to double the losses of the enemy?",
  clauses: [sovietSupports.timoshenkoLosses, sovietSupports.artillery],
  readings: {
    "of his strategy": "One that his own Combat Strategy has.",
    "of the turn": "One that any Soviet Combat Strategy on the map has in this turn.",
  },
  usual: "of his strategy",
  because: "A support is used for one Combat Strategy, and what he doubles are the losses of his.",
})

/** Is there a combat for a space in which no Finnish unit is? (4.5.2-soviet-victory.md) */
export const undefended = question("undefended", {
  asks: "Is there a combat for a space in which no Finnish unit is?",
  clauses: [sovietVictory.when],
  readings: {
    no: "No: there is nobody to be eliminated, and the Soviet player is victorious.",
    yes: "Yes: the space defends itself by its value, for one round.",
  },
  usual: "no",
  because: "It takes two forces to have a combat, and a Finnish victory asks for Finnish units that are left.",
  kind: "gap",
})

/** Do Finnish units hold a space in which they have been placed for another combat that is still to come? (4.5.2-soviet-victory.md) */
export const othersThere = question("othersThere", {
  asks: "Do Finnish units hold a space in which they have been placed for another combat that is still to come?",
  clauses: [sovietVictory.when, deployment.answer, combatForces.oneByOne, finnishVictory.when],
  readings: {
    "they hold it": "Yes: nobody takes it while they are in it, and only their own combat drives them out.",
    "each combat by itself": "No: a combat looks only at its own units.",
  },
  usual: "they hold it",
  because: "A Combat Strategy responds in the space itself, and a Soviet victory asks that all Finnish units are gone.",
})

/** Can a Soviet force occupy the space that it has conquered, if the same result drives it back? (4.5.2-soviet-victory.md) */
export const drivenVictor = question("drivenVictor", {
  asks: "Can a Soviet force occupy the space that it has conquered, if the same result drives it back?",
  clauses: [sovietVictory.occupies, resultsTable.retreat],
  readings: {
    yes: "Yes: whoever is victorious may occupy the space.",
    no: "No: it is driven back to where it came from.",
  },
  usual: "yes",
  because: "The sentence makes no exception, and where nobody is left to drive it back nothing keeps it away.",
  kind: "gap",
})

/** Is what a BLIN or a MAN must be put together of asked for again when it goes on? (4.5.2-soviet-victory.md) */
export const secondForce = question("secondForce", {
  asks: "Is what a BLIN or a MAN must be put together of asked for again when it goes on?",
  clauses: [sovietStrategies.blinSpaces, sovietStrategies.blinArmour, sovietStrategies.manInfantry],
  readings: {
    no: "No: it must have them when it is put together.",
    yes: "Yes: three TAN or MECA, or two infantry, for each attack.",
  },
  usual: "no",
  because: "Only of the Massive attack is anything said about each attack; for the others it is what they are.",
  kind: "gap",
})

/** Can a BLIN or a MAN go on after a defeat at the first of its two? (4.5.2-soviet-victory.md) */
export const afterRepulse = question("afterRepulse", {
  asks: "Can a BLIN or a MAN go on after a defeat at the first of its two?",
  clauses: [sovietStrategies.blinSpaces, sovietStrategies.manSpaces, finnishVictory.oneSpace],
  readings: {
    no: "No: the second lies beyond the first, which must be conquered.",
    yes: "Yes: from where it has retreated to; only of the Massive attack a conquest is asked for.",
  },
  usual: "no",
  because: "The spaces follow on each other, and a defeated force retreats from the first.",
})

/** Who is victorious where all Finnish units are gone, and the Soviets are eliminated or driven back as well? (4.5.2-soviet-victory.md) */
export const bothGone = question("bothGone", {
  asks: "Who is victorious where all Finnish units are gone, and the Soviets are eliminated or driven back as well?",
  clauses: [sovietVictory.when, finnishVictory.when],
  readings: {
    Soviets: "The Soviets: no Finnish unit is left.",
    Finns: "The Finns: nobody is left to take the space.",
  },
  usual: "Soviets",
  because: "Both definitions look at the Finnish units alone.",
})

/** Is the force of a Massive attack filled up before it goes on? (4.5.2-soviet-victory.md) */
export const secondAttackers = question("secondAttackers", {
  asks: "Is the force of a Massive attack filled up before it goes on?",
  clauses: [sovietStrategies.attSecond, sovietStrategies.attUnits, deployment.allocates, sovietSupports.reinforcements],
  readings: {
    no: "No: it goes on as it is, and can only leave some behind.",
    yes: "Yes: up to its limit, from where it stands and from beside it, as Reinforcements come.",
  },
  usual: "no",
  because: "A Combat Strategy is given what it has before it is deployed, and only Reinforcements are told to add to it.",
})

/** Which Finnish units defend a second space? (4.5.2-soviet-victory.md) */
export const secondDefence = question("secondDefence", {
  asks: "Which Finnish units defend a second space?",
  clauses: [followUp.same, sovietVictory.when],
  readings: {
    "all that are left": "All units of the Combat Strategy that have not been eliminated, driven back or not.",
    "those not driven back": "Only units that have not retreated from the first space.",
    "filled anew": "All that are left, and others from the sheet, as many as the Combat Strategy engages.",
  },
  usual: "all that are left",
  because: "The strategy is the same in both spaces, and no sentence gives it other units than those it was given.",
})

/** Does Soviet morale rise by a victory? (4.5.2-soviet-victory.md) */
export const sovietGain = question("sovietGain", {
  asks: "Does Soviet morale rise by a victory?",
  clauses: [sovietVictory.morale, sovietVictory.kotka, sovietVictory.koivistoSoviets],
  readings: {
    "as much at a dotted outline": "Only at a dotted outline: there by all that the victory is worth.",
    "as much": "Yes: by all that the victory is worth, wherever it is won.",
    "by the dotted line": "Only by what section 8 gives to the victor at a dotted outline.",
    no: "No: what is won are points that lower the morale of the other side.",
  },
  usual: "as much at a dotted outline",
  because: "At Koivisto they are told to win all five points, at Kotka none; section 8 has a victor win at a dotted outline alone.",
  kind: "contradiction",
})

/** Does a victory at a dotted outline cost the Finns the points of the Combat Strategy, too? (4.5.2-soviet-victory.md) */
export const outlineStrategy = question("outlineStrategy", {
  asks: "Does a victory at a dotted outline cost the Finns the points of the Combat Strategy, too?",
  clauses: [sovietVictory.morale, sovietVictory.koivisto, sovietMorale.victory],
  readings: {
    yes: "Yes: as in every victory.",
    no: "No: it costs them the space, as the example lists it; those points are for the Soviets.",
  },
  usual: "yes",
  because: "All sentences about a victory add them; at Koivisto the five points that are added up have them, and those of the Finns are no sum.",
  kind: "contradiction",
})

/** What does a dotted outline add to the number of a conquered space? (4.5.2-soviet-victory.md) */
export const outlineValue = question("outlineValue", {
  asks: "What does a dotted outline add to the number of a conquered space?",
  clauses: [sovietVictory.morale, sovietVictory.dotted, fortificationLines.defeated],
  readings: {
    two: "Two points, whatever the number is.",
    "its number": "The number once more: the value of the space counts for its outline and for its number.",
  },
  usual: "two",
  because: "Section 8 names two points; at Koivisto, of which the number is 2, both come to the same.",
})

/** Does a space cost the Finns its value again that the Soviets have conquered, left, and conquer once more? (4.5.2-soviet-victory.md) */
export const paidAgain = question("paidAgain", {
  asks: "Does a space cost the Finns its value again that the Soviets have conquered, left, and conquer once more?",
  clauses: [sovietVictory.morale, mapSpaces.morale, progression.occupied],
  readings: {
    yes: "Yes: each victory costs what the space is worth.",
    no: "No: only the Combat Strategy counts again, unless the Finns have won the space back meanwhile.",
  },
  usual: "yes",
  because: "The sentence is about every victory; what nobody holds is conquered like any other space.",
  kind: "gap",
})

/** What is left out in the harder game? (4.5.2-soviet-victory.md) */
export const harderGame = question("harderGame", {
  asks: "What is left out in the harder game?",
  clauses: [sovietVictory.harder, sovietVictory.why, sovietVictory.morale],
  readings: {
    "dotted outlines": "What a dotted outline adds to the morale that is lost.",
    "all of the space": "The number of the space as well.",
  },
  usual: "dotted outlines",
  because: "The note is about the dotted outlines; that only the strategies count is how it puts the rest.",
})

/** From where are the two spaces of a retreat counted? (4.5.3-finnish-victory.md) */
export const retreatFrom = question("retreatFrom", {
  asks: "From where are the two spaces of a retreat counted?",
  clauses: [finnishVictory.oneSpace, finnishVictory.twoSpaces],
  readings: {
    "the space attacked": "From the space that was attacked: one space beyond the one it came from.",
    "the starting space": "From the one it came from: two spaces beyond it.",
  },
  usual: "the space attacked",
  because: "The force is at the space attacked, and to go back to where it came from is to retreat one space.",
})

/** Half of which units counts for the length of a retreat? (4.5.3-finnish-victory.md) */
export const halfOfForce = question("halfOfForce", {
  asks: "Half of which units counts for the length of a retreat?",
  clauses: [finnishVictory.oneSpace, finnishVictory.twoSpaces],
  readings: {
    "of this combat": "Of those with which it began the combat for this space, both rounds together.",
    "of the strategy": "Of those with which the Combat Strategy began, both spaces together.",
  },
  usual: "of this combat",
  because: "The sentence is about what follows from one combat.",
})

/** What is the starting space of a force that is defeated at a second space? (4.5.3-finnish-victory.md) */
export const startingSpace = question("startingSpace", {
  asks: "What is the starting space of a force that is defeated at a second space?",
  clauses: [finnishVictory.oneSpace],
  readings: {
    "the space it attacked from": "The first space, which it has just conquered.",
    "where the strategy began": "The space from which it attacked the first one.",
  },
  usual: "the space it attacked from",
  because: "The second attack starts in the conquered space; what is conquered stays so.",
})

/** What becomes of a force that has no space of the Soviets to retreat to? (4.5.3-finnish-victory.md) */
export const noRetreat = question("noRetreat", {
  asks: "What becomes of a force that has no space of the Soviets to retreat to?",
  clauses: [finnishVictory.controlled, finnishVictory.stops, sovietStrategies.stays],
  readings: {
    "where it is": "It stays in the space in which it is.",
    "to its Front": "It goes to its Front on the Command Sheet.",
    eliminated: "Its units are eliminated.",
  },
  usual: "where it is",
  because: "Soviet units always remain on the map, and a retreat leads only to a space that the Soviets control.",
  kind: "gap",
})

/** Does the support NKVD also cancel the retreat of two spaces after a defeat? (4.5.3-finnish-victory.md) */
export const nkvdDefeat = question("nkvdDefeat", {
  asks: "Does the support NKVD also cancel the retreat of two spaces after a defeat?",
  clauses: [sovietSupports.nkvdRetreat, finnishVictory.twoSpaces],
  readings: {
    no: "No: it cancels the R of the combat table.",
    yes: "Yes: that is a retreat from the result of a combat as well.",
  },
  usual: "no",
  because: "A combat result is what the combat table gives.",
})

/** When can Soviet units in the Reinforcements space be recovered? (4.5.4-losses-and-reinforcements.md) */
export const recoveredWhen = question("recoveredWhen", {
  asks: "When can Soviet units in the Reinforcements space be recovered?",
  clauses: [reinforcing.soviet, reinforcing.price],
  readings: {
    "the turn after": "In the turn after the one that they spend there, as 1.5 has it.",
    "in that turn": "In the turn that they spend there.",
  },
  usual: "the turn after",
  because: "They spend a whole turn there, and 1.5 has them available in the turn that follows.",
})

/** Does a point of morale recover a single FUS as well? (4.5.4-losses-and-reinforcements.md) */
export const singleFus = question("singleFus", {
  asks: "Does a point of morale recover a single FUS as well?",
  clauses: [reinforcing.fus, reinforcing.easierFus],
  readings: {
    yes: "Yes: two are what it recovers at most.",
    no: "No: it recovers the whole number or none.",
  },
  usual: "yes",
  because: "Nothing keeps a player from taking less than a point can bring.",
})

/** In the easier game, are the two units of a point of one type? (4.5.4-losses-and-reinforcements.md) */
export const mixedPoint = question("mixedPoint", {
  asks: "In the easier game, are the two units of a point of one type?",
  clauses: [reinforcing.easierOthers],
  readings: {
    "any two": "Any two of ELI, MECA and TAN.",
    "of one type": "Two of the same type.",
  },
  usual: "any two",
  because: "The types are listed as alternatives for each unit.",
})

/** Do all units that a point of morale recovers come to one Front? (4.5.4-losses-and-reinforcements.md) */
export const recoveredTo = question("recoveredTo", {
  asks: "Do all units that a point of morale recovers come to one Front?",
  clauses: [reinforcing.fus, reinforcing.forces, commandSheet.reinforcements],
  readings: {
    "each its own": "No: each comes to whichever Front.",
    "one Front": "Yes: a point recovers them for one of the Fronts.",
  },
  usual: "each its own",
  because: "It is said of units, each of which comes to one of the Fronts; the point only pays for them.",
  kind: "gap",
})

/** Do the units that come in January cost morale? (4.5.4-losses-and-reinforcements.md) */
export const arrivalsCost = question("arrivalsCost", {
  asks: "Do the units that come in January cost morale?",
  clauses: [sovietPlacement.january, reinforcing.price],
  readings: {
    nothing: "No: they come to the Fronts, as the first ones did.",
    "as lost units": "Yes: they come to the Reinforcements space, from which units are recovered with morale.",
  },
  usual: "nothing",
  because: "They arrive, by the section that places the first units; what is recovered had been lost.",
})

/** Is the penalty of Woods for the TAN taken for each of them? (5-environment.md) */
export const woodsPenalty = question("woodsPenalty", {
  asks: "Is the penalty of Woods for the TAN taken for each of them?",
  clauses: [environments.woodsTanks],
  readings: {
    "each TAN": "Yes: for each TAN.",
    "all together": "No: once, where there is a TAN.",
  },
  usual: "each TAN",
  because: "Like all the others it stands beside what each unit has.",
})

/** Is the penalty of Snow for MECA and TAN taken for each of them? (5-environment.md) */
export const snowPenalty = question("snowPenalty", {
  asks: "Is the penalty of Snow for MECA and TAN taken for each of them?",
  clauses: [environments.snowInfantry, environments.snowArmour],
  readings: {
    "each unit": "Yes: for each MECA and each TAN.",
    "all together": "No: once, where there is a MECA or a TAN.",
  },
  usual: "each unit",
  because: "The sentence begins with each unit of infantry, and goes on with the others.",
})

/** Does Snow take the bonus from MECA and TAN as well? (5-environment.md) */
export const snowOnArmour = question("snowOnArmour", {
  asks: "Does Snow take the bonus from MECA and TAN as well?",
  clauses: [environments.snowBonus, environments.snowArmour],
  readings: {
    no: "No: from FUS and ELI alone.",
    yes: "Yes: from all Soviet units.",
  },
  usual: "no",
  because: "The loss of the bonus is told of the infantry, before MECA and TAN are named.",
})

/** When are Possession markers placed? (6.1-soviet-progression.md) */
export const markerWhen = question("markerWhen", {
  asks: "When are Possession markers placed?",
  clauses: [progression.byMarker, progression.organisation],
  readings: {
    "as units leave": "Whenever the last unit leaves a space, and in the Organisation phase.",
    "organisation only": "Only in the Organisation phase, to which 6.1 refers.",
  },
  usual: "as units leave",
  because: "They are there so that a force need not stay behind, and a force that attacks on leaves at once.",
})

/** Can a Possession marker be taken back from the map, to be used elsewhere? (6.1-soviet-progression.md) */
export const markerBack = question("markerBack", {
  asks: "Can a Possession marker be taken back from the map, to be used elsewhere?",
  clauses: [progression.byMarker, progression.fourMarkers],
  readings: {
    yes: "Yes, in the Organisation phase.",
    no: "No: it stays until the Finns take it.",
  },
  usual: "yes",
  because: "The markers are placed in every Organisation phase anew, and nothing binds one to its space.",
  kind: "gap",
})

/** May the last Soviet units leave a conquered space without a marker? (6.1-soviet-progression.md) */
export const emptySpace = question("emptySpace", {
  asks: "May the last Soviet units leave a conquered space without a marker?",
  clauses: [progression.occupied],
  readings: {
    yes: "Yes: the line is then broken there, and nobody controls the space.",
    no: "No: conquered spaces have to be occupied.",
  },
  usual: "no",
  because: "The text says that they have to be occupied, and gives two ways to do it.",
})

/** What becomes of Soviet units in a space that is infiltrated with success? (6.2-finnish-harassment.md) */
export const unitsInside = question("unitsInside", {
  asks: "What becomes of Soviet units in a space that is infiltrated with success?",
  clauses: [harassment.lost, harassment.isolated],
  readings: {
    "stay isolated": "They stay, and are isolated.",
    retreat: "They retreat to the next space that the Soviets control.",
  },
  usual: "stay isolated",
  because: "The text says what becomes of the units: they are isolated. It names no retreat.",
  kind: "gap",
})

/** May SCT stay in a space that they have not won? (6.2-finnish-harassment.md) */
export const scoutsStay = question("scoutsStay", {
  asks: "May SCT stay in a space that they have not won?",
  clauses: [harassment.stay, harassment.takenBack],
  readings: {
    "only if victorious": "No: only where they were victorious, as 9.2 has it.",
    always: "Yes: whatever the die shows.",
  },
  usual: "only if victorious",
  because: "That the Soviets would have to take the space back shows that it was won; 9.2 says so for one player.",
})

/** Can SCT that have stayed in a space come back in a later turn? (6.2-finnish-harassment.md) */
export const scoutsBack = question("scoutsBack", {
  asks: "Can SCT that have stayed in a space come back in a later turn?",
  clauses: [harassment.available, harassment.stay],
  readings: {
    "and go again": "Yes: before the harassment, for which they can be used again.",
    "for the turn after": "Yes: before the harassment, but they are used again in the turn after at the soonest.",
    no: "No: they stay until the Soviets fight them.",
  },
  usual: "and go again",
  because: "They can be used in the next turn; that they may stay as well does not take that from them.",
  kind: "gap",
})

/** When are isolated ELI eliminated, which the order does not name? (6.2-finnish-harassment.md) */
export const isolatedElite = question("isolatedElite", {
  asks: "When are isolated ELI eliminated, which the order does not name?",
  clauses: [harassment.order],
  readings: {
    last: "After the FUS.",
    "as FUS": "With the FUS, as infantry.",
    never: "Never.",
  },
  usual: "last",
  because: "One isolated unit is eliminated, whichever it is; those that are named come first.",
  kind: "gap",
})

/** Is one isolated unit eliminated in all, or one in each isolated space? (6.2-finnish-harassment.md) */
export const isolatedCount = question("isolatedCount", {
  asks: "Is one isolated unit eliminated in all, or one in each isolated space?",
  clauses: [harassment.eliminated],
  readings: {
    "in all": "One in all.",
    "each space": "One in each space with isolated units.",
  },
  usual: "in all",
  because: "The text says one unit.",
})

/** Where does an isolated unit go that is eliminated? (6.2-finnish-harassment.md) */
export const isolatedWhere = question("isolatedWhere", {
  asks: "Where does an isolated unit go that is eliminated?",
  clauses: [harassment.eliminated],
  readings: {
    "to the Losses": "To the Losses space, like other units that are eliminated.",
    "out of the game": "Out of the game.",
  },
  usual: "to the Losses",
  because: "Units that combat eliminates go there, and the word is the same.",
  kind: "gap",
})

/** Do SCT in a space fight beside the units of a Combat Strategy, when the Soviets attack it? (6.2-finnish-harassment.md) */
export const scoutsFight = question("scoutsFight", {
  asks: "Do SCT in a space fight beside the units of a Combat Strategy, when the Soviets attack it?",
  clauses: [harassment.takenBack, harassment.stay],
  readings: {
    "beside them": "Yes: they are added to the Finnish force.",
    "instead of them": "They are the Finnish force, and no Combat Strategy answers.",
  },
  usual: "beside them",
  because: "The combat is one against this force; nothing keeps the Finnish player from answering an attack there.",
  kind: "gap",
})

/** From which turn on may the Finns harass? (6.2-finnish-harassment.md) */
export const harassmentFrom = question("harassmentFrom", {
  asks: "From which turn on may the Finns harass?",
  clauses: [harassment.from],
  readings: {
    "December I": "From the first turn on.",
    "December II": "From the second turn on.",
  },
  usual: "December I",
  because: "That is what is printed, though the turn stands in brackets, and says nothing where it is the first.",
  kind: "slip",
})

/** Do SCT in a space count among the six units of the force beside which they fight? (6.2-finnish-harassment.md) */
export const scoutsCount = question("scoutsCount", {
  asks: "Do SCT in a space count among the six units of the force beside which they fight?",
  clauses: [generalPoints.force, harassment.takenBack],
  readings: {
    "among the six": "Yes: of the SCT only as many fight at a time as make six.",
    "a force of their own": "No: they are a force of their own, with a limit of its own.",
  },
  usual: "among the six",
  because: "A force is six units at most, whatever they are, and those that are added to it are part of it.",
  kind: "gap",
})

/** When can SCT be used again that a combat has driven back from the space in which they had stayed? (6.2-finnish-harassment.md) */
export const drivenScouts = question("drivenScouts", {
  asks: "When can SCT be used again that a combat has driven back from the space in which they had stayed?",
  clauses: [harassment.available, harassment.takenBack, finnishStrategies.once],
  readings: {
    "the turn after": "In the turn after.",
    "for the harassment": "For the harassment of the same turn, but for no Combat Strategy.",
  },
  usual: "the turn after",
  because: "Units are used once a turn, and engaged SCT of a harassment wait for the turn after as well.",
  kind: "gap",
})

/** Does a dotted outline count where a harassment succeeds? (6.2-finnish-harassment.md) */
export const harassedLine = question("harassedLine", {
  asks: "Does a dotted outline count where a harassment succeeds?",
  clauses: [harassment.success, fortificationLines.victor, fortificationLines.defeated],
  readings: {
    no: "No: it costs the number of the space.",
    yes: "Yes: 2 points for the Finns and 2 less for the Soviets, as in every confrontation there.",
  },
  usual: "no",
  because: "It is a raid with a die of its own; section 8 is about the combats for the line.",
  kind: "gap",
})

/** Does a harassment that takes the last morale end the game before the turn does? (6.2-finnish-harassment.md) */
export const harassmentEnds = question("harassmentEnds", {
  asks: "Does a harassment that takes the last morale end the game before the turn does?",
  clauses: [harassment.atOnce, situation.atTheEnd, victoryConditions.sovietMorale],
  readings: {
    no: "No: the turn is ended first, and what it has won the Soviets is counted. Only where all morale changes at once does it end here.",
    yes: "Yes: it is lost at once, and the game with it.",
  },
  usual: "no",
  because: "Section 3.1 says always to wait for the end of the turn, whatever a morale has come to before.",
  kind: "contradiction",
})

/** Do the Finns lose a point to a Prudent advance that loses no unit and conquers no space? (7.1-soviet-morale.md) */
export const prudentOtherwise = question("prudentOtherwise", {
  asks: "Do the Finns lose a point to a Prudent advance that loses no unit and conquers no space?",
  clauses: [sovietMorale.prudentLost, sovietMorale.prudentWon],
  readings: {
    "only if conquered": "No: only where the space is conquered.",
    otherwise: "Yes: in every case but the first.",
  },
  usual: "only if conquered",
  because: "Of a conquered space the same sentence speaks, and 7.1 gives the point for victories.",
})

/** What is the loss that costs a Prudent advance without a conquest a point of morale? (7.1-soviet-morale.md) */
export const prudentLoss = question("prudentLoss", {
  asks: "What is the loss that costs a Prudent advance without a conquest a point of morale?",
  clauses: [sovietMorale.prudentLost],
  readings: {
    "a unit": "The loss of a unit: who has lost none loses no point.",
    "a defeat": "The defeat: a Prudent advance that conquers no space always costs the Soviets 1 point.",
  },
  usual: "a unit",
  because: "The conquest that fails is named beside the loss, and would be all if the loss were the defeat.",
})

/** What is it that costs a Coordinated Manoeuvre 4 points of morale? (7.1-soviet-morale.md) */
export const manoeuvreLoss = question("manoeuvreLoss", {
  asks: "What is it that costs a Coordinated Manoeuvre 4 points of morale?",
  clauses: [sovietMorale.manoeuvreLost, sovietMorale.manoeuvreStops],
  readings: {
    "a unit": "The loss of a unit, even where the space is conquered.",
    "a defeat": "A defeat.",
  },
  usual: "a unit",
  because: "PRUD tells a loss that is suffered from a space that is not conquered; so a loss is one of units.",
})

/** Has a Massive attack made progress that conquers its first space and is defeated at the second? (7.1-soviet-morale.md) */
export const massiveProgress = question("massiveProgress", {
  asks: "Has a Massive attack made progress that conquers its first space and is defeated at the second?",
  clauses: [sovietMorale.massiveLost, sovietMorale.massiveWon],
  readings: {
    yes: "Yes: it has conquered a space.",
    no: "No: it has not gone on.",
  },
  usual: "yes",
  because: "The Armoured attack, of which the same is said, loses its 3 points where no space is conquered.",
})

/** Do the Finns win 2 points of morale, and the Soviets lose 2, where a dotted space is held? (8-fortification-lines.md) */
export const dottedConfrontation = question("dottedConfrontation", {
  asks: "Do the Finns win 2 points of morale, and the Soviets lose 2, where a dotted space is held?",
  clauses: [fortificationLines.victor, fortificationLines.defeated],
  readings: {
    "both ways": "Yes: whoever is victorious wins, and the other loses.",
    "conquests only": "No: it is the value of a conquered space, as 4.5.2 has it.",
  },
  usual: "both ways",
  because: "Each confrontation has a victor and a defeated, and either can be the Finns.",
})

/** In the harder game, does a dotted space that is held still change the morale of both? (8-fortification-lines.md) */
export const harderLine = question("harderLine", {
  asks: "In the harder game, does a dotted space that is held still change the morale of both?",
  clauses: [sovietVictory.harder, fortificationLines.victor, fortificationLines.defeated],
  readings: {
    yes: "Yes: what is left out is what a dotted outline adds to a conquest.",
    no: "No: dotted outlines change no morale then.",
  },
  usual: "yes",
  because: "The note is about what a conquered space adds; to leave out what a defeat costs would make the game easier.",
  kind: "gap",
})

/** Does a strategy that engages an Entrenchment get one in the solo game? (9.1-solo-play.md) */
export const soloEntrenchments = question("soloEntrenchments", {
  asks: "Does a strategy that engages an Entrenchment get one in the solo game?",
  clauses: [soloPlay.filled, soloPlay.supports],
  readings: {
    always: "Yes, while one is left: it takes no draw, for they are all alike.",
    no: "No: there is no container for them.",
  },
  usual: "always",
  because: "Nothing else of the game changes, and the strategy has one.",
  kind: "gap",
})

/** Who decides what a Finnish Support does that leaves its player a choice? (9.1-solo-play.md) */
export const soloChoices = question("soloChoices", {
  asks: "Who decides what a Finnish Support does that leaves its player a choice?",
  clauses: [soloPlay.combats, soloPlay.soviet],
  readings: {
    "the Soviet player": "The Soviet player, who carries out every step.",
    chance: "Chance, as with all that is drawn.",
  },
  usual: "the Soviet player",
  because: "Of the combats the text says that the Soviet player carries out every step.",
  kind: "gap",
})

/** To which Fronts do the Finnish Combat Strategies come that are drawn? (9.1-solo-play.md) */
export const soloFronts = question("soloFronts", {
  asks: "To which Fronts do the Finnish Combat Strategies come that are drawn?",
  clauses: [soloPlay.strategies, soloPlay.first],
  readings: {
    "against the Soviet ones": "One is drawn against each Combat Strategy of the Soviets, for its Front.",
    "by lot": "Each comes to a box of the Command Sheet by lot, before the Soviet ones are placed there.",
  },
  usual: "against the Soviet ones",
  because: "They respond to the attacks, one in each space that is attacked; nothing else draws a Front. What lies on the sheet is not deployed yet, so they still come first.",
  kind: "gap",
})

/** When are the Finnish Combat Strategies of the solo game given what they have? (9.1-solo-play.md) */
export const soloFilled = question("soloFilled", {
  asks: "When are the Finnish Combat Strategies of the solo game given what they have?",
  clauses: [soloPlay.first, soloPlay.filled],
  readings: {
    "after the deployment": "When the Soviet Combat Strategies have been deployed on the map.",
    "before the deployment": "When the Soviet Combat Strategies have been given theirs on the sheet.",
  },
  usual: "after the deployment",
  because: "The player deploys first, and what sections 3.2 and 4.1 call deployed is on the map.",
})

/** Which Soviet force is the weakest? (9.2-solo-harassment.md) */
export const weakestForce = question("weakestForce", {
  asks: "Which Soviet force is the weakest?",
  clauses: [soloHarassment.target],
  readings: {
    "by units": "The one with the fewest units.",
    "by strength": "The one whose units add up to the least strength.",
  },
  usual: "by strength",
  because: "Strong and weak are words for strength, as in the order of the Finnish units.",
})

/** Is there a harassment in every turn of the solo game? (9.2-solo-harassment.md) */
export const soloEveryTurn = question("soloEveryTurn", {
  asks: "Is there a harassment in every turn of the solo game?",
  clauses: [soloHarassment.target],
  readings: {
    "every turn": "Yes, where there is a space for it and an SCT.",
    "if the player likes": "Only where the Soviet player says so.",
  },
  usual: "every turn",
  because: "It is told as something that is done, not as something that may be done.",
})

/** What if the die calls for more SCT than the Finns have? (9.2-solo-harassment.md) */
export const fewScouts = question("fewScouts", {
  asks: "What if the die calls for more SCT than the Finns have?",
  clauses: [soloHarassment.die, soloHarassment.incomplete],
  readings: {
    "as many as there are": "As many come as there are.",
    none: "None comes.",
  },
  usual: "as many as there are",
  because: "A Combat Strategy, too, is played with what there is.",
  kind: "gap",
})

/** What is a die that is modified to more than 6, or to less than 1? (10-results-combat-table.md) */
export const dieOffTable = question("dieOffTable", {
  asks: "What is a die that is modified to more than 6, or to less than 1?",
  clauses: [resultsTable.beyond, resultsTable.example],
  readings: {
    "the last line": "The last line of the table: 6, or 1.",
    "along the table": "The table goes on as it does within: a line more is a column more.",
  },
  usual: "the last line",
  because: "The table has six lines, and says of no other column than the last that it is also that of more.",
  kind: "gap",
})
