import { onlyDocumentCharacters } from '@balcao/domain/document'
import type { ReceiverReading } from '../../adapter/definition.ts'
import { findReceiver } from '../../adapter/find-receiver.ts'
import { path } from '../../adapter/path.ts'
import { requireReceiverBank } from '../../adapter/require-receiver-bank.ts'
import type { CreateReceiver, GetReceiver } from '../../inputs.ts'
import type { PagarmeApi } from './pagarme-api.ts'

/** We decide when a receiver is paid, so transfers by themselves stay off. */

export async function createRecipient(input: CreateReceiver, api: PagarmeApi): Promise<ReceiverReading> {
  requireReceiverBank(input.bankAccount.bankCode)
  const recipient = isPublicGeneration(api) ? publicRecipient(input) : specifiedRecipient(input)
  const answer = await api.post('/recipients', recipient)
  return { receiverId: answer.identifier('id'), rawStatus: answer.text('status') }
}

export async function getRecipient({ receiverId }: GetReceiver, api: PagarmeApi): Promise<ReceiverReading> {
  const recipient = await findReceiver(api.get(path`/recipients/${receiverId}`))
  const balance = isPublicGeneration(api)
    ? await api.get(path`/recipients/${receiverId}/balance`)
    : await api.get('/balance/available', { query: { recipientId: receiverId } })
  return {
    receiverId: recipient.identifier('id'),
    rawStatus: recipient.text('status'),
    balance: balance.optionalAmount('available_amount', 'amount'),
  }
}

function isPublicGeneration({ credentials }: PagarmeApi): boolean {
  return credentials.generation?.toLowerCase() === 'v5'
}

function specifiedRecipient({ name, document, documentType, bankAccount }: CreateReceiver) {
  const owner = { number: onlyDocumentCharacters(document), type: documentType.toLowerCase() }
  return {
    legalName: name,
    document: owner,
    transferSettings: { transferEnabled: false, transferInterval: 'daily', transferDay: 0 },
    bankAccount: {
      bankCode: bankAccount.bankCode,
      agencyNumber: bankAccount.branchNumber,
      agencyDigit: bankAccount.branchDigit,
      accountNumber: bankAccount.accountNumber,
      accountDigit: bankAccount.accountDigit,
      type: bankAccount.accountType === 'SAVINGS' ? 'conta_poupanca' : 'conta_corrente',
      legalName: name,
      document: owner,
    },
  }
}

function publicRecipient({ name, email, document, documentType, description, bankAccount }: CreateReceiver) {
  const type = documentType === 'CNPJ' ? 'company' : 'individual'
  return {
    name,
    email,
    document: onlyDocumentCharacters(document),
    type,
    description,
    default_bank_account: {
      holder_name: name.slice(0, longestHolderName),
      holder_type: type,
      holder_document: onlyDocumentCharacters(document),
      bank: bankAccount.bankCode,
      branch_number: bankAccount.branchNumber,
      branch_check_digit: bankAccount.branchDigit,
      account_number: bankAccount.accountNumber,
      account_check_digit: bankAccount.accountDigit,
      type: bankAccount.accountType === 'SAVINGS' ? 'savings' : 'checking',
      pix_key: bankAccount.pixCode,
    },
    transfer_settings: { transfer_enabled: false, transfer_interval: 'daily', transfer_day: 0 },
  }
}

const longestHolderName = 30
