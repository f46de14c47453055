import { type Point, polygon, rows } from '../../brush.ts';
import { faded, lch, lighten } from '../../colour.ts';
import { orb } from '../../scenery/sky.ts';
import type { LitStage } from '../../stage.ts';

export const sandstone = lch(0.68, 0.1, 75);

export const bronze = lch(0.5, 0.1, 65);

export const gold = lch(0.84, 0.15, 86);

/** Paints the kingdom's sun as polygons inside each other, with beams of even width. For a moon, paints an ordinary one. */
export function geometricSun(scene: LitStage, radius: number, beams: number) {
  const { sheet, light } = scene;
  if (scene.body === 'moon') {
    orb(scene, light.x, light.y, radius * 0.8, light.colour);
    return;
  }
  const ring = (r: number, corners: number, turn: number): Point[] =>
    Array.from({ length: corners }, (_, index) => {
      const angle = turn + (index / corners) * Math.PI * 2;
      return [light.x + Math.cos(angle) * r, light.y + Math.sin(angle) * r];
    });
  const fan: string[] = [];
  const fine: string[] = [];
  for (let index = 0; index < beams; index++) {
    const angle = (index / beams) * Math.PI * 2;
    const at = (turn: number, r: number): Point => [
      light.x + Math.cos(angle + turn) * r,
      light.y + Math.sin(angle + turn) * r,
    ];
    fan.push(polygon(at(0, radius * 1.15), at(-0.055, radius * 5), at(0.055, radius * 5)));
    fine.push(
      polygon(
        at(Math.PI / beams, radius * 1.3),
        at(Math.PI / beams - 0.012, radius * 3.4),
        at(Math.PI / beams + 0.012, radius * 3.4),
      ),
    );
  }
  const beam = (opacity: number) =>
    sheet.radial(
      { 0.15: faded(light.colour, opacity), 1: faded(light.colour, 0) },
      light.x,
      light.y,
      radius * 4.6,
    );
  sheet.fill(fan.join(''), beam(0.34));
  sheet.fill(fine.join(''), beam(0.5));
  for (const [r, corners, width, see] of rows([1.62, 12, 2, 0.55], [1.4, 12, 4, 0.7], [1.2, 24, 2, 0.8]))
    sheet.stroke(polygon(...ring(radius * r, corners, corners)), lighten(gold, 0.06), width, see);
  sheet.glow(light.x, light.y, radius * 2.6, light.colour, 0.7);
  const stops = { 0: lch(0.985, 0.04, 96), 0.7: lighten(light.colour, 0.02), 1: gold };
  sheet.fill(polygon(...ring(radius, 24, 0)), sheet.radial(stops, light.x, light.y, radius));
}
