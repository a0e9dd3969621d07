import type { contentsInput } from '@balcao/server/modules/access/contents.input'
import type { inferOutput } from '@trpc/tanstack-react-query'
import type { z } from 'zod'
import type { api } from '#api/client.ts'
import type { Product } from './product.ts'

type Stored = inferOutput<typeof api.seller.contents.list>

/** A product's contents, as its form shows them. */
export function contentsFormOf(product: Product, stored: Stored | undefined): z.input<typeof contentsInput> {
  return {
    productId: product.id,
    version: stored?.version ?? product.version,
    contents: (stored?.contents ?? []).map(
      ({ sizeBytes: _size, licenses: _licenses, ...content }) => content,
    ),
    deliveryNote: stored?.deliveryNote ?? '',
  }
}
