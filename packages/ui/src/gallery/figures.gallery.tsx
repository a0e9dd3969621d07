import { useState } from 'react'
import { Avatar } from '#avatar.tsx'
import { Badge, type Tone } from '#badge.tsx'
import { Breadcrumb } from '#breadcrumb.tsx'
import { Card, CardHeader } from '#card.tsx'
import { DescriptionList } from '#description-list.tsx'
import { FilterChip } from '#filter-chip.tsx'
import { Pagination } from '#pagination.tsx'
import { Progress } from '#progress.tsx'
import { Sparkline } from '#sparkline.tsx'
import { LegendMark, StackedBar } from '#stacked-bar.tsx'
import { canceledIcon, StatusBadge } from '#status-badge.tsx'
import { Table, TableBody, TableCell, TableFoot, TableHead, TableHeaderCell, TableRow } from '#table.tsx'
import { Tile, TileSkeleton } from '#tile.tsx'
import type { GallerySection } from './gallery-section.ts'

const statuses: [Tone, string][] = [
  ['positive', 'Aprovada'],
  ['pending', 'Pendente'],
  ['negative', 'Recusada'],
  ['returned', 'Reembolsada'],
  ['disputed', 'Chargeback'],
  ['info', 'Em análise'],
]
const rows = [
  {
    id: 'a',
    who: 'Carolina Nogueira',
    what: 'Curso Pão de Fermentação',
    status: statuses[0],
    amount: 'R$ 197,00',
  },
  { id: 'b', who: 'Rafael Teixeira', what: 'Mentoria 90 dias', status: statuses[1], amount: 'R$ 1.490,00' },
  {
    id: 'c',
    who: 'Diego Amaral',
    what: 'Curso Pão de Fermentação',
    status: statuses[2],
    amount: '−R$ 197,00',
  },
]
const points = [4, 6, 5, 8, 7, 9, 8, 11, 10, 12]
const parts = [
  { id: 'available', label: 'Disponível', value: 987420, color: 'var(--color-chart-1)' },
  { id: 'soon', label: 'A liberar', value: 812055, color: 'var(--color-chart-2)' },
  { id: 'reserve', label: 'Reserva', value: 241510, color: 'var(--color-chart-3)' },
  { id: 'leaving', label: 'Em saque', value: 100000, color: 'var(--color-chart-4)' },
]

function TableExample({ density }: { density: 'comfortable' | 'compact' }) {
  const [direction, setDirection] = useState<'ascending' | 'descending'>('descending')
  return (
    <Card isFlush>
      <Table label={`Vendas (${density})`} density={density}>
        <TableHead>
          <TableRow>
            <TableHeaderCell>Comprador</TableHeaderCell>
            <TableHeaderCell>Produto</TableHeaderCell>
            <TableHeaderCell>Status</TableHeaderCell>
            <TableHeaderCell
              align="end"
              sort={{
                direction,
                onToggle: () => setDirection(direction === 'ascending' ? 'descending' : 'ascending'),
              }}
            >
              Valor
            </TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={row.id} data-selected={index === 1}>
              <TableCell className="font-medium">{row.who}</TableCell>
              <TableCell>{row.what}</TableCell>
              <TableCell>
                {row.status && <StatusBadge tone={row.status[0]}>{row.status[1]}</StatusBadge>}
              </TableCell>
              <TableCell align="end">{row.amount}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFoot>
          <TableRow>
            <TableCell colSpan={3}>Total do filtro</TableCell>
            <TableCell align="end">R$ 1.490,00</TableCell>
          </TableRow>
        </TableFoot>
      </Table>
    </Card>
  )
}

