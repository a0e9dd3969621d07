import { Button } from '@balcao/ui/button'
import { DescriptionList } from '@balcao/ui/description-list'
import { StatusBadge } from '@balcao/ui/status-badge'
import { Package } from 'lucide-react'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { ListPage } from '#kit/list/list-page.tsx'
import { useList } from '#kit/list/use-list.ts'
import { Money } from '#kit/money.tsx'
import { RecordDrawer } from '#kit/record-drawer.tsx'
import { type Product, products } from './example-products.ts'

const columns: ListColumns<Product> = [
  { id: 'name', header: 'Produto', cell: (row) => row.name },
  {
    id: 'price',
    header: 'Preço',
    align: 'end',
    cell: (row) => <Money cents={row.priceCents} />,
    card: 'amount',
  },
]

/** A list whose rows open in a drawer, with an action that needs confirmation. */
export function DrawerExample() {
  const list = useList({
    key: 'products',
    id: 'drawer-example',
    label: 'Produtos',
    columns,
    query: () => ({
      queryKey: ['drawer example'],
      queryFn: async () => ({ rows: products, nextCursor: null }),
    }),
    rowId: (row) => row.id,
    rowLabel: (row) => row.name,
    drawer: (drawer) => (
      <RecordDrawer
        {...drawer}
        query={{
          queryKey: ['drawer example', drawer.rowId],
          queryFn: async () => products.find(({ id }) => id === drawer.rowId) ?? products[0] ?? null,
        }}
        loadingTitle="Produto"
        title={(product) => product?.name ?? 'Produto'}
        copy={(product) => ({ text: product?.id ?? '', label: 'Copiar o código' })}
        detail={(product) => (
          <StatusBadge tone={product?.isPaused ? 'neutral' : 'positive'}>
            {product?.isPaused ? 'Pausado' : 'Ativo'}
          </StatusBadge>
        )}
        tabs={{
          label: 'Partes do produto',
          items: (product) => [
            {
              id: 'summary',
              label: 'Resumo',
              content: (
                <DescriptionList
                  items={[{ id: 'price', term: 'Preço', value: <Money cents={product?.priceCents ?? 0} /> }]}
                />
              ),
            },
            { id: 'sales', label: 'Vendas', count: 3, content: <p>Três vendas.</p> },
          ],
        }}
        actions={() => <RefundExample />}
      />
    ),
    empty: { icon: <Package />, title: 'Crie seu primeiro produto' },
  })
  return <ListPage title="Produtos" purpose="Cada linha abre em uma gaveta." list={list} />
}

/** The first word of the reason decides the server's answer: “não” is refused. */
function RefundExample() {
  return (
    <ConfirmAction
      trigger={<Button variant="danger">Reembolsar…</Button>}
      title="Reembolsar Carolina Nogueira"
      description="Dentro da garantia de 7 dias. O acesso ao curso é encerrado."
      confirmLabel="Reembolsar R$ 197,00"
      isDangerous
      money={[
        { label: 'Você', cents: 7923 },
        { label: 'Bruno Sales, afiliado', cents: 7308 },
        { label: 'Plataforma', cents: 4469 },
        { label: 'Carolina recebe', cents: 19700, isSum: true },
      ]}
      reason={{ isRequired: true, help: 'Fica no histórico da venda. O comprador não vê.' }}
      typeToConfirm="REEMBOLSAR"
      onConfirm={async ({ reason }) => {
        if (reason.startsWith('não'))
          throw Object.assign(new Error('refused'), { data: { appCode: 'balance_insufficient' } })
      }}
    />
  )
}
