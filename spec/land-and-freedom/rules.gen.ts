/** The sections and questions of the pages beside this file, which `rulewright audit pages` writes: do not edit it. @module */
import { component, definition, example, exception, informative, leftToComponent, note, permission, prohibition, question, rule, section } from "rulewright/book"

/** page 2, Introduction: Introduction (2.1-introduction.md) */
export const introduction = section("introduction", "page 2, Introduction", "Introduction", {
  /** In July 1936 officers of the right began a coup against the Republic. (page 2, Introduction, 2.1-introduction.md) */
  coup: note("In July 1936 officers of the right began a coup against the Republic.", { status: informative("the history behind the game; decides nothing in play") }),
  /** Five months before, the Popular Front had won: Communists, Socialists and Liberals. (page 2, Introduction, 2.1-introduction.md) */
  popularFront: note("Five months before, the Popular Front had won: Communists, Socialists and Liberals.", { status: informative("the history behind the game; decides nothing in play") }),
  /** Workers and peasants, of whom the CNT has some two million, took over land and factories. (page 2, Introduction, 2.1-introduction.md) */
  revolution: note("Workers and peasants, of whom the CNT has some two million, took over land and factories.", { status: informative("the history behind the game; decides nothing in play") }),
  /** The Republic hoped for help from France, Britain and the United States, and feared to repel them. (page 2, Introduction, 2.1-introduction.md) */
  allies: note("The Republic hoped for help from France, Britain and the United States, and feared to repel them.", { status: informative("the history behind the game; decides nothing in play") }),
  /** Arms were given to the unions; Madrid, Barcelona and Valencia were held, other cities were not. (page 2, Introduction, 2.1-introduction.md) */
  militias: note("Arms were given to the unions; Madrid, Barcelona and Valencia were held, other cities were not.", { status: informative("the history behind the game; decides nothing in play") }),
  /** From abroad came troops and weapons: of Germany and Italy for one side, of Russia for the other. (page 2, Introduction, 2.1-introduction.md) */
  powers: note("From abroad came troops and weapons: of Germany and Italy for one side, of Russia for the other.", { status: informative("the history behind the game; decides nothing in play") }),
})

/** page 2, Components: Components (2.1-introduction.md) */
export const components = section("components", "page 2, Components", "Components", {
  /** There is a board of 22 by 17 inches. (page 2, Components, 2.1-introduction.md) */
  board: component("There is a board of 22 by 17 inches.", { status: informative("contents of the box; decides nothing in play") }),
  /** Three player aids have the rules for Non-players on their backs. (page 2, Components, 2.1-introduction.md) */
  aids: component("Three player aids have the rules for Non-players on their backs.", { status: informative("contents of the box; decides nothing in play") }),
  /** There are 54 player cards, 18 for each faction. (page 2, Components, 2.1-introduction.md) */
  playerCards: component("There are 54 player cards, 18 for each faction."),
  /** There are 54 Fascist cards, 18 for each Year. (page 2, Components, 2.1-introduction.md) */
  fascistCards: component("There are 54 Fascist cards, 18 for each Year."),
  /** Three reference cards make up the 111 cards. (page 2, Components, 2.1-introduction.md) */
  referenceCards: component("Three reference cards make up the 111 cards.", { status: informative("contents of the box; decides nothing in play") }),
  /** The box has 141 counters, and 5 Standees besides. (page 2, Components, 2.1-introduction.md) */
  counters: component("The box has 141 counters, and 5 Standees besides.", { status: informative("contents of the box; decides nothing in play") }),
  /** The Bag of Glory is a bag. (page 2, Components, 2.1-introduction.md) */
  bag: component("The Bag of Glory is a bag.", { status: informative("contents of the box; decides nothing in play") }),
  /** There are 18 Hero points. (page 2, Components, 2.1-introduction.md) */
  heroPoints: component("There are 18 Hero points."),
  /** The Teamwork Bonus and the Morale Bonus are counters, and so is the Initiative token. (page 2, Components, 2.1-introduction.md) */
  bonuses: component("The Teamwork Bonus and the Morale Bonus are counters, and so is the Initiative token.", { status: informative("contents of the box; decides nothing in play") }),
})

/** page 3, Setup: Setup (3.1-setup.md) */
export const setup = section("setup", "page 3, Setup", "Setup", {
  /** Step 1: each of the four Fronts gets 2 Fascist Attack tokens. (page 3, Setup, 3.1-setup.md) */
  fronts: rule("Step 1: each of the four Fronts gets 2 Fascist Attack tokens."),
  /** Step 2: the Standees are put together and placed on their tracks. (page 3, Setup, 3.1-setup.md) */
  standees: rule("Step 2: the Standees are put together and placed on their tracks.", { status: informative("how the table shows it; the state holds the value itself") }),
  /** Step 2: Liberty and Collectivization start at 5. (page 3, Setup, 3.1-setup.md) */
  liberties: rule("Step 2: Liberty and Collectivization start at 5."),
  /** Step 2: the Government starts at 6. (page 3, Setup, 3.1-setup.md) */
  government: rule("Step 2: the Government starts at 6."),
  /** Step 2: Soviet Support and Foreign Aid start at 3. (page 3, Setup, 3.1-setup.md) */
  supports: rule("Step 2: Soviet Support and Foreign Aid start at 3."),
  /** Step 3: the Morale and the Teamwork Bonus begin on. (page 3, Setup, 3.1-setup.md) */
  bonuses: rule("Step 3: the Morale and the Teamwork Bonus begin on."),
  /** Step 4: of all Medallions in the bag, 5 are drawn at random into the Medallions area. (page 3, Setup, 3.1-setup.md) */
  medallions: rule("Step 4: of all Medallions in the bag, 5 are drawn at random into the Medallions area."),
  /** Step 4: the other Medallions go back to the box. (page 3, Setup, 3.1-setup.md) */
  boxedMedallions: rule("Step 4: the other Medallions go back to the box."),
  /** Step 5: each player gets a deck, tokens and an aid, and the decks are shuffled. (page 3, Setup, 3.1-setup.md) */
  decks: rule("Step 5: each player gets a deck, tokens and an aid, and the decks are shuffled.", { status: informative("a deck is what is left to draw, in no order; each draw is chance") }),
  /** Step 5: each player draws 5 cards. (page 3, Setup, 3.1-setup.md) */
  hand: rule("Step 5: each player draws 5 cards."),
  /** Step 6: each player puts one token of theirs into the Bag of Glory. (page 3, Setup, 3.1-setup.md) */
  token: rule("Step 6: each player puts one token of theirs into the Bag of Glory."),
  /** Step 7: the Moderate player has the Initiative at first. (page 3, Setup, 3.1-setup.md) */
  initiative: rule("Step 7: the Moderate player has the Initiative at first."),
  /** Step 7: the two without the Initiative start with 2 Hero points each. (page 3, Setup, 3.1-setup.md) */
  heroPoints: rule("Step 7: the two without the Initiative start with 2 Hero points each."),
  /** Step 8: the Fascist decks are shuffled, and that of Year 1 comes onto the board. (page 3, Setup, 3.1-setup.md) */
  fascistDecks: rule("Step 8: the Fascist decks are shuffled, and that of Year 1 comes onto the board."),
  /** Step 9: what is used by all lies in reach: reference cards, tokens for Attacks and Strength, Hero points, Blank markers. (page 3, Setup, 3.1-setup.md) */
  supply: rule("Step 9: what is used by all lies in reach: reference cards, tokens for Attacks and Strength, Hero points, Blank markers.", { status: informative("how the table shows it; the state holds the value itself") }),
  /** The back cover shows the whole Setup. (page 3, Setup, 3.1-setup.md) */
  picture: component("The back cover shows the whole Setup.", { status: informative("a pointer to another part of the rules") }),
}, {
  fronts: "Fronts and tracks",
  medallions: "Medallions",
  decks: "Players",
  initiative: "First player",
  fascistDecks: "Decks and supply",
})

/** page 4, Winning and Losing, para 1: Winning and Losing (4.1-winning-and-losing.md) */
export const years = section("years", "page 4, Winning and Losing, para 1", "Winning and Losing", {
  /** The game has 3 Years: 1936-37, 1937-38 and 1938-39. (page 4, Winning and Losing, para 1, 4.1-winning-and-losing.md) */
  three: rule("The game has 3 Years: 1936-37, 1937-38 and 1938-39."),
  /** A Year has 4 turns. (page 4, Winning and Losing, para 1, 4.1-winning-and-losing.md) */
  fourTurns: rule("A Year has 4 turns."),
  /** Unless the war is lost before, the game ends with Year 3. (page 4, Winning and Losing, para 1, 4.1-winning-and-losing.md) */
  end: rule("Unless the war is lost before, the game ends with Year 3."),
  /** A lost war is lost by everybody. (page 4, Winning and Losing, para 1, 4.1-winning-and-losing.md) */
  allLose: rule("A lost war is lost by everybody."),
  /** After a war that is won, most Glory decides who wins. (page 4, Winning and Losing, para 1, 4.1-winning-and-losing.md) */
  mostGlory: rule("After a war that is won, most Glory decides who wins."),
})

/** page 4, Winning and Losing, para 2: Fronts (4.1-winning-and-losing.md) */
export const fronts = section("fronts", "page 4, Winning and Losing, para 2", "Fronts", {
  /** The Fronts are Madrid, the Northern, the Aragon and the Southern Front. (page 4, Winning and Losing, para 2, 4.1-winning-and-losing.md) */
  four: definition("The Fronts are Madrid, the Northern, the Aragon and the Southern Front.", { status: informative("the list of the Fronts") }),
  /** A Fascist Attack token on a Front counts -1 for its value. (page 4, Winning and Losing, para 2, 4.1-winning-and-losing.md) */
  negative: definition("A Fascist Attack token on a Front counts -1 for its value."),
  /** A Republican Strength token on a Front counts +1 for its value. (page 4, Winning and Losing, para 2, 4.1-winning-and-losing.md) */
  positive: definition("A Republican Strength token on a Front counts +1 for its value."),
  /** At -10 a Front suffers Defeat, at once. (page 4, Winning and Losing, para 2, 4.1-winning-and-losing.md) */
  defeat: rule("At -10 a Front suffers Defeat, at once.", { see: ["page 8, Defeat on a Front, para 1"] }),
  /** At +10 a Front achieves Victory, at once. (page 4, Winning and Losing, para 2, 4.1-winning-and-losing.md) */
  victory: rule("At +10 a Front achieves Victory, at once.", { see: ["page 8, Victory on a Front, para 1"] }),
})

/** page 4, Winning and Losing, para 3: Losing the war (4.1-winning-and-losing.md) */
export const losing = section("losing", "page 4, Winning and Losing, para 3", "Losing the war", {
  /** Madrid defeated, the war is lost at once. (page 4, Winning and Losing, para 3, 4.1-winning-and-losing.md) */
  madrid: rule("Madrid defeated, the war is lost at once."),
  /** Defeat on any two Fronts loses the war at once. (page 4, Winning and Losing, para 3, 4.1-winning-and-losing.md) */
  twoDefeats: rule("Defeat on any two Fronts loses the war at once."),
  /** The war is lost if Year 3 ends with two Fronts that are not above 0. (page 4, Winning and Losing, para 3, 4.1-winning-and-losing.md) */
  twoWeak: rule("The war is lost if Year 3 ends with two Fronts that are not above 0."),
})

/** page 4, Winning and Losing, para 4: Winning the war (4.1-winning-and-losing.md) */
export const winning = section("winning", "page 4, Winning and Losing, para 4", "Winning the war", {
  /** There is one way to win the war: Year 3 ends with three Fronts above 0. (page 4, Winning and Losing, para 4, 4.1-winning-and-losing.md) */
  threeStrong: rule("There is one way to win the war: Year 3 ends with three Fronts above 0."),
  /** A war that is won is followed by draws from the Bag of Glory, as long as the Glory area has room. (page 4, Winning and Losing, para 4, 4.1-winning-and-losing.md) */
  untilFull: rule("A war that is won is followed by draws from the Bag of Glory, as long as the Glory area has room."),
  /** The winner of the game is then whoever has most Glory. (page 4, Winning and Losing, para 4, 4.1-winning-and-losing.md) */
  most: rule("The winner of the game is then whoever has most Glory.", { status: informative("repeats page 4, para 1") }),
  /** The Initiative player breaks a tie of Glory. (page 4, Winning and Losing, para 4, 4.1-winning-and-losing.md) */
  ties: rule("The Initiative player breaks a tie of Glory."),
  /** Whatever else is tied, the Initiative token breaks it, too. (page 4, Winning and Losing, para 4, 4.1-winning-and-losing.md) */
  allTies: rule("Whatever else is tied, the Initiative token breaks it, too."),
})

/** page 4, Initiative: Initiative (4.2-initiative.md) */
export const initiative = section("initiative", "page 4, Initiative", "Initiative", {
  /** Always there is one player, and only one, who has the Initiative token. (page 4, Initiative, 4.2-initiative.md) */
  always: rule("Always there is one player, and only one, who has the Initiative token."),
  /** Who has it goes first. (page 4, Initiative, 4.2-initiative.md) */
  first: rule("Who has it goes first.", { status: informative("repeats page 5, Turn Sequence, step 2") }),
  /** Who has it breaks all ties. (page 4, Initiative, 4.2-initiative.md) */
  ties: rule("Who has it breaks all ties.", { status: informative("repeats page 4, Winning and Losing") }),
  /** Whenever a turn or a Year ends, it lets its holder put a token into the Bag. (page 4, Initiative, 4.2-initiative.md) */
  token: rule("Whenever a turn or a Year ends, it lets its holder put a token into the Bag.", { status: informative("repeats page 5, Turn Sequence, and page 10, End of the Year") }),
  /** Tokens in the Bag make it likelier to win, if the war is won. (page 4, Initiative, 4.2-initiative.md) */
  odds: note("Tokens in the Bag make it likelier to win, if the war is won.", { status: informative("advice; binds nobody") }),
  /** The Anarchists hold it as long as neither Liberty nor Collectivization is below 6. (page 4, Initiative, 4.2-initiative.md) */
  anarchists: rule("The Anarchists hold it as long as neither Liberty nor Collectivization is below 6."),
  /** While Liberty or Collectivization is below 6, the player who controls the Government holds it. (page 4, Initiative, 4.2-initiative.md) */
  government: rule("While Liberty or Collectivization is below 6, the player who controls the Government holds it."),
  /** So the Moderates have it at first, for the Government is theirs. (page 4, Initiative, 4.2-initiative.md) */
  moderates: note("So the Moderates have it at first, for the Government is theirs.", { status: informative("repeats page 3, Setup, step 7") }),
  /** It changes hands as soon as one of these tracks has moved far enough. (page 4, Initiative, 4.2-initiative.md) */
  atOnce: rule("It changes hands as soon as one of these tracks has moved far enough.", { see: ["page 9, Tracks and Triggers, para 5"] }),
  /** More stands with the tracks. (page 4, Initiative, 4.2-initiative.md) */
  more: note("More stands with the tracks.", { status: informative("a pointer to another part of the rules") }),
}, {
  always: "Use",
  anarchists: "Who has it",
})

/** page 5, Turn Sequence, step 1: Fascist Event (5.1-turn-sequence.md) */
export const fascistEvent = section("fascistEvent", "page 5, Turn Sequence, step 1", "Fascist Event", {
  /** The top card of the deck of the Year is revealed. (page 5, Turn Sequence, step 1, 5.1-turn-sequence.md) */
  reveal: rule("The top card of the deck of the Year is revealed."),
  /** By it some Fronts are Attacked, each a number of times. (page 5, Turn Sequence, step 1, 5.1-turn-sequence.md) */
  attacks: rule("By it some Fronts are Attacked, each a number of times."),
  /** Letters tell to which: M to Madrid, N to the Northern, A to the Aragon, S to the Southern Front. (page 5, Turn Sequence, step 1, 5.1-turn-sequence.md) */
  letters: rule("Letters tell to which: M to Madrid, N to the Northern, A to the Aragon, S to the Southern Front."),
  /** V is the Front that is nearest to +10, and so to Victory; D the one nearest to -10, and so to Defeat. (page 5, Turn Sequence, step 1, 5.1-turn-sequence.md) */
  closest: rule("V is the Front that is nearest to +10, and so to Victory; D the one nearest to -10, and so to Defeat."),
  /** Attacks become more from Year to Year, and the damage greater. (page 5, Turn Sequence, step 1, 5.1-turn-sequence.md) */
  harder: note("Attacks become more from Year to Year, and the damage greater.", { status: leftToComponent("printed on the cards; components/player-cards and components/fascist-cards") }),
  /** The other bad effects of the card come at once, such as tracks that go down or Bonuses that go off. (page 5, Turn Sequence, step 1, 5.1-turn-sequence.md) */
  harm: rule("The other bad effects of the card come at once, such as tracks that go down or Bonuses that go off."),
  /** Each card has a Test: a Front, and the threshold to which its value must be raised. (page 5, Turn Sequence, step 1, 5.1-turn-sequence.md) */
  test: rule("Each card has a Test: a Front, and the threshold to which its value must be raised.", { status: leftToComponent("printed on the cards; components/player-cards and components/fascist-cards") }),
  /** The Test is resolved after the turns of the players. (page 5, Turn Sequence, step 1, 5.1-turn-sequence.md) */
  testLater: rule("The Test is resolved after the turns of the players.", { status: informative("repeats step 3") }),
})

