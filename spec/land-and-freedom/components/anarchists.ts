/** The Anarchist deck: stand-ins, beside the titles that the text names. @module */
import type { PlayerCard } from './cards.js'
import {
  addToTableau,
  attacks,
  by,
  card,
  down,
  draw,
  gain,
  inwards,
  move,
  on,
  outOfTrash,
  playAnother,
  REVOLUTION,
  removeBlank,
  strength,
  take,
  token,
  up,
} from './lines.js'

/** The card whose Event begins with Liberty +1; what follows is ours. */
const cardOfPage6 = card(
  'Card of page 6 (title not known)',
  1,
  ['Liberty up', 'Strength', 'Hero point'],
  up('Liberty'),
  strength(2),
)

/** The Anarchist deck. */
export const anarchistCards: readonly PlayerCard[] = [
  cardOfPage6,
  card('Guerrillas', 1, ['Strength', 'Hero point'], strength(2, ['Northern', 'Aragon', 'Southern']), addToTableau()),
  card('Stand-in A3', 1, ['Liberty up', 'Collectivization up'], move(REVOLUTION, ['up']), gain(1), draw(1)),
  card('Stand-in A4', 1, ['Collectivization up', 'Strength'], up('Collectivization', 2), gain(1)),
  card('Stand-in A5', 1, ['Liberty up', 'card'], up('Liberty', 2), draw(1)),
  card('Stand-in A6', 1, ['Collectivization up', 'Hero point'], up('Collectivization'), on('Teamwork'), strength(1)),
  card('Stand-in A7', 1, ['Strength', 'card'], strength(2, ['Aragon']), strength(1)),
  card('Stand-in A8', 1, ['Government towards Center', 'Liberty up'], inwards(), strength(2)),
  card(
    'Stand-in A9',
    1,
    ['Soviet Support down', 'Collectivization up'],
    down('Soviet Support'),
    up('Collectivization'),
    gain(1),
  ),
  card('Stand-in A10', 1, ['Foreign Aid down', 'Liberty up'], take(1, ['Communists', 'Moderates']), draw(2)),
  card('Stand-in A11', 1, ['Strength', 'Hero point', 'card'], gain(1), playAnother()),
  card('Stand-in A12', 1, ['Collectivization up', 'Liberty up', 'Strength'], outOfTrash(), gain(1)),
  card('Iron Column', 2, ['Strength', 'Hero point'], strength(3), on('Morale')),
  card('Stand-in A14', 2, ['Liberty up', 'Strength'], up('Liberty', 2), up('Collectivization'), gain(1)),
  card('Stand-in A15', 2, ['Collectivization up', 'card'], removeBlank(), up('Collectivization', 2)),
  card('Stand-in A16', 2, ['Government towards Center', 'Strength'], token(), attacks(1), gain(1)),
  card('Stand-in A17', 2, ['Hero point', 'card'], gain(4), by('everybody', draw(1))),
  card('Durruti', 3, ['Strength', 'Liberty up'], strength(3, ['Aragon']), strength(2, ['Madrid']), gain(2)),
]
