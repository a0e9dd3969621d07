import { secretKeyGatewayCases } from '#cases/families/secret-key-gateway.cases.ts'

export const cases = secretKeyGatewayCases({ paysRecipients: true })
