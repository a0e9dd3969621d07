import * as words from '#i18n/words/en-us.ts'
import type { MenuMessages } from './pt-br.ts'

export const messages = {
  name: words.myPurchases,
  groups: { account: words.account },
  screens: {
    purchases: words.purchases,
    course: 'Course',
    accessPurchases: 'My library',
    accountSecurity: words.security,
  },
} satisfies MenuMessages
