import { setImmediate as nextTurn } from 'node:timers/promises';
import sharp from 'sharp';
import { createRandom, type Random } from '../../core/random.ts';
import type { Chakra } from '../../practice/kingdoms.ts';
import { paintCharacter, statures } from './characters/figures.ts';
import type { CharacterLook } from './characters/look.ts';
import { finish } from './finish.ts';
import { artOf } from './kingdoms/gallery.ts';
import type { KingdomArt } from './kingdoms/kingdom.ts';
import { place } from './kit.ts';
import { type Motif, motifNames, motifs } from './motifs/motifs.ts';
import { createNoise } from './noise.ts';
import { paletteFor } from './palette.ts';
import { createSheet, type GroupMarks } from './sheet.ts';
import type { Habitat, Layer, Spot, Stage, TimeOfDay } from './stage.ts';
import { brushOver } from './strokes.ts';

export { type CharacterLook, characterLook } from './characters/look.ts';
export { type Motif, motifNames };

/** What a picture is of. The same scene gives the same picture. */
export interface Scene {
  readonly seed: string;
  /** The kingdom it is in. */
  readonly chakra: Chakra;
  /** Size in pixels. */
  readonly width: number;
  readonly height: number;
  /** Things it shows, most important first; the kingdom's own where none are named. */
  readonly motifs?: readonly Motif[];
  /** `valence` from -1 to 1, `arousal` from 0 to 1. */
  readonly mood?: { readonly valence: number; readonly arousal: number };
  readonly time?: TimeOfDay;
  /** The story's protagonist, who then is the picture's subject. */
  readonly character?: CharacterLook;
  /** How far into its story the scene is, 0 to 1. */
  readonly moment?: number;
}

const clamp = (value: number, low: number, high: number) =>
  Number.isFinite(value) ? Math.min(high, Math.max(low, value)) : low;

interface Cast {
  /** What stands in the protagonist's place where there is none. */
  readonly subject?: Motif;
  readonly others: readonly Motif[];
  /** Whether the scene itself named them. */
  readonly asked: boolean;
}

interface Guest {
  readonly motif: Motif;
  readonly spot: Spot;
}

/**
 * Gives every motif a spot it can live in, best habitat first, one each, until the spots are taken. What was asked
 * for is shown even where it does not belong.
 */
function seat({ others, asked }: Cast, layers: readonly Layer[], random: Random): Map<Layer, Guest[]> {
  const free = layers.flatMap((layer) => (layer.spots ?? []).map((spot) => ({ layer, spot })));
  const seated = new Map<Layer, Guest[]>();
  const take = (habitat: Habitat | undefined) => {
    const fitting = free.filter(({ spot }) => habitat === undefined || spot.habitat === habitat);
    if (fitting.length === 0) return undefined;
    const chosen = random.pick(fitting);
    free.splice(free.indexOf(chosen), 1);
    return chosen;
  };
  for (const motif of others) {
    const wishes: (Habitat | undefined)[] = [...motifs[motif].habitats];
    if (asked) wishes.push('ground', 'air', undefined);
    let found: (typeof free)[number] | undefined;
    for (const wish of wishes) {
      found = take(wish);
      if (found) break;
    }
    if (!found) continue;
    seated.set(found.layer, [...(seated.get(found.layer) ?? []), { motif, spot: found.spot }]);
  }
  return seated;
}

const floats = (habitat: Habitat) => habitat === 'air' || habitat === 'sky';

function paintMotif(stage: Stage, layer: Layer, spot: Spot, motif: Motif, random: Random): void {
  const { anchor, height, paint } = motifs[motif];
  const size = spot.size * height;
  const drop =
    anchor === 'foot' && floats(spot.habitat)
      ? size * 0.5
      : anchor === 'middle' && !floats(spot.habitat)
        ? -size * 0.75
        : 0;
  place(
    stage,
    layer,
    { ...spot, y: spot.y + drop },
    random,
    { height, mirrored: random.next() < 0.5 },
    paint,
  );
}

/** Who or what the picture is about, and what else is in it. */
function castOf(scene: Scene, art: KingdomArt, random: Random): Cast {
  const wanted = [...new Set(scene.motifs ?? [])];
  const asked = wanted.length > 0;
  const own = random.shuffle(art.sights).slice(0, 2 + random.int(2));
  if (scene.character) return { asked, others: asked ? wanted : own };
  if (!asked) return { asked, subject: random.pick(art.residents), others: own };
  const subject =
    wanted.find((motif) => motifs[motif].habitats[0] === 'ground') ?? random.pick(art.residents);
  return { asked, subject, others: wanted.filter((motif) => motif !== subject) };
}

