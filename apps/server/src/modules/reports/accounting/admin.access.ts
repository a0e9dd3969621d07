import type { AccessFacts } from '#rpc/testing/access-facts.ts'

const held = 'Of another platform it is not found, says `accounting.test.ts`.'

export const adminAccountingAccess: AccessFacts = {
  at: 'admin.accounting',
  objects: {
    get: { exportId: held },
    read: { exportId: held },
    ask: {
      requestId: 'It is made by the browser, and looked for among one’s own files alone.',
    },
  },
}
