import { and, eq, isNull, ne, sum } from 'drizzle-orm'
import { uploads } from '#db/schema/messages.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { Reader } from '#rpc/caller.ts'

/** Room of a seller's files: what arrives, what is there, and how much there may be. */
export async function readStorage(reader: Reader): Promise<{ usedBytes: number; quotaBytes: number }> {
  const { tx, session } = reader
  const [[used], { storagePerSellerGb }] = await Promise.all([
    tx
      .select({ bytes: sum(uploads.sizeBytes) })
      .from(uploads)
      .where(
        and(
          eq(uploads.userId, session.userId),
          eq(uploads.purpose, 'PRODUCT_CONTENT'),
          ne(uploads.state, 'REFUSED'),
          isNull(uploads.releasedAt),
        ),
      ),
    getPlatform(reader),
  ])
  return { usedBytes: Number(used?.bytes ?? 0), quotaBytes: storagePerSellerGb * 1_000_000_000 }
}
