import * as words from '#i18n/words/pt-br.ts'

export type ManageBankAccountsMessages = typeof messages

export const messages = {
  title: words.bankAccounts,
  purpose: 'Chaves Pix e contas para saque. Aprove apenas contas do próprio titular.',
  search: words.nameOrEmail,
  filter: words.status,
  all: words.allFemininePlural,
  states: {
    IN_REVIEW: words.inReview,
    VERIFIED: words.approvedFemininePlural,
    REFUSED: words.declinedFemininePlural,
    REMOVED: 'Removidas',
  },
  state: {
    IN_REVIEW: words.inReview,
    VERIFIED: words.approvedFeminine,
    REFUSED: words.declinedFeminine,
    REMOVED: 'Removida',
  },
  usableFrom: (moment: string) => `recebe a partir de ${moment}`,
  column: {
    person: 'Vendedor ou gerente',
    destination: words.account,
    holder: 'Titular',
    sent: 'Enviada em',
    state: words.status,
  },
  declared: 'Titular declarado, sem comprovação',
  matches: 'Documento igual ao do cadastro',
  differs: 'Documento diferente do cadastro',
  shared: (names: string) => `Mesma chave Pix de ${names}`,
  noDocument: 'Cadastro sem documento',
  rowLabel: (name: string, account: string) => `${name}, ${account}`,
  approve: {
    label: words.approve,
    title: (name: string) => `Aprovar a conta de ${name}?`,
    text: 'Saques são liberados após a carência.',
    done: 'Conta aprovada',
  },
  refuse: {
    label: words.decline,
    title: (name: string) => `Recusar a conta de ${name}?`,
    text: 'Nenhum saque é enviado para esta conta. A pessoa recebe o motivo e pode cadastrar outra.',
    done: 'Conta recusada',
  },
  reasonHelp: 'Por exemplo: Banco não suportado, tente outro.',
  empty: {
    title: words.queueUpToDate,
    text: 'Novas contas que precisam de análise aparecem aqui.',
  },
}
