import { centsToDecimalNumber } from '@balcao/domain/money/money'
import { normalizePixKey } from '@balcao/domain/payments/pix-key'
import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import type { Answer } from '#adapter/answer.ts'
import type { WithdrawReading } from '#adapter/definition.ts'
import { path } from '#adapter/path.ts'
import { whenFound } from '#adapter/when-found.ts'
import { pixKeyTypeNames } from '#families/gateway-transaction.ts'
import type { GetWithdraw, PixWithdraw, ReceiverWithdraw } from '#inputs.ts'
import { type IuguApi, inTheNameOf } from './iugu-api.ts'
import { postSigned } from './post-signed.ts'

/** To any Pix key. A refusal is passed on unchanged, body included. */
export async function transferByPix(input: PixWithdraw, api: IuguApi): Promise<WithdrawReading> {
  const { amount, pixKey, pixType, name, document, description, withdrawReference } = input
  const number = document && onlyDocumentCharacters(document)
  const body = {
    transfer_type: 'pix',
    amount_cents: api.amount(amount),
    external_reference: withdrawReference,
    description,
    // iugu then refuses a key that belongs to another person.
    check_payer: number,
    receiver: {
      name,
      cpf_cnpj: number,
      pix: {
        type: pixKeyTypeNames[pixType],
        key: normalizePixKey({ key: pixKey, type: pixType }),
      },
    },
  }
  const token = input.receiverToken ?? api.credentials.secretKey
  const answer = await postSigned(
    { api, path: '/transfer_requests', body, token },
    { refusalInFull: true, headers: { 'idempotency-key': api.idempotencyKey() } },
  )
  return readTransfer(answer)
}

/**
 * From an account to its own bank: the only call of iugu in reais, and without an idempotency key. Its answer may be
 * "accepted" at once, though the money arrives a day later, so a new withdraw counts as PENDING.
 */
export async function withdrawToOwnBank(input: ReceiverWithdraw, api: IuguApi): Promise<WithdrawReading> {
  const { amount, receiverId, receiverToken, withdrawReference } = input
  const body = {
    amount: centsToDecimalNumber(amount),
    custom_variables: [{ name: 'reference', value: withdrawReference }],
  }
  const answer = await postSigned(
    {
      api,
      path: path`/accounts/${receiverId}/request_withdraw`,
      body,
      token: receiverToken ?? api.credentials.secretKey,
    },
    { refusalInFull: true },
  )
  return {
    withdrawId: answer.identifier('id'),
    rawStatus: answer.optionalText('status') ?? 'pending',
    presumedStatus: 'PENDING',
  }
}

/** An id does not show whether it is a transfer or a withdraw. */
export async function getPayout(
  { withdrawId, receiverToken }: GetWithdraw & { withdrawId: string },
  api: IuguApi,
): Promise<WithdrawReading> {
  const account = inTheNameOf(receiverToken)
  const withdraw = await whenFound(api.get(path`/withdraw_requests/${withdrawId}`, account))
  if (!withdraw) return readTransfer(await api.get(path`/transfer_requests/${withdrawId}`, account))
  return { withdrawId: withdraw.identifier('id'), rawStatus: withdraw.text('status') }
}

function readTransfer(transfer: Answer): WithdrawReading {
  return {
    withdrawId: transfer.identifier('transfer_request_id', 'id'),
    rawStatus: transfer.text('status'),
    amount: transfer.optionalAmount('amount_cents'),
    endToEndId: transfer.optionalText('end_to_end_id'),
    approvedAt: transfer.optionalDate('executed_at'),
  }
}
