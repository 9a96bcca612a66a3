/** 3.2.2 Activism: Agitation in its place. @module */
import { among, COMPARED, flag, forbid, question, range, sum, view } from 'rulewright/book'
import { support } from '../1-introduction/1.6-support.js'
import { ahead } from '../section.js'
import { commandsInGeneral, freeCommands } from './3.1-commands.js'
import { activism } from './3.2.2-activism.js'

export const activismTerror = question('activismTerror', {
  asks: 'Does removing Terror in Agitation by Activism cost one Resource, or one for each marker?',
  clauses: [activism.agitateTerrorCost],
  readings: {
    'all at once': 'One Resource removes all Terror in the space.',
    'each marker': 'Each Terror marker takes a Resource, as in a Propaganda Round.',
  },
  usual: 'all at once',
  because: 'The sentence names two things that take a Resource each: removing all Terror, and the shift.',
})

export const surchargeTime = question('surchargeTime', {
  asks: 'When is the extra cost of Resolved Issues paid: with the choice of the space, or with the first level that is shifted?',
  clauses: [
    ahead('agitationCost.firstSpaceOnly'),
    ahead('agitationCost.inPropagandaRound'),
    ahead('agitationCost.inActivism'),
  ],
  readings: {
    'with the space': 'With the space, also where nothing but Terror is then removed.',
    'with the shift': 'With the first level; whoever only removes Terror does not pay it.',
  },
  usual: 'with the space',
  because:
    '6.2.1 ties the cost to the first selected space, and its example adds it to the Resource for selecting one.',
})

export const freeAgitation = question('freeAgitation', {
  asks: 'Does the space in which the Reds Agitate by a free Activism take the Resource for its selection?',
  clauses: [freeCommands.agitationCosts, freeCommands.noCost, ahead('agitationCost.twoWhiteMarkers')],
  readings: {
    'Agitation only': 'No: only what is added for the Agitation is paid.',
    'the space, too': 'Yes: selecting the space belongs to what Agitation there costs, as 6.2.1 adds it up.',
  },
  usual: 'Agitation only',
  because: 'The space is selected for Activism, which is free, and 3.2.2 calls the price of Agitation additional.',
})

export const activismAgitationPrice = sum(
  'Activism: the price of Agitation',
  view({
    what: among(['begin', 'remove Terror', 'shift'], 'what is paid for'),
    terror: range(0, 2, 'Terror markers in the space'),
    resolved: range(0, 3, 'white Resolved markers'),
    reading: activismTerror,
    time: surchargeTime,
    free: flag('the Command is free', 'the Command is not free'),
    space: freeAgitation,
  }),
  (row) => [
    row(
      [
        ahead('agitationCost.whiteAgainstReds'),
        ahead('agitationCost.inActivism'),
        ahead('agitationCost.cumulative'),
        ahead('agitationCost.firstSpaceOnly'),
        activism.agitateResolvedIssues,
        freeCommands.agitationCosts,
      ],
      { what: 'begin', time: 'with the space' },
      ({ resolved }) => resolved,
    ),
    row(
      [ahead('agitationCost.whiteAgainstReds'), ahead('agitationCost.inActivism'), ahead('agitationCost.cumulative')],
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
    row(freeCommands.agitationCosts, { what: 'begin', free: true, space: 'the space, too' }, 1),
  ],
)

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
