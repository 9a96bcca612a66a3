/// <reference lib="dom" />
/** The script for trying rules and playing: it loads the elements, and the engine only when someone asks for it. @module */
import { PlayElement } from './elements/play-element.js'
import { TryElement } from './elements/try-element.js'

export { pageEngine } from './elements/engine-client.js'

customElements.define('rw-try', TryElement)
customElements.define('rw-play', PlayElement)
