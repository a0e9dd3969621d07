import type { AccessFacts } from '#rpc/testing/access-facts.ts'

export const claimsAccess: AccessFacts = { at: 'claims', public: ['claim', 'help'] }
