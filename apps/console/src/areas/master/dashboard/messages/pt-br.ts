import * as words from '#i18n/words/pt-br.ts'

export type MasterDashboardMessages = typeof messages

export const messages = {
  title: words.dashboard,
  purpose: 'Volume, solvência e pendências de todas as plataformas.',
  tile: {
    platforms: words.platforms,
    active: (count: number) => (count === 1 ? '1 ativa' : `${count} ativas`),
    sold: (days: number) => `Volume em ${days} dias`,
    soldToday: 'Volume de hoje',
    growth: (change: string) => `${change} em relação ao período anterior`,
    sellers: words.sellers,
    stuck: 'Pendências',
    stuckDetail: 'webhooks, renovações e saques',
  },
  volume: {
    title: 'Volume por dia',
    titleToday: 'Volume de hoje',
    average: (amount: string) => `média ${amount}`,
    day: words.day,
    current: words.thisPeriod,
    previous: words.previousPeriod,
    today: words.today,
    soFar: words.todaySoFar,
    yesterday: words.yesterdayUpToThisHour,
  },
  table: words.platforms,
  column: {
    platform: words.platform,
    state: words.status,
    sold: 'Volume no período',
    owed: words.owed,
    here: words.atAcquirers,
    left: 'Excedente',
    attention: words.needsAttention,
  },
  alert: {
    insolvent: 'Saldo insuficiente para as obrigações',
    overdueCharges: (count: number) => (count === 1 ? '1 fatura vencida' : `${count} faturas vencidas`),
    lateWebhooks: (count: number) => (count === 1 ? '1 webhook atrasado' : `${count} webhooks atrasados`),
    quarantined: (count: number) =>
      count === 1 ? '1 webhook em quarentena' : `${count} webhooks em quarentena`,
    deadDeliveries: (count: number) => (count === 1 ? '1 entrega com falha' : `${count} entregas com falha`),
    lateRenewals: (count: number) => (count === 1 ? '1 renovação atrasada' : `${count} renovações atrasadas`),
    stuckWithdrawals: (count: number) => (count === 1 ? '1 saque travado' : `${count} saques travados`),
  },
  approval: {
    title: 'Cartões aprovados nas últimas 24 horas',
    share: (rate: string, count: number) => `${rate} de ${count === 1 ? '1 cartão' : `${count} cartões`}`,
  },
  calm: 'Tudo em dia',
  previousAccess: (when: string, from: string) => `Último acesso: ${when}, ${from}.`,
  empty: { title: 'Nenhuma plataforma', text: 'Crie a primeira em Plataformas.' },
}
