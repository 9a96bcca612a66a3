/** Names by which compiled modules of a package import each other, so that they do not use the bundles made from them. @module */
import { isRecord } from '../values/json.js'

/** The `package.json` of the folder `dist`, by that of the package: the same names lead to the modules beside each other. */
export function compiledScope({ name, exports, imports }: Readonly<Record<string, unknown>>): string {
  const scope = { name, type: 'module', exports: pathsIn(exports), imports: pathsIn(imports) }
  return `${JSON.stringify(scope, null, 2)}\n`
}

/** Maps each entry to the compiled file beside its type definitions. */
const pathsIn = (entries: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(isRecord(entries) ? entries : {}).flatMap(([entry, target]) =>
      isRecord(target) && typeof target.types === 'string'
        ? [[entry, target.types.replace(/^\.\/dist\//, './').replace(/\.d\.ts$/, '.js')]]
        : [],
    ),
  )
