import * as words from '#i18n/words/pt-br.ts'

export type MenuMessages = typeof messages

export const messages = {
  name: words.myPurchases,
  groups: { account: words.account },
  screens: {
    purchases: words.purchases,
    course: 'Curso',
    accessPurchases: 'Meus acessos',
    accountSecurity: words.security,
  },
}
