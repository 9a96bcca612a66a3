/**
 * The Attack Results chart: its eighteen cells, which cell is final, and what the icons of defense make of it.
 *
 * @module
 */
import { P } from 'ts-pattern'
import { computed, first, one } from '../../../src/kernel/table.js'
import { among, flag, range, view } from '../../../src/kernel/view.js'
import { advantage, resultColumn } from '../clauses/attack.js'
import { cityDefense, dugIn } from '../clauses/cities.js'
import { attackResultTable } from '../clauses/end.js'
import { cardDieRolls } from '../clauses/set-up-cards.js'
import { terms } from '../clauses/terms.js'
import { iconsIn } from '../components/attack-results.js'
import { advantageDie } from '../questions/advantage-die.js'
import { tankTakesWhite } from '../questions/tank-takes-white.js'
import { CITIES, GROUNDS, KINDS } from '../vocabulary.js'
import { RANGE_COLUMNS } from './attack-column.js'

/** The result in a cell of the white columns. */
export const resultIn = one(
  'Attack Results chart: the cell',
  view({ column: among(RANGE_COLUMNS, 'the column'), roll: range(1, 6, 'the roll of the die') }),
  (row) => {
    const one = { column: 'Range 1' } as const
    const two = { column: 'Range 2' } as const
    const three = { column: 'Range 3' } as const
    return [
      row(attackResultTable.range1, { ...one, roll: P.union(1, 2) }, 'Blitz'),
      row(attackResultTable.range1, { ...one, roll: 3 }, 'Disrupt'),
      row(attackResultTable.range1, { ...one, roll: 4 }, 'Rout'),
      row([attackResultTable.range1, resultColumn.results], { ...one, roll: P.union(5, 6) }, 'Adv'),
      row(attackResultTable.range2, { ...two, roll: 1 }, 'Blitz'),
      row(attackResultTable.range2, { ...two, roll: 2 }, 'Disrupt'),
      row(attackResultTable.range2, { ...two, roll: P.union(3, 4) }, 'Rout'),
      row([attackResultTable.range2, resultColumn.results], { ...two, roll: 5 }, 'Adv'),
      row(attackResultTable.range2, { ...two, roll: 6 }, 'Miss'),
      row(attackResultTable.range3, { ...three, roll: P.union(1, 2) }, 'Disrupt'),
      row(attackResultTable.range3, { ...three, roll: P.union(3, 4) }, 'Rout'),
      row(attackResultTable.range3, { ...three, roll: P.union(5, 6) }, 'Miss'),
    ]
  },
)

/** The two dice. */
export const DICE = ['white', 'yellow'] as const
/** A die. */
export type Die = (typeof DICE)[number]

/** Which column has the final result: the white one, the yellow one, or none. */
export const finalCell = one(
  'Attack: which column has the final result',
  view(
    {
      rolled: among(['white', 'both'], 'the dice that are rolled'),
      kind: among(KINDS, 'the kind of unit that attacks'),
      white: among(['Adv', 'another result'], 'what the white die shows'),
      picked: among(['none', ...DICE], 'the die that Tanks have picked'),
      tankTakesWhite,
    },
    [
      {
        because: 'Tanks that roll two dice pick one of them, and nobody else does',
        when: ({ rolled, kind, picked }) => (rolled === 'both' && kind === 'Tank') === (picked === 'none'),
      },
    ],
  ),
  (row) => {
    const others = { rolled: 'both', kind: P.union('Infantry', 'Artillery') } as const
    const tanks = { rolled: 'both', kind: 'Tank' } as const
    const shows = { white: 'another result' } as const
    return [
      row(cardDieRolls.advantageAlone, { rolled: 'white', white: 'Adv' }, 'none'),
      row(resultColumn.byRange, { rolled: 'white', ...shows }, 'white'),
      row(advantage.whiteFirst, { ...others, ...shows }, 'white'),
      row([advantage.whiteFirst, advantage.thenYellow], { ...others, white: 'Adv' }, 'yellow'),
      row(advantage.tanksChoose, { ...tanks, picked: 'white', ...shows }, 'white'),
      row(
        [advantage.tanksChoose, advantage.thenYellow],
        { ...tanks, picked: 'white', white: 'Adv', tankTakesWhite: 'yellow column' },
        'yellow',
      ),
      row(advantage.tanksChoose, { ...tanks, picked: 'white', white: 'Adv', tankTakesWhite: 'Miss' }, 'none'),
      row(advantage.tanksChoose, { ...tanks, picked: 'yellow' }, 'yellow'),
    ]
  },
)

/** Which die is looked up in the yellow column. */
export const yellowColumnDie = one('Attack: the die of the yellow column', view({ reading: advantageDie }), (row) => [
  row(advantage.thenYellow, { reading: 'yellow' }, 'yellow'),
  row(advantage.thenYellow, { reading: 'white' }, 'white'),
])

/** The icons of a cell. */
export const iconsOf = computed(
  'Attack Results chart: the icons of a cell',
  [attackResultTable.icons, terms.industryIsThree],
  iconsIn,
)

/** Whether icons of defense make a final result a Miss. */
export const defended = first(
  'Attack: City Defense and Dug In',
  view(
    {
      cityIcon: flag(
        'the result has the icon of the city in which the target is',
        'the result has no icon of a city in which the target is',
      ),
      soldier: flag('the result has a Soldier', 'the result has no Soldier'),
      kind: among(KINDS, 'the kind of unit that is attacked'),
      ground: among(GROUNDS, 'the ground on which the target is'),
    },
    [
      {
        because: 'only cities have icons of cities',
        when: ({ cityIcon, ground }) => cityIcon && !CITIES.some((city) => city === ground),
      },
    ],
  ),
  (row) => [
    row(cityDefense.matchingIcon, { cityIcon: true }, 'a Miss'),
    row(dugIn.soldier, { soldier: true, kind: 'Infantry', ground: P.union('Hill', 'Mountain') }, 'a Miss'),
    row(resultColumn.results, {}, 'as it stands'),
  ],
)
