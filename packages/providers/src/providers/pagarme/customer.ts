import { documentKind, onlyDocumentCharacters } from '@balcao/domain/people/document'
import { nationalPhoneDigits } from '@balcao/domain/people/phone'
import { zipCodeOrDefault } from '#adapter/zip-code.ts'
import type { CreateTransaction } from '#inputs.ts'

const longestName = 64

export function customerBlock({ name, email, document, phone }: CreateTransaction['customer']) {
  const isCompany = documentKind(document) === 'CNPJ'
  const digits = nationalPhoneDigits(phone)
  return {
    name: name.slice(0, longestName),
    email,
    document: onlyDocumentCharacters(document),
    document_type: isCompany ? 'CNPJ' : 'CPF',
    type: isCompany ? 'company' : 'individual',
    phones: digits
      ? { mobile_phone: { country_code: '55', area_code: digits.slice(0, 2), number: digits.slice(2) } }
      : undefined,
  }
}

export function addressBlock(address: CreateTransaction['address']) {
  return (
    address && {
      line_1: `${address.number}, ${address.address}, ${address.district}`,
      zip_code: zipCodeOrDefault(address.zipCode),
      city: address.city,
      state: address.state,
      country: 'BR',
    }
  )
}
