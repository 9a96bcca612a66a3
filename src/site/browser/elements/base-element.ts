/// <reference lib="dom" />
/**
 * Stages: elements that ask the engine and draw what it says. What is drawn anew keeps the focus, and what happened is also
 * said to those who hear the page.
 *
 * @module
 */
import { type Html, html, raw } from '../../draw/html-template.js'
import type { EngineClient, OfferedTogether, Replies, RequestName, Requests } from '../engine/protocol.js'
import { sectionPageName } from '../section-page.js'
import { optionsMarkup } from '../views/options-view.js'
import type { Kit, LinkTo } from '../views/position-markup.js'
import { NoEngine, pageEngine } from './engine-client.js'
import { addStyles } from './style.js'

/** The typed or chosen values, by field name. A single value is called `value`. */
export type FormValues = Readonly<Record<string, string>>

/** The fields of a form with what stands in them; none without a form. */
export const formValues = (form: HTMLFormElement | undefined | null): FormValues =>
  Object.fromEntries([...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)] as const))

/** Brings what is due into view, also at the head of a part that is taller than the window and sticks to its end. */
function intoView(due: HTMLElement): void {
  const part = due.closest<HTMLElement>('.rw-decide')
  const isTaller =
    part !== null && part.clientHeight + Number.parseFloat(getComputedStyle(due).scrollMarginTop) > innerHeight
  if (isTaller) part.style.position = 'static'
  due.scrollIntoView({ block: 'nearest' })
  part?.style.removeProperty('position')
}

/** An element that stands in a page as plain text until somebody wishes for it. */
export abstract class Stage extends HTMLElement {
  protected engine: EngineClient | undefined
  /** The text for users of screen readers. */
  private said = ''
  /** The last problems, in words. */
  protected faults: readonly string[] = []
  private readonly open = new Set<string>()
  /** Tells how tall the part is in which somebody decides: it stays beside a picture until all of it was seen. */
  private readonly tall = new ResizeObserver((entries) => {
    for (const { target } of entries)
      if (target instanceof HTMLElement) target.style.setProperty('--rw-tall', `${target.clientHeight}px`)
  })

  /** The label of the button that starts the element. */
  protected abstract readonly invitation: string

  connectedCallback(): void {
    if (this.dataset.there !== undefined) return
    this.dataset.there = ''
    addStyles(document)
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'rw-try-start'
    button.textContent = this.invitation
    const about = this.getAttribute('clause') ?? this.getAttribute('question') ?? this.getAttribute('example')
    if (about !== null) button.setAttribute('aria-label', `${this.invitation}: ${about}`)
    button.addEventListener('click', () => void this.begin())
    const stage = document.createElement('section')
    stage.className = 'rw-stage'
    stage.hidden = true
    stage.setAttribute('aria-label', this.invitation)
    stage.innerHTML = '<p class="rw-live" role="status" aria-live="polite"></p><div class="rw-stage-body"></div>'
    this.append(button, stage)
    this.listen(stage)
    if (this.isMeantBy(location.hash)) void this.shownByAddress()
  }

  /** True if the address of the page refers to this stage. */
  protected isMeantBy(_hash: string): boolean {
    return false
  }

  protected get book(): string {
    return this.getAttribute('book') ?? ''
  }

  protected readonly linkTo: LinkTo = (section, id) =>
    `${document.documentElement.dataset.base ?? ''}${this.book}/${sectionPageName(section)}.html#${id}`

  /** Begins without being asked, and is unfolded wherever it stands. */
  private async shownByAddress(): Promise<void> {
    for (let around = this.closest('details'); around; around = around.parentElement?.closest('details') ?? null)
      around.open = true
    await this.begin()
    this.scrollIntoView()
  }

  /** Starts the engine and what stands on the stage. */
  private async begin(): Promise<void> {
    const [button, stage] = [this.querySelector<HTMLButtonElement>('.rw-try-start'), this.stage]
    if (button) button.disabled = true
    stage.hidden = false
    this.say('Loading the rules …')
    try {
      this.engine = await pageEngine()
      await this.opened()
      if (button) button.hidden = true
      this.querySelector<HTMLElement>('[data-key="due"]')?.focus()
    } catch (error) {
      if (button) button.disabled = false
      this.say(error instanceof NoEngine ? error.message : `This does not work here: ${String(error)}`)
    }
  }

  protected get stage(): HTMLElement {
    return this.querySelector<HTMLElement>('.rw-stage') as HTMLElement
  }

