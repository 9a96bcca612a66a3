/** The requests of a page to the engine and the replies: on the toy book, through JSON. */
import { describe, expect, it } from 'vitest'
import type { Position } from '../../src/core/kernel/plays/position.js'
import { createEngine } from '../../src/site/browser/engine/engine.js'
import { book as auctionBook } from '../kernel/auction.js'
import { book } from '../kernel/orchard.js'
import { faults, told } from './orchard-shelf.js'

const AT = { book: 'orchard' }
const begun = (game: object = { ladder: 'nobody' }) =>
  told('begin', { ...AT, from: { procedure: 'climb', args: { picker: 'Ann' }, game: game as never } })
const offered = ({ due }: Awaited<ReturnType<typeof begun>>) => due?.offered.map(({ text }) => text)

describe('where a position stands', () => {
  it('tells who is to decide what, by which clauses of which section, and what can be chosen', async () => {
    const { due, ended } = await begun()
    expect(ended).toBeUndefined()
    expect(due).toMatchObject({ seat: 'Ann', asks: 'a tree to climb', procedure: 'climb', yours: true, refused: 1 })
    expect(due?.cites).toEqual([
      { section: '1', title: 'Turns', clauses: [{ id: 'turns.twoTrees', text: expect.stringContaining('two trees') }] },
    ])
    expect(due?.offered.map(({ text }) => text)).toEqual(['climb short', 'climb middle', 'stop'])
  })

  it('shows the game in tables whose rows can be clicked', async () => {
    const { tables, picture } = await begun()
    expect(picture).toBe('')
    expect(tables).toContain('<table')
    expect(tables).toContain('data-place="ladder"')
  })

  it('tells after a choice what happened, by which clauses, and what it changed', async () => {
    const { position } = await begun()
    const next = await told('choose', { ...AT, position, option: { type: 'climb', tree: 'short' } as never })
    expect(next.changed).toEqual(expect.arrayContaining([expect.stringMatching(/short: 2 -> 1/)]))
    expect(next.told[0]).toContain('climb')
    expect(offered(next)).toEqual(['climb middle', 'stop'])
  })

  it('refuses what is not offered with the clauses, and changes nothing', async () => {
    const { position } = await begun()
    const said = await faults('choose', { ...AT, position, option: { type: 'climb', tree: 'tall' } as never })
    expect(said[0]).toContain('1 turns.tall')
  })

  it('tells who won when the whole game is over', async () => {
    const end: Position = { game: book.empty, stack: [], outcome: 'Ann' }
    expect((await told('at', { ...AT, position: end })).ended?.says).toContain('Ann')
  })

  it('says what is wrong with a beginning, and where', async () => {
    expect(await faults('begin', { ...AT, from: { procedure: 'climb' } })).toEqual([
      expect.stringMatching(/^args: .*picker/),
    ])
    expect(await faults('begin', { ...AT, from: { procedure: 'clim' } })).toEqual([
      expect.stringMatching(/^procedure: .*climb/),
    ])
    expect(await faults('begin', { ...AT, from: { base: 'nowhere' } })).toEqual([expect.stringMatching(/^from: /)])
    expect(await faults('begin', { book: 'garden', from: {} })).toEqual([expect.stringMatching(/not a known book/)])
  })
})

describe('why not', () => {
  it('tells which candidates are refused, only when it is asked, with the fields that made them', async () => {
    const { position } = await begun()
    const { refused, clauses } = await told('why', { ...AT, position, meant: { words: 'may I climb the tall tree?' } })
    expect(refused).toEqual([{ names: ['climb tall'], more: 0, why: [expect.stringContaining('1 turns.tall')] }])
    expect(clauses[0]?.clauses.map(({ id }) => id)).toEqual(['turns.tall'])
  })

  it('says of what is offered that it is', async () => {
    const { position } = await begun()
    expect(await told('why', { ...AT, position, meant: { words: 'short' } })).toMatchObject({
      refused: [],
      offered: ['climb short'],
    })
  })

  it('goes by a clause, too', async () => {
    const { position } = await begun()
    const by = (clause: string) => told('why', { ...AT, position, meant: { clause } })
    expect((await by('turns.tall')).refused).toHaveLength(1)
    expect((await by('turns.onceEach')).refused).toEqual([])
  })

  it('turns to what the rules say elsewhere where nothing here is meant', async () => {
    const { position } = await begun()
    const { says } = await told('why', { ...AT, position, meant: { words: 'Who wins a tie?' } })
    expect(says.join(' ')).toContain('scoring.tie')
  })
})

