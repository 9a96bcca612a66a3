/** The page address of a section, as readers use it. A test compares it with the published pages. @module */

/** Names that other pages already use in the folder of a book. */
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
export function sectionPageName(section: string): string {
  if (/^\d[\d.]*$/.test(section)) return section
  const plain = section.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const name = plain.match(/[a-z0-9]+/g)?.join('-') ?? ''
  return TAKEN.includes(name) ? `section-${name}` : name
}
