export type DashboardMessages = typeof messages

export const messages = {
  greeting: {
    morning: (name: string) => `Bom dia, ${name}`,
    afternoon: (name: string) => `Boa tarde, ${name}`,
    evening: (name: string) => `Boa noite, ${name}`,
  },
  purposeToday: 'Suas vendas de hoje, comparadas com ontem até esta hora.',
  purposeDays: (days: number) =>
    `Suas vendas nos últimos ${days} dias, comparadas com os ${days} anteriores.`,
  allProducts: 'Todos os produtos',
  oneCurrency: (currency: string, others: string) =>
    `Valores em ${currency}. As vendas em ${others} não entram nestes números.`,
  product: 'Produto',
  versusToday: 'em relação a ontem até esta hora',
  versusDays: (days: number) => `em relação aos ${days} dias anteriores`,
  points: (value: string) => `${value} p.p.`,
  howCounted: (tile: string) => `Como calculamos: ${tile}`,
  tile: {
    approved: 'Vendas aprovadas',
    approvedDetail: (count: string, isOne: boolean) => (isOne ? `${count} venda` : `${count} vendas`),
    approvedInfo:
      'Soma do que os compradores pagaram nas vendas criadas no período que estão aprovadas agora.',
    net: 'Líquido para você',
    netDetail: (share: string) => `${share} do bruto`,
    netInfo:
      'Sua parte das vendas aprovadas, depois da taxa da plataforma, dos afiliados e dos coprodutores.',
    ticket: 'Ticket médio',
    ticketInfo: 'Valor das vendas aprovadas dividido pelo número de vendas aprovadas.',
    card: 'Aprovação no cartão',
    cardInfo:
      'Pagamentos com cartão aprovados, mesmo que devolvidos depois, sobre todos os que tiveram resposta.',
    pix: 'Pix pagos',
    pixInfo: 'Códigos Pix pagos sobre os gerados no período.',
    billet: 'Boletos pagos',
    billetInfo:
      'Boletos pagos sobre os gerados no período. Um boleto pode levar até três dias úteis para compensar.',
    refund: 'Reembolso',
    refundInfo: 'Vendas reembolsadas sobre as vendas pagas no período.',
    chargeback: 'Chargeback',
    chargebackInfo: 'Vendas contestadas no banco sobre as vendas pagas no período.',
    of: (part: string, whole: string) => `${part} de ${whole}`,
    none: '—',
  },
  revenue: {
    title: 'Receita por dia',
    titleToday: 'Receita de hoje',
    average: (amount: string) => `média ${amount}`,
    day: 'Dia',
    current: 'Este período',
    previous: 'Período anterior',
    today: 'Hoje',
    yesterday: 'Ontem até esta hora',
  },
  balance: {
    title: 'Seu saldo',
    available: 'disponível para saque',
    chart: 'Saldo por situação',
    availableShort: 'Disponível',
    pending: 'A liberar',
    reserve: 'Reserva',
    nextRelease: (day: string, amount: string) => `Próxima liberação: ${day}, ${amount}`,
  },
  latest: {
    title: 'Últimas vendas',
    all: 'Ver todas',
    buyer: 'Comprador',
    product: 'Produto',
    status: 'Status',
    amount: 'Valor',
    share: 'Você recebe',
    none: 'Nenhuma venda ainda.',
  },
  methods: { title: 'Métodos', detail: 'por valor aprovado', none: 'Nenhuma venda aprovada no período.' },
  products: { title: 'Produtos que mais vendem', detail: 'por valor aprovado' },
  empty: {
    title: 'Sua primeira venda aparece aqui',
    text: 'Assim que alguém abrir o seu checkout e gerar um pagamento, seus números aparecem aqui.',
  },
}
