import { centsToDecimalString } from '@balcao/domain/money/money'
import { formatCep } from '@balcao/domain/people/cep'
import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import { nationalPhoneDigits } from '@balcao/domain/people/phone'
import type { ReceiverReading } from '#adapter/definition.ts'
import { path } from '#adapter/path.ts'
import { invalidRequest } from '#adapter/provider-failed.ts'
import { requireReceiverBank } from '#adapter/require-receiver-bank.ts'
import type { CreateReceiver } from '#inputs.ts'
import { bankNames, banksWithBranchDigit } from './bank-names.ts'
import { type IuguApi, inTheNameOf } from './iugu-api.ts'
import { postSignedIfPossible } from './post-signed.ts'

/** Creates the account first, then sends the proof of its owner. Missing data is reported before both. */
export async function createAccount(input: CreateReceiver, api: IuguApi): Promise<ReceiverReading> {
  requireReceiverBank(input.bankAccount.bankCode)
  const references = requirePhotos(input)
  const files = await readPhotos(references, api)

  const name = accountName(input.name)
  const account = await postSignedIfPossible({
    api,
    path: '/marketplace/create_account',
    body: { name },
    token: api.credentials.secretKey,
  })
  const receiverId = api.made(account.identifier('account_id'))
  await api.post(
    path`/accounts/${receiverId}/request_verification`,
    { data: verificationData(input), files },
    inTheNameOf(account.text('user_token')),
  )
  return { receiverId, receiverToken: account.text('live_api_token'), rawStatus: 'pending' }
}

/** iugu makes a Pix key from the name, and accepts letters only. */
function accountName(name: string): string {
  return name
    .replace(/[^\p{L} ]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
}

function requirePhotos({ identityPhotos = {}, documentType }: CreateReceiver) {
  const { photoDocument, photoPersonWithDocument, addressProof, balanceSheet, photoDocumentSocialContract } =
    identityPhotos
  if (!photoDocument) throw invalidRequest('Foto do documento é obrigatório.')
  if (!photoPersonWithDocument) throw invalidRequest('Foto do documento com pessoa é obrigatório.')
  if (!addressProof) throw invalidRequest('Comprovante de endereço é obrigatório.')
  if (!balanceSheet) throw invalidRequest('Balanço patrimonial é obrigatório.')
  if (documentType === 'CNPJ' && !photoDocumentSocialContract)
    throw invalidRequest('Contrato social é obrigatório.')
  return {
    identification: photoDocument,
    selfie: photoPersonWithDocument,
    address_proof: addressProof,
    balance_sheet: balanceSheet,
    ...(photoDocumentSocialContract && { social_contract: photoDocumentSocialContract }),
  }
}

async function readPhotos(
  references: Readonly<Record<string, string>>,
  { readFile }: IuguApi,
): Promise<Record<string, string>> {
  if (!readFile) throw new Error('Photos cannot be read without readFile in the context')
  const files = Object.entries(references).map(async ([kind, reference]) => {
    const { contentType, bytes } = await readFile(reference)
    const extension = contentType.split('/')[1]?.replace(/\W.*/, '') ?? 'bin'
    const content = Buffer.from(bytes).toString('base64')
    return [kind, `data:${contentType};name=${kind}.${extension};base64,${content}`] as const
  })
  return Object.fromEntries(await Promise.all(files))
}

function verificationData(input: CreateReceiver) {
  const { name, document, documentType, phone, description, address, bankAccount } = input
  const monthlyRevenue = input.providerSpecificData?.monthlyRevenue
  const number = onlyDocumentCharacters(document)
  return {
    price_range: 'Mais que R$ 500,00',
    physical_products: false,
    business_type: description ?? 'Vendas pela internet',
    // A receiver's money is transferred to its bank every day, without a request.
    automatic_transfer: true,
    ...(documentType === 'CNPJ'
      ? { person_type: 'Pessoa Jurídica', cnpj: number, company_name: name, resp_name: name }
      : { person_type: 'Pessoa Física', cpf: number, name }),
    street: address.street,
    number: address.number,
    district: address.district,
    city: address.city,
    state: address.state,
    cep: formatCep(address.zipcode),
    telephone: (phone && nationalPhoneDigits(phone)) ?? undefined,
    estimated_revenue: monthlyRevenue && centsToDecimalString(monthlyRevenue),
    ...bankData(bankAccount),
  }
}

function bankData(account: CreateReceiver['bankAccount']) {
  const { bankCode, branchNumber, branchDigit, accountNumber, accountDigit, accountType } = account
  const hasDigit = banksWithBranchDigit.includes(bankCode) && branchDigit !== undefined
  return {
    bank: bankNames.get(bankCode),
    bank_ag: hasDigit ? `${branchNumber}-${withoutX(branchDigit)}` : branchNumber,
    account_type: accountType === 'SAVINGS' ? 'Poupança' : 'Corrente',
    bank_cc: `${accountNumber}-${accountDigit}`,
  }
}

/** Where the bank writes X as a check digit, iugu requires a zero. */
function withoutX(digit: string): string {
  return digit.toUpperCase() === 'X' ? '0' : digit
}
