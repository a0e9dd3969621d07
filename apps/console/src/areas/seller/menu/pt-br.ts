export type MenuMessages = typeof messages

export const messages = {
  name: 'Vendedor',
  groups: { catalog: 'Catálogo', account: 'Conta', money: 'Dinheiro', sales: 'Vendas' },
  screens: {
    dashboard: 'Painel',
    mySales: 'Vendas',
    myProducts: 'Meus produtos',
    product: 'Produto',
    accountSecurity: 'Segurança',
    financial: 'Financeiro',
    refunds: 'Reembolsos',
    subscriptions: 'Assinaturas',
  },
}
