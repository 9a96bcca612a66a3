/** The sections and questions of the pages beside this file, which `rulewright audit pages` writes: do not edit it. @module */
import { component, definition, example, exception, formula, informative, leftToComponent, note, permission, prohibition, question, rule, section, term } from "rulewright/book"

/** Cover (0-cover.md) */
export const cover = section("cover", "Cover", "Cover", {
  /** The booklet is the Rules Set of Front Line. (Cover, 0-cover.md) */
  title: note("The booklet is the Rules Set of Front Line."),
  /** The publisher is Savage Game Designs. (Cover, 0-cover.md) */
  publisher: note("The publisher is Savage Game Designs."),
})

/** Index (0-cover.md) */
export const bookIndex = section("bookIndex", "Index", "Index", {
  /** An entry is a word with the pages, and the paragraphs on them, where it occurs. (Index, 0-cover.md) */
  locators: note("An entry is a word with the pages, and the paragraphs on them, where it occurs.", { status: informative("a pointer to another part of the rules") }),
  /** Each Battle Board has notes at its side that tell the heights of its spaces. (Index, 0-cover.md) */
  boardNotes: component("Each Battle Board has notes at its side that tell the heights of its spaces.", { status: leftToComponent("printed on the Battle Boards; components/boards.ts") }),
  /** The illustrations of the examples fill page 6. (Index, 0-cover.md) */
  illustrations: component("The illustrations of the examples fill page 6.", { see: ["page 5, Examples"], status: leftToComponent("page 6: the figures 1 to 4, which are pictures") }),
})

/** Components (0-cover.md) */
export const componentList = section("componentList", "Components", "Components", {
  /** There are two Leadership Cards. (Components, 0-cover.md) */
  leadershipCards: component("There are two Leadership Cards.", { status: informative("contents of the box; decides nothing in play") }),
  /** There are two cards for On Your Turn and Notes. (Components, 0-cover.md) */
  turnCards: component("There are two cards for On Your Turn and Notes.", { status: informative("contents of the box; decides nothing in play") }),
  /** There are two cards for Items and Set Up. (Components, 0-cover.md) */
  itemsCards: component("There are two cards for Items and Set Up.", { status: leftToComponent("the Items cards: the recommended placement of units") }),
  /** There are two dice, a white one and a yellow one. (Components, 0-cover.md) */
  dice: component("There are two dice, a white one and a yellow one.", { status: informative("contents of the box; decides nothing in play") }),
  /** There are 22 Infantry. (Components, 0-cover.md) */
  infantry: component("There are 22 Infantry.", { status: informative("contents of the box; decides nothing in play") }),
  /** There are 12 Tanks. (Components, 0-cover.md) */
  tanks: component("There are 12 Tanks.", { status: informative("contents of the box; decides nothing in play") }),
  /** There are 6 Artillery. (Components, 0-cover.md) */
  artillery: component("There are 6 Artillery.", { status: informative("contents of the box; decides nothing in play") }),
  /** There are four Fallen City Markers. (Components, 0-cover.md) */
  fallenCityMarkers: component("There are four Fallen City Markers.", { status: informative("contents of the box; decides nothing in play") }),
  /** There are four Fallen Supply Chits. (Components, 0-cover.md) */
  fallenSupply: component("There are four Fallen Supply Chits.", { status: informative("contents of the box; decides nothing in play") }),
  /** A picture shows the faces of units that are disrupted. (Components, 0-cover.md) */
  disruptedFaces: component("A picture shows the faces of units that are disrupted.", { status: informative("contents of the box; decides nothing in play") }),
  /** There is one Edge Marker. (Components, 0-cover.md) */
  edgeMarker: component("There is one Edge Marker.", { status: informative("contents of the box; decides nothing in play") }),
  /** There are 24 Supply Chits. (Components, 0-cover.md) */
  supplyChits: component("There are 24 Supply Chits.", { status: informative("contents of the box; decides nothing in play") }),
  /** A Supply Chit has a front and a back. (Components, 0-cover.md) */
  chitFaces: component("A Supply Chit has a front and a back.", { status: leftToComponent("the Supply Chits: what their backs show") }),
  /** There are six Supply Cards. (Components, 0-cover.md) */
  supplyCards: component("There are six Supply Cards.", { status: informative("repeats page 1, para 2") }),
  /** A Supply Card is printed on both sides. (Components, 0-cover.md) */
  supplyCardSides: component("A Supply Card is printed on both sides.", { status: leftToComponent("printed on the Supply Cards; components/supply-cards.ts") }),
  /** One side of the board is the Main Battle Field. (Components, 0-cover.md) */
  mainSide: component("One side of the board is the Main Battle Field.", { status: leftToComponent("printed on the Battle Boards; components/boards.ts") }),
  /** The other side of the board is Lake Nogo. (Components, 0-cover.md) */
  nogoSide: component("The other side of the board is Lake Nogo.", { see: ["page 8, para 4"], status: leftToComponent("printed on the Battle Boards; components/boards.ts") }),
}, {
  leadershipCards: "Cards",
  dice: "Dice and units",
  fallenCityMarkers: "Markers and chits",
  supplyCards: "Supply Cards",
  mainSide: "Board",
})

/** page 1, para 1: Front Line (1.1-the-game.md) */
export const theGame = section("theGame", "page 1, para 1", "Front Line", {
  /** Two players play, Red and Green. (page 1, para 1, 1.1-the-game.md) */
  twoPlayers: rule("Two players play, Red and Green."),
  /** Players are twelve years old or older. (page 1, para 1, 1.1-the-game.md) */
  ages: note("Players are twelve years old or older."),
  /** There are four rounds, one for each month from September to December. (page 1, para 1, 1.1-the-game.md) */
  fourRounds: rule("There are four rounds, one for each month from September to December."),
  /** A round has six turns of supply, three for each player. (page 1, para 1, 1.1-the-game.md) */
  sixTurns: rule("A round has six turns of supply, three for each player."),
  /** Who has most Occupation Points when December is over wins. (page 1, para 1, 1.1-the-game.md) */
  mostPoints: rule("Who has most Occupation Points when December is over wins."),
  /** Who occupies the opponent's Capital wins there and then. (page 1, para 1, 1.1-the-game.md) */
  capitalWins: rule("Who occupies the opponent's Capital wins there and then."),
  /** A game can end in a tie. (page 1, para 1, 1.1-the-game.md) */
  ties: permission("A game can end in a tie."),
  /** Examples carry the labels EX 0 to EX 9, figures the labels 1 to 6. (page 1, para 1, 1.1-the-game.md) */
  labels: note("Examples carry the labels EX 0 to EX 9, figures the labels 1 to 6.", { status: informative("a pointer to another part of the rules") }),
})

/** page 1, para 2: Components (1.1-the-game.md) */
export const components = section("components", "page 1, para 2", "Components", {
  /** There is a single Edge token. (page 1, para 2, 1.1-the-game.md) */
  edgeToken: component("There is a single Edge token.", { status: informative("contents of the box; decides nothing in play") }),
  /** There are a white die and a yellow one. (page 1, para 2, 1.1-the-game.md) */
  dice: component("There are a white die and a yellow one.", { status: informative("contents of the box; decides nothing in play") }),
  /** Each color has 11 Infantry, 6 Tanks and 3 Artillery: 40 units together. (page 1, para 2, 1.1-the-game.md) */
  units: rule("Each color has 11 Infantry, 6 Tanks and 3 Artillery: 40 units together."),
  /** One side of a unit is its Active side; the other, crossed out, is its Disrupted side. (page 1, para 2, 1.1-the-game.md) */
  twoSides: definition("One side of a unit is its Active side; the other, crossed out, is its Disrupted side.", { status: informative("how the table shows it; the state holds the value itself") }),
  /** Six Supply Cards, Balanced and Centered, say how many supply chits are granted. (page 1, para 2, 1.1-the-game.md) */
  supplyCards: component("Six Supply Cards, Balanced and Centered, say how many supply chits are granted.", { status: leftToComponent("printed on the Supply Cards; components/supply-cards.ts") }),
  /** There are 8 blue Air chits, 8 red Industry chits and 8 yellow Capital chits, and 4 black Fallen ones. (page 1, para 2, 1.1-the-game.md) */
  chits: rule("There are 8 blue Air chits, 8 red Industry chits and 8 yellow Capital chits, and 4 black Fallen ones."),
  /** There are four markers for Air Bases and Industries that the opponent controls. (page 1, para 2, 1.1-the-game.md) */
  markers: rule("There are four markers for Air Bases and Industries that the opponent controls.", { status: informative("contents of the box; decides nothing in play") }),
  /** Each player has an Items card, a card of the turn order and a Leadership card. (page 1, para 2, 1.1-the-game.md) */
  cards: component("Each player has an Items card, a card of the turn order and a Leadership card.", { status: informative("contents of the box; decides nothing in play") }),
  /** An Items card holds Leadership, units in reserve and chits, and tells how to set up. (page 1, para 2, 1.1-the-game.md) */
  itemsCard: note("An Items card holds Leadership, units in reserve and chits, and tells how to set up.", { status: informative("how the table shows it; the state holds the value itself") }),
  /** The two sides of the Board are two Battle Fields, Main and Nogo. (page 1, para 2, 1.1-the-game.md) */
  twoFields: component("The two sides of the Board are two Battle Fields, Main and Nogo.", { status: leftToComponent("printed on the Battle Boards; components/boards.ts") }),
}, {
  edgeToken: "Edge and dice",
  units: "Units",
  supplyCards: "Supply",
  markers: "Markers and cards",
  twoFields: "Board",
})

/** page 1, para 3: The Board (1.1-the-game.md) */
export const theBoard = section("theBoard", "page 1, para 3", "The Board", {
  /** A Battle Field is a grid of ten by six squares. (page 1, para 3, 1.1-the-game.md) */
  grid: rule("A Battle Field is a grid of ten by six squares."),
  /** All sixty squares are land. (page 1, para 3, 1.1-the-game.md) */
  allLand: rule("All sixty squares are land.", { status: informative("the Main side; page 8, para 4 puts water on the Lake Nogo side") }),
  /** Two purple borders divide it into three areas. (page 1, para 3, 1.1-the-game.md) */
  threeAreas: rule("Two purple borders divide it into three areas.", { status: leftToComponent("printed on the Battle Boards; components/boards.ts") }),
  /** The three by six squares at either end are the Red and the Green country. (page 1, para 3, 1.1-the-game.md) */
  countries: rule("The three by six squares at either end are the Red and the Green country."),
  /** The four by six squares between them are neutral. (page 1, para 3, 1.1-the-game.md) */
  neutral: rule("The four by six squares between them are neutral."),
  /** Beside the grid is a strip on which the Edge token is kept. (page 1, para 3, 1.1-the-game.md) */
  strip: component("Beside the grid is a strip on which the Edge token is kept.", { status: informative("how the table shows it; the state holds the value itself") }),
})

/** page 1, para 4: Occupation Points (1.4-occupation-points.md) */
export const occupationPoints = section("occupationPoints", "page 1, para 4", "Occupation Points", {
  /** Occupation Points come from what is done to certain squares. (page 1, para 4, 1.4-occupation-points.md) */
  chosenSquares: note("Occupation Points come from what is done to certain squares.", { status: informative("the statements that follow say which") }),
  /** A unit in one of the two squares with a purple hex is worth 1 point to its player. (page 1, para 4, 1.4-occupation-points.md) */
  purpleHexes: formula("A unit in one of the two squares with a purple hex is worth 1 point to its player."),
  /** A Fallen City marker on a hex in the opponent's country is worth 2 or 3 points. (page 1, para 4, 1.4-occupation-points.md) */
  cityHexes: formula("A Fallen City marker on a hex in the opponent's country is worth 2 or 3 points."),
  /** Every square without a hex in the opponent's country is worth 1 point to the player whose unit, active or disrupted, is there. (page 1, para 4, 1.4-occupation-points.md) */
  otherSquares: formula("Every square without a hex in the opponent's country is worth 1 point to the player whose unit, active or disrupted, is there."),
  /** Squares of the own country give no points. (page 1, para 4, 1.4-occupation-points.md) */
  notAtHome: prohibition("Squares of the own country give no points."),
  /** Leadership that is active at the end of December is worth 1 point. (page 1, para 4, 1.4-occupation-points.md) */
  leadership: formula("Leadership that is active at the end of December is worth 1 point."),
})

/** page 1, para 5: OP Check List (1.4-occupation-points.md) */
export const pointsCheckList = section("pointsCheckList", "page 1, para 5", "OP Check List", {
  /** 1 point for each unit on a purple hex with a 1. (page 1, para 5, 1.4-occupation-points.md) */
  purple: formula("1 point for each unit on a purple hex with a 1.", { status: informative("repeats page 1, para 4") }),
  /** 1 point for each unit on a square without a hex in the opponent's country. (page 1, para 5, 1.4-occupation-points.md) */
  abroad: formula("1 point for each unit on a square without a hex in the opponent's country.", { status: informative("repeats page 1, para 4") }),
  /** 2 points where the opponent's Air Base, hex 2, has a Fallen City marker; no unit need be there. (page 1, para 5, 1.4-occupation-points.md) */
  airBase: formula("2 points where the opponent's Air Base, hex 2, has a Fallen City marker; no unit need be there."),
  /** 3 points where the opponent's Industry, hex 3, has a Fallen City marker; no unit need be there. (page 1, para 5, 1.4-occupation-points.md) */
  industry: formula("3 points where the opponent's Industry, hex 3, has a Fallen City marker; no unit need be there."),
  /** 1 point for an active Leadership card on the Items card as the game ends. (page 1, para 5, 1.4-occupation-points.md) */
  leadership: formula("1 point for an active Leadership card on the Items card as the game ends.", { status: informative("repeats page 1, para 4") }),
  /** A unit that occupies the opponent's Capital, the hex with a W, wins at once. (page 1, para 5, 1.4-occupation-points.md) */
  capital: rule("A unit that occupies the opponent's Capital, the hex with a W, wins at once.", { status: informative("repeats page 1, para 1") }),
})

/** page 1, para 6: Setup (1.6-setup.md) */
export const setup = section("setup", "page 1, para 6", "Setup", {
  /** One side of the Board is the Battle Field of the game. (page 1, para 6, 1.6-setup.md) */
  board: rule("One side of the Board is the Battle Field of the game."),
  /** The first game is played on the Main side. (page 1, para 6, 1.6-setup.md) */
  firstBoard: rule("The first game is played on the Main side."),
  /** Each player sits at the own country. (page 1, para 6, 1.6-setup.md) */
  facing: note("Each player sits at the own country.", { status: informative("how the table shows it; the state holds the value itself") }),
  /** A player takes the units of the own country's color. (page 1, para 6, 1.6-setup.md) */
  ownColor: rule("A player takes the units of the own country's color."),
  /** A player takes one card of each kind; markers and chits are laid aside. (page 1, para 6, 1.6-setup.md) */
  ownCards: note("A player takes one card of each kind; markers and chits are laid aside.", { status: informative("how the table shows it; the state holds the value itself") }),
  /** The Edge token begins at its place beside the board, where it is Off. (page 1, para 6, 1.6-setup.md) */
  edgeAside: rule("The Edge token begins at its place beside the board, where it is Off."),
  /** In the first game both players have Balanced Industry for their Supply Card. (page 1, para 6, 1.6-setup.md) */
  firstSupply: rule("In the first game both players have Balanced Industry for their Supply Card."),
  /** The first game is played without Amphibious Moves and without Lake Nogo. (page 1, para 6, 1.6-setup.md) */
  firstRestrictions: prohibition("The first game is played without Amphibious Moves and without Lake Nogo."),
  /** The values of the Supply Card point to the colored squares of the Items card below it. (page 1, para 6, 1.6-setup.md) */
  cardsAligned: note("The values of the Supply Card point to the colored squares of the Items card below it.", { status: informative("how the table shows it; the state holds the value itself") }),
  /** A Supply Card starts with September. (page 1, para 6, 1.6-setup.md) */
  september: rule("A Supply Card starts with September."),
}, {
  board: "Board",
  ownColor: "Units and cards",
  firstSupply: "First game",
  cardsAligned: "Supply Card",
})

