/** The kinds of questions. @module */

/** What makes a place of the text a question. */
export const KINDS = ['ambiguity', 'gap', 'contradiction', 'slip'] as const
/** What makes a place of the text a question: two meanings, silence, two places at odds, or a misprint. */
export type Kind = (typeof KINDS)[number]
