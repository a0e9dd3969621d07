import { productIdInput } from '#modules/catalog/product.input.ts'
import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { acceptTerms } from './accept-terms.ts'
import {
  affiliateMoveInput,
  affiliateProgramInput,
  affiliateTermsInput,
  affiliationIdInput,
  affiliationMoveInput,
  affiliationRequestInput,
  termsAcceptanceInput,
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
import {
  clickFilters,
  clickListInput,
  listClicksOfAffiliate,
  listOwnClicks,
  sumClicksOfAffiliate,
  sumOwnClicks,
} from './list-clicks.ts'
import { decisionListInput, listDecisions } from './list-decisions.ts'
import { listPrograms, programListInput } from './list-programs.ts'
import { listOwnTerms, listTermsOfAffiliate } from './list-terms.ts'
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
  clicks: seller.readLagging(clickListInput, listClicksOfAffiliate),
  clickSums: seller.readLagging(clickFilters, sumClicksOfAffiliate),
  move: seller.write(affiliateMoveInput, moveAffiliation),
  terms: seller.read(affiliationIdInput, listTermsOfAffiliate),
  setTerms: seller.write(affiliateTermsInput, setAffiliateTerms),
  getProgram: seller.read(productIdInput, getAffiliateProgram),
  saveProgram: seller.write(affiliateProgramInput, saveAffiliateProgram),
})

/** Products that the caller promotes. */
export const sellerAffiliationsApi = router({
  list: seller.readLagging(affiliationListInput, listAffiliations),
  count: seller.readLagging(countAffiliations),
  get: seller.read(affiliationGetInput, getAffiliation),
  clicks: seller.readLagging(clickListInput, listOwnClicks),
  clickSums: seller.readLagging(clickFilters, sumOwnClicks),
  decisions: seller.readLagging(decisionListInput, listDecisions),
  terms: seller.read(affiliationIdInput, listOwnTerms),
  acceptTerms: seller.write(termsAcceptanceInput, acceptTerms),
  links: seller.read(affiliationIdInput, listAffiliateLinks),
  request: seller.write(affiliationRequestInput, requestAffiliation),
  move: seller.write(affiliationMoveInput, moveAffiliation),
})

export const sellerMarketplaceApi = router({
  list: seller.readLagging(programListInput, listPrograms),
  get: seller.read(productIdInput, getProgramPage),
})
