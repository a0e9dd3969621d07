export type DeletionsMessages = typeof messages

export const messages = {
  title: 'Exclusões de dados',
  purpose: 'Quem pediu que os seus dados fossem apagados, e o que a plataforma respondeu.',
  status: 'Status',
  states: { OPEN: 'Esperando resposta', ANSWERED: 'Respondidos', WITHDRAWN: 'Desistências' },
  state: { OPEN: 'Esperando resposta', ANSWERED: 'Respondido', WITHDRAWN: 'Desistiu' },
  column: {
    person: 'Pessoa',
    email: 'E-mail',
    created: 'Pedido em',
    reason: 'Motivo',
    answer: 'Resposta',
    state: 'Status',
  },
  rowLabel: (person: string) => `o pedido de ${person}`,
  empty: {
    title: 'Nenhum pedido de exclusão',
    text: 'Quando alguém pedir que os seus dados sejam apagados, o pedido espera aqui por uma resposta.',
  },
  answer: {
    label: 'Responder',
    title: (person: string) => `Responder a ${person}`,
    text: 'A resposta encerra o pedido e aparece na conta da pessoa. Ela não apaga nada sozinha.',
    field: 'Resposta',
    help: 'Diga o que foi apagado e o que a lei manda guardar, ou por que nada foi apagado.',
    done: 'Pedido respondido',
  },
}