/** page 5, Turn Sequence, step 1 (example): 4 M and 2 V (5.1-turn-sequence.md) */
export const eventExample = section("eventExample", "page 5, Turn Sequence, step 1 (example)", "4 M and 2 V", {
  /** The card has 4 M and 2 V: Madrid is Attacked 4 times, and the Front closest to Victory twice. (page 5, Turn Sequence, step 1 (example), 5.1-turn-sequence.md) */
  card: example("The card has 4 M and 2 V: Madrid is Attacked 4 times, and the Front closest to Victory twice."),
  /** Madrid was at +2, and 4 Attacks bring it to -2. (page 5, Turn Sequence, step 1 (example), 5.1-turn-sequence.md) */
  madrid: example("Madrid was at +2, and 4 Attacks bring it to -2."),
  /** The tokens of Strength, flipped to their negative side, show 2 Attacks. (page 5, Turn Sequence, step 1 (example), 5.1-turn-sequence.md) */
  flip: example("The tokens of Strength, flipped to their negative side, show 2 Attacks."),
  /** The Southern Front, at +2, is then closest to Victory, and goes to 0: no token is left there. (page 5, Turn Sequence, step 1 (example), 5.1-turn-sequence.md) */
  southern: example("The Southern Front, at +2, is then closest to Victory, and goes to 0: no token is left there."),
  /** Liberty goes down by 1. (page 5, Turn Sequence, step 1 (example), 5.1-turn-sequence.md) */
  liberty: example("Liberty goes down by 1."),
  /** Its Test is about Madrid, and its threshold is 0. (page 5, Turn Sequence, step 1 (example), 5.1-turn-sequence.md) */
  test: example("Its Test is about Madrid, and its threshold is 0."),
})

/** page 5, Turn Sequence, step 2: Player turns (5.1-turn-sequence.md) */
export const playerTurns = section("playerTurns", "page 5, Turn Sequence, step 2", "Player turns", {
  /** Every player chooses one card for the turn, all at the same time. (page 5, Turn Sequence, step 2, 5.1-turn-sequence.md) */
  choose: rule("Every player chooses one card for the turn, all at the same time."),
  /** The first turn, after all choices, is that of the Initiative player, whose card is revealed and played. (page 5, Turn Sequence, step 2, 5.1-turn-sequence.md) */
  initiativeFirst: rule("The first turn, after all choices, is that of the Initiative player, whose card is revealed and played."),
  /** At any time of their turn players can spend Hero points. (page 5, Turn Sequence, step 2, 5.1-turn-sequence.md) */
  spend: rule("At any time of their turn players can spend Hero points.", { status: informative("repeats page 7, Hero Points") }),
  /** The two others follow one by one, each revealing a card and taking a turn. (page 5, Turn Sequence, step 2, 5.1-turn-sequence.md) */
  next: rule("The two others follow one by one, each revealing a card and taking a turn."),
  /** Turns go clockwise in Years 1 and 3. (page 5, Turn Sequence, step 2, 5.1-turn-sequence.md) */
  clockwise: rule("Turns go clockwise in Years 1 and 3."),
  /** Turns go counter-clockwise in Year 2. (page 5, Turn Sequence, step 2, 5.1-turn-sequence.md) */
  counterclockwise: rule("Turns go counter-clockwise in Year 2."),
  /** More stands with Player Cards and Hero Points. (page 5, Turn Sequence, step 2, 5.1-turn-sequence.md) */
  more: note("More stands with Player Cards and Hero Points.", { status: informative("a pointer to another part of the rules") }),
})

/** page 5, Turn Sequence, step 3: Resolve Fascist Test (5.1-turn-sequence.md) */
export const test = section("test", "page 5, Turn Sequence, step 3", "Resolve Fascist Test", {
  /** There is a single Front that a Test is about. (page 5, Turn Sequence, step 3, 5.1-turn-sequence.md) */
  oneFront: rule("There is a single Front that a Test is about."),
  /** If its value has been raised far enough, the Test is passed, and there is the reward. (page 5, Turn Sequence, step 3, 5.1-turn-sequence.md) */
  reward: rule("If its value has been raised far enough, the Test is passed, and there is the reward."),
  /** A reward is for all players, or for one of them. (page 5, Turn Sequence, step 3, 5.1-turn-sequence.md) */
  rewarded: rule("A reward is for all players, or for one of them.", { status: leftToComponent("printed on the cards; components/player-cards and components/fascist-cards") }),
  /** A Test that is not passed has its penalty instead, for one player or for all. (page 5, Turn Sequence, step 3, 5.1-turn-sequence.md) */
  penalty: rule("A Test that is not passed has its penalty instead, for one player or for all."),
  /** Some player may like it better to fail; mostly at least two want to pass. (page 5, Turn Sequence, step 3, 5.1-turn-sequence.md) */
  preference: note("Some player may like it better to fail; mostly at least two want to pass.", { status: informative("advice; binds nobody") }),
  /** For the Moderates it is mostly the Northern Front whose Tests matter. (page 5, Turn Sequence, step 3, 5.1-turn-sequence.md) */
  northern: note("For the Moderates it is mostly the Northern Front whose Tests matter.", { status: leftToComponent("printed on the cards; components/player-cards and components/fascist-cards") }),
  /** For the Anarchists it is mostly the Aragon Front. (page 5, Turn Sequence, step 3, 5.1-turn-sequence.md) */
  aragon: note("For the Anarchists it is mostly the Aragon Front.", { status: leftToComponent("printed on the cards; components/player-cards and components/fascist-cards") }),
  /** For the Communists it is mostly the Southern Front. (page 5, Turn Sequence, step 3, 5.1-turn-sequence.md) */
  southern: note("For the Communists it is mostly the Southern Front.", { status: leftToComponent("printed on the cards; components/player-cards and components/fascist-cards") }),
  /** Tests on Madrid are mostly about whoever has the Initiative, or about the Government. (page 5, Turn Sequence, step 3, 5.1-turn-sequence.md) */
  madrid: note("Tests on Madrid are mostly about whoever has the Initiative, or about the Government.", { status: leftToComponent("printed on the cards; components/player-cards and components/fascist-cards") }),
  /** Passing a Test brings 2 Hero points to each player who has contributed. (page 5, Turn Sequence, step 3, 5.1-turn-sequence.md) */
  contributors: rule("Passing a Test brings 2 Hero points to each player who has contributed."),
}, {
  oneFront: "Result",
  preference: "Who wants what",
  contributors: "Hero points",
})

/** page 5, Turn Sequence, step 4: Bag of Glory (5.1-turn-sequence.md) */
export const bagOfGlory = section("bagOfGlory", "page 5, Turn Sequence, step 4", "Bag of Glory", {
  /** Whoever has the Initiative puts a token of theirs into the Bag of Glory as each turn ends. (page 5, Turn Sequence, step 4, 5.1-turn-sequence.md) */
  token: rule("Whoever has the Initiative puts a token of theirs into the Bag of Glory as each turn ends."),
  /** As a Year ends, there is another one. (page 5, Turn Sequence, step 4, 5.1-turn-sequence.md) */
  yearToken: rule("As a Year ends, there is another one.", { status: informative("repeats page 10, End of the Year") }),
})

/** page 5, Turn Sequence, step 5: Clearing (5.1-turn-sequence.md) */
export const clearing = section("clearing", "page 5, Turn Sequence, step 5", "Clearing", {
  /** The Fronts are cleared of player tokens. (page 5, Turn Sequence, step 5, 5.1-turn-sequence.md) */
  tokens: rule("The Fronts are cleared of player tokens."),
})

/** page 6, Player Cards, para 1: Player Cards (6.1-player-cards.md) */
export const deck = section("deck", "page 6, Player Cards, para 1", "Player Cards", {
  /** The 18 cards of a deck are of one player alone. (page 6, Player Cards, para 1, 6.1-player-cards.md) */
  own: component("The 18 cards of a deck are of one player alone."),
  /** Of these, 12 have strength 1, 5 have strength 2, and the Leader alone has strength 3. (page 6, Player Cards, para 1, 6.1-player-cards.md) */
  strengths: component("Of these, 12 have strength 1, 5 have strength 2, and the Leader alone has strength 3.", { status: leftToComponent("printed on the cards; components/player-cards and components/fascist-cards") }),
  /** A player has a hand, a discard pile, and a tableau that cards can build. (page 6, Player Cards, para 1, 6.1-player-cards.md) */
  places: rule("A player has a hand, a discard pile, and a tableau that cards can build.", { status: informative("how the table shows it; the state holds the value itself") }),
})

/** page 6, Player Cards, para 2: Hand (6.1-player-cards.md) */
export const hand = section("hand", "page 6, Player Cards, para 2", "Hand", {
  /** Five cards come from the deck to each hand as a Year begins. (page 6, Player Cards, para 2, 6.1-player-cards.md) */
  draw: rule("Five cards come from the deck to each hand as a Year begins.", { status: informative("repeats page 3, Setup, step 5, and page 10, End of the Year") }),
  /** So they have 5 cards in Year 1, 6 in Year 2 and 7 in Year 3. (page 6, Player Cards, para 2, 6.1-player-cards.md) */
  sizes: note("So they have 5 cards in Year 1, 6 in Year 2 and 7 in Year 3.", { status: informative("repeats what the draws and the kept cards come to") }),
})

/** page 6, Player Cards, para 3: Playing a card (6.1-player-cards.md) */
export const playing = section("playing", "page 6, Player Cards, para 3", "Playing a card", {
  /** In each turn every player plays one card of their hand. (page 6, Player Cards, para 3, 6.1-player-cards.md) */
  one: rule("In each turn every player plays one card of their hand."),
  /** There are two ways to play a card: its Event, or its Action Points; never both. (page 6, Player Cards, para 3, 6.1-player-cards.md) */
  twoWays: rule("There are two ways to play a card: its Event, or its Action Points; never both."),
})

/** page 6, Player Cards, para 4: Events (6.1-player-cards.md) */
export const eventOfACard = section("eventOfACard", "page 6, Player Cards, para 4", "Events", {
  /** For its Event, every line of a card is activated, from the first to the last. (page 6, Player Cards, para 4, 6.1-player-cards.md) */
  lines: rule("For its Event, every line of a card is activated, from the first to the last."),
  /** Then it is out of the game, trashed into the box. (page 6, Player Cards, para 4, 6.1-player-cards.md) */
  trashed: rule("Then it is out of the game, trashed into the box."),
  /** The Event of the card shown has Liberty +1 in its first line. (page 6, Player Cards, para 4, 6.1-player-cards.md) */
  libertyFirst: example("The Event of the card shown has Liberty +1 in its first line."),
  /** Events do more at once, and their card will hardly be seen again. (page 6, Player Cards, para 4, 6.1-player-cards.md) */
  larger: note("Events do more at once, and their card will hardly be seen again.", { status: informative("a pointer to another part of the rules") }),
})

/** page 6, Player Cards, para 5: Action Points (6.1-player-cards.md) */
export const actionPoints = section("actionPoints", "page 6, Player Cards, para 5", "Action Points", {
  /** The strength of a card that is played for Action Points is spent in one area of the board. (page 6, Player Cards, para 5, 6.1-player-cards.md) */
  oneArea: rule("The strength of a card that is played for Action Points is spent in one area of the board."),
  /** The player chooses it: one Front, one track, or turning on Bonuses. (page 6, Player Cards, para 5, 6.1-player-cards.md) */
  anyArea: permission("The player chooses it: one Front, one track, or turning on Bonuses."),
  /** For a Front, each point adds Strength: it removes an Attack or adds a Strength token. (page 6, Player Cards, para 5, 6.1-player-cards.md) */
  front: rule("For a Front, each point adds Strength: it removes an Attack or adds a Strength token."),
  /** For a track, each point is one step. (page 6, Player Cards, para 5, 6.1-player-cards.md) */
  track: rule("For a track, each point is one step."),
  /** Up or down, that is for the player to choose. (page 6, Player Cards, para 5, 6.1-player-cards.md) */
  either: permission("Up or down, that is for the player to choose.", { see: ["page 9, Tracks and Triggers, para 1"] }),
  /** On Bonuses, a point is spent to turn one of them on, Morale or Teamwork; both can be turned on. (page 6, Player Cards, para 5, 6.1-player-cards.md) */
  bonuses: permission("On Bonuses, a point is spent to turn one of them on, Morale or Teamwork; both can be turned on."),
  /** With a single point an Attack leaves a Front, or a Strength token comes there. (page 6, Player Cards, para 5, 6.1-player-cards.md) */
  onePoint: example("With a single point an Attack leaves a Front, or a Strength token comes there."),
  /** Each Bonus takes a point. (page 6, Player Cards, para 5, 6.1-player-cards.md) */
  eachBonus: rule("Each Bonus takes a point."),
  /** Action Points are not divided among several areas. (page 6, Player Cards, para 5, 6.1-player-cards.md) */
  undivided: prohibition("Action Points are not divided among several areas."),
  /** Points that are left over are wasted. (page 6, Player Cards, para 5, 6.1-player-cards.md) */
  wasted: rule("Points that are left over are wasted."),
}, {
  oneArea: "Area",
  front: "Points",
  undivided: "Limits",
})

/** page 6, Player Cards, para 6: Tableau (6.1-player-cards.md) */
export const tableau = section("tableau", "page 6, Player Cards, para 6", "Tableau", {
  /** After it was played for Action Points a card lies in the tableau of its player. (page 6, Player Cards, para 6, 6.1-player-cards.md) */
  added: rule("After it was played for Action Points a card lies in the tableau of its player."),
  /** There its icons count for the Morale Bonus. (page 6, Player Cards, para 6, 6.1-player-cards.md) */
  icons: rule("There its icons count for the Morale Bonus.", { status: informative("repeats page 7, Morale Bonus") }),
})

/** page 6, Player Cards, para 7: What is kept (6.1-player-cards.md) */
export const kept = section("kept", "page 6, Player Cards, para 7", "What is kept", {
  /** At the end of a Year most cards of hand and tableau go to the discard pile. (page 6, Player Cards, para 7, 6.1-player-cards.md) */
  discarded: rule("At the end of a Year most cards of hand and tableau go to the discard pile.", { status: informative("repeats page 10, End of the Year") }),
  /** Year 1 ends with one card that may be kept in each of these places, Year 2 with two. (page 6, Player Cards, para 7, 6.1-player-cards.md) */
  allowed: permission("Year 1 ends with one card that may be kept in each of these places, Year 2 with two.", { status: informative("repeats page 10, End of the Year") }),
  /** When the deck runs out and more cards must be drawn, the discard pile becomes the deck. (page 6, Player Cards, para 7, 6.1-player-cards.md) */
  recycled: rule("When the deck runs out and more cards must be drawn, the discard pile becomes the deck."),
})

/** page 7, Morale Bonus, para 1: Morale Bonus (7.1-morale-bonus.md) */
export const morale = section("morale", "page 7, Morale Bonus, para 1", "Morale Bonus", {
  /** The Morale Bonus can be used with a card that is played for Action Points. (page 7, Morale Bonus, para 1, 7.1-morale-bonus.md) */
  use: permission("The Morale Bonus can be used with a card that is played for Action Points."),
  /** It cannot be used unless it is on. (page 7, Morale Bonus, para 1, 7.1-morale-bonus.md) */
  whileOn: prohibition("It cannot be used unless it is on."),
  /** It activates one icon at the left of the card that is played, whichever the player chooses. (page 7, Morale Bonus, para 1, 7.1-morale-bonus.md) */
  icon: rule("It activates one icon at the left of the card that is played, whichever the player chooses."),
  /** The effect is multiplied by how often the icon stands in the tableau, the card itself included. (page 7, Morale Bonus, para 1, 7.1-morale-bonus.md) */
  multiplied: rule("The effect is multiplied by how often the icon stands in the tableau, the card itself included."),
  /** Not more than one icon of the card is activated. (page 7, Morale Bonus, para 1, 7.1-morale-bonus.md) */
  onlyOne: prohibition("Not more than one icon of the card is activated."),
})

