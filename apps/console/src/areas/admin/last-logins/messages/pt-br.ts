import * as words from '#i18n/words/pt-br.ts'

export type LastLoginsMessages = typeof messages

export const messages = {
  title: 'Últimos acessos',
  purpose: 'Vendedores por último acesso, com volume e saldo.',
  search: words.nameOrEmail,
  empty: { title: words.noSellers, text: words.registeredSellersAppearHere },
  column: {
    seller: words.seller,
    entered: words.lastAccess,
    device: 'Dispositivo',
    volume: words.volumeIn30Days,
    trend: 'Variação em 30 dias',
    balance: words.balance,
    manager: words.manager,
    standing: words.status,
  },
  segmentLabel: 'Segmento',
  all: words.allMasculinePlural,
  segment: {
    ACTIVE: words.activeMasculinePlural,
    SLEEPING: 'Inativos',
    AT_RISK: 'Em risco',
    LOST: 'Perdidos',
    NEVER: 'Nunca acessaram',
    NEW_UNSOLD: 'Novos sem vendas',
  },
  segments: 'Inativos: 14 a 29 dias sem acesso. Em risco: 30 a 59. Perdidos: 60 ou mais.',
  never: words.neverSignedIn,
  days: (days: number) => (days === 0 ? 'hoje' : days === 1 ? 'há 1 dia' : `há ${days} dias`),
  on: (browser: string, system: string) => `${browser} no ${system}`,
  noManager: 'Sem gerente',
  weeks: 'Vendedores ativos por semana',
  week: (day: string, sellers: number) =>
    sellers === 1 ? `Semana de ${day}: 1 vendedor` : `Semana de ${day}: ${sellers} vendedores`,
}
