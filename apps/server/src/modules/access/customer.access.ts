import type { AccessFacts } from '#rpc/testing/access-facts.ts'

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
