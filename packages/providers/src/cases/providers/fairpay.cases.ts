import { functionsGatewayCases } from '../families/functions-gateway.cases.ts'

export const cases = functionsGatewayCases({ companyId: 'header' })
