/** The sections and questions of the pages beside this file, which `rulewright audit pages` writes: do not edit it. @module */
import { component, definition, exception, informative, leftToComponent, note, permission, prohibition, question, rule, section } from "rulewright/book"

/** Opening paragraph: A&A 1914 - Russian Civil War (1-opening.md) */
export const opening = section("opening", "Opening paragraph", "A&A 1914 - Russian Civil War", {
  /** Whether the Revolution comes is looked at as Mobilize New Units ends, in any turn of Russia. (Opening paragraph, 1-opening.md) */
  when: rule("Whether the Revolution comes is looked at as Mobilize New Units ends, in any turn of Russia."),
  /** The first time to look is the Russian turn of round 4. (Opening paragraph, 1-opening.md) */
  fromRound: rule("The first time to look is the Russian turn of round 4."),
  /** What brings the Bolshevik Revolution about is told by the rules of the base game. (Opening paragraph, 1-opening.md) */
  conditions: rule("What brings the Bolshevik Revolution about is told by the rules of the base game.", { status: leftToComponent("the conditions stand in the rules of A&A 1914, of which a small part is a component") }),
  /** If the conditions hold, the Revolution happens there and then. (Opening paragraph, 1-opening.md) */
  atOnce: rule("If the conditions hold, the Revolution happens there and then."),
  /** The phase in which Russia would Collect Income falls away in that turn. (Opening paragraph, 1-opening.md) */
  noIncome: rule("The phase in which Russia would Collect Income falls away in that turn."),
  /** Germany comes next, as soon as the Revolution is carried out. (Opening paragraph, 1-opening.md) */
  germanyNext: rule("Germany comes next, as soon as the Revolution is carried out."),
})

/** Revolution Phase: The Revolution Phase (2-revolution-phase.md) */
export const revolutionPhase = section("revolutionPhase", "Revolution Phase", "The Revolution Phase", {
  /** Six numbered steps, one after the other, bring the Civil War onto the board. (Revolution Phase, 2-revolution-phase.md) */
  order: rule("Six numbered steps, one after the other, bring the Civil War onto the board."),
})

/** Revolution Phase, step 1: The Allies leave (2-revolution-phase.md) */
export const alliesLeave = section("alliesLeave", "Revolution Phase, step 1", "The Allies leave", {
  /** Whatever forces of Russia and of other Allies are in Moscow, Karelia or Kazakhstan have to leave. (Revolution Phase, step 1, 2-revolution-phase.md) */
  all: rule("Whatever forces of Russia and of other Allies are in Moscow, Karelia or Kazakhstan have to leave."),
  /** A unit that leaves goes one space. (Revolution Phase, step 1, 2-revolution-phase.md) */
  oneSpace: rule("A unit that leaves goes one space."),
  /** On land it goes to an adjacent territory, which Russia or a power that is its friend controls or contests. (Revolution Phase, step 1, 2-revolution-phase.md) */
  territory: rule("On land it goes to an adjacent territory, which Russia or a power that is its friend controls or contests."),
  /** Or else it boards a friendly transport, in any sea zone that is adjacent. (Revolution Phase, step 1, 2-revolution-phase.md) */
  transport: rule("Or else it boards a friendly transport, in any sea zone that is adjacent."),
  /** A unit that finds neither leaves the game. (Revolution Phase, step 1, 2-revolution-phase.md) */
  removed: rule("A unit that finds neither leaves the game."),
})

/** Revolution Phase, step 2: The Central Powers leave (2-revolution-phase.md) */
export const centralLeave = section("centralLeave", "Revolution Phase, step 2", "The Central Powers leave", {
  /** The units of the Central Powers have to leave Moscow, Karelia, Tatarstan and Kazakhstan. (Revolution Phase, step 2, 2-revolution-phase.md) */
  all: rule("The units of the Central Powers have to leave Moscow, Karelia, Tatarstan and Kazakhstan."),
  /** They do so as the Allies did. (Revolution Phase, step 2, 2-revolution-phase.md) */
  sameManner: rule("They do so as the Allies did.", { see: ["Revolution Phase, step 1"] }),
  /** Control markers of the Central Powers leave these territories too. (Revolution Phase, step 2, 2-revolution-phase.md) */
  markers: rule("Control markers of the Central Powers leave these territories too."),
  /** A unit that cannot leave like that goes to the capital of its own power. (Revolution Phase, step 2, 2-revolution-phase.md) */
  capital: rule("A unit that cannot leave like that goes to the capital of its own power."),
  /** Step 2 prints Tartarstan for the territory that is called Tatarstan later. (Revolution Phase, step 2, 2-revolution-phase.md) */
  spelling: note("Step 2 prints Tartarstan for the territory that is called Tatarstan later.", { status: informative("one territory in two spellings") }),
})

