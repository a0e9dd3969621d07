import { AppError } from '@balcao/domain/texts/app-error'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { productContents } from '#db/schema/access.ts'
import { products } from '#db/schema/catalog.ts'
import { contentsMax } from '#modules/access/contents.input.ts'
import { raiseProductVersion } from '#modules/catalog/raise-product-version.ts'
import type { Caller } from '#rpc/caller.ts'

type Link = { endpointId: string; title: string; productIds: readonly string[] }

/**
 * Opens access through one endpoint to exactly these digital products of the caller: adds an external content
 * to each product without one, and removes it from every other product. Earlier buyers keep the access that
 * was announced to them.
 */
export async function linkProducts(caller: Caller, { endpointId, title, productIds }: Link): Promise<void> {
  const { tx, platformId, session } = caller
  const linked = await tx
    .select({ productId: productContents.productId })
    .from(productContents)
    .where(eq(productContents.endpointId, endpointId))
  const isLinked = (id: string) => linked.some(({ productId }) => productId === id)
  const fresh = productIds.filter((id) => !isLinked(id))
  const gone = linked.map(({ productId }) => productId).filter((id) => !productIds.includes(id))
  if (fresh.length + gone.length === 0) return
  const locked = await tx
    .select()
    .from(products)
    .where(and(eq(products.sellerId, session.userId), inArray(products.id, [...fresh, ...gone])))
    .orderBy(asc(products.id))
    .for('no key update')
  for (const id of fresh)
    if (!locked.some((product) => product.id === id && product.type === 'DIGITAL'))
      throw new AppError('product_not_found')
  if (gone.length > 0)
    await tx
      .delete(productContents)
      .where(and(eq(productContents.endpointId, endpointId), inArray(productContents.productId, gone)))
  for (const productId of fresh) {
    const contents = await tx
      .select({ position: productContents.position })
      .from(productContents)
      .where(eq(productContents.productId, productId))
    if (contents.length >= contentsMax) throw new AppError('contents_full')
    const position = Math.max(-1, ...contents.map((content) => content.position)) + 1
    await tx
      .insert(productContents)
      .values({ platformId, productId, kind: 'EXTERNAL', title, endpointId, position })
  }
  for (const product of locked) await raiseProductVersion(caller, product)
}
