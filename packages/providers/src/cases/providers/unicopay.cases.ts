import { secretKeyGatewayCases } from '../families/secret-key-gateway.cases.ts'

export const cases = secretKeyGatewayCases({ isAssumed: true })
