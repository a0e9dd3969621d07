import type { InstallmentCount } from '@balcao/domain/options/installment-counts'
import type { productSettingsInput } from '@balcao/server/modules/catalog/settings/settings.input'
import type { inferOutput } from '@trpc/tanstack-react-query'
import type { z } from 'zod'
import type { api } from '#api/client.ts'

export type SettingsForm = z.input<typeof productSettingsInput>
type Settings = inferOutput<typeof api.seller.products.getSettings>

/** Form values until the settings are loaded; they are never shown. */
const unread: Settings = {
  version: 1,
  type: 'DIGITAL',
  language: 'PT_BR',
  currency: 'BRL',
  pixEnabled: true,
  creditCardEnabled: true,
  billetEnabled: true,
  requiredDocument: true,
  requiredDocumentAndPhone: true,
  abandonedCartEnabled: true,
  numberOfInstallments: 12,
  maxInstallmentsWithoutInterest: 1,
  minInstallmentValueCents: 500,
  takesTwoCards: false,
  fretePriceCents: null,
  softDescriptor: null,
  thankYouUrl: null,
  deliveryOptions: [],
  currencyIsFixed: true,
  sellableCurrencies: [],
}

/** The stored settings as the form shows them. */
export function settingsFormOf(productId: string, settings: Settings = unread): SettingsForm {
  const { type: _type, currencyIsFixed: _fixed, sellableCurrencies: _sellable, ...stored } = settings
  return {
    productId,
    ...stored,
    numberOfInstallments: stored.numberOfInstallments as InstallmentCount,
    maxInstallmentsWithoutInterest: stored.maxInstallmentsWithoutInterest as InstallmentCount,
    softDescriptor: stored.softDescriptor ?? '',
    thankYou: stored.thankYouUrl === null ? 'DEFAULT' : 'CUSTOM',
    thankYouUrl: stored.thankYouUrl ?? '',
    shipping: stored.fretePriceCents === null ? 'OPTIONS' : 'FIXED',
  }
}
