import type { Lot } from './lot.ts'

/**
 * The producer's part of a sale, while all of it waits for its date. Null once any of it was released, held, sold, given back, or paid at the
 * acquirer.
 */
export function waitingLots(lots: readonly Lot[], producerId: string): Lot[] | null {
  const own = lots.filter(({ userId, role }) => userId === producerId && role === 'PRODUCER')
  return own.length > 0 && own.every(({ state }) => state === 'PENDING') ? own : null
}
