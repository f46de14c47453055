import type { ComponentChildren } from 'preact';

/** A form that is submitted by code, without loading a page. */
export function Form(props: { class?: string; onSubmit(): void; children: ComponentChildren }) {
  return (
    <form
      class={props.class}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      {props.children}
    </form>
  );
}
