import { closed, ellipse, petal, rows } from '../brush.ts';
import { darken, lch, lighten, mix } from '../colour.ts';
import type { Kit } from '../kit.ts';

/** The hillock or islet that a distant motif stands on; its foot fades into the haze. */
export function hillock(kit: Kit, half: number) {
  const reach = half * 1.45 + 22;
  const crest = rows(
    [-reach, 15],
    [-reach * 0.78, 5],
    [-reach * 0.4, -5],
    [0, -7],
    [reach * 0.45, -4],
    [reach * 0.8, 6],
    [reach, 15],
    [0, 19],
  );
  kit.sheet.group({ mask: kit.sheet.fade([0, 4], [0, 18]) }, () =>
    kit.solid(closed(...crest), kit.earth, 1.2),
  );
}

/** A bed of earth with a kerb of stones, for plants on planks or paving. */
export function bed(kit: Kit, half: number) {
  const [wide, deep] = [half + 12, (half + 12) * 0.2];
  kit.contact(0, wide);
  kit.solid(ellipse(0, 3, wide, deep + 3), mix(lch(0.62, 0.03, 75), kit.lightColour, 0.15), 1.2);
  kit.flat(ellipse(0, 1, wide - 6, deep), darken(mix(kit.earth, lch(0.36, 0.05, 60), 0.6), 0.04));
  const blades: string[] = [];
  for (let index = 0; index < 14; index++) {
    const angle = (index / 14) * Math.PI * 2 + 0.3;
    const [x, y] = [Math.cos(angle) * (wide - 12), 1 + Math.sin(angle) * (deep - 3)];
    blades.push(petal([x - 2, y], [x - 7, y - 11], 2), petal([x, y], [x + 5, y - 13], 2));
  }
  kit.flat(blades.join(''), lighten(mix(kit.earth, lch(0.6, 0.13, 135), 0.6), 0.04));
}
