/** The checks of a verification as people read them: a title, and one sentence on what it proves. @module */

/** The words for one check. */
export interface CheckWords {
  readonly title: string
  readonly proves: string
}

const WORDS: ReadonlyMap<string, CheckWords> = new Map(
  Object.entries({
    registry: { title: 'clauses', proves: 'Every clause has an id of its own, and every citation leads to a clause.' },
    tables: {
      title: 'rule tables',
      proves: 'Every combination of fields has an answer. No rows contradict each other, and no row is without use.',
    },
    charts: { title: 'charts alone', proves: 'Every path through every chart ends.' },
    worlds: { title: 'small games', proves: 'In small games, every continuation ends.' },
    reach: { title: 'states reached', proves: 'Play reaches every state and every transition of every chart.' },
    completions: {
      title: 'open components',
      proves: 'The invariants hold in every way to fill the facts that a component leaves open.',
    },
    laws: { title: 'invariants', proves: 'Every invariant holds in every position and along every path.' },
    findings: { title: 'defects of the text', proves: 'The program finds every recorded defect of the text again.' },
    examples: { title: 'examples', proves: 'Every example ends as it says.' },
    plays: { title: 'random games', proves: 'Random games come to an end.' },
    drawing: {
      title: 'the board',
      proves: 'The drawing shows every place, every border and every piece of the games examined.',
    },
    readings: { title: 'other readings', proves: 'Random games under other readings come to an end.' },
    meetings: {
      title: 'rules that meet',
      proves: 'Where two rules write or ask the same within one turn, the book says which comes first.',
    },
    secrets: {
      title: 'secrets',
      proves: 'A seat is offered the same in all positions that it cannot tell apart.',
    },
    evidence: {
      title: 'evidence',
      proves: 'Every clause that decides was seen to decide, and every prohibition to refuse.',
    },
    snapshot: { title: 'no step back', proves: 'No clause has less evidence than in the stored snapshot.' },
    declared: {
      title: 'citations',
      proves: 'Citations, the order of priorities, and the way that random games go are as they were stored.',
    },
    witnesses: {
      title: 'witnesses',
      proves: 'For every two readings that play can tell apart, a case shows the difference.',
    },
    answers: { title: 'stored answers', proves: 'Every stored case has the answer that it had.' },
    mutants: {
      title: 'mutants',
      proves: 'The cases detect small mistakes in the rules, or somebody wrote down why they cannot.',
    },
  }),
)

/** The words for a check. A check that has none is called by its name. */
export const wordsOfCheck = (name: string): CheckWords => WORDS.get(name) ?? { title: name, proves: '' }
