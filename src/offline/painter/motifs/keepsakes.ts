import { bezier, ellipse, type Point, polygon, rect, rows, smooth } from '../brush.ts';
import { darken, lch, lighten, mix } from '../colour.ts';
import data from '../data/motifs/keepsakes.json' with { type: 'json' };
import type { Kit } from '../kit.ts';
import { sparkle } from '../scenery/sky.ts';
import { drawingsOf } from '../shapes.ts';
import { gold, iron, wood } from './materials.ts';

const shapes = drawingsOf(data);

/** A great key leaning on a stone. */
function paintKey(kit: Kit) {
  const rock = lch(0.56, 0.03, 75);
  kit.contact(2, 44);
  kit.glow(0, -46, 96, gold, 0.5);
  kit.solid(shapes.key.stone, rock, 1.8);
  kit.stroke('M10 -22Q20 -28 32 -24M36 -10q6 -2 9 -8', darken(rock, 0.16), 1.8, 0.6);
  kit.sheet.group({ x: -18, y: -44, turn: -58 }, () => {
    kit.sheet.stroke(shapes.key.bow, kit.lit(gold, 0.3), 6);
    kit.solid(shapes.key.blade, gold, 1.2);
    kit.solid(ellipse(29, 0, 6, 9), lighten(gold, 0.05), 0.9);
  });
  kit.sheet.fill(`${sparkle(34, -92, 12)}${sparkle(-40, -62, 8)}`, lighten(gold, 0.15));
}

/** A bell hung in its own frame. */
function paintBell(kit: Kit) {
  const bronze = mix(gold, kit.accents[0]!, 0.2);
  const post = mix(wood, kit.accents[0]!, 0.15);
  kit.contact(0, 48);
  kit.glow(0, -56, 96, gold, 0.4);
  for (const x of [-42, 42])
    kit.solid(polygon([x - 6, 2], [x - 4, -104], [x + 4, -104], [x + 6, 2]), post, 1.2);
  kit.stroke('M-42 -84L-26 -104M42 -84L26 -104', post, 4);
  kit.solid(shapes.bell.beam, lighten(post, 0.06), 1.5);
  kit.stroke('M-7 -92Q0 -108 7 -92', iron, 3.4);
  kit.solid(ellipse(0, -26, 6.5), iron, 1);
  kit.solid(shapes.bell.body, bronze, 2);
  kit.stroke('M-22 -52Q0 -46 22 -52M-28 -38Q0 -31 28 -38', darken(bronze, 0.16), 1.8, 0.7);
  for (const reach of [60, 72]) {
    const path = `M${-reach} -66Q${-reach - 7} -50 ${-reach} -34M${reach} -66Q${reach + 7} -50 ${reach} -34`;
    kit.sheet.stroke(path, kit.lightColour, 2, 1.1 - reach / 90);
  }
}

function paintBook(kit: Kit) {
  const cover = kit.accents[0]!;
  const page = lch(0.95, 0.03, 90);
  kit.contact(0, 44);
  kit.glow(0, -34, 100, kit.glowColour, 0.65);
  kit.solid(shapes.book.cover, cover, 1.4);
  kit.solid('M0 -6Q-24 -26 -56 -20L-50 -2Q-22 -8 0 6Z', page, 1);
  kit.solid('M0 -6Q24 -26 56 -20L50 -2Q22 -8 0 6Z', lighten(page, 0.02), 1);
  kit.stroke(shapes.book.lines, darken(page, 0.3), 1.2, 0.5);
  for (const [x, y, size] of rows([-26, -46, 8], [6, -70, 11], [30, -44, 7], [-8, -96, 7], [22, -84, 5]))
    kit.sheet.fill(sparkle(x, y, size), lighten(kit.glowColour, 0.16));
  const path = smooth(...bezier([0, -10], [-22, -34], [26, -58], [2, -96], 9));
  kit.stroke(path, lighten(kit.glowColour, 0.1), 2.4, 0.55);
}

function paintMirror(kit: Kit) {
  const frame = mix(gold, kit.accents[0]!, 0.25);
  kit.contact(0, 30);
  kit.glow(0, -58, 100, kit.lightColour, 0.45);
  kit.solid(shapes.mirror.foot, frame, 1);
  kit.solid(ellipse(0, -62, 38, 52), frame, 2.2);
  const shape = ellipse(0, -62, 31, 45);
  const paint = kit.sheet.along(
    {
      0: lighten(kit.lightColour, 0.05),
      0.42: mix(kit.lightColour, kit.glowColour, 0.6),
      1: kit.shade(kit.glowColour, 0.6),
    },
    [0.1, 0],
    [0.9, 1],
  );
  kit.sheet.fill(shape, paint);
  const clip = kit.sheet.clip(ellipse(0, -62, 31, 45));
  kit.sheet.group({ clip }, () => {
    kit.sheet.fill('M-34 -44Q-12 -62 6 -50T36 -54V-10H-36Z', kit.shade(kit.glowColour, 0.7), 0.5);
    kit.sheet.fill(shapes.mirror.shine, lch(0.99, 0, 0), 0.35);
    kit.sheet.fill(ellipse(12, -78, 6), lch(0.98, 0.02, 95), 0.9);
  });
  kit.sheet.fill(sparkle(-22, -100, 14), lch(0.99, 0.01, 95));
}

