import { pixBankCases } from '#cases/families/pix-bank.cases.ts'
import { twoKeyGatewayCases } from '#cases/families/two-key-gateway.cases.ts'
import type { ProviderCases } from '#cases/provider-cases.ts'
import { appCases } from './app.cases.ts'

export const cases: ProviderCases = {
  ...pixBankCases({ certificates: 'presented', acceptedPayout: 'APPROVED' }),
  otherGenerations: { gateway: twoKeyGatewayCases(), app: appCases },
}
