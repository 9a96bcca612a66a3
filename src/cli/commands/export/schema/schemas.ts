/** The names of the formats that the program reads and writes, except the components of books. @module */

/** The names of the formats that the program reads and writes, except the components of books. */
export const SCHEMAS = [
  'example',
  'position',
  'report',
  'replay',
  'playouts',
  'readings',
  'comparison',
  'witnesses',
  'audit',
  'standing',
  'behaviour',
  'changes',
  'clarification',
  'request',
  'reply',
  'case',
  'manifest',
  'mutants',
  'census',
] as const
