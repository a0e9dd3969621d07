import { encodeDynamicBrCode } from '@balcao/domain/br-code'
import type { Books } from './open-books.ts'
import type { Account, PixFacts } from './records.ts'

/** A dynamic code that any banking app can read, at an address that no banking app can reach. */
export function mintPixCode(
  books: Books,
  { account, txid, amount }: { account: Account; txid: string; amount: number },
): PixFacts {
  const location = `pix.banco-de-mentira.invalid/qr/v2/${books.identifiers.alphanumeric(32)}`
  const code = encodeDynamicBrCode({
    url: location,
    merchantName: account.merchantName,
    merchantCity: account.merchantCity,
    amountCents: amount,
  })
  return { code, txid, location }
}
