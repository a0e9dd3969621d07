import type { InstallmentCount } from '@balcao/domain/options/installment-counts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { useSettled } from '#kit/use-settled.ts'

export type PriceToQuote = {
  offerId: string
  priceCents: number | null
  numberOfInstallments: InstallmentCount
  maxInstallmentsWithoutInterest: InstallmentCount
  minInstallmentValueCents: number | null
}

/** The server's quote for a price being typed. The last answer stays until the next one arrives. */
export function useNetQuote({ priceCents, minInstallmentValueCents, ...price }: PriceToQuote) {
  const settled = useSettled(priceCents)
  const smallest = useSettled(minInstallmentValueCents)
  const input = { ...price, priceCents: settled ?? 0, minInstallmentValueCents: smallest || 1 }
  const quote = useQuery({
    ...api.seller.pricing.quoteNet.queryOptions(input),
    enabled: (settled ?? 0) > 0,
    placeholderData: keepPreviousData,
  })
  return priceCents ? quote.data : undefined
}
