export type MasterMessages = typeof messages

export const messages = {
  platform: 'Plataforma',
  allPlatforms: 'Todas',
  operator: 'Operação',
  state: {
    SETTING_UP: 'Em implantação',
    ACTIVE: 'Ativa',
    ATTENTION: 'Atenção',
    SUSPENDED: 'Vendas suspensas',
    CLOSING: 'Encerrando',
    CLOSED: 'Encerrada',
  },
}
