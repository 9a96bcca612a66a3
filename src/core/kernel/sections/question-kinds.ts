/** The kinds of questions. @module */

/** The kinds of question. */
export const QUESTION_KINDS = ['ambiguity', 'gap', 'contradiction', 'slip'] as const
/** The reason why a place of the text is a question: two meanings, silence, a contradiction, or a misprint. */
export type QuestionKind = (typeof QUESTION_KINDS)[number]
