import { type Cents, decimalToCents } from '@balcao/domain/money/money'
import { type DocumentKind, documentKind } from '@balcao/domain/people/document'
import type { Answer } from '#adapter/answer.ts'
import type { ReceiverReading } from '#adapter/definition.ts'
import { findReceiver } from '#adapter/find-receiver.ts'
import { path } from '#adapter/path.ts'
import { invalidRequest, ProviderFailed } from '#adapter/provider-failed.ts'
import type { GetReceiver } from '#inputs.ts'
import { type IuguApi, inTheNameOf } from './iugu-api.ts'
import { postSignedIfPossible } from './post-signed.ts'

const hourInSeconds = 3_600

export async function getAccount(input: GetReceiver, api: IuguApi): Promise<ReceiverReading> {
  const { receiverId, receiverToken } = input
  const found = await readAccount(input, api)
  const documentType = input.documentType ?? documentTypeOf(input.document, found)
  if (!documentType) throw invalidRequest('Tipo de documento não encontrado.')

  const canReceive = found.isTrue('can_receive?') || found.isTrue('can_receive')
  // Without the receiver's token this would switch the methods of the account itself.
  if (canReceive && receiverToken) await switchMethodsOn({ api, account: found, receiverId, receiverToken })
  const isSwitchedOn =
    canReceive && input.wantsAutomaticTransfer && !found.isTrue('auto_withdraw') && receiverToken
      ? await switchTransferOn(api, receiverToken)
      : false
  const account = isSwitchedOn ? await readAccount(input, api) : found
  return {
    receiverId: account.identifier('id'),
    rawStatus: canReceive
      ? 'can_receive'
      : (account.optionalText('last_verification_request_status') ?? 'none'),
    documentType,
    balance: readReais(account.optionalText('balance_available_for_withdraw', 'balance')),
    automaticTransfer: account.isTrue('auto_withdraw'),
  }
}

function readAccount({ receiverId, receiverToken }: GetReceiver, api: IuguApi): Promise<Answer> {
  return findReceiver(
    api.get(path`/accounts/${receiverId}`, inTheNameOf(receiverToken)),
    'Recebedor não encontrado.',
  )
}

/** A read never fails because of it: a transfer that is still off is reported as off. */
async function switchTransferOn(api: IuguApi, receiverToken: string): Promise<boolean> {
  try {
    await postSignedIfPossible({
      api,
      path: '/accounts/configuration',
      body: { auto_withdraw: true },
      token: receiverToken,
    })
    return true
  } catch (error) {
    if (error instanceof ProviderFailed) return false
    throw error
  }
}

function documentTypeOf(document: string | undefined, account: Answer): DocumentKind | undefined {
  const personType = account.optionalText('last_verification_request_data.person_type')
  return (
    (document && documentKind(document)) ||
    (personType === 'Pessoa Física' && 'CPF') ||
    (personType === 'Pessoa Jurídica' && 'CNPJ') ||
    undefined
  )
}

/**
 * Once a receiver may receive, Pix and instalments are switched on if they are off. A read never fails because of it.
 */
async function switchMethodsOn({
  api,
  account,
  receiverId,
  receiverToken,
}: {
  api: IuguApi
  account: Answer
  receiverId: string
  receiverToken: string
}): Promise<void> {
  if (!account.isTrue('configuration.pix.active')) {
    await tryHourly(api, `pix ${receiverId}`, () =>
      api.put('/payments/pix', { enable: true }, inTheNameOf(receiverToken)),
    )
  }
  if (!account.isTrue('configuration.credit_card.installments')) {
    const body = { credit_card: { active: true, installments: true, max_installments: 12 } }
    await tryHourly(api, `instalments ${receiverId}`, () =>
      postSignedIfPossible({ api, path: '/accounts/configuration', body, token: receiverToken }),
    )
  }
}

async function tryHourly(api: IuguApi, key: string, run: () => Promise<Answer>): Promise<void> {
  await api.occasionally(key, async () => {
    try {
      await run()
    } catch (error) {
      if (!(error instanceof ProviderFailed)) throw error
    }
    return hourInSeconds
  })
}

/** Balances are formatted as 'R$ 1.234,56'; any other text is left out instead of read as zero. */
function readReais(text: string | undefined): Cents | undefined {
  const reais = /^R\$ ?(\d{1,3}(?:\.?\d{3})*,\d{2})$/.exec(text ?? '')?.[1]
  return reais === undefined ? undefined : decimalToCents(reais.replaceAll('.', '').replace(',', '.'))
}
