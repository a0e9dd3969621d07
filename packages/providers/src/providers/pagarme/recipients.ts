import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import type { Answer } from '#adapter/answer.ts'
import type { ReceiverReading } from '#adapter/definition.ts'
import { findReceiver } from '#adapter/find-receiver.ts'
import { path } from '#adapter/path.ts'
import { ProviderFailed } from '#adapter/provider-failed.ts'
import { requireReceiverBank } from '#adapter/require-receiver-bank.ts'
import { whenFound } from '#adapter/when-found.ts'
import type { CreateReceiver, GetReceiver } from '#inputs.ts'
import type { PagarmeApi } from './pagarme-api.ts'
import { registerInformation } from './register-information.ts'

export type Recipients = {
  createReceiver: (input: CreateReceiver, api: PagarmeApi) => Promise<ReceiverReading>
  getReceiver: (input: GetReceiver, api: PagarmeApi) => Promise<ReceiverReading>
}

/**
 * In the specification's wording. A receiver's money is transferred to its bank every day, without a request.
 */
export const specifiedRecipients: Recipients = {
  createReceiver: ({ name, document, documentType, bankAccount }, api) => {
    const owner = { number: onlyDocumentCharacters(document), type: documentType.toLowerCase() }
    return create(api, bankAccount, {
      legalName: name,
      document: owner,
      transferSettings: { transferEnabled: true, transferInterval: 'daily', transferDay: 0 },
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
    })
  },
  getReceiver: async ({ receiverId }, api) => ({
    ...readRecipient(await find(api, receiverId)),
    balance: (await specifiedBalance(api, receiverId)).optionalAmount(
      'available_amount',
      'availableAmount',
      'amount',
    ),
  }),
}

/** The specification has two addresses of the balance. The second is called if the first does not exist. */
async function specifiedBalance(api: PagarmeApi, receiverId: string): Promise<Answer> {
  return (
    (await whenFound(api.get(path`/recipients/${receiverId}/balance`))) ??
    (await api.get('/balance/available', { query: { recipientId: receiverId } }))
  )
}

const longestHolderName = 30

/** In the wording of the public contract of version 5. */
export const publicRecipients: Recipients = {
  createReceiver: (input, api) => {
    const { name, email, documentType, description, bankAccount } = input
    const document = onlyDocumentCharacters(input.document)
    const type = documentType === 'CNPJ' ? 'company' : 'individual'
    return create(api, bankAccount, {
      name,
      email,
      document,
      type,
      description,
      register_information: registerInformation(input, api),
      default_bank_account: {
        holder_name: name.slice(0, longestHolderName),
        holder_type: type,
        holder_document: document,
        bank: bankAccount.bankCode,
        branch_number: bankAccount.branchNumber,
        branch_check_digit: bankAccount.branchDigit,
        account_number: bankAccount.accountNumber,
        account_check_digit: bankAccount.accountDigit,
        type: bankAccount.accountType === 'SAVINGS' ? 'savings' : 'checking',
        pix_key: bankAccount.pixCode,
      },
      transfer_settings: dailyTransfer,
    })
  },
  getReceiver: async ({ receiverId, wantsAutomaticTransfer }, api) => {
    const found = await find(api, receiverId)
    const isOff =
      found.optionalText('status') === 'active' && !found.isTrue('transfer_settings.transfer_enabled')
    const recipient = wantsAutomaticTransfer && isOff ? await switchTransferOn(api, found, receiverId) : found
    const balance = await api.get(path`/recipients/${receiverId}/balance`)
    return { ...readRecipient(recipient), balance: balance.optionalAmount('available_amount') }
  },
}

const dailyTransfer = { transfer_enabled: true, transfer_interval: 'daily', transfer_day: 0 }

/**
 * A recipient created in the panel may have the transfer off. A read never fails because of it: a transfer that is
 * still off is reported as off.
 */
async function switchTransferOn(api: PagarmeApi, found: Answer, receiverId: string): Promise<Answer> {
  try {
    await api.patch(path`/recipients/${receiverId}/transfer-settings`, dailyTransfer)
  } catch (error) {
    if (error instanceof ProviderFailed) return found
    throw error
  }
  return find(api, receiverId)
}

async function create(
  api: PagarmeApi,
  { bankCode }: CreateReceiver['bankAccount'],
  recipient: object,
): Promise<ReceiverReading> {
  requireReceiverBank(bankCode)
  return readRecipient(await api.post('/recipients', recipient))
}

function find(api: PagarmeApi, receiverId: string): Promise<Answer> {
  return findReceiver(api.get(path`/recipients/${receiverId}`))
}

function readRecipient(recipient: Answer): ReceiverReading {
  return {
    receiverId: recipient.identifier('id'),
    rawStatus: recipient.text('status'),
    automaticTransfer:
      recipient.isTrue('transfer_settings.transfer_enabled') ||
      recipient.isTrue('transferSettings.transferEnabled'),
  }
}
