import { describe, expect, it } from 'vitest'
import { askedBySeat } from '../../src/ask/asked-by-seat.js'
import type { Book } from '../../src/core/kernel/book/book.js'
import { type Rules, rulesOf } from '../../src/core/kernel/plays/rules.js'
import type { Automaton } from '../../src/core/kernel/seats/automated-seat.js'
import { measure } from '../../src/core/kernel/tables/measure.js'
import { inJournal } from '../../src/core/kernel/watch/watch.js'
import {
  keptSecrets,
  placesToKeepSecrets,
  type SecretsEffort,
  secretsGate,
} from '../../src/core/verify/secrets/verify-secrecy.js'
import { verify } from '../../src/core/verify/verify.js'
import {
  auction,
  auctionWith,
  BIDDERS,
  begun,
  book,
  dealt,
  type Game,
  laid,
  secrets,
  taker,
  without,
} from '../kernel/auction.js'

const gateOf = (broken: Book<Game>, plays = 24, asked = askedBySeat) => {
  const options = { plays, seed: 1, bound: 200, seated: plays }
  return secretsGate(
    broken,
    placesToKeepSecrets(broken, options).map((place) =>
      keptSecrets(broken, place, { plays: options, bound: 1000, asked }),
    ),
  )
}
/** Lists the findings for a broken book. */
const told = (broken: Book<Game>, plays?: number) => gateOf(broken, plays).findings.map(({ what }) => what)

const other = { Ann: 'Bob', Bob: 'Ann' } as const
/** The auction with other offers. */
const offering = (offers: Parameters<typeof auctionWith>[0]): Book<Game> => ({ ...book, charts: [auctionWith(offers)] })

type Changing = (given: { readonly context: { readonly game: Game } }) => { readonly data?: object }
/** The auction in which a transition notes something of the game in its frame. */
function noting(way: string, note: (game: Game) => object): Book<Game> {
  const charts = book.charts.map((chart) =>
    chart.rewritten(way, (written) => {
      const { change } = written.actions as { readonly change: Changing }
      const noted: Changing = (given) => {
        const changed = change(given)
        return { ...changed, data: { ...changed.data, ...note(given.context.game) } }
      }
      return { ...written, actions: { change: inJournal(noted) } }
    }),
  )
  return { ...book, charts }
}

