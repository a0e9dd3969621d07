export type PurchasesMessages = typeof messages

export const messages = {
  title: 'Minhas compras',
  purpose: 'Tudo o que você comprou com este e-mail.',
  column: {
    product: 'Produto',
    seller: 'Vendido por',
    order: 'Pedido',
    date: 'Data',
    status: 'Status',
    amount: 'Valor',
  },
  rowLabel: (product: string, order: string) => `a compra ${order}, ${product}`,
  empty: {
    title: 'Nenhuma compra por aqui',
    text: 'Se você usou outro e-mail na compra, saia e entre com ele.',
  },
}
