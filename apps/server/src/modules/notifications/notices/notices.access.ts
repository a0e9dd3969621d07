import type { AccessFacts } from '#rpc/testing/access-facts.ts'

export const noticesAccess: AccessFacts = {
  at: 'notices',
  signedIn: ['list', 'unread', 'markRead', 'unacknowledged', 'acknowledge'],
  objects: {
    markRead: {
      noticeId: 'broadcasts.test.ts marks somebody else’s, which does nothing and says nothing.',
    },
    acknowledge: { noticeId: 'announcements.test.ts confirms somebody else’s, which is not found.' },
  },
}
