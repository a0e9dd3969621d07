import type { AccessFacts, ObjectRow } from '#rpc/testing/access-facts.ts'

const gift: ObjectRow = {
  giftId: '`lockGift` finds a gift by the mailbox of the caller only; tested in gifts.test.ts.',
}

export const customerAccessAccess: AccessFacts = {
  at: 'customer.access',
  objects: {
    keepPlace: {
      grantId: ({ grantId, contentId }) => ({ grantId, contentId, seconds: 1 }),
      contentId: {
        own: ({ grantId, contentId }) => ({ grantId, contentId, seconds: 1 }),
        foreign: ({ grantId }, { contentId }) => ({ grantId, contentId, seconds: 1 }),
      },
    },
    openGift: gift,
    resendGift: gift,
    correctGift: gift,
    deliveries: { grantId: ({ grantId }) => ({ grantId }) },
    open: {
      grantId: ({ grantId, contentId }) => ({ grantId, contentId }),
      contentId: {
        own: ({ grantId, contentId }) => ({ grantId, contentId }),
        foreign: ({ grantId }, { contentId }) => ({ grantId, contentId }),
      },
    },
  },
}
