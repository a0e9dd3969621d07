import type { Currency } from '@balcao/domain/vocabulary'
import { and, count, eq, gte, lt, sum } from 'drizzle-orm'
import { importedSales, imports } from '#db/schema/imports.ts'
import type { Reader } from '#rpc/caller.ts'

type Asked = { from: Date; to: Date; currency: Currency; productId?: string | undefined }

/**
 * Paid sales of other platforms that the seller includes in the figures; null without any. They are no money
 * here.
 */
export async function sumCountedSales(
  { tx, session }: Reader,
  { from, to, currency, productId }: Asked,
): Promise<{ count: number; grossCents: number } | null> {
  const [found] = await tx
    .select({ count: count(), grossCents: sum(importedSales.amountCents).mapWith(Number) })
    .from(importedSales)
    .innerJoin(imports, eq(imports.id, importedSales.importId))
    .where(
      and(
        eq(importedSales.sellerId, session.userId),
        eq(importedSales.status, 'PAID'),
        eq(importedSales.currency, currency),
        gte(importedSales.soldAt, from),
        lt(importedSales.soldAt, to),
        productId === undefined ? undefined : eq(importedSales.productId, productId),
        eq(imports.isCounted, true),
      ),
    )
  return found && found.count > 0 ? found : null
}
