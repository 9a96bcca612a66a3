/** The Moderate deck: stand-ins, beside what the text shows and names. @module */
import type { PlayerCard } from './cards.js'
import {
  by,
  card,
  down,
  draw,
  gain,
  lose,
  medallion,
  move,
  on,
  REVOLUTION,
  removeBlank,
  strength,
  up,
} from './lines.js'

/** The card whose icons page 7 explains; its Event is ours. */
const cardOfPage7 = card(
  'Card of page 7 (title not known)',
  1,
  ['Foreign Aid up', 'Government up', 'Collectivization down'],
  up('Foreign Aid'),
  up('Government'),
)

/** The Moderate deck. */
export const moderateCards: readonly PlayerCard[] = [
  cardOfPage7,
  card(
    'Publicize Fascist War Crimes',
    1,
    ['Foreign Aid up', 'Hero point'],
    up('Foreign Aid', 2),
    on('Morale', 'Teamwork'),
  ),
  card('Stand-in M3', 1, ['Foreign Aid up', 'Strength'], up('Foreign Aid'), strength(2)),
  card('Stand-in M4', 1, ['Government up', 'card'], up('Government'), draw(1)),
  card('Stand-in M5', 1, ['Liberty down', 'Foreign Aid up'], move(REVOLUTION, ['down']), up('Foreign Aid')),
  card('Stand-in M6', 1, ['Collectivization down', 'Strength'], down('Collectivization', 2), gain(1)),
  card('Stand-in M7', 1, ['Soviet Support down', 'Foreign Aid up'], down('Soviet Support', 2), strength(1)),
  card('Stand-in M8', 1, ['Strength', 'Hero point'], strength(2, ['Northern']), strength(1)),
  card(
    'Stand-in M9',
    1,
    ['Government towards Center', 'Government away from Center'],
    move(['Government'], ['towards Center', 'away from Center']),
    gain(1),
  ),
  card('Stand-in M10', 1, ['card', 'Hero point'], draw(3)),
  card('Stand-in M11', 1, ['Government up', 'Strength'], removeBlank(), gain(1)),
  card(
    'Stand-in M12',
    1,
    ['Foreign Aid up', 'card'],
    move(['Soviet Support', 'Foreign Aid'], ['up', 'down'], 2),
    draw(1),
  ),
  card('Stand-in M13', 2, ['Foreign Aid up', 'Government up'], up('Foreign Aid', 2), up('Government')),
  card('Stand-in M14', 2, ['Government up', 'Strength'], up('Government', 3), by('Initiative player', lose(1))),
  card('Stand-in M15', 2, ['Strength', 'Foreign Aid up'], strength(4)),
  card('Stand-in M16', 2, ['Hero point', 'card'], medallion(), lose(2)),
  card('Stand-in M17', 2, ['Strength', 'Liberty down'], by('everybody', strength(1)), gain(3)),
  card('Indalecio Prieto', 3, ['Government up', 'Foreign Aid up'], up('Government'), up('Foreign Aid', 2), strength(3)),
]
