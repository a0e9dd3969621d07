import { pixBankCases } from '../../families/pix-bank.cases.ts'
import { twoKeyGatewayCases } from '../../families/two-key-gateway.cases.ts'
import type { ProviderCases } from '../../provider-cases.ts'
import { appCases } from './app.cases.ts'

export const cases: ProviderCases = {
  ...pixBankCases({ certificates: 'presented', acceptedPayout: 'APPROVED' }),
  otherGenerations: { gateway: twoKeyGatewayCases(), app: appCases },
}
