export function SkipLink({ target, children }: { target: string; children: string }) {
  return (
    <a className="skip-link" href={`#${target}`}>
      {children}
    </a>
  )
}
