/// <reference lib="dom" />
/** What a page loads to try rules and to play: the elements, and no engine before somebody wishes for it. @module */
import { PlayElement } from './play-element.js'
import { TryElement } from './try-element.js'

export { engineHere } from './asking.js'

customElements.define('rw-try', TryElement)
customElements.define('rw-play', PlayElement)