/** Revolution Phase, step 3: The Soviet Power (2-revolution-phase.md) */
export const sovietPower = section("sovietPower", "Revolution Phase, step 3", "The Soviet Power", {
  /** The Soviet Power comes into the game. (Revolution Phase, step 3, 2-revolution-phase.md) */
  introduced: rule("The Soviet Power comes into the game."),
  /** One of those who play a Central Power is charged with playing it. (Revolution Phase, step 3, 2-revolution-phase.md) */
  player: rule("One of those who play a Central Power is charged with playing it."),
})

/** Revolution Phase, step 4: Soviet units (2-revolution-phase.md) */
export const sovietUnits = section("sovietUnits", "Revolution Phase, step 4", "Soviet units", {
  /** Moscow gets three infantry and one artillery of the Soviets. (Revolution Phase, step 4, 2-revolution-phase.md) */
  moscow: rule("Moscow gets three infantry and one artillery of the Soviets."),
  /** Karelia gets as much: three infantry and one artillery. (Revolution Phase, step 4, 2-revolution-phase.md) */
  karelia: rule("Karelia gets as much: three infantry and one artillery."),
  /** Kazakhstan gets two infantry. (Revolution Phase, step 4, 2-revolution-phase.md) */
  kazakhstan: rule("Kazakhstan gets two infantry."),
  /** A Soviet cruiser is put into sea zone 12. (Revolution Phase, step 4, 2-revolution-phase.md) */
  cruiser: rule("A Soviet cruiser is put into sea zone 12."),
})

/** Revolution Phase, step 5: Soviet markers and IPCs (2-revolution-phase.md) */
export const sovietMarkers = section("sovietMarkers", "Revolution Phase, step 5", "Soviet markers and IPCs", {
  /** Moscow, Karelia and Kazakhstan each get a Soviet control marker. (Revolution Phase, step 5, 2-revolution-phase.md) */
  territories: rule("Moscow, Karelia and Kazakhstan each get a Soviet control marker."),
  /** On the national production chart a Soviet marker shows 9 IPCs. (Revolution Phase, step 5, 2-revolution-phase.md) */
  chart: rule("On the national production chart a Soviet marker shows 9 IPCs.", { status: informative("the chart shows what the marked territories are worth, and the game counts that itself") }),
  /** The Soviet treasury opens with 9 IPCs. (Revolution Phase, step 5, 2-revolution-phase.md) */
  treasury: rule("The Soviet treasury opens with 9 IPCs."),
})

/** Revolution Phase, step 6: The Imperial treasury (2-revolution-phase.md) */
export const imperialTreasury = section("imperialTreasury", "Revolution Phase, step 6", "The Imperial treasury", {
  /** What Imperial Russia has not spent stays with it. (Revolution Phase, step 6, 2-revolution-phase.md) */
  kept: rule("What Imperial Russia has not spent stays with it."),
})

/** The Russian Civil War (3-civil-war.md) */
export const civilWar = section("civilWar", "The Russian Civil War", "The Russian Civil War", {
  /** The Reds are the Soviets, with the Central Powers behind them; the Whites are Imperial Russia, with the Allies. (The Russian Civil War, 3-civil-war.md) */
  sides: definition("The Reds are the Soviets, with the Central Powers behind them; the Whites are Imperial Russia, with the Allies."),
  /** The fighting starts as soon as the Revolution is over. (The Russian Civil War, 3-civil-war.md) */
  begins: rule("The fighting starts as soon as the Revolution is over."),
  /** Russia and its Allies fight to get Moscow back, and with it Russia into the war. (The Russian Civil War, 3-civil-war.md) */
  alliesGoal: rule("Russia and its Allies fight to get Moscow back, and with it Russia into the war."),
  /** The Soviets fight for the whole of Russia, and for influence beyond it. (The Russian Civil War, 3-civil-war.md) */
  sovietsGoal: note("The Soviets fight for the whole of Russia, and for influence beyond it.", { status: informative("an aim; what can be reached is decided elsewhere") }),
})

/** Soviet Republic: The Soviet Russian Republic (4-soviet-republic.md) */
export const republic = section("republic", "Soviet Republic", "The Soviet Russian Republic", {
  /** Soviet Russia is a power of its own, and a new one. (Soviet Republic, 4-soviet-republic.md) */
  newPower: definition("Soviet Russia is a power of its own, and a new one."),
  /** A Soviet turn has the phases that the turn of every power has. (Soviet Republic, 4-soviet-republic.md) */
  phases: rule("A Soviet turn has the phases that the turn of every power has."),
  /** The Soviets may purchase units. (Soviet Republic, 4-soviet-republic.md) */
  purchase: permission("The Soviets may purchase units."),
  /** They collect income for the territories that they control. (Soviet Republic, 4-soviet-republic.md) */
  income: permission("They collect income for the territories that they control."),
  /** They collect income for national objectives that they have met, too. (Soviet Republic, 4-soviet-republic.md) */
  objectives: permission("They collect income for national objectives that they have met, too.", { status: leftToComponent("which objectives there are is left to the base game, and no list of them is known") }),
  /** Moscow is the capital of Soviet Russia. (Soviet Republic, 4-soviet-republic.md) */
  capital: definition("Moscow is the capital of Soviet Russia."),
  /** The Soviet turn ends the round: the USA comes before it, and Austria-Hungary after it. (Soviet Republic, 4-soviet-republic.md) */
  turnPlace: rule("The Soviet turn ends the round: the USA comes before it, and Austria-Hungary after it."),
  /** Every Allied power is at war with Soviet Russia. (Soviet Republic, 4-soviet-republic.md) */
  atWar: rule("Every Allied power is at war with Soviet Russia."),
  /** Red chips, those of the Central Powers, stand under Soviet units. (Soviet Republic, 4-soviet-republic.md) */
  chips: component("Red chips, those of the Central Powers, stand under Soviet units."),
  /** Soviet Russia counts as one of the Central Powers, but its units may not go everywhere. (Soviet Republic, 4-soviet-republic.md) */
  member: rule("Soviet Russia counts as one of the Central Powers, but its units may not go everywhere.", { see: ["Soviet Republic, Brest-Litovsk"] }),
}, {
  phases: "Turn",
  atWar: "Sides",
})

