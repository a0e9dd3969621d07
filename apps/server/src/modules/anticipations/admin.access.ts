import {
  type AccessFacts,
  type AnticipationHoldings,
  type ObjectRow,
  probe,
} from '#rpc/testing/access-facts.ts'

const on = (holding: keyof AnticipationHoldings, more: object = {}): ObjectRow => ({
  caller: 'manager',
  ids: {
    anticipationId: probe({
      own: ({ anticipations }) => ({ anticipationId: anticipations[holding], ...more }),
      foreign: (_own, { anticipations }) => ({ anticipationId: anticipations[holding], ...more }),
      refusal: 'not_found',
    }),
  },
})

const rate = { rateKind: 'MONTHLY', basisPoints: 349 }

export const adminAnticipationsAccess: AccessFacts = {
  at: 'admin.anticipations',
  objects: {
    get: on('requestedId'),
    approve: on('requestedId', { grossCents: 100_000 }),
    counter: on('counterableId', { ...rate, grossCents: 100_000, reason: 'Taxa do mês' }),
    refuse: on('refusableId', { reason: 'Muitos reembolsos' }),
    plan: {
      caller: 'manager',
      ids: {
        userId: { because: 'A person without a plan of their own on this platform is shown the platform’s.' },
      },
    },
  },
}
