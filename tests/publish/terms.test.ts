/** Words of a glossary in the text of rules: linked where they are written as terms, and nowhere else. */
import { describe, expect, it } from 'vitest'
import type { Clause } from '../../src/kernel/clause.js'
import { linkingIn } from '../../src/publish/pages/terms.js'
import type { Sources } from '../../src/publish/sources.js'

const GLOSSARY = { name: 'glossary', number: 'Index', title: 'Index' }
const word = (id: string, term: string) => ({ id, term, text: `What ${term} means.`, section: GLOSSARY }) as Clause
const words = [word('g.pass', 'Pass'), word('g.admin', 'Administration (Admin)'), word('g.die', 'die')]
const sources = {
  clauses: new Map(words.map((clause) => [clause.id, clause])),
  places: { clause: ({ id }: Clause) => ({ page: 'toy/glossary', anchor: id }) },
  outline: { numbered: new Map() },
} as unknown as Sources

/** The words of some texts of one section that are links. */
const linked = (...texts: readonly string[]) => {
  const linking = linkingIn(sources, 'turns')
  return texts.flatMap((text) =>
    [...linking(text).html.matchAll(/data-term="([^"]*)"[^>]*>([^<]*)</g)].map(([, id, said]) => `${id}: ${said}`),
  )
}

describe('a word of the glossary', () => {
  it('is linked where it is written with its capital, in one or several, by each of its forms', () => {
    expect(linked('A Faction may Pass.')).toEqual(['g.pass: Pass'])
    expect(linked('Two Passes end it.')).toEqual(['g.pass: Passes'])
    expect(linked('One Admin is flipped.')).toEqual(['g.admin: Admin'])
  })

  it('is an ordinary word in lower case, and within another word', () => {
    expect(linked('They pass by, and a die is cast.', 'Passage and Pass-port.', 'The administration of it.')).toEqual(
      [],
    )
  })

  it('is linked once in a section, and not in the glossary itself', () => {
    expect(linked('A Pass.', 'Another Pass.')).toEqual(['g.pass: Pass'])
    expect(linkingIn(sources, 'glossary')('A Pass.').html).not.toContain('data-term')
  })
})
