import { defineCatalogue } from '#i18n/define-catalogue.ts'

/** Texts of a seller's net and of installments. */
export const pricingCatalogue = defineCatalogue({
  PT_BR: () => import('./messages/pt-br.ts'),
  EN_US: () => import('./messages/en-us.ts'),
})
