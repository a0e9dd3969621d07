import { type AccessFacts, probe } from '../../rpc/testing/access-facts.ts'

const made = { because: 'It is made by the browser, and looked for among one’s own proposals alone.' }
const held = { because: 'Of another platform it is not found, says `proposals.test.ts`.' }
const narrowed = {
  because: 'It narrows the sales that the staff sees, which end at the wall of its platform.',
}
const names = { because: 'Names of the own platform’s sellers only.' }
const requestId = '00000000-0000-4000-8000-00000000000d'
const adjustment = {
  requestId,
  purse: 'user',
  currency: 'BRL',
  direction: 'GIVE',
  amountCents: 100,
  reason: 'Correção de tarifa',
} as const

export const adminProposalsAccess: readonly AccessFacts[] = [
  {
    at: 'admin.approvals',
    objects: {
      get: { caller: 'manager', ids: { proposalId: held } },
      approve: { caller: 'manager', ids: { proposalId: held } },
      refuse: { caller: 'manager', ids: { proposalId: held } },
      sellers: { caller: 'manager', ids: { ids: names } },
      proposeAdjustment: {
        caller: 'manager',
        ids: {
          userId: probe({
            own: ({ sellerId: userId }) => ({ ...adjustment, userId }),
            foreign: (_own, { sellerId: userId }) => ({ ...adjustment, userId }),
            refusal: 'not_found',
          }),
          requestId: made,
        },
      },
      previewFeeCorrection: { caller: 'manager', ids: { sellerId: narrowed } },
      proposeFeeCorrection: { caller: 'manager', ids: { sellerId: narrowed, requestId: made } },
    },
  },
  {
    at: 'admin.reserves',
    objects: {
      list: {
        caller: 'manager',
        ids: {
          sellerId: { because: 'It narrows what the staff sees, which ends at the wall of its platform.' },
        },
      },
      sellers: { caller: 'manager', ids: { ids: names } },
      extend: { caller: 'manager', ids: { lotId: held } },
      proposeRelease: { caller: 'manager', ids: { lotIds: held, requestId: made } },
    },
  },
  {
    at: 'admin.debts',
    objects: {
      get: { caller: 'manager', ids: { userId: held } },
      note: { caller: 'manager', ids: { userId: held } },
      proposeWriteOff: { caller: 'manager', ids: { userId: held, requestId: made } },
    },
  },
]
