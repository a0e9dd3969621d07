import { productIdInput } from '#modules/catalog/product.input.ts'
import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import {
  affiliateMoveInput,
  affiliateProgramInput,
  affiliateTermsInput,
  affiliationIdInput,
  affiliationMoveInput,
  affiliationRequestInput,
} from './affiliates.input.ts'
import { countAffiliates, countAffiliations } from './count-affiliations.ts'
import { getAffiliateProgram } from './get-affiliate-program.ts'
import { affiliationGetInput, getAffiliate, getAffiliation } from './get-affiliation.ts'
import { getProgramPage } from './get-program-page.ts'
import { listAffiliateLinks } from './list-affiliate-links.ts'
import {
  affiliateListInput,
  affiliationListInput,
  listAffiliates,
  listAffiliations,
} from './list-affiliations.ts'
import { decisionListInput, listDecisions } from './list-decisions.ts'
import { listPrograms, programListInput } from './list-programs.ts'
import { moveAffiliation } from './move-affiliation.ts'
import { requestAffiliation } from './request-affiliation.ts'
import { saveAffiliateProgram } from './save-affiliate-program.ts'
import { setAffiliateTerms } from './set-affiliate-terms.ts'

const seller = proceduresFor({ area: 'SELLER' })

/** Affiliates of the caller's own products. */
export const sellerAffiliatesApi = router({
  list: seller.readLagging(affiliateListInput, listAffiliates),
  count: seller.readLagging(countAffiliates),
  get: seller.read(affiliationGetInput, getAffiliate),
  move: seller.write(affiliateMoveInput, moveAffiliation),
  setTerms: seller.write(affiliateTermsInput, setAffiliateTerms),
  getProgram: seller.read(productIdInput, getAffiliateProgram),
  saveProgram: seller.write(affiliateProgramInput, saveAffiliateProgram),
})

/** Products that the caller promotes. */
export const sellerAffiliationsApi = router({
  list: seller.readLagging(affiliationListInput, listAffiliations),
  count: seller.readLagging(countAffiliations),
  get: seller.read(affiliationGetInput, getAffiliation),
  decisions: seller.readLagging(decisionListInput, listDecisions),
  links: seller.read(affiliationIdInput, listAffiliateLinks),
  request: seller.write(affiliationRequestInput, requestAffiliation),
  move: seller.write(affiliationMoveInput, moveAffiliation),
})

export const sellerMarketplaceApi = router({
  list: seller.readLagging(programListInput, listPrograms),
  get: seller.read(productIdInput, getProgramPage),
})
