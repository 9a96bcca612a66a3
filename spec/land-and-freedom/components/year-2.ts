/** The Fascist deck of Year 2: stand-ins, and the one card that the text shows. @module */
import type { FascistCard } from './cards.js'
import {
  attacks,
  by,
  down,
  draw,
  fascist,
  gain,
  inwards,
  lose,
  off,
  on,
  outwards,
  strength,
  testOn,
  up,
} from './lines.js'

/** The card of the example; its reward and its penalty are ours, and so is its Year. */
const cardOfPage5 = fascist(
  'Card of page 5 (title not known)',
  { M: 4, V: 2 },
  [down('Liberty')],
  testOn('Madrid', 0, [by('Initiative player', gain(1))], [by('Government', lose(1))]),
)

/** The Fascist deck of Year 2. */
export const yearTwo: readonly FascistCard[] = [
  cardOfPage5,
  fascist(
    'Stand-in 2-2',
    { N: 4, M: 1 },
    [down('Foreign Aid')],
    testOn('Northern', -1, [by('Moderates', gain(2))], [by('Moderates', lose(1))]),
  ),
  fascist(
    'Stand-in 2-3',
    { N: 3, V: 2 },
    [],
    testOn('Northern', -2, [up('Foreign Aid')], [down('Foreign Aid'), off('Morale')]),
  ),
  fascist(
    'Stand-in 2-4',
    { N: 5 },
    [off('Teamwork')],
    testOn('Northern', -3, [by('Moderates', draw(1))], [by('Moderates', lose(2))]),
  ),
  fascist(
    'Stand-in 2-5',
    { N: 3, A: 3 },
    [],
    testOn('Northern', -1, [by('everybody', draw(1))], [by('everybody', lose(1))]),
  ),
  fascist(
    'Stand-in 2-6',
    { A: 4, D: 1 },
    [down('Collectivization')],
    testOn('Aragon', -1, [up('Collectivization')], [down('Liberty')]),
  ),
  fascist(
    'Stand-in 2-7',
    { A: 3, M: 2 },
    [off('Morale')],
    testOn('Aragon', -2, [by('Anarchists', gain(2))], [by('Anarchists', lose(1))]),
  ),
  fascist(
    'Stand-in 2-8',
    { A: 3, V: 3 },
    [],
    testOn('Aragon', -1, [by('Anarchists', draw(1))], [down('Collectivization')]),
  ),
  fascist(
    'Stand-in 2-9',
    { A: 5 },
    [by('most Hero points', lose(1))],
    testOn('Aragon', -2, [by('most Hero points', gain(1))], [attacks(2, ['Madrid'])]),
  ),
  fascist(
    'Stand-in 2-10',
    { S: 4, M: 2 },
    [],
    testOn('Southern', -2, [by('Communists', gain(1))], [by('Communists', lose(1))]),
  ),
  fascist(
    'Stand-in 2-11',
    { S: 4, D: 2 },
    [down('Soviet Support')],
    testOn('Southern', -3, [up('Soviet Support')], [down('Soviet Support')]),
  ),
  fascist(
    'Stand-in 2-12',
    { S: 3, V: 2 },
    [off('Morale')],
    testOn('Southern', -1, [by('Communists', draw(1)), on('Morale')], [by('Communists', lose(2))]),
  ),
  fascist(
    'Stand-in 2-13',
    { S: 3, N: 2 },
    [by('everybody', lose(1))],
    testOn('Southern', -2, [by('Moderates', gain(1))], [by('Anarchists', lose(1))]),
  ),
  fascist(
    'Stand-in 2-14',
    { M: 5 },
    [],
    testOn('Madrid', -1, [by('Government', gain(1))], [by('Government', lose(2))]),
  ),
  fascist(
    'Stand-in 2-15',
    { M: 3, V: 3 },
    [off('Teamwork')],
    testOn('Madrid', 0, [by('Initiative player', strength(2))], [by('Initiative player', lose(1))]),
  ),
  fascist('Stand-in 2-16', { M: 4, D: 1 }, [], testOn('Madrid', -1, [outwards()], [inwards()])),
  fascist(
    'Stand-in 2-17',
    { M: 3, A: 1, S: 1 },
    [by('most Hero points', lose(1))],
    testOn('Madrid', 0, [by('who contributed', draw(1))], [by('Initiative player', lose(1))]),
  ),
  fascist(
    'Stand-in 2-18',
    { M: 4, N: 2 },
    [down('Liberty')],
    testOn('Madrid', 0, [by('Government', draw(1))], [by('Government', attacks(1))]),
  ),
]
