import { defineCatalogue } from '../../i18n/define-catalogue.ts'

/** What a price leaves to its seller, and how a buyer may divide it. */
export const pricingCatalogue = defineCatalogue({
  PT_BR: () => import('./messages/pt-br.ts'),
  EN_US: () => import('./messages/en-us.ts'),
})
