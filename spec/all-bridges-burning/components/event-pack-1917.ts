/**
 * The Events of 1917: what the rulebook and public sources tell, and stand-ins for the texts that were not found.
 *
 * @module
 */
import type { EventCard } from '../events/pack.js'
import { standIn } from './event-pack-parts.js'

const hasReds = { with: [{ of: 'reds' }] } as const
const hasSenate = { with: [{ of: 'senate' }] } as const

export const events1917: readonly EventCard[] = [
  standIn(1, {
    unshaded: [{ do: 'place', of: 'senate', piece: 'Cell', count: 2, each: 1, where: hasSenate }],
    shaded: [{ do: 'place', of: 'reds', piece: 'Cell', count: 2, where: { kind: 'Town' }, spaces: 1 }],
  }),
  standIn(2, {
    unshaded: [{ do: 'remove', of: 'reds', piece: 'Cell', status: 'Active', where: { kind: 'Town' } }],
    shaded: [{ do: 'remove', of: 'senate', piece: 'Cell', count: 2, optional: true }],
  }),
  standIn(3, {
    unshaded: [{ do: 'replace', of: 'moderates', piece: 'Cell', with: { of: 'senate', piece: 'Cell' } }],
    shaded: [{ do: 'replace', of: 'enemies', piece: 'Cell', with: { of: 'executing', piece: 'Cell' } }],
  }),
  standIn(4, {
    unshaded: [{ do: 'flip', of: 'senate', to: 'Active', count: 2, optional: true }],
    shaded: [{ do: 'flip', of: ['reds', 'moderates'], to: 'the other side', count: 2 }],
  }),
  standIn(5, {
    unshaded: [{ do: 'shift', toward: 'Support', where: hasSenate }],
    shaded: [{ do: 'shift', toward: 'Opposition', where: hasReds, count: 2, spaces: 1 }],
  }),
  standIn(6, {
    unshaded: [{ do: 'shift Polarization', amount: 1 }],
    shaded: [
      { do: 'shift Polarization', amount: -1 },
      { do: 'shift', toward: 'Neutral', where: { with: [{ of: 'moderates', piece: 'Cell', status: 'Inactive' }] } },
    ],
  }),
  standIn(7, {
    unshaded: [{ do: 'shift Vassalage', power: 'germany', amount: 1 }],
    shaded: [{ do: 'shift Vassalage', power: 'russia', amount: 1 }],
  }),
  standIn(8, {
    unshaded: [
      { do: 'gain Resources', of: 'senate', amount: 2 },
      { do: 'lose Resources', of: 'reds', amount: 1 },
    ],
    shaded: [
      { do: 'gain Resources', of: ['reds', 'moderates'], amount: 1 },
      { do: 'lose Resources', of: 'senate', amount: 2 },
    ],
  }),
  standIn(9, {
    unshaded: [{ do: 'transfer Resources', from: 'reds', to: 'senate', amount: 2 }],
    shaded: [{ do: 'transfer Resources', from: 'senate', to: 'moderates', amount: 2 }],
  }),
  standIn(10, {
    unshaded: [{ do: 'place cube', color: 'white' }],
    shaded: [{ do: 'remove cube', color: 'any', count: 2, by: 'moderates' }],
  }),
  standIn(11, {
    unshaded: [{ do: 'place marker', marker: 'white Terror', where: hasReds }],
    shaded: [{ do: 'place marker', marker: ['red Terror', 'white Terror'], where: hasSenate }],
  }),
  standIn(12, {
    unshaded: [{ do: 'place marker', marker: 'Prepared of the Senate' }],
    shaded: [{ do: 'place marker', marker: 'Prepared of the Reds', where: { control: ['reds'] } }],
  }),
  standIn(13, {
    effects: [{ do: 'place marker', marker: 'Personality', where: { kind: 'Town' } }],
  }),
  {
    card: 14,
    title: 'Cannons',
    source: 'public',
    because: 'card lists published for the game name it as a Capability',
    effects: [{ do: 'gain Capability', marker: 'Cannons' }],
  },
  {
    card: 15,
    title: 'Trains',
    source: 'rulebook',
    because: '8.1.4',
    effects: [{ do: 'gain Capability', marker: 'Trains' }],
  },
  {
    card: 16,
    title: 'Jaeger',
    source: 'public',
    because: 'card lists published for the game name it as a Capability',
    effects: [{ do: 'gain Capability', marker: 'Jaeger' }],
  },
  {
    card: 17,
    title: 'Trains',
    source: 'rulebook',
    because: '8.1.4',
    effects: [{ do: 'gain Capability', marker: 'Trains' }],
  },
  {
    card: 18,
    title: 'Mobilization in the Periphery',
    source: 'rulebook',
    because:
      'the example of 8.1.5 tells that it can bring about the Politics Phase; whatever else it says was not found',
    effects: [
      {
        do: 'choose',
        from: [
          { text: 'bring about the Politics Phase', effects: [{ do: 'trigger', what: 'Politics Phase' }] },
          { text: 'do nothing', effects: [] },
        ],
      },
    ],
  },
  standIn(19, {
    unshaded: [{ do: 'free Command', of: 'senate', commands: ['Rally'], limited: true }],
    shaded: [
      { do: 'free Command', of: ['reds', 'moderates'], commands: ['Rally', 'Activism'], where: { kind: 'Town' } },
    ],
  }),
  standIn(20, {
    unshaded: [{ do: 'free Special Activity', of: 'senate', activities: 'any' }],
    shaded: [{ do: 'free Special Activity', of: ['reds', 'moderates'], activities: 'any', optional: true }],
  }),
  standIn(21, {
    unshaded: [
      { do: 'move', of: 'senate', piece: 'Cell', count: 2, to: { adjacentTo: 'origin' } },
      { do: 'shift Polarization', amount: 1 },
    ],
    shaded: [
      { do: 'move', of: 'moderates', piece: 'Cell', count: 2, optional: true, to: { kind: 'Town' } },
      { do: 'place cube', color: 'any', optional: true },
    ],
  }),
]
