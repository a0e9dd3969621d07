export type MenuMessages = typeof messages

export const messages = {
  name: 'Vendedor',
  groups: { account: 'Conta' },
  screens: { dashboard: 'Painel', mySales: 'Vendas', accountSecurity: 'Segurança' },
}
