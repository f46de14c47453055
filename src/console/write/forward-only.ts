/**
 * Makes a text field append-only: text cannot be deleted or pasted, and new text goes to the end only. Input methods may still
 * change the word that they are composing; only the text before that word is protected.
 */
export function goForwardOnly(field: HTMLTextAreaElement, onText: (text: string) => void): () => void {
  let held = field.value;
  let composing = false;

  const toEnd = () => field.setSelectionRange(field.value.length, field.value.length);

  const listeners: { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void } = {
    beforeinput(event) {
      const { inputType } = event as InputEvent;
      const isOwnWord = composing || inputType === 'insertCompositionText';
      if (isOwnWord) return;
      if (!/^insert(?:Text|LineBreak|Paragraph)$/.test(inputType)) event.preventDefault();
      else if (field.selectionStart !== field.value.length || field.selectionEnd !== field.value.length)
        toEnd();
    },
    compositionstart() {
      toEnd();
      composing = true;
      held = field.value;
    },
    compositionend() {
      composing = false;
      take();
    },
    input() {
      take();
    },
    keydown(event) {
      const { key, ctrlKey, metaKey } = event as KeyboardEvent;
      if (composing) return;
      if (key === 'Backspace' || key === 'Delete') event.preventDefault();
      if ((ctrlKey || metaKey) && /^[zyxv]$/i.test(key)) event.preventDefault();
    },
    paste: (event) => event.preventDefault(),
    cut: (event) => event.preventDefault(),
    drop: (event) => event.preventDefault(),
    dragstart: (event) => event.preventDefault(),
  };

  function take(): void {
    if (!field.value.startsWith(held)) field.value = held;
    if (!composing) held = field.value;
    onText(field.value);
  }

  for (const [name, listener] of Object.entries(listeners))
    field.addEventListener(name, listener as EventListener);
  return () => {
    for (const [name, listener] of Object.entries(listeners)) {
      field.removeEventListener(name, listener as EventListener);
    }
  };
}
