/** What an Attack knows while it lasts. @module */
import { z } from 'zod'
import { type Context, certain, deciding, type Json, option, readingOf } from '#kernel'
import { attackedAs, OUTCOMES } from '#spec/front-line/3.2-attack'
import { cityRetreat, fireDisplaces, LEFT_BY, mayNotDisplace, mustDisplace } from '#spec/front-line/4.1-miss'
import { afterRally, rallyDisrupted, received } from '#spec/front-line/5.2-rally'
import type { Components } from '#spec/front-line/components/components'
import { isCity } from '#spec/front-line/field'
import type { Game } from '#spec/front-line/game'
import type { StrikeArgs } from '#spec/front-line/procedures/attack'
import { AttackArgs } from '#spec/front-line/procedures/procedures'
import { remembering } from '#spec/front-line/remembering'
import { isEmpty } from '#spec/front-line/units'
import type { Square } from '#spec/front-line/vocabulary'
import { distanceIn, fieldOf, type Strike, targetOf } from './strike.js'

/** What a target can receive. */
const RECEIVED = ['nothing', 'reward', 'Disrupt', 'Rout', 'Blitz'] as const
export const AttackData = z
  .strictObject({
    ...AttackArgs.unwrap().shape,
    /** Whether the defender Rallies the target. */
    rallied: z.boolean(),
    /** What the target receives, once the dice are final. */
    receives: z.enum(RECEIVED),
    /** How the target has left its square. */
    left: z.enum(['not', ...LEFT_BY]),
  })
  .readonly()
export type AttackData = z.infer<typeof AttackData>
export type AttackContext = Context<Game, AttackData>
export const begun = (args: AttackArgs): AttackData => ({ rallied: false, receives: 'nothing', left: 'not', ...args })

/** The square that is attacked. */
export const squareOf = ({ target }: AttackData): Square =>
  certain(target === 'any' ? undefined : target, 'square of the target')

/** The attacker and its target. */
export const strikeOf = ({ player, unit, ...data }: AttackData): StrikeArgs => ({
  player,
  unit,
  target: squareOf({ player, unit, ...data }),
})

/** The same game, with the attacker and its target. */
export const strikeIn = ({ game, data }: AttackContext): Strike => ({ game, data: strikeOf(data) })

/** Whether a unit is attacked, or an empty city. */
export function attacked(parts: Components, { game, data }: AttackContext) {
  const square = squareOf(data)
  return attackedAs.ask({ empty: isEmpty(game, square), city: isCity(fieldOf(parts, game), square) })
}

/** The data with what the target receives of a result that is final. */
export function withResult(context: AttackContext, returned: Json): AttackData {
  const { game, data } = context
  const result = certain(
    OUTCOMES.find((outcome) => outcome === returned),
    'result of the dice',
  )
  const { status } = targetOf(strikeIn(context))
  const reading = readingOf(game, rallyDisrupted)
  const rallied = data.rallied ? afterRally.ask({ result, status, reading }) : result
  return { ...data, receives: received.ask({ result: rallied, rallied: data.rallied, status, reading }) }
}

/** To shift to the square that the target has left. */
export const DISPLACE = option('displace')

const leftBy = ({ data }: AttackContext) =>
  certain(data.left === 'not' ? undefined : data.left, 'way in which the target left')

const isInCity = (parts: Components, { game, data }: AttackContext) => isCity(fieldOf(parts, game), squareOf(data))

/** When the attacker may not shift to the square that its target has left. */
export const stuckOn = remembering((parts: Components) =>
  deciding<AttackContext, typeof DISPLACE>()({
    table: mayNotDisplace,
    view: {
      by: leftBy,
      attack: ({ data }) => data.by,
      distance: (context) => distanceIn(strikeIn(context)),
      city: (context) => isInCity(parts, context),
      cityRetreat: ({ game }) => readingOf(game, cityRetreat),
      fireDisplaces: ({ game }) => readingOf(game, fireDisplaces),
    },
  }),
)

/** Whether the attacker must enter the square that its target has left. */
export function mustEnter(parts: Components, context: AttackContext): boolean {
  if (stuckOn(parts).refuses(context, DISPLACE)) return false
  return mustDisplace.ask({ by: leftBy(context), city: isInCity(parts, context) })
}
