import { normalizePixKey } from '@balcao/domain/payments/pix-key'
import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import type { Answer } from '#adapter/answer.ts'
import type { WithdrawReading } from '#adapter/definition.ts'
import { path } from '#adapter/path.ts'
import { pixKeyTypesInPortuguese } from '#adapter/pix-key-types-in-portuguese.ts'
import { badResponse } from '#adapter/provider-failed.ts'
import { splitAccountNumber } from '#adapter/split-account-number.ts'
import type { BankAccountWithdraw, PixWithdraw } from '#inputs.ts'
import type { TransfeeraApi } from './transfeera-api.ts'

export async function payByPix(input: PixWithdraw, api: TransfeeraApi): Promise<WithdrawReading> {
  const { pixKey, pixType, document, name } = input
  const number = document && onlyDocumentCharacters(document)
  return payBatch(input, api, {
    destination_bank_account: {
      pix_key_type: pixKeyTypesInPortuguese[pixType],
      pix_key: normalizePixKey({ key: pixKey, type: pixType }),
      name,
      cpf_cnpj: number,
    },
    // Transfeera then refuses a key that belongs to another person.
    pix_key_validation: number && { cpf_cnpj: number },
  })
}

export async function payByBank(input: BankAccountWithdraw, api: TransfeeraApi): Promise<WithdrawReading> {
  const { account, digit } = splitAccountNumber(input.accountNumber)
  return payBatch(input, api, {
    destination_bank_account: {
      name: input.accountHolder,
      cpf_cnpj: onlyDocumentCharacters(input.accountDocument),
      bank_code: input.bankCode,
      agency: input.branchNumber,
      account,
      account_digit: digit,
      account_type: 'CONTA_CORRENTE',
    },
  })
}

/** One batch per payout; the batch's id is the payout's id from then on. */
export function readBatch(withdrawId: string, answer: Answer): WithdrawReading {
  const [transfer] = [...answer.list(''), ...answer.list('data')]
  if (!transfer) throw badResponse('The batch has no transfer')
  return {
    withdrawId,
    rawStatus: transfer.text('status'),
    amount: transfer.optionalAmount('value'),
    endToEndId: transfer.optionalText('pix_end2end_id'),
    approvedAt: transfer.optionalDate('finish_date'),
  }
}

async function payBatch(
  { amount, withdrawReference, description }: PixWithdraw | BankAccountWithdraw,
  api: TransfeeraApi,
  transfer: object,
): Promise<WithdrawReading> {
  const batch = {
    type: 'TRANSFERENCIA',
    auto_close: false,
    name: `Saque ${withdrawReference}`,
    transfers: [
      {
        value: api.amount(amount),
        integration_id: withdrawReference,
        idempotency_key: api.idempotencyKey(),
        pix_description: description,
        ...transfer,
      },
    ],
  }
  // An open batch sends no payout; after a lost answer it stays open for ever.
  const withdrawId = (await api.post('/batch', batch, { preparation: true })).identifier('id')
  api.made(withdrawId)
  await api.post(path`/batch/${withdrawId}/close`, {})
  return { withdrawId, rawStatus: 'CRIADA' }
}