/** page 7, Morale Bonus, para 2: Three icons (7.1-morale-bonus.md) */
export const moraleExample = section("moraleExample", "page 7, Morale Bonus, para 2", "Three icons", {
  /** With the card shown, Foreign Aid rises, or the Government moves the way of the player, or Collectivization falls. (page 7, Morale Bonus, para 2, 7.1-morale-bonus.md) */
  choice: example("With the card shown, Foreign Aid rises, or the Government moves the way of the player, or Collectivization falls."),
  /** With two more cards in the tableau that have the icon of Foreign Aid, it rises by 3. (page 7, Morale Bonus, para 2, 7.1-morale-bonus.md) */
  three: example("With two more cards in the tableau that have the icon of Foreign Aid, it rises by 3."),
})

/** page 7, Morale Bonus, para 3: One benefit (7.1-morale-bonus.md) */
export const moraleBenefit = section("moraleBenefit", "page 7, Morale Bonus, para 3", "One benefit", {
  /** A Morale Bonus is one benefit, not several. (page 7, Morale Bonus, para 3, 7.1-morale-bonus.md) */
  one: rule("A Morale Bonus is one benefit, not several."),
  /** Strength of a Morale Bonus is all added to a single Front. (page 7, Morale Bonus, para 3, 7.1-morale-bonus.md) */
  oneFront: prohibition("Strength of a Morale Bonus is all added to a single Front."),
})

/** page 7, Teamwork Bonus, para 1: Teamwork Bonus (7.2-teamwork-bonus.md) */
export const support = section("support", "page 7, Teamwork Bonus, para 1", "Teamwork Bonus", {
  /** A player who strengthens a Front, or removes Attacks from it, places a player token there. (page 7, Teamwork Bonus, para 1, 7.2-teamwork-bonus.md) */
  token: rule("A player who strengthens a Front, or removes Attacks from it, places a player token there."),
  /** A player has only one token on a Front. (page 7, Teamwork Bonus, para 1, 7.2-teamwork-bonus.md) */
  onlyOne: prohibition("A player has only one token on a Front."),
  /** If the Fascist Test is about this Front, and is passed, that player earns 2 Hero points. (page 7, Teamwork Bonus, para 1, 7.2-teamwork-bonus.md) */
  test: rule("If the Fascist Test is about this Front, and is passed, that player earns 2 Hero points.", { status: informative("repeats page 5, Turn Sequence, step 3") }),
  /** A second or third token of another player on the same Front can trigger the Teamwork Bonus. (page 7, Teamwork Bonus, para 1, 7.2-teamwork-bonus.md) */
  trigger: rule("A second or third token of another player on the same Front can trigger the Teamwork Bonus."),
})

/** page 7, Teamwork Bonus, para 2: Teamwork (7.2-teamwork-bonus.md) */
export const teamwork = section("teamwork", "page 7, Teamwork Bonus, para 2", "Teamwork", {
  /** Once a second or third player strengthens the same Front in a turn, that Front gets +1 more, as long as Teamwork is on. (page 7, Teamwork Bonus, para 2, 7.2-teamwork-bonus.md) */
  bonus: rule("Once a second or third player strengthens the same Front in a turn, that Front gets +1 more, as long as Teamwork is on."),
  /** So players profit from acting together. (page 7, Teamwork Bonus, para 2, 7.2-teamwork-bonus.md) */
  coordinated: note("So players profit from acting together.", { status: informative("advice; binds nobody") }),
  /** No player triggers it alone. (page 7, Teamwork Bonus, para 2, 7.2-teamwork-bonus.md) */
  notAlone: prohibition("No player triggers it alone."),
})

/** page 7, Teamwork Bonus, para 3: End of the turn (7.2-teamwork-bonus.md) */
export const supportEnds = section("supportEnds", "page 7, Teamwork Bonus, para 3", "End of the turn", {
  /** When a turn ends, all player tokens leave the Fronts. (page 7, Teamwork Bonus, para 3, 7.2-teamwork-bonus.md) */
  removed: rule("When a turn ends, all player tokens leave the Fronts.", { status: informative("repeats page 5, Turn Sequence, step 5") }),
})

/** page 7, Hero Points, para 1: Hero Points (7.3-hero-points.md) */
export const earning = section("earning", "page 7, Hero Points, para 1", "Hero Points", {
  /** Hero points are what players pay with; they are mostly earned on the Fronts. (page 7, Hero Points, para 1, 7.3-hero-points.md) */
  currency: note("Hero points are what players pay with; they are mostly earned on the Fronts.", { status: informative("a pointer to another part of the rules") }),
  /** A player who brings a Front above 0 that was not, by strengthening it, earns a Hero point at once. (page 7, Hero Points, para 1, 7.3-hero-points.md) */
  control: rule("A player who brings a Front above 0 that was not, by strengthening it, earns a Hero point at once."),
  /** Success on a Test brings 2 Hero points to each who has contributed. (page 7, Hero Points, para 1, 7.3-hero-points.md) */
  tests: rule("Success on a Test brings 2 Hero points to each who has contributed.", { status: informative("repeats page 5, Turn Sequence, step 3") }),
  /** Only strengthening the Front in this turn counts. (page 7, Hero Points, para 1, 7.3-hero-points.md) */
  testSameTurn: rule("Only strengthening the Front in this turn counts."),
  /** Victory on a Front brings 3 Hero points to each of its contributors. (page 7, Hero Points, para 1, 7.3-hero-points.md) */
  victories: rule("Victory on a Front brings 3 Hero points to each of its contributors.", { status: informative("repeats page 8, Victory on a Front") }),
  /** Here, too, only strengthening the Front in this turn counts. (page 7, Hero Points, para 1, 7.3-hero-points.md) */
  victorySameTurn: rule("Here, too, only strengthening the Front in this turn counts."),
  /** Events and Medallions can bring Hero points. (page 7, Hero Points, para 1, 7.3-hero-points.md) */
  more: note("Events and Medallions can bring Hero points.", { status: informative("a pointer to another part of the rules") }),
  /** Hero points that are not in the supply are not received. (page 7, Hero Points, para 1, 7.3-hero-points.md) */
  supply: prohibition("Hero points that are not in the supply are not received."),
  /** If several earn Hero points at once and they run short, the Initiative player receives first, then the others in turn order. (page 7, Hero Points, para 1, 7.3-hero-points.md) */
  shortage: rule("If several earn Hero points at once and they run short, the Initiative player receives first, then the others in turn order."),
})

/** page 7, Hero Points, para 2: Spending Hero points (7.3-hero-points.md) */
export const spending = section("spending", "page 7, Hero Points, para 2", "Spending Hero points", {
  /** In their own turn players can spend as many Hero points as they like, whenever they like. (page 7, Hero Points, para 2, 7.3-hero-points.md) */
  anyTime: permission("In their own turn players can spend as many Hero points as they like, whenever they like."),
  /** In no other turn do they spend any. (page 7, Hero Points, para 2, 7.3-hero-points.md) */
  ownTurn: prohibition("In no other turn do they spend any."),
  /** 1 Hero point pays for a card. (page 7, Hero Points, para 2, 7.3-hero-points.md) */
  draw: rule("1 Hero point pays for a card."),
  /** 2 Hero points turn a Bonus on. (page 7, Hero Points, para 2, 7.3-hero-points.md) */
  bonus: rule("2 Hero points turn a Bonus on."),
  /** 2 Hero points pay for a step of Soviet Support, or of Foreign Aid. (page 7, Hero Points, para 2, 7.3-hero-points.md) */
  supports: rule("2 Hero points pay for a step of Soviet Support, or of Foreign Aid."),
  /** 3 Hero points pay for a step of Liberty, or of Collectivization. (page 7, Hero Points, para 2, 7.3-hero-points.md) */
  liberties: rule("3 Hero points pay for a step of Liberty, or of Collectivization."),
  /** 4 Hero points pay for a step of the Government. (page 7, Hero Points, para 2, 7.3-hero-points.md) */
  government: rule("4 Hero points pay for a step of the Government."),
  /** Some Medallions cost Hero points to be used. (page 7, Hero Points, para 2, 7.3-hero-points.md) */
  medallions: note("Some Medallions cost Hero points to be used.", { status: informative("a pointer to another part of the rules") }),
  /** Only a player who has acquired such a Medallion uses it. (page 7, Hero Points, para 2, 7.3-hero-points.md) */
  acquired: prohibition("Only a player who has acquired such a Medallion uses it."),
})

/** page 7, Hero Points, para 3: Losing Hero points (7.3-hero-points.md) */
export const losingHeroPoints = section("losingHeroPoints", "page 7, Hero Points, para 3", "Losing Hero points", {
  /** Fascist cards can cost Hero points, and cards of others can steal them. (page 7, Hero Points, para 3, 7.3-hero-points.md) */
  lost: rule("Fascist cards can cost Hero points, and cards of others can steal them."),
})

/** page 8, Victory on a Front, para 1: Victory on a Front (8.1-victory-on-a-front.md) */
export const victory = section("victory", "page 8, Victory on a Front, para 1", "Victory on a Front", {
  /** Reaching +10 is Victory on a Front, without delay. (page 8, Victory on a Front, para 1, 8.1-victory-on-a-front.md) */
  atOnce: rule("Reaching +10 is Victory on a Front, without delay.", { status: informative("repeats page 4, Winning and Losing") }),
  /** A card that says so covers the Front. (page 8, Victory on a Front, para 1, 8.1-victory-on-a-front.md) */
  card: rule("A card that says so covers the Front.", { status: informative("how the table shows it; the state holds the value itself") }),
  /** Nothing Attacks or damages a victorious Front ever again. (page 8, Victory on a Front, para 1, 8.1-victory-on-a-front.md) */
  neverDamaged: prohibition("Nothing Attacks or damages a victorious Front ever again."),
  /** Each player with a contribution to it in the present turn gets 3 Hero points. (page 8, Victory on a Front, para 1, 8.1-victory-on-a-front.md) */
  heroPoints: rule("Each player with a contribution to it in the present turn gets 3 Hero points."),
  /** A Fascist Attack on it instead Attacks a Front of the Initiative player's choice. (page 8, Victory on a Front, para 1, 8.1-victory-on-a-front.md) */
  attacksElsewhere: rule("A Fascist Attack on it instead Attacks a Front of the Initiative player's choice."),
  /** A Test on it is passed, whatever happens. (page 8, Victory on a Front, para 1, 8.1-victory-on-a-front.md) */
  testsPass: rule("A Test on it is passed, whatever happens."),
  /** Whatever player cards do to it, their player can do to a Front of their choice. (page 8, Victory on a Front, para 1, 8.1-victory-on-a-front.md) */
  cardsElsewhere: permission("Whatever player cards do to it, their player can do to a Front of their choice."),
})

/** page 8, Victory on a Front, para 2: Closest to Victory (8.1-victory-on-a-front.md) */
export const closestToVictory = section("closestToVictory", "page 8, Victory on a Front, para 2", "Closest to Victory", {
  /** Closest to Victory is whichever Front has the least way to +10. (page 8, Victory on a Front, para 2, 8.1-victory-on-a-front.md) */
  value: rule("Closest to Victory is whichever Front has the least way to +10."),
  /** The Initiative player breaks a tie among those closest to Victory. (page 8, Victory on a Front, para 2, 8.1-victory-on-a-front.md) */
  ties: rule("The Initiative player breaks a tie among those closest to Victory."),
})

/** page 8, Defeat on a Front, para 1: Defeat on a Front (8.2-defeat-on-a-front.md) */
export const defeat = section("defeat", "page 8, Defeat on a Front, para 1", "Defeat on a Front", {
  /** Reaching -10 is Defeat on a Front, without delay. (page 8, Defeat on a Front, para 1, 8.2-defeat-on-a-front.md) */
  atOnce: rule("Reaching -10 is Defeat on a Front, without delay.", { status: informative("repeats page 4, Winning and Losing") }),
  /** A card that says so covers the Front. (page 8, Defeat on a Front, para 1, 8.2-defeat-on-a-front.md) */
  card: rule("A card that says so covers the Front.", { status: informative("how the table shows it; the state holds the value itself") }),
  /** Nothing strengthens or restores a defeated Front ever again. (page 8, Defeat on a Front, para 1, 8.2-defeat-on-a-front.md) */
  neverAgain: prohibition("Nothing strengthens or restores a defeated Front ever again."),
  /** Defeat of Madrid, or of a second Front, ends the game, and nobody wins. (page 8, Defeat on a Front, para 1, 8.2-defeat-on-a-front.md) */
  lost: rule("Defeat of Madrid, or of a second Front, ends the game, and nobody wins.", { status: informative("repeats page 4, Winning and Losing") }),
})

/** page 8, Defeat on a Front, para 2: Effects of Defeat (8.2-defeat-on-a-front.md) */
export const defeatEffects = section("defeatEffects", "page 8, Defeat on a Front, para 2", "Effects of Defeat", {
  /** Defeat on a Front turns off the Morale Bonus at once. (page 8, Defeat on a Front, para 2, 8.2-defeat-on-a-front.md) */
  moraleOff: rule("Defeat on a Front turns off the Morale Bonus at once."),
  /** Three tracks fall a step: Collectivization, Foreign Aid and Soviet Support. (page 8, Defeat on a Front, para 2, 8.2-defeat-on-a-front.md) */
  tracks: rule("Three tracks fall a step: Collectivization, Foreign Aid and Soviet Support."),
  /** Attacks that Fascists make on it later fall elsewhere: on whichever remaining Front is closest to Defeat. (page 8, Defeat on a Front, para 2, 8.2-defeat-on-a-front.md) */
  attacksElsewhere: rule("Attacks that Fascists make on it later fall elsewhere: on whichever remaining Front is closest to Defeat."),
  /** A Test on it fails, whatever happens. (page 8, Defeat on a Front, para 2, 8.2-defeat-on-a-front.md) */
  testsFail: rule("A Test on it fails, whatever happens."),
  /** What a player card does to it happens, of necessity, to whichever remaining Front is closest to Defeat. (page 8, Defeat on a Front, para 2, 8.2-defeat-on-a-front.md) */
  cardsElsewhere: rule("What a player card does to it happens, of necessity, to whichever remaining Front is closest to Defeat."),
})

/** page 8, Defeat on a Front, para 3: Closest to Defeat (8.2-defeat-on-a-front.md) */
export const closestToDefeat = section("closestToDefeat", "page 8, Defeat on a Front, para 3", "Closest to Defeat", {
  /** Closest to Defeat is whichever Front has the least way to -10. (page 8, Defeat on a Front, para 3, 8.2-defeat-on-a-front.md) */
  value: rule("Closest to Defeat is whichever Front has the least way to -10."),
  /** The Initiative player breaks a tie among those closest to Defeat. (page 8, Defeat on a Front, para 3, 8.2-defeat-on-a-front.md) */
  ties: rule("The Initiative player breaks a tie among those closest to Defeat."),
})

/** page 9, Tracks and Triggers, para 1: Tracks and Triggers (9.1-tracks-and-triggers.md) */
export const belonging = section("belonging", "page 9, Tracks and Triggers, para 1", "Tracks and Triggers", {
  /** A player has two tracks. (page 9, Tracks and Triggers, para 1, 9.1-tracks-and-triggers.md) */
  two: rule("A player has two tracks.", { status: informative("repeats the three statements after it") }),
  /** Liberty and Collectivization belong to the Anarchists, who want them high. (page 9, Tracks and Triggers, para 1, 9.1-tracks-and-triggers.md) */
  anarchists: rule("Liberty and Collectivization belong to the Anarchists, who want them high."),
  /** Soviet Support belongs to the Communists, and they pull the Government to the left, to low values. (page 9, Tracks and Triggers, para 1, 9.1-tracks-and-triggers.md) */
  communists: rule("Soviet Support belongs to the Communists, and they pull the Government to the left, to low values."),
  /** Foreign Aid belongs to the Moderates, and they pull the Government to the right, to high values. (page 9, Tracks and Triggers, para 1, 9.1-tracks-and-triggers.md) */
  moderates: rule("Foreign Aid belongs to the Moderates, and they pull the Government to the right, to high values."),
})

