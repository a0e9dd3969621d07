export type PlatformsMessages = typeof messages

export const messages = {
  title: 'Plataformas',
  purpose: 'Volume, contrato e status de cada plataforma.',
  search: 'Nome ou domínio',
  add: 'Nova plataforma',
  column: {
    name: 'Plataforma',
    host: 'Domínio',
    state: 'Status',
    sellers: 'Vendedores',
    sold: 'Volume em 30 dias',
    contract: 'Contrato',
    created: 'Criada em',
  },
  contract: (fixed: string, rate: string) => `${fixed} + ${rate}`,
  noContract: 'Sem contrato',
  empty: {
    title: 'Nenhuma plataforma',
    text: 'Crie a primeira com nome, domínio, contrato e administrador.',
  },
}
