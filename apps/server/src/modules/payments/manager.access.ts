import { salesAccess } from './testing/sales-access.ts'

export const managerSalesAccess = salesAccess('manager.sales')
export const managerCommissionsAccess = salesAccess('manager.commissions')
