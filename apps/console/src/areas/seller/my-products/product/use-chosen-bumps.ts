import type { orderBumpsInput } from '@balcao/server/modules/catalog/order-bumps.input'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { api } from '#api/client.ts'

type BumpOffer = {
  name: string
  productName: string
  imageUrl: string | null
  priceCents: number
  isForSale: boolean
}

/**
 * The rows of the form in their present state, each with its offer: a stored one may no longer be on sale, a
 * newly chosen one is.
 */
export function useChosenBumps(
  productId: string,
): { offerId: string; fakePriceCents: number | null; offer: BumpOffer | undefined }[] {
  const rows = useWatch<z.input<typeof orderBumpsInput>, 'bumps'>({ name: 'bumps' })
  const stored = useQuery(api.seller.bumps.list.queryOptions({ productId }))
  const offers = new Map<string, BumpOffer>(
    stored.data?.bumps.map(({ offerId, title, ...offer }) => [offerId, { ...offer, name: title }]),
  )
  const newIds = rows.map(({ offerId }) => offerId).filter((id) => id && !offers.has(id))
  const found = useQuery({
    ...api.seller.bumps.options.queryOptions({ productId, ids: newIds }),
    enabled: newIds.length > 0,
    placeholderData: keepPreviousData,
  })
  for (const { id, ...offer } of found.data ?? []) offers.set(id, { ...offer, isForSale: true })
  return rows.map(({ offerId, fakePriceCents }) => ({ offerId, fakePriceCents, offer: offers.get(offerId) }))
}
