export type MenuMessages = typeof messages

export const messages = {
  name: 'Vendedor',
  groups: { catalog: 'Catálogo', account: 'Conta', money: 'Dinheiro' },
  screens: {
    dashboard: 'Painel',
    mySales: 'Vendas',
    myProducts: 'Meus produtos',
    product: 'Produto',
    accountSecurity: 'Segurança',
    financial: 'Financeiro',
  },
}
