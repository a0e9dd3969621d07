import * as words from '#i18n/words/pt-br.ts'

export type SellerRefundsMessages = typeof messages

export const messages = {
  title: words.refundsMasculinePlural,
  purpose: 'Solicitações de reembolso, chargebacks e disputas Pix, com prazos.',
  tabs: 'Seções dos reembolsos',
  tab: {
    requests: words.requests,
    chargebacks: words.chargebacksInChargebacks,
    pix: 'Disputas Pix',
    made: words.refundsMasculinePlural,
  },
  rightText: {
    LAW: 'Direito de arrependimento (7 dias): por lei, a solicitação não pode ser recusada e o comprador não precisa informar o motivo.',
    GUARANTEE:
      'Dentro da garantia do produto: você pode aprovar, reembolsar parcialmente ou recusar com um motivo.',
    UNRECOGNIZED:
      'Cobrança não reconhecida: reembolsar agora evita um chargeback. Se você recusar ou não responder no prazo, nossa equipe decide.',
  },
  requests: {
    label: 'Solicitações de reembolso',
    status: words.status,
    allStatuses: words.allFemininePlural,
    filter: {
      WAITING_SELLER: 'Aguardando sua resposta',
      APPROVED: words.processing,
      DONE: words.completedFemininePlural,
      REFUSED: words.declinedFemininePlural,
      IN_MEDIATION: 'Em mediação',
    },
    empty: {
      title: 'Nenhuma solicitação de reembolso',
      text: 'Solicitações dos compradores aparecem aqui, com o prazo de resposta.',
    },
    bulkApprove: (count: number) =>
      count === 1 ? 'Aprovar 1 solicitação?' : `Aprovar ${count} solicitações?`,
    bulkApproveText: 'Cada comprador recebe o valor total solicitado. Esta ação não pode ser desfeita.',
  },
  request: {
    silence: 'Sem resposta no prazo, a solicitação é aprovada.',
    approve: words.approve,
    approveTitle: (amount: string) => `Reembolsar ${amount}?`,
    approveText: 'O reembolso começa imediatamente e o comprador é avisado. Esta ação não pode ser desfeita.',
    buyerGets: 'O comprador recebe',
    youGive: words.totalDebited,
    approved: 'Solicitação aprovada',
    part: 'Reembolso parcial',
    partTitle: 'Reembolso parcial',
    partText: 'O comprador recebe o valor informado e um aviso por e-mail.',
    partAmount: 'Valor do reembolso',
    partHelp: (amount: string) => `Menos que ${amount}`,
    refuse: words.decline,
    refuseTitle: 'Recusar esta solicitação?',
    refuseText: 'O comprador recebe a sua resposta e pode recorrer à plataforma.',
    refuseReason: 'Motivo, visível para o comprador',
    refused: words.requestDeclined,
    refuseReportText: 'Nossa equipe recebe a sua resposta e decide.',
  },
  made: {
    label: words.refundsMasculinePlural,
    empty: {
      title: 'Nenhum reembolso',
      text: 'Reembolsos aparecem aqui, com o andamento de cada um.',
    },
  },
  disputes: {
    label: { CHARGEBACK: words.chargebacksInChargebacks, PIX_MED: 'Disputas Pix' },
    empty: {
      CHARGEBACK: {
        title: 'Nenhum chargeback',
        text: 'Chargebacks de compras no cartão aparecem aqui, para você enviar a defesa.',
      },
      PIX_MED: {
        title: 'Nenhuma disputa Pix',
        text: 'Devoluções de Pix solicitadas pelo banco (MED) aparecem aqui, para você enviar a defesa.',
      },
    },
  },
  dispute: {
    defend: 'Apresentar defesa',
    defendAgain: 'Editar defesa',
    form: {
      title: 'Defesa da venda',
      text: 'Descreva o ocorrido e anexe comprovantes: acessos, entrega e conversas.',
      defence: words.description,
      defenceHelp: 'Inclua datas de acesso ou entrega e o que foi combinado com o comprador.',
      files: 'Comprovantes',
      file: (number: number) => `Comprovante ${number}`,
      addFile: 'Adicionar comprovante',
      send: 'Enviar defesa',
      sent: words.defenseSent,
    },
    accept: 'Aceitar sem defesa',
    acceptTitle: 'Aceitar a disputa?',
    acceptText: 'O valor fica com o comprador. Esta ação não pode ser desfeita.',
    accepted: 'Disputa aceita',
    lose: 'Devolvido ao comprador',
  },
}