/** Soviet Republic, Brest-Litovsk: The treaty of Brest-Litovsk (4-soviet-republic.md) */
export const treaty = section("treaty", "Soviet Republic, Brest-Litovsk", "The treaty of Brest-Litovsk", {
  /** Outer Russia is made up of six: Finland, Livonia, Belarus, Poland, Ukraine, Sevastopol. (Soviet Republic, Brest-Litovsk, 4-soviet-republic.md) */
  outerRussia: definition("Outer Russia is made up of six: Finland, Livonia, Belarus, Poland, Ukraine, Sevastopol."),
  /** The treaty cedes Outer Russia to the Central Powers. (Soviet Republic, Brest-Litovsk, 4-soviet-republic.md) */
  ceded: rule("The treaty cedes Outer Russia to the Central Powers."),
  /** The Soviets respect that Persia and Afghanistan are sovereign. (Soviet Republic, Brest-Litovsk, 4-soviet-republic.md) */
  sovereign: rule("The Soviets respect that Persia and Afghanistan are sovereign."),
  /** No Soviet land unit enters Persia or Afghanistan. (Soviet Republic, Brest-Litovsk, 4-soviet-republic.md) */
  noSoviets: prohibition("No Soviet land unit enters Persia or Afghanistan."),
  /** Karelia, Moscow, Tatarstan and Kazakhstan are Inner Russia. (Soviet Republic, Brest-Litovsk, 4-soviet-republic.md) */
  innerRussia: definition("Karelia, Moscow, Tatarstan and Kazakhstan are Inner Russia."),
  /** The Central Powers respect that the Soviets claim Inner Russia. (Soviet Republic, Brest-Litovsk, 4-soviet-republic.md) */
  claim: rule("The Central Powers respect that the Soviets claim Inner Russia."),
  /** They enter no part of it. (Soviet Republic, Brest-Litovsk, 4-soviet-republic.md) */
  closed: prohibition("They enter no part of it."),
  /** No Soviet unit ever enters what was a territory of the Central Powers from the beginning. (Soviet Republic, Brest-Litovsk, 4-soviet-republic.md) */
  originally: prohibition("No Soviet unit ever enters what was a territory of the Central Powers from the beginning."),
  /** No Soviet unit ever enters what a Central Power controls now. (Soviet Republic, Brest-Litovsk, 4-soviet-republic.md) */
  controlled: prohibition("No Soviet unit ever enters what a Central Power controls now."),
  /** No Soviet unit ever enters what a Central Power contests now. (Soviet Republic, Brest-Litovsk, 4-soviet-republic.md) */
  contested: prohibition("No Soviet unit ever enters what a Central Power contests now."),
}, {
  outerRussia: "Outer Russia",
  sovereign: "Persia and Afghanistan",
  innerRussia: "Inner Russia",
  originally: "Central Powers",
})

/** Soviet Republic, sea units: Soviet sea units (4-soviet-republic.md) */
export const sovietShips = section("sovietShips", "Soviet Republic, sea units", "Soviet sea units", {
  /** Soviet ships may pass through sea zones in which there are units of the Central Powers. (Soviet Republic, sea units, 4-soviet-republic.md) */
  through: permission("Soviet ships may pass through sea zones in which there are units of the Central Powers."),
  /** They may not end their movement in such a zone. (Soviet Republic, sea units, 4-soviet-republic.md) */
  noEnd: prohibition("They may not end their movement in such a zone."),
  /** Soviet ships and the units of the Allies are enemies. (Soviet Republic, sea units, 4-soviet-republic.md) */
  hostile: rule("Soviet ships and the units of the Allies are enemies."),
  /** The mines of each Allied power work against them. (Soviet Republic, sea units, 4-soviet-republic.md) */
  mines: rule("The mines of each Allied power work against them."),
})

