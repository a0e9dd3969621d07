import * as words from '#i18n/words/es-es.ts'
import type { MenuMessages } from './pt-br.ts'

export const messages = {
  name: words.myPurchases,
  groups: { account: words.account },
  screens: {
    purchases: words.purchases,
    course: 'Curso',
    accessPurchases: 'Mis accesos',
    accountSecurity: words.security,
  },
} satisfies MenuMessages
