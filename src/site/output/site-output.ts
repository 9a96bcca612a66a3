/** Files of a site, before they are written. @module */

import type { Content, OwnFolder } from '#core'

/** The files of a site by their places in it. */
export type SiteFiles = ReadonlyMap<string, Content>

/** The folder of a site. */
export const SITE: OwnFolder = { marker: '.rulewright-site.json', by: 'rulewright publish' }
