export type MenuMessages = typeof messages

export const messages = {
  name: 'Gerente',
  groups: { account: 'Conta' },
  screens: { dashboard: 'Painel', managerUsers: 'Carteira', accountSecurity: 'Segurança' },
}
