/** The whole hunt for the mutants of the orchard, once for all tests of a thread. */

import type { Judged } from '../../src/lab/conformance/mutants/detect-mutants.js'
import { huntMutants } from '../../src/lab/conformance/mutants/test-mutants.js'
import { type Suite, suiteOf } from '../../src/lab/conformance/runner/suite.js'
import { orchard, vectorsOfOrchard } from './orchards.js'

/** The cases of the orchard. */
export const suite: Suite = suiteOf(vectorsOfOrchard())
/** The results of its mutants, after running all cases. */
export const judged: readonly Judged[] = (await huntMutants(orchard, suite)).judged as unknown as readonly Judged[]
