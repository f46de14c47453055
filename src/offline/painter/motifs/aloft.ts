import { bezier, closed, ellipse, petal, polygon, rows, smooth } from '../brush.ts';
import { darken, lch, lighten, mix } from '../colour.ts';
import type { Kit } from '../kit.ts';
import type { MotifArt } from './motif.ts';

const high = ['sky', 'air', 'far'] as const;

const drifting = ['air', 'sky'] as const;

function paintKite(kit: Kit): void {
  const [first, second, third] = [0, 1, 2].map((index) => kit.accents[index % kit.accents.length]!) as [
    (typeof kit.accents)[number],
    (typeof kit.accents)[number],
    (typeof kit.accents)[number],
  ];
  const tail = bezier([-4, 34], [-40, 60], [10, 84], [-40, 120], 14);
  kit.stroke(smooth(...tail), lighten(first, 0.1), 1.8, 0.9);
  for (const index of [3, 6, 9, 12]) {
    const [x, y] = tail[index]!;
    kit.flat(
      `${petal([x, y], [x - 11, y - 6], 5)}${petal([x, y], [x + 11, y + 5], 5)}`,
      index % 2 ? second : third,
    );
  }
  kit.sheet.group({ turn: 14 }, () => {
    kit.solid(polygon([0, -52], [34, -12], [0, 40], [-34, -12]), first, 1.6);
    kit.flat(polygon([0, -52], [34, -12], [0, -12]), second, 0.95);
    kit.flat(polygon([0, 40], [-34, -12], [0, -12]), third, 0.95);
    kit.stroke('M0 -52V40M-34 -12H34', darken(first, 0.25), 1.4, 0.7);
  });
}

function paintBird(kit: Kit): void {
  const feather = mix(lch(0.85, 0.04, 80), kit.accents[0]!, 0.45);
  const dark = darken(feather, 0.2);
  kit.solid(closed([-4, -4], [-22, -34], [-46, -52], [-40, -30], [-30, -10], [-14, 6]), dark, 1.2);
  kit.solid(polygon([-34, 6], [-66, 2], [-62, 12], [-34, 14]), feather, 1);
  kit.solid(
    closed([-40, 8], [-18, -6], [10, -8], [30, -14], [40, -12], [36, -2], [18, 12], [-8, 18]),
    feather,
    1.6,
  );
  kit.flat(polygon([38, -12], [52, -8], [39, -6]), lch(0.76, 0.15, 70));
  kit.solid(closed([6, -4], [0, -34], [-14, -66], [-28, -74], [-26, -44], [-16, -12], [-4, 6]), feather, 1.6);
  kit.stroke(smooth([-22, -62], [-16, -40], [-4, -12]), dark, 1.2, 0.5);
  kit.sheet.fill(ellipse(33, -9, 1.8), lch(0.2, 0.02, 40));
}

/** Three birds far off, one leading. */
function paintFlock(kit: Kit): void {
  for (const [x, y, size] of rows([0, 0, 26], [-40, 18, 18], [34, 26, 15], [-70, 40, 11]))
    kit.flat(
      `M${x - size} ${y - size * 0.35}Q${x - size * 0.4} ${y - size * 0.5} ${x} ${y}Q${x + size * 0.4} ${y - size * 0.5} ${x + size} ${y - size * 0.35}Q${x + size * 0.4} ${y - size * 0.2} ${x} ${y + size * 0.22}Q${x - size * 0.4} ${y - size * 0.2} ${x - size} ${y - size * 0.35}Z`,
      darken(kit.accents[0]!, 0.25),
    );
}

function paintFeather(kit: Kit): void {
  const vane = mix(lch(0.92, 0.03, 90), kit.accents[1 % kit.accents.length]!, 0.35);
  kit.glow(0, 0, 74, vane, 0.4);
  kit.sheet.group({ turn: 32 }, () => {
    kit.solid(
      closed([0, 44], [-15, 20], [-18, -14], [-8, -48], [4, -62], [12, -40], [15, -6], [10, 24]),
      vane,
      1.6,
    );
    kit.stroke('M0 64Q-4 0 4 -60', lighten(vane, 0.08), 2);
    const barbs: string[] = [];
    for (let y = -44; y < 36; y += 9) barbs.push(`M0 ${y}l-13 11M1 ${y}l11 11`);
    kit.stroke(barbs.join(''), darken(vane, 0.14), 1, 0.55);
  });
}

function paintLeaf(kit: Kit): void {
  const green = mix(lch(0.68, 0.15, 125), kit.accents[0]!, 0.35);
  const drift = smooth([-70, 34], [-40, 20], [-50, 0], [-24, 6]);
  kit.stroke(drift, lighten(green, 0.2), 2, 0.4);
  for (const [x, y, turn, size] of rows([8, 0, -28, 1], [-34, -34, 20, 0.5], [48, 32, 60, 0.42]))
    kit.sheet.group({ x, y, turn, scale: size }, () => {
      kit.solid(`${petal([-44, 10], [46, -16], 30)}`, green, 1.6);
      kit.stroke(
        'M-58 14Q0 2 44 -15M-16 6l14 -16M-10 5l18 12M10 0l12 -13M14 -1l14 8',
        lighten(green, 0.14),
        1.5,
        0.8,
      );
    });
}

export const aloft = {
  kite: { habitats: drifting, anchor: 'middle', height: 1, half: 41, paint: paintKite },
  bird: { habitats: drifting, anchor: 'middle', height: 0.7, half: 66, paint: paintBird },
  flock: { habitats: high, anchor: 'middle', height: 0.8, half: 81, paint: paintFlock },
  feather: { habitats: drifting, anchor: 'middle', height: 0.65, half: 36, paint: paintFeather },
  leaf: { habitats: drifting, anchor: 'middle', height: 0.7, half: 71, paint: paintLeaf },
} as const satisfies Record<string, MotifArt>;
