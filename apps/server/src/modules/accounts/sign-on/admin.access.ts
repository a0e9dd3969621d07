import type { AccessFacts } from '#rpc/testing/access-facts.ts'

export const adminSignOnAccess: AccessFacts = {
  at: 'admin.signOn',
  objects: { unlink: { userId: 'Of another platform nobody is found, says `sign-on.test.ts`.' } },
}
