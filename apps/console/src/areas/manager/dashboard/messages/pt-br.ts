import * as words from '#i18n/words/pt-br.ts'

export type ManagerDashboardMessages = typeof messages

export const messages = {
  title: words.dashboard,
  purpose: 'Comissão, carteira e tarefas.',
  withdraw: 'Sacar comissão',
  tabs: 'Seções do painel',
  tab: {
    overview: words.overview,
    statement: words.statement,
    withdrawals: words.withdrawals,
    accounts: 'Contas e Pix',
  },
  period: words.period,
  oneCurrency: (currency: string, others: string) =>
    `Valores em ${currency}. Vendas em ${others} não são incluídas.`,
  versusToday: words.comparedWithYesterdayUpTo,
  versusDays: (days: number) => `em relação aos ${days} dias anteriores`,
  howCounted: (tile: string) => `Como calculamos: ${tile}`,
  tile: {
    commission: words.yourCommission,
    commissionInfo: 'Sua parte da taxa nas vendas pagas no período, menos reembolsos e chargebacks.',
    volume: 'Vendas da carteira',
    volumeDetail: (count: string, isOne: boolean) => (isOne ? `${count} venda` : `${count} vendas`),
    volumeInfo: 'Valor bruto das vendas pagas no período, enquanto o vendedor estava na sua carteira.',
    sellers: words.sellers,
    sellersDetail: (selling: number, newcomers: number) =>
      `${selling === 1 ? '1 vendeu' : `${selling} venderam`} · ${newcomers === 1 ? '1 novo' : `${newcomers} novos`}`,
    sellersInfo: 'Vendedores na carteira, com vendas e com cadastro no período.',
    reversals: 'Reembolsos e chargebacks',
    reversalsDetail: (refunds: number, chargebacks: number) =>
      `${refunds === 1 ? '1 reembolso' : `${refunds} reembolsos`} · ${chargebacks === 1 ? '1 chargeback' : `${chargebacks} chargebacks`}`,
    reversalsInfo: 'Reembolsos e chargebacks do período sobre as vendas pagas.',
    none: words.none,
  },
  chart: {
    title: 'Comissão por dia',
    titleToday: 'Comissão de hoje',
    day: words.day,
    current: words.thisPeriod,
    previous: words.previousPeriod,
    today: words.today,
    soFar: words.todaySoFar,
    yesterday: words.yesterdayUpToThisHour,
    average: (amount: string) => `média ${amount}`,
  },
  wallet: {
    title: 'Seu saldo',
    available: 'disponível para saque',
    chart: 'Composição do saldo',
    parts: {
      available: words.available,
      pending: words.toBeReleased,
      reserve: words.reserve,
      held: words.onHold,
      withdrawing: words.inWithdrawal,
    },
    nextRelease: 'Próxima liberação',
    nextReleaseText: (amount: string, day: string) => `${amount} em ${day}`,
    noRelease: 'Nenhum valor a liberar.',
    debt: (amount: string) => `Saldo devedor de ${amount}: estornos acima do seu saldo.`,
  },
  funnel: {
    title: 'Ativação de vendedores',
    detail: 'até a primeira venda',
    step: {
      REGISTERED: 'Cadastrados',
      DOCUMENTS: 'Com documentos aprovados',
      PRODUCT: 'Com produto criado',
      SALE: 'Com a primeira venda',
    },
    of: (count: string, share: string) => `${count} · ${share}`,
    stuck: (count: number) => (count === 1 ? '1 sem avançar' : `${count} sem avançar`),
  },
  top: {
    title: 'Maiores comissões',
    detail: 'por comissão no período',
    none: 'Nenhuma comissão no período.',
    sold: (amount: string) => `vendas de ${amount}`,
  },
  todo: {
    title: 'Tarefas',
    none: 'Nenhuma tarefa pendente.',
    late: (day: string) => `Atrasada, prazo ${day}`,
    due: (day: string) => `Até ${day}`,
    today: words.today,
    mark: (title: string) => `Concluir: ${title}`,
    marked: 'Tarefa concluída',
    open: (name: string) => `Abrir ${name}`,
  },
  referral: {
    title: 'Seu link de indicação',
    text: 'Vendedores cadastrados pelo link são indicações suas. A plataforma confirma a entrada na carteira.',
    copy: words.copyLink,
  },
  empty: {
    title: 'Divulgue seu link de indicação',
    text: 'Comissões e ativação dos vendedores aparecem aqui.',
  },
}
