import { pagarmeCases } from './pagarme/pagarme-cases.ts'

export const cases = pagarmeCases('specified')
