/** The ids of JSON Schemas, so that schemas can be stored together and refer to each other. @module */

/** Grows when a schema no longer takes what it took, or asks for something that it did not. */
const EDITION = 1

/** A schema under its name: `urn:rulewright:case:1`. What belongs to a book has its name, too: `urn:rulewright:game:front-line:1`. */
export const withId = (names: readonly string[], schema: object): object => {
  const { $schema, ...rest } = schema as { readonly $schema?: string }
  return { ...($schema !== undefined && { $schema }), $id: ['urn:rulewright', ...names, EDITION].join(':'), ...rest }
}
