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
    sent: 'E-mail enviado',
    notSent: 'Nada foi enviado: este e-mail está desligado ou a venda é de demonstração.',
    linkCopied: 'Link copiado',
    bulkAccess: (count: number) =>
      count === 1 ? 'Reenviar o acesso de 1 venda?' : `Reenviar o acesso de ${count} vendas?`,
    bulkAccessText: 'Cada comprador recebe de novo o e-mail com o recibo e o acesso.',
    bulkCode: (count: number) => (count === 1 ? 'Reenviar 1 cobrança?' : `Reenviar ${count} cobranças?`),
    bulkCodeText: 'Cada comprador recebe de novo o Pix ou o boleto que ainda pode pagar.',
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
}
