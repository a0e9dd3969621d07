import { dayInSaoPaulo } from '@balcao/domain/calendar'
import { AppError } from '@balcao/domain/texts/app-error'
import { and, asc, eq } from 'drizzle-orm'
import { productContents } from '#db/schema/access.ts'
import { products } from '#db/schema/catalog.ts'
import type { Caller } from '#rpc/caller.ts'
import { countLicenses } from './licenses/count-licenses.ts'

/**
 * The contents of one of the caller's products, with the version that the form sends back (optimistic lock).
 */
export async function listContents(caller: Caller, { productId }: { productId: string }) {
  const { tx, session } = caller
  const [[product], contents] = await Promise.all([
    tx
      .select({ version: products.version, deliveryNote: products.deliveryNote })
      .from(products)
      .where(and(eq(products.sellerId, session.userId), eq(products.id, productId))),
    tx
      .select()
      .from(productContents)
      .where(eq(productContents.productId, productId))
      .orderBy(asc(productContents.position)),
  ])
  if (!product) throw new AppError('product_not_found')
  const licenses = await countLicenses(
    caller,
    contents.filter(({ kind }) => kind === 'LICENSE').map(({ id }) => id),
  )
  return {
    ...product,
    contents: contents.map(
      ({ id, kind, title, fileKey, sizeBytes, captionsKey, url, endpointId, usesMax, opensAt }) => ({
        id,
        kind,
        title,
        fileKey,
        sizeBytes,
        captionsKey,
        url,
        endpointId,
        usesMax,
        opensOn: opensAt && dayInSaoPaulo(opensAt),
        licenses: kind === 'LICENSE' ? licenses(id) : null,
      }),
    ),
  }
}