/** page 1, para 7: Supply card values (1.6-setup.md) */
export const supplyValues = section("supplyValues", "page 1, para 7", "Supply card values", {
  /** The three values of a Supply Card say how many chits of each kind of supply a player gets in a round. (page 1, para 7, 1.6-setup.md) */
  amounts: rule("The three values of a Supply Card say how many chits of each kind of supply a player gets in a round."),
  /** The left value is for Air, the middle one for Capital, the right one for Industry. (page 1, para 7, 1.6-setup.md) */
  order: note("The left value is for Air, the middle one for Capital, the right one for Industry.", { status: leftToComponent("printed on the Supply Cards; components/supply-cards.ts") }),
  /** Balanced Industry grants 3 Air, 3 Capital and 4 Industry chits in every round. (page 1, para 7, 1.6-setup.md) */
  balancedIndustry: rule("Balanced Industry grants 3 Air, 3 Capital and 4 Industry chits in every round.", { status: leftToComponent("printed on the Supply Cards; components/supply-cards.ts") }),
  /** Every kind of chit is a stack, 3 or 4 high. (page 1, para 7, 1.6-setup.md) */
  stacks: rule("Every kind of chit is a stack, 3 or 4 high."),
  /** Every stack has its place on the Items card. (page 1, para 7, 1.6-setup.md) */
  places: note("Every stack has its place on the Items card.", { status: informative("how the table shows it; the state holds the value itself") }),
  /** Leadership begins in the Active Leadership space. (page 1, para 7, 1.6-setup.md) */
  leadershipStarts: rule("Leadership begins in the Active Leadership space."),
  /** Either side of the Leadership card can be used. (page 1, para 7, 1.6-setup.md) */
  eitherSide: permission("Either side of the Leadership card can be used.", { status: informative("how the table shows it; the state holds the value itself") }),
})

/** page 1, para 7 (example): Balanced Industry (1.6-setup.md) */
export const supplyExample = section("supplyExample", "page 1, para 7 (example)", "Balanced Industry", {
  /** Balanced Industry gives 3 blue, 3 yellow and 4 red chits in each round. (page 1, para 7 (example), 1.6-setup.md) */
  values: example("Balanced Industry gives 3 blue, 3 yellow and 4 red chits in each round."),
})

/** page 1, para 8: Reserve and placement (1.8-placement.md) */
export const placement = section("placement", "page 1, para 8", "Reserve and placement", {
  /** Set apart as a reserve: two Infantry, two Tanks, one Artillery. (page 1, para 8, 1.8-placement.md) */
  reserve: rule("Set apart as a reserve: two Infantry, two Tanks, one Artillery."),
  /** The reserve is kept in its space of the Items card. (page 1, para 8, 1.8-placement.md) */
  reserveSpace: note("The reserve is kept in its space of the Items card.", { status: informative("how the table shows it; the state holds the value itself") }),
  /** Units of the reserve come into play by being built with Industry supply. (page 1, para 8, 1.8-placement.md) */
  reserveIsBuilt: rule("Units of the reserve come into play by being built with Industry supply."),
  /** On the Main battlefield the placement printed on the Items card may be used. (page 1, para 8, 1.8-placement.md) */
  recommended: permission("On the Main battlefield the placement printed on the Items card may be used."),
  /** That placement is for the Main battlefield. (page 1, para 8, 1.8-placement.md) */
  recommendedThere: prohibition("That placement is for the Main battlefield."),
  /** Otherwise the units are placed in the own country and nowhere else. (page 1, para 8, 1.8-placement.md) */
  ownCountry: prohibition("Otherwise the units are placed in the own country and nowhere else."),
  /** Placed are the others: four Tanks, two Artillery, nine Infantry. (page 1, para 8, 1.8-placement.md) */
  rest: rule("Placed are the others: four Tanks, two Artillery, nine Infantry."),
  /** A square takes one unit. (page 1, para 8, 1.8-placement.md) */
  onePerSquare: prohibition("A square takes one unit."),
  /** Advice: Infantry on the Air Base, any unit on the Capital. (page 1, para 8, 1.8-placement.md) */
  adviceCities: note("Advice: Infantry on the Air Base, any unit on the Capital.", { status: informative("advice; binds nobody") }),
  /** Advice: Artillery on Mountains or Hills. (page 1, para 8, 1.8-placement.md) */
  adviceHeights: note("Advice: Artillery on Mountains or Hills.", { status: informative("advice; binds nobody") }),
  /** Advice: keep the Industry free, so that the reserve can be built there. (page 1, para 8, 1.8-placement.md) */
  adviceIndustry: note("Advice: keep the Industry free, so that the reserve can be built there.", { status: informative("advice; binds nobody") }),
  /** Advice: with Amphibious Moves, guard Port and Beach. (page 1, para 8, 1.8-placement.md) */
  adviceCoast: note("Advice: with Amphibious Moves, guard Port and Beach.", { status: informative("advice; binds nobody") }),
  /** A die says which player decides who goes first: Red on 1 to 3, Green on 4 to 6. (page 1, para 8, 1.8-placement.md) */
  die: rule("A die says which player decides who goes first: Red on 1 to 3, Green on 4 to 6."),
  /** That player says who goes first and starts the first round. (page 1, para 8, 1.8-placement.md) */
  decider: permission("That player says who goes first and starts the first round."),
}, {
  reserve: "Reserve",
  recommended: "Placement",
  adviceCities: "Advice",
  die: "First player",
})

/** page 1, para 9: Rounds (1.9-rounds.md) */
export const rounds = section("rounds", "page 1, para 9", "Rounds", {
  /** A round begins with the Supply Card turned to the month's values. (page 1, para 9, 1.9-rounds.md) */
  spin: rule("A round begins with the Supply Card turned to the month's values."),
  /** A city square without a Fallen City Marker is a Free city, and grants a stack of chits. (page 1, para 9, 1.9-rounds.md) */
  freeCity: definition("A city square without a Fallen City Marker is a Free city, and grants a stack of chits."),
  /** A city square with a Fallen City Marker is a Fallen city, and grants one Fallen chit. (page 1, para 9, 1.9-rounds.md) */
  fallenCity: definition("A city square with a Fallen City Marker is a Fallen city, and grants one Fallen chit."),
})

/** page 1, para 10: Supply of a round (1.9-rounds.md) */
export const roundSupply = section("roundSupply", "page 1, para 10", "Supply of a round", {
  /** While no city of a player has fallen, the player gets all three stacks. (page 1, para 10, 1.9-rounds.md) */
  allFree: rule("While no city of a player has fallen, the player gets all three stacks."),
  /** A player with fallen cities still gets the stack of Capital chits. (page 1, para 10, 1.9-rounds.md) */
  capitalAlways: rule("A player with fallen cities still gets the stack of Capital chits."),
  /** Where the Air Base has fallen, one Fallen chit takes the place of all Air chits. (page 1, para 10, 1.9-rounds.md) */
  airFallen: rule("Where the Air Base has fallen, one Fallen chit takes the place of all Air chits."),
  /** Where the Industry has fallen, one Fallen chit takes the place of all Industry chits. (page 1, para 10, 1.9-rounds.md) */
  industryFallen: rule("Where the Industry has fallen, one Fallen chit takes the place of all Industry chits."),
  /** The players have three turns each in a month, in turn, the first player first. (page 1, para 10, 1.9-rounds.md) */
  alternate: rule("The players have three turns each in a month, in turn, the first player first."),
})

/** page 2, para 1: Turns (2.1-turns.md) */
export const turns = section("turns", "page 2, para 1", "Turns", {
  /** A turn starts with the choice of an available stack, or of a Fallen chit, on the own Items card. (page 2, para 1, 2.1-turns.md) */
  choose: rule("A turn starts with the choice of an available stack, or of a Fallen chit, on the own Items card."),
  /** Regular and Mission Actions of the turn use the supply that was chosen, and no other. (page 2, para 1, 2.1-turns.md) */
  onlyChosen: prohibition("Regular and Mission Actions of the turn use the supply that was chosen, and no other."),
  /** Fallen supply allows one Regular Action and no more. (page 2, para 1, 2.1-turns.md) */
  fallenOneAction: prohibition("Fallen supply allows one Regular Action and no more."),
  /** With the Cache Task it allows two. (page 2, para 1, 2.1-turns.md) */
  fallenCache: permission("With the Cache Task it allows two."),
  /** Chits that an action uses go to the Used Supply area. (page 2, para 1, 2.1-turns.md) */
  used: rule("Chits that an action uses go to the Used Supply area."),
})

/** page 2, para 2: End of a turn (2.1-turns.md) */
export const endOfTurn = section("endOfTurn", "page 2, para 2", "End of a turn", {
  /** A player may pass. (page 2, para 2, 2.1-turns.md) */
  pass: permission("A player may pass."),
  /** A turn is over where the player passes, or has no chits left and does no Task. (page 2, para 2, 2.1-turns.md) */
  whenOver: rule("A turn is over where the player passes, or has no chits left and does no Task."),
  /** All chits of the stack are used then: none is saved, not even by a player who passes. (page 2, para 2, 2.1-turns.md) */
  nothingSaved: rule("All chits of the stack are used then: none is saved, not even by a player who passes."),
  /** Leadership that was commissioned in the turn becomes active at the end. (page 2, para 2, 2.1-turns.md) */
  activates: rule("Leadership that was commissioned in the turn becomes active at the end."),
})

/** page 2, para 3: The sixth turn (2.1-turns.md) */
export const sixthTurn = section("sixthTurn", "page 2, para 3", "The sixth turn", {
  /** After the sixth turn of December the game ends, and the points are counted. (page 2, para 3, 2.1-turns.md) */
  december: rule("After the sixth turn of December the game ends, and the points are counted."),
  /** After the first five turns of a round the opponent has the next turn. (page 2, para 3, 2.1-turns.md) */
  nextPlayer: rule("After the first five turns of a round the opponent has the next turn."),
  /** After the sixth turn of any other month the card is turned to the next month and supply is granted. (page 2, para 3, 2.1-turns.md) */
  nextMonth: rule("After the sixth turn of any other month the card is turned to the next month and supply is granted."),
  /** The first player stays first in every round. (page 2, para 3, 2.1-turns.md) */
  sameOrder: rule("The first player stays first in every round."),
})

/** page 2, para 4: Unit Status (2.1-turns.md) */
export const unitStatus = section("unitStatus", "page 2, para 4", "Unit Status", {
  /** A unit on the Battlefield is active or disrupted, as its face shows. (page 2, para 4, 2.1-turns.md) */
  status: definition("A unit on the Battlefield is active or disrupted, as its face shows.", { status: informative("how the table shows it; the state holds the value itself") }),
  /** An active face shows the Range and four or eight pointers. (page 2, para 4, 2.1-turns.md) */
  printed: note("An active face shows the Range and four or eight pointers.", { status: informative("how the table shows it; the state holds the value itself") }),
  /** Active units can Move, Attack, Maneuver and use Opportunity Fire. (page 2, para 4, 2.1-turns.md) */
  activeMay: permission("Active units can Move, Attack, Maneuver and use Opportunity Fire."),
  /** The face of a disrupted unit is crossed out in purple. (page 2, para 4, 2.1-turns.md) */
  crossed: note("The face of a disrupted unit is crossed out in purple.", { status: informative("how the table shows it; the state holds the value itself") }),
  /** A disrupted unit can Regroup, or take part in the Relieve and Rally Tasks, and nothing else. (page 2, para 4, 2.1-turns.md) */
  disruptedOnly: prohibition("A disrupted unit can Regroup, or take part in the Relieve and Rally Tasks, and nothing else."),
  /** Disrupted units are Blitzed more easily. (page 2, para 4, 2.1-turns.md) */
  blitzedEasier: note("Disrupted units are Blitzed more easily.", { status: informative("repeats page 3, para 9") }),
  /** Disrupted units do no Regular Actions. (page 2, para 4, 2.1-turns.md) */
  noRegular: prohibition("Disrupted units do no Regular Actions.", { status: informative("repeats page 2, para 4") }),
})

/** page 2, para 8: Commission (2.5-actions.md) */
export const commission = section("commission", "page 2, para 8", "Commission", {
  /** For one supply of any kind an Exhausted Leadership card is commissioned. (page 2, para 8, 2.5-actions.md) */
  tuck: rule("For one supply of any kind an Exhausted Leadership card is commissioned."),
  /** Only exhausted Leadership is commissioned. (page 2, para 8, 2.5-actions.md) */
  exhausted: prohibition("Only exhausted Leadership is commissioned."),
  /** At the end of that turn it becomes available. (page 2, para 8, 2.5-actions.md) */
  endOfTurn: rule("At the end of that turn it becomes available."),
})

/** page 2, para 5: Actions & Tasks (2.5-actions.md) */
export const actionsAndTasks = section("actionsAndTasks", "page 2, para 5", "Actions & Tasks", {
  /** Regular Actions and Missions use supply. (page 2, para 5, 2.5-actions.md) */
  useSupply: rule("Regular Actions and Missions use supply."),
  /** A unit is given two actions in a turn at the most. (page 2, para 5, 2.5-actions.md) */
  twoActions: prohibition("A unit is given two actions in a turn at the most."),
  /** With the supply for it, several units can do the same Regular Action. (page 2, para 5, 2.5-actions.md) */
  severalUnits: permission("With the supply for it, several units can do the same Regular Action."),
  /** No unit uses the same Regular Action twice in a turn. (page 2, para 5, 2.5-actions.md) */
  sameAction: prohibition("No unit uses the same Regular Action twice in a turn."),
})

/** page 2, para 6: Regular Actions (2.5-actions.md) */
export const regularActions = section("regularActions", "page 2, para 6", "Regular Actions", {
  /** A Regular Action uses one supply of any kind. (page 2, para 6, 2.5-actions.md) */
  oneSupply: rule("A Regular Action uses one supply of any kind."),
  /** The Regular Actions are Amphibious Move, Move, Attack and Commission. (page 2, para 6, 2.5-actions.md) */
  list: definition("The Regular Actions are Amphibious Move, Move, Attack and Commission."),
  /** Amphibious Move, Move and Attack are for active units only. (page 2, para 6, 2.5-actions.md) */
  activeUnits: prohibition("Amphibious Move, Move and Attack are for active units only."),
  /** Commission makes Leadership ready. (page 2, para 6, 2.5-actions.md) */
  commission: note("Commission makes Leadership ready.", { status: informative("repeats page 2, para 8") }),
  /** A disrupted unit must Regroup before it can do Regular Actions. (page 2, para 6, 2.5-actions.md) */
  regroupFirst: note("A disrupted unit must Regroup before it can do Regular Actions.", { status: informative("repeats page 2, para 4") }),
})

/** page 2, para 7: Mission Actions (2.5-actions.md) */
export const missionActions = section("missionActions", "page 2, para 7", "Mission Actions", {
  /** The Mission Actions are Build, Paratroop and Regroup. (page 2, para 7, 2.5-actions.md) */
  list: definition("The Mission Actions are Build, Paratroop and Regroup."),
  /** Each Mission uses its one kind of supply: Build Industry, Paratroop Air, Regroup Capital. (page 2, para 7, 2.5-actions.md) */
  oneKind: prohibition("Each Mission uses its one kind of supply: Build Industry, Paratroop Air, Regroup Capital."),
  /** A unit that was Built or Regrouped may do a Regular Action afterwards. (page 2, para 7, 2.5-actions.md) */
  thenAct: permission("A unit that was Built or Regrouped may do a Regular Action afterwards."),
  /** Active Infantry may do an action before its Paratroop mission, or after it. (page 2, para 7, 2.5-actions.md) */
  paratroopersAct: permission("Active Infantry may do an action before its Paratroop mission, or after it."),
  /** Available Leadership gives the opportunity for a Task. (page 2, para 7, 2.5-actions.md) */
  tasksOpportunity: permission("Available Leadership gives the opportunity for a Task."),
  /** Maneuver and Relieve can be done in either player's turn. (page 2, para 7, 2.5-actions.md) */
  anyTurn: permission("Maneuver and Relieve can be done in either player's turn."),
  /** Rally and Opportunity Fire are done in the opponent's turn only. (page 2, para 7, 2.5-actions.md) */
  opponentsTurn: prohibition("Rally and Opportunity Fire are done in the opponent's turn only."),
  /** Cache is done in the own turn only. (page 2, para 7, 2.5-actions.md) */
  ownTurn: prohibition("Cache is done in the own turn only."),
  /** Tasks use no supply: they exhaust Leadership. (page 2, para 7, 2.5-actions.md) */
  tasksNoSupply: rule("Tasks use no supply: they exhaust Leadership."),
})

