import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { useWatch } from 'react-hook-form'
import { useNetQuote } from '#features/pricing/use-net-quote.ts'
import type { Product } from './product.ts'
import type { SettingsForm } from './settings-form.ts'

/** The first offer on sale, quoted under the settings in the form; empty where none has a price. */
export function useSettingsQuote({ offers }: Product) {
  const form = useWatch<SettingsForm>() as SettingsForm
  const offer = offers.find(({ status, priceCents }) => status === 'ACTIVE' && priceCents > 0)
  const quote = useNetQuote({
    offerId: offer?.id ?? '',
    priceCents: offer?.priceCents ?? null,
    numberOfInstallments: form.numberOfInstallments,
    maxInstallmentsWithoutInterest: form.maxInstallmentsWithoutInterest,
    minInstallmentValueCents: form.minInstallmentValueCents,
  })
  const enabled: PaymentMethod[] = []
  if (form.pixEnabled) enabled.push('PIX')
  if (form.creditCardEnabled) enabled.push('CREDIT_CARD')
  if (form.billetEnabled) enabled.push('BILLET')
  return { offer, quote, enabled }
}
