import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { closeLink } from './close-link.ts'
import { createLink } from './create-link.ts'
import { getLink } from './get-link.ts'
import { linkIdInput, newLinkInput } from './link.input.ts'
import { linkListInput, listLinks } from './list-links.ts'
import { sumLinks } from './sum-links.ts'

const seller = proceduresFor({ area: 'SELLER' })

export const sellerLinksApi = router({
  list: seller.readLagging(linkListInput, listLinks),
  sum: seller.readLagging(sumLinks),
  get: seller.read(linkIdInput, getLink),
  create: seller.write(newLinkInput, createLink),
  close: seller.write(linkIdInput, closeLink),
})
