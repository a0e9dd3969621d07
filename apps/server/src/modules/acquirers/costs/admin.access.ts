import { type AccessFacts, type ObjectRow, ofProviderAccount } from '#rpc/testing/access-facts.ts'

const account = (more: object = {}): ObjectRow => ({ accountId: ofProviderAccount(more) })

export const adminCostsAccess: AccessFacts = {
  at: 'admin.costs',
  objects: {
    list: account(),
    save: account({ method: 'PIX', rows: [{ fromInstallments: 1, basisPoints: 99, fixedCents: 0 }] }),
  },
}
