export type MenuMessages = typeof messages

export const messages = {
  name: 'Operação',
  groups: { account: 'Conta' },
  screens: { accountSecurity: 'Segurança' },
}
