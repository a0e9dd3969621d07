import * as words from '#i18n/words/pt-br.ts'

export type DeletionsMessages = typeof messages

export const messages = {
  title: words.dataDeletions,
  purpose: 'Solicitações de exclusão de dados e respostas da plataforma.',
  status: words.status,
  states: { OPEN: 'Aguardando resposta', ANSWERED: 'Respondidas', WITHDRAWN: words.canceledFemininePlural },
  state: { OPEN: 'Aguardando resposta', ANSWERED: 'Respondida', WITHDRAWN: words.canceledFeminine },
  column: {
    person: words.person,
    email: words.email,
    created: words.requestedOn,
    reason: words.reason,
    answer: words.response,
    state: words.status,
  },
  rowLabel: (person: string) => `a solicitação de ${person}`,
  empty: {
    title: 'Nenhuma solicitação de exclusão',
    text: 'Solicitações de exclusão de dados aparecem aqui.',
  },
  answer: {
    label: words.answer,
    title: (person: string) => `Responder a ${person}`,
    text: 'A resposta encerra a solicitação e aparece na conta da pessoa. Nenhum dado é apagado automaticamente.',
    field: words.response,
    help: 'Informe os dados apagados, os mantidos por lei ou o motivo de não apagar.',
    done: 'Solicitação respondida',
  },
}
