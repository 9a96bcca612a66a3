/**
 * Agitation by Activism: what it costs, and its steps.
 *
 * @module
 */
import { forbid, sum } from '../../../src/kernel/table.js'
import { among, COMPARED, flag, range, view } from '../../../src/kernel/view.js'
import { activism } from '../clauses/commands/activism.js'
import { commandsInGeneral, freeCommands } from '../clauses/commands/general.js'
import { agitationCost } from '../clauses/propaganda-rounds.js'
import { support } from '../clauses/tracks.js'
import { activismTerror } from '../questions/commands/activism-terror.js'
import { surchargeTime } from '../questions/propaganda-rounds/surcharge-time.js'

/** What Agitating in a space takes: to begin, and for each step. The price of selecting the space is not in it. */
export const activismAgitationPrice = sum(
  'Activism: the price of Agitation',
  view({
    what: among(['begin', 'remove Terror', 'shift'], 'what is paid for'),
    terror: range(0, 2, 'Terror markers in the space'),
    resolved: range(0, 3, 'white Resolved markers'),
    reading: activismTerror,
    time: surchargeTime,
  }),
  (row) => [
    row(
      [
        agitationCost.whiteAgainstReds,
        agitationCost.inActivism,
        agitationCost.cumulative,
        agitationCost.firstSpaceOnly,
        activism.agitateResolvedIssues,
        freeCommands.agitationCosts,
      ],
      { what: 'begin', time: 'with the space' },
      ({ resolved }) => resolved,
    ),
    row(
      [agitationCost.whiteAgainstReds, agitationCost.inActivism, agitationCost.cumulative],
      { what: 'shift', time: 'with the shift' },
      ({ resolved }) => resolved,
    ),
    row(
      [activism.agitateTerrorCost, freeCommands.agitationCosts],
      { what: 'remove Terror', reading: 'all at once' },
      1,
    ),
    row(
      [activism.agitateTerrorCost, freeCommands.agitationCosts],
      { what: 'remove Terror', reading: 'each marker' },
      ({ terror }) => terror,
    ),
    row([activism.agitateShiftCost, freeCommands.agitationCosts], { what: 'shift' }, 1),
  ],
)

/** Which steps may not be taken in the space. */
export const mayNotAgitate = forbid(
  'Activism: may not Agitate so',
  view(
    {
      step: among(['remove Terror', 'shift'], 'the step'),
      terror: flag('Terror is in the space', 'no Terror is in the space'),
      extreme: flag('the space is at Active Opposition'),
      shifted: flag('this Agitation has shifted the space before'),
      resources: among(COMPARED, 'the Resources of the Faction, against the price of the step'),
    },
    [{ because: 'the Terror goes before the level shifts', when: ({ terror, shifted }) => terror && shifted }],
  ),
  (bar) => [
    bar(activism.agitateTerrorCost, { step: 'remove Terror', terror: false }),
    bar([activism.agitateTerrorCost, commandsInGeneral.enoughResources], {
      step: 'remove Terror',
      terror: true,
      resources: 'less',
    }),
    bar(activism.agitateTerrorFirst, { step: 'shift', terror: true }),
    bar(activism.agitateOneLevel, { step: 'shift', shifted: true }),
    bar([activism.agitateDirection, support.levels], { step: 'shift', extreme: true }),
    bar([activism.agitateShiftCost, commandsInGeneral.enoughResources], { step: 'shift', resources: 'less' }),
  ],
)
