/** Who decides for a side: in the solo game the Soviet player does for both. @module */
import { soloPlay } from '#spec/talvisota/9.1-solo-play'
import type { Game } from '#spec/talvisota/game'
import type { Side } from '#spec/talvisota/vocabulary'

/** The clauses on which that rests. */
export const SOLO = [soloPlay.soviet, soloPlay.combats] as const

export const seatFor = ({ solo }: Pick<Game, 'solo'>, side: Side): Side => (solo ? 'Soviets' : side)
