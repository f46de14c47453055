import { setImmediate as nextTurn } from 'node:timers/promises';
import sharp from 'sharp';
import { createRandom, type Random } from '../../core/random.ts';
import type { Chakra } from '../../practice/kingdoms.ts';
import { cameraOf, marksOf, type View, viewOf } from './camera.ts';
import { paintCharacter, sizeOf } from './characters/figures.ts';
import type { CharacterLook } from './characters/look.ts';
import { finish } from './finish.ts';
import { artOf } from './kingdoms/gallery.ts';
import type { KingdomArt } from './kingdoms/kingdom.ts';
import { place } from './kit.ts';
import { bed, hillock } from './motifs/bed.ts';
import { heightIn, type Motif, motifNames, motifs } from './motifs/motifs.ts';
import { createNoise } from './noise.ts';
import { paletteFor } from './palette.ts';
import { type Page, type Place, routeOf, type Stop } from './places.ts';
import { footing, framed, seat } from './seating.ts';
import { createSheet } from './sheet.ts';
import type { Layer, Spot, Stage, TimeOfDay } from './stage.ts';
import { brushOver } from './strokes.ts';

export { type CharacterLook, characterLook } from './characters/look.ts';
export { type Motif, motifNames };

/** The content of a picture. The same scene gives the same picture. */
export interface Scene {
  readonly seed: string;
  /** The chakra of the scene's kingdom. */
  readonly chakra: Chakra;
  /** Size in pixels. */
  readonly width: number;
  readonly height: number;
  /** One of the kingdom's cities. The picture shows this city or a wild place of the kingdom. */
  readonly city?: string;
  /** The page of the story. Neighbouring pages show different places. */
  readonly page?: Page;
  /**
   * What the picture shows, most important first. The first motif is always shown, the others where there is room.
   * Without motifs the kingdom's own are used.
   */
  readonly motifs?: readonly Motif[];
  /** `valence` from -1 to 1, `arousal` from 0 to 1. */
  readonly mood?: { readonly valence: number; readonly arousal: number };
  readonly time?: TimeOfDay;
  /** The story's protagonist. With a protagonist the picture's subject is that character. */
  readonly character?: CharacterLook;
  /** The position of the scene in its story, from 0 (the beginning) to 1 (the end). */
  readonly moment?: number;
}

const clamp = (value: number, low: number, high: number) =>
  Number.isFinite(value) ? Math.min(high, Math.max(low, value)) : low;

interface Cast {
  /** The motif that replaces the protagonist, in a picture without one. */
  readonly subject?: Motif;
  readonly others: readonly Motif[];
  /** True when the scene named the motifs. */
  readonly asked: boolean;
}

function paintMotif(stage: Stage, layer: Layer, spot: Spot, motif: Motif, random: Random) {
  const { anchor, half, grown, paint } = motifs[motif];
  const height = heightIn(motif, spot.habitat);
  const at = { ...spot, y: footing(spot, { anchor, height }) };
  place(stage, layer, at, random, { height, mirrored: random.next() < 0.5 }, (kit) => {
    if (spot.habitat === 'far' && !spot.built) hillock(kit, half);
    else if (spot.habitat === 'floor' && grown) bed(kit, half);
    paint(kit);
  });
}

/** Chooses the subject and the other motifs. */
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

/** The sun or moon that the picture shows, if the scene decides it: the one among its motifs, or the moon at night. */
function bodyOf(scene: Scene, time: TimeOfDay): 'sun' | 'moon' | undefined {
  return scene.motifs?.find(isBody) ?? (time === 'night' ? 'moon' : undefined);
}

const isBody = (motif: Motif): motif is 'sun' | 'moon' => motif === 'sun' || motif === 'moon';

/** The place of the scene. A scene that is not a page of a story gets any place of its city or any wild place. */
function stopOf(
  { city, page }: Scene,
  places: readonly Place[],
  random: Random,
): Partial<Stop> & Pick<Stop, 'place'> {
  if (page) return routeOf(places, city, page.count, createRandom(`route/${page.story}`))[page.index]!;
  const homes = places.filter((place) => city !== undefined && place.city === city);
  const around = places.filter((place) => place.wild === true && !homes.includes(place));
  return { place: random.pick(homes.length > 0 ? [...homes, ...around] : places) };
}