/** Contested territories (5-contested-territories.md) */
export const contested = section("contested", "Contested territories", "Contested territories", {
  /** White forces stay in combat wherever Russia and the Central Powers contest a part of Outer Russia as the Revolution comes. (Contested territories, 5-contested-territories.md) */
  remain: rule("White forces stay in combat wherever Russia and the Central Powers contest a part of Outer Russia as the Revolution comes.", { see: ["Soviet Republic, Brest-Litovsk"] }),
  /** These forces may retreat, to any adjacent territory that is fit for it. (Contested territories, 5-contested-territories.md) */
  mayRetreat: permission("These forces may retreat, to any adjacent territory that is fit for it."),
  /** Fit is only what Imperial Russia still controls or contests. (Contested territories, 5-contested-territories.md) */
  where: prohibition("Fit is only what Imperial Russia still controls or contests."),
  /** Such a retreat takes place in the turn of Imperial Russia, as combat has it in the base game. (Contested territories, 5-contested-territories.md) */
  ownTurn: rule("Such a retreat takes place in the turn of Imperial Russia, as combat has it in the base game."),
})

/** Victory cities: Moscow as a victory city (6-victory-cities.md) */
export const victoryCities = section("victoryCities", "Victory cities", "Moscow as a victory city", {
  /** Moscow is no victory city of the Central Powers, because it became the Soviet capital and nobody took it in combat. (Victory cities, 6-victory-cities.md) */
  notForCentral: prohibition("Moscow is no victory city of the Central Powers, because it became the Soviet capital and nobody took it in combat."),
  /** Nor is it one of the Allies after Imperial Russia has taken it back. (Victory cities, 6-victory-cities.md) */
  notForAllies: prohibition("Nor is it one of the Allies after Imperial Russia has taken it back."),
})

/** Once per game (6-victory-cities.md) */
export const onceAGame = section("onceAGame", "Once per game", "Once per game", {
  /** There is one Revolution in a game, and no more. (Once per game, 6-victory-cities.md) */
  once: prohibition("There is one Revolution in a game, and no more."),
  /** Even when Imperial Russia has Moscow again, loses the war and meets the conditions at the end of a turn, there is no second one. (Once per game, 6-victory-cities.md) */
  notAgain: exception("Even when Imperial Russia has Moscow again, loses the war and meets the conditions at the end of a turn, there is no second one."),
})

/** Income: Russian territories and their income (7-income.md) */
export const economy = section("economy", "Income", "Russian territories and their income", {
  /** An Ally can capture Russian territories, and control them, as long as Moscow is in Soviet hands. (Income, 7-income.md) */
  capture: permission("An Ally can capture Russian territories, and control them, as long as Moscow is in Soviet hands."),
  /** It collects the IPCs of those that it controls. (Income, 7-income.md) */
  collect: permission("It collects the IPCs of those that it controls."),
  /** Romania and Serbia count among the Russian territories, when they are captured and when they revert. (Income, 7-income.md) */
  alsoRussian: definition("Romania and Serbia count among the Russian territories, when they are captured and when they revert."),
  /** As soon as Moscow is in Imperial hands again, Imperial Russia controls all that was originally Russian and an Ally controls. (Income, 7-income.md) */
  revert: rule("As soon as Moscow is in Imperial hands again, Imperial Russia controls all that was originally Russian and an Ally controls."),
})

/** Imperial victory: After an Imperial victory (8-imperial-victory.md) */
export const imperialVictory = section("imperialVictory", "Imperial victory", "After an Imperial victory", {
  /** The Soviet Power does not leave the game when the Imperials win Moscow. (Imperial victory, 8-imperial-victory.md) */
  inPlay: rule("The Soviet Power does not leave the game when the Imperials win Moscow."),
  /** Soviet forces that are left stay where they are and go on fighting. (Imperial victory, 8-imperial-victory.md) */
  forces: rule("Soviet forces that are left stay where they are and go on fighting."),
  /** IPCs that the Soviets have not spent go to Imperial Russia. (Imperial victory, 8-imperial-victory.md) */
  bank: rule("IPCs that the Soviets have not spent go to Imperial Russia."),
  /** The Central Powers can win the game without a Soviet Moscow. (Imperial victory, 8-imperial-victory.md) */
  notNeeded: rule("The Central Powers can win the game without a Soviet Moscow."),
})

/** Design Note (8-imperial-victory.md) */
export const designNote = section("designNote", "Design Note", "Design Note", {
  /** Left out are the Republic of 1917 and the minor factions: Greens, Blacks, movements of independence. (Design Note, 8-imperial-victory.md) */
  leftOut: note("Left out are the Republic of 1917 and the minor factions: Greens, Blacks, movements of independence."),
})

/** Is the Revolution looked for in every Russian turn from round 4 on, or only in the one of round 4? (1-opening.md) */
export const checkWhen = question("checkWhen", {
  asks: "Is the Revolution looked for in every Russian turn from round 4 on, or only in the one of round 4?",
  clauses: [opening.fromRound, opening.when],
  readings: {
    "from round 4 on": "In the turn of round 4 and in every Russian turn after it.",
    "in round 4 only": "Only in the Russian turn that starts in round 4.",
  },
  usual: "from round 4 on",
  because: "The text says any turn; a single turn would not be any. And \"once per game\" would say nothing if there were one look.",
})

