import type { AccessFacts } from '#rpc/testing/access-facts.ts'

const answer = 'Apagamos o que a lei permite apagar.'

export const adminDeletionsAccess: AccessFacts = {
  at: 'admin.deletions',
  objects: {
    answer: {
      requestId: ({ deletionRequestId }) => ({ requestId: deletionRequestId, answer }),
    },
  },
}