function paintShell(kit: Kit) {
  const nacre = mix(lch(0.88, 0.05, 40), kit.accents[0]!, 0.3);
  kit.contact(0, 36);
  kit.glow(0, -34, 80, nacre, 0.4);
  const spiral: Point[] = Array.from({ length: 30 }, (_, index) => {
    const t = index / 29;
    const angle = t * Math.PI * 4.4 + 0.4;
    const reach = 34 * (1 - t) ** 0.85 + 1.5;
    return [2 + Math.cos(angle) * reach, -38 - Math.sin(angle) * reach * 0.94];
  });
  kit.solid(shapes.shell.outside, nacre, 2);
  kit.sheet.fill(shapes.shell.mouth, kit.lit(mix(nacre, lch(0.8, 0.1, 20), 0.6), 0.3));
  kit.stroke(smooth(...spiral), darken(nacre, 0.2), 2.8, 0.75);
}

function paintChest(kit: Kit) {
  kit.contact(0, 42);
  kit.glow(0, -50, 100, gold, 0.7);
  kit.solid('M-40 -46Q-42 -84 -16 -86H30Q46 -80 44 -50Z', darken(wood, 0.06), 1.4);
  kit.sheet.fill(shapes.chest.treasure, lighten(gold, 0.1));
  kit.solid(rect(-42, -46, 84, 46), wood, 1.8);
  kit.stroke('M-42 -46H42M-26 -46V0M26 -46V0M-42 -2H42', gold, 3);
  kit.solid(rect(-7, -48, 14, 16), lighten(gold, 0.04), 0.9);
  kit.sheet.fill(`${sparkle(-12, -66, 11)}${sparkle(18, -78, 8)}`, lch(0.97, 0.06, 95));
}

function paintLoom(kit: Kit) {
  kit.contact(0, 44);
  kit.stroke('M-46 0L-40 -104M46 0L40 -104', wood, 7);
  kit.stroke('M-46 -98H46M-48 -14H48', lighten(wood, 0.05), 7);
  const warp: string[] = [];
  for (let x = -34; x <= 34; x += 4) warp.push(`M${x} -95V-16`);
  kit.stroke(warp.join(''), lch(0.94, 0.03, 90), 1.1, 0.85);
  kit.accents
    .concat(kit.accents)
    .slice(0, 6)
    .forEach((colour, index) => {
      const y = -20 - index * 8;
      const shape = `M-35 ${y}Q-18 ${y - 5} 0 ${y}T35 ${y}V${y - 8}Q18 ${y - 3} 0 ${y - 8}T-35 ${y - 8}Z`;
      kit.solid(shape, colour, 0.5);
    });
  kit.solid(shapes.loom.shuttle, wood, 0.8);
  kit.glow(0, -50, 80, kit.lightColour, 0.25);
}

function paintDrum(kit: Kit) {
  const body = kit.accents[0]!;
  kit.contact(0, 34);
  kit.solid('M-36 -56L-30 0Q0 10 30 0L36 -56Z', body, 1.8);
  kit.stroke(shapes.drum.lacing, lighten(gold, 0.08), 2.2);
  kit.solid(ellipse(0, -57, 37, 11), lch(0.92, 0.04, 80), 1);
  kit.sheet.stroke(ellipse(0, -57, 37, 11), kit.lit(wood), 3);
  kit.stroke('M-8 -62L-40 -96M12 -60L46 -92', wood, 3.4);
  kit.solid(shapes.drum.sticks, lch(0.85, 0.05, 80), 0.8);
  for (const [reach, see] of rows([16, 0.7], [30, 0.45], [46, 0.25]))
    kit.sheet.stroke(`M${-reach} -82Q0 ${-92 - reach * 0.7} ${reach} -82`, kit.lightColour, 2.4, see);
}

function paintHarp(kit: Kit) {
  const frame = mix(gold, wood, 0.35);
  kit.contact(-4, 30);
  kit.glow(0, -60, 90, kit.glowColour, 0.4);
  const strings: string[] = [];
  for (let index = 0; index < 9; index++) {
    const x = -22 + index * 6;
    strings.push(`M${x} ${-104 + index * 4 + (index > 5 ? (index - 5) * -5 : 0)}L${x} ${-10 - index * 5.5}`);
  }
  kit.stroke(strings.join(''), lighten(kit.glowColour, 0.14), 1.2, 0.95);
  kit.solid(shapes.harp.soundbox, frame, 1.3);
  kit.solid(shapes.harp.neck, frame, 1.2);
  kit.solid(shapes.harp.pillar, frame, 1.2);
  kit.solid(ellipse(-32, -112, 6), lighten(gold, 0.05), 0.9);
}

function paintSpindle(kit: Kit) {
  const thread = kit.accents[0]!;
  kit.contact(0, 16);
  const path = smooth(...bezier([10, -50], [70, -70], [40, -120], [96, -120], 12));
  kit.stroke(path, lighten(thread, 0.1), 2.4, 0.9);
  kit.stroke('M0 0V-104', wood, 4);
  kit.solid(shapes.spindle.thread, thread, 1.6);
  const windings: string[] = [];
  for (let y = -80; y < -34; y += 7)
    windings.push(`M${-9 - (y + 80) * 0.16} ${y + 4}Q0 ${y} ${9 + (y + 80) * 0.16} ${y - 3}`);
  kit.stroke(windings.join(''), darken(thread, 0.13), 1.6, 0.75);
  kit.solid(ellipse(0, -22, 21, 6), lighten(wood, 0.08), 1);
}

export const keepsakes = {
  key: paintKey,
  bell: paintBell,
  book: paintBook,
  mirror: paintMirror,
  shell: paintShell,
  chest: paintChest,
  loom: paintLoom,
  drum: paintDrum,
  harp: paintHarp,
  spindle: paintSpindle,
};
