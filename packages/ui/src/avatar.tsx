import { joinClasses } from './join-classes.ts'

export type AvatarProps = {
  name: string
  imageUrl?: string | undefined
  size?: 'small' | 'medium' | 'large' | undefined
}

const sizes = { small: 'size-6 text-[10px]', medium: 'size-8 text-xs', large: 'size-12 text-lg' }

export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const first = words[0]?.[0] ?? ''
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''
  return (first + last).toLocaleUpperCase()
}

/**
 * Hidden from screen readers: the name is beside it, or in the label of its trigger. The initials are drawn by CSS and
 * are not text.
 */
export function Avatar({ name, imageUrl, size = 'medium' }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      {...(!imageUrl && { 'data-initials': initialsOf(name) })}
      className={joinClasses(
        'inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-primary-soft font-semibold text-primary before:content-[attr(data-initials)]',
        sizes[size],
      )}
    >
      {imageUrl && <img src={imageUrl} alt="" className="size-full object-cover" />}
    </span>
  )
}