describe('a reading that is switched', () => {
  it('is told with the others, those that matter here first, and what changes by it', async () => {
    const { position } = await told('begin', { ...AT, from: {} })
    const { questions } = await told('readings', { ...AT, position })
    expect(questions).toMatchObject([{ name: 'eatingScores', reading: 'no', usual: 'no', matters: false }])
    const other = await told('read', { ...AT, position, readings: { eatingScores: 'yes' } })
    expect(other).toMatchObject({ more: [], less: [] })
    expect((other.position.game as typeof book.empty).readings.eatingScores).toBe('yes')
  })
})

describe('a position that somebody changes', () => {
  it('has the fields that a place has', async () => {
    const { position } = await begun()
    const { fields } = await told('fields', { ...AT, position, place: 'Ladder' })
    expect(fields).toEqual([{ path: ['ladder'], name: 'ladder', value: 'nobody', words: ['Ann', 'Bob', 'nobody'] }])
  })

  it('is taken where it is one of the book, and offers what it lets', async () => {
    const { position } = await begun()
    const edited = await told('edit', { ...AT, position, settings: [{ path: ['ladder'], value: 'Ann' }] })
    expect(offered(edited)).toContain('climb tall')
  })

  it('is refused with the path where it is none', async () => {
    const { position } = await begun()
    const set = (path: readonly string[], value: string | number) =>
      faults('edit', { ...AT, position, settings: [{ path, value }] })
    expect(await set(['ladder'], 'Carl')).toEqual([expect.stringMatching(/^game\.ladder: .*Ann/)])
    expect(await set(['trees', 'short'], -1)).toEqual([expect.stringMatching(/^game\.trees\.short: /)])
    expect(await set(['trees', 'oak'], 1)).toEqual([expect.stringMatching(/^game\.trees\.oak: is no field/)])
  })
})

describe('an address', () => {
  it('leads to the same position again', async () => {
    const { position } = await begun({ ladder: 'Bob' })
    const { hash } = await told('share', { ...AT, position })
    expect(hash).toMatch(/^orchard\.[a-z0-9-]+~\w+~[\w-]+$/)
    expect((await told('shared', { ...AT, hash })).position).toEqual(position)
  })

  it('is short where the game has only begun', async () => {
    const { position } = await told('begin', { ...AT, from: {} })
    expect((await told('share', { ...AT, position })).hash.length).toBeLessThan(40)
  })

  it('is told to be damaged where it is, whatever is wrong with it', async () => {
    const { position } = await begun({ ladder: 'Bob' })
    const { hash } = await told('share', { ...AT, position })
    for (const wrong of ['', 'orchard', hash.slice(0, -8), hash.replace('~', '~no'), `${hash}!`])
      expect(await faults('shared', { ...AT, hash: wrong }), wrong).toEqual([expect.stringMatching(/damaged|address/)])
    expect(await faults('shared', { ...AT, hash: hash.replace(/\.[^~]*/, '.1999') })).toEqual([
      expect.stringMatching(/another edition/),
    ])
  })

  it('with a position that is none of the book is refused with the path', async () => {
    const game = { ...book.empty, ladder: 'Carl' }
    const { hash } = await told('share', { ...AT, position: { game, stack: [] } })
    expect(await faults('shared', { ...AT, hash })).toEqual([expect.stringMatching(/^(game\.ladder|outcome): /)])
  })
})

describe('the examples of a clause', () => {
  it('are listed, and opened where they begin, with what they choose and what comes of it', async () => {
    const { examples } = await told('examples', { ...AT, clause: 'turns.tall' })
    expect(examples.map(({ id }) => id)).toEqual(['climbing/tall'])
    const opened = await told('example', { ...AT, id: 'climbing/tall' })
    expect(opened.standing?.due).toMatchObject({ asks: 'a tree to climb' })
    expect(opened.choices).toEqual([{ type: 'climb', tree: 'short' }])
    expect(opened.verdict.join(' ')).toContain('turns.tall')
  })

  it('tell what a table answers, and begin in a position that is stored beside them', async () => {
    expect(await told('example', { ...AT, id: 'scoring/points' })).toMatchObject({
      says: ['points', 'basket is 3'],
      verdict: ['the answer is 3'],
    })
    const late = await told('example', { ...AT, id: 'climbing/late' })
    expect(late.standing?.position.game).toMatchObject({ baskets: { Ann: 2, Bob: 1 } })
  })

  it('that nobody wrote are told so', async () => {
    for (const id of ['climbing/oak', 'constructor', '%E0', '__proto__'])
      expect(await faults('example', { ...AT, id })).toEqual([`example: "${id}" is not an example of Orchard`])
  })
})

