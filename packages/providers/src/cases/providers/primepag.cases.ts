import { qrcodeBankCases } from '../families/qrcode-bank.cases.ts'

export const cases = qrcodeBankCases()
