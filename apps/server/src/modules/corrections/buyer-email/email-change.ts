import type { buyerEmailChanges } from '#db/schema/corrections.ts'

export type EmailChange = typeof buyerEmailChanges.$inferSelect

/** Lifetime of the code in hours; and the number of wrong tries. */
export const codeHours = 24
export const codeTriesMax = 5
/**
 * Days in which the owner of the old address can undo the change. No other change is possible meanwhile, or
 * two in a row would lock them out.
 */
export const undoDays = 7
