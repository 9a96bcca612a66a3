/** The pages of a folder: their order, and what is wrong between them. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { formatModule } from '../../src/core/pages/format-module.js'
import { checkModule, writeModule } from '../../src/core/pages/pages-module.js'
import { foldersWithPages, readPages } from '../../src/core/pages/read-pages.js'
import { temporaryFolder } from '../temporary.js'

const folderWith = (files: Readonly<Record<string, string>>): string => {
  const folder = temporaryFolder()
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

const TURNS =
  '# 1 Turns\n\n`turns`\n\n- Somebody begins. `first` _permission; see 2_\n\n**Asides**\n\n- A note */ here. `aside` _note_\n'
const QUESTION = '## Who begins?\n\n- [ ] **a b** A.\n- [x] **c** C.\n\nWhy.\n\n`whoBegins` _gap; turns.first_\n'
const END =
  '# 2 The end\n\n`end`\n\n- **Pile** Sticks. `pile` _term; see 1_\n- On the sheet. `sheet` _component: the sheet_\n'
const CONTENTS = '# Rules\n\n- [1 Turns](pages/1-turns.md)\n- [2 The end](pages/2-end.md)\n'
const GOOD = {
  'contents.md': CONTENTS,
  'pages/1-turns.md': `${TURNS}\n${QUESTION}`,
  'pages/2-end.md': END,
  'book.md': '# About\n',
}

const faultsOf = (files: Readonly<Record<string, string>>): readonly string[] => {
  try {
    readPages(folderWith(files), 'book')
  } catch (error) {
    return (error as Error).message.split('\n')
  }
  return []
}

describe('the pages of a folder', () => {
  it('stand in the order of its contents, and are found from the folder above', () => {
    const folder = folderWith(GOOD)
    expect(readPages(folder).map(({ file }) => file)).toEqual(['pages/1-turns.md', 'pages/2-end.md'])
    expect(foldersWithPages(folder)).toEqual([folder])
    expect(foldersWithPages(dirname(folder))).toContain(folder)
    expect(foldersWithPages(join(folder, 'pages'))).toEqual([])
    expect(foldersWithPages(join(folder, 'nowhere'))).toEqual([])
  })

  it.each<[what: string, files: Readonly<Record<string, string>>, faults: readonly string[]]>([
    ['nothing', GOOD, []],
    [
      'a page that is not there',
      { ...GOOD, 'contents.md': `${CONTENTS}- [3](3.md)\n` },
      ['book/contents.md:5:1: got 3.md, expected a page that is there'],
    ],
    [
      'a page that leads out',
      { ...GOOD, 'contents.md': `${CONTENTS}- [3](../%E0/3.md)\n` },
      ['book/contents.md:5:1: got ../%E0/3.md, expected a page below this folder'],
    ],
    [
      'a page that is listed twice',
      { ...GOOD, 'contents.md': `${CONTENTS}- [2](pages/2-end.md)\n` },
      ['book/contents.md:5:1: got pages/2-end.md again, which line 4 lists'],
    ],
    [
      'a page that is not listed',
      { ...GOOD, 'pages/3-more.md': '# 3 More\n\n`more`\n' },
      ['book/pages/3-more.md:1:1: expected a line for this page in contents.md'],
    ],
    [
      'a line of another form',
      { ...GOOD, 'contents.md': CONTENTS.replace('- [2', '* [2') },
      [
        'book/contents.md:4:1: expected a line such as - [1 Turns](1-turns.md) for each page',
        'book/pages/2-end.md:1:1: expected a line for this page in contents.md',
      ],
    ],
    [
      'no page',
      { 'contents.md': '# Rules\n' },
      ['book/contents.md:1:1: expected a line such as - [1 Turns](1-turns.md) for each page'],
    ],
    [
      'an id that is a word of the code',
      { ...GOOD, 'pages/2-end.md': `${END.replace('`end`', '`note`')}\n## 3 New\n\n\`new\`\n` },
      [
        'book/pages/2-end.md:1:1: got the id note, which is a word of the code; expected another id',
        'book/pages/2-end.md:8:1: got the id new, which is a word of the code; expected another id',
      ],
    ],
    [
      'a fault of a page',
      { ...GOOD, 'pages/2-end.md': '# 2 The end\n\nWords.\n' },
      ['book/pages/2-end.md:1:1: "2 The end": expected a question, or the id of the section below the heading'],
    ],
    [
      'a name given twice',
      { ...GOOD, 'pages/2-end.md': END.replace('`end`', '`turns`') },
      ['book/pages/2-end.md:1:1: got the id turns again, which stands at pages/1-turns.md:1'],
    ],
    [
      'a key given twice',
      { ...GOOD, 'pages/2-end.md': END.replace('`sheet`', '`pile`') },
      ['book/pages/2-end.md:6:1: got the id pile again in the section end'],
    ],
    [
      'a question about no clause',
      { ...GOOD, 'pages/1-turns.md': `${TURNS}\n${QUESTION.replace('turns.first', 'turns.furst')}` },
      ['book/pages/1-turns.md:11:1: whoBegins: got turns.furst, expected a clause of the book'],
    ],
  ])('are refused for %s', (_, files, faults) => {
    expect(faultsOf(files)).toEqual(faults)
  })
})

describe('the module of pages', () => {
  it('has each section and each question under its name, with its words for the editor', () => {
    expect(
      formatModule(readPages(folderWith(GOOD)), '#kernel'),
    ).toBe(`/** The sections and questions of the pages beside this file, which \`rulewright audit pages\` writes: do not edit it. @module */
import { leftToComponent, note, permission, question, rule, section, term } from "#kernel"

/** 1 Turns (pages/1-turns.md) */
export const turns = section("turns", "1", "Turns", {
  /** Somebody begins. (1, pages/1-turns.md) */
  first: permission("Somebody begins.", { see: ["2"] }),
  /** A note *\\/ here. (1, pages/1-turns.md) */
  aside: note("A note */ here."),
}, {
  aside: "Asides",
})

/** 2 The end (pages/2-end.md) */
export const end = section("end", "2", "The end", {
  /** Sticks. (2, pages/2-end.md) */
  pile: term("Pile", "Sticks.", ["1"]),
  /** On the sheet. (2, pages/2-end.md) */
  sheet: rule("On the sheet.", { status: leftToComponent("the sheet") }),
})

/** Who begins? (pages/1-turns.md) */
export const whoBegins = question("whoBegins", {
  asks: "Who begins?",
  clauses: [turns.first],
  readings: {
    "a b": "A.",
    c: "C.",
  },
  usual: "c",
  because: "Why.",
  kind: "gap",
})
`)
  })

  it('is written where it says something else than the pages', () => {
    const folder = folderWith(GOOD)
    expect(checkModule(folder)).toMatchObject({
      current: false,
      pages: [{ file: 'pages/1-turns.md' }, { file: 'pages/2-end.md' }],
    })
    const { file, text } = writeModule(folder)
    expect(readFileSync(file, 'utf8')).toBe(text)
    expect(writeModule(folder).current).toBe(true)
    const ending = (text: string) => text.replaceAll('\n', '\r\n')
    writeFileSync(file, ending(text))
    for (const page of ['contents.md', 'pages/1-turns.md', 'pages/2-end.md'])
      writeFileSync(join(folder, page), ending(readFileSync(join(folder, page), 'utf8')))
    expect(checkModule(folder)).toMatchObject({ current: true, text })
    writeFileSync(join(folder, 'pages/2-end.md'), END.replace('Sticks', 'Stones'))
    expect(checkModule(folder).current).toBe(false)
  })
})
