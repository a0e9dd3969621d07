import { Copy, LogOut, Package, Settings } from 'lucide-react'
import { useState } from 'react'
import { AlertDialog } from '#alert-dialog.tsx'
import { Banner } from '#banner.tsx'
import { Button } from '#button.tsx'
import { CommandPalette } from '#command-palette.tsx'
import { Dialog } from '#dialog.tsx'
import { Drawer } from '#drawer.tsx'
import { DropdownMenu, MenuItem, MenuRadioGroup, MenuSeparator } from '#dropdown-menu.tsx'
import { EmptyState } from '#empty-state.tsx'
import { ErrorState } from '#error-state.tsx'
import { Kbd } from '#kbd.tsx'
import { Popover } from '#popover.tsx'
import { Skeleton } from '#skeleton.tsx'
import { showToast } from '#toast.tsx'
import { Tooltip } from '#tooltip.tsx'
import type { GallerySection } from './gallery-section.ts'

const tones = ['info', 'positive', 'pending', 'negative'] as const

function MenuExample() {
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  return (
    <DropdownMenu align="start" heading="Marina Lopes" trigger={<Button>Menu</Button>}>
      <MenuItem icon={<Settings />} shortcut={<Kbd>S</Kbd>}>
        Segurança
      </MenuItem>
      <MenuItem icon={<Copy />} disabled>
        Copiar
      </MenuItem>
      <MenuSeparator />
      <MenuRadioGroup
        label="Tema"
        value={theme}
        onChange={setTheme}
        options={[
          { value: 'light', label: 'Claro' },
          { value: 'dark', label: 'Escuro' },
        ]}
      />
      <MenuSeparator />
      <MenuItem icon={<LogOut />} isDangerous>
        Sair
      </MenuItem>
    </DropdownMenu>
  )
}

function DrawerExample() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Gaveta</Button>
      <Drawer
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Pedido 7K2M-9Q"
        closeLabel="Fechar"
        footer={<Button variant="primary">Reenviar acesso</Button>}
      >
        <p>O detalhe abre sem sair da lista.</p>
      </Drawer>
    </>
  )
}

function PaletteExample() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Paleta</Button>
      <CommandPalette
        open={isOpen}
        onOpenChange={setIsOpen}
        label="Comandos"
        placeholder="Ir para…"
        emptyText="Nada encontrado."
        closeLabel="Fechar"
        groups={[
          {
            id: 'pages',
            heading: 'Páginas',
            items: [{ id: 'products', label: 'Meus produtos', icon: <Package />, onSelect: () => undefined }],
          },
        ]}
      />
    </>
  )
}

export const overlaysGallery: GallerySection = {
  id: 'overlays',
  title: 'Overlays and feedback',
  examples: [
    {
      name: 'Dialogs, drawer, menu, popover, tooltip, palette',
      element: (
        <div className="flex flex-wrap gap-3">
          <Dialog
            title="Salvar visão"
            description="A visão guarda filtros, colunas e ordem."
            closeLabel="Fechar"
            trigger={<Button>Diálogo</Button>}
            footer={<Button variant="primary">Salvar</Button>}
          >
            <p>Conteúdo do diálogo.</p>
          </Dialog>
          <AlertDialog
            title="Reembolsar R$ 197,00?"
            description="Carolina Nogueira recebe R$ 197,00 de volta e perde o acesso ao curso. Seu saldo diminui R$ 182,71."
            confirmLabel="Reembolsar"
            cancelLabel="Voltar"
            isDangerous
            typeToConfirm={{ word: 'REEMBOLSAR', label: 'Digite REEMBOLSAR para confirmar' }}
            onConfirm={() => undefined}
            trigger={<Button variant="danger">Confirmação</Button>}
          />
          <DrawerExample />
          <MenuExample />
          <Popover label="Como calculamos" trigger={<Button>Popover</Button>}>
            Soma do valor pago das vendas aprovadas.
          </Popover>
          <Tooltip content="Repete o rótulo">
            <Button>Dica</Button>
          </Tooltip>
          <PaletteExample />
        </div>
      ),
    },
    {
      name: 'Toast',
      element: (
        <div className="flex flex-wrap gap-3">
          {tones.map((tone) => (
            <Button
              key={tone}
              onClick={() =>
                void showToast({ tone, title: `Aviso (${tone})`, description: 'Uma frase que explica.' })
              }
            >
              {tone}
            </Button>
          ))}
        </div>
      ),
    },
    {
      name: 'Banner',
      element: (
        <div className="grid gap-3">
          {tones.map((tone) => (
            <Banner
              key={tone}
              tone={tone}
              title="Conta em análise"
              action={<Button size="small">Ver etapa</Button>}
            >
              Envie o comprovante de endereço para liberar os saques.
            </Banner>
          ))}
        </div>
      ),
    },
    {
      name: 'Skeleton',
      element: (
        <div className="grid gap-2">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      ),
    },
    {
      name: 'Empty state',
      element: (
        <EmptyState
          icon={<Package />}
          title="Crie seu primeiro produto"
          description="Um produto, uma oferta e um link de checkout: leva três minutos."
          action={<Button variant="primary">Novo produto</Button>}
        />
      ),
    },
    {
      name: 'Error state',
      element: (
        <ErrorState
          title="Não foi possível carregar"
          description="Tente de novo em instantes."
          code="internal · 3f2a91"
          retry={{ label: 'Tentar de novo', onRetry: () => undefined }}
        />
      ),
    },
  ],
}
