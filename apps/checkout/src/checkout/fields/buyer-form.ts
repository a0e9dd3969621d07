import type { CheckoutPage } from '@balcao/domain/checkout/checkout-page'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { initialMethod } from '#checkout/paying/offered-methods.ts'

/** The buyer's input as typed, masks included; it becomes digits only when the purchase is sent. */
export type BuyerForm = {
  name: string
  email: string
  phone: string
  cpf: string
  birthDate: string
  cep: string
  street: string
  number: string
  complement: string
  district: string
  city: string
  state: string
  /** Whether the purchase is a gift; the gift fields are about its recipient. */
  isGift: boolean
  giftName: string
  giftEmail: string
  giftMessage: string
  giftDay: string
  paymentMethod: PaymentMethod
  /** The buyer lets their bank pay the renewals by Pix. Not restored by a draft, since it must be chosen each time. */
  automaticPix: boolean
  /** Consent to reports of the purchase to ad vendors. No draft restores it. */
  adConsent: boolean
  cardInstallment: number
  /** Whether two cards pay together. */
  isTwoCards: boolean
  /** The second card's part of the price; null for half of the price. */
  secondCardCents: number | null
  secondInstallment: number
  deliveryOptionId: string | null
  orderBumpsIds: string[]
}

export const textFields = [
  'name',
  'email',
  'phone',
  'cpf',
  'birthDate',
  'cep',
  'street',
  'number',
  'complement',
  'district',
  'city',
  'state',
  'giftName',
  'giftEmail',
  'giftMessage',
  'giftDay',
] as const
export type TextField = (typeof textFields)[number]

export function isTextField(name: string): name is TextField {
  return (textFields as readonly string[]).includes(name)
}

export function emptyBuyerForm(page: CheckoutPage): BuyerForm {
  const preSelected = page.deliveryOptions.find((option) => option.preSelected) ?? page.deliveryOptions[0]
  return {
    name: '',
    email: '',
    phone: '',
    cpf: '',
    birthDate: '',
    cep: '',
    street: '',
    number: '',
    complement: '',
    district: '',
    city: '',
    state: '',
    isGift: false,
    giftName: '',
    giftEmail: '',
    giftMessage: '',
    giftDay: '',
    paymentMethod: initialMethod(page),
    automaticPix: false,
    adConsent: false,
    cardInstallment: 1,
    isTwoCards: false,
    secondCardCents: null,
    secondInstallment: 1,
    deliveryOptionId: preSelected?.id ?? null,
    orderBumpsIds: [],
  }
}
