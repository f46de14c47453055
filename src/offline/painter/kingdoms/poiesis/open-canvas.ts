import { bezier, ellipse, type Point, polygon, rect, ribbon, rows } from '../../brush.ts';
import { darken, lch, lighten, mix } from '../../colour.ts';
import { blossom, foliage, grass, tree } from '../../scenery/plants.ts';
import { orb, sky, stars, streakClouds } from '../../scenery/sky.ts';
import { ground, landLine, mist, ridge, slopes } from '../../scenery/terrain.ts';
import { composed, discAt, lit, type Stage } from '../../stage.ts';
import { brushes, jar, leaves, rainbow, wood } from './elements.ts';

type Plan = ReturnType<typeof plan>;

function plan(stage: Stage) {
  const { random, width: w, height: h, tall } = stage;
  const horizon = h * ((tall ? 0.58 : 0.56) + random.fork('horizon').between(-0.04, 0.03));
  const light = discAt(stage, w * random.between(0.2, 0.4), horizon - h * 0.2);
  const place = w * random.fork('place').between(0.62, 0.72);
  const near = landLine(stage, 6, h * 0.82, 24, 1, 240);
  const paper = lch(0.965, 0.012, 88);
  const canvas = { half: w * (tall ? 0.24 : 0.2), top: horizon - h * 0.26, foot: horizon + h * 0.06 };
  return { ...lit(stage, light), horizon, place, near, paper, canvas };
}

function paintSky(scene: Plan) {
  const { light, h, p, horizon } = scene;
  sky(scene, horizon, 600);
  if (scene.time === 'night') stars(scene, 'stars', 130, horizon * 0.7, p.light);
  orb(scene, light.x, light.y, 56, p.light);
  streakClouds(scene, 'clouds', h * 0.05, horizon - 60, 8, mix(p.haze, p.accents[1]!, 0.2));
}

function paintHills(scene: Plan) {
  const { random, w, h, p, horizon } = scene;
  p.accents.slice(0, 4).forEach((colour, index) => {
    const base = horizon - 40 + index * h * 0.035;
    const land = {
      at: landLine(scene, index + 1, base, 110 - index * 14, 1.8, 220),
      colour: mix(colour, p.ground, 0.3 + index * 0.1),
      depth: 0.8 - index * 0.14,
      mist: 0.4,
    };
    ridge(scene, land);
    slopes(scene, `hills ${index}`, land, 14, 60);
    mist(scene, base + 40, 34, 0.4, mix(p.haze, p.light, 0.3));
  });
  const chance = random.fork('woods');
  for (let index = 0; index < 14; index++) {
    const x = w * chance.next();
    const y = horizon + h * chance.between(0.05, 0.1);
    const rx = chance.between(18, 36);
    const ry = chance.between(18, 34);
    foliage(scene, chance, x, y, rx, ry, mix(p.growth, chance.pick(p.accents), 0.5), 0.34, 9, 0.8);
  }
}

function paintEasel(scene: Plan) {
  const { sheet, random, w, h, p, horizon, place, paper, canvas } = scene;
  const crest = (x: number) => horizon + h * 0.1 + 14 * Math.sin(x / 120);
  ridge(scene, { at: crest, colour: p.growth, depth: 0.2, mist: 0.1 });
  const { half, top, foot } = canvas;
  const legs = darken(wood, 0.06);
  for (const [from, to] of rows([-0.2, -0.8], [0.2, 0.8], [0, 0.06])) {
    const shape = ribbon(
      rows(
        [place + from * half, top - 40],
        [place + ((from + to) / 2) * half, horizon],
        [place + to * half, horizon + h * 0.2],
      ),
      () => 13,
    );
    sheet.fill(shape, legs);
  }
  sheet.glow(place, (top + foot) / 2, half * 1.9, p.light, 0.5);
  sheet.fill(rect(place - half, top, half * 2, foot - top), darken(paper, 0.16));
  const pane = rect(place - half + 7, top + 7, half * 2 - 14, foot - top - 14);
  sheet.fill(pane, sheet.down({ 0: mix(p.top, p.accents[3]!, 0.4), 0.5: p.middle, 1: p.horizon }));
  sheet.group({ clip: sheet.clip(pane) }, () => {
    sheet.glow(place - half * 0.2, foot - (foot - top) * 0.42, half * 0.9, p.light, 0.9);
    sheet.fill(ellipse(place - half * 0.2, foot - (foot - top) * 0.42, 20), lighten(p.light, 0.02));
    for (const [share, colour] of rows([0.32, p.accents[4]!], [0.22, p.accents[3]!], [0.12, p.growth])) {
      const y = foot - (foot - top) * share;
      const path = `M${place - half} ${y + 16}Q${place - half * 0.4} ${y - 50} ${place} ${y}T${place + half} ${y - 14}V${foot}H${place - half}Z`;
      sheet.fill(path, colour);
    }
    const outline = polygon(
      [place + half * 0.2, top],
      [place + half, top],
      [place + half, foot],
      [place + half * 0.62, foot],
    );
    sheet.fill(outline, paper, 0.82);
  });
  const woodFill = sheet.down({ 0: mix(wood, p.light, 0.5), 1: legs });
  sheet.fill(rect(place - half - 12, foot, half * 2 + 24, 13), woodFill);
  const spill = random.fork('spill');
  const down: readonly [Point, Point, Point, Point] = [
    [place - half * 0.1, foot - 6],
    [place - half * 0.3, horizon + h * 0.14],
    [w * 0.62, h * 0.74],
    [w * 0.5, h * 0.83],
  ];
  rainbow(scene, spill, bezier(...down, 26), half * 0.7, 0.92, true);
}

function paintMeadow(scene: Plan) {
  const { sheet, random, w, h, p, near } = scene;
  ground(scene, 'meadow', near, mix(p.ground, p.growth, 0.3), 0.02);
  const chance = random.fork('near');
  rainbow(
    scene,
    chance,
    bezier([w * 0.5, h * 0.815], [w * 0.46, h * 0.88], [w * 0.86, h * 0.9], [w * 1.06, h * 1.02], 24),
    w * 0.17,
    0.85,
  );
  grass(scene, 'grass', near, 260, 42, p.growth, 0.03, 0.2);
  for (const colour of p.accents) {
    const heads: string[] = [];
    for (let index = 0; index < 9; index++) {
      const x = chance.between(0, w);
      const y = near(x) + chance.between(-14, 90);
      heads.push(blossom(x, y, 9, 7, 3.4));
    }
    sheet.fill(heads.join(''), colour, 0.95);
  }
  brushes(scene, chance, w * 0.95, h * 0.9, 78);
  jar(scene, w * 0.88, h * 0.92, 54, chance.pick(p.accents));
  const treeY = near(w * 0.01) + 60;
  const height = h * chance.between(0.36, 0.52);
  const bark = darken(wood, 0.1);
  tree(scene, chance, w * 0.01, treeY, height, bark, mix(p.growth, chance.pick(p.accents), 0.5), 0.02);
}

/** A canvas in the open air. The landscape flows out of the canvas and is still half white paper. */
export const openCanvas = composed(plan, paintSky, paintHills, paintEasel, paintMeadow, leaves);
