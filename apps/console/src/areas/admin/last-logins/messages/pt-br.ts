export type LastLoginsMessages = typeof messages

export const messages = {
  title: 'Últimos acessos',
  purpose: 'Vendedores por último acesso, com volume e saldo.',
  search: 'Nome ou e-mail',
  empty: { title: 'Nenhum vendedor', text: 'Vendedores cadastrados aparecem aqui.' },
  column: {
    seller: 'Vendedor',
    entered: 'Último acesso',
    device: 'Dispositivo',
    volume: 'Volume em 30 dias',
    trend: 'Variação em 30 dias',
    balance: 'Saldo',
    manager: 'Gerente',
    standing: 'Status',
  },
  segmentLabel: 'Segmento',
  all: 'Todos',
  segment: {
    ACTIVE: 'Ativos',
    SLEEPING: 'Inativos',
    AT_RISK: 'Em risco',
    LOST: 'Perdidos',
    NEVER: 'Nunca acessaram',
    NEW_UNSOLD: 'Novos sem vendas',
  },
  segments: 'Inativos: 14 a 29 dias sem acesso. Em risco: 30 a 59. Perdidos: 60 ou mais.',
  never: 'Nunca acessou',
  days: (days: number) => (days === 0 ? 'hoje' : days === 1 ? 'há 1 dia' : `há ${days} dias`),
  on: (browser: string, system: string) => `${browser} no ${system}`,
  noManager: 'Sem gerente',
  weeks: 'Vendedores ativos por semana',
  week: (day: string, sellers: number) =>
    sellers === 1 ? `Semana de ${day}: 1 vendedor` : `Semana de ${day}: ${sellers} vendedores`,
}
