import { z } from 'zod'
import { proceduresFor } from '#rpc/procedures-for.ts'
import { procedureFor, router } from '#rpc/trpc.ts'
import { checkImport } from './check-import.ts'
import { countImport } from './count-import.ts'
import { createImport } from './create-import.ts'
import { discardImport } from './discard-import.ts'
import { erasePerson } from './erase-person.ts'
import {
  checkImportInput,
  countImportInput,
  importIdInput,
  newImportInput,
  startImportInput,
} from './import.input.ts'
import { getImport } from './lists/get-import.ts'
import { importedCustomerListInput, listImportedCustomers } from './lists/list-imported-customers.ts'
import { importedSaleListInput, listImportedSales } from './lists/list-imported-sales.ts'
import {
  importedSubscriptionListInput,
  listImportedSubscriptions,
} from './lists/list-imported-subscriptions.ts'
import { importListInput, listImports } from './lists/list-imports.ts'
import { listRefusals, refusalListInput } from './lists/list-refusals.ts'
import { startImport } from './start-import.ts'
import { undoImport } from './undo-import.ts'

const seller = proceduresFor({ area: 'SELLER' })

export const sellerImportsApi = router({
  list: seller.readLagging(importListInput, listImports),
  get: seller.read(importIdInput, getImport),
  refusals: seller.readLagging(refusalListInput, listRefusals),
  sales: seller.readLagging(importedSaleListInput, listImportedSales),
  subscriptions: seller.readLagging(importedSubscriptionListInput, listImportedSubscriptions),
  customers: seller.readLagging(importedCustomerListInput, listImportedCustomers),
  /** Opens its own transactions, because the beginning of the file is read outside them. */
  create: procedureFor({ area: 'SELLER' })
    .input(newImportInput)
    .mutation(({ ctx, input }) => createImport(ctx.app, ctx.session, ctx.ip, input)),
  check: seller.write(checkImportInput, checkImport),
  start: seller.write(startImportInput, startImport),
  undo: seller.write(importIdInput, undoImport),
  discard: seller.write(importIdInput, discardImport),
  count: seller.write(countImportInput, countImport),
  erasePerson: seller.write(z.strictObject({ email: z.email().max(254) }), erasePerson),
})
