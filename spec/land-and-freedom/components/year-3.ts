/** The Fascist deck of Year 3: stand-ins. @module */
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

/** The Fascist deck of Year 3. */
export const yearThree: readonly FascistCard[] = [
  fascist(
    'Stand-in 3-1',
    { N: 5, M: 1 },
    [down('Foreign Aid')],
    testOn('Northern', -2, [by('Moderates', gain(2))], [by('Moderates', lose(2))]),
  ),
  fascist(
    'Stand-in 3-2',
    { N: 4, D: 2 },
    [off('Morale')],
    testOn('Northern', -1, [up('Foreign Aid', 2)], [down('Foreign Aid')]),
  ),
  fascist(
    'Stand-in 3-3',
    { N: 4, V: 4 },
    [],
    testOn('Northern', 0, [by('Moderates', draw(2))], [by('Moderates', lose(1)), off('Teamwork')]),
  ),
  fascist(
    'Stand-in 3-4',
    { N: 4, A: 3 },
    [by('everybody', lose(1))],
    testOn('Northern', -1, [by('everybody', gain(1))], [attacks(2, ['closest to Defeat'])]),
  ),
  fascist(
    'Stand-in 3-5',
    { A: 5, V: 2 },
    [down('Liberty'), down('Collectivization')],
    testOn('Aragon', -1, [up('Liberty')], [down('Liberty')]),
  ),
  fascist(
    'Stand-in 3-6',
    { A: 6 },
    [off('Teamwork')],
    testOn('Aragon', -2, [by('Anarchists', gain(2))], [by('Anarchists', lose(2))]),
  ),
  fascist(
    'Stand-in 3-7',
    { A: 4, M: 3 },
    [],
    testOn('Aragon', 0, [by('Anarchists', draw(2))], [down('Collectivization', 2)]),
  ),
  fascist(
    'Stand-in 3-8',
    { A: 4, S: 3 },
    [by('most Hero points', lose(1))],
    testOn('Aragon', 0, [by('most Hero points', gain(1))], [by('Communists', lose(1))]),
  ),
  fascist(
    'Stand-in 3-9',
    { S: 5, D: 2 },
    [down('Soviet Support')],
    testOn('Southern', -2, [up('Soviet Support')], [by('Communists', lose(2))]),
  ),
  fascist(
    'Stand-in 3-10',
    { S: 5, M: 2 },
    [],
    testOn('Southern', -1, [by('Communists', gain(2))], [down('Soviet Support', 2)]),
  ),
  fascist(
    'Stand-in 3-11',
    { S: 4, V: 3 },
    [off('Morale')],
    testOn('Southern', 0, [by('Communists', draw(2))], [by('Communists', lose(1))]),
  ),
  fascist(
    'Stand-in 3-12',
    { S: 4, N: 3 },
    [],
    testOn('Southern', 0, [on('Morale', 'Teamwork')], [by('everybody', lose(1))]),
  ),
  fascist(
    'Stand-in 3-13',
    { M: 6 },
    [off('Teamwork')],
    testOn('Madrid', -1, [by('Initiative player', gain(2))], [by('Initiative player', lose(2))]),
  ),
  fascist('Stand-in 3-14', { M: 4, V: 4 }, [], testOn('Madrid', 0, [by('Government', gain(2))], [inwards()])),
  fascist(
    'Stand-in 3-15',
    { M: 5, D: 2 },
    [down('Collectivization')],
    testOn('Madrid', 1, [by('Government', draw(2))], [by('Government', lose(2))]),
  ),
  fascist(
    'Stand-in 3-16',
    { M: 4, N: 1, A: 1, S: 1 },
    [],
    testOn('Madrid', 1, [outwards()], [by('Government', attacks(2))]),
  ),
  fascist(
    'Stand-in 3-17',
    { M: 5, V: 3 },
    [by('most Hero points', lose(1))],
    testOn('Madrid', 0, [by('who contributed', draw(1))], [by('Initiative player', lose(1))]),
  ),
  fascist(
    'Stand-in 3-18',
    { M: 3, S: 3 },
    [off('Morale')],
    testOn('Madrid', 0, [by('Initiative player', strength(2))], [by('Initiative player', attacks(2))]),
  ),
]