/** Is the cruiser put into zone 12 if units of the Central Powers are there? (2-revolution-phase.md) */
export const cruiserPlace = question("cruiserPlace", {
  asks: "Is the cruiser put into zone 12 if units of the Central Powers are there?",
  clauses: [sovietUnits.cruiser, sovietShips.noEnd],
  readings: {
    "all the same": "Yes: to be placed is no movement.",
    "not beside Central Powers": "No: it may not end there, so there is no cruiser.",
  },
  usual: "all the same",
  because: "The step has no condition, and the prohibition speaks of the end of a movement.",
})

/** Who controls Tatarstan after a Central Power has taken its marker away? (2-revolution-phase.md) */
export const tatarstanAfter = question("tatarstanAfter", {
  asks: "Who controls Tatarstan after a Central Power has taken its marker away?",
  clauses: [centralLeave.markers, sovietMarkers.territories, treaty.innerRussia],
  readings: {
    "Imperial Russia": "Imperial Russia, whose territory it is by print.",
    nobody: "Nobody, until somebody enters it.",
    "Soviet Russia": "Soviet Russia, as with the rest of Inner Russia.",
  },
  usual: "Imperial Russia",
  because: "Step 5 puts Soviet markers on the other three only, and 9 IPCs are what those three are worth. Without a marker the print counts.",
})

/** Where does a unit of the Central Powers go if its capital is in enemy hands? (2-revolution-phase.md) */
export const lostCapital = question("lostCapital", {
  asks: "Where does a unit of the Central Powers go if its capital is in enemy hands?",
  clauses: [centralLeave.capital],
  readings: {
    "there all the same": "To its capital, where it contests the territory.",
    nowhere: "It leaves the game.",
  },
  usual: "there all the same",
  because: "The step sends such units to their capitals without a condition.",
})

/** May units of the Central Powers leave "in the same manner" to a territory that Russia controls or contests? (2-revolution-phase.md) */
export const leavingManner = question("leavingManner", {
  asks: "May units of the Central Powers leave \"in the same manner\" to a territory that Russia controls or contests?",
  clauses: [alliesLeave.territory, centralLeave.sameManner],
  readings: {
    "to their own side": "No: as the Allies go to theirs, they go to their own side.",
    "to the letter": "Yes: step 1 names Russia, and it is the manner of step 1.",
  },
  usual: "to their own side",
  because: "The manner of step 1 is a retreat to friends, and for the Central Powers those are others.",
})

/** In which order do the Central Powers leave, where room on the transports is short? (2-revolution-phase.md) */
export const centralOrder = question("centralOrder", {
  asks: "In which order do the Central Powers leave, where room on the transports is short?",
  clauses: [centralLeave.all, centralLeave.sameManner],
  readings: {
    "Austria-Hungary first": "In the order of the turns of a round.",
    "Germany first": "In the order of the turns that come next, from Germany on.",
  },
  usual: "Austria-Hungary first",
  because: "No order is given; that of a round is the one in which the powers are listed.",
  kind: "gap",
})

/** In which order do the Allied powers leave, where room on the transports is short? (2-revolution-phase.md) */
export const retreatOrder = question("retreatOrder", {
  asks: "In which order do the Allied powers leave, where room on the transports is short?",
  clauses: [alliesLeave.all, alliesLeave.transport],
  readings: {
    "Russia first": "Russia, then the other Allies in the order of the turns.",
    "other Allies first": "The other Allies in the order of the turns, then Russia.",
  },
  usual: "Russia first",
  because: "No order is given; the step names Russia before the other Allies, and it is the turn of Russia.",
})

/** May a unit go from one of the territories that are left into another of them? (2-revolution-phase.md) */
export const retreatWithin = question("retreatWithin", {
  asks: "May a unit go from one of the territories that are left into another of them?",
  clauses: [alliesLeave.all, alliesLeave.territory, centralLeave.all],
  readings: {
    "out of all of them": "No: whatever is left is left by everybody.",
    "one space and no more": "Yes: a unit that goes one space has left, and stays where it comes to.",
  },
  usual: "out of all of them",
  because: "Adjacent territories are allowed without exception; but all forces in all of the territories leave, and the Soviets come next.",
})

/** Do Allied forces leave Tatarstan as well? (2-revolution-phase.md) */
export const tatarstanForces = question("tatarstanForces", {
  asks: "Do Allied forces leave Tatarstan as well?",
  clauses: [alliesLeave.all, centralLeave.all, treaty.innerRussia],
  readings: {
    stay: "No: step 1 names Moscow, Karelia and Kazakhstan.",
    "leave too": "Yes: Tatarstan is Inner Russia, and step 2 names it.",
  },
  usual: "stay",
  because: "Step 1 lists three territories and step 2 four. The lists are taken as they are printed.",
})

