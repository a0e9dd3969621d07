import { pagarmeCases } from './pagarme-cases.ts'

export const cases = pagarmeCases({ failedRefund: 'This charge can not be canceled.' })
