/** The package as somebody has it who installed it: its definitions and its entries, and none of its sources. */
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { packageRoot } from '../../src/home/package-root.js'
import { temporaryFolder } from '../temporary.js'

/** The sources of the entries for who plays, writes and checks. */
const ENTRIES = ['src/index.ts', 'src/book.ts', 'src/check.ts', 'src/vitest.ts']

/** The books, as far as one can tell without compiling them: what they are called, and that they are books. */
const BOOKS = { 'front-line': 'frontLine', 'russian-civil-war': 'russianCivilWar' }

function optionsOf(file: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(file, ts.sys.readFile) as { config: { compilerOptions: object } }
  return ts.convertCompilerOptionsFromJson(config.compilerOptions, packageRoot).options
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** A folder in which the package is installed. */
export function installed(): string {
  const folder = temporaryFolder()
  const modules = join(folder, 'node_modules')
  const home = join(modules, 'rulewright')
  mkdirSync(home, { recursive: true })
  for (const name of readdirSync(join(packageRoot, 'node_modules')).filter((one) => !one.startsWith('.')))
    symlinkSync(join(packageRoot, 'node_modules', name), join(modules, name))
  cpSync(join(packageRoot, 'package.json'), join(home, 'package.json'))
  const options = { ...optionsOf(join(packageRoot, 'tsconfig.json')), noEmit: false, emitDeclarationOnly: true }
  const program = ts.createProgram(
    ENTRIES.map((entry) => join(packageRoot, entry)),
    { ...options, sourceMap: false, outDir: join(packageRoot, 'dist') },
  )
  program.emit(undefined, (file, text) => write(join(home, relative(packageRoot, file)), text))
  for (const [book, name] of Object.entries(BOOKS))
    write(
      join(home, 'dist', 'machines', book, 'book.d.ts'),
      `import type { Book } from 'rulewright/book'\nexport declare const ${name}: Book\n`,
    )
  return folder
}

/** What the compiler says of the files in a folder, definitions included. */
export function problemsIn(folder: string): readonly string[] {
  const program = ts.createProgram(
    readdirSync(folder).map((name) => join(folder, name)),
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
