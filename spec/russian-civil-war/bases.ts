/** Games from which examples start, beside those in which round 4 may begin. @module */
import type { Components } from './components/components.js'
import { printedBoard, withLands } from './components/openings.js'
import type { Game } from './game.js'
import { heldByTreaty, withSovietMarkers, withSovietUnits } from './revolution.js'

/** Games from which an example may start, by name. */
export function basesOf({ map, openings }: Components): Readonly<Record<string, Game>> {
  const printed = printedBoard(map)
  const soviet = withSovietMarkers(withSovietUnits({ ...printed, sovietPlayer: 'Germany' }))
  const met = withLands(printed, [
    ['Tatarstan', 'Ottoman Empire'],
    ['Livonia', 'Germany'],
    ['Belarus', 'Germany'],
    ['Poland', 'Germany'],
  ])
  return {
    ...openings,
    'as printed': printed,
    'conditions met': met,
    'Soviets in power': { ...soviet, centralThen: heldByTreaty(soviet) },
  }
}
