/**
 * Rulebooks that run: write one, play it, ask it, prove it.
 *
 * @module rulewright
 */
export * from './examples/folder.js'
export * from './kernel/book.js'
export * from './kernel/chart.js'
export * from './kernel/clause.js'
export * from './kernel/defect.js'
export * from './kernel/explain.js'
export * from './kernel/hearing.js'
export * from './kernel/json.js'
export * from './kernel/offer.js'
export * from './kernel/play.js'
export * from './kernel/position.js'
export * from './kernel/procedure.js'
export * from './kernel/question.js'
export * from './kernel/rules.js'
export * from './kernel/step.js'
export * from './kernel/table.js'
export * from './kernel/trace.js'
export * from './kernel/view.js'
export * from './kernel/words.js'
export * from './verify/anchors.js'
export * from './verify/evidence.js'
export * from './verify/report.js'
export * from './verify/status.js'
export * from './verify/verify.js'
