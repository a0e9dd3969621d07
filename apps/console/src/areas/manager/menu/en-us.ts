import * as words from '#i18n/words/en-us.ts'
import type { MenuMessages } from './pt-br.ts'

export const messages = {
  name: words.manager,
  groups: { account: words.account },
  screens: { dashboard: words.dashboard, managerUsers: words.portfolio, accountSecurity: words.security },
} satisfies MenuMessages
