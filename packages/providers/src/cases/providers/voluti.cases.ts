import { pixBankCases } from '#cases/families/pix-bank.cases.ts'

export const cases = pixBankCases({ acceptedPayout: 'APPROVED', loginAsJson: true, otherEvents: 'pending' })
