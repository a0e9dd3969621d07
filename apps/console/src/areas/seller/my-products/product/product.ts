import type { inferOutput } from '@trpc/tanstack-react-query'
import { api } from '#api/client.ts'

export type Product = inferOutput<typeof api.seller.products.get>

/** Queries that show a product. Its tabs share one version, so each refetches after another saved. */
export const whatShowsProducts = [
  api.seller.products,
  api.seller.bumps,
  api.seller.offers,
  api.seller.pixels,
  api.seller.pricing,
]
