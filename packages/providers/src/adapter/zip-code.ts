import { cepDigits } from '@balcao/domain/people/cep'

/** The first code of São Paulo's centre, for providers that refuse an address without eight digits. */
export const defaultZipCode = '01001000'

export function zipCodeOrDefault(zipCode: string | undefined): string {
  return (zipCode && cepDigits(zipCode)) || defaultZipCode
}
