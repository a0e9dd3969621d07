import { shownImage } from './shown-image.ts'

/** Without a picture the product's initial stands in its place, so that the layout never shifts. */
export function ProductImage({ url, name }: { url: string | null; name: string }) {
  const image = shownImage(url)
  if (image) return <img className="product-image" src={image} alt="" width="72" height="72" />
  return (
    <span className="product-image product-initial" aria-hidden="true">
      {name.trim().charAt(0).toUpperCase()}
    </span>
  )
}
