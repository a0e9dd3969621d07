export type BankAccountsMessages = typeof messages

export const messages = {
  title: 'Contas e Pix',
  add: 'Adicionar conta',
  pixKeyType: { CPF: 'CPF', CNPJ: 'CNPJ', EMAIL: 'e-mail', PHONE: 'celular', RANDOM: 'chave aleatória' },
  accountType: { CHECKING: 'conta corrente', SAVINGS: 'poupança' },
  place: (branch: string, account: string, type: string) => `Agência ${branch}, ${type} ${account}`,
  bank: (code: string) => `Banco ${code}`,
  state: {
    usable: 'Pronta para saque',
    cooling: 'Em carência',
    IN_REVIEW: 'Em análise',
    REFUSED: 'Recusada',
  },
  usableFrom: (instant: string) => `Libera para saque em ${instant}, por segurança.`,
  inReview: 'A equipe está conferindo se a conta é sua.',
  refusedFor: (reason: string) => `Motivo: ${reason}`,
  remove: 'Remover',
  removeTitle: (place: string) => `Remover ${place}?`,
  removeText:
    'Saques já enviados não mudam. Para usar esta conta de novo, será preciso adicioná-la outra vez.',
  removed: 'Conta removida',
  empty: {
    title: 'Para onde vai o seu dinheiro?',
    text: 'Adicione uma chave Pix ou conta bancária em seu nome.',
  },
  form: {
    title: 'Adicionar conta',
    text: 'A conta precisa estar em seu nome. Contas novas passam por uma carência antes do primeiro saque.',
    kind: 'Como você quer receber',
    kinds: { PIX: 'Pix', BANK_ACCOUNT: 'Conta bancária' },
    pixKey: 'Chave Pix',
    pixKeyHelp:
      'CPF, CNPJ, e-mail, celular ou chave aleatória. Com o seu próprio documento, não precisa de análise.',
    detected: (type: string) => `Tipo da chave: ${type}`,
    bankCode: 'Banco',
    branch: 'Agência',
    branchHelp: 'Sem o dígito',
    account: 'Conta com dígito',
    accountHelp: 'Por exemplo, 12345-6',
    accountType: 'Tipo de conta',
    accountTypes: { CHECKING: 'Conta corrente', SAVINGS: 'Poupança' },
    holderDocument: 'CPF ou CNPJ do titular',
    added: 'Conta adicionada',
  },
}
