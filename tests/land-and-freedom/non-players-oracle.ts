/** Appendix 3 once more, written down plainly from the text: what a Non-player is to do. */
import type { Faction, Front, Track } from '#spec/land-and-freedom/vocabulary'

/** The values of the Fronts. */
export type Values = Readonly<Record<Front, number>>

const FLAGS: Readonly<Record<Faction, Front>> = { Anarchists: 'Aragon', Communists: 'Southern', Moderates: 'Northern' }
const CLOCKWISE: readonly Front[] = ['Northern', 'Aragon', 'Southern']

/** Going round from Madrid as turns now go, the first of these Fronts. */
function firstRound(fronts: readonly Front[], year: number): Front | undefined {
  const round = year === 2 ? [...CLOCKWISE].reverse() : CLOCKWISE
  return round.find((front) => fronts.includes(front))
}

const isOpen = (values: Values, front: Front) => Math.abs(values[front]) < 10

interface Asked {
  readonly values: Values
  readonly faction: Faction
  readonly year: number
  /** The Fronts that it can choose among. */
  readonly among: readonly Front[]
}

/** Rule 3: the Front that gets Strength. */
export function strengthened({ values, faction, year, among }: Asked, own: boolean, test: Front): Front | undefined {
  const open = among.filter((front) => isOpen(values, front))
  if (open.includes('Madrid') && values.Madrid <= -5) return 'Madrid'
  if (own && open.includes(test)) return test
  const lowest = Math.min(...open.map((front) => values[front]))
  const tied = open.filter((front) => values[front] === lowest)
  if (tied.includes('Madrid')) return 'Madrid'
  return tied.includes(FLAGS[faction]) ? FLAGS[faction] : firstRound(tied, year)
}

/** Rule 4: the Front that is Attacked. */
export function attacked({ values, faction, year, among }: Asked): Front | undefined {
  const open = among.filter((front) => isOpen(values, front))
  const highest = Math.max(
    ...['Madrid' as const, ...CLOCKWISE].filter((front) => isOpen(values, front)).map((front) => values[front]),
  )
  const closest = open.filter((front) => values[front] === highest)
  const tied = closest.length === 0 ? open : closest
  const notMadrid = tied.filter((front) => front !== 'Madrid')
  if (notMadrid.length === 0) return 'Madrid'
  const notFlag = notMadrid.filter((front) => front !== FLAGS[faction])
  return notFlag.length === 0 ? FLAGS[faction] : firstRound(notFlag, year)
}

/** The positions of the tracks, and the covered Medallions on space 10. */
export interface Board {
  readonly tracks: Readonly<Record<Track, number>>
  readonly covered: readonly Track[]
}

/** Rule 5: the Priority track, and which way. */
export function priority({ tracks, covered }: Board, faction: Faction): string {
  const { Liberty, Collectivization, Government } = tracks
  const lower = Liberty < Collectivization ? 'Liberty' : 'Collectivization'
  if (faction === 'Anarchists') return `${lower} up`
  const revolution = Liberty >= 6 && Collectivization >= 6
  const controls = faction === 'Communists' ? Government <= 5 : Government >= 6
  const own = faction === 'Communists' ? 'Soviet Support' : 'Foreign Aid'
  if (controls && !revolution && !(tracks[own] >= 8 && covered.includes(own))) return `${own} up`
  if (controls && revolution) return `${lower} down`
  return `Government ${faction === 'Communists' ? 'down' : 'up'}`
}
