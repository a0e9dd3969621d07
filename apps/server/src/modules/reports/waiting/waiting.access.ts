import type { AccessFacts } from '#rpc/testing/access-facts.ts'

export const waitingAccess: AccessFacts = { at: 'waiting', signedIn: ['count'] }
