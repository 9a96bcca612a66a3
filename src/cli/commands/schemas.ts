/** What the program reads and writes, beside the components of books. @module */

/** What the program reads and writes, beside the components of books. */
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
