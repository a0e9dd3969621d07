import { defineCatalogue } from '#i18n/define-catalogue.ts'

export const planChangeCatalogue = defineCatalogue({
  PT_BR: () => import('./messages/pt-br.ts'),
  EN_US: () => import('./messages/en-us.ts'),
  ES_ES: () => import('./messages/es-es.ts'),
})
