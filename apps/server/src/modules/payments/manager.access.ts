import { salesAccess } from './testing/sales-access.ts'

export const managerSalesAccess = salesAccess('manager.sales', 'portfolioManager')
export const managerCommissionsAccess = salesAccess('manager.commissions', 'portfolioManager')
