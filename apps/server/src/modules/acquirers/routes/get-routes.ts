import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { arrayContains, eq } from 'drizzle-orm'
import { paymentRoutes, providerAccounts } from '#db/schema/acquirers.ts'
import type { Scope } from '#scope.ts'

/**
 * The routes of a method for the form, and the accounts that they may name. The form sends `savedAt` back
 * (optimistic lock).
 */
export async function getRoutes({ tx }: Scope, { method }: { method: PaymentMethod }) {
  const [lines, accounts] = await Promise.all([
    tx.select().from(paymentRoutes).where(eq(paymentRoutes.method, method)).orderBy(paymentRoutes.place),
    tx
      .select({
        id: providerAccounts.id,
        provider: providerAccounts.provider,
        label: providerAccounts.label,
        status: providerAccounts.status,
      })
      .from(providerAccounts)
      .where(arrayContains(providerAccounts.methods, [method]))
      .orderBy(providerAccounts.priority, providerAccounts.id),
  ])
  return {
    method,
    savedAt: lines[0]?.savedAt.toISOString() ?? null,
    lines: lines.map(({ providerAccountId, step, weight, rules }) => ({
      accountId: providerAccountId,
      step,
      weight,
      rules,
    })),
    accounts,
  }
}
