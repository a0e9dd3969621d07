import { type AccessFacts, type Holdings, probe } from '#rpc/testing/access-facts.ts'

const ofGrant = (input: (holder: Holdings) => object) =>
  probe({ own: input, foreign: (_own, foreign) => input(foreign), refusal: 'not_found' })

export const customerAccessAccess: AccessFacts = {
  at: 'customer.access',
  objects: {
    deliveries: { caller: 'customer', ids: { grantId: ofGrant(({ grantId }) => ({ grantId })) } },
    open: {
      caller: 'customer',
      ids: {
        grantId: ofGrant(({ grantId, contentId }) => ({ grantId, contentId })),
        contentId: probe({
          own: ({ grantId, contentId }) => ({ grantId, contentId }),
          foreign: ({ grantId }, { contentId }) => ({ grantId, contentId }),
          refusal: 'not_found',
        }),
      },
    },
  },
}
