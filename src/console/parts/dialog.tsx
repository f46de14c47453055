import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Failure } from './notice.tsx';

/** A modal dialog. Escape closes it. */
export function Dialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose(): void;
  children: ComponentChildren;
}) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const before = document.activeElement;
    const dialog = element.current;
    dialog?.showModal();
    return () => {
      const { activeElement } = document;
      // The page may have moved the focus already.
      const isHere = activeElement === document.body || dialog?.contains(activeElement);
      if (isHere && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}

/** Asks the writer to confirm an action that cannot be undone. */
export function ConfirmDialog({
  title,
  confirm,
  action,
  onClose,
  children,
}: {
  title: string;
  /** Label of the button that confirms the action. */
  confirm: string;
  action: { run(): void; isRunning: boolean; error: Error | undefined };
  onClose(): void;
  children: ComponentChildren;
}) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{children}</p>
      <div class="actions">
        <button type="button" class="danger" disabled={action.isRunning} onClick={() => action.run()}>
          {confirm}
        </button>
        <button type="button" onClick={onClose}>
          Keep it
        </button>
      </div>
      <Failure error={action.error} />
    </Dialog>
  );
}
