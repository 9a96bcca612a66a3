/** One combat, as far as it decides what the two forces are worth. @module */
import type { FinnishPlan, Game, SovietPlan } from './game.js'

/** The effects to choose from, for the supports that have two. */
export const USES = {
  MER: ['unused', 'lines', 'artillery'],
  TIMO: ['unused', 'losses', 'bonus'],
  MANN: ['unused', 'no retreat', 'penalty'],
} as const
export type Uses = { readonly [Support in keyof typeof USES]: (typeof USES)[Support][number] }
export const UNUSED: Uses = { MER: 'unused', TIMO: 'unused', MANN: 'unused' }

/** Two forces that meet in a space. */
export interface Fight {
  readonly readings: Game['readings']
  readonly soviets: Pick<SovietPlan, 'strategy' | 'units' | 'supports'>
  readonly finns: Pick<FinnishPlan, 'units' | 'supports' | 'environments' | 'entrenched'>
  readonly space: { readonly value: number; readonly dotted: boolean }
  readonly uses: Uses
}