/** page 9, Tracks and Triggers, para 2: Dependent tracks (9.1-tracks-and-triggers.md) */
export const dependence = section("dependence", "page 9, Tracks and Triggers, para 2", "Dependent tracks", {
  /** For every player one of the two tracks depends on the other one. (page 9, Tracks and Triggers, para 2, 9.1-tracks-and-triggers.md) */
  one: note("For every player one of the two tracks depends on the other one.", { status: informative("advice; binds nobody") }),
  /** Space 7 is as far as Liberty goes, except while Collectivization is at least 8. (page 9, Tracks and Triggers, para 2, 9.1-tracks-and-triggers.md) */
  liberty: prohibition("Space 7 is as far as Liberty goes, except while Collectivization is at least 8."),
  /** Below 3 the Government goes only with Soviet Support at 8 or more. (page 9, Tracks and Triggers, para 2, 9.1-tracks-and-triggers.md) */
  communists: prohibition("Below 3 the Government goes only with Soviet Support at 8 or more."),
  /** Above 7 the Government goes only with Foreign Aid at 8 or more. (page 9, Tracks and Triggers, para 2, 9.1-tracks-and-triggers.md) */
  moderates: prohibition("Above 7 the Government goes only with Foreign Aid at 8 or more."),
  /** A Standee that is in such an area is not moved back if the track on which it depends drops below 8. (page 9, Tracks and Triggers, para 2, 9.1-tracks-and-triggers.md) */
  remains: exception("A Standee that is in such an area is not moved back if the track on which it depends drops below 8.", { status: informative("nothing in the rules moves it back") }),
  /** From there it goes no further until that track has 8 or more again. (page 9, Tracks and Triggers, para 2, 9.1-tracks-and-triggers.md) */
  noFurther: prohibition("From there it goes no further until that track has 8 or more again."),
})

/** page 9, Tracks and Triggers, para 3: Triggers (9.1-tracks-and-triggers.md) */
export const triggers = section("triggers", "page 9, Tracks and Triggers, para 3", "Triggers", {
  /** An icon on a track takes effect at once when the Standee moves to its space or through it. (page 9, Tracks and Triggers, para 3, 9.1-tracks-and-triggers.md) */
  atOnce: rule("An icon on a track takes effect at once when the Standee moves to its space or through it."),
  /** A Blank marker then covers the icon: the trigger is extinguished. (page 9, Tracks and Triggers, para 3, 9.1-tracks-and-triggers.md) */
  blank: rule("A Blank marker then covers the icon: the trigger is extinguished."),
  /** Space 6 of Liberty and of Collectivization has an Anarchist flag, which is no trigger. (page 9, Tracks and Triggers, para 3, 9.1-tracks-and-triggers.md) */
  flag: exception("Space 6 of Liberty and of Collectivization has an Anarchist flag, which is no trigger.", { status: informative("repeats page 4, Initiative") }),
  /** It gets no Blank marker. (page 9, Tracks and Triggers, para 3, 9.1-tracks-and-triggers.md) */
  flagStays: prohibition("It gets no Blank marker.", { status: informative("repeats the same: it is no trigger") }),
})

/** page 9, Tracks and Triggers, para 4: Morale Bonus off (9.1-tracks-and-triggers.md) */
export const moraleTrigger = section("moraleTrigger", "page 9, Tracks and Triggers, para 4", "Morale Bonus off", {
  /** What turns off the Morale Bonus, at the bottom of every track, stays open: no Blank marker comes there. (page 9, Tracks and Triggers, para 4, 9.1-tracks-and-triggers.md) */
  notCovered: exception("What turns off the Morale Bonus, at the bottom of every track, stays open: no Blank marker comes there."),
  /** A track that reaches 0 turns off the Morale Bonus, every time. (page 9, Tracks and Triggers, para 4, 9.1-tracks-and-triggers.md) */
  off: rule("A track that reaches 0 turns off the Morale Bonus, every time."),
  /** So it is when a Front falls to Defeat. (page 9, Tracks and Triggers, para 4, 9.1-tracks-and-triggers.md) */
  defeat: rule("So it is when a Front falls to Defeat.", { status: informative("repeats page 8, Defeat on a Front") }),
  /** That can happen several times in a game. (page 9, Tracks and Triggers, para 4, 9.1-tracks-and-triggers.md) */
  often: note("That can happen several times in a game.", { status: informative("repeats that the icon is not covered") }),
})

/** page 9, Tracks and Triggers, para 5: The center (9.1-tracks-and-triggers.md) */
export const government = section("government", "page 9, Tracks and Triggers, para 5", "The center", {
  /** Spaces 5 and 6 of the Government track have its center between them. (page 9, Tracks and Triggers, para 5, 9.1-tracks-and-triggers.md) */
  center: definition("Spaces 5 and 6 of the Government track have its center between them."),
  /** Towards Center is exactly one step. (page 9, Tracks and Triggers, para 5, 9.1-tracks-and-triggers.md) */
  towards: rule("Towards Center is exactly one step."),
  /** That step can cross the center and so give control to the other player. (page 9, Tracks and Triggers, para 5, 9.1-tracks-and-triggers.md) */
  across: rule("That step can cross the center and so give control to the other player."),
  /** So it goes from 6 to 5, and then it is the Communists who control the Government. (page 9, Tracks and Triggers, para 5, 9.1-tracks-and-triggers.md) */
  fromSix: example("So it goes from 6 to 5, and then it is the Communists who control the Government."),
  /** Away from Center is a step towards the end of whoever controls the Government. (page 9, Tracks and Triggers, para 5, 9.1-tracks-and-triggers.md) */
  away: rule("Away from Center is a step towards the end of whoever controls the Government."),
})

/** page 9, Tracks and Triggers, para 6: +1 to a Front (9.1-tracks-and-triggers.md) */
export const ownTriggers = section("ownTriggers", "page 9, Tracks and Triggers, para 6", "+1 to a Front", {
  /** Where +1 to a Front is triggered, the player to whom the track belongs decides which Front gets it. (page 9, Tracks and Triggers, para 6, 9.1-tracks-and-triggers.md) */
  strength: rule("Where +1 to a Front is triggered, the player to whom the track belongs decides which Front gets it."),
  /** That holds whoever has moved the track. (page 9, Tracks and Triggers, para 6, 9.1-tracks-and-triggers.md) */
  whoever: rule("That holds whoever has moved the track."),
  /** So it is for the Moderates to say which Front, when the Communists bring Foreign Aid to 7. (page 9, Tracks and Triggers, para 6, 9.1-tracks-and-triggers.md) */
  foreignAid: example("So it is for the Moderates to say which Front, when the Communists bring Foreign Aid to 7."),
})

/** page 10, Medallions, para 1: Medallions (10.1-medallions.md) */
export const medallions = section("medallions", "page 10, Medallions, para 1", "Medallions", {
  /** A player whose track is as far as it goes has earned a Medallion, which they may take if one is there. (page 10, Medallions, para 1, 10.1-medallions.md) */
  maxedOut: permission("A player whose track is as far as it goes has earned a Medallion, which they may take if one is there."),
  /** A track that is maxed out goes no further. (page 10, Medallions, para 1, 10.1-medallions.md) */
  end: definition("A track that is maxed out goes no further."),
  /** The Government has that trigger for the Communists on space 1. (page 10, Medallions, para 1, 10.1-medallions.md) */
  governmentAtOne: component("The Government has that trigger for the Communists on space 1."),
  /** So one is earned for the Communists as soon as the Government is there. (page 10, Medallions, para 1, 10.1-medallions.md) */
  communists: example("So one is earned for the Communists as soon as the Government is there."),
  /** Five random Medallions are there at the beginning. (page 10, Medallions, para 1, 10.1-medallions.md) */
  five: note("Five random Medallions are there at the beginning.", { status: informative("repeats page 3, Setup, step 4") }),
  /** The player who earns one chooses it. (page 10, Medallions, para 1, 10.1-medallions.md) */
  choice: permission("The player who earns one chooses it."),
  /** When no Medallion is left, the player receives none. (page 10, Medallions, para 1, 10.1-medallions.md) */
  none: rule("When no Medallion is left, the player receives none."),
})

/** page 10, Medallions, para 2: Kinds of Medallions (10.1-medallions.md) */
export const kindsOfMedallions = section("kindsOfMedallions", "page 10, Medallions, para 2", "Kinds of Medallions", {
  /** Some give something once, others last, others are a new way to use Hero points. (page 10, Medallions, para 2, 10.1-medallions.md) */
  kinds: note("Some give something once, others last, others are a new way to use Hero points.", { status: informative("repeats Appendix 2") }),
  /** Appendix 2 lists them. (page 10, Medallions, para 2, 10.1-medallions.md) */
  list: note("Appendix 2 lists them.", { status: informative("a pointer to another part of the rules") }),
})

/** page 10, Final Bid for Glory, para 1: Final Bid for Glory (10.2-final-bid.md) */
export const bid = section("bid", "page 10, Final Bid for Glory, para 1", "Final Bid for Glory", {
  /** In the last turn of the game there is a Final Bid after the Fascist Event. (page 10, Final Bid for Glory, para 1, 10.2-final-bid.md) */
  lastTurn: rule("In the last turn of the game there is a Final Bid after the Fascist Event."),
  /** Each player chooses cards of their hand as their bid, all at the same time. (page 10, Final Bid for Glory, para 1, 10.2-final-bid.md) */
  choose: rule("Each player chooses cards of their hand as their bid, all at the same time."),
  /** A bid is at most 3 cards. (page 10, Final Bid for Glory, para 1, 10.2-final-bid.md) */
  upToThree: prohibition("A bid is at most 3 cards."),
  /** Cards of a bid are not played. (page 10, Final Bid for Glory, para 1, 10.2-final-bid.md) */
  notPlayed: prohibition("Cards of a bid are not played."),
  /** Afterwards they are discarded. (page 10, Final Bid for Glory, para 1, 10.2-final-bid.md) */
  discarded: rule("Afterwards they are discarded."),
})

/** page 10, Final Bid for Glory, para 2: The winner of the bid (10.2-final-bid.md) */
export const bidWinner = section("bidWinner", "page 10, Final Bid for Glory, para 2", "The winner of the bid", {
  /** The Final Bid is won by the bid with most Action Points. (page 10, Final Bid for Glory, para 2, 10.2-final-bid.md) */
  most: rule("The Final Bid is won by the bid with most Action Points."),
  /** The winner puts a token of theirs directly into the Glory area, past the Bag. (page 10, Final Bid for Glory, para 2, 10.2-final-bid.md) */
  direct: rule("The winner puts a token of theirs directly into the Glory area, past the Bag."),
})

/** page 10, Final Bid for Glory, para 3: After the bid (10.2-final-bid.md) */
export const afterBid = section("afterBid", "page 10, Final Bid for Glory, para 3", "After the bid", {
  /** After the bid the turn goes on as ever: a card is chosen and played, the Test is resolved. (page 10, Final Bid for Glory, para 3, 10.2-final-bid.md) */
  asEver: rule("After the bid the turn goes on as ever: a card is chosen and played, the Test is resolved."),
  /** Two more tokens of the Initiative player are the last to come into the Bag of Glory. (page 10, Final Bid for Glory, para 3, 10.2-final-bid.md) */
  lastTokens: rule("Two more tokens of the Initiative player are the last to come into the Bag of Glory.", { status: informative("repeats page 5, Turn Sequence, step 4, and page 10, End of the Year") }),
})

/** page 10, End of the Year, para 1: End of the Year (10.3-end-of-the-year.md) */
export const endOfYear = section("endOfYear", "page 10, End of the Year, para 1", "End of the Year", {
  /** A Year ends when its fourth turn is over. (page 10, End of the Year, para 1, 10.3-end-of-the-year.md) */
  afterFour: rule("A Year ends when its fourth turn is over."),
  /** On top of the token for the turn, one more of the Initiative player goes into the Bag of Glory. (page 10, End of the Year, para 1, 10.3-end-of-the-year.md) */
  token: rule("On top of the token for the turn, one more of the Initiative player goes into the Bag of Glory."),
})

/** page 10, End of the Year, para 2: End of Year 1 (10.3-end-of-the-year.md) */
export const endOfYear1 = section("endOfYear1", "page 10, End of the Year, para 2", "End of Year 1", {
  /** One token is pulled from the Bag of Glory after Year 1, and scored. (page 10, End of the Year, para 2, 10.3-end-of-the-year.md) */
  pull: rule("One token is pulled from the Bag of Glory after Year 1, and scored."),
  /** A Hero point goes to each of those two whose token it was not. (page 10, End of the Year, para 2, 10.3-end-of-the-year.md) */
  others: rule("A Hero point goes to each of those two whose token it was not."),
  /** From hand and from tableau, each player may keep one card. (page 10, End of the Year, para 2, 10.3-end-of-the-year.md) */
  keep: permission("From hand and from tableau, each player may keep one card."),
  /** Whatever is not kept is discarded. (page 10, End of the Year, para 2, 10.3-end-of-the-year.md) */
  discard: rule("Whatever is not kept is discarded."),
  /** The Initiative token is turned: Year 2 goes counter-clockwise. (page 10, End of the Year, para 2, 10.3-end-of-the-year.md) */
  flip: rule("The Initiative token is turned: Year 2 goes counter-clockwise.", { status: informative("repeats page 5, Turn Sequence, step 2") }),
  /** Then everybody draws 5 cards. (page 10, End of the Year, para 2, 10.3-end-of-the-year.md) */
  draw: rule("Then everybody draws 5 cards."),
  /** The Fascist deck of Year 2 takes the place of that of Year 1. (page 10, End of the Year, para 2, 10.3-end-of-the-year.md) */
  fascists: rule("The Fascist deck of Year 2 takes the place of that of Year 1."),
})

/** page 10, End of the Year, para 3: End of Year 2 (10.3-end-of-the-year.md) */
export const endOfYear2 = section("endOfYear2", "page 10, End of the Year, para 3", "End of Year 2", {
  /** Two tokens are pulled from the Bag of Glory after Year 2. (page 10, End of the Year, para 3, 10.3-end-of-the-year.md) */
  pull: rule("Two tokens are pulled from the Bag of Glory after Year 2."),
  /** Whoever has scored nothing by this gets 2 Hero points. (page 10, End of the Year, para 3, 10.3-end-of-the-year.md) */
  others: rule("Whoever has scored nothing by this gets 2 Hero points."),
  /** From hand and from tableau, everybody may keep two cards. (page 10, End of the Year, para 3, 10.3-end-of-the-year.md) */
  keep: permission("From hand and from tableau, everybody may keep two cards."),
  /** The rest goes to the discard piles of its players. (page 10, End of the Year, para 3, 10.3-end-of-the-year.md) */
  discard: rule("The rest goes to the discard piles of its players."),
  /** The Initiative token is turned: Year 3 goes clockwise. (page 10, End of the Year, para 3, 10.3-end-of-the-year.md) */
  flip: rule("The Initiative token is turned: Year 3 goes clockwise.", { status: informative("repeats page 5, Turn Sequence, step 2") }),
  /** Then everybody draws 5 cards. (page 10, End of the Year, para 3, 10.3-end-of-the-year.md) */
  draw: rule("Then everybody draws 5 cards."),
  /** The Fascist deck of Year 3 takes the place of that of Year 2. (page 10, End of the Year, para 3, 10.3-end-of-the-year.md) */
  fascists: rule("The Fascist deck of Year 3 takes the place of that of Year 2."),
})

/** page 10, End of the Year, para 4: End of Year 3 (10.3-end-of-the-year.md) */
export const endOfYear3 = section("endOfYear3", "page 10, End of the Year, para 4", "End of Year 3", {
  /** After Year 3 it is seen whether the war is won, with three Fronts above 0. (page 10, End of the Year, para 4, 10.3-end-of-the-year.md) */
  war: rule("After Year 3 it is seen whether the war is won, with three Fronts above 0.", { status: informative("repeats page 4, Winning and Losing") }),
  /** A war that is won has the last 5 tokens pulled from the Bag. (page 10, End of the Year, para 4, 10.3-end-of-the-year.md) */
  lastFive: rule("A war that is won has the last 5 tokens pulled from the Bag."),
  /** Most Glory wins, and a tie is for the Initiative to break. (page 10, End of the Year, para 4, 10.3-end-of-the-year.md) */
  most: rule("Most Glory wins, and a tie is for the Initiative to break.", { status: informative("repeats page 4, Winning and Losing") }),
})

