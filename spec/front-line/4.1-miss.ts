/** page 4, para 1 Miss to page 4, para 4 Displacement. @module */

import { among, first, flag, forbid, one, range, view } from 'rulewright/book'
import { P } from 'ts-pattern'
import * as cited from './rules.gen.js'
import { ATTACK_BY, CITIES, GROUNDS, KINDS } from './vocabulary.js'

/** The ways in which a target can leave its square. */
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
    row(cited.displacement.mustEnterCity, { city: true }, true),
    row(cited.displacement.may, { city: false, by: 'Blitz' }, false),
    row([cited.displacement.may, cited.cardDieRolls.retreatDisplacement], { city: false, by: 'Retreat' }, false),
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
    cityRetreat: cited.cityRetreat,
    cityManeuver: cited.cityManeuver,
    displaceCorner: cited.displaceCorner,
    fireDisplaces: cited.fireDisplaces,
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
  bar(cited.displacement.nearOnly, { distance: P.number.gt(1) }),
  bar([cited.displacement.nearOnly, cited.move.orthogonal], {
    corner: true,
    kind: P.union('Infantry', 'Artillery'),
    displaceCorner: 'no',
  }),
  bar([cited.cardDieRolls.retreatInCity, cited.cardDieRolls.retreatDisplacement], {
    by: 'Retreat',
    city: true,
    cityRetreat: 'stays out',
  }),
  bar([cited.displacement.may, cited.displacement.mustEnterCity], { by: 'Maneuver', cityManeuver: 'stays out' }),
  bar([cited.opportunityFire.oneAttack, cited.opportunityFire.when], {
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
    row(cited.cityDefense.matchingIcon, { cityIcon: true }, 'a Miss'),
    row(cited.dugIn.soldier, { soldier: true, kind: 'Infantry', ground: P.union('Hill', 'Mountain') }, 'a Miss'),
    row(cited.resultColumn.results, {}, 'as it stands'),
  ],
)
