import { StatusBadge } from '@balcao/ui/status-badge'
import { Mail, Package } from 'lucide-react'
import type { ListColumn } from '../kit/list/list-declaration.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { Money } from '../kit/money.tsx'

type Row = { id: string; name: string; isPaused: boolean; priceCents: number }
type Totals = { priceCents: number }

const rows: Row[] = [
  { id: 'bread', name: 'Curso Pão de Fermentação', isPaused: false, priceCents: 19700 },
  { id: 'mentoring', name: 'Mentoria 90 dias', isPaused: false, priceCents: 149000 },
  { id: 'kit', name: 'Kit Levain + Banneton', isPaused: true, priceCents: 23890 },
]

const columns: ListColumn<Row, Totals>[] = [
  { id: 'name', header: 'Produto', cell: (row) => row.name, isPinned: true, card: 'title' },
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

export function ListExample() {
  return (
    <ListPage<Row, Totals>
      id="example"
      title="Produtos"
      purpose="Marcar, ordenar e somar, em poucas linhas de tela."
      columns={columns}
      searchLabel="Nome do produto"
      query={({ sort }) => ({
        queryKey: ['list example', sort],
        queryFn: async () => ({
          rows: rows.toSorted((a, b) => (sort?.direction === 'asc' ? 1 : -1) * (a.priceCents - b.priceCents)),
          nextCursor: null,
        }),
      })}
      totalsQuery={() => ({
        queryKey: ['list example totals'],
        queryFn: async () => ({ priceCents: rows.reduce((sum, row) => sum + row.priceCents, 0) }),
      })}
      rowId={(row) => row.id}
      rowLabel={(row) => row.name}
      bulkActions={[{ id: 'mail', label: 'Avisar', icon: <Mail />, onRun: () => undefined }]}
      exportHref={() => '/api/example.csv'}
      empty={{ icon: <Package />, title: 'Crie seu primeiro produto' }}
    />
  )
}
