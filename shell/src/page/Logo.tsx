/** The product's mark: two gables around a yard. */
export function Logo({ large = false }: { large?: boolean }) {
  return (
    <svg
      className="bt-logo"
      viewBox="0 0 48 48"
      width={large ? 72 : 32}
      height={large ? 72 : 32}
      role="img"
      aria-label="Byggtun"
    >
      <rect width="48" height="48" rx="10" className="bt-logo-ground" />
      <path d="M8 36V22l9-8 9 8v14h-6v-8h-6v8z" className="bt-logo-house" />
      <path d="M28 36V19l-5-4.5 7-6 10 8.8V36h-4v-9h-4v9z" className="bt-logo-barn" />
    </svg>
  );
}
