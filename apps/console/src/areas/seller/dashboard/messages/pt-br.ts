import * as words from '#i18n/words/pt-br.ts'

export type DashboardMessages = typeof messages

export const messages = {
  greeting: {
    morning: (name: string) => (name === '' ? 'Bom dia' : `Bom dia, ${name}`),
    afternoon: (name: string) => (name === '' ? 'Boa tarde' : `Boa tarde, ${name}`),
    evening: (name: string) => (name === '' ? 'Boa noite' : `Boa noite, ${name}`),
    ofCompany: (name: string, purpose: string) => `${name} · ${purpose}`,
  },
  purposeToday: 'Suas vendas de hoje, comparadas com ontem até esta hora.',
  purposeDays: (days: number) =>
    `Suas vendas nos últimos ${days} dias, comparadas com os ${days} anteriores.`,
  allProducts: words.allProducts,
  oneCurrency: (currency: string, others: string) =>
    `Valores em ${currency}. Vendas em ${others} não são incluídas.`,
  product: words.product,
  versusToday: words.comparedWithYesterdayUpTo,
  versusDays: (days: number) => `em relação aos ${days} dias anteriores`,
  points: (value: string) => `${value} p.p.`,
  howCounted: (tile: string) => `Como calculamos: ${tile}`,
  tile: {
    approved: words.approvedSales,
    approvedDetail: (count: string, isOne: boolean) => (isOne ? `${count} venda` : `${count} vendas`),
    approvedInfo:
      'Valor bruto das vendas pagas no período, pela data do pagamento. Reembolsos e chargebacks aparecem à parte, na data em que ocorreram.',
    net: 'Receita líquida',
    netDetail: (share: string) => `${share} do valor bruto`,
    netInfo:
      'Valor que você recebe das vendas pagas no período, menos reembolsos, chargebacks e taxas de disputa do mesmo período. Corresponde ao extrato, sem saques e antecipações.',
    ticket: 'Ticket médio',
    ticketDetail: 'por venda aprovada',
    ticketInfo: 'Valor bruto do período dividido pelo número de vendas pagas.',
    card: words.cardApproval,
    cardInfo:
      'Pagamentos com cartão aprovados, inclusive os reembolsados depois, sobre todos os que tiveram resposta.',
    pix: 'Pix pagos',
    pixInfo: 'Códigos Pix pagos sobre os gerados no período.',
    billet: 'Boletos pagos',
    billetInfo:
      'Boletos pagos sobre os gerados no período. Um boleto pode levar até três dias úteis para compensar.',
    refund: words.refunds,
    refundInfo: 'Reembolsos totais ou parciais do período, sobre as vendas pagas.',
    chargeback: words.chargebacks,
    chargebackInfo: 'Chargebacks do período sobre as vendas pagas.',
    of: (part: string, whole: string) => `${part} de ${whole}`,
    none: words.none,
  },
  revenue: {
    title: 'Receita por dia',
    titleToday: 'Receita de hoje',
    average: (amount: string) => `média ${amount}`,
    day: words.day,
    current: words.thisPeriod,
    previous: words.previousPeriod,
    today: words.today,
    soFar: words.todaySoFar,
    yesterday: words.yesterdayUpToThisHour,
  },
  balance: {
    title: 'Seu saldo',
    available: 'disponível para saque',
    chart: 'Composição do saldo',
    withdraw: 'Sacar',
    statement: words.statement,
    availableShort: words.available,
    pending: words.toBeReleased,
    reserve: words.reserve,
    held: 'Bloqueado',
    withdrawing: words.inWithdrawal,
    total: words.total,
    nextRelease: 'Próxima liberação',
    nextReleaseText: (amount: string, day: string) => `${amount} em ${day}`,
    noRelease: 'Nenhum valor a liberar.',
  },
  latest: {
    title: 'Vendas recentes',
    live: 'atualização automática',
    all: 'Ver todas',
    buyer: words.buyer,
    product: words.product,
    status: words.status,
    amount: words.amount,
    share: words.youReceive,
    none: 'Nenhuma venda.',
  },
  funnel: {
    title: 'Conversão do checkout',
    conversion: (share: string) => `${share} das visitas`,
    stage: {
      visits: 'Visitas ao checkout',
      starts: 'Início do preenchimento',
      payments: 'Pagamentos gerados',
      approved: 'Pagamentos aprovados',
    },
    figures: (count: string, share: string) => `${count} · ${share}`,
    note: 'Visitas contadas sem cookies nem dados pessoais. Não inclui robôs, renovações e upsells.',
    since: (day: string) => `Contado desde ${day}.`,
    none: 'Nenhuma visita contada no período. As visitas ao checkout aparecem em alguns minutos.',
  },
  imported: {
    sum: (count: number, shown: string, amount: string) =>
      count === 1 ? `1 venda importada: ${amount}` : `${shown} vendas importadas: ${amount}`,
    apart: 'De outra plataforma. Não entram nos demais números nem no saldo.',
    see: 'Ver importadas',
  },
  sources: {
    title: 'Origem das vendas',
    detail: 'por valor aprovado',
    none: 'Sem origem no link',
    isNew: 'novo',
    empty: 'Nenhuma venda aprovada no período.',
    all: 'Ver relatório',
  },
  alerts: {
    label: 'Pendências',
    disputes: (count: number, due: string | null) =>
      `${count === 1 ? '1 disputa aguarda' : `${count} disputas aguardam`} sua defesa${due === null ? '.' : `. Prazo: ${due}`}`,
    requests: (count: number, due: string | null) =>
      `${count === 1 ? '1 solicitação de reembolso aguarda' : `${count} solicitações de reembolso aguardam`} sua resposta${due === null ? '.' : `. Prazo: ${due}`}`,
    endpoint: (host: string, since: string | null) =>
      `O webhook de ${host} não responde${since === null ? '' : ` desde ${since}`}. As entregas ficam na fila.`,
    endpointOff: (host: string) => `O webhook de ${host} foi desativado por falta de resposta.`,
    product: {
      NEEDS_CHANGES: (name: string) => `“${name}” precisa de ajustes para ser aprovado.`,
      REJECTED: (name: string) => `“${name}” não foi aprovado.`,
      SUSPENDED: (name: string) => `“${name}” está suspenso e indisponível para venda.`,
    },
    action: {
      disputes: 'Ver disputas',
      requests: words.answer,
      endpoint: 'Ver entregas',
      product: 'Ver produto',
    },
  },
  methods: {
    title: words.paymentMethods,
    detail: 'por valor aprovado',
    none: 'Nenhuma venda aprovada no período.',
  },
  products: { title: 'Produtos mais vendidos', detail: 'por valor aprovado' },
  checklist: {
    title: 'Primeiros passos',
    progress: (done: number, total: number) => `${done} de ${total} concluídos`,
    fold: 'Recolher',
    unfold: 'Expandir',
    fix: 'Corrigir',
    actionLabel: (action: string, step: string) => `${action}: ${step}`,
    state: {
      DONE: 'Concluído',
      WAITING: 'Em análise. Avisamos por e-mail.',
      TO_DO: 'A fazer',
      TO_FIX: 'Recusado. Confira o motivo e envie novamente.',
    },
    step: {
      email: { title: 'Confirmar o e-mail', text: 'Você confirmou ao criar a conta.', action: 'Ver' },
      documents: {
        title: 'Enviar seus documentos',
        text: 'Fotos ou PDF, vistos apenas pela equipe de análise.',
        action: words.send,
      },
      bankAccount: {
        title: 'Cadastrar conta de recebimento',
        text: 'Chave Pix ou conta no seu CPF ou CNPJ.',
        action: 'Cadastrar',
      },
      product: {
        title: 'Criar o primeiro produto',
        text: 'Com nome e preço, o link do checkout é criado.',
        action: 'Criar',
      },
      sale: {
        title: 'Fazer a primeira venda',
        text: 'Compartilhe o link do seu checkout.',
        action: 'Ver link',
      },
    },
  },
  empty: {
    title: 'Sua primeira venda aparece aqui',
    text: 'Os indicadores aparecem após o primeiro pagamento gerado no seu checkout.',
    action: words.seeMyProducts,
  },
}
