import { createHash } from 'node:crypto'
import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import { nationalPhoneDigits } from '@balcao/domain/people/phone'
import type { Answer } from '#adapter/answer.ts'
import type { ReceiverReading } from '#adapter/definition.ts'
import { findReceiver } from '#adapter/find-receiver.ts'
import { path } from '#adapter/path.ts'
import type { ProviderApi } from '#adapter/provider-api.ts'
import { invalidRequest } from '#adapter/provider-failed.ts'
import { requireReceiverBank, unsupportedBank } from '#adapter/require-receiver-bank.ts'
import { zipCodeOrDefault } from '#adapter/zip-code.ts'
import type { CreateReceiver, GetReceiver } from '#inputs.ts'

type AbmexsplitApi = ProviderApi<{ secretKey: string }>

/** Banks whose branches the provider takes only without a check digit, or with a zero. */
const banksWithoutBranchDigit = ['001', '036', '246', '204', '237']
const priceRange = { smallest: 50, largest: 150_000 }
const phonePlaceholder = '11999999999'

export async function createMarketplace(input: CreateReceiver, api: AbmexsplitApi): Promise<ReceiverReading> {
  requireAcceptable(input)
  const { bankAccount, address } = input
  const document = onlyDocumentCharacters(input.document)
  const answer = await api.post('/marketplaces', {
    name: input.name,
    document,
    email: input.email,
    phone: (input.phone && nationalPhoneDigits(input.phone)) || phonePlaceholder,
    description: input.description,
    price_range: drawPriceRange(document),
    bank_account: {
      bank_code: bankAccount.bankCode,
      branch_number: bankAccount.branchNumber,
      branch_digit: bankAccount.branchDigit,
      account_number: bankAccount.accountNumber,
      account_digit: bankAccount.accountDigit,
      account_type: bankAccount.accountType.toLowerCase(),
    },
    address: {
      street: address.street,
      number: address.number,
      district: address.district,
      city: address.city,
      state: address.state,
      zip_code: zipCodeOrDefault(address.zipcode),
    },
  })
  return readMarketplace(answer)
}

export async function getMarketplace(
  { receiverId }: GetReceiver,
  api: AbmexsplitApi,
): Promise<ReceiverReading> {
  return readMarketplace(await findReceiver(api.get(path`/marketplaces/${receiverId}`)))
}

function requireAcceptable({ documentType, bankAccount }: CreateReceiver): void {
  const { bankCode, branchDigit = '0' } = bankAccount
  if (documentType === 'CPF') throw invalidRequest('Adquirente não aceita CPF')
  requireReceiverBank(bankCode)
  if (banksWithoutBranchDigit.includes(bankCode) && branchDigit !== '0') throw unsupportedBank()
}

function drawPriceRange(document: string): number {
  const draw = createHash('sha256').update(document).digest().readUInt32BE()
  return priceRange.smallest + (draw % (priceRange.largest - priceRange.smallest + 1))
}

/** The marketplace counts as active once it has a date of creation. */
function readMarketplace(answer: Answer): ReceiverReading {
  return {
    receiverId: answer.identifier('id'),
    rawStatus: answer.optionalText('created_at', 'createdAt') ? 'created' : 'not created yet',
    balance: answer.optionalAmount('balance'),
  }
}
