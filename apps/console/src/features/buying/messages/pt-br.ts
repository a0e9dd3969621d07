import * as words from '#i18n/words/pt-br.ts'

export type BuyingMessages = typeof messages

export const messages = {
  method: { PIX: words.pix, CREDIT_CARD: words.creditCard, BILLET: words.boleto },
  billetByPix: 'Boleto, pago com Pix',
  status: {
    PENDING: words.awaitingPayment,
    IN_ANALYSIS: words.inReview,
    APPROVED: words.paid,
    DISPUTED: words.inDispute,
    REJECTED: words.declined,
    CANCELED: words.canceled,
    REFUNDED: words.refunded,
    CHARGEBACK: 'Estornado pelo banco',
  },
  right: {
    LAW: (day: string) => `Reembolso disponível até ${day}`,
    GUARANTEE: (day: string) => `Garantia da loja até ${day}`,
  },
  support: {
    email: (name: string) => `Escrever para ${name}`,
    whatsApp: (name: string) => `WhatsApp de ${name}`,
    none: 'A loja não informou um canal de atendimento.',
  },
  wayBack: {
    PIX: 'Reembolso por Pix para a conta de origem, em minutos ou até 1 dia útil.',
    CREDIT_CARD: 'Crédito na fatura do mesmo cartão, em até duas faturas.',
    BILLET:
      'Boletos não têm reembolso automático. A plataforma entra em contato pelo e-mail da compra e transfere o valor para uma conta no CPF do pagador.',
  },
  talk: {
    title: words.messages,
    open: 'Ver mensagens',
    none: 'Nenhuma mensagem. A loja recebe suas mensagens por e-mail.',
    closed: 'A solicitação foi encerrada e não recebe novas mensagens.',
    you: words.you,
    author: { BUYER: words.buyer, SELLER: 'Loja', STAFF: words.platformTeam },
    write: 'Escrever mensagem',
    send: 'Enviar mensagem',
  },
  request: {
    state: {
      WAITING_SELLER: 'Aguardando a loja',
      REFUSED: 'Recusada pela loja',
      IN_MEDIATION: 'Em análise pela plataforma',
      APPROVED: words.approvedFeminine,
      DONE: words.refunded,
      WITHDRAWN: 'Cancelada por você',
      CLOSED_NO: 'Encerrada sem reembolso',
    },
    protocol: (protocol: string) => `Protocolo ${protocol}`,
    steps: {
      received: 'Solicitação recebida',
      waiting: (when: string) => `A loja responde até ${when}. Sem resposta, o reembolso é aprovado.`,
      approved: words.approvedFeminine,
      refused: 'Recusada pela loja',
      mediation: (when: string) => `Decisão da plataforma até ${when}`,
      appealed: 'Enviada para decisão da plataforma',
      onItsWay: words.refundInProgress,
      byPerson: 'A plataforma está fazendo o reembolso e entra em contato pelo e-mail da compra',
      returned: words.refunded,
      withdrawn: 'Solicitação cancelada por você',
      closed: 'Encerrada sem reembolso',
      rejected: 'A plataforma manteve a decisão da loja',
    },
    appealBy: (when: string) => `Você pode recorrer da recusa até ${when}.`,
    withdraw: words.cancelRequest,
    withdrawTitle: 'Cancelar a solicitação de reembolso?',
    withdrawText: 'A compra é mantida. Dentro do prazo, você pode solicitar novamente.',
    withdrawn: 'Solicitação cancelada.',
    appeal: 'Recorrer à plataforma',
    appealTitle: 'Recorrer à plataforma',
    appealText: 'Descreva o ocorrido. A plataforma analisa os dois lados e decide.',
    appealReason: words.description,
    appealed: 'Recurso enviado para a plataforma.',
  },
}
