import type { AccessFacts, ObjectRow } from '#rpc/testing/access-facts.ts'

const recovery: ObjectRow = {
  recoveryId: 'recovery.test.ts decides one’s own and one that is not there: both are refused.',
}

export const masterRecoveriesAccess: AccessFacts = {
  at: 'master.recoveries',
  objects: { approve: recovery, refuse: recovery },
}
