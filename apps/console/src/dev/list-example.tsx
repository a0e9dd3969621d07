import { StatusBadge } from '@balcao/ui/status-badge'
import { Mail, Package, Pause } from 'lucide-react'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { ListPage } from '#kit/list/list-page.tsx'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { Money } from '#kit/money.tsx'
import { type Product, productLookUp, products } from './example-products.ts'

type Totals = { count: number; priceCents: number }

const columns: ListColumns<Product, Totals, 'price'> = [
  { id: 'name', header: 'Produto', cell: (row) => row.name },
  {
    id: 'status',
    header: 'Status',
    cell: (row) => (
      <StatusBadge tone={row.isPaused ? 'neutral' : 'positive'}>
        {row.isPaused ? 'Pausado' : 'Ativo'}
      </StatusBadge>
    ),
    card: 'badge',
  },
  {
    id: 'price',
    header: 'Preço',
    align: 'end',
    sortBy: 'price',
    cell: (row) => <Money cents={row.priceCents} />,
    card: 'amount',
    total: (totals) => <Money cents={totals.priceCents} />,
  },
]

/** Two lists on one page, each with its own part of the address. */
export function ListExample() {
  const list = useList({
    id: 'example',
    label: 'Produtos',
    columns,
    searchLabel: 'Nome do produto',
    defaultSort: { by: 'price', direction: 'desc' },
    filters: {
      status: {
        kind: 'one',
        label: 'Status',
        options: [
          { value: 'ACTIVE', label: 'Ativo' },
          { value: 'PAUSED', label: 'Pausado' },
        ],
      },
      kinds: {
        kind: 'many',
        label: 'Tipo',
        options: [
          { value: 'DIGITAL', label: 'Digital' },
          { value: 'PHYSICAL', label: 'Físico' },
        ],
      },
      price: { kind: 'range', label: 'Preço', unit: 'money' },
      parent: { kind: 'lookup', label: 'Vendido junto com', lookUp: productLookUp },
    },
    query: ({ search, filters, sort }) => ({
      queryKey: ['list example', search, filters, sort],
      queryFn: async () => ({ rows: found(search, filters, sort?.direction), nextCursor: null }),
    }),
    totalsQuery: ({ search, filters }) => ({
      queryKey: ['list example totals', search, filters],
      queryFn: async () => {
        const rows = found(search, filters)
        return { count: rows.length, priceCents: rows.reduce((sum, row) => sum + row.priceCents, 0) }
      },
    }),
    countOf: (totals) => totals.count,
    rowId: (row) => row.id,
    rowLabel: (row) => row.name,
    rowActions: (row) => [
      { id: 'pause', label: `Pausar ${row.name}`, icon: <Pause />, onRun: () => undefined },
    ],
    bulkActions: [
      {
        id: 'mail',
        label: 'Avisar',
        icon: <Mail />,
        confirm: (count) => ({
          title: 'Avisar os compradores?',
          text: `Os compradores de ${count} produtos recebem um e-mail.`,
        }),
        run: async (ids) => ids.map((id) => ({ id, outcome: id === 'kit' ? 'offer_unavailable' : 'done' })),
      },
    ],
    exportHref: () => '/api/example.csv',
    empty: { icon: <Package />, title: 'Crie seu primeiro produto' },
  })
  const archived = useList({
    key: 'archived',
    id: 'example-archived',
    label: 'Arquivados',
    columns,
    searchLabel: 'Nome do produto arquivado',
    query: ({ search }) => ({
      queryKey: ['list example archived', search],
      queryFn: async () => ({ rows: found(search, {}).slice(0, 2), nextCursor: null }),
    }),
    rowId: (row) => row.id,
    rowLabel: (row) => row.name,
    empty: { icon: <Package />, title: 'Nada arquivado' },
  })
  return (
    <div className="grid gap-10">
      <div>
        <ListPage
          title="Produtos"
          purpose="Filtrar, marcar, ordenar e somar, em poucas linhas de tela."
          list={list}
        />
      </div>
      <section className="grid gap-3">
        <h2 className="font-semibold text-lg">Arquivados</h2>
        <ListView list={archived} />
      </section>
    </div>
  )
}

type Chosen = {
  status?: 'ACTIVE' | 'PAUSED'
  kinds?: ('DIGITAL' | 'PHYSICAL')[]
  price?: { from?: number; to?: number }
}

function found(search: string | undefined, { status, kinds, price }: Chosen, direction = 'desc'): Product[] {
  const isWanted = (row: Product) =>
    row.name.toLowerCase().includes((search ?? '').toLowerCase()) &&
    (status === undefined || (status === 'PAUSED') === row.isPaused) &&
    (kinds?.includes(row.kind) ?? true) &&
    row.priceCents >= (price?.from ?? 0) &&
    row.priceCents <= (price?.to ?? Number.POSITIVE_INFINITY)
  return products
    .filter(isWanted)
    .toSorted((a, b) => (direction === 'asc' ? 1 : -1) * (a.priceCents - b.priceCents))
}
