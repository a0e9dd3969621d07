import { type Cents, percentOfCents } from '@balcao/domain/money/money'
import type { ShareRole } from '@balcao/domain/money/sale-split'
import type { feePlans } from '#db/schema/platforms.ts'

/**
 * The part of a share that is released later. A manager's share bears no risk of the seller's sales and has
 * no reserve.
 */
export function reserveOf(
  { role, amountCents }: { role: ShareRole; amountCents: Cents },
  { reserveBasisPoints }: Pick<typeof feePlans.$inferSelect, 'reserveBasisPoints'>,
): Cents {
  return role === 'MANAGER' ? 0 : percentOfCents(amountCents, reserveBasisPoints)
}
