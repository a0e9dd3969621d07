import type { AccessFacts } from '#rpc/testing/access-facts.ts'

export const adminChargesAccess: AccessFacts = {
  at: 'admin.charges',
  objects: {
    get: {
      chargeId: ({ chargeId }) => ({ chargeId }),
    },
    contest: {
      chargeId: ({ chargeId }) => ({ chargeId, reason: 'O mês foi contado duas vezes' }),
    },
  },
}