/** page 2, para 9: Move (By Land) (2.9-move.md) */
export const move = section("move", "page 2, para 9", "Move (By Land)", {
  /** For one supply of any kind one active unit of the player moves. (page 2, para 9, 2.9-move.md) */
  oneUnit: rule("For one supply of any kind one active unit of the player moves."),
  /** It moves one or two squares. (page 2, para 9, 2.9-move.md) */
  oneOrTwo: prohibition("It moves one or two squares."),
  /** It ends in an empty square. (page 2, para 9, 2.9-move.md) */
  ontoEmpty: prohibition("It ends in an empty square."),
  /** Of the cities, only a Friendly one can be moved onto. (page 2, para 9, 2.9-move.md) */
  cities: prohibition("Of the cities, only a Friendly one can be moved onto."),
  /** Artillery and Infantry show four pointers, Tanks eight. (page 2, para 9, 2.9-move.md) */
  pointers: note("Artillery and Infantry show four pointers, Tanks eight.", { status: informative("how the table shows it; the state holds the value itself") }),
  /** Every unit moves along rows and columns. (page 2, para 9, 2.9-move.md) */
  orthogonal: rule("Every unit moves along rows and columns."),
  /** Tanks move diagonally, too. (page 2, para 9, 2.9-move.md) */
  diagonal: permission("Tanks move diagonally, too."),
  /** Squares with units of the own side can be passed. (page 2, para 9, 2.9-move.md) */
  throughOwn: permission("Squares with units of the own side can be passed."),
  /** Squares with enemy units cannot be passed. (page 2, para 9, 2.9-move.md) */
  throughEnemy: prohibition("Squares with enemy units cannot be passed."),
  /** An empty city that the enemy controls cannot be passed. (page 2, para 9, 2.9-move.md) */
  throughCities: prohibition("An empty city that the enemy controls cannot be passed."),
  /** A city under the control of the enemy is an Unfriendly City. (page 2, para 9, 2.9-move.md) */
  unfriendlyCity: definition("A city under the control of the enemy is an Unfriendly City."),
  /** Who moves into a desert square, or several, may move one further square. (page 2, para 9, 2.9-move.md) */
  desert: permission("Who moves into a desert square, or several, may move one further square."),
  /** That further square is one, however many deserts are crossed. (page 2, para 9, 2.9-move.md) */
  desertOnce: prohibition("That further square is one, however many deserts are crossed."),
}, {
  oneUnit: "Distance and goal",
  pointers: "Direction",
  throughOwn: "On the way",
  desert: "Desert",
})

/** page 3, para 1: Amphibious Move (3.1-amphibious-move.md) */
export const amphibiousMove = section("amphibiousMove", "page 3, para 1", "Amphibious Move", {
  /** Amphibious Moves are an optional part of the game. (page 3, para 1, 3.1-amphibious-move.md) */
  optional: permission("Amphibious Moves are an optional part of the game."),
  /** For one supply of any kind one active unit of the player goes by sea. (page 3, para 1, 3.1-amphibious-move.md) */
  transfer: rule("For one supply of any kind one active unit of the player goes by sea."),
  /** It starts from a Port. (page 3, para 1, 3.1-amphibious-move.md) */
  fromPort: prohibition("It starts from a Port."),
  /** The Port may be of any country. (page 3, para 1, 3.1-amphibious-move.md) */
  anyCountry: permission("The Port may be of any country."),
  /** It ends on a Beach or a Port. (page 3, para 1, 3.1-amphibious-move.md) */
  toCoast: prohibition("It ends on a Beach or a Port."),
  /** The square where it ends is empty. (page 3, para 1, 3.1-amphibious-move.md) */
  empty: prohibition("The square where it ends is empty."),
})

/** page 3, para 2: Attack (3.2-attack.md) */
export const attack = section("attack", "page 3, para 2", "Attack", {
  /** For one supply of any kind an active unit targets an enemy unit, or an empty unfriendly city. (page 3, para 2, 3.2-attack.md) */
  target: rule("For one supply of any kind an active unit targets an enemy unit, or an empty unfriendly city."),
  /** The target is within the attacking unit's Range. (page 3, para 2, 3.2-attack.md) */
  range: prohibition("The target is within the attacking unit's Range."),
  /** Range is counted in squares from the attacker to the target, along rows, columns and diagonals. (page 3, para 2, 3.2-attack.md) */
  distance: definition("Range is counted in squares from the attacker to the target, along rows, columns and diagonals."),
  /** Infantry has Range 1. (page 3, para 2, 3.2-attack.md) */
  infantry: rule("Infantry has Range 1."),
  /** Tanks have Range 2. (page 3, para 2, 3.2-attack.md) */
  tanks: rule("Tanks have Range 2."),
  /** Artillery has Range 3. (page 3, para 2, 3.2-attack.md) */
  artillery: rule("Artillery has Range 3."),
  /** An empty unfriendly city is targeted from one square away, whatever the Range. (page 3, para 2, 3.2-attack.md) */
  emptyCityNear: prohibition("An empty unfriendly city is targeted from one square away, whatever the Range."),
  /** A unit in a city is targeted up to the full Range. (page 3, para 2, 3.2-attack.md) */
  inCity: permission("A unit in a city is targeted up to the full Range."),
})

/** page 3, para 3: City Only (3.2-attack.md) */
export const cityOnly = section("cityOnly", "page 3, para 3", "City Only", {
  /** The attacker of an unoccupied unfriendly city is adjacent to it. (page 3, para 3, 3.2-attack.md) */
  adjacent: note("The attacker of an unoccupied unfriendly city is adjacent to it.", { status: informative("a pointer to another part of the rules") }),
  /** One die is rolled, and the Attack Results table is not used. (page 3, para 3, 3.2-attack.md) */
  oneDie: rule("One die is rolled, and the Attack Results table is not used."),
  /** A 5 or a 6 misses. (page 3, para 3, 3.2-attack.md) */
  misses: rule("A 5 or a 6 misses."),
  /** On 1 to 4 the attacker has to go into the city; it Falls, or it is Freed. (page 3, para 3, 3.2-attack.md) */
  enters: rule("On 1 to 4 the attacker has to go into the city; it Falls, or it is Freed."),
  /** The marker of a Fallen City is put on a city of the opponent's country. (page 3, para 3, 3.2-attack.md) */
  fallen: rule("The marker of a Fallen City is put on a city of the opponent's country."),
  /** The marker is taken off a city of the own country. (page 3, para 3, 3.2-attack.md) */
  freed: rule("The marker is taken off a city of the own country."),
  /** The Edge can re-roll this die. (page 3, para 3, 3.2-attack.md) */
  edge: permission("The Edge can re-roll this die."),
})

/** page 3, para 4: Height (3.4-height.md) */
export const height = section("height", "page 3, para 4", "Height", {
  /** Mountains are highest. (page 3, para 4, 3.4-height.md) */
  mountains: rule("Mountains are highest."),
  /** Hills are in the middle. (page 3, para 4, 3.4-height.md) */
  hills: rule("Hills are in the middle."),
  /** Beaches, Deserts, Ports, Valleys and Cities are lowest. (page 3, para 4, 3.4-height.md) */
  lowest: rule("Beaches, Deserts, Ports, Valleys and Cities are lowest."),
  /** The On Your Turn card shows the heights, too. (page 3, para 4, 3.4-height.md) */
  onCard: note("The On Your Turn card shows the heights, too.", { status: informative("a pointer to another part of the rules") }),
  /** The color of a square shows what it is. (page 3, para 4, 3.4-height.md) */
  colors: component("The color of a square shows what it is.", { status: leftToComponent("printed on the Battle Boards; components/boards.ts") }),
  /** From above an attack is better, from below it is worse. (page 3, para 4, 3.4-height.md) */
  better: note("From above an attack is better, from below it is worse.", { status: informative("a pointer to another part of the rules") }),
})

/** page 3, para 5: The dice of an attack (3.4-height.md) */
export const attackDice = section("attackDice", "page 3, para 5", "The dice of an attack", {
  /** Once an attack on a unit is declared and before dice are rolled, a defender with available Leadership may Rally the target. (page 3, para 5, 3.4-height.md) */
  rally: permission("Once an attack on a unit is declared and before dice are rolled, a defender with available Leadership may Rally the target."),
  /** The white die is rolled. (page 3, para 5, 3.4-height.md) */
  white: rule("The white die is rolled."),
  /** Where the attacker is higher than the target, the yellow die is rolled as well. (page 3, para 5, 3.4-height.md) */
  yellow: rule("Where the attacker is higher than the target, the yellow die is rolled as well."),
})

/** page 3, para 6: The Attack Results chart (3.6-attack-results.md) */
export const resultColumn = section("resultColumn", "page 3, para 6", "The Attack Results chart", {
  /** The chart is found on the back of the rules and on the box. (page 3, para 6, 3.6-attack-results.md) */
  chart: note("The chart is found on the back of the rules and on the box.", { status: informative("a pointer to another part of the rules") }),
  /** The result stands in the column of the target's range, in the row of the white die. (page 3, para 6, 3.6-attack-results.md) */
  byRange: rule("The result stands in the column of the target's range, in the row of the white die."),
  /** A result is Blitz, Disrupt, Rout, a reference to the Advantage column, or a Miss. (page 3, para 6, 3.6-attack-results.md) */
  results: definition("A result is Blitz, Disrupt, Rout, a reference to the Advantage column, or a Miss."),
  /** Icons of Capital, Industry, Air Base and Soldier sometimes make it a Miss. (page 3, para 6, 3.6-attack-results.md) */
  icons: note("Icons of Capital, Industry, Air Base and Soldier sometimes make it a Miss.", { status: leftToComponent("printed in the Attack Results chart; components/attack-results.ts") }),
  /** Infantry or Tanks lower than their target use the column one to the right. (page 3, para 6, 3.6-attack-results.md) */
  disadvantage: rule("Infantry or Tanks lower than their target use the column one to the right."),
  /** Height never shifts the column for Artillery. (page 3, para 6, 3.6-attack-results.md) */
  artillery: rule("Height never shifts the column for Artillery."),
})

/** page 3, para 7: Advantage (3.6-attack-results.md) */
export const advantage = section("advantage", "page 3, para 7", "Advantage", {
  /** A unit higher than its target rolls both dice. (page 3, para 7, 3.6-attack-results.md) */
  both: rule("A unit higher than its target rolls both dice."),
  /** Infantry and Artillery look up the white die first. (page 3, para 7, 3.6-attack-results.md) */
  whiteFirst: rule("Infantry and Artillery look up the white die first."),
  /** Where that shows the Advantage icon, the yellow column has the final result. (page 3, para 7, 3.6-attack-results.md) */
  thenYellow: rule("Where that shows the Advantage icon, the yellow column has the final result."),
  /** Tanks may take either the white die's result or the yellow column's. (page 3, para 7, 3.6-attack-results.md) */
  tanksChoose: permission("Tanks may take either the white die's result or the yellow column's."),
})

/** page 3, para 8: Re-roll (3.8-re-roll.md) */
export const reRoll = section("reRoll", "page 3, para 8", "Re-roll", {
  /** Before a result is final, the player who has the Edge with its On side up may have all dice rolled again. (page 3, para 8, 3.8-re-roll.md) */
  untilFinal: permission("Before a result is final, the player who has the Edge with its On side up may have all dice rolled again."),
  /** The Edge must lie at the end of that player, its On side up. (page 3, para 8, 3.8-re-roll.md) */
  onlyOn: prohibition("The Edge must lie at the end of that player, its On side up."),
  /** A result is final when both players accept it. (page 3, para 8, 3.8-re-roll.md) */
  acceptedByBoth: rule("A result is final when both players accept it."),
  /** The Edge is then turned Off and goes back beside the middle of the board. (page 3, para 8, 3.8-re-roll.md) */
  thenOff: rule("The Edge is then turned Off and goes back beside the middle of the board."),
})

/** page 3, para 9: Blitz (3.8-re-roll.md) */
export const blitz = section("blitz", "page 3, para 9", "Blitz", {
  /** A Blitz takes the target out of the game. (page 3, para 9, 3.8-re-roll.md) */
  removed: rule("A Blitz takes the target out of the game."),
  /** It does not go to the reserve. (page 3, para 9, 3.8-re-roll.md) */
  notReserve: prohibition("It does not go to the reserve."),
  /** For a target that is disrupted already, Disrupt and Rout become a Blitz. (page 3, para 9, 3.8-re-roll.md) */
  disruptedTarget: rule("For a target that is disrupted already, Disrupt and Rout become a Blitz."),
  /** Displacement may follow. (page 3, para 9, 3.8-re-roll.md) */
  displacement: note("Displacement may follow.", { status: informative("a pointer to another part of the rules") }),
})

/** page 3, para 10: Disrupt (3.8-re-roll.md) */
export const disrupt = section("disrupt", "page 3, para 10", "Disrupt", {
  /** A Disrupt turns an active target to its disrupted side. (page 3, para 10, 3.8-re-roll.md) */
  flips: rule("A Disrupt turns an active target to its disrupted side."),
})

/** page 3, para 11: Rout (3.11-rout.md) */
export const rout = section("rout", "page 3, para 11", "Rout", {
  /** On a beach, a desert or a port, a Rout disrupts an active target. (page 3, para 11, 3.11-rout.md) */
  lowGround: rule("On a beach, a desert or a port, a Rout disrupts an active target."),
  /** Anywhere else the defender often chooses between Retreat and Hold. (page 3, para 11, 3.11-rout.md) */
  choice: permission("Anywhere else the defender often chooses between Retreat and Hold."),
  /** A Retreat lets the opponent shift the unit. (page 3, para 11, 3.11-rout.md) */
  retreat: rule("A Retreat lets the opponent shift the unit."),
  /** A unit that Holds stays and is disrupted. (page 3, para 11, 3.11-rout.md) */
  hold: rule("A unit that Holds stays and is disrupted."),
})

/** page 3, para 12: Retreat (3.11-rout.md) */
export const retreat = section("retreat", "page 3, para 12", "Retreat", {
  /** The attacking player shifts the retreating unit one square. (page 3, para 12, 3.11-rout.md) */
  attackerShifts: rule("The attacking player shifts the retreating unit one square."),
  /** It goes to an adjacent square. (page 3, para 12, 3.11-rout.md) */
  adjacent: prohibition("It goes to an adjacent square."),
  /** That square is empty. (page 3, para 12, 3.11-rout.md) */
  empty: prohibition("That square is empty."),
  /** That square is not next to an active unit of the other side. (page 3, para 12, 3.11-rout.md) */
  notNextToUnits: prohibition("That square is not next to an active unit of the other side."),
  /** That square is not next to an unfriendly city. (page 3, para 12, 3.11-rout.md) */
  notNextToCities: prohibition("That square is not next to an unfriendly city."),
  /** Where there is no such square, the unit is disrupted instead. (page 3, para 12, 3.11-rout.md) */
  noSafeSquare: rule("Where there is no such square, the unit is disrupted instead."),
})

