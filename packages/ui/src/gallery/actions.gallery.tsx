import { Download, Plus, Settings, Trash2 } from 'lucide-react'
import { Button } from '#button.tsx'
import { CopyButton } from '#copy-button.tsx'
import { IconButton } from '#icon-button.tsx'
import { Kbd } from '#kbd.tsx'
import { LinkButton } from '#link-button.tsx'
import type { GallerySection } from './gallery-section.ts'

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const
const sizes = ['small', 'medium', 'large'] as const
const words = { primary: 'Sacar', secondary: 'Cancelar', ghost: 'Ver detalhes', danger: 'Reembolsar' }

export const actionsGallery: GallerySection = {
  id: 'actions',
  title: 'Actions',
  examples: [
    ...variants.map((variant) => ({
      name: `Button, ${variant}`,
      element: (
        <div className="flex flex-wrap items-center gap-3">
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {words[variant]}
            </Button>
          ))}
          <Button variant={variant} icon={<Plus />}>
            {words[variant]}
          </Button>
          <Button variant={variant} isBusy>
            {words[variant]}
          </Button>
          <Button variant={variant} disabled>
            {words[variant]}
          </Button>
        </div>
      ),
    })),
    {
      name: 'Icon button',
      element: (
        <div className="flex flex-wrap items-center gap-3">
          {variants.map((variant) => (
            <IconButton key={variant} label={`Ajustes (${variant})`} variant={variant}>
              <Settings />
            </IconButton>
          ))}
          <IconButton label="Excluir" size="small">
            <Trash2 />
          </IconButton>
          <IconButton label="Excluir indisponível" disabled>
            <Trash2 />
          </IconButton>
        </div>
      ),
    },
    {
      name: 'Link button, copy button, key',
      element: (
        <div className="flex flex-wrap items-center gap-3">
          <LinkButton href="#actions" icon={<Download />}>
            Exportar CSV
          </LinkButton>
          <LinkButton href="#actions" variant="primary">
            Abrir checkout
          </LinkButton>
          <CopyButton text="00020126" label="Copiar código" copiedLabel="Copiado" />
          <CopyButton
            text="pay_7K2M9Q"
            label="Copiar pedido"
            copiedLabel="Copiado"
            isIconOnly
            variant="ghost"
          />
          <Kbd>Ctrl K</Kbd>
        </div>
      ),
    },
  ],
}
