import { type AccessFacts, probe } from '#rpc/testing/access-facts.ts'

const answer = 'Apagamos o que a lei permite apagar.'

export const adminDeletionsAccess: AccessFacts = {
  at: 'admin.deletions',
  objects: {
    answer: {
      caller: 'manager',
      ids: {
        requestId: probe({
          own: ({ deletionRequestId }) => ({ requestId: deletionRequestId, answer }),
          foreign: (_own, { deletionRequestId }) => ({ requestId: deletionRequestId, answer }),
          refusal: 'not_found',
        }),
      },
    },
  },
}
