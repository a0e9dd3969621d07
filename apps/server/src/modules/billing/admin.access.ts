import { type AccessFacts, probe } from '#rpc/testing/access-facts.ts'

export const adminChargesAccess: AccessFacts = {
  at: 'admin.charges',
  objects: {
    get: {
      caller: 'manager',
      ids: {
        chargeId: probe({
          own: ({ chargeId }) => ({ chargeId }),
          foreign: (_own, { chargeId }) => ({ chargeId }),
          refusal: 'not_found',
        }),
      },
    },
    contest: {
      caller: 'manager',
      ids: {
        chargeId: probe({
          own: ({ chargeId }) => ({ chargeId, reason: 'O mês foi contado duas vezes' }),
          foreign: (_own, { chargeId }) => ({ chargeId, reason: 'O mês foi contado duas vezes' }),
          refusal: 'not_found',
        }),
      },
    },
  },
}
