import { joinClasses } from './join-classes.ts'

/** A quiet grey placeholder. Screen readers get one loading message, from the region around it. */
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
