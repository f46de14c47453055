import { bezier, closed, ellipse, line, type Point, polygon, rect, ribbon, smooth } from '../brush.ts';
import { type Colour, darken, lch, lighten, mix } from '../colour.ts';
import type { Kit } from '../kit.ts';
import type { MotifArt } from './motif.ts';

const wood = lch(0.48, 0.08, 55);
const stone = lch(0.62, 0.03, 75);
const wall = lch(0.82, 0.05, 75);
const warm = lch(0.88, 0.14, 82);

function window(kit: Kit, x: number, y: number, width: number, height: number): void {
  kit.glow(x + width / 2, y + height / 2, Math.max(width, height) * 1.6, warm, 0.55);
  kit.sheet.path(`M${x} ${y + height}v${-height * 0.7}q${width / 2} ${-height * 0.6} ${width} 0v${height * 0.7}Z`, { fill: lighten(warm, 0.05) });
  kit.stroke(`M${x + width / 2} ${y - height * 0.1}v${height * 1.1}`, wood, 1.2, 0.8);
}

function paintHouse(kit: Kit): void {
  const roof = mix(lch(0.5, 0.13, 35), kit.accents[0]!, 0.5);
  kit.contact(0, 46);
  kit.solid(rect(22, -104, 12, 30), stone, 1);
  for (const [x, y, size] of [[30, -114, 6], [36, -126, 8], [30, -140, 10]] as const)
    kit.sheet.path(ellipse(x, y, size), { fill: kit.tone(lch(0.9, 0.01, 80)), opacity: 0.35 });
  kit.solid(polygon([[-38, 0], [-38, -52], [38, -52], [38, 0]]), wall, 1.6);
  kit.stroke('M-38 -26H38M-14 -52V0M14 -52V0', mix(wood, wall, 0.35), 2, 0.6);
  kit.solid(closed([[-50, -46], [-30, -66], [-12, -94], [0, -104], [12, -94], [30, -66], [50, -46], [0, -52]]), roof, 2);
  kit.stroke(`${smooth([[-38, -54], [0, -60], [38, -54]])}${smooth([[-27, -70], [0, -75], [27, -70]])}${smooth([[-16, -86], [0, -89], [16, -86]])}`, darken(roof, 0.12), 1.8, 0.6);
  kit.solid('M-9 0V-24Q0 -38 9 -24V0Z', mix(wood, kit.accents[1 % kit.accents.length]!, 0.3), 1);
  window(kit, -31, -36, 14, 18);
  window(kit, 17, -36, 14, 18);
  window(kit, -6, -76, 12, 14);
}

function paintTower(kit: Kit): void {
  const roof = mix(lch(0.48, 0.13, 300), kit.accents[0]!, 0.5);
  kit.contact(0, 24);
  kit.solid(polygon([[-22, 0], [-16, -84], [16, -84], [22, 0]]), stone, 1.4);
  const courses: string[] = [];
  for (let row = 0; row < 9; row++) courses.push(`M${-20 + (row % 3) * 12} ${-8 - row * 8.500}h9`);
  kit.stroke(courses.join(''), darken(stone, 0.14), 1.4, 0.5);
  kit.solid(polygon([[-22, -84], [-20, -94], [20, -94], [22, -84]]), lighten(stone, 0.04), 1);
  kit.solid(polygon([[-25, -93], [0, -138], [25, -93]]), roof, 1.4);
  kit.stroke('M0 -138v-12', wood, 1.4);
  kit.solid(polygon([[0, -150], [20, -145], [0, -140]]), kit.accents[1 % kit.accents.length]!, 0.6);
  window(kit, -5, -76, 10, 16);
  window(kit, -5, -46, 9, 14);
  kit.flat('M-8 0V-16Q0 -27 8 -16V0Z', darken(wood, 0.18));
}