/** Do the transports take as many units as they carry, or all that come? (2-revolution-phase.md) */
export const transportRoom = question("transportRoom", {
  asks: "Do the transports take as many units as they carry, or all that come?",
  clauses: [alliesLeave.transport],
  readings: {
    "as many as they carry": "A transport that is full takes no more.",
    "all that come": "Any number may board.",
  },
  usual: "as many as they carry",
  because: "The text sets no limit of its own, and takes the transports from a game in which a transport carries a number of units.",
})

/** Who decides where a unit goes in the first two steps? (2-revolution-phase.md) */
export const whoRetreats = question("whoRetreats", {
  asks: "Who decides where a unit goes in the first two steps?",
  clauses: [alliesLeave.territory, alliesLeave.transport, centralLeave.sameManner],
  readings: {
    "its own power": "The player of the power that the unit belongs to.",
    Russia: "Russia, in whose turn it happens, for all units.",
  },
  usual: "its own power",
  because: "Both steps are written in the passive. In such a game players move their own units, and the text names nobody else.",
})

/** What happens to parts of Outer Russia that Imperial Russia or an Ally controls when they are ceded? (4-soviet-republic.md) */
export const ceded = question("ceded", {
  asks: "What happens to parts of Outer Russia that Imperial Russia or an Ally controls when they are ceded?",
  clauses: [treaty.ceded, contested.where],
  readings: {
    "a claim is given up": "Nothing: the Soviets give up their claim, and markers stay.",
    "markers change": "Those that are not contested get the marker of a Central Power.",
  },
  usual: "a claim is given up",
  because: "The treaty binds the Soviets and the Central Powers. White forces may go to territories that Imperial Russia still controls.",
})

/** What of Allied ships in zone 12 when the Soviet cruiser is put there? (4-soviet-republic.md) */
export const shipsInZone12 = question("shipsInZone12", {
  asks: "What of Allied ships in zone 12 when the Soviet cruiser is put there?",
  clauses: [sovietUnits.cruiser, sovietShips.hostile, civilWar.begins],
  readings: {
    "until a Combat": "They stay beside it until the Combat of a power that has ships there.",
    "a combat at once": "They are enemies, and the war begins at once: there is a combat before Germany begins.",
  },
  usual: "until a Combat",
  because: "The steps clear territories and no sea zone; combat belongs to the turn of a power, and Germany is next.",
  kind: "gap",
})

/** When do the Soviets take their first turn? (4-soviet-republic.md) */
export const firstSovietTurn = question("firstSovietTurn", {
  asks: "When do the Soviets take their first turn?",
  clauses: [republic.turnPlace, civilWar.begins, opening.germanyNext],
  readings: {
    "at the end of the round": "After the USA, in the round of the Revolution.",
    "at once": "Before Germany, and again after the USA.",
  },
  usual: "at the end of the round",
  because: "The place in the round is given, and Germany is next when the Revolution is complete. That the war begins at once needs no turn.",
})

/** May the Central Powers enter a part of Inner Russia that the Soviets do not control? (4-soviet-republic.md) */
export const innerRussiaClosed = question("innerRussiaClosed", {
  asks: "May the Central Powers enter a part of Inner Russia that the Soviets do not control?",
  clauses: [treaty.claim, treaty.closed],
  readings: {
    "to the end": "No: they recognise the claim, and cannot enter any of it.",
    "while Soviet": "Yes: only what Soviet Russia controls is closed to them.",
  },
  usual: "to the end",
  because: "The four territories are named, and nothing is said of who controls them.",
})

/** Which territories were those of the Central Powers from the beginning? (4-soviet-republic.md) */
export const originally = question("originally", {
  asks: "Which territories were those of the Central Powers from the beginning?",
  clauses: [treaty.originally],
  readings: {
    "by print": "Those that are theirs on the board.",
    "by print or treaty": "Those too that they controlled or contested when the Revolution came.",
  },
  usual: "by print",
  because: "Originally, without more, points to the print on the board. The sentence goes on with controlled or contested, and so may mean what stood when the Soviets came.",
})

/** May Soviet land units enter Persia or Afghanistan after somebody else has taken it? (4-soviet-republic.md) */
export const sovereignTaken = question("sovereignTaken", {
  asks: "May Soviet land units enter Persia or Afghanistan after somebody else has taken it?",
  clauses: [treaty.sovereign, treaty.noSoviets],
  readings: {
    never: "No: they cannot enter, whoever controls it.",
    "once it is taken": "Yes: what somebody has taken is sovereign no more.",
  },
  usual: "never",
  because: "The sentence ends with cannot enter, and sets no condition.",
})

