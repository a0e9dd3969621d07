/** What closes an access that was paid for. */
export const suspensionCauses = ['REFUND', 'CHARGEBACK', 'DISPUTE', 'SUBSCRIPTION'] as const
export type SuspensionCause = (typeof suspensionCauses)[number]