/** page 11, Appendix 1: Symbol Key (11.1-symbol-key.md) */
export const symbols = section("symbols", "page 11, Appendix 1", "Symbol Key", {
  /** There is a symbol for each faction: what follows is for its player. (page 11, Appendix 1, 11.1-symbol-key.md) */
  factions: definition("There is a symbol for each faction: what follows is for its player."),
  /** A symbol means the Initiative player. (page 11, Appendix 1, 11.1-symbol-key.md) */
  initiative: definition("A symbol means the Initiative player."),
  /** A symbol means the Government: its track, or the player who controls it. (page 11, Appendix 1, 11.1-symbol-key.md) */
  government: definition("A symbol means the Government: its track, or the player who controls it."),
  /** A symbol is a Hero point, gained or lost. (page 11, Appendix 1, 11.1-symbol-key.md) */
  heroPoint: definition("A symbol is a Hero point, gained or lost."),
  /** A symbol means the player with most Hero points. (page 11, Appendix 1, 11.1-symbol-key.md) */
  most: definition("A symbol means the player with most Hero points."),
  /** Where it has a plus, that player gains a Hero point. (page 11, Appendix 1, 11.1-symbol-key.md) */
  mostGains: definition("Where it has a plus, that player gains a Hero point."),
  /** Where it has a minus, that player loses one. (page 11, Appendix 1, 11.1-symbol-key.md) */
  mostLoses: definition("Where it has a minus, that player loses one."),
  /** A symbol is the claim to a Medallion. (page 11, Appendix 1, 11.1-symbol-key.md) */
  medallion: definition("A symbol is the claim to a Medallion."),
  /** Each of the five tracks has a symbol. (page 11, Appendix 1, 11.1-symbol-key.md) */
  tracks: definition("Each of the five tracks has a symbol."),
  /** +1 to a Front is a symbol. (page 11, Appendix 1, 11.1-symbol-key.md) */
  strength: definition("+1 to a Front is a symbol."),
  /** -1 to a Front is a symbol. (page 11, Appendix 1, 11.1-symbol-key.md) */
  attack: definition("-1 to a Front is a symbol."),
  /** Success and failure on the Fascist Test have symbols. (page 11, Appendix 1, 11.1-symbol-key.md) */
  success: component("Success and failure on the Fascist Test have symbols.", { status: informative("how the table shows it; the state holds the value itself") }),
  /** A symbol moves the Government away from its center. (page 11, Appendix 1, 11.1-symbol-key.md) */
  away: definition("A symbol moves the Government away from its center."),
  /** A symbol moves the Government towards its center. (page 11, Appendix 1, 11.1-symbol-key.md) */
  towards: definition("A symbol moves the Government towards its center."),
  /** A symbol draws a card. (page 11, Appendix 1, 11.1-symbol-key.md) */
  card: definition("A symbol draws a card."),
  /** A symbol turns the Morale Bonus off. (page 11, Appendix 1, 11.1-symbol-key.md) */
  moraleOff: definition("A symbol turns the Morale Bonus off."),
  /** A symbol turns the Morale Bonus on. (page 11, Appendix 1, 11.1-symbol-key.md) */
  moraleOn: definition("A symbol turns the Morale Bonus on."),
  /** A symbol plays a card. (page 11, Appendix 1, 11.1-symbol-key.md) */
  play: definition("A symbol plays a card."),
  /** A symbol stands for increase or decrease. (page 11, Appendix 1, 11.1-symbol-key.md) */
  either: definition("A symbol stands for increase or decrease."),
}, {
  factions: "Players",
  heroPoint: "Hero points",
  medallion: "Medallions, tracks, Fronts",
  away: "Effects",
})

/** page 11, Appendix 1, Attack on Fronts: Attack on Fronts (11.1-symbol-key.md) */
export const attackLetters = section("attackLetters", "page 11, Appendix 1, Attack on Fronts", "Attack on Fronts", {
  /** Madrid, Aragon, Southern and Northern have a letter each. (page 11, Appendix 1, Attack on Fronts, 11.1-symbol-key.md) */
  names: definition("Madrid, Aragon, Southern and Northern have a letter each.", { status: informative("how the table shows it; the state holds the value itself") }),
  /** So have the Fronts closest to Defeat and to Victory. (page 11, Appendix 1, Attack on Fronts, 11.1-symbol-key.md) */
  closest: definition("So have the Fronts closest to Defeat and to Victory.", { status: informative("how the table shows it; the state holds the value itself") }),
})

/** page 11, Appendix 2, Immediate One Time Bonuses: Immediate One Time Bonuses (11.2-medallions.md) */
export const onceMedallions = section("onceMedallions", "page 11, Appendix 2, Immediate One Time Bonuses", "Immediate One Time Bonuses", {
  /** Token: one more player token goes into the Bag of Glory. (page 11, Appendix 2, Immediate One Time Bonuses, 11.2-medallions.md) */
  token: rule("Token: one more player token goes into the Bag of Glory."),
  /** Seven Hero points: the player gains 7 Hero points. (page 11, Appendix 2, Immediate One Time Bonuses, 11.2-medallions.md) */
  sevenHeroPoints: rule("Seven Hero points: the player gains 7 Hero points."),
  /** Another card: the player plays another card. (page 11, Appendix 2, Immediate One Time Bonuses, 11.2-medallions.md) */
  anotherCard: rule("Another card: the player plays another card."),
})

/** page 11, Appendix 2, Permanent Upgrades: Permanent Upgrades (11.2-medallions.md) */
export const lastingMedallions = section("lastingMedallions", "page 11, Appendix 2, Permanent Upgrades", "Permanent Upgrades", {
  /** Strategy: when supporting a Front, the player adds 1 extra Strength. (page 11, Appendix 2, Permanent Upgrades, 11.2-medallions.md) */
  strategy: rule("Strategy: when supporting a Front, the player adds 1 extra Strength."),
  /** Strategy does so only once in a turn. (page 11, Appendix 2, Permanent Upgrades, 11.2-medallions.md) */
  strategyOnce: prohibition("Strategy does so only once in a turn."),
  /** Successes: each Test that is passed brings the player 2 extra Hero points. (page 11, Appendix 2, Permanent Upgrades, 11.2-medallions.md) */
  successes: rule("Successes: each Test that is passed brings the player 2 extra Hero points."),
  /** That is so even if the player did not support the Front. (page 11, Appendix 2, Permanent Upgrades, 11.2-medallions.md) */
  withoutSupport: exception("That is so even if the player did not support the Front."),
  /** Archives: whenever the player draws from their deck, it is one card more. (page 11, Appendix 2, Permanent Upgrades, 11.2-medallions.md) */
  archives: rule("Archives: whenever the player draws from their deck, it is one card more."),
  /** Archives: at the end of a Year the player may keep one card more in hand. (page 11, Appendix 2, Permanent Upgrades, 11.2-medallions.md) */
  keep: permission("Archives: at the end of a Year the player may keep one card more in hand."),
  /** Archives lets no more cards be kept in the tableau. (page 11, Appendix 2, Permanent Upgrades, 11.2-medallions.md) */
  notTableau: prohibition("Archives lets no more cards be kept in the tableau."),
})

/** page 11, Appendix 2, Utilize Hero Points: Utilize Hero Points (11.2-medallions.md) */
export const payingMedallions = section("payingMedallions", "page 11, Appendix 2, Utilize Hero Points", "Utilize Hero Points", {
  /** Volunteers: any number of Hero points can be made into Strength, on any Fronts. (page 11, Appendix 2, Utilize Hero Points, 11.2-medallions.md) */
  volunteers: permission("Volunteers: any number of Hero points can be made into Strength, on any Fronts."),
  /** Volunteers: each Hero point is 1 Strength. (page 11, Appendix 2, Utilize Hero Points, 11.2-medallions.md) */
  volunteersPrice: rule("Volunteers: each Hero point is 1 Strength."),
  /** Intelligence: a Blank marker is taken from a track. (page 11, Appendix 2, Utilize Hero Points, 11.2-medallions.md) */
  intelligence: permission("Intelligence: a Blank marker is taken from a track."),
  /** Intelligence costs 1 Hero point. (page 11, Appendix 2, Utilize Hero Points, 11.2-medallions.md) */
  intelligencePrice: rule("Intelligence costs 1 Hero point."),
  /** Intelligence does so only once in a turn. (page 11, Appendix 2, Utilize Hero Points, 11.2-medallions.md) */
  intelligenceOnce: prohibition("Intelligence does so only once in a turn."),
  /** Organization: an icon of the card that is played counts once more for the Morale Bonus. (page 11, Appendix 2, Utilize Hero Points, 11.2-medallions.md) */
  organization: permission("Organization: an icon of the card that is played counts once more for the Morale Bonus."),
  /** Organization costs 1 Hero point. (page 11, Appendix 2, Utilize Hero Points, 11.2-medallions.md) */
  organizationPrice: rule("Organization costs 1 Hero point."),
  /** Organization is for icons of the five tracks only. (page 11, Appendix 2, Utilize Hero Points, 11.2-medallions.md) */
  organizationIcons: prohibition("Organization is for icons of the five tracks only."),
  /** Organization does so only once in a turn. (page 11, Appendix 2, Utilize Hero Points, 11.2-medallions.md) */
  organizationOnce: prohibition("Organization does so only once in a turn."),
})

/** page 12, Appendix 3, para 1: Rules for Non-player factions (12.1-non-players.md) */
export const nonPlayers = section("nonPlayers", "page 12, Appendix 3, para 1", "Rules for Non-player factions", {
  /** Non-players can take the place of one player, or of two. (page 12, Appendix 3, para 1, 12.1-non-players.md) */
  count: permission("Non-players can take the place of one player, or of two.", { status: informative("agreed before the game") }),
  /** They do not take the place of all three. (page 12, Appendix 3, para 1, 12.1-non-players.md) */
  notAll: prohibition("They do not take the place of all three."),
})

/** page 12, Appendix 3, para 2: Cards that are removed (12.1-non-players.md) */
export const removedCards = section("removedCards", "page 12, Appendix 3, para 2", "Cards that are removed", {
  /** Guerrillas and Iron Column leave the deck of Anarchists whom nobody plays. (page 12, Appendix 3, para 2, 12.1-non-players.md) */
  anarchists: rule("Guerrillas and Iron Column leave the deck of Anarchists whom nobody plays."),
  /** Publicize Fascist War Crimes leaves the deck of Moderates whom nobody plays. (page 12, Appendix 3, para 2, 12.1-non-players.md) */
  moderates: rule("Publicize Fascist War Crimes leaves the deck of Moderates whom nobody plays."),
})

/** page 12, Appendix 3, 1: Cards of Non-players (12.2-non-player-turn.md) */
export const nonPlayerTurn = section("nonPlayerTurn", "page 12, Appendix 3, 1", "Cards of Non-players", {
  /** Players choose their cards before a Non-player has its turn. (page 12, Appendix 3, 1, 12.2-non-player-turn.md) */
  playersFirst: rule("Players choose their cards before a Non-player has its turn."),
  /** In its turn a Non-player plays the top card of its deck. (page 12, Appendix 3, 1, 12.2-non-player-turn.md) */
  topCard: rule("In its turn a Non-player plays the top card of its deck."),
  /** A Non-player has no hand and no tableau. (page 12, Appendix 3, 1, 12.2-non-player-turn.md) */
  noHand: prohibition("A Non-player has no hand and no tableau."),
  /** Instead of drawing cards a Non-player gains as many Hero points, always. (page 12, Appendix 3, 1, 12.2-non-player-turn.md) */
  noDrawing: rule("Instead of drawing cards a Non-player gains as many Hero points, always."),
})

/** page 12, Appendix 3, 2: Non-player turns (12.2-non-player-turn.md) */
export const partsOfATurn = section("partsOfATurn", "page 12, Appendix 3, 2", "Non-player turns", {
  /** Its turn is the Event of the card, the Front bonus, its Medallions, and Hero points that it spends. (page 12, Appendix 3, 2, 12.2-non-player-turn.md) */
  order: rule("Its turn is the Event of the card, the Front bonus, its Medallions, and Hero points that it spends."),
  /** Of another card that it plays, a Non-player does the Event and nothing else. (page 12, Appendix 3, 2, 12.2-non-player-turn.md) */
  extraCard: rule("Of another card that it plays, a Non-player does the Event and nothing else."),
})

/** page 12, Appendix 3, 2a: Event (12.2-non-player-events.md) */
export const nonPlayerEvents = section("nonPlayerEvents", "page 12, Appendix 3, 2a", "Event", {
  /** It is always the Event for which a Non-player plays a card. (page 12, Appendix 3, 2a, 12.2-non-player-events.md) */
  always: rule("It is always the Event for which a Non-player plays a card."),
  /** Once played, the card is discarded, not trashed. (page 12, Appendix 3, 2a, 12.2-non-player-events.md) */
  discarded: rule("Once played, the card is discarded, not trashed."),
  /** What an effect leaves to the Non-player, the rules that follow decide. (page 12, Appendix 3, 2a, 12.2-non-player-events.md) */
  effects: rule("What an effect leaves to the Non-player, the rules that follow decide."),
  /** Rule 3 tells which Front gets Strength, and rule 4 which one is Attacked. (page 12, Appendix 3, 2a, 12.2-non-player-events.md) */
  fronts: note("Rule 3 tells which Front gets Strength, and rule 4 which one is Attacked.", { status: informative("a pointer to another part of the rules") }),
  /** Of Liberty and Collectivization, Communists and Moderates reduce the one that stands higher, or Collectivization if they are equal. (page 12, Appendix 3, 2a, 12.2-non-player-events.md) */
  libertiesDown: rule("Of Liberty and Collectivization, Communists and Moderates reduce the one that stands higher, or Collectivization if they are equal."),
  /** Anarchists increase the one that stands lower, or Collectivization if they are equal. (page 12, Appendix 3, 2a, 12.2-non-player-events.md) */
  libertiesUp: rule("Anarchists increase the one that stands lower, or Collectivization if they are equal."),
  /** For cards to draw the Non-player gains as many Hero points. (page 12, Appendix 3, 2a, 12.2-non-player-events.md) */
  cards: rule("For cards to draw the Non-player gains as many Hero points."),
  /** For a card that it would add to its tableau, or swap with it, it gains a Hero point. (page 12, Appendix 3, 2a, 12.2-non-player-events.md) */
  tableau: rule("For a card that it would add to its tableau, or swap with it, it gains a Hero point."),
  /** For a card that would return from the trash it gains 2 Hero points. (page 12, Appendix 3, 2a, 12.2-non-player-events.md) */
  trash: rule("For a card that would return from the trash it gains 2 Hero points."),
  /** For a Blank marker that it would remove it gains 3 Hero points. (page 12, Appendix 3, 2a, 12.2-non-player-events.md) */
  blank: rule("For a Blank marker that it would remove it gains 3 Hero points."),
  /** Of the Bonuses, Teamwork is the first that it turns on. (page 12, Appendix 3, 2a, 12.2-non-player-events.md) */
  bonus: rule("Of the Bonuses, Teamwork is the first that it turns on."),
  /** It takes Hero points from the faction that has more of them. (page 12, Appendix 3, 2a, 12.2-non-player-events.md) */
  most: rule("It takes Hero points from the faction that has more of them."),
  /** If both have as many, it takes them from the faction with the Initiative. (page 12, Appendix 3, 2a, 12.2-non-player-events.md) */
  initiative: rule("If both have as many, it takes them from the faction with the Initiative."),
  /** If both have as many and it has the Initiative itself, it takes them from the faction that plays last. (page 12, Appendix 3, 2a, 12.2-non-player-events.md) */
  last: rule("If both have as many and it has the Initiative itself, it takes them from the faction that plays last."),
}, {
  always: "Card",
  effects: "Decisions",
  libertiesDown: "Tracks",
  cards: "In exchange",
  bonus: "Bonuses",
  most: "Hero points",
})

/** page 12, Appendix 3, 2b: Front bonus (12.2-non-player-means.md) */
export const frontBonus = section("frontBonus", "page 12, Appendix 3, 2b", "Front bonus", {
  /** A Non-player contributes 1 Strength to the Front that rule 3 tells. (page 12, Appendix 3, 2b, 12.2-non-player-means.md) */
  strength: rule("A Non-player contributes 1 Strength to the Front that rule 3 tells.", { see: ["page 13, Appendix 3, 3"] }),
})