describe('a whole game', () => {
  const everybody = { Ann: 'random', Bob: 'random' } as const

  it('goes on while nobody is asked, the same from the same seed', async () => {
    const { position } = await told('begin', { ...AT, from: {} })
    const goOn = () => told('goOn', { ...AT, position, sitters: everybody, seed: 3, made: 0 })
    const [one, other] = [await goOn(), await goOn()]
    expect(one.choices.length).toBeGreaterThan(3)
    expect(one.choices).toEqual(other.choices)
  })

  it('rests where somebody is asked, and where chance is rolled by hand', async () => {
    const { position } = await told('begin', { ...AT, from: {} })
    const rest = await told('goOn', { ...AT, position, sitters: { ...everybody, Ann: 'you' }, seed: 3, made: 0 })
    expect(rest).toMatchObject({ choices: [], resting: true, standing: { due: { seat: 'Ann' } } })
    const rolled = await told('goOn', { ...AT, position, sitters: { ...everybody, chance: 'you' }, seed: 3, made: 0 })
    expect(rolled.standing.due?.seat).toBe('chance')
    expect(rolled.standing.due?.offered.flatMap(({ options }) => options.map(({ weight }) => weight))).toEqual([1, 5])
  })

  it('is kept as a play file, and opened again as far as the rules take it', async () => {
    const { position } = await told('begin', { ...AT, from: {} })
    const { choices, standing } = await told('goOn', { ...AT, position, sitters: everybody, seed: 3, made: 0 })
    const { text } = await told('keep', { ...AT, as: 'play', position, choices, from: {} })
    const opened = await told('open', { ...AT, text })
    expect(opened.standing.position).toEqual(standing.position)
    expect(opened.choices).toEqual(choices)
    const spoiled = text.replace(/\n\{[^\n]*\n/, '\n{"type":"climb","tree":"oak"}\n')
    expect(await faults('open', { ...AT, text: spoiled })).toEqual([expect.stringMatching(/^line 2: .*refuse/)])
    expect(await faults('open', { ...AT, text: 'nonsense' })).toEqual([expect.stringMatching(/^line 1/)])
  })

  it('tells what happened while somebody did not look', async () => {
    const { position } = await told('begin', { ...AT, from: {} })
    const { steps } = await told('story', { ...AT, position, choices: [{ type: 'climb', tree: 'short' } as never] })
    expect(steps).toEqual([{ line: 'Ann: climb tree short', changed: expect.arrayContaining([expect.any(String)]) }])
  })
})

describe('what was tried', () => {
  it('is kept as an example that holds', async () => {
    const from = { procedure: 'climb', args: { picker: 'Ann' } }
    const { position } = await told('begin', { ...AT, from })
    const choices = [{ type: 'climb', tree: 'short' } as never]
    const { text, name } = await told('keep', { ...AT, as: 'example', position, choices, from })
    expect(name).toBe('orchard-tried.yaml')
    expect(text).toContain('procedure: climb')
    expect(text).toContain('tree: short')
  })
})

describe('a book that keeps secrets', () => {
  const auction = createEngine({
    book: () => Promise.resolve(auctionBook),
    examples: () => {
      throw new Error('it has none')
    },
  })
  const dealt = async () => {
    const { position } = await told('begin', { book: 'auction', from: {} }, auction)
    const sitters = { Ann: 'you', Bob: 'you' } as const
    return (await told('goOn', { book: 'auction', position, sitters, seed: 5, made: 0 }, auction)).standing.position
  }

  it('shows a seat its own hand and what it may choose, and the other seat neither', async () => {
    const position = await dealt()
    const as = (seat: string) => told('at', { book: 'auction', position, seat }, auction)
    const [ann, bob, judge] = [
      await as('Ann'),
      await as('Bob'),
      await told('at', { book: 'auction', position }, auction),
    ]
    expect(ann.due).toMatchObject({ seat: 'Ann', yours: true })
    expect(ann.due?.offered.length).toBeGreaterThan(0)
    expect(bob.due).toMatchObject({ seat: 'Ann', yours: false, offered: [], asides: [], refused: 0 })
    expect(ann.tables).not.toBe(bob.tables)
    expect(judge.tables).not.toBe(bob.tables)
  })

  it('tells nobody else why something is refused, or what was laid unseen', async () => {
    const position = await dealt()
    const why = (seat: string) => told('why', { book: 'auction', position, seat, meant: { words: 'bid' } }, auction)
    // To Bob the text alone is told: what is refused to Ann, and why, he may not know.
    const { clauses } = await told('sentence', { book: 'auction', text: 'bid' }, auction)
    expect(await why('Bob')).toMatchObject({ refused: [], offered: [], clauses })
    expect((await why('Ann')).refused.length + (await why('Ann')).offered.length).toBeGreaterThan(0)
    const { due } = await told('at', { book: 'auction', position, seat: 'Ann' }, auction)
    const option = due?.offered[0]?.options[0]?.option
    const story = async (seat: string) =>
      (await told('story', { book: 'auction', position, seat, choices: option ? [option] : [] }, auction)).steps
    expect((await story('Bob'))[0]?.line).toMatch(/^Ann chose, unseen/)
    expect((await story('Ann'))[0]?.line).toMatch(/^Ann: /)
  })
})
