/// <reference lib="dom" />
/** Trials: where one begins, by what its element names or by an address, and the positions that it comes to. @module */
import type { Option, Position } from '#core'
import { decodeAddressPart } from '../engine/decode-address.js'
import type { ListedExample, OpenedExample, PositionView, StartRequest } from '../engine/protocol.js'
import { capitalize, sentences } from '../views/position-markup.js'
import { Stage } from './base-element.js'
import {
  addressesElement,
  elementExamples,
  openFirstExample,
  placeInAddress,
  startFromAttributes,
  withRows,
} from './start-attributes.js'

/** A position that was come to, and how: what began, and what was chosen from its start on. */
export interface TrialStep {
  readonly standing: PositionView
  readonly from: StartRequest
  readonly start: Position
  readonly choices: readonly Option[]
}

/** A stage on which a position is tried. */
export abstract class Trial extends Stage {
  protected come: readonly TrialStep[] = []
  protected example: OpenedExample | undefined
  protected listed: readonly ListedExample[] = []

  /** Looks at nothing of a position any more. */
  protected abstract lookAway(): void

  protected override isMeantBy(hash: string): boolean {
    return addressesElement(this, hash)
  }

  protected get here(): TrialStep | undefined {
    return this.come.at(-1)
  }

  protected async opened(): Promise<void> {
    const { hash } = location
    if (this.isMeantBy(hash)) {
      const opened = hash.startsWith('#example=')
        ? await this.openExample(decodeAddressPart(hash.slice('#example='.length)))
        : await this.openShared(hash)
      if (opened) return
    }
    await this.openGiven()
  }

  private async openShared(hash: string): Promise<boolean> {
    const standing = await this.ask('shared', { hash })
    if (standing === undefined) return false
    this.comeTo({ standing, from: {}, start: standing.position, choices: [] }, 'The position of this address.')
    return true
  }

  /** Opens what the element names: an example, the examples of a clause, question or table, or a procedure. */
  protected async openGiven(): Promise<void> {
    const { faults } = this
    const example = this.getAttribute('example')
    if (example !== null) return void (await this.openExample(example))
    const about = elementExamples(this)
    if (about !== undefined) {
      this.listed = withRows((await this.ask('examples', about))?.examples ?? [], this.getAttribute('rows'))
      if (this.listed.length > 0)
        return openFirstExample(
          this.listed,
          async (id) => (await this.openExample(id)) && this.here?.standing.due !== undefined,
        )
      if (about.clause && !this.hasAttribute('base'))
        return this.say('No example cites this rule yet, so there is no position to try it in.')
    }
    await this.openProcedure()
    if (faults.length > 0) {
      this.faults = faults
      this.draw()
      this.say(`${faults.join('; ')}. A new trial begins.`)
    }
  }

  private async openProcedure(): Promise<void> {
    const from = startFromAttributes(this)
    const standing = await this.ask('begin', { from })
    if (standing) this.comeTo({ standing, from, start: standing.position, choices: [] }, '')
  }

  protected async openExample(id: string): Promise<boolean> {
    const opened = await this.ask('example', { id })
    if (opened === undefined) return false
    this.example = opened
    const { standing } = opened
    this.come = []
    if (standing) this.comeTo({ standing, from: {}, start: standing.position, choices: [] }, '')
    else {
      this.draw()
      this.say(opened.verdict.join('; '))
    }
    return true
  }

  /** Goes on to another position; what was looked into before is looked into again when somebody asks. */
  protected comeTo(come: TrialStep, said: string): void {
    this.come = [...this.come, come]
    this.arrived(said)
  }

  protected arrived(said: string): void {
    this.lookAway()
    this.drawAnew()
    const { due, ended } = this.here?.standing ?? {}
    const now = due ? `Now ${capitalize(due.seat)}: ${due.asks}` : ended ? `Over: ${ended.says}` : ''
    this.say(sentences(said, now))
    for (const panel of ['readings', 'sums']) if (this.isOpen(panel)) void this.unfolded(panel).then(() => this.draw())
    void this.addressed()
  }

  /** Puts where the game stands into the address, so that it can be given to others, and opened again. */
  private async addressed(): Promise<void> {
    const { here } = this
    if (here === undefined) return
    const shared = await this.ask('share', { position: here.standing.position })
    if (shared === undefined || here !== this.here) return
    history.replaceState(history.state, '', `#${shared.hash}${placeInAddress(this)}`)
  }
}
