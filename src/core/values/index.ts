/** Values: plain data, as JSON holds it, and what reads it. @module */
export { canonical, equals, isRecord, type Json, type Value } from './json.js'
export { check, type Parsed, type Problem } from './parse-result.js'
export { parseJson, parseJsonLine, type ReadJson } from './plain-data.js'
export { shortKeys } from './short-keys.js'
