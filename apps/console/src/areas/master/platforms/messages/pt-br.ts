import * as words from '#i18n/words/pt-br.ts'

export type PlatformsMessages = typeof messages

export const messages = {
  title: words.platforms,
  purpose: 'Volume, contrato e status de cada plataforma.',
  search: 'Nome ou domínio',
  add: words.newPlatform,
  column: {
    name: words.platform,
    host: words.domain,
    state: words.status,
    sellers: words.sellers,
    sold: words.volumeIn30Days,
    contract: words.contract,
    created: words.createdOn,
  },
  contract: (fixed: string, rate: string) => `${fixed} + ${rate}`,
  noContract: 'Sem contrato',
  empty: {
    title: 'Nenhuma plataforma',
    text: 'Crie a primeira com nome, domínio, contrato e administrador.',
  },
}
