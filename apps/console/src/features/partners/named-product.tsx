import { ProductPicture } from '#features/products/product-picture.tsx'

type NamedProductProps = { name: string; imageUrl: string | null; partner: string }

/** A product with its owner or affiliate. The label of its row says both, in reading order. */
export function NamedProduct({ name, imageUrl, partner }: NamedProductProps) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <ProductPicture name={name} url={imageUrl} size="small" />
      <span className="grid min-w-0">
        <span className="truncate @4xl:max-w-80 sm:max-w-56">{name}</span>{' '}
        <span className="truncate font-normal text-muted text-sm">{partner}</span>
      </span>
    </span>
  )
}
