/** Odd values, texts and tokens: what somebody may send where something else is expected. @module */

/** The length of a long word. */
export const LONG = 100_000

/** Nests lists and records in each other. */
export function nested(depth: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

/** Texts of very many letters: one word, and many. */
export const LONG_TEXTS: readonly string[] = ['x'.repeat(LONG), 'long words '.repeat(LONG / 10)]

/** Texts that are hard to show, to split or to look up. */
export const ODD_TEXTS: readonly string[] = [
  '',
  ' ',
  '\n',
  'x'.repeat(5000),
  ...LONG_TEXTS,
  'é'.repeat(3000),
  '\u001b[2J\u202e\u009b31m',
  '\u2066\u200f\u061cשלום\u2069',
  'null\u0000byte',
  'a\r\nb\tc\u2028d',
  '\ud800',
  'x\udfffy\udbff',
  '\ufeff\ufffe\uffff',
  '👩‍👩‍👧‍👦 e\u0301\u0301\u0301',
  '../../../etc/passwd',
  '/etc/passwd',
  '/dev/zero',
  '%E0%A4%A',
  '%00',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '$1$&',
  '{{a}}',
  '<script>alert(1)</script>',
  '](javascript:1)`|',
  "'; --",
  '--json',
  '-',
  '--',
  '=',
  '.',
  '.*+?^$()|[]{}\\',
  '(((((',
  'NaN',
  '1e999',
  '-0',
  '0x10',
  '2001-02-30',
]

/** Values of every kind. */
export const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  -1,
  -0,
  0.5,
  7,
  1e21,
  1e308,
  5e-324,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [[]],
  [null, { type: 'x' }],
  { __odd__: 1 },
  { toString: 1, hasOwnProperty: 2, length: 3 },
  // biome-ignore lint/suspicious/noThenProperty: what asks for it takes it for a promise
  { then: 1, toJSON: 'x', valueOf: null },
  { length: 1e9 },
  nested(150),
  nested(3000),
  ...ODD_TEXTS,
]

/** Names that a key can have. */
export const ODD_KEYS: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'odd\u001b',
  '',
  '\ud800',
  '0',
  'length',
  'x'.repeat(2000),
  'x'.repeat(LONG),
]

/** Words of JSON and YAML that can stand where a value does, or break one open. */
export const ODD_TOKENS: readonly string[] = [
  ...['\0', '\u001b[2J', '\u202e', '\u2028', '\ufeff', '\t', '\r', '\r\n', '\n'],
  ...['{', '[', '"', "'", '}', ']', ':', ': ', ',', '#', ' #', '|', '>-', '!', '@', '`', '%'],
  ...[
    '1e999',
    '-1e999',
    '-0',
    '0x1F',
    '0o17',
    '1_000',
    '.nan',
    '.inf',
    '-.inf',
    '012',
    '+1',
    '1.',
    '12345678901234567890',
  ],
  ...['2001-12-14', '2001-12-14t21:59:43.10-05:00', '12:30:45', '~', 'null', 'yes', 'off', 'True'],
  ...[
    '&a ',
    '*a ',
    '<<: *a',
    '? ',
    '? [a, b]: c',
    '!!binary aGk=: 1\n',
    '? !!binary aGk=\n: 1\n',
    '- ',
    '---\n',
    '...\n',
    '%YAML 9\n',
    '%TAG ! x\n',
  ],
  ...['!!js/function ', '!!binary aGk=', '!!set {a, b}', '!!omap [a: 1]', '!!timestamp 2001', '!!float x', '!<x> '],
  ...['{"__proto__": {"odd": 1}}', '"\\ud800"', '"\\u0000"', '"\\x"', '/* */', '// ', 'undefined', 'NaN', 'Infinity'],
  ...['['.repeat(3000), '{"a":'.repeat(3000), '- '.repeat(3000), '&a [*a,*a,', '"'.repeat(500), ' '.repeat(20_000)],
  'x'.repeat(20_000),
  `"${'x'.repeat(LONG)}"`,
]
