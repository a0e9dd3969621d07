import { proceduresFor } from '../../rpc/procedures-for.ts'
import { router } from '../../rpc/trpc.ts'
import { saleInput } from '../payments/get-sale.ts'
import { askEmailChange } from './buyer-email/ask-email-change.ts'
import { emailChangeInput } from './buyer-email/email-change.input.ts'
import { getEmailChange } from './buyer-email/get-email-change.ts'

const seller = proceduresFor({ area: 'SELLER' })
/** For what gives somebody else's purchase, or money, away. */
const provenSeller = proceduresFor({ area: 'SELLER', freshProof: true })

export const sellerCorrectionsApi = router({
  askEmailChange: provenSeller.write(emailChangeInput, askEmailChange),
  emailChange: seller.read(saleInput, getEmailChange),
})
