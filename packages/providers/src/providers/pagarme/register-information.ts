import { onlyDocumentCharacters } from '@balcao/domain/document'
import { nationalPhoneDigits } from '@balcao/domain/phone'
import { zipCodeOrDefault } from '../../adapter/zip-code.ts'
import type { CreateReceiver } from '../../inputs.ts'
import type { PagarmeApi } from './pagarme-api.ts'

const monthsOfAYear = 12
const untold = 'Não informado'

/**
 * Who a recipient is, without which none has been made since December 2024. Nobody collects here what Pagar.me also asks
 * for: of a person the birth date and the occupation, of a company its managing partners. It names what it misses.
 */
export function registerInformation(input: CreateReceiver, api: PagarmeApi) {
  const { name, email, document, documentType, phone } = input
  const monthlyRevenue = input.providerSpecificData?.monthlyRevenue
  const digits = phone && nationalPhoneDigits(phone)
  const anybody = {
    email,
    document: onlyDocumentCharacters(document),
    phone_numbers: digits ? [{ ddd: digits.slice(0, 2), number: digits.slice(2), type: 'mobile' }] : [],
  }
  return documentType === 'CNPJ'
    ? {
        type: 'corporation',
        ...anybody,
        company_name: name,
        trading_name: name,
        annual_revenue: monthlyRevenue && api.amount(monthlyRevenue * monthsOfAYear),
        main_address: addressBlock(input.address),
      }
    : {
        type: 'individual',
        ...anybody,
        name,
        monthly_income: monthlyRevenue && api.amount(monthlyRevenue),
        address: addressBlock(input.address),
      }
}

function addressBlock({ street, number, district, city, state, zipcode }: CreateReceiver['address']) {
  return {
    street,
    street_number: number,
    complementary: untold,
    reference_point: untold,
    neighborhood: district,
    city,
    state,
    zip_code: zipCodeOrDefault(zipcode),
  }
}
