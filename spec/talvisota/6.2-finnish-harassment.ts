/** 6.2: Infiltration, and units that are isolated. @module */
import {
  among,
  computed,
  definition,
  flag,
  forbid,
  one,
  permission,
  prohibition,
  question,
  range,
  rule,
  view,
} from 'rulewright/book'
import { P } from 'ts-pattern'
import { CONTROLS, generalPoints } from './1.1-general-points.js'
import { ahead, section } from './section.js'
import { SOVIET_UNITS } from './vocabulary.js'

export const harassment = section('harassment', '6.2', 'Finnish harassment and Russian logistics breach', {
  from: prohibition('The Finnish player does not harass before December [I] 1939.'),
  target: permission(
    'In the Actions phase the Infiltration marker may be placed on one space that the Soviets control.',
  ),
  controlledOnly: prohibition('It is placed on no other space.'),
  oneMarker: prohibition('There is one marker: a second space is not infiltrated in the turn.'),
  scouts: prohibition('One to three SCT are used with it.'),
  fromFront: rule('They are taken from the Front spaces of the Command Sheet, and left in the space.'),
  die: rule('Then the Finnish player rolls one die.'),
  perScout: rule('+1 for each SCT that attacks.'),
  perUnit: rule('-2 for each Soviet unit in the space.'),
  perNeighbour: rule('-1 for each Soviet unit in an adjacent space.'),
  success: rule('On 6 or more the attack succeeds: the Soviets lose two points of morale, and the value of the space.'),
  atOnce: rule('They lose them at once.'),
  middle: rule('On 4 or 5 the Soviets lose one point of morale, and the Finns one SCT.'),
  failure: rule('On less the Finns lose one point of morale and one SCT.'),
  available: rule('The SCT that are left can be used again in the next turn.'),
  stay: permission('They may stay in the space, too.'),
  takenBack: rule('To have such a space back the Soviet player has to fight these Finns.'),
  lost: rule('After a success the Soviets control the space no more.'),
  isolated: definition('Soviet units that no line supplies any more are isolated.'),
  eliminated: rule('As long as the line is broken, each turn ends with the loss of one isolated unit.'),
  order: rule('TAN are eliminated first, then MECA, then FUS.'),
})

export const unitsInside = question('unitsInside', {
  asks: 'What becomes of Soviet units in a space that is infiltrated with success?',
  clauses: [harassment.lost, harassment.isolated],
  readings: {
    'stay isolated': 'They stay, and are isolated.',
    retreat: 'They retreat to the next space that the Soviets control.',
  },
  usual: 'stay isolated',
  because: 'The text says what becomes of the units: they are isolated. It names no retreat.',
  kind: 'gap',
})

export const scoutsStay = question('scoutsStay', {
  asks: 'May SCT stay in a space that they have not won?',
  clauses: [harassment.stay, harassment.takenBack],
  readings: {
    'only if victorious': 'No: only where they were victorious, as 9.2 has it.',
    always: 'Yes: whatever the die shows.',
  },
  usual: 'only if victorious',
  because: 'That the Soviets would have to take the space back shows that it was won; 9.2 says so for one player.',
})

export const scoutsBack = question('scoutsBack', {
  asks: 'Can SCT that have stayed in a space come back in a later turn?',
  clauses: [harassment.available, harassment.stay],
  readings: {
    'and go again': 'Yes: before the harassment, for which they can be used again.',
    'for the turn after': 'Yes: before the harassment, but they are used again in the turn after at the soonest.',
    no: 'No: they stay until the Soviets fight them.',
  },
  usual: 'and go again',
  because: 'They can be used in the next turn; that they may stay as well does not take that from them.',
  kind: 'gap',
})

export const isolatedElite = question('isolatedElite', {
  asks: 'When are isolated ELI eliminated, which the order does not name?',
  clauses: [harassment.order],
  readings: {
    last: 'After the FUS.',
    'as FUS': 'With the FUS, as infantry.',
    never: 'Never.',
  },
  usual: 'last',
  because: 'One isolated unit is eliminated, whichever it is; those that are named come first.',
  kind: 'gap',
})

