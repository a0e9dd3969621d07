import { defineCatalogue } from '../../i18n/define-catalogue.ts'

/** What every area calls a product's type and status. */
export const productsCatalogue = defineCatalogue({
  PT_BR: () => import('./messages/pt-br.ts'),
  EN_US: () => import('./messages/en-us.ts'),
})
