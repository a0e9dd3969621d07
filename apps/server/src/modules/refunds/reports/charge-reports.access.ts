import type { AccessFacts } from '#rpc/testing/access-facts.ts'

export const chargeReportsAccess: AccessFacts = { at: 'chargeReports', public: ['report'] }
