import type { AccessFacts } from '#rpc/testing/access-facts.ts'

export const uploadsAccess: AccessFacts = { at: 'uploads', signedIn: ['create', 'finish'] }
