export type MasterDashboardMessages = typeof messages

export const messages = {
  title: 'Painel',
  purpose: 'Todas as plataformas: quanto venderam, se podem pagar a todos e o que está parado.',
  tile: {
    platforms: 'Plataformas',
    active: (count: number) => (count === 1 ? '1 ativa' : `${count} ativas`),
    sold: 'Vendido em 30 dias',
    sellers: 'Vendedores',
    stuck: 'Parado agora',
    stuckDetail: 'avisos, renovações e saques',
  },
  table: 'Plataformas lado a lado',
  column: {
    platform: 'Plataforma',
    state: 'Status',
    sold: 'Vendido em 30 dias',
    owed: 'Devido',
    here: 'Nas adquirentes',
    left: 'Sobra',
    attention: 'Precisa de atenção',
  },
  alert: {
    insolvent: 'Não cobre o que deve',
    overdueCharges: (count: number) => (count === 1 ? '1 cobrança vencida' : `${count} cobranças vencidas`),
    lateWebhooks: (count: number) => (count === 1 ? '1 aviso parado' : `${count} avisos parados`),
    quarantined: (count: number) => (count === 1 ? '1 aviso em quarentena' : `${count} avisos em quarentena`),
    deadDeliveries: (count: number) => (count === 1 ? '1 entrega desistida' : `${count} entregas desistidas`),
    lateRenewals: (count: number) => (count === 1 ? '1 renovação atrasada' : `${count} renovações atrasadas`),
    stuckWithdrawals: (count: number) => (count === 1 ? '1 saque parado' : `${count} saques parados`),
  },
  approval: {
    title: 'Cartões aprovados nas últimas 24 horas',
    share: (rate: string, count: number) => `${rate} de ${count === 1 ? '1 cartão' : `${count} cartões`}`,
  },
  calm: 'Tudo em dia',
  previousAccess: (when: string, from: string) => `Seu acesso anterior: ${when}, ${from}.`,
  empty: { title: 'Nenhuma plataforma ainda', text: 'Crie a primeira em Plataformas.' },
}
