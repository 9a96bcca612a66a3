/**
 * The TypeDoc plugin: publishes books beside the reference of the program.
 *
 * @module rulewright/typedoc-plugin
 */
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type Application,
  type Context,
  Converter,
  IndexEvent,
  PageEvent,
  ParameterType,
  type ProjectReflection,
  Renderer,
  type RendererEvent,
} from 'typedoc'
import { addTo, allLoaded, type Book } from '#core'
import { drawingStyle } from '../draw/style.js'
import { sitePages } from '../publish/book-pages.js'
import { gather, type Sources } from '../publish/book-sources.js'
import { type Draw, drawing } from '../publish/draw-graph.js'
import { resolveLinks } from '../publish/links.js'
import { openGates } from '../publish/pages/parts/gates-table.js'
import { addPage, type Documents, oneBlock } from './documents.js'
import { declarations, type Exports, exportsIn, linkBack } from './exported-declarations.js'
import { progressOf } from './progress.js'
import { ROUTER, routerOver } from './router.js'
import { rankSearch } from './search.js'
import { welcome } from './welcome.js'

declare module 'typedoc' {
  /** The options of this plugin. */
  export interface TypeDocOptionMap {
    /** The path of a module that exports `books`. */
    rulewrightBooks: string
    /** The folder of the compiled program, with the same folders in it as the sources. */
    rulewrightCompiled: string
    /** The folders in it whose exports are linked to the pages that publish them. */
    rulewrightLinked: string[]
    /** The number of random games to play of each book if no stored report has as many. */
    rulewrightPlays: number
  }
}

/** The data loaded before the work begins. */
interface Loaded {
  readonly books: readonly Book[]
  readonly exported: Exports
  readonly draw: Draw
}

/** The order of a reader that comes after all others. */
const LAST = 1000

/** The priority of a listener that comes after those of TypeDoc. */
const AFTER_COPIES = -1000

const addStyle = (folder: string): void => addTo(join(folder, 'assets', 'custom.css'), drawingStyle)

/** Adds the plugin to TypeDoc. */
export function load(app: Application): void {
  declareOptions(app)
  const documents: Documents = { pages: new Map(), entries: new Map() }
  let loaded: Loaded | undefined
  // Modules can only be imported where TypeDoc waits, and readers of options are the last such place before the work.
  app.options.addReader({
    name: 'rulewright',
    order: LAST,
    supportsPackages: false,
    read: async () => {
      loaded = await reporting(app, () => loading(app))
    },
  })
  app.renderer.defineRouter(ROUTER, routerOver(documents.entries as never))
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }: Context) => {
    const { books, exported, draw } = loaded ?? { books: [], exported: new Map(), draw: undefined }
    if (draw) reporting(app, () => publish(app, project, { books, exported, draw }, documents))
  })
  app.renderer.on(PageEvent.BEGIN, (event: PageEvent) => addHeadings(event, documents))
  app.renderer.on(IndexEvent.PREPARE_INDEX, (event: IndexEvent) => rankSearch(event, documents))
  app.renderer.on(Renderer.EVENT_BEGIN, ({ project }: RendererEvent) => dropDeadSourceLinks(project))
  app.renderer.on(Renderer.EVENT_END, () => documents.pages.clear())
  // The style sheet of the site is copied at the end, too.
  app.renderer.on(Renderer.EVENT_END, ({ outputDirectory }: RendererEvent) => addStyle(outputDirectory), AFTER_COPIES)
}

function declareOptions({ options }: Application): void {
  options.addDeclaration({
    name: 'rulewrightBooks',
    help: 'The path of a module that exports `books`',
    type: ParameterType.String,
    defaultValue: 'dist/machines/books.js',
  })
  options.addDeclaration({
    name: 'rulewrightCompiled',
    help: 'The folder of the compiled program, with the same folders in it as the sources',
    type: ParameterType.String,
    defaultValue: 'dist',
  })
  options.addDeclaration({
    name: 'rulewrightLinked',
    help: 'The folders in it whose exports are linked to the pages that publish them',
    type: ParameterType.Array,
    defaultValue: ['spec', 'machines'],
  })
  options.addDeclaration({
    name: 'rulewrightPlays',
    help: 'How many random games of each book are played where no report of as many is kept',
    type: ParameterType.Number,
    defaultValue: 30,
  })
}

/** Does something, and tells TypeDoc what went wrong with it. */
function reporting<Result>(app: Application, work: () => Result): Result | undefined {
  const failed = (error: unknown) => {
    app.logger.error(`rulewright: ${error instanceof Error ? error.message : String(error)}`)
    return undefined
  }
  try {
    const result = work()
    return result instanceof Promise ? (result.catch(failed) as Result) : result
  } catch (error) {
    return failed(error)
  }
}

async function loading({ options }: Application): Promise<Loaded> {
  const path = resolve(options.getValue('rulewrightBooks'))
  const { books } = (await import(pathToFileURL(path).href)) as { readonly books?: Parameters<typeof allLoaded>[0] }
  if (!Array.isArray(books))
    throw new Error(`rulewrightBooks: ${path}: expected a module that exports a list \`books\``)
  const root = options.getValue('rulewrightCompiled')
  const folders = await Promise.all(options.getValue('rulewrightLinked').map((folder) => exportsIn(root, folder)))
  return {
    books: await allLoaded(books),
    exported: new Map(folders.flatMap((folder) => [...folder])),
    draw: await drawing(),
  }
}

function publish(
  app: Application,
  project: ProjectReflection,
  { books, exported, draw }: Loaded,
  documents: Documents,
) {
  const all = books.map((book) => gathered(app, book))
  const declaredAs = declarations(project, process.cwd(), exported)
  for (const sources of all) addPage(project, project, sitePages(sources, draw), declaredAs, documents)
  linkBack(documents, declaredAs)
  project.readme = [{ kind: 'text', text: oneBlock(resolveLinks({ id: 'index', body: welcome(all) })) }]
}

function gathered(app: Application, book: Book): Sources {
  const { tell, end } = progressOf(book.title)
  try {
    const verifying = () => app.logger.info(`Verifying ${book.title}: no report of it is kept that is up to date`)
    const sources = gather(book, { plays: app.options.getValue('rulewrightPlays'), verifying, progress: tell })
    const open = openGates(sources.report).map(({ name }) => name)
    if (open.length > 0) app.logger.info(`${book.title}: open gates: ${open.join(', ')}`)
    return sources
  } finally {
    end()
  }
}

function addHeadings(event: PageEvent, { pages }: Documents): void {
  const page = pages.get(event.model as never)
  for (const { anchor, text } of page?.headings ?? []) event.pageHeadings.push({ link: `#${anchor}`, text, level: 2 })
}

/** Sources are no part of the site: where no repository is known they are named, and not linked. */
function dropDeadSourceLinks({ reflections }: ProjectReflection): void {
  for (const reflection of Object.values(reflections))
    if (reflection.isDeclaration() || reflection.isSignature())
      for (const source of reflection.sources ?? [])
        if (source.url !== undefined && !/^https?:/.test(source.url)) delete source.url
}
