/** Hearing what formulas come to in effects, guards, outputs and calls. @module */
import { isRecording } from './hit-recorder.js'

/** Hears what a formula came to in an effect, a guard, an output or a call, and for what. */
export type ValueListener = (formula: string, args: readonly unknown[], value: unknown) => void

let valueListener: ValueListener | undefined

/** Tells whoever listens what a formula came to. */
export const heardValue = (formula: string, args: readonly unknown[], value: unknown): void => {
  if (valueListener !== undefined && isRecording()) valueListener(formula, args, value)
}

/** Does something, and tells a listener what every formula comes to meanwhile. */
export function hearingValues<T>(listener: ValueListener, piece: () => T): T {
  const outer = valueListener
  valueListener = listener
  try {
    return piece()
  } finally {
    valueListener = outer
  }
}
