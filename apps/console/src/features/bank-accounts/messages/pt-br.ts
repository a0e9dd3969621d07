import * as words from '#i18n/words/pt-br.ts'

export type BankAccountsMessages = typeof messages

export const messages = {
  title: 'Contas de recebimento',
  purpose: 'Contas para saque, no seu CPF ou CNPJ.',
  add: 'Adicionar conta',
  addText: 'No seu CPF ou CNPJ. Avisamos por e-mail ao adicionar ou remover uma conta.',
  added: 'Conta adicionada.',
  removed: 'Conta removida.',
  isDefaultNow: 'Conta padrão alterada.',
  default: words.defaultWord,
  setDefault: 'Tornar padrão',
  setDefaultLabel: (account: string) => `Tornar padrão: ${account}`,
  remove: words.remove,
  removeLabel: (account: string) => `Remover ${account}`,
  removeTitle: 'Remover esta conta?',
  removeText: (account: string) =>
    `${account} deixa de receber saques. Saques ainda não enviados voltam para o seu saldo.`,
  kind: 'Tipo de conta',
  kinds: { PIX: words.pixKey, BANK_ACCOUNT: words.bankAccount },
  pixKey: words.pixKey,
  pixKeyHelp: 'CPF, CNPJ, e-mail, celular ou chave aleatória. Identificamos o tipo automaticamente.',
  detected: (type: string) => `Tipo identificado: ${type}.`,
  pixKeyTypes: {
    CPF: 'CPF',
    CNPJ: 'CNPJ',
    EMAIL: words.email,
    PHONE: words.mobilePhone,
    RANDOM: 'Chave aleatória',
  },
  bank: 'Banco',
  branch: 'Agência',
  branchHelp: 'Sem dígito.',
  account: words.account,
  accountHelp: 'Com o dígito.',
  accountType: words.type,
  accountTypes: { CHECKING: 'Conta corrente', SAVINGS: 'Conta poupança' },
  holder: (document: string) => `Titular: ${document}, o mesmo da sua conta.`,
  branchAndAccount: (branch: string, account: string) => `Ag. ${branch} · Conta ${account}`,
  state: {
    VERIFIED: 'Verificada',
    COOLING: 'Em carência',
    IN_REVIEW: words.inReview,
    REFUSED: words.declinedFeminine,
  },
  inReviewText: 'Nossa equipe verifica o titular e avisa por e-mail.',
  coolingText: (moment: string) => `Recebe saques a partir de ${moment}.`,
  empty: {
    title: 'Cadastre sua conta de recebimento',
    text: 'Cadastre uma chave Pix ou conta bancária no seu CPF ou CNPJ. Chaves CPF ou CNPJ são aprovadas imediatamente.',
  },
}
