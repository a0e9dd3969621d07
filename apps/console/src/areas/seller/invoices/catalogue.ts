import { defineCatalogue } from '#i18n/define-catalogue.ts'

export const invoicesCatalogue = defineCatalogue({
  PT_BR: () => import('./messages/pt-br.ts'),
  EN_US: () => import('./messages/en-us.ts'),
})
