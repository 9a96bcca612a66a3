/** Reasons: why no case can notice a mutant, said by somebody who looked. @module */
import { z } from 'zod'

const reasonSchema = z.strictObject({
  /** The mutants: an anchor and the mistake, or an anchor alone for every mistake there that survives. */
  mutants: z.array(z.string().min(1)).min(1).readonly(),
  because: z.string().min(1),
})
/** A file of reasons. */
export const reasonsSchema = z.array(reasonSchema).readonly()
/** Why mutants survive. */
export type Reason = Readonly<z.infer<typeof reasonSchema>>

/** The name of a mutant: where it is, and the mistake. */
export const mutantName = ({ where, says }: { readonly where: string; readonly says: string }): string =>
  `${where}: ${says}`

export const isNamed = ({ mutants }: Reason, mutant: { readonly where: string; readonly says: string }): boolean =>
  mutants.some((name) => name === mutant.where || name === mutantName(mutant))
