import { paymentWords } from '@balcao/domain/payments/payment-words/pt-br'
import type { SaleViewer } from '#features/payments/sale.ts'
import * as words from '#i18n/words/pt-br.ts'

export type PaymentsMessages = typeof messages

/** Facts for the sentences of the timeline. */
export type SaleFacts = {
  buyer: string
  method: string
  amount: string
  share: string
  viewer: SaleViewer
  isFirst: boolean
}

export const messages = {
  ...paymentWords,
  noAnswer: 'Sem resposta da adquirente',
  installments: (count: number) => `${count}x`,
  billetByPix: 'Boleto, pago com Pix',
  twoCards: 'Dois cartões',
  cards: {
    card: (number: number, lastFour: string | null) =>
      lastFour === null ? `Cartão ${number}` : `Cartão ${number} •••• ${lastFour}`,
    standing: {
      WAITING: 'aguardando confirmação',
      PAID: 'pago',
      REFUSED: 'recusado, sem cobrança',
      NOT_ASKED: 'não cobrado',
      RETURNING: 'reembolso em andamento',
      PART_RETURNED: 'reembolso parcial',
      RETURNED: 'reembolsado',
      TAKEN_BY_BANK: 'contestado no banco',
    },
  },
  reason: {
    expired: 'Expirou sem pagamento',
    no_answer: 'Sem resposta da adquirente',
    card_not_confirmed: 'Pagamento não confirmado no cartão',
    insufficient_funds: 'Limite ou saldo insuficiente',
    invalid_card: 'Dados do cartão inválidos',
    expired_card: 'Cartão vencido',
    lost_or_stolen_card: 'Cartão bloqueado pelo banco',
    not_authenticated: 'Não confirmado no banco do cartão',
    suspected_fraud: 'Suspeita de fraude',
    not_permitted: 'Compra não permitida pelo banco',
    issuer_unavailable: 'Banco emissor indisponível',
    issuer_refused: 'Recusada pelo banco emissor',
    other: 'Cobrança não realizada',
  },
  drawer: {
    loading: 'Venda',
    title: (code: string) => `Pedido ${code}`,
    tabs: 'Seções da venda',
    summary: words.summary,
    timeline: words.timeline,
    buyer: words.buyer,
    mails: 'E-mails',
    mailTrouble: 'E-mail não entregue ao comprador',
    adultStated: (day: string) => `Comprador declarou ser maior de 18 anos em ${day}`,
    giftTo: (name: string, email: string) =>
      email === '' ? 'Presente: os dados do destinatário foram excluídos' : `Presente para ${name}, ${email}`,
    giftState: {
      WAITING: (day: string) => `Envio em ${day}`,
      SENT: (day: string) => `Enviado em ${day}, ainda não aberto`,
      OPENED: (day: string) => `Aberto em ${day}`,
    },
    copyCode: words.copyOrderCode,
    paymentPage: 'Página de pagamento',
  },
  invoices: {
    title: words.fiscalInvoices,
    state: {
      TO_ISSUE: 'A emitir',
      SENDING: 'Enviando',
      ISSUED: 'Emitida',
      REJECTED: 'Rejeitada',
      CANCELING: 'Cancelando',
      CANCELED: words.canceledFeminine,
      DROPPED: 'Dispensada',
    },
  },
  summary: {
    items: 'Itens',
    orderBump: 'Order bump',
    created: words.createdOn,
    paid: words.paidOn,
    expires: words.dueOn,
    reason: words.reason,
    total: 'Total pago pelo comprador',
    totalOpen: 'Total do pedido',
    share: { SELLER: words.youReceive, PLATFORM: 'Taxa e juros' },
    notReceived: {
      SELLER: 'O valor é creditado após a aprovação.',
      PLATFORM: 'Os valores são creditados após a aprovação.',
    },
  },
  money: {
    title: {
      SELLER: 'Detalhamento do valor',
      PLATFORM: 'Detalhamento do valor',
    },
    share: { SELLER: words.youReceive, PLATFORM: 'Vendedor recebe' },
    expectedTitle: 'Valores se a venda for aprovada',
    expectedTotal: 'Total do pedido',
    expectedShare: { SELLER: 'Você receberá', PLATFORM: 'Vendedor receberá' },
    line: {
      items: 'Itens',
      discount: words.discount,
      shipping: 'Frete',
      interest: 'Juros pagos pelo comprador',
      total: 'Total pago',
      interestKept: 'Juros retidos pela plataforma',
      fee: words.platformFee,
      feeCorrection: words.feeCorrection,
      affiliate: words.affiliate,
      coProducers: 'Coprodutores',
    },
    release: 'Liberações',
    lot: { RELEASE: 'Valor da venda', RESERVE: words.reserve },
    lotState: {
      HELD: 'Em disputa ou análise',
      PENDING: 'Liberação em',
      RELEASED: 'Liberado em',
      CONSUMED: 'Usado em reembolso',
      PAID_AT_ACQUIRER: 'Recebido na sua conta na adquirente',
      SOLD: 'Antecipado',
    },
  },
  timeline: {
    source: {
      BUYER: words.buyer,
      PROVIDER_ANSWER: 'Resposta da adquirente',
      WEBHOOK: 'Webhook da adquirente',
      RECONCILER: 'Verificação automática',
      TIMER: 'Prazo encerrado',
      OPERATOR: words.platformTeam,
    },
    happened: {
      PENDING: ({ buyer, method, amount, isFirst }: SaleFacts) =>
        isFirst
          ? `${buyer} gerou um pagamento de ${amount} com ${method}.`
          : 'Cobrança recebida pela adquirente.',
      APPROVED: ({ share, viewer }: SaleFacts) =>
        viewer === 'SELLER'
          ? `Venda aprovada. Você recebe ${share}.`
          : `Venda aprovada. O vendedor recebe ${share}.`,
      IN_ANALYSIS: () => 'Pagamento em análise.',
      DISPUTED: () => 'Venda em disputa no banco.',
      REJECTED: () => 'Pagamento recusado.',
      CANCELED: () => 'Venda cancelada.',
      REFUNDED: ({ buyer, amount }: SaleFacts) => `Reembolso de ${amount} para ${buyer}.`,
      CHARGEBACK: ({ buyer }: SaleFacts) => `${buyer} contestou a compra no banco.`,
    },
    notApplied: {
      UNCHANGED: (status: string) => `Status confirmado pela adquirente: ${status.toLowerCase()}.`,
      REFUSED: (status: string) =>
        `Atualização “${status.toLowerCase()}” desconsiderada: não se aplica a esta venda.`,
      CASE_OPENED: () => 'Os dados da adquirente divergem da venda. Nossa equipe está analisando.',
    },
  },
  attempts: {
    title: 'Tentativas de cobrança',
    number: (number: number) => `Tentativa ${number}`,
    failure: {
      unsupported: 'Operação não oferecida pela adquirente',
      invalid_request: 'Dados recusados pela adquirente',
      credentials: 'Credenciais recusadas',
      rate_limited: 'Limite de chamadas atingido',
      unreachable: 'Sem conexão com a adquirente',
      declined: words.declinedFeminine,
      provider_error: 'Erro na adquirente',
      unknown: words.noResponse,
      bad_response: 'Resposta inconsistente',
    },
    state: {
      SENT: 'Enviada',
      ANSWERED: 'Respondida',
      DECLINED: words.declinedFeminine,
      FAILED: words.failed,
      UNCERTAIN: words.noResponse,
    },
  },
  buyer: {
    name: words.name,
    email: words.email,
    phone: words.mobilePhone,
    document: words.cpfOrCnpj,
    address: 'Endereço de entrega',
    addressTyped: 'CEP não confirmado: endereço digitado pelo comprador.',
    shipment: 'Envio',
    shipmentState: {
      TO_SHIP: 'A enviar',
      POSTED: 'A caminho',
      DELIVERED: words.delivered,
      LOST: words.lost,
      RETURNED: words.returned,
      CANCELED: words.canceled,
    },
    copyEmail: words.copyEmail,
    notGiven: words.notProvided,
  },
  list: {
    search: 'Nome, e-mail, CPF, pedido ou transação',
    status: words.status,
    allStatuses: words.allFemininePlural,
    tab: {
      APPROVED: words.approvedFemininePlural,
      DISPUTED: words.inDispute,
      PENDING: words.pending,
      REJECTED: words.declinedFemininePlural,
      CHARGEBACK: words.chargebacksInChargebacks,
      CANCELED: words.canceledFemininePlural,
      REFUNDED: 'Reembolsadas',
    },
    method: words.paymentMethod,
    product: words.product,
    dateOf: 'Data considerada',
    dates: { PAID: words.payment, RELEASED: words.release, REFUNDED: words.refund },
    createdDate: 'Criação',
    affiliate: words.affiliate,
    coupon: words.coupon,
    source: words.source,
    bump: 'Order bump',
    bumps: { WITH: 'Com order bump', WITHOUT: 'Sem order bump' },
    expires: (instant: string) => `vence ${instant}`,
    expired: (instant: string) => `venceu ${instant}`,
    column: {
      buyer: words.buyer,
      created: words.date,
      order: words.order,
      product: words.product,
      method: words.payment,
      status: words.status,
      paid: words.paidOn,
      gross: words.amount,
      share: words.youReceive,
      source: words.source,
      release: words.release,
    },
  },
  refund: {
    title: (buyer: string) => `Reembolsar ${buyer}`,
    LAW: (day: string) => `Dentro do direito de arrependimento de 7 dias (até ${day}).`,
    GUARANTEE: (day: string) => `Dentro da garantia do produto (até ${day}).`,
    none: {
      SELLER: 'Fora do prazo de arrependimento e da garantia: o reembolso é opcional.',
      PLATFORM: 'Fora do prazo de arrependimento e da garantia: o reembolso é uma decisão da plataforma.',
    },
    access: 'Um reembolso total encerra o acesso.',
    kind: 'Tipo de reembolso',
    kinds: { WHOLE: 'Total', ITEMS: 'Por item', PART: 'Por valor' },
    amount: words.amount,
    upTo: (amount: string) => `Até ${amount}`,
    items: 'Itens',
    from: 'Origem do reembolso',
    giver: {
      YOU: words.you,
      AFFILIATE: words.affiliate,
      CO_PRODUCER: words.coProducer,
      PLATFORM: words.platform,
      PRODUCER: words.producer,
    },
    named: (role: string, name: string) => `${name}, ${role.toLowerCase()}`,
    blocked: {
      DISPUTED: 'Venda em disputa: o valor depende da decisão do banco e não pode ser reembolsado.',
      REFUNDING: words.refundInProgress,
      ASKED: 'Reembolso solicitado pelo comprador',
    },
    keptFee: (who: string, isFixedPart: boolean) =>
      `${who}: ${isFixedPart ? 'taxa fixa não devolvida' : 'taxa não devolvida'}`,
    buyerGets: 'O comprador recebe',
    reasonHelp: 'Registrado no histórico da venda. Não é exibido ao comprador.',
    confirm: (amount: string) => `Reembolsar ${amount}`,
    nothing: 'Reembolsar',
    done: 'Reembolso solicitado. Avisamos quando for concluído.',
  },
  tracking: {
    title: words.source,
    referer: 'Página de origem',
    none: 'Sem dados de origem.',
  },
}
