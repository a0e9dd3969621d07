import { defineCatalogue } from '../../i18n/define-catalogue.ts'

/** The words for where somebody's money goes: Pix keys and bank accounts. */
export const bankAccountsCatalogue = defineCatalogue({
  PT_BR: () => import('./messages/pt-br.ts'),
  EN_US: () => import('./messages/en-us.ts'),
})
