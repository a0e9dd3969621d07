export type ManagerDashboardMessages = typeof messages

export const messages = {
  title: 'Painel',
  purpose: 'Sua comissão, sua carteira e o que precisa de você hoje.',
  withdraw: 'Sacar comissão',
  tabs: 'Partes do painel',
  tab: { overview: 'Visão geral', statement: 'Extrato', withdrawals: 'Saques', accounts: 'Contas e Pix' },
  period: 'Período',
  oneCurrency: (currency: string, others: string) =>
    `Valores em ${currency}. As vendas em ${others} não entram nestes números.`,
  versusToday: 'em relação a ontem até esta hora',
  versusDays: (days: number) => `em relação aos ${days} dias anteriores`,
  howCounted: (tile: string) => `Como calculamos: ${tile}`,
  tile: {
    commission: 'Sua comissão',
    commissionInfo:
      'Sua parte da taxa nas vendas pagas no período, menos o que você devolveu em reembolsos e chargebacks dele.',
    volume: 'Vendas da carteira',
    volumeDetail: (count: string, isOne: boolean) => (isOne ? `${count} venda` : `${count} vendas`),
    volumeInfo:
      'Bruto: o que os compradores pagaram no período, em vendas feitas enquanto o vendedor estava com você.',
    sellers: 'Vendedores',
    sellersDetail: (selling: number, newcomers: number) =>
      `${selling === 1 ? '1 vendeu' : `${selling} venderam`} · ${newcomers === 1 ? '1 novo' : `${newcomers} novos`}`,
    sellersInfo: 'Vendedores na sua carteira agora; quantos venderam e quantos se cadastraram no período.',
    reversals: 'Reembolso e chargeback',
    reversalsDetail: (refunds: number, chargebacks: number) =>
      `${refunds === 1 ? '1 reembolso' : `${refunds} reembolsos`} · ${chargebacks === 1 ? '1 chargeback' : `${chargebacks} chargebacks`}`,
    reversalsInfo: 'Reembolsos e chargebacks do período sobre as vendas pagas nele.',
    none: '—',
  },
  chart: {
    title: 'Comissão por dia',
    titleToday: 'Comissão de hoje',
    day: 'Dia',
    current: 'Este período',
    previous: 'Período anterior',
    today: 'Hoje',
    soFar: 'Hoje até agora',
    yesterday: 'Ontem até esta hora',
  },
  wallet: {
    title: 'Seu saldo',
    available: 'disponível para saque',
    chart: 'Saldo por status',
    parts: {
      available: 'Disponível',
      pending: 'A liberar',
      reserve: 'Reserva',
      held: 'Bloqueado',
      withdrawing: 'Em saque',
    },
    nextRelease: 'Próxima liberação',
    nextReleaseText: (amount: string, day: string) => `${amount} em ${day}`,
    noRelease: 'Nada a liberar por enquanto.',
    debt: (amount: string) => `Você deve ${amount}: vendas revertidas levaram mais do que o seu saldo.`,
  },
  funnel: {
    title: 'Caminho dos vendedores',
    detail: 'até a primeira venda',
    step: {
      REGISTERED: 'Cadastrados',
      DOCUMENTS: 'Com documentos aprovados',
      PRODUCT: 'Com produto criado',
      SALE: 'Com a primeira venda',
    },
    of: (count: string, share: string) => `${count} · ${share}`,
    stuck: (count: number) => (count === 1 ? '1 parado aqui' : `${count} parados aqui`),
  },
  top: {
    title: 'Quem mais rendeu',
    detail: 'por comissão no período',
    none: 'Nenhuma comissão no período.',
    sold: (amount: string) => `vendeu ${amount}`,
  },
  todo: {
    title: 'Para fazer',
    none: 'Tudo em dia. Nenhum vendedor precisa de você agora.',
    late: (day: string) => `Atrasada, era até ${day}`,
    due: (day: string) => `Até ${day}`,
    today: 'Hoje',
    mark: (title: string) => `Concluir: ${title}`,
    marked: 'Tarefa concluída',
    open: (name: string) => `Abrir ${name}`,
  },
  referral: {
    title: 'Seu link de indicação',
    text: 'Quem se cadastra por ele fica marcado como indicação sua. A plataforma confirma quem entra na sua carteira.',
    copy: 'Copiar link',
  },
  empty: {
    title: 'Comece pelo seu link',
    text: 'Quando um vendedor entrar na sua carteira, a comissão e o caminho dele aparecem aqui.',
  },
}
