import { bezier, ellipse, rows, smooth } from '../brush.ts';
import { darken, lch, lighten, mix } from '../colour.ts';
import data from '../data/motifs/crafts.json' with { type: 'json' };
import type { Kit } from '../kit.ts';
import { drawingsOf } from '../shapes.ts';
import { gold, wood } from './materials.ts';
import { type MotifArt, standing } from './motif.ts';

const shapes = drawingsOf(data);

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

export const crafts = {
  loom: { habitats: standing, anchor: 'foot', height: 1.05, half: 52, paint: paintLoom },
  drum: { habitats: standing, anchor: 'foot', height: 0.7, half: 47, paint: paintDrum },
  harp: { habitats: standing, anchor: 'foot', height: 1, half: 40, paint: paintHarp },
  spindle: { habitats: standing, anchor: 'foot', height: 0.8, half: 96, paint: paintSpindle },
} as const satisfies Record<string, MotifArt>;
