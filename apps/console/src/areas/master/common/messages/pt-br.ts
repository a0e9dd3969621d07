import * as words from '#i18n/words/pt-br.ts'

export type MasterMessages = typeof messages

export const messages = {
  platform: words.platform,
  allPlatforms: words.allFemininePlural,
  operator: words.operations,
  state: {
    SETTING_UP: 'Em implantação',
    ACTIVE: words.activeFeminine,
    ATTENTION: words.attention,
    SUSPENDED: words.salesSuspended,
    CLOSING: 'Encerrando',
    CLOSED: 'Encerrada',
  },
}
