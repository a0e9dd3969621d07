import type { Lot } from './lot.ts'

/**
 * The producer's lots of a sale, if all of them wait for their date. Null if any was released, held, sold,
 * reversed, or paid at the acquirer.
 */
export function waitingLots(lots: readonly Lot[], producerId: string): Lot[] | null {
  const own = lots.filter(({ userId, role }) => userId === producerId && role === 'PRODUCER')
  return own.length > 0 && own.every(({ state }) => state === 'PENDING') ? own : null
}
