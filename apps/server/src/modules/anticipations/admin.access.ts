import type { AccessFacts, AnticipationHoldings, ObjectRow } from '#rpc/testing/access-facts.ts'

const on = (holding: keyof AnticipationHoldings, more: object = {}): ObjectRow => ({
  anticipationId: ({ anticipations }) => ({ anticipationId: anticipations[holding], ...more }),
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
      userId: 'A person without a plan of their own on this platform is shown the platform’s.',
    },
  },
}
