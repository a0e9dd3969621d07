export type MenuMessages = typeof messages

export const messages = {
  name: 'Minhas compras',
  groups: { account: 'Conta' },
  screens: { purchases: 'Compras', accessPurchases: 'Meus acessos', accountSecurity: 'Segurança' },
}