/** May Soviet units enter a part of Outer Russia that no Central Power controls or contests? (4-soviet-republic.md) */
export const sovietsInOuterRussia = question("sovietsInOuterRussia", {
  asks: "May Soviet units enter a part of Outer Russia that no Central Power controls or contests?",
  clauses: [treaty.ceded, treaty.noSoviets, treaty.controlled, treaty.contested],
  readings: {
    "where no Central Power is": "Yes: they keep out of what a Central Power controls or contests.",
    never: "No: it is ceded, and the territories that Soviets do not enter are these as well as Persia and Afghanistan.",
  },
  usual: "where no Central Power is",
  because: "The words about not entering stand behind Persia and Afghanistan, and mean those two. The Soviets want all of Russia.",
})

/** May a Soviet ship stay in a zone into which units of the Central Powers have come? (4-soviet-republic.md) */
export const standingStill = question("standingStill", {
  asks: "May a Soviet ship stay in a zone into which units of the Central Powers have come?",
  clauses: [sovietShips.noEnd],
  readings: {
    "may stay": "Yes: it ends no movement if it does not move.",
    "must go": "No: it goes to a zone without them, if it can.",
  },
  usual: "may stay",
  because: "Only the end of a movement is forbidden.",
})

/** May White forces that contest Outer Russia retreat to a territory that another Ally controls or contests? (4-soviet-republic.md) */
export const whiteRetreat = question("whiteRetreat", {
  asks: "May White forces that contest Outer Russia retreat to a territory that another Ally controls or contests?",
  clauses: [contested.where, contested.ownTurn],
  readings: {
    "only to Imperial Russia": "No: Imperial Russia itself must control or contest it.",
    "to any friend": "Yes, as combat has it in the base game.",
  },
  usual: "only to Imperial Russia",
  because: "Step 1 names Russia or a friendly power; this paragraph names Imperial Russia alone.",
})

/** Are Imperial Russia and the Central Powers at war elsewhere than in the contested territories, while Moscow is not Imperial? (4-soviet-republic.md) */
export const whiteWar = question("whiteWar", {
  asks: "Are Imperial Russia and the Central Powers at war elsewhere than in the contested territories, while Moscow is not Imperial?",
  clauses: [civilWar.sides, civilWar.alliesGoal, contested.remain],
  readings: {
    "at war": "Yes: the Whites are on the side of the Allies, and the Central Powers on the other.",
    "only where they fight": "No: Russia is out of the war. They fight on in what they contested of Outer Russia as the Revolution came. Elsewhere, on land and at sea, there is no combat between them, whatever they contested there. Neither enters what the other controls, or holds alone where nobody controls it.",
  },
  usual: "at war",
  because: "Nothing makes peace between them: the treaty binds the Soviets. That Russia is to get back into the war, and that White forces remain in combat in named places, speaks against it.",
})

/** Is Moscow a victory city of the Central Powers once the Soviets, or a Central Power, took it in combat after all? (6-victory-cities.md) */
export const moscowByCombat = question("moscowByCombat", {
  asks: "Is Moscow a victory city of the Central Powers once the Soviets, or a Central Power, took it in combat after all?",
  clauses: [victoryCities.notForCentral],
  readings: {
    never: "No: it does not count for them.",
    "once taken in combat": "Yes: the reason why it does not count is gone.",
  },
  usual: "never",
  because: "What is said is that it does not count; the reason stands beside it and is no condition.",
})

/** Is Moscow a victory city of the Allies when an Ally other than Imperial Russia has it? (6-victory-cities.md) */
export const moscowForAllies = question("moscowForAllies", {
  asks: "Is Moscow a victory city of the Allies when an Ally other than Imperial Russia has it?",
  clauses: [victoryCities.notForAllies, republic.capital],
  readings: {
    never: "No: for the Allies Moscow is not an enemy capital that they take.",
    "in the hands of another Ally": "Yes: it was the capital of an enemy, and only Imperial Russia is left out.",
  },
  usual: "never",
  because: "No sentence makes Moscow a victory city of the Allies, whose own it was.",
})

/** Does Imperial Russia collect income in later turns, while the Soviets have Moscow? (7-income.md) */
export const imperialIncome = question("imperialIncome", {
  asks: "Does Imperial Russia collect income in later turns, while the Soviets have Moscow?",
  clauses: [opening.noIncome, civilWar.alliesGoal, economy.collect],
  readings: {
    "none without Moscow": "No, as any power whose capital is lost.",
    "as ever": "Yes: one Collect Income is skipped, and no more. Without Moscow the IPCs are kept: where units could be mobilized then, the base game says.",
  },
  usual: "none without Moscow",
  because: "Moscow must be taken to get Russia back into the war, and until then the Allies are paid for what they control.",
})

/** Can an Ally take a Russian territory from Imperial Russia by entering it, while the Soviets have Moscow? (7-income.md) */
export const imperialHeld = question("imperialHeld", {
  asks: "Can an Ally take a Russian territory from Imperial Russia by entering it, while the Soviets have Moscow?",
  clauses: [economy.capture, economy.collect],
  readings: {
    "stays Imperial": "No: what Imperial Russia controls is captured from nobody, and its marker stays.",
    "the Ally takes it": "Yes, where no unit of Imperial Russia stands: the Ally controls it and collects for it.",
  },
  usual: "stays Imperial",
  because: "To capture is to take from an enemy, and the Allies are on the side of Imperial Russia. That they are paid for what they control speaks against it.",
})

