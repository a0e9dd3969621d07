export type DeletionsMessages = typeof messages

export const messages = {
  title: 'Exclusões de dados',
  purpose: 'Solicitações de exclusão de dados e respostas da plataforma.',
  status: 'Status',
  states: { OPEN: 'Aguardando resposta', ANSWERED: 'Respondidas', WITHDRAWN: 'Canceladas' },
  state: { OPEN: 'Aguardando resposta', ANSWERED: 'Respondida', WITHDRAWN: 'Cancelada' },
  column: {
    person: 'Pessoa',
    email: 'E-mail',
    created: 'Solicitado em',
    reason: 'Motivo',
    answer: 'Resposta',
    state: 'Status',
  },
  rowLabel: (person: string) => `a solicitação de ${person}`,
  empty: {
    title: 'Nenhuma solicitação de exclusão',
    text: 'Solicitações de exclusão de dados aparecem aqui.',
  },
  answer: {
    label: 'Responder',
    title: (person: string) => `Responder a ${person}`,
    text: 'A resposta encerra a solicitação e aparece na conta da pessoa. Nenhum dado é apagado automaticamente.',
    field: 'Resposta',
    help: 'Informe os dados apagados, os mantidos por lei ou o motivo de não apagar.',
    done: 'Solicitação respondida',
  },
}
