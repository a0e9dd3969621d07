export type MenuMessages = typeof messages

export const messages = {
  name: 'Administração',
  groups: {
    money: 'Dinheiro',
    people: 'Pessoas',
    checks: 'Análise',
    platform: 'Plataforma',
    account: 'Conta',
  },
  screens: {
    manageWithdraws: 'Saques',
    paidWithdrawals: 'Saques pagos',
    manageManagersWithdraws: 'Saques de gerentes',
    paidManagersWithdraws: 'Comissões pagas',
    manageAnticipations: 'Antecipações',
    managePaidAnticipations: 'Antecipações pagas',
    charges: 'Cobranças',
    approvals: 'Aprovações',
    garanteeReleased: 'Reservas',
    sellerNegative: 'Vendedores negativos',
    exportAccounting: 'Exportação contábil',
    cases: 'Casos',
    manageProducts: 'Produtos',
    documentValidation: 'Documentos',
    manageBankAccounts: 'Contas bancárias',
    manageFunctionaries: 'Equipe',
    manageUsers: 'Vendedores',
    sellerLastLogin: 'Últimos acessos',
    manageManagers: 'Gerentes',
    accountSecurity: 'Segurança',
  },
}
