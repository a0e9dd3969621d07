import stateTable from '#data/states.json' with { type: 'json' }
import { cepDigits } from './cep.ts'

/**
 * The state whose range of postal codes contains the CEP. A city may span ranges, so the state is a hint and no
 * address.
 */
export function stateOfCep(value: string): string | null {
  const digits = cepDigits(value)
  if (digits === null) return null
  const state = stateTable.find(({ cepRanges }) =>
    cepRanges.some(([from = '', to = '']) => digits >= from && digits <= to),
  )
  return state?.code ?? null
}
