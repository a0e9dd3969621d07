import * as words from '#i18n/words/pt-br.ts'

export type MenuMessages = typeof messages

export const messages = {
  name: words.manager,
  groups: { account: words.account },
  screens: { dashboard: words.dashboard, managerUsers: words.portfolio, accountSecurity: words.security },
}
