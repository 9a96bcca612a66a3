/**
 * 4.3: Special Activities of the Moderates.
 *
 * @module
 */
import { example, informative, note, permission, prohibition, rule, section } from '../../../../src/kernel/clause.js'
import { BACKGROUND } from '../reasons.js'

/** 4.3.1 Personality */
export const personality = section('personality', '4.3.1', 'Personality', {
  purpose: rule('Personality brings the Personality marker into play or puts News to use.', {
    status: informative('an overview; the clauses on News and on placing decide'),
  }),
  withRallyOrPolitics: prohibition('Personality goes with no Command but Rally or Politics.', {
    see: ['3.3.1', '3.3.4'],
  }),
  newsInPhaseTwo: prohibition('News is put to use in Phase II alone.', { see: ['2.4'] }),
  newsWanted: permission('Putting News to use is as the Moderates wish.'),
  newsWithPersonality: prohibition('The space whose News is used holds the Personality.'),
  newsUnderground: prohibition('The Cell whose News is used is Underground.', { see: ['3.3.2'] }),
  discardNews: rule('News that is used leaves the map.'),
  newsCube: rule('With the News goes the placing of an Available cube in the Political Display.', { see: ['1.11'] }),
  cubeColor: permission('That cube may be red or white.'),
  thenOne: rule('Once News is discarded, one of two effects follows: Resources, or lower Polarization.'),
  resources: rule('One effect: the Moderates gain the roll of a die in Resources.'),
  polarization: rule('The other effect: Polarization goes down by half the roll of a die, halves rounded up.'),
  orPlace: rule('Instead of all this, the Personality may be placed, in Phase I and Phase II alike.'),
  placeInTown: prohibition('The Personality is placed in a Town.'),
  placeWithCell: prohibition('The Personality is placed where a Cell of the Moderates stands.'),
  fromAvailable: prohibition('The Personality is placed from Available.'),
  tanner: note(
    'Väinö Tanner, a Social Democrat who stayed out of the Revolt and sought a settlement, is one of them.',
    {
      status: BACKGROUND,
    },
  ),
  others: note('Juhani Aho and Uuno Hannula can stand for the Moderates on the bourgeois side.', {
    status: BACKGROUND,
  }),
})

/** 4.3.2 Dialogue */
export const dialogue = section('dialogue', '4.3.2', 'Dialogue', {
  purpose: rule('Dialogue moves a space towards Neutral or turns an enemy Cell into one of the Moderates.', {
    status: informative('an overview; the clauses on its two effects decide'),
  }),
  notWithRally: prohibition('Dialogue goes with every Command except Rally.', { see: ['3.3.1'] }),
  anySpaces: permission(
    'The introduction has Dialogue in any number of spaces with Underground Cells of the Moderates.',
  ),
  oneSpace: prohibition('The procedure has Dialogue in a single space.'),
  underground: prohibition('Dialogue takes an Underground Cell of the Moderates in its space.'),
  activate: rule('That Cell is Activated first.'),
  thenOne: rule('Then, in the same space, one of two effects follows: a shift, or a replacement.'),
  shift: rule('One effect: the Support or Opposition of the space moves a level towards Neutral.'),
  replace: rule('The other effect: a Moderates Cell takes the place of an Inactive Cell of an enemy.'),
  notCapability: prohibition('No replacement that would cost a Capability marker its last friendly Cell.'),
  notPrepared: prohibition('No replacement that would cost a Prepared marker its last friendly Cell.'),
  notNews: prohibition('No replacement that would make News pass on.'),
})

/** 4.3.3 Publish */
export const publish = section('publish', '4.3.3', 'Publish', {
  purpose: rule('Publish earns the Moderates Resources.', {
    status: informative('an overview; the clauses on Towns and Cells decide'),
  }),
  notWithRally: prohibition('Publish does not go with Rally.', { see: ['3.3.1'] }),
  notWithNegotiate: prohibition('Publish does not go with Negotiate.', { see: ['3.3.3'] }),
  upToTwo: permission('One or two spaces may be selected.'),
  populated: prohibition('A selected space has a Population of one or more.'),
  withModerates: prohibition('A selected space holds a piece of the Moderates, of whatever type.'),
  perTown: rule('Every Town among the selected spaces brings one Resource.'),
  underground: prohibition('Publish Activates only Cells that are Underground.'),
  whereDesired: permission('In which of the selected spaces Cells are Activated is as the Moderates wish.'),
  forPersonality: permission('Where the Personality is, one Underground Cell may be Activated on its account.'),
  forNetworks: permission('Where Networks are, one or two, one Underground Cell may be Activated on their account.'),
  perCell: rule('Every Cell that is Activated brings two Resources.'),
  helsinkiAndTampere: example(
    'With the Personality, a Network and two Cells in Helsinki, and a Network and a Cell in Tampere, the Towns bring ' +
      '2 Resources and the three Cells, two in Helsinki and one in Tampere, bring 6: 8 in all.',
  ),
  meaning: note('Publish stands for the writings of the Moderates, from newspaper columns to proposals of truce.', {
    see: ['5.0'],
    status: BACKGROUND,
  }),
})
