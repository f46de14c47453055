import { useCallback, useEffect, useRef, useState } from 'preact/hooks';

export interface Resource<T> {
  value: T | undefined;
  error: Error | undefined;
  isLoading: boolean;
  reload(): void;
}

/** Reads a value from the service, and reads it again when `keys` change. The last value stays until the next one arrives. */
export function useResource<T>(
  read: (signal: AbortSignal) => Promise<T>,
  keys: readonly unknown[],
): Resource<T> {
  const [state, setState] = useState<Omit<Resource<T>, 'reload'>>({
    value: undefined,
    error: undefined,
    isLoading: true,
  });
  const [turn, setTurn] = useState(0);
  const latest = useRef(read);
  latest.current = read;
  useEffect(() => {
    const ended = new AbortController();
    setState(({ value }) => ({ value, error: undefined, isLoading: true }));
    latest.current(ended.signal).then(
      (value) => {
        if (!ended.signal.aborted) setState({ value, error: undefined, isLoading: false });
      },
      (error: Error) => {
        if (!ended.signal.aborted) setState(({ value }) => ({ value, error, isLoading: false }));
      },
    );
    return () => ended.abort();
  }, [...keys, turn]);
  const reload = useCallback(() => setTurn((current) => current + 1), []);
  return { ...state, reload };
}

/** Calls `act` every `ms` milliseconds while `isWanted` is true. */
export function useEvery(ms: number, isWanted: boolean, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!isWanted) return;
    const timer = setInterval(() => latest.current(), ms);
    return () => clearInterval(timer);
  }, [ms, isWanted]);
}

/** An action that may fail. A second call while it runs has no effect. */
export function useAction<Arguments extends unknown[]>(
  act: (...args: Arguments) => Promise<unknown>,
): { run(...args: Arguments): void; isRunning: boolean; error: Error | undefined } {
  const [state, setState] = useState<{ isRunning: boolean; error: Error | undefined }>({
    isRunning: false,
    error: undefined,
  });
  const running = useRef(false);
  return {
    ...state,
    run(...args) {
      if (running.current) return;
      running.current = true;
      setState({ isRunning: true, error: undefined });
      act(...args)
        .then(
          () => setState({ isRunning: false, error: undefined }),
          (error: Error) => setState({ isRunning: false, error }),
        )
        .finally(() => {
          running.current = false;
        });
    },
  };
}
