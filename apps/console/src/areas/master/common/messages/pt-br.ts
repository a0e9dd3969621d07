import * as words from '#i18n/words/pt-br.ts'

export type MasterMessages = typeof messages

export const messages = {
  platform: words.platform,
  allPlatforms: words.allFemininePlural,
  operator: words.operations,
  cell: (name: string) => `Célula ${name}`,
  movingCell: (from: string, to: string) => `Em migração da célula ${from} para a ${to}`,
  withoutCells: (names: string, count: number) =>
    count === 1 ? `sem a célula ${names}` : `sem as células ${names}`,
  state: {
    SETTING_UP: 'Em implantação',
    ACTIVE: words.activeFeminine,
    ATTENTION: words.attention,
    SUSPENDED: words.salesSuspended,
    CLOSING: 'Encerrando',
    CLOSED: 'Encerrada',
  },
}
