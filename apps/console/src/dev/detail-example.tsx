import { Button } from '@balcao/ui/button'
import { Card } from '@balcao/ui/card'
import { DescriptionList } from '@balcao/ui/description-list'
import { Skeleton } from '@balcao/ui/skeleton'
import { StatusBadge } from '@balcao/ui/status-badge'
import { useQuery } from '@tanstack/react-query'
import { DetailPage } from '#kit/detail-page.tsx'

const platform = { name: 'Forno da Marina', domain: 'forno.balcao.example' }

export function DetailExample() {
  const query = useQuery({ queryKey: ['detail example'], queryFn: async () => platform })
  return (
    <DetailPage
      loadingTitle="Plataforma"
      query={query}
      skeleton={<Skeleton className="h-64 w-full rounded-card" />}
      title={(data) => data.name}
      detail={() => <StatusBadge tone="positive">Ativa</StatusBadge>}
      actions={() => <Button>Suspender</Button>}
      tabs={{
        label: 'Partes',
        items: (data) => [
          {
            id: 'overview',
            label: 'Visão geral',
            content: (
              <Card>
                <DescriptionList items={[{ id: 'domain', term: 'Domínio', value: data.domain }]} />
              </Card>
            ),
          },
          { id: 'people', label: 'Equipe', count: 3, content: <Card>Três pessoas.</Card> },
        ],
      }}
    />
  )
}
