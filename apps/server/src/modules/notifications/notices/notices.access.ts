import type { AccessFacts } from '#rpc/testing/access-facts.ts'

export const noticesAccess: AccessFacts = {
  at: 'notices',
  signedIn: ['list', 'unread', 'markRead', 'unacknowledged', 'acknowledge'],
  objects: {
    markRead: {
      caller: 'seller',
      ids: {
        noticeId: {
          because: 'broadcasts.test.ts marks somebody else’s, which does nothing and says nothing.',
        },
      },
    },
    acknowledge: {
      caller: 'manager',
      ids: { noticeId: { because: 'announcements.test.ts confirms somebody else’s, which is not found.' } },
    },
  },
}
