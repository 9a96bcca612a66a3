/** Files of a site, before they are written. @module */

/** What a file of the site holds. */
export type Content = string | Uint8Array

/** The files of a site by their places in it. */
export type SiteFiles = ReadonlyMap<string, Content>
