/**
 * Does an Attack with Prisoners raise Polarization where no Terror marker can be placed any more?
 *
 * @module
 */
import { question } from '../../../../src/kernel/question.js'
import { attack } from '../../clauses/commands/attack.js'
import { stacking } from '../../clauses/forces.js'

/** Does an Attack with Prisoners raise Polarization where no Terror marker can be placed any more? */
export const prisonersPolarize = question('prisonersPolarize', {
  asks: 'Does an Attack with Prisoners raise Polarization where no Terror marker can be placed any more?',
  clauses: [attack.polarization, attack.terrorMarker, attack.terrorLimit, stacking.ignored],
  readings: {
    always: 'Yes: the rise is a thing of its own.',
    'with a marker': 'No: Polarization rises with the marker, as in Terror.',
  },
  usual: 'always',
  because: 'Only the marker has a limit; the rise follows it in the same sentence without one.',
})
