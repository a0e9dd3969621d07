export type DeletionsMessages = typeof messages

export const messages = {
  title: 'Exclusões de dados',
  purpose: 'Quem pediu que os seus dados fossem apagados, e o que a plataforma respondeu.',
  status: 'Status',
  states: { OPEN: 'Aguardando resposta', ANSWERED: 'Respondidos', WITHDRAWN: 'Desistências' },
  state: { OPEN: 'Aguardando resposta', ANSWERED: 'Respondido', WITHDRAWN: 'Desistiu' },
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
    text: 'Pedidos de exclusão de dados aparecem aqui.',
  },
  answer: {
    label: 'Responder',
    title: (person: string) => `Responder a ${person}`,
    text: 'A resposta encerra o pedido e aparece na conta da pessoa. Nenhum dado é apagado automaticamente.',
    field: 'Resposta',
    help: 'Diga o que foi apagado e o que a lei manda guardar, ou por que nada foi apagado.',
    done: 'Pedido respondido',
  },
}
