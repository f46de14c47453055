import type { ComponentChildren } from 'preact';

export function Failure({ error, onRetry }: { error: Error | undefined; onRetry?: () => void }) {
  if (!error) return null;
  return (
    <div class="notice failure" role="alert">
      <p>{error.message}</p>
      {onRetry && (
        <button type="button" class="quiet" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}

/** Shown in place of resources that have no value yet: their error, or a message while they load. */
export function Pending({
  resources,
  children,
}: {
  resources: readonly { error: Error | undefined; reload(): void }[];
  children: ComponentChildren;
}) {
  const error = resources.find((resource) => resource.error)?.error;
  if (!error) return <Waiting>{children}</Waiting>;
  const reload = () => {
    for (const resource of resources) resource.reload();
  };
  return <Failure error={error} onRetry={reload} />;
}

export function Waiting({ children }: { children: ComponentChildren }) {
  return (
    <p class="waiting" role="status">
      {children}
    </p>
  );
}
