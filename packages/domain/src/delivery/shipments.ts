/**
 *   TO_SHIP ──▶ POSTED ──▶ DELIVERED | LOST | RETURNED
 *      └── the sale was given back ──▶ CANCELED
 */
export const shipmentStates = ['TO_SHIP', 'POSTED', 'DELIVERED', 'LOST', 'RETURNED', 'CANCELED'] as const
export type ShipmentState = (typeof shipmentStates)[number]
