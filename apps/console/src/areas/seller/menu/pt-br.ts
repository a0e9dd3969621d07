export type MenuMessages = typeof messages

export const messages = {
  name: 'Vendedor',
  groups: {
    sales: 'Vendas',
    catalog: 'Catálogo',
    partners: 'Parceiros',
    money: 'Dinheiro',
    account: 'Conta',
  },
  screens: {
    dashboard: 'Painel',
    mySales: 'Vendas',
    myProducts: 'Meus produtos',
    product: 'Produto',
    offers: 'Ofertas',
    createProduct: 'Novo produto',
    abandonedCart: 'Carrinhos',
    marketplace: 'Marketplace',
    affiliates: 'Minhas afiliações',
    myAffiliates: 'Meus afiliados',
    coProduction: 'Coprodução',
    checkoutBuilder: 'Personalizar checkout',
    integrations: 'Integrações',
    integration: 'Integração',
    accountSecurity: 'Segurança',
    myProfile: 'Meu perfil',
    financial: 'Financeiro',
    refunds: 'Reembolsos',
    subscriptions: 'Assinaturas',
    directCheckout: 'Links de pagamento',
  },
}
