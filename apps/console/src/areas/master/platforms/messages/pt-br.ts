export type PlatformsMessages = typeof messages

export const messages = {
  title: 'Plataformas',
  purpose: 'Quem vende com a nossa tecnologia: quanto vendeu, quanto paga e como está.',
  search: 'Nome ou domínio',
  add: 'Nova plataforma',
  column: {
    name: 'Plataforma',
    host: 'Domínio',
    state: 'Status',
    sellers: 'Vendedores',
    sold: 'Vendido em 30 dias',
    contract: 'Contrato',
    created: 'Criada em',
  },
  contract: (fixed: string, rate: string) => `${fixed} + ${rate}`,
  noContract: 'Sem contrato',
  empty: {
    title: 'Nenhuma plataforma ainda',
    text: 'Crie a primeira com nome, domínio, contrato e quem vai administrar.',
  },
}
