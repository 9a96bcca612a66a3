/** Compiler messages for projects that import the package. @module */
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { packageRoot } from '../../src/core/home/package-root.js'
import { programOf } from './compiler-program.js'

/** Lists the compiler messages for some files in a folder, or for all of them, including definitions. */
export function problemsIn(folder: string, names: readonly string[] = readdirSync(folder)): readonly string[] {
  const program = programOf(
    names.map((name) => join(folder, name)),
    {
      target: ts.ScriptTarget.ES2023,
      lib: ['lib.es2023.d.ts'],
      module: ts.ModuleKind.NodeNext,
      types: ['node'],
      typeRoots: [join(packageRoot, 'node_modules', '@types')],
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: true,
      declaration: true,
      outDir: join(folder, 'out'),
    },
  )
  const { diagnostics } = program.emit(undefined, () => undefined)
  return [...ts.getPreEmitDiagnostics(program), ...diagnostics].map(({ file, start = 0, messageText }) => {
    const where = file
      ? `${relative(folder, file.fileName)}:${file.getLineAndCharacterOfPosition(start).line + 1}: `
      : ''
    return `${where}${ts.flattenDiagnosticMessageText(messageText, '\n')}`
  })
}
