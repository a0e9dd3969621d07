import * as words from '#i18n/words/en-us.ts'
import type { DeletionsMessages } from './pt-br.ts'

export const messages = {
  title: 'Data deletions',
  purpose: 'Data deletion requests and the platform’s answers.',
  status: words.status,
  states: { OPEN: 'Awaiting answer', ANSWERED: 'Answered', WITHDRAWN: words.canceledFemininePlural },
  state: { OPEN: 'Awaiting answer', ANSWERED: 'Answered', WITHDRAWN: words.canceledFeminine },
  column: {
    person: words.person,
    email: words.email,
    created: words.requestedOn,
    reason: words.reason,
    answer: words.response,
    state: words.status,
  },
  rowLabel: (person: string) => `${person}’s request`,
  empty: {
    title: 'No deletion requests',
    text: 'Data deletion requests appear here.',
  },
  answer: {
    label: words.answer,
    title: (person: string) => `Answer ${person}`,
    text: 'The answer closes the request and appears in the person’s account. No data is deleted automatically.',
    field: words.response,
    help: 'State the data deleted, the data kept by law, or the reason for not deleting.',
    done: 'Request answered',
  },
} satisfies DeletionsMessages
