import { bezier, closed, ellipse, type Point, petal, polygon, rect, ribbon, smooth } from '../brush.ts';
import { darken, lch, lighten, mix } from '../colour.ts';
import type { Kit } from '../kit.ts';
import { sparkle } from '../scenery/sky.ts';
import type { MotifArt } from './motif.ts';

const gold = lch(0.8, 0.14, 84);
const wood = lch(0.48, 0.08, 55);
const warm = lch(0.88, 0.14, 82);
const iron = lch(0.4, 0.02, 260);

function paintLantern(kit: Kit): void {
  const frame = mix(iron, kit.accents[0]!, 0.35);
  if (kit.habitat === 'ground') kit.contact(0, 20);
  kit.glow(0, -42, 130, warm, 0.8);
  kit.stroke('M-14 -76Q0 -104 14 -76', frame, 3);
  kit.solid(polygon([[-20, -70], [0, -86], [20, -70]]), frame, 1.2);
  kit.sheet.path('M-16 -68H16L20 -14H-20Z', {
    fill: kit.sheet.along([{ at: 0, colour: warm }, { at: 0.6, colour: lch(0.97, 0.07, 92) }, { at: 1, colour: warm }], [0, 0], [0, 1]),
  });
  kit.sheet.path(petal([0, -20], [1, -52], 9), { fill: lch(0.99, 0.03, 95) });
  kit.stroke('M-16 -68L-20 -14M16 -68L20 -14M-5 -68L-6 -14M5 -68L6 -14M-18 -41H18', frame, 2);
  kit.solid(polygon([[-22, -14], [22, -14], [25, 0], [-25, 0]]), frame, 1.2);
}

function paintKey(kit: Kit): void {
  kit.glow(0, 0, 96, gold, 0.55);
  kit.sheet.group({ turn: -32 }, () => {
    kit.sheet.path(`${ellipse(-36, 0, 22)}${ellipse(-36, 0, 11)}`, { stroke: kit.lit(gold, 0.3), strokeWidth: 6 });
    kit.solid('M-14 -5H58V5H-14ZM36 4H44V22H36ZM50 4H58V18H50Z', gold, 1.2);
    kit.solid(ellipse(-12, 0, 7, 9), lighten(gold, 0.05), 0.9);
  });
  kit.sheet.path(`${sparkle(42, -48, 12)}${sparkle(-58, -22, 8)}`, { fill: lighten(gold, 0.15) });
}

function paintBell(kit: Kit): void {
  const bronze = mix(gold, kit.accents[0]!, 0.2);
  kit.glow(0, 0, 110, gold, 0.4);
  for (const reach of [66, 84, 102])
    kit.sheet.path(`M${-reach} -18Q${-reach - 8} 8 ${-reach} 34M${reach} -18Q${reach + 8} 8 ${reach} 34`, { stroke: kit.lightColour, strokeWidth: 2.4, opacity: 1.1 - reach / 110 });
  kit.stroke('M-9 -50Q0 -70 9 -50', iron, 4);
  kit.solid(ellipse(0, 46, 9), iron, 1);
  kit.solid(closed([[-10, -50], [10, -50], [26, -30], [30, 6], [46, 36], [42, 42], [0, 46], [-42, 42], [-46, 36], [-30, 6], [-26, -30]]), bronze, 2.4);
  kit.stroke('M-29 8Q0 16 29 8M-38 28Q0 38 38 28', darken(bronze, 0.16), 2.2, 0.7);
}

function paintBook(kit: Kit): void {
  const cover = kit.accents[0]!;
  const page = lch(0.95, 0.03, 90);
  kit.contact(0, 44);
  kit.glow(0, -34, 100, kit.glowColour, 0.65);
  kit.solid(polygon([[-58, -16], [0, -4], [58, -16], [54, 2], [0, 10], [-54, 2]]), cover, 1.4);
  kit.solid('M0 -6Q-24 -26 -56 -20L-50 -2Q-22 -8 0 6Z', page, 1);
  kit.solid('M0 -6Q24 -26 56 -20L50 -2Q22 -8 0 6Z', lighten(page, 0.02), 1);
  kit.stroke('M-44 -14Q-24 -16 -8 -5M-42 -8Q-22 -10 -6 0M44 -14Q24 -16 8 -5M42 -8Q22 -10 6 0', darken(page, 0.3), 1.2, 0.5);
  for (const [x, y, size] of [[-26, -46, 8], [6, -70, 11], [30, -44, 7], [-8, -96, 7], [22, -84, 5]] as const)
    kit.sheet.path(sparkle(x, y, size), { fill: lighten(kit.glowColour, 0.16) });
  kit.stroke(smooth(bezier([0, -10], [-22, -34], [26, -58], [2, -96], 9)), lighten(kit.glowColour, 0.1), 2.4, 0.55);
}

