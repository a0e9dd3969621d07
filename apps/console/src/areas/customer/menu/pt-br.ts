export type MenuMessages = typeof messages

export const messages = {
  name: 'Minhas compras',
  groups: { account: 'Conta' },
  screens: { accountSecurity: 'Segurança' },
}
