export type MenuMessages = typeof messages

export const messages = {
  name: 'Operação',
  groups: { customers: 'Clientes', logs: 'Registros', account: 'Conta' },
  screens: {
    dashboard: 'Painel',
    platforms: 'Plataformas',
    newPlatform: 'Nova plataforma',
    platform: 'Plataforma',
    administrators: 'Administradores',
    charges: 'Cobranças',
    notifications: 'Avisos',
    webhookLogs: 'Webhooks',
    sessionLogs: 'Acessos',
    subscriptionLogs: 'Assinaturas',
    accountSecurity: 'Segurança',
  },
}