function paintMirror(kit: Kit): void {
  const frame = mix(gold, kit.accents[0]!, 0.25);
  kit.contact(0, 30);
  kit.glow(0, -58, 100, kit.lightColour, 0.45);
  kit.solid(closed([[-24, 0], [-10, -12], [0, -16], [10, -12], [24, 0], [0, -4]]), frame, 1);
  kit.solid(ellipse(0, -62, 38, 52), frame, 2.2);
  kit.sheet.path(ellipse(0, -62, 31, 45), {
    fill: kit.sheet.along(
      [{ at: 0, colour: lighten(kit.lightColour, 0.05) }, { at: 0.42, colour: mix(kit.lightColour, kit.glowColour, 0.6) }, { at: 1, colour: kit.shade(kit.glowColour, 0.6) }],
      [0.1, 0],
      [0.9, 1],
    ),
  });
  const clip = kit.sheet.clip(ellipse(0, -62, 31, 45));
  kit.sheet.group({ clip }, () => {
    kit.sheet.path('M-34 -44Q-12 -62 6 -50T36 -54V-10H-36Z', { fill: kit.shade(kit.glowColour, 0.7), opacity: 0.5 });
    kit.sheet.path(polygon([[-26, -110], [-10, -110], [-34, -40], [-44, -50]]), { fill: lch(0.99, 0, 0), opacity: 0.35 });
    kit.sheet.path(ellipse(12, -78, 6), { fill: lch(0.98, 0.02, 95), opacity: 0.9 });
  });
  kit.sheet.path(sparkle(-22, -100, 14), { fill: lch(0.99, 0.01, 95) });
}

function paintLoom(kit: Kit): void {
  kit.contact(0, 44);
  kit.stroke('M-46 0L-40 -104M46 0L40 -104', wood, 7);
  kit.stroke('M-46 -98H46M-48 -14H48', lighten(wood, 0.05), 7);
  const warp: string[] = [];
  for (let x = -34; x <= 34; x += 4) warp.push(`M${x} -95V-16`);
  kit.stroke(warp.join(''), lch(0.94, 0.03, 90), 1.1, 0.85);
  kit.accents.concat(kit.accents).slice(0, 6).forEach((colour, index) => {
    const y = -20 - index * 8;
    kit.solid(`M-35 ${y}Q-18 ${y - 5} 0 ${y}T35 ${y}V${y - 8}Q18 ${y - 3} 0 ${y - 8}T-35 ${y - 8}Z`, colour, 0.5);
  });
  kit.solid(polygon([[-8, -70], [22, -74], [30, -70], [22, -66], [-8, -66]]), wood, 0.8);
  kit.glow(0, -50, 80, kit.lightColour, 0.25);
}

function paintDrum(kit: Kit): void {
  const body = kit.accents[0]!;
  kit.contact(0, 34);
  kit.solid('M-36 -56L-30 0Q0 10 30 0L36 -56Z', body, 1.8);
  kit.stroke('M-35 -50L-22 3L-10 -46L0 6L10 -46L22 3L35 -50', lighten(gold, 0.08), 2.2);
  kit.solid(ellipse(0, -57, 37, 11), lch(0.92, 0.04, 80), 1);
  kit.sheet.path(ellipse(0, -57, 37, 11), { stroke: kit.lit(wood), strokeWidth: 3 });
  kit.stroke('M-8 -62L-40 -96M12 -60L46 -92', wood, 3.4);
  kit.solid(`${ellipse(-7, -62, 5)}${ellipse(11, -60, 5)}`, lch(0.85, 0.05, 80), 0.8);
  for (const [reach, see] of [[16, 0.7], [30, 0.45], [46, 0.25]] as const)
    kit.sheet.path(`M${-reach} -82Q0 ${-92 - reach * 0.7} ${reach} -82`, { stroke: kit.lightColour, strokeWidth: 2.4, opacity: see });
}

