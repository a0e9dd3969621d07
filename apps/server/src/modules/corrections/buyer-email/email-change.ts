import type { buyerEmailChanges } from '#db/schema/corrections.ts'

export type EmailChange = typeof buyerEmailChanges.$inferSelect

/** Lifetime of the code in hours, and the maximum of wrong tries. */
export const codeHours = 24
export const codeTriesMax = 5
/**
 * Days during which the owner of the old address can undo the change. No other change is possible meanwhile,
 * because two in a row would lock the owner out.
 */
export const undoDays = 7
