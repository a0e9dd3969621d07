import {
  type AccessFacts,
  type Holdings,
  type ObjectRow,
  ofProviderAccount,
} from '#rpc/testing/access-facts.ts'

const made = 'It is made by the browser, and looked for among one’s own proposals alone.'
const held = 'Of another platform it is not found, says `proposals.test.ts`.'
const heldStaff = 'Of another platform nobody is found, says `staff-access.test.ts`.'
const narrowed = 'It narrows the sales that the staff sees, which end at the wall of its platform.'
const names = 'Names of the own platform’s sellers only.'
const requestId = '00000000-0000-4000-8000-00000000000d'
const adjustment = {
  requestId,
  purse: 'user',
  currency: 'BRL',
  direction: 'GIVE',
  amountCents: 100,
  reason: 'Correção de tarifa',
} as const

const routes = (accountId: string, rules: object = {}) => ({
  requestId,
  method: 'BILLET',
  savedAt: null,
  lines: [
    { accountId, step: 1, rules },
    { accountId: null, step: 2 },
  ],
  reason: 'Outra ordem',
})
/** Each probe uses a method of its own, since the list saved by an earlier one is not read here. */
const pixRoutes = (own: Holdings, sellerId: string) => ({
  ...routes(own.providerAccountId, { sellerIds: [sellerId] }),
  requestId: '00000000-0000-4000-8000-00000000000e',
  method: 'PIX',
})

const receiverLink = ({ providerAccountId }: Holdings, userId: string) => ({
  requestId: '00000000-0000-4000-8000-00000000000f',
  accountId: providerAccountId,
  userId,
  providerReference: 're_outro',
  reason: 'Recebedor trocado',
})

const feePlan = {
  method: 'PIX',
  basisPoints: 599,
  fixedFees: { BRL: 249 },
  releaseDays: 0,
  reserveBasisPoints: 0,
  reserveDays: 0,
  feePolicy: 'KEEP_FIXED',
  disputeFees: {},
}
/**
 * Without required documents, as in the platform's plan: the seller of this plan requests a withdrawal
 * afterwards.
 */
const withdrawalPlan = {
  minCents: 1_000,
  feeCents: 199,
  smallFeeCents: 199,
  smallBelowCents: 0,
  dailyMaxCents: 100_000,
  dailyMaxCount: 5,
  automaticMaxCents: 0,
  secondPersonFromCents: 100_000,
  requiresDocuments: false,
}
const anticipationPlan = {
  rateKind: 'MONTHLY',
  basisPoints: 349,
  isOffered: true,
  minCents: 0,
  limitBasisPoints: 10_000,
  minHistoryDays: 0,
  automaticMaxCents: 0,
}
const planOf = (field: 'sellerId' | 'userId', plan: object): ObjectRow => ({
  [field]: ({ sellerId }) => ({ [field]: sellerId, ...plan }),
})

export const adminProposalsAccess: readonly AccessFacts[] = [
  {
    at: 'admin.approvals',
    objects: {
      get: { proposalId: held },
      approve: { proposalId: held },
      refuse: { proposalId: held },
      sellers: { ids: names },
      proposeAdjustment: {
        userId: ({ sellerId: userId }) => ({ ...adjustment, userId }),
        requestId: made,
      },
      previewFeeCorrection: { sellerId: narrowed },
      proposeFeeCorrection: { sellerId: narrowed, requestId: made },
    },
  },
  {
    at: 'admin.acquirerChanges',
    objects: {
      update: {
        accountId: ofProviderAccount({ requestId, label: 'Conta principal', reason: 'Nome mais claro' }),
        requestId: made,
      },
      saveRoutes: {
        'lines.accountId': ({ providerAccountId }) => routes(providerAccountId),
        'lines.rules.sellerIds': {
          own: (own) => pixRoutes(own, own.sellerId),
          foreign: (own, { sellerId }) => pixRoutes(own, sellerId),
        },
        requestId: made,
      },
      linkReceiver: {
        accountId: ofProviderAccount({
          requestId: '00000000-0000-4000-8000-000000000010',
          userId: null,
          providerReference: 're_da_plataforma',
          reason: 'Recebedor da plataforma',
        }),
        userId: {
          own: (own) => receiverLink(own, own.sellerId),
          foreign: (own, { sellerId }) => receiverLink(own, sellerId),
        },
        requestId: made,
      },
    },
  },
  {
    at: 'admin.plans',
    objects: {
      saveFees: planOf('sellerId', feePlan),
      saveWithdrawals: planOf('userId', withdrawalPlan),
      saveAnticipation: planOf('userId', anticipationPlan),
      saveInterest: planOf('sellerId', { fees: [0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] }),
    },
  },
  {
    at: 'admin.signOnChanges',
    objects: {
      save: {
        breakGlassUserId: 'Of another platform nobody is found, says `sign-on.test.ts`.',
        clientId: 'It is the platform’s name at its issuer, and no record here.',
        requestId: made,
      },
    },
  },
  {
    at: 'admin.staffChanges',
    objects: {
      update: { userId: heldStaff },
      resume: { userId: heldStaff },
      limit: { userId: heldStaff, sellerIds: heldStaff },
    },
  },
  {
    at: 'admin.reserves',
    objects: {
      list: {
        sellerId: 'It narrows what the staff sees, which ends at the wall of its platform.',
      },
      sellers: { ids: names },
      extend: { lotId: held },
      proposeRelease: { lotIds: held, requestId: made },
    },
  },
  {
    at: 'admin.debts',
    objects: {
      get: { userId: held },
      note: { userId: held },
      proposeWriteOff: { userId: held, requestId: made },
    },
  },
]
