import { cardDigits } from '@balcao/domain/cards/card'
import { hasNameAndSurname } from '@balcao/domain/people/names'
import type { ProviderApi } from '#adapter/provider-api.ts'
import { invalidRequest } from '#adapter/provider-failed.ts'
import type { CardData } from '#contract.ts'

/** Opens the card and checks it before the call: the specification gives a text for each invalid field. */
export async function openCheckedCard(
  cardId: string | undefined,
  { openCard }: Pick<ProviderApi<unknown>, 'openCard'>,
): Promise<CardData> {
  if (!cardId) throw invalidRequest('card é obrigatório.')
  const card = await openCard(cardId)
  const complaint = complaintAbout(card)
  if (complaint) throw invalidRequest(complaint)
  return card
}

function complaintAbout({ number, holderName, expMonth, expYear, cvv }: CardData): string | undefined {
  if (cardDigits(number) === '') return 'cardNumber é obrigatório.'
  if (!hasNameAndSurname(holderName)) return 'holderName deve conter nome e sobrenome.'
  if (String(expMonth).length > 2) return 'expMonth deve conter no máximo 2 caracteres.'
  if (String(expYear).length !== 4) return 'expYear deve conter exatamente 4 caracteres.'
  if (cvv.length < 3 || cvv.length > 4) return 'cvv deve conter de 3 a 4 caracteres.'
  return undefined
}
