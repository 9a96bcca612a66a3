/** Clauses that had another id before: those who cite the old one are shown the new one. @module */

/** Old ids of clauses, each with the id that the clause has now. */
export const renamed: Readonly<Record<string, string>> = {
  'nonPlayerTurn.extraCard': 'partsOfATurn.extraCard',
  'nonPlayerTurn.order': 'partsOfATurn.order',
}
