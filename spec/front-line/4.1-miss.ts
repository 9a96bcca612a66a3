/** page 4, para 1 Miss to page 4, para 4 Displacement. @module */

import {
  among,
  first,
  flag,
  forbid,
  note,
  one,
  permission,
  prohibition,
  question,
  range,
  rule,
  view,
} from 'rulewright/book'
import { P } from 'ts-pattern'
import { move } from './2.9-move.js'
import { resultColumn } from './3.6-attack-results.js'
import { POINTER } from './reasons.js'
import { ahead, section } from './section.js'
import { ATTACK_BY, CITIES, GROUNDS, KINDS } from './vocabulary.js'

export const miss = section('miss', 'page 4, para 1', 'Miss', {
  noEffect: rule('A Miss does nothing to the target.'),
  rally: note('The Rally Task knows rewards for a Miss.', { status: POINTER }),
})

export const cityDefense = section('cityDefense', 'page 4, para 2', 'City Defense', {
  matchingIcon: rule(
    'A final result with the icon of a Capital, an Industry or an Air Base is a Miss against a unit in a city of that kind.',
  ),
})

export const dugIn = section('dugIn', 'page 4, para 3', 'Dug In', {
  soldier: rule('A final result with the Soldier icon is a Miss against Infantry on a hill or a mountain.'),
})

export const displacement = section('displacement', 'page 4, para 4', 'Displacement', {
  may: permission('An attacker at one square may shift into the square of a target that Retreated or was taken away.'),
  nearOnly: prohibition('An attacker further away does not shift.'),
  mustEnterCity: rule(
    'Where the square left is a city, an attacker one square away must enter it: it Falls or is Freed.',
  ),
  capital: rule("Who shifts onto the opponent's Capital wins at once."),
})

export const cityRetreat = question('cityRetreat', {
  asks: 'Must an attacker enter a city that its target has left by a Retreat?',
  clauses: [displacement.mustEnterCity, ahead('cardDieRolls.retreatDisplacement'), ahead('cardDieRolls.retreatInCity')],
  readings: {
    must: 'It must, as after a Blitz.',
    'stays out': 'A Retreat out of a city leaves no Displacement.',
  },
  usual: 'must',
  because: 'Page 4, para 4 and page 7, para 3 make it a duty, and both speak of Retreats, too.',
})

export const cityManeuver = question('cityManeuver', {
  asks: 'Must an attacker enter a city that its target has left by the Maneuver that rewards a Rally?',
  clauses: [displacement.mustEnterCity, displacement.may, ahead('rally.maneuver')],
  readings: {
    'stays out': 'No: Displacement follows a Retreat or a Blitz, and a Miss is neither.',
    must: 'It must: the target has just left the city, in whatever way.',
  },
  usual: 'stays out',
  because: 'Both paragraphs begin with a target that Retreated or was taken away, and the duty is a case of that.',
})

export const fireDisplaces = question('fireDisplaces', {
  asks: 'Does Opportunity Fire lead to Displacement?',
  clauses: [
    ahead('opportunityFire.when'),
    ahead('opportunityFire.oneAttack'),
    displacement.may,
    displacement.mustEnterCity,
  ],
  readings: {
    'as any attack': 'The unit that fires may shift, and must where a city was left.',
    no: 'The unit that fires stays where it is.',
  },
  usual: 'as any attack',
  because: 'The Task lets a unit attack, and Displacement is for an attacking unit, in whichever turn.',
})

export const displaceCorner = question('displaceCorner', {
  asks: 'Can Infantry or Artillery shift diagonally into the square that their target has left?',
  clauses: [displacement.may, displacement.mustEnterCity, move.orthogonal],
  readings: {
    yes: 'A square at a corner is one square away, as Range is counted.',
    no: 'Only Tanks go diagonally; for others there is no Displacement, and no duty to enter a city.',
  },
  usual: 'yes',
  because: 'Displacement is for an attacker one square away, and a diagonal counts as one; it is no Move.',
})

/** How a target has left its square. */
export const LEFT_BY = ['Blitz', 'Retreat', 'Maneuver'] as const
const IN_A_CITY = flag('the target was in a city', 'the target was in no city')
const OUT_OF_A_CITY = {
  because: 'out of the open a Maneuver leads to no Displacement',
  when: ({ by, city }: { readonly by: (typeof LEFT_BY)[number]; readonly city: boolean }) => by === 'Maneuver' && !city,
}

export const mustDisplace = one(
  'Displacement: must the attacker shift',
  view({ by: among(LEFT_BY, 'how the target has left its square'), city: IN_A_CITY }, [OUT_OF_A_CITY]),
  (row) => [
    row(displacement.mustEnterCity, { city: true }, true),
    row(displacement.may, { city: false, by: 'Blitz' }, false),
    row([displacement.may, ahead('cardDieRolls.retreatDisplacement')], { city: false, by: 'Retreat' }, false),
  ],
)

const leaving = view(
  {
    by: among(LEFT_BY, 'how the target has left its square'),
    attack: among(ATTACK_BY, 'what lets the attacker attack'),
    kind: among(KINDS, 'the kind of unit that attacks'),
    distance: range(1, 3, 'squares from the attacker to where the target was'),
    corner: flag(
      'the square touches that of the attacker at a corner only',
      'the square does not touch that of the attacker at a corner only',
    ),
    city: IN_A_CITY,
    cityRetreat,
    cityManeuver,
    displaceCorner,
    fireDisplaces,
  },
  [
    { because: 'what touches at a corner is one square away', when: ({ distance, corner }) => corner && distance > 1 },
    OUT_OF_A_CITY,
    {
      because: 'nobody Rallies against Opportunity Fire',
      when: ({ by, attack }) => by === 'Maneuver' && attack === 'Opportunity Fire',
    },
  ],
)

export const mayNotDisplace = forbid('Displacement: may not shift', leaving, (bar) => [
  bar(displacement.nearOnly, { distance: P.number.gt(1) }),
  bar([displacement.nearOnly, move.orthogonal], {
    corner: true,
    kind: P.union('Infantry', 'Artillery'),
    displaceCorner: 'no',
  }),
  bar([ahead('cardDieRolls.retreatInCity'), ahead('cardDieRolls.retreatDisplacement')], {
    by: 'Retreat',
    city: true,
    cityRetreat: 'stays out',
  }),
  bar([displacement.may, displacement.mustEnterCity], { by: 'Maneuver', cityManeuver: 'stays out' }),
  bar([ahead('opportunityFire.oneAttack'), ahead('opportunityFire.when')], {
    attack: 'Opportunity Fire',
    fireDisplaces: 'no',
  }),
])

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
