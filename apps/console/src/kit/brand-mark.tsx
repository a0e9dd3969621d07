import { joinClasses } from '@balcao/ui/join-classes'

type BrandMarkProps = { className?: string; logoUrl?: string | null | undefined }

/** The platform's own logo, or the product's mark in the platform's colour. The name stands beside it. */
export function BrandMark({ className, logoUrl }: BrandMarkProps) {
  if (logoUrl)
    return (
      <img
        src={logoUrl}
        alt=""
        className={joinClasses('size-7 shrink-0 rounded-[7px] object-contain', className)}
      />
    )
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'grid size-7 shrink-0 place-items-center rounded-[7px] bg-primary text-on-primary',
        className,
      )}
    >
      <svg
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        className="size-[60%]"
        aria-hidden="true"
      >
        <path d="M1.5 7h13M3 7v6.5M13 7v6.5M5 4.2c0-1.5 1.3-2.7 3-2.7s3 1.2 3 2.7" />
      </svg>
    </span>
  )
}
