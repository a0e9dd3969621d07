import { documentIdInput } from '#modules/accounts/documents/document.input.ts'
import { listPapersOfSeller } from '#modules/accounts/documents/list-papers-of-seller.ts'
import { readDocument } from '#modules/accounts/documents/read-document.ts'
import { addNote } from '#modules/accounts/sellers/add-note.ts'
import { endSellerSessions } from '#modules/accounts/sellers/end-seller-sessions.ts'
import { listNotes } from '#modules/accounts/sellers/list-notes.ts'
import { listSellerHistory } from '#modules/accounts/sellers/list-seller-history.ts'
import { listSellerSessions } from '#modules/accounts/sellers/list-seller-sessions.ts'
import { moveStanding } from '#modules/accounts/sellers/move-standing.ts'
import { requireSeller } from '#modules/accounts/sellers/require-seller.ts'
import {
  sellerCashoutInput,
  sellerIdInput,
  sellerMethodsInput,
  sellerNoteInput,
  sellerReasonInput,
  sellerStandingInput,
} from '#modules/accounts/sellers/seller.input.ts'
import { setCashout } from '#modules/accounts/sellers/set-cashout.ts'
import { setMethods } from '#modules/accounts/sellers/set-methods.ts'
import { startVisit } from '#modules/accounts/visits/start-visit.ts'
import { visitInput } from '#modules/accounts/visits/visit.input.ts'
import { readWallet } from '#modules/ledger/wallet/read-wallet.ts'
import { listFees } from '#modules/orders/list-fees.ts'
import { findManagerOptions } from '#modules/partners/managers/find-manager-options.ts'
import { personOptionsInput } from '#modules/partners/managers/managers.input.ts'
import type { Caller } from '#rpc/caller.ts'
import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import type { Scope } from '#scope.ts'
import { countLastLogins } from './count-last-logins.ts'
import { getSeller } from './get-seller.ts'
import { lastLoginListInput, listLastLogins } from './list-last-logins.ts'
import { listLoginWeeks } from './list-login-weeks.ts'
import { listSellerProducts } from './list-seller-products.ts'
import { listSellerRoutes } from './list-seller-routes.ts'
import { listSellerSales } from './list-seller-sales.ts'
import { countSellers, listSellers, sellerListInput } from './list-sellers.ts'
import { sellerFilters } from './seller-filters.ts'

const staff = proceduresFor({ area: 'ADMIN', permission: 'isUsersAvailable' })
const reviewer = proceduresFor({ area: 'ADMIN', permission: 'isUserDocumentsAvailable' })
/** For procedures that restrict a seller or lift a restriction. */
const decider = proceduresFor({
  area: 'ADMIN',
  permission: 'isUserAdvancedOptionsAvailable',
  freshProof: true,
})
const guest = proceduresFor({ area: 'ADMIN', permission: 'isUsersLoginAvailable', freshProof: true })

/** Guards every read by a user id: the user must be a seller. */
const ofSeller =
  <Answer>(read: (scope: Scope, input: { userId: string }) => Promise<Answer>) =>
  async (caller: Caller, input: { userId: string }): Promise<Answer> => {
    await requireSeller(caller, input.userId)
    return read(caller, input)
  }

/** The platform's sellers, for the staff who look after them. */
export const adminUsersApi = router({
  list: staff.readLagging(sellerListInput, listSellers),
  count: staff.readLagging(sellerFilters, countSellers),
  managers: staff.readLagging(personOptionsInput, findManagerOptions),
  get: staff.read(sellerIdInput, getSeller),
  wallet: staff.read(sellerIdInput, ofSeller(readWallet)),
  fees: staff.read(sellerIdInput, ofSeller(listFees)),
  routes: staff.readLagging(sellerIdInput, ofSeller(listSellerRoutes)),
  products: staff.readLagging(sellerIdInput, ofSeller(listSellerProducts)),
  sales: staff.readLagging(sellerIdInput, ofSeller(listSellerSales)),
  sessions: staff.read(sellerIdInput, ofSeller(listSellerSessions)),
  notes: staff.read(sellerIdInput, ofSeller(listNotes)),
  history: staff.read(sellerIdInput, ofSeller(listSellerHistory)),
  papers: reviewer.read(sellerIdInput, (caller, { userId }) =>
    listPapersOfSeller(caller, { sellerId: userId }),
  ),
  /** A mutation, because each view is logged. */
  readPaper: reviewer.write({ document: 'documentId', evenOwn: true }, documentIdInput, readDocument),
  addNote: staff.write({ seller: 'userId' }, sellerNoteInput, addNote),
  endSessions: decider.write({ seller: 'userId' }, sellerReasonInput, endSellerSessions),
  setMethods: decider.write({ seller: 'userId' }, sellerMethodsInput, setMethods),
  setCashout: decider.write({ seller: 'userId' }, sellerCashoutInput, setCashout),
  moveStanding: decider.write({ seller: 'userId' }, sellerStandingInput, moveStanding),
  visit: guest.write({ seller: 'sellerId' }, visitInput, startVisit),
  lastLogins: staff.readLagging(lastLoginListInput, listLastLogins),
  countLastLogins: staff.readLagging(countLastLogins),
  loginWeeks: staff.readLagging(listLoginWeeks),
})