/** page 4, para 1: Miss (4.1-miss.md) */
export const miss = section("miss", "page 4, para 1", "Miss", {
  /** A Miss does nothing to the target. (page 4, para 1, 4.1-miss.md) */
  noEffect: rule("A Miss does nothing to the target."),
  /** The Rally Task knows rewards for a Miss. (page 4, para 1, 4.1-miss.md) */
  rally: note("The Rally Task knows rewards for a Miss.", { status: informative("a pointer to another part of the rules") }),
})

/** page 4, para 2: City Defense (4.1-miss.md) */
export const cityDefense = section("cityDefense", "page 4, para 2", "City Defense", {
  /** A final result with the icon of a Capital, an Industry or an Air Base is a Miss against a unit in a city of that kind. (page 4, para 2, 4.1-miss.md) */
  matchingIcon: rule("A final result with the icon of a Capital, an Industry or an Air Base is a Miss against a unit in a city of that kind."),
})

/** page 4, para 3: Dug In (4.1-miss.md) */
export const dugIn = section("dugIn", "page 4, para 3", "Dug In", {
  /** A final result with the Soldier icon is a Miss against Infantry on a hill or a mountain. (page 4, para 3, 4.1-miss.md) */
  soldier: rule("A final result with the Soldier icon is a Miss against Infantry on a hill or a mountain."),
})

/** page 4, para 4: Displacement (4.1-miss.md) */
export const displacement = section("displacement", "page 4, para 4", "Displacement", {
  /** An attacker at one square may shift into the square of a target that Retreated or was taken away. (page 4, para 4, 4.1-miss.md) */
  may: permission("An attacker at one square may shift into the square of a target that Retreated or was taken away."),
  /** An attacker further away does not shift. (page 4, para 4, 4.1-miss.md) */
  nearOnly: prohibition("An attacker further away does not shift."),
  /** Where the square left is a city, an attacker one square away must enter it: it Falls or is Freed. (page 4, para 4, 4.1-miss.md) */
  mustEnterCity: rule("Where the square left is a city, an attacker one square away must enter it: it Falls or is Freed."),
  /** Who shifts onto the opponent's Capital wins at once. (page 4, para 4, 4.1-miss.md) */
  capital: rule("Who shifts onto the opponent's Capital wins at once."),
})

/** page 4, para 5: Fall (4.5-fall-and-free.md) */
export const fall = section("fall", "page 4, para 5", "Fall", {
  /** A unit that enters an Air Base or an Industry of the other color puts a Fallen City Marker on it. (page 4, para 5, 4.5-fall-and-free.md) */
  marker: rule("A unit that enters an Air Base or an Industry of the other color puts a Fallen City Marker on it."),
  /** A Fallen chit takes the place of that city's chits, be they available or used, and lies where they lay. (page 4, para 5, 4.5-fall-and-free.md) */
  supply: rule("A Fallen chit takes the place of that city's chits, be they available or used, and lies where they lay."),
})

/** page 4, para 6: Free (4.5-fall-and-free.md) */
export const free = section("free", "page 4, para 6", "Free", {
  /** A unit that enters a Fallen city of its own color takes the marker off. (page 4, para 6, 4.5-fall-and-free.md) */
  marker: rule("A unit that enters a Fallen city of its own color takes the marker off."),
  /** A Fallen chit of the city that was used is set aside. (page 4, para 6, 4.5-fall-and-free.md) */
  usedChit: rule("A Fallen chit of the city that was used is set aside."),
  /** One that was not used is replaced with the full stack of the Supply Card's value. (page 4, para 6, 4.5-fall-and-free.md) */
  unusedChit: rule("One that was not used is replaced with the full stack of the Supply Card's value."),
})

/** page 4, para 7: The Edge (4.7-edge.md) */
export const edge = section("edge", "page 4, para 7", "The Edge", {
  /** After a final attack roll of 1 the Edge goes to the defender, if the attacker has it or nobody. (page 4, para 7, 4.7-edge.md) */
  afterOne: rule("After a final attack roll of 1 the Edge goes to the defender, if the attacker has it or nobody."),
  /** Where the defender has it already, a 1 changes nothing. (page 4, para 7, 4.7-edge.md) */
  oneHeld: rule("Where the defender has it already, a 1 changes nothing."),
  /** After a final attack roll of 6 the Edge goes to the attacker, if the defender has it or nobody. (page 4, para 7, 4.7-edge.md) */
  afterSix: rule("After a final attack roll of 6 the Edge goes to the attacker, if the defender has it or nobody."),
  /** Where the attacker has it already, a 6 changes nothing. (page 4, para 7, 4.7-edge.md) */
  sixHeld: rule("Where the attacker has it already, a 6 changes nothing."),
  /** The text has it laid with the side "Edge Is Off" up. (page 4, para 7, 4.7-edge.md) */
  side: rule("The text has it laid with the side \"Edge Is Off\" up."),
})

/** page 4, para 8: Paratroop (4.8-paratroop.md) */
export const paratroop = section("paratroop", "page 4, para 8", "Paratroop", {
  /** For 1 Air supply one active Infantry of the player is dropped. (page 4, para 8, 4.8-paratroop.md) */
  set: rule("For 1 Air supply one active Infantry of the player is dropped."),
  /** It starts from an Air Base. (page 4, para 8, 4.8-paratroop.md) */
  fromAirBase: prohibition("It starts from an Air Base."),
  /** The Air Base may be any. (page 4, para 8, 4.8-paratroop.md) */
  anyAirBase: permission("The Air Base may be any."),
  /** It lands in an empty square. (page 4, para 8, 4.8-paratroop.md) */
  empty: prohibition("It lands in an empty square."),
  /** It does not land in a city. (page 4, para 8, 4.8-paratroop.md) */
  noCity: prohibition("It does not land in a city."),
  /** Ports are no cities: it can land there. (page 4, para 8, 4.8-paratroop.md) */
  ports: permission("Ports are no cities: it can land there."),
  /** It lands one or two squares from a friendly active unit or city. (page 4, para 8, 4.8-paratroop.md) */
  near: prohibition("It lands one or two squares from a friendly active unit or city."),
  /** Where possible it may do one action, before the mission or after it. (page 4, para 8, 4.8-paratroop.md) */
  action: permission("Where possible it may do one action, before the mission or after it."),
})

/** page 4, para 11: Leadership (4.9-build.md) */
export const leadership = section("leadership", "page 4, para 11", "Leadership", {
  /** Available Leadership can be used for one of its five Tasks. (page 4, para 11, 4.9-build.md) */
  oneTask: permission("Available Leadership can be used for one of its five Tasks."),
  /** A Task exhausts it. (page 4, para 11, 4.9-build.md) */
  exhausted: rule("A Task exhausts it."),
  /** A commissioned card lies apart until the end of the turn, when it becomes active. (page 4, para 11, 4.9-build.md) */
  commissioned: note("A commissioned card lies apart until the end of the turn, when it becomes active.", { status: informative("how the table shows it; the state holds the value itself") }),
})

/** page 4, para 9: Build (4.9-build.md) */
export const build = section("build", "page 4, para 9", "Build", {
  /** Industry supply brings a unit from the reserve into play. (page 4, para 9, 4.9-build.md) */
  fromReserve: rule("Industry supply brings a unit from the reserve into play."),
  /** It is set on the player's Industry, which must be empty. (page 4, para 9, 4.9-build.md) */
  ownIndustry: prohibition("It is set on the player's Industry, which must be empty."),
  /** An Infantry or an Artillery costs two supply. (page 4, para 9, 4.9-build.md) */
  two: rule("An Infantry or an Artillery costs two supply."),
  /** A Tank costs three supply. (page 4, para 9, 4.9-build.md) */
  three: rule("A Tank costs three supply."),
  /** It comes into play active. (page 4, para 9, 4.9-build.md) */
  active: rule("It comes into play active."),
  /** With supply left, it may do one action after it was built. (page 4, para 9, 4.9-build.md) */
  action: permission("With supply left, it may do one action after it was built."),
})

/** page 4, para 10: Regroup (4.9-build.md) */
export const regroup = section("regroup", "page 4, para 10", "Regroup", {
  /** For 1 Capital supply a disrupted unit of the player becomes active again. (page 4, para 10, 4.9-build.md) */
  flips: rule("For 1 Capital supply a disrupted unit of the player becomes active again."),
  /** Only a disrupted unit is regrouped. (page 4, para 10, 4.9-build.md) */
  disruptedOnly: prohibition("Only a disrupted unit is regrouped."),
  /** With supply left, it may do one action after the mission. (page 4, para 10, 4.9-build.md) */
  action: permission("With supply left, it may do one action after the mission."),
})

/** page 5, Examples: Examples (5-examples.md) */
export const exampleFigures = section("exampleFigures", "page 5, Examples", "Examples", {
  /** The examples are told over the figures of page 6. (page 5, Examples, 5-examples.md) */
  pageSix: note("The examples are told over the figures of page 6.", { status: informative("a pointer to another part of the rules") }),
  /** The end of page 5 names the owner, the designer, the play testers and where the game is played online. (page 5, Examples, 5-examples.md) */
  credits: note("The end of page 5 names the owner, the designer, the play testers and where the game is played online."),
})

/** page 5, EX 0: Moving into cities (figure 3) (5-examples.md) */
export const ex0 = section("ex0", "page 5, EX 0", "Moving into cities (figure 3)", {
  /** B may move into the city of its own country. (page 5, EX 0, 5-examples.md) */
  ownCity: example("B may move into the city of its own country.", { see: ["page 2, para 9"] }),
  /** A may not move into the empty city, since that is unfriendly. (page 5, EX 0, 5-examples.md) */
  unfriendlyCity: example("A may not move into the empty city, since that is unfriendly.", { see: ["page 2, para 9"] }),
})

/** page 5, EX 1: By sea (figure 2) (5-examples.md) */
export const ex1 = section("ex1", "page 5, EX 1", "By sea (figure 2)", {
  /** A goes Amphibiously to the Port of the enemy, where it could have gone to a Beach. (page 5, EX 1, 5-examples.md) */
  enemyPort: example("A goes Amphibiously to the Port of the enemy, where it could have gone to a Beach.", { see: ["page 3, para 1"] }),
  /** After that A attacks B at range 1. (page 5, EX 1, 5-examples.md) */
  thenAttack: example("After that A attacks B at range 1.", { see: ["page 2, para 5", "page 3, para 2"] }),
})

/** page 5, EX 2: Range (figure 1) (5-examples.md) */
export const ex2 = section("ex2", "page 5, EX 2", "Range (figure 1)", {
  /** A, of range 3, can attack every green unit. (page 5, EX 2, 5-examples.md) */
  rangeThree: example("A, of range 3, can attack every green unit.", { see: ["page 3, para 2"] }),
  /** C, of range 2, can attack every red unit. (page 5, EX 2, 5-examples.md) */
  rangeTwo: example("C, of range 2, can attack every red unit.", { see: ["page 3, para 2"] }),
})

/** page 5, EX 3: City Only (figure 3) (5-examples.md) */
export const ex3 = section("ex3", "page 5, EX 3", "City Only (figure 3)", {
  /** A can attack the unoccupied city, which is adjacent. (page 5, EX 3, 5-examples.md) */
  adjacent: example("A can attack the unoccupied city, which is adjacent.", { see: ["page 3, para 3"] }),
  /** Where that attack succeeds A has to enter the city, which has fallen. (page 5, EX 3, 5-examples.md) */
  mustEnter: example("Where that attack succeeds A has to enter the city, which has fallen.", { see: ["page 3, para 3", "page 4, para 5"] }),
})

/** page 5, EX 4: Height (figure 1) (5-examples.md) */
export const ex4 = section("ex4", "page 5, EX 4", "Height (figure 1)", {
  /** Against C or G, E stands higher: it rolls two dice and reads the range 1 column. (page 5, EX 4, 5-examples.md) */
  higher: example("Against C or G, E stands higher: it rolls two dice and reads the range 1 column.", { see: ["page 3, para 7"] }),
  /** Against E, G stands lower: it rolls one die, and reads range 1 all the same because it is Artillery. (page 5, EX 4, 5-examples.md) */
  artilleryBelow: example("Against E, G stands lower: it rolls one die, and reads range 1 all the same because it is Artillery.", { see: ["page 3, para 6"] }),
})

/** page 5, EX 5: Rout (figures 1 and 4) (5-examples.md) */
export const ex5 = section("ex5", "page 5, EX 5", "Rout (figures 1 and 4)", {
  /** In figure 1, C and F are each disrupted when they suffer a Rout. (page 5, EX 5, 5-examples.md) */
  terrain: example("In figure 1, C and F are each disrupted when they suffer a Rout.", { see: ["page 3, para 11"] }),
  /** In figure 4, B routs D or E: there is no way to retreat, so that unit is disrupted. (page 5, EX 5, 5-examples.md) */
  noRetreat: example("In figure 4, B routs D or E: there is no way to retreat, so that unit is disrupted.", { see: ["page 3, para 12"] }),
  /** In figure 4, B routs F, and F may be shifted to the Valley square that lies between C and G. (page 5, EX 5, 5-examples.md) */
  retreat: example("In figure 4, B routs F, and F may be shifted to the Valley square that lies between C and G.", { see: ["page 3, para 12"] }),
})

/** page 5, EX 6: Dug In (figure 4) (5-examples.md) */
export const ex6 = section("ex6", "page 5, EX 6", "Dug In (figure 4)", {
  /** B rolls two dice, whichever of A, C, D, E and F it attacks. (page 5, EX 6, 5-examples.md) */
  twoDice: example("B rolls two dice, whichever of A, C, D, E and F it attacks.", { see: ["page 3, para 7"] }),
  /** Against D or F, B misses with a four, where the soldier is. (page 5, EX 6, 5-examples.md) */
  soldierAtFour: example("Against D or F, B misses with a four, where the soldier is.", { see: ["page 4, para 3"] }),
})

/** page 5, EX 7: Opportunity Fire (figure 1) (5-examples.md) */
export const ex7 = section("ex7", "page 5, EX 7", "Opportunity Fire (figure 1)", {
  /** E has come to the Mountain by Paratroop: Opportunity Fire on it is open to C and to G. (page 5, EX 7, 5-examples.md) */
  afterParatroop: example("E has come to the Mountain by Paratroop: Opportunity Fire on it is open to C and to G.", { see: ["page 5, para 3", "page 4, para 8"] }),
})

/** page 5, EX 8: Maneuver (figures 3 and 4) (5-examples.md) */
export const ex8 = section("ex8", "page 5, EX 8", "Maneuver (figures 3 and 4)", {
  /** In figure 3, B may Maneuver into the City. (page 5, EX 8, 5-examples.md) */
  intoCity: example("In figure 3, B may Maneuver into the City.", { see: ["page 5, para 4"] }),
  /** In figure 4, E may Maneuver to the square between B and D. (page 5, EX 8, 5-examples.md) */
  between: example("In figure 4, E may Maneuver to the square between B and D.", { see: ["page 5, para 4"] }),
})

/** page 5, EX 9: Relieve (figure 1) (5-examples.md) */
export const ex9 = section("ex9", "page 5, EX 9", "Relieve (figure 1)", {
  /** E and F may change places. (page 5, EX 9, 5-examples.md) */
  red: example("E and F may change places.", { see: ["page 5, para 5"] }),
  /** B and C may change places, too. (page 5, EX 9, 5-examples.md) */
  green: example("B and C may change places, too.", { see: ["page 5, para 5"] }),
})

/** page 5, para 1: The five Tasks (5.1-tasks.md) */
export const tasks = section("tasks", "page 5, para 1", "The five Tasks", {
  /** A Task needs active Leadership, and what the Task itself asks for. (page 5, para 1, 5.1-tasks.md) */
  available: prohibition("A Task needs active Leadership, and what the Task itself asks for."),
  /** Maneuver and Relieve can be used in either player's turn. (page 5, para 1, 5.1-tasks.md) */
  eitherTurn: permission("Maneuver and Relieve can be used in either player's turn.", { status: informative("repeats page 2, para 7") }),
  /** Cache is for the own turn only. (page 5, para 1, 5.1-tasks.md) */
  ownTurn: prohibition("Cache is for the own turn only.", { status: informative("repeats page 2, para 7") }),
  /** Rally and Opportunity Fire are for the opponent's turn only. (page 5, para 1, 5.1-tasks.md) */
  opponentsTurn: prohibition("Rally and Opportunity Fire are for the opponent's turn only.", { status: informative("repeats page 2, para 7") }),
})

