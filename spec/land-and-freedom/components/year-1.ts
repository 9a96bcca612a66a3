/** The Fascist deck of Year 1: stand-ins. @module */
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

/** The Fascist deck of Year 1. */
export const yearOne: readonly FascistCard[] = [
  fascist(
    'Stand-in 1-1',
    { M: 2, N: 2 },
    [],
    testOn('Northern', -2, [by('Moderates', gain(1))], [by('Moderates', lose(1))]),
  ),
  fascist(
    'Stand-in 1-2',
    { N: 3, D: 1 },
    [down('Foreign Aid')],
    testOn('Northern', -3, [up('Foreign Aid')], [by('Moderates', lose(1))]),
  ),
  fascist(
    'Stand-in 1-3',
    { N: 3 },
    [off('Teamwork')],
    testOn('Northern', -2, [by('Moderates', draw(1))], [down('Foreign Aid')]),
  ),
  fascist(
    'Stand-in 1-4',
    { N: 2, V: 2 },
    [],
    testOn('Northern', -1, [by('everybody', gain(1))], [by('Communists', lose(1)), off('Morale')]),
  ),
  fascist(
    'Stand-in 1-5',
    { A: 3 },
    [down('Liberty')],
    testOn('Aragon', -2, [up('Liberty')], [down('Collectivization')]),
  ),
  fascist(
    'Stand-in 1-6',
    { A: 2, S: 2 },
    [],
    testOn('Aragon', -1, [by('Anarchists', gain(1))], [by('Anarchists', lose(1))]),
  ),
  fascist(
    'Stand-in 1-7',
    { A: 2, D: 2 },
    [down('Collectivization')],
    testOn('Aragon', -2, [by('Anarchists', draw(1))], [by('Anarchists', lose(1))]),
  ),
  fascist(
    'Stand-in 1-8',
    { A: 3, M: 1 },
    [off('Morale')],
    testOn('Aragon', -1, [on('Morale')], [by('everybody', lose(1))]),
  ),
  fascist(
    'Stand-in 1-9',
    { S: 3 },
    [down('Soviet Support')],
    testOn('Southern', -2, [up('Soviet Support')], [by('Communists', lose(1))]),
  ),
  fascist(
    'Stand-in 1-10',
    { S: 2, M: 2 },
    [],
    testOn('Southern', -1, [by('Communists', gain(1))], [down('Soviet Support')]),
  ),
  fascist(
    'Stand-in 1-11',
    { S: 4 },
    [],
    testOn('Southern', -3, [by('Communists', draw(1))], [by('Communists', lose(1))]),
  ),
  fascist(
    'Stand-in 1-12',
    { S: 2, V: 2 },
    [by('most Hero points', lose(1))],
    testOn('Southern', -1, [by('most Hero points', gain(1))], [attacks(1, ['closest to Defeat'])]),
  ),
  fascist(
    'Stand-in 1-13',
    { M: 4 },
    [],
    testOn('Madrid', -2, [by('Initiative player', gain(1))], [by('Initiative player', lose(1))]),
  ),
  fascist('Stand-in 1-14', { M: 3 }, [off('Morale')], testOn('Madrid', -1, [by('Government', gain(1))], [inwards()])),
  fascist(
    'Stand-in 1-15',
    { M: 3, D: 1 },
    [],
    testOn('Madrid', -2, [outwards()], [by('Government', lose(1)), inwards()]),
  ),
  fascist(
    'Stand-in 1-16',
    { M: 2, V: 2 },
    [off('Teamwork')],
    testOn('Madrid', -1, [by('Initiative player', strength(1))], [by('Initiative player', lose(1))]),
  ),
  fascist(
    'Stand-in 1-17',
    { M: 3, A: 1 },
    [],
    testOn('Madrid', 0, [by('who contributed', draw(1))], [by('Government', lose(1))]),
  ),
  fascist(
    'Stand-in 1-18',
    { M: 2, N: 1, S: 1 },
    [by('most Hero points', lose(1))],
    testOn('Madrid', -1, [by('Government', draw(1))], [by('Government', attacks(1))]),
  ),
]
