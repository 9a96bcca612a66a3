/**
 * What stands at the doors of what a unit does on the board.
 *
 * @module
 */
import type { Components } from '../../../spec/front-line/components/components.js'
import {
  type Departure,
  mayNotGoToSea,
  mayNotSetOut,
  mayNotTakeOff,
  type Start,
  type Whose,
} from '../../../spec/front-line/doors/units.js'
import { areaOf, type Field } from '../../../spec/front-line/field.js'
import type { Game } from '../../../spec/front-line/game.js'
import type { UnitArgs } from '../../../spec/front-line/procedures/procedures.js'
import { amphibiousPort } from '../../../spec/front-line/questions/amphibious-port.js'
import { remembering } from '../../../spec/front-line/remembering.js'
import { unitAt } from '../../../spec/front-line/units.js'
import type { Kind, Player, Square, Status } from '../../../spec/front-line/vocabulary.js'
import type { AtDoor } from '../../../src/kernel/chart.js'
import { deciding } from '../../../src/kernel/deciding.js'
import { readingOf } from '../../../src/kernel/question.js'

type Begins = AtDoor<Game, UnitArgs>

/** Whose a unit is, for a player. */
export function whoseIs(game: Pick<Game, 'squares'>, player: Player, square: Square): Whose {
  const owner = unitAt(game, square)?.owner
  if (owner === undefined) return 'nobody'
  return owner === player ? 'own' : 'enemy'
}

const whose = ({ game, args: { player, unit } }: Begins): Whose => whoseIs(game, player, unit)
const status = ({ game, args: { unit } }: Begins): Status => unitAt(game, unit)?.status ?? 'active'
const kind = ({ game, args: { unit } }: Begins): Kind => unitAt(game, unit)?.kind ?? 'Infantry'

/** What keeps a unit from moving at all. */
export const settingOut = deciding<Begins>()({ table: mayNotSetOut, view: { whose, status } })

function departureOf({ ground }: Field, player: Player, square: Square): Departure {
  if (ground[square] !== 'Port') return 'no Port'
  const area = areaOf(square)
  if (area === 'neutral') return 'neutral Port'
  return area === player ? 'own Port' : "the opponent's Port"
}

/** What keeps a unit from going by sea at all. */
export const goingToSeaOn = remembering(({ fields }: Components) =>
  deciding<Begins>()({
    table: mayNotGoToSea,
    view: {
      whose,
      status,
      amphibious: ({ game }) => game.amphibious,
      from: ({ game, args: { player, unit } }) => departureOf(fields[game.field], player, unit),
      amphibiousPort: ({ game }) => readingOf(game, amphibiousPort),
    },
  }),
)

function startOf({ ground }: Field, player: Player, square: Square): Start {
  if (ground[square] !== 'Air Base') return 'no Air Base'
  return areaOf(square) === player ? 'own Air Base' : "the opponent's Air Base"
}

/** What keeps a unit from dropping at all. */
export const takingOffOn = remembering(({ fields }: Components) =>
  deciding<Begins>()({
    table: mayNotTakeOff,
    view: {
      whose,
      status,
      kind,
      from: ({ game, args: { player, unit } }) => startOf(fields[game.field], player, unit),
    },
  }),
)