/** page 5, para 2: Rally (5.2-rally.md) */
export const rally = section("rally", "page 5, para 2", "Rally", {
  /** A unit can be Rallied when an enemy unit attacks it with supply, before dice are rolled. (page 5, para 2, 5.2-rally.md) */
  when: prohibition("A unit can be Rallied when an enemy unit attacks it with supply, before dice are rolled."),
  /** Rally makes the result a lesser one, or rewards the unit for a result that was a Miss anyway. (page 5, para 2, 5.2-rally.md) */
  lesser: rule("Rally makes the result a lesser one, or rewards the unit for a result that was a Miss anyway."),
  /** Active and disrupted units can be Rallied. (page 5, para 2, 5.2-rally.md) */
  anyStatus: permission("Active and disrupted units can be Rallied."),
  /** Active or disrupted: that tells only which reward there is for a Miss. (page 5, para 2, 5.2-rally.md) */
  onlyReward: rule("Active or disrupted: that tells only which reward there is for a Miss."),
  /** The Leadership card shows how results are lowered. (page 5, para 2, 5.2-rally.md) */
  onCard: note("The Leadership card shows how results are lowered.", { status: informative("a pointer to another part of the rules") }),
  /** A Blitz becomes a Disrupt. (page 5, para 2, 5.2-rally.md) */
  blitz: rule("A Blitz becomes a Disrupt."),
  /** A Disrupt becomes a Rout. (page 5, para 2, 5.2-rally.md) */
  disrupt: rule("A Disrupt becomes a Rout."),
  /** A Rout becomes a Miss. (page 5, para 2, 5.2-rally.md) */
  rout: rule("A Rout becomes a Miss."),
  /** A Miss that Rally did not make, City Defense and Dug In included, rewards the target. (page 5, para 2, 5.2-rally.md) */
  miss: rule("A Miss that Rally did not make, City Defense and Dug In included, rewards the target."),
  /** A Miss that was a Rout brings no reward. (page 5, para 2, 5.2-rally.md) */
  adjustedMiss: exception("A Miss that was a Rout brings no reward."),
  /** A disrupted target Regroups at once. (page 5, para 2, 5.2-rally.md) */
  disruptedReward: rule("A disrupted target Regroups at once."),
  /** For an active target the defender picks one of two rewards, as far as both are possible. (page 5, para 2, 5.2-rally.md) */
  activeReward: permission("For an active target the defender picks one of two rewards, as far as both are possible."),
  /** A reward that is not possible is none. (page 5, para 2, 5.2-rally.md) */
  possible: prohibition("A reward that is not possible is none."),
  /** One reward: the target, and no other unit, does the Maneuver Task for free. (page 5, para 2, 5.2-rally.md) */
  maneuver: permission("One reward: the target, and no other unit, does the Maneuver Task for free."),
  /** The other reward: the target fires back at its attacker at once, as by Opportunity Fire and for free. (page 5, para 2, 5.2-rally.md) */
  opportunityFire: permission("The other reward: the target fires back at its attacker at once, as by Opportunity Fire and for free."),
  /** For that, the attacker must be within the range of the target. (page 5, para 2, 5.2-rally.md) */
  rewardRange: prohibition("For that, the attacker must be within the range of the target."),
}, {
  when: "When and how",
  blitz: "Lesser results",
  miss: "Reward",
  maneuver: "Two rewards",
})

/** page 5, para 3: Opportunity Fire (5.3-opportunity-fire.md) */
export const opportunityFire = section("opportunityFire", "page 5, para 3", "Opportunity Fire", {
  /** When an enemy unit has used supply, for whatever reason, one active unit may attack it. (page 5, para 3, 5.3-opportunity-fire.md) */
  when: permission("When an enemy unit has used supply, for whatever reason, one active unit may attack it."),
  /** The Task is one attack by one unit, and nothing else. (page 5, para 3, 5.3-opportunity-fire.md) */
  oneAttack: prohibition("The Task is one attack by one unit, and nothing else."),
  /** The enemy unit is within the range of the unit that attacks. (page 5, para 3, 5.3-opportunity-fire.md) */
  range: prohibition("The enemy unit is within the range of the unit that attacks."),
  /** Nothing is attacked so but a unit that used supply. (page 5, para 3, 5.3-opportunity-fire.md) */
  onlyUsers: prohibition("Nothing is attacked so but a unit that used supply."),
  /** An enemy unit that used a Task is no target: Tasks are no actions and use no supply. (page 5, para 3, 5.3-opportunity-fire.md) */
  tasksSafe: prohibition("An enemy unit that used a Task is no target: Tasks are no actions and use no supply."),
})

/** page 5, para 4: Maneuver (5.4-maneuver.md) */
export const maneuver = section("maneuver", "page 5, para 4", "Maneuver", {
  /** One active unit of the player shifts to an adjacent square. (page 5, para 4, 5.4-maneuver.md) */
  shift: rule("One active unit of the player shifts to an adjacent square."),
  /** A unit that Maneuvers is active. (page 5, para 4, 5.4-maneuver.md) */
  active: prohibition("A unit that Maneuvers is active."),
  /** The square is empty. (page 5, para 4, 5.4-maneuver.md) */
  empty: prohibition("The square is empty."),
  /** Every unit may shift diagonally. (page 5, para 4, 5.4-maneuver.md) */
  diagonal: permission("Every unit may shift diagonally."),
  /** An unoccupied unfriendly city is not entered. (page 5, para 4, 5.4-maneuver.md) */
  city: prohibition("An unoccupied unfriendly city is not entered."),
})

/** page 5, para 5: Relieve (5.5-relieve.md) */
export const relieve = section("relieve", "page 5, para 5", "Relieve", {
  /** Two units of the player swap places. (page 5, para 5, 5.5-relieve.md) */
  swap: rule("Two units of the player swap places."),
  /** The two are adjacent. (page 5, para 5, 5.5-relieve.md) */
  adjacent: prohibition("The two are adjacent."),
  /** One of the two at least is active. (page 5, para 5, 5.5-relieve.md) */
  oneActive: prohibition("One of the two at least is active."),
  /** Every unit may swap diagonally. (page 5, para 5, 5.5-relieve.md) */
  diagonal: permission("Every unit may swap diagonally."),
})

/** page 5, para 6: Cache (5.6-cache.md) */
export const cache = section("cache", "page 5, para 6", "Cache", {
  /** The supply of the turn grows by one chit of the same kind. (page 5, para 6, 5.6-cache.md) */
  raise: rule("The supply of the turn grows by one chit of the same kind."),
  /** The stack does not grow beyond its greatest height. (page 5, para 6, 5.6-cache.md) */
  limit: prohibition("The stack does not grow beyond its greatest height."),
  /** Fallen supply can be raised, too. (page 5, para 6, 5.6-cache.md) */
  see: note("Fallen supply can be raised, too.", { status: informative("a pointer to another part of the rules") }),
})

/** page 7, para 1: Set Up Card: Actions (7-set-up-cards.md) */
export const cardActions = section("cardActions", "page 7, para 1", "Set Up Card: Actions", {
  /** An action takes supply. (page 7, para 1, 7-set-up-cards.md) */
  supply: rule("An action takes supply.", { status: informative("repeats page 2, para 5") }),
  /** A Task exhausts Leadership and takes no supply. (page 7, para 1, 7-set-up-cards.md) */
  tasks: rule("A Task exhausts Leadership and takes no supply.", { status: informative("repeats page 2, para 7") }),
  /** Two or more units can do the same action in a turn, whatever action it is. (page 7, para 1, 7-set-up-cards.md) */
  manyUnits: permission("Two or more units can do the same action in a turn, whatever action it is.", { see: ["page 2, para 5"] }),
  /** In a turn a unit does at most two actions, and these differ from each other. (page 7, para 1, 7-set-up-cards.md) */
  different: prohibition("In a turn a unit does at most two actions, and these differ from each other.", { see: ["page 2, para 5"] }),
  /** A Fallen Supply chit is worth one Regular Action in that turn. (page 7, para 1, 7-set-up-cards.md) */
  fallenOne: rule("A Fallen Supply chit is worth one Regular Action in that turn.", { status: informative("repeats page 2, para 1") }),
  /** Cache gains one more Fallen Supply to the Fallen chit in use. (page 7, para 1, 7-set-up-cards.md) */
  fallenCache: permission("Cache gains one more Fallen Supply to the Fallen chit in use.", { see: ["page 2, para 1", "page 5, para 6"] }),
  /** Fallen supply does no Missions. (page 7, para 1, 7-set-up-cards.md) */
  fallenMissions: prohibition("Fallen supply does no Missions.", { see: ["page 2, para 1"] }),
})

/** page 7, para 2: Set Up Card: Resolving Die Rolls (7-set-up-cards.md) */
export const cardDieRolls = section("cardDieRolls", "page 7, para 2", "Set Up Card: Resolving Die Rolls", {
  /** What a Disrupt or a Rout does depends on whether the unit is active or disrupted. (page 7, para 2, 7-set-up-cards.md) */
  byStatus: rule("What a Disrupt or a Rout does depends on whether the unit is active or disrupted.", { status: informative("an overview; the statements after it decide") }),
  /** A disrupted unit suffers a Blitz in place of a Disrupt or a Rout. (page 7, para 2, 7-set-up-cards.md) */
  convert: rule("A disrupted unit suffers a Blitz in place of a Disrupt or a Rout.", { status: informative("repeats page 3, para 9") }),
  /** A Blitz takes the defending unit out of the game. (page 7, para 2, 7-set-up-cards.md) */
  blitz: rule("A Blitz takes the defending unit out of the game.", { status: informative("repeats page 3, para 9") }),
  /** An adjacent attacker may have a Displacement after a Blitz. (page 7, para 2, 7-set-up-cards.md) */
  blitzDisplacement: permission("An adjacent attacker may have a Displacement after a Blitz.", { see: ["page 7, para 3"], status: informative("repeats page 4, para 4") }),
  /** A Disrupt makes an active defending unit disrupted. (page 7, para 2, 7-set-up-cards.md) */
  disrupt: rule("A Disrupt makes an active defending unit disrupted.", { status: informative("repeats page 3, para 10") }),
  /** A Rout on a Beach, Desert or Port disrupts an active defending unit. (page 7, para 2, 7-set-up-cards.md) */
  routTerrain: rule("A Rout on a Beach, Desert or Port disrupts an active defending unit.", { status: informative("repeats page 3, para 11") }),
  /** On all other terrain a Rout of an active unit lets the defender choose. (page 7, para 2, 7-set-up-cards.md) */
  routElsewhere: rule("On all other terrain a Rout of an active unit lets the defender choose.", { see: ["page 3, para 11"] }),
  /** Retreat can be chosen only where a valid space is there to be shifted to. (page 7, para 2, 7-set-up-cards.md) */
  retreat: permission("Retreat can be chosen only where a valid space is there to be shifted to.", { see: ["page 3, para 12"] }),
  /** Hold can be chosen: the unit stays where it is and is disrupted. (page 7, para 2, 7-set-up-cards.md) */
  hold: permission("Hold can be chosen: the unit stays where it is and is disrupted.", { status: informative("repeats page 3, para 11") }),
  /** A unit for which there is no retreat has to be disrupted. (page 7, para 2, 7-set-up-cards.md) */
  noRetreat: rule("A unit for which there is no retreat has to be disrupted.", { status: informative("repeats page 3, para 12") }),
  /** A retreat does not end beside an active enemy unit. (page 7, para 2, 7-set-up-cards.md) */
  nextToEnemy: prohibition("A retreat does not end beside an active enemy unit.", { status: informative("repeats page 3, para 12") }),
  /** A retreat does not end beside an unfriendly city. (page 7, para 2, 7-set-up-cards.md) */
  nextToCity: prohibition("A retreat does not end beside an unfriendly city.", { status: informative("repeats page 3, para 12") }),
  /** After an attack at range one, a Retreat out of a space that is no city leaves Displacement to the attacker. (page 7, para 2, 7-set-up-cards.md) */
  retreatDisplacement: permission("After an attack at range one, a Retreat out of a space that is no city leaves Displacement to the attacker.", { see: ["page 4, para 4"] }),
  /** After a Retreat there is no Displacement but that. (page 7, para 2, 7-set-up-cards.md) */
  retreatInCity: prohibition("After a Retreat there is no Displacement but that.", { see: ["page 4, para 4"] }),
  /** A Miss leaves the defending unit as it was. (page 7, para 2, 7-set-up-cards.md) */
  miss: rule("A Miss leaves the defending unit as it was.", { status: informative("repeats page 4, para 1") }),
  /** Dug In and City Defense are Misses. (page 7, para 2, 7-set-up-cards.md) */
  missIcons: definition("Dug In and City Defense are Misses.", { see: ["page 4, para 2", "page 4, para 3"], status: informative("repeats page 4, para 2 and page 4, para 3") }),
  /** An advantage symbol is a Miss if no advantage die was rolled. (page 7, para 2, 7-set-up-cards.md) */
  advantageAlone: rule("An advantage symbol is a Miss if no advantage die was rolled.", { see: ["page 3, para 7"] }),
  /** The Capital icon is a Miss if the attack is on a unit in a Capital. (page 7, para 2, 7-set-up-cards.md) */
  capitalIcon: rule("The Capital icon is a Miss if the attack is on a unit in a Capital.", { status: informative("repeats page 4, para 2") }),
  /** The Industry icon is a Miss if the attack is on a unit in an Industry. (page 7, para 2, 7-set-up-cards.md) */
  industryIcon: rule("The Industry icon is a Miss if the attack is on a unit in an Industry.", { status: informative("repeats page 4, para 2") }),
  /** The Air Base icon is a Miss if the attack is on a unit in an Air Base. (page 7, para 2, 7-set-up-cards.md) */
  airIcon: rule("The Air Base icon is a Miss if the attack is on a unit in an Air Base.", { status: informative("repeats page 4, para 2") }),
  /** The soldier icon is a Miss if the attack is on Infantry on a Hill or a Mountain. (page 7, para 2, 7-set-up-cards.md) */
  soldierIcon: rule("The soldier icon is a Miss if the attack is on Infantry on a Hill or a Mountain.", { status: informative("repeats page 4, para 3") }),
}, {
  byStatus: "By status",
  blitz: "Blitz",
  disrupt: "Disrupt",
  routTerrain: "Rout",
  nextToEnemy: "Retreat",
  miss: "Miss",
  capitalIcon: "Icons",
})

/** page 7, para 3: Set Up Card: Displacement (7-set-up-cards.md) */
export const cardDisplacement = section("cardDisplacement", "page 7, para 3", "Set Up Card: Displacement", {
  /** An attacker at one space may enter the space of a unit that retreated or suffered a Blitz. (page 7, para 3, 7-set-up-cards.md) */
  vacated: permission("An attacker at one space may enter the space of a unit that retreated or suffered a Blitz.", { status: informative("repeats page 4, para 4") }),
  /** If that space is a city, the attacker has to enter it. (page 7, para 3, 7-set-up-cards.md) */
  city: rule("If that space is a city, the attacker has to enter it.", { status: informative("repeats page 4, para 4") }),
  /** Whoever enters a Capital in this way has won. (page 7, para 3, 7-set-up-cards.md) */
  capital: rule("Whoever enters a Capital in this way has won.", { status: informative("repeats page 4, para 4") }),
})

