import type { DeletionsMessages } from './pt-br.ts'

export const messages = {
  title: 'Data deletion',
  purpose: 'Who asked for their data to be deleted, and what the platform answered.',
  status: 'Status',
  states: { OPEN: 'Waiting for an answer', ANSWERED: 'Answered', WITHDRAWN: 'Withdrawn' },
  state: { OPEN: 'Waiting for an answer', ANSWERED: 'Answered', WITHDRAWN: 'Withdrawn' },
  column: {
    person: 'Person',
    email: 'E-mail',
    created: 'Requested',
    reason: 'Reason',
    answer: 'Answer',
    state: 'Status',
  },
  rowLabel: (person: string) => `the request of ${person}`,
  empty: {
    title: 'No deletion request',
    text: 'When somebody asks for their data to be deleted, the request waits here for an answer.',
  },
  answer: {
    label: 'Answer',
    title: (person: string) => `Answer ${person}`,
    text: 'The answer ends the request and appears in the account of the person. It deletes nothing by itself.',
    field: 'Answer',
    help: 'Say what was deleted and what the law keeps, or why nothing was.',
    done: 'Request answered',
  },
} satisfies DeletionsMessages
