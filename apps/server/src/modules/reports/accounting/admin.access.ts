import type { AccessFacts } from '#rpc/testing/access-facts.ts'

const held = { because: 'Of another platform it is not found, says `accounting.test.ts`.' }

export const adminAccountingAccess: AccessFacts = {
  at: 'admin.accounting',
  objects: {
    get: { caller: 'manager', ids: { exportId: held } },
    read: { caller: 'manager', ids: { exportId: held } },
    ask: {
      caller: 'manager',
      ids: {
        requestId: { because: 'It is made by the browser, and looked for among one’s own files alone.' },
      },
    },
  },
}
