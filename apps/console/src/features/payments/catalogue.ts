import { defineCatalogue } from '#i18n/define-catalogue.ts'

/** Texts for payments common to all areas: statuses, methods, the drawer of a sale. */
export const paymentsCatalogue = defineCatalogue({
  PT_BR: () => import('./messages/pt-br.ts'),
  EN_US: () => import('./messages/en-us.ts'),
})
