import { ellipse } from '../brush.ts';
import { darken, lch, lighten } from '../colour.ts';
import data from '../data/characters/child.json' with { type: 'json' };
import { pathsOf } from '../shapes.ts';
import { eye, type Figure } from './figure.ts';
import { dress } from './wear.ts';

const shape = pathsOf(data.shapes);

export const child: Figure = (kit, look) => {
  const { coat, wear } = look;
  const skins = [lch(0.82, 0.06, 60), lch(0.68, 0.08, 55), lch(0.5, 0.07, 50)] as const;
  const hairs = [lch(0.28, 0.03, 50), lch(0.45, 0.09, 55), lch(0.22, 0.02, 280)] as const;
  const pick = Math.abs(Math.round(coat.h)) % 3;
  const skin = skins[pick]!;
  const hair = hairs[pick]!;
  kit.contact(0, 20);
  kit.solid(shape.farLeg, lch(0.36, 0.05, 270), 0.8);
  kit.solid(shape.nearLeg, lch(0.4, 0.05, 270), 0.8);
  kit.solid(shape.shoes, darken(wear, 0.15), 0.8);
  kit.solid(shape.farArm, darken(coat, 0.08), 0.8);
  kit.solid(shape.coat, coat, 1.6);
  kit.stroke('M-1 -72Q3 -48 1 -24', darken(coat, 0.12), 1.1, 0.7);
  kit.solid(shape.nearArm, lighten(coat, 0.02), 0.9);
  kit.solid(ellipse(29, -54, 4), skin, 0.6);
  kit.solid(ellipse(-17, -36, 4), skin, 0.6);
  kit.solid(shape.hair, hair, 1.2);
  kit.solid(shape.face, skin, 1);
  kit.flat(shape.fringe, hair);
  eye(kit, 11.5, -86, 1.6);
  kit.flat(ellipse(9, -80.5, 2.4, 1.6), lch(0.68, 0.13, 25), 0.6);
  dress(kit, look, data.anchors);
};
