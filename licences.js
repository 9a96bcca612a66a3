/** The licences of the packages that are put together with ours: beside the files that hold them, as those licences ask. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the package that a module belongs to; nothing for a module of ours. */
const packageOf = (module) => module.match(/^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/)?.[0]

/** The licence of a package, as it came with it. */
function licenceOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one))
  const text = file === undefined ? '' : `\n${readFileSync(join(folder, file), 'utf8').trim()}\n`
  return `${name} ${version}: ${license}\n${text}`
}

/** Puts the licences of the packages beside the files that hold them, as those licences ask. */
export const licencesIn = (fileName) => ({
  name: 'licences',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
    const folders = new Set(modules.map(packageOf).filter((folder) => folder !== undefined && existsSync(folder)))
    const source = [...folders]
      .sort()
      .map(licenceOf)
      .join(`\n${'-'.repeat(80)}\n\n`)
    this.emitFile({ type: 'asset', fileName, source })
  },
})

export const licences = licencesIn('LICENCES.txt')
