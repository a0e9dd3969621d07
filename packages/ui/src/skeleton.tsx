import { joinClasses } from './join-classes.ts'

/** A quiet grey place-holder. Screen readers hear of the waiting once, from the region around it. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'block animate-shimmer rounded-small bg-border motion-reduce:animate-none',
        className,
      )}
    />
  )
}
