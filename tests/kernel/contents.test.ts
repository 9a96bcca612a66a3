import { describe, expect, it } from 'vitest'
import { clausesOf, inOneBook, rule } from '../../src/kernel/clause.js'
import { contentsOf } from '../../src/kernel/contents.js'
import { Defect } from '../../src/kernel/defect.js'
import { question } from '../../src/kernel/question.js'
import { computed, first } from '../../src/kernel/table.js'
import { flag, view } from '../../src/kernel/view.js'

describe('a clause that is cited ahead', () => {
  it('is the very clause of the section that is written later', () => {
    const { section, ahead, unwritten } = inOneBook()
    const cited = ahead('harvest.base')
    expect(unwritten()).toEqual(['harvest.base'])
    const harvest = section('harvest', '2', 'Harvest', { base: rule('Each tree bears one fruit.') })
    expect(harvest.base).toBe(cited)
    expect(cited.text).toBe('Each tree bears one fruit.')
    expect(unwritten()).toEqual([])
  })

  it('is the same to whoever cites it once it is written', () => {
    const { section, ahead } = inOneBook()
    const sowing = section('sowing', '1', 'Sowing', { seeds: rule('There are three seeds.') })
    expect(ahead('sowing.seeds')).toBe(sowing.seeds)
    expect(clausesOf(sowing)).toEqual([ahead('sowing.seeds')])
  })

  it('belongs to one book: another does not know it', () => {
    const [one, other] = [inOneBook(), inOneBook()]
    expect(one.ahead('harvest.base')).not.toBe(other.ahead('harvest.base'))
  })

  it('is a defect where no section has it', () => {
    expect(() => contentsOf([], ['harvest.bse'])).toThrow(Defect)
    expect(() => contentsOf([], ['harvest.bse'])).toThrow('no section has what is cited ahead: harvest.bse')
  })
})

describe('the contents of a book', () => {
  const { section } = inOneBook()
  const weather = section('weather', '1', 'Weather', { rain: rule('Rain wets.') })
  const wet = question('wet', {
    asks: 'Is mist rain?',
    clauses: [weather.rain],
    readings: { no: 'It is not.', yes: 'It is.' },
    usual: 'no',
    because: 'Nothing says so.',
  })
  const umbrella = first('umbrella', view({ rain: flag }), (row) => [row(weather.rain, {}, true)])
  const drops = computed('drops', [weather.rain], () => 7)
  const sun = section('sun', '2', 'Sun', {})

  it('are what its pages export, page by page, in the order in which it is written', () => {
    const pages = [{ umbrella, drops, wet, weather, other: 7, nothing: null }, { sun }]
    expect(contentsOf(pages)).toEqual({
      sections: [weather, sun],
      questions: [wet],
      tables: [umbrella],
      formulas: [drops],
    })
    expect(contentsOf([{ b: sun, a: weather }]).sections).toEqual([weather, sun])
  })
})