function paintHarp(kit: Kit): void {
  const frame = mix(gold, wood, 0.35);
  kit.contact(-4, 30);
  kit.glow(0, -60, 90, kit.glowColour, 0.4);
  const strings: string[] = [];
  for (let index = 0; index < 9; index++) {
    const x = -22 + index * 6;
    strings.push(`M${x} ${-104 + index * 4 + (index > 5 ? (index - 5) * -5 : 0)}L${x} ${-10 - index * 5.500}`);
  }
  kit.stroke(strings.join(''), lighten(kit.glowColour, 0.14), 1.2, 0.95);
  kit.solid(ribbon(bezier([-28, -2], [-4, -10], [26, -34], [36, -62], 9), (t) => 13 - t * 5), frame, 1.3);
  kit.solid(ribbon(bezier([-30, -108], [-4, -84], [16, -116], [38, -64], 11), () => 7), frame, 1.2);
  kit.solid(ribbon(bezier([-28, 0], [-35, -40], [-26, -80], [-31, -112], 9), (t) => 8 - t * 2), frame, 1.2);
  kit.solid(ellipse(-32, -112, 6), lighten(gold, 0.05), 0.9);
}

function paintShell(kit: Kit): void {
  const nacre = mix(lch(0.88, 0.05, 40), kit.accents[0]!, 0.3);
  kit.contact(0, 36);
  kit.glow(0, -34, 80, nacre, 0.4);
  const spiral: Point[] = Array.from({ length: 30 }, (_, index) => {
    const t = index / 29;
    const angle = t * Math.PI * 4.4 + 0.4;
    const reach = 34 * (1 - t) ** 0.85 + 1.5;
    return [2 + Math.cos(angle) * reach, -38 - Math.sin(angle) * reach * 0.94];
  });
  kit.solid(closed([[38, -40], [56, -18], [50, -2], [10, 0], [-24, -4], [-34, -22], [-34, -52], [-14, -72], [14, -74], [34, -60]]), nacre, 2);
  kit.sheet.path(closed([[36, -36], [52, -18], [46, -5], [24, -4], [16, -14], [26, -24]]), { fill: kit.lit(mix(nacre, lch(0.8, 0.1, 20), 0.6), 0.3) });
  kit.stroke(smooth(spiral), darken(nacre, 0.2), 2.8, 0.75);
}

function paintFire(kit: Kit): void {
  const flame = lch(0.74, 0.19, 52);
  kit.glow(0, -34, 170, flame, 0.75);
  kit.glow(0, 0, 90, flame, 0.5);
  kit.solid(ribbon(bezier([-38, -2], [-14, -8], [14, -12], [34, -18], 5), () => 9), wood, 1);
  kit.solid(ribbon(bezier([38, -2], [14, -8], [-14, -12], [-34, -18], 5), () => 9), darken(wood, 0.05), 1);
  const tongue = (x: number, height: number, width: number, colour: typeof flame) =>
    kit.sheet.path(`M${x - width} -12C${x - width * 1.3} ${-height * 0.5} ${x - width * 0.1} ${-height * 0.5} ${x} ${-height}C${x + width * 0.5} ${-height * 0.6} ${x + width * 1.4} ${-height * 0.5} ${x + width} -12Q${x} 2 ${x - width} -12Z`, { fill: colour, opacity: 0.93 });
  tongue(-14, 62, 15, lch(0.64, 0.21, 36));
  tongue(14, 70, 16, lch(0.68, 0.2, 42));
  tongue(0, 100, 22, flame);
  tongue(2, 70, 14, lch(0.86, 0.16, 80));
  tongue(1, 42, 8, lch(0.96, 0.08, 98));
  for (let index = 0; index < 9; index++)
    kit.sheet.path(ellipse(kit.random.between(-34, 34), -kit.random.between(70, 150), kit.random.between(0.9, 2.2)), { fill: lch(0.85, 0.16, 75), opacity: 0.9 });
}

