/** The Events of 1918: stand-ins for texts that were not found, with the titles that the rulebook tells. @module */
import type { EventCard } from '../events/pack.js'
import { standIn, titled } from './event-pack-parts.js'

export const events1918: readonly EventCard[] = [
  standIn(25, {
    unshaded: [
      {
        do: 'in spaces',
        count: 2,
        where: { with: [{ of: 'senate', piece: 'Cell' }] },
        effects: [
          { do: 'flip', of: 'senate', to: 'Active', count: 'all', where: 'here' },
          { do: 'shift', toward: 'Support', where: 'here' },
        ],
      },
    ],
    shaded: [
      {
        do: 'in spaces',
        count: 'all',
        where: { kind: 'Town', with: [{ of: 'reds' }, { of: 'senate' }] },
        effects: [
          { do: 'remove', of: 'reds', piece: 'Cell', where: 'here', by: 'reds' },
          { do: 'remove', of: 'senate', piece: 'Cell', where: 'here', by: 'senate' },
        ],
      },
    ],
  }),
  titled(26, 'Jaeger Return to Finland', '3.4', {
    unshaded: [
      { do: 'place', of: 'senate', piece: 'Cell', count: 2, status: 'Active', where: { in: ['Vaasa', 'Pohjanmaa'] } },
    ],
    shaded: [{ do: 'shift Vassalage', power: 'germany', amount: -1 }],
  }),
  standIn(27, {
    unshaded: [{ do: 'remove Sabotage', count: 'all' }],
    shaded: [{ do: 'place Sabotage', count: 2, where: { with: [{ of: 'senate' }] } }],
  }),
  standIn(28, {
    unshaded: [{ do: 'place marker', marker: ['News of the Senate', 'News of the Reds'] }],
    shaded: [
      {
        do: 'place marker',
        marker: ['News', 'News of an Active Moderates Cell', 'News of an Underground Moderates Cell'],
        where: { kind: 'Town' },
      },
    ],
  }),
  standIn(29, {
    unshaded: [{ do: 'remove', of: 'reds', piece: 'Cell', to: 'Prisoners', where: { with: [{ of: 'senate' }] } }],
    shaded: [{ do: 'between boxes', of: ['reds', 'moderates'], from: 'Prisoners', to: 'Available', count: 'all' }],
  }),
  standIn(30, {
    unshaded: [{ do: 'trigger', what: 'Prisoners of War' }],
    shaded: [{ do: 'trigger', what: 'Agitation of the Moderates' }],
  }),
  standIn(31, {
    unshaded: [{ do: 'trigger', what: 'German action' }],
    shaded: [{ do: 'trigger', what: 'Agitation of the Reds' }],
  }),
  titled(32, 'Armistice Proposal', '4.3.3', {
    effects: [
      { do: 'shift Polarization', amount: -2 },
      { do: 'flip', of: ['reds', 'senate'], to: 'Inactive', count: 2, each: 1 },
    ],
  }),
  standIn(33, {
    unshaded: [{ do: 'place', of: 'germany', piece: 'Troop', count: 2, where: { adjacentTo: { of: 'senate' } } }],
    shaded: [{ do: 'remove', of: 'germany', piece: 'Troop', to: 'Out of Play', count: 2 }],
  }),
  standIn(34, {
    unshaded: [{ do: 'move', of: 'russia', piece: 'Troop', count: 'all', to: { in: ['Viipuri', 'Helsinki'] } }],
    shaded: [
      { do: 'between boxes', of: 'russia', from: 'Out of Play', to: 'Available', count: 2 },
      { do: 'place', of: 'russia', piece: 'Troop', count: 2, where: { kind: 'Town', with: [{ of: 'reds' }] } },
    ],
  }),
  standIn(35, {
    unshaded: [{ do: 'remove', of: ['reds', 'moderates'], piece: ['Administration', 'Network'] }],
    shaded: [
      { do: 'place', of: ['reds', 'moderates'], piece: ['Administration', 'Network'], where: { control: ['nobody'] } },
    ],
  }),
  standIn(36, {
    unshaded: [
      {
        do: 'choose',
        by: 'reds',
        from: [
          { text: 'lose 2 Resources', effects: [{ do: 'lose Resources', of: 'reds', amount: 2 }] },
          {
            text: 'remove 2 Cells',
            effects: [{ do: 'remove', of: 'reds', piece: 'Cell', count: 2, by: 'reds' }],
          },
        ],
      },
    ],
    shaded: [{ do: 'remove', of: 'senate', piece: 'Cell', count: 2, each: 1, by: 'senate' }],
  }),
  titled(37, 'VATO', '3.2.2', {
    unshaded: [{ do: 'remove marker', marker: ['red Terror', 'Prepared of the Reds'], count: 2, optional: true }],
    shaded: [{ do: 'remove marker', marker: 'white Terror', count: 'all', spaces: 1 }],
  }),
  titled(38, 'Tanner Abroad', '3.3.2', {
    unshaded: [{ do: 'remove marker', marker: 'Personality' }],
    shaded: [
      { do: 'gain Resources', of: 'moderates', amount: 3 },
      { do: 'place marker', marker: 'Personality' },
    ],
  }),
  standIn(39, {
    unshaded: [
      { do: 'shift Vassalage', power: 'russia', amount: -2 },
      { do: 'trigger', what: 'Powers' },
    ],
    shaded: [{ do: 'free Command', of: 'reds', commands: ['March', 'Attack'] }],
  }),
  standIn(40, {
    unshaded: [{ do: 'free Command', of: 'senate', commands: 'any', limited: true, free: false, optional: true }],
    shaded: [{ do: 'free Command', of: 'enemies', commands: 'any', limited: true }],
  }),
  standIn(41, {
    unshaded: [{ do: 'trigger', what: 'Agitation of the Senate' }],
    shaded: [
      {
        do: 'remove marker',
        marker: ['News', 'News of the Senate', 'Prepared of the Senate'],
        count: 'all',
        each: 1,
      },
    ],
  }),
  standIn(42, {
    unshaded: [
      { do: 'replace', of: 'reds', piece: 'Administration', with: { of: 'senate', piece: 'Cell', status: 'Active' } },
    ],
    shaded: [
      { do: 'replace', of: 'senate', piece: 'Cell', with: { of: 'moderates', piece: 'Network' } },
      { do: 'shift', toward: 'Neutral' },
    ],
  }),
  standIn(43, {
    unshaded: [{ do: 'shift', toward: 'Support', count: 2, each: 1, where: { population: 1, control: ['senate'] } }],
    shaded: [{ do: 'shift', toward: 'either', where: { level: ['Neutral'], without: [{ of: 'senate' }] } }],
  }),
  standIn(44, {
    unshaded: [{ do: 'free Special Activity', of: 'senate', activities: ['Crackdown', 'Coordinate'] }],
    shaded: [
      {
        do: 'in spaces',
        optional: true,
        where: { with: [{ of: 'moderates', piece: 'Cell' }] },
        effects: [
          { do: 'remove', of: 'moderates', piece: 'Cell', where: 'here' },
          { do: 'place', of: 'executing', piece: 'Cell', where: { adjacentTo: 'here' }, optional: true },
        ],
      },
    ],
  }),
  standIn(45, {
    unshaded: [{ do: 'remove', of: 'enemies', piece: ['Cell', 'Troop'], where: { kind: 'Town' } }],
    shaded: [{ do: 'flip', of: 'executing', to: 'the other side', count: 'all', spaces: 1 }],
  }),
]