export const isolatedCount = question('isolatedCount', {
  asks: 'Is one isolated unit eliminated in all, or one in each isolated space?',
  clauses: [harassment.eliminated],
  readings: {
    'in all': 'One in all.',
    'each space': 'One in each space with isolated units.',
  },
  usual: 'in all',
  because: 'The text says one unit.',
})

export const isolatedWhere = question('isolatedWhere', {
  asks: 'Where does an isolated unit go that is eliminated?',
  clauses: [harassment.eliminated],
  readings: {
    'to the Losses': 'To the Losses space, like other units that are eliminated.',
    'out of the game': 'Out of the game.',
  },
  usual: 'to the Losses',
  because: 'Units that combat eliminates go there, and the word is the same.',
  kind: 'gap',
})

export const scoutsFight = question('scoutsFight', {
  asks: 'Do SCT in a space fight beside the units of a Combat Strategy, when the Soviets attack it?',
  clauses: [harassment.takenBack, harassment.stay],
  readings: {
    'beside them': 'Yes: they are added to the Finnish force.',
    'instead of them': 'They are the Finnish force, and no Combat Strategy answers.',
  },
  usual: 'beside them',
  because: 'The combat is one against this force; nothing keeps the Finnish player from answering an attack there.',
  kind: 'gap',
})

export const harassmentFrom = question('harassmentFrom', {
  asks: 'From which turn on may the Finns harass?',
  clauses: [harassment.from],
  readings: {
    'December I': 'From the first turn on.',
    'December II': 'From the second turn on.',
  },
  usual: 'December I',
  because: 'That is what is printed, though the turn stands in brackets, and says nothing where it is the first.',
  kind: 'slip',
})

export const mayNotInfiltrate = forbid(
  'Harassment: may not be infiltrated',
  view(
    {
      turn: among(['December I', 'a later one'], 'the turn'),
      harassmentFrom,
      territory: among(['Finnish', 'Soviet'], 'whose territory the space is'),
      control: among(CONTROLS, 'who controls the space'),
      used: flag('the marker has been used in this turn', 'the marker has not been used in this turn'),
      enough: flag('an SCT is on the sheet', 'no SCT is on the sheet'),
      solo: flag('one player plays', 'two players play'),
      offered: flag('it has a marker, or the weakest force', 'it has no marker, and not the weakest force'),
    },
    [
      {
        because: 'the Soviets control their own territory',
        when: ({ territory, control }) => territory === 'Soviet' && control !== 'Soviets',
      },
    ],
  ),
  (bar) => [
    bar(harassment.from, { turn: 'December I', harassmentFrom: 'December II' }),
    bar([harassment.target, harassment.controlledOnly], { control: P.not('Soviets') }),
    bar(generalPoints.noFinns, { territory: 'Soviet' }),
    bar(harassment.oneMarker, { used: true }),
    bar([harassment.scouts, harassment.fromFront], { enough: false, territory: 'Finnish', control: 'Soviets' }),
    bar(ahead('soloHarassment.target'), { solo: true, offered: false }),
  ],
)

export const harassmentScore = computed(
  'Harassment: the score',
  [harassment.perScout, harassment.perUnit, harassment.perNeighbour],
  (die: number, scouts: number, units: number, neighbours: number): number => die + scouts - 2 * units - neighbours,
)

export const harassmentResult = one(
  'Harassment: the result',
  view({ score: range(0, 9, 'the score, 0 for less') }),
  (row) => [
    row(harassment.success, { score: P.number.gte(6) }, 'success'),
    row(harassment.middle, { score: P.union(4, 5) }, 'one each'),
    row(harassment.failure, { score: P.number.lte(3) }, 'failure'),
  ],
)

