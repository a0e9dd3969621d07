import { defineCatalogue } from '#i18n/define-catalogue.ts'

/** Texts that every page may need: actions, states, the shell and the page kit. */
export const coreCatalogue = defineCatalogue({
  PT_BR: () => import('./pt-br.ts'),
  EN_US: () => import('./en-us.ts'),
  ES_ES: () => import('./es-es.ts'),
})