/** page 7, para 4: Set Up Card: City Control (7-set-up-cards.md) */
export const cardCityControl = section("cardCityControl", "page 7, para 4", "Set Up Card: City Control", {
  /** An Air Base or Industry that a unit of the other country enters gets a Fallen City Marker. (page 7, para 4, 7-set-up-cards.md) */
  marker: rule("An Air Base or Industry that a unit of the other country enters gets a Fallen City Marker.", { status: informative("repeats page 4, para 5") }),
  /** If the chits of the city were used, a Fallen Supply chit is put where they are. (page 7, para 4, 7-set-up-cards.md) */
  usedChits: rule("If the chits of the city were used, a Fallen Supply chit is put where they are.", { see: ["page 4, para 5"] }),
  /** If they were not, a Fallen Supply chit is put in their available area on the card of the owner. (page 7, para 4, 7-set-up-cards.md) */
  unusedChits: rule("If they were not, a Fallen Supply chit is put in their available area on the card of the owner.", { see: ["page 4, para 5"] }),
  /** A unit that enters a Fallen City of its own country has the marker set aside. (page 7, para 4, 7-set-up-cards.md) */
  freeMarker: rule("A unit that enters a Fallen City of its own country has the marker set aside.", { status: informative("repeats page 4, para 6") }),
  /** If the Fallen Supply of the freed city was used, it is set aside and nothing comes for it. (page 7, para 4, 7-set-up-cards.md) */
  freeUsed: rule("If the Fallen Supply of the freed city was used, it is set aside and nothing comes for it.", { see: ["page 4, para 6"] }),
  /** If it was not, a stack as the Supply Card shows comes in its place. (page 7, para 4, 7-set-up-cards.md) */
  freeUnused: rule("If it was not, a stack as the Supply Card shows comes in its place.", { status: informative("repeats page 4, para 6") }),
})

/** page 7, para 5: Set Up Card: Movement (7-set-up-cards.md) */
export const cardMovement = section("cardMovement", "page 7, para 5", "Set Up Card: Movement", {
  /** One supply, of whatever type, lets one unit move. (page 7, para 5, 7-set-up-cards.md) */
  cost: rule("One supply, of whatever type, lets one unit move.", { status: informative("repeats page 2, para 9") }),
  /** The unit moves by one square or two. (page 7, para 5, 7-set-up-cards.md) */
  distance: rule("The unit moves by one square or two.", { status: informative("repeats page 2, para 9") }),
  /** A move ends on land and in an empty space. (page 7, para 5, 7-set-up-cards.md) */
  destination: prohibition("A move ends on land and in an empty space.", { status: informative("repeats page 2, para 9, and of water page 8, para 4") }),
  /** All units move along rows and columns. (page 7, para 5, 7-set-up-cards.md) */
  orthogonal: rule("All units move along rows and columns.", { status: informative("repeats page 2, para 9") }),
  /** A Tank can move diagonally, too. (page 7, para 5, 7-set-up-cards.md) */
  diagonal: permission("A Tank can move diagonally, too.", { status: informative("repeats page 2, para 9") }),
  /** A unit may move through units of its own side. (page 7, para 5, 7-set-up-cards.md) */
  throughUnits: permission("A unit may move through units of its own side.", { status: informative("repeats page 2, para 9") }),
  /** A unit may move through friendly cities. (page 7, para 5, 7-set-up-cards.md) */
  throughCities: permission("A unit may move through friendly cities.", { see: ["page 2, para 9"] }),
  /** A unit does not move through enemy units. (page 7, para 5, 7-set-up-cards.md) */
  enemyUnits: prohibition("A unit does not move through enemy units.", { status: informative("repeats page 2, para 9") }),
  /** A unit does not move through unfriendly cities. (page 7, para 5, 7-set-up-cards.md) */
  unfriendlyCities: prohibition("A unit does not move through unfriendly cities.", { status: informative("repeats page 2, para 9") }),
  /** A unit that moves into one desert space or two may move one space further. (page 7, para 5, 7-set-up-cards.md) */
  desert: permission("A unit that moves into one desert space or two may move one space further.", { status: informative("repeats page 2, para 9") }),
  /** One supply, of whatever type, puts an active unit from a Port onto an empty Beach or Port. (page 7, para 5, 7-set-up-cards.md) */
  amphibious: rule("One supply, of whatever type, puts an active unit from a Port onto an empty Beach or Port.", { status: informative("repeats page 3, para 1") }),
}, {
  cost: "Distance and goal",
  orthogonal: "Direction",
  throughUnits: "On the way",
  desert: "Desert",
  amphibious: "By sea",
})

/** page 7, Terms: Terms (7-terms.md) */
export const terms = section("terms", "page 7, Terms", "Terms", {
  /** What units use supply for: the Regular Actions and the Mission Actions. (page 7, Terms, 7-terms.md) */
  action: term("Action", "What units use supply for: the Regular Actions and the Mission Actions.", ["page 2, para 5"]),
  /** The state of a unit whose upper face has its Range and its four or eight pointers. (page 7, Terms, 7-terms.md) */
  active: term("Active", "The state of a unit whose upper face has its Range and its four or eight pointers.", ["page 2, para 4"]),
  /** What a unit has that attacks a target of lesser height: better odds. (page 7, Terms, 7-terms.md) */
  advantage: term("Advantage", "What a unit has that attacks a target of lesser height: better odds.", ["page 3, para 7"]),
  /** The yellow column of results, to the right of all others. (page 7, Terms, 7-terms.md) */
  advantageColumn: term("Advantage Column", "The yellow column of results, to the right of all others.", ["page 3, para 7", "page 8, para 5"]),
  /** The Regular Action by which an active unit on a Port goes to a Beach or Port. (page 7, Terms, 7-terms.md) */
  amphibiousMove: term("Amphibious Move", "The Regular Action by which an active unit on a Port goes to a Beach or Port.", ["page 3, para 1"]),
  /** The Regular Action of an active unit against units and cities of the opponent. (page 7, Terms, 7-terms.md) */
  attack: term("Attack", "The Regular Action of an active unit against units and cities of the opponent.", ["page 3, para 2"]),
  /** The result of an Attack that takes a unit out of the game. (page 7, Terms, 7-terms.md) */
  blitz: term("Blitz", "The result of an Attack that takes a unit out of the game.", ["page 3, para 9"]),
  /** A square of a country: Free it brings supply to whose it was, Fallen it brings points to the other. (page 7, Terms, 7-terms.md) */
  city: term("City", "A square of a country: Free it brings supply to whose it was, Fallen it brings points to the other.", ["page 1, para 4", "page 1, para 9"]),
  /** The Miss that comes of an icon matching the city in which the target is. (page 7, Terms, 7-terms.md) */
  cityDefense: term("City Defense", "The Miss that comes of an icon matching the city in which the target is.", ["page 4, para 2"]),
  /** An Industry is 3. (page 7, Terms, 7-terms.md) */
  industryIsThree: definition("An Industry is 3.", { see: ["page 4, para 2", "page 8, para 5"] }),
  /** Shift an attacking unit onto the adjacent square that its attack has emptied, or that falls. (page 7, Terms, 7-terms.md) */
  displace: term("Displace", "Shift an attacking unit onto the adjacent square that its attack has emptied, or that falls.", ["page 4, para 4"]),
  /** Being lower than the target, as a Tank or Infantry: the range counts one more. (page 7, Terms, 7-terms.md) */
  disadvantage: term("Disadvantage", "Being lower than the target, as a Tank or Infantry: the range counts one more.", ["page 3, para 6"]),
  /** Said of a unit whose upper face bears the purple cross; also the result that turns it so. (page 7, Terms, 7-terms.md) */
  disrupted: term("Disrupted", "Said of a unit whose upper face bears the purple cross; also the result that turns it so.", ["page 2, para 4", "page 3, para 10"]),
  /** The result with the soldier, against Infantry on a Hill or Mountain. (page 7, Terms, 7-terms.md) */
  dugIn: term("Dug In", "The result with the soldier, against Infantry on a Hill or Mountain.", ["page 4, para 3"]),
  /** Use Leadership that is available for a Task, after which it is not available. (page 7, Terms, 7-terms.md) */
  exhaust: term("Exhaust", "Use Leadership that is available for a Task, after which it is not available.", ["page 4, para 11"]),
  /** A city that is friendly to the side whose it was from the beginning. (page 7, Terms, 7-terms.md) */
  freeCity: term("Free City", "A city that is friendly to the side whose it was from the beginning.", ["page 1, para 9", "page 4, para 6"]),
  /** A city that the opposing side controls until a unit of its own side frees it. (page 7, Terms, 7-terms.md) */
  fallenCity: term("Fallen City", "A city that the opposing side controls until a unit of its own side frees it.", ["page 1, para 9", "page 4, para 5"]),
  /** Said of units and Cities under your control. (page 7, Terms, 7-terms.md) */
  friendly: term("Friendly", "Said of units and Cities under your control.", ["page 2, para 9"]),
  /** How high a square is: a Mountain is high, a Hill medium, every other square low. (page 7, Terms, 7-terms.md) */
  height: term("Height", "How high a square is: a Mountain is high, a Hill medium, every other square low.", ["page 3, para 4"]),
  /** What a routed active unit does whose owner keeps it in place, and which is disrupted. (page 7, Terms, 7-terms.md) */
  hold: term("Hold", "What a routed active unit does whose owner keeps it in place, and which is disrupted.", ["page 3, para 11"]),
  /** An action for which only one type of supply will do, and never Fallen supply. (page 7, Terms, 7-terms.md) */
  mission: term("Mission", "An action for which only one type of supply will do, and never Fallen supply.", ["page 2, para 7"]),
  /** The Regular Action that takes a unit over land, by at most two spaces. (page 7, Terms, 7-terms.md) */
  move: term("Move", "The Regular Action that takes a unit over land, by at most two spaces.", ["page 2, para 9"]),
  /** Occupation Points, which tell after December, the last round, who has won or that it is a tie. (page 7, Terms, 7-terms.md) */
  op: term("OP", "Occupation Points, which tell after December, the last round, who has won or that it is a tie.", ["page 1, para 4", "page 8, para 1"]),
  /** A square, of whichever country, from which active units are carried to an empty Beach or Port. (page 7, Terms, 7-terms.md) */
  port: term("Port", "A square, of whichever country, from which active units are carried to an empty Beach or Port.", ["page 3, para 1"]),
  /** How many squares away a unit or unfriendly city is; the square of the attacker does not count. (page 7, Terms, 7-terms.md) */
  range: term("Range", "How many squares away a unit or unfriendly city is; the square of the attacker does not count.", ["page 3, para 2"]),
  /** One of the white columns of results, in the order of the ranges 1, 2 and 3. (page 7, Terms, 7-terms.md) */
  rangeColumn: term("Range Column", "One of the white columns of results, in the order of the ranges 1, 2 and 3.", ["page 3, para 6", "page 8, para 5"]),
  /** What the table makes of a die; or, against an empty city, the number on the die. (page 7, Terms, 7-terms.md) */
  result: term("Result", "What the table makes of a die; or, against an empty city, the number on the die.", ["page 3, para 3", "page 3, para 6"]),
  /** What an active target does whose owner, after a Rout, lets it be shifted to an empty square. (page 7, Terms, 7-terms.md) */
  retreat: term("Retreat", "What an active target does whose owner, after a Rout, lets it be shifted to an empty square.", ["page 3, para 12"]),
  /** The result after which the owner of an active target picks Hold or, if there is one, a Retreat. (page 7, Terms, 7-terms.md) */
  rout: term("Rout", "The result after which the owner of an active target picks Hold or, if there is one, a Retreat.", ["page 3, para 11"]),
  /** A space, which has one terrain; ranges are counted in squares. (page 7, Terms, 7-terms.md) */
  square: term("Square", "A space, which has one terrain; ranges are counted in squares."),
  /** The chits that pay for actions: Air, Capital, Fallen and Industry. (page 7, Terms, 7-terms.md) */
  supply: term("Supply", "The chits that pay for actions: Air, Capital, Fallen and Industry.", ["page 1, para 2"]),
  /** Any of five effects for which a Leadership Card is exhausted. (page 7, Terms, 7-terms.md) */
  task: term("Task", "Any of five effects for which a Leadership Card is exhausted.", ["page 4, para 11"]),
  /** Said of units of the opponent, and of Cities under the control of the opponent. (page 7, Terms, 7-terms.md) */
  unfriendly: term("Unfriendly", "Said of units of the opponent, and of Cities under the control of the opponent.", ["page 2, para 9", "page 3, para 2"]),
  /** An Artillery, Infantry or Tank, be it in play or in a reserve. (page 7, Terms, 7-terms.md) */
  unit: term("Unit", "An Artillery, Infantry or Tank, be it in play or in a reserve."),
})

/** page 8, para 1: Game Ends (8.1-game-ends.md) */
export const gameEnds = section("gameEnds", "page 8, para 1", "Game Ends", {
  /** The game is over after December. (page 8, para 1, 8.1-game-ends.md) */
  december: rule("The game is over after December.", { status: informative("repeats page 2, para 3") }),
  /** A player who enters the Capital of the opponent wins at once. (page 8, para 1, 8.1-game-ends.md) */
  capital: rule("A player who enters the Capital of the opponent wins at once.", { status: informative("repeats page 1, para 1") }),
  /** The Capital that wins is the one in the country of the opponent. (page 8, para 1, 8.1-game-ends.md) */
  onlyOpponents: definition("The Capital that wins is the one in the country of the opponent.", { status: informative("repeats page 1, para 5") }),
  /** After all six turns of December the player with more OP wins. (page 8, para 1, 8.1-game-ends.md) */
  mostPoints: rule("After all six turns of December the player with more OP wins.", { see: ["page 8, para 2"] }),
  /** Equal in OP, the player with more units wins. (page 8, para 1, 8.1-game-ends.md) */
  mostUnits: rule("Equal in OP, the player with more units wins."),
  /** For that comparison active and disrupted units count alike. (page 8, para 1, 8.1-game-ends.md) */
  bothStatuses: rule("For that comparison active and disrupted units count alike."),
  /** Equal in units as well, the game ends in a tie. (page 8, para 1, 8.1-game-ends.md) */
  tie: rule("Equal in units as well, the game ends in a tie."),
})

/** page 8, para 2: End Game Points (8.1-game-ends.md) */
export const endGamePoints = section("endGamePoints", "page 8, para 2", "End Game Points", {
  /** An Active Leadership Card on the Items Card at the end of the game is worth 1. (page 8, para 2, 8.1-game-ends.md) */
  leadership: formula("An Active Leadership Card on the Items Card at the end of the game is worth 1.", { see: ["page 1, para 5"], status: informative("repeats page 1, para 5") }),
  /** Each unit on a Purple Hex with a 1 is worth 1 OP. (page 8, para 2, 8.1-game-ends.md) */
  purpleHex: formula("Each unit on a Purple Hex with a 1 is worth 1 OP.", { status: informative("repeats page 1, para 5") }),
  /** Each unit on a space of the opposing country that has no Hex is worth 1 OP. (page 8, para 2, 8.1-game-ends.md) */
  nonHex: formula("Each unit on a space of the opposing country that has no Hex is worth 1 OP.", { status: informative("repeats page 1, para 5") }),
  /** The Air Base of the opponent is worth 2 OP while a Fallen City marker lies on it. (page 8, para 2, 8.1-game-ends.md) */
  airBase: formula("The Air Base of the opponent is worth 2 OP while a Fallen City marker lies on it.", { status: informative("repeats page 1, para 5") }),
  /** The Air Base counts without a unit in it, too. (page 8, para 2, 8.1-game-ends.md) */
  airBaseEmpty: formula("The Air Base counts without a unit in it, too.", { status: informative("repeats page 1, para 5") }),
  /** The Industry of the opponent is worth 3 OP while a Fallen City marker lies on it. (page 8, para 2, 8.1-game-ends.md) */
  industry: formula("The Industry of the opponent is worth 3 OP while a Fallen City marker lies on it.", { status: informative("repeats page 1, para 5") }),
  /** The Industry counts without a unit in it, too. (page 8, para 2, 8.1-game-ends.md) */
  industryEmpty: formula("The Industry counts without a unit in it, too.", { status: informative("repeats page 1, para 5") }),
})

