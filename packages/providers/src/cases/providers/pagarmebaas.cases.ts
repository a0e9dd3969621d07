import { pagarmeCases } from './pagarme/shared.cases.ts'

export const cases = pagarmeCases('specified')
