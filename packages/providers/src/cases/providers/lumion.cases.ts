import { twoKeyGatewayCases } from '#cases/families/two-key-gateway.cases.ts'

export const cases = twoKeyGatewayCases()