/** page 12, Appendix 3, 2c: Medallions (12.2-non-player-means.md) */
export const nonPlayerMedallions = section("nonPlayerMedallions", "page 12, Appendix 3, 2c", "Medallions", {
  /** Organization, Volunteers and Strategy do their work in this order, as far as it is held and possible. (page 12, Appendix 3, 2c, 12.2-non-player-means.md) */
  inOrder: rule("Organization, Volunteers and Strategy do their work in this order, as far as it is held and possible."),
  /** Rule 6 has how Medallions are acquired. (page 12, Appendix 3, 2c, 12.2-non-player-means.md) */
  more: definition("Rule 6 has how Medallions are acquired.", { status: informative("a pointer to another part of the rules") }),
  /** Organization: with Hero points at hand it pays 1, and its Priority track goes a step. (page 12, Appendix 3, 2c, 12.2-non-player-means.md) */
  organization: rule("Organization: with Hero points at hand it pays 1, and its Priority track goes a step."),
  /** For a player Organization is something else. (page 12, Appendix 3, 2c, 12.2-non-player-means.md) */
  otherwise: definition("For a player Organization is something else.", { status: informative("a pointer to another part of the rules") }),
  /** Volunteers: of its Hero points, if any, 1 is spent for 1 Strength on the Front that rule 3 tells. (page 12, Appendix 3, 2c, 12.2-non-player-means.md) */
  volunteers: rule("Volunteers: of its Hero points, if any, 1 is spent for 1 Strength on the Front that rule 3 tells."),
  /** Strategy: a Front to which it has contributed in this turn gets 1 Strength more. (page 12, Appendix 3, 2c, 12.2-non-player-means.md) */
  strategy: rule("Strategy: a Front to which it has contributed in this turn gets 1 Strength more."),
  /** If it has contributed to several Fronts, rule 3 tells where that goes. (page 12, Appendix 3, 2c, 12.2-non-player-means.md) */
  strategySeveral: rule("If it has contributed to several Fronts, rule 3 tells where that goes."),
})

/** page 13, Appendix 3, 2d: Spending Hero points (12.2-non-player-means.md) */
export const nonPlayerSpending = section("nonPlayerSpending", "page 13, Appendix 3, 2d", "Spending Hero points", {
  /** Non-players receive Hero points as players do. (page 13, Appendix 3, 2d, 12.2-non-player-means.md) */
  receives: rule("Non-players receive Hero points as players do.", { status: informative("nothing that gives Hero points asks who plays a faction") }),
  /** With Hero points enough for it, a Non-player moves its Priority track a step, and pays the price. (page 13, Appendix 3, 2d, 12.2-non-player-means.md) */
  step: rule("With Hero points enough for it, a Non-player moves its Priority track a step, and pays the price."),
  /** After each step it is found anew which track has Priority, and so on until it can do no more. (page 13, Appendix 3, 2d, 12.2-non-player-means.md) */
  again: rule("After each step it is found anew which track has Priority, and so on until it can do no more."),
  /** With what is left at the end of its turn it turns on Bonuses, if it can. (page 13, Appendix 3, 2d, 12.2-non-player-means.md) */
  bonuses: rule("With what is left at the end of its turn it turns on Bonuses, if it can."),
  /** Teamwork is turned on before Morale. (page 13, Appendix 3, 2d, 12.2-non-player-means.md) */
  teamworkFirst: rule("Teamwork is turned on before Morale."),
})

/** page 13, Appendix 3, 3: Adding Strength to a Front (12.3-non-player-strength.md) */
export const nonPlayerStrength = section("nonPlayerStrength", "page 13, Appendix 3, 3", "Adding Strength to a Front", {
  /** Strength of a Non-player always goes to Madrid as long as that stands at -5 or lower. (page 13, Appendix 3, 3, 12.3-non-player-strength.md) */
  madrid: rule("Strength of a Non-player always goes to Madrid as long as that stands at -5 or lower."),
  /** Otherwise it adds it, in its own turn, to the Front of the Test of this turn, if that is possible. (page 13, Appendix 3, 3, 12.3-non-player-strength.md) */
  tested: rule("Otherwise it adds it, in its own turn, to the Front of the Test of this turn, if that is possible."),
  /** In the turn of another, or if that cannot be, the Front closest to Defeat gets it. (page 13, Appendix 3, 3, 12.3-non-player-strength.md) */
  defeat: rule("In the turn of another, or if that cannot be, the Front closest to Defeat gets it."),
  /** Of several that are as close, Madrid comes first. (page 13, Appendix 3, 3, 12.3-non-player-strength.md) */
  tieMadrid: rule("Of several that are as close, Madrid comes first."),
  /** Then comes the Front with the flag of its faction. (page 13, Appendix 3, 3, 12.3-non-player-strength.md) */
  tieFlag: rule("Then comes the Front with the flag of its faction."),
  /** Then comes the Front closest to Madrid, going round the way that turns now go. (page 13, Appendix 3, 3, 12.3-non-player-strength.md) */
  tieRound: rule("Then comes the Front closest to Madrid, going round the way that turns now go."),
})

/** page 13, Appendix 3, 4: Adding Attacks to a Front (12.4-non-player-attacks.md) */
export const nonPlayerAttacks = section("nonPlayerAttacks", "page 13, Appendix 3, 4", "Adding Attacks to a Front", {
  /** Attacks that a Non-player adds go, whenever they can, to the Front that is closest to Victory. (page 13, Appendix 3, 4, 12.4-non-player-attacks.md) */
  victory: rule("Attacks that a Non-player adds go, whenever they can, to the Front that is closest to Victory."),
  /** Otherwise, or among several, it is not Madrid. (page 13, Appendix 3, 4, 12.4-non-player-attacks.md) */
  tieMadrid: rule("Otherwise, or among several, it is not Madrid."),
  /** Then it is not the Front with the flag of its faction. (page 13, Appendix 3, 4, 12.4-non-player-attacks.md) */
  tieFlag: rule("Then it is not the Front with the flag of its faction."),
  /** Then it is the Front closest to Madrid, going round the way that turns now go. (page 13, Appendix 3, 4, 12.4-non-player-attacks.md) */
  tieRound: rule("Then it is the Front closest to Madrid, going round the way that turns now go."),
})

/** page 13, Appendix 3, 5: Priority track (12.5-priority-track.md) */
export const priorityTracks = section("priorityTracks", "page 13, Appendix 3, 5", "Priority track", {
  /** What a Non-player pays Hero points for, where it can, is its Priority track; which one that is depends on the faction. (page 13, Appendix 3, 5, 12.5-priority-track.md) */
  spend: rule("What a Non-player pays Hero points for, where it can, is its Priority track; which one that is depends on the faction."),
})

/** page 13, Appendix 3, 5a: Anarchists (12.5-priority-track.md) */
export const anarchistPriority = section("anarchistPriority", "page 13, Appendix 3, 5a", "Anarchists", {
  /** It is the lower one of Liberty and Collectivization. (page 13, Appendix 3, 5a, 12.5-priority-track.md) */
  lower: rule("It is the lower one of Liberty and Collectivization."),
  /** If they are equal, it is Collectivization. (page 13, Appendix 3, 5a, 12.5-priority-track.md) */
  equal: rule("If they are equal, it is Collectivization."),
})

/** page 13, Appendix 3, 5b: Communists (12.5-priority-track.md) */
export const communistPriority = section("communistPriority", "page 13, Appendix 3, 5b", "Communists", {
  /** With the Initiative it is Soviet Support. (page 13, Appendix 3, 5b, 12.5-priority-track.md) */
  support: rule("With the Initiative it is Soviet Support."),
  /** But not where that is at 8 at least, and a Blank marker covers its Medallion on space 10. (page 13, Appendix 3, 5b, 12.5-priority-track.md) */
  supportDone: rule("But not where that is at 8 at least, and a Blank marker covers its Medallion on space 10."),
  /** With the Government, and without the Initiative, it is to reduce the lower one of Liberty and Collectivization. (page 13, Appendix 3, 5b, 12.5-priority-track.md) */
  reduce: rule("With the Government, and without the Initiative, it is to reduce the lower one of Liberty and Collectivization."),
  /** If they are equal, it is Collectivization. (page 13, Appendix 3, 5b, 12.5-priority-track.md) */
  equal: rule("If they are equal, it is Collectivization."),
  /** In every other case it is the Government. (page 13, Appendix 3, 5b, 12.5-priority-track.md) */
  government: rule("In every other case it is the Government."),
})

/** page 14, Appendix 3, 5c: Moderates (12.5-priority-track.md) */
export const moderatePriority = section("moderatePriority", "page 14, Appendix 3, 5c", "Moderates", {
  /** With the Initiative it is Foreign Aid. (page 14, Appendix 3, 5c, 12.5-priority-track.md) */
  support: rule("With the Initiative it is Foreign Aid."),
  /** But not where that is at 8 at least, and a Blank marker covers its Medallion on space 10. (page 14, Appendix 3, 5c, 12.5-priority-track.md) */
  supportDone: rule("But not where that is at 8 at least, and a Blank marker covers its Medallion on space 10."),
  /** With the Government, and without the Initiative, it is to reduce the lower one of Liberty and Collectivization. (page 14, Appendix 3, 5c, 12.5-priority-track.md) */
  reduce: rule("With the Government, and without the Initiative, it is to reduce the lower one of Liberty and Collectivization."),
  /** If they are equal, it is Collectivization. (page 14, Appendix 3, 5c, 12.5-priority-track.md) */
  equal: rule("If they are equal, it is Collectivization."),
  /** In every other case it is the Government. (page 14, Appendix 3, 5c, 12.5-priority-track.md) */
  government: rule("In every other case it is the Government."),
})

/** page 14, Appendix 3, 6: Gaining a Medallion (12.6-non-player-medallions.md) */
export const gainedMedallions = section("gainedMedallions", "page 14, Appendix 3, 6", "Gaining a Medallion", {
  /** A Non-player that earns a Medallion gets one of those there are at random. (page 14, Appendix 3, 6, 12.6-non-player-medallions.md) */
  random: rule("A Non-player that earns a Medallion gets one of those there are at random."),
  /** Non-players do not take Archives and Intelligence. (page 14, Appendix 3, 6, 12.6-non-player-medallions.md) */
  notTaken: prohibition("Non-players do not take Archives and Intelligence."),
  /** The others are shuffled face down, one is given, and the rest go back to the board. (page 14, Appendix 3, 6, 12.6-non-player-medallions.md) */
  shuffled: rule("The others are shuffled face down, one is given, and the rest go back to the board.", { status: informative("a pointer to another part of the rules") }),
  /** Non-players have the good of their Medallions as ever. (page 14, Appendix 3, 6, 12.6-non-player-medallions.md) */
  asEver: rule("Non-players have the good of their Medallions as ever.", { status: informative("nothing that the other Medallions do asks who plays a faction") }),
  /** Organization, Volunteers and Strategy follow rules of their own. (page 14, Appendix 3, 6, 12.6-non-player-medallions.md) */
  own: rule("Organization, Volunteers and Strategy follow rules of their own.", { see: ["page 12, Appendix 3, 2c"] }),
})

/** page 14, Appendix 3, 7: Final Bid for Glory (12.7-non-player-bid.md) */
export const nonPlayerBids = section("nonPlayerBids", "page 14, Appendix 3, 7", "Final Bid for Glory", {
  /** A Non-player bids by turning up the top card of its deck, and only that. (page 14, Appendix 3, 7, 12.7-non-player-bid.md) */
  topCard: rule("A Non-player bids by turning up the top card of its deck, and only that."),
  /** To its Action Points 4 are added. (page 14, Appendix 3, 7, 12.7-non-player-bid.md) */
  four: rule("To its Action Points 4 are added."),
  /** After the bid that card is discarded as ever. (page 14, Appendix 3, 7, 12.7-non-player-bid.md) */
  discarded: rule("After the bid that card is discarded as ever.", { status: informative("repeats page 10, Final Bid for Glory") }),
})

/** page 14, Appendix 3, 8: Breaking ties (12.8-non-player-ties.md) */
export const initiativeTies = section("initiativeTies", "page 14, Appendix 3, 8", "Breaking ties", {
  /** With the Initiative a Non-player decides ties, those of Hero points and those of Glory. (page 14, Appendix 3, 8, 12.8-non-player-ties.md) */
  what: rule("With the Initiative a Non-player decides ties, those of Hero points and those of Glory."),
})

/** page 14, Appendix 3, 8a: Losing Hero points (12.8-non-player-ties.md) */
export const losingTies = section("losingTies", "page 14, Appendix 3, 8a", "Losing Hero points", {
  /** It is never itself that a Non-player has lose a Hero point. (page 14, Appendix 3, 8a, 12.8-non-player-ties.md) */
  notItself: prohibition("It is never itself that a Non-player has lose a Hero point."),
  /** It has that faction lose it which comes last in the turn order. (page 14, Appendix 3, 8a, 12.8-non-player-ties.md) */
  last: rule("It has that faction lose it which comes last in the turn order."),
})

/** page 14, Appendix 3, 8b: Glory (12.8-non-player-ties.md) */
export const gloryTies = section("gloryTies", "page 14, Appendix 3, 8b", "Glory", {
  /** In a tie of Glory, or of the Final Bid, a Non-player has itself win, if it can. (page 14, Appendix 3, 8b, 12.8-non-player-ties.md) */
  itself: rule("In a tie of Glory, or of the Final Bid, a Non-player has itself win, if it can."),
  /** Of two others that are tied, the one with more Hero points wins. (page 14, Appendix 3, 8b, 12.8-non-player-ties.md) */
  heroPoints: rule("Of two others that are tied, the one with more Hero points wins."),
  /** Then it is the one with more Medallions. (page 14, Appendix 3, 8b, 12.8-non-player-ties.md) */
  medallions: rule("Then it is the one with more Medallions."),
  /** Then it is the one that has won the Final Bid. (page 14, Appendix 3, 8b, 12.8-non-player-ties.md) */
  finalBid: rule("Then it is the one that has won the Final Bid."),
  /** Then it is the one that comes next, clockwise from the Non-player with the Initiative. (page 14, Appendix 3, 8b, 12.8-non-player-ties.md) */
  next: rule("Then it is the one that comes next, clockwise from the Non-player with the Initiative."),
})

/** Does a Non-player gain Hero points for the cards that are dealt at Setup and at the end of a Year? (3.1-setup.md) */
export const nonPlayerDeals = question("nonPlayerDeals", {
  asks: "Does a Non-player gain Hero points for the cards that are dealt at Setup and at the end of a Year?",
  clauses: [setup.hand, endOfYear1.draw, nonPlayerTurn.noDrawing, nonPlayerTurn.noHand],
  readings: {
    no: "No: these make a hand, and a Non-player has none.",
    yes: "Yes: 5 Hero points each time, as for any other cards.",
  },
  usual: "no",
  because: "The cards are dealt to be chosen among; and five at Setup would take most of the 18 Hero points.",
  kind: "gap",
})

/** How many tokens are drawn from the Bag when the war is won? (4.1-winning-and-losing.md) */
export const lastTokens = question("lastTokens", {
  asks: "How many tokens are drawn from the Bag when the war is won?",
  clauses: [winning.untilFull, endOfYear3.lastFive],
  readings: {
    five: "Five, as the end of Year 3 has it.",
    "until it is full": "As many as the Glory area has free places.",
  },
  usual: "five",
  because: "Where the Bid was won with a token, both are the same; page 10 names the number.",
  kind: "contradiction",
})

/** Who wins a tie of Glory that the Initiative player breaks? (4.1-winning-and-losing.md) */
export const gloryTie = question("gloryTie", {
  asks: "Who wins a tie of Glory that the Initiative player breaks?",
  clauses: [winning.ties, winning.allTies],
  readings: {
    "whom they choose": "One of those that are tied, whom the Initiative player chooses.",
    "the Initiative player first": "The Initiative player where tied; otherwise whom the Initiative player chooses.",
  },
  usual: "whom they choose",
  because: "To break a tie is to decide it; that a Non-player always takes itself is a rule of its own.",
})

