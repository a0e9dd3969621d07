import { defaultZipCode } from './zip-code.ts'

/** The centre of São Paulo, for providers that ask where a buyer lives of whom no address was asked. */
export const fallbackAddress = {
  zipCode: defaultZipCode,
  address: 'Praça da Sé',
  district: 'Sé',
  city: 'São Paulo',
  state: 'SP',
}
