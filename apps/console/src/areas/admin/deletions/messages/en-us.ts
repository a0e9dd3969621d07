import type { DeletionsMessages } from './pt-br.ts'

export const messages = {
  title: 'Data deletions',
  purpose: 'Data deletion requests and the platform’s answers.',
  status: 'Status',
  states: { OPEN: 'Awaiting answer', ANSWERED: 'Answered', WITHDRAWN: 'Canceled' },
  state: { OPEN: 'Awaiting answer', ANSWERED: 'Answered', WITHDRAWN: 'Canceled' },
  column: {
    person: 'Person',
    email: 'Email',
    created: 'Requested on',
    reason: 'Reason',
    answer: 'Answer',
    state: 'Status',
  },
  rowLabel: (person: string) => `${person}’s request`,
  empty: {
    title: 'No deletion requests',
    text: 'Data deletion requests appear here.',
  },
  answer: {
    label: 'Answer',
    title: (person: string) => `Answer ${person}`,
    text: 'The answer closes the request and appears in the person’s account. No data is deleted automatically.',
    field: 'Answer',
    help: 'State the data deleted, the data kept by law, or the reason for not deleting.',
    done: 'Request answered',
  },
} satisfies DeletionsMessages
