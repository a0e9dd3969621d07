import type { AccessFacts } from '../../api/testing/access-facts.ts'

export const uploadsAccess: AccessFacts = { at: 'uploads', signedIn: ['create'] }
