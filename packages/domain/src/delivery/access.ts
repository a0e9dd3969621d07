/** Causes that close an access. TAKEN_BACK: the seller ended an access that was given without a sale. */
export const suspensionCauses = ['REFUND', 'CHARGEBACK', 'DISPUTE', 'SUBSCRIPTION', 'TAKEN_BACK'] as const
export type SuspensionCause = (typeof suspensionCauses)[number]

/**
 * Content kinds of a digital product. LICENSE: a separate key for each sale. EXTERNAL: access to the seller's
 * own system, opened by a webhook.
 */
export const contentKinds = ['FILE', 'LINK', 'LICENSE', 'EXTERNAL'] as const
export type ContentKind = (typeof contentKinds)[number]

/** State of an access. LATE is still open, although a charge of its subscription is overdue. */
export type AccessStanding = 'OPEN' | 'LATE' | 'PAUSED' | 'ENDED' | 'REVOKED'
