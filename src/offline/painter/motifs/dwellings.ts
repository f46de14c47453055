import { ellipse, rect, rows } from '../brush.ts';
import { darken, lch, lighten, mix } from '../colour.ts';
import data from '../data/motifs/dwellings.json' with { type: 'json' };
import type { Kit } from '../kit.ts';
import { drawingsOf } from '../shapes.ts';
import { stone, warm, wood } from './materials.ts';

const shapes = drawingsOf(data);

const wall = lch(0.82, 0.05, 75);

function window(kit: Kit, x: number, y: number, width: number, height: number) {
  kit.glow(x + width / 2, y + height / 2, Math.max(width, height) * 1.6, warm, 0.55);
  kit.sheet.fill(
    `M${x} ${y + height}v${-height * 0.7}q${width / 2} ${-height * 0.6} ${width} 0v${height * 0.7}Z`,
    lighten(warm, 0.05),
  );
  kit.stroke(`M${x + width / 2} ${y - height * 0.1}v${height * 1.1}`, wood, 1.2, 0.8);
}

function paintHouse(kit: Kit) {
  const roof = mix(lch(0.5, 0.13, 35), kit.accents[0]!, 0.5);
  kit.contact(0, 46);
  kit.solid(rect(13, -106, 12, 40), stone, 1);
  for (const [x, y, size] of rows([20, -116, 6], [26, -128, 8], [21, -142, 10]))
    kit.sheet.fill(ellipse(x, y, size), kit.tone(lch(0.9, 0.01, 80)), 0.35);
  kit.solid(shapes.house.wall, wall, 1.6);
  kit.stroke('M-38 -26H38M-14 -52V0M14 -52V0', mix(wood, wall, 0.35), 2, 0.6);
  kit.solid(shapes.house.roof, roof, 2);
  kit.stroke(shapes.house.thatch, darken(roof, 0.12), 1.8, 0.6);
  kit.solid('M-9 0V-24Q0 -38 9 -24V0Z', mix(wood, kit.accents[1 % kit.accents.length]!, 0.3), 1);
  window(kit, -31, -36, 14, 18);
  window(kit, 17, -36, 14, 18);
  window(kit, -6, -76, 12, 14);
}

function paintTower(kit: Kit) {
  const roof = mix(lch(0.48, 0.13, 300), kit.accents[0]!, 0.5);
  kit.contact(0, 24);
  kit.solid(shapes.tower.wall, stone, 1.4);
  const courses: string[] = [];
  for (let row = 0; row < 9; row++) courses.push(`M${-20 + (row % 3) * 12} ${-8 - row * 8.5}h9`);
  kit.stroke(courses.join(''), darken(stone, 0.14), 1.4, 0.5);
  kit.solid(shapes.tower.parapet, lighten(stone, 0.04), 1);
  kit.solid(shapes.tower.roof, roof, 1.4);
  kit.stroke('M0 -138v-12', wood, 1.4);
  kit.solid(shapes.tower.flag, kit.accents[1 % kit.accents.length]!, 0.6);
  window(kit, -5, -76, 10, 16);
  window(kit, -5, -46, 9, 14);
  kit.flat('M-8 0V-16Q0 -27 8 -16V0Z', darken(wood, 0.18));
}

function paintDoor(kit: Kit) {
  const panel = mix(wood, kit.accents[0]!, 0.55);
  kit.contact(0, 34);
  kit.glow(0, -50, 110, kit.glowColour, 0.5);
  kit.solid(shapes.door.frame, stone, 1.8);
  const stops = { 0: lighten(kit.lightColour, 0.06), 1: mix(kit.lightColour, kit.glowColour, 0.5) };
  kit.sheet.fill(shapes.door.opening, kit.sheet.along(stops, [0, 0], [0, 1]));
  kit.solid('M-26 0V-70Q-24 -100 -4 -101.500L8 -92V9Z', panel, 1.2);
  kit.stroke('M-20 -12V-66Q-18 -84 -6 -88V-6', darken(panel, 0.14), 1.6, 0.7);
  kit.sheet.fill(ellipse(2, -44, 2.8), lch(0.85, 0.14, 85));
  kit.sheet.fill(shapes.door.lightOnGround, kit.lightColour, 0.35);
  const blocks: string[] = [];
  for (let index = 0; index < 7; index++) {
    const angle = Math.PI + (index / 6) * Math.PI;
    blocks.push(
      `M${(Math.cos(angle) * 27).toFixed(1)} ${(-74 + Math.sin(angle) * 29).toFixed(1)}L${(Math.cos(angle) * 36).toFixed(1)} ${(-74 + Math.sin(angle) * 39).toFixed(1)}`,
    );
  }
  kit.stroke(blocks.join(''), darken(stone, 0.16), 1.3, 0.7);
}

function paintWell(kit: Kit) {
  const roof = mix(lch(0.5, 0.12, 40), kit.accents[0]!, 0.5);
  kit.contact(0, 36);
  kit.stroke('M-26 -30V-82M26 -30V-82', wood, 5);
  kit.stroke('M0 -76V-48', darken(wood, 0.1), 1.6);
  kit.solid(shapes.well.bucket, wood, 0.8);
  kit.solid(shapes.well.roof, roof, 1.6);
  kit.stroke('M-32 -66H36v8', wood, 3.4);
  kit.solid('M-34 -32L-31 0Q0 9 31 0L34 -32Z', stone, 1.6);
  kit.solid(ellipse(0, -32, 34, 8), lighten(stone, 0.05), 0.9);
  kit.glow(0, -31, 40, kit.glowColour, 0.55);
  kit.sheet.fill(ellipse(0, -32, 27, 5.5), mix(kit.glowColour, kit.shade(stone), 0.35));
  kit.stroke(shapes.well.joints, darken(stone, 0.16), 1.5, 0.6);
}

export const dwellings = { house: paintHouse, tower: paintTower, door: paintDoor, well: paintWell };
