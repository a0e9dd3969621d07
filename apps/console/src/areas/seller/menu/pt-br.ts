import * as words from '#i18n/words/pt-br.ts'

export type MenuMessages = typeof messages

export const messages = {
  name: words.seller,
  groups: {
    sales: words.sales,
    catalog: 'Catálogo',
    partners: 'Parceiros',
    money: words.finance,
    account: words.account,
  },
  screens: {
    dashboard: words.dashboard,
    mySales: words.sales,
    myProducts: 'Meus produtos',
    product: words.product,
    offers: words.offers,
    createProduct: words.newProduct,
    abandonedCart: 'Carrinhos',
    marketplace: 'Marketplace',
    affiliates: 'Minhas afiliações',
    myAffiliates: 'Meus afiliados',
    coProduction: words.coProduction,
    checkoutBuilder: words.customizeCheckout,
    apiKeys: words.apiKeys,
    integrations: words.integrations,
    integration: 'Integração',
    accountSecurity: words.security,
    myProfile: 'Meu perfil',
    financial: 'Financeiro',
    refunds: words.refundsMasculinePlural,
    subscriptions: words.subscriptions,
    reports: 'Relatórios',
    upsellFunnels: 'Funis de upsell',
    directCheckout: words.paymentLinks,
  },
  keywords: {
    apiKeys: 'token sdk erp integração documentação',
    financial: 'saldo sacar saque extrato taxas antecipação banco pix',
    myProfile: 'empresa documentos conta bancária avisos senha',
    integrations: 'pixel facebook google tiktok webhook api',
    refunds: 'chargeback estorno disputa med',
    directCheckout: 'cobrança',
    subscriptions: 'recorrência plano',
    abandonedCart: 'recuperação lembretes abandonados',
  },
}
