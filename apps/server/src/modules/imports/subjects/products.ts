import { importedProductsMax } from '@balcao/domain/platform/imports'
import { and, eq, inArray } from 'drizzle-orm'
import { products as catalogProducts } from '#db/schema/catalog.ts'
import { importedProducts } from '#db/schema/imports.ts'
import { createProduct } from '#modules/catalog/create-product.ts'
import { removeDraft } from '#modules/catalog/remove-draft.ts'
import { amountIn, folded, RefusedRow, requiredText, textIn } from '#modules/imports/reading/read-cell.ts'
import type { Subject } from './subject.ts'

type ProductRow = { foreignId: string; name: string; description: string; priceCents: number }

const nameMin = 3

/** Products of another platform, as drafts that their seller completes and sends for review. */
export const products: Subject<ProductRow> = {
  rowsMax: importedProductsMax,
  read(cells) {
    const name = requiredText(cells, 'product', 120)
    if (name.length < nameMin) throw new RefusedRow('MISSING', 'product')
    return {
      name,
      foreignId: textIn(cells, 'foreignId', 100) ?? folded(name),
      description: textIn(cells, 'description', 5_000) ?? '',
      priceCents: amountIn(cells, 'amount') ?? 0,
    }
  },
  keyOf: ({ foreignId }) => foreignId,
  async findKnown({ tx }, { sellerId, source }, keys) {
    const known = await tx
      .select({ foreignId: importedProducts.foreignId })
      .from(importedProducts)
      .where(
        and(
          eq(importedProducts.sellerId, sellerId),
          eq(importedProducts.source, source),
          inArray(importedProducts.foreignId, [...keys]),
        ),
      )
    return new Set(known.map(({ foreignId }) => foreignId))
  },
  async write(scope, imported, rows) {
    const { tx, platformId } = scope
    const { sellerId, id: importId, source } = imported
    const known = await products.findKnown(
      scope,
      imported,
      rows.map(({ foreignId }) => foreignId),
    )
    const fresh = rows.filter(({ foreignId }) => !known.has(foreignId))
    for (const { foreignId, name, description, priceCents } of fresh) {
      const { productId } = await createProduct(
        { ...scope, session: { userId: sellerId } },
        { type: 'DIGITAL', name, offerTitle: name, description, priceCents },
      )
      await tx
        .insert(importedProducts)
        .values({ platformId, sellerId, importId, source, foreignId, productId })
    }
    return fresh.length
  },
  sumOf: () => null,
  studentOf: () => null,
  /** Drafts that their seller has edited are kept. */
  async undoSome(scope, { id: importId }) {
    const { tx } = scope
    const made = await tx
      .select({ id: importedProducts.id, productId: importedProducts.productId, name: catalogProducts.name })
      .from(importedProducts)
      .innerJoin(catalogProducts, eq(catalogProducts.id, importedProducts.productId))
      .where(eq(importedProducts.importId, importId))
    const kept: string[] = []
    for (const { id, productId, name } of made) {
      await tx.delete(importedProducts).where(eq(importedProducts.id, id))
      if (!(await removeDraft(scope, productId))) kept.push(name)
    }
    return { removed: made.length - kept.length, kept, isOver: true }
  },
}
