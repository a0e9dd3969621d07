import { api } from '#api/client.ts'
import { SaleDeedButtons } from '#features/payments/sale-deed-buttons.tsx'
import { SaleDrawer } from '#features/payments/sale-drawer.tsx'
import type { ListDrawer, RowAction } from '#kit/list/list-declaration.ts'
import type { SaleSubject } from './sale-deeds.ts'

/** A sale of the seller's own product, with its row's actions. */
export function ProducerSaleDrawer({
  deedsFor,
  ...drawer
}: ListDrawer & { deedsFor: (sale: SaleSubject) => RowAction[] }) {
  return (
    <SaleDrawer
      {...drawer}
      query={api.seller.sales.get.queryOptions({ paymentId: drawer.rowId })}
      actions={(sale) => <SaleDeedButtons deeds={deedsFor({ ...sale, buyerName: sale.buyer.name })} />}
    />
  )
}
