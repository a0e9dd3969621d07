import { desc, eq } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import type { Scope } from '#scope.ts'

const shownMax = 100

/** Products of a seller in every state, the newest first. */
export async function listSellerProducts({ tx }: Scope, { userId }: { userId: string }) {
  const rows = await tx
    .select({
      id: products.id,
      name: products.name,
      type: products.type,
      status: products.status,
      createdAt: products.createdAt,
    })
    .from(products)
    .where(eq(products.sellerId, userId))
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(shownMax)
  return rows.map(({ createdAt, ...product }) => ({ ...product, createdAt: createdAt.toISOString() }))
}
