/** The factors by which a clause answers a kind of sentence better or worse. */
import { describe, expect, it } from 'vitest'
import { answering, isApart, isOfSetUp, ownWords, type ScoredText } from '../../src/ask/clause-scores.js'
import { sentenceOf } from '../../src/ask/sentence.js'

const plain: ScoredText = {
  kind: 'rule',
  text: 'It is so.',
  givesLeave: false,
  isLimit: false,
  isBound: false,
  isSetUp: false,
  isOfNobody: false,
  names: [],
  covered: new Map(),
}

const covering = (...places: readonly number[]) => ({ covered: new Map(places.map((at) => [at, 1] as const)) })

const denied = { text: 'Tanks cannot attack.' }
const obliges = { text: 'They must attack.' }
const timed = { text: 'It ends at the end.' }

describe('a clause says more, or less, to who asks', () => {
  it.each<readonly [string, string, Partial<ScoredText>, number]>([
    ['for leave, where it gives it', 'can tanks attack', { givesLeave: true }, 1.2],
    ['for leave, where it denies it', 'can tanks attack', denied, 1.2],
    ['for leave, where it denies something in a case only', 'can tanks attack', { text: 'So if none is near.' }, 1],
    ['for leave, where it tells something else', 'can tanks attack', {}, 1],
    ['what is done, where it gives leave', 'tanks attack', { givesLeave: true, ...denied }, 1],
    ['what must be done, where it obliges', 'must tanks attack', obliges, 1.15],
    ['what must be done, where it does not', 'must tanks attack', {}, 1],
    ['what may be done, where it obliges', 'can tanks attack', obliges, 1],
    ['what must be done, where it forbids that', 'must tanks attack', { text: 'They must not attack.' }, 1.2 * 1.15],
    ['of the beginning, where it sets up', 'which tanks move at the start', { isSetUp: true }, 1.3],
    ['of the beginning, where it does not', 'which tanks move at the start', {}, 1],
    ['of any time, where it sets up', 'which tanks move', { isSetUp: true }, 1],
    ['for yes or no, where it tells what is in the box', 'is a tank red', { kind: 'component' }, 0.7],
    ['the same of the beginning', 'is a tank red at the start', { kind: 'component' }, 1],
    ['for anything else, where it tells what is in the box', 'red tank', { kind: 'component' }, 1],
    ['how many there may be, where it limits', 'how many tanks can attack', { isLimit: true }, 1.15],
    ['how many there may be, where it only bounds', 'how many tanks can attack', { isBound: true }, 1],
    ['how high it goes, where it bounds', 'how high is it', { isBound: true }, 1.15],
    ['how high it goes, where it only limits', 'how high is it', { isLimit: true }, 1],
    ['how many there are, where it says so', 'how many turns are there', { text: 'Eight turns.' }, 1.5],
    ['the same of what is in the box', 'how many turns are there', { text: 'Eight turns.', kind: 'component' }, 1.8],
    ['what a word means, where it defines', 'what is a tank', { kind: 'definition' }, 1.2],
    ['what a word means, where it does not', 'what is a tank', {}, 1],
    ['what happens, where it defines', 'what happens to a tank', { kind: 'definition' }, 0.85],
    ['anything else, where it defines', 'a tank', { kind: 'definition' }, 1],
    ['what happens, where it rules', 'what happens to a tank', {}, 1],
    ['when something is, where it tells a time', 'when does it end', timed, 1.25],
    ['the same where that is forbidden', 'when does it end', { ...timed, kind: 'prohibition' }, 1],
    ['when it is allowed, where it is forbidden then', 'when can it end', { ...timed, kind: 'prohibition' }, 1.25],
    ['when something is, where it tells none', 'when does it end', {}, 1],
    ['what something is, where it tells a time', 'what is it', timed, 1],
    ['when something is, where it tells a case', 'when does it end', { text: 'So unless Ann wins.' }, 0.8],
    ['when it is allowed, where it tells a case', 'when can it end', { text: 'So unless Ann wins.' }, 1],
    ['what something is, where it tells a case', 'what is it', { text: 'So unless Ann wins.' }, 1],
    ['when something is, where that is its name', 'when does it end', { names: ['so', 'when'] }, 1.25],
    ['the same with a capital', 'When does it end', { names: ['when'] }, 1.25],
    ['who it is, where when is its name', 'who does it', { names: ['when'] }, 1],
    ['a price, where it leaves that', 'what does a tank cost', covering(3), 0.7],
    ['a price, where it tells one', 'what does a tank cost', covering(4), 1],
    ['for the highest price, where it leaves one of both', 'what is the highest price of it', covering(3), 0.7],
    ['how many there are, where it leaves that', 'how many tanks', {}, 1],
    ['of what somebody plays, where nobody does', 'tanks attack', { isOfNobody: true }, 0.5],
    ['of what nobody plays, where somebody does', 'what does a non-player do', {}, 0.85],
    ['of what nobody plays, where nobody does', 'what does a non-player do', { isOfNobody: true }, 1],
    ['of who plays alone', 'which tanks move when I play on my own', {}, 0.85],
  ])('%s: %s', (_, asked, more, factor) => {
    expect(answering(sentenceOf(asked))({ ...plain, ...more })).toBeCloseTo(factor, 10)
  })
})

describe('a clause', () => {
  const section = { name: 'army', title: 'The army' } as Parameters<typeof isApart>[0]['section']
  const over = (title: string) => [{ ...section, title }]

  it('holds where nobody plays, where it, its section or one above says so', () => {
    expect(isApart({ section, text: 'A tank moves.' }, over('Armies'))).toBe(false)
    expect(isApart({ section, text: 'A non-player moves.' }, [])).toBe(true)
    expect(isApart({ section: { ...section, title: 'Solo' }, text: '' }, [])).toBe(true)
    expect(isApart({ section, text: 'A tank moves.' }, over('Solitaire'))).toBe(true)
  })

  it('sets the game up by its section, and has words of its own', () => {
    expect(isOfSetUp({ section })).toBe(false)
    expect(isOfSetUp({ section: { ...section, title: 'Set-up' } })).toBe(true)
    expect(isOfSetUp({ section: { ...section, name: 'initial army' } })).toBe(true)
    expect(ownWords({ id: 'army.whenMoved', section })).toEqual(['when', 'moved'])
  })
})
