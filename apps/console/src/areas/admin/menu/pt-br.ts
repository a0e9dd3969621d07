export type MenuMessages = typeof messages

export const messages = {
  name: 'Administração',
  groups: { account: 'Conta' },
  screens: { accountSecurity: 'Segurança' },
}
