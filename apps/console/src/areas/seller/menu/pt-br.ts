export type MenuMessages = typeof messages

export const messages = {
  name: 'Vendedor',
  groups: { catalog: 'Catálogo', partners: 'Parceiros', account: 'Conta' },
  screens: {
    dashboard: 'Painel',
    mySales: 'Vendas',
    myProducts: 'Meus produtos',
    product: 'Produto',
    marketplace: 'Marketplace',
    affiliates: 'Minhas afiliações',
    myAffiliates: 'Meus afiliados',
    coProduction: 'Coprodução',
    accountSecurity: 'Segurança',
  },
}
