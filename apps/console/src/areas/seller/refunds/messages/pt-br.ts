export type SellerRefundsMessages = typeof messages

export const messages = {
  title: 'Reembolsos',
  purpose: 'Pedidos de compradores e disputas de bancos, cada um com o seu prazo.',
  tabs: 'Partes dos reembolsos',
  tab: { requests: 'Pedidos', chargebacks: 'Chargebacks', pix: 'Disputas Pix', made: 'Reembolsos feitos' },
  rightText: {
    LAW: 'Dentro dos 7 dias de arrependimento: por lei não há recusa, e o comprador não precisa dar um motivo.',
    GUARANTEE:
      'Dentro da garantia do produto: você pode aprovar, devolver uma parte ou recusar com um motivo.',
    UNRECOGNIZED:
      'Cobrança não reconhecida: reembolsar agora evita um chargeback. Se você recusar ou não responder até o prazo, nossa equipe decide.',
  },
  requests: {
    label: 'Pedidos de reembolso',
    status: 'Status',
    allStatuses: 'Todos',
    filter: {
      WAITING_SELLER: 'Aguardando você',
      APPROVED: 'Em processamento',
      DONE: 'Concluídos',
      REFUSED: 'Recusados',
      IN_MEDIATION: 'Em mediação',
    },
    empty: {
      title: 'Nenhum pedido de reembolso',
      text: 'Quando um comprador pedir o dinheiro de volta, o pedido e o prazo aparecem aqui.',
    },
    bulkApprove: (count: number) => (count === 1 ? 'Aprovar 1 pedido?' : `Aprovar ${count} pedidos?`),
    bulkApproveText: 'Cada comprador recebe de volta o valor inteiro do pedido. Isso não pode ser desfeito.',
  },
  request: {
    silence: 'Sem resposta até lá, o pedido é aprovado.',
    approve: 'Aprovar',
    approveTitle: (amount: string) => `Devolver ${amount}?`,
    approveText: 'O reembolso começa na hora e o comprador é avisado. Isso não pode ser desfeito.',
    buyerGets: 'O comprador recebe',
    youGive: 'Total debitado',
    approved: 'Pedido aprovado',
    part: 'Devolver uma parte',
    partTitle: 'Devolver uma parte',
    partText: 'O comprador recebe o valor que você escolher e é avisado.',
    partAmount: 'Valor a devolver',
    partHelp: (amount: string) => `Menos que ${amount}`,
    refuse: 'Recusar',
    refuseTitle: 'Recusar este pedido?',
    refuseText: 'O comprador recebe a sua resposta e pode pedir que a plataforma decida.',
    refuseReportText: 'Nossa equipe recebe a sua resposta e decide.',
    refuseReason: 'Motivo, que o comprador vai ler',
    refused: 'Pedido recusado',
  },
  made: {
    label: 'Reembolsos feitos',
    empty: {
      title: 'Nenhum reembolso',
      text: 'O que voltar para compradores aparece aqui, com o andamento de cada um.',
    },
  },
  disputes: {
    label: { CHARGEBACK: 'Chargebacks', PIX_MED: 'Disputas Pix' },
    empty: {
      CHARGEBACK: {
        title: 'Nenhum chargeback',
        text: 'Quando um banco contestar uma compra no cartão, você se defende por aqui.',
      },
      PIX_MED: {
        title: 'Nenhuma disputa Pix',
        text: 'Quando um banco pedir a devolução de um Pix (MED), você se defende por aqui.',
      },
    },
  },
  dispute: {
    defend: 'Defender',
    defendAgain: 'Refazer a defesa',
    form: {
      title: 'Defender a venda',
      text: 'Conte o que aconteceu e anexe o que prova: acessos, entrega, conversas.',
      defence: 'O que aconteceu',
      defenceHelp: 'Datas de acesso ou entrega e o que foi combinado ajudam mais que opiniões.',
      file: (number: number) => `Comprovante ${number}`,
      addFile: 'Adicionar comprovante',
      send: 'Enviar defesa',
      sent: 'Defesa enviada',
    },
    accept: 'Não defender',
    acceptTitle: 'Deixar de defender esta venda?',
    acceptText: 'O comprador fica com o dinheiro. Isso não pode ser desfeito.',
    accepted: 'Disputa aceita',
    lose: 'Volta ao comprador',
  },
}