/** Does the other harm of a Fascist card come after its Attacks, or before them? (5.1-turn-sequence.md) */
export const harmOrder = question("harmOrder", {
  asks: "Does the other harm of a Fascist card come after its Attacks, or before them?",
  clauses: [fascistEvent.attacks, fascistEvent.harm],
  readings: {
    "after the Attacks": "After them, as page 5 tells of both and its example goes.",
    "before the Attacks": "Before them: it comes at once, as soon as the card is revealed.",
  },
  usual: "after the Attacks",
  because: "The Attacks are told of first, and the example lowers the track last.",
  kind: "gap",
})

/** Does the Initiative that changes hands while turns are taken change who is next? (5.1-turn-sequence.md) */
export const orderMidTurn = question("orderMidTurn", {
  asks: "Does the Initiative that changes hands while turns are taken change who is next?",
  clauses: [playerTurns.initiativeFirst, playerTurns.next, initiative.first, initiative.atOnce],
  readings: {
    no: "No: each turn is followed by that of the neighbor, as it began.",
    yes: "Yes: of those who have not had a turn, whoever comes first from the new Initiative player on is next.",
  },
  usual: "no",
  because: "Who goes first is settled once; from then on the text speaks of the next player alone.",
})

/** What if a player is to add a token, and has none left? (5.1-turn-sequence.md) */
export const noTokenLeft = question("noTokenLeft", {
  asks: "What if a player is to add a token, and has none left?",
  clauses: [bagOfGlory.token, support.token, bidWinner.direct],
  readings: {
    "none is added": "None is added: what is not there cannot be.",
    "from a Front": "One of theirs is taken from a Front where it shows a contribution; without such, none is added.",
  },
  usual: "none is added",
  because: "The tokens are counted, and nothing lets one be taken from where it lies.",
  kind: "gap",
})

/** Is a Test passed where the Front has the value, and no player has strengthened it in this turn? (5.1-turn-sequence.md) */
export const unsupportedTest = question("unsupportedTest", {
  asks: "Is a Test passed where the Front has the value, and no player has strengthened it in this turn?",
  clauses: [test.reward, fascistEvent.test],
  readings: {
    yes: "Yes: the value alone is compared with the threshold.",
    no: "No: players must have supported the Front.",
  },
  usual: "yes",
  because: "A card sets a value to be reached, and whoever has contributed matters for the Hero points only.",
})

/** Do the Hero points for a Test come before its reward, or after it? (5.1-turn-sequence.md) */
export const pointsBeforeReward = question("pointsBeforeReward", {
  asks: "Do the Hero points for a Test come before its reward, or after it?",
  clauses: [test.reward, test.contributors, earning.shortage],
  readings: {
    before: "Before it: whoever has contributed has earned them as soon as the Test is passed.",
    after: "After it: they are told of after the reward.",
  },
  usual: "before",
  because: "Nothing but success is needed to earn them; the reward is carried out then.",
  kind: "gap",
})

/** Must a track be moved by all the steps, and a Front get all the Strength, that a card gives? (6.1-player-cards.md) */
export const wholeAmount = question("wholeAmount", {
  asks: "Must a track be moved by all the steps, and a Front get all the Strength, that a card gives?",
  clauses: [actionPoints.front, actionPoints.track, actionPoints.wasted],
  readings: {
    "as far as it goes": "Yes, as far as possible; only what cannot be used is wasted.",
    "up to": "No: a player can stop before, and what is left is wasted.",
  },
  usual: "as far as it goes",
  because: "Strength is added \"equal to\" the points, and a track moves \"that number\" of steps.",
})

/** Can an area be chosen in which the points change nothing? (6.1-player-cards.md) */
export const uselessArea = question("uselessArea", {
  asks: "Can an area be chosen in which the points change nothing?",
  clauses: [actionPoints.anyArea, actionPoints.wasted],
  readings: {
    yes: "Yes: the points are wasted, and the card joins the tableau.",
    no: "No: some point must have an effect, if there is an area where one has.",
  },
  usual: "yes",
  because: "The area is of the free choice of the player, and what is left over is wasted.",
})

/** What does a player do in a turn without a card in hand? (6.1-player-cards.md) */
export const noCard = question("noCard", {
  asks: "What does a player do in a turn without a card in hand?",
  clauses: [playing.one, playerTurns.next, spending.anyTime],
  readings: {
    "no card": "The player plays no card, and can still spend Hero points.",
    "no turn": "The player has no turn.",
  },
  usual: "no card",
  because: "The turn comes to each player in order; only what cannot be done is left out.",
  kind: "gap",
})

/** When must the Morale Bonus be on for a card to use it? (7.1-morale-bonus.md) */
export const moraleOn = question("moraleOn", {
  asks: "When must the Morale Bonus be on for a card to use it?",
  clauses: [morale.use, morale.whileOn, actionPoints.bonuses, moraleTrigger.off],
  readings: {
    "when it is used": "When it is used: the card itself can turn it on before, or off.",
    "when the card is played": "At both times: as the card is played, and still when it is used.",
    "as played is enough": "As the card is played: what turns it on or off later changes nothing for this card.",
  },
  usual: "when it is used",
  because: "It can be used if it is on; and playing the card goes on until its effects are done.",
})

/** Does the Morale Bonus come before or after the Action Points? (7.1-morale-bonus.md) */
export const moraleOrder = question("moraleOrder", {
  asks: "Does the Morale Bonus come before or after the Action Points?",
  clauses: [morale.use],
  readings: {
    after: "After them.",
    either: "Before or after them, as the player likes.",
  },
  usual: "either",
  because: "The text has it used when the card is played, and says no more.",
  kind: "gap",
})

/** Who earns a Hero point where only the Teamwork Bonus brings a Front to +1? (7.2-teamwork-bonus.md) */
export const teamworkCrosses = question("teamworkCrosses", {
  asks: "Who earns a Hero point where only the Teamwork Bonus brings a Front to +1?",
  clauses: [teamwork.bonus, earning.control],
  readings: {
    "who triggered it": "The player whose token triggered it.",
    nobody: "Nobody: the Bonus did it, and no player.",
  },
  usual: "who triggered it",
  because: "The Bonus comes of that player strengthening the Front.",
  kind: "gap",
})

/** Does a second or third player trigger the Teamwork Bonus who has no token left to place? (7.2-teamwork-bonus.md) */
export const teamworkWithoutToken = question("teamworkWithoutToken", {
  asks: "Does a second or third player trigger the Teamwork Bonus who has no token left to place?",
  clauses: [support.trigger, teamwork.bonus, bagOfGlory.token],
  readings: {
    no: "No: it is the token that triggers it.",
    yes: "Yes: it is enough that they add Strength, and each time that they do.",
  },
  usual: "no",
  because: "Tokens show who has strengthened a Front; without one, nobody could tell who is the second.",
  kind: "gap",
})

/** Does +1 to a Front from a track or a Fascist card count as the support of a player, with a token, Teamwork and Hero points? (7.2-teamwork-bonus.md) */
export const triggerSupports = question("triggerSupports", {
  asks: "Does +1 to a Front from a track or a Fascist card count as the support of a player, with a token, Teamwork and Hero points?",
  clauses: [support.token, ownTriggers.strength, earning.control],
  readings: {
    "of who decides": "Yes, of the player who decides which Front it is.",
    "of who brought it about": "Yes, of the player who moved the track; where no player did, of nobody.",
    no: "No: the track or the card strengthens the Front, and no player does.",
  },
  usual: "of who decides",
  because: "Page 9 has that player add the Strength, and who strengthens a Front places a token.",
  kind: "gap",
})

/** How are Hero points that run short shared out? (7.3-hero-points.md) */
export const shortageOrder = question("shortageOrder", {
  asks: "How are Hero points that run short shared out?",
  clauses: [earning.shortage],
  readings: {
    "all of one first": "Who comes first takes all of theirs, then the next.",
    "one by one": "Each takes one, in order, and so on until none is left.",
  },
  usual: "all of one first",
  because: "The Initiative player receives first, and then the other players.",
})

/** Can Hero points be spent while a card takes effect? (7.3-hero-points.md) */
export const spendingMidCard = question("spendingMidCard", {
  asks: "Can Hero points be spent while a card takes effect?",
  clauses: [spending.anyTime, eventOfACard.lines, morale.use],
  readings: {
    yes: "Yes: between the lines of its Event, and before and between its Action Points and the Morale Bonus.",
    no: "No: before a card is played, and after all of it is done.",
  },
  usual: "yes",
  because: "The text lets them be spent at any time of the turn, and a card is played in the midst of it.",
})

/** Has a player contributed to a Front who has strengthened it in this turn, and has no token there? (7.3-hero-points.md) */
export const contribution = question("contribution", {
  asks: "Has a player contributed to a Front who has strengthened it in this turn, and has no token there?",
  clauses: [earning.testSameTurn, earning.victorySameTurn, support.token, nonPlayerMedallions.strategy],
  readings: {
    "by Strength": "Yes: it is the Strength that counts, and a token only shows it.",
    "by a token": "No: a token on the Front is what tells who has contributed.",
  },
  usual: "by Strength",
  because: "Page 7 asks of contributors that they have strengthened the Front in this turn, and has tokens show it.",
})

/** Do those who have brought a Front to Victory earn the Hero points for its Test of this turn, too? (7.3-hero-points.md) */
export const testOfVictory = question("testOfVictory", {
  asks: "Do those who have brought a Front to Victory earn the Hero points for its Test of this turn, too?",
  clauses: [test.contributors, earning.testSameTurn, victory.heroPoints, victory.testsPass],
  readings: {
    yes: "Yes: they have strengthened the Front in this turn, and its Test is passed.",
    no: "No: the Test of a victorious Front is passed without anybody; they earn those for Victory alone.",
  },
  usual: "yes",
  because: "Page 7 asks of contributors nothing but that they have strengthened the Front in the same turn.",
})

/** Can a Front that is victorious or defeated be the one closest to Victory or to Defeat? (8.1-victory-on-a-front.md) */
export const decidedFronts = question("decidedFronts", {
  asks: "Can a Front that is victorious or defeated be the one closest to Victory or to Defeat?",
  clauses: [closestToVictory.value, victory.attacksElsewhere, closestToDefeat.value, fascistEvent.closest],
  readings: {
    no: "No: only Fronts that are still fought for are compared.",
    yes: "Yes: it is at the very end; what then happens to it is redirected.",
  },
  usual: "no",
  because: "Page 8 has the word \"remaining\" for the Front that is closest to Defeat; a Front that is closest to something is not yet there.",
})

/** What of Attacks that are left over when the first of them bring their Front to -10? (8.1-victory-on-a-front.md) */
export const attacksTogether = question("attacksTogether", {
  asks: "What of Attacks that are left over when the first of them bring their Front to -10?",
  clauses: [fronts.defeat, defeatEffects.attacksElsewhere, fascistEvent.attacks],
  readings: {
    "one by one": "They fall on the Front to which Attacks on a defeated Front go.",
    together: "They are lost: all were added at once.",
  },
  usual: "one by one",
  because: "Defeat comes as soon as -10 is reached, and from then on Attacks there go elsewhere.",
})

/** Is the Front closest to Victory, or to Defeat, found once for all Attacks on it, or for each of them? (8.1-victory-on-a-front.md) */
export const closestEach = question("closestEach", {
  asks: "Is the Front closest to Victory, or to Defeat, found once for all Attacks on it, or for each of them?",
  clauses: [fascistEvent.closest, closestToVictory.value, closestToDefeat.value],
  readings: {
    once: "Once: all of them are on that Front.",
    each: "For each: the Attack before can have made another Front the closest.",
  },
  usual: "once",
  because: "The card has so many Attacks on one Front, and the example brings both of its V down on one.",
})

/** Is the Front chosen for each Fascist Attack on a victorious Front, or once for all Attacks of a letter? (8.1-victory-on-a-front.md) */
export const attackChoice = question("attackChoice", {
  asks: "Is the Front chosen for each Fascist Attack on a victorious Front, or once for all Attacks of a letter?",
  clauses: [victory.attacksElsewhere, fascistEvent.attacks],
  readings: {
    each: "For each Attack.",
    once: "Once for all of them, as long as that Front can be Attacked.",
  },
  usual: "each",
  because: "Each token that is added is an Attack.",
})

/** Can the Initiative player choose a defeated Front for an Attack on a victorious one? (8.1-victory-on-a-front.md) */
export const attackOnDefeated = question("attackOnDefeated", {
  asks: "Can the Initiative player choose a defeated Front for an Attack on a victorious one?",
  clauses: [victory.attacksElsewhere, defeatEffects.attacksElsewhere],
  readings: {
    yes: "Yes; it then falls on the remaining Front closest to Defeat.",
    no: "No: only a Front that can be Attacked.",
  },
  usual: "no",
  because: "The Attack is on a Front of that choice; a defeated one cannot be damaged further.",
})

/** Who says where an Attack of a player card falls that is on a victorious Front? (8.1-victory-on-a-front.md) */
export const cardAttacks = question("cardAttacks", {
  asks: "Who says where an Attack of a player card falls that is on a victorious Front?",
  clauses: [victory.attacksElsewhere, victory.cardsElsewhere],
  readings: {
    "who plays the card": "The player of the card, as of whatever else it does there.",
    "the Initiative player": "The Initiative player, as of any Attack there, and it cannot be forgone.",
  },
  usual: "who plays the card",
  because: "Player cards have a sentence of their own, and Attacks from elsewhere are those of the Fascists.",
  kind: "contradiction",
})

/** What of Strength of an Event that is left over when a Front reaches +10? (8.1-victory-on-a-front.md) */
export const strengthBeyond = question("strengthBeyond", {
  asks: "What of Strength of an Event that is left over when a Front reaches +10?",
  clauses: [fronts.victory, eventOfACard.lines, victory.cardsElsewhere],
  readings: {
    wasted: "It is wasted.",
    elsewhere: "The player applies it to a Front of their choice, as all that player cards do to a victorious Front. Other Strength follows where it is treated as that of a player card.",
  },
  usual: "wasted",
  because: "The line of an Event names its Front, and +10 is the end of it. Cards go elsewhere from a Front that is victorious already.",
})

/** Must what a player card does to a victorious Front be done to another one? (8.2-defeat-on-a-front.md) */
export const forgoing = question("forgoing", {
  asks: "Must what a player card does to a victorious Front be done to another one?",
  clauses: [victory.cardsElsewhere, fascistEvent.attacks, eventOfACard.lines],
  readings: {
    may: "No: the player may do it to a Front of their choice, or forgo it, be it Strength or an Attack.",
    must: "Yes: the player must do it to some Front.",
  },
  usual: "may",
  because: "The text says that it can be applied there, and of a defeated Front that it must be.",
})

/** What of Strength that a Fascist card or a track gives to a Front that is victorious or defeated? (8.2-defeat-on-a-front.md) */
export const otherStrength = question("otherStrength", {
  asks: "What of Strength that a Fascist card or a track gives to a Front that is victorious or defeated?",
  clauses: [victory.cardsElsewhere, defeatEffects.cardsElsewhere, defeat.neverAgain],
  readings: {
    lost: "It is lost: only what player cards do goes elsewhere.",
    "as with player cards": "It goes where that of a player card would go.",
  },
  usual: "lost",
  because: "Of Fascist cards the text sends Attacks elsewhere, and nothing else.",
  kind: "gap",
})

/** Does an icon take effect when the Standee comes to it by going back? (9.1-tracks-and-triggers.md) */
export const triggersDown = question("triggersDown", {
  asks: "Does an icon take effect when the Standee comes to it by going back?",
  clauses: [triggers.atOnce],
  readings: {
    yes: "Yes: whichever way it moves.",
    no: "No: only when the track moves the way its player wants.",
  },
  usual: "yes",
  because: "The text speaks of moving to a space or through it, and of no direction.",
})

/** To whom does an icon on the Government track belong? (9.1-tracks-and-triggers.md) */
export const governmentTrigger = question("governmentTrigger", {
  asks: "To whom does an icon on the Government track belong?",
  clauses: [ownTriggers.strength, belonging.communists, belonging.moderates],
  readings: {
    "its side": "To the player on whose side of the center it stands.",
    control: "To the player who controls the Government when it takes effect.",
  },
  usual: "its side",
  because: "That is the way in which this player pulls the Government.",
  kind: "gap",
  editorial: "An icon takes effect while the Standee is on its space: whoever controls the Government then is the one on whose side it stands.",
})

