import { bezier, ellipse, type Point, ribbon, smooth } from '../brush.ts';
import { type Colour, darken, lch, lighten, mix } from '../colour.ts';
import data from '../data/motifs/crossings.json' with { type: 'json' };
import type { Kit } from '../kit.ts';
import { drawingsOf } from '../shapes.ts';
import { stone, warm, wood } from './materials.ts';

const shapes = drawingsOf(data);

function paintBridge(kit: Kit) {
  const deck = mix(wood, kit.accents[0]!, 0.25);
  const arch = (lift: number): Point[] =>
    bezier([-92, -6 - lift], [-50, -52 - lift], [50, -52 - lift], [92, -6 - lift], 15);
  kit.contact(0, 90);
  kit.sheet.fill('M-66 3Q0 -46 66 3Z', kit.shade(lch(0.4, 0.06, 230), 0.4), 0.75);
  kit.stroke('M-40 -2h50M-20 -9h56M-26 2h70', kit.lightColour, 1.4, 0.5);
  kit.solid(`${smooth(...arch(0))}L92 8L66 8Q0 -44 -66 8L-92 8Z`, stone, 1.8);
  const band = ribbon(arch(4), () => 8);
  kit.solid(band, deck, 1.2);
  const posts = arch(6).filter((_, index) => index % 2 === 0);
  kit.stroke(posts.map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}v-20`).join(''), deck, 3.4);
  kit.stroke(smooth(...arch(26)), lighten(deck, 0.06), 3.6);
  for (const index of [0, 7]) {
    const [x, y] = posts[index]!;
    kit.glow(x, y - 26, 26, warm, 0.8);
    kit.sheet.fill(ellipse(x, y - 25, 4.4), lighten(warm, 0.08));
  }
}

/** A pool for a floating motif on land. Its width is twice `half`. */
function pool(kit: Kit, half: number) {
  const blue = mix(lch(0.66, 0.09, 230), kit.lightColour, 0.25);
  kit.flat(ellipse(0, 1, half * 1.08, half * 0.19), lch(0.5, 0.05, 80), 0.6);
  const stops = { 0: lighten(kit.tone(blue), 0.1), 1: kit.tone(darken(blue, 0.14)) };
  kit.sheet.fill(ellipse(0, 1, half, half * 0.16), kit.sheet.along(stops, [0, 0], [0, 1]));
  const path = `M${-half * 0.7} 4h${half * 0.3}M${half * 0.3} 7h${half * 0.36}M${-half * 0.2} 10h${half * 0.3}`;
  kit.stroke(path, kit.lightColour, 1.4, 0.7);
}

function paintBoat(kit: Kit) {
  const hull = mix(wood, kit.accents[0]!, 0.4);
  const sail = mix(lch(0.93, 0.03, 85), kit.lightColour, 0.2);
  if (kit.habitat !== 'water') pool(kit, 84);
  kit.contact(0, 58);
  kit.stroke('M2 -18V-112', wood, 3.2);
  kit.solid('M6 -110Q52 -74 46 -28L6 -24Z', sail, 2);
  kit.solid('M-2 -100Q-34 -64 -34 -30L-2 -26Z', mix(sail, kit.accents[1 % kit.accents.length]!, 0.3), 1.6);
  kit.stroke('M10 -86Q30 -70 38 -52M8 -58Q28 -52 44 -40', darken(sail, 0.12), 1.3, 0.6);
  kit.solid(shapes.boat.pennant, kit.accents[0]!, 0.7);
  kit.solid(shapes.boat.hull, hull, 2);
  kit.stroke(shapes.boat.planks, darken(hull, 0.14), 1.6, 0.7);
  kit.glow(-46, -38, 30, warm, 0.85);
  kit.stroke('M-46 -24v-16', wood, 1.6);
  kit.sheet.fill(ellipse(-46, -40, 4, 5), lighten(warm, 0.08));
}

function paintUmbrella(kit: Kit) {
  const [first, second] = [kit.accents[0]!, kit.accents[1 % kit.accents.length]!];
  kit.contact(-8, 26);
  kit.sheet.group({ turn: -14 }, () => {
    kit.stroke('M0 -96V-6q0 9 8 8q6 -1 5 -8', wood, 3.4);
    kit.solid(shapes.umbrella.canopy, first, 2);
    const panel = (d: string, colour: Colour) => kit.flat(d, colour, 0.85);
    panel(shapes.umbrella.leftPanel, second);
    panel(shapes.umbrella.rightPanel, second);
    kit.stroke('M0 -104v-9', wood, 2.6);
  });
}

export const crossings = { bridge: paintBridge, boat: paintBoat, umbrella: paintUmbrella };
