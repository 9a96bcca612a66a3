/** The changes of a game on its drawing, in a few words. A piece that moved along a track appears as a move. @module */
import { boxName, type Drawing, type Shown, type Token, type TrackForm } from '#core'

/** Pieces that went from one box of a track to another. */
interface Move {
  readonly what: string
  readonly count: number
  readonly from: string
  readonly to: string
}

/** The places on which two games differ, in words. */
export function changesTold(
  { tracks }: Pick<Drawing, 'tracks'>,
  before: Shown,
  after: Shown,
  changed: readonly string[],
): readonly string[] {
  const told = new Map<string, readonly string[]>()
  for (const track of tracks) {
    const moves = movesOn(track, before.tracks[track.name] ?? {}, after.tracks[track.name] ?? {})
    for (const { what, count, from, to } of moves) {
      const name = moves.length === 1 && count === 1 ? track.name : `${track.name}, ${what}:`
      for (const place of [from, to].map((box) => boxName(track.name, box)))
        told.set(place, [...(told.get(place) ?? []), `${name} ${from} → ${to}`])
    }
  }
  return [...new Set(changed.flatMap((place) => told.get(place) ?? [place]))]
}

type Boxes = Shown['tracks'][string]

/** Finds the pieces that left one box for another and are nowhere else on the track. */
function movesOn({ boxes }: TrackForm, before: Boxes, after: Boxes): readonly Move[] {
  const names = [...new Set(Object.values(before).flatMap((pieces) => pieces.map(({ name }) => name)))]
  return names.flatMap((what) => {
    const [old, now] = [before, after].map((all) =>
      boxes.flatMap(({ name }) => {
        const count = countIn(all[name] ?? [], what)
        return count > 0 ? [{ box: name, count }] : []
      }),
    )
    const [from, to] = [old?.[0], now?.[0]]
    const isOne = old?.length === 1 && now?.length === 1
    if (!isOne || from === undefined || to === undefined || from.box === to.box || from.count !== to.count) return []
    return [{ what, count: from.count, from: from.box, to: to.box }]
  })
}

const countIn = (pieces: readonly Token[], what: string): number =>
  pieces.reduce((sum, { name, count }) => (name === what ? sum + count : sum), 0)
