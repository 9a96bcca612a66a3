/** pages 12 and 13, Appendix 3, 2b to 2d: the Front bonus of a Non-player, its Medallions, and its Hero points. @module */
import { among, definition, flag, forbid, informative, one, question, rule, view } from 'rulewright/book'
import { POINTER } from './reasons.js'
import { ahead, section } from './section.js'

export const frontBonus = section('frontBonus', 'page 12, Appendix 3, 2b', 'Front bonus', {
  strength: rule('A Non-player contributes 1 Strength to the Front that rule 3 tells.', {
    see: ['page 13, Appendix 3, 3'],
  }),
})

export const nonPlayerMedallions = section('nonPlayerMedallions', 'page 12, Appendix 3, 2c', 'Medallions', {
  inOrder: rule(
    'Organization, Volunteers and Strategy do their work in this order, as far as it is held and possible.',
  ),
  more: definition('Rule 6 has how Medallions are acquired.', { status: POINTER }),
  organization: rule('Organization: with Hero points at hand it pays 1, and its Priority track goes a step.'),
  otherwise: definition('For a player Organization is something else.', { status: POINTER }),
  volunteers: rule('Volunteers: of its Hero points, if any, 1 is spent for 1 Strength on the Front that rule 3 tells.'),
  strategy: rule('Strategy: a Front to which it has contributed in this turn gets 1 Strength more.'),
  strategySeveral: rule('If it has contributed to several Fronts, rule 3 tells where that goes.'),
})

export const nonPlayerSpending = section('nonPlayerSpending', 'page 13, Appendix 3, 2d', 'Spending Hero points', {
  receives: rule('Non-players receive Hero points as players do.', {
    status: informative('nothing that gives Hero points asks who plays a faction'),
  }),
  step: rule('With Hero points enough for it, a Non-player moves its Priority track a step, and pays the price.'),
  again: rule('After each step it is found anew which track has Priority, and so on until it can do no more.'),
  bonuses: rule('With what is left at the end of its turn it turns on Bonuses, if it can.'),
  teamworkFirst: rule('Teamwork is turned on before Morale.'),
})

export const priorityStuck = question('priorityStuck', {
  asks: 'What does a Non-player move whose Priority track can go no step further?',
  clauses: [nonPlayerSpending.step, nonPlayerSpending.again, ahead('priorityTracks.spend')],
  readings: {
    nothing: 'No track.',
    'the next one': 'The other of Liberty and Collectivization, or the Government instead of a track of support.',
  },
  usual: 'nothing',
  because: 'Hero points go to the Priority track if possible, and no other track is named then.',
  kind: 'gap',
})

export const extraHeroPoints = question('extraHeroPoints', {
  asks: 'Are Hero points extra that are too few for a step of the Priority track?',
  clauses: [nonPlayerSpending.bonuses, nonPlayerSpending.again],
  readings: {
    yes: 'Yes: whatever is left when no step can be paid can turn on Bonuses.',
    no: 'No: they are saved for the next step, as long as the track can go one.',
  },
  usual: 'yes',
  because: 'The turn comes to Bonuses when no more steps are possible, and nothing speaks of saving.',
})

export const strategyFronts = question('strategyFronts', {
  asks: 'Must the Strength of Strategy go to one of the Fronts to which the Non-player has contributed?',
  clauses: [nonPlayerMedallions.strategy, nonPlayerMedallions.strategySeveral],
  readings: {
    no: 'No: with several of them, it goes wherever rule 3 tells.',
    yes: 'Yes: rule 3 is asked about these Fronts only.',
  },
  usual: 'no',
  because: 'It goes to the Front that rule 3 determines, and that rule knows of no such limit.',
})

export const mayNotUseOrganization = forbid(
  'Non-players: Organization may not move',
  view({
    held: flag('the Non-player has Organization', 'the Non-player does not have Organization'),
    heroPoints: flag('the Non-player has a Hero point', 'the Non-player has no Hero point'),
    possible: flag('the track can go a step', 'the track cannot go a step'),
  }),
  (bar) => [
    bar(nonPlayerMedallions.inOrder, { held: false }),
    bar(nonPlayerMedallions.inOrder, { possible: false }),
    bar(nonPlayerMedallions.organization, { heroPoints: false }),
  ],
)

export const strategyAdds = one(
  'Non-players: where Strategy adds Strength',
  view({
    contributed: among(['none', 'one', 'several'], 'Fronts to which the Non-player has contributed in this turn'),
    strategyFronts,
  }),
  (row) => [
    row(nonPlayerMedallions.strategy, { contributed: 'none' }, 'nowhere'),
    row(nonPlayerMedallions.strategy, { contributed: 'one' }, 'there'),
    row(nonPlayerMedallions.strategySeveral, { contributed: 'several', strategyFronts: 'no' }, 'anywhere'),
    row(nonPlayerMedallions.strategySeveral, { contributed: 'several', strategyFronts: 'yes' }, 'there'),
  ],
)
