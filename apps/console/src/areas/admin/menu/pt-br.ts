export type MenuMessages = typeof messages

export const messages = {
  name: 'Administração',
  groups: { money: 'Dinheiro', checks: 'Análise', platform: 'Plataforma', account: 'Conta' },
  screens: {
    manageWithdraws: 'Saques',
    paidWithdrawals: 'Saques pagos',
    manageManagersWithdraws: 'Saques de gerentes',
    paidManagersWithdraws: 'Comissões pagas',
    manageAnticipations: 'Antecipações',
    managePaidAnticipations: 'Antecipações pagas',
    charges: 'Cobranças',
    cases: 'Casos',
    manageProducts: 'Produtos',
    documentValidation: 'Documentos',
    manageBankAccounts: 'Contas bancárias',
    manageFunctionaries: 'Equipe',
    notifications: 'Avisos',
    domains: 'Domínios',
    customization: 'Aparência',
    accountSecurity: 'Segurança',
  },
}
