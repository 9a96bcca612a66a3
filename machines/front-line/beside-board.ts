/** A picture of the game beside the Battle Field: the turn, the Edge, and the contents of both Items cards. @module */
import { type Book, boxes, inBoxes, numbered, type Token, type TrackForm, tokens } from 'rulewright/book'
import type { Game, PlayerState } from '#spec/front-line/game'
import { KINDS, LEADERSHIP, MONTHS, PLAYERS, type Player, SUPPLIES, type Supply } from '#spec/front-line/vocabulary'

const NOW: Token = { short: '●', name: 'now', shape: 'disc', count: 1 }
const RESERVE = 'reserve'
const LEADER = 'Leadership'
const BESIDE = 'beside the board'

const ownOf = (name: Player): TrackForm => ({ name, boxes: boxes(...SUPPLIES, LEADER, RESERVE) })

const TRACKS: readonly TrackForm[] = [
  { name: 'Month', boxes: boxes(...MONTHS) },
  { name: 'Turn', boxes: numbered(0, 6), columns: 6 },
  { name: 'Edge', boxes: boxes(BESIDE, ...PLAYERS), columns: 6 },
  ...PLAYERS.map(ownOf),
]

function stackOf({ supply }: PlayerState, kind: Supply): readonly Token[] {
  const { chit, available, used } = supply[kind]
  const name = chit === 'Fallen' ? 'Fallen chit' : `${chit} chit`
  const short = chit.slice(0, 3)
  return [
    ...tokens(available, { short, name, shape: 'counter' }),
    ...tokens(used, { short, name: `${name}, used`, shape: 'counter', idle: true }),
  ]
}

const ownShown = (player: Player, own: PlayerState) => ({
  ...Object.fromEntries(SUPPLIES.map((kind) => [kind, stackOf(own, kind)])),
  [LEADER]: tokens(1, {
    short: own.leadership.slice(0, 5),
    name: `Leadership, ${own.leadership}`,
    shape: 'tag',
    idle: own.leadership !== LEADERSHIP[0],
  }),
  [RESERVE]: KINDS.flatMap((kind) =>
    tokens(own.reserve[kind], {
      short: `${player.slice(0, 1)} ${kind.slice(0, 3)}`,
      name: `${player} ${kind} in reserve`,
      shape: 'counter',
      tint: player === 'Red' ? 'red' : 'green',
    }),
  ),
})

/** The picture of a game beside its board. */
export const besideBoard: Required<Pick<Book<Game>, 'drawing' | 'shown'>> = {
  drawing: { tracks: TRACKS },
  shown: ({ month, turn, edge, players }) => ({
    tracks: {
      Month: { [month]: [NOW] },
      Turn: { [turn]: [NOW] },
      Edge: inBoxes([
        edge.holder === 'nobody' ? BESIDE : edge.holder,
        tokens(1, { short: edge.side, name: `the Edge, ${edge.side}`, shape: 'tag', idle: edge.side === 'Off' }),
      ]),
      ...Object.fromEntries(PLAYERS.map((player) => [player, ownShown(player, players[player])])),
    },
  }),
}