export const figuresGallery: GallerySection = {
  id: 'figures',
  title: 'Figures and tables',
  examples: [
    {
      name: 'Status badge and badge',
      element: (
        <div className="flex flex-wrap gap-3">
          {statuses.map(([tone, word]) => (
            <StatusBadge key={tone} tone={tone}>
              {word}
            </StatusBadge>
          ))}
          <StatusBadge tone="neutral" icon={canceledIcon} detail="Expirada">
            Cancelada
          </StatusBadge>
          <Badge>Ambiente de teste</Badge>
        </div>
      ),
    },
    {
      name: 'Tile: up, down, flat, waiting',
      element: (
        <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
          <Tile
            label="Vendas aprovadas"
            value="R$ 48.312,90"
            change={{
              text: '+12,4%',
              direction: 'up',
              meaning: 'good',
              label: 'em relação aos 30 dias anteriores',
            }}
            detail="312 vendas"
            sparkline={{ points, label: '' }}
            info={{ label: 'Como calculamos', text: 'Soma do valor pago das vendas aprovadas no período.' }}
            renderLink={(link) => (
              <a href="#figures" className={link.className}>
                {link.children}
              </a>
            )}
          />
          <Tile
            label="Reembolso"
            value="1,9%"
            change={{
              text: '+0,3 p.p.',
              direction: 'up',
              meaning: 'bad',
              label: 'em relação aos 30 dias anteriores',
            }}
            detail="6 pedidos"
          />
          <Tile
            label="Ticket médio"
            value="R$ 154,85"
            change={{ text: '0,0%', direction: 'flat', meaning: 'neutral', label: 'sem mudança' }}
          />
          <TileSkeleton />
        </div>
      ),
    },
    {
      name: 'Stacked bar, progress, sparkline',
      element: (
        <div className="grid max-w-md gap-4">
          <StackedBar parts={parts} label="Saldo por situação" />
          <ul className="grid gap-1 text-sm">
            {parts.map((part) => (
              <li key={part.id} className="flex items-center gap-2">
                <LegendMark color={part.color} />
                {part.label}
              </li>
            ))}
          </ul>
          <Progress label="Pix, 54%" value={0.54} />
          <Sparkline points={points} label="Vendas dos últimos dez dias, em alta" />
        </div>
      ),
    },
    { name: 'Table, comfortable', element: <TableExample density="comfortable" /> },
    { name: 'Table, compact', element: <TableExample density="compact" /> },
    {
      name: 'Filters, paging, breadcrumb, avatar',
      element: (
        <div className="grid gap-4">
          <div className="flex flex-wrap gap-2">
            <FilterChip
              label="Status"
              value="Aprovada"
              removeLabel="Remover filtro Status"
              onRemove={() => undefined}
            />
            <FilterChip
              label="Forma de pagamento"
              value="Pix"
              removeLabel="Remover filtro Forma de pagamento"
              onRemove={() => undefined}
            />
          </div>
          <Pagination
            label="Páginas"
            previousLabel="Anterior"
            nextLabel="Próxima"
            onPrevious={null}
            onNext={() => undefined}
            summary="Mostrando 25 vendas"
          />
          <Breadcrumb
            label="Caminho"
            crumbs={[
              { id: 'products', content: <a href="#figures">Meus produtos</a> },
              { id: 'bread', content: 'Curso Pão de Fermentação' },
            ]}
          />
          <div className="flex items-center gap-3">
            <Avatar name="Marina Lopes" size="small" />
            <Avatar name="Marina Lopes" />
            <Avatar name="Balcão" size="large" />
          </div>
        </div>
      ),
    },
    {
      name: 'Card with descriptions',
      element: (
        <div className="grid gap-4 sm:grid-cols-2">
          <Card>
            <CardHeader
              title="Dinheiro"
              detail="média R$ 1.610,43"
              action={<a href="#figures">Ver extrato</a>}
            />
            <DescriptionList
              items={[
                { id: 'gross', term: 'Bruto', value: 'R$ 197,00', isNumber: true },
                { id: 'fee', term: 'Taxa', value: '−R$ 14,29', isNumber: true },
                { id: 'net', term: 'Você recebe', value: <strong>R$ 182,71</strong>, isNumber: true },
              ]}
            />
          </Card>
          <Card>
            <CardHeader title="Comprador" className="mb-3" />
            <DescriptionList
              layout="columns"
              items={[
                { id: 'name', term: 'Nome', value: 'Carolina Nogueira' },
                { id: 'email', term: 'E-mail', value: 'carol.nogueira@email.com' },
                { id: 'document', term: 'CPF', value: '***.982.247-**', isNumber: true },
              ]}
            />
          </Card>
        </div>
      ),
    },
  ],
}
