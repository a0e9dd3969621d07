import { encodeDynamicBrCode } from '@balcao/domain/payments/br-code'
import type { CardData, OperationTypes } from '#contract.ts'
import type { WithdrawMethod } from '#inputs.ts'

/**
 * Sales, payouts and receivers of the suite. The card and the documents are canaries: no transcript may contain them.
 */

export const noon = new Date('2026-03-02T15:00:00.000Z')
export const idempotencyKey = '7d9f0c1e-2b3a-4c5d-8e6f-708192a3b4c5'
export const accountWebhookUrl = 'https://balcao.example/webhooks/account'
export const sealedCard = 'eyJhbGciOiJFQ0RILUVTIn0..aXY.Y2lwaGVydGV4dA.dGFn'

export const card: CardData = {
  number: '4111 1111 1111 1111',
  holderName: 'MARIA DA SILVA',
  holderDocument: '529.982.247-25',
  expMonth: 7,
  expYear: 2031,
  cvv: '9743',
}

const customer = {
  name: 'Maria da Silva',
  document: '529.982.247-25',
  email: 'maria@exemplo.com.br',
  phone: '(11) 98765-4321',
}

/** CNPJs of digits only, and with letters, as issued since July 2026. */
export const companies = [
  { typed: '11.222.333/0001-81', number: '11222333000181' },
  { typed: '12.ABC.345/01DE-35', number: '12ABC34501DE35' },
]

/** The Pix code on a boleto of the sales below. */
export const pixCodeOnBoleto = encodeDynamicBrCode({
  url: 'pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca25',
  merchantName: 'LOJA DA MARIA',
  merchantCity: 'SAO PAULO',
  amountCents: 9_700,
})

type Sale = OperationTypes['createTransaction']['input']

export function aPixSale(changes: Partial<Sale> = {}): Sale {
  return {
    amount: 9_700,
    paymentMethod: 'PIX',
    customer,
    items: [{ id: 'offer-1', title: 'Curso de violão', unitPrice: 9_700, quantity: 1, tangible: false }],
    orderId: 'order-1',
    webhookUrl: 'https://balcao.example/webhooks/abc',
    customerIp: '203.0.113.7',
    ...changes,
  }
}

export function aBilletSale(changes: Partial<Sale> = {}): Sale {
  return aPixSale({ paymentMethod: 'BILLET', ...changes })
}

export function aCardSale(changes: Partial<Sale> = {}): Sale {
  const address = {
    zipCode: '01001-000',
    address: 'Praça da Sé',
    number: '1',
    district: 'Sé',
    city: 'São Paulo',
    state: 'SP',
  }
  return aPixSale({ paymentMethod: 'CREDIT_CARD', cardId: sealedCard, installments: 3, address, ...changes })
}

export const aPixWithdraw: OperationTypes['withdraw']['input'] = {
  paymentMethod: 'PIX',
  amount: 15_050,
  withdrawReference: 'withdraw-1',
  pixKey: '(11) 98765-4321',
  pixType: 'PHONE',
  document: '529.982.247-25',
  name: 'Maria da Silva',
}

export const aBankAccountWithdraw: OperationTypes['withdraw']['input'] = {
  paymentMethod: 'BANK_ACCOUNT',
  amount: 15_050,
  withdrawReference: 'withdraw-1',
  bankCode: '341',
  branchNumber: '0123',
  accountNumber: '12345-6',
  accountHolder: 'Maria da Silva',
  accountDocument: '529.982.247-25',
}

export const aReceiverWithdraw: OperationTypes['withdraw']['input'] = {
  paymentMethod: 'RECEIVER',
  amount: 15_050,
  withdrawReference: 'withdraw-1',
  receiverId: 'receiver-1',
}

export const withdrawInputs: Record<WithdrawMethod, OperationTypes['withdraw']['input']> = {
  PIX: aPixWithdraw,
  BANK_ACCOUNT: aBankAccountWithdraw,
  RECEIVER: aReceiverWithdraw,
}

export function aReceiver(
  changes: Partial<OperationTypes['createReceiver']['input']> = {},
): OperationTypes['createReceiver']['input'] {
  return {
    name: 'Maria da Silva',
    document: '529.982.247-25',
    documentType: 'CPF',
    email: 'maria@exemplo.com.br',
    phone: '(11) 98765-4321',
    bankAccount: {
      bankCode: '341',
      branchNumber: '0123',
      accountNumber: '12345',
      accountDigit: '6',
      accountType: 'CHECKING',
    },
    address: {
      street: 'Praça da Sé',
      number: '1',
      district: 'Sé',
      city: 'São Paulo',
      state: 'SP',
      zipcode: '01001-000',
    },
    providerSpecificData: { monthlyRevenue: 500_000 },
    ...changes,
  }
}

export const aTransactionToRead = { transactionId: 'transaction-1', paymentMethod: 'PIX' } as const
export const aRefund = { transactionId: 'transaction-1', paymentMethod: 'PIX' } as const
export const aCardToKeep: OperationTypes['tokenizeCard']['input'] = {
  sealedCard,
  customer,
  customerIp: '203.0.113.7',
}

/** One valid input per operation, to call the operations that a provider lacks. */
export const anyInput: { [O in keyof OperationTypes]: OperationTypes[O]['input'] } = {
  createReceiver: aReceiver(),
  getReceiver: { receiverId: 'receiver-1' },
  withdraw: aPixWithdraw,
  getWithdraw: { withdrawId: 'withdraw-1' },
  tokenizeCard: aCardToKeep,
  getCardId: { token: sealedCard },
  createTransaction: aPixSale(),
  getTransaction: aTransactionToRead,
  refund: aRefund,
  cancelTransaction: aTransactionToRead,
  getPixAuthorization: { authorizationId: 'authorization-1' },
  cancelPixAuthorization: { authorizationId: 'authorization-1' },
  getPixDebit: { transactionId: 'transaction-1' },
  retryPixDebit: { transactionId: 'transaction-1', dueOn: '2026-03-10' },
}

/** Values that must not appear in a transcript or a failure, besides the secrets of the credentials. */
export const canaries = ['4111111111111111', '4111 1111 1111 1111', '9743', '52998224725', '529.982.247-25']
