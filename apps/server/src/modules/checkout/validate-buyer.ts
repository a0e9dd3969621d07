import { buyerProblems } from '@balcao/domain/checkout/buyer-problems'
import { isForAdults } from '@balcao/domain/delivery/age-ratings'
import { AppError } from '@balcao/domain/texts/app-error'
import type { OrderAddress } from '#db/schema/orders.ts'
import type { LoadedOffer } from '#modules/catalog/load-offer.ts'
import type { Buyer } from '#modules/orders/order-to-create.ts'
import type { PurchaseInput } from './purchase-input.ts'
import { needsAddress } from './quote-order.ts'

/** The specification's checks, in its order; the first one that fails names the error and the field. */
export function validateBuyer(loaded: LoadedOffer, input: PurchaseInput): Buyer {
  const { offer, product, platform } = loaded
  // Only buyers who read Portuguese are asked for a CPF and a Brazilian phone.
  const asksIdentity = product.language === 'PT_BR'
  const isSent = needsAddress(loaded, input.orderBumpsIds)
  const { requiredDocumentAndPhone } = offer
  const requiredDocument = offer.requiredDocument || isForAdults(product.ageRating)
  const [problem] = buyerProblems(
    { asksIdentity, requiredDocument, requiredDocumentAndPhone, needsAddress: isSent, cepMinimumLength: 1 },
    input,
  )
  if (problem) throw new AppError(problem.code, { field: problem.field })
  // The message says 3 characters, but 4 has always been enforced.
  if (input.name.length < 4) throw new AppError('input_invalid', { field: 'name', minimum: 4 })

  const typedDocument = asksIdentity ? input.cpf : ''
  const phone = (asksIdentity && input.phone) || platform.placeholderPhone
  const document = typedDocument || platform.placeholderDocument
  if (phone === '' || document === '')
    throw new AppError('errorPhoneAndCpf', { field: phone === '' ? 'phone' : 'cpf' })
  return {
    name: input.name,
    email: input.email,
    phone,
    document,
    documentSource: typedDocument === '' ? 'PLACEHOLDER' : 'BUYER',
    address: isSent ? addressOf(input) : null,
  }
}

function addressOf(input: PurchaseInput): OrderAddress {
  return {
    zipCode: input.cep.replace(/\D/g, ''),
    street: input.street,
    number: input.number,
    complement: input.complement,
    district: input.district,
    city: input.city,
    state: input.state,
    ...(input.isAddressTyped && { isTyped: true }),
  }
}
