import { paymentWords } from '@balcao/domain/payment-words/pt-br'

export type PaymentsMessages = typeof messages

/** What the sentences of the timeline are about. */
export type SaleFacts = { buyer: string; method: string; amount: string; share: string; isFirst: boolean }

export const messages = {
  ...paymentWords,
  certainty: { UNCONFIRMED: 'A confirmar', UNKNOWN: 'Sem resposta do adquirente' },
  installments: (count: number) => `${count}x`,
  reason: {
    expired: 'Expirou sem pagamento',
    no_answer: 'O adquirente ainda não respondeu',
    insufficient_funds: 'Sem limite ou saldo',
    invalid_card: 'Dados do cartão inválidos',
    expired_card: 'Cartão vencido',
    lost_or_stolen_card: 'Cartão bloqueado pelo banco',
    suspected_fraud: 'Suspeita de fraude',
    not_permitted: 'Compra não permitida pelo banco',
    issuer_unavailable: 'Banco emissor fora do ar',
    issuer_refused: 'Banco emissor recusou',
    other: 'Não foi possível cobrar',
  },
  drawer: {
    loading: 'Venda',
    title: (code: string) => `Pedido ${code}`,
    tabs: 'Partes da venda',
    summary: 'Resumo',
    timeline: 'Linha do tempo',
    buyer: 'Comprador',
    copyCode: 'Copiar código do pedido',
    paymentPage: 'Página de pagamento',
  },
  summary: {
    items: 'Itens',
    orderBump: 'Order bump',
    created: 'Criada em',
    paid: 'Paga em',
    expires: 'Vence em',
    reason: 'Motivo',
    total: 'Total pago pelo comprador',
    totalOpen: 'Total do pedido',
    youReceive: 'Você recebe',
    notReceived: 'Você só recebe quando a venda é aprovada.',
  },
  money: {
    title: 'Do que foi pago ao que você recebe',
    line: {
      items: 'Itens',
      discount: 'Desconto',
      shipping: 'Frete',
      interest: 'Juros pagos pelo comprador',
      total: 'Total pago',
      interestKept: 'Juros retidos pela plataforma',
      fee: 'Taxa da plataforma',
      affiliate: 'Afiliado',
      coProducers: 'Coprodutores',
      share: 'Você recebe',
    },
    release: 'Liberações',
    lot: { RELEASE: 'Valor da venda', RESERVE: 'Reserva de garantia' },
    lotState: {
      HELD: 'Bloqueado até uma decisão',
      PENDING: 'Libera em',
      RELEASED: 'Liberado em',
      CONSUMED: 'Usado em devolução',
      PAID_AT_ACQUIRER: 'Recebido na sua conta da adquirente',
      SOLD: 'Antecipado',
    },
  },
  timeline: {
    source: {
      BUYER: 'Comprador',
      PROVIDER_ANSWER: 'Resposta do adquirente',
      WEBHOOK: 'Aviso do adquirente',
      RECONCILER: 'Conferência automática',
      TIMER: 'Prazo',
      OPERATOR: 'Equipe da plataforma',
    },
    happened: {
      PENDING: ({ buyer, method, amount, isFirst }: SaleFacts) =>
        isFirst
          ? `${buyer} gerou um pagamento de ${amount} com ${method}.`
          : 'O adquirente recebeu a cobrança.',
      APPROVED: ({ share }: SaleFacts) => `Venda aprovada: ${share} são seus.`,
      REJECTED: () => 'O pagamento foi recusado.',
      CANCELED: () => 'A venda foi cancelada.',
      REFUNDED: ({ buyer, amount }: SaleFacts) => `${buyer} recebeu ${amount} de volta.`,
      CHARGEBACK: ({ buyer }: SaleFacts) => `${buyer} contestou a compra no banco.`,
    },
    notApplied: {
      UNCHANGED: (status: string) => `Conferimos com o adquirente: continua ${status.toLowerCase()}.`,
      REFUSED: (status: string) =>
        `Chegou um aviso de “${status.toLowerCase()}” que não vale para esta venda.`,
      CASE_OPENED: () => 'O que o adquirente informou não bate com a venda. Nossa equipe está conferindo.',
    },
  },
  attempts: {
    title: 'Tentativas de cobrança',
    number: (number: number) => `Tentativa ${number}`,
    state: {
      SENT: 'Enviada',
      ANSWERED: 'Respondida',
      DECLINED: 'Recusada',
      FAILED: 'Falhou',
      UNCERTAIN: 'Sem resposta',
    },
  },
  buyer: {
    name: 'Nome',
    email: 'E-mail',
    phone: 'Celular',
    document: 'CPF ou CNPJ',
    address: 'Endereço de entrega',
    copyEmail: 'Copiar e-mail',
    notGiven: 'Não informado',
  },
  tracking: { title: 'Origem', referer: 'Veio de', none: 'Nenhuma informação de origem nesta venda.' },
}
