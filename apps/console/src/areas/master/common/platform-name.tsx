/** A platform by its colour and its name. */
export function PlatformName({ name, brandColor }: { name: string; brandColor: string }) {
  return (
    <span className="wrap-anywhere inline-flex items-center gap-2">
      <span
        aria-hidden="true"
        className="size-2.5 shrink-0 rounded-full border border-default"
        style={{ backgroundColor: brandColor }}
      />
      {name}
    </span>
  )
}
