/** Preconditions of the actions of a unit on the board. @module */

import { type AtDoor, deciding, readingOf } from 'rulewright/book'
import { type Departure, mayNotSetOut, type Start, type Whose } from '#spec/front-line/2.9-move'
import { mayNotGoToSea } from '#spec/front-line/3.1-amphibious-move'
import { mayNotTakeOff } from '#spec/front-line/4.8-paratroop'
import type { Components } from '#spec/front-line/components/components'
import { areaOf, type Field } from '#spec/front-line/field'
import type { Game } from '#spec/front-line/game'
import type { UnitArgs } from '#spec/front-line/procedures/procedures'
import { remembering } from '#spec/front-line/remembering'
import * as cited from '#spec/front-line/rules.gen'
import { unitAt } from '#spec/front-line/units'
import type { Kind, Player, Square, Status } from '#spec/front-line/vocabulary'

type Begins = AtDoor<Game, UnitArgs>

/** Returns the owner of a unit, as a player sees it. */
export function whoseIs(game: Pick<Game, 'squares'>, player: Player, square: Square): Whose {
  const owner = unitAt(game, square)?.owner
  if (owner === undefined) return 'nobody'
  return owner === player ? 'own' : 'enemy'
}

const whose = ({ game, args: { player, unit } }: Begins): Whose => whoseIs(game, player, unit)
const status = ({ game, args: { unit } }: Begins): Status => unitAt(game, unit)?.status ?? 'active'
const kind = ({ game, args: { unit } }: Begins): Kind => unitAt(game, unit)?.kind ?? 'Infantry'
export const settingOut = deciding<Begins>()({ table: mayNotSetOut, view: { whose, status } })

function departureOf({ ground }: Field, player: Player, square: Square): Departure {
  if (ground[square] !== 'Port') return 'no Port'
  const area = areaOf(square)
  if (area === 'neutral') return 'neutral Port'
  return area === player ? 'own Port' : "the opponent's Port"
}

/** The prohibitions that keep a unit from going by sea at all. */
export const goingToSeaOn = remembering(({ fields }: Components) =>
  deciding<Begins>()({
    table: mayNotGoToSea,
    view: {
      whose,
      status,
      amphibious: ({ game }) => game.amphibious,
      from: ({ game, args: { player, unit } }) => departureOf(fields[game.field], player, unit),
      amphibiousPort: ({ game }) => readingOf(game, cited.amphibiousPort),
    },
  }),
)

function startOf({ ground }: Field, player: Player, square: Square): Start {
  if (ground[square] !== 'Air Base') return 'no Air Base'
  return areaOf(square) === player ? 'own Air Base' : "the opponent's Air Base"
}

/** The prohibitions that keep a unit from dropping at all. */
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

/** A game, and a square of it. */
interface OfUnit {
  readonly game: Pick<Game, 'squares'>
  readonly data: { readonly unit: Square }
}

/** A unit and where it stands, in words. */
export const unitInWords = ({ game, data: { unit } }: OfUnit): string => `${game.squares[unit]} in ${unit}`