/** The number of motifs that may stand on the same ground as the subject. */
const companyOf = ({ others }: Cast) =>
  others.filter((motif) => motifs[motif].habitats.includes('ground')).length;

/** The scene as SVG, without brush strokes and finish. The SVG has no text and no references to other files. */
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
    body: bodyOf(scene, time),
    energy: mood.arousal,
    moment: clamp(scene.moment ?? 0.5, 0, 1),
  };
  const { place: where, visit } = stopOf(scene, art.places, random.fork('which'));
  const layers = where.composition(stage);
  const cast = castOf(scene, art, random.fork('cast'));
  const camera = cameraOf(random.fork('camera'), companyOf(cast), visit);
  const view = (layer: Layer) => viewOf(stage, camera, layer.fixed ? undefined : layer.depth);
  const hero = heroOf(stage, layers, view, scene.character, cast, random.fork('hero'));
  const shown = layers.some(({ light }) => light.disc)
    ? cast.others.filter((motif) => !isBody(motif))
    : cast.others;
  const guests = seat(stage, layers, view, { ...cast, others: shown }, hero, random.fork('seats'));
  const turned = visit === undefined ? random.fork('turned').next() < 0.5 : visit % 2 === 1;
  sheet.group(turned ? { x: stage.width, scale: [-1, 1] } : {}, () => {
    for (const layer of layers)
      sheet.group(marksOf(view(layer)), () => {
        layer.paint();
        for (const { motif, spot } of guests.get(layer) ?? [])
          paintMotif(stage, layer, spot, motif, random.fork(`motif/${motif}`));
        if (layer === hero.layer) paintHero(stage, hero, scene.character, cast.subject);
      });
  });
  return sheet.svg(scene.width, scene.height, stage.width, stage.height);
}

interface Hero {
  readonly layer: Layer;
  readonly spot: Spot;
  readonly bulk: { readonly height: number; readonly half: number; readonly anchor: 'foot' | 'middle' };
  readonly mirrored: boolean;
  readonly random: Random;
}

/**
 * Returns the spot of the subject, wholly inside the picture. The subject grows during the story, and moves aside when
 * exactly one other motif may stand on the same ground.
 */
function heroOf(
  stage: Stage,
  layers: readonly Layer[],
  view: (layer: Layer) => View,
  character: CharacterLook | undefined,
  cast: Cast,
  random: Random,
): Hero {
  const aside = companyOf(cast) === 1;
  const layer = layers.find((candidate) => candidate.hero)!;
  const own = layer.hero!;
  const mirrored = random.next() < 0.3;
  const spot = {
    ...own,
    x: own.x + (random.between(-0.03, 0.05) - (aside ? 0.05 : 0)) * stage.width,
    size: own.size * (0.92 + 0.14 * stage.moment) * random.between(0.94, 1.06),
  };
  const bulk = character
    ? { height: sizeOf(character.kind).stature, half: sizeOf(character.kind).girth, anchor: 'foot' as const }
    : motifs[cast.subject!];
  return { layer, spot: framed(stage, spot, bulk, view(layer)), bulk, mirrored, random };
}

function paintHero(
  stage: Stage,
  { layer, spot, mirrored, random }: Hero,
  character: CharacterLook | undefined,
  subject: Motif | undefined,
) {
  const { light } = layer;
  stage.sheet.glow(spot.x, spot.y - spot.size * 0.5, spot.size * 1.1, light.colour, 0.4 * light.strength);
  if (character)
    place(stage, layer, spot, random, { height: sizeOf(character.kind).stature, mirrored }, (kit) =>
      paintCharacter(kit, character),
    );
  else if (subject) paintMotif(stage, layer, spot, subject, random);
}

/** Runs `work` to its end. At each yield, other events are handled. */
async function runInTurns(work: Generator<void>): Promise<void> {
  for (const _pause of work) await nextTurn();
}

/** The finished picture as WebP. @throws RangeError when width or height is not an integer from 16 to 4096. */
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
  await runInTurns(brushOver(pixels, random.fork('hand'), art.hand));
  await runInTurns(finish(pixels, random.fork('finish'), art.finish));
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
