import { twoKeyGatewayCases } from '../families/two-key-gateway.cases.ts'

export const cases = twoKeyGatewayCases()
