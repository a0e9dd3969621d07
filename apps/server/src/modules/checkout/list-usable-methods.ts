import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { and, eq, isNull, lte, or } from 'drizzle-orm'
import { providerAccounts } from '../../db/schema/acquirers.ts'
import { feePlans } from '../../db/schema/platforms.ts'
import type { Scope } from '../../scope.ts'

/** The methods that a sale of this seller could really go through: one without an acquirer or without a fee is not offered to anybody. */
export async function listUsableMethods({ tx, now }: Scope, sellerId: string): Promise<PaymentMethod[]> {
  const [accounts, plans] = await Promise.all([
    tx
      .select({ methods: providerAccounts.methods })
      .from(providerAccounts)
      .where(eq(providerAccounts.status, 'ACTIVE')),
    tx
      .selectDistinct({ method: feePlans.method })
      .from(feePlans)
      .where(
        and(or(eq(feePlans.sellerId, sellerId), isNull(feePlans.sellerId)), lte(feePlans.effectiveFrom, now)),
      ),
  ])
  const charged = new Set(accounts.flatMap(({ methods }) => methods))
  return plans
    .map(({ method }) => method)
    .filter((method) => charged.has(method))
    .sort()
}
