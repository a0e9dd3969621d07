import type { CommissionShares } from '@balcao/server/modules/partners/managers/managers.input'
import type { Format } from '#i18n/use-format.ts'
import type { ManageManagersMessages } from './messages/pt-br.ts'

/** “Pix 10% · cartão 12,5% · boleto 8%”. */
export function sharesText(
  { pixBasisPoints, creditCardBasisPoints, billetBasisPoints }: CommissionShares,
  text: ManageManagersMessages,
  format: Format,
): string {
  return text.shares(
    format.basisPoints(pixBasisPoints),
    format.basisPoints(creditCardBasisPoints),
    format.basisPoints(billetBasisPoints),
  )
}