export const mayNotStay = forbid(
  'Harassment: may not stay',
  view({ result: among(['success', 'one each', 'failure'], 'how it ended'), scoutsStay }),
  (bar) => [
    bar([harassment.stay, harassment.takenBack], { result: P.not('success'), scoutsStay: 'only if victorious' }),
  ],
)

export const standing = one('Harassment: units in the space', view({ unitsInside }), (row) => [
  row(harassment.isolated, { unitsInside: 'stay isolated' }, 'stay'),
  row(harassment.lost, { unitsInside: 'retreat' }, 'retreat'),
])

export const eliminatedAs = one(
  'Isolation: in which place a unit is eliminated',
  view({ unit: among(SOVIET_UNITS, 'the unit'), isolatedElite }),
  (row) => [
    row(harassment.order, { unit: 'TAN' }, 1),
    row(harassment.order, { unit: 'MECA' }, 2),
    row(harassment.order, { unit: 'FUS' }, 3),
    row(harassment.order, { unit: 'ELI', isolatedElite: 'as FUS' }, 3),
    row(harassment.order, { unit: 'ELI', isolatedElite: 'last' }, 4),
    row(harassment.order, { unit: 'ELI', isolatedElite: 'never' }, 'never'),
  ],
)

export const mayNotBeEliminated = forbid(
  'Isolation: may not be eliminated',
  view({
    there: flag('such a unit is isolated there', 'no such unit is isolated there'),
    place: among([1, 2, 3, 4, 'never'], 'its place in the order'),
    sooner: flag('a unit comes before it', 'no unit comes before it'),
    counted: flag('a unit of the space has been eliminated', 'no unit of the space has been eliminated'),
  }),
  (bar) => [
    bar(harassment.eliminated, { there: false }),
    bar(harassment.order, { place: 'never' }),
    bar(harassment.order, { sooner: true }),
    bar(harassment.eliminated, { counted: true }),
  ],
)

export const eliminatedEach = one('Isolation: how many are eliminated', view({ isolatedCount }), (row) => [
  row(harassment.eliminated, { isolatedCount: 'in all' }, 'one in all'),
  row(harassment.eliminated, { isolatedCount: 'each space' }, 'one in each space'),
])

export const eliminatedTo = one('Isolation: where an eliminated unit goes', view({ isolatedWhere }), (row) => [
  row(harassment.eliminated, { isolatedWhere: 'to the Losses' }, 'to the Losses'),
  row(harassment.eliminated, { isolatedWhere: 'out of the game' }, 'out of the game'),
])

export const finnishForce = one(
  'Combat: who fights for the Finns',
  view({ scouts: flag('SCT are in the space', 'no SCT is in the space'), scoutsFight }),
  (row) => [
    row(harassment.takenBack, { scouts: false }, 'the strategy'),
    row(harassment.takenBack, { scouts: true, scoutsFight: 'beside them' }, 'both'),
    row(harassment.takenBack, { scouts: true, scoutsFight: 'instead of them' }, 'the scouts'),
  ],
)

export const mayNotSend = forbid(
  'Harassment: may not be sent',
  view({
    scouts: range(1, 4, 'SCT, 4 for more than three'),
    enough: flag('so many SCT are on the sheet', 'not so many SCT are on the sheet'),
  }),
  (bar) => [bar(harassment.scouts, { scouts: 4 }), bar([harassment.scouts, harassment.fromFront], { enough: false })],
)

export const mayNotComeBack = forbid(
  'Harassment: may not come back',
  view({ solo: flag('one player plays', 'two players play'), scoutsBack }),
  (bar) => [bar(ahead('soloHarassment.stay'), { solo: true }), bar(harassment.takenBack, { scoutsBack: 'no' })],
)

export const usableAtOnce = one(
  'Harassment: whether SCT that come back can be used at once',
  view({ scoutsBack }, [{ because: 'none comes back', when: (asked) => asked.scoutsBack === 'no' }]),
  (row) => [
    row(harassment.available, { scoutsBack: 'and go again' }, true),
    row(harassment.available, { scoutsBack: P.not('and go again') }, false),
  ],
)