/** Does the power that controls Moscow have it, while Imperial and Soviet forces contest it? (7-income.md) */
export const moscowContested = question("moscowContested", {
  asks: "Does the power that controls Moscow have it, while Imperial and Soviet forces contest it?",
  clauses: [republic.capital, economy.capture, economy.revert, civilWar.alliesGoal],
  readings: {
    "until it is lost": "Yes: it is theirs until no unit of theirs is left there; they mobilize, and collect income.",
    "in no hands": "No: as long as it is contested, neither Russia has it: neither mobilizes or collects, and what Allies capture is captured while nobody has Moscow. Whoever controls it has it again once it is contested no more.",
  },
  usual: "until it is lost",
  because: "The text tells of Moscow only in whose hands it is, and a control marker stays where it is contested.",
})

/** Who controls what an Ally captures in Russia after Moscow is Imperial again? (7-income.md) */
export const capturedLater = question("capturedLater", {
  asks: "Who controls what an Ally captures in Russia after Moscow is Imperial again?",
  clauses: [economy.capture, economy.revert],
  readings: {
    "Imperial Russia": "Imperial Russia: from then on all that was originally Russian goes to it.",
    "the captor": "The Ally: what reverts is what the Allies control when Moscow comes back.",
  },
  usual: "Imperial Russia",
  because: "An Ally can capture for itself while the Soviets have Moscow, and once it is back that is over.",
})

/** Who controls what an Ally captures in Russia while neither the Soviets nor Imperial Russia have Moscow? (7-income.md) */
export const moscowElsewhere = question("moscowElsewhere", {
  asks: "Who controls what an Ally captures in Russia while neither the Soviets nor Imperial Russia have Moscow?",
  clauses: [economy.capture, economy.revert],
  readings: {
    "the captor": "The Ally: Moscow is not back in Imperial hands.",
    "Imperial Russia": "Imperial Russia: an Ally captures for itself only while the Soviets have Moscow.",
  },
  usual: "the captor",
  because: "Russian territories go back once Moscow is Imperial, and it is not.",
  kind: "gap",
})

/** What if the Soviets take Moscow a second time? (7-income.md) */
export const moscowAgain = question("moscowAgain", {
  asks: "What if the Soviets take Moscow a second time?",
  clauses: [economy.capture, economy.revert, onceAGame.once],
  readings: {
    "as before": "While they have it, the Allies keep what they capture, and it reverts when Moscow is Imperial again.",
    "no longer": "What an Ally takes in Russia goes to Imperial Russia from the first time on.",
  },
  usual: "as before",
  because: "The sentences say while and once, and do not speak of the first time.",
})

/** Who gets Moscow when an Ally other than Russia takes it from the Soviets? (7-income.md) */
export const moscowFreed = question("moscowFreed", {
  asks: "Who gets Moscow when an Ally other than Russia takes it from the Soviets?",
  clauses: [civilWar.alliesGoal, economy.capture, economy.revert],
  readings: {
    "Imperial Russia": "Imperial Russia, at once: Moscow is back, and so is Russia.",
    "the captor": "The Ally that took it, and Imperial Russia stays without a capital.",
  },
  usual: "Imperial Russia",
  because: "Russia and its Allies have one goal together, Moscow, and its end is Russia in the war.",
})

/** Do Russian territories revert that an Ally controls and an enemy contests? (7-income.md) */
export const revertContested = question("revertContested", {
  asks: "Do Russian territories revert that an Ally controls and an enemy contests?",
  clauses: [economy.revert],
  readings: {
    "contested or not": "Yes: control is what reverts.",
    "not while contested": "No: only where nobody contests it.",
  },
  usual: "contested or not",
  because: "All Russian territories that the Allies control revert; to be contested ends no control.",
})

/** Do the Soviets collect income after they have lost Moscow? (7-income.md) */
export const sovietIncome = question("sovietIncome", {
  asks: "Do the Soviets collect income after they have lost Moscow?",
  clauses: [republic.income, republic.phases, imperialVictory.inPlay],
  readings: {
    "none without Moscow": "No, as any power whose capital is lost.",
    "as ever": "Yes, for the territories that they still control. Without Moscow the IPCs are kept: where units could be mobilized then, the base game says.",
  },
  usual: "none without Moscow",
  because: "They are a power like any other, with Moscow as their capital; that they take part says nothing of income.",
})

/** When do the Imperials collect what the Soviets have not spent? (8-imperial-victory.md) */
export const bankWhen = question("bankWhen", {
  asks: "When do the Imperials collect what the Soviets have not spent?",
  clauses: [imperialVictory.bank],
  readings: {
    "at once": "When Moscow is taken.",
    "at their Collect Income": "When Imperial Russia next collects income: what is left then.",
  },
  usual: "at once",
  because: "It follows from the Imperial victory, and no phase is named.",
})