function paintDoor(kit: Kit): void {
  const panel = mix(wood, kit.accents[0]!, 0.55);
  kit.contact(0, 34);
  kit.glow(0, -50, 110, kit.glowColour, 0.5);
  kit.solid('M-36 0V-72Q-34 -112 0 -114Q34 -112 36 -72V0Z', stone, 1.8);
  kit.sheet.path('M-26 0V-70Q-24 -100 0 -102Q24 -100 26 -70V0Z', {
    fill: kit.sheet.along([{ at: 0, colour: lighten(kit.lightColour, 0.06) }, { at: 1, colour: mix(kit.lightColour, kit.glowColour, 0.5) }], [0, 0], [0, 1]),
  });
  kit.solid('M-26 0V-70Q-24 -100 -4 -101.500L8 -92V9Z', panel, 1.2);
  kit.stroke('M-20 -12V-66Q-18 -84 -6 -88V-6', darken(panel, 0.14), 1.6, 0.7);
  kit.sheet.path(ellipse(2, -44, 2.8), { fill: lch(0.85, 0.14, 85) });
  kit.sheet.path(polygon([[8, 9], [26, 0], [52, 16], [6, 22]]), { fill: kit.lightColour, opacity: 0.35 });
  const blocks: string[] = [];
  for (let index = 0; index < 7; index++) {
    const angle = Math.PI + (index / 6) * Math.PI;
    blocks.push(`M${(Math.cos(angle) * 27).toFixed(1)} ${(-74 + Math.sin(angle) * 29).toFixed(1)}L${(Math.cos(angle) * 36).toFixed(1)} ${(-74 + Math.sin(angle) * 39).toFixed(1)}`);
  }
  kit.stroke(blocks.join(''), darken(stone, 0.16), 1.3, 0.7);
}

