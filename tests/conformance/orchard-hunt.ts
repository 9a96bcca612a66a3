/** The whole hunt for the mutants of the orchard, once for all tests of a thread. */
import { huntMutants } from '../../src/conformance/mutants/hunt.js'
import type { Judged } from '../../src/conformance/mutants/noticed.js'
import { type Suite, suiteOf } from '../../src/conformance/runner/suite.js'
import { orchard, vectorsOfOrchard } from './orchards.js'

/** The cases of the orchard. */
export const suite: Suite = suiteOf(vectorsOfOrchard())
/** What becomes of its mutants when all cases are tried. */
export const judged: readonly Judged[] = (await huntMutants(orchard, suite)).judged as unknown as readonly Judged[]