/** page 8, para 3: Advice (8.1-game-ends.md) */
export const advice = section("advice", "page 8, para 3", "Advice", {
  /** The fighting is mostly about the middle of the board and the Air Bases. (page 8, para 3, 8.1-game-ends.md) */
  middle: note("The fighting is mostly about the middle of the board and the Air Bases.", { status: informative("advice; binds nobody") }),
  /** A player does well to control the side where the own Air Base is. (page 8, para 3, 8.1-game-ends.md) */
  airBaseSide: note("A player does well to control the side where the own Air Base is.", { status: informative("advice; binds nobody") }),
  /** Artillery is best turned on disrupted units and on units that stand on mountains. (page 8, para 3, 8.1-game-ends.md) */
  artillery: note("Artillery is best turned on disrupted units and on units that stand on mountains.", { status: informative("advice; binds nobody") }),
  /** Tanks get about best where deserts are near. (page 8, para 3, 8.1-game-ends.md) */
  tanksDesert: note("Tanks get about best where deserts are near.", { status: informative("advice; binds nobody") }),
  /** Tanks are at their deadliest high up. (page 8, para 3, 8.1-game-ends.md) */
  tanksHigh: note("Tanks are at their deadliest high up.", { status: informative("advice; binds nobody") }),
  /** Infantry blocks well on Hills and Mountains. (page 8, para 3, 8.1-game-ends.md) */
  infantry: note("Infantry blocks well on Hills and Mountains.", { status: informative("advice; binds nobody") }),
  /** Leadership that is seldom used keeps the opponent careful. (page 8, para 3, 8.1-game-ends.md) */
  leadership: note("Leadership that is seldom used keeps the opponent careful.", { status: informative("advice; binds nobody") }),
})

/** page 8, para 4: Lake Nogo (8.4-lake-nogo.md) */
export const lakeNogo = section("lakeNogo", "page 8, para 4", "Lake Nogo", {
  /** The middle of the board has eight squares of water. (page 8, para 4, 8.4-lake-nogo.md) */
  squares: component("The middle of the board has eight squares of water.", { status: leftToComponent("printed on the Battle Boards; components/boards.ts") }),
  /** No unit may ever go over land into a square of water. (page 8, para 4, 8.4-lake-nogo.md) */
  impassable: prohibition("No unit may ever go over land into a square of water."),
  /** No unit may ever go over land through a square of water. (page 8, para 4, 8.4-lake-nogo.md) */
  through: prohibition("No unit may ever go over land through a square of water."),
  /** Tanks and Artillery may attack across water, within their range. (page 8, para 4, 8.4-lake-nogo.md) */
  fireOver: permission("Tanks and Artillery may attack across water, within their range."),
  /** From an active unit to a paratroop drop no water is counted, but dry land only. (page 8, para 4, 8.4-lake-nogo.md) */
  dropDistance: prohibition("From an active unit to a paratroop drop no water is counted, but dry land only.", { see: ["page 4, para 8"] }),
})

/** page 8, para 5: Attack Result Table (8.5-attack-result-table.md) */
export const attackResultTable = section("attackResultTable", "page 8, para 5", "Attack Result Table", {
  /** In the column of range 1 a 1 or 2 is Blitz, a 3 Disrupt, a 4 Rout, and a 5 or 6 ADV. (page 8, para 5, 8.5-attack-result-table.md) */
  range1: definition("In the column of range 1 a 1 or 2 is Blitz, a 3 Disrupt, a 4 Rout, and a 5 or 6 ADV."),
  /** In the column of range 2 a 1 is Blitz, a 2 Disrupt, a 3 or 4 Rout, a 5 ADV, and a 6 Miss. (page 8, para 5, 8.5-attack-result-table.md) */
  range2: definition("In the column of range 2 a 1 is Blitz, a 2 Disrupt, a 3 or 4 Rout, a 5 ADV, and a 6 Miss."),
  /** In the column of range 3 a 1 or 2 is Disrupt, a 3 or 4 Rout, and a 5 or 6 Miss. (page 8, para 5, 8.5-attack-result-table.md) */
  range3: definition("In the column of range 3 a 1 or 2 is Disrupt, a 3 or 4 Rout, and a 5 or 6 Miss."),
  /** A fourth column has the heading Adv. (page 8, para 5, 8.5-attack-result-table.md) */
  advColumn: component("A fourth column has the heading Adv.", { see: ["page 3, para 7"], status: leftToComponent("printed in the Attack Results chart; components/attack-results.ts") }),
  /** Some results bear an icon: a Capital, an Industry, an Air Base or a soldier. (page 8, para 5, 8.5-attack-result-table.md) */
  icons: component("Some results bear an icon: a Capital, an Industry, an Air Base or a soldier.", { see: ["page 3, para 6", "page 4, para 2", "page 4, para 3"], status: leftToComponent("printed in the Attack Results chart; components/attack-results.ts") }),
})

/** Does a purple hex in the own country give a point? (1.4-occupation-points.md) */
export const hexAtHome = question("hexAtHome", {
  asks: "Does a purple hex in the own country give a point?",
  clauses: [occupationPoints.purpleHexes, occupationPoints.notAtHome],
  readings: {
    no: "No square of the own country gives points.",
    yes: "A purple hex gives its point to whoever is there.",
  },
  usual: "no",
  because: "What is said of squares at home has no exception.",
  elsewhere: "Neither of our boards has a purple hex in a country.",
})

/** May the players use different Supply Cards after a first game? (1.6-setup.md) */
export const supplyCardChoice = question("supplyCardChoice", {
  asks: "May the players use different Supply Cards after a first game?",
  clauses: [components.supplyCards, setup.firstSupply, supplyValues.amounts],
  readings: {
    "each chooses": "Each player chooses a card.",
    "the same": "Whoever chooses second uses the card that the other has chosen.",
  },
  usual: "each chooses",
  because: "Each player has cards of both kinds; only the first game names one for both.",
})

/** Who chooses a Supply Card first? (1.6-setup.md) */
export const cardOrder = question("cardOrder", {
  asks: "Who chooses a Supply Card first?",
  clauses: [components.supplyCards, supplyValues.amounts],
  readings: {
    "Red first": "Red chooses, then Green.",
    "Green first": "Green chooses, then Red.",
  },
  usual: "Red first",
  because: "The text does not say; it names Red first where a die decides.",
  kind: "gap",
})

/** Who places units first? (1.8-placement.md) */
export const placementOrder = question("placementOrder", {
  asks: "Who places units first?",
  clauses: [placement.ownCountry, placement.rest],
  readings: {
    "Red first": "Red places all units, then Green.",
    "Green first": "Green places all units, then Red.",
    "by turns": "Both say how they place; then Red and Green place one unit each in turn.",
  },
  usual: "Red first",
  because: "The text does not say; Red is named first. Where units are placed one by one in turn, a text says so.",
})

/** Does a Free Air Base or Industry grant its stack while the other one has fallen? (1.9-rounds.md) */
export const freeBesideFallen = question("freeBesideFallen", {
  asks: "Does a Free Air Base or Industry grant its stack while the other one has fallen?",
  clauses: [rounds.freeCity, roundSupply.allFree, roundSupply.capitalAlways],
  readings: {
    "its stack": "Yes, as every Free city does.",
    nothing: "No: once a city has fallen, only the stack of the Capital and Fallen chits are set.",
  },
  usual: "its stack",
  because: "Page 1, para 9 has every Free city grant its chits; para 10 does not name that stack, and takes none away.",
})

/** Is a stack lost by a player who passes before choosing one? (2.1-turns.md) */
export const passLoses = question("passLoses", {
  asks: "Is a stack lost by a player who passes before choosing one?",
  clauses: [turns.choose, endOfTurn.pass, endOfTurn.nothingSaved],
  readings: {
    "chooses first": "A turn starts with the choice; what was chosen is used up by a pass.",
    "loses none": "A pass without a choice leaves the stacks as they are.",
  },
  usual: "chooses first",
  because: "The choice is what a turn starts with, and supply cannot be saved even by a pass.",
})

/** What of a turn in which no stack is available? (2.1-turns.md) */
export const withoutStack = question("withoutStack", {
  asks: "What of a turn in which no stack is available?",
  clauses: [turns.choose, endOfTurn.whenOver],
  readings: {
    "Tasks only": "Without supply there are no actions; Tasks can be used all the same.",
    none: "It is over before anything is done.",
  },
  usual: "Tasks only",
  because: "Tasks take no supply, and a turn without chits goes on for as long as a Task is done.",
  kind: "gap",
})

/** Does a turn go on with the chits that have replaced those of its stack, where the city has fallen or is freed meanwhile? (2.1-turns.md) */
export const stackReplaced = question("stackReplaced", {
  asks: "Does a turn go on with the chits that have replaced those of its stack, where the city has fallen or is freed meanwhile?",
  clauses: [turns.onlyChosen, fall.supply, free.unusedChit],
  readings: {
    "goes on": "What lies there now is the supply of the turn, and none of it is saved.",
    "is over": "The supply that was chosen is gone: no more is used, and what lies there now is for a later turn.",
  },
  usual: "goes on",
  because: "The chits are swapped where they lie, and the stack that was chosen is the one of that city.",
  kind: "gap",
})

/** Can Cache raise a stack of which no chit is left? (2.5-actions.md) */
export const cacheWhen = question("cacheWhen", {
  asks: "Can Cache raise a stack of which no chit is left?",
  clauses: [cache.raise, endOfTurn.whenOver],
  readings: {
    yes: "It brings one chit back, a Fallen one in a turn of Fallen supply whose city has been freed.",
    "while a chit is left": "There must be a stack to raise.",
  },
  usual: "yes",
  because: "A turn without chits goes on for as long as a Task is done.",
})

/** Can a unit do the same Mission twice in a turn? (2.5-actions.md) */
export const sameMission = question("sameMission", {
  asks: "Can a unit do the same Mission twice in a turn?",
  clauses: [actionsAndTasks.sameAction, cardActions.different],
  readings: {
    never: "Its two actions differ, whatever they are.",
    "only Regular Actions differ": "A Mission can come again: a second drop, or a Regroup after Opportunity Fire.",
  },
  usual: "never",
  because: "Page 7, para 1 makes no exception, and page 2, para 5 does not speak of Missions.",
})

/** Who may use a Task first, when a turn has begun and after an action? (2.5-actions.md) */
export const taskOrder = question("taskOrder", {
  asks: "Who may use a Task first, when a turn has begun and after an action?",
  clauses: [missionActions.anyTurn],
  readings: {
    opponent: "The opponent.",
    "own turn": "The player whose turn it is.",
  },
  usual: "opponent",
  because: "The text does not say; the player whose turn it is goes on with the next action anyway.",
})

/** Must a desert be entered before the further square? (2.9-move.md) */
export const desertStep = question("desertStep", {
  asks: "Must a desert be entered before the further square?",
  clauses: [move.desert, move.desertOnce],
  readings: {
    before: "One of the first two squares is a desert.",
    "also as the last": "It is enough that the third square is one.",
  },
  usual: "before",
  because: "The unit moves into a desert, and then a square further.",
})

/** Can an Amphibious Move start from a neutral Port? (3.1-amphibious-move.md) */
export const amphibiousPort = question("amphibiousPort", {
  asks: "Can an Amphibious Move start from a neutral Port?",
  clauses: [amphibiousMove.anyCountry],
  readings: {
    yes: "From any Port.",
    no: "From a Port in the Red or the Green country.",
  },
  usual: "yes",
  because: "Page 7 asks for a Port and nothing more.",
  elsewhere: "Neither of our boards has a Port in the neutral area.",
})

/** Can Infantry or Artillery attack an empty city that touches their square at a corner only? (3.2-attack.md) */
export const cityCorner = question("cityCorner", {
  asks: "Can Infantry or Artillery attack an empty city that touches their square at a corner only?",
  clauses: [attack.emptyCityNear, cityOnly.adjacent, cityOnly.enters, move.orthogonal],
  readings: {
    yes: "A city at a corner is one square away, as Range is counted.",
    no: "They would have to enter it, and only Tanks go diagonally.",
  },
  usual: "yes",
  because: "Page 3, para 2 counts a diagonal as one square, and to enter the city is part of the Attack and no Move.",
})

/** Which die is looked up in the yellow column? (3.6-attack-results.md) */
export const advantageDie = question("advantageDie", {
  asks: "Which die is looked up in the yellow column?",
  clauses: [advantage.thenYellow, advantage.tanksChoose],
  readings: {
    yellow: "The yellow die.",
    white: "The white die: the yellow die only opens the column.",
  },
  usual: "yellow",
  because: "A second die of the column's color is rolled for nothing otherwise.",
})

/** What if a Tank that rolls two dice takes the white one, and that shows ADV? (3.6-attack-results.md) */
export const tankTakesWhite = question("tankTakesWhite", {
  asks: "What if a Tank that rolls two dice takes the white one, and that shows ADV?",
  clauses: [advantage.tanksChoose, advantage.thenYellow, cardDieRolls.advantageAlone],
  readings: {
    "yellow column": "The symbol refers to the yellow column, as it does for all others.",
    Miss: "The white result is then a Miss.",
  },
  usual: "yellow column",
  because: "Page 7, para 2 makes the symbol a Miss only where no advantage die was rolled.",
})

/** Do Tanks pick a die before dice can be rolled again, or after? (3.8-re-roll.md) */
export const finalOrder = question("finalOrder", {
  asks: "Do Tanks pick a die before dice can be rolled again, or after?",
  clauses: [reRoll.untilFinal, reRoll.acceptedByBoth, advantage.tanksChoose],
  readings: {
    "pick first": "What the players accept is the result, so the pick is known.",
    "roll first": "The dice are accepted or rolled again before one of them is picked.",
  },
  usual: "pick first",
  because: "It is a result that both accept, and before the pick there is none.",
})

/** Can a water square be entered other than by a Move? (3.11-rout.md) */
export const lakeEntry = question("lakeEntry", {
  asks: "Can a water square be entered other than by a Move?",
  clauses: [lakeNogo.impassable],
  readings: {
    never: "Nothing enters it: not a Maneuver, not a Retreat, not paratroops.",
    "by no Move": "Only Moves are kept out.",
  },
  usual: "never",
  because: "The squares are called impassable.",
})

/** Does next to, for a Retreat, include diagonals? (3.11-rout.md) */
export const nextTo = question("nextTo", {
  asks: "Does next to, for a Retreat, include diagonals?",
  clauses: [retreat.notNextToUnits, retreat.notNextToCities],
  readings: {
    "all eight squares": "Squares that touch at a corner are next to each other.",
    "sides only": "Only squares that share a side are.",
  },
  usual: "all eight squares",
  because: "Range counts a diagonal square as one away.",
})

/** Does the attacker itself keep a unit from a Retreat to a square next to it? (3.11-rout.md) */
export const nextToAttacker = question("nextToAttacker", {
  asks: "Does the attacker itself keep a unit from a Retreat to a square next to it?",
  clauses: [retreat.notNextToUnits],
  readings: {
    yes: "The attacker is an active unit of the other side like any other.",
    no: "Only the other units of that side count.",
  },
  usual: "yes",
  because: "Any active enemy unit makes a square unsafe, and an attacker is active.",
})

/** Can a Retreat be diagonal for Infantry and Artillery? (3.11-rout.md) */
export const retreatDirection = question("retreatDirection", {
  asks: "Can a Retreat be diagonal for Infantry and Artillery?",
  clauses: [retreat.adjacent],
  readings: {
    "all eight squares": "Any adjacent square will do.",
    "as the unit moves": "Only Tanks retreat diagonally.",
  },
  usual: "all eight squares",
  because: "The text asks for an adjacent square, and counts diagonals wherever it counts squares.",
})

/** Can a Retreat lead into an empty unfriendly city? (3.11-rout.md) */
export const retreatIntoCity = question("retreatIntoCity", {
  asks: "Can a Retreat lead into an empty unfriendly city?",
  clauses: [retreat.notNextToCities, retreat.noSafeSquare],
  readings: {
    no: "Such a city is no safe square.",
    yes: "Only squares next to one are forbidden.",
  },
  usual: "no",
  because: "The text calls the squares that it allows safe.",
})

