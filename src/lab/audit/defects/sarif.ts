/** Findings and open questions as SARIF, so that a code host shows them beside the files that state them. @module */
import { type Json, QUESTION_KINDS, type QuestionKind } from '#core'
import type { QuestionReport, TextReport } from './report.js'
import { caseText } from './text-boxes.js'

/** A place in a file of the project. */
export interface Located {
  /** The path from the top of the project, with slashes. */
  readonly file: string
  readonly line: number
}

/** Finds where a question, a finding or a clause is stated; nothing where the sources are not there. */
export type Locate = (what: 'question' | 'finding' | 'clause', name: string) => Located | undefined

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json'
/** The kinds of question in plain words, for readers of the file. */
const SAYS: Readonly<Record<QuestionKind, string>> = {
  ambiguity: 'the text can be read in more than one way',
  gap: 'the text is silent',
  contradiction: 'the text contradicts itself',
  slip: 'the text says what it cannot mean',
}

/** Writes the state of a book's text as a SARIF log. */
export const standingSarif = (standing: TextReport, version: string, locate: Locate): Json => ({
  $schema: SCHEMA,
  version: '2.1.0',
  runs: [
    {
      tool: {
        driver: {
          name: 'rulewright',
          version,
          rules: ['finding', 'question'].flatMap((what) =>
            QUESTION_KINDS.map((kind) => ({
              id: `${what}/${kind}`,
              shortDescription: { text: `${what}: ${SAYS[kind]}` },
            })),
          ),
        },
      },
      results: [
        ...standing.findings.map((one) => findingResult(standing, one, locate)),
        ...standing.questions.map((one) => questionResult(standing, one, locate)),
      ],
    },
  ],
})

function findingResult({ book }: TextReport, one: TextReport['findings'][number], locate: Locate): Json {
  const { name, kind, says, clauses, among, shown, smallest } = one
  const first = smallest === undefined ? '' : ` Smallest: ${caseText(smallest)}.`
  return {
    ruleId: `finding/${kind}`,
    level: shown > 0 ? 'warning' : 'error',
    message: { text: `${says}. Shown by ${shown} of ${among} cases.${first}` },
    locations: [locationOf(locate('finding', name), `${book}/${name}`, clauses)],
    ...relatedTo(clauses, locate),
    partialFingerprints: { name: `${book}/finding/${name}` },
  }
}

function questionResult({ book }: TextReport, one: QuestionReport, locate: Locate): Json {
  const { name, kind, asks, clauses, usual, ruling } = one
  const settled = ruling ? `Ruled by ${ruling.by} on ${ruling.on}: ${ruling.reading}.` : `Usually: ${usual}.`
  return {
    ruleId: `question/${kind}`,
    level: ruling ? 'none' : 'note',
    message: { text: `${asks} ${settled}` },
    locations: [locationOf(locate('question', name), `${book}/${name}`, clauses)],
    ...relatedTo(clauses, locate),
    partialFingerprints: { name: `${book}/question/${name}` },
  }
}

const physicalOf = ({ file, line }: Located): Json => ({
  artifactLocation: { uri: file },
  region: { startLine: line },
})

/** The lines of the clauses that a result is about, where they stand on pages. */
function relatedTo(clauses: readonly string[], locate: Locate): { readonly relatedLocations?: Json } {
  const related = clauses.flatMap((id) => {
    const at = locate('clause', id)
    return at ? [{ physicalLocation: physicalOf(at), message: { text: id } }] : []
  })
  return related.length > 0 ? { relatedLocations: related } : {}
}

const locationOf = (at: Located | undefined, name: string, clauses: readonly string[]): Json => ({
  ...(at && {
    physicalLocation: physicalOf(at),
  }),
  logicalLocations: [
    { fullyQualifiedName: name },
    ...clauses.map((id) => ({ fullyQualifiedName: id, kind: 'member' })),
  ],
})
