/** Anchors: stable names of the places in a book that cite clauses. @module */

/** The anchor of one row of a table; rows are counted from 1, as people count. */
export const rowAnchor = (table: string, row: number): string => `table:${table}/${row + 1}`
/** The anchor of a formula. */
export const formulaAnchor = (formula: string): string => `formula:${formula}`
/** The anchor of a state of a chart. */
export const stateAnchor = (chart: string, state: string): string => `state:${chart}/${state}`
/** The anchor of a transition of a chart. */
export const wayAnchor = (chart: string, way: string): string => `way:${chart}/${way}`
/** The anchor of an offer, in the state where it is made. */
export const offerAnchor = (chart: string, state: string, offer: string): string => `offer:${chart}/${state}/${offer}`
/** The anchor of a law of games. */
export const lawAnchor = (law: string): string => `law:${law}`
/** The anchor of a law of paths. */
export const pathLawAnchor = (law: string): string => `path-law:${law}`
/** The anchor of a question. */
export const questionAnchor = (question: string): string => `question:${question}`
/** The anchor of a finding about the text. */
export const findingAnchor = (finding: string): string => `finding:${finding}`
/** The anchor of a world. */
export const worldAnchor = (world: string): string => `world:${world}`
/** The anchor of what the seats of a book may not know. */
export const SECRETS = 'secrets'
/** The anchor of a priority of the automaton. */
export const priorityAnchor = (priority: string): string => `priority:${priority}`