/** From where the picture is seen: how near, and towards which part of it, in shares of its width and height. */
interface Camera {
  readonly nearness: number;
  readonly x: number;
  readonly y: number;
}

function cameraOf(random: Random): Camera {
  return { nearness: random.next() * 0.22, x: random.between(0.24, 0.66), y: random.between(0.5, 0.95) };
}

/** Near layers move more than far ones when the camera does. */
function viewOf({ width, height }: Stage, { nearness, x, y }: Camera, depth: number): GroupMarks {
  const scale = 1 + nearness * (1.1 - depth * 0.75);
  return { x: width * x * (1 - scale), y: height * y * (1 - scale), scale };
}

/** The picture as SVG, before its finish. It names nothing outside itself and holds no text. */
export function sceneSvg(scene: Scene): string {
  for (const side of [scene.width, scene.height])
    if (!Number.isInteger(side) || side < 16 || side > 4096)
      throw new RangeError(`a picture's sides must be 16 to 4096 pixels, got ${scene.width}x${scene.height}`);
  const random = createRandom(`painter/${scene.chakra}/${scene.seed}`);
  const art = artOf(scene.chakra);
  const ratio = clamp(scene.width / scene.height, 0.25, 4);
  const mood = {
    valence: clamp(scene.mood?.valence ?? 0, -1, 1),
    arousal: clamp(scene.mood?.arousal ?? 0.5, 0, 1),
  };
  const time = scene.time ?? random.fork('hour').pick(art.hours);
  const sheet = createSheet();
  const stage: Stage = {
    sheet,
    random: random.fork('composition'),
    noise: createNoise(random.fork('noise')),
    width: 1000 * Math.sqrt(ratio),
    height: 1000 / Math.sqrt(ratio),
    tall: ratio < 0.8,
    palette: paletteFor(art.palette, time, mood, random.fork('palette')),
    time,
    energy: mood.arousal,
    moment: clamp(scene.moment ?? 0.5, 0, 1),
  };
  const layers = random.fork('which').pick(art.compositions)(stage);
  const cast = castOf(scene, art, random.fork('cast'));
  const guests = seat(cast, layers, random.fork('seats'));
  const camera = cameraOf(random.fork('camera'));
  const turned = random.fork('turned').next() < 0.5;
  sheet.group(turned ? { x: stage.width, scale: [-1, 1] } : {}, () => {
    for (const layer of layers)
      sheet.group(layer.fixed ? {} : viewOf(stage, camera, layer.depth), () => {
        layer.paint();
        for (const { motif, spot } of guests.get(layer) ?? [])
          paintMotif(stage, layer, spot, motif, random.fork(`motif/${motif}`));
        if (layer.hero) paintHero(stage, layer, layer.hero, scene, cast.subject, random.fork('hero'));
      });
  });
  return sheet.svg(scene.width, scene.height, stage.width, stage.height);
}

function paintHero(
  stage: Stage,
  layer: Layer,
  spot: Spot,
  scene: Scene,
  subject: Motif | undefined,
  random: Random,
): void {
  const { character } = scene;
  const mirrored = random.next() < 0.3;
  stage.sheet.glow(
    spot.x,
    spot.y - spot.size * 0.5,
    spot.size * 1.1,
    layer.light.colour,
    0.4 * layer.light.strength,
  );
  const closer = {
    ...spot,
    x: spot.x + random.between(-0.03, 0.05) * stage.width,
    size: spot.size * (0.92 + 0.14 * stage.moment) * random.between(0.94, 1.06),
  };
  if (character)
    place(stage, layer, closer, random, { height: statures[character.kind], mirrored }, (kit) =>
      paintCharacter(kit, character),
    );
  else if (subject) paintMotif(stage, layer, closer, subject, random);
}

/** Runs `work` to its end, letting the process answer others at each of its pauses. */
async function inTurns(work: Generator<void>): Promise<void> {
  for (const _pause of work) await nextTurn();
}

/** The finished picture as WebP. @throws RangeError when its size is not whole pixels from 16 to 4096. */
export async function paintScene(scene: Scene): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(sceneSvg(scene)))
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = {
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length),
    width: info.width,
    height: info.height,
  };
  const art = artOf(scene.chakra);
  const random = createRandom(`finish/${scene.seed}`);
  await inTurns(brushOver(pixels, random.fork('hand'), art.hand));
  await inTurns(finish(pixels, random.fork('finish'), art.finish));
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .webp({ quality: 86, effort: 3 })
    .toBuffer();
}

/** The picture as a 256x256 WebP. */
export function thumbnail(image: Buffer): Promise<Buffer> {
  return sharp(image)
    .resize(256, 256, { fit: 'cover', kernel: 'lanczos3' })
    .webp({ quality: 84, effort: 4 })
    .toBuffer();
}
