import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import { nationalPhoneDigits } from '@balcao/domain/people/phone'
import { zipCodeOrDefault } from '#adapter/zip-code.ts'
import type { CreateReceiver } from '#inputs.ts'
import type { PagarmeApi } from './pagarme-api.ts'

const monthsOfAYear = 12
const untold = 'Não informado'

/**
 * Registration data of a recipient, required since December 2024. Missing fields are left out, and Pagar.me's refusal
 * names them. A partner has the company's address.
 */
export function registerInformation(input: CreateReceiver, api: PagarmeApi) {
  const { name, email, document, documentType, phone, registration = {} } = input
  const monthlyRevenue = input.providerSpecificData?.monthlyRevenue
  const anybody = {
    email,
    document: onlyDocumentCharacters(document),
    phone_numbers: phoneNumbers(phone),
  }
  return documentType === 'CNPJ'
    ? {
        type: 'corporation',
        ...anybody,
        company_name: name,
        trading_name: registration.tradeName ?? name,
        corporation_type: registration.corporationType,
        founding_date: registration.foundingDate,
        annual_revenue: monthlyRevenue && api.amount(monthlyRevenue * monthsOfAYear),
        main_address: addressBlock(input.address),
        managing_partners: registration.partners?.map((partner) => ({
          type: 'individual',
          name: partner.name,
          email: partner.email,
          document: onlyDocumentCharacters(partner.document),
          phone_numbers: phoneNumbers(partner.phone),
          birthdate: asBrazilianDate(partner.birthDate),
          mother_name: partner.motherName,
          professional_occupation: partner.occupation,
          monthly_income: api.amount(partner.monthlyIncome),
          self_declared_legal_representative: true,
          address: addressBlock(input.address),
        })),
      }
    : {
        type: 'individual',
        ...anybody,
        name,
        birthdate: registration.birthDate && asBrazilianDate(registration.birthDate),
        mother_name: registration.motherName,
        professional_occupation: registration.occupation,
        monthly_income: monthlyRevenue && api.amount(monthlyRevenue),
        address: addressBlock(input.address),
      }
}

function phoneNumbers(phone: string | undefined) {
  const digits = phone && nationalPhoneDigits(phone)
  return digits ? [{ ddd: digits.slice(0, 2), number: digits.slice(2), type: 'mobile' }] : []
}

/** Dates of birth are written DD/MM/YYYY, the date of foundation in ISO format. */
function asBrazilianDate(day: string): string {
  return day.split('-').reverse().join('/')
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
