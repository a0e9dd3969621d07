import { qrcodeBankCases } from '#cases/families/qrcode-bank.cases.ts'

export const cases = qrcodeBankCases()
