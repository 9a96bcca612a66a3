/** Small worlds of Troops and Prisoners. @module */

import { call, type World } from '#kernel'
import type { Game } from '#spec/all-bridges-burning/game'
import { powersProcedure, prisonersProcedure } from '#spec/all-bridges-burning/procedures/turn'
import { alone, cells, readAs, withOnly } from './shared.js'

/** The worlds of Troops and Prisoners. */
export function troopWorlds(phaseTwo: Game): readonly World<Game>[] {
  const by = (occasion: 'Propaganda Round' | 'Red Revolt') => call(powersProcedure, { occasion })
  const many = withOnly(phaseTwo, {
    Helsinki: { cells: cells(1), troops: { germany: 2, russia: 2 } },
    Viipuri: { troops: { germany: 1, russia: 1 } },
  })
  const at = (game: Game, germany: number, russia: number): Game => ({ ...game, vassalage: { germany, russia } })
  const boxed: Game = { ...many, troopBoxes: { germany: 3, russia: 0 } }
  const low = { germany: 1, russia: 1 }
  const high = { germany: 4, russia: 5 }
  const nobody = withOnly(phaseTwo, { Vaasa: { cells: cells(0, 1) } })
  return [
    alone('more Troops than Vassalage', { ...many, vassalage: low }, by('Propaganda Round')),
    alone(
      'more Troops than Vassalage in the Red Revolt, removed anywhere',
      readAs({ ...many, vassalage: low }, { russianRemovalTown: 'anywhere' }),
      by('Red Revolt'),
    ),
    alone('fewer Troops than Vassalage', { ...many, vassalage: high }, by('Propaganda Round')),
    alone('fewer Troops than Vassalage in the Red Revolt', { ...many, vassalage: high }, by('Red Revolt')),
    alone(
      'more Russians than Vassalage in the Red Revolt, removed in one Town',
      readAs({ ...many, vassalage: low }, { russianRemovalTown: 'one Town' }),
      by('Red Revolt'),
    ),
    alone(
      'more Russians than Vassalage and no Town with Reds pieces',
      readAs(withOnly(phaseTwo, { Karelia: { troops: { germany: 0, russia: 5 } } }), {
        russianRemovalTown: 'one Town',
      }),
      by('Red Revolt'),
    ),
    alone(
      'more Germans than Vassalage in their box',
      readAs({ ...nobody, troopBoxes: { germany: 5, russia: 0 } }, { surplusInTheBox: 'leaves' }),
      by('Propaganda Round'),
    ),
    alone('as many Troops as Vassalage', { ...many, vassalage: { germany: 3, russia: 3 } }, by('Propaganda Round')),
    alone('no Town with Reds pieces', nobody, by('Propaganda Round')),
    alone(
      'Troops in the box, only those on the map being counted',
      readAs({ ...many, troopBoxes: { germany: 2, russia: 0 } }, { germansCounted: 'map' }),
      by('Propaganda Round'),
    ),
    alone(
      'fewer Germans on the map than Vassalage, and too few Out of Play to make up for those in the box',
      readAs({ ...at(many, 6, 3), troopBoxes: { germany: 2, russia: 0 } }, { germansCounted: 'map' }),
      by('Propaganda Round'),
    ),
    alone(
      'fewer Russians on the map than Vassalage, and too few Out of Play to make up for those in the box',
      { ...at(many, 3, 6), troopBoxes: { germany: 0, russia: 2 } },
      by('Propaganda Round'),
    ),
    alone('fewer Germans and more Russians than Vassalage', at(many, 4, 1), by('Propaganda Round')),
    alone('as many Germans and fewer Russians than Vassalage', at(many, 3, 5), by('Propaganda Round')),
    alone('more Germans and fewer Russians than Vassalage', at(many, 1, 5), by('Propaganda Round')),
    ...(['stays', 'leaves'] as const).flatMap((surplusInTheBox) => [
      alone(
        `more Germans than Vassalage in a box that ${surplusInTheBox}, and fewer Russians`,
        readAs(at(boxed, 1, 5), { surplusInTheBox }),
        by('Propaganda Round'),
      ),
      alone(
        `more Germans than Vassalage in a box that ${surplusInTheBox}, and more Russians`,
        readAs(at(boxed, 1, 1), { surplusInTheBox }),
        by('Propaganda Round'),
      ),
    ]),
    alone(
      'more Russians than Vassalage, none of them in the Town that is picked',
      readAs(
        withOnly(at(phaseTwo, 0, 0), { Helsinki: { cells: cells(1) }, Karelia: { troops: { germany: 0, russia: 2 } } }),
        { russianRemovalTown: 'one Town' },
      ),
      by('Red Revolt'),
    ),
    alone(
      'more Russians than Vassalage in their box',
      readAs({ ...at(nobody, 0, 0), troopBoxes: { germany: 0, russia: 4 } }, { russiansCounted: 'map and box' }),
      by('Propaganda Round'),
    ),
    alone(
      'Prisoners of the Senate alone',
      { ...phaseTwo, prisoners: { reds: 0, senate: 1, moderates: 0 } },
      call(prisonersProcedure, null),
    ),
    alone(
      'Prisoners of all Factions',
      { ...phaseTwo, prisoners: { reds: 2, senate: 2, moderates: 1 } },
      call(prisonersProcedure, null),
    ),
    alone('no Prisoners', phaseTwo, call(prisonersProcedure, null)),
  ]
}
