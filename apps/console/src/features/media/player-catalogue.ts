import { defineCatalogue } from '#i18n/define-catalogue.ts'

export const playerCatalogue = defineCatalogue({
  PT_BR: () => import('./player-messages/pt-br.ts'),
  EN_US: () => import('./player-messages/en-us.ts'),
  ES_ES: () => import('./player-messages/es-es.ts'),
})
