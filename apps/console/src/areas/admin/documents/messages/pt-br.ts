import * as words from '#i18n/words/pt-br.ts'

export type DocumentValidationMessages = typeof messages

export const messages = {
  title: 'Validação de documentos',
  purpose:
    'Documentos enviados pelos vendedores, do mais antigo ao mais recente. Cada abertura é registrada na auditoria.',
  search: words.nameOrEmail,
  filter: words.status,
  states: {
    IN_REVIEW: words.inReview,
    APPROVED: words.approvedMasculinePlural,
    REFUSED: words.declinedMasculinePlural,
  },
  state: {
    IN_REVIEW: words.inReview,
    APPROVED: words.approved,
    REFUSED: words.declined,
    REPLACED: 'Substituído',
  },
  queue: 'Fila de vendedores',
  more: (total: number) => `${total} vendedores no total. Busque pelo nome para ver os demais.`,
  none: 'Nenhum vendedor encontrado',
  notSent: words.notSent,
  keys: [
    ['J', 'próximo'],
    ['K', 'anterior'],
    ['← →', 'documento'],
    ['Z', 'zoom'],
    ['G', 'girar'],
  ] as [string, string][],
  personKind: { PF: words.individual, MEI: words.mei, PJ: words.company },
  paper: {
    photoDocument: words.photoId,
    photoPersonWithDocument: words.selfieWithId,
    photoDocumentSocialContract: words.articlesOfAssociation,
    addressProof: words.proofOfAddress,
    balanceSheet: words.balanceSheet,
  },
  shortPaper: {
    photoDocument: 'Documento',
    photoPersonWithDocument: 'Selfie',
    photoDocumentSocialContract: 'Contrato',
    addressProof: words.address,
    balanceSheet: 'Balanço',
  },
  refusal: {
    ILLEGIBLE: 'Ilegível',
    WRONG_TYPE: 'Tipo incorreto',
    MISMATCH: 'Dados divergentes',
    EXPIRED: 'Vencido',
    REPEATED: 'Repetido ou incompleto',
    SUSPICIOUS: 'Suspeito',
  },
  viewer: {
    title: 'Visualizador',
    papers: 'Documentos do vendedor',
    open: 'Abrir documento',
    close: 'Fechar documento',
    locked: 'A abertura é registrada na auditoria. Nenhum arquivo é baixado.',
    failed: 'Não foi possível abrir o documento. Tente novamente.',
    broken: {
      title: 'Arquivo ilegível',
      text: 'O arquivo está danificado ou protegido. Recuse o documento e solicite um novo envio.',
    },
    page: (paper: string, page: number, pages: number) => `${paper}, página ${page} de ${pages}`,
    seenBy: (name: string, at: string) => `Visto por ${name} · ${at}`,
    smaller: 'Diminuir zoom',
    larger: 'Aumentar zoom',
    turn: 'Girar',
    beside: 'Comparar lado a lado',
  },
  registered: {
    title: 'Dados cadastrados',
    name: words.name,
    document: words.cpfOrCnpj,
    kind: words.type,
    tradeName: words.brandName,
    address: words.address,
    monthly: words.expectedMonthlyRevenue,
    email: words.email,
    since: words.registered,
    checks: 'Verificações',
    digits: { good: 'CPF ou CNPJ com dígitos válidos', bad: 'CPF ou CNPJ ausente ou inválido' },
    alone: {
      good: 'CPF ou CNPJ usado apenas por este vendedor',
      bad: (others: number) =>
        others === 1
          ? 'Outro vendedor usa o mesmo CPF ou CNPJ'
          : `${others} outros vendedores usam o mesmo CPF ou CNPJ`,
    },
    account: {
      good: 'Conta de recebimento no mesmo CPF ou CNPJ',
      bad: 'Conta de recebimento em outro CPF ou CNPJ',
    },
    audited: 'Cada documento aberto fica registrado na auditoria com seu nome.',
  },
  decision: {
    title: words.decision,
    of: (paper: string, seller: string) => `Decisão: ${paper}, ${seller}`,
    tryNumber: (tries: number) => `${tries}ª tentativa`,
    before: (refusal: string, by: string, at: string) =>
      `Tentativa anterior recusada: ${refusal.toLowerCase()}${by === '' ? '' : `, por ${by}`}${at === '' ? '' : ` em ${at}`}.`,
    openFirst: 'Abra o documento para decidir.',
    approve: words.approve,
    refuse: words.decline,
    approving: (paper: string, seller: string) =>
      `Você vai aprovar: ${paper}, de ${seller}. O vendedor vê o novo status.`,
    reason: words.reason,
    note: 'Explicação para o vendedor',
    noteHelp: 'Correções para o próximo envio. Só este documento será solicitado novamente.',
    save: 'Salvar e ver o próximo',
    approved: 'Documento aprovado',
    refused: 'Documento recusado',
  },
  empty: {
    IN_REVIEW: {
      title: words.queueUpToDate,
      text: 'Não há documentos em análise. Novos envios aparecem aqui.',
    },
    REFUSED: {
      title: 'Nenhum documento recusado',
      text: 'Documentos recusados aparecem aqui até o reenvio.',
    },
    APPROVED: { title: 'Nenhum documento aprovado', text: 'Documentos aprovados aparecem aqui.' },
  },
}