/** Must an attacker enter a city that its target has left by a Retreat? (4.1-miss.md) */
export const cityRetreat = question("cityRetreat", {
  asks: "Must an attacker enter a city that its target has left by a Retreat?",
  clauses: [displacement.mustEnterCity, cardDieRolls.retreatDisplacement, cardDieRolls.retreatInCity],
  readings: {
    must: "It must, as after a Blitz.",
    "stays out": "A Retreat out of a city leaves no Displacement.",
  },
  usual: "must",
  because: "Page 4, para 4 and page 7, para 3 make it a duty, and both speak of Retreats, too.",
})

/** Must an attacker enter a city that its target has left by the Maneuver that rewards a Rally? (4.1-miss.md) */
export const cityManeuver = question("cityManeuver", {
  asks: "Must an attacker enter a city that its target has left by the Maneuver that rewards a Rally?",
  clauses: [displacement.mustEnterCity, displacement.may, rally.maneuver],
  readings: {
    "stays out": "No: Displacement follows a Retreat or a Blitz, and a Miss is neither.",
    must: "It must: the target has just left the city, in whatever way.",
  },
  usual: "stays out",
  because: "Both paragraphs begin with a target that Retreated or was taken away, and the duty is a case of that.",
})

/** Does Opportunity Fire lead to Displacement? (4.1-miss.md) */
export const fireDisplaces = question("fireDisplaces", {
  asks: "Does Opportunity Fire lead to Displacement?",
  clauses: [opportunityFire.when, opportunityFire.oneAttack, displacement.may, displacement.mustEnterCity],
  readings: {
    "as any attack": "The unit that fires may shift, and must where a city was left.",
    no: "The unit that fires stays where it is.",
  },
  usual: "as any attack",
  because: "The Task lets a unit attack, and Displacement is for an attacking unit, in whichever turn.",
})

/** Can Infantry or Artillery shift diagonally into the square that their target has left? (4.1-miss.md) */
export const displaceCorner = question("displaceCorner", {
  asks: "Can Infantry or Artillery shift diagonally into the square that their target has left?",
  clauses: [displacement.may, displacement.mustEnterCity, move.orthogonal],
  readings: {
    yes: "A square at a corner is one square away, as Range is counted.",
    no: "Only Tanks go diagonally; for others there is no Displacement, and no duty to enter a city.",
  },
  usual: "yes",
  because: "Displacement is for an attacker one square away, and a diagonal counts as one; it is no Move.",
})

/** Is there a chit for Cache, or for a city that falls or is freed, when all of its kind lie on the Items cards? (4.5-fall-and-free.md) */
export const chitsRunOut = question("chitsRunOut", {
  asks: "Is there a chit for Cache, or for a city that falls or is freed, when all of its kind lie on the Items cards?",
  clauses: [cache.raise, fall.supply, free.unusedChit, components.chits],
  readings: {
    no: "No: what the list of components counts is all there is, so none is laid that is not left.",
    yes: "Yes: chits only count, and a substitute will do.",
  },
  usual: "yes",
  because: "What is laid is told as a number, and nowhere is it said that it depends on what is left in the box.",
})

/** What is swapped when a city falls while its chits are partly used? (4.5-fall-and-free.md) */
export const fallenInUse = question("fallenInUse", {
  asks: "What is swapped when a city falls while its chits are partly used?",
  clauses: [fall.supply],
  readings: {
    available: "The Fallen chit is available as long as one chit was.",
    used: "The Fallen chit is used as soon as one chit was.",
  },
  usual: "available",
  because: "Chits that are left are on the available square.",
})

/** What is swapped when a city falls whose stack has no chits at all? (4.5-fall-and-free.md) */
export const fallenWithoutChits = question("fallenWithoutChits", {
  asks: "What is swapped when a city falls whose stack has no chits at all?",
  clauses: [fall.supply, free.usedChit],
  readings: {
    nothing: "Nothing: where no chits lie, no Fallen chit takes their place.",
    "a used chit": "A Fallen chit is laid in the Used Supply area all the same.",
  },
  usual: "nothing",
  because: "The Fallen chit is swapped for chits; a city that was freed after its Fallen chit was used has none.",
})

/** What happens to a freed city's supply when one of two Fallen chits is used? (4.5-fall-and-free.md) */
export const freedInUse = question("freedInUse", {
  asks: "What happens to a freed city's supply when one of two Fallen chits is used?",
  clauses: [free.usedChit, free.unusedChit, cache.raise],
  readings: {
    used: "Both are set aside.",
    unused: "The one that is left is replaced with the full stack.",
  },
  usual: "used",
  because: "Its Fallen supply was used, if only in part.",
})

/** Is the Fallen chit used already that pays for the Attack by which its own city is freed? (4.5-fall-and-free.md) */
export const freedByItsChit = question("freedByItsChit", {
  asks: "Is the Fallen chit used already that pays for the Attack by which its own city is freed?",
  clauses: [free.usedChit, free.unusedChit, actionsAndTasks.useSupply],
  readings: {
    used: "Yes: a chit is used when an action is begun, so it is set aside.",
    "in use": "No: it is in use until the action is over, so the full stack replaces it.",
  },
  usual: "used",
  because: "Supply is used to do an action, and there is none before it; a chit that pays for one is not left over.",
})

/** What does a freed city get for which no Fallen chit was laid? (4.5-fall-and-free.md) */
export const freedWithoutChit = question("freedWithoutChit", {
  asks: "What does a freed city get for which no Fallen chit was laid?",
  clauses: [free.usedChit, free.unusedChit],
  readings: {
    nothing: "Nothing: there is no Fallen chit to replace.",
    "the full stack": "The full stack: its Fallen supply was not used.",
  },
  usual: "nothing",
  because: "The stack comes in the place of a Fallen chit that was not used.",
})

/** Does the die against an empty city move the Edge? (4.7-edge.md) */
export const edgeCityOnly = question("edgeCityOnly", {
  asks: "Does the die against an empty city move the Edge?",
  clauses: [edge.afterOne, edge.afterSix, cityOnly.oneDie],
  readings: {
    counts: "It is an attack roll like any other.",
    "does not count": "Only rolls for the Attack Results table move the Edge.",
  },
  usual: "counts",
  because: "Page 4, para 7 speaks of any attack roll, and the action is an Attack.",
})

/** Which die makes an attack roll of 1 or of 6 where two dice are rolled? (4.7-edge.md) */
export const edgeDie = question("edgeDie", {
  asks: "Which die makes an attack roll of 1 or of 6 where two dice are rolled?",
  clauses: [edge.afterOne, edge.afterSix, advantage.both],
  readings: {
    white: "The white die.",
    deciding: "The die whose column gave the result.",
    "any die": "Every die that was rolled: first what a 1 does, then what a 6 does, as the paragraph has them.",
  },
  usual: "white",
  because: "Page 3, para 7 calls the white one the attack die.",
})

/** Which side of the Edge is up when a player gets it? (4.7-edge.md) */
export const edgeSide = question("edgeSide", {
  asks: "Which side of the Edge is up when a player gets it?",
  clauses: [edge.side, reRoll.untilFinal],
  readings: {
    On: "It is laid with its On side up, and its holder can have dice rolled again.",
    Off: "It is laid with its Off side up; as nothing ever turns it On, nobody rolls again.",
  },
  usual: "On",
  because: "The text prints Off, but page 3 lets a holder roll again with On up, and nothing else would ever turn it On.",
})

/** Must the city near which paratroops land be friendly? (4.8-paratroop.md) */
export const dropCity = question("dropCity", {
  asks: "Must the city near which paratroops land be friendly?",
  clauses: [paratroop.near],
  readings: {
    friendly: "Friendly goes with the unit and with the city.",
    any: "Friendly goes with the unit only.",
  },
  usual: "friendly",
  because: "One adjective before both nouns.",
})

/** Can a drop be measured from the Air Base that the Infantry leaves? (4.8-paratroop.md) */
export const dropFromBase = question("dropFromBase", {
  asks: "Can a drop be measured from the Air Base that the Infantry leaves?",
  clauses: [paratroop.near, paratroop.fromAirBase],
  readings: {
    yes: "It is a friendly city like any other.",
    no: "Only from another unit or another city.",
  },
  usual: "yes",
  because: "Any friendly active unit or city will do, and none is left out.",
})

/** How are the one or two squares of a drop counted? (4.8-paratroop.md) */
export const dropDistance = question("dropDistance", {
  asks: "How are the one or two squares of a drop counted?",
  clauses: [paratroop.near, attack.distance],
  readings: {
    "with diagonals": "As Range is counted.",
    "rows and columns": "As Infantry moves.",
  },
  usual: "with diagonals",
  because: "The text says one or two squares away, in the words in which it defines Range.",
})

/** What does it mean for a drop that water is not counted? (4.8-paratroop.md) */
export const waterCount = question("waterCount", {
  asks: "What does it mean for a drop that water is not counted?",
  clauses: [lakeNogo.dropDistance, paratroop.near],
  readings: {
    "round the lake": "The one or two squares are all dry land.",
    skipped: "Squares of water add nothing: a drop can reach across.",
  },
  usual: "round the lake",
  because: "Only dry land serves to find the distance.",
})

/** Is water left out also where a drop is measured from a city? (4.8-paratroop.md) */
export const waterFromCity = question("waterFromCity", {
  asks: "Is water left out also where a drop is measured from a city?",
  clauses: [lakeNogo.dropDistance, paratroop.near],
  readings: {
    "units only": "From a city, squares of water count like any other.",
    "cities too": "From a city, too, only dry land counts.",
  },
  usual: "units only",
  because: "The rule for the lake names an active unit and no city.",
})

/** On which Industry does a player build? (4.9-build.md) */
export const whereBuilt = question("whereBuilt", {
  asks: "On which Industry does a player build?",
  clauses: [build.ownIndustry],
  readings: {
    "own country": "On that of the own country only.",
    "any controlled": "On a captured one as well.",
  },
  usual: "own country",
  because: "Page 4, para 9 speaks of your Industry, and Industry chits are granted for the city of the own country.",
})

/** For how long can a unit be fired at that has used supply? (5.1-tasks.md) */
export const fireTime = question("fireTime", {
  asks: "For how long can a unit be fired at that has used supply?",
  clauses: [opportunityFire.when, opportunityFire.tasksSafe],
  readings: {
    next: "Until anything else is done.",
    "this turn": "Until the turn is over: every unit that has used supply in it can be fired at.",
  },
  usual: "next",
  because: "In EX 7 the unit has only just dropped; no other limit is told.",
})

/** What becomes of a result against a disrupted target that is Rallied? (5.2-rally.md) */
export const rallyDisrupted = question("rallyDisrupted", {
  asks: "What becomes of a result against a disrupted target that is Rallied?",
  clauses: [blitz.disruptedTarget, rally.onlyReward, rally.disrupt, rally.rout],
  readings: {
    after: "Rally lessens what the chart says; what is left of Disrupt or Rout then becomes a Blitz.",
    "as if active": "What Rally leaves is carried out as on an active unit: a Disrupt changes nothing, a Rout Retreats or Holds.",
    before: "Disrupt and Rout are a Blitz first; Rally makes that a Disrupt, and the unit stays as it is.",
  },
  usual: "after",
  because: "Page 3, para 9 converts what a unit receives, and that is the lesser result. That its state tells only the reward speaks against it.",
})

/** What becomes of a Rout against an active target on low ground that is Rallied? (5.2-rally.md) */
export const rallyLowGround = question("rallyLowGround", {
  asks: "What becomes of a Rout against an active target on low ground that is Rallied?",
  clauses: [rout.lowGround, rally.disrupt, rally.rout],
  readings: {
    "Rally first": "Rally makes the Rout a Miss, whatever the ground.",
    "the ground first": "The ground makes it a Disrupt; Rally makes that a Rout, and on this ground the unit is disrupted.",
  },
  usual: "Rally first",
  because: "Rally lowers the result of the attack, and a Rout is what the dice say. The ground speaks of what a target gets, which is the lesser result.",
})

/** Can the defender decline both rewards of a Rally? (5.2-rally.md) */
export const rewardDeclined = question("rewardDeclined", {
  asks: "Can the defender decline both rewards of a Rally?",
  clauses: [rally.activeReward],
  readings: {
    may: "The defender may pick one, or none.",
    must: "The defender picks one that is possible.",
  },
  usual: "may",
  because: "The text says that the defender may pick.",
})

/** When can the opponent of the player whose turn it is use a Task? (5.3-opportunity-fire.md) */
export const taskTime = question("taskTime", {
  asks: "When can the opponent of the player whose turn it is use a Task?",
  clauses: [opportunityFire.when, missionActions.anyTurn],
  readings: {
    "between actions": "Once an action is complete, and before the first.",
    "at once": "Also as soon as supply is used, before the action takes place.",
    "on the way": "Also then, and wherever a unit that moves comes to on its way; if that stops it, its Move ends there.",
  },
  usual: "between actions",
  because: "Opportunity Fire follows a unit that used supply, in the past tense, and is within range: a Move is one action, and no square on its way is named.",
})

/** Is a Maneuver in the own turn one of the two actions of the unit? (5.4-maneuver.md) */
export const maneuverAction = question("maneuverAction", {
  asks: "Is a Maneuver in the own turn one of the two actions of the unit?",
  clauses: [unitStatus.activeMay, actionsAndTasks.twoActions, opportunityFire.tasksSafe],
  readings: {
    no: "It is a Task, and Tasks are no actions.",
    yes: "It is an action: a unit does one other at the most in that turn.",
  },
  usual: "no",
  because: "Page 5, para 3 says that Tasks are no actions; page 2, para 4 lists it among the actions of active units.",
})

/** How high can Cache raise a stack? (5.6-cache.md) */
export const cacheLimit = question("cacheLimit", {
  asks: "How high can Cache raise a stack?",
  clauses: [cache.limit, turns.fallenCache, supplyValues.stacks],
  readings: {
    four: "To four chits, the greatest height of any stack.",
    granted: "To what the city granted this month, for Fallen supply to two.",
  },
  usual: "four",
  because: "A stack is 3 or 4 high, and Fallen supply, granted singly, can be raised too.",
})

/** Do chits that were used count, where Cache raises a stack to its greatest height at the most? (5.6-cache.md) */
export const cacheHeight = question("cacheHeight", {
  asks: "Do chits that were used count, where Cache raises a stack to its greatest height at the most?",
  clauses: [cache.raise, cache.limit, supplyValues.stacks],
  readings: {
    "only those left": "What grows is the supply that is left.",
    "used ones too": "A stack is all chits of its supply, those in the Used Supply area included.",
  },
  usual: "only those left",
  because: "Cache raises the present supply count, and what was used is not there any more.",
})

/** Which units break a tie? (8.1-game-ends.md) */
export const tieUnits = question("tieUnits", {
  asks: "Which units break a tie?",
  clauses: [gameEnds.mostUnits, gameEnds.bothStatuses, terms.unit],
  readings: {
    "on the board": "Units on the board, active or disrupted.",
    "with the reserve": "Units in reserve as well.",
  },
  usual: "on the board",
  because: "Only units on the board are active or disrupted, though the Term Unit includes those in reserve.",
})

/** What is 3 of an Industry, where the Term City Defense speaks of it? (8.5-attack-result-table.md) */
export const industryThree = question("industryThree", {
  asks: "What is 3 of an Industry, where the Term City Defense speaks of it?",
  clauses: [terms.industryIsThree, terms.cityDefense, attackResultTable.icons, pointsCheckList.industry],
  readings: {
    "the roll": "The roll at which its icon stands.",
    "its hex": "The number of its hex, and what it is worth; where its icon stands is not said.",
  },
  usual: "the roll",
  because: "It is said of an icon that makes a result a Miss, and a result is looked up by a roll.",
})