  /** Asks the engine; what cannot be told is shown, and nothing is changed by it. */
  protected async ask<K extends RequestName>(
    asked: K,
    about: Omit<Requests[K], 'book'>,
  ): Promise<Replies[K] | undefined> {
    const reply = await this.engine?.(asked, { ...about, book: this.book } as Requests[K])
    if (reply === undefined) return undefined
    this.faults = reply.ok
      ? []
      : reply.faults.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`))
    if (reply.ok) return reply.value
    this.draw()
    this.say(this.faults.join('; '))
    return undefined
  }

  /** Says something to those who hear the page, and shows it to the others. */
  protected say(text: string): void {
    this.said = text
    const live = this.querySelector('.rw-live')
    if (live) live.textContent = this.said
  }

  /** Draws anew; whatever has the focus keeps it, and what was folded out stays so. */
  protected draw(): void {
    const body = this.querySelector('.rw-stage-body')
    if (body === null) return
    const focused = this.contains(document.activeElement) ? document.activeElement : null
    const key = focused?.closest('[data-key]')?.getAttribute('data-key')
    const typed = [...body.querySelectorAll<HTMLInputElement>('input[data-keep]')].map((one) => [
      one.dataset.key,
      one.value,
    ])
    const scrolled = body.querySelector('.rw-scrolled')?.scrollLeft
    body.innerHTML = html`${this.faultsShown()}${this.drawn()}`.html
    pictureAgain(body, scrolled)
    this.tall.disconnect()
    for (const part of body.querySelectorAll('.rw-decide')) this.tall.observe(part)
    for (const [name, value] of typed) {
      const input = name === undefined ? null : find(body, name)
      if (input instanceof HTMLInputElement) input.value = value ?? ''
    }
    if (key) (find(body, key) ?? find(body, 'due'))?.focus()
  }

  /** Draws what is due after a step: who was choosing is led there, and hears it. */
  protected drawAnew(): void {
    const wasDeciding = document.activeElement?.closest('.rw-options, .rw-handed, .rw-stage-body form') ?? null
    this.draw()
    if (wasDeciding === null) return
    const due = find(this.stage, 'due')
    due?.focus({ preventScroll: true })
    if (due) intoView(due)
  }

  /** Draws the current content of the stage. */
  protected abstract drawn(): Html
  /** Runs once the engine is ready. */
  protected abstract opened(): Promise<void>
  /** Handles the action of a button, a list or a place. */
  protected abstract act(what: string, of: string, fields: FormValues): Promise<void>
  /** Loads the content of a panel when it is opened. */
  protected async unfolded(_panel: string): Promise<void> {}

  /** A part that is folded away until somebody wants it. */
  protected panel(name: string, title: string, content: () => Html): Html {
    const isOpen = this.open.has(name)
    return html`<details class="rw-panel" data-panel="${name}"${isOpen ? raw(' open') : undefined}><summary data-key="panel-${name}">${title}</summary>${isOpen ? content() : undefined}</details>`
  }

  /** Options that can be chosen; where they are many, the rest is folded away. */
  protected options(offered: readonly OfferedTogether[], kind: string, place?: string): Html {
    return optionsMarkup(offered, kind, place, (title, content) => this.panel(`more-${kind}`, title, content))
  }

  /** Helpers that the stage lends to the views on it. */
  protected readonly kit: Kit = {
    linkTo: this.linkTo,
    panel: (name, title, content) => this.panel(name, title, content),
    options: (offered, kind, place) => this.options(offered, kind, place),
  }

  /** Folds a part out. */
  protected foldOut(panel: string): void {
    this.open.add(panel)
  }

  protected isOpen(panel: string): boolean {
    return this.open.has(panel)
  }

  private faultsShown(): Html | undefined {
    return this.faults.length > 0
      ? html`<ul class="rw-faults" role="alert">${this.faults.map((fault) => html`<li>${fault}</li>`)}</ul>`
      : undefined
  }

  private listen(stage: HTMLElement): void {
    stage.addEventListener('click', (event) => {
      const target = event.target as Element
      const button = target.closest<HTMLElement>('button[data-do]')
      if (button?.dataset.do === 'whole') return wholeOrNot(stage)
      if (button) return void this.act(button.dataset.do ?? '', button.dataset.of ?? '', {})
      const place = target.closest<HTMLElement>('[data-place]')
      const piece = target.closest<HTMLElement>('[data-piece]')?.dataset.piece
      if (place) void this.act('place', place.dataset.place ?? '', piece === undefined ? {} : { piece })
    })
    stage.addEventListener('change', (event) => {
      const field = event.target
      const isField = field instanceof HTMLSelectElement || field instanceof HTMLInputElement
      if (isField && field.dataset.do) void this.act(field.dataset.do, field.dataset.of ?? '', { value: field.value })
    })
    stage.addEventListener('submit', (event) => {
      event.preventDefault()
      const form = event.target as HTMLFormElement
      void this.act(form.dataset.form ?? '', form.dataset.of ?? '', formValues(form))
    })
    stage.addEventListener(
      'toggle',
      (event) => {
        const panel = event.target as HTMLDetailsElement
        const name = panel.dataset.panel
        if (name === undefined || panel.open === this.open.has(name)) return
        if (panel.open) this.open.add(name)
        else this.open.delete(name)
        if (panel.open) void this.unfolded(name).then(() => this.draw())
      },
      true,
    )
  }
}

/** The class of a stage on which a picture is seen as a whole. */
const WHOLE = 'rw-as-whole'

/** The class of a stage that shows a part of its picture: it says so. */
const SCROLLS = 'rw-scrolls-picture'

/** Shows a picture as it was seen before: as a whole, or scrolled so far; at first, what can be chosen on it. */
function pictureAgain(body: Element, scrolled: number | undefined): void {
  const [box, button] = [body.querySelector('.rw-scrolled'), body.querySelector('.rw-whole')]
  button?.setAttribute('aria-pressed', String(body.classList.contains(WHOLE)))
  if (box === null) return
  body.classList.toggle(SCROLLS, box.scrollWidth > box.clientWidth + 1)
  const lit = box.querySelector('[data-place] .lit, .lit')?.getBoundingClientRect()
  const { left } = box.getBoundingClientRect()
  box.scrollLeft = scrolled ?? (lit ? lit.left + lit.width / 2 - left - box.clientWidth / 2 : 0)
}

function wholeOrNot(stage: Element): void {
  const body = stage.querySelector('.rw-stage-body')
  body?.classList.toggle(WHOLE)
  if (body) pictureAgain(body, undefined)
}

const find = (within: Element, key: string): HTMLElement | null =>
  within.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)

/** Gives somebody a file. */
export function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
