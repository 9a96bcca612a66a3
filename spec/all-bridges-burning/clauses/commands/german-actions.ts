/**
 * 3.4: German Actions.
 *
 * @module
 */
import { example, informative, note, permission, prohibition, rule, section } from '../../../../src/kernel/clause.js'

/** 3.4 German Actions */
export const germanActions = section('germanActions', '3.4', 'German Actions', {
  phaseTwoOnly: prohibition('The Germans act in Phase II and never in Phase I.', { see: ['2.4'] }),
  printedOnEvent: rule('The Germans act on an Event whose card shows the German Action Phase.'),
  onBecomingCurrent: rule('The German Action Phase is called up when such an Event becomes the current one.'),
  rollBeforeFactions: rule('The die for the Germans is cast before any Faction can act.'),
  senateRolls: rule('The Senate player casts this one six-sided die.'),
  lowRollFirst: rule('On 1, 2 or 3 the Germans act ahead of the player Factions.'),
  highRollLast: rule('On 4, 5 or 6 the Germans act once the player Factions are done.'),
  byFlowchart: rule('What the Germans do is read from the German actions flowchart.'),
  senateMayCoordinate: permission('By Coordinate the Senate player may settle the details of what the Germans do.', {
    see: ['4.2.4'],
  }),
  jaegerReturnExample: example(
    'Jaeger Return to Finland (#26) is played in Phase II and the Senate player casts a 3, so that the Germans act ' +
      'first, by the flowchart.',
  ),
  cylinderSpots: note(
    'Three spots on the Eligibility track hold the German cylinder: acting before the Factions, after them, or not.',
    { see: ['2.2'], status: informative('where a cylinder is kept as a reminder') },
  ),
})
