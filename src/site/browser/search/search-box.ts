/** The box in which words are sought: `<rw-search book="short" books="short=Title|...">`. Nothing is loaded before somebody goes there. @module */
import { createElement } from '../elements/create-element.js'
import { answerShown, answerTo, askRow, isQuestion } from '../rules-asked.js'
import type { Search, SearchResult } from '../search-script.js'
import type { HighlightPart, ShownHit } from './index-search.js'

/** The maximum number of results to show. */
const SHOWN = 20

/** The pause in typing before a search begins, in milliseconds. */
const REST = 60

const base = (): string => document.documentElement.dataset.base ?? ''

const loaded = new Map<string, Promise<void>>()

/** Loads a script once; those that are asked for together run in their order. */
function load(name: string): Promise<void> {
  const known = loaded.get(name)
  if (known) return known
  const loading = new Promise<void>((done, failed) => {
    const script = document.createElement('script')
    script.src = `${base()}assets/${name}`
    script.async = false
    script.onload = () => done()
    script.onerror = () => failed(new Error(name))
    document.head.append(script)
  })
  loaded.set(name, loading)
  loading.catch(() => loaded.delete(name))
  return loading
}

const searching = (): Search | undefined => (globalThis as { rwSearch?: Search }).rwSearch

/** Loads what searches, and what some books are searched by. */
const ready = (shorts: readonly string[]): Promise<unknown> =>
  Promise.all(['search.js', ...shorts.flatMap((one) => [`search-${one}.js`, `search-${one}-texts.js`])].map(load))

const WORDS: Readonly<Record<ShownHit['kind'], string>> = {
  section: 'Section',
  term: 'Word',
  clause: 'Rule',
  table: 'Table',
  chart: 'Chart',
  question: 'Question',
  finding: 'Finding',
  example: 'Example',
}

const marked = (pieces: readonly HighlightPart[]) =>
  pieces.map(({ text, hit }) => (hit ? createElement('mark', {}, text) : text))

/** A thing that was found, as an option that is a link. */
function option({ kind, title, text, head, book, address }: ShownHit, id: string, several: boolean): HTMLElement {
  const where = [several ? book : '', kind === 'section' ? '' : head].filter(Boolean).join(' · ')
  const clause = kind === 'clause'
  return createElement(
    'a',
    {
      id,
      role: 'option',
      tabindex: '-1',
      'aria-selected': 'false',
      href: base() + address,
      class: `rw-found rw-found-${kind}`,
    },
    createElement('span', { class: 'rw-found-kind' }, WORDS[kind]),
    createElement('span', { class: 'rw-found-says' }, ...marked(clause ? text : title)),
    ...(clause || text.length === 0 ? [] : [createElement('span', { class: 'rw-found-text' }, ...marked(text))]),
    createElement(
      'span',
      { class: 'rw-found-where' },
      where,
      ...(clause ? [' ', createElement('code', {}, ...marked(title))] : []),
    ),
  )
}

/** Formats the number of results. */
function told({ count, shown }: SearchResult): string {
  if (count === 0) return 'Nothing was found.'
  const all = count === 1 ? '1 place' : `${count} places`
  return shown.length < count ? `${all}; the first ${shown.length} are shown.` : `${all}.`
}

let boxes = 0

