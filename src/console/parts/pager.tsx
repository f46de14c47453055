/** Buttons to the previous and the next page of a list; nothing when the list has one page. */
export function Pager({
  page,
  pages,
  label,
  previous,
  next,
  onPage,
}: {
  /** The number of the current page, from 1. */
  page: number;
  pages: number;
  /** Names the list for assistive technology. */
  label: string;
  previous: string;
  next: string;
  onPage(page: number): void;
}) {
  if (pages <= 1) return null;
  return (
    <nav class="pager" aria-label={label}>
      <button type="button" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {previous}
      </button>
      <span>
        {page} of {pages}
      </span>
      <button type="button" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {next}
      </button>
    </nav>
  );
}
