export type DocumentValidationMessages = typeof messages

export const messages = {
  title: 'Validação de documentos',
  purpose:
    'Papéis que os vendedores enviaram, o que espera há mais tempo primeiro. Cada visualização fica na auditoria.',
  search: 'Nome ou e-mail',
  filter: 'Status',
  all: 'Todos',
  states: { IN_REVIEW: 'Em análise', APPROVED: 'Aprovados', REFUSED: 'Recusados', REPLACED: 'Substituídos' },
  state: { IN_REVIEW: 'Em análise', APPROVED: 'Aprovado', REFUSED: 'Recusado', REPLACED: 'Substituído' },
  column: { person: 'Vendedor', paper: 'Documento', sent: 'Enviado', state: 'Status' },
  paper: {
    photoDocument: 'Documento com foto',
    photoPersonWithDocument: 'Foto segurando o documento',
    photoDocumentSocialContract: 'Contrato social',
    addressProof: 'Comprovante de endereço',
    balanceSheet: 'Balanço',
  },
  refusal: {
    ILLEGIBLE: 'Ilegível',
    WRONG_TYPE: 'Tipo errado',
    MISMATCH: 'Dados divergentes',
    EXPIRED: 'Vencido',
    REPEATED: 'Repetido ou faltando uma parte',
    SUSPICIOUS: 'Suspeito',
  },
  rowLabel: (name: string, paper: string) => `${name}, ${paper}`,
  open: 'Baixar para ver',
  approve: {
    label: 'Aprovar',
    title: (paper: string) => `Aprovar ${paper}?`,
    text: 'O vendedor vê o documento como aprovado.',
    done: 'Documento aprovado',
  },
  refuse: {
    label: 'Recusar',
    title: 'Recusar documento',
    text: 'Só este documento é pedido de novo. O vendedor lê o motivo.',
    reason: 'Motivo',
    note: 'Explicação',
    noteHelp: 'O que precisa mudar na próxima foto ou arquivo.',
    done: 'Documento recusado',
  },
  empty: {
    title: 'Nenhum documento por aqui',
    text: 'Quando um vendedor enviar seus papéis, eles aparecem nesta fila.',
  },
}
