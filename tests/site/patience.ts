/** How long a page may take to show something, in milliseconds: a busy machine is no defect of a page. @module */
export const PATIENCE = 240_000
