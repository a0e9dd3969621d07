import { Link } from '@tanstack/react-router'

/** Opens the sale in the list of sales; the whole row is clickable. */
export function SaleLink({ sale }: { sale: { paymentId: string; buyerName: string } }) {
  return (
    <Link
      to="/platform/my-sales"
      search={{ open: sale.paymentId }}
      className="block min-w-0 truncate font-medium after:absolute after:inset-0"
    >
      {sale.buyerName}
    </Link>
  )
}
