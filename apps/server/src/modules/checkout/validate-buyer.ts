import { AppError } from '@balcao/domain/app-error'
import { isValidDocument } from '@balcao/domain/document'
import type { OrderAddress } from '../../db/schema/orders.ts'
import type { LoadedOffer } from '../catalog/load-offer.ts'
import type { PurchaseInput } from './purchase-input.ts'

export type Buyer = {
  name: string
  email: string
  phone: string
  document: string
  documentSource: 'BUYER' | 'PLACEHOLDER'
  address: OrderAddress | null
}

/** The specification's checks, in its order; the first one that fails names the error and the field. */
export function validateBuyer({ offer, product, platform }: LoadedOffer, input: PurchaseInput): Buyer {
  // Only buyers who read Portuguese are asked for a CPF and a Brazilian phone.
  const isAsked = product.language === 'PT_BR'
  const phoneRequired = isAsked && offer.requiredDocumentAndPhone
  const documentRequired = isAsked && (offer.requiredDocument || offer.requiredDocumentAndPhone)
  if (documentRequired && input.cpf === '') throw new AppError('errorInvalidCpf', { field: 'cpf' })
  if (phoneRequired && input.phone === '') throw new AppError('errorInvalidPhone', { field: 'phone' })
  if (documentRequired && !isValidDocument(input.cpf)) throw new AppError('errorInvalidCpf', { field: 'cpf' })

  const typedDocument = isAsked && isValidDocument(input.cpf) ? input.cpf : ''
  const phone = input.phone || (phoneRequired ? '' : platform.placeholderPhone)
  const document = typedDocument || (documentRequired ? '' : platform.placeholderDocument)
  if (phone === '' || document === '')
    throw new AppError('errorPhoneAndCpf', { field: phone === '' ? 'phone' : 'cpf' })
  if (input.name === '') throw new AppError('errorFullName', { field: 'name' })
  // The message speaks of 3 characters, but 4 is what has always been enforced.
  if (input.name.length < 4) throw new AppError('input_invalid', { field: 'name', minimum: 4 })
  return {
    name: input.name,
    email: input.email,
    phone,
    document,
    documentSource: typedDocument === '' ? 'PLACEHOLDER' : 'BUYER',
    address: product.type === 'FISICO' ? requiredAddress(input) : null,
  }
}

function requiredAddress(input: PurchaseInput): OrderAddress {
  for (const field of ['cep', 'number', 'street', 'district', 'city', 'state'] as const)
    if (input[field] === '') throw new AppError('errorAddress', { field })
  return {
    zipCode: input.cep.replace(/\D/g, ''),
    street: input.street,
    number: input.number,
    complement: input.complement,
    district: input.district,
    city: input.city,
    state: input.state,
  }
}
