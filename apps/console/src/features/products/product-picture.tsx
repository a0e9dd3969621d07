import { joinClasses } from '@balcao/ui/join-classes'

type ProductPictureProps = { name: string; url: string | null; size: 'small' | 'large' }

const sizes = { small: 'size-9 text-sm', large: 'size-13 text-xl' }

/** Decorative, because the name is beside it; without a picture the initial is shown. */
export function ProductPicture({ name, url, size }: ProductPictureProps) {
  return (
    <span
      aria-hidden="true"
      {...(url === null && { 'data-initial': name.trim().charAt(0).toUpperCase() })}
      className={joinClasses(
        'inline-grid shrink-0 place-items-center overflow-hidden rounded-control border border-default bg-sunken font-semibold text-muted before:content-[attr(data-initial)]',
        sizes[size],
      )}
    >
      {url !== null && <img src={url} alt="" className="size-full object-cover" />}
    </span>
  )
}
