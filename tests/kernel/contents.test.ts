import { describe, expect, it } from 'vitest'
import { rule, section } from '../../src/core/kernel/sections/clause.js'
import { contentsOf } from '../../src/core/kernel/sections/contents.js'
import { question } from '../../src/core/kernel/sections/question.js'
import { computed, first } from '../../src/core/kernel/tables/rule-table.js'
import { flag, view } from '../../src/core/kernel/tables/table-view.js'

describe('the contents of a book', () => {
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
