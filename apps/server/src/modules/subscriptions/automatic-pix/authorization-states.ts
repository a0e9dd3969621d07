import type { PixAuthorizationState } from '@balcao/domain/payments/automatic-pix'

/**
 *   ASKED ──▶ ACTIVE ──▶ CANCELED, EXPIRED
 *     └─────▶ REFUSED, EXPIRED, CANCELED
 *
 * Nothing leads back: a buyer who changes their mind authorises again.
 */
const moves: Record<PixAuthorizationState, readonly PixAuthorizationState[]> = {
  ASKED: ['ACTIVE', 'REFUSED', 'EXPIRED', 'CANCELED'],
  ACTIVE: ['EXPIRED', 'CANCELED'],
  REFUSED: [],
  EXPIRED: [],
  CANCELED: [],
}

export function mayMove(from: PixAuthorizationState, to: PixAuthorizationState): boolean {
  return moves[from].includes(to)
}
