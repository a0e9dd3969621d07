import type { AccessFacts, Holdings, ObjectRow } from '#rpc/testing/access-facts.ts'

/** A master reaches every platform; a missing platform and the operator's own are not found. */
const onPlatform = (more: object = {}): ObjectRow => ({
  platformId: {
    own: ({ platformId }) => ({ platformId, ...more }),
    foreign: () => ({ platformId: '00000000-0000-4000-8000-000000000001', ...more }),
  },
})

/** A charge is found on its own platform alone. */
const onCharge = (holding: keyof Holdings, more: object = {}): ObjectRow => ({
  platformId: 'Its other calls show that it has to be a tenant’s.',
  chargeId: {
    own: (own) => ({ platformId: own.platformId, chargeId: own[holding], ...more }),
    foreign: (own, foreign) => ({ platformId: own.platformId, chargeId: foreign[holding], ...more }),
  },
})

export const masterBillingAccess: AccessFacts = {
  at: 'master.billing',
  objects: {
    contracts: onPlatform(),
    saveContract: onPlatform({
      fromMonth: '2031-01',
      fixedCents: 49_900,
      basisPoints: 50,
      minimumCents: 0,
      dueDays: 10,
    }),
    charges: onPlatform(),
    charge: onCharge('chargeId'),
    preview: onPlatform(),
    billMonth: {
      platformId: 'Its other calls show that it has to be a tenant’s; the month is one that can be billed.',
    },
    adjustCharge: onCharge('chargeId', {
      seenAmountCents: 49_900,
      byCents: -100,
      reason: 'Crédito combinado',
    }),
    postponeCharge: onCharge('chargeId', { dueOn: '2099-01-01', reason: 'Prazo combinado' }),
    // Amount after the credit above.
    payCharge: onCharge('chargeId', { seenAmountCents: 49_800, reference: 'Extrato de 3 de março' }),
    upholdCharge: {
      platformId: 'Its other calls show that it has to be a tenant’s.',
      chargeId: 'unpaid-bills.test.ts answers for one of another platform, which is not found.',
    },
    cancelCharge: onCharge('cancelableChargeId', { reason: 'Cobrada por engano' }),
  },
}
