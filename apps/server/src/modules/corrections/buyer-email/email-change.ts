import type { buyerEmailChanges } from '../../../db/schema/corrections.ts'

export type EmailChange = typeof buyerEmailChanges.$inferSelect

/** So long the code works, and so often it may be mistyped. */
export const codeHours = 24
export const codeTriesMax = 5
/** So long whoever holds the old address can undo the change. Meanwhile there is no other, or two in a row would lock them out. */
export const undoDays = 7
