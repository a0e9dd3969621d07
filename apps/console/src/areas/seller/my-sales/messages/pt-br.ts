import * as words from '#i18n/words/pt-br.ts'

export type MySalesMessages = typeof messages

export const messages = {
  title: words.sales,
  purpose: 'Pagamentos, reembolsos e liberações.',
  role: 'Seu papel nas vendas',
  roles: { producer: words.producer, affiliate: words.affiliate, coProducer: words.coProducer },
  figure: {
    count: words.sales,
    gross: 'Valor total',
    approved: words.approvedFemininePlural,
    share: words.youReceive,
  },
  rowLabel: (buyer: string, order: string) => `a venda de ${buyer}, pedido ${order}`,
  empty: {
    title: 'Sua primeira venda aparece aqui',
    text: 'Divulgue o link do seu checkout e acompanhe os pagamentos aqui.',
    action: words.seeMyProducts,
  },
  partner: {
    rowLabel: (product: string, order: string) => `a venda de ${product}, pedido ${order}`,
    search: 'Pedido ou transação',
    gross: 'Total pago pelo comprador',
    share: words.yourCommission,
    empty: {
      affiliate: {
        title: 'Suas vendas como afiliado aparecem aqui',
        text: 'Divulgue seus links e acompanhe as comissões aqui.',
      },
      coProducer: {
        title: 'Suas vendas como coprodutor aparecem aqui',
        text: 'Vendas dos produtos em coprodução aparecem aqui, com a sua participação.',
      },
    },
  },
  operation: {
    more: 'Mais ações',
    refund: 'Reembolsar…',
    resendAccess: 'Reenviar acesso',
    resendCode: 'Reenviar cobrança',
    copyLink: 'Copiar link de recuperação',
    track: 'Informar rastreio',
    endDelivery: 'Encerrar entrega…',
    addAffiliate: 'Adicionar afiliado…',
    correctEmail: 'Corrigir e-mail…',
    sent: words.emailSent,
    notSent: 'Nenhum e-mail enviado: o envio está desativado ou a venda é de demonstração.',
    linkCopied: words.linkCopied,
    bulkAccess: (count: number) =>
      count === 1 ? 'Reenviar o acesso de 1 venda?' : `Reenviar o acesso de ${count} vendas?`,
    bulkAccessText: 'Cada comprador recebe novamente o e-mail com o recibo e o acesso.',
    bulkCode: (count: number) => (count === 1 ? 'Reenviar 1 cobrança?' : `Reenviar ${count} cobranças?`),
    bulkCodeText: 'Cada comprador recebe novamente o Pix ou o boleto em aberto.',
    bulkRefundLabel: 'Reembolsar',
    bulkRefund: (count: number) => (count === 1 ? 'Reembolsar 1 venda?' : `Reembolsar ${count} vendas?`),
    bulkRefundText: (left: number) =>
      `Cada comprador recebe o valor ainda não reembolsado e perde o acesso. Esta ação não pode ser desfeita.${left === 0 ? '' : left === 1 ? ' Uma das vendas selecionadas não pode ser reembolsada e não será alterada.' : ` ${left} das vendas selecionadas não podem ser reembolsadas e não serão alteradas.`}`,
    bulkRefundTotal: (currency: string) => `Os compradores recebem (${currency})`,
  },
  email: {
    title: 'Corrigir o e-mail do comprador',
    text: 'O novo endereço recebe um código de confirmação. O titular do e-mail atual é avisado e pode desfazer a alteração em até 7 dias.',
    email: 'E-mail correto',
    send: 'Enviar código ao comprador',
    sent: 'Código enviado ao novo e-mail',
    state: {
      WAITING: (email: string, until: string) => `Aguardando a confirmação de ${email} até ${until}.`,
      EXPIRED: (email: string) => `O código enviado a ${email} expirou.`,
      APPLIED: (email: string, until: string) =>
        `E-mail da compra alterado para ${email}. O titular do e-mail anterior pode desfazer até ${until}.`,
      UNDONE: (email: string) => `A alteração para ${email} foi desfeita pelo titular do e-mail anterior.`,
    },
  },
  affiliate: {
    title: 'Adicionar afiliado à venda',
    text: 'Para indicações sem clique registrado. A comissão é debitada da sua parte após o aceite do afiliado.',
    affiliate: words.affiliate,
    upTo: (share: string) => `até ${share}`,
    share: words.commission,
    shareHelp: 'Limitada à do contrato, sobre o valor da venda após a taxa da plataforma.',
    theirs: 'O afiliado recebe',
    yours: words.youReceive,
    until: (when: string) =>
      `O afiliado pode responder até ${when}. As próximas cobranças de uma assinatura não são alteradas.`,
    send: 'Enviar proposta',
    sent: 'Proposta enviada ao afiliado',
    close: 'Fechar',
    withdraw: words.cancelProposal,
    withdrawn: words.proposalCanceled,
    state: {
      PROPOSED: (name: string, amount: string, until: string) =>
        `${name} tem até ${until} para aceitar ${amount}. Uma nova proposta substitui esta.`,
      EXPIRED: (name: string) => `${name} não respondeu no prazo.`,
      ACCEPTED: (name: string, amount: string) => `${name} aceitou e recebe ${amount} desta venda.`,
      DECLINED: (name: string) => `${name} recusou a última proposta.`,
    },
  },
  tracking: {
    title: 'Informar rastreio',
    text: 'O comprador recebe o código por e-mail.',
    carrier: 'Transportadora',
    code: 'Código de rastreio',
    url: 'Link de rastreio',
    save: 'Enviar ao comprador',
    saved: 'Rastreio enviado ao comprador',
  },
  delivery: {
    title: 'Encerrar entrega',
    text: 'O comprador vê o resultado em Minhas compras. Depois disso, o rastreio não pode ser alterado.',
    state: words.result,
    states: {
      DELIVERED: { label: words.delivered, description: 'Recebido no endereço do comprador.' },
      LOST: { label: words.lost, description: 'Não foi entregue nem devolvido.' },
      RETURNED: { label: words.returned, description: 'Devolvido a você.' },
    },
    save: 'Encerrar entrega',
    saved: 'Entrega encerrada',
  },
}
