import { and, eq, inArray, ne, sum } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { uploads } from '#db/schema/messages.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import { partedPurposes } from '#modules/uploads/upload-purposes.ts'
import type { Reader } from '#rpc/caller.ts'

/**
 * Storage before the staff has approved the first product: enough for a course, and too little to be worth an
 * account.
 */
const newSellerGb = 10

/** Storage of a seller: used by arriving files and by stored ones until they are deleted, and the limit. */
export async function readStorage(reader: Reader): Promise<{ usedBytes: number; quotaBytes: number }> {
  const { tx, session } = reader
  const [[used], [approved], { storagePerSellerGb }] = await Promise.all([
    tx
      .select({ bytes: sum(uploads.sizeBytes) })
      .from(uploads)
      .where(
        and(
          eq(uploads.userId, session.userId),
          inArray(uploads.purpose, [...partedPurposes]),
          ne(uploads.state, 'REFUSED'),
        ),
      ),
    tx
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.sellerId, session.userId), eq(products.status, 'APPROVED')))
      .limit(1),
    getPlatform(reader),
  ])
  const quotaGb = approved ? storagePerSellerGb : Math.min(newSellerGb, storagePerSellerGb)
  return { usedBytes: Number(used?.bytes ?? 0), quotaBytes: quotaGb * 1_000_000_000 }
}
