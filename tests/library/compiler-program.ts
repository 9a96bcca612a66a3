/** Programs for the compiler that read what does not change, the definitions of packages, once. @module */
import ts from 'typescript'

const read = new Map<string, ts.SourceFile | undefined>()

/** A program of some files. */
export function programOf(files: readonly string[], options: ts.CompilerOptions): ts.Program {
  const host = ts.createCompilerHost(options)
  const found = host.getSourceFile
  host.getSourceFile = (file, how, ...more) => {
    if (!file.endsWith('.d.ts')) return found(file, how, ...more)
    const format = typeof how === 'object' ? how.impliedNodeFormat : undefined
    const key = JSON.stringify([file, options.target, format])
    if (!read.has(key)) read.set(key, found(file, how, ...more))
    return read.get(key)
  }
  return ts.createProgram(files, options, host)
}
