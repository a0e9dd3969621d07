export type MenuMessages = typeof messages

export const messages = {
  name: 'Administração',
  groups: { platform: 'Plataforma', account: 'Conta' },
  screens: { manageFunctionaries: 'Equipe', accountSecurity: 'Segurança' },
}
