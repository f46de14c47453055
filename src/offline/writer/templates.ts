import type { Random } from '../../core/random.ts';

export type Slots = Readonly<Record<string, string | undefined>>;

/**
 * Chooses one of `templates` and fills it. `{name}` is replaced by the slot of that name. A part in square brackets is
 * left out if one of its slots is undefined. A single template takes no random draw.
 * @throws RangeError for a slot without a value outside square brackets.
 */
export function fillOneOf(templates: readonly string[], random: Random, slots: Slots = {}): string {
  return fillTemplate(templates.length === 1 ? templates[0]! : random.pick(templates), slots);
}

/** Fills a template. The values are filled in last, so that braces and brackets in the writer's words stay as they are. */
export function fillTemplate(template: string, slots: Slots): string {
  return template
    .replaceAll(/\[([^\]]*)\]/g, (_, part: string) =>
      [...part.matchAll(slotPattern)].every(([, name]) => slots[name!] !== undefined) ? part : '',
    )
    .replaceAll(slotPattern, (_, name: string) => {
      const value = slots[name];
      if (value === undefined) throw new RangeError(`no value for the slot {${name}} of "${template}"`);
      return value;
    });
}

const slotPattern = /\{(\w+)\}/g;
