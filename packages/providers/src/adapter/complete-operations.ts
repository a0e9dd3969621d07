import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { Operation } from '#contract.ts'
import type {
  CancelTransaction,
  CreateReceiver,
  CreateTransaction,
  GetCardId,
  GetReceiver,
  GetTransaction,
  GetWithdraw,
  PixAuthorizationRef,
  PixDebitRef,
  Refund,
  RetryPixDebit,
  TokenizeCard,
  Withdraw,
  WithdrawMethod,
} from '#inputs.ts'
import type { CardId, CardToken, RefundResult } from '#results.ts'
import type {
  PixAuthorizationReading,
  PixDebitReading,
  ProviderDefinition,
  ReceiverReading,
  SpecifiedTexts,
  TransactionReading,
  WithdrawReading,
} from './definition.ts'
import type { ProviderApi } from './provider-api.ts'
import { badResponse, ProviderFailed } from './provider-failed.ts'

/** The operations of the contract: from parsed input to the reading of the provider's answer. */
export type CompleteOperations<C> = {
  [O in Operation]: ((asked: Asked[O], api: ProviderApi<C>) => Promise<Readings[O]>) | undefined
}
export type Asked = {
  createReceiver: CreateReceiver
  getReceiver: GetReceiver
  withdraw: Withdraw
  getWithdraw: GetWithdraw
  tokenizeCard: TokenizeCard
  getCardId: GetCardId
  createTransaction: CreateTransaction
  getTransaction: GetTransaction
  refund: Refund
  cancelTransaction: CancelTransaction
  getPixAuthorization: PixAuthorizationRef
  cancelPixAuthorization: PixAuthorizationRef
  getPixDebit: PixDebitRef
  retryPixDebit: RetryPixDebit
}
export type Readings = {
  createReceiver: ReceiverReading
  getReceiver: ReceiverReading
  withdraw: WithdrawReading
  getWithdraw: WithdrawReading
  tokenizeCard: CardToken
  getCardId: CardId
  createTransaction: TransactionReading
  getTransaction: TransactionReading
  refund: RefundResult
  cancelTransaction: TransactionReading
  getPixAuthorization: PixAuthorizationReading
  cancelPixAuthorization: PixAuthorizationReading
  getPixDebit: PixDebitReading
  retryPixDebit: PixDebitReading
}

/**
 * Completes a definition with the rules of every provider: missing methods are refused, a lost id is looked up by our
 * own reference, and the card id is the token unless the provider says otherwise.
 */
export function completeOperations<C>({
  operations,
  find,
  texts,
  refundMethods,
  splits,
  takesCurrency,
}: ProviderDefinition<C>): CompleteOperations<C> {
  const { createTransaction, getTransaction, refund, withdraw, getWithdraw, tokenizeCard, getCardId } =
    operations
  return {
    createReceiver: operations.createReceiver,
    getReceiver: operations.getReceiver,
    refund:
      refund &&
      (async (asked, api) => {
        if (refundMethods && !refundMethods.includes(asked.paymentMethod))
          throw unsupportedMethod(asked.paymentMethod, texts)
        return refund(asked, api)
      }),
    tokenizeCard,
    cancelTransaction: operations.cancelTransaction,
    getPixAuthorization: operations.getPixAuthorization,
    cancelPixAuthorization: operations.cancelPixAuthorization,
    getPixDebit: operations.getPixDebit,
    retryPixDebit: operations.retryPixDebit,
    getCardId: getCardId ?? (tokenizeCard && (async ({ token }) => ({ cardId: token }))),
    createTransaction:
      createTransaction &&
      (async (asked, api) => {
        const charge = createTransaction[asked.paymentMethod]
        if (!charge) throw unsupportedMethod(asked.paymentMethod, texts)
        // Without Pix Automático a debit would become a code that the buyer does not pay, and a request for
        // an authorisation would only become a payment.
        if (!operations.getPixDebit && asked.automaticPix) throw notImplemented()
        // A provider without a currency field would charge a hundred dollars as a hundred reais.
        if (!takesCurrency && asked.currency !== 'BRL') throw notImplemented()
        // Without its shares the sale would still be charged, but the money would go to the wrong people.
        if (!splits && asked.splits.some(({ recipientId }) => recipientId !== '')) throw notImplemented()
        return charge(asked, api)
      }),
    withdraw:
      withdraw &&
      (async (asked, api) => {
        if (asked.paymentMethod === 'PIX' && withdraw.PIX) return withdraw.PIX(asked, api)
        if (asked.paymentMethod === 'BANK_ACCOUNT' && withdraw.BANK_ACCOUNT)
          return withdraw.BANK_ACCOUNT(asked, api)
        if (asked.paymentMethod === 'RECEIVER' && withdraw.RECEIVER) return withdraw.RECEIVER(asked, api)
        throw unsupportedMethod(asked.paymentMethod, texts)
      }),
    getTransaction:
      getTransaction &&
      (async (asked, api) => {
        const { transactionId, orderId } = asked
        if (transactionId !== undefined) return getTransaction({ ...asked, transactionId }, api)
        if (orderId === undefined || !find?.transaction) throw notImplemented()
        return lookUp(find.transaction({ ...asked, orderId }, api))
      }),
    getWithdraw:
      getWithdraw &&
      (async (asked, api) => {
        const { withdrawId, withdrawReference } = asked
        if (withdrawId !== undefined) return getWithdraw({ ...asked, withdrawId }, api)
        if (withdrawReference === undefined || !find?.withdraw) throw notImplemented()
        return lookUp(find.withdraw({ ...asked, withdrawReference }, api))
      }),
  }
}

export function notImplemented(): ProviderFailed {
  return new ProviderFailed({ kind: 'unsupported', message: 'Method not implemented.' })
}

function unsupportedMethod(
  method: PaymentMethod | WithdrawMethod,
  texts: SpecifiedTexts | undefined,
): ProviderFailed {
  const text = texts?.unsupportedMethod
  const message = (typeof text === 'string' ? text : text?.[method]) ?? 'Not implemented yet.'
  return new ProviderFailed({ kind: 'unsupported', message })
}

/**
 * Only the adapter can report that a transaction certainly does not exist, after a search that would have
 * found it. This proves that the lost call did nothing. A search endpoint that answers "not found" proves
 * nothing.
 */
async function lookUp<Reading>(search: Promise<Reading | undefined>): Promise<Reading> {
  const found = await search.catch((error: unknown) => {
    const isMissing = error instanceof ProviderFailed && error.failure.httpStatus === 404
    throw isMissing ? badResponse('The provider does not know this search') : error
  })
  if (found !== undefined) return found
  throw new ProviderFailed({
    kind: 'provider_error',
    message: 'The provider knows no such reference.',
    httpStatus: 404,
  })
}
