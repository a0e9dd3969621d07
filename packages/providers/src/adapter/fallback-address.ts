import { defaultZipCode } from './zip-code.ts'

/** The centre of São Paulo, for providers that require the address of a buyer who was not asked for one. */
export const fallbackAddress = {
  zipCode: defaultZipCode,
  address: 'Praça da Sé',
  district: 'Sé',
  city: 'São Paulo',
  state: 'SP',
}
