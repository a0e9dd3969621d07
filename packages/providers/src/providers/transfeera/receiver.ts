import { detectPixKeyType, normalizePixKey } from '@balcao/domain/payments/pix-key'
import { onlyDocumentCharacters } from '@balcao/domain/people/document'
import type { Answer } from '#adapter/answer.ts'
import type { ReceiverReading } from '#adapter/definition.ts'
import { findReceiver } from '#adapter/find-receiver.ts'
import { path } from '#adapter/path.ts'
import { pixKeyTypesInPortuguese } from '#adapter/pix-key-types-in-portuguese.ts'
import type { CreateReceiver, GetReceiver } from '#inputs.ts'
import type { TransfeeraApi } from './transfeera-api.ts'

/** A receiver is only a Pix key here: the given one, otherwise its document. */
export async function addPixKey(input: CreateReceiver, api: TransfeeraApi): Promise<ReceiverReading> {
  const key = input.bankAccount.pixCode ?? onlyDocumentCharacters(input.document)
  const type = detectPixKeyType(key) ?? input.documentType
  const answer = await api.post('/pix/key', {
    key: normalizePixKey({ key, type }),
    key_type: pixKeyTypesInPortuguese[type],
  })
  return readPixKey(answer)
}

export async function getPixKey({ receiverId }: GetReceiver, api: TransfeeraApi): Promise<ReceiverReading> {
  return readPixKey(await findReceiver(api.get(path`/pix/key/${receiverId}`)))
}

/** The key counts as active once it has a date of creation. */
function readPixKey(key: Answer): ReceiverReading {
  return {
    receiverId: key.identifier('id'),
    rawStatus: key.optionalText('created_at') ? 'created' : 'not created yet',
  }
}
