import { functionsGatewayCases } from '#cases/families/functions-gateway.cases.ts'

export const cases = functionsGatewayCases({ companyId: 'header' })
