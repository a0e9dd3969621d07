export type ManageBankAccountsMessages = typeof messages

export const messages = {
  title: 'Contas bancárias',
  purpose: 'Chaves Pix e contas para saque. Aprove apenas contas do próprio titular.',
  search: 'Nome ou e-mail',
  filter: 'Status',
  all: 'Todas',
  states: { IN_REVIEW: 'Em análise', VERIFIED: 'Aprovadas', REFUSED: 'Recusadas', REMOVED: 'Removidas' },
  state: { IN_REVIEW: 'Em análise', VERIFIED: 'Aprovada', REFUSED: 'Recusada', REMOVED: 'Removida' },
  usableFrom: (moment: string) => `recebe a partir de ${moment}`,
  column: {
    person: 'Vendedor ou gerente',
    destination: 'Conta',
    holder: 'Titular',
    sent: 'Enviada em',
    state: 'Status',
  },
  matches: 'Documento igual ao do cadastro',
  differs: 'Documento diferente do cadastro',
  shared: (names: string) => `Mesma chave Pix de ${names}`,
  noDocument: 'Cadastro sem documento',
  rowLabel: (name: string, account: string) => `${name}, ${account}`,
  approve: {
    label: 'Aprovar',
    title: (name: string) => `Aprovar a conta de ${name}?`,
    text: 'Saques são liberados após a carência.',
    done: 'Conta aprovada',
  },
  refuse: {
    label: 'Recusar',
    title: (name: string) => `Recusar a conta de ${name}?`,
    text: 'Nenhum saque é enviado para esta conta. A pessoa recebe o motivo e pode cadastrar outra.',
    done: 'Conta recusada',
  },
  reasonHelp: 'Por exemplo: Banco não suportado, tente outro.',
  empty: {
    title: 'Fila em dia',
    text: 'Novas contas que precisam de análise aparecem aqui.',
  },
}