class SearchBox extends HTMLElement {
  readonly #id = `rw-search-${boxes++}`
  readonly #status = createElement('p', { role: 'status', class: 'rw-search-status' })
  readonly #list = createElement('div', { role: 'listbox', id: `${this.#id}-list`, 'aria-label': 'What was found' })
  readonly #which = createElement('select', { 'aria-label': 'Where to search' })
  readonly #answer = createElement('div', { class: 'rw-answer', role: 'status', hidden: '' })
  readonly #panel = createElement('div', { class: 'rw-search-panel', hidden: '' })
  readonly #input = createElement('input', {
    type: 'search',
    role: 'combobox',
    id: this.#id,
    placeholder: 'Search the rules',
    'aria-label': 'Search the rules',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': `${this.#id}-list`,
    'aria-keyshortcuts': '/',
    autocomplete: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
  })
  #active = -1
  #waiting = 0
  /** The last query. */
  #told = ''

  connectedCallback(): void {
    if (this.#input.isConnected) return
    const books = (this.getAttribute('books') ?? '')
      .split('|')
      .filter(Boolean)
      .map((one) => one.split('='))
    const own = this.getAttribute('book')
    const all = books.length === 0 && own ? [[own, own]] : books
    this.#which.append(
      ...(all.length === 1
        ? []
        : [createElement('option', { value: all.map(([short]) => short).join(' ') }, 'All books')]),
      ...all.map(([short = '', title = '']) => createElement('option', { value: short }, title)),
    )
    if (own) this.#which.value = own
    this.#which.hidden = all.length < 2
    this.#panel.append(
      createElement('div', { class: 'rw-search-head' }, this.#which, this.#status),
      this.#answer,
      this.#list,
    )
    this.replaceChildren(
      createElement('search', {}, this.#input, createElement('kbd', { 'aria-hidden': 'true' }, '/'), this.#panel),
    )
    this.#input.addEventListener('focus', () => this.#load().catch(() => undefined))
    this.#input.addEventListener('input', () => this.#later())
    this.#which.addEventListener('change', () => this.#seek())
    this.addEventListener('keydown', (event) => this.#key(event))
    this.addEventListener('focusout', ({ relatedTarget }) => {
      if (!this.contains(relatedTarget as Node | null)) this.#close()
    })
    this.#list.addEventListener('mousedown', (event) => event.preventDefault())
    this.#list.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('.rw-found-ask')) void this.#ask()
      else this.#close()
    })
  }

  /** Puts the cursor into the box. */
  enter(): void {
    this.#input.focus()
    this.#input.select()
  }

  get #books(): readonly string[] {
    return this.#which.value.split(' ')
  }

  #load(): Promise<unknown> {
    return ready(this.#books)
  }

  #later(): void {
    clearTimeout(this.#waiting)
    this.#waiting = window.setTimeout(() => this.#seek(), REST)
  }

  async #seek(): Promise<void> {
    clearTimeout(this.#waiting)
    const words = this.#input.value.trim()
    if (words === '') return this.#close()
    try {
      await this.#load()
    } catch {
      this.#told = words
      return this.#show([], 'The search could not be loaded.')
    }
    if (words !== this.#input.value.trim()) return
    const answer = searching()?.find(this.#books, words, SHOWN)
    this.#told = words
    if (answer) this.#show(answer.shown, told(answer))
  }

  #show(shown: readonly ShownHit[], status: string): void {
    const several = this.#books.length > 1
    const found = shown.map((hit, at) => option(hit, `${this.#id}-${at}`, several))
    const ask = several ? [] : [askRow(this.#told, `${this.#id}-ask`)]
    this.#list.replaceChildren(...(isQuestion(this.#told) ? [...ask, ...found] : [...found, ...ask]))
    this.#list.hidden = this.#list.children.length === 0
    this.#answer.hidden = true
    this.#status.textContent = status
    this.#panel.hidden = false
    this.#input.setAttribute('aria-expanded', 'true')
    this.#mark(-1)
  }

  /** Asks the rules what was typed, and shows what they say above what was found. */
  async #ask(): Promise<void> {
    const [book = '', words] = [this.#books[0], this.#told]
    this.#list.querySelector('.rw-found-ask')?.remove()
    this.#mark(-1)
    this.#answer.hidden = false
    this.#answer.replaceChildren(createElement('p', {}, 'Looking for the answer …'))
    const answer = await answerTo(new URL(`${base()}assets/`, document.baseURI).href, book, words)
    if (words === this.#told) this.#answer.replaceChildren(...answerShown(answer, (page) => `${base()}${book}/${page}`))
  }

  #close(): void {
    this.#panel.hidden = true
    this.#input.setAttribute('aria-expanded', 'false')
    this.#mark(-1)
  }

  #mark(at: number): void {
    this.#active = at
    for (const [index, one] of [...this.#list.children].entries()) {
      one.setAttribute('aria-selected', String(index === at))
      if (index === at) one.scrollIntoView({ block: 'nearest' })
    }
    const active = this.#list.children[at]
    if (active) this.#input.setAttribute('aria-activedescendant', active.id)
    else this.#input.removeAttribute('aria-activedescendant')
  }

  #key(event: KeyboardEvent): void {
    if (event.isComposing) return
    if (event.key === 'Escape') this.#escape(event)
    if (event.target !== this.#input) return
    if (event.key === 'Enter') {
      event.preventDefault()
      void this.#go()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    void this.#move(step)
  }

  /** Shows what is sought, unless that is shown already. */
  async #shown(): Promise<Element[]> {
    if (this.#panel.hidden || this.#told !== this.#input.value.trim()) await this.#seek()
    return this.#panel.hidden ? [] : [...this.#list.children]
  }

  /** Goes to what is marked, else to what was found first. */
  async #go(): Promise<void> {
    const found = await this.#shown()
    const chosen = found[Math.max(0, this.#active)]
    if (chosen instanceof HTMLElement) chosen.click()
  }

  async #move(step: number): Promise<void> {
    const { length } = await this.#shown()
    if (length === 0) return
    this.#mark(this.#active < 0 && step < 0 ? length - 1 : (this.#active + step + length) % length)
  }

  /** Closes what is open; where nothing is, empties the box. */
  #escape(event: KeyboardEvent): void {
    event.preventDefault()
    if (this.#panel.hidden) this.#input.value = ''
    this.#input.focus()
    this.#close()
  }
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Makes the boxes of a page work; `/` goes to the first. */
export function searchBoxes(): void {
  if (!customElements.get('rw-search')) customElements.define('rw-search', SearchBox)
  document.addEventListener('keydown', (event) => {
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey
    const box = document.querySelector('rw-search')
    if (event.key !== '/' || !plain || isTyping(event.target) || !(box instanceof SearchBox)) return
    event.preventDefault()
    box.enter()
  })
}