/** Who gains what an icon on a track gives, where it is neither Strength nor a Medallion? (9.1-tracks-and-triggers.md) */
export const otherTriggers = question("otherTriggers", {
  asks: "Who gains what an icon on a track gives, where it is neither Strength nor a Medallion?",
  clauses: [ownTriggers.strength, triggers.atOnce, medallions.maxedOut],
  readings: {
    "whose track it is": "The player to whom the track belongs.",
    "who moved it": "The player who has moved the track; where a Fascist card did, the Initiative player.",
  },
  usual: "whose track it is",
  because: "So it is for Strength and for Medallions, whoever has moved the track; nothing is said of other icons.",
  kind: "gap",
})

/** Does the Government turn off the Morale Bonus at the bottom of its track? (9.1-tracks-and-triggers.md) */
export const governmentBottom = question("governmentBottom", {
  asks: "Does the Government turn off the Morale Bonus at the bottom of its track?",
  clauses: [moraleTrigger.notCovered, moraleTrigger.off, medallions.end, medallions.governmentAtOne],
  readings: {
    "it ends at 1": "It never comes there: on 1 it is maxed out for the Communists, and goes no further.",
    yes: "Yes, at 0, a step further than the Medallion: the text speaks of each track, and of any.",
    no: "No: it goes to 0, but its ends are the aims of two players.",
  },
  usual: "it ends at 1",
  because: "The Medallion is for a track that is maxed out, and page 10 has it on space 1 for the Communists.",
})

/** Does a track that is at 0 and is to go down again turn off the Morale Bonus again? (9.1-tracks-and-triggers.md) */
export const bottomAgain = question("bottomAgain", {
  asks: "Does a track that is at 0 and is to go down again turn off the Morale Bonus again?",
  clauses: [moraleTrigger.off, moraleTrigger.often],
  readings: {
    no: "No: it must come to 0.",
    yes: "Yes: whatever would bring it below has it reach its bottom.",
  },
  usual: "no",
  because: "The text has a track reach 0, and one that stands there does not move.",
})

/** How far does the Government move towards its center, or away from it, where the effect is multiplied? (9.1-tracks-and-triggers.md) */
export const towardsCenterTwice = question("towardsCenterTwice", {
  asks: "How far does the Government move towards its center, or away from it, where the effect is multiplied?",
  clauses: [government.towards, government.across, government.away],
  readings: {
    "step by step": "As many steps, each towards the center, or away from it, as it is then.",
    "one step": "One step: it is precisely one.",
  },
  usual: "step by step",
  because: "The effect is multiplied, and each time it is precisely one step.",
})

/** Can a player decline a Medallion that is earned? (10.1-medallions.md) */
export const medallionDeclined = question("medallionDeclined", {
  asks: "Can a player decline a Medallion that is earned?",
  clauses: [medallions.maxedOut, medallions.choice],
  readings: {
    yes: "Yes; the trigger is extinguished all the same.",
    no: "No: one is taken as long as one is there.",
  },
  usual: "yes",
  because: "The text says that they may earn one.",
})

/** What of the Medallion that plays another card, where it is earned in another player's turn? (10.1-medallions.md) */
export const anotherCardOutOfTurn = question("anotherCardOutOfTurn", {
  asks: "What of the Medallion that plays another card, where it is earned in another player's turn?",
  clauses: [onceMedallions.anotherCard, medallions.maxedOut],
  readings: {
    "at once": "The card is played at once, in the midst of the other turn.",
    never: "A card is played only in a turn of its player: nothing comes of it.",
  },
  usual: "at once",
  because: "The bonus is immediate.",
  kind: "gap",
})

/** Can Hero points be spent before another card is chosen that a Medallion or a line brings? (10.1-medallions.md) */
export const beforeAnotherCard = question("beforeAnotherCard", {
  asks: "Can Hero points be spent before another card is chosen that a Medallion or a line brings?",
  clauses: [spending.anyTime, spending.draw, onceMedallions.anotherCard, symbols.play],
  readings: {
    yes: "Yes: they can even draw the card that is played then.",
    no: "No: it is played at once, and without a card in hand nothing comes of it.",
  },
  usual: "yes",
  because: "The text lets them be spent at any time of the turn; the bonus is still the next that takes effect.",
})

/** Can a player bid all cards that are left in hand, and so have none to play? (10.2-final-bid.md) */
export const bidWholeHand = question("bidWholeHand", {
  asks: "Can a player bid all cards that are left in hand, and so have none to play?",
  clauses: [bid.choose, bid.upToThree, playing.one, afterBid.asEver],
  readings: {
    no: "No: a card must be left to be played.",
    yes: "Yes: up to 3 cards of the hand, whichever they are.",
  },
  usual: "yes",
  because: "Three is the only limit that the text gives.",
})

/** Can somebody win the Final Bid without a card? (10.2-final-bid.md) */
export const emptyBids = question("emptyBids", {
  asks: "Can somebody win the Final Bid without a card?",
  clauses: [bidWinner.most, winning.allTies],
  readings: {
    yes: "Yes: if nobody bids, all are tied at 0, and the Initiative player breaks the tie.",
    no: "No: without a bid nobody wins.",
  },
  usual: "yes",
  because: "The largest total wins, and ties are broken.",
  kind: "gap",
})

/** Who is the player with most Hero points, where several have as many? (11.1-symbol-key.md) */
export const mostTied = question("mostTied", {
  asks: "Who is the player with most Hero points, where several have as many?",
  clauses: [symbols.most, symbols.mostGains, symbols.mostLoses],
  readings: {
    "the Initiative player says": "One of them, whom the Initiative player chooses.",
    "all of them": "Each of them.",
  },
  usual: "the Initiative player says",
  because: "The Initiative token breaks all ties.",
})

/** Is there a player with most Hero points where nobody has any? (11.1-symbol-key.md) */
export const mostOfNone = question("mostOfNone", {
  asks: "Is there a player with most Hero points where nobody has any?",
  clauses: [symbols.most, symbols.mostGains],
  readings: {
    yes: "Yes: all have as many, and so all are tied.",
    no: "No: a line about that player is about nobody.",
  },
  usual: "yes",
  because: "Nobody has more, which is all that the symbol asks; and ties are broken.",
  kind: "gap",
})

/** May a player leave out a line of an Event that can be carried out? (11.1-symbol-key.md) */
export const lineInPart = question("lineInPart", {
  asks: "May a player leave out a line of an Event that can be carried out?",
  clauses: [eventOfACard.lines],
  readings: {
    no: "No: each line is activated.",
    yes: "Yes: the player activates those lines that they like, in the order written.",
  },
  usual: "no",
  because: "The text has each line activated.",
})

/** Who decides what a Fascist card leaves open? (11.1-symbol-key.md) */
export const effectsOfFascists = question("effectsOfFascists", {
  asks: "Who decides what a Fascist card leaves open?",
  clauses: [symbols.either, symbols.attack],
  readings: {
    "the Initiative player": "The Initiative player.",
    "who is named": "The player whom the line names; without one, the Initiative player.",
  },
  usual: "who is named",
  because: "What befalls a player is theirs to carry out; and the Initiative player breaks what is tied.",
  kind: "gap",
})

/** Must the extra Strength of Strategy be added the first time that its player supports a Front in a turn? (11.2-medallions.md) */
export const strategyWhen = question("strategyWhen", {
  asks: "Must the extra Strength of Strategy be added the first time that its player supports a Front in a turn?",
  clauses: [lastingMedallions.strategy, lastingMedallions.strategyOnce],
  readings: {
    "the first time": "Yes: it is added whenever it can be.",
    "any time": "No: the player chooses which time it is.",
  },
  usual: "any time",
  because: "It is an upgrade of the player, once a turn, and no text says which time.",
})

/** Does Archives give a card more with every Hero point that is spent to draw? (11.2-medallions.md) */
export const archivesAndHeroPoints = question("archivesAndHeroPoints", {
  asks: "Does Archives give a card more with every Hero point that is spent to draw?",
  clauses: [lastingMedallions.archives, spending.draw],
  readings: {
    "every time": "Yes: each point draws a card, and each time it is one more.",
    "once in a turn": "No: for all that is spent in a turn for cards it is one more.",
  },
  usual: "every time",
  because: "Whenever cards are drawn there is one more, and each point draws a card.",
})

/** Can Organization be used for a card that its player plays in the turn of another player? (11.2-medallions.md) */
export const intelligenceTurn = question("intelligenceTurn", {
  asks: "Can Organization be used for a card that its player plays in the turn of another player?",
  clauses: [payingMedallions.organization, payingMedallions.organizationPrice, spending.anyTime],
  readings: {
    no: "No: Hero points are spent in the own turn.",
    yes: "Yes: it belongs to the Morale Bonus of the card, whoever has the turn.",
  },
  usual: "no",
  because: "A player spends Hero points at any time of their turn, Medallions among the rest, and this spends one.",
})

/** Do the rules for the Event of a Non-player hold for effects of Fascist cards and tracks, too? (12.2-non-player-events.md) */
export const effectsElsewhere = question("effectsElsewhere", {
  asks: "Do the rules for the Event of a Non-player hold for effects of Fascist cards and tracks, too?",
  clauses: [nonPlayerEvents.effects, nonPlayerEvents.trash, nonPlayerEvents.blank],
  readings: {
    yes: "Yes, wherever a Non-player has to decide, or to receive, such a thing.",
    no: "No: elsewhere chance decides for it, and what needs a tableau, a trash or a player brings it nothing; cards to draw always bring Hero points.",
  },
  usual: "yes",
  because: "Nothing else is said for those, and no card is ever drawn by a Non-player.",
  kind: "gap",
})

/** Which Bonus does a Non-player turn on where either is meant and Teamwork is on already? (12.2-non-player-events.md) */
export const bonusIsOn = question("bonusIsOn", {
  asks: "Which Bonus does a Non-player turn on where either is meant and Teamwork is on already?",
  clauses: [nonPlayerEvents.bonus],
  readings: {
    Morale: "Morale: Teamwork cannot be turned on again.",
    Teamwork: "Teamwork all the same, and so nothing changes.",
  },
  usual: "Morale",
  because: "Teamwork is a first choice, so there is a second one.",
})

/** How does a Non-player decide which track moves, or which way, where no rule says it? (12.2-non-player-events.md) */
export const otherMoves = question("otherMoves", {
  asks: "How does a Non-player decide which track moves, or which way, where no rule says it?",
  clauses: [nonPlayerEvents.effects, belonging.anarchists, belonging.communists, belonging.moderates],
  readings: {
    "as it wants them": "Its own track, the way it wants it; else the track of another one against their wish; else by chance.",
    "by chance": "By chance.",
  },
  usual: "as it wants them",
  because: "Page 9 tells which way each faction wants its tracks, and rule 5 moves them so.",
  kind: "gap",
})

/** What does a Non-player move whose Priority track can go no step further? (12.2-non-player-means.md) */
export const priorityStuck = question("priorityStuck", {
  asks: "What does a Non-player move whose Priority track can go no step further?",
  clauses: [nonPlayerSpending.step, nonPlayerSpending.again, priorityTracks.spend],
  readings: {
    nothing: "No track.",
    "the next one": "The other of Liberty and Collectivization, or the Government instead of a track of support.",
  },
  usual: "nothing",
  because: "Hero points go to the Priority track if possible, and no other track is named then.",
  kind: "gap",
})

/** Are Hero points extra that are too few for a step of the Priority track? (12.2-non-player-means.md) */
export const extraHeroPoints = question("extraHeroPoints", {
  asks: "Are Hero points extra that are too few for a step of the Priority track?",
  clauses: [nonPlayerSpending.bonuses, nonPlayerSpending.again],
  readings: {
    yes: "Yes: whatever is left when no step can be paid can turn on Bonuses.",
    no: "No: they are saved for the next step, as long as the track can go one.",
  },
  usual: "yes",
  because: "The turn comes to Bonuses when no more steps are possible, and nothing speaks of saving.",
})

/** Must the Strength of Strategy go to one of the Fronts to which the Non-player has contributed? (12.2-non-player-means.md) */
export const strategyFronts = question("strategyFronts", {
  asks: "Must the Strength of Strategy go to one of the Fronts to which the Non-player has contributed?",
  clauses: [nonPlayerMedallions.strategy, nonPlayerMedallions.strategySeveral],
  readings: {
    no: "No: with several of them, it goes wherever rule 3 tells.",
    yes: "Yes: rule 3 is asked about these Fronts only.",
  },
  usual: "no",
  because: "It goes to the Front that rule 3 determines, and that rule knows of no such limit.",
})

/** Which Front is closest to Madrid going round one way? (12.3-non-player-strength.md) */
export const closestRound = question("closestRound", {
  asks: "Which Front is closest to Madrid going round one way?",
  clauses: [nonPlayerStrength.tieRound],
  readings: {
    "from Madrid": "The first that is met on the way from Madrid.",
    "to Madrid": "The one from which Madrid is the first that is met.",
  },
  usual: "from Madrid",
  because: "The text asks which Front is close to Madrid, so that Madrid is where one sets out.",
})

/** Which Front does a Non-player Attack that cannot Attack the Front closest to Victory? (12.4-non-player-attacks.md) */
export const attackOtherwise = question("attackOtherwise", {
  asks: "Which Front does a Non-player Attack that cannot Attack the Front closest to Victory?",
  clauses: [nonPlayerAttacks.victory, nonPlayerAttacks.tieMadrid, nonPlayerAttacks.tieRound],
  readings: {
    "by the tie-breakers": "Of all Fronts that it can Attack, the one that the tie-breakers leave.",
    "the next closest": "The one closest to Victory of those that it can Attack, and only of several the tie-breakers.",
  },
  usual: "by the tie-breakers",
  because: "For that case, as for a tie, the text has these tie-breakers decide, and nothing before them.",
})

/** Who breaks a tie of Fronts for the card of a Non-player that has not the Initiative? (12.4-non-player-attacks.md) */
export const tiesOfItsCard = question("tiesOfItsCard", {
  asks: "Who breaks a tie of Fronts for the card of a Non-player that has not the Initiative?",
  clauses: [closestToVictory.ties, closestToDefeat.ties, nonPlayerAttacks.tieMadrid, nonPlayerStrength.tieMadrid],
  readings: {
    "the Initiative player": "The Initiative player, as of any such tie.",
    "its own rules": "Nobody: rules 3 and 4 have tie-breakers for what a Non-player adds.",
  },
  usual: "the Initiative player",
  because: "Page 8 has that player break these ties, whoever has played the card; rules 3 and 4 are for where a Non-player selects.",
})

/** How does a Non-player with the Initiative break a tie of Fronts closest to Victory or to Defeat? (12.4-non-player-attacks.md) */
export const nonPlayerBreaksFronts = question("nonPlayerBreaksFronts", {
  asks: "How does a Non-player with the Initiative break a tie of Fronts closest to Victory or to Defeat?",
  clauses: [closestToVictory.ties, closestToDefeat.ties, nonPlayerAttacks.victory, nonPlayerStrength.defeat, initiativeTies.what],
  readings: {
    "by rules 3 and 4": "By the rules for Strength and for Attacks, whichever comes there.",
    "by chance": "By chance.",
  },
  usual: "by rules 3 and 4",
  because: "Rule 8 has it break ties of Hero points and Glory; for Fronts it has rules of its own, with ties in them.",
  kind: "gap",
})

/** In which rule are Organization, Volunteers and Strategy, which the text seeks in 2d? (12.6-non-player-medallions.md) */
export const medallionRules = question("medallionRules", {
  asks: "In which rule are Organization, Volunteers and Strategy, which the text seeks in 2d?",
  clauses: [gainedMedallions.own, nonPlayerMedallions.inOrder, nonPlayerSpending.step],
  readings: {
    "2c": "In 2c, before Hero points are spent.",
    "2d": "In 2d, so that they come as Hero points are spent.",
  },
  usual: "2c",
  because: "All that is said of the three stands in 2c; 2d does not name them.",
  kind: "slip",
  editorial: "What is said of them is the same, and rule 2 has Medallions before Hero points that are spent.",
})

/** Whom does a Non-player with the Initiative choose among those with most Hero points where nobody loses any? (12.8-non-player-ties.md) */
export const tieForGaining = question("tieForGaining", {
  asks: "Whom does a Non-player with the Initiative choose among those with most Hero points where nobody loses any?",
  clauses: [initiativeTies.what, losingTies.notItself, symbols.mostGains],
  readings: {
    itself: "Itself if it is one of them; otherwise chance decides.",
    "by chance": "Chance decides.",
  },
  usual: "itself",
  because: "It does not choose itself to lose, and chooses itself for Glory.",
  kind: "gap",
})