function paintBridge(kit: Kit): void {
  const deck = mix(wood, kit.accents[0]!, 0.25);
  const arch = (lift: number): Point[] => bezier([-92, -6 - lift], [-50, -52 - lift], [50, -52 - lift], [92, -6 - lift], 15);
  kit.contact(0, 90);
  kit.sheet.path('M-66 3Q0 -46 66 3Z', { fill: kit.shade(lch(0.4, 0.06, 230), 0.4), opacity: 0.75 });
  kit.stroke('M-40 -2h50M-20 -9h56M-26 2h70', kit.lightColour, 1.4, 0.5);
  kit.solid(`${smooth(arch(0))}L92 8L66 8Q0 -44 -66 8L-92 8Z`, stone, 1.8);
  kit.solid(ribbon(arch(4), () => 8), deck, 1.2);
  const posts = arch(6).filter((_, index) => index % 2 === 0);
  kit.stroke(posts.map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}v-20`).join(''), deck, 3.4);
  kit.stroke(smooth(arch(26)), lighten(deck, 0.06), 3.6);
  for (const index of [0, 7]) {
    const [x, y] = posts[index]!;
    kit.glow(x, y - 26, 26, warm, 0.8);
    kit.sheet.path(ellipse(x, y - 25, 4.4), { fill: lighten(warm, 0.08) });
  }
}

function paintBoat(kit: Kit): void {
  const hull = mix(wood, kit.accents[0]!, 0.4);
  const sail = mix(lch(0.93, 0.03, 85), kit.lightColour, 0.2);
  kit.contact(0, 58);
  kit.stroke('M2 -18V-112', wood, 3.2);
  kit.solid('M6 -110Q52 -74 46 -28L6 -24Z', sail, 2);
  kit.solid('M-2 -100Q-34 -64 -34 -30L-2 -26Z', mix(sail, kit.accents[1 % kit.accents.length]!, 0.3), 1.6);
  kit.stroke('M10 -86Q30 -70 38 -52M8 -58Q28 -52 44 -40', darken(sail, 0.12), 1.3, 0.6);
  kit.solid(polygon([[2, -112], [22, -120], [2, -124]]), kit.accents[0]!, 0.7);
  kit.solid(closed([[-60, -26], [-40, -20], [0, -18], [40, -20], [64, -30], [50, -6], [34, 3], [-34, 3], [-50, -6]]), hull, 2);
  kit.stroke(`${smooth([[-54, -16], [0, -8], [56, -18]])}${smooth([[-48, -8], [0, -1], [48, -9]])}`, darken(hull, 0.14), 1.6, 0.7);
  kit.glow(-46, -38, 30, warm, 0.85);
  kit.stroke('M-46 -24v-16', wood, 1.6);
  kit.sheet.path(ellipse(-46, -40, 4, 5), { fill: lighten(warm, 0.08) });
}

function paintWell(kit: Kit): void {
  const roof = mix(lch(0.5, 0.12, 40), kit.accents[0]!, 0.5);
  kit.contact(0, 36);
  kit.stroke('M-26 -30V-82M26 -30V-82', wood, 5);
  kit.stroke('M0 -76V-48', darken(wood, 0.1), 1.6);
  kit.solid(polygon([[-7, -50], [7, -50], [5, -38], [-5, -38]]), wood, 0.8);
  kit.solid(closed([[-44, -76], [-20, -90], [0, -108], [20, -90], [44, -76], [0, -82]]), roof, 1.6);
  kit.stroke('M-32 -66H36v8', wood, 3.4);
  kit.solid('M-34 -32L-31 0Q0 9 31 0L34 -32Z', stone, 1.6);
  kit.solid(ellipse(0, -32, 34, 8), lighten(stone, 0.05), 0.9);
  kit.glow(0, -31, 40, kit.glowColour, 0.55);
  kit.sheet.path(ellipse(0, -32, 27, 5.5), { fill: mix(kit.glowColour, kit.shade(stone), 0.35) });
  kit.stroke('M-32 -21Q0 -13 32 -21M-31 -10Q0 -2 31 -10M-16 -27v10M8 -26v10M-4 -15v11M20 -16v10', darken(stone, 0.16), 1.5, 0.6);
}

function paintStairs(kit: Kit): void {
  const steps = 9;
  const slab = lighten(mix(stone, kit.lightColour, 0.35), 0.04);
  for (let index = steps - 1; index >= 0; index--) {
    const t = index / steps;
    const half = 44 * (1 - t * 0.62);
    const x = Math.sin(t * 2.2) * 26;
    const y = -t * 96;
    const tread = lighten(slab, t * 0.06);
    kit.flat(polygon([[x - half, y], [x + half, y], [x + half, y + 13], [x - half, y + 13]]), darken(tread, 0.2));
    kit.solid(polygon([[x - half, y], [x + half, y], [x + half * 0.9, y - 6 * (1 - t * 0.4)], [x - half * 0.9, y - 6 * (1 - t * 0.4)]]), tread, 1);
  }
  kit.glow(Math.sin(2.2) * 26, -104, 60, kit.lightColour, 0.7);
}

function paintLadder(kit: Kit): void {
  kit.contact(0, 22);
  kit.stroke('M-18 0L-8 -124M16 2L18 -124', wood, 4.4);
  const rungs: string[] = [];
  for (let index = 1; index < 9; index++) {
    const t = index / 9;
    rungs.push(line([[-18 + t * 10, -t * 124], [16 + t * 2, 2 - t * 125]]));
  }
  kit.stroke(rungs.join(''), lighten(wood, 0.1), 3.2);
  kit.stroke('M-17 0L-7 -124', kit.lit(wood, 0.8), 1.2, 0.8);
  kit.glow(5, -128, 54, kit.glowColour, 0.6);
}

function paintUmbrella(kit: Kit): void {
  const [first, second] = [kit.accents[0]!, kit.accents[1 % kit.accents.length]!];
  kit.contact(-8, 26);
  kit.sheet.group({ turn: -14 }, () => {
    kit.stroke('M0 -96V-6q0 9 8 8q6 -1 5 -8', wood, 3.4);
    kit.solid('M-62 -48Q-56 -98 0 -104Q56 -98 62 -48Q46 -60 31 -48Q16 -60 0 -48Q-16 -60 -31 -48Q-46 -60 -62 -48Z', first, 2);
    const panel = (d: string, colour: Colour) => kit.flat(d, colour, 0.85);
    panel('M-31 -48Q-28 -88 0 -104Q-12 -80 0 -48Q-16 -60 -31 -48Z', second);
    panel('M62 -48Q50 -92 0 -104Q30 -84 31 -48Q46 -60 62 -48Z', second);
    kit.stroke('M0 -104v-9', wood, 2.6);
  });
}

const onGround = ['ground', 'far'] as const;

export const built = {
  house: { habitats: onGround, anchor: 'foot', height: 1.45, paint: paintHouse },
  tower: { habitats: ['far', 'ground'], anchor: 'foot', height: 1.7, paint: paintTower },
  door: { habitats: onGround, anchor: 'foot', height: 1.25, paint: paintDoor },
  bridge: { habitats: onGround, anchor: 'foot', height: 1.25, paint: paintBridge },
  boat: { habitats: ['water', 'ground'], anchor: 'foot', height: 1.15, paint: paintBoat },
  well: { habitats: onGround, anchor: 'foot', height: 1, paint: paintWell },
  stairs: { habitats: onGround, anchor: 'foot', height: 1.3, paint: paintStairs },
  ladder: { habitats: onGround, anchor: 'foot', height: 1.4, paint: paintLadder },
  umbrella: { habitats: onGround, anchor: 'foot', height: 0.85, paint: paintUmbrella },
} as const satisfies Record<string, MotifArt>;
