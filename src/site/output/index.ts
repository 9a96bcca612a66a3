/** Output: pages written into a folder, with what they load. @module */
export { exampleAssets, pageAssets } from './assets.js'
export { bookFiles, pageFile } from './book-files.js'
export { type SitePart, siteBook } from './book-part.js'
export { bookSite } from './book-site.js'
export { type FirstVisit, firstVisits, heaviest } from './download-size.js'
export type { SiteBranding, SiteFrame } from './layout.js'
export { isPlayable, siteFiles } from './site.js'
export { SITE, type SiteFiles } from './site-output.js'
