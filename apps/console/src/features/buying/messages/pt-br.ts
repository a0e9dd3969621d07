export type BuyingMessages = typeof messages

export const messages = {
  method: { PIX: 'Pix', CREDIT_CARD: 'Cartão de crédito', BILLET: 'Boleto' },
  status: {
    PENDING: 'Aguardando pagamento',
    APPROVED: 'Pago',
    REJECTED: 'Recusado',
    CANCELED: 'Cancelado',
    REFUNDED: 'Reembolsado',
    CHARGEBACK: 'Contestado no banco',
  },
  right: {
    LAW: (day: string) => `7 dias para desistir: até ${day}`,
    GUARANTEE: (day: string) => `Garantia da loja até ${day}`,
  },
  support: {
    email: (name: string) => `Escrever para ${name}`,
    whatsApp: (name: string) => `WhatsApp de ${name}`,
    none: 'A loja não informou um canal de atendimento.',
  },
  wayBack: {
    PIX: 'Volta por Pix para a conta que pagou. Costuma levar minutos e, no máximo, 1 dia útil.',
    CREDIT_CARD: 'Volta como crédito na fatura do mesmo cartão, em até duas faturas.',
    BILLET:
      'Boleto não tem devolução automática. A plataforma escreve para o e-mail da compra e devolve para uma conta no CPF de quem pagou.',
  },
  request: {
    state: {
      WAITING_SELLER: 'Aguardando a loja',
      REFUSED: 'Recusado pela loja',
      IN_MEDIATION: 'Em análise da plataforma',
      APPROVED: 'Aprovado',
      DONE: 'Devolvido',
      WITHDRAWN: 'Você desistiu',
      CLOSED_NO: 'Encerrado sem reembolso',
    },
    protocol: (protocol: string) => `Protocolo ${protocol}`,
    steps: {
      received: 'Pedido recebido',
      waiting: (when: string) => `A loja responde até ${when}. Sem resposta, o reembolso é aprovado.`,
      approved: 'Aprovado',
      refused: 'A loja recusou',
      mediation: (when: string) => `A plataforma decide até ${when}`,
      appealed: 'Você pediu que a plataforma decida',
      onItsWay: 'Dinheiro a caminho',
      byPerson: 'A plataforma está devolvendo e fala com você pelo e-mail da compra',
      returned: 'Devolvido',
      withdrawn: 'Você desistiu do pedido',
      closed: 'Encerrado sem reembolso',
      rejected: 'A plataforma ficou com a decisão da loja',
    },
    appealBy: (when: string) => `Você pode contestar a recusa até ${when}.`,
    withdraw: 'Desistir do reembolso',
    withdrawTitle: 'Desistir do reembolso?',
    withdrawText: 'Você fica com a compra. Dentro do prazo, pode pedir de novo.',
    withdrawn: 'Pedido cancelado.',
    appeal: 'Pedir que a plataforma decida',
    appealTitle: 'Contestar a recusa',
    appealText: 'Conte o que aconteceu. A plataforma ouve os dois lados e decide.',
    appealReason: 'O que aconteceu',
    appealed: 'Contestação enviada. A plataforma vai decidir.',
  },
}
