export type MySalesMessages = typeof messages

export const messages = {
  title: 'Vendas',
  purpose: 'Da geração do pagamento à liberação do valor.',
  role: 'Seu papel nas vendas',
  roles: { producer: 'Produtor', affiliate: 'Afiliado', coProducer: 'Coprodutor' },
  figure: {
    count: 'Vendas',
    gross: 'Valor total',
    approved: 'Aprovadas',
    share: 'Você recebe',
  },
  rowLabel: (buyer: string, order: string) => `a venda de ${buyer}, pedido ${order}`,
  empty: {
    title: 'Sua primeira venda aparece aqui',
    text: 'Divulgue o link do seu checkout e acompanhe cada pagamento nesta página.',
    action: 'Ver meus produtos',
  },
  partner: {
    rowLabel: (product: string, order: string) => `a venda de ${product}, pedido ${order}`,
    search: 'Pedido ou transação',
    gross: 'Total pago pelo comprador',
    share: 'Sua comissão',
    empty: {
      affiliate: {
        title: 'Suas vendas como afiliado aparecem aqui',
        text: 'Divulgue os seus links e acompanhe cada comissão nesta página.',
      },
      coProducer: {
        title: 'Suas vendas como coprodutor aparecem aqui',
        text: 'Quando um produto que você faz com alguém vender, a sua parte aparece nesta página.',
      },
    },
  },
  deed: {
    more: 'Mais ações',
    refund: 'Reembolsar…',
    resendAccess: 'Reenviar acesso',
    resendCode: 'Reenviar cobrança',
    copyLink: 'Copiar link de recuperação',
    track: 'Informar rastreio',
    endDelivery: 'Encerrar entrega…',
    addAffiliate: 'Adicionar afiliado…',
    correctEmail: 'Corrigir e-mail…',
    sent: 'E-mail enviado',
    notSent: 'Nada foi enviado: este e-mail está desligado ou a venda é de demonstração.',
    linkCopied: 'Link copiado',
    bulkAccess: (count: number) =>
      count === 1 ? 'Reenviar o acesso de 1 venda?' : `Reenviar o acesso de ${count} vendas?`,
    bulkAccessText: 'Cada comprador recebe de novo o e-mail com o recibo e o acesso.',
    bulkCode: (count: number) => (count === 1 ? 'Reenviar 1 cobrança?' : `Reenviar ${count} cobranças?`),
    bulkCodeText: 'Cada comprador recebe de novo o Pix ou o boleto que ainda pode pagar.',
    bulkRefundLabel: 'Reembolsar',
    bulkRefund: (count: number) => (count === 1 ? 'Reembolsar 1 venda?' : `Reembolsar ${count} vendas?`),
    bulkRefundText: (left: number) =>
      `Cada comprador recebe de volta tudo o que ainda não voltou e perde o acesso. Isso não pode ser desfeito.${left === 0 ? '' : left === 1 ? ' Uma das vendas marcadas não pode ser reembolsada e fica como está.' : ` ${left} das vendas marcadas não podem ser reembolsadas e ficam como estão.`}`,
    bulkRefundTotal: (currency: string) => `Os compradores recebem (${currency})`,
  },
  email: {
    title: 'Corrigir o e-mail do comprador',
    text: 'O novo endereço recebe um código, que só o comprador pode usar. O e-mail atual é avisado da troca e pode desfazê-la por 7 dias.',
    email: 'E-mail correto',
    send: 'Enviar código ao comprador',
    sent: 'Código enviado ao novo e-mail',
    state: {
      WAITING: (email: string, until: string) => `Esperando a confirmação de ${email} até ${until}.`,
      EXPIRED: (email: string) => `O código enviado a ${email} não vale mais.`,
      APPLIED: (email: string, until: string) =>
        `A compra já é de ${email}. O e-mail anterior podia desfazer até ${until}.`,
      UNDONE: (email: string) => `A troca para ${email} foi desfeita pelo dono do e-mail anterior.`,
    },
  },
  affiliate: {
    title: 'Adicionar afiliado à venda',
    text: 'Para quando a indicação aconteceu, mas o clique não foi registrado. A comissão sai só da sua parte e vale depois que o afiliado aceitar.',
    affiliate: 'Afiliado',
    upTo: (share: string) => `até ${share}`,
    share: 'Comissão',
    shareHelp: 'No máximo a do contrato, sobre o valor da venda já sem a taxa da plataforma.',
    theirs: 'O afiliado recebe',
    yours: 'Você fica com',
    until: (when: string) =>
      `O afiliado pode responder até ${when}. Nas próximas cobranças de uma assinatura nada muda.`,
    send: 'Enviar proposta',
    sent: 'Proposta enviada ao afiliado',
    close: 'Fechar',
    withdraw: 'Retirar proposta',
    withdrawn: 'Proposta retirada',
    state: {
      PROPOSED: (name: string, amount: string, until: string) =>
        `${name} tem até ${until} para aceitar ${amount}. Uma nova proposta substitui esta.`,
      EXPIRED: (name: string) => `${name} não respondeu a tempo.`,
      ACCEPTED: (name: string, amount: string) => `${name} aceitou e recebe ${amount} desta venda.`,
      DECLINED: (name: string) => `${name} recusou a última proposta.`,
    },
  },
  tracking: {
    title: 'Informar rastreio',
    text: 'O comprador recebe o código por e-mail.',
    carrier: 'Transportadora',
    code: 'Código de rastreio',
    url: 'Link para acompanhar',
    save: 'Enviar ao comprador',
    saved: 'Rastreio enviado ao comprador',
  },
  delivery: {
    title: 'Encerrar entrega',
    text: 'O comprador vê o resultado em Minhas compras. Depois disso, o rastreio não muda mais.',
    state: 'Como terminou',
    states: {
      DELIVERED: { label: 'Entregue', description: 'Chegou ao endereço do comprador.' },
      LOST: { label: 'Extraviado', description: 'Não chegou e não voltou.' },
      RETURNED: { label: 'Devolvido', description: 'Voltou para você.' },
    },
    save: 'Encerrar entrega',
    saved: 'Entrega encerrada',
  },
}
