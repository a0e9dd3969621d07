export type MenuMessages = typeof messages

export const messages = {
  name: 'Administração',
  groups: { money: 'Dinheiro', platform: 'Plataforma', account: 'Conta' },
  screens: {
    manageWithdraws: 'Saques',
    paidWithdrawals: 'Saques pagos',
    manageManagersWithdraws: 'Saques de gerentes',
    paidManagersWithdraws: 'Comissões pagas',
    manageFunctionaries: 'Equipe',
    accountSecurity: 'Segurança',
  },
}
