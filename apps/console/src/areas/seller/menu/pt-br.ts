export type MenuMessages = typeof messages

export const messages = {
  name: 'Vendedor',
  groups: { catalog: 'Catálogo', account: 'Conta' },
  screens: {
    dashboard: 'Painel',
    mySales: 'Vendas',
    myProducts: 'Meus produtos',
    product: 'Produto',
    offers: 'Ofertas',
    createProduct: 'Novo produto',
    checkoutBuilder: 'Personalizar checkout',
    accountSecurity: 'Segurança',
  },
}
