/** Small worlds of Message. @module */

import { call, type World } from '#kernel'
import type { Game, SpaceState } from '#spec/all-bridges-burning/game'
import { messageProcedure, type Terms } from '#spec/all-bridges-burning/procedures/commands'
import { alone, cells, readAs, withOnly } from './shared.js'

const news = (held: Partial<SpaceState['news']>): SpaceState['news'] => ({
  alone: 0,
  reds: 0,
  senate: 0,
  moderates: { active: 0, inactive: 0 },
  ...held,
})

const held = news({ moderates: { active: 1, inactive: 0 } })

/** The worlds of Message. */
export function messageWorlds(phaseTwo: Game): readonly World<Game>[] {
  const terms: Terms = {
    faction: 'moderates',
    spaces: ['Tampere', 'Häme', 'Pohjanmaa'],
    free: false,
    limited: false,
  }
  const message = (of: Partial<Terms> = {}) => call(messageProcedure, { ...terms, ...of })
  const at = (resources: number): Game => ({ ...phaseTwo, resources: { reds: 0, senate: 0, moderates: resources } })
  const carrying = withOnly(at(1), {
    Tampere: { cells: cells(0, 0, 1), news: held, personality: true },
    Häme: { cells: cells(1, 1) },
    Pohjanmaa: { cells: cells(0, 2) },
  })
  const both = withOnly(at(1), {
    Tampere: { cells: { ...cells(0, 1), moderates: { active: 1, inactive: 1 } }, news: held },
    Häme: { cells: cells(1) },
  })
  const pair = withOnly(at(2), { Tampere: { cells: cells(0, 0, 2) } })
  const finding = withOnly(at(1), {
    Tampere: { cells: cells(0, 0, 1) },
    Häme: { cells: cells(2, 0, 1), news: news({ alone: 1, reds: 1 }) },
  })
  const others = withOnly(at(1), {
    Tampere: { cells: cells(1, 0, 1), news: news({ reds: 1 }) },
    Häme: { cells: cells(0, 0, 1), personality: true },
  })
  const caught = withOnly(at(1), {
    Tampere: { cells: cells(0, 0, 1), personality: true },
    Häme: { cells: cells(2), news: news({ alone: 1 }) },
  })
  const there = { captureMoment: 'in the chosen space' }
  return [
    alone('a Message with News and the Personality past enemies', carrying, message()),
    alone('a Message with both of them at once', readAs(carrying, { newsAndPersonality: 'both' }), message()),
    alone('a Message checked in the chosen space', readAs(carrying, there), message()),
    alone('a Message checked against one Faction', readAs(carrying, { captureNumber: 'one Faction' }), message()),
    alone('a Message that leaves News with another Cell', both, message()),
    alone('a Message that leaves News to nobody', readAs(both, { newsLeftBehind: 'nobody' }), message()),
    alone('a Message that finds News', finding, message()),
    alone('a Message that finds News, checked in the chosen space', readAs(finding, there), message()),
    alone('a Message past the Personality and the News of others', others, message()),
    alone('a Message of two Cells', pair, message({ spaces: ['Häme'] })),
    alone(
      'a Message whose last moving Cell takes what it can',
      readAs(withOnly(at(2), { Tampere: { cells: cells(0, 0, 3), news: held, personality: true } }), {
        lastMovingCell: 'none else moves',
      }),
      message({ spaces: ['Häme'] }),
    ),
    alone('a Message that need not hide', readAs(pair, { messageHiding: 'may' }), message({ spaces: ['Häme'] })),
    alone(
      'a Message whose Captured Cell may pick up News',
      readAs(caught, { newsAfterCapture: 'yes' }),
      message({ spaces: ['Häme'] }),
    ),
    alone('a free Message', withOnly(at(0), { Tampere: { cells: cells(0, 0, 1) } }), message({ free: true })),
    alone('a Limited Message', pair, message({ limited: true })),
    alone('a Message without Resources', withOnly(at(0), { Tampere: { cells: cells(0, 0, 1) } }), message()),
  ]
}
