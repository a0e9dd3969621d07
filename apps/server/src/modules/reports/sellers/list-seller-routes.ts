import { paymentMethods } from '@balcao/domain/vocabulary'
import { asc, eq } from 'drizzle-orm'
import { paymentRoutes, providerAccounts } from '#db/schema/acquirers.ts'
import type { Scope } from '#scope.ts'

/** Acquirers of a seller's sales by method: the lines of the routes that name this seller or no seller. */
export async function listSellerRoutes({ tx }: Scope, { userId }: { userId: string }) {
  const lines = await tx
    .select({
      place: paymentRoutes.place,
      method: paymentRoutes.method,
      weight: paymentRoutes.weight,
      rules: paymentRoutes.rules,
      label: providerAccounts.label,
      provider: providerAccounts.provider,
    })
    .from(paymentRoutes)
    .leftJoin(providerAccounts, eq(providerAccounts.id, paymentRoutes.providerAccountId))
    .orderBy(asc(paymentRoutes.place))
  return paymentMethods.map((method) => ({
    method,
    lines: lines
      .filter((line) => line.method === method)
      .filter(({ rules }) => rules.sellerIds === undefined || rules.sellerIds.includes(userId))
      .map(({ place, weight, rules, label, provider }) => ({
        place,
        provider,
        label,
        weight,
        isOwn: rules.sellerIds !== undefined,
      })),
  }))
}