describe('what a seat knows', () => {
  it('is held in a book that keeps its secrets, for everybody, in plays and in worlds', () => {
    const gate = gateOf(book)
    expect(gate.findings).toEqual([])
    expect(gate.checked).toBeGreaterThan(500)
    const report = verify(book, { plays: 3 })
    expect(report.gates.find(({ name }) => name === 'secrets')).toMatchObject({ passed: true })
    expect(report.clauses.find(({ id }) => id === 'auction.hidden')).toMatchObject({
      citedBy: ['offer:auction/deal/a card that is dealt', 'secrets'],
      evidence: 'refused',
    })
  })

  it('is no gate of a book without secrets', () => {
    const { secrets: _, ...open } = book
    expect(verify(open, { plays: 1 }).gates.map(({ name }) => name)).not.toContain('secrets')
  })

  it('tells of an offer that peeks into the hand of another', () => {
    const peeking: typeof laid = {
      ...laid,
      list: (context, inside) => {
        const { options, ...rest } = laid.list(context, inside)
        const { game, data } = context
        const fears = game.hands[other[data.due]].includes('three')
        return { ...rest, options: fears ? options.slice(0, 1) : options }
      },
    }
    const { findings } = gateOf(offering({ bids: peeking }))
    expect(findings[0]?.what).toMatch(
      /^Bob cannot tell two positions apart, but Bob sees a difference: the options: .* in one, .*"type":"bid".* in the other \(world "both are dealt"\)$/,
    )
    expect(findings[0]?.witness).toMatchObject({
      seat: 'Bob',
      path: expect.any(Array),
      one: { game: { hands: { Bob: expect.any(Array) } } },
      differs: { what: 'the options' },
    })
    expect(findings.map(({ what }) => what).join('\n')).toContain('Ann cannot tell')
  })

  it('tells of refusals and words that give something away', () => {
    const refusing: typeof laid = {
      ...laid,
      refused: (context, inside) =>
        laid.refused(context, inside).slice(context.game.hands[other[context.data.due]].includes('one') ? 1 : 0),
    }
    expect(told(offering({ bids: refusing })).join()).toContain('what is refused')
    const saying: typeof laid = { ...laid, says: ({ game, data }) => `against ${game.hands[other[data.due]].join()}` }
    expect(told(offering({ bids: saying })).join()).toMatch(/the options: .*"says":"against/)
  })

  it('tells of a door that answers a seat as if it might know all', () => {
    const open = (rules: Rules<Game>) => rulesOf({ ...rules.book, secrets: undefined } as unknown as Book<Game>)
    const asJudge: NonNullable<SecretsEffort['asked']> = (rules, seat, positions) =>
      askedBySeat(open(rules as never), seat, positions as never)
    const found = gateOf(book, 24, asJudge).findings.map(({ what }) => what)
    expect(found.join('\n')).toMatch(/(?:Ann|Bob) sees a difference: (?:"may |whether )/)
    expect(gateOf(book).findings).toEqual([])
  })

  it('tells of a frame that holds a secret', () => {
    expect(told(noting('have both bid? --always 1--> bid', ({ bids }) => ({ laid: bids.Ann }))).join()).toContain(
      'Bob sees a difference: what runs, with what it knows',
    )
  })

  it('tells of what a choice did, where that gives something away', () => {
    const looking = noting('token --draw--> bid', ({ hands }) => {
      taker.ask({ lead: hands.Ann.includes('three') ? 1 : 0 })
      return {}
    })
    expect(told(looking).join()).toMatch(/Bob sees a difference: what the choice did, at 2: .*auction.equal.* in one/)
  })

  it('tells of tables and measures that show a secret', () => {
    const sketch = ({ hands }: Game) => [{ title: 'Hands', columns: ['', 'Ann'], rows: [['cards', hands.Ann.join()]] }]
    expect(told({ ...book, sketch }).join()).toContain('Bob sees a difference: the tables of the game')
    const threes = measure(
      'Threes',
      [auction.cards],
      { bidder: BIDDERS },
      ({ hands }: Game, { bidder }) => hands[bidder].filter((card) => card === 'three').length,
    )
    expect(told({ ...book, measures: [threes.over()] }).join()).toContain('Bob sees a difference: the measures')
  })

  it('tells of a choice that is told although it is hidden, and of one that is sealed although everybody sees it', () => {
    const { seenBy: _, ...openly } = laid
    expect(told(offering({ bids: openly })).join()).toMatch(
      /Bob sees the choice at "a card to bid", but not its result: bid card=\w+ looks like /,
    )
    const { seenBy: __, ...faceUp } = dealt
    expect(told(offering({ deals: faceUp })).join()).toContain('Bob sees the choice at "a card that is dealt"')
    const shown: Book<Game> = {
      ...book,
      secrets: { ...secrets, seenBy: (game, seat) => ({ ...secrets.seenBy(game, seat), bids: game.bids }) },
    }
    expect(told(shown).join()).toContain('"a card to bid" is not seen by all, but everybody always sees at once')
  })

  it('tells of games that a book names wrongly', () => {
    const [one] = [{ ...begun, hands: { ...begun.hands, Bob: without(begun.hands.Bob, 'two') } }]
    const unlawful: Book<Game> = { ...book, secrets: { ...secrets, couldBe: () => [{ ...one, readings: { x: 'y' } }] } }
    expect(told(unlawful).join()).toMatch(/what Ann could take it for is not a lawful game: game: 1 "two"; there are 2/)
    const seen: Book<Game> = {
      ...book,
      secrets: { ...secrets, couldBe: (game) => [{ ...game, won: { ...game.won, Ann: { gold: 2, lead: 1 } } }] },
    }
    expect(told(seen).join()).toMatch(/what Ann could take it for does not look the same to Ann/)
  })

  it('tells of a seat of which nothing is proved', () => {
    expect(told({ ...book, seats: [...BIDDERS, 'Cid'] })).toEqual([
      'Cid never had to choose in two positions that it cannot tell apart: this proves nothing',
    ])
  })
})

describe('a seat that the book plays', () => {
  /** Plays Bob, who lays his lowest card, or the highest if Ann holds a three. */
  const byBook = (peeks: boolean): Book<Game> => {
    const wants: Automaton<Game>['all'][number] = {
      name: 'a card that is high enough',
      asks: laid.name,
      clauses: [auction.sealed],
      wants: (_, { type }) => type === 'bid',
      within: [
        {
          clauses: [auction.highest],
          says: 'how high the card should be',
          value: ({ position: { game } }, option) => {
            const high = 'card' in option ? ['one', 'two', 'three'].indexOf(String(option.card)) : 0
            return peeks && game.hands.Ann.includes('three') ? high : -high
          },
        },
      ],
    }
    const automaton: Automaton<Game> = {
      plays: (game, seat) => seat === 'Bob' && game.readings.bob === 'by the book',
      seated: (game, seats) => (seats.includes('Bob') ? { ...game, readings: { bob: 'by the book' } } : game),
      priorities: () => [wants],
      noted: (game) => game,
      all: [wants],
      otherwise: () => ({ clauses: [auction.pass] }),
      grounds: [auction.pass],
    }
    return { ...book, automaton }
  }

  it('knows no more than its seat, unless clauses let it', () => {
    const findings = (of: Book<Game>) => told(of, 60).filter((what) => !what.includes('nothing is proved'))
    expect(findings(byBook(false))).toEqual([])
    expect(findings(byBook(true)).join()).toMatch(/Bob sees a difference: (the options|the advice)/)
    const allowed = { ...secrets, automatonKnows: [auction.highest] }
    expect(findings({ ...byBook(true), secrets: allowed })).toEqual([])
  })
})
