import { type Cents, percentOfCents } from '@balcao/domain/money'
import type { ShareRole } from '@balcao/domain/sale-split'
import type { feePlans } from '../../db/schema/platforms.ts'

/** How much of a person's part is kept longer. A manager's part is no risk of the seller's sales and has no reserve. */
export function reserveOf(
  { role, amountCents }: { role: ShareRole; amountCents: Cents },
  { reserveBasisPoints }: Pick<typeof feePlans.$inferSelect, 'reserveBasisPoints'>,
): Cents {
  return role === 'MANAGER' ? 0 : percentOfCents(amountCents, reserveBasisPoints)
}
