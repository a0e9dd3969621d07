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
    stuckDetail: 'avisos e renovações',
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
  },
  calm: 'Tudo em dia',
  empty: { title: 'Nenhuma plataforma ainda', text: 'Crie a primeira em Plataformas.' },
}
