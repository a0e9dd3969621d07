import { defineCatalogue } from '#i18n/define-catalogue.ts'

/** Names of a product's types and statuses, common to all areas. */
export const productsCatalogue = defineCatalogue({
  PT_BR: () => import('./messages/pt-br.ts'),
  EN_US: () => import('./messages/en-us.ts'),
})
