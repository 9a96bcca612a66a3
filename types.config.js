/**
 * The definitions of the books as the package has them: the type of a game written out, instead of how a schema comes to it. Who
 * imports a book would otherwise have its compiler work through every schema of it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

// Not a module: what it exports is not found by name.
const ts = createRequire(import.meta.url)('typescript')

const OPTIONS = {
  exactOptionalPropertyTypes: true,
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.NodeNext,
  skipLibCheck: true,
  strict: true,
  target: ts.ScriptTarget.ES2023,
  types: [],
}

/** Writes a type out; properties of one type stand together. */
const writing = (checker) => {
  const written = (type) => {
    if (checker.isArrayType(type)) {
      const [element] = checker.getTypeArguments(type)
      return `${type.symbol.name === 'ReadonlyArray' ? 'readonly ' : ''}(${written(element)})[]`
    }
    if (!(type.flags & ts.TypeFlags.Object)) return named(type)
    const every = checker.getIndexInfosOfType(type)[0]
    if (every) return `Readonly<Record<string, ${written(every.type)}>>`
    return alike(type) ?? `{\n${checker.getPropertiesOfType(type).map(property).join(';\n')};\n}`
  }

  const named = (type) =>
    type.isUnion() && type.types.some((one) => one.flags & ts.TypeFlags.Object)
      ? type.types.map(written).join(' | ')
      : checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias)

  const isOptional = ({ flags }) => Boolean(flags & ts.SymbolFlags.Optional)
  const name = (symbol) => JSON.stringify(symbol.name)
  const typeOf = (symbol) => {
    const type = checker.getTypeOfSymbol(symbol)
    return written(isOptional(symbol) ? checker.getNonNullableType(type) : type)
  }
  const property = (symbol) => `readonly ${name(symbol)}${isOptional(symbol) ? '?' : ''}: ${typeOf(symbol)}`

  const alike = (type) => {
    const properties = checker.getPropertiesOfType(type)
    if (properties.length < 2 || properties.some(isOptional)) return undefined
    const [first, ...others] = new Set(properties.map(typeOf))
    return others.length > 0 ? undefined : `Readonly<Record<${properties.map(name).join(' | ')}, ${first}>>`
  }
  return written
}

/** The definitions of each book, by their file. */
export function plainDefinitions(files) {
  const program = ts.createProgram(files, OPTIONS)
  const checker = program.getTypeChecker()
  const written = writing(checker)
  const plain = (file) => {
    const [book] = checker
      .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)))
      .filter(({ flags }) => flags & ts.SymbolFlags.Variable)
    const type = checker.getTypeOfSymbol(book)
    const [game] = type.aliasTypeArguments ?? checker.getTypeArguments(type)
    const [opening] = readFileSync(file, 'utf8').split('\n')
    return `${opening}
import type { Book } from 'rulewright/book';
/** A game: all that lies on the table, and how the book is read. */
export type Game = ${written(game)};
export declare const ${book.name}: Book<Game>;
`
  }
  return files.map((file) => [file, plain(file)])
}

/** Writes the definitions of each book in place of what the compiler wrote. */
export function writePlainDefinitions(files) {
  for (const [file, text] of plainDefinitions(files)) writeFileSync(file, text)
}