function paintStones(kit: Kit): void {
  const rock = lch(0.62, 0.025, 80);
  kit.glow(0, -10, 110, kit.glowColour, 0.4);
  const slab = (x: number, y: number, height: number, width: number, lean: number) => {
    kit.solid(
      closed([[x - width, y], [x - width * 0.94 + lean * 0.5, y - height * 0.6], [x - width * 0.5 + lean, y - height * 0.97], [x + width * 0.4 + lean, y - height], [x + width * 0.95 + lean * 0.6, y - height * 0.7], [x + width, y]]),
      rock,
      1.6,
    );
    kit.stroke(`M${x - width * 0.3} ${y - height * 0.3}q${width * 0.5} ${-height * 0.06} ${width * 0.5} ${-height * 0.22}`, kit.glowColour, 1.8, 0.9);
  };
  slab(-30, -16, 44, 8, 1);
  slab(0, -20, 50, 8, 0);
  slab(30, -16, 42, 8, -1);
  slab(-54, -4, 62, 11, 3);
  slab(56, -4, 66, 12, -3);
  kit.flat(ellipse(0, 0, 44, 9), mix(kit.glowColour, rock, 0.5), 0.45);
  slab(-28, 10, 50, 11, 2);
  slab(32, 10, 44, 11, -2);
}

function paintSpindle(kit: Kit): void {
  const thread = kit.accents[0]!;
  kit.contact(0, 16);
  kit.stroke(smooth(bezier([10, -50], [70, -70], [40, -120], [96, -120], 12)), lighten(thread, 0.1), 2.4, 0.9);
  kit.stroke('M0 0V-104', wood, 4);
  kit.solid(closed([[-5, -92], [5, -92], [19, -54], [15, -30], [-15, -30], [-19, -54]]), thread, 1.6);
  const windings: string[] = [];
  for (let y = -80; y < -34; y += 7) windings.push(`M${-9 - (y + 80) * 0.16} ${y + 4}Q0 ${y} ${9 + (y + 80) * 0.16} ${y - 3}`);
  kit.stroke(windings.join(''), darken(thread, 0.13), 1.6, 0.75);
  kit.solid(ellipse(0, -22, 21, 6), lighten(wood, 0.08), 1);
}

function paintChest(kit: Kit): void {
  kit.contact(0, 42);
  kit.glow(0, -50, 100, gold, 0.7);
  kit.solid('M-40 -46Q-42 -84 -16 -86H30Q46 -80 44 -50Z', darken(wood, 0.06), 1.4);
  kit.sheet.path(closed([[-36, -44], [-20, -54], [0, -50], [20, -56], [38, -46], [0, -40]]), { fill: lighten(gold, 0.1) });
  kit.solid(rect(-42, -46, 84, 46), wood, 1.8);
  kit.stroke('M-42 -46H42M-26 -46V0M26 -46V0M-42 -2H42', gold, 3);
  kit.solid(rect(-7, -48, 14, 16), lighten(gold, 0.04), 0.9);
  kit.sheet.path(`${sparkle(-12, -66, 11)}${sparkle(18, -78, 8)}`, { fill: lch(0.97, 0.06, 95) });
}

const onGround = ['ground'] as const;
const afloat = ['air', 'ground'] as const;

export const things = {
  lantern: { habitats: ['ground', 'air'], anchor: 'foot', height: 0.62, paint: paintLantern },
  key: { habitats: afloat, anchor: 'middle', height: 0.62, paint: paintKey },
  bell: { habitats: afloat, anchor: 'middle', height: 0.7, paint: paintBell },
  book: { habitats: onGround, anchor: 'foot', height: 0.72, paint: paintBook },
  mirror: { habitats: onGround, anchor: 'foot', height: 1.05, paint: paintMirror },
  loom: { habitats: onGround, anchor: 'foot', height: 1.05, paint: paintLoom },
  drum: { habitats: onGround, anchor: 'foot', height: 0.7, paint: paintDrum },
  harp: { habitats: onGround, anchor: 'foot', height: 1, paint: paintHarp },
  shell: { habitats: onGround, anchor: 'foot', height: 0.55, paint: paintShell },
  fire: { habitats: onGround, anchor: 'foot', height: 0.75, paint: paintFire },
  stones: { habitats: onGround, anchor: 'foot', height: 1.1, paint: paintStones },
  spindle: { habitats: onGround, anchor: 'foot', height: 0.8, paint: paintSpindle },
  chest: { habitats: onGround, anchor: 'foot', height: 0.6, paint: paintChest },
} as const satisfies Record<string, MotifArt>;
