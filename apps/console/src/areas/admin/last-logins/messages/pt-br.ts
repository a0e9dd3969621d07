export type LastLoginsMessages = typeof messages

export const messages = {
  title: 'Últimos acessos',
  purpose: 'Quem parou de entrar, quanto vendia e quanto deixou parado.',
  search: 'Nome ou e-mail',
  empty: { title: 'Nenhum vendedor ainda', text: 'Quem se cadastrar para vender aparece aqui.' },
  column: {
    seller: 'Vendedor',
    entered: 'Último acesso',
    device: 'Dispositivo',
    volume: 'Volume em 30 dias',
    trend: 'Contra os 30 anteriores',
    balance: 'Saldo parado',
    manager: 'Gerente',
    standing: 'Status',
  },
  segmentLabel: 'Segmento',
  all: 'Todos',
  segment: {
    ACTIVE: 'Ativos',
    SLEEPING: 'Dormindo',
    AT_RISK: 'Em risco',
    LOST: 'Perdidos',
    NEVER: 'Nunca entraram',
    NEW_UNSOLD: 'Novos sem vender',
  },
  segments: 'Dormindo: 14 a 29 dias sem entrar. Em risco: 30 a 59. Perdidos: 60 ou mais.',
  never: 'Nunca entrou',
  days: (days: number) => (days === 0 ? 'hoje' : days === 1 ? 'há 1 dia' : `há ${days} dias`),
  on: (browser: string, system: string) => `${browser} no ${system}`,
  noManager: 'Sem gerente',
  weeks: 'Vendedores que entraram, por semana',
  week: (day: string, sellers: number) =>
    sellers === 1 ? `Semana de ${day}: 1 vendedor` : `Semana de ${day}: ${sellers} vendedores`,
}
