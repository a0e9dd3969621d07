/** What closes an access that was paid for. */
export const suspensionCauses = ['REFUND', 'CHARGEBACK', 'DISPUTE', 'SUBSCRIPTION'] as const
export type SuspensionCause = (typeof suspensionCauses)[number]

/** What a digital product is made of. LICENSE: a key of its own for each sale. EXTERNAL: access to the seller's own system, opened by a webhook. */
export const contentKinds = ['FILE', 'LINK', 'LICENSE', 'EXTERNAL'] as const
export type ContentKind = (typeof contentKinds)[number]

/** How an access stands. LATE is open still, though a charge of its subscription is overdue. */
export type AccessStanding = 'OPEN' | 'LATE' | 'PAUSED' | 'ENDED' | 'REVOKED'
