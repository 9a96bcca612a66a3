/** Where readers find a section: a test holds this against the pages as they are published. @module */

/** What stands under a name of its own in the folder of a book. */
const TAKEN = [
  'index',
  'about',
  'charts',
  'tables',
  'formulas',
  'laws',
  'priorities',
  'questions',
  'audit',
  'findings',
  'components',
  'examples',
  'proof',
  'print',
]

/** The page of a section, by what is printed over it. */
export function sectionPage(section: string): string {
  if (/^\d[\d.]*$/.test(section)) return section
  const plain = section.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const name = plain.match(/[a-z0-9]+/g)?.join('-') ?? ''
  return TAKEN.includes(name) ? `section-${name}` : name
}
