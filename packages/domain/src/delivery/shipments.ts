/**
 *   TO_SHIP ──▶ POSTED ──▶ DELIVERED | LOST | RETURNED
 *      └── the sale was refunded ──▶ CANCELED
 */
export const shipmentStates = ['TO_SHIP', 'POSTED', 'DELIVERED', 'LOST', 'RETURNED', 'CANCELED'] as const
export type ShipmentState = (typeof shipmentStates)[number]
